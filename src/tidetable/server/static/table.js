// @ts-check
// The table in the browser. Knows no game: it lights every [data-token] that continues a legal
// path, walks the tree click by click, and posts the action at its end.

import { beckon, frame, zoomByKey } from "./zoom.js";

/** @typedef {{label: string, play?: string, next?: Tree}} Step */
/** @typedef {{[token: string]: Step}} Tree */
/** @typedef {{name: string, bot: string | null, score: number, asked: boolean, place: number | null}} Player */
/** @typedef {{winners: string, match: string, tally: {label: string, values: number[]}[], seed: string, commitment: string}} End */
/**
 * @typedef {object} Scene
 * @property {number} version
 * @property {number} seat
 * @property {string} board
 * @property {string} prompt
 * @property {boolean} yours
 * @property {Tree} choices
 * @property {Player[]} players
 * @property {{seat: number, text: string}[]} feed
 * @property {{allowed: boolean, why: string}} undo
 * @property {string | null} skip The answer that is given if the seat does not wish to be asked.
 * @property {boolean} shared Whether several players with hands share this screen.
 * @property {End | null} end
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const root = byId("table");
const here = root.dataset.here ?? "";
const words = root.dataset;
const stage = byId("stage");
const choices = byId("choices");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Scene} */
let scene = JSON.parse(byId("first-scene").textContent ?? "");
/** @type {string[]} The clicks made so far towards an action. */
let trail = [];
/** @type {Scene[]} Pictures still to be shown, one after another, so that each can be seen. */
const coming = [];
let showing = false;
/** Whose hand was shown last, where players share the screen. */
let lastSeat = -1;
let sending = false;

// --- showing ------------------------------------------------------------------------------------

/** @param {Scene} next */
function receive(next) {
  const newest = coming.at(-1) ?? scene;
  if (next.version <= newest.version) return;
  coming.push(next);
  if (!showing) void showComing();
}

async function showComing() {
  showing = true;
  for (let next = coming.shift(); next; next = coming.shift()) {
    show(next);
    if (coming.length && !calm.matches && !document.hidden)
      await Promise.race([motion(), pause(1500 / coming.length)]);
  }
  showing = false;
}

/** Wait until what moves on the board has come to rest. */
const motion = () => {
  const moving = stage.getAnimations({ subtree: true });
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
};

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {Scene} next */
function show(next) {
  const before = places();
  const focused = document.activeElement?.getAttribute("data-token");
  handOver(next);
  scene = next;
  trail = [];
  stage.innerHTML = next.board;
  frame();
  slide(before);
  showPlayers();
  showFeed();
  showEnd();
  byId("unseen-wish").hidden = !stage.querySelector(".unseen");
  light();
  if (focused) find(focused)[0]?.focus();
  skip();
}

/** Answer by itself what this seat does not wish to be asked. */
function skip() {
  if (scene.yours && scene.skip && wishes("skip"))
    void send("play", { text: scene.skip, version: scene.version, seat: scene.seat });
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

/**
 * Whether a seat wants something, as remembered in this browser.
 * @param {string} what
 */
function wishes(what) {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById(what));
  return box?.checked ?? false;
}

/** Where every piece with a key is on the screen. */
function places() {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const piece of stage.querySelectorAll("[data-key]"))
    found.set(piece.getAttribute("data-key") ?? "", piece.getBoundingClientRect());
  return found;
}

/**
 * Slide every piece from where it was to where it is now.
 * @param {Map<string, DOMRect>} before
 */
function slide(before) {
  if (calm.matches) return;
  const scale = 1 / (stage.querySelector("svg")?.getScreenCTM()?.a ?? 1);
  for (const piece of stage.querySelectorAll("[data-key]")) {
    const from = before.get(piece.getAttribute("data-key") ?? "");
    const to = piece.getBoundingClientRect();
    if (!from || !from.width) continue;
    const x = (from.left - to.left) * scale;
    const y = (from.top - to.top) * scale;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    piece.animate(
      [{ translate: `${x}px ${y}px` }, { translate: "0 0" }],
      { duration: 450, easing: "cubic-bezier(.3, .1, .2, 1)" },
    );
  }
}

function showPlayers() {
  const list = byId("players");
  list.replaceChildren(
    ...scene.players.map((player, seat) => {
      const row = element("li", `player seat-${seat + 1}`);
      row.classList.toggle("asked", player.asked);
      row.classList.toggle("first", player.place === 1);
      row.append(element("span", "flag"), element("span", "name", player.name));
      if (player.bot) row.append(titled(element("span", "bot", "🤖"), player.bot));
      row.append(element("span", "score", String(player.score)));
      return row;
    }),
  );
}

function showFeed() {
  const list = byId("feed");
  list.replaceChildren(
    ...scene.feed.map(({ seat, text }) => element("li", seat >= 0 ? `seat-${seat + 1}` : "", text)),
  );
  list.scrollTop = list.scrollHeight;
}

function showEnd() {
  const panel = byId("end");
  panel.hidden = !scene.end;
  document.body.classList.toggle("over", scene.end !== null);
  if (!scene.end) return;
  byId("winners").textContent = scene.end.winners;
  byId("match").textContent = scene.end.match;
  const head = element("tr");
  head.append(element("th"), ...scene.players.map((player) => element("th", "", player.name)));
  const rows = scene.end.tally.map(({ label, values }) => {
    const row = element("tr");
    row.append(element("th", "", label), ...values.map((n) => element("td", "", String(n))));
    return row;
  });
  byId("tally").replaceChildren(head, ...rows);
  byId("seed").textContent = scene.end.seed;
}

