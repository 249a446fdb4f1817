// @ts-check
// The end as a feast: category by category the places light up where points come from, and every
// seat's counter rolls; then the podium. Knows no game: what counts is the tally's, and where it lies.

import { find, middle, seen } from "../board/ahead.js";
import { byId, element } from "../shared/dom.js";
import { ended, fly, isCalm, lasting, perform } from "./happenings.js";
import { ring, unring } from "../board/marks.js";
import { showScores } from "../people/room.js";
import { chime } from "../people/signals.js";
import { lookAt, lookAtFront } from "../board/zoom.js";

/**
 * @typedef {object} Row A line of the tally, by seat.
 * @property {string} label
 * @property {number[]} values
 * @property {number[]} [worth] In points; none, where it is no part of the result.
 * @property {string[][]} [places] Where those come from.
 * @property {true} [late] Whether they are counted only when all is over.
 */
/** @typedef {{name: string, colour: number, plate: string}[]} Players */

const stage = byId("stage");
const LONG = 3.6; // times as long as a thing flies: so long a category is counted

/**
 * Count all points up, and then show who stands on the podium.
 * @param {Row[]} tally
 * @param {Players} players
 */
export async function celebrate(tally, players) {
  const rows = tally.filter(({ worth }) => worth?.some((n) => n !== 0));
  const totals = players.map(() => 0);
  document.body.classList.add("counting");
  showScores(totals);
  await perform(rows.map((row) => () => count(row, totals, players)));
  unring("counted");
  document.body.classList.remove("counting");
  showScores(null);
  lookAtFront();
}

/**
 * Count one category.
 * @param {Row} row
 * @param {number[]} totals Of each seat by now; they grow.
 * @param {Players} players
 */
async function count({ label, worth = [], places = [] }, totals, players) {
  const before = [...totals];
  worth.forEach((n, seat) => (totals[seat] = (totals[seat] ?? 0) + n));
  unring("counted");
  lookAt(places.flat().find(Boolean) ?? "");
  chime("score");
  const counters = showCard(label, worth, before, players);
  const duration = LONG * lasting();
  const clock = stage.animate([], { duration });
  places.forEach((some, seat) => {
    if (worth[seat]) mark(some, worth[seat] ?? 0, seat, players, duration);
  });
  roll(clock, (part) => {
    const now = totals.map((to, seat) => Math.round((before[seat] ?? 0) + (to - (before[seat] ?? 0)) * part));
    showScores(now);
    now.forEach((n, seat) => counters[seat]?.replaceChildren(String(n)));
  });
  await ended([clock]);
}

/**
 * Light the places that a seat's points come from, and let these fly to its counter.
 * @param {string[]} places
 * @param {number} points
 * @param {number} seat
 * @param {Players} players
 * @param {number} duration
 */
function mark(places, points, seat, players, duration) {
  const colour = players[seat]?.colour ?? 0;
  for (const place of places) ring(place, `counted seat-${colour}`);
  const from = find(stage, seen(stage, places[0] ?? "") ?? "")?.getBoundingClientRect();
  const to = counterOf(seat)?.getBoundingClientRect();
  if (isCalm() || !from?.width || !to?.width) return;
  fly(element("div", `flight points seat-${colour}`, signed(points)), middle(from), middle(to), duration * 0.6);
}

/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "");

/** The counter of a seat that can be seen: in the list of players, or on the card. @param {number} seat */
function counterOf(seat) {
  const all = [byId("players").children[seat]?.querySelector(".score"), byId("turn-card").querySelectorAll(".total")[seat]];
  return all.find((one) => one && isSeen(one.getBoundingClientRect()));
}

/** @param {DOMRect} rect */
const isSeen = ({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight;

/**
 * Follow a clock, as far as it has come: most of the way is done in its first half.
 * @param {Animation} clock
 * @param {(part: number) => void} show
 */
function roll(clock, show) {
  const part = clock.effect?.getComputedTiming().progress ?? 1;
  show(isCalm() ? 1 : Math.min(1, Math.max(0, part * 2.4 - 0.9)));
  if (clock.playState === "running" || clock.playState === "paused") requestAnimationFrame(() => roll(clock, show));
}

/**
 * Say what is counted, what it brings, and how all stand.
 * @param {string} label
 * @param {number[]} worth
 * @param {number[]} before
 * @param {Players} players
 */
function showCard(label, worth, before, players) {
  const card = byId("turn-card");
  card.className = "count-up";
  const rows = players.map(({ name, colour }, seat) => {
    const row = element("li", `seat-${colour}`);
    row.append(
      element("span", "flag"),
      element("span", "name", name),
      element("span", "plus", signed(worth[seat] ?? 0)),
      element("b", "total", String(before[seat])),
    );
    return row;
  });
  const list = element("ol");
  list.append(...rows);
  card.replaceChildren(element("h3", "", label), list);
  return rows.map((row) => /** @type {HTMLElement} */ (row.lastElementChild));
}
