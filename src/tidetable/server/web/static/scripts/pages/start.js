// @ts-check
// The start page and the set-up form: they know who one is, and where one plays.

import { element, icon, portrait, post, titled } from "../shared/dom.js";
import { forget, iAm, introduce, myTables } from "../people/me.js";

/** @typedef {{name: string, colour: number, free: boolean, bot: boolean}} Sitter */
/** @typedef {{secret: string, title: string, seats: Sitter[], yours: boolean, watching: boolean, over: boolean, aside?: string}} Table */

// --- Who one is -----------------------------------------------------------------------------------

const name = /** @type {HTMLInputElement} */ (document.querySelector("[name=name-1]"));
/** @type {NodeListOf<HTMLInputElement>} */
const colours = document.querySelectorAll("[name=colour]");
const chosen = () => [...colours].findIndex((choice) => choice.checked) + 1;

introduce(name, colours);
wear();
for (const field of [name, ...colours])
  field.addEventListener("input", () => {
    iAm(name.value, chosen());
    wear();
  });

/** Where seats are drawn, the first has one's own colour, and whose it was has that of the first. */
function wear() {
  const mine = chosen();
  const called = [...document.querySelectorAll(".colours label")].map((label) =>
    label.getAttribute("title"),
  );
  for (const tile of document.querySelectorAll("[data-seat]")) {
    const seat = Number(tile.getAttribute("data-seat"));
    const colour = seat === 1 ? mine : seat === mine ? 1 : seat;
    tile.className = `seat seat-${colour}`;
    const label = tile.querySelector(".called");
    if (label) label.textContent = called[colour - 1] ?? "";
  }
}

// --- Against whom one plays -----------------------------------------------------------------------

// Whoever chooses a level sees who that is.
document.addEventListener("change", ({ target }) => {
  const level = /** @type {Element} */ (target).closest(".level");
  const [chosen] = level?.querySelector("select")?.selectedOptions ?? [];
  if (!level || !chosen) return;
  level.querySelector(".portrait")?.replaceWith(portrait(chosen.value));
  level.querySelector(".temper")?.replaceChildren(chosen.dataset.temper ?? "");
});

// --- Where one plays ------------------------------------------------------------------------------

const mine = document.getElementById("mine");
const words = mine?.dataset ?? {};

/** Show the tables at once as they are remembered, then as the server says they stand. */
async function showMine() {
  const visits = myTables();
  show(visits.map((visit) => card(visit.path, visit.game)));
  if (!visits.length) return;
  const secrets = visits.map((visit) => visit.path.slice("/table/".length));
  const reply = await post("/mine", { secrets });
  if (!reply.ok) return;
  /** @type {Table[]} */
  const tables = reply.tables;
  for (const { path } of visits)
    if (!tables.some((table) => pathOf(table) === path)) forget(path);
  const kept = myTables().map(({ path }) => path); // one may have been forgotten meanwhile
  const order = tables.filter((table) => kept.includes(pathOf(table)));
  order.sort((a, b) => rank(a) - rank(b));
  show(order.map((table) => card(pathOf(table), table.title, table)));
}

/** @param {Table} table */
const pathOf = (table) => `/table/${table.secret}`;

/** @param {Table} table */
const rank = (table) => (table.yours ? 0 : table.over ? 2 : 1);

/** @param {HTMLElement[]} cards */
function show(cards) {
  if (!mine) return;
  mine.hidden = !cards.length;
  mine.querySelector("ul")?.replaceChildren(...cards);
}

/**
 * @param {string} path
 * @param {string} title
 * @param {Table} [table]
 */
function card(path, title, table) {
  const made = element("li", "parchment");
  made.classList.toggle("yours", table?.yours ?? false);
  made.classList.toggle("over", table?.over ?? false);
  const link = /** @type {HTMLAnchorElement} */ (element("a"));
  link.href = path;
  link.append(element("h3", "", title), element("p", "sitters"), element("p", "state"));
  const [, sitters, state] = link.children;
  if (table && sitters && state) {
    sitters.append(...table.seats.map(sitter));
    state.textContent = standing(table);
  }
  const away = titled(element("button", "quiet", "✕"), words.forget ?? "");
  away.addEventListener("click", () => {
    forget(path);
    made.remove();
    if (mine) mine.hidden = !myTables().length;
  });
  made.append(link, away);
  return made;
}

/** @param {Table} table */
function standing(table) {
  if (table.aside) return table.aside;
  if (table.over) return words.over ?? "";
  if (table.watching) return words.watching ?? "";
  return (table.yours ? words.yours : words.others) ?? "";
}

/** @param {Sitter} seat */
function sitter(seat) {
  const made = element("span", `seat-${seat.colour}${seat.free ? " free" : ""}`);
  const who = seat.free ? (words.free ?? "") : seat.name;
  made.append(element("span", "flag"), who);
  if (seat.bot) made.append(" ", icon("parrot"));
  return made;
}

// --- Where one could play -------------------------------------------------------------------------

const AGAIN = 10_000; // milliseconds until open tables are looked for again

/** Open tables come and go. What has not changed is left alone: somebody may be about to click. */
async function showOpen() {
  const reply = await fetch("/open").catch(() => null); // a server that is away may come back
  if (!reply?.ok) return;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const [here, there] = [document, page].map((one) => one.getElementById("open"));
  if (here && there && here.innerHTML !== there.innerHTML) here.replaceWith(there);
}

if (mine) {
  void showMine();
  setInterval(() => {
    if (!document.hidden) void showOpen();
  }, AGAIN);
  // Who comes back to this page wants to know how things stand now.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void Promise.all([showMine(), showOpen()]);
  });
}
