// @ts-check
// The clock: how long whoever is asked may still think, counted down here between two words of
// the server.

import { byId, element, post } from "../shared/dom.js";

/** @typedef {import("./room.js").Clock} Clock */

const DAY = 24 * 60 * 60;
const here = byId("table").dataset.here ?? "";

/** @type {Clock | null} */
let clock = null;
/** When the clock was seen so, by this machine's time. */
let seen = 0;
let seat = -1;

document.addEventListener("scene", (event) => {
  seat = /** @type {CustomEvent} */ (event).detail.seat;
  show();
});

document.addEventListener("room", (event) => {
  clock = /** @type {CustomEvent} */ (event).detail.clock;
  seen = Date.now();
  showBreak();
  // The rows of the seats are made after this.
  queueMicrotask(show);
});

function left() {
  if (!clock) return 0;
  return Math.max(0, clock.left - (clock.runs ? (Date.now() - seen) / 1000 : 0));
}

function show() {
  const words = clock ? inWords(left()) : "";
  for (const row of document.querySelectorAll("#players .player")) {
    const place = /** @type {HTMLElement} */ (row.querySelector(".time"));
    const counts = clock && row.matches(".asked:not(.robot)");
    place.textContent = counts ? words : "";
    place.classList.toggle("late", Boolean(counts && clock && left() < clock.given / 10));
    place.classList.toggle("stands", Boolean(clock && !clock.runs));
  }
}

/** What is said about a break, and what can be answered; what has not changed stays as it is. */
function showBreak() {
  const [paused, pause] = ["paused", "pause"].map((id) => document.getElementById(id));
  if (!paused || !pause) return;
  const shown = JSON.stringify([clock?.words, clock?.offers]);
  if (pause.dataset.shown === shown) return;
  pause.dataset.shown = shown;
  paused.textContent = clock?.words ?? "";
  pause.replaceChildren(...(clock?.offers ?? []).map(button));
}

/** @param {Clock["offers"][number]} offer */
function button({ stop, label, now }) {
  const made = element("button", now ? "primary" : "", label);
  made.addEventListener("click", () => void post(`${here}/clock`, { stop, seat }));
  return made;
}

/**
 * Minutes and seconds, or days and hours as the reader's language writes them.
 * @param {number} seconds
 */
function inWords(seconds) {
  if (seconds < 60 * 60) {
    const whole = Math.ceil(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }
  const unit = (/** @type {number} */ n, /** @type {string} */ name) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      style: "unit",
      unit: name,
      unitDisplay: "narrow",
    }).format(Math.floor(n));
  const hours = unit((seconds % DAY) / 3600, "hour");
  if (seconds >= DAY) return `${unit(seconds / DAY, "day")} ${hours}`;
  return `${hours} ${unit((seconds % 3600) / 60, "minute")}`;
}

setInterval(() => {
  if (clock?.runs) show();
}, 1000);
