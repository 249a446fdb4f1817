// @ts-check
// Looking closer at the board: pinch, drag, double tap, wheel, keys and three small buttons. The
// picture's viewBox changes and nothing else, so that lines stay sharp and clicks hit what they
// see. It keeps its proportions, so that the page around it never moves.

import { find } from "./ahead.js";
import { arrange, lettersAt, measure, partOf, turnTo, turnToFront, turnToOther, whole } from "./layout.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, zoom: number}} View The middle of what is seen, and how close. */

const CLOSEST = 6;
const STEP = 1.5;
const LEAP = 2.5; // of a double tap
const SLOP = 8; // pixels that a finger may tremble before a tap becomes a drag
const TWICE = 350; // milliseconds between the taps of a double tap
const GLIDE = 200; // milliseconds

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const buttons = /** @type {HTMLElement} */ (document.getElementById("zoom"));
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {View} What is seen now. */
let view = { x: 0, y: 0, zoom: 1 };
/** What will be seen when a glide ends. */
let goal = view;
let gliding = 0;

// --- the picture --------------------------------------------------------------------------------

const board = () => /** @type {SVGSVGElement} */ (stage.querySelector("svg"));

/**
 * How many units of the picture a pixel covers.
 * @param {number} zoom
 */
function unit(zoom) {
  const { width, height } = whole();
  const room = board().getBoundingClientRect();
  return Math.max(width / room.width, height / room.height) / zoom;
}

/**
 * Which point of the picture lies under a point of the window.
 * @param {Point} spot
 */
function under(spot) {
  const { x, y } = middle(board());
  const size = unit(view.zoom);
  return { x: view.x + (spot.x - x) * size, y: view.y + (spot.y - y) * size };
}

/**
 * Show a new picture as closely as the last one; one that is arranged in another way as a whole.
 * @returns whether it is
 */
export function frame() {
  const anew = arrange();
  show(anew ? { ...view, zoom: 1 } : view);
  if (anew) document.dispatchEvent(new Event("arranged"));
  return anew;
}

/** @param {View} wanted */
function show(wanted) {
  view = fit(wanted);
  const { width, height } = whole();
  const wide = width / view.zoom;
  const high = height / view.zoom;
  board().setAttribute("viewBox", `${view.x - wide / 2} ${view.y - high / 2} ${wide} ${high}`);
  lettersAt(view.zoom);
  table.classList.toggle("zoomed", view.zoom > 1);
  beckon();
}

/**
 * The nearest view that shows no water beyond the picture's edges.
 * @param {View} wanted
 * @returns {View}
 */
function fit(wanted) {
  const { width, height } = whole();
  if (wanted.zoom < 1.02) return { x: width / 2, y: height / 2, zoom: 1 };
  const room = board().getBoundingClientRect();
  const zoom = Math.min(wanted.zoom, CLOSEST);
  return {
    x: within(wanted.x, room.width * unit(zoom), width),
    y: within(wanted.y, room.height * unit(zoom), height),
    zoom,
  };
}

/**
 * @param {number} middle
 * @param {number} seen
 * @param {number} all
 */
const within = (middle, seen, all) =>
  seen >= all ? all / 2 : Math.min(Math.max(middle, seen / 2), all - seen / 2);

/** Turn to the part where something can be chosen, if none of that is in this one. */
export function turnToLit() {
  const lit = [...stage.querySelectorAll(".lit")];
  if (lit[0] && !lit.some((thing) => thing.getClientRects().length) && turnTo(partOf(lit[0]))) frame();
  else beckon();
}

/**
 * Turn to the part where a place is, if it is not in this one.
 * @param {string} places the first of some
 */
export function lookAt(places) {
  const found = places.split(" ").map((place) => find(stage, place)).find((piece) => piece !== null);
  if (found && !found.getClientRects().length && turnTo(partOf(found))) frame();
}

/** Turn to what the game is about now. */
export function lookAtFront() {
  turnToFront();
  frame();
}

