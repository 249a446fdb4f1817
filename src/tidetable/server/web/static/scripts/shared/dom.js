// @ts-check
// What every page's script needs: finding and making elements, posting, and saying what went wrong.

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} tag
 * @param {string} [className]
 * @param {string} [text]
 */
export function element(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/**
 * An icon of our own, of those in icons.css.
 * @param {string} name
 */
export const icon = (name) => element("i", `icon icon-${name}`);

const faces = (document.body.dataset.faces ?? "").split(" ");

/**
 * The face of a bot; one that has none is a parrot.
 * @param {string} bot
 */
export function portrait(bot) {
  if (!faces.includes(bot)) return element("i", "icon icon-parrot portrait");
  const made = /** @type {HTMLImageElement} */ (element("img", "portrait"));
  made.src = new URL(`../../faces/${bot}.svg`, import.meta.url).href;
  made.alt = "";
  return made;
}

/**
 * Give an element a title that is spoken too.
 * @template {HTMLElement} T
 * @param {T} made
 * @param {string} title
 * @returns {T}
 */
export function titled(made, title) {
  made.title = title;
  made.setAttribute("aria-label", title);
  return made;
}

/**
 * Fill the blanks of a sentence that the server said: `{name} thinks`.
 * @param {string | undefined} sentence
 * @param {Record<string, string | number>} facts
 */
export const fill = (sentence, facts) =>
  (sentence ?? "").replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));

/** @typedef {{ok: boolean, status: number, [fact: string]: any}} Reply */

/**
 * Post something to the server; whatever it says comes back, and that nothing came is said too,
 * if it is for good.
 * @param {string} path
 * @param {object} body
 * @param {boolean} [forGood]
 * @returns {Promise<Reply>}
 */
export async function post(path, body, forGood = true) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) hush();
    else tell(answer.message);
    return { ...answer, ok: response.ok, status: response.status };
  } catch {
    if (forGood) tell(document.body.dataset.offline ?? "");
    return { ok: false, status: 0 };
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;

/**
 * Say something for a while: that something failed, or, calmly, why a thing is as it is.
 * @param {string} message
 * @param {"alarm" | "calm"} [tone]
 */
export function tell(message, tone = "alarm") {
  const notice = byId("notice");
  notice.textContent = message;
  notice.className = tone;
  notice.hidden = false;
  clearTimeout(silence);
  silence = setTimeout(hush, 8000);
}

export function hush() {
  byId("notice").hidden = true;
}

/**
 * What this browser remembers, or nothing where it may not remember.
 * @param {string} key
 */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that remembers nothing still plays.
  }
}
