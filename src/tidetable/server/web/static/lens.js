// @ts-check
// A lens: what is drawn small, such as a tile, a card or somebody's ship, is shown larger beside it to
// a mouse that rests on it. A finger or the keyboard gets the same picture with what is told of it.

const REST = 200; // milliseconds
const LARGER = 2; // times, at least,
const LARGEST = 0.5; // of the board's width at most
const GAP = 12; // pixels between a thing and the lens
const EDGE = 6; // pixels from the edges of the window

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const lens = document.createElement("div");
lens.id = "lens";
lens.ariaHidden = "true"; // words are told elsewhere
lens.hidden = true;
document.getElementById("table")?.append(lens);

/** @type {Element | null} What the mouse rests on. */
let under = null;
/** @type {number | undefined} */
let patience;

/**
 * A larger picture of what a thing belongs to; nothing, if that is large enough or is no picture.
 * @param {Element} thing
 */
export function enlarged(thing) {
  const small = /** @type {SVGGraphicsElement | null} */ (thing.closest("#stage .lens"));
  const board = stage.querySelector("svg > g");
  if (!small || !board) return null;
  const { x, y, width, height } = small.getBBox();
  const pixels = small.getBoundingClientRect().width;
  const wide = Math.min(Math.max(pixels * LARGER, width), stage.clientWidth * LARGEST);
  if (!width || wide < pixels * 1.2) return null;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.setAttribute("width", String(wide));
  picture.setAttribute("height", String((wide * height) / width));
  const dressed = /** @type {Element} */ (board.cloneNode());
  const copy = /** @type {Element} */ (small.cloneNode(true));
  for (const name of ["transform", "display", "tabindex"]) copy.removeAttribute(name);
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    one.classList.remove("lit", "just", "shaken");
    one.removeAttribute("data-token");
  }
  dressed.append(copy);
  picture.append(dressed);
  return picture;
}

/** @param {Element} thing */
function show(thing) {
  const picture = enlarged(thing);
  if (!picture) return;
  lens.replaceChildren(picture);
  lens.hidden = false;
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const own = lens.getBoundingClientRect();
  const x = Math.min(Math.max(left + (width - own.width) / 2, EDGE), innerWidth - own.width - EDGE);
  const above = top - own.height - GAP;
  lens.style.translate = `${x}px ${above < EDGE ? bottom + GAP : above}px`;
}

function hide() {
  clearTimeout(patience);
  under = null;
  lens.hidden = true;
}

stage.addEventListener("pointerover", ({ target, pointerType }) => {
  const thing = /** @type {Element} */ (target).closest(".lens");
  if (thing === under) return;
  hide();
  if (!thing || pointerType !== "mouse") return;
  under = thing;
  patience = setTimeout(() => show(thing), REST);
});
stage.addEventListener("pointerleave", hide);
stage.addEventListener("pointerdown", hide);
stage.addEventListener("wheel", hide, { passive: true });
addEventListener("keydown", hide);
new MutationObserver(() => {
  if (!under?.isConnected) hide();
}).observe(stage, { childList: true, subtree: true });
