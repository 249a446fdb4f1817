// @ts-check
// The board: a new picture takes the place of the last one only where they differ, so that all else
// stays as it is, with its focus and its motion. What it is made of comes once, and is kept.

import { byId, element } from "../shared/dom.js";

const stage = byId("stage");

/**
 * Bring the shapes that all pictures are made of. The first one waits for them: drawn before, all of
 * it would be styled and laid out a second time when they come.
 */
export async function bringShapes() {
  try {
    const answer = await fetch(byId("table").dataset.shapes ?? "");
    if (answer.ok) byId("shapes").innerHTML = await answer.text();
  } catch {
    // Whoever leaves the page while they come needs none.
  }
}

/**
 * What has moved on the board and may move again. Nothing moves for ever: scenery plays a few times
 * after something has happened, and then rests.
 * @type {Set<Animation>}
 */
const motions = new Set();
/** @type {Set<Animation>} What has moved while the next picture was told: it has come already. */
const told = new Set();

const TITLED = /<g([^>]*)><title>([^<]*)<\/title>/g;

/**
 * A picture of which the browser tells nothing by itself: its black box would come beside our bubble.
 * What pieces say of themselves is their name for whoever has the screen read, and our bubble's help;
 * letters and figures that are drawn say nothing beside that.
 * @param {string} picture
 */
export const untitled = (picture) =>
  picture
    .replace(TITLED, (_, own, said) => {
      const name = own.includes(" aria-label=") ? "" : ` aria-label="${said}"`;
      const role = own.includes(" role=") ? "" : ' role="img"';
      return `<g${own}${role}${name} data-help="${said}">`;
    })
    .replaceAll("<text ", '<text aria-hidden="true" ');

/**
 * Show a picture.
 * @param {string} picture
 * @param {boolean} anew Whether something has happened since the last one: what shows it again, in
 * the same way at the same place, moves again.
 */
export function draw(picture, anew) {
  const made = document.createElement("template");
  made.innerHTML = untitled(picture);
  const [was, now] = [stage.firstElementChild, made.content.firstElementChild];
  const size = now?.getAttribute("viewBox")?.split(" ").slice(2).join(" ") ?? "";
  (was ?? now)?.setAttribute("data-whole", size); // what is seen of it is another matter
  if (was && now) changeInside(was, now); // the outermost says how closely one looks
  else stage.append(made.content);
  for (const motion of motions) {
    const { target } = /** @type {KeyframeEffect} */ (motion.effect);
    if (!target?.isConnected) motions.delete(motion);
    else if (anew && motion.playState === "finished" && !told.has(motion)) motion.play();
  }
  told.clear();
  requestAnimationFrame(noticeMotions); // to ask at once would style a board that is not arranged yet
}

/**
 * Say the board in words, to whoever does not see it: a paragraph for each line.
 * @param {string} described
 */
export function describe(described) {
  byId("in-words").replaceChildren(...described.split("\n").map((said) => element("p", "", said)));
}

/** Notice what has begun to move. A slide is over when it is over. */
export function noticeMotions() {
  for (const motion of stage.getAnimations({ subtree: true }))
    if (motion instanceof CSSAnimation) motions.add(motion);
}

/** Notice what has begun to move because a part of the next picture is shown already. */
export function noticeTold() {
  for (const motion of stage.getAnimations({ subtree: true }))
    if (motion instanceof CSSAnimation && !motions.has(motion)) told.add(motion);
  noticeMotions();
}

/**
 * Let the inside of an element be like that of another. Of what is there, the next that is called
 * alike stays and is changed inside; what was before it goes.
 * @param {Node} was
 * @param {Node} now
 */
export function changeInside(was, now) {
  let next = was.firstChild;
  for (const one of [...now.childNodes]) {
    let stays = next;
    while (stays && !isAlike(stays, one)) stays = stays.nextSibling;
    if (stays) {
      while (next !== stays) next = without(next);
      next = stays.nextSibling;
      if (!stays.isEqualNode(one)) changeInside(stays, one);
    } else was.insertBefore(one, next);
  }
  while (next) next = without(next);
}

/**
 * Whether two nodes differ in nothing but what is inside.
 * @param {Node} one
 * @param {Node} other
 */
const isAlike = (one, other) => one.cloneNode().isEqualNode(other.cloneNode());

/**
 * Remove a node; what comes after it is next.
 * @param {ChildNode | null} gone
 */
function without(gone) {
  const next = gone?.nextSibling ?? null;
  gone?.remove();
  return next;
}
