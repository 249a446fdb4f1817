"""What a game with hands asks of the table: two browsers with secrets, one screen for both."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_random import play_to_the_end, stand, two_by_link, wait_for_change
from tests.browser.play import complaints_of, set_up
from tests.server.secrets import compare, scenes_in
from tidetable.core.codec import Fork, click_tree
from tidetable.games import box

pytestmark = pytest.mark.browser


def wait_for_choice(page: Page) -> None:
    """Wait until somebody at this page is asked, or the game is over."""
    page.wait_for_selector("#choices .choice, #end:not([hidden])", state="attached")


def choose(page: Page, chance: random.Random) -> None:
    """Click along one of the paths that are offered now, if any."""
    buttons = page.locator("#choices .choice")
    told = page.locator("#feed").inner_text()
    while count := buttons.count():
        before = stand(page)
        buttons.nth(chance.randrange(count)).dispatch_event("click")
        wait_for_change(page, before)
        if page.locator("#feed").inner_text() != told:
            return


def test_two_browsers_never_see_what_they_must_not(
    desk: BrowserContext, small_desk: BrowserContext
) -> None:
    """Each picks and plays; nothing that either received holds a card of the other's hand."""
    pages, heard = two_by_link(desk, small_desk, "sirens", "here", "link", checked=["more-tactics"])
    host, _ = pages
    play_to_the_end(pages, heard, random.Random(5), unseen=60)
    for page in pages:
        expect(page.locator("#winners")).not_to_be_empty()
        expect(page.locator("#tally tr")).not_to_have_count(0)
    text = host.request.get(host.url + "/record").text()
    for seat, texts in enumerate(heard):
        received = scenes_in(texts)
        assert len(received) > 10
        assert compare("sirens", text, seat, received) > 10
    assert complaints_of(host) == []


def play_by_what_glows(page: Page, touch: Callable[[Locator], None], most: int) -> int:
    """Take so many glowing things, if the game lasts; each must be hit where it lies.

    Return how many it were.
    """
    chance = random.Random(7)
    lit = page.locator("#stage .lit")
    for n in range(most):
        page.wait_for_selector("#stage .lit, #end:not([hidden])", state="attached")
        if page.locator("#end").is_visible():
            return n
        before = stand(page)
        touch(lit.nth(chance.randrange(lit.count())))
        wait_for_change(page, before)
    return most


some_or_many = pytest.mark.parametrize("turns", [7, pytest.param(15, marks=pytest.mark.long)])


@some_or_many
def test_some_turns_with_the_mouse(desk: BrowserContext, turns: int) -> None:
    page = set_up(desk, "here", "bot:greedy", game="sirens")
    assert play_by_what_glows(page, lambda thing: thing.click(), most=turns) == turns
    assert complaints_of(page) == []


@some_or_many
def test_some_turns_by_touch(phone: BrowserContext, turns: int) -> None:
    page = set_up(phone, "here", "bot:greedy", game="sirens")
    assert play_by_what_glows(page, lambda thing: thing.tap(), most=turns) == turns
    assert complaints_of(page) == []


def test_a_shared_screen_is_covered_when_it_passes_on(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here", game="sirens")
    cover = page.locator("#hand-over")
    expect(cover).to_be_visible()
    trail = page.locator("#trail")
    page.keyboard.press("1")
    expect(trail).to_be_empty()  # nobody plays blindly what is covered
    page.keyboard.press("Enter")
    expect(cover).to_be_hidden()
    first = page.locator("#next-player").text_content()
    chance = random.Random(1)
    for _ in range(6):
        if cover.is_visible():
            break
        wait_for_choice(page)
        choose(page, chance)
        page.wait_for_selector("#choices .choice, #hand-over[open]", state="attached")
    expect(cover).to_be_visible()
    assert page.locator("#next-player").text_content() != first


def test_a_turn_may_end_by_itself_and_the_unseen_cards_may_be_hidden(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", game="sirens")
    unseen = page.locator("#stage .unseen").first
    expect(unseen).to_be_visible()
    page.locator(".settings summary").click()
    page.locator("#unseen").uncheck()
    expect(unseen).to_be_hidden()
    page.locator("#skip").check()
    chance = random.Random(2)
    for _ in range(6):
        wait_for_choice(page)
        choose(page, chance)
        expect(page.locator("#choices [data-choose=done]")).to_have_count(0)
    expect(page.locator("#feed")).to_contain_text("Blue")
    page.reload()
    expect(unseen).to_be_hidden()


def leaves(fork: Fork) -> int:
    return (fork.action is not None) + sum(map(leaves, fork.branches.values()))


def test_the_tree_of_a_turn_has_every_action() -> None:
    sirens = box("sirens")
    table = sirens.table(2, {"first": "1"})
    legal = table.legal(0)
    assert leaves(click_tree(sirens.game.codec, legal)) == len(legal)
