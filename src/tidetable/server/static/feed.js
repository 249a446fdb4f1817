// @ts-check
// What happened, line by line, each with its small picture. The style sheet keeps the newest line
// in sight, however the room for it changes; whoever has scrolled up to read is left in peace.

import { byId, element } from "./dom.js";

/** @typedef {{number: number, seat: number, new: boolean, text: string, stamp: string}} Line */

const SLACK = 4; // pixels that a list may be off its end
const list = byId("feed");
const sheet = /** @type {HTMLElement} */ (list.parentElement);

/** @type {Map<string, HTMLElement>} The rows that are shown, by what they say. */
let rows = new Map();

/**
 * @param {Line[]} lines
 * @param {{colour: number}[]} players
 */
export function showFeed(lines, players) {
  const read = topmost();
  const height = read?.getBoundingClientRect().top ?? 0;
  write(lines, players);
  if (read?.isConnected) sheet.scrollTop += read.getBoundingClientRect().top - height;
}

/** The line that somebody reads who has scrolled up: it stays where it is. */
function topmost() {
  if (sheet.scrollTop > -SLACK) return undefined;
  const { top } = sheet.getBoundingClientRect();
  return [...rows.values()].find((row) => row.getBoundingClientRect().bottom > top);
}

/**
 * Add what is new and remove what is gone. What stays is not touched: it would be read out again.
 * @param {Line[]} lines
 * @param {{colour: number}[]} players
 */
function write(lines, players) {
  /** @type {typeof rows} */
  const next = new Map();
  for (const told of lines) {
    const colour = players[told.seat]?.colour;
    const key = JSON.stringify([told.number, told.text, told.stamp, colour]);
    const row = rows.get(key) ?? line(told, colour);
    row.classList.toggle("new", told.new);
    next.set(key, row);
  }
  for (const [key, row] of rows) if (!next.has(key)) row.remove();
  for (const [i, row] of [...next.values()].entries())
    if (list.children[i] !== row) list.insertBefore(row, list.children[i] ?? null);
  rows = next;
}

/**
 * A line of what happened. What came last stands out.
 * @param {Line} told
 * @param {number | undefined} colour
 */
function line({ text, stamp }, colour) {
  const row = element("li", colour ? `seat-${colour}` : "");
  const picture = element("span", "stamp");
  if (stamp) picture.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true">${stamp}</svg>`;
  row.append(picture, element("span", "", text));
  return row;
}
