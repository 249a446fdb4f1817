"""What the table page does around the moves."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.at_random import offered
from tests.browser.play import complaints_of, new_page, open_page, patient, set_up, speak
from tests.server.house import serving

pytestmark = pytest.mark.browser


def test_dice_visibly_roll(browser: Browser, house: str) -> None:
    context = patient(browser.new_context(base_url=house, viewport={"width": 1280, "height": 800}))
    page = set_up(context, "here", "here")
    page.evaluate(
        "window.rolling = 0;"
        "document.addEventListener('animationstart', ({ target }) => {"
        "  rolling += Boolean(target.closest('#stage .just')); })"
    )
    page.locator("#stage .lit").first.click()
    page.wait_for_function("() => rolling >= 4")
    context.close()


def test_motion_can_be_switched_off(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.locator("#stage .lit").first.click()
    expect(page.locator("#stage .just").first).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_board_is_said_in_words_to_who_cannot_see_it(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    sea = page.locator(".sea")
    assert "It is Red’s turn. The dice are in the cup." in sea.aria_snapshot()
    assert 'group "Chests & Sabres"' in sea.aria_snapshot()
    page.locator("#stage .lit").first.click()
    expect(page.locator("#in-words")).not_to_contain_text("The dice are in the cup.")
    box = page.locator("#in-words").bounding_box()
    assert box is not None
    assert box["width"] == box["height"] == 1


def test_undo_tells_why_not(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed")).to_contain_text("Rolled")
    page.keyboard.press("u")
    expect(page.locator("#notice")).to_be_visible()
    expect(page.locator("#notice")).not_to_be_empty()


def test_undo_against_bots(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy")
    lines = page.locator("#feed li").count()
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed li")).not_to_have_count(lines)
    page.locator("#undo").click()
    expect(page.locator("#feed li")).to_have_count(lines)


def test_two_tabs_of_one_seat_agree(desk: BrowserContext) -> None:
    first = set_up(desk, "here", "here")
    second = open_page(desk, first.url)
    first.locator("#stage .lit").first.click()
    expect(second.locator("#feed")).to_contain_text("Rolled")
    expect(second.locator("#prompt")).to_have_text(first.locator("#prompt").inner_text())


def test_a_reload_shows_the_same_table(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed")).to_contain_text("Rolled")
    before = page.locator("#feed").inner_text()
    page.reload()
    expect(page.locator("#feed")).to_have_text(before, use_inner_text=True)


def test_a_lost_connection_shows_itself_and_heals(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    context = patient(browser.new_context(reduced_motion="reduce", locale="en"))
    with serving(tmp_path, port=port) as base:
        page = new_page(context)
        page.goto(f"{base}/new/chests")
        page.locator("input[name=seat-2][value=here]").check()
        page.locator("form.setup button.primary").click()
        expect(page.locator("#stage .lit").first).to_be_visible()
    expect(page.locator(".lost-line")).to_be_visible()
    page.locator("#stage .lit").first.click()
    expect(page.locator(".lost-line")).to_contain_text("Your answer is sent as soon as it is back")
    with serving(tmp_path, port=port):
        expect(page.locator("#feed")).to_contain_text("Rolled")
        expect(page.locator(".lost-line")).to_be_hidden()
    context.close()


def test_languages_can_be_switched_at_the_table(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    english = page.locator("#prompt").inner_text()
    speak(page, "Deutsch", "de")
    assert page.locator("#prompt").inner_text() != english
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed")).to_contain_text("Gewürfelt")


def test_the_keys_are_listed(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()


def overflow(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def test_a_phone_shows_the_whole_board_with_big_targets(phone: BrowserContext) -> None:
    for path in ("/", "/new/chests", "/rules/chests"):
        assert overflow(open_page(phone, path)) <= 0
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


def test_a_desk_shows_board_and_question_without_scrolling(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", "bot:greedy", "bot:greedy")
    assert overflow(page) <= 0
    height: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert height <= 0
    expect(page.locator("#prompt")).to_be_in_viewport()
    expect(page.locator("#stage svg")).to_be_in_viewport(ratio=1)


def test_everything_that_glows_has_a_name(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.locator("#stage .lit").first.click()
    expect(page.locator("#feed")).to_contain_text("Rolled")
    for thing in page.locator("#stage .lit").all():
        assert thing.get_attribute("aria-label")
        assert thing.get_attribute("role") == "button"
    assert page.locator("#stage svg").get_attribute("aria-label")


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


def test_what_goes_on_glowing_keeps_the_focus(desk: BrowserContext) -> None:
    """Whoever goes on by keyboard is not thrown off the board where it is lit anew."""
    page = set_up(desk, "here", "bot:greedy")
    page.locator("#stage .lit").first.focus()
    page.evaluate(
        "() => { window.litAnew = new Promise((done) => new MutationObserver(done)"
        ".observe(document.getElementById('choices'), { childList: true })); }"
    )
    page.keyboard.press("Escape")
    page.evaluate("window.litAnew")
    expect(page.locator("#stage .lit:focus")).to_have_count(1)
