// @ts-check
// What is in the hand: it is marked where it lay, follows the pointer, can be carried and dropped, and
// shows itself where it would come to lie. Knows no game: whatever leads on to other things in the
// picture can be carried to them.

import { choiceOf, chosen, isInSight, piecesOf, thingAt } from "./choices.js";
import { byId } from "../shared/dom.js";
import { explainNow, stopExplaining } from "../board/explain.js";
import { copyOf } from "../board/lens.js";
import { around, foreshadow, unring } from "../board/marks.js";
import { keyOf, places } from "../board/motion.js";
import { letGoOfBoard } from "../board/zoom.js";

const SLOP = 7; // pixels that a press may tremble before it carries something
const ABOVE = 64; // pixels that a thing is carried above a finger, to be seen
const LARGEST = 150; // pixels of what is carried: more would hide where to
const WITHIN = 1.25; // times the place where it would go: a ghost hides little beside it,
const LEAST = 0.5; // but stays what it is
const MARK = "held-ring";

const root = byId("table");
const stage = byId("stage");
const layer = document.createElement("div");
layer.id = "hand";
layer.setAttribute("aria-hidden", "true");
root.append(layer);

/** @type {Element | null} What is in the hand, where it lies on the board. */
let held = null;
/** @type {Element | null} The picture of it that follows the pointer. */
let copy = null;
/** @type {Element | null} What was touched last: of several that are chosen alike, this is meant. */
let touched = null;
/** @type {PointerEvent | null} Where the pointer is, if there is one that hovers. */
let pointer = null;
/** @type {PointerEvent | null} A press on something that can be carried. */
let pressed = null;
let carrying = false;
/** Whether what is carried was picked up by the same press: dropped where it lay, it stays in the hand. */
let justPicked = false;
/** Whether what was dropped would end as a click, too. */
let dropped = false;

/** @type {{pick: (token: string) => void, drop: (token: string) => void, putDown: () => void}} */
let act = { pick: () => {}, drop: () => {}, putDown: () => {} };

/** @param {typeof act} acts what a hand does at this table */
export function onHand(acts) {
  act = acts;
}

/** @param {Element | null | undefined} thing */
const tokenOf = (thing) => thing?.getAttribute("data-token") ?? "";

/**
 * Whether a choice leads on to something that is seen: only then there is somewhere to carry it.
 * @param {import("./choices.js").Choice | undefined} choice
 */
const leadsOn = (choice) => choice?.next?.some(({ token }) => piecesOf(token).some(isInSight)) ?? false;

// --- in the hand --------------------------------------------------------------------------------

/** Take into the hand what was chosen last, as far as it is in the picture; or nothing. */
export function hold() {
  const last = chosen().at(-1);
  const pieces = last ? piecesOf(last.token) : [];
  const next = pieces.find((piece) => piece === touched) ?? pieces.find(isInSight) ?? null;
  if (!last) letGo();
  if (next !== held) {
    unhold();
    held = next;
    held?.classList.add("picked-up");
    if (held) around(held, MARK);
    if (held && leadsOn(last)) lift(held);
  }
  follow();
}

/** Let everything lie as it is drawn; what was chosen may be taken into the hand again. */
export function unhold() {
  held?.classList.remove("picked-up");
  layer.replaceChildren();
  unring(MARK);
  held = copy = foreseen = null;
  foreshadow(null);
  root.classList.remove("flying");
}

/** @param {Element} piece */
function lift(piece) {
  const { width, height } = piece.getBoundingClientRect();
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1));
  copy = copyOf(piece, width * scale);
  if (copy) layer.append(copy);
}

/** Show what is in the hand: under the pointer, or as a ghost where it would go. */
function follow() {
  const aim = target();
  foresee(copy ? null : aim);
  if (!copy) return;
  const { left, top, width, height } = aim?.getBoundingClientRect() ?? new DOMRect();
  const [wide, high] = ["width", "height"].map((side) => Number(copy?.getAttribute(side)));
  const fits = WITHIN * Math.min(width / (wide || 1), height / (high || 1));
  layer.style.setProperty("--fits", String(Math.min(1, Math.max(LEAST, fits))));
  const flying = aim !== null || pointer !== null;
  root.classList.toggle("flying", flying);
  layer.classList.toggle("ghost", aim !== null);
  const above = carrying && pointer?.pointerType === "touch" ? ABOVE : 0;
  const [x, y] = aim ? [left + width / 2, top + height / 2] : [pointer?.clientX ?? 0, (pointer?.clientY ?? 0) - above];
  layer.style.translate = `${x}px ${y}px`;
}

/** @type {Element | null} Where something is shown that would come there, though it is in no hand. */
let foreseen = null;

/** @param {Element | null} aim */
function foresee(aim) {
  if (aim === foreseen) return;
  foreseen = aim;
  foreshadow(aim);
}

