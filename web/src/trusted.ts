/** Trusted Types: the page takes no text for markup or scripts. The one script that it loads by name is the service worker. */

const WORKER = "/sw.js";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;

const policy = policies?.createPolicy("klubovna", {
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError(`${url} is no script of the clubhouse`);
    return url;
  },
});

/** The service worker, as browsers with Trusted Types want it named. */
export const install = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string);
