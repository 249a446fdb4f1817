// @ts-check
// What happened, line by line, each with its small picture.

import { byId, element } from "./dom.js";

/** @typedef {{seat: number, new: boolean, text: string, stamp: string}} Line */

/**
 * @param {Line[]} lines
 * @param {{colour: number}[]} players
 */
export function showFeed(lines, players) {
  const list = byId("feed");
  list.replaceChildren(...lines.map((told) => line(told, players[told.seat]?.colour)));
  list.scrollTop = list.scrollHeight;
}

/**
 * A line of what happened. What came last stands out.
 * @param {Line} told
 * @param {number | undefined} colour
 */
function line({ new: isNew, text, stamp }, colour) {
  const row = element("li", colour ? `seat-${colour}` : "");
  row.classList.toggle("new", isNew);
  const picture = element("span", "stamp");
  if (stamp) picture.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true">${stamp}</svg>`;
  row.append(picture, element("span", "", text));
  return row;
}
