"""The hand: what is picked up follows, is dragged and dropped, shows its ghost, and is put down."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.play import (
    Fingers,
    at_the_table,
    complaints_of,
    middle,
    open_page,
    set_up,
    show_all,
    view_of,
)
from tests.server.guests import company
from tests.server.house import Visitor

pytestmark = pytest.mark.browser

CARD = "#stage .lit:not([data-token=rum])"  # of Sirens: a card in the hand leads on to ten places
PLACE = "#stage .lit[data-token='30:mine']"
# From where each piece has slid last, in the picture's own measure.
NOTE_SLIDES = """
window.slid = {};
Element.prototype.animate = new Proxy(Element.prototype.animate, {
  apply(animate, piece, given) {
    window.slid[piece.getAttribute("data-key")] = parseFloat(given[0][0]?.translate);
    return Reflect.apply(animate, piece, given);
  },
});
"""
AT_REST = """() => document.getElementById("stage").getAnimations({ subtree: true })
  .every(({ effect }) => effect.getTiming().iterations > 2)"""
LEFT = "(one) => one.getBoundingClientRect().left / one.getScreenCTM().a"


def carry(page: Page, thing: Locator, x: float, y: float) -> None:
    """Press on a thing and move it somewhere."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(x, y, steps=4)


def held(page: Page) -> Locator:
    return page.locator("#stage .picked-up")


def at_sirens(context: BrowserContext) -> Page:
    page = set_up(context, "here", "here", game="sirens")
    expect(page.locator(CARD).first).to_be_visible()
    show_all(page)
    return page


def go_on(page: Page) -> None:
    """Take the screen over from the other player at it."""
    if page.locator("#hand-over").is_visible():
        page.locator("#hand-over button").click()


