"""Contrast as it is painted: what letters stand on, pixel by pixel, whatever gradient made it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import FloatRect, Page

Pixels = NDArray[np.float64]  # rows of columns of red, green and blue, from 0 to 1

ENOUGH: Final = 4.5  # of letters (WCAG 1.4.3)
LARGE: Final = 3.0  # of large letters, and of what is no letter (1.4.11)
CALM: Final = 0.1  # of what is under a text may be a border, or an icon beside it

# Every text of the page that is seen as a whole: its colour, its room, whether it is large.
TEXTS: Final = """
() => {
  const shown = (one) => {
    let alpha = 1;
    for (let at = one; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
    return alpha;
  };
  const all = document.querySelectorAll("body *:not(svg *, script, style, option)");
  return [...all].flatMap((one) => {
    const words = [...one.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    const exempt = one.closest(".heard, .refused, :disabled, [hidden]");
    if (!words || !one.checkVisibility() || exempt) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const spots = [[left + 1, top + 1], [right - 1, bottom - 1]];
    const seen = spots.map(([x, y]) => document.elementFromPoint(x, y));
    let frame = one; // beyond whose edge nothing of it is seen
    while (frame.parentElement && getComputedStyle(frame).overflowY === "visible")
      frame = frame.parentElement;
    const isHit = (at) => frame.contains(at) && (one.contains(at) || at.contains(one));
    if (!seen.every(isHit)) return [];
    const style = getComputedStyle(one);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const box = [left, top, right, bottom].map(Math.round);
    const colour = [r, g, b].map((part) => part / 255);
    return [{ text: words.data.trim(), box, colour, alpha: shown(one) * (a / 255), large }];
  });
}
"""
OFFSET, WIDE = 2, 3  # pixels of the ring of the focus: from its thing, and its own
ROOM: Final = 8  # pixels around a thing, in which its ring lies
BOX: Final = """
(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
}
"""
FOCUS: Final = "(one) => one.focus({ preventScroll: true })"
NO_LETTERS: Final = "* { color: transparent !important; text-shadow: none !important; }"


# A picture is decoded where it was painted; a page of its own has no rules about what it may load.
DECODE: Final = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const read = new FileReader(); // quicker than any loop over so many pixels
  const done = new Promise((then) => read.addEventListener("load", then));
  read.readAsDataURL(new Blob([data]));
  await done;
  return [image.height, image.width, read.result.split(",")[1]];
}
"""


def picture(page: Page, clip: FloatRect | None = None) -> Pixels:
    """Return what is painted now, on all of the page or a part of it."""
    png = b64encode(page.screenshot(animations="disabled", clip=clip)).decode()
    height, width, data = page.evaluate(DECODE, png)
    pixels = np.frombuffer(b64decode(data), np.uint8).reshape(height, width, 4)
    return pixels[..., :3] / 255


def luminance(colours: Pixels) -> Pixels:
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    found: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return found


def contrast(one: Pixels, other: Pixels) -> Pixels:
    """Return by how much one is lighter or darker than the other, from 1 to 21."""
    both = np.stack(np.broadcast_arrays(luminance(one), luminance(other)))
    found: Pixels = (both.max(axis=0) + 0.05) / (both.min(axis=0) + 0.05)
    return found


def faint_texts(page: Page) -> dict[str, float]:
    """Return the texts that stand out too little from what they are painted on, and how little."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    page.add_style_tag(content=NO_LETTERS)
    ground = picture(page)
    faint: dict[str, float] = {}
    for one in texts:
        left, top, right, bottom = one["box"]
        under = ground[top:bottom, left:right].reshape(-1, 3)
        painted = np.array(one["colour"]) * one["alpha"] + under * (1 - one["alpha"])
        least = float(np.quantile(contrast(painted, under), CALM))
        if least < (LARGE if one["large"] else ENOUGH):
            faint[one["text"][:60]] = round(least, 2)
    assert len(texts) > 3
    return faint


def ring_contrast(page: Page, which: str) -> float:
    """Return how much the ring of the focus stands out from what was there without it."""
    one = page.locator(which).first
    left, top, right, bottom = one.evaluate(BOX)
    x, y = max(0, left - ROOM), max(0, top - ROOM)
    around = FloatRect(x=x, y=y, width=right + ROOM - x, height=bottom + ROOM - y)
    before = picture(page, around)
    one.evaluate(FOCUS)
    changed = contrast(picture(page, around), before)
    left, top, right, bottom = left - x, top - y, right - x, bottom - y
    near, far = OFFSET, OFFSET + WIDE
    ring = np.concatenate(
        [
            changed[top - far : top - near, left:right].ravel(),
            changed[bottom + near : bottom + far, left:right].ravel(),
        ]
    )
    return float(np.quantile(ring, 0.25))


# --- On boards ------------------------------------------------------------------------------------

# What glows, and the letters: those of a thing that cannot be chosen or is not there are exempt.
GLOWING: Final = """
() => [...document.querySelectorAll("#stage .lit")].flatMap((one) => {
  const ring = one.querySelector(":scope > .ring, .ring") ?? one;
  const { left, top, right, bottom, width } = ring.getBoundingClientRect();
  const name = one.getAttribute("aria-label") ?? "";
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const seen = inside && width && ring.checkVisibility({ visibilityProperty: true });
  return seen ? [{ name, box: [left, top, right, bottom].map(Math.round) }] : [];
})
"""
LETTERS: Final = """
() => [...document.querySelectorAll("#stage :is(text:not(:has(tspan)), tspan)")].flatMap((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  let alpha = 1;
  for (let at = one; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
  const style = getComputedStyle(one);
  if (!width || !one.checkVisibility({ visibilityProperty: true }) || alpha < 1) return [];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  const rgb = (paint) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
  };
  const { a, b } = one.closest("text").getScreenCTM();
  const scale = Math.hypot(a, b);
  const size = parseFloat(style.fontSize) * scale;
  const edge = style.stroke !== "none" && parseFloat(style.strokeWidth) * scale >= 1;
  return [{
    text: one.textContent, box: [left, top, right, bottom].map(Math.round), colour: rgb(style.fill),
    edge: edge ? rgb(style.stroke) : null,
    large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
  }];
})
"""
NO_GLOW: Final = "#stage .lit .ring { visibility: hidden !important; }"
NO_BOARD_LETTERS: Final = "#stage text { visibility: hidden !important; }"
NEAR: Final = 0.12  # of a colour: the inside of a stroke, not its soft edge
LINE: Final = 0.4  # of a glow's outline, which may be dashed, rounded, or under another thing


def stage_of(page: Page) -> FloatRect:
    """Return where the board is seen: a picture of the whole page would take twice as long."""
    left, top, right, bottom = page.locator("#stage").evaluate(BOX)
    size = page.viewport_size
    assert size is not None
    width, height = min(right, size["width"]) - left, min(bottom, size["height"]) - top
    return FloatRect(x=left, y=top, width=width, height=height)


def on_stage(page: Page, script: str) -> list[dict[str, Any]]:
    """Return things of the board, with their boxes as they are in its picture."""
    stage = stage_of(page)
    x, y = int(stage["x"]), int(stage["y"])
    found: list[dict[str, Any]] = page.evaluate(script)
    for one in found:
        left, top, right, bottom = one["box"]
        one["box"] = left - x, top - y, right - x, bottom - y
    return found


def faint_glows(page: Page, lit: Pixels) -> dict[str, float]:
    """Return what glows without a line around it that stands out, and how much of a line it has."""
    things = on_stage(page, GLOWING)
    style = page.add_style_tag(content=NO_GLOW)
    changed = contrast(lit, picture(page, stage_of(page)))
    style.evaluate("(style) => style.remove()")
    faint: dict[str, float] = {}
    for one in things:
        left, top, right, bottom = one["box"]
        near = changed[max(0, top - 4) : bottom + 4, max(0, left - 4) : right + 4]
        line = float((near >= LARGE).sum()) / (2 * (right - left + bottom - top))
        if line < LINE:
            faint[one["name"]] = round(line, 2)
    assert things
    return faint


def faint_letters(page: Page, drawn: Pixels) -> dict[str, float]:
    """Return the letters of a board that stand out too little, from their edge or their ground.

    Their ground is what lies under the strokes themselves: a figure may be as large as its disc.
    """
    texts = on_stage(page, LETTERS)
    style = page.add_style_tag(content=NO_BOARD_LETTERS)
    ground = picture(page, stage_of(page))
    style.evaluate("(style) => style.remove()")
    faint: dict[str, float] = {}
    for one in texts:
        left, top, right, bottom = one["box"]
        room = np.s_[max(0, top) : bottom, max(0, left) : right]
        strokes = np.abs(drawn[room] - np.array(one["colour"])).max(axis=-1) < NEAR
        under = ground[room][strokes & (drawn[room] != ground[room]).any(axis=-1)]
        beside = np.array([one["edge"]]) if one["edge"] else under
        least = (
            float(np.median(contrast(np.array(one["colour"]), beside))) if len(under) else ENOUGH
        )
        if least < (LARGE if one["large"] else ENOUGH):
            faint[one["text"]] = round(least, 2)
    assert texts
    return faint
