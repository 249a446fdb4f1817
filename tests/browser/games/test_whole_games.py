"""A game of Chests & Sabres from the first page to the last, by mouse, by touch, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_random import away, fill_in
from tests.browser.play import complaints_of, invitation, open_page, play_on, set_up, sit_down
from tests.server.house import Player, Visitor, first_action

pytestmark = pytest.mark.browser

# With the mouse always; in other ways by `make check`, and some moves always.
to_the_end = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])


def check_the_end(page: Page) -> None:
    expect(page.locator("#winners")).not_to_be_empty()
    expect(page.locator("#tally tr")).not_to_have_count(0)
    expect(page.locator("#seed")).to_have_text(re.compile("[0-9a-f]{32}"))
    assert complaints_of(page) == []


def is_ending(player: Player) -> bool:
    """Whether the final round has begun."""
    view = player.http.get(f"{player.path}/questions").json()["view"]
    return int(view["public"]["turns_left"]) >= 0


def with_a_break(page: Page, touch: Callable[[Locator], None]) -> None:
    """Begin in the browser and end there; the chests between are opened without it."""
    assert play_on(page, touch, most=5) == 5
    with away([page]) as [address], Visitor(address.partition("/table/")[0]) as visitor:
        player = visitor.at(urlsplit(address).path)
        while not is_ending(player):
            scene = player.wait_until_asked()
            player.play(first_action(scene["choices"]), scene)
    assert play_on(page, touch) > 0


def test_with_the_mouse_against_a_bot(desk: BrowserContext) -> None:
    page = open_page(desk, "/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("#play-chests .numbers button").first.click()
    with_a_break(page, lambda thing: thing.click())
    check_the_end(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#end")).to_be_hidden()


@to_the_end
def test_by_touch_with_a_friend_on_the_same_phone(phone: BrowserContext, whole: bool) -> None:
    page = open_page(phone, "/new/chests")
    page.locator("[name=name-1]").fill("Anna")
    page.locator("[name=seat-2][value=here]").check()
    page.locator("[name=name-2]").fill("Ben")
    fill_in(page, "here", "here")
    expect(page.locator("#players")).to_contain_text("Anna")
    expect(page.locator("#players")).to_contain_text("Ben")
    if whole:
        with_a_break(page, lambda thing: thing.tap())
        check_the_end(page)
    else:
        assert play_on(page, lambda thing: thing.tap(), most=5) == 5


@to_the_end
def test_by_keyboard_alone(desk: BrowserContext, whole: bool) -> None:
    page = set_up(desk, "here", "bot:greedy")
    page.keyboard.press("1")  # the first of the numbered choices: roll
    expect(page.locator("#feed")).to_contain_text("Rolled")

    def reach_and_press(_thing: object) -> None:
        """Go with Tab to something that glows, and press Enter there."""
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('#stage .lit')"):
                page.keyboard.press("Enter")
                return
        raise AssertionError("Tab never reached anything that glows")

    if whole:
        with_a_break(page, reach_and_press)
        check_the_end(page)
    else:
        assert play_on(page, reach_and_press, most=5) == 5


def test_two_browsers_by_link(desk: BrowserContext, phone: BrowserContext) -> None:
    host = set_up(desk, "here", "link", option_first="2")
    expect(host.locator("#stage .lit")).to_have_count(0)
    address = invitation(host)
    friend = open_page(phone, address)
    sit_down(friend, "Ben")
    friend.locator("#stage .lit").first.tap()
    expect(host.locator("#feed")).to_contain_text("Rolled")
    expect(friend.locator("#feed")).to_contain_text("Rolled")
    assert friend.locator(".invite").count() == 0
    assert complaints_of(host) == complaints_of(friend) == []