/** Turn from what the game is about now to something else, and back. */
export function turnAway() {
  turnToOther();
  frame();
}

/** Let the button for the whole picture glow while all that can be chosen lies out of sight. */
function beckon() {
  const lit = [...stage.querySelectorAll(".lit")];
  root.classList.toggle("beckoning", view.zoom > 1 && lit.length > 0 && !lit.some(isSeen));
}

/**
 * Whether enough of a thing lies within the board's window to point at it.
 * @param {Element} thing
 */
function isSeen(thing) {
  const room = stage.getBoundingClientRect();
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const wide = Math.min(right, room.right) - Math.max(left, room.left);
  const high = Math.min(bottom, room.bottom) - Math.max(top, room.top);
  return wide > (right - left) / 2 && high > (bottom - top) / 2;
}

/** @param {Element} thing */
function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// --- moving -------------------------------------------------------------------------------------

/** @param {View} wanted */
function jump(wanted) {
  cancelAnimationFrame(gliding);
  show(wanted);
  goal = view;
}

/** @param {View} wanted */
function glide(wanted) {
  if (calm.matches) return jump(wanted);
  cancelAnimationFrame(gliding);
  goal = fit(wanted);
  const from = view;
  const begin = performance.now();
  const step = (/** @type {number} */ now) => {
    const time = Math.min(Math.max((now - begin) / GLIDE, 0), 1);
    const way = time * (2 - time);
    show({
      x: from.x + (goal.x - from.x) * way,
      y: from.y + (goal.y - from.y) * way,
      zoom: from.zoom + (goal.zoom - from.zoom) * way,
    });
    if (time < 1) gliding = requestAnimationFrame(step);
  };
  gliding = requestAnimationFrame(step);
}

/**
 * The view that brings a point of the picture under a spot of the window.
 * @param {Point} point
 * @param {Point} spot
 * @param {number} wanted How close.
 * @returns {View}
 */
function bring(point, spot, wanted) {
  const zoom = Math.min(Math.max(wanted, 1), CLOSEST);
  const { x, y } = middle(board());
  const size = unit(zoom);
  return { x: point.x - (spot.x - x) * size, y: point.y - (spot.y - y) * size, zoom };
}

/**
 * The view this much closer to what is under a spot.
 * @param {number} factor
 * @param {Point} spot
 */
const closer = (factor, spot) => bring(under(spot), spot, goal.zoom * factor);

/**
 * The view after the picture was pushed by some pixels.
 * @param {number} x
 * @param {number} y
 * @returns {View}
 */
function pushed(x, y) {
  const size = unit(goal.zoom);
  return { x: goal.x - x * size, y: goal.y - y * size, zoom: goal.zoom };
}

/**
 * Zoom by keys and buttons: at what has the focus, or else in the middle.
 * @param {number} factor
 */
function step(factor) {
  const focused = stage.querySelector(":focus-visible");
  glide(closer(factor, middle(focused ?? stage)));
}

const showAll = () => glide({ ...view, zoom: 1 });

/** @type {{[key: string]: () => void}} */
const KEYS = {
  "+": () => step(STEP),
  "=": () => step(STEP), // the same key as +, without Shift, on many keyboards
  "-": () => step(1 / STEP),
  "0": showAll,
};

/** @type {{[key: string]: [number, number]}} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * Obey a key if it is one of ours; say whether it was. In the lists beside, arrows scroll.
 * @param {string} key
 * @param {Element} target
 */
export function zoomByKey(key, target) {
  const arrow = ARROWS[key];
  if (arrow && view.zoom > 1 && !target.closest("aside")) {
    const { width, height } = stage.getBoundingClientRect();
    glide(pushed((arrow[0] * width) / 4, (arrow[1] * height) / 4));
  } else if (KEYS[key]) KEYS[key]();
  else return false;
  return true;
}

// --- hands --------------------------------------------------------------------------------------

