"""axe finds nothing on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.browser.browsers import DESK, Browsers
from tests.browser.play import blank_page, open_page, set_up
from tests.patience import wait_for
from tests.server.house import Visitor
from tests.spread import some
from tidetable.games import names

pytestmark = pytest.mark.browser

PAGES = ("/", "/new/nassau", "/rules/chests", "/guide/titania", "/api", "/children", "/offline")
LOST = "/nowhere"


@pytest.fixture(params=some(["light", "dark"], "dark"))
def readers(request: pytest.FixtureRequest, browsers: Browsers) -> Iterator[BrowserContext]:
    """A browser in light or dark colours."""
    with browsers.lend(DESK) as context:
        context.pages[0].emulate_media(color_scheme=request.param)
        yield context


def found(page: Page) -> list[Any]:
    """Return what axe complains of, and where."""
    said = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in said]


def test_pages_to_read(readers: BrowserContext) -> None:
    page = blank_page(readers)
    for path in (*PAGES, LOST):
        page.goto(path)
        assert found(page) == [], path


@pytest.mark.parametrize("game", some(names(), "nassau"))
def test_tables(readers: BrowserContext, game: str) -> None:
    """As a picture, and as text."""
    page = set_up(readers, "here", "bot:greedy", game=game)
    assert found(page) == []
    page.keyboard.press("/")
    page.wait_for_selector("#text-parts h3")
    assert found(page) == []


def test_the_end_and_the_way_there(readers: BrowserContext, house: str) -> None:
    with Visitor(house) as visitor:
        host = visitor.set_up("chests", seat_1="bot:greedy", seat_2="bot:greedy")
        wait_for(lambda: host.scene()["end"])
    page = open_page(readers, host.path)
    page.wait_for_selector("#end:not([hidden])")
    page.wait_for_selector("#tally tr")
    page.wait_for_selector("#chart svg")  # which gives its link a name
    assert found(page) == []
    page.goto(f"{host.path}/replay")
    page.wait_for_selector("#chart svg")
    assert found(page) == []
