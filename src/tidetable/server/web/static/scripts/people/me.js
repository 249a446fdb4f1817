// @ts-check
// Who one is and where one plays, as this browser remembers it. Nobody else keeps it.

import { remember, remembered } from "../shared/dom.js";

/** @typedef {{path: string, game: string, when: number}} Visit */

const MOST_TABLES = 30;
const PATH = /^\/table\/[\w-]{1,64}$/;

/** The name and the colour, 1 to 4, that one gave last; 0 is none yet. */
export const me = () => ({
  name: remembered("my-name") ?? "",
  colour: Number(remembered("my-colour")) || 0,
});

/**
 * @param {string} name
 * @param {number} colour
 */
export function iAm(name, colour) {
  remember("my-name", name.trim());
  remember("my-colour", String(colour));
}

/**
 * Write into a form who one is.
 * @param {HTMLInputElement} name
 * @param {NodeListOf<HTMLInputElement>} colours
 */
export function introduce(name, colours) {
  const { name: known, colour } = me();
  name.value ||= known;
  for (const choice of colours) choice.checked ||= Number(choice.value) === colour;
}

/**
 * The tables that were opened here, the latest first.
 * @returns {Visit[]}
 */
export function myTables() {
  try {
    const kept = JSON.parse(remembered("my-tables") ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit).slice(0, MOST_TABLES) : [];
  } catch {
    return [];
  }
}

/** @param {any} kept What is read may have been written by anything. */
const isVisit = (kept) => PATH.test(kept?.path) && typeof kept.game === "string" && kept.when > 0;

/**
 * Remember a table that is open now; return whether it is new here.
 * @param {string} path
 * @param {string} game
 */
export function visit(path, game) {
  const before = myTables();
  const others = before.filter((table) => table.path !== path);
  keep([{ path, game, when: Date.now() }, ...others]);
  return others.length === before.length;
}

/**
 * What this browser sat down with by an invitation, if it did. The same claim gets the same link
 * again: an answer may get lost on its way, and people open an invitation twice.
 * @param {string} path
 */
export const claimed = (path) => remembered(`claim:${path}`);

/** @param {string} path */
export function newClaim(path) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const claim = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(`claim:${path}`, claim);
  return claim;
}

/**
 * Go from an invitation to the link of the own seat; the way back does not lead to it any more.
 * @param {string} from
 * @param {string} link
 */
export function moveTo(from, link) {
  const path = new URL(link).pathname;
  const seal = remembered(sealOf(from));
  if (seal && !remembered(sealOf(path))) remember(sealOf(path), seal);
  forget(from);
  location.replace(path);
}

/**
 * Where the fingerprint is kept that a table showed when it was first opened.
 * @param {string} path
 */
export const sealOf = (path) => `seal:${path}`;

/** @param {string} path */
export const forget = (path) => keep(myTables().filter((table) => table.path !== path));

/** @param {Visit[]} tables */
const keep = (tables) => remember("my-tables", JSON.stringify(tables.slice(0, MOST_TABLES)));
