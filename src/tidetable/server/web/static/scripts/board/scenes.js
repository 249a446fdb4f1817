// @ts-check
// Scenes as they come: as a whole, or as what has changed. The server cuts a scene's text where an
// element begins, and says which pieces stay and what is new; it knows no more of it than we do.

/** @typedef {import("../pages/table.js").Scene} Scene */
/** @typedef {{since: string, mark: string, version: number, pieces: ([number, number] | string)[]}} Change */

const CUT = "<";

/** @type {string[]} The newest scene that came, in pieces. */
let pieces = [];
/** Which one that is. */
export let mark = "";

/**
 * Read a scene that came as a whole.
 * @param {string} text
 * @returns {Scene}
 */
export function whole(text) {
  const scene = JSON.parse(text);
  pieces = text.split(CUT);
  mark = scene.mark;
  return scene;
}

/**
 * Read a scene that came as what has changed; none, if it changed since another than we have.
 * @param {Change} change
 * @returns {Scene | null}
 */
export function changed(change) {
  if (change.since !== mark) return null;
  const put = change.pieces.flatMap((piece) =>
    typeof piece === "string" ? piece.split(CUT) : pieces.slice(piece[0], piece[0] + piece[1]),
  );
  return whole(put.join(CUT));
}
