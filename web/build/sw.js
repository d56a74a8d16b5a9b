// The shell opens without a net; play itself always needs the server. Nothing from /api is ever kept.
const SHELL = "shell-" + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...KEPT]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// It is somebody's turn at a table that they are not at; the server has put it into their language.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // whatever came, a browser wants something to be shown for it
  }
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Klubovna", {
      body: told.body ?? "",
      tag: told.tag ?? "klubovna",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { path: told.path ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const place = new URL(event.notification.data?.path ?? "/", location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === place.pathname);
      return there ? there.focus() : self.clients.openWindow(place.href);
    }),
  );
});

// The browser has moved to another address: the clubhouse is to know.
self.addEventListener("pushsubscriptionchange", (event) => {
  const moved = event.newSubscription ?? self.registration.pushManager.subscribe(event.oldSubscription?.options);
  event.waitUntil(
    Promise.resolve(moved).then((now) => {
      const { endpoint, keys } = now.toJSON();
      const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
      return fetch("/api/card/notices/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (KEPT.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  }
});
