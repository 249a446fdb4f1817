// @ts-check
// The page for bad times, at whatever address was asked for: it shows the board of this table as it
// was seen last, if this tab has seen it, and goes on once the net is back.

import { bringShapes, describe, draw } from "../board/board.js";
import { frame } from "../board/zoom.js";
import { byId, fill } from "../shared/dom.js";
import { lastSeen } from "../shared/lastseen.js";

const AGAIN = 4000; // milliseconds

const seen = lastSeen();

/** @param {import("../shared/lastseen.js").Seen} seen */
async function show(seen) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = seen.style;
  await new Promise((done) => {
    style.addEventListener("load", done);
    style.addEventListener("error", done);
    document.head.append(style);
  });
  const table = byId("table");
  table.dataset.shapes = seen.shapes;
  table.classList.remove("unseen");
  await bringShapes();
  draw(seen.board, false);
  frame();
  describe(seen.described);
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "short" }).format(seen.when);
  byId("last-seen").textContent = fill(byId("last-seen").dataset.said, { time });
  document.title = seen.title;
}

/** Whoever is back gets the page that was asked for; a server that is not there is asked again. */
async function look() {
  const answer = await fetch("/offline", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

if (seen) await show(seen);
byId("look-again").addEventListener("click", () => void look());
addEventListener("online", () => void look());
setInterval(() => void look(), AGAIN);
