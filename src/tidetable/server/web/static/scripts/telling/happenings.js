// @ts-check
// The turn tells itself: what happened is played over the picture that was there before, one thing
// after the other. Each flies from where it was to where it goes, the place lights up and is drawn
// anew; a card says who acts and what it is. Knows no game: places are keys of pieces.

import { Ahead, find, liesOn, middle, seen } from "../board/ahead.js";
import { byId, element, portrait, remember, remembered } from "../shared/dom.js";
import { folded } from "./feed.js";
import { copyOf } from "../board/lens.js";
import { ring, unring } from "../board/marks.js";
import { keyOf } from "../board/motion.js";

/** @typedef {import("./feed.js").Line} Line */
/** @typedef {{name: string, colour: number, plate: string, bot?: string}[]} Players */

const stage = byId("stage");
const table = byId("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = 340; // milliseconds, at normal speed
const LIFT = 18; // pixels that a thing rises on its way
const MOST = 5; // things of a flight that are seen
const AFTER = 0.22; // of a flight, until the next thing follows
/** How much longer everything takes. */
const PACES = /** @type {Record<string, number>} */ ({ slow: 2, normal: 1, fast: 0.5 });

/** @type {Set<Animation>} What is on its way. */
const moving = new Set();
/** @typedef {{over: boolean}} Telling Whether somebody has skipped the rest of it. */
/** @type {Set<Telling>} */
const tellings = new Set();
/** @type {(() => void) | null} What goes on when the pause is over. */
let resume = null;
/** @type {Promise<void> | null} */
let held = null;

// --- how fast -----------------------------------------------------------------------------------

const choice = /** @type {HTMLSelectElement | null} */ (document.getElementById("pace"));
if (choice) {
  choice.value = remembered("pace") ?? choice.value;
  choice.addEventListener("change", () => remember("pace", choice.value));
}

/** How long things take: the page's own wish, or that of the replay. */
let haste = 1;
/** @param {number} times */
export function hurry(times) {
  haste = times;
}
const pace = () => (PACES[choice?.value ?? "normal"] ?? 1) / haste;
/** How many milliseconds a thing is on its way. */
export const lasting = () => FLIGHT * pace();

/** Whether somebody wants no motion. */
export const isCalm = () => calm.matches;
/** Whether turns are told at all. */
export const tells = () => !calm.matches && !document.hidden && choice?.value !== "off";
export const isTelling = () => tellings.size > 0;

// --- what can be done meanwhile -------------------------------------------------------------------

/** Come to the end at once. */
export function skip() {
  for (const one of tellings) one.over = true;
  for (const one of moving) one.finish();
  goOn();
}

function goOn() {
  resume?.();
  held = resume = null;
  for (const one of moving) if (one.playState === "paused") one.play();
  showPaused();
}

/** Stop where it is, or go on. */
export function togglePause() {
  if (held) return goOn();
  if (!tellings.size) return;
  held = new Promise((done) => (resume = done));
  for (const one of moving) one.pause();
  showPaused();
}

function showPaused() {
  table.classList.toggle("paused-telling", held !== null);
}

/**
 * Wait until motions have come to their end.
 * @param {Animation[]} motions
 */
export async function ended(motions) {
  for (const one of motions) moving.add(one);
  if (held) for (const one of motions) one.pause();
  await Promise.allSettled(motions.map(({ finished }) => finished));
  for (const one of motions) moving.delete(one);
  await held;
}

// --- telling --------------------------------------------------------------------------------------

/**
 * Play what happened until the picture is about to come that shows it all.
 * @param {string} picture
 * @param {Line[]} lines
 * @param {Players} players
 * @returns {Promise<boolean>} whether it was told to its end
 */
export async function tell(picture, lines, players) {
  skip();
  const ahead = new Ahead(picture);
  const whole = await play(lines, players, ahead);
  ahead.remove();
  return whole;
}

/**
 * Play what happened over the picture that shows it already.
 * @param {Line[]} lines
 * @param {Players} players
 * @param {boolean} [aside] without a card: whoever is asked something meanwhile reads that
 */
export async function tellAgain(lines, players, aside = false) {
  skip();
  if (lines.length) await play(lines, players, null, aside);
}

/**
 * @param {Line[]} lines
 * @param {Players} players
 * @param {Ahead | null} ahead
 * @param {boolean} [aside]
 */
function play(lines, players, ahead, aside = false) {
  const acts = convoys(folded(lines, true)).map((convoy) => async () => {
    if (!aside) showCard(convoy, players);
    document.dispatchEvent(new CustomEvent("happening", { detail: convoy.map(({ line }) => line) }));
    await happen(convoy, players, ahead, aside);
  });
  return perform(acts, aside);
}

/**
 * Do one thing after the other, until somebody skips the rest.
 * @param {(() => Promise<void>)[]} acts
 * @param {boolean} [aside]
 * @returns {Promise<boolean>} whether all was done
 */
export async function perform(acts, aside = false) {
  const telling = { over: false };
  tellings.add(telling);
  table.classList.toggle("telling", !aside);
  if (!aside) unring();
  for (const act of acts) {
    if (telling.over) break;
    await act();
  }
  unring("glow");
  tellings.delete(telling);
  if (!tellings.size) table.classList.remove("telling");
  document.dispatchEvent(new Event("told"));
  return !telling.over;
}

/** @typedef {{line: Line, times: number}[]} Convoy Things that go the same way, one behind the other. */

/**
 * What follows each other on one way, together: several cards that are drawn come as one flight. What
 * was wished for and then comes, comes once.
 * @param {Convoy} found
 */
function convoys(found) {
  /** @type {Convoy[]} */
  const all = [];
  for (const one of found) {
    const last = all.at(-1);
    const before = last?.at(-1)?.line;
    if (last && before && before.to === one.line.to && before.stamp === one.line.stamp) last.splice(-1, 1, one);
    else if (last && before && isSameWay(before, one.line)) last.push(one);
    else all.push([one]);
  }
  return all;
}

/** @param {Line} one @param {Line} other */
const isSameWay = (one, other) =>
  Boolean(one.from) && one.from === other.from && one.to === other.to && one.seat === other.seat && one.actor === other.actor;

/**
 * Let one thing happen, or several that go the same way.
 * @param {Convoy} convoy
 * @param {Players} players
 * @param {Ahead | null} ahead
 * @param {boolean} aside
 */
async function happen(convoy, players, ahead, aside) {
  const duration = lasting();
  const line = /** @type {Convoy[0]} */ (convoy[0]).line;
  if (calm.matches) return rest(line, duration);
  const plate = players[line.seat >= 0 ? line.seat : line.actor]?.plate ?? "";
  const source = line.from ? placeOf(`${line.from} ${plate}`, ahead) : "";
  const target = placeOf(`${line.to} ${plate}`, ahead);
  const opens = ahead?.isNew(source); // first it is seen, and then what comes out of it
  if (opens) {
    if (!find(stage, source)) ahead?.bring(source, duration);
    await ended([stage.animate([], { duration })]);
  }
  const slides = ahead?.moves(target) ? ahead.bring(target, duration) : [];
  const from = source === target ? null : rectOf(source, ahead);
  const to = rectOf(target, ahead);
  // Who acts comes from its own plate, and brings nothing along that will lie there.
  const newcomer = source && source === plate ? null : (ahead?.newcomer(target) ?? null);
  const known = aside && (line.act || slidesTo(to)); // whoever did it has seen it: it would come twice
  const flown = known || slides.length || !to?.width ? slides : flyTo(convoy, players, from, to, duration, newcomer);
  await ended(flown.length ? flown : [stage.animate([], { duration })]);
  if (!slides.length) ahead?.bring(target, duration);
  if (opens) ahead?.close(source);
  if (newcomer && flown.length === 1) ahead?.settle(keyOf(newcomer));
  light(target, duration);
}

/**
 * The first of some places that is seen, in the picture to come or in the one that is there.
 * @param {string} places
 * @param {Ahead | null} ahead
 */
const placeOf = (places, ahead) => (ahead && seen(ahead.layer, places)) ?? seen(stage, places) ?? "";

/**
 * Where a place is on the screen.
 * @param {string} place
 * @param {Ahead | null} ahead
 */
const rectOf = (place, ahead) => (ahead ? ahead.rect(place) : (find(stage, place)?.getBoundingClientRect() ?? null));

/**
 * Whether a piece has just come somewhere in the picture itself.
 * @param {DOMRect | null} where
 */
const slidesTo = (where) =>
  where !== null && [...stage.querySelectorAll("[data-came]")].some((piece) => liesOn(piece.getBoundingClientRect(), where));

/**
 * For whoever wants no motion: a mark, and time to see it.
 * @param {Line} line
 * @param {number} duration
 */
async function rest(line, duration) {
  unring("glow");
  ring(line.to, "glow");
  await ended([stage.animate([], { duration: 2 * duration })]);
}

/**
 * Let things fly one behind the other; what comes from nowhere comes up where it is. A thing that will
 * lie on the board flies as it will look there.
 * @param {Convoy} convoy
 * @param {Players} players
 * @param {DOMRect | null} from
 * @param {DOMRect} to
 * @param {number} duration
 * @param {SVGGraphicsElement | null} newcomer
 */
function flyTo(convoy, players, from, to, duration, newcomer) {
  const things = convoy.flatMap(({ line, times }) => Array(Math.min(times * (line.n ?? 1), MOST)).fill(line));
  const start = from?.width ? middle(from) : null;
  const itself = newcomer && things.length === 1 ? likenessOf(newcomer) : null;
  if (newcomer && itself) return [fly(itself, start, middle(newcomer.getBoundingClientRect()), duration)];
  return things.slice(0, MOST).map((line, i) => fly(thingOf(line, players), start, middle(to), duration, i * AFTER * duration));
}

/**
 * What flies, large enough to be seen.
 * @param {Line} line
 * @param {Players} players
 */
function thingOf({ stamp, seat, actor }, players) {
  const thing = element("div", "flight");
  const colour = players[seat >= 0 ? seat : actor]?.colour;
  if (colour) thing.classList.add(`seat-${colour}`);
  thing.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true">${stamp}</svg>`;
  return thing;
}

/**
 * A piece of the picture to come, in its size.
 * @param {SVGGraphicsElement} piece
 */
function likenessOf(piece) {
  const { width, height } = piece.getBoundingClientRect();
  const copy = copyOf(piece, width);
  if (!copy) return null;
  const thing = element("div", "flight itself");
  Object.assign(thing.style, { left: `${-width / 2}px`, top: `${-height / 2}px`, width: `${width}px`, height: `${height}px` });
  thing.append(copy);
  return thing;
}

/**
 * Let a thing fly; what comes from nowhere comes up where it is.
 * @param {HTMLElement} thing
 * @param {[number, number] | null} start
 * @param {[number, number]} end
 * @param {number} duration
 * @param {number} [delay]
 */
export function fly(thing, start, end, duration, delay = 0) {
  byId("flights").append(thing);
  const [x, y] = start ? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] : end;
  const [first, risen, last] = thing.classList.contains("itself") ? [0.8, 1.12, 1] : [0.7, 1.25, 0.9];
  const motion = thing.animate(
    [
      start ? { translate: px(start), scale: first } : { translate: px(end), scale: 0.3, opacity: 0 },
      { translate: px([x, y - LIFT]), scale: risen, opacity: 1 },
      { translate: px(end), scale: last },
    ],
    { duration, delay, easing: "ease-in-out", fill: "backwards" },
  );
  moving.add(motion);
  void motion.finished.catch(() => {}).then(() => {
    moving.delete(motion);
    thing.remove();
  });
  return motion;
}

