// @ts-check
// The board as a picture to keep. The server draws it with its styles inside; here it becomes a PNG.

/**
 * Paint a board on a canvas, twice as large as it was drawn, in the light of this screen.
 * @param {string} address where the SVG is
 */
async function paint(address) {
  const text = await (await fetch(address)).text();
  // An image on its own does not know whether the page is dark.
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const lit = text.replaceAll(/(screen and )?\(prefers-color-scheme: dark\)/g, dark ? "all" : "not all");
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(lit) ?? []).map(Number);
  const large = lit.replace("<svg", `<svg width="${2 * width}" height="${2 * height}"`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(large)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas;
}

/**
 * Save a board as a PNG.
 * @param {string} address
 * @param {string} name
 */
export async function savePng(address, name) {
  const canvas = await paint(address);
  const file = await new Promise((/** @type {(file: Blob | null) => void} */ done) =>
    canvas.toBlob(done, "image/png"),
  );
  if (!file) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
