// @ts-check
// What can be chosen: a tree of clicks, the way that was gone through it, and what glows for it.

import { byId, element } from "../shared/dom.js";

/** @typedef {{token: string, label: string, play?: string, ask?: string, next?: Choice[]}} Choice */

const stage = byId("stage");
const list = byId("choices");

/** @type {Choice[]} All that can be chosen, from the first click on. */
let tree = [];
/** @type {string[]} The clicks made so far towards an action. */
let trail = [];
/** @type {string[]} Clicks that were taken back, the next one last. */
let undone = [];
/** @type {Map<Element, {label: string | null, role: string | null}>} What is lit, and what it is when it is not. */
const lit = new Map();
/** Figures of a number that is not whole yet. */
let figures = "";

// --- the way through the tree -------------------------------------------------------------------

/**
 * Choose from a tree, from its beginning; where it is the same as before, what is in the hand stays there.
 * @param {Choice[]} choices
 */
export function chooseFrom(choices) {
  if (choices === tree || JSON.stringify(choices) === JSON.stringify(tree)) return;
  tree = choices;
  forgetTrail();
}

export function forgetTrail() {
  trail = [];
  undone = [];
}

/** The clicks made so far. */
export const clicked = () => [...trail];

/** The choices that the trail has led through. */
export function chosen() {
  let next = tree;
  return trail.flatMap((token) => {
    const choice = next.find((one) => one.token === token);
    next = choice?.next ?? [];
    return choice ?? [];
  });
}

/** The choices that the trail has led to. */
export const offered = () => (trail.length ? (chosen().at(-1)?.next ?? []) : tree);

/** @param {string} token */
export const choiceOf = (token) => offered().find((one) => one.token === token);

/**
 * Go on to what a token leads to.
 * @param {string} token
 */
export function goOn(token) {
  undone = undone.at(-1) === token ? undone.slice(0, -1) : [];
  trail.push(token);
}

/** Take the last click back; say whether there was one. */
export function stepBack() {
  const token = trail.pop();
  if (token) undone.push(token);
  return token !== undefined;
}

/** Click again what was taken back; say whether there was something. */
export function stepAgain() {
  const token = undone.at(-1);
  if (!token || !choiceOf(token)) return false;
  goOn(token);
  return true;
}

export const canStepAgain = () => undone.length > 0;

/** How many figures the number of a choice has: all have as many, so that none waits for another. */
const wide = () => String(offered().length).length;

/**
 * The choice that a key completes the number of: none yet, if more figures are to come; and undefined
 * if the key is no figure of a choice.
 * @param {string} key
 */
export function byNumber(key) {
  if (!/^\d$/.test(key) || (key === "0" && wide() === 1)) return undefined;
  figures += key;
  if (figures.length < wide()) return null;
  const choice = offered()[Number(figures) - 1];
  figures = "";
  return choice ?? null;
}

// --- what glows ---------------------------------------------------------------------------------

/**
 * The pieces by which something is chosen.
 * @param {string} token
 * @returns {SVGGraphicsElement[]}
 */
export const piecesOf = (token) => [...stage.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].map(
  (piece) => /** @type {SVGGraphicsElement} */ (piece),
);

/** @param {Element} piece */
export const isInSight = (piece) => piece.getBoundingClientRect().width > 0;

/**
 * Let all that glows be called by its own name again, but for what goes on glowing: it keeps the
 * focus, too.
 * @param {Set<Element>} [staying]
 */
export function unlight(staying = new Set()) {
  for (const [piece, { label, role }] of lit) {
    if (staying.has(piece)) continue;
    lit.delete(piece);
    piece.classList.remove("lit");
    for (const name of ["tabindex", "aria-description"]) piece.removeAttribute(name);
    be(piece, "role", role);
    be(piece, "aria-label", label);
  }
}

/**
 * @param {Element} piece
 * @param {string} name
 * @param {string | null} value
 */
function be(piece, name, value) {
  if (value === null) piece.removeAttribute(name);
  else piece.setAttribute(name, value);
}

/**
 * Light what can be clicked now; what no picture shows gets a button.
 * @param {Choice[]} now
 * @param {HTMLElement[]} [buttons] of another kind, before these
 */
export function lightUp(now, buttons = []) {
  const found = now.map(({ token }) => piecesOf(token));
  unlight(new Set(found.flat()));
  figures = "";
  list.replaceChildren(...buttons);
  for (const [i, { token, label }] of now.entries()) {
    const pieces = found[i] ?? [];
    for (const piece of pieces) {
      if (!lit.has(piece)) lit.set(piece, { label: piece.getAttribute("aria-label"), role: piece.getAttribute("role") });
      piece.classList.add("lit");
      piece.setAttribute("tabindex", "0");
      piece.setAttribute("role", "button");
      piece.setAttribute("aria-label", label);
      be(piece, "aria-description", piece.getAttribute("data-help"));
    }
    const button = element("button", pieces.length ? "choice drawn" : "choice", label);
    button.dataset.choose = token;
    button.append(element("kbd", "", String(i + 1).padStart(wide(), "0")));
    list.append(button);
  }
  byId("as-list").hidden = !list.querySelector(".drawn");
  list.classList.toggle("all-drawn", !list.querySelector(".choice:not(.drawn)"));
}

/**
 * The thing under a spot, also under what is only drawn there, such as a figure that stands on a square.
 * @param {{clientX: number, clientY: number}} spot
 * @param {string} [which]
 */
export function thingAt({ clientX, clientY }, which = "[data-token]") {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest(`#stage ${which}`);
    if (thing) return thing;
  }
  return null;
}