/** Where it would go if it were let go of now: under the pointer, where a finger stays, or where the focus is. */
function target() {
  const pointed = pointer ? thingAt(pointer, ".lit") : null;
  if (pointed || carrying) return pointed;
  return told?.isConnected && told.matches(".lit") ? told : stage.querySelector(".lit:focus-visible");
}

/** @type {Element | null} What is explained now, if it can be chosen. */
let told = null;

document.addEventListener("explained", (event) => {
  told = /** @type {CustomEvent<Element | null>} */ (event).detail?.closest(".lit") ?? null;
  follow();
});

/** @type {{key: string, equal: string[], rect: DOMRect} | null} What was let go of last, what is chosen alike, and where that was. */
let released = null;

/** Let go of what is in the hand: it has been moved already. */
export function release() {
  const key = held ? keyOf(held) : "";
  const rect = root.classList.contains("flying") ? copy?.getBoundingClientRect() : undefined;
  released = key && rect ? { key, equal: piecesOf(tokenOf(held)).map(keyOf), rect } : null;
}

/**
 * Where pieces were before the new picture; one that was let go of, where that was. The picture does
 * not know which of some equal pieces was meant: the one that was touched has gone, and the others stay.
 * @param {import("../board/motion.js").Spots} before
 */
export function withReleased(before) {
  if (!released) return before;
  const { key, equal, rect } = released;
  released = null;
  const now = places();
  const isGone = (/** @type {string} */ one) => {
    const { came } = now.get(one) ?? { came: "away" };
    return came !== "" && came !== before.get(one)?.came;
  };
  const gone = isGone(key) ? key : (equal.find(isGone) ?? key);
  const [touched, left] = [before.get(key), before.get(gone)];
  if (!touched || !left) return before;
  before.set(key, left);
  return before.set(gone, { ...left, rect });
}

// --- carrying -----------------------------------------------------------------------------------

stage.addEventListener("pointerdown", (event) => {
  const thing = /** @type {Element} */ (event.target).closest(".lit, .picked-up") ?? thingAt(event, ".lit");
  touched = thing;
  dropped = false;
  if (event.pointerType === "touch") pointer = null; // wherever a mouse may have been left
  if (!event.isPrimary) return cancel(); // two fingers look closer
  const again = thing === held && copy !== null;
  pressed = !event.button && (again || leadsOn(choiceOf(tokenOf(thing)))) ? event : null;
});

addEventListener(
  "pointermove",
  (event) => {
    const far = pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLOP;
    if (event.isPrimary && (carrying || far || event.pointerType !== "touch")) pointer = event;
    if (far && !carrying && event.pointerId === pressed?.pointerId) carry();
    if (carrying) explainTarget();
    follow();
  },
  { capture: true }, // before the board is pushed
);

function carry() {
  const thing = touched;
  letGoOfBoard();
  justPicked = thing !== held;
  if (thing && justPicked) act.pick(tokenOf(thing));
  carrying = held !== null;
  root.classList.toggle("carrying", carrying);
}

/** Say what the thing under the hand is, and what would come of it. */
function explainTarget() {
  const aim = target();
  if (aim) explainNow(aim);
  else stopExplaining();
}

addEventListener("pointerup", (event) => {
  if (!carrying || event.pointerId !== pressed?.pointerId) {
    pressed = null;
    return;
  }
  const aim = target();
  letGo();
  dropped = true;
  stopExplaining();
  if (event.pointerType === "touch") pointer = null;
  if (aim) act.drop(tokenOf(aim));
  else if (!(justPicked && isOver(event, held))) act.putDown();
});

/** @param {PointerEvent} spot @param {Element | null} thing */
function isOver({ clientX, clientY }, thing) {
  const { left, top, right, bottom } = thing?.getBoundingClientRect() ?? new DOMRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

addEventListener("pointercancel", cancel);

function cancel() {
  if (carrying) act.putDown();
  letGo();
}

/** Carry nothing any more. */
function letGo() {
  pressed = null;
  carrying = false;
  root.classList.remove("carrying");
}

addEventListener(
  "click",
  (event) => {
    if (dropped && stage.contains(/** @type {Element} */ (event.target))) event.stopPropagation();
    dropped = false;
  },
  { capture: true },
);

// Whoever carries something does not scroll the page.
stage.addEventListener(
  "touchmove",
  (event) => {
    if (pressed) event.preventDefault();
  },
  { passive: false },
);

stage.addEventListener("pointerleave", ({ pointerType }) => {
  if (pointerType === "mouse" && !carrying) pointer = null;
  follow();
});
for (const moved of ["focusin", "focusout"]) stage.addEventListener(moved, follow);
addEventListener("scroll", follow, { passive: true });
