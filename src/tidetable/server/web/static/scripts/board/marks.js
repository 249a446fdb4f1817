// @ts-check
// Rings around places of the board: where something has just happened, where the last move was, and
// what a line of the feed is about. They lie over the picture and are looked at as closely as it is.

import { find, seen } from "./ahead.js";
import { byId } from "../shared/dom.js";

const stage = byId("stage");
const layer = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("rings")));
const LARGEST = 0.3; // of the board: a ring around more than that points at nothing
const ROOM = 4; // pixels around a place
const QUIET = "last"; // the kind of marks that stay: they touch nothing beside their place

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

/** @type {{make: () => SVGElement | null, made: SVGElement}[]} What is marked, and how it is drawn anew. */
let marks = [];

/** @param {() => SVGElement | null} make */
function mark(make) {
  const made = make();
  if (made) marks.push({ make, made });
  return made;
}

/**
 * Draw a ring around a place: the first of some that is seen.
 * @param {string} places
 * @param {string} kind its class
 */
export function ring(places, kind) {
  return mark(() => drawRing(find(stage, seen(stage, places) ?? ""), kind, ""));
}

/**
 * Draw a ring around a piece, with a few letters at its corner, if there are any.
 * @param {Element | null} piece
 * @param {string} kind its class
 * @param {string} [letters]
 */
export function around(piece, kind, letters = "") {
  return mark(() => drawRing(piece, kind, letters));
}

/**
 * @param {Element | null} piece
 * @param {string} kind
 * @param {string} letters
 */
function drawRing(piece, kind, letters) {
  const box = boxOf(piece, kind === QUIET ? 1 : ROOM);
  if (!box) return null;
  follow();
  const drawn = put("rect", { ...box, rx: 2 * box.pad }, kind);
  if (letters) {
    const size = 5 * box.pad;
    const r = size * 0.7;
    // Where a piece lies at the board's edge, its letters stay within what is seen.
    const [left = 0, top = 0, width = 0] = (board()?.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const cy = Math.max(box.y, top + r);
    const cx = besideOthers(Math.min(Math.max(box.x, left + r), left + width - r), cy, box.x < left + width / 2 ? r : -r);
    put("circle", { cx, cy, r }, `${kind} tag`);
    const text = put("text", { x: cx, y: cy + size * 0.33, "font-size": size }, `${kind} tag`);
    text.textContent = letters;
  }
  return drawn;
}

/**
 * Where letters can be read beside those of others that mean the same piece.
 * @param {number} cx
 * @param {number} cy
 * @param {number} r to the side where there is room
 */
function besideOthers(cx, cy, r) {
  const there = [...layer.querySelectorAll("circle.tag")].map((tag) => ["cx", "cy"].map((at) => Number(tag.getAttribute(at))));
  while (there.some(([x = 0, y = 0]) => Math.hypot(x - cx, y - cy) < 1.9 * Math.abs(r))) cx += 2 * r;
  return cx;
}

/**
 * Draw an arrow from one piece to another.
 * @param {Element} from
 * @param {Element} to
 * @param {string} kind its class
 */
export function arrow(from, to, kind) {
  mark(() => drawArrow(from, to, kind));
}

/**
 * @param {Element} from
 * @param {Element} to
 * @param {string} kind
 */
function drawArrow(from, to, kind) {
  const [start, end] = [boxOf(from), boxOf(to)];
  if (!start || !end) return null;
  const [x1, y1] = [start.x + start.width / 2, start.y + start.height / 2];
  const [x2, y2] = [end.x + end.width / 2, end.y + end.height / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [x, y, wide] = [(x2 - x1) / length, (y2 - y1) / length, 3 * start.pad];
  const [tipX, tipY] = [x2 - x * wide, y2 - y * wide];
  const head = `M${tipX - (x + y * 0.6) * wide} ${tipY - (y - x * 0.6) * wide}L${tipX} ${tipY}L${tipX - (x - y * 0.6) * wide} ${tipY - (y + x * 0.6) * wide}`;
  return put("path", { d: `M${x1} ${y1}L${tipX} ${tipY}${head}` }, kind);
}

/**
 * Show what would come to lie somewhere, over all that lies there now, if the picture says it.
 * @param {Element | null} thing
 */
export function foreshadow(thing) {
  unring("foreseen");
  if (thing) mark(() => drawGhost(/** @type {SVGGraphicsElement} */ (thing)));
}

/** @param {SVGGraphicsElement} thing */
function drawGhost(thing) {
  const shown = board();
  const ghost = thing.querySelector(":scope > .would")?.cloneNode(true);
  const [to, from] = [shown?.getScreenCTM(), thing.getScreenCTM()];
  const drawn = /** @type {SVGElement | undefined} */ (shown?.querySelector(":scope > g")?.cloneNode());
  if (!(ghost instanceof SVGElement) || !to || !from || !drawn) return null;
  follow();
  const { a, b, c, d, e, f } = to.inverse().multiply(from);
  ghost.removeAttribute("display");
  ghost.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  drawn.classList.add("foreseen");
  drawn.append(ghost);
  layer.append(drawn);
  return drawn;
}

/**
 * The room of a piece on the board, and some around it; none, if it is unseen or nearly everything.
 * @param {Element | null} piece
 * @param {number} [room] pixels
 */
function boxOf(piece, room = ROOM) {
  const shown = board();
  const spot = piece?.getBoundingClientRect();
  const screen = shown?.getScreenCTM();
  if (!shown || !screen || !spot?.width) return null;
  const unit = 1 / screen.a;
  const [width, height] = [spot.width * unit, spot.height * unit];
  const all = shown.viewBox.baseVal;
  if (width * height > LARGEST * all.width * all.height) return null;
  const pad = room * unit;
  const [x, y] = [(spot.left - screen.e) * unit - pad, (spot.top - screen.f) * unit - pad];
  return { x, y, width: width + 2 * pad, height: height + 2 * pad, pad };
}

/**
 * @param {string} name
 * @param {Record<string, number | string>} at
 * @param {string} kind
 */
function put(name, at, kind) {
  const drawn = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", name));
  for (const [key, value] of Object.entries(at))
    if (key !== "pad") drawn.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
  drawn.setAttribute("class", kind);
  layer.insertBefore(drawn, kind.endsWith("tag") ? null : layer.querySelector(".tag")); // letters lie over lines
  return drawn;
}

/** Remove all marks, or those of one kind. @param {string} [kind] */
export function unring(kind) {
  for (const one of layer.querySelectorAll(kind ? `.${kind}` : "*")) one.remove();
  marks = marks.filter(({ made }) => made.isConnected);
}

// Where the board is arranged in another way, places lie elsewhere.
document.addEventListener("arranged", () => {
  const there = marks.filter(({ made }) => made.isConnected);
  marks = [];
  layer.replaceChildren();
  for (const { make } of there) mark(make);
});
