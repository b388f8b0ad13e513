// Keeps the shell of the page, so that it opens without a connection and can say so itself.
// Tables and rules come from the server alone: nothing under /api is touched or kept.
const CACHE = "rathaus-shell-1";
const ASSET = /\/assets\/[\w.-]+/g;

/** The page and all that it names. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch("/", { cache: "no-store" });
  const assets = (await page.clone().text()).match(ASSET) ?? [];
  await cache.put("/", page);
  await cache.addAll([...new Set(assets)]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page, or the one we have. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(CACHE)).put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

/** Their names change with their content: what is kept is right. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** It is somebody's turn. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, icon: "/icon-192.png", data: path, renotify: true };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** To the page that has the table open, or to a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
