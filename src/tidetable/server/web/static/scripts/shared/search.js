// @ts-check
// Finding as one types: what has all the words stays and is marked, everything else goes away.
// A box `[data-search]` names the element whose `[data-entry]` it searches, in `[data-chapter]`s.

import { byId, fill } from "./dom.js";

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Search for what a box says now.
 * @param {HTMLElement} box
 */
export function search(box) {
  const { value } = /** @type {HTMLInputElement} */ (box.querySelector("input"));
  const words = wordsOf(value);
  const where = byId(box.dataset.search ?? "");
  /** @type {Range[]} */
  const marks = [];
  let n = 0;
  for (const entry of where.querySelectorAll("[data-entry]")) {
    const text = (entry.textContent ?? "").toLowerCase();
    const found = words.every((word) => text.includes(word));
    /** @type {HTMLElement} */ (entry).hidden = !found;
    if (entry instanceof HTMLDetailsElement) entry.open = found && words.length > 0;
    if (found && words.length) marks.push(...hits(entry, words));
    n += Number(found);
  }
  for (const chapter of where.querySelectorAll("details[data-chapter]"))
    fold(/** @type {HTMLDetailsElement} */ (chapter), words.length > 0);
  CSS.highlights?.set("found", new Highlight(...marks));
  const output = /** @type {HTMLElement} */ (box.querySelector("output"));
  const said = n ? fill(box.dataset.found, { n }) : (box.dataset.none ?? "");
  output.textContent = words.length ? said : "";
}

/**
 * While searching, a chapter is open if something was found there; else as it was.
 * @param {HTMLDetailsElement} chapter
 * @param {boolean} searching
 */
function fold(chapter, searching) {
  const { dataset } = chapter;
  dataset.open ??= chapter.open ? "yes" : "no";
  const found = Boolean(chapter.querySelector("[data-entry]:not([hidden])"));
  chapter.open = searching ? found : dataset.open === "yes";
  chapter.classList.toggle("without", searching && !found);
  if (!searching) delete dataset.open;
}

/**
 * Where the words stand in an entry.
 * @param {Element} entry
 * @param {string[]} words
 */
function hits(entry, words) {
  /** @type {Range[]} */
  const found = [];
  const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").toLowerCase();
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        found.push(range);
      }
  }
  return found;
}

for (const box of document.querySelectorAll("[data-search]"))
  box.addEventListener("input", () => search(/** @type {HTMLElement} */ (box)));
