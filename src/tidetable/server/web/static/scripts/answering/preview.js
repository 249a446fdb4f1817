// @ts-check
// What a move would bring, told in the bubble of the thing that would make it, or in its line of the
// list: asked of the server, which tries it out as far as the seat can know. One question at a time,
// each once.

import { choiceOf } from "./choices.js";
import { byId, element } from "../shared/dom.js";
import { tellMore } from "../board/explain.js";

/** @typedef {{changes: string[], then: string[]}} Preview */

/** @type {Map<string, Preview | null>} What is known of the answers to the question that is open. */
let known = new Map();
/** @type {{text: string, tell: (more: Node[]) => void} | null} What is to be asked next, and who wants to know. */
let wanted = null;
let asking = false;
let address = "";
/** @typedef {{seat: number, version: number}} Asked */
/** @type {() => Asked | null} The seat that is asked, and when. */
let asked = () => null;

/**
 * @param {string} where the server is asked
 * @param {() => Asked | null} whom the question concerns that is open
 */
export function onPreview(where, whom) {
  address = where;
  asked = whom;
}

/**
 * @param {string} text
 * @returns {Promise<Preview | null>} nothing, where nothing can be said: that is no failure of anybody's
 */
async function ask(text) {
  const now = asked();
  if (!now) return null;
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify({ text, ...now }) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Something else is asked: what was foreseen is no longer true. */
export function forgetPreviews() {
  known = new Map();
  wanted = null;
}

document.addEventListener("explained", (event) => {
  const thing = /** @type {CustomEvent<Element | null>} */ (event).detail?.closest(".lit");
  const text = thing && choiceOf(thing.getAttribute("data-token") ?? "")?.play;
  if (thing && text) look(text, (more) => tellMore(thing, more));
});

for (const rests of ["pointerover", "focusin"])
  byId("choices").addEventListener(rests, ({ target }) => {
    const line = /** @type {Element} */ (target).closest("[data-choose]");
    const text = choiceOf(line?.getAttribute("data-choose") ?? "")?.play;
    if (line && text && !line.querySelector(".brings")) look(text, (more) => line.append(...more));
  });

/**
 * @param {string} text
 * @param {(more: Node[]) => void} tell
 */
function look(text, tell) {
  wanted = { text, tell };
  void lookOn();
}

async function lookOn() {
  while (wanted && !asking) {
    const { text, tell } = wanted;
    wanted = null;
    const found = known;
    if (!found.has(text)) {
      asking = true;
      found.set(text, await ask(text));
      asking = false;
    }
    const told = found.get(text);
    if (found === known && told) tell(lines(told));
  }
}

/** @param {Preview} told */
function lines({ changes, then }) {
  const list = element("ul", "brings");
  list.setAttribute("role", "status");
  list.append(...changes.map((said) => element("li", "", said)), ...then.map((said) => element("li", "then", said)));
  return list.childElementCount ? [list] : [];
}
