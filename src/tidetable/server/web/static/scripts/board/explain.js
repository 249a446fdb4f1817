// @ts-check
// What a sign means, in a bubble of our own with a larger picture: for a mouse that rests on it, for a
// finger that stays, whose press then plays nothing, and for the focus of the keyboard. Around the board
// it tells what has a title, in place of the browser's box.

import { enlarged } from "./lens.js";

/** @typedef {{x: number, y: number}} Point */

const REST = 200; // milliseconds of a mouse
const LONG = 450; // milliseconds: before a phone opens a menu of its own
const SLOP = 8; // pixels that a finger may tremble
const GAP = 14; // pixels between what is explained and its bubble
const EDGE = 6; // pixels from the edges of the window

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const bubble = document.createElement("div");
bubble.id = "explanation";
bubble.role = "tooltip";
bubble.popover = "manual"; // and so above dialogs, too
bubble.hidden = true;
table.append(bubble);

/** @type {Element | null} What the bubble speaks of. */
let explained = null;
/** @type {() => Point} */
let corner = () => ({ x: 0, y: 0 });

/**
 * What an element says of itself.
 * @param {Element} thing
 */
function helpOf(thing) {
  return thing.getAttribute("data-help") || thing.getAttribute("title") || thing.getAttribute("aria-label") || "";
}

/**
 * The nearest thing around that has a title, which is ours to tell from now on.
 * @param {Element} thing
 */
function entitled(thing) {
  const named = /** @type {HTMLElement | null} */ (thing.closest("[title]"));
  if (named) {
    named.dataset.help = named.title;
    if (named.ariaLabel !== named.title) named.ariaDescription = named.title;
    named.removeAttribute("title");
  }
  const found = thing.closest("[data-help]");
  return found && helpOf(found) ? found : null;
}

/**
 * The nearest thing around that says something of itself.
 * @param {Element | null} thing
 * @returns {Element | null}
 */
function nearest(thing) {
  if (!thing || thing === table || thing instanceof SVGSVGElement) return null;
  return helpOf(thing) ? thing : nearest(thing.parentElement);
}

/**
 * What is explained where a pointer is: the thing there, or what it lies on.
 * @param {PointerEvent} event
 */
function explainedAt({ target, clientX, clientY }) {
  const thing = nearest(/** @type {Element} */ (target));
  if (thing || !stage.contains(/** @type {Element} */ (target))) return thing;
  for (const below of document.elementsFromPoint(clientX, clientY)) {
    const found = stage.contains(below) ? nearest(below) : null;
    if (found) return found;
  }
  return null;
}

/**
 * @param {Element} thing
 * @param {() => Point} where The bubble's upper left corner, as long as it speaks of this thing.
 */
function explain(thing, where) {
  explained = thing;
  corner = where;
  bubble.replaceChildren(...[enlarged(thing), helpOf(thing)].filter((part) => part !== null));
  bubble.hidden = false;
  bubble.togglePopover(true);
  place();
  document.dispatchEvent(new CustomEvent("explained", { detail: thing }));
}

/** Explain a thing without waiting, such as one that something is carried over. @param {Element} thing */
export function explainNow(thing) {
  if (thing !== explained) explain(thing, () => beside(thing));
}

export function stopExplaining() {
  hush();
  letGo();
}

/**
 * Tell more of a thing, as long as the bubble speaks of it, or of what lies on it.
 * @param {Element} thing
 * @param {Node[]} more
 */
export function tellMore(thing, more) {
  if (!explained || !(thing === explained || thing.contains(explained))) return;
  bubble.querySelector(".brings")?.remove();
  bubble.append(...more);
  place();
}

function hush() {
  if (explained) document.dispatchEvent(new CustomEvent("explained", { detail: null }));
  explained = null;
  bubble.togglePopover(false);
  bubble.hidden = true;
}

function place() {
  const { width, height } = bubble.getBoundingClientRect();
  const { x, y } = corner();
  const right = Math.min(Math.max(x, EDGE), innerWidth - width - EDGE);
  const down = Math.min(Math.max(y, EDGE), innerHeight - height - EDGE);
  bubble.style.translate = `${right}px ${down}px`;
}

/**
 * Above a thing, where no finger covers it; below if there is no room.
 * @param {Element} thing
 */
function beside(thing) {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const above = top - own.height - GAP;
  return { x: left + (width - own.width) / 2, y: above < EDGE ? bottom + GAP : above };
}

/**
 * At the far edge of the board, so that nothing around the thing is covered.
 * @param {Element} thing
 */
function farFrom(thing) {
  const { left, top, bottom, width, height } = stage.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const high = thing.getBoundingClientRect().top < top + height / 2;
  return { x: left + (width - own.width) / 2, y: high ? bottom - own.height : top };
}

// A new picture takes the explained thing away; a zoom moves it.
new MutationObserver(() => (explained?.isConnected ? place() : hush())).observe(stage, {
  childList: true,
  subtree: true,
  attributeFilter: ["viewBox"],
});

// --- a mouse that rests -------------------------------------------------------------------------

/** @type {Element | null} What the mouse is on. */
let under = null;

addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const target = /** @type {Element} */ (event.target);
  const thing = stage.contains(target) ? explainedAt(event) : entitled(target);
  if (thing === under) return;
  hush();
  letGo();
  under = thing;
  if (thing && !event.buttons) patience = setTimeout(() => explain(thing, () => beside(thing)), REST);
});
document.documentElement.addEventListener("pointerleave", () => {
  if (!under) return; // a finger's bubble stays until the next press
  under = null;
  hush();
  letGo();
});
stage.addEventListener("wheel", hush, { passive: true });

// --- a finger that stays ------------------------------------------------------------------------

/** @type {Point | null} Where a finger is, until it lifts or moves away. */
let pressed = null;
/** @type {number | undefined} */
let patience;
/** Whether this press has explained something, and so must not end as a click. */
let explains = false;

function letGo() {
  pressed = null;
  clearTimeout(patience);
}

addEventListener("pointerdown", (event) => {
  hush();
  letGo();
  explains = false;
  const thing = explainedAt(event);
  if (event.pointerType === "mouse" || !event.isPrimary || !thing || !table.contains(thing)) return;
  pressed = { x: event.clientX, y: event.clientY };
  patience = setTimeout(() => {
    explains = true;
    explain(thing, () => beside(thing));
  }, LONG);
});

addEventListener("pointermove", ({ clientX, clientY }) => {
  if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLOP) letGo();
});
addEventListener("pointerup", letGo);
addEventListener("pointercancel", letGo);

addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
addEventListener(
  "click",
  (event) => {
    if (!explains) return;
    explains = false;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);

// --- the keyboard -------------------------------------------------------------------------------

addEventListener("focusin", ({ target }) => {
  const thing = /** @type {Element} */ (target);
  if (!thing.matches(":focus-visible")) return;
  if (stage.contains(thing) && helpOf(thing)) explain(thing, () => farFrom(thing));
  if (!stage.contains(thing) && entitled(thing) === thing) explain(thing, () => beside(thing));
});
addEventListener("focusout", hush);
// While a turn tells itself nothing is chosen: what the focus has been left on need not be said.
document.addEventListener("happening", () => {
  if (explained && explained === document.activeElement) hush();
});
addEventListener("keydown", ({ key }) => {
  explains = false;
  if (key === "Escape") hush();
});
addEventListener("scroll", hush, { passive: true });
