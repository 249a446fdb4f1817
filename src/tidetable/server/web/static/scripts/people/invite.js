// @ts-check
// Inviting: an invitation to each free seat and a link to watch, to copy, to share or to be scanned.

import { byId, element, fill, icon } from "../shared/dom.js";

/** @typedef {{number: number, name: string, colour: number | null, free: boolean, address: string | null}} Invitation */

const here = byId("table").dataset.here ?? "";
/** The number of the link whose code is shown. */
let scanned = -1;
let seated = "";

/**
 * Keep the invitations as the seats are, and show them at once to whoever has just set up the table.
 * @param {boolean} isNew
 */
export function invite(isNew) {
  const panel = document.getElementById("invitations");
  if (!panel) return;
  /** @type {Invitation[]} */
  const first = JSON.parse(byId("first-invitations").textContent ?? "");
  const free = first.filter((link) => link.free);
  if (free.length === 1) scanned = free[0]?.number ?? -1;
  show(panel, first);
  if (isNew && free.length) panel.showPopover();
  document.addEventListener("room", (event) => {
    /** @type {import("./room.js").Room} */
    const room = /** @type {CustomEvent} */ (event).detail;
    const seats = room.seats.map(({ name, colour, taken, free }) => [name, colour, taken, free]);
    if (JSON.stringify(seats) !== seated) void refresh(panel);
    seated = JSON.stringify(seats);
  });
}

/** The links that are shown, to tell whether others have come. */
let shown = "";

/** @param {HTMLElement} panel */
async function refresh(panel) {
  const response = await fetch(`${here}/invitations`).catch(() => null);
  if (!response?.ok) return; // the next change around the table asks again
  const { invitations } = await response.json();
  show(panel, invitations);
  if (!free(invitations).length && panel.matches(":popover-open")) panel.hidePopover();
}

/** @param {Invitation[]} links */
const free = (links) => links.filter((link) => link.free);

/**
 * @param {HTMLElement} panel
 * @param {Invitation[]} links
 */
function show(panel, links) {
  const seats = free(links).length;
  byId("free-seats").textContent = seats ? String(seats) : "";
  byId("invite-lead").hidden = !seats;
  byId("invite-none").hidden = Boolean(seats);
  // What has not changed stays as it is: somebody may just be copying.
  const known = JSON.stringify(links);
  if (known === shown) return;
  shown = known;
  byId("links").replaceChildren(...links.map((link) => row(link, panel.dataset)));
}

/**
 * @param {Invitation} link
 * @param {DOMStringMap} words
 */
function row(link, words) {
  const made = element("li", link.colour ? `seat-${link.colour}` : "watch");
  const whose = element("p", "whose");
  whose.append(link.colour ? element("span", "flag") : icon("eye"), link.name);
  made.append(whose);
  const url = link.address;
  if (url === null) {
    // Who has sat down has a link of their own, which is nobody else's business.
    made.classList.add("sits");
    whose.append(element("small", "", ` ✓ ${words.sits}`));
    return made;
  }
  const address = /** @type {HTMLInputElement} */ (element("input"));
  address.readOnly = true;
  address.value = url;
  address.setAttribute("aria-label", link.name);
  address.addEventListener("focus", () => address.select());
  const copied = button("copy", words.copyWord, () => void copy(address, copied, words.copied));
  copied.dataset.copy = url;
  const tools = element("p", "ways");
  tools.append(copied);
  if ("share" in navigator)
    tools.append(
      button("share", words.share, () => {
        const what = { title: "Tidetable", text: words.game, url };
        navigator.share(what).catch(() => undefined); // whoever closes the sheet shares nothing
      }),
    );
  const picture = code(link, words);
  const scan = button("scan", words.qr, () => {
    scanned = picture.hidden ? link.number : -1;
    for (const other of document.querySelectorAll("#links .code"))
      /** @type {HTMLElement} */ (other).hidden = other !== picture || scanned < 0;
    for (const other of document.querySelectorAll("#links .scan"))
      other.setAttribute("aria-expanded", String(other === scan && scanned >= 0));
  });
  scan.setAttribute("aria-expanded", String(scanned === link.number));
  tools.append(scan);
  made.append(address, tools, picture);
  return made;
}

/**
 * @param {string} className
 * @param {string | undefined} word
 * @param {() => void} act
 */
function button(className, word, act) {
  const made = /** @type {HTMLButtonElement} */ (element("button", className, word));
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

/**
 * @param {Invitation} link
 * @param {DOMStringMap} words
 */
function code(link, words) {
  const picture = /** @type {HTMLImageElement} */ (element("img", "code"));
  picture.loading = "lazy";
  picture.hidden = scanned !== link.number;
  picture.alt = fill(words.qrOf, { name: link.name });
  picture.src = `${here}/qr/${link.number}.svg`;
  return picture;
}

/**
 * @param {HTMLInputElement} address
 * @param {HTMLElement} pressed
 * @param {string | undefined} done
 */
async function copy(address, pressed, done) {
  try {
    await navigator.clipboard.writeText(address.value);
  } catch {
    // In a home network without https there is no clipboard but the old way.
    address.select();
    document.execCommand("copy");
  }
  pressed.textContent = `✓ ${done}`;
}
