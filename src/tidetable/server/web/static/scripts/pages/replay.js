// @ts-check
// Replay: a slider through all positions of a game. Only the newest position that is wanted
// is asked for, so that dragging never piles up questions.

import { bringShapes, describe, draw as drawBoard } from "../board/board.js";
import { drawChart, markChart, standing } from "../telling/chart.js";
import { byId, element, fill, icon, tell } from "../shared/dom.js";
import { onPointing, showFeed } from "../telling/feed.js";
import { hurry, isTelling, markLast, skip, tell as tellTurn, tells } from "../telling/happenings.js";
import { ring, unring } from "../board/marks.js";
import { motion, pause, places, slide } from "../board/motion.js";
import { savePng } from "../board/picture.js";
import { frame, zoomByKey } from "../board/zoom.js";

/**
 * @typedef {object} Picture
 * @property {number} position
 * @property {number} last
 * @property {number} seat Whose view it is; -1 is everybody's.
 * @property {boolean} over Whether the game has ended by now.
 * @property {string} board
 * @property {string} described The board in words, for whoever cannot see it.
 * @property {string} prompt
 * @property {import("../telling/feed.js").Line[]} feed
 * @property {import("../people/room.js").Player[]} players
 */

const STEP = 1400; // milliseconds that a position stays, at normal speed
const SWIPE = 45; // pixels

const root = byId("table");
const words = root.dataset;
const here = words.here ?? "";
const stage = byId("stage");
const scrubber = /** @type {HTMLInputElement} */ (byId("scrubber"));
const speed = /** @type {HTMLSelectElement} */ (byId("speed"));
const goOn = /** @type {HTMLDialogElement} */ (byId("go-on"));
const help = /** @type {HTMLDialogElement} */ (byId("help"));

/** @type {Picture} */
let shown = JSON.parse(byId("first-picture").textContent ?? "");
/** @type {{scores: number[][], counted: number[][]}} */
let { scores, counted } = JSON.parse(byId("scores").textContent ?? "");
let wanted = { position: shown.position, seat: shown.seat };
/** @type {Promise<void> | null} Until the wanted position is shown. */
let following = null;
/** Counts how often playing was begun or stopped: a run that is not the newest stops. */
let run = 0;
let playing = false;

// --- showing ------------------------------------------------------------------------------------

/** @param {Picture} next */
function show(next) {
  const before = places();
  const anew = next.position !== shown.position;
  shown = next;
  unring();
  drawBoard(next.board, anew);
  describe(next.described);
  if (!frame()) slide(before); // what lies elsewhere now has not moved by itself
  byId("sentence").textContent = next.feed.filter((line) => line.new).map(({ text }) => text).join(" ");
  byId("prompt").textContent = next.prompt;
  byId("players").replaceChildren(...next.players.map(player));
  showFeed(next.feed, next.players);
  markLast(next.feed);
  showPlace();
  if (next.last + 1 !== scores.length) void learnScores();
}

/** @param {Picture["players"][number]} standing */
function player({ name, colour, score, asked, place }) {
  const row = element("li", `player seat-${colour}`);
  row.classList.toggle("asked", asked);
  row.classList.toggle("first", place === 1);
  row.append(element("span", "flag"), element("span", "name", name));
  row.append(element("span", "score", String(score)));
  return row;
}

/** Let everything that names the position name the wanted one, even before its picture is here. */
function showPlace() {
  const { position, seat } = wanted;
  scrubber.max = String(shown.last);
  scrubber.value = String(position);
  const count = fill(words.count, { n: position, last: shown.last });
  byId("count").textContent = count;
  scrubber.setAttribute("aria-valuetext", count);
  markChart(byId("chart"), position, scores.length);
  const query = `?at=${position}&seat=${seat}`;
  /** @type {HTMLAnchorElement} */ (byId("svg")).href = `${here}/board.svg${query}`;
  /** @type {HTMLInputElement} */ (goOn.querySelector("[name=at]")).value = String(position);
  byId("continue").classList.toggle("refused", whyNotGoOn() !== "");
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(null, "", query), 150);
}

/** @type {ReturnType<typeof setTimeout> | undefined} A browser refuses an address that changes too often. */
let writing;

// --- going to a position ------------------------------------------------------------------------

/**
 * @param {number} position
 * @param {number} [seat]
 */
function want(position, seat = wanted.seat) {
  skip();
  wanted = { position: Math.min(Math.max(position, 0), shown.last), seat };
  showPlace();
  following ??= follow();
  return following;
}

async function follow() {
  while (wanted.position !== shown.position || wanted.seat !== shown.seat) {
    const next = await look();
    if (next) {
      await tellWay(next);
      show(next);
    } else {
      wanted = { position: shown.position, seat: shown.seat };
      stop();
      showPlace();
    }
  }
  following = null;
}

/**
 * Whoever goes a step on, with the same eyes, is told what happened.
 * @param {Picture} next
 */
async function tellWay(next) {
  if (next.position !== shown.position + 1 || next.seat !== shown.seat || !tells()) return;
  hurry(Number(speed.value));
  await tellTurn(next.board, next.feed.filter((line) => line.new), next.players);
}

