// @ts-check
// What a person has set for every table, remembered in this browser.

import { remember, remembered } from "./dom.js";

/** @param {string} what */
const box = (what) => /** @type {HTMLInputElement | null} */ (document.getElementById(what));

/** @param {string} what */
export const isSet = (what) => box(what)?.checked ?? false;

/**
 * Remember a box that can be ticked. The page gets the class `without-…` where it is not.
 * @param {string} what
 * @param {(on: boolean) => void} [obey]
 */
export function remembers(what, obey) {
  const tick = box(what);
  if (!tick) return;
  tick.checked = (remembered(what) ?? String(tick.checked)) === "true";
  const act = () => {
    remember(what, String(tick.checked));
    document.body.classList.toggle(`without-${what}`, !tick.checked);
    obey?.(tick.checked);
  };
  tick.addEventListener("change", act);
  act();
}
