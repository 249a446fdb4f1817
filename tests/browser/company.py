"""A table with people who came by their links, for tests of what is around the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import DESK, Browsers
from tests.browser.play import at_the_table, open_page
from tests.server.guests import company
from tests.server.house import Visitor


def gather(house: str, game: str = "chests", **form: str) -> list[str]:
    """Set up a table and let the friends sit down; return the host's link, theirs, to watch."""
    with Visitor(house) as visitor:
        host = visitor.set_up(game, **form)
        everybody = [host, *company(visitor, host, "Ben", "Chloé", "Dan")]
        return [one.path for one in everybody]


def two(house: str, **form: str) -> list[str]:
    """Anna and Ben, and somebody who watches."""
    return gather(house, seat_1="here", name_1="Anna", seat_2="link", option_first="1", **form)


@contextmanager
def pages(browsers: Browsers, *paths: str) -> Iterator[list[Page]]:
    """Open each link in a browser of its own."""
    with ExitStack() as lent:
        opened = []
        for path in paths:
            page = open_page(lent.enter_context(browsers.lend(DESK)), path)
            at_the_table(page)
            opened.append(page)
        yield opened


def seat_of(page: Page, number: int) -> Locator:
    return page.locator("#players .player").nth(number)


def status_of(page: Page, number: int) -> Locator:
    return seat_of(page, number).locator(".status")


def offer(page: Page, number: int, label: str) -> None:
    """Choose something from the menu of a seat."""
    seat_of(page, number).locator(".more").click()
    page.locator("#seat-menu").get_by_text(label).click()
    expect(page.locator("#seat-menu")).to_be_hidden()
