// @ts-check
// How the table calls somebody who looks elsewhere: the icon of the tab, a soft sound, a
// notification of the system. The last two only for whoever wants them.

import { byId, tell } from "../shared/dom.js";
import { isSet, remembers } from "../shared/settings.js";

const ICONS = { turn: "/static/icons/favicon-turn.svg", calm: "/static/icons/favicon.svg" };
/**
 * Kinds of happenings, and what else calls. Notes are [frequency, seconds after the beginning]; a
 * knock is short and dull, and the paper of a card rustles.
 * @typedef {"draw" | "take" | "place" | "lose" | "score" | "turn" | "talk" | "end"} Kind
 * @type {Record<Kind, {notes: number[][], type?: OscillatorType, lasts?: number}>}
 */
const TUNES = {
  draw: { notes: [[0, 0]], lasts: 0.16 },
  take: { notes: [[440, 0], [587, 0.07]], lasts: 0.25 },
  place: { notes: [[196, 0]], type: "triangle", lasts: 0.14 },
  lose: { notes: [[330, 0], [247, 0.1]], lasts: 0.3 },
  score: { notes: [[784, 0], [988, 0.07], [1175, 0.14]], lasts: 0.4 },
  turn: { notes: [[659, 0], [880, 0.16]] },
  talk: { notes: [[523, 0]] },
  end: { notes: [[523, 0], [659, 0.14], [784, 0.28], [1047, 0.42]] },
};
const LOUD = 0.08;

const words = byId("table").dataset;

// --- sound --------------------------------------------------------------------------------------

/** @type {AudioContext | null} */
let speaker = null;

/** Browsers let a page sound only after somebody has touched it. */
function unlock() {
  if (!isSet("sound")) return;
  speaker ??= new AudioContext();
  void speaker.resume();
}

/**
 * Sound softly, if that is set.
 * @param {Kind} kind
 */
export function chime(kind) {
  if (!isSet("sound") || !speaker) return;
  const { notes, type = "sine", lasts = 0.6 } = TUNES[kind];
  for (const [pitch = 0, after = 0] of notes) {
    const start = speaker.currentTime + after;
    const loudness = new GainNode(speaker, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUD, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
    const source = pitch ? new OscillatorNode(speaker, { type, frequency: pitch }) : rustle(speaker, lasts);
    source.connect(loudness).connect(speaker.destination);
    source.start(start);
    source.stop(start + lasts + 0.05);
  }
}

/**
 * Paper: noise for a moment.
 * @param {AudioContext} where
 * @param {number} lasts
 */
function rustle(where, lasts) {
  const buffer = where.createBuffer(1, Math.ceil(lasts * where.sampleRate), where.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i += 1) noise[i] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(where, { buffer });
}

// --- notifications ------------------------------------------------------------------------------

const tick = /** @type {HTMLInputElement} */ (byId("notify"));
const label = byId("notify-setting");
const mayNotify = () => "Notification" in window && Notification.permission === "granted";

async function askLeave() {
  if (!tick.checked || mayNotify()) return;
  await Notification.requestPermission();
  if (mayNotify()) return;
  tick.checked = false;
  tick.dispatchEvent(new Event("change"));
  tell(label.dataset.refused ?? "", "calm");
}

/** @param {string} text */
function notify(text) {
  if (!document.hidden || !isSet("notify") || !mayNotify()) return;
  try {
    const note = new Notification(`${words.yourTurn} · ${words.title}`, { body: text, icon: ICONS.turn, tag: words.here ?? "" });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some phones notify only for installed pages.
  }
}

// --- whose turn it is ---------------------------------------------------------------------------

/** @type {boolean | null} Nothing is known before the first scene. */
let wasYours = null;
let wasOver = true;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

document.addEventListener("scene", (event) => {
  const { yours, prompt, end, feed } = /** @type {{yours: boolean, prompt: string, end: object | null, feed: import("../telling/feed.js").Line[]}} */ (
    /** @type {CustomEvent} */ (event).detail
  );
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  icon.href = yours ? ICONS.turn : ICONS.calm;
  if (end && !wasOver) chime("end");
  else if (yours && wasYours === false) chime("turn");
  else if (calm.matches && wasYours !== null) sound(feed.filter((line) => line.new)); // nobody tells it
  if (yours && wasYours === false) notify(prompt);
  wasYours = yours;
  wasOver = end !== null;
});

/**
 * Things that go the same way sound once.
 * @param {import("../telling/feed.js").Line[]} lines
 */
function sound(lines) {
  const last = lines.at(-1);
  if (last) chime(last.kind ?? "place");
}

document.addEventListener("happening", (event) => sound(/** @type {CustomEvent} */ (event).detail));

label.hidden = !("Notification" in window);
remembers("sound", (on) => {
  if (on && navigator.userActivation?.isActive) {
    unlock();
    chime("talk");
  }
});
remembers("notify");
tick.addEventListener("change", () => void askLeave());
document.addEventListener("pointerdown", unlock);
document.addEventListener("keydown", unlock);
