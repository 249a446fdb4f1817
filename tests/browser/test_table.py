"""What the table page does around the moves."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.at_random import offered
from tests.browser.play import complaints_of, open_page, overflow, set_up, speak

pytestmark = pytest.mark.browser


def test_dice_visibly_roll(lively: BrowserContext) -> None:
    page = set_up(lively, "here", "here")
    page.evaluate(
        "window.rolling = 0;"
        "document.addEventListener('animationstart', ({ target }) => {"
        "  rolling += Boolean(target.closest('#stage .just')); })"
    )
    page.locator("#stage .lit").first.click()
    page.wait_for_function("() => rolling >= 4")


def test_a_roll_is_seen_said_and_named_here_and_in_another_tab(desk: BrowserContext) -> None:
    first = set_up(desk, "here", "here")
    sea = first.locator(".sea")
    assert "It is Red’s turn. The dice are in the cup." in sea.aria_snapshot()
    assert 'group "Chests & Sabres"' in sea.aria_snapshot()
    second = open_page(desk, first.url)

    first.locator("#stage .lit").first.click()
    expect(first.locator("#stage .just").first).to_be_visible()
    assert first.evaluate("document.getAnimations().length") == 0, "who wants no motion sees none"
    expect(first.locator("#in-words")).not_to_contain_text("The dice are in the cup.")
    box = first.locator("#in-words").bounding_box()
    assert box is not None
    assert box["width"] == box["height"] == 1
    for thing in first.locator("#stage .lit").all():
        assert thing.get_attribute("aria-label")
        assert thing.get_attribute("role") == "button"
    assert first.locator("#stage svg").get_attribute("aria-label")

    # Two tabs of one seat agree, and a reload shows the same table.
    expect(second.locator("#feed")).to_contain_text("Rolled")
    expect(second.locator("#prompt")).to_have_text(first.locator("#prompt").inner_text())
    before = first.locator("#feed").inner_text()
    second.reload()
    expect(second.locator("#feed")).to_have_text(before, use_inner_text=True)

    # Dice are not taken back, and one is told why.
    first.keyboard.press("u")
    expect(first.locator("#notice")).to_be_visible()
    expect(first.locator("#notice")).not_to_be_empty()


def test_a_desk_has_room_for_all_the_focus_stays_and_undo_takes_back(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", "bot:greedy", "bot:greedy")
    assert overflow(page) <= 0, "a desk shows board and question without scrolling"
    height: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert height <= 0
    expect(page.locator("#prompt")).to_be_in_viewport()
    expect(page.locator("#stage svg")).to_be_in_viewport(ratio=1)

    # Whoever goes on by keyboard is not thrown off the board where it is lit anew.
    page.locator("#stage .lit").first.focus()
    page.evaluate(
        "() => { window.litAnew = new Promise((done) => new MutationObserver(done)"
        ".observe(document.getElementById('choices'), { childList: true })); }"
    )
    page.keyboard.press("Escape")
    page.evaluate("window.litAnew")
    expect(page.locator("#stage .lit:focus")).to_have_count(1)

    lines = page.locator("#feed li").count()
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed li")).not_to_have_count(lines)
    page.locator("#undo").click()
    expect(page.locator("#feed li")).to_have_count(lines)


def test_languages_can_be_switched_at_the_table(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    english = page.locator("#prompt").inner_text()
    speak(page, "Deutsch", "de")
    assert page.locator("#prompt").inner_text() != english
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed")).to_contain_text("Gewürfelt")


def test_a_phone_shows_the_whole_board_with_big_targets(phone: BrowserContext) -> None:
    page = set_up(phone, "here", "here", "here", "here")
    assert overflow(page) <= 0
    board = page.locator("#stage svg").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] < 844
    page.locator("#stage .lit").first.tap()
    expect(page.locator("#feed")).to_contain_text("Rolled")
    for thing in page.locator("#stage .lit").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    assert complaints_of(page) == []


def test_long_choices_are_written_out_on_buttons_of_their_own_height(desk: BrowserContext) -> None:
    """Where there are many they scroll; none is squeezed until its words overlap."""
    page = set_up(desk, "here", "here", game="nassau")
    offered(page)
    page.evaluate(
        "for (const choice of document.querySelectorAll('#choices .choice'))"
        " choice.prepend('Take whatever lies on the other side of the square, then go on. ')"
    )
    heights = page.evaluate(
        "[...document.querySelectorAll('#choices .choice')]"
        ".map(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])"
    )
    assert len(heights) > 5
    assert [pair for pair in heights if pair[0] > pair[1] + 1] == []


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_what_changes_on_a_board_lays_out_nothing_around_it(
    browser: Browser, request: pytest.FixtureRequest, kind: str
) -> None:
    """Or every letter of the board would be laid out again, twice, for each thing that glows."""
    page = set_up(request.getfixturevalue(kind), "here", "here", game="nassau")
    browser.start_tracing(categories=["devtools.timeline"])
    page.evaluate(
        "document.body.offsetHeight;"
        "console.timeStamp('changed');"
        "document.querySelector('#stage svg').append(document.querySelector('#stage svg g'));"
        "document.body.offsetHeight;"
        "console.timeStamp('laid out');"
    )
    events = json.loads(browser.stop_tracing())["traceEvents"]
    start, end = sorted(event["ts"] for event in events if event["name"] == "TimeStamp")
    between = (event for event in events if start < event["ts"] < end)  # what came by itself is not
    layouts = [event["args"] for event in between if event["name"] == "Layout"]
    assert layouts
    assert all(layout["beginData"]["partialLayout"] for layout in layouts if layout)
