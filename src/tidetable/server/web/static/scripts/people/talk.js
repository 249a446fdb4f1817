// @ts-check
// The talk at the table: what was said, quick phrases, own words, and how much was not read yet.

import { byId, element, post, remember, remembered } from "../shared/dom.js";
import { shortcut } from "../shared/shortcuts.js";
import { chime } from "./signals.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Remark} Remark */

const here = byId("table").dataset.here ?? "";
const panel = /** @type {HTMLDetailsElement | null} */ (document.getElementById("talk"));
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("own-words"));
const KEY = "talk-open";

/** The number of the last remark that is shown; nothing is unread that was there before. */
let last = -1;
let unread = 0;
let seat = -1;

/** @param {Room} room */
function show(room) {
  if (!panel) return;
  const fresh = room.talk.filter(({ number }) => number > last);
  if (!fresh.length && last >= 0) return; // to ask where a list is scrolled to lays out the page
  const list = byId("remarks");
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const others = fresh.filter(({ kind, seat }) => kind !== "house" && !room.seats[seat]?.mine);
  list.append(...fresh.map((remark) => line(remark, room)));
  if (last >= 0 && others.length) {
    if (!isRead()) unread += others.length;
    chime("talk");
  }
  last = room.talk.at(-1)?.number ?? 0;
  const newest = list.lastElementChild?.textContent ?? "";
  byId("last-remark").textContent = newest;
  if (atEnd) list.scrollTop = list.scrollHeight;
  showUnread();
}

/**
 * @param {Remark} remark
 * @param {Room} room
 */
function line({ seat, kind, text }, room) {
  const sitter = room.seats[seat];
  const row = element("li", kind);
  if (kind !== "house" && sitter) {
    row.classList.add(`seat-${sitter.colour}`);
    row.append(element("span", "flag"), element("b", "", sitter.name), " ");
  }
  row.append(element("span", "", text));
  return row;
}

const isRead = () => panel?.open && !document.hidden;

function showUnread() {
  if (isRead()) unread = 0;
  const badge = byId("unread");
  badge.hidden = !unread;
  badge.textContent = String(unread);
  badge.title = panel?.dataset.unread ?? "";
}

/** @param {object} words */
const say = (words) => post(`${here}/say`, { ...words, seat });

document.addEventListener("room", (event) => show(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("scene", (event) => {
  // On a shared screen whoever looks at it speaks.
  seat = /** @type {CustomEvent} */ (event).detail.seat;
});
document.addEventListener("visibilitychange", () => panel && showUnread());

if (panel) {
  panel.open = remembered(KEY) === "true";
  panel.addEventListener("toggle", () => {
    remember(KEY, String(panel.open));
    const list = byId("remarks");
    list.scrollTop = list.scrollHeight;
    if (panel.open && panel.contains(document.activeElement)) panel.scrollIntoView({ block: "nearest" });
    showUnread();
  });
}

document.getElementById("quick")?.addEventListener("click", (event) => {
  const chip = /** @type {Element} */ (event.target).closest("button");
  if (chip) void say({ phrase: chip.value });
});

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (byId("remark"));
  const text = field.value;
  if (!text.trim()) return;
  field.value = "";
  void say({ text }).then((answer) => {
    // What was not taken is not lost.
    if (!answer.ok && !field.value) field.value = text;
  });
});

// `t` opens the talk and goes to the words.
document.addEventListener("keydown", (event) => {
  const busy = /** @type {Element} */ (event.target).matches("input, select, textarea");
  if (shortcut(event.key) !== "talk" || event.ctrlKey || event.metaKey || event.altKey || busy) return;
  if (!panel || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  panel.open = true;
  (document.getElementById("remark") ?? panel).focus();
});
