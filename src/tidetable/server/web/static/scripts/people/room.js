// @ts-check
// The people around the board: who is there, whose turn it is, who thinks, who lets a bot play.

import "./clock.js";
import { byId, element, fill, icon, portrait, post, tell, titled } from "../shared/dom.js";
import "./signals.js";
import "./talk.js";

/** @typedef {{who: string, label: string, now: boolean}} Offer */
/**
 * @typedef {object} Seat
 * @property {string} name
 * @property {number} colour
 * @property {string | null} bot What kind of bot answers here, in words.
 * @property {string | null} level The bot's name.
 * @property {string} temper How it plays, in words.
 * @property {boolean} stand_in Whether the bot plays for a person.
 * @property {boolean} free Whether nobody has sat down yet.
 * @property {boolean} taken
 * @property {boolean} present
 * @property {boolean} thinking
 * @property {boolean} mine
 * @property {string} status Who answers here, in words.
 * @property {string} proposal Which stand-in is proposed, in words; or nothing.
 * @property {Offer[]} offers What can be done about this seat by whoever looks.
 */
/** @typedef {{number: number, seat: number, kind: "said" | "quick" | "house", text: string, at: number}} Remark */
/**
 * @typedef {object} Clock
 * @property {number} given
 * @property {number} left
 * @property {boolean} runs
 * @property {string} words Who has stopped it, or wants to; or nothing.
 * @property {{stop: boolean, label: string, now: boolean}[]} offers What can be done about it.
 */
/**
 * @typedef {object} Room
 * @property {number} room
 * @property {boolean} host
 * @property {Seat[]} seats
 * @property {number} watchers
 * @property {string} watching How many watch, in words.
 * @property {Clock | null} clock
 * @property {boolean} chat
 * @property {Remark[]} talk
 * @property {Record<string, string>} phrases
 * @property {import("./luck.js").Luck | null} luck For what luck waits before it first draws.
 * @property {string} strength That bots think as hard as they can, in words; or nothing.
 */
/** @typedef {{name: string, colour: number, score: number, asked: boolean, place: number | null, plate: string}} Player */

const here = byId("table").dataset.here ?? "";
const list = byId("players");
const faced = (document.body.dataset.faces ?? "").split(" ");
const menu = /** @type {HTMLDialogElement} */ (byId("seat-menu"));

/** @type {Room} */
let room = JSON.parse(byId("first-room").textContent ?? "");
/** @type {Player[]} */
let players = [];

/** @param {Room} next */
export function showRoom(next) {
  // Said once: to those who were here before the bots had grown strong.
  if (next.strength && !room.strength) tell(next.strength, "calm");
  room = next;
  document.dispatchEvent(new CustomEvent("room", { detail: next }));
  showSeats();
  const watchers = byId("watchers");
  watchers.hidden = !next.watchers;
  watchers.replaceChildren(icon("eye"), ` ${next.watching}`);
  const pace = /** @type {HTMLElement} */ (watchers.parentElement);
  pace.hidden = [...pace.children].every((part) => part.hasAttribute("hidden"));
}

/** @param {Player[]} next */
export function showStandings(next) {
  const first = !players.length;
  players = next;
  if (first) showRoom(room);
  else showSeats();
}

/** @type {number[] | null} What the counters show while points are counted up. */
let counted = null;

/**
 * Let the counters of all seats show other numbers than they have; none: as it stands.
 * @param {number[] | null} numbers
 */
export function showScores(numbers) {
  counted = numbers;
  players.forEach((player, seat) => showScore(/** @type {HTMLElement} */ (list.children[seat]), player, seat));
}

/**
 * @param {HTMLElement} row
 * @param {Player} player
 * @param {number} seat
 */
function showScore(row, player, seat) {
  row.classList.toggle("first", player.place === 1 && !counted);
  const score = /** @type {HTMLElement} */ (row.querySelector(".score"));
  score.textContent = String(counted?.[seat] ?? player.score);
}

/** Rows stay what they are and only change: a menu button keeps the focus, a clock its place. */
function showSeats() {
  while (list.children.length < players.length) list.append(emptyRow(list.children.length));
  players.forEach((player, seat) => showSeat(/** @type {HTMLElement} */ (list.children[seat]), player, seat));
  if (menu.open) showOffers(Number(menu.dataset.seat));
}

