// @ts-check
// A first game with somebody who talks: the bubble of the walkthrough.

import { byId, fill, remember, remembered } from "./dom.js";
import { allowHints } from "./hint.js";
import { openAt } from "./rules.js";

/**
 * @typedef {object} Lesson
 * @property {string} welcome
 * @property {string} say
 * @property {string | null} play The one answer that is offered; null at the end.
 * @property {string} rule
 * @property {number} step
 * @property {number} steps
 * @property {import("./choices.js").Choice[]} free All that could be answered without the walkthrough.
 */
/** @typedef {import("./table.js").Scene} Scene */

const bubble = byId("lesson");
const rule = /** @type {HTMLAnchorElement} */ (byId("lesson-rule"));
const KEY = `left ${byId("table").dataset.here}`;
const hasLeft = () => remembered(KEY) === "yes";

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
  if (!lesson) return scene;
  if (hasLeft()) return { ...scene, choices: lesson.free };
  byId("lesson-welcome").textContent = lesson.welcome;
  byId("lesson-words").textContent = lesson.say;
  const { step: n, steps: most } = lesson;
  byId("lesson-progress").textContent = lesson.play ? fill(bubble.dataset.step, { n, most }) : "";
  rule.textContent = fill(bubble.dataset.rule, { rule: lesson.rule });
  rule.dataset.rule = lesson.rule;
  rule.hidden = !lesson.rule;
  byId("lesson-leave").hidden = !lesson.play;
  byId("lesson-close").hidden = Boolean(lesson.play);
  return scene;
}

/**
 * Play on without the walkthrough.
 * @param {() => void} playOn
 */
export function onLeaving(playOn) {
  for (const way of ["lesson-leave", "lesson-close"])
    byId(way).addEventListener("click", () => {
      remember(KEY, "yes");
      playOn();
    });
}

rule.addEventListener("click", (event) => {
  event.preventDefault();
  void openAt(rule.dataset.rule ?? "");
});