/** @type {Map<number, Point>} The fingers on the board, or the mouse, and where they are. */
const pressed = new Map();
/** What the fingers took hold of: a point of the picture, how close it was, how far they spread. */
let grip = { point: { x: 0, y: 0 }, zoom: 1, spread: 1 };
/** Whether what goes on is a drag or a pinch, which must not end as a click. */
let dragging = false;
/** @type {{spot: Point, time: number} | null} */
let lastTap = null;

/** @param {MouseEvent} event */
const spotOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/**
 * @param {Point} a
 * @param {Point} b
 */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the fingers are as one: in the middle of the first two, spread so far. */
function hand() {
  const [one = { x: 0, y: 0 }, other = one] = pressed.values();
  const spot = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { spot, spread: Math.max(distance(one, other), 1) };
}

/** Let go of the board: what is pressed now moves something on it. */
export function letGoOfBoard() {
  pressed.clear();
  dragging = false;
}

function takeHold() {
  const { spot, spread } = hand();
  grip = { point: under(spot), zoom: view.zoom, spread };
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button) return;
  if (event.isPrimary) pressed.clear();
  pressed.set(event.pointerId, spotOf(event));
  dragging = pressed.size > 1;
  takeHold();
});

addEventListener("pointermove", (event) => {
  const before = pressed.get(event.pointerId);
  if (!before || (!dragging && (view.zoom === 1 || distance(before, spotOf(event)) < SLOP))) return;
  dragging = true;
  table.classList.add("dragging");
  pressed.set(event.pointerId, spotOf(event));
  const { spot, spread } = hand();
  jump(bring(grip.point, spot, (grip.zoom * spread) / grip.spread));
});

for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, (event) => {
    pressed.delete(/** @type {PointerEvent} */ (event).pointerId);
    if (pressed.size) takeHold();
    else table.classList.remove("dragging");
  });

// One finger scrolls the page while the whole picture is seen; two never do.
stage.addEventListener(
  "touchmove",
  (event) => {
    if (pressed.size > 1 || view.zoom > 1) event.preventDefault();
  },
  { passive: false },
);

stage.addEventListener(
  "click",
  (event) => {
    if (dragging) {
      dragging = false;
      event.stopPropagation();
    } else if (/** @type {Element} */ (event.target).closest(".lit")) lastTap = null;
    else tap(spotOf(event), event.timeStamp);
  },
  { capture: true },
);

/**
 * Where nothing can be chosen a double tap goes closer, and back.
 * @param {Point} spot
 * @param {number} time
 */
function tap(spot, time) {
  const twice = lastTap && time - lastTap.time < TWICE && distance(lastTap.spot, spot) < 3 * SLOP;
  lastTap = twice ? null : { spot, time };
  if (twice && view.zoom > 1) showAll();
  else if (twice) glide(closer(LEAP, spot));
}

stage.addEventListener(
  "wheel",
  (event) => {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const before = view;
    if (event.ctrlKey) jump(closer(Math.exp((-event.deltaY * lines) / 300), spotOf(event)));
    else if (view.zoom > 1) jump(pushed(-event.deltaX * lines, -event.deltaY * lines));
    // Beyond the edge of the picture the wheel scrolls the page again.
    if (event.ctrlKey || view.x !== before.x || view.y !== before.y) event.preventDefault();
  },
  { passive: false },
);

// A mouse that presses on something must not find that it moved away: keys alone bring into view.
stage.addEventListener("focusin", ({ target }) => {
  const thing = /** @type {Element} */ (target);
  if (!thing.matches(":focus-visible") || isSeen(thing) || stage.hasAttribute("data-still")) return;
  glide({ ...under(middle(thing)), zoom: goal.zoom });
});

buttons.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (turnTo(button?.textContent)) frame();
  else if (button) KEYS[button.value]?.();
});

new ResizeObserver(() => {
  measure();
  if (board()) frame();
}).observe(stage);
