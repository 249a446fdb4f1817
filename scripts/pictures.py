"""Take the pictures of docs/images anew: a real server, a real browser, fixed moments of play.

`python scripts/pictures.py CHROMIUM [GAME...]`; without games, all of them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import QUIET
from tests.server.house import serving

from tidetable.games import names

IMAGES = Path(__file__).parents[1] / "docs" / "images"
DESK = (1280, 800)
PHONE = (390, 844)
MOVES = 11


def sit_down(page: Page, base: str, game: str) -> None:
    """One person against as many bots as make a good picture, the person first."""
    page.goto(f"{base}/new/{game}")
    page.locator("input[name=name-1]").fill("Anna")
    for seat in (2, 3):
        bot = page.locator(f"input[name=seat-{seat}][value='bot:greedy']")
        if bot.count():
            bot.check()
    page.locator("select[name=option-first]").select_option("1")
    page.locator("form.setup button.primary").click()


def play(page: Page, moves: int) -> None:
    """Take the last choice each time; a large number of moves plays to the end."""
    for _ in range(moves):
        page.wait_for_selector(
            "#choices .choice, #end:not([hidden])", state="attached", timeout=30_000
        )
        if page.locator("#end").is_visible():
            return
        choices = page.locator("#choices .choice")
        if choices.count():
            choices.last.dispatch_event("click")
        page.wait_for_timeout(60)
    page.wait_for_timeout(800)


def shoot(page: Page, name: str) -> None:
    page.screenshot(path=IMAGES / f"{name}.jpeg", type="jpeg", quality=80)


def take(
    browser: Browser, base: str, games: list[str], name: str, size: tuple[int, int], dark: bool
) -> None:
    scheme: Literal["dark", "light"] = "dark" if dark else "light"
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.goto(base)
    shoot(page, f"start-{name}-{scheme}")
    for game in games:
        for what in ("new", "rules"):
            page.goto(f"{base}/{what}/{game}")
            shoot(page, f"{game}-{what}-{name}-{scheme}")
        sit_down(page, base, game)
        play(page, MOVES)
        shoot(page, f"{game}-table-{name}-{scheme}")
        play(page, 1200)
        page.wait_for_timeout(500)
        shoot(page, f"{game}-end-{name}-{scheme}")
    context.close()


def main(chromium: str, *games: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as base, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=QUIET)
        for dark in (False, True):
            take(browser, base, [*games] or names(), "desk", DESK, dark)
            take(browser, base, [*games] or names(), "phone", PHONE, dark)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
