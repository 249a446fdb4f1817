// @ts-check
// After the end: who won, how the points came about, what to keep of it, and what to do next.

import { drawChart, positionAt, standing } from "./chart.js";
import { byId, element, fill, remember, remembered, tell } from "../shared/dom.js";
import { isInRecord } from "../people/luck.js";
import { sealOf } from "../people/me.js";
import { savePng } from "../board/picture.js";
import { hashed } from "../shared/sha256.js";
import { turnAway } from "../board/zoom.js";

/** @typedef {{winners: string, match: string, tally: import("./feast.js").Row[], seed: string, commitment: string}} End */
/** @typedef {{name: string, colour: number, score: number}} Player */
/** @typedef {{rematch: string | null, host: boolean, seats: {mine: boolean}[]}} Room */

const panel = byId("end");
const words = panel.dataset;
const here = byId("table").dataset.here ?? "";

/** @type {{scores: number[][], counted: number[][], players: Player[]} | null} */
let course = null;

/**
 * @param {End | null} end
 * @param {Player[]} players
 */
export function showEnd(end, players) {
  if (!end && !kept) remember(seal, (kept = shown));
  panel.hidden = !end;
  document.body.classList.toggle("over", end !== null);
  if (!end) return;
  byId("winners").textContent = end.winners;
  byId("match").textContent = end.match;
  const head = element("tr");
  head.append(element("td"), ...players.map(heading));
  const points = players.map(({ score }) => score).join();
  const rows = end.tally.map(({ label, values }) => {
    const row = element("tr", values.join() === points ? "total" : "");
    row.append(element("th", "", label), ...values.map((n) => element("td", "", String(n))));
    return row;
  });
  byId("tally").replaceChildren(head, ...rows);
  byId("seed").textContent = end.seed;
  if (!course) void showCourse(players);
}

/** @param {Player} player */
function heading({ name, colour }) {
  const cell = element("th", `seat-${colour}`);
  cell.append(element("span", "flag"), element("span", "", name));
  return cell;
}

// --- the chart ------------------------------------------------------------------------------------

/** @param {Player[]} players */
async function showCourse(players) {
  course = { scores: [], counted: [], players };
  try {
    Object.assign(course, await (await fetch(`${here}/scores`)).json());
  } catch {
    course = null; // whoever is offline sees it when the connection heals
  }
  draw();
}

/** @type {Moment[]} What decided the game, as soon as somebody has looked for it. */
let decisive = [];

function draw() {
  const last = course?.scores.at(-1);
  if (!course || !last) return;
  const title = `${fill(words.chart, { standing: standing(last, course.players) })} ${course.counted.length ? words.counted : ""}`;
  drawChart(byId("chart"), course.scores, course.players, title, course.counted, decisive);
}

new ResizeObserver(draw).observe(byId("chart"));

// A click on the chart leads to that very move.
byId("chart-link").addEventListener("click", ({ currentTarget, clientX }) => {
  const link = /** @type {HTMLAnchorElement} */ (currentTarget);
  const at = positionAt(clientX, course?.scores.length ?? 1, byId("chart"));
  link.href = `${here}/replay${clientX ? `?at=${at}` : ""}`;
});

// --- the board once more --------------------------------------------------------------------------

/** @param {() => void} count */
export function onCountUp(count) {
  byId("count-up").addEventListener("click", count);
}

byId("see-board").addEventListener("click", () => {
  turnAway();
  byId("stage").scrollIntoView({ block: "nearest" });
});

// --- the moments that decided it ------------------------------------------------------------------

/** @typedef {{n: number, seat: number, move: string, said: string}} Moment */

const moments = byId("moments");
const AGAIN = 1000; // milliseconds between two questions how far it is

/** Ask for the moments as soon as somebody sees where they stand: to find them takes a while. */
new IntersectionObserver((seen, watch) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
  watch.disconnect();
  void askForMoments();
}).observe(moments);

