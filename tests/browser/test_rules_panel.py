"""The rules beside the board: found as one types, and opened at what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import complaints_of, open_page, set_up, speak
from tidetable.games import box

pytestmark = pytest.mark.browser

MARKED = "CSS.highlights.get('found')?.size ?? 0"


def opened(context: BrowserContext) -> Page:
    page = set_up(context, "here", "bot:greedy")
    page.locator("#rules-button").click()
    expect(page.locator("#rules #CHE-T1")).to_be_attached()
    return page


def test_the_rules_come_when_they_are_wanted(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    assert page.locator("#rules .rule").count() == 0
    page.keyboard.press("r")
    expect(page.locator("#rules .search input")).to_be_focused()
    rulebook = box("chests").rulebook
    expect(page.locator("#rules-book .rule")).to_have_count(len(rulebook.rules))
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator("#rules-button")).to_be_focused()
    assert complaints_of(page) == []


def test_they_cover_neither_board_nor_question_and_nothing_moves(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    before = page.locator("#stage svg").bounding_box()
    page.keyboard.press("r")
    expect(page.locator("#rules .rule").first).to_be_visible()
    assert page.locator("#stage svg").bounding_box() == before
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    panel = page.locator("#rules").bounding_box()
    question = page.locator(".question").bounding_box()
    assert before is not None
    assert panel is not None
    assert question is not None
    assert panel["x"] >= before["x"] + before["width"]
    assert panel["y"] >= question["y"] + question["height"]


def test_what_concerns_the_question_stands_first(desk: BrowserContext) -> None:
    page = opened(desk)
    now = page.locator("#rules-now")
    expect(now).to_contain_text(box("chests").words("en")("rule-CHE-T1"))
    expect(now.locator(".rule")).to_have_count(1)
    page.locator("#stage .lit").first.click()
    expect(now.locator(".rule")).not_to_have_count(1)  # more can be done with rolled dice


def test_words_and_ids_are_found(desk: BrowserContext) -> None:
    page = opened(desk)
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


def test_keys_typed_in_the_search_play_nothing(desk: BrowserContext) -> None:
    page = opened(desk)
    before = page.locator("#feed").inner_text()
    page.locator("#rules .search input").press_sequentially("1 u w r ?")
    assert page.locator("#feed").inner_text() == before
    expect(page.locator("#rules")).to_be_visible()


def test_what_is_not_printed_is_marked(desk: BrowserContext) -> None:
    page = opened(desk)
    expect(page.locator("#rules #CHE-R1 .src")).to_have_text("ruling")
    part = page.locator("#rules #not-printed")
    assert part.get_attribute("open") is None
    part.locator(":scope > summary").click()
    sheet = part.locator(".sheet").last
    expect(sheet.locator(".src")).to_have_text("reconstructed")
    sheet.locator("summary").click()
    expect(sheet.locator("tbody")).to_contain_text("two gold coins")


def test_the_panel_speaks_the_language_of_the_table(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    speak(page, "Deutsch", "de")
    page.keyboard.press("r")
    expect(page.locator("#rules #CHE-T1")).to_contain_text(box("chests").words("de")("rule-CHE-T1"))


def test_a_statement_can_be_linked(desk: BrowserContext) -> None:
    page = opened(desk)
    link = page.locator("#rules-book #CHE-T1 a").get_attribute("href")
    assert link == "/rules/chests#CHE-T1"  # and not the secret of the table
    there = open_page(desk, link)
    expect(there.locator("#CHE-T1")).to_be_in_viewport()
    there.locator(".search input").fill("sabres")
    expect(there.locator(".search output")).to_contain_text("Found")


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


def test_all_keys_are_listed(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.keyboard.press("?")
    listed = page.locator("#help kbd").all_inner_texts()
    for key in ("Esc", "u", "r", "w", "?"):
        assert key in listed
