// @ts-check
// The table in the browser. Knows no game: it lights every [data-token] that continues a legal
// path, walks the tree click by click, and posts the action at its end.

import { announceQuestion } from "../telling/announce.js";
import { bringShapes, describe, draw } from "../board/board.js";
import {
  byNumber, canStepAgain, choiceOf, chooseFrom, chosen, clicked, forgetTrail, goOn, lightUp, offered, stepAgain, stepBack, thingAt, unlight,
} from "../answering/choices.js";
import { byId, element, hush, post } from "../shared/dom.js";
import { onCountUp, showEnd, showRematch } from "../telling/end.js";
import { celebrate } from "../telling/feast.js";
import { onPointing, showFeed } from "../telling/feed.js";
import { keepFocus, playAt, unfocus, walk } from "../answering/focus.js";
import { isCalm, isTelling, lastTurn, markLast, recall, since, skip as skipTelling, tell, tellAgain, tells, togglePause } from "../telling/happenings.js";
import { onLeaving, taught } from "../help/lesson.js";
import { forgetSeen, keepSeen } from "../shared/lastseen.js";
import { deliver, listen } from "../shared/live.js";
import { ring, unring } from "../board/marks.js";
import { pause, places, slide } from "../board/motion.js";
import { showRoom, showStandings } from "../people/room.js";
import { hold, onHand, release, unhold, withReleased } from "../answering/hand.js";
import { askCaptain, forgetHint, onHintAsked } from "../help/hint.js";
import { onPlanning, order, planAhead, planned, showOrders, stopPlanning } from "../answering/orders.js";
import { forgetPreviews, onPreview } from "../answering/preview.js";
import { askWhy, rulesByKey, showRules, stopWondering } from "../help/rules.js";
import { changed, mark, whole } from "../board/scenes.js";
import { isSet, remembers } from "../shared/settings.js";
import { shortcut } from "../shared/shortcuts.js";
import { openText } from "../answering/text.js";
import { frame, turnToLit, zoomByKey } from "../board/zoom.js";

/**
 * @typedef {object} Scene
 * @property {string} mark Which of the table's pictures it is.
 * @property {number} version
 * @property {number} seat
 * @property {string} board
 * @property {string} described The board in words, for whoever cannot see it.
 * @property {string} prompt
 * @property {boolean} yours
 * @property {import("../answering/choices.js").Choice[]} choices
 * @property {string[]} rules What the open question is about.
 * @property {import("../help/lesson.js").Lesson | null} lesson
 * @property {import("../people/room.js").Player[]} players
 * @property {import("../telling/feed.js").Line[]} feed
 * @property {{allowed: boolean, why: string}} undo
 * @property {boolean} redo Whether what was taken back can be done again.
 * @property {import("../answering/orders.js").Orders | null} orders What was answered ahead.
 * @property {string | null} skip The answer that is given if the seat prefers not to be asked.
 * @property {boolean} shared Whether several players with hands share this screen.
 * @property {string} chain The hash of the last line of the log.
 * @property {import("../telling/end.js").End | null} end
 */

const root = byId("table");
const here = root.dataset.here ?? "";
const words = root.dataset;
const stage = byId("stage");
const choices = byId("choices");

/** @type {Scene} */
let scene = whole(byId("first-scene").textContent ?? "");
/** @type {Scene[]} Pictures still to be shown, one after another, so that each can be seen. */
const coming = [];
let showing = false;
/** Whose hand was shown last, where players share the screen. */
let lastSeat = -1;
/** @type {Promise<unknown> | null} What the server has not answered yet. */
let sending = null;
/** The version that the server's last answer led to. */
let answered = 0;
/** @type {{text: string, question: string, label: string} | null} An answer that waits for a second yes. */
let doubtful = null;

// --- showing ------------------------------------------------------------------------------------

const newest = () => coming.at(-1) ?? scene;

/** Whether what is shown is answered: the answer is on its way, or the picture that follows from it. */
const isAnswered = () => sending !== null || scene.version < answered;

/** @param {Scene} next */
function receive(next) {
  const last = newest();
  if (next.version < last.version || next.mark === last.mark) return;
  coming.push(next);
  if (!showing) void showComing();
}

