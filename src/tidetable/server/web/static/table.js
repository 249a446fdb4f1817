// @ts-check
// The table in the browser. Knows no game: it lights every [data-token] that continues a legal
// path, walks the tree click by click, and posts the action at its end.

import { bringShapes, draw } from "./board.js";
import { byId, element, hush, post } from "./dom.js";
import { showEnd, showRematch } from "./end.js";
import { onPointing, showFeed } from "./feed.js";
import { isCalm, isTelling, lastTurn, markLast, recall, since, skip as skipTelling, tell, tellAgain, tells, togglePause } from "./happenings.js";
import { onLeaving, taught } from "./lesson.js";
import { listen } from "./live.js";
import { ring, unring } from "./marks.js";
import { pause, places, slide } from "./motion.js";
import { showRoom, showStandings } from "./room.js";
import { askCaptain, forgetHint, onHintAsked } from "./hint.js";
import { askWhy, rulesByKey, showRules, stopWondering } from "./rules.js";
import { changed, mark, whole } from "./scenes.js";
import { isSet, remembers } from "./settings.js";
import { frame, turnToLit, zoomByKey } from "./zoom.js";

/** @typedef {{token: string, label: string, play?: string, ask?: string, next?: Choice[]}} Choice */
/**
 * @typedef {object} Scene
 * @property {string} mark Which of the table's pictures it is.
 * @property {number} version
 * @property {number} seat
 * @property {string} board
 * @property {string} described The board in words, for whoever cannot see it.
 * @property {string} prompt
 * @property {boolean} yours
 * @property {Choice[]} choices
 * @property {string[]} rules What the open question is about.
 * @property {import("./lesson.js").Lesson | null} lesson
 * @property {import("./room.js").Player[]} players
 * @property {import("./feed.js").Line[]} feed
 * @property {{allowed: boolean, why: string}} undo
 * @property {string | null} skip The answer that is given if the seat prefers not to be asked.
 * @property {boolean} shared Whether several players with hands share this screen.
 * @property {import("./end.js").End | null} end
 */

const root = byId("table");
const here = root.dataset.here ?? "";
const words = root.dataset;
const stage = byId("stage");
const choices = byId("choices");

/** @type {Scene} */
let scene = whole(byId("first-scene").textContent ?? "");
/** @type {string[]} The clicks made so far towards an action. */
let trail = [];
/** @type {Scene[]} Pictures still to be shown, one after another, so that each can be seen. */
const coming = [];
let showing = false;
/** Whose hand was shown last, where players share the screen. */
let lastSeat = -1;
/** @type {Promise<unknown> | null} What the server has not answered yet. */
let sending = null;
/** @type {Map<Element, string | null>} What is lit, and how it is called when it is not. */
const lit = new Map();
/** @type {{text: string, question: string} | null} An answer for good that waits for a second yes. */
let doubtful = null;

// --- showing ------------------------------------------------------------------------------------

const newest = () => coming.at(-1) ?? scene;

/** @param {Scene} next */
function receive(next) {
  const last = newest();
  if (next.version < last.version || next.mark === last.mark) return;
  coming.push(next);
  if (!showing) void showComing();
}

/**
 * What has changed since another scene than the one that is here, nobody can show: look for oneself.
 * @param {import("./scenes.js").Change} change
 */
async function receiveChange(change) {
  const next = changed(change);
  if (next) receive(next);
  else if (change.version >= newest().version && change.mark !== newest().mark) await look();
}

/** Fetch the scene as a whole. */
async function look() {
  receive(whole(await (await fetch(`${here}/scene`)).text()));
}

async function showComing() {
  showing = true;
  let hasty = false;
  for (let next = coming[0]; next; next = coming[0]) {
    const lines = news(next);
    const mine = scene.yours && next.yours;
    if (lines.length && tells() && !mine && !hasty) {
      light(); // nothing glows meanwhile
      hasty = !(await tell(next.board, lines, next.players));
    }
    coming.shift();
    if (!coming.length) showing = false;
    show(next);
    if (mine && tells()) void tellAgain(lines, next.players, true); // who has the move never waits
  }
}

/**
 * What has happened since the picture that is shown; nothing, where something was taken back.
 * @param {Scene} next
 */
function news(next) {
  const last = scene.feed.at(-1)?.number ?? -1;
  return next.version > scene.version ? next.feed.filter(({ number }) => number > last) : [];
}

/** @param {Scene} next */
function show(next) {
  const before = places();
  const focused = document.activeElement?.getAttribute("data-token");
  const anew = next.version !== scene.version;
  handOver(next);
  scene = taught(next);
  trail = [];
  doubtful = null;
  forgetHint();
  unlight();
  unring();
  draw(next.board, anew);
  byId("in-words").textContent = next.described;
  if (!frame()) slide(before); // what lies elsewhere now has not moved by itself
  showStandings(next.players);
  document.dispatchEvent(new CustomEvent("scene", { detail: next }));
  showFeed(next.feed, next.players);
  if (!next.end) markLast(next.feed); // at the end another picture is there
  recall(next.yours || next.end ? undefined : lastTurn(next.feed).at(-1), next.players);
  showEnd(next.end, next.players);
  showRules(next.rules);
  byId("unseen-setting").hidden = !stage.querySelector(".unseen");
  light();
  if (focused) find(focused)[0]?.focus();
  skip();
}

