"""The feed: its newest line is in sight after every change, and who reads older ones may."""

from __future__ import annotations

from typing import TypedDict

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.browser.at_random import offered_now, stand, wait_for_change
from tests.browser.play import at_the_table, complaints_of, open_page
from tests.patience import wait_for
from tests.server.house import Visitor
from tests.spread import some
from tidetable.games import box, names

pytestmark = pytest.mark.browser

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 390, "height": 844},
    {"width": 1920, "height": 1080},
]
SEVERAL_LINES = 130  # pixels
MEASURE = """() => {
    const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
    const sheet = document.querySelector('.feed');
    const top = rect('.feed').top + sheet.clientTop, line = rect('#feed li:last-child');
    const bottom = top + sheet.clientHeight, side = rect('aside.side');
    return {
        height: sheet.clientHeight,
        line: line.height,
        in_feed: Math.min(line.bottom, bottom) - Math.max(line.top, top),
        in_page: Math.min(line.bottom, side.bottom, innerHeight) - Math.max(line.top, side.top, 0),
    };
}"""
SCROLL = """async (feed) => {
    feed.scrollTop -= 300;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);  // it is felt and shown
}"""
MARK = """() => {
    const { top } = document.querySelector('.feed').getBoundingClientRect();
    const rows = [...document.querySelectorAll('#feed li')];
    rows.find((row) => row.getBoundingClientRect().bottom > top).id = 'read';
}"""
READ = """() => {
    const [row, sheet] = ['#read', '.feed'].map((one) => document.querySelector(one));
    return row.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
}"""


class Measures(TypedDict):
    height: float
    line: float
    in_feed: float
    in_page: float


def table_of(desk: BrowserContext, house: str, game: str) -> Page:
    """Sit down at a full table with bots."""
    seats = {f"seat_{n}": "bot:random" for n in range(2, box(game).game.max_seats + 1)}
    with Visitor(house) as visitor:
        host = visitor.set_up(game, seat_1="here", option_first="1", **seats)
    page = open_page(desk, host.path)
    at_the_table(page)
    return page


def choose(page: Page, which: int) -> None:
    """Choose something, and wait until it has led somewhere."""
    page.wait_for_selector("#choices .choice, #end:not([hidden])", state="attached")
    if tokens := offered_now(page):
        before = stand(page)
        token = tokens[which % len(tokens)]
        page.locator(f"#choices [data-choose='{token}']").dispatch_event("click")
        wait_for_change(page, before)


def check(page: Page) -> None:
    """Look whether the newest line is in sight; after the end the result stands before it."""
    seen: Measures = page.evaluate(MEASURE)
    assert seen["in_feed"] >= seen["line"] - 1, seen
    size = page.viewport_size
    if size and size["width"] > 900 and page.locator("#end").is_hidden():
        assert seen["in_page"] >= seen["line"] - 1, seen
        assert seen["height"] >= SEVERAL_LINES, seen


@pytest.mark.parametrize("game", some(names(), "nassau"))
def test_the_newest_line_is_in_sight(desk: BrowserContext, house: str, game: str) -> None:
    page = table_of(desk, house, game)
    for move, size in enumerate(SIZES):
        page.set_viewport_size(size)
        check(page)
        choose(page, 7 * move)
        check(page)
    assert complaints_of(page) == []


def test_who_reads_older_lines_is_not_pulled_down(desk: BrowserContext, house: str) -> None:
    """In Nassau the feed is full from the beginning, once what was laid out is unfolded."""
    page = table_of(desk, house, "nassau")
    page.locator("#feed summary").dispatch_event("click")
    page.locator(".feed").evaluate(SCROLL)
    page.evaluate(MARK)
    height = page.evaluate(READ)
    for move in range(3):
        choose(page, move)
        wait_for(lambda: page.evaluate(READ) == pytest.approx(height, abs=3))
    page.locator(".feed").evaluate("(feed) => { feed.scrollTop += 9000 }")
    choose(page, 0)
    check(page)