/**
 * What has changed since another scene than the one that is here, nobody can show: look for oneself.
 * @param {import("../board/scenes.js").Change} change
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
    const own = [-1, scene.seat, next.seat]; // bots are quick: their turn may come with one's own next question
    const mine = scene.yours && next.yours && lines.every(({ actor }) => own.includes(actor));
    if (lines.length && tells() && !mine && !hasty) {
      light(); // nothing glows meanwhile, and nothing is in the hand
      release();
      hasty = !(await tell(next.board, lines, next.players));
    }
    coming.shift();
    if (!coming.length) showing = false;
    show(next);
    if (mine && tells()) void tellAgain(lines, next.players, true); // who has the move never waits
  }
}

/**
 * What has happened since the picture that is shown; nothing, where something was taken back. What
 * is counted up at the end is not told before.
 * @param {Scene} next
 */
function news(next) {
  const last = scene.feed.at(-1)?.number ?? -1;
  return next.version > scene.version ? next.feed.filter(({ number, late }) => number > last && !late) : [];
}

/** @param {Scene} next */
function show(next) {
  const before = places();
  const anew = next.version !== scene.version;
  const ends = next.end && !scene.end;
  handOver(next);
  scene = taught(next);
  doubtful = null;
  forgetHint();
  forgetPreviews();
  unlight();
  unhold();
  unring();
  unfocus();
  draw(next.board, anew);
  describe(next.described);
  if (!frame()) slide(withReleased(before)); // what lies elsewhere now has not moved by itself
  showStandings(next.players);
  document.dispatchEvent(new CustomEvent("scene", { detail: next }));
  showFeed(next.feed, next.players);
  if (!next.end) markLast(next.feed); // at the end another picture is there
  recall(next.yours || next.end ? undefined : lastTurn(next.feed).at(-1), next.players);
  showEnd(next.end, next.players);
  showRules(next.rules);
  showOrders(next.orders);
  keepForReload();
  byId("unseen-setting").hidden = !stage.querySelector(".unseen");
  light();
  if (ends && tells()) countUp();
  skip();
}

/** Count the points up, as a feast. */
function countUp() {
  skipTelling();
  if (scene.end) void celebrate(scene.end.tally, scene.players);
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

/** Light what can be clicked now, or be answered ahead. */
function light() {
  const ahead = planned();
  const asked = scene.yours || ahead !== null;
  chooseFrom(ahead ?? scene.choices);
  if (doubtful) lightUp([], twoButtons(doubtful.label));
  else lightUp(asked && !isAnswered() && !showing ? offered() : []);
  hold();
  root.classList.toggle("many-choices", choices.childElementCount > 3);
  turnToLit();
  const asks = chosen().at(-1)?.ask ?? (ahead ? byId("orders").dataset.prompt : scene.prompt);
  byId("prompt").textContent = doubtful?.question ?? asks ?? "";
  announceQuestion(byId("prompt").textContent ?? "");
  byId("trail").textContent = chosen().map(({ label }) => label).join(" › ");
  byId("back").hidden = !clicked().length;
  root.classList.toggle("yours", scene.yours);
  root.classList.toggle("planning", ahead !== null);
  const undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  undo.title = scene.undo.why;
  undo.classList.toggle("refused", !scene.undo.allowed && !clicked().length);
  byId("redo").classList.toggle("refused", !scene.redo && !canStepAgain());
  document.title = (scene.yours ? `${words.yourTurn} · ` : "") + words.title;
  keepFocus();
}

/** Yes, or back: for an answer that cannot be undone, or that ends the turn. @param {string} agree */
function twoButtons(agree) {
  const yes = element("button", "choice primary", agree);
  yes.dataset.confirm = "yes";
  const no = element("button", "choice", words.back);
  no.dataset.confirm = "no";
  return [yes, no];
}

/** @param {string} token */
function choose(token) {
  const choice = choiceOf(token);
  if (!choice || !(scene.yours || planned())) return;
  playAt(token);
  stopWondering();
  if (!choice.play) {
    goOn(token);
    light();
  } else if (planned()) void order(here, scene.seat, choice.play);
  else {
    release();
    void play(choice.play);
  }
}

/** One step back: from a doubt, from a click, at last from planning; say whether there was one. */
function back() {
  const stepped = doubtful !== null || stepBack() || stopPlanning();
  doubtful = null;
  light();
  return stepped;
}

/** Take back half a move, or else the last one. */
function undo() {
  if (doubtful || clicked().length) back();
  else void send("undo", {});
}

/** Do again what was taken back: a click, or a whole move. */
function redo() {
  if (stepAgain()) light();
  else void send("redo", {});
}

// --- talking to the server ----------------------------------------------------------------------

/**
 * Answer, or be asked once more where the answer is for good and the seat wants that.
 * @param {string} text
 */
function play(text) {
  const sure = doubtful?.text === text;
  const [confirm, hold] = [isSet("confirm") && !sure, isSet("hold") && !sure];
  return send("play", { text, version: scene.version, seat: scene.seat, confirm, hold });
}

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  // A second click on the same thing is no second answer; an undo waits for what it takes back.
  if (what === "play" && isAnswered()) return;
  await sending;
  const sent = deliver(`${here}/${what}`, body);
  sending = sent;
  light();
  const answer = await sent;
  sending = null;
  if (answer.confirm) doubtful = { text: answer.text, question: answer.confirm, label: answer.label };
  else {
    forgetTrail();
    doubtful = null;
    answered = Math.max(answered, answer.version ?? 0);
    if (newest().version < answered) await catchUp(answered);
  }
  light();
  skip();
}