/** @param {number} seat */
function emptyRow(seat) {
  const row = element("li");
  const face = element("span", "face");
  face.append(element("span", "flag"));
  const time = element("span", "time");
  time.setAttribute("role", "timer");
  const below = element("span", "below");
  below.append(time, element("span", "status"));
  const who = element("span", "who");
  who.append(element("span", "name"), below);
  const more = element("button", "more", "⋯");
  more.setAttribute("aria-haspopup", "dialog");
  more.addEventListener("click", () => openMenu(seat, more));
  row.append(face, who, element("span", "score"), more, element("div", "waits"));
  return row;
}

/**
 * @param {HTMLElement} row
 * @param {Player} player
 * @param {number} seat
 */
function showSeat(row, player, seat) {
  const sitter = room.seats[seat];
  if (!sitter) return;
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (row.querySelector(`.${name}`));
  row.className = `player seat-${sitter.colour}`;
  row.classList.toggle("asked", player.asked);
  row.classList.toggle("robot", Boolean(sitter.bot));
  row.classList.toggle("away", !sitter.bot && !sitter.present);
  row.classList.toggle("free", sitter.free);
  row.classList.toggle("thinking", sitter.thinking);
  if (player.asked) row.setAttribute("aria-current", "true");
  else row.removeAttribute("aria-current");
  part("name").textContent = sitter.name;
  part("status").textContent = sitter.status;
  showScore(row, player, seat);
  showPortrait(part("face"), sitter.level ?? "");
  const known = [sitter.name, sitter.status, sitter.temper, player.asked ? list.dataset.turn : ""];
  titled(part("face"), known.filter(Boolean).join(" · ")).setAttribute("role", "img");
  titled(part("more"), fill(list.dataset.menu, { who: sitter.name }));
  part("more").hidden = !sitter.offers.some((offer) => !offer.now);
  showWaiting(part("waits"), sitter, seat);
}

/**
 * Show who answers here, if it is a bot.
 * @param {HTMLElement} place
 * @param {string} bot
 */
function showPortrait(place, bot) {
  if (place.dataset.bot === bot) return;
  place.dataset.bot = bot;
  place.querySelector(".portrait")?.remove();
  if (bot) place.append(portrait(bot));
}

/**
 * Show what waits for an answer: a proposal, and what this person can say to it with one click.
 * @param {HTMLElement} place
 * @param {Seat} sitter
 * @param {number} seat
 */
function showWaiting(place, sitter, seat) {
  const urgent = sitter.offers.filter((offer) => offer.now);
  const shown = JSON.stringify([sitter.proposal, urgent]);
  if (place.dataset.shown === shown) return;
  place.dataset.shown = shown;
  place.hidden = !sitter.proposal && !urgent.length;
  place.replaceChildren(
    ...(sitter.proposal ? [element("span", "", sitter.proposal)] : []),
    ...urgent.map((offer) => button(offer, seat)),
  );
}

/**
 * @param {Offer} offer
 * @param {number} seat
 */
function button({ who, label, now }, seat) {
  const made = element("button", now ? "primary" : "", label);
  if (faced.includes(who)) made.prepend(portrait(who));
  made.addEventListener("click", () => void post(`${here}/seat`, { seat, who }));
  return made;
}

/**
 * @param {number} seat
 * @param {HTMLElement} beside
 */
function openMenu(seat, beside) {
  menu.dataset.seat = String(seat);
  showOffers(seat);
  menu.showModal();
  const { right, bottom } = beside.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  menu.style.left = `max(8px, min(${right - width}px, 100vw - ${width + 8}px))`; // whatever becomes of the window
  menu.style.top = `max(8px, min(${bottom + 4}px, 100dvh - ${height + 8}px))`;
}

/** @param {number} seat */
function showOffers(seat) {
  const sitter = room.seats[seat];
  if (!sitter?.offers.length) {
    menu.close();
    return;
  }
  byId("seat-name").textContent = sitter.name;
  const shown = JSON.stringify(sitter.offers);
  if (byId("offers").dataset.shown === `${seat} ${shown}`) return;
  byId("offers").dataset.shown = `${seat} ${shown}`;
  byId("offers").replaceChildren(...sitter.offers.map((offer) => button(offer, seat)));
}

// A click beside the menu closes it.
menu.addEventListener("click", (event) => {
  if (event.target === menu) menu.close();
});
