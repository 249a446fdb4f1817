// @ts-check
// A game looked at again: while that takes time, how far it is; then the chances over the moves.

import { drawChart, positionAt } from "../telling/chart.js";
import { byId, fill, tell } from "../shared/dom.js";

const PAUSE = 1000; // milliseconds between two questions how far it is

// --- waiting --------------------------------------------------------------------------------------

/** @param {HTMLElement} waiting */
async function follow(waiting) {
  const bar = /** @type {HTMLProgressElement} */ (byId("bar"));
  try {
    const response = await fetch(`${waiting.dataset.here}/reviewed`);
    const { done, of, failed, review } = await response.json();
    if (!response.ok || review) return location.reload();
    if (failed) {
      byId("progress").textContent = waiting.dataset.failed ?? "";
      return;
    }
    if (of) {
      bar.max = of;
      bar.value = done;
      byId("progress").textContent = fill(waiting.dataset.words, { n: done, of });
    }
  } catch {
    tell(document.body.dataset.offline ?? ""); // it goes on, and so does asking
  }
  setTimeout(() => void follow(waiting), PAUSE);
}

const waiting = document.getElementById("waiting");
if (waiting) void follow(waiting);

// --- the chart ------------------------------------------------------------------------------------

const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("chart-link"));

/** @param {HTMLAnchorElement} link */
function showCourse(link) {
  const chart = byId("chart");
  /** @type {number[][]} */
  const course = JSON.parse(byId("course").textContent ?? "");
  const players = JSON.parse(byId("players").textContent ?? "");
  const draw = () => drawChart(chart, course, players, link.dataset.chart ?? "");
  new ResizeObserver(draw).observe(chart);
  // A click on the chart leads to that very move.
  link.addEventListener("click", ({ clientX }) => {
    const at = positionAt(clientX, course.length, chart);
    link.href = `${link.dataset.here}/replay${clientX ? `?at=${at}` : ""}`;
  });
}

if (link) showCourse(link);
