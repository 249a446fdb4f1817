"""Whoever does not see the board plays it too: by names, by keys, by what is typed and spoken."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.ears import Heard, check, focus, heard, listen, offered
from tests.browser.play import complaints_of, set_up
from tidetable.games import box, names

pytestmark = pytest.mark.browser

MOST = 4000
READY = "#end:not([hidden]), #stage .lit, #choices button"


def title_of(game: str) -> str:
    return box(game).words("en")("game-title")


def sit(context: BrowserContext, game: str) -> Page:
    page = set_up(context, "here", "bot:random", game=game)
    listen(page)
    return page


def is_over(page: Page) -> bool:
    page.wait_for_selector(READY, state="attached")
    return page.locator("#end").is_visible()


@pytest.mark.parametrize("decisions", [6, pytest.param(MOST, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", names())
def test_a_game_by_the_accessibility_tree_alone(
    desk: BrowserContext, game: str, decisions: int
) -> None:
    page, chance = sit(desk, game), Random(game)
    said: Heard = []
    for _ in range(decisions):
        if is_over(page):
            break
        things = offered(page, title_of(game))
        chance.choice(things).focus()
        before = page.evaluate("spoken.length")
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => spoken.length > before", arg=before)
        assert focus(page), "the focus has fallen to the page"
        said += heard(page)
    assert is_over(page) or decisions < MOST
    check([*said, *heard(page)])
    assert complaints_of(page) == []
