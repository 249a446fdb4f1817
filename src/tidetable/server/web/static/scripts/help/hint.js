// @ts-check
// What would the captain do? Asked by whoever is to answer, shown on the board and in words, and gone
// with the next move.

import { isInSight, piecesOf } from "../answering/choices.js";
import { giveBack } from "../answering/focus.js";
import { byId, element, post } from "../shared/dom.js";
import { arrow, around, unring } from "../board/marks.js";

/** @typedef {{text: string, label: string, chances: number, why: string, paths: string[][]}} Hint */

const panel = document.getElementById("hint"); // only there for whoever plays a game with a captain
const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("hint-button"));
let asked = 0;

/**
 * Ask the captain what to do in a seat's place, instead of what it was about to do, if anything.
 * @param {string} here
 * @param {number} seat
 * @param {string} instead
 * @param {(text: string) => void} follow do what a hint says
 */
export async function askCaptain(here, seat, instead, follow) {
  if (!panel || button?.disabled) return;
  const ask = (asked += 1);
  show([element("li", "thinks", panel.dataset.thinks)]);
  const answer = await post(`${here}/hint`, { seat, instead });
  if (ask !== asked) return;
  if (!answer.ok) return forgetHint();
  /** @type {Hint[]} */
  const hints = answer.hints;
  show(hints.map((hint, i) => line(hint, i + 1, follow)));
  for (const [i, hint] of [...hints.entries()].reverse()) point(hint, i + 1); // the best above the others
  if (!showMarks()) panel.scrollIntoView({ block: "nearest" });
}

/** Bring the marks of the best hint into sight, above what is said; say whether there are any. */
function showMarks() {
  const marks = [...byId("rings").querySelectorAll(".hint-1")].map((mark) => mark.getBoundingClientRect());
  if (!marks.length || !panel) return false;
  const [top, bottom] = [Math.min(...marks.map((mark) => mark.top)), Math.max(...marks.map((mark) => mark.bottom))];
  const over = getComputedStyle(panel).position === "sticky" ? panel.offsetHeight : 0;
  const room = innerHeight - over;
  if (over && (top < 0 || bottom > room)) scrollBy(0, (top + bottom) / 2 - room / 2);
  return over > 0;
}

/**
 * Let hints be asked for, or not: while somebody else says what to do they might contradict.
 * @param {boolean} yes
 */
export function allowHints(yes) {
  if (button) button.disabled = !yes;
}

/** Something has happened since: what was said is no longer true. */
export function forgetHint() {
  asked += 1;
  unring("hinted");
  open(false);
}

/** @param {boolean} yes */
function open(yes) {
  if (panel) panel.hidden = !yes;
  byId("table").classList.toggle("hinting", yes);
}

/** @param {HTMLElement[]} lines */
function show(lines) {
  unring("hinted");
  panel?.querySelector("ol")?.replaceChildren(...lines);
  open(true);
}

/**
 * A hint in words. Who rests on it sees it alone on the board.
 * @param {Hint} hint
 * @param {number} n
 * @param {(text: string) => void} follow
 */
function line(hint, n, follow) {
  const row = element("li");
  const act = element("button", "follow", panel?.dataset.follow);
  act.addEventListener("click", () => follow(hint.text));
  row.append(element("b", "", hint.label), element("span", "", hint.why), act);
  const alone = (/** @type {boolean} */ yes) => byId("rings").classList.toggle(`only-${n}`, yes);
  for (const [event, yes] of /** @type {const} */ ([["pointerenter", true], ["focusin", true], ["pointerleave", false], ["focusout", false]]))
    row.addEventListener(event, () => alone(yes));
  return row;
}

/**
 * Draw a hint on the board, with its number.
 * @param {Hint} hint
 * @param {number} n
 */
function point({ paths }, n) {
  for (const path of paths) pointAlong(path, `hinted hint-${n}`, `${n}`);
}

/**
 * Draw a ring around each thing that a move is about, and an arrow from what is taken first to where it
 * goes.
 * @param {string[]} path tokens
 * @param {string} kind
 * @param {string} [letters] at the last one
 */
export function pointAlong(path, kind, letters = "") {
  const found = path.map(pieceOf).filter((piece) => piece !== null);
  for (const [i, piece] of found.entries()) around(piece, kind, i === found.length - 1 ? letters : "");
  const [from, to] = [found[0], found.at(-1)];
  if (from && to && from !== to) arrow(from, to, kind);
}

/** The first piece in sight by which something is chosen; one that glows, if any does. @param {string} token */
function pieceOf(token) {
  const all = piecesOf(token).filter(isInSight);
  return all.find(glows) ?? all[0] ?? null;
}

/** Whether a piece shows that it can be chosen: a board may keep still what is only called alike. @param {Element} piece */
const glows = (piece) => getComputedStyle(piece.querySelector(":scope > .ring") ?? piece).visibility === "visible";

/**
 * @param {() => void} ask
 */
export function onHintAsked(ask) {
  button?.addEventListener("click", ask);
  panel?.querySelector("header button")?.addEventListener("click", () => {
    forgetHint();
    giveBack(panel);
  });
}
