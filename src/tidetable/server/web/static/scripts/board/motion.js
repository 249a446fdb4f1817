// @ts-check
// Pieces that go from one picture to the next: each slides from where it was to where it is now.

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const SLIDE = 450; // milliseconds
const STILL = 4; // pixels: what moves less than that stays
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Where every piece with a key is on the screen; nowhere, if nothing shall move.
 * @param {Element} board
 */
export function places(board = stage) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (calm.matches) return found;
  for (const piece of board.querySelectorAll("[data-key]"))
    found.set(piece.getAttribute("data-key") ?? "", piece.getBoundingClientRect());
  return found;
}

/**
 * Slide every piece from where it was to where it is now.
 * @param {Map<string, DOMRect>} before
 * @param {number} [duration]
 * @returns {Animation[]}
 */
export function slide(before, duration = SLIDE) {
  /** @type {Animation[]} */
  const slides = [];
  if (calm.matches) return slides;
  for (const piece of stage.querySelectorAll("[data-key]")) {
    const from = before.get(piece.getAttribute("data-key") ?? "");
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
