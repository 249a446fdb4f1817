"""Take the moving picture that the README opens with: a bot's turn, as it tells itself.

`python scripts/moving.py CHROMIUM [GAME]`. Chromium makes a still picture of every moment; a moving
WebP is those pictures in one file, each with the time for which it is seen.
"""

from __future__ import annotations

import sys
from base64 import b64decode
from pathlib import Path
from struct import pack, unpack_from
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from pictures import IMAGES, set_up
from tests.browser.conftest import QUIET
from tests.server.house import serving

SIZE = (1100, 640)
QUALITY = 32
LONGEST = 12.0  # seconds
LAST = 2500  # milliseconds for which the end is seen
Frame = tuple[bytes, int]  # a picture, and for how many milliseconds it is seen


# --- A moving WebP --------------------------------------------------------------------------------


def chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three_bytes(n: int) -> bytes:
    return pack("<I", n)[:3]


def frame(picture: bytes, milliseconds: int) -> bytes:
    """Return one moment, as large as the whole and in place of the one before."""
    size = three_bytes(SIZE[0] - 1) + three_bytes(SIZE[1] - 1)
    head = three_bytes(0) + three_bytes(0) + size + three_bytes(milliseconds) + b"\2"
    return chunk(b"ANMF", head + drawn(picture))


def drawn(picture: bytes) -> bytes:
    """Return what is drawn of a still WebP, without what else stands in its file."""
    at = len(b"RIFF....WEBP")
    while at < len(picture):
        (length,) = unpack_from("<I", picture, at + 4)
        if picture[at : at + 4] in (b"VP8 ", b"VP8L"):
            return picture[at : at + 8 + length + length % 2]
        at += 8 + length + length % 2
    raise ValueError("Chromium has drawn no WebP")


def moving(frames: list[Frame]) -> bytes:
    """Return pictures as one that moves, again and again."""
    is_moving = 1 << 1
    canvas = pack("<I", is_moving) + three_bytes(SIZE[0] - 1) + three_bytes(SIZE[1] - 1)
    inside = chunk(b"VP8X", canvas) + chunk(b"ANIM", pack("<IH", 0xFFFFFFFF, 0))
    inside += b"".join(frame(*one) for one in frames)
    return chunk(b"RIFF", b"WEBP" + inside)


# --- A turn ---------------------------------------------------------------------------------------


def still(chromium: CDPSession) -> bytes:
    asked = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": True}
    return b64decode(chromium.send("Page.captureScreenshot", asked)["data"])


def watch(page: Page) -> list[Frame]:
    """Take the first choice until a turn is told, and look at all of that."""
    chromium = page.context.new_cdp_session(page)
    page.wait_for_selector("#stage .lit")
    page.mouse.click(1, SIZE[1] - 1)  # somebody with a mouse, to whom no focus is shown
    frames: list[Frame] = []
    while not page.locator(".telling").count():
        page.locator("#choices .choice").first.dispatch_event("click")
        page.wait_for_timeout(200)
    before, began = still(chromium), monotonic()
    seen = began
    while monotonic() - began < LONGEST and not page.locator("#stage .lit").count():
        now = still(chromium)
        if now != before:
            frames.append((before, int(1000 * (monotonic() - seen))))
            before, seen = now, monotonic()
    return [*frames, (still(chromium), LAST)]


def main() -> None:
    chromium, game = sys.argv[1], (sys.argv[2:] or ["titania"])[0]
    width, height = SIZE
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        page = browser.new_page(base_url=house, viewport={"width": width, "height": height})
        set_up(page, game, seat_2="bot:greedy")
        frames = watch(page)
        browser.close()
    picture = moving(frames)
    (IMAGES / "turn.webp").write_bytes(picture)
    print(f"{len(frames)} moments, {len(picture) // 1000} kB")


if __name__ == "__main__":
    main()
