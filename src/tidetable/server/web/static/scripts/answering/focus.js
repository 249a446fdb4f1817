// @ts-check
// The keyboard's focus stays where the play is: on the thing that was chosen, or on the next that can
// be. Arrows walk from one to another by where they lie on the board.

import { byId } from "../shared/dom.js";

const stage = byId("stage");
const list = byId("choices");

/** @typedef {{x: number, y: number}} Point */
/** @type {{key: string | null, token: string | null, at: Point, listed: number} | null} Where the play was last. */
let last = null;

/** Whether the focus has been anywhere at all. */
let placed = false;
/** Whether somebody plays by a pointer: then the focus is nowhere to be looked for. */
let pointing = false;
document.addEventListener("pointerdown", () => (pointing = true), true);
document.addEventListener("keydown", () => (pointing = false), true);

/** @param {Element} thing @returns {Point} */
function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Remember where the play is. @param {Element} thing */
function note(thing) {
  const listed = [...list.children].indexOf(/** @type {Element} */ (thing.closest("#choices > *")));
  const token = thing.getAttribute("data-token") ?? thing.getAttribute("data-choose");
  placed = true;
  last = { key: thing.getAttribute("data-key"), token, at: middle(thing), listed };
}

for (const where of [stage, list])
  where.addEventListener("focusin", ({ target }) => note(/** @type {Element} */ (target)));

/** @type {WeakMap<Element, HTMLElement>} Where one came from into a part of the page that can be closed. */
const origins = new WeakMap();
document.addEventListener("focusin", ({ target, relatedTarget }) => {
  placed = true;
  const from = /** @type {HTMLElement | null} */ (relatedTarget);
  for (let part = /** @type {Element | null} */ (target); from && part && !part.contains(from); part = part.parentElement)
    origins.set(part, from);
});

/**
 * A part of the page has closed: go back to where one came from, or to the play.
 * @param {HTMLElement} part
 * @param {HTMLElement} [otherwise]
 */
export function giveBack(part, otherwise) {
  const now = document.activeElement;
  if (now && now !== document.body && !part.contains(now)) return;
  const from = origins.get(part);
  if (from?.isConnected && from.checkVisibility()) from.focus({ preventScroll: true });
  else if (last) keepFocus();
  else (otherwise ?? question()).focus();
}

/** The play goes on at a thing that was chosen by other means than its own focus. @param {string} token */
export function playAt(token) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const thing = inSight(`[data-token="${CSS.escape(token)}"]`)[0] ?? list.querySelector(`[data-choose="${CSS.escape(token)}"]`);
  if (thing) note(thing);
}

/** @param {string} which @returns {SVGGraphicsElement[]} */
const inSight = (which) => /** @type {SVGGraphicsElement[]} */ ([...stage.querySelectorAll(which)]).filter(
  (thing) => thing.getBoundingClientRect().width > 0,
);

/** Whether a thing is in the part of the board that is looked at. @param {Element} thing */
function isWithin(thing) {
  const [{ x, y }, room] = [middle(thing), stage.getBoundingClientRect()];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
}

/** What is asked, or at the end, who has won. */
const question = () => [byId("prompt"), byId("winners")].find((one) => one.checkVisibility()) ?? byId("table");

/** Where the focus has gone with what it was on, bring it back to the play. */
export function keepFocus() {
  const now = document.activeElement;
  const waits = now === question() || (now && stage.contains(now) && now.getAttribute("tabindex") !== "0");
  const stays = now && now !== document.body && now.checkVisibility() && !waits;
  if (!placed || pointing || stays || document.querySelector("dialog[open]")) return;
  const { key, token, at, listed } = last ?? { key: "", token: "", at: middle(byId("prompt")), listed: -1 };
  const buttons = /** @type {HTMLElement[]} */ ([...list.children]).filter((one) => one.offsetParent);
  const lit = inSight(".lit");
  const same = inSight(`[data-key="${CSS.escape(key ?? "")}"], [data-token="${CSS.escape(token ?? "")}"]`);
  const goal =
    (listed >= 0 && (buttons.find(({ dataset }) => dataset.choose === token) ?? buttons[Math.min(listed, buttons.length - 1)])) ||
    same.find((one) => lit.includes(one)) ||
    nearest(lit.filter(isWithin), at) || // the view stays where it is
    buttons[0] ||
    same[0] ||
    question();
  if (!goal.hasAttribute("tabindex") && !goal.matches("button")) goal.setAttribute("tabindex", "-1");
  stage.toggleAttribute("data-still", true); // who only played on goes on looking where they look
  goal.focus({ preventScroll: true });
  stage.removeAttribute("data-still");
}

document.addEventListener("close", keepFocus, true); // a dialog gives the focus back, if what had it is still there
document.addEventListener("arranged", keepFocus); // what had it may be in another part of the board

/** Take back that a thing could have the focus though it does not glow: a new picture knows nothing of it. */
export function unfocus() {
  for (const one of stage.querySelectorAll('[tabindex="-1"]')) one.removeAttribute("tabindex");
}

/**
 * @template {Element} T
 * @param {T[]} things
 * @param {Point} at
 * @returns {T | undefined}
 */
function nearest(things, at) {
  const far = (/** @type {Element} */ one) => Math.hypot(middle(one).x - at.x, middle(one).y - at.y);
  return things.reduce((/** @type {T | undefined} */ best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}

/** @type {{[key: string]: [number, number]}} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // times as far is what lies off the way

/**
 * Go to the next thing that glows, in the direction of an arrow; say whether there is anything to walk on.
 * @param {string} key
 * @param {Element} target
 */
export function walk(key, target) {
  const way = WAYS[key];
  const lit = inSight(".lit");
  if (!way || !lit.length || target.closest("aside, dialog")) return false;
  const here = stage.contains(target) ? middle(target) : last?.at;
  /** @param {Element} one */
  const ahead = (one) => {
    const [x, y] = [middle(one).x - (here?.x ?? 0), middle(one).y - (here?.y ?? 0)];
    const [along, aside] = [x * way[0] + y * way[1], Math.abs(x * way[1]) + Math.abs(y * way[0])];
    return along > 1 ? along + ASIDE * aside : Infinity;
  };
  const next = here ? lit.reduce((best, one) => (ahead(one) < ahead(best) ? one : best)) : lit[0];
  if (next && (!here || ahead(next) < Infinity)) next.focus();
  return true;
}
