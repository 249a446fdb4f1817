// @ts-check
// What is said to whoever has the screen read: one line for what somebody did and what came of it, in
// its turn; one line, at once, when it is one's own turn. Nothing is said twice, and nothing that is
// shown says itself: the feed, the question and the answers are there to be read again.

import { byId, element, fill, remember, remembered } from "../shared/dom.js";
import { folded } from "./feed.js";

const KEPT = 12; // lines: a reader that is slow may still speak of some of them
const polite = byId("polite");
const assertive = byId("assertive");
const much = /** @type {HTMLSelectElement} */ (byId("says"));

/** @type {{yours: boolean, seat: number, over: boolean} | null} How it stood when something was said last. */
let before = null;
let heard = -1; // the last line of the feed that was said
let question = "";

much.value = remembered("says") ?? much.value;
much.addEventListener("change", () => remember("says", much.value));

/**
 * @param {string} text
 * @param {HTMLElement} [where]
 */
export function announce(text, where = polite) {
  if (!text) return;
  where.append(element("p", "", text));
  while (where.childElementCount > KEPT) where.firstElementChild?.remove();
}

/** Say what is asked now, where a click has changed it. @param {string} text */
export function announceQuestion(text) {
  if (text === question) return;
  question = text;
  if (before?.yours) announce(text);
}

/**
 * What each in turn has done, as far as one wants to hear it.
 * @param {import("./feed.js").Line[]} lines
 */
function told(lines) {
  /** @type {import("./feed.js").Line[][]} */
  const turns = [];
  for (const line of lines) {
    if (turns.at(-1)?.at(-1)?.actor === line.actor) turns.at(-1)?.push(line);
    else turns.push([line]);
  }
  const wanted = turns.map((turn) => turn.filter(({ act }) => much.value === "all" || (much.value === "short" && act)));
  return wanted.map((turn) => folded(turn).map(({ line, times }) => (times > 1 ? `${times} × ${line.text}` : line.text)).join(" "));
}

/** That it is one's turn, and what is asked; most questions say both. @param {string} prompt */
function call(prompt) {
  const says = prompt.toLocaleLowerCase().includes((byId("table").dataset.yourTurn ?? "").toLocaleLowerCase());
  return says ? prompt : fill(polite.dataset.turn, { prompt });
}

document.addEventListener("scene", (event) => {
  const { feed, yours, seat, prompt, end } = /** @type {CustomEvent} */ (event).detail;
  const first = before === null;
  const called = !first && yours && !(before?.yours && before.seat === seat);
  const last = feed.at(-1)?.number ?? -1;
  const lines = first ? [] : feed.filter((/** @type {import("./feed.js").Line} */ one) => one.number > heard && !one.late);
  const asks = !first && !called && yours && prompt !== question ? prompt : "";
  const ends = !first && end && !before?.over ? `${prompt} ${end.winners}` : "";
  heard = last; // where something was taken back, what comes instead is new
  before = { yours, seat, over: Boolean(end) };
  question = prompt;
  if (called) announce(call(prompt), assertive); // before what may be cut short by it
  const turns = told(lines);
  for (const [i, turn] of turns.entries())
    announce([turn, i === turns.length - 1 ? asks || ends : ""].filter(Boolean).join(" "));
  if (!turns.length) announce(asks || ends);
});
