"""What would the captain do? Asked at the table, told to nobody else, gone with the next move."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.play import complaints_of, set_up
from tests.browser.test_lesson import begin

pytestmark = pytest.mark.browser

MIDDLES = """(tags) => tags.map((tag) => {
  const { left, top, width, height } = tag.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
NUMBER = 20  # pixels of the disc that a hint's number stands on


def test_the_captain_is_asked_and_forgotten(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot", game="sirens", level_2="gentle")
    expect(page.locator("#players")).to_contain_text("Gentle")
    page.locator("#hint-button").click()
    expect(page.locator("#hint")).to_contain_text("of 100 games")
    named = page.locator("#hint li b").all_inner_texts()
    assert 1 <= len(named) <= 3
    rings = page.locator("#rings .hinted")
    assert rings.and_(page.locator("text")).count() >= len(named), (
        "each has its number on the board"
    )
    assert page.locator("#rings path.hint-1").count(), "and an arrow from the card to the ship"
    numbers = page.locator("#rings circle.tag").evaluate_all(MIDDLES)
    assert all(dist(*pair) > NUMBER for pair in combinations(numbers, 2)), "none over another"
    page.locator("#hint li").first.hover()
    if len(named) > 1:
        expect(page.locator("#rings .hint-2").first).to_be_hidden()
    page.locator("#hint .follow").first.click()
    expect(page.locator("#feed")).to_contain_text("plays")
    expect(page.locator("#hint")).to_be_hidden()
    expect(rings).to_have_count(0)
    assert complaints_of(page) == []


def test_a_key_asks_too_but_not_while_a_lesson_leads_and_a_click_hides(
    desk: BrowserContext,
) -> None:
    page = begin(desk, "sirens")
    expect(page.locator("#hint-button")).to_be_disabled()
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_hidden()
    page.locator("#lesson-leave").click()
    expect(page.locator("#hint-button")).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator("#hint li b").first).to_be_visible()
    page.locator("#hint header button").click()
    expect(page.locator("#hint")).to_be_hidden()
    assert complaints_of(page) == []


def test_on_a_phone_the_marks_stay_in_sight_above_what_is_said(phone: BrowserContext) -> None:
    page = set_up(phone, "here", "bot")
    expect(page.locator("#stage .lit").first).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("#hint-button").dispatch_event("click")
    expect(page.locator("#hint li b").first).to_be_visible()
    expect(page.locator("#rings .hint-1").first).to_be_visible()
    mark = page.locator("#rings .hint-1").first.bounding_box()
    said = page.locator("#hint .bubble").bounding_box()
    assert mark
    assert said
    assert mark["y"] >= 0
    assert mark["y"] + mark["height"] <= said["y"]
    assert complaints_of(page) == []