/** Answer by itself what this seat prefers not to be asked. */
function skip() {
  if (scene.yours && !showing && scene.skip && isSet("skip")) void play(scene.skip);
}

/**
 * Cover the table when it passes to another player at the same screen.
 * @param {Scene} next
 */
function handOver(next) {
  if (!next.shared || !next.yours || next.seat === lastSeat) return;
  lastSeat = next.seat;
  byId("next-player").textContent = next.players[next.seat]?.name ?? "";
  /** @type {HTMLDialogElement} */ (byId("hand-over")).showModal();
}

// --- choosing -----------------------------------------------------------------------------------

/** The choices that the trail has led through. */
function chosen() {
  let next = scene.choices;
  return trail.flatMap((token) => {
    const choice = next.find((one) => one.token === token);
    next = choice?.next ?? [];
    return choice ?? [];
  });
}

/** The choices that the trail has led to. */
const offered = () => (trail.length ? (chosen().at(-1)?.next ?? []) : scene.choices);

/**
 * @param {string} token
 * @returns {SVGElement[]}
 */
const find = (token) => [...stage.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].map(
  (piece) => /** @type {SVGElement} */ (piece),
);

/**
 * Let all that glows be called by its own name again, but for what goes on glowing: it keeps the
 * focus, too.
 * @param {Set<Element>} [staying]
 */
function unlight(staying = new Set()) {
  for (const [piece, label] of lit) {
    if (staying.has(piece)) continue;
    lit.delete(piece);
    piece.classList.remove("lit");
    for (const name of ["tabindex", "role"]) piece.removeAttribute(name);
    if (label === null) piece.removeAttribute("aria-label");
    else piece.setAttribute("aria-label", label);
  }
}

/** Light what can be clicked now; what no picture shows gets a button. */
function light() {
  const now = scene.yours && !sending && !showing && !doubtful ? offered() : [];
  const found = now.map(({ token }) => find(token));
  unlight(new Set(found.flat()));
  choices.replaceChildren(...(doubtful ? twoButtons() : []));
  for (const [i, { token, label }] of now.entries()) {
    const pieces = found[i] ?? [];
    for (const piece of pieces) {
      if (!lit.has(piece)) lit.set(piece, piece.getAttribute("aria-label"));
      piece.classList.add("lit");
      piece.setAttribute("tabindex", "0");
      piece.setAttribute("role", "button");
      piece.setAttribute("aria-label", label);
    }
    const button = element("button", pieces.length ? "choice drawn" : "choice", label);
    button.dataset.choose = token;
    if (i < 9) button.append(element("kbd", "", String(i + 1)));
    choices.append(button);
  }
  root.classList.toggle("many-choices", choices.childElementCount > 3);
  byId("as-list").hidden = !choices.querySelector(".drawn");
  choices.classList.toggle("all-drawn", !choices.querySelector(".choice:not(.drawn)"));
  turnToLit();
  byId("prompt").textContent = doubtful?.question ?? chosen().at(-1)?.ask ?? scene.prompt;
  byId("trail").textContent = chosen().map(({ label }) => label).join(" › ");
  byId("back").hidden = !trail.length;
  root.classList.toggle("yours", scene.yours);
  const undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  undo.title = scene.undo.why;
  undo.classList.toggle("refused", !scene.undo.allowed);
  document.title = (scene.yours ? `${words.yourTurn} · ` : "") + words.title;
}

/** Yes, or back: for an answer that cannot be undone. */
function twoButtons() {
  const yes = element("button", "choice primary", words.doIt);
  yes.dataset.confirm = "yes";
  const no = element("button", "choice", words.back);
  no.dataset.confirm = "no";
  return [yes, no];
}

/** @param {string} token */
function choose(token) {
  const choice = offered().find((one) => one.token === token);
  if (!choice || !scene.yours) return;
  stopWondering();
  if (choice.play) void play(choice.play);
  else {
    trail.push(token);
    light();
  }
}

function back() {
  if (doubtful) doubtful = null;
  else trail.pop();
  light();
}

// --- talking to the server ----------------------------------------------------------------------

/**
 * Answer, or be asked once more where the answer is for good and the seat wants that.
 * @param {string} text
 */
function play(text) {
  const confirm = isSet("confirm") && doubtful?.text !== text;
  return send("play", { text, version: scene.version, seat: scene.seat, confirm });
}

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  // A second click on the same thing is no second answer; an undo waits for what it takes back.
  if (sending && what === "play") return;
  await sending;
  const sent = post(`${here}/${what}`, body);
  sending = sent;
  light();
  const answer = await sent;
  sending = null;
  if (answer.confirm) doubtful = { text: answer.text, question: answer.confirm };
  else {
    trail = [];
    doubtful = null;
    if (answer.version > newest().version) await catchUp(answer.version);
  }
  light();
  skip();
}

