// @ts-check
// The picture to come, laid unseen over the one that is shown: so that a thing can fly to where it
// will lie, and come up there alone, before all the rest is drawn.

import { changeInside, noticeTold, untitled } from "./board.js";
import { cameOf, keyOf, origin, places, slide } from "./motion.js";

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const NEAR = 6; // pixels: what moves less than that has not come from elsewhere

/**
 * A place on a board: a piece by its key, or an area by its name.
 * @param {ParentNode} board
 * @param {string} place
 * @returns {SVGGraphicsElement | null}
 */
export const find = (board, place) =>
  board.querySelector(`[data-key="${CSS.escape(place)}"]`) ??
  board.querySelector(`[data-area="${CSS.escape(place)}"]`);

/**
 * Which of some places with spaces between them is seen; none, if no one is.
 * @param {ParentNode} board
 * @param {string} places
 */
export const seen = (board, places) =>
  places.split(" ").find((place) => find(board, place)?.getBoundingClientRect().width);

/**
 * A piece with the group that moves it to its place, and what lies beside it there.
 * @param {Element} piece
 */
function whole(piece) {
  let found = piece;
  while (found.parentElement && !found.parentElement.matches("[data-key], [data-area], svg"))
    found = found.parentElement;
  return found;
}

/** @param {DOMRect} rect @returns {[number, number]} */
export const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/** @param {DOMRect} rect @param {DOMRect} other */
function lieApart(rect, other) {
  const [[x1, y1], [x2, y2]] = [middle(rect), middle(other)];
  return Math.hypot(x2 - x1, y2 - y1) > NEAR;
}

