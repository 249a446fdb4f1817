// @ts-check
// The text table: the game as headings and lists, made by the server from the same facts as the
// picture, and a line to type at. What is typed is understood there; here it is only completed.

import { announce } from "../telling/announce.js";
import { changeInside } from "../board/board.js";
import { giveBack } from "./focus.js";
import { byId, element, post, remember, remembered } from "../shared/dom.js";
import { isSet, remembers } from "../shared/settings.js";

const OPEN = "text-table";
const MOST_KNOWN = 8; // ways to go on that are offered
const MOST_ANSWERS = 20;

const table = byId("table");
const here = table.dataset.here ?? "";
const section = byId("text-table");
const line = /** @type {HTMLInputElement} */ (byId("line"));
const known = byId("known");
const answers = byId("answers");

/** @type {string[]} All that can be typed now. */
let words = [];
/** @type {string[]} What was typed before, and which of it is shown again. */
const typed = [];
let recalled = 0;
/** @type {string} An action that was asked back. */
let sure = "";
let version = 0;
let wanted = 0;

const isOpen = () => !section.hidden;

// --- what is there ------------------------------------------------------------------------------

/** Bring the table as text. What stays as it is, stays where a reader was. */
async function bring() {
  const mine = (wanted += 1);
  const answer = await fetch(`${here}/text`).catch(() => null); // without a net the next scene brings it
  if (!answer?.ok) return;
  const made = document.createElement("template");
  made.innerHTML = await answer.text();
  if (mine !== wanted) return;
  changeInside(byId("text-parts"), made.content);
  const known = byId("known-words");
  words = JSON.parse(known.textContent ?? "[]");
  version = Number(known.dataset.version); // what is read may be ahead of the picture, which tells what happened
}

/** @param {boolean} open */
function show(open) {
  section.hidden = !open;
  document.body.classList.toggle("with-text", open);
  hidePicture();
  remember(OPEN, String(open));
  if (open) void bring();
}

/** Open the text table, and come to its line. */
export function openText() {
  if (!isOpen()) show(true);
  line.focus();
}

function hidePicture() {
  document.body.classList.toggle("text-only", isOpen() && isSet("picture-hidden"));
  dispatchEvent(new Event("resize")); // there is another room for the board now
}

document.addEventListener("scene", (event) => {
  version = Math.max(version, /** @type {CustomEvent} */ (event).detail.version);
  sure = "";
  if (isOpen()) void bring();
});

// --- typing -------------------------------------------------------------------------------------

/** @param {string} said */
async function enter(said) {
  suggest([]);
  if (!said.trim()) return;
  typed.push(said);
  recalled = typed.length;
  const [confirm, hold] = [isSet("confirm"), isSet("hold")];
  const answer = await post(`${here}/type`, { line: said, version, confirm, hold, sure });
  if (!answer.ok) return;
  sure = answer.again;
  line.value = "";
  tell(said, answer.said);
}

/**
 * Write an answer under what was typed, the newest first, and say it.
 * @param {string} said
 * @param {string[]} told
 */
function tell(said, told) {
  if (!told.length) return; // what came of it is told as it is to everybody
  const entry = element("div", "answer");
  entry.append(element("h4", "", said), ...told.map((one) => element("p", "", one)));
  answers.prepend(entry);
  while (answers.childElementCount > MOST_ANSWERS) answers.lastElementChild?.remove();
  announce(told.join(" "));
}

byId("command").addEventListener("submit", (event) => {
  event.preventDefault();
  void enter(line.value);
});
byId("text-parts").addEventListener("click", ({ target }) => {
  const said = /** @type {Element} */ (target).closest("[data-line]")?.getAttribute("data-line");
  if (!said) return;
  line.focus(); // what was clicked is gone when something has come of it
  void enter(said);
});

// --- completing ---------------------------------------------------------------------------------

/** How what is typed may go on: to the end of the next word of all that begins so. */
function ways() {
  const said = line.value.toLocaleLowerCase();
  if (!said) return [];
  const found = words.filter((one) => one.length > said.length && one.toLocaleLowerCase().startsWith(said));
  const end = (/** @type {string} */ one) => (one.indexOf(" ", said.length + 1) + 1 || one.length + 1) - 1;
  return [...new Set(found.map((one) => one.slice(0, end(one))))].slice(0, MOST_KNOWN);
}

/** @param {string[]} found */
function suggest(found) {
  known.replaceChildren(
    ...found.map((text, i) => {
      const one = element("li", "", text);
      one.id = `known-${i}`;
      one.role = "option";
      one.ariaSelected = "false";
      return one;
    }),
  );
  known.hidden = !found.length;
  line.ariaExpanded = String(found.length > 0);
  line.removeAttribute("aria-activedescendant");
}

const marked = () => known.querySelector('[aria-selected="true"]');

/** @param {number} step */
function mark(step) {
  const all = [...known.children];
  const was = marked();
  const next = all.at((all.indexOf(/** @type {Element} */ (was)) + step + (was || step > 0 ? all.length : 0)) % all.length);
  if (was) was.ariaSelected = "false";
  if (!next) return;
  next.ariaSelected = "true";
  line.setAttribute("aria-activedescendant", next.id);
}

/** @param {Element} one */
function take(one) {
  line.value = one.textContent ?? "";
  suggest(ways());
}

/** @param {number} step */
function recall(step) {
  recalled = Math.min(Math.max(recalled + step, 0), typed.length);
  line.value = typed[recalled] ?? "";
}

line.addEventListener("input", () => suggest(ways()));
line.addEventListener("blur", () => suggest([]));
line.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const chosen = marked();
  if (step) known.hidden ? recall(step) : mark(step);
  else if (event.key === "Enter" && chosen) take(chosen);
  else if (event.key === "Escape" && !known.hidden) suggest([]);
  else if (event.key === "Escape") line.value = "";
  else return;
  event.preventDefault();
});
known.addEventListener("pointerdown", (event) => {
  event.preventDefault(); // the line keeps the focus
  const one = /** @type {Element} */ (event.target).closest("li");
  if (one) take(one);
});

// --- hands --------------------------------------------------------------------------------------

const link = /** @type {HTMLAnchorElement} */ (byId("text-link"));
link.addEventListener("click", (event) => {
  event.preventDefault();
  openText();
});
byId("text-close").addEventListener("click", () => {
  show(false);
  giveBack(section, link);
});
remembers("picture-hidden", hidePicture);
if (remembered(OPEN) === "true" && link.href) show(true); // where nothing leads to it, it is not wished
