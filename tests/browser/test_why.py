"""Why can't I? A click on what does not glow is answered from the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_random import stand
from tests.browser.play import complaints_of, set_up
from tidetable import games
from tidetable.core.say.phrases import gist

pytestmark = pytest.mark.browser


def dark(page: Page, token: str) -> Locator:
    return page.locator(f"#stage [data-token='{token}']:not(.lit)").first


@pytest.mark.parametrize(
    ("game", "token", "rule"),
    [
        ("titania", "A1", "TIT-T1"),
        ("nassau", "B9", "NAS-N5"),
    ],
)
def test_the_rule_answers(desk: BrowserContext, game: str, token: str, rule: str) -> None:
    page = set_up(desk, "here", "bot:greedy", game=game)
    if game == "nassau":
        page.get_by_role("button", name="Sea", exact=True).click()
    dark(page, token).click()
    statement = games.box(game).words("en")(f"rule-{rule}")
    expect(page.locator("#why")).to_contain_text(gist(statement))
    expect(page.locator("#notice")).to_be_hidden()  # it is no alarm
    page.locator("#why a").click()
    expect(page.locator(f"#rules #{rule}")).to_be_in_viewport()
    expect(page.locator(f"#rules #{rule}")).to_have_class(re.compile("pointed"))
    expect(page.locator("#why")).to_be_hidden()
    assert complaints_of(page) == []


def test_what_only_stands_on_a_thing_lets_a_click_through(desk: BrowserContext) -> None:
    """The Stefan Feld figure is no thing of its own; the square that it stands on is one."""
    page = set_up(desk, "here", "bot:greedy", game="nassau", option_figure="yes")
    before = stand(page)
    page.locator("#stage use[href='#nassau-merchant']").click()
    page.wait_for_function(  # its square may glow, or tell why it does not
        "(before) => !document.getElementById('why').hidden || tidetableStand() !== before",
        arg=before,
    )


def test_an_answer_covers_nothing_and_the_hand_keeps_what_it_has(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", game="sirens")
    dark(page, "28:mine").click()
    expect(page.locator("#why")).to_be_visible()
    answer = page.locator("#why").bounding_box()
    board = page.locator("#stage").bounding_box()
    assert answer is not None
    assert board is not None
    assert answer["x"] >= board["x"] + board["width"]
    page.locator("#why button").click()
    expect(page.locator("#why")).to_be_hidden()
    page.locator("#stage .lit").last.click()
    expect(page.locator("#trail")).not_to_be_empty()
    dark(page, "28").click()
    expect(page.locator("#why")).to_be_visible()
    expect(page.locator("#trail")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#trail")).to_be_empty()


def test_who_is_asked_is_said_to_who_waits(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "link", option_first="2", name_2="Bea")
    dark(page, "left").click()
    expect(page.locator("#why")).to_contain_text("Bea")


def test_keys_ask_too_and_a_new_scene_takes_the_answer_away(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy")
    assert dark(page, "left").get_attribute("tabindex") is None
    page.keyboard.press("w")
    expect(page.locator("#why")).to_contain_text("Tab")
    dark(page, "left").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_contain_text("CHE-T1")
    page.keyboard.press("Escape")
    expect(page.locator("#why")).to_be_hidden()
    assert dark(page, "left").get_attribute("tabindex") is None
    dark(page, "left").click()
    expect(page.locator("#why")).to_be_visible()
    page.locator("#stage .lit").first.click()
    expect(page.locator("#why")).to_be_hidden()


def test_a_tap_asks_on_a_phone(phone: BrowserContext) -> None:
    page = set_up(phone, "here", "bot:greedy")
    dark(page, "left").tap()
    expect(page.locator("#why")).to_contain_text("CHE-T1")
    expect(page.locator("#why")).to_contain_text(
        gist(games.box("chests").words("en")("rule-CHE-T1"))
    )
    page.locator("#why a").tap()
    expect(page.locator("#rules #CHE-T1")).to_be_in_viewport()
