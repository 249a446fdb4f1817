// @ts-check
// The clock: how long whoever is asked may still think, counted down here between two words of
// the server.

import { byId, post } from "./dom.js";

/** @typedef {import("./room.js").Clock} Clock */

const DAY = 24 * 60 * 60;
const root = byId("table");
const pause = document.getElementById("pause");

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
  const paused = document.getElementById("paused");
  if (paused) paused.textContent = clock?.paused ?? "";
  if (pause) {
    pause.hidden = !clock || (clock.paused !== null && !clock.mine);
    pause.textContent = (clock?.paused ? pause.dataset.goOn : pause.dataset.stop) ?? "";
  }
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

pause?.addEventListener("click", () => {
  void post(`${root.dataset.here}/clock`, { stop: !clock?.paused, seat });
});

setInterval(() => {
  if (clock?.runs) show();
}, 1000);
