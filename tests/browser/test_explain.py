"""What a sign means: a mouse that rests, a finger that stays and the keyboard are told."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_random import drawn, offered, stand, wait_for_change
from tests.browser.play import Fingers, complaints_of, middle, set_up
from tests.spread import some
from tidetable.games import names

pytestmark = pytest.mark.browser

LONG = 700  # milliseconds in which a bubble would come


def table_of(context: BrowserContext, game: str) -> Page:
    page = set_up(context, "here", "bot:greedy", game=game)
    expect(page.locator("#stage .lit").first).to_be_visible()
    return page


def bubble(page: Page) -> Locator:
    return page.locator("#explanation")


@pytest.mark.parametrize("game", some(names(), "sirens"))
def test_a_long_press_explains_and_plays_nothing(phone: BrowserContext, game: str) -> None:
    page = table_of(phone, game)
    lit = page.locator("#stage .lit").first
    lit.scroll_into_view_if_needed()
    before = stand(page)
    Fingers(page).hold(middle(lit), expect(bubble(page)).not_to_be_empty)
    page.wait_for_timeout(300)
    assert stand(page) == before
    expect(bubble(page)).to_be_visible()  # it stays, so that it can be read
    assert complaints_of(page) == []


def test_signs_that_cannot_be_chosen_explain_themselves(phone: BrowserContext) -> None:
    """What one holds is told as it is; the next tap hides it and plays as ever."""
    page = table_of(phone, "nassau")
    fingers = Fingers(page)

    # Neither a tap nor a drag explains.
    x, y = middle(page.locator("#stage .halo"))
    page.touchscreen.tap(x, y)
    expect(bubble(page)).to_be_hidden()
    fingers.hold((x, y), lambda: page.wait_for_timeout(LONG), (x + 30, y))
    expect(bubble(page)).to_be_hidden()

    rum = page.locator("#stage [data-key=own-rum]")
    rum.evaluate("(rum) => rum.scrollIntoView({ block: 'center' })")
    told = expect(bubble(page))
    fingers.hold(middle(rum.locator("use").first), lambda: told.to_contain_text("rum: 1"))
    box = bubble(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.evaluate("scrollTo(0, 0)")
    before = stand(page)
    square = next(token for token in offered(page) if len(token) == 2)
    page.touchscreen.tap(*drawn(page, square)[0])
    wait_for_change(page, before)
    expect(bubble(page)).to_be_hidden()


def test_the_focus_and_a_mouse_that_rests_are_told_and_one_that_presses_chooses(
    desk: BrowserContext,
) -> None:
    """By our bubble alone: the browser has nothing to tell of the board."""
    page = table_of(desk, "nassau")
    assert not page.locator("#stage title").count()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator("#stage .lit:focus").count():
            break
    focused = page.locator("#stage .lit:focus")
    expect(bubble(page)).to_contain_text(focused.get_attribute("data-help") or "?")
    page.keyboard.press("+")
    page.keyboard.press("Tab")
    expect(bubble(page)).to_contain_text(focused.get_attribute("data-help") or "?")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_be_hidden()
    page.keyboard.press("Tab")
    expect(bubble(page)).to_be_visible()
    page.mouse.click(5, 5)
    expect(bubble(page)).to_be_hidden()

    page.keyboard.press("0")
    before, spot = stand(page), drawn(page, offered(page)[0])[0]
    page.mouse.move(*spot)
    expect(bubble(page)).to_be_visible()
    page.mouse.move(2, 2)
    expect(bubble(page)).to_be_hidden()
    closer = page.locator("#zoom button[value='+']")  # around the board, too
    closer.hover()
    expect(bubble(page)).to_have_text("Closer")
    expect(closer).not_to_have_attribute("title", "Closer")
    expect(closer).to_have_accessible_name("Closer")
    page.mouse.move(*spot)
    page.mouse.down()
    page.wait_for_timeout(LONG)
    expect(bubble(page)).to_be_hidden()
    page.mouse.up()
    wait_for_change(page, before)
