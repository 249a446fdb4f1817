// @ts-check
// How the table calls somebody who looks elsewhere: the icon of the tab, a soft sound, a
// notification of the system. The last two only for whoever wants them.

import { byId, tell } from "./dom.js";
import { isSet, remembers } from "./settings.js";

const ICONS = { turn: "/static/icons/favicon-turn.svg", calm: "/static/icons/favicon.svg" };
/** Notes as [frequency, seconds after the beginning]. */
const TUNES = { turn: [[659, 0], [880, 0.16]], talk: [[523, 0]], thing: [[392, 0]] };

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
 * @param {keyof typeof TUNES} tune
 */
export function chime(tune) {
  if (!isSet("sound") || !speaker) return;
  for (const [pitch = 0, after = 0] of TUNES[tune]) {
    const start = speaker.currentTime + after;
    const string = new OscillatorNode(speaker, { type: "sine", frequency: pitch });
    const loudness = new GainNode(speaker, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.6);
    string.connect(loudness).connect(speaker.destination);
    string.start(start);
    string.stop(start + 0.65);
  }
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

document.addEventListener("scene", (event) => {
  const { yours, prompt } = /** @type {CustomEvent} */ (event).detail;
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  icon.href = yours ? ICONS.turn : ICONS.calm;
  if (yours && wasYours === false) {
    chime("turn");
    notify(prompt);
  }
  wasYours = yours;
});

document.addEventListener("happening", () => chime("thing"));

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
