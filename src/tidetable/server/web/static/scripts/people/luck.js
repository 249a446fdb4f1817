// @ts-check
// This browser's part in the luck: a random number, sealed first, and shown once all are sealed. It
// keeps what it was shown meanwhile, and finds it again in the record after the end.

import { byId, remember, remembered } from "../shared/dom.js";
import { hashed, sha256, toHex } from "../shared/sha256.js";

/** @typedef {{seal: boolean, number: boolean, fingerprint: string, seals: Record<string, string>}} Luck */

const here = byId("table").dataset.here ?? "";
const numberOf = (/** @type {string} */ seal) => `number:${seal}`;
const sealed = `sealed:${here}`;
const chain = `chain:${here}`;

/** @type {Map<string, string>} Numbers by their seals: a browser may be forbidden to remember. */
const numbers = new Map();
let busy = false;
let told = false;

/**
 * Do what this seat owes, as it stands now: what is told of the room may be older than the last
 * answer. Whatever fails is tried again with the next word about the room.
 */
async function share() {
  told = true;
  if (busy) return;
  busy = true;
  while (told) {
    told = false;
    try {
      /** @type {Luck | null} */
      const luck = await (await fetch(`${here}/luck`)).json();
      const body = luck?.seal ? { seal: newSeal() } : luck?.number ? shown(luck) : null;
      const headers = { "content-type": "application/json" };
      if (body) told = (await fetch(`${here}/luck`, { method: "POST", headers, body: JSON.stringify(body) })).ok || told;
    } catch {
      // The line is broken; when it is back, so is the room.
    }
  }
  busy = false;
}

function newSeal() {
  const number = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const seal = hashed(number);
  numbers.set(seal, number);
  remember(numberOf(seal), number);
  return seal;
}

/**
 * What shows the number that was sealed here; nothing, if it was sealed by another device.
 * @param {Luck} luck
 */
function shown({ seals, fingerprint }) {
  const found = Object.values(seals).map((seal) => numbers.get(seal) ?? remembered(numberOf(seal)));
  const number = found.find((one) => one);
  if (!number) return null;
  remember(sealed, JSON.stringify([fingerprint, number]));
  return { number, fingerprint };
}

document.addEventListener("room", (event) => {
  const { luck } = /** @type {CustomEvent} */ (event).detail;
  if (luck?.seal || luck?.number) void share();
});
document.addEventListener("scene", (event) => {
  const scene = /** @type {CustomEvent} */ (event).detail;
  if (!scene.end) remember(chain, scene.chain);
});

/**
 * Whether all that this browser was shown is in a record, and in its place; nothing, if it was not
 * shown anything before the end.
 * @param {string} text
 */
export function isInRecord(text) {
  const [heading = "", body = ""] = text.split("\n\n");
  const lines = heading.split("\n");
  const first = lines.filter((line) => !/^(rules|seat|seed|chain) /.test(line));
  const utf8 = new TextEncoder();
  let last = sha256(utf8.encode([...first, `seats ${lines.filter((line) => line.startsWith("seat ")).length}`].join("\n")));
  const hashes = [toHex(last)];
  const log = body.split("\n").filter((line) => line && !line.startsWith("="));
  for (const line of log) hashes.push(toHex((last = sha256(Uint8Array.from([...last, ...utf8.encode(line)])))));
  const lately = remembered(chain);
  if (!lately) return null;
  const [fingerprint, number] = JSON.parse(remembered(sealed) ?? "[]");
  const at = hashes.indexOf(fingerprint);
  const open = at < 0 ? [] : log.slice(at, log.indexOf("! draw"));
  // After what this browser saw sealed, nothing may come but numbers: its own among them.
  const fits = open.some((line) => line.endsWith(` ${number}`)) && open.every((line) => /^! \d number /.test(line));
  return hashes.includes(lately) && (fits || !fingerprint);
}
