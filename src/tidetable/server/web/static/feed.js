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

/** @type {{row: HTMLElement, height: number} | undefined} What is being read, and how far down. */
let reading;
let put = 0; // where the list was scrolled to from here; elsewhere, somebody has scrolled it

// Lines come, wrap anew, and the choices below take room or give it back: what is read stays.
sheet.addEventListener("scroll", notice);
const shapes = new ResizeObserver(stay);
shapes.observe(sheet);
shapes.observe(list);

/** See whether somebody has scrolled, and what is read now. */
function notice() {
  if (sheet.scrollTop === put) return;
  put = sheet.scrollTop;
  reading = topmost();
}

/** The line that somebody reads who has scrolled up. */
function topmost() {
  if (sheet.scrollTop > -SLACK) return undefined;
  const row = [...rows.values()].find((row) => heightOf(row) + row.offsetHeight > 0);
  return row && { row, height: heightOf(row) };
}

/** How far below the sheet's upper edge a line begins. @param {HTMLElement} row */
function heightOf(row) {
  return row.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
}

/** Bring the line that is read back to where it was. */
function stay() {
  notice();
  if (!reading?.row.isConnected) return;
  sheet.scrollTop += heightOf(reading.row) - reading.height;
  put = sheet.scrollTop;
}

/**
 * Add what is new and remove what is gone. What stays is not touched: it would be read out again.
 * @param {Line[]} lines
 * @param {{colour: number}[]} players
 */
export function showFeed(lines, players) {
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
  if (reading) requestAnimationFrame(stay); // what else is to change has changed by then
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
