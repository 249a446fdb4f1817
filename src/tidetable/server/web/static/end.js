// @ts-check
// After the end: who won, how the points came about, what to keep of it, and what to do next.

import { drawChart, positionAt, standing } from "./chart.js";
import { byId, element, fill, remember, remembered, tell } from "./dom.js";
import { sealOf } from "./me.js";
import { savePng } from "./picture.js";

/** @typedef {{winners: string, match: string, tally: {label: string, values: number[]}[], seed: string, commitment: string}} End */
/** @typedef {{name: string, colour: number, score: number}} Player */
/** @typedef {{rematch: string | null, host: boolean, seats: {mine: boolean}[]}} Room */

const panel = byId("end");
const words = panel.dataset;
const here = byId("table").dataset.here ?? "";

/** @type {{scores: number[][], players: Player[]} | null} */
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
  head.append(element("th"), ...players.map(heading));
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
  course = { scores: [], players };
  try {
    course.scores = (await (await fetch(`${here}/scores`)).json()).scores;
  } catch {
    course = null; // whoever is offline sees it when the connection heals
  }
  draw();
}

function draw() {
  const last = course?.scores.at(-1);
  if (!course || !last) return;
  const title = fill(words.chart, { standing: standing(last, course.players) });
  drawChart(byId("chart"), course.scores, course.players, title);
}

new ResizeObserver(draw).observe(byId("chart"));

// A click on the chart leads to that very move.
byId("chart-link").addEventListener("click", ({ currentTarget, clientX }) => {
  const link = /** @type {HTMLAnchorElement} */ (currentTarget);
  const { left, width } = byId("chart").getBoundingClientRect();
  const at = positionAt(clientX - left, course?.scores.length ?? 1, width);
  link.href = `${here}/replay${clientX ? `?at=${at}` : ""}`;
});

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

/**
 * Compute the fingerprint of a seed here, where a browser may: nobody has to believe the server.
 * @param {string} seed
 */
async function fingerprint(seed) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

byId("verify").addEventListener("click", async () => {
  const said = byId("verified");
  said.className = "";
  said.textContent = words.checking ?? "";
  try {
    const own = await fingerprint(byId("seed").textContent ?? "");
    const response = await fetch(`${here}/verify`);
    const answer = await response.json();
    const theirs = response.ok ? answer.findings : [{ outcome: "contradicted", message: answer.message }];
    const findings = [...byHand(own), ...theirs];
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
 * Compare with the fingerprint that this browser keeps: what it has worked out itself, or at least
 * what it is shown now.
 * @param {string | null} own
 * @returns {Finding[]}
 */
function byHand(own) {
  if ((own ?? shown) !== (kept ?? shown)) return [{ outcome: "contradicted", message: words.unsealed ?? "" }];
  if (!kept) return [{ outcome: "open", message: words.late ?? "" }];
  return [{ outcome: "proven", message: (own === null ? words.noHash : words.sealed) ?? "" }];
}
