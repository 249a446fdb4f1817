// @ts-check
// The board: a new picture takes the place of the last one only where they differ, so that all else
// stays as it is, with its focus and its motion. What it is made of comes once, and is kept.

import { byId } from "./dom.js";

const stage = byId("stage");

/** The shapes that all pictures are made of; a picture before them would have holes. */
export async function shapes() {
  const answer = await fetch(byId("table").dataset.shapes ?? "");
  byId("shapes").innerHTML = answer.ok ? await answer.text() : "";
}

/** @type {Set<Animation>} What has moved on the board and may move again. */
const motions = new Set();

/**
 * Show a picture.
 * @param {string} picture
 * @param {boolean} anew Whether something has happened since the last one: what shows it again, in
 * the same way at the same place, moves again.
 */
export function draw(picture, anew) {
  const made = document.createElement("template");
  made.innerHTML = picture;
  const [was, now] = [stage.firstElementChild, made.content.firstElementChild];
  if (was && now) changeInside(was, now); // the outermost says how closely one looks
  else stage.append(made.content);
  for (const motion of motions) {
    const { target } = /** @type {KeyframeEffect} */ (motion.effect);
    if (!target?.isConnected) motions.delete(motion);
    else if (anew && motion.playState === "finished") motion.play();
  }
  for (const motion of stage.getAnimations({ subtree: true })) motions.add(motion);
}

/**
 * Let an element be like another.
 * @param {ChildNode} was
 * @param {ChildNode} now
 */
function change(was, now) {
  if (was.isEqualNode(now)) return;
  if (was.cloneNode().isEqualNode(now.cloneNode()) && was instanceof Element) changeInside(was, now);
  else was.replaceWith(now);
}

/**
 * Let the inside of an element be like that of another: what both begin and end with stays.
 * @param {Element} was
 * @param {ChildNode} now
 */
function changeInside(was, now) {
  const [gone, come] = [[...was.childNodes], [...now.childNodes]];
  while (gone[0] && come[0] && gone[0].isEqualNode(come[0])) {
    gone.shift();
    come.shift();
  }
  /** @type {ChildNode | null} */
  let after = null;
  for (;;) {
    const [last, next] = [gone.at(-1), come.at(-1)];
    if (!last || !next?.isEqualNode(last)) break;
    after = last;
    gone.pop();
    come.pop();
  }
  if (gone.length === come.length)
    for (const [n, one] of gone.entries()) change(one, /** @type {ChildNode} */ (come[n]));
  else {
    for (const one of gone) one.remove();
    for (const one of come) was.insertBefore(one, after);
  }
}
