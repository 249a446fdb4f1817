// @ts-check
// The board as it was seen last, for a reload without a net. It may show a hand, so it is kept for
// this tab alone, for the one table that is open in it, and never where players share the screen:
// a reload must not look behind the cover that hides a hand from the next player.

/**
 * @typedef {object} Seen
 * @property {string} path
 * @property {number} when
 * @property {string} title
 * @property {string} board
 * @property {string} described
 * @property {string} shapes
 * @property {string} style
 */

const KEY = "last-seen";

/** @param {Seen} seen */
export function keepSeen(seen) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing has nothing to show later.
  }
}

export function forgetSeen() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nor has it anything to forget.
  }
}

/**
 * What was seen last at this address; what another one showed is forgotten: its table was left.
 * @returns {Seen | null}
 */
export function lastSeen() {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (seen?.path === location.pathname) return seen;
  } catch {
    // Not ours, or not whole.
  }
  forgetSeen();
  return null;
}
