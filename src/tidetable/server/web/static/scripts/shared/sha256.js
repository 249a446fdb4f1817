// @ts-check
// SHA-256, as FIPS 180-4 has it. A browser has it too, but not over a line without encryption, which
// is how a family plays at home.

/** @typedef {[number, number, number, number, number, number, number, number]} Eight */

/** @param {number} nth @returns {(n: number) => number} The first 32 bits of a root's fraction. */
const fraction = (nth) => (n) => (n ** (1 / nth) * 2 ** 32) | 0;
const primes = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((m) => m > 1 && n % m === 0));
const START = primes.slice(0, 8).map(fraction(2));
const ROUNDS = primes.map(fraction(3));

/** @param {number} word @param {number} n */
const turned = (word, n) => (word >>> n) | (word << (32 - n));

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const sum = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    let [a, b, c, d, e, f, g, h] = /** @type {Eight} */ (/** @type {unknown} */ (sum));
    ROUNDS.forEach((round, i) => {
      const [far, near] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
      words[i] = i < 16 ? padded.getInt32(at + 4 * i)
        : (words[i - 16] ?? 0) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3))
          + (words[i - 7] ?? 0) + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + round + (words[i] ?? 0);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = (sum[i] ?? 0) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} text The hash of some bytes, all in hexadecimal. */
export const hashed = (text) => toHex(sha256(fromHex(text)));
