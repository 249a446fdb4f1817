// @ts-check
// The line to the table: it heals by itself, and shows when it is broken.

import { post } from "./dom.js";

const TRUST = 40_000; // the server speaks every 15 seconds; a line silent for so long is dead
const AGAIN = 2000;

/** @type {Set<() => void>} Who waits until something is heard again. */
const waiting = new Set();

/** Wait until the line works again: something is heard, or it never broke and has had a moment. */
function whenBack() {
  return /** @type {Promise<void>} */ (
    new Promise((back) => {
      waiting.add(back);
      setTimeout(() => {
        if (!document.body.classList.contains("offline")) back();
      }, AGAIN);
    })
  );
}

/**
 * Post something; if the net is gone, once more when it is back. An answer names the version that it
 * answers: whatever has happened meanwhile, it counts once or is refused with a word.
 * @param {string} path
 * @param {object} body
 */
export async function deliver(path, body) {
  const reply = await post(path, body, false);
  if (reply.status) return reply;
  document.body.classList.add("unsent");
  await whenBack();
  document.body.classList.remove("unsent");
  return post(path, body);
}

/**
 * Listen to the table for as long as the page is open.
 * @param {() => string} path where the stream is, for whoever has what the page has by now
 * @param {Record<string, (text: string) => void>} hear what to do with each kind of event
 */
export function listen(path, hear) {
  /** @type {EventSource} */
  let stream;
  let heard = Date.now();

  const alive = () => {
    heard = Date.now();
    document.body.classList.remove("offline");
    for (const back of waiting) back();
    waiting.clear();
  };

  const open = () => {
    heard = Date.now();
    stream = new EventSource(path());
    stream.addEventListener("open", alive);
    stream.addEventListener("pulse", alive);
    stream.addEventListener("error", () => {
      document.body.classList.add("offline");
      if (stream.readyState !== EventSource.CLOSED) return;
      document.dispatchEvent(new Event("refused"));
      setTimeout(again, AGAIN); // it does not come back by itself
    });
    for (const [kind, act] of Object.entries(hear))
      stream.addEventListener(kind, (event) => {
        alive();
        act(event.data);
      });
  };

  const again = () => {
    stream.close();
    open();
  };

  /** A phone that slept, a network that changed: the line may be dead without a word. */
  const check = () => {
    if (stream.readyState === EventSource.CLOSED || Date.now() - heard < TRUST) return;
    document.body.classList.add("offline");
    again();
  };

  open();
  setInterval(check, AGAIN);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("online", again);
  window.addEventListener("offline", () => document.body.classList.add("offline"));
}
