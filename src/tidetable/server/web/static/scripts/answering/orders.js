// @ts-check
// Answers given ahead: while others are asked, one chooses what to answer next. The server keeps it,
// gives it when the question comes, and says so if it no longer fits.

import { byId, element, post } from "../shared/dom.js";

/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {{given: string[], dropped: string, may: boolean}} Orders */
/** @typedef {{choices: Choice[], kinds: Record<string, string>, firsts: {after: string, label: string}[]}} Plan */

const panel = byId("orders");
const begin = /** @type {HTMLButtonElement} */ (byId("order-ahead"));
const how = byId("order-how");
const only = /** @type {HTMLSelectElement} */ (byId("order-if"));
const always = /** @type {HTMLInputElement} */ (byId("order-always"));

/** @type {Plan | null} What may be asked next, while an answer to it is chosen. */
let plan = null;
/** @type {() => void} */
let change = () => {};

/** What can be answered ahead, if somebody is about to. */
export const planned = () => plan?.choices ?? null;

/** @param {() => void} act what to do when planning begins or ends */
export function onPlanning(act) {
  change = act;
}

/** Stop planning; say whether anybody was. */
export function stopPlanning() {
  const was = plan !== null;
  plan = null;
  show();
  return was;
}

/**
 * Show what was answered ahead, and why it was dropped.
 * @param {Orders | null} orders
 */
export function showOrders(orders) {
  panel.hidden = !orders || !(orders.may || orders.given.length || orders.dropped);
  begin.disabled = !orders?.may;
  begin.hidden = !orders?.may;
  byId("order-dropped").textContent = orders?.dropped ?? "";
  byId("orders-given").replaceChildren(...(orders?.given ?? []).map((said) => element("li", "", said)));
  byId("orders-kept").hidden = !orders?.given.length;
  if (!orders?.may) plan = null;
  show();
}

function show() {
  how.hidden = !plan;
  begin.setAttribute("aria-pressed", String(plan !== null));
}

/**
 * Find out what may be asked next, and let an answer be chosen; or stop that.
 * @param {string} here
 * @param {number} seat
 */
export async function planAhead(here, seat) {
  if (begin.disabled) return;
  if (stopPlanning()) return change();
  begin.disabled = true;
  const found = await post(`${here}/foresee`, { seat });
  begin.disabled = false;
  if (!found.ok) return;
  if (!found.choices.length) {
    byId("order-dropped").textContent = panel.dataset.nothing ?? "";
    return;
  }
  plan = { choices: found.choices, kinds: found.kinds, firsts: found.firsts };
  only.replaceChildren(new Option(panel.dataset.any, ""), ...plan.firsts.map(({ after, label }) => new Option(label, after)));
  always.checked = false;
  show();
  change();
}

/**
 * Answer ahead.
 * @param {string} here
 * @param {number} seat
 * @param {string} text
 */
export async function order(here, seat, text) {
  const kind = plan?.kinds[text] ?? "";
  stopPlanning();
  await post(`${here}/order`, { text, kind, seat, after: only.value, stands: always.checked });
  change();
}
