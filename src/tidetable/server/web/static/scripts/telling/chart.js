// @ts-check
// The points over the moves: a line for each player in the colour of the seat. What the colour says
// is said twice: by the dashes of the line, and by the emblem at its end.

import { element } from "../shared/dom.js";

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 11; // half a thumb of the slider below, so that both mean the same by left and right
const FLAG = 20; // pixels that an emblem needs
const STEP = 15; // pixels for each step of the count-up,
const WIDEST = 0.36; // and at most so much of the chart for all of them
const MOMENT = 4.5; // pixels from the middle of a mark to its edge

/** @typedef {{name: string, colour: number}} Player */

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * Draw into a box as large as it is.
 * @param {HTMLElement} box
 * @param {number[][]} scores By position, then by seat.
 * @param {Player[]} players
 * @param {string} title What a reader hears who does not see it.
 * @param {number[][]} [counted] How all stood before the count-up, and after each step of it.
 * @param {{n: number, seat: number}[]} [moments] That decided the game: each is marked on the line of its seat.
 */
export function drawChart(box, scores, players, title, counted = [], moments = []) {
  const [width, height] = [box.clientWidth, box.clientHeight];
  const steps = Math.max(0, counted.length - 1);
  const strip = steps ? Math.min(width * WIDEST, EDGE + steps * STEP) : 0;
  box.dataset.strip = String(strip);
  box.parentElement?.style.setProperty("--strip", `${strip}px`);
  const game = steps ? [...scores.slice(0, -1), counted[0] ?? []] : scores;
  const all = [...game, ...counted].flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (/** @type {number} */ at) => across(at, scores.length, width - strip);
  const up = (/** @type {number} */ step) => x(scores.length - 1) + (step / Math.max(1, steps)) * strip;
  const y = (/** @type {number} */ points) =>
    height - 10 - ((points - least) / (most - least)) * (height - 20);
  const svg = shape("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": title });
  svg.append(shape("title", {}));
  svg.children[0]?.append(title);
  if (strip) svg.append(shape("rect", { x: x(scores.length - 1), y: 0, width: strip, height, class: "count-up" }));
  for (const level of levels(least, most, Math.floor(height / 24))) {
    const words = shape("text", { x: EDGE, y: y(level) - 3 });
    words.textContent = String(level);
    const line = { x1: EDGE, x2: up(steps), y1: y(level), y2: y(level), class: "level" };
    svg.append(shape("line", line), words);
  }
  players.forEach(({ colour }, seat) => {
    const played = game.map((row, at) => `${at ? `H${x(at)}V` : `M${x(0)} `}${y(row[seat] ?? 0)}`);
    const rise = counted.slice(1).map((row, step) => `H${up(step + 0.5)}V${y(row[seat] ?? 0)}`);
    const end = steps ? `H${up(steps)}` : "";
    svg.append(shape("path", { d: [...played, ...rise, end].join(""), class: `line seat-${colour}` }));
  });
  for (const { n, seat } of moments) {
    const [left, top] = [x(n), y(game[n]?.[seat] ?? 0)];
    const mark = { x: left - MOMENT, y: top - MOMENT, width: 2 * MOMENT, height: 2 * MOMENT, transform: `rotate(45 ${left} ${top})` };
    svg.append(shape("rect", { ...mark, class: `moment seat-${players[seat]?.colour}` }));
  }
  svg.append(shape("line", { y1: 0, y2: height, class: "now" }));
  const last = counted.at(-1) ?? scores.at(-1);
  const ends = players.map(({ colour }, seat) => ({ colour, y: y(last?.[seat] ?? 0) }));
  box.replaceChildren(svg, ...flags(ends, height));
}

/**
 * A few levels in round numbers, not more than so many beside the lowest.
 * @param {number} least
 * @param {number} most
 * @param {number} room
 */
function levels(least, most, room) {
  const rough = Math.max(1, (most - least) / Math.min(room, 4));
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten;
  const found = [];
  for (let level = Math.ceil(least / step) * step; level <= most; level += step) found.push(level);
  return found;
}

/**
 * The emblems at the ends of the lines, moved apart where the points are nearly the same.
 * @param {{colour: number, y: number}[]} ends
 * @param {number} height
 */
function flags(ends, height) {
  const sorted = [...ends].sort((one, other) => one.y - other.y);
  const room = Math.min(FLAG - 2, (height - FLAG) / Math.max(1, ends.length - 1));
  let above = -Infinity;
  const tops = sorted.map(({ y }) => (above = Math.max(y - FLAG / 2, above + room, 0)));
  let below = height - FLAG;
  for (let i = tops.length - 1; i >= 0; i -= 1) {
    tops[i] = Math.min(tops[i] ?? 0, below);
    below = (tops[i] ?? 0) - room;
  }
  return sorted.map(({ colour }, i) => {
    const flag = element("span", `flag seat-${colour}`);
    flag.style.top = `${tops[i]}px`;
    return flag;
  });
}

/** How much of a chart is for the count-up. @param {HTMLElement} box */
const stripOf = (box) => Number(box.dataset.strip ?? 0);

/**
 * Where in a box a position lies, in pixels from its left edge.
 * @param {number} at
 * @param {number} positions
 * @param {number} width
 */
const across = (at, positions, width) =>
  EDGE + (at / Math.max(1, positions - 1)) * (width - 2 * EDGE - FLAG);

/**
 * Which position of a chart lies below a point of the window; what is counted up is the last.
 * @param {number} x
 * @param {number} positions
 * @param {HTMLElement} box
 */
export const positionAt = (x, positions, box) => {
  const { left, width } = box.getBoundingClientRect();
  const way = (x - left - EDGE) / (width - stripOf(box) - 2 * EDGE - FLAG);
  return Math.round(Math.min(Math.max(way, 0), 1) * (positions - 1));
};

/**
 * Show which position is looked at.
 * @param {HTMLElement} box
 * @param {number} at
 * @param {number} positions
 */
export function markChart(box, at, positions) {
  const x = String(across(at, positions, box.clientWidth - stripOf(box)));
  for (const end of ["x1", "x2"]) box.querySelector(".now")?.setAttribute(end, x);
}

/**
 * @param {number[]} scores
 * @param {Player[]} players
 */
export const standing = (scores, players) =>
  players.map(({ name }, seat) => `${name} ${scores[seat]}`).join(", ");
