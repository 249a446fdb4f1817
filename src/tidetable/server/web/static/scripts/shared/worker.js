// @ts-check
// What the browser keeps of us while the net is gone: files that have a digest in their address, and
// one page that says so. Nothing of a table is ever kept here, neither pages nor scenes: whatever
// lies in this cache, anybody may see. The page asks for this script by version, so a new one is a new
// worker. A language is none: workers that took over from each other while somebody went through the
// languages let pages wait without end.

/** @type {any} The types of pages do not know what a worker is. */
const worker = self;
const CACHE = `shell-${new URL(location.href).searchParams.get("version")}`;
const OFFLINE = "/offline";
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

/** Keep the page for bad times in a reader's language, and what it is made of. @param {string} language */
async function prepare(language) {
  const cache = await caches.open(CACHE);
  const { href } = new URL(`${OFFLINE}?${new URLSearchParams({ lang: language })}`, location.href);
  if ((await cache.match(OFFLINE))?.url === href) return;
  const page = await fetch(href, { cache: "no-store" });
  if (!page.ok) throw new Error(`no page for bad times: ${page.status}`);
  const named = (await page.clone().text()).matchAll(/(?:href|src)="([^"]+)"/g);
  await keep([...named].map(([, address]) => address ?? ""));
  await cache.put(OFFLINE, page); // the last: what is kept can be shown
}

/** Forget what older versions kept. */
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

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { language, use } = event.data;
  event.waitUntil(prepare(language).then(() => keep(use)));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (isForGood(request.url)) event.respondWith(fileOf(request));
  else if (request.mode === "navigate") event.respondWith(pageOf(request));
});
