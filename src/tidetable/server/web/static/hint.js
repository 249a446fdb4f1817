// @ts-check
// What would the captain do? Asked by whoever is to answer, and gone with the next move.

import { element, post } from "./dom.js";

/** @typedef {{text: string, label: string, chances: number, why: string}} Hint */

const panel = document.getElementById("hint"); // only there for whoever plays a game with a captain
const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("hint-button"));
let asked = 0;

/**
 * Ask the captain what to do in a seat's place, instead of what it was about to do, if anything.
 * @param {string} here
 * @param {number} seat
 * @param {string} instead
 */
export async function askCaptain(here, seat, instead) {
  if (!panel || button?.disabled) return;
  const ask = (asked += 1);
  show([element("li", "thinks", panel.dataset.thinks)]);
  const answer = await post(`${here}/hint`, { seat, instead });
  if (ask !== asked) return;
  if (answer.ok) show(answer.hints.map(line));
  else forgetHint();
}

/**
 * Let hints be asked for, or not: while somebody else says what to do they might contradict.
 * @param {boolean} yes
 */
export function allowHints(yes) {
  if (button) button.disabled = !yes;
}

/** Something has happened since: what was said is no longer true. */
export function forgetHint() {
  asked += 1;
  if (panel) panel.hidden = true;
}

/** @param {HTMLElement[]} lines */
function show(lines) {
  panel?.querySelector("ol")?.replaceChildren(...lines);
  if (panel) panel.hidden = false;
}

/** @param {Hint} hint */
function line({ label, why }) {
  const row = element("li");
  row.append(element("b", "", label), element("span", "", why));
  return row;
}

/**
 * @param {() => void} ask
 */
export function onHintAsked(ask) {
  button?.addEventListener("click", ask);
  panel?.querySelector("button")?.addEventListener("click", forgetHint);
}