/** Keep what is shown for a reload without a net; a hand that the next player must not see, never. */
function keepForReload() {
  if (scene.shared) return forgetSeen();
  const { board, described } = scene;
  const { title = "", shapes = "", boardStyle = "" } = words;
  keepSeen({ path: location.pathname, when: Date.now(), title, board, described, shapes, style: boardStyle });
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
  if (scene.seat >= 0 && !scene.end) void askWhy(here, [...clicked(), token], scene.seat);
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
  const listed = target.closest("[data-choose]")?.getAttribute("data-choose");
  const thing = target.closest("#stage [data-token]") ?? (target.closest("#stage") ? thingAt(event) : null);
  const token = listed ?? thing?.closest(".lit")?.getAttribute("data-token");
  const dark = thing?.getAttribute("data-token");
  if (token) choose(token);
  else if (dark && dark !== clicked().at(-1)) ask(dark);
  else if (clicked().length && target.closest("#stage")) back();
});

/** What would the captain do? Nobody asks for somebody else. */
function hint() {
  if (scene.yours) void askCaptain(here, scene.seat, doubtful?.text ?? "", (text) => void play(text));
}

onHintAsked(hint);
byId("back").addEventListener("click", back);
byId("undo").addEventListener("click", undo);
byId("redo").addEventListener("click", redo);
byId("order-ahead").addEventListener("click", () => void planAhead(here, scene.seat));
byId("order-forget").addEventListener("click", () => void post(`${here}/forget`, { seat: scene.seat }));
onPlanning(light);
onHand({ pick: choose, drop: choose, putDown: back });
onPreview(`${here}/preview`, () => (scene.yours && !planned() ? { seat: scene.seat, version: scene.version } : null));
byId("notice").addEventListener("click", hush);

/** @type {Record<string, () => void>} */
const WISHES = {
  undo,
  redo,
  hint,
  text: openText,
  ahead: () => void planAhead(here, scene.seat),
  help: () => {
    const help = /** @type {HTMLDialogElement} */ (byId("help"));
    help.open ? help.close() : help.showModal();
  },
  list: () => byId("list").click(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {Element} */ (event.target);
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  const help = /** @type {HTMLDialogElement} */ (byId("help"));
  const wish = shortcut(event.key);
  // Behind an open dialog nothing is played.
  if (document.querySelector("dialog[open]") && !(help.open && wish === "help")) return;
  const lit = target.closest(".lit");
  const choice = byNumber(event.key);
  if ((event.key === "Enter" || event.key === " ") && lit) {
    event.preventDefault();
    choose(lit.getAttribute("data-token") ?? "");
  } else if (event.key === "Escape" && back()) return;
  else if (choice !== undefined) {
    if (choice) choose(choice.token);
  } else if (wish && WISHES[wish]) {
    event.preventDefault(); // or the key would be typed where it leads to
    WISHES[wish]?.();
  } else if ((!event.shiftKey && walk(event.key, target)) || rulesByKey(wish ?? event.key, target, ask) || zoomByKey(event.key, target))
    event.preventDefault();
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
onCountUp(countUp);
byId("pause-telling").addEventListener("click", togglePause);
byId("tell-again").addEventListener("click", () => void onceMore(lastTurn(scene.feed)));
byId("tell-since").addEventListener("click", () => void onceMore(since(scene.feed, scene.seat)));
onPointing((place) => {
  unring("pointed");
  if (place && !isTelling()) ring(place, "pointed");
});

for (const what of ["skip", "unseen", "confirm", "hold", "list"]) remembers(what);
onLeaving(() => {
  scene = taught(scene);
  light();
});

byId("help-button").addEventListener("click", () => WISHES.help?.());

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
