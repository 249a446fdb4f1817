// @ts-check
// Pieces that go from one picture to the next: each slides from where it was to where it is now.

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const SLIDE = 450; // milliseconds
const STILL = 4; // pixels: what moves less than that stays
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{rect: DOMRect, came: string}} Spot Where a piece is, and by which key it was known where it came from. */
/** @typedef {Map<string, Spot>} Spots Pieces by their keys. */

/**
 * Where every piece with a key is on the screen; nowhere, if nothing shall move.
 * @param {Element} board
 */
export function places(board = stage) {
  /** @type {Spots} */
  const found = new Map();
  if (calm.matches) return found;
  for (const piece of board.querySelectorAll("[data-key]"))
    found.set(keyOf(piece), { rect: piece.getBoundingClientRect(), came: cameOf(piece) });
  return found;
}

/** @param {Element} piece */
export const keyOf = (piece) => piece.getAttribute("data-key") ?? "";
/** @param {Element} piece */
export const cameOf = (piece) => piece.getAttribute("data-came") ?? "";

/**
 * Where a piece was before; nowhere, if it is new. What came from elsewhere has left there, though an
 * equal one may lie there now; what was taken back goes back to where it came from.
 * @param {Spots} before
 * @param {string} key
 * @param {string} came
 */
export function origin(before, key, came) {
  const there = before.get(key);
  if (came && there?.came !== came) return before.get(came)?.rect;
  return (there ?? [...before.values()].find((spot) => spot.came === key))?.rect;
}

/**
 * Slide every piece from where it was to where it is now.
 * @param {Spots} before
 * @param {number} [duration]
 * @returns {Animation[]}
 */
export function slide(before, duration = SLIDE) {
  /** @type {Animation[]} */
  const slides = [];
  if (calm.matches) return slides;
  for (const piece of stage.querySelectorAll("[data-key]")) {
    const from = origin(before, keyOf(piece), cameOf(piece));
    const to = piece.getBoundingClientRect();
    if (!from || !from.width) continue;
    const [across, down] = [from.left - to.left, from.top - to.top];
    if (Math.abs(across) + Math.abs(down) < STILL) continue;
    const scale = 1 / (/** @type {SVGGraphicsElement} */ (piece).getScreenCTM()?.a || 1);
    const [x, y] = [across * scale, down * scale];
    slides.push(piece.animate(
      [{ translate: `${x}px ${y}px` }, { translate: "0 0" }],
      { duration, easing: "cubic-bezier(.3, .1, .2, 1)" },
    ));
  }
  return slides;
}

const TWICE = 2;

/** Wait until what moves on the board has come to rest; what moves more than twice is scenery. */
export function motion() {
  const moving = stage.getAnimations({ subtree: true });
  const telling = moving.filter(({ effect }) => (effect?.getTiming().iterations ?? 1) <= TWICE);
  return Promise.allSettled(telling.map(({ finished }) => finished));
}

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
