// @ts-check
// What the browser keeps of us while the net is gone: files that have a digest in their address, and
// one page that says so. Nothing of a table is ever kept here, neither pages nor scenes: whatever
// lies in this cache, anybody may see. The page asks for this script by language and version, so a
// new one of either is a new worker.

/** @type {any} The types of pages do not know what a worker is. */
const worker = self;
const { searchParams } = new URL(location.href);
const language = searchParams.get("lang") ?? "";
const CACHE = `shell-${searchParams.get("version")}-${language}`;
const OFFLINE = `/offline?lang=${encodeURIComponent(language)}`;
const KEPT_FOR_GOOD = /^\/(static|games\/\w+)\/[0-9a-f]{12}\//;

/** @param {string} address */
const isForGood = (address) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && KEPT_FOR_GOOD.test(pathname);
};

/** Keep files that are not kept yet. @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses.filter(isForGood))
    if (!(await cache.match(address))) await cache.add(address).catch(() => null);
}

/** Keep the page for bad times, and what it is made of. */
async function prepare() {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE, { cache: "no-store" });
  if (!page.ok) throw new Error(`no page for bad times: ${page.status}`);
  await cache.put(OFFLINE, page.clone());
  const named = (await page.text()).matchAll(/(?:href|src)="([^"]+)"/g);
  await keep([...named].map(([, address]) => address ?? ""));
}

/** Forget what older versions and other languages kept. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function fileOf(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** @param {Request} request */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(prepare().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data.use)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (isForGood(request.url)) event.respondWith(fileOf(request));
  else if (request.mode === "navigate") event.respondWith(pageOf(request));
});