/** @param {DOMRect} inner @param {DOMRect} outer */
export function liesOn(inner, outer) {
  const [x, y] = middle(inner);
  return inner.width > 0 && x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** Let a piece begin to move that would wait for a while. @param {Element | null} piece */
function hasten(piece) {
  for (const motion of piece?.getAnimations({ subtree: true }) ?? []) {
    const delay = motion.effect?.getTiming().delay ?? 0;
    if (motion instanceof CSSAnimation && Number(motion.currentTime ?? 0) < delay) motion.currentTime = delay;
  }
}

export class Ahead {
  /** @param {string} picture */
  constructor(picture) {
    const shown = /** @type {SVGSVGElement} */ (stage.querySelector("svg"));
    const { left, top, width, height } = shown.getBoundingClientRect();
    this.layer = document.createElement("div");
    this.layer.className = "ahead";
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.innerHTML = untitled(picture);
    this.layer.firstElementChild?.setAttribute("viewBox", shown.getAttribute("viewBox") ?? "");
    Object.assign(this.layer.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.layer.style.setProperty("--letter", stage.style.getPropertyValue("--letter"));
    stage.after(this.layer);
    /** Where everything was. */
    this.before = places(stage);
    /** Where everything will be. */
    this.spots = places(this.layer);
  }

  /** Where a place will be, or is: nowhere, if it cannot be seen. @param {string} place */
  rect(place) {
    for (const board of [this.layer, stage]) {
      const rect = find(board, place)?.getBoundingClientRect();
      if (rect?.width) return rect;
    }
    return null;
  }

  /**
   * Whether a place comes into being only now, such as a chest that opens.
   * @param {string} place
   */
  isNew(place) {
    return !this.before.has(place) && this.spots.has(place);
  }

  /**
   * Whether a piece that is there now goes to a place, or is itself on its way.
   * @param {string} place
   */
  moves(place) {
    const now = places(stage);
    const spot = this.spots.get(place);
    const rect = spot?.rect ?? find(this.layer, place)?.getBoundingClientRect();
    if (!rect) return false;
    const was = origin(now, place, spot?.came ?? "");
    if (was && lieApart(was, rect)) return true;
    return this.arriving(rect, now).some((key) => origin(now, key, this.spots.get(key)?.came ?? ""));
  }

  /**
   * Let a place be as it will be, with all that comes to lie on it; what came from elsewhere slides.
   * @param {string} place
   * @param {number} duration
   * @returns {Animation[]} the slides
   */
  bring(place, duration) {
    const before = places(stage);
    const rect = this.spots.get(place)?.rect;
    const keys = rect ? [place, ...this.arriving(rect, before), ...this.echoes(place)] : [place];
    for (const key of keys) this.put(key);
    const now = places(stage);
    for (const [key, is] of now) {
      const was = origin(before, key, is.came);
      if (was && lieApart(was, is.rect)) for (const rest of this.arriving(was, now, true)) this.put(rest);
    }
    noticeTold();
    return slide(before, duration);
  }

  /** What says elsewhere what a place says of itself: it changes with it. @param {string} place */
  echoes(place) {
    const said = find(this.layer, place)?.getAttribute("aria-label");
    if (!said) return [];
    return [...this.layer.querySelectorAll(`[data-key][aria-hidden][data-help="${CSS.escape(said)}"]`)].map(keyOf);
  }

  /**
   * What will lie somewhere, and does not yet.
   * @param {DOMRect} where
   * @param {import("./motion.js").Spots} now
   * @param {boolean} [unseen] only what is nowhere yet
   */
  arriving(where, now, unseen = false) {
    return [...this.spots].flatMap(([key, { rect, came }]) => {
      const was = origin(now, key, came);
      const comes = !was || (!unseen && lieApart(was, rect));
      return comes && liesOn(rect, where) ? key : [];
    });
  }

  /**
   * The one piece that is nowhere yet and will lie at a place; none, if there are several.
   * @param {string} place
   */
  newcomer(place) {
    const rect = this.spots.get(place)?.rect;
    const keys = rect ? this.arriving(rect, places(stage), true) : [];
    const pieces = keys.flatMap((key) => find(this.layer, key) ?? []);
    const outermost = pieces.filter((piece) => !pieces.some((other) => other !== piece && other.contains(piece)));
    return outermost.length === 1 ? (outermost[0] ?? null) : null;
  }

  /**
   * Let a place be done with of which something has come: what waits there by itself comes now.
   * @param {string} place
   */
  close(place) {
    const rect = this.spots.get(place)?.rect;
    this.settle(place);
    for (const [key, spot] of this.spots) if (rect && liesOn(spot.rect, rect)) hasten(find(stage, key));
  }

  /** Let a piece lie still that has flown to its place: it need not come once more. @param {string} place */
  settle(place) {
    for (const motion of find(stage, place)?.getAnimations({ subtree: true }) ?? [])
      if (motion instanceof CSSAnimation && Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }

  /** Draw one piece, or all of an area, as it will be. @param {string} place */
  put(place) {
    const will = find(this.layer, place);
    if (!will?.getBoundingClientRect().width) return; // what goes, goes when all is told
    const is = find(stage, place);
    if (will.hasAttribute("data-area")) {
      if (!is) return;
      changeInside(is, will.cloneNode(true));
      this.takeAway(is);
      return;
    }
    const home = this.home(whole(will));
    const made = /** @type {Element} */ (whole(will).cloneNode(true));
    if (!home) return;
    if (is && whole(is).parentElement === home) whole(is).replaceWith(made);
    else home.append(made);
    this.takeAway(made);
  }

  /** What has come somewhere is no longer where it was; an equal one may have come there. @param {Element} made */
  takeAway(made) {
    const come = [made, ...made.querySelectorAll("[data-key]")];
    const here = new Set(come.map(keyOf));
    const left = new Set(come.map(cameOf));
    for (const piece of stage.querySelectorAll("[data-key]")) {
      const key = keyOf(piece);
      const stays = this.spots.get(key)?.came === cameOf(piece);
      if ((here.has(key) || (left.has(key) && !stays)) && !made.contains(piece)) whole(piece).remove();
    }
  }

  /** On what a piece will lie, in the picture that is shown. @param {Element} piece */
  home({ parentElement: on }) {
    for (const name of ["data-key", "data-area"]) {
      const place = on?.getAttribute(name);
      if (place) return stage.querySelector(`[${name}="${CSS.escape(place)}"]`);
    }
    return null;
  }

  remove() {
    this.layer.remove();
  }
}
