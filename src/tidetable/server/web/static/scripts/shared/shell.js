// @ts-check
// What every page does so that there is something to see without a net: it has a worker keep the
// files it is made of, and forgets the board of a table that was left.

import { lastSeen } from "./lastseen.js";

lastSeen();

const { lang: language } = document.documentElement;
const version = new URL(import.meta.url).pathname.split("/")[2] ?? "";

/** Where a page comes over an open line from elsewhere, browsers have no workers. */
async function keepShell() {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(`/worker.js?${new URLSearchParams({ version })}`);
  const { active } = await navigator.serviceWorker.ready;
  const use = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ language, use });
}

if (document.readyState === "complete") void keepShell().catch(() => {});
else addEventListener("load", () => void keepShell().catch(() => {}));
