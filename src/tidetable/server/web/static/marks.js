// @ts-check
// Rings around places of the board: where something has just happened, where the last move was, and
// what a line of the feed is about. They lie in the picture, so that they move with it.

import { find } from "./ahead.js";

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const SPACE = "http://www.w3.org/2000/svg";
const LARGEST = 0.3; // of the board: a ring around more than that points at nothing

/** The layer of the rings, above all else. */
function layer() {
  const board = stage.querySelector("svg");
  let rings = board?.querySelector(":scope > .rings");
  if (board && !rings) {
    rings = document.createElementNS(SPACE, "g");
    rings.setAttribute("class", "rings");
    rings.setAttribute("aria-hidden", "true");
    board.append(rings);
  }
  return rings;
}

/**
 * Draw a ring around a place.
 * @param {string} place
 * @param {string} kind its class
 */
export function ring(place, kind) {
  const board = stage.querySelector("svg");
  const spot = find(stage, place)?.getBoundingClientRect();
  const screen = board?.getScreenCTM();
  if (!board || !screen || !spot?.width) return null;
  const all = board.viewBox.baseVal;
  const unit = 1 / screen.a;
  const [width, height] = [spot.width * unit, spot.height * unit];
  if (width * height > LARGEST * all.width * all.height) return null;
  const pad = 4 * unit;
  const drawn = document.createElementNS(SPACE, "rect");
  const box = {
    x: (spot.left - screen.e) * unit - pad,
    y: (spot.top - screen.f) * unit - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
    rx: Math.min(10 * unit, height / 2),
  };
  for (const [name, value] of Object.entries(box)) drawn.setAttribute(name, String(Math.round(value)));
  drawn.setAttribute("class", kind);
  layer()?.append(drawn);
  return drawn;
}

/** Remove all rings, or those of one kind. @param {string} [kind] */
export function unring(kind) {
  const rings = stage.querySelector(".rings");
  for (const one of rings?.querySelectorAll(kind ? `.${kind}` : "*") ?? []) one.remove();
  if (!rings?.childElementCount) rings?.remove();
}
