// @ts-check
// A first game with somebody who talks: one idea a card, each pointing at what it speaks of.

import { byId, fill, remember, remembered } from "../shared/dom.js";
import { allowHints, pointAlong } from "./hint.js";
import { ring, unring } from "../board/marks.js";
import { openAt } from "./rules.js";

/**
 * @typedef {object} Lesson
 * @property {{say: string, at: string}[]} cards What is said, and the place that it is about.
 * @property {string[]} path What the last card asks for, by tokens.
 * @property {string | null} play The one answer that is offered; null at the end.
 * @property {string} rule
 * @property {number} step
 * @property {number} steps
 * @property {import("../answering/choices.js").Choice[]} free All that could be answered without the walkthrough.
 */
/** @typedef {import("../pages/table.js").Scene} Scene */

const bubble = byId("lesson");
const rule = /** @type {HTMLAnchorElement} */ (byId("lesson-rule"));
const next = byId("lesson-next");
const KEY = `left ${byId("table").dataset.here}`;
const MARK = "hinted hint-1";
const hasLeft = () => remembered(KEY) === "yes";

/** @type {Lesson | null} What is being told. */
let told = null;
let at = 0; // the card that is shown

/**
 * Say what the walkthrough says to a scene, and return the scene as it can be played: once the
 * walkthrough was left, with everything that can be chosen.
 * @param {Scene} scene
 * @returns {Scene}
 */
export function taught(scene) {
  const { lesson } = scene;
  bubble.hidden = !lesson || hasLeft();
  allowHints(!lesson?.play || hasLeft());
  if (lesson?.cards[0]?.say !== told?.cards[0]?.say) at = 0;
  told = bubble.hidden ? null : lesson;
  if (!lesson) return scene;
  if (hasLeft()) return { ...scene, choices: lesson.free };
  const { step: n, steps: most } = lesson;
  byId("lesson-progress").textContent = lesson.play ? fill(bubble.dataset.step, { n, most }) : "";
  rule.textContent = fill(bubble.dataset.rule, { rule: lesson.rule });
  rule.dataset.rule = lesson.rule;
  rule.hidden = !lesson.rule;
  byId("lesson-leave").hidden = !lesson.play;
  byId("lesson-close").hidden = Boolean(lesson.play);
  showCard();
  return scene;
}

function showCard() {
  if (!told) return;
  byId("lesson-words").textContent = told.cards[at]?.say ?? "";
  next.hidden = at >= told.cards.length - 1;
}

/** Point at what the card speaks of; the last one at what it asks for. */
function point() {
  if (!told) return;
  unring("hinted");
  const place = told.cards[at]?.at;
  if (place) ring(place, MARK);
  else if (next.hidden) pointAlong(told.path, MARK);
  bringIntoSight();
}

/**
 * On a phone the captain speaks from below, over a board that may be higher than the window: what the
 * card is about stays in sight, and as much of the rest of the board as can be.
 */
function bringIntoSight() {
  const mark = byId("rings").querySelector(".hinted");
  if (getComputedStyle(bubble).position !== "sticky") return;
  const [board, card] = [byId("stage").getBoundingClientRect(), bubble.getBoundingClientRect()];
  const { top, bottom } = (mark ?? byId("stage")).getBoundingClientRect();
  if (mark && (top < 0 || bottom > card.top)) mark.scrollIntoView({ block: "center" });
  else if (board.bottom > card.top) scrollBy(0, Math.min(board.bottom - card.top, top));
}

next.addEventListener("click", () => {
  at += 1;
  showCard();
  point();
});
document.addEventListener("scene", point);
document.addEventListener("told", point);

/**
 * Play on without the walkthrough.
 * @param {() => void} playOn
 */
export function onLeaving(playOn) {
  for (const way of ["lesson-leave", "lesson-close"])
    byId(way).addEventListener("click", () => {
      remember(KEY, "yes");
      unring("hinted");
      playOn();
    });
}

rule.addEventListener("click", (event) => {
  event.preventDefault();
  void openAt(rule.dataset.rule ?? "");
});