/**
 * The stream brings what changed; where it is broken, look for oneself.
 * @param {number} version
 */
async function catchUp(version) {
  for (let wait = 0; wait < 10 && newest().version < version; wait += 1) await pause(60);
  if (newest().version < version) await look();
}

/**
 * Ask why nothing can be done with a thing now, with what was picked up for it.
 * @param {string} token
 */
function ask(token) {
  if (scene.seat >= 0 && !scene.end) void askWhy(here, [...trail, token], scene.seat);
}

/**
 * The thing under a click on what is only drawn there, such as a figure that stands on a square.
 * @param {MouseEvent} event
 */
function beneath({ target, clientX, clientY }) {
  if (!(/** @type {Element} */ (target).closest("#stage"))) return null;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest("#stage [data-token]");
    if (thing) return thing;
  }
  return null;
}

// --- hands --------------------------------------------------------------------------------------

root.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const sure = target.closest("[data-confirm]")?.getAttribute("data-confirm");
  if (sure) {
    if (sure === "yes" && doubtful) void play(doubtful.text);
    else back();
    return;
  }
  const chosen = target.closest("[data-choose]")?.getAttribute("data-choose");
  const thing = target.closest("#stage [data-token]") ?? beneath(event);
  const token = chosen ?? thing?.closest(".lit")?.getAttribute("data-token");
  const dark = thing?.getAttribute("data-token");
  if (token) choose(token);
  else if (dark && dark !== trail.at(-1)) ask(dark);
  else if (trail.length && target.closest("#stage")) back();
});

/** What would the captain do? Nobody asks for somebody else. */
function hint() {
  if (scene.yours) void askCaptain(here, scene.seat, doubtful?.text ?? "", (text) => void play(text));
}

onHintAsked(hint);
byId("back").addEventListener("click", back);
byId("undo").addEventListener("click", () => void send("undo", {}));
byId("notice").addEventListener("click", hush);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {Element} */ (event.target);
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  const help = /** @type {HTMLDialogElement} */ (byId("help"));
  // Behind an open dialog nothing is played.
  if (document.querySelector("dialog[open]") && !(help.open && event.key === "?")) return;
  const lit = target.closest(".lit");
  if ((event.key === "Enter" || event.key === " ") && lit) {
    event.preventDefault();
    choose(lit.getAttribute("data-token") ?? "");
  } else if (event.key === "Escape" && (trail.length || doubtful)) back();
  else if (event.key === "u") void send("undo", {});
  else if (event.key === "?") help.open ? help.close() : help.showModal();
  else if (/^[1-9]$/.test(event.key)) {
    const choice = offered()[Number(event.key) - 1];
    if (choice) choose(choice.token);
  } else if (event.key === "h") hint();
  else if (event.key === "l") byId("list").click();
  else if (rulesByKey(event.key, target, ask) || zoomByKey(event.key, target)) event.preventDefault();
});

/** Show once more what happened. @param {Scene["feed"]} lines */
async function onceMore(lines) {
  await tellAgain(lines, scene.players);
  markLast(scene.feed);
}

// Whoever wants to go on need not wait: before a click or a key does anything, all is told.
/** @param {Event} event */
const isOnTelling = ({ target }) => /** @type {Element} */ (target).closest("#telling") !== null;
document.addEventListener("pointerdown", (event) => {
  if (!isOnTelling(event)) skipTelling();
}, true);
document.addEventListener("keydown", (event) => {
  const goes = event.key === "Tab" || (isOnTelling(event) && /^(Enter| )$/.test(event.key));
  if (!goes) skipTelling();
}, true);
byId("skip-telling").addEventListener("click", skipTelling);
byId("pause-telling").addEventListener("click", togglePause);
byId("tell-again").addEventListener("click", () => void onceMore(lastTurn(scene.feed)));
byId("tell-since").addEventListener("click", () => void onceMore(since(scene.feed, scene.seat)));
onPointing((place) => {
  unring("pointed");
  if (place && !isTelling()) ring(place, "pointed");
});

for (const what of ["skip", "unseen", "confirm", "list"]) remembers(what);
onLeaving(() => {
  scene = taught(scene);
  light();
});

byId("help-button").addEventListener("click", () =>
  /** @type {HTMLDialogElement} */ (byId("help")).showModal(),
);

await bringShapes();
show(scene);
listen(() => `${here}/events?seen=${mark}&still=${isCalm()}`, {
  scene: (text) => receive(whole(text)),
  change: (text) => void receiveChange(JSON.parse(text)),
  room: (text) => {
    const next = JSON.parse(text);
    showRoom(next);
    showRematch(next);
  },
  spent: () => document.dispatchEvent(new Event("spent")),
});
