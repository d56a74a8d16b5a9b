/** Web Push in this browser: whether there is any, and how the clubhouse reaches it. */
import type { AddPush } from "../protocol";
import { install } from "../trusted";

/** "" if it can be had; else why not. */
export function noPush(): "" | "insecure" | "none" | "denied" {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The service worker, once it works; null where it cannot be installed. */
async function working(): Promise<ServiceWorkerRegistration | null> {
  const registration = await install();
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((done) =>
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") done(registration);
      else if (coming.state === "redundant") done(null);
    }),
  );
}

/** Ask the person, then the browser; null if one of them would not. */
export async function subscribe(key: string): Promise<AddPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    const pushManager = (await working())?.pushManager;
    if (!pushManager) return null;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may have been made for another key
    const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
    return made.endpoint && made.keys ? { endpoint: made.endpoint, p256dh: made.keys.p256dh ?? "", auth: made.keys.auth ?? "" } : null;
  } catch {
    return null;
  }
}

/** This browser is told nothing any more. */
export async function unsubscribe(): Promise<void> {
  if (noPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