/** @param {[number, number]} point */
const px = ([x, y]) => `${x}px ${y}px`;

/**
 * Light a place up.
 * @param {string} place
 * @param {number} duration
 */
function light(place, duration) {
  const drawn = ring(place, "glow");
  if (!drawn) return;
  const motion = drawn.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: 2 * duration });
  void motion.finished.then(() => drawn.remove(), () => drawn.remove());
}

/**
 * Say who acts, and what it is.
 * @param {Convoy} convoy
 * @param {Players} players
 */
function showCard(convoy, players) {
  const line = /** @type {Convoy[0]} */ (convoy[0]).line;
  const who = players[line.actor];
  const card = byId("turn-card");
  card.className = who ? `seat-${who.colour}` : "";
  const picture = element("span", "stamp");
  picture.innerHTML = `<svg viewBox="0 0 40 40">${line.stamp}</svg>`;
  const said = convoy.map(({ line: { text }, times }) => (times > 1 ? `${times} × ${text}` : text));
  const name = element("b", "name", who?.name ?? "");
  if (who) name.prepend(element("span", "flag"));
  card.replaceChildren(who?.bot ? portrait(who.bot) : element("span"), name, picture, element("span", "told", said.join(" ")));
}

/**
 * For whoever wants no motion: the card of the turn, as long as others play.
 * @param {Line | undefined} line what happened last
 * @param {Players} players
 */
export function recall(line, players) {
  const shown = line !== undefined && calm.matches;
  if (shown) showCard([{ line, times: 1 }], players);
  table.classList.toggle("recalling", shown);
}

/**
 * Leave a quiet mark where the last turn has touched the board.
 * @param {Line[]} lines
 */
export function markLast(lines) {
  unring("last");
  for (const place of new Set(lastTurn(lines).map(({ to }) => to))) ring(place, "last");
}

/**
 * The lines of the turn that was played last; none before the first.
 * @param {Line[]} lines
 */
export function lastTurn(lines) {
  const actor = lines.at(-1)?.actor ?? -1;
  const before = lines.map((line) => line.actor !== actor).lastIndexOf(true);
  return actor < 0 ? [] : lines.slice(before + 1);
}

/**
 * What has happened since a seat acted last.
 * @param {Line[]} lines
 * @param {number} seat
 */
export const since = (lines, seat) => lines.slice(lines.map(({ actor }) => actor).lastIndexOf(seat) + 1);
