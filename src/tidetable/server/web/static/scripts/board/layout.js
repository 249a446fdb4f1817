// @ts-check
// Layouts of the board. A picture says how its areas can be arranged, and we take the layout that
// shows it largest in this window. Areas are moved by a style sheet and never touched themselves, so
// that the next picture finds them as the server drew them.

/** @typedef {[x: number, y: number, scale: number]} Place */
/** @typedef {{part: string, front: boolean, size: [number, number], places: {[area: string]: Place} | null}} Layout */

const LEAST = 11.2; // pixels: no letter is smaller on a desk,
const LEAST_BY_HAND = 10.2; // and on a phone, which is held nearer
const FINE = 24; // units: letters of small worth are left out where they would have to be so large
const SCROLLED = 1.3; // times the window: how high a picture may be where the page scrolls
const HALF_COVERED = 0.6; // of its width, where something covers the lower end of the window
const NEARLY = 0.86; // of its width: so much narrower a picture gets on a phone on its side, to be seen whole

const BOARDS = ":is(#stage, .ahead)"; // the picture that is shown, and one to come that lies unseen over it

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const tabs = /** @type {HTMLElement} */ (document.getElementById("parts"));
/** Whether the page scrolls up and down, and the board takes all of its width. */
const scrolls = matchMedia("(max-width: 900px)");
/** A phone on its side: what is seen at once counts most. */
const lies = matchMedia("(min-width: 600px) and (max-width: 900px) and (max-height: 500px)");
const arranged = new CSSStyleSheet();
document.adoptedStyleSheets.push(arranged);

/** @type {Layout[]} */
let layouts = [];
/** @type {Layout} The layout that is shown. */
let shown = { part: "", front: true, size: [1, 1], places: null };
/** What the picture says of its layouts. */
let said = "";
/** How it is arranged now, in short. */
let arrangement = "";
/** The part that somebody has turned to, as long as the picture has the same in front. */
let turned = { to: "", from: "" };
/** How many pixels a unit of the whole picture takes. */
let fit = 1;

const board = () => /** @type {SVGSVGElement} */ (stage.querySelector("svg"));

/** How large the whole picture is, in its own units. */
export const whole = () => ({ width: shown.size[0], height: shown.size[1] });

/** @returns {Layout[]} */
function read() {
  const [width = 1, height = 1] = (board().dataset.whole ?? "").split(" ").map(Number);
  return said ? JSON.parse(said) : [{ part: "", front: true, size: [width, height], places: null }];
}

/** The part that the game is about now. */
const front = () => (layouts.find((one) => one.front) ?? layouts[0])?.part ?? "";

/** Arrange the picture for the room that there is; say whether that changed how it lies. */
export function arrange() {
  const now = board().querySelector("metadata")?.textContent ?? "";
  if (now !== said || !layouts.length) {
    said = now;
    layouts = read();
    offerParts();
  }
  if (turned.from !== front()) turned = { to: "", from: front() };
  const before = shown;
  shown = largest(turned.to || turned.from);
  fitted();
  for (const tab of tabs.children) tab.ariaCurrent = String(tab.textContent === shown.part);
  return shown !== before && JSON.stringify(shown) !== JSON.stringify(before);
}

/** What covers the lower end of the window, such as the slider of a replay. */
const below = () => /** @type {HTMLElement | null} */ (document.querySelector(".transport"))?.offsetHeight ?? 0;

/** The room that there is. Asked for while a new board is not arranged yet, it would cost styling all of it. */
let room = measured();

function measured() {
  const { clientWidth: width, clientHeight } = stage;
  if (lies.matches) return { width, height: innerHeight - (stage.getBoundingClientRect().top + scrollY) - 8 - below() };
  return { width, height: scrolls.matches ? innerHeight * SCROLLED : clientHeight };
}

/** Notice that the room has changed. */
export function measure() {
  room = measured();
}
addEventListener("resize", measure);