async function askForMoments() {
  const state = /** @type {HTMLElement} */ (moments.querySelector("p"));
  try {
    const response = await fetch(`${here}/reviewed`);
    const { done, of, failed, review, message } = await response.json();
    if (review) return showMoments(review.moments);
    if (failed || !response.ok) {
      state.textContent = message ?? moments.dataset.failed ?? "";
      return;
    }
    if (of) state.textContent = fill(moments.dataset.far, { n: done, of });
  } catch {
    // It goes on, and so does asking.
  }
  setTimeout(() => void askForMoments(), AGAIN);
}

/** @param {Moment[]} found */
function showMoments(found) {
  decisive = found;
  draw();
  const rows = found.map(({ n, seat, move, said }) => {
    const row = element("li", `seat-${course?.players[seat]?.colour}`);
    const link = /** @type {HTMLAnchorElement} */ (element("a"));
    link.href = `${here}/replay?at=${n}&seat=${seat}`;
    link.append(element("span", "flag"), element("b", "", fill(moments.dataset.move, { n: n + 1, move })), element("span", "", said));
    row.append(link);
    return row;
  });
  moments.hidden = !rows.length;
  const list = element("ol");
  list.append(...rows);
  moments.querySelector("p")?.replaceWith(list);
}

// --- the next game --------------------------------------------------------------------------------

/**
 * Whoever wants to play again asks the others along.
 * @param {Room} room
 */
export function showRematch(room) {
  const mine = room.seats.some((seat) => seat.mine);
  const asked = room.rematch !== null;
  byId("again").hidden = !mine && !asked && !room.host;
  byId("again").classList.toggle("asked", asked);
  byId("again-words").textContent = (asked ? (mine ? words.join : words.watch) : words.again) ?? "";
  byId("rematch").textContent = asked ? fill(words.invited, { name: room.rematch ?? "" }) : "";
}

showRematch(JSON.parse(byId("first-room").textContent ?? ""));

byId("png").addEventListener("click", () => void savePng(`${here}/board.svg`, words.name ?? ""));

// --- whether the luck was fair --------------------------------------------------------------------

// The fingerprint that counts is the one that was shown while the luck was still to come: keep the
// first, but none that was seen only after the end.
const seal = sealOf(here);
const shown = byId("commitment").textContent ?? "";
let kept = remembered(seal);

byId("verify").addEventListener("click", async () => {
  const said = byId("verified");
  said.className = "";
  said.textContent = words.checking ?? "";
  try {
    const record = await (await fetch(`${here}/record`)).text();
    const response = await fetch(`${here}/verify`);
    const answer = await response.json();
    const theirs = response.ok ? answer.findings : [{ outcome: "contradicted", message: answer.message }];
    const findings = [...byHand(record), ...theirs];
    const worst = ["contradicted", "open"].find((bad) => findings.some(({ outcome }) => outcome === bad));
    said.className = worst === "contradicted" ? "unfair" : worst ? "partly" : "fair";
    said.replaceChildren(...findings.map(({ outcome, message }) => element("p", outcome, message)));
  } catch {
    said.textContent = "";
    tell(document.body.dataset.offline ?? "");
  }
});

/** @typedef {{outcome: "proven" | "open" | "contradicted", message: string}} Finding */

/**
 * Compare with what this browser keeps, and work out all hashes here: nobody has to believe the
 * server.
 * @param {string} record
 * @returns {Finding[]}
 */
function byHand(record) {
  if (hashed(byId("seed").textContent ?? "") !== (kept ?? shown)) return [{ outcome: "contradicted", message: words.unsealed ?? "" }];
  if (!kept) return [{ outcome: "open", message: words.late ?? "" }];
  const whole = isInRecord(record);
  if (whole === false) return [{ outcome: "contradicted", message: words.unchained ?? "" }];
  const chained = /** @type {Finding[]} */ (whole ? [{ outcome: "proven", message: words.chained ?? "" }] : []);
  return [{ outcome: "proven", message: words.sealed ?? "" }, ...chained];
}
