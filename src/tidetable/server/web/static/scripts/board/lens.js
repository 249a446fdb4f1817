// @ts-check
// A lens: what is drawn small, such as a tile, a card or somebody's ship, is shown larger in the bubble
// that tells what it is.

const LARGER = 2; // times, at least,
const LARGEST = 0.5; // of the board's width at most

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
/**
 * A larger picture of what a thing belongs to; nothing, if that is large enough or is no picture.
 * @param {Element} thing
 */
export function enlarged(thing) {
  const small = thing.closest("#stage .lens");
  if (!small) return null;
  const { width } = /** @type {SVGGraphicsElement} */ (small).getBBox();
  const pixels = small.getBoundingClientRect().width;
  const wide = Math.min(Math.max(pixels * LARGER, width), stage.clientWidth * LARGEST);
  return wide < pixels * 1.2 ? null : copyOf(small, wide);
}

/**
 * A picture of a piece alone, so many pixels wide: nothing in it can be chosen.
 * @param {Element} piece
 * @param {number} wide
 */
export function copyOf(piece, wide) {
  const board = stage.querySelector("svg > g");
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (piece).getBBox();
  if (!width || !board) return null;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.setAttribute("width", String(wide));
  picture.setAttribute("height", String((wide * height) / width));
  const dressed = /** @type {Element} */ (board.cloneNode());
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const name of ["transform", "display", "tabindex"]) copy.removeAttribute(name);
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    one.classList.remove("lit", "picked-up", "just", "shaken");
    for (const name of ["data-token", "data-key"]) one.removeAttribute(name);
  }
  dressed.append(copy);
  picture.append(dressed);
  return picture;
}
