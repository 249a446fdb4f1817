// @ts-check
// What would the captain do? Asked by whoever is to answer, and gone with the next move.

import { byId, element, post } from "./dom.js";

/** @typedef {{text: string, label: string, chances: number, why: string}} Hint */

const panel = document.getElementById("hint"); // only there for who plays a game with a captain
let asked = 0;

/**
 * Ask the captain what to do in a seat's place.
 * @param {string} here
 * @param {number} seat
 */
export async function askCaptain(here, seat) {
  if (!panel) return;
  const ask = (asked += 1);
  show([element("li", "thinks", panel.dataset.thinks)]);
  const answer = await post(`${here}/hint`, { seat });
  if (ask !== asked) return;
  if (answer.ok) show(answer.hints.map(line));
  else forgetHint();
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
export function onHintWished(ask) {
  if (!panel) return;
  byId("hint-button").addEventListener("click", ask);
  panel.querySelector("button")?.addEventListener("click", forgetHint);
}
