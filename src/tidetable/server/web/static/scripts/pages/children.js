// @ts-check
// The children's table: what is asked is read aloud, by the same line that stands on the screen, and
// whoever plays here has a face. Everything else is the table's own.

import { byId, remember, remembered } from "../shared/dom.js";
import { say, hushVoice } from "../shared/voice.js";

const PATH = /^\/children\/[\w-]{1,64}$/;
const KEPT = "children-table";

// --- The voice ------------------------------------------------------------------------------------

const mute = byId("mute");
const prompt = byId("prompt");
const isMuted = () => mute.getAttribute("aria-pressed") === "true";

function readAloud() {
  if (!isMuted()) say(prompt.textContent ?? "");
}

/** @param {boolean} muted */
function beMuted(muted) {
  mute.setAttribute("aria-pressed", String(muted));
  remember("children-mute", String(muted));
  if (muted) hushVoice();
  else readAloud();
}

mute.addEventListener("click", () => beMuted(!isMuted()));
beMuted(remembered("children-mute") === "true");
let read = prompt.textContent;
new MutationObserver(() => {
  if (prompt.textContent !== read) readAloud();
  read = prompt.textContent;
}).observe(prompt, { childList: true, characterData: true, subtree: true });

// --- Faces ----------------------------------------------------------------------------------------

/** Give every child the face of its colour. */
function showFaces() {
  for (const row of document.querySelectorAll(".player:not(.robot)")) {
    const place = row.querySelector(".face");
    const colour = /seat-(\d)/.exec(row.className)?.[1];
    if (!place || !colour || place.querySelector(".portrait")) continue;
    const face = document.createElement("img");
    face.className = "portrait";
    face.alt = "";
    face.src = new URL(`../../children/child-${colour}.svg`, import.meta.url).href;
    place.append(face);
  }
}

// --- The game that was begun ------------------------------------------------------------------------

if (PATH.test(location.pathname)) {
  remember(KEPT, location.pathname);
  document.addEventListener("scene", (event) => {
    const { end } = /** @type {CustomEvent} */ (event).detail;
    remember(KEPT, end ? "" : location.pathname);
    if (end && !isMuted()) say(end.winners);
    queueMicrotask(showFaces);
  });
  document.addEventListener("room", () => queueMicrotask(showFaces));
} else {
  const kept = remembered(KEPT) ?? "";
  const goOn = /** @type {HTMLAnchorElement} */ (byId("go-on"));
  goOn.href = kept;
  goOn.hidden = !PATH.test(kept);
}
