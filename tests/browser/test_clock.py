"""Time at the table, as it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import Browsers
from tests.browser.company import pages, seat_of, status_of, two
from tests.server.house import serving
from tests.server.room.test_clocks import Watch
from tidetable.server.room import alarms
from tidetable.server.room.timekeeper import DAY

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def watch() -> Iterator[Watch]:
    """The time in this house: it stands still unless somebody lets it pass."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(alarms, "NAP", 0.05)
        yield Watch()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house"), bot_pause=0.05, now=watch) as base:
        yield base


@pytest.fixture(scope="module")
def browsers(browser: Browser, house: str) -> Iterator[Browsers]:
    with closing(Browsers(browser, house)) as lent:
        yield lent


def test_who_is_asked_sees_the_time_run_and_the_last_tenth_is_a_warning(
    browsers: Browsers, house: str, watch: Watch
) -> None:
    anna, ben, _ = two(house, clock="30")
    with pages(browsers, anna, ben) as [host, friend]:
        for page in (host, friend):
            time = seat_of(page, 0).locator(".time")
            expect(time).to_have_text("0:28")  # it counts by itself, without a word of the server
            expect(seat_of(page, 1).locator(".time")).to_be_hidden()
            expect(time).not_to_have_class("late")
    anna, *_ = two(house, clock="180")
    watch.time += 163
    with pages(browsers, anna) as [host]:
        time = seat_of(host, 0).locator(".time")
        expect(time).to_have_text("0:17")
        expect(time).to_have_class("time late")


def test_when_time_is_up_a_stand_in_answers_once(
    browsers: Browsers, house: str, watch: Watch
) -> None:
    anna, ben, _ = two(house, clock="60")
    with pages(browsers, anna, ben) as [host, friend]:
        expect(host.locator("#stage .lit").first).to_be_visible()
        watch.time += 61
        expect(friend.locator("#stage .lit").first).to_be_visible()
        expect(friend.locator("#last-remark")).to_have_text(
            "Time is up: a stand-in answered for Anna."
        )
        expect(status_of(friend, 0)).to_have_text("is here")
        expect(seat_of(friend, 1).locator(".time")).to_be_visible()


def test_a_break_is_declined_or_agreed_on_and_ended_by_who_asked_for_it(
    browsers: Browsers, house: str, watch: Watch
) -> None:
    with pages(browsers, *two(house, clock="259200")) as [host, friend, watcher]:
        expect(seat_of(host, 0).locator(".time")).to_have_text("2d 23h")
        friend.get_by_text("Ask for a break").click()
        host.locator("#pause").get_by_text("Let the clock run").click()
        for page in (host, friend):
            expect(page.locator("#paused")).to_be_empty()
            expect(page.get_by_text("Ask for a break")).to_be_visible()
            expect(page.locator("#last-remark")).to_have_text("Anna would rather play on.")
        friend.get_by_text("Ask for a break").click()
        for page in (host, friend, watcher):
            expect(page.locator("#paused")).to_have_text("Ben asks for a break: 1 of 2 agree.")
            expect(seat_of(page, 0).locator(".time")).not_to_have_class("time stands")
        expect(watcher.locator("#pause button")).to_have_count(0)
        host.locator("#pause").get_by_text("Agree").click()
        for page in (host, friend, watcher):
            expect(page.locator("#paused")).to_have_text("Ben has stopped the clock.")
            expect(seat_of(page, 0).locator(".time")).to_have_class("time stands")
        for page in (host, watcher):
            expect(page.locator("#pause button")).to_have_count(0)
        watch.time += 14 * DAY
        host.reload()
        expect(seat_of(host, 0).locator(".time")).to_have_text("3d 0h")
        friend.get_by_text("Let the clock run").click()
        expect(host.locator("#paused")).to_be_empty()
        expect(host.get_by_text("Ask for a break")).to_be_visible()


def test_without_a_clock_there_is_none(browsers: Browsers, house: str) -> None:
    anna, *_ = two(house)
    with pages(browsers, anna) as [host]:
        expect(host.locator("#pause")).to_have_count(0)
        expect(seat_of(host, 0).locator(".time")).to_be_hidden()