/**
 * @param {string} tag
 * @param {string} [className]
 * @param {string} [text]
 */
function element(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/**
 * @param {HTMLElement} made
 * @param {string} title
 */
function titled(made, title) {
  made.title = title;
  made.setAttribute("aria-label", title);
  return made;
}

// --- choosing -----------------------------------------------------------------------------------

/** The part of the tree that the trail has led to. */
function branch() {
  return trail.reduce((tree, token) => tree[token]?.next ?? {}, scene.choices);
}

/**
 * @param {string} token
 * @returns {SVGElement[]}
 */
const find = (token) => [...stage.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].map(
  (piece) => /** @type {SVGElement} */ (piece),
);

/** Light what can be clicked now; what no picture shows gets a button. */
function light() {
  for (const piece of stage.querySelectorAll(".lit")) {
    piece.classList.remove("lit");
    for (const name of ["tabindex", "role"]) piece.removeAttribute(name);
  }
  const tree = scene.yours && !sending ? branch() : {};
  choices.replaceChildren();
  let number = 0;
  for (const [token, step] of Object.entries(tree)) {
    number += 1;
    const pieces = find(token);
    for (const piece of pieces) {
      piece.classList.add("lit");
      piece.setAttribute("tabindex", "0");
      piece.setAttribute("role", "button");
      piece.setAttribute("aria-label", step.label);
    }
    const button = element("button", pieces.length ? "choice drawn" : "choice", step.label);
    button.dataset.choose = token;
    if (number <= 9) button.append(element("kbd", "", String(number)));
    choices.append(button);
  }
  beckon();
  byId("prompt").textContent = scene.prompt;
  byId("trail").textContent = trailWords().join(" › ");
  byId("back").hidden = !trail.length;
  root.classList.toggle("yours", scene.yours);
  const undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  undo.title = scene.undo.why;
  undo.classList.toggle("refused", !scene.undo.allowed);
  document.title = (scene.yours ? `${words.yourTurn} · ` : "") + words.title;
}

/** The words of the clicks made so far. */
function trailWords() {
  let tree = scene.choices;
  return trail.map((token) => {
    const step = tree[token];
    tree = step?.next ?? {};
    return step?.label ?? token;
  });
}

/** @param {string} token */
function choose(token) {
  const step = branch()[token];
  if (!step || !scene.yours) return;
  if (step.play) void send("play", { text: step.play, version: scene.version, seat: scene.seat });
  else {
    trail.push(token);
    light();
  }
}

function back() {
  trail.pop();
  light();
}

// --- talking to the server ----------------------------------------------------------------------

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  if (sending) return;
  sending = true;
  light();
  try {
    const response = await fetch(`${here}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) tell(answer.message);
    else hush();
    if (answer.scene) receive(answer.scene);
  } catch {
    tell(words.offline ?? "");
  } finally {
    sending = false;
    trail = [];
    light();
    skip();
  }
}

/** @type {number | undefined} */
let silence;

/** @param {string} message */
function tell(message) {
  const notice = byId("notice");
  notice.textContent = message;
  notice.hidden = false;
  clearTimeout(silence);
  silence = setTimeout(hush, 8000);
}

function hush() {
  byId("notice").hidden = true;
}

function listen() {
  const stream = new EventSource(`${here}/events`);
  stream.addEventListener("scene", (event) => receive(JSON.parse(event.data)));
  stream.addEventListener("open", () => root.classList.remove("offline"));
  stream.addEventListener("error", () => {
    root.classList.add("offline");
    // A stream the server refused does not come back by itself.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

// --- hands --------------------------------------------------------------------------------------

root.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const chosen = target.closest("[data-choose]")?.getAttribute("data-choose");
  const token = chosen ?? target.closest(".lit")?.getAttribute("data-token");
  if (token) choose(token);
  else if (trail.length && target.closest("#stage")) back();
});

byId("back").addEventListener("click", back);
byId("undo").addEventListener("click", () => void send("undo", {}));
byId("notice").addEventListener("click", hush);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {Element} */ (event.target);
  if (target.matches("input, select, textarea")) return;
  const help = /** @type {HTMLDialogElement} */ (byId("help"));
  // Behind an open dialog nothing is played.
  if (document.querySelector("dialog[open]") && !(help.open && event.key === "?")) return;
  const lit = target.closest(".lit");
  if ((event.key === "Enter" || event.key === " ") && lit) {
    event.preventDefault();
    choose(lit.getAttribute("data-token") ?? "");
  } else if (event.key === "Escape" && trail.length) back();
  else if (event.key === "u") void send("undo", {});
  else if (event.key === "?") help.open ? help.close() : help.showModal();
  else if (/^[1-9]$/.test(event.key)) {
    const token = Object.keys(branch())[Number(event.key) - 1];
    if (token) choose(token);
  } else if (zoomByKey(event.key, target)) event.preventDefault();
});

for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(button.getAttribute("data-copy") ?? "");
    button.classList.add("copied");
  });

for (const what of ["skip", "unseen"]) {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById(what));
  if (!box) continue;
  box.checked = (localStorage.getItem(what) ?? String(box.checked)) === "true";
  const obey = () => {
    localStorage.setItem(what, String(box.checked));
    root.classList.toggle(`without-${what}`, !box.checked);
  };
  box.addEventListener("change", obey);
  obey();
}

byId("help-button").addEventListener("click", () =>
  /** @type {HTMLDialogElement} */ (byId("help")).showModal(),
);

show(scene);
listen();