/**
 * How many pixels a unit takes if a layout fills the room.
 * @param {Layout} layout
 */
function fill({ size: [width, height] }) {
  const { width: wide, height: high } = room;
  return Math.min(wide / width, high / height);
}

/**
 * The layout of a part that is largest in this window.
 * @param {string} part
 */
function largest(part) {
  const all = layouts.filter((one) => one.part === part);
  return all.reduce((best, one) => (fill(one) > fill(best) ? one : best), all[0] ?? shown);
}

/**
 * Move the areas to their places, and leave out letters that would be too large there.
 * @param {string[]} crowded Areas in which they would.
 */
function place(crowded) {
  const rules = Object.entries(shown.places ?? {}).map(
    ([area, [x, y, scale]]) => `${named(area)} {
      display: inline; transform: translate(${x}px, ${y}px) scale(${scale}); --least: calc(var(--letter) / ${scale});
    }`,
  );
  if (shown.places) rules.unshift(`${BOARDS} [data-area] { display: none; }`);
  for (const area of crowded) rules.push(`${named(area)} .fine { display: none; }`);
  arranged.replaceSync(rules.join("\n"));
}

/** @param {string} area */
const named = (area) => `${BOARDS} [data-area="${CSS.escape(area)}"]`;

/** Let the picture be as large as its room allows, in its own proportions. */
function fitted() {
  const [width, height] = shown.size;
  const across = room.width / width;
  const least = width > height ? across * (below() ? HALF_COVERED : NEARLY) : 0; // what is high is seen whole
  fit = lies.matches ? Math.max(fill(shown), least) : scrolls.matches ? across : fill(shown);
  board().style.width = `${width * fit}px`;
  board().style.height = `${height * fit}px`;
}

/**
 * Say how many units a letter must have so that it can be read from so near.
 * @param {number} zoom
 */
export function lettersAt(zoom) {
  const least = (scrolls.matches ? LEAST_BY_HAND : LEAST) / (fit * zoom);
  stage.parentElement?.style.setProperty("--letter", `${least}px`);
  const crowded = areas().filter(([, scale]) => least / scale > FINE).map(([area]) => area);
  const now = [said, layouts.indexOf(shown), ...crowded].join();
  if (now !== arrangement) place(crowded);
  arrangement = now;
}

/** @returns {[area: string, scale: number][]} */
function areas() {
  if (shown.places) return Object.entries(shown.places).map(([area, [, , scale]]) => [area, scale]);
  return [...stage.querySelectorAll("[data-area]")].map((area) => [area.getAttribute("data-area") ?? "", 1]);
}

// --- parts --------------------------------------------------------------------------------------

/** A large picture has parts with names, each with a button. */
function offerParts() {
  const names = [...new Set(layouts.map(({ part }) => part))];
  const many = names.length > 1 ? names : [];
  if (many.join() === [...tabs.children].map((tab) => tab.textContent).join()) return;
  tabs.replaceChildren(
    ...many.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      return button;
    }),
  );
}

/**
 * Turn to a part; say whether there is such a one.
 * @param {string | null | undefined} part
 */
export function turnTo(part) {
  if (!layouts.some((one) => one.part === part) || !part) return false;
  turned = { to: part, from: front() };
  return true;
}

/** Turn from the part in front to another one, or back. */
export function turnToOther() {
  const other = layouts.find(({ part }) => part !== front())?.part ?? "";
  turned = { to: shown.part === front() ? other : "", from: front() };
}

/** Turn to what the game is about now. */
export function turnToFront() {
  turned = { to: "", from: front() };
}

/**
 * The part in which something can be seen that is not in this layout.
 * @param {Element} thing
 */
export function partOf(thing) {
  const area = thing.closest("[data-area]")?.getAttribute("data-area") ?? "";
  return layouts.find(({ places }) => places && area in places)?.part;
}