/** @returns {Promise<Picture | null>} */
async function look() {
  try {
    const response = await fetch(`${here}/at/${wanted.position}?seat=${wanted.seat}`);
    const answer = await response.json();
    if (response.ok) return answer;
    tell(answer.message);
  } catch {
    tell(document.body.dataset.offline ?? "");
  }
  return null;
}

/** A game that goes on while one looks back has more positions now. */
async function learnScores() {
  const response = await fetch(`${here}/scores`);
  if (!response.ok) return;
  ({ scores, counted } = await response.json());
  draw();
}

function draw() {
  const last = scores.at(-1) ?? [];
  const title = fill(words.chart, { standing: standing(last, shown.players) });
  drawChart(byId("chart"), scores, shown.players, title, counted);
  markChart(byId("chart"), wanted.position, scores.length);
}

/** @type {{[way: string]: () => number}} */
const WAYS = {
  first: () => 0,
  before: () => wanted.position - 1,
  after: () => wanted.position + 1,
  last: () => shown.last,
};

/** @param {string} way */
function go(way) {
  stop();
  void want(WAYS[way]?.() ?? 0);
}

// --- playing ------------------------------------------------------------------------------------

async function play() {
  const mine = (run += 1);
  showPlaying(true);
  if (wanted.position === shown.last) await want(0);
  while (run === mine && wanted.position < shown.last) {
    const rest = pause(STEP / Number(speed.value));
    await Promise.race([Promise.all([motion(), rest]), pause(3000)]);
    if (run === mine) await want(wanted.position + 1);
  }
  if (run === mine) stop();
}

function stop() {
  run += 1;
  showPlaying(false);
}

/** @param {boolean} now */
function showPlaying(now) {
  playing = now;
  const button = byId("play");
  button.replaceChildren(icon(now ? "pause" : "play"));
  button.title = (now ? words.pause : words.play) ?? "";
  button.setAttribute("aria-label", button.title);
}

const toggle = () => (playing ? stop() : void play());

// --- what to do with a position -----------------------------------------------------------------

function whyNotGoOn() {
  if (!shown.over) return words.tooEarly ?? "";
  return wanted.position === shown.last ? (words.ended ?? "") : "";
}

byId("continue").addEventListener("click", () => {
  stop();
  const reason = whyNotGoOn();
  if (reason) tell(reason, "calm");
  else goOn.showModal();
});
byId("stay").addEventListener("click", () => goOn.close());

byId("copy").addEventListener("click", async () => {
  const seat = shown.over ? `&seat=${wanted.seat}` : "";
  const link = `${words.watch}?at=${wanted.position}${seat}`;
  try {
    await navigator.clipboard.writeText(link);
    tell(words.copied ?? "", "calm");
  } catch {
    tell(link, "calm"); // where a page may not copy, a person can
  }
});

byId("png").addEventListener("click", () => {
  const { position, seat } = wanted;
  void savePng(`${here}/board.svg?at=${position}&seat=${seat}`, `${words.name}-${position}`);
});

// --- hands --------------------------------------------------------------------------------------

scrubber.addEventListener("input", () => {
  stop();
  void want(Number(scrubber.value));
});
byId("play").addEventListener("click", toggle);
for (const button of document.querySelectorAll("[data-go]"))
  button.addEventListener("click", () => go(button.getAttribute("data-go") ?? ""));
for (const choice of document.querySelectorAll("[name=eyes]"))
  choice.addEventListener("change", () =>
    void want(wanted.position, Number(/** @type {HTMLInputElement} */ (choice).value)),
  );
byId("help-button").addEventListener("click", () => help.showModal());

/** @type {{[key: string]: () => void}} */
const KEYS = {
  ArrowLeft: () => go("before"),
  ArrowRight: () => go("after"),
  Home: () => go("first"),
  End: () => go("last"),
  " ": toggle,
  "?": () => (help.open ? help.close() : help.showModal()),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || goOn.open) return;
  if (help.open && event.key !== "?") return;
  const target = /** @type {Element} */ (event.target);
  const presses = event.key === " " && target.matches("button, a, input");
  if (presses || target.matches("input:not(#scrubber), select")) return;
  if (KEYS[event.key]) KEYS[event.key]?.();
  else if (!zoomByKey(event.key, target)) return;
  event.preventDefault();
});

// A finger turns the pages, unless it moves a board that is looked at closely.
/** @type {Touch | undefined} */
let finger;
stage.addEventListener("touchstart", ({ touches }) => {
  finger = touches.length === 1 && !root.classList.contains("zoomed") ? touches[0] : undefined;
}, { passive: true });
stage.addEventListener("touchend", ({ changedTouches: [end] }) => {
  if (!finger || !end) return;
  const x = end.clientX - finger.clientX;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(end.clientY - finger.clientY))
    go(x < 0 ? "after" : "before");
});

onPointing((place) => {
  unring("pointed");
  if (place && !isTelling()) ring(place, "pointed");
});
new ResizeObserver(draw).observe(byId("chart"));
showPlaying(false);
await bringShapes();
show(shown);
if (words.error) tell(words.error, "calm");
if (location.hash === "#continue") tell(words.choose ?? "", "calm");
if (location.hash === "#try") byId("continue").click();
