"""Talking at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.browsers import Browsers
from tests.browser.company import gather, pages, two
from tests.browser.play import at_the_table, complaints_of, open_page

pytestmark = pytest.mark.browser


def say(page: Page, words: str) -> None:
    page.locator("#remark").fill(words)
    page.keyboard.press("Enter")


def test_two_talk_and_a_third_reads(browsers: Browsers, house: str) -> None:
    with pages(browsers, *two(house)) as [host, friend, watcher]:
        # A folded talk counts what was not read.
        expect(host.locator("#unread")).to_be_hidden()
        friend.locator("#talk summary").click()
        say(friend, "Are you there?")
        expect(host.locator("#unread")).to_have_text("1")
        say(friend, "Hello?")
        expect(host.locator("#unread")).to_have_text("2")
        expect(host.locator("#last-remark")).to_have_text("Ben Hello?")
        host.locator("#talk summary").click()
        expect(host.locator("#unread")).to_be_hidden()
        expect(friend.locator("#unread")).to_be_hidden()

        watcher.locator("#talk summary").click()
        say(host, "Ahoy <b>Ben</b>!")
        expect(host.locator("#remark")).to_have_value("")
        friend.get_by_role("button", name="Good luck!").click()
        said = ["Ben has sat down.", "Ben Are you there?", "Ben Hello?"]
        said += ["Anna Ahoy <b>Ben</b>!", "Ben Good luck!"]
        for page in (host, friend, watcher):
            expect(page.locator("#remarks li")).to_have_text(said)
        expect(watcher.locator("#own-words, #quick")).to_have_count(0)
        host.reload()
        expect(host.locator("#talk")).to_have_attribute("open", "")
        expect(host.locator("#remarks li")).to_have_count(len(said))
        assert complaints_of(host) == []


def test_talk_never_moves_the_board(
    desk: BrowserContext, phone: BrowserContext, house: str
) -> None:
    anna, ben, _ = two(house)
    for context in (desk, phone):
        page = open_page(context, anna)
        expect(page.locator("#talk")).not_to_have_attribute("open", "")
        board = page.locator("#stage svg")
        before = board.evaluate("(board) => board.getBoundingClientRect().top + scrollY")
        page.locator("#talk summary").click()
        for _ in range(3):
            page.request.post(f"{ben}/say", data={"text": "word " * 50})
        expect(page.locator("#remarks li").nth(3)).to_be_attached()
        assert board.evaluate("(board) => board.getBoundingClientRect().top + scrollY") == before
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.evaluate("localStorage.clear()")


def test_who_talks_too_fast_keeps_the_words(browsers: Browsers, house: str) -> None:
    anna, *_ = two(house)
    with pages(browsers, anna) as [host]:
        host.keyboard.press("t")
        expect(host.locator("#remark")).to_be_focused()
        for n in range(6):
            say(host, f"word {n}")
            expect(host.locator("#remarks")).to_contain_text(f"word {n}")
        say(host, "one too many")
        expect(host.locator("#notice")).to_contain_text("Not so fast")
        expect(host.locator("#remark")).to_have_value("one too many")


def test_at_a_childrens_table_there_is_no_talk(desk: BrowserContext, house: str) -> None:
    for link in two(house, chat="no"):
        [page] = desk.pages
        page.goto(link)
        at_the_table(page)
        expect(page.locator("#players .player")).to_have_count(2)
        expect(page.locator("#talk")).to_have_count(0)
        page.keyboard.press("t")
    assert complaints_of(page) == []


def test_on_a_shared_screen_the_seat_in_view_speaks(browsers: Browsers, house: str) -> None:
    [path, _] = gather(
        house, seat_1="here", seat_2="here", name_1="Anna", name_2="Ben", option_first="2"
    )
    with pages(browsers, path) as [page]:
        page.keyboard.press("t")
        say(page, "my turn")
        expect(page.locator("#remarks li").last).to_have_text("Ben my turn")
