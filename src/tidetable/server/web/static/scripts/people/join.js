// @ts-check
// Coming to a table: this browser remembers it, and who has a free seat says who they are.

import { byId, fill, post } from "../shared/dom.js";
import { invite } from "./invite.js";
import { claimed, iAm, introduce, me, moveTo, newClaim, visit } from "./me.js";

/** @typedef {import("./room.js").Room} Room */

const here = byId("table").dataset.here ?? "";

/**
 * Welcome somebody who has not sat down yet. The board is seen behind the card.
 * @param {HTMLDialogElement} card
 */
function welcome(card) {
  const form = /** @type {HTMLFormElement} */ (card.querySelector("form"));
  const name = /** @type {HTMLInputElement} */ (form.querySelector("[name=name]"));
  /** @type {NodeListOf<HTMLInputElement>} */
  const colours = form.querySelectorAll("[name=colour]");
  const error = /** @type {HTMLElement} */ (form.querySelector(".error"));
  introduce(name, colours);
  offer(card, colours, JSON.parse(byId("first-room").textContent ?? ""), me().colour);
  document.addEventListener("room", (event) => {
    const chosen = [...colours].find((choice) => choice.checked);
    offer(card, colours, /** @type {CustomEvent} */ (event).detail, Number(chosen?.value));
  });
  card.addEventListener("cancel", (event) => event.preventDefault());
  let claim = claimed(here);
  let sitting = false;
  let spent = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sitting) return;
    sitting = true;
    claim ??= newClaim(here);
    const colour = Number([...colours].find((choice) => choice.checked)?.value) || null;
    const reply = await post(`${here}/sit`, { name: name.value, colour, claim });
    if (reply.ok) {
      iAm(name.value, colour ?? me().colour);
      moveTo(here, reply.link);
      return;
    }
    sitting = false;
    error.hidden = false;
    error.textContent = reply.message ?? document.body.dataset.offline ?? "";
    if (spent || reply.status === 409 || reply.status === 410) location.reload();
  });
  // Somebody has sat down, or a bot has. The page says who: if it was we, it leads to the seat.
  const comeAnew = () => {
    spent = true;
    if (!sitting) location.reload();
  };
  document.addEventListener("spent", comeAnew);
  document.addEventListener("refused", async () => {
    // A stream does not say why: the invitation may have been used while this page slept.
    const reply = await fetch(`${here}/room`).catch(() => null);
    if (reply?.status === 410) comeAnew();
  });
  card.showModal();
}

/**
 * Offer the colours that nobody plays yet; where the wanted one is taken, the seat's own.
 * @param {HTMLDialogElement} card
 * @param {NodeListOf<HTMLInputElement>} colours
 * @param {Room} room
 * @param {number} wanted
 */
function offer(card, colours, room, wanted) {
  const taken = room.seats.filter((seat) => seat.taken && !seat.mine);
  const held = new Set(taken.map((seat) => seat.colour));
  const mine = !wanted || held.has(wanted) ? Number(card.dataset.colour) : wanted;
  for (const choice of colours) {
    choice.disabled = held.has(Number(choice.value));
    choice.checked = Number(choice.value) === mine;
  }
  const names = taken.map((seat) => seat.name).join(", ");
  byId("join-who").textContent = names && fill(card.dataset.who, { names });
}

const game = byId("table").dataset.title?.split(" · ")[0] ?? "";
const isNew = visit(here, game);
invite(isNew);
const card = /** @type {HTMLDialogElement | null} */ (document.getElementById("join"));
if (card) welcome(card);
