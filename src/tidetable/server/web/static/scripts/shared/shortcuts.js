// @ts-check
// Which key does what: as the list of keys on the page says, until somebody chooses others. They are
// kept in this browser.

import { byId, remember, remembered } from "./dom.js";

const KEPT = "shortcuts";
const OURS = /^(\d|.{2,}|\s)$/; // numbers, arrows, Enter and the space have their own meaning

const dialog = byId("help");
const buttons = /** @type {HTMLButtonElement[]} */ ([...dialog.querySelectorAll("[data-shortcut]")]);

/** @type {Record<string, string>} The keys that somebody chose; none: it is switched off. */
let chosen = {};
try {
  chosen = JSON.parse(remembered(KEPT) ?? "{}") ?? {};
} catch {
  // What cannot be read was not chosen here.
}

/** @param {HTMLElement} button */
const keyOf = ({ dataset }) => chosen[dataset.shortcut ?? ""] ?? dataset.key ?? "";

/**
 * What a key does, by its name.
 * @param {string} key
 */
export const shortcut = (key) => buttons.find((button) => keyOf(button) === key)?.dataset.shortcut;

function show() {
  for (const button of buttons) {
    const sign = button.querySelector("kbd");
    if (sign) sign.textContent = keyOf(button) || (dialog.dataset.none ?? "");
  }
  for (const sign of document.querySelectorAll("kbd[data-of]")) {
    const button = buttons.find(({ dataset }) => dataset.shortcut === sign.getAttribute("data-of"));
    sign.textContent = button ? keyOf(button) : "";
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} key
 */
function change(button, key) {
  const other = key && buttons.find((one) => one !== button && keyOf(one) === key);
  if (other) chosen[other.dataset.shortcut ?? ""] = keyOf(button); // no key does two things
  chosen[button.dataset.shortcut ?? ""] = key;
  remember(KEPT, JSON.stringify(chosen));
}

for (const button of buttons)
  button.addEventListener("click", () => {
    const sign = button.querySelector("kbd");
    if (sign) sign.textContent = dialog.dataset.press ?? "";
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.key === "Shift") return; // a capital letter is about to come
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Delete" || event.key === "Backspace") change(button, "");
      else if (!OURS.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) change(button, event.key);
      done();
    };
    const done = () => {
      button.removeEventListener("keydown", press);
      button.removeEventListener("blur", done);
      show();
    };
    button.addEventListener("keydown", press);
    button.addEventListener("blur", done);
  });

byId("keys-reset").addEventListener("click", () => {
  chosen = {};
  remember(KEPT, "{}");
  show();
});
show();
