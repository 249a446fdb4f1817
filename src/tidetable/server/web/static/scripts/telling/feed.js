// @ts-check
// What happened, line by line, each with its small picture. The style sheet keeps the newest line
// in sight, however the room for it changes; whoever has scrolled up to read is left in peace.

import { byId, element } from "../shared/dom.js";

/**
 * @typedef {object} Line
 * @property {number} number
 * @property {number} seat Whom it befalls; -1: nobody in particular.
 * @property {number} actor Whose turn it is by then; -1: before the first.
 * @property {true} [new] Whether it came last.
 * @property {true} [late] Whether the count-up at the end shows it.
 * @property {true} [act] Whether somebody has done it, and it has not come of something else.
 * @property {string} text
 * @property {number} [n] How many things, if not one.
 * @property {import("../people/signals.js").Kind} [kind] What kind of thing, if it is not put somewhere.
 * @property {string} [from] A place on the board.
 * @property {string} to
 * @property {string} stamp
 */

const SLACK = 4; // pixels that a list may be off its end
const list = byId("feed");
const sheet = /** @type {HTMLElement} */ (list.parentElement);

/**
 * Equal lines that follow each other as one; and as one what was laid out before the first turn.
 * @param {Line[]} lines
 * @param {boolean} [apart] whether equal things that come to different places are told one by one
 */
export function folded(lines, apart = false) {
  /** @type {{line: Line, times: number, others: string[]}[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    const laidOut = last && line.actor < 0 && last.line.actor < 0;
    const equal = last && last.line.text === line.text && last.line.actor === line.actor;
    const same = equal && !(apart && last.line.to !== line.to);
    if (laidOut) found.splice(-1, 1, { line, times: 1, others: [...last.others, last.line.text] });
    else if (same) found.splice(-1, 1, { line, times: last.times + 1, others: [] });
    else found.push({ line, times: 1, others: [] });
  }
  return found;
}

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
 * Each turn has a heading, equal lines are one, and so is all that was laid out before the first.
 * @param {Line[]} lines
 * @param {{colour: number, name: string}[]} players
 */
export function showFeed(lines, players) {
  /** @type {typeof rows} */
  const next = new Map();
  let actor = -1;
  for (const { line: told, times, others } of folded(lines)) {
    const who = players[told.actor];
    if (who && told.actor !== actor) {
      const key = JSON.stringify(["turn", told.number, who.name, who.colour]);
      next.set(key, rows.get(key) ?? heading(who));
    }
    actor = told.actor;
    const colour = players[told.seat]?.colour;
    const key = JSON.stringify([told.number, told.text, told.stamp, colour, times]);
    const row = rows.get(key) ?? line(told, colour, times, others.length > 0);
    row.querySelector("details > div")?.replaceChildren(...[...others, told.text].map((one) => element("p", "told", one)));
    row.classList.toggle("new", told.new === true);
    row.dataset.to = told.to;
    next.set(key, row);
  }
  for (const [key, row] of rows) if (!next.has(key)) row.remove();
  for (const [i, row] of [...next.values()].entries())
    if (list.children[i] !== row) list.insertBefore(row, list.children[i] ?? null);
  rows = next;
  if (reading) requestAnimationFrame(stay); // what else is to change has changed by then
}

/**
 * Whose turn it is.
 * @param {{colour: number, name: string}} who
 */
function heading({ colour, name }) {
  const row = element("li", `turn seat-${colour}`);
  row.append(element("span", "flag"), element("b", "", name));
  return row;
}

/**
 * A line of what happened. What came last stands out.
 * @param {Line} told
 * @param {number | undefined} colour
 * @param {number} times
 * @param {boolean} unfolds whether others are told with it
 */
function line({ text, stamp }, colour, times, unfolds) {
  const row = element("li", colour ? `seat-${colour}` : "");
  row.tabIndex = -1;
  const picture = element("span", "stamp");
  if (stamp) picture.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true">${stamp}</svg>`;
  row.append(picture, unfolds ? unfolding() : element("span", "told", times > 1 ? `${times} × ${text}` : text));
  return row;
}

/** What was laid out before the first turn: that it was, and all of it for whoever asks. */
function unfolding() {
  const all = element("details");
  all.append(element("summary", "told", list.dataset.setup), element("div"));
  return all;
}

// --- what a line is about -----------------------------------------------------------------------

/**
 * Tell which place of the board a line is about, while one points at it or it has the focus.
 * @param {(place: string) => void} show
 */
export function onPointing(show) {
  /** @param {Event} event */
  const at = ({ target }) => show(/** @type {Element} */ (target).closest("li")?.dataset.to ?? "");
  for (const come of ["pointerover", "focusin"]) list.addEventListener(come, at);
  for (const go of ["pointerleave", "focusout"]) list.addEventListener(go, () => show(""));
  sheet.addEventListener("keydown", (event) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const told = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("li[data-to]")]);
    const here = told.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    told.at(here < 0 ? -1 : Math.min(Math.max(here + way, 0), told.length - 1))?.focus();
  });
}