def test_with_a_mouse(desk: BrowserContext) -> None:
    page = at_sirens(desk)
    go_on(page)
    card = page.locator(CARD).first
    card.click()
    expect(held(page)).to_have_count(1)
    expect(page.locator("#trail")).not_to_be_empty()

    # It follows the pointer, and shows itself where it would go, with what it would bring.
    page.mouse.move(200, 120)
    expect(page.locator("#hand svg")).to_be_visible()
    page.mouse.move(*middle(page.locator(PLACE)))
    expect(page.locator("#hand.ghost")).to_be_visible()
    ghost, place = middle(page.locator("#hand svg")), middle(page.locator(PLACE))
    assert abs(ghost[0] - place[0]) < 4
    assert abs(ghost[1] - place[1]) < 4
    expect(page.locator("#explanation .brings")).to_contain_text("side of 30")

    # Escape puts it down; so do a step back, from where it can be taken again, and a click beside.
    page.keyboard.press("Escape")
    expect(held(page)).to_have_count(0)
    expect(page.locator("#hand svg")).to_have_count(0)
    page.keyboard.press("Shift+U")
    expect(held(page)).to_have_count(1)
    page.locator("#undo").click()
    expect(held(page)).to_have_count(0)
    page.locator("#redo").click()
    expect(held(page)).to_have_count(1)
    page.keyboard.press("u")
    expect(held(page)).to_have_count(0)

    # Dragged onto nothing, it goes back. The board is not dragged, however closely one looks.
    x, y = middle(card)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(page.locator("#table.zoomed")).to_have_count(1)
    near = view_of(page)
    carry(page, card, x + 3, y - 60)
    expect(page.locator("#table.carrying")).to_have_count(1)
    page.mouse.move(x + 2, y - 10)
    assert view_of(page) == near
    page.mouse.up()
    expect(page.locator("#table.carrying")).to_have_count(0)
    expect(held(page)).to_have_count(1)  # where it lay, it stays in the hand
    carry(page, held(page), 1200, 700)
    page.mouse.up()
    expect(held(page)).to_have_count(0)
    page.keyboard.press("0")
    expect(page.locator("#table.zoomed")).to_have_count(0)

    # Dropped on a place it is played.
    carry(page, card, *place)
    expect(page.locator("#hand.ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator("#feed")).to_contain_text("at 30 (own side)")
    expect(held(page)).to_have_count(0)
    assert complaints_of(page) == []


def test_with_a_finger(phone: BrowserContext) -> None:
    page = at_sirens(phone)
    go_on(page)
    fingers = Fingers(page)
    place = page.locator("#stage [data-token='30:mine']")
    card = page.locator(CARD).first
    seen: list[bool] = []

    def look() -> None:
        expect(page.locator("#table.carrying")).to_have_count(1)
        expect(page.locator("#explanation .brings")).to_contain_text("side of 30")
        seen.append(page.evaluate("scrollY") == 0)

    def told_before() -> None:
        expect(page.locator("#explanation .brings")).to_contain_text("side of 30")
        ghost, there = middle(page.locator("#hand.ghost svg")), middle(place)
        assert abs(ghost[0] - there[0]) + abs(ghost[1] - there[1]) < 8

    # Picked up by a tap, it shows itself where a finger stays, which plays nothing.
    page.touchscreen.tap(*middle(card))
    expect(held(page)).to_have_count(1)
    fingers.hold(middle(place), told_before)
    expect(held(page)).to_have_count(1)

    fingers.hold(middle(held(page)), look, middle(place))
    assert seen == [True], "the page does not scroll meanwhile"
    expect(page.locator("#feed")).to_contain_text("at 30 (own side)")
    assert complaints_of(page) == []


def test_by_keyboard_from_the_list_and_to_the_end_of_a_turn(desk: BrowserContext) -> None:
    page = at_sirens(desk)
    go_on(page)
    expect(page.locator("#choices .drawn").first).to_be_hidden()  # the list is there on demand
    page.keyboard.press("l")
    page.locator("#choices .drawn", has_text="a ").first.click()
    expect(held(page)).to_have_count(1)
    page.locator("#choices .drawn", has_text="30 (own side)").focus()
    expect(page.locator("#choices .brings")).to_contain_text("side of 30")
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    page.locator(CARD).first.focus()
    page.keyboard.press("Enter")
    expect(held(page)).to_have_count(1)
    page.keyboard.press("Tab")  # so that the focus is one of the keyboard's
    page.locator(PLACE).focus()
    expect(page.locator("#hand.ghost")).to_be_visible()
    expect(page.locator("#explanation .brings")).to_contain_text("side of 30")
    page.keyboard.press("Escape")
    expect(held(page)).to_have_count(0)

    # Who wishes ends the turn with a click of its own.
    page.locator(".settings summary").click()
    page.locator("#hold").check()
    page.locator(CARD).last.click()  # the highest: no crew goes anywhere after it
    page.locator(PLACE).click()
    page.locator("#stage .lit[data-token=rum]").click()
    page.locator("#stage .lit[data-token='30']").click()
    agree = page.locator("#choices [data-confirm=yes]")
    expect(agree).to_have_text("End my turn")
    page.keyboard.press("Escape")
    expect(agree).to_have_count(0)
    expect(page.locator("#stage .lit[data-token='30']")).to_be_visible()
    page.locator("#stage .lit[data-token='30']").click()
    agree.click()
    expect(page.locator("#hand-over")).to_be_visible()


def test_answers_are_given_ahead_by_the_same_clicks(house: str, desk: BrowserContext) -> None:
    with Visitor(house) as visitor:
        host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
        ben, _ = company(visitor, host, "Ben")
        page = open_page(desk, ben.path)
        at_the_table(page)
        expect(page.locator("#stage .lit")).to_have_count(0)
        page.locator("#order-ahead").click()
        expect(page.locator(CARD).first).to_be_visible()
        page.locator(CARD).first.click()
        page.locator(PLACE).click()
        expect(page.locator("#orders-given")).to_contain_text("at 30 (own side)")
        found = host.http.get(f"{host.path}/questions").json()
        while found["legal"]:
            text = found["legal"][-1]["text"]
            host.post("play", text=text, version=found["version"])
            found = host.http.get(f"{host.path}/questions").json()
        expect(page.locator("#feed")).to_contain_text("Ben plays")
        expect(page.locator("#orders-kept")).to_be_hidden()
        assert complaints_of(page) == []


def test_of_equal_cards_the_one_that_was_touched_goes(house: str, lively: BrowserContext) -> None:
    """The picture calls the other one gone; what stays has lain where that was."""
    with Visitor(house) as visitor:
        for _ in range(40):  # until somebody holds two alike
            player = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
            asked = visitor.http.get(f"{player.path}/questions").json()
            card = next((n for n, of in enumerate(asked["view"]["own"]["cards"]) if of > 1), -1)
            if card >= 0:
                break
        page = open_page(lively, player.path, NOTE_SLIDES)
        touched, other = (page.locator(f"[data-key=held-1-{card}-{n}]") for n in (0, 1))
        before: float = other.evaluate(LEFT)
        assert before - touched.evaluate(LEFT) > 20
        touched.click()
        page.locator(PLACE).click()
        expect(page.locator("#feed")).to_contain_text("at 30 (own side)")
        expect(page.locator(f"[data-came=held-1-{card}-1]")).to_have_count(1)
        page.wait_for_function(AT_REST)
        came = before - touched.evaluate(LEFT)
        assert page.evaluate(f"slid['held-1-{card}-0'] ?? 0") == pytest.approx(came, abs=2)
        assert complaints_of(page) == []
