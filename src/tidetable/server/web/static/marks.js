// @ts-check
// Rings around places of the board: where something has just happened, where the last move was, and
// what a line of the feed is about. They lie over the picture and are looked at as closely as it is.

import { find } from "./ahead.js";
import { byId } from "./dom.js";

const stage = byId("stage");
const layer = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("rings")));
const LARGEST = 0.3; // of the board: a ring around more than that points at nothing
const ROOM = 4; // pixels around a place

const board = () => stage.querySelector("svg");

/** Lay the rings over the board, and look at them as closely. */
function follow() {
  const shown = board();
  if (!shown) return;
  const [room, home] = [shown.getBoundingClientRect(), /** @type {Element} */ (layer.parentElement).getBoundingClientRect()];
  layer.setAttribute("viewBox", shown.getAttribute("viewBox") ?? "");
  Object.assign(layer.style, {
    left: `${room.left - home.left}px`,
    top: `${room.top - home.top}px`,
    width: `${room.width}px`,
    height: `${room.height}px`,
  });
}

new ResizeObserver(follow).observe(stage);
new MutationObserver(follow).observe(stage, { subtree: true, attributeFilter: ["viewBox"] });

/**
 * Draw a ring around a place.
 * @param {string} place
 * @param {string} kind its class
 */
export function ring(place, kind) {
  const shown = board();
  const spot = find(stage, place)?.getBoundingClientRect();
  const screen = shown?.getScreenCTM();
  if (!shown || !screen || !spot?.width) return null;
  const unit = 1 / screen.a;
  const [width, height] = [spot.width * unit, spot.height * unit];
  const all = shown.viewBox.baseVal;
  if (width * height > LARGEST * all.width * all.height) return null;
  follow();
  const pad = ROOM * unit;
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const box = {
    x: (spot.left - screen.e) * unit - pad,
    y: (spot.top - screen.f) * unit - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
    rx: 2 * pad,
  };
  for (const [name, value] of Object.entries(box)) drawn.setAttribute(name, value.toFixed(1));
  drawn.setAttribute("class", kind);
  drawn.dataset.place = place;
  layer.append(drawn);
  return drawn;
}

// Where the board is arranged in another way, places lie elsewhere.
document.addEventListener("arranged", () => {
  const rings = [...layer.querySelectorAll("rect")];
  unring();
  for (const one of rings) ring(one.dataset.place ?? "", one.getAttribute("class") ?? "");
});

/** Remove all rings, or those of one kind. @param {string} [kind] */
export function unring(kind) {
  for (const one of layer.querySelectorAll(kind ? `.${kind}` : "rect")) one.remove();
}
