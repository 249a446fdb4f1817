"""The rules beside the board: found as one types, and opened at what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.play import complaints_of, overflow, set_up, speak
from tidetable.games import box

pytestmark = pytest.mark.browser

MARKED = "CSS.highlights.get('found')?.size ?? 0"


def test_the_rules_come_beside_the_board_when_they_are_wanted(desk: BrowserContext) -> None:
    """They cover neither board nor question, nothing moves, and what concerns it stands first."""
    page = set_up(desk, "here", "here")
    before = page.locator("#stage svg").bounding_box()
    assert page.locator("#rules .rule").count() == 0
    page.keyboard.press("r")
    expect(page.locator("#rules .search input")).to_be_focused()
    rulebook = box("chests").rulebook
    expect(page.locator("#rules-book .rule")).to_have_count(len(rulebook.rules))
    assert page.locator("#stage svg").bounding_box() == before
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    panel = page.locator("#rules").bounding_box()
    question = page.locator(".question").bounding_box()
    assert before is not None
    assert panel is not None
    assert question is not None
    assert panel["x"] >= before["x"] + before["width"]
    assert panel["y"] >= question["y"] + question["height"]
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator("#rules-button")).to_be_focused()

    page.keyboard.press("Enter")
    now = page.locator("#rules-now")
    expect(now).to_contain_text(box("chests").words("en")("rule-CHE-T1"))
    expect(now.locator(".rule")).to_have_count(1)
    page.locator("#stage .lit").first.click()
    expect(now.locator(".rule")).not_to_have_count(1)  # more can be done with rolled dice

    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    listed = page.locator("#help kbd").all_inner_texts()
    for key in ("Esc", "u", "r", "w", "?"):
        assert key in listed
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()

    speak(page, "Deutsch", "de")
    page.keyboard.press("r")
    expect(page.locator("#rules #CHE-T1")).to_contain_text(box("chests").words("de")("rule-CHE-T1"))
    assert complaints_of(page) == []


def test_words_and_ids_are_found_and_a_statement_can_be_linked(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.locator("#rules-button").click()
    expect(page.locator("#rules #CHE-T1")).to_be_attached()
    search = page.locator("#rules .search input")
    shown = page.locator("#rules-book .rule:not([hidden])")
    every = shown.count()
    search.fill("che-t1")
    assert 0 < shown.count() < 15
    search.fill("sabres joker")
    n = page.locator("#rules-book [data-entry]:not([hidden])").count()
    assert 0 < n < every
    expect(page.locator("#rules output")).to_have_text(f"Found: {n}")
    assert page.evaluate(MARKED) >= n
    for text in shown.all_inner_texts():
        assert "sabres" in text.lower()
        assert "joker" in text.lower()
    assert page.locator("#rules-book .chapter.without").count() > 0
    for chapter in page.locator("#rules-book .chapter.without").all():
        assert chapter.get_attribute("open") is None
    search.fill("xyzzy")
    expect(page.locator("#rules output")).to_contain_text("Nothing")
    search.fill("")
    expect(shown).to_have_count(every)
    assert page.evaluate(MARKED) == 0

    # Keys typed there play nothing.
    before = page.locator("#feed").inner_text()
    search.press_sequentially("1 u w r ?")
    assert page.locator("#feed").inner_text() == before
    expect(page.locator("#rules")).to_be_visible()
    search.fill("")

    # What is not printed is marked.
    expect(page.locator("#rules #CHE-R1 .src")).to_have_text("ruling")
    part = page.locator("#rules #not-printed")
    assert part.get_attribute("open") is None
    part.locator(":scope > summary").click()
    sheet = part.locator(".sheet").last
    expect(sheet.locator(".src")).to_have_text("reconstructed")
    sheet.locator("summary").click()
    expect(sheet.locator("tbody")).to_contain_text("two gold coins")

    link = page.locator("#rules-book #CHE-T1 a").get_attribute("href")
    assert link == "/rules/chests#CHE-T1"  # and not the secret of the table
    page.goto(link)
    expect(page.locator("#CHE-T1")).to_be_in_viewport()
    page.locator(".search input").fill("sabres")
    expect(page.locator(".search output")).to_contain_text("Found")
    assert complaints_of(page) == []


def test_a_phone_shows_them_as_a_sheet(phone: BrowserContext) -> None:
    page = set_up(phone, "here", "here")
    page.locator("#rules-button").tap()
    expect(page.locator("#rules .rule").first).to_be_visible()
    expect(page.locator("#rules .search input")).not_to_be_focused()
    panel = page.locator("#rules").bounding_box()
    assert panel is not None
    assert panel["width"] <= 390
    assert panel["y"] > 100  # part of the board is still seen
    page.locator("#rules-close").tap()
    expect(page.locator("#rules")).to_be_hidden()
    page.goto("/rules/chests")
    assert overflow(page) <= 0
