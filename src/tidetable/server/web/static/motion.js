// @ts-check
// Pieces that go from one picture to the next: each slides from where it was to where it is now.

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Where every piece with a key is on the screen; nowhere, if nothing shall move. */
export function places() {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (calm.matches) return found;
  for (const piece of stage.querySelectorAll("[data-key]"))
    found.set(piece.getAttribute("data-key") ?? "", piece.getBoundingClientRect());
  return found;
}

/**
 * Slide every piece from where it was to where it is now.
 * @param {Map<string, DOMRect>} before
 */
export function slide(before) {
  if (calm.matches) return;
  const scale = 1 / (stage.querySelector("svg")?.getScreenCTM()?.a ?? 1);
  for (const piece of stage.querySelectorAll("[data-key]")) {
    const from = before.get(piece.getAttribute("data-key") ?? "");
    const to = piece.getBoundingClientRect();
    if (!from || !from.width) continue;
    const x = (from.left - to.left) * scale;
    const y = (from.top - to.top) * scale;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    piece.animate(
      [{ translate: `${x}px ${y}px` }, { translate: "0 0" }],
      { duration: 450, easing: "cubic-bezier(.3, .1, .2, 1)" },
    );
  }
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
