// @ts-check
// The rules beside the board, and the answer to "why can't I?".

import { giveBack, keepFocus } from "../answering/focus.js";
import { byId, element, post } from "../shared/dom.js";
import { search } from "../shared/search.js";

const panel = byId("rules");
const book = byId("rules-book");
const now = byId("rules-now");
const box = /** @type {HTMLElement} */ (panel.querySelector(".search"));
const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
const button = byId("rules-button");
const answer = byId("why");
const root = byId("table");
const stage = byId("stage");

/** @type {string[]} The rules that the open question is about. */
let concerned = [];
/** @type {Promise<void> | null} The rules come when they are wanted for the first time. */
let loading = null;

// --- the panel ----------------------------------------------------------------------------------

async function load() {
  const response = await fetch(panel.dataset.from ?? "");
  if (!response.ok) throw new Error(response.statusText);
  book.innerHTML = await response.text();
  book.removeAttribute("aria-busy");
  showConcerned();
}

/** Open the panel and wait until the rules are there. */
async function open() {
  panel.hidden = false;
  root.classList.add("reading");
  button.setAttribute("aria-expanded", "true");
  loading ??= load();
  await loading.catch(() => (loading = null));
}

function close() {
  panel.hidden = true;
  root.classList.remove("reading");
  button.setAttribute("aria-expanded", "false");
  giveBack(panel, button);
}

async function toggle() {
  if (!panel.hidden) return close();
  const opened = open();
  // On a phone the keyboard would cover what one wants to read.
  (matchMedia("(pointer: coarse)").matches ? byId("rules-heading") : input).focus();
  await opened;
}

/**
 * Open the panel at a statement.
 * @param {string} id
 */
export async function openAt(id) {
  await open();
  input.value = "";
  search(box);
  const statement = document.getElementById(id);
  const chapter = statement?.closest("details");
  if (!statement || !chapter) return;
  chapter.open = true;
  for (const other of book.querySelectorAll(".pointed")) other.classList.remove("pointed");
  statement.classList.add("pointed");
  statement.scrollIntoView({ block: "center" });
  statement.querySelector("a")?.focus({ preventScroll: true });
}

/**
 * Know what the open question is about; a new scene makes old answers idle talk.
 * @param {string[]} ids
 */
export function showRules(ids) {
  concerned = ids;
  showConcerned();
  answer.hidden = true;
  stopWondering();
}

/** Put the statements that concern the question before all others. */
function showConcerned() {
  const found = concerned.map((id) => document.getElementById(id)).filter((one) => one !== null);
  const copies = found.map((one) => {
    const copy = /** @type {HTMLElement} */ (one.cloneNode(true));
    copy.removeAttribute("id");
    copy.removeAttribute("data-entry");
    copy.classList.remove("pointed");
    copy.hidden = false;
    return copy;
  });
  now.hidden = !copies.length;
  now.querySelector("div")?.replaceChildren(...copies);
}

/**
 * A link with a rule's id, which opens the panel there.
 * @param {string} id
 */
function linkTo(id) {
  const link = /** @type {HTMLAnchorElement} */ (element("a", "id", id));
  link.href = `#${id}`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    answer.hidden = true;
    void openAt(id);
  });
  return link;
}

// --- why can't I? -------------------------------------------------------------------------------

/** @typedef {{message: string, rule: string | null}} Reason */

/**
 * Ask why nothing can be done with a thing.
 * @param {string} here
 * @param {string[]} path the clicks made, the thing last
 * @param {number} seat
 */
export async function askWhy(here, path, seat) {
  const said = await post(`${here}/why`, { path, seat });
  if (!said.ok) return;
  const rows = said.reasons.map(reason);
  // What the rules allow and yet does not glow, a walkthrough keeps for later.
  if (!rows.length && !byId("lesson").hidden) rows.push(element("li", "", answer.dataset.lesson));
  tellWhy(rows);
}

/** @param {Reason} reason */
function reason({ message, rule }) {
  const row = element("li");
  const [before = "", after] = rule ? message.split(rule) : [message];
  row.append(before);
  if (rule && after !== undefined) row.append(linkTo(rule), after);
  return row;
}

/** @param {HTMLElement[]} rows */
function tellWhy(rows) {
  answer.querySelector("ul")?.replaceChildren(...rows);
  answer.hidden = !rows.length;
}

/** Let everything that does not glow be reached by keys, to ask about it. */
function wonder() {
  const dark = [...stage.querySelectorAll("[data-token]:not(.lit)")];
  root.classList.add("wondering");
  for (const thing of dark) {
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button"); // as long as one wonders
  }
  tellWhy([element("li", "", answer.dataset.mode)]);
}

export function stopWondering() {
  if (!root.classList.contains("wondering")) return;
  root.classList.remove("wondering");
  for (const thing of stage.querySelectorAll("[data-token]:not(.lit)")) {
    thing.removeAttribute("tabindex");
    thing.setAttribute("role", "img");
  }
  answer.hidden = true;
  keepFocus(); // what was asked about cannot have it any longer
}

// --- hands --------------------------------------------------------------------------------------

/**
 * Obey a key, or what a shortcut is for, if it is one of ours; say whether it was.
 * @param {string} key
 * @param {Element} target
 * @param {(token: string) => void} ask
 */
export function rulesByKey(key, target, ask) {
  const wondering = root.classList.contains("wondering");
  const thing = target.closest("#stage [data-token]");
  if (key === "rules") void toggle();
  else if (key === "why") wondering ? stopWondering() : wonder();
  else if (wondering && thing && (key === "Enter" || key === " "))
    ask(thing.getAttribute("data-token") ?? "");
  else if (key === "Escape" && wondering) stopWondering();
  else if (key === "Escape" && !answer.hidden) answer.hidden = true;
  else if (key === "Escape" && !panel.hidden) close();
  else return false;
  return true;
}

panel.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target === input) close();
});
button.addEventListener("click", () => void toggle());
byId("rules-close").addEventListener("click", close);
answer.querySelector("button")?.addEventListener("click", () => {
  answer.hidden = true;
  giveBack(answer);
  stopWondering();
});
