"""Looking closer at the board: by fingers, mouse, wheel and keys, in any game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.play import (
    Fingers,
    View,
    complaints_of,
    middle,
    patient,
    press_number,
    set_up,
    show_all,
    view_of,
)

pytestmark = pytest.mark.browser

WHOLE = View(0, 0, 900, 1292)  # of the picture of Sirens on a phone,
WIDE = View(0, 0, 1336, 944)  # and on a desk


def sirens(context: BrowserContext) -> Page:
    page = set_up(context, "here", "bot:greedy", game="sirens")
    expect(page.locator("#stage .lit").first).to_be_visible()
    return page


def card(page: Page) -> Locator:
    """A card of the hand that can be played."""
    return page.locator("#stage .lit:not([data-token=rum])").first


def layout(page: Page) -> object:
    """Where the parts of the page are. Below the board it may get longer, by buttons."""
    return page.evaluate(
        "['#stage', '#stage svg', 'aside'].map((part) => {"
        "  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();"
        "  return [x, y, width, part === 'aside' ? 0 : height]; })"
    )


def scrolled(page: Page) -> float:
    y: float = page.evaluate("scrollY")
    return y


def press_zoom(page: Page, key: str) -> None:
    page.locator(f"#zoom button[value='{key}']").click()


def unzoom(page: Page) -> None:
    press_zoom(page, "0")
    page.evaluate("scrollTo(0, 0)")  # where it was before the button was looked for


def test_fingers_go_closer_and_push_and_play_nothing(phone: BrowserContext) -> None:
    page = sirens(phone)
    before = layout(page)
    fingers = Fingers(page)

    # A pinch goes closer and back.
    fingers.pinch(195, 300, 40, 160)
    near = view_of(page)
    assert near.width == pytest.approx(WHOLE.width / 4, rel=0.01)
    # What was between the fingers is still there.
    x, y = (195 - 8) / 374, (300 - 108) / 537
    assert near.x + near.width * x == pytest.approx(WHOLE.width * x, abs=2)
    assert near.y + near.height * y == pytest.approx(WHOLE.height * y, abs=2)
    assert layout(page) == before
    fingers.pinch(195, 300, 160, 20)
    assert view_of(page) == WHOLE
    assert layout(page) == before

    # A double tap goes to a spot and back.
    fingers.tap_twice((300, 200))
    near = view_of(page)
    assert near.width == pytest.approx(WHOLE.width / 2.5)
    spot = (300 - 8) / 374
    assert near.x + near.width * spot == pytest.approx(WHOLE.width * spot, abs=2)
    fingers.tap_twice((100, 100), (300, 400))
    assert view_of(page) == near  # two taps in two places
    fingers.tap_twice((100, 200))
    assert view_of(page) == WHOLE

    # Two fingers push the picture, and so does one; where it is whole, one scrolls the page.
    press_zoom(page, "+")
    page.evaluate("scrollTo(0, 0)")
    near = view_of(page)
    fingers.glide([(150, 300), (250, 300)], [(190, 340), (290, 340)])
    pushed = view_of(page)
    assert pushed.width == pytest.approx(near.width, rel=0.01)
    assert pushed.x < near.x - 30
    assert pushed.y < near.y - 30
    assert scrolled(page) == 0
    unzoom(page)
    press_zoom(page, "+")
    page.evaluate("scrollTo(0, 0)")
    fingers.glide([(200, 400)], [(200, 250)])
    assert scrolled(page) == 0
    assert view_of(page).y > 300
    unzoom(page)
    fingers.glide([(200, 400)], [(200, 250)])
    page.wait_for_function("() => scrollY > 50")
    assert view_of(page) == WHOLE
    expect(page.locator("#trail")).to_be_empty()
    assert complaints_of(page) == []


def beside_what_glows(page: Page) -> tuple[float, float]:
    """Return a spot well within the board where nothing can be carried."""
    spot: list[float] = page.evaluate(
        """() => {
          const stage = document.getElementById("stage");
          const { left, top, width, height } = stage.getBoundingClientRect();
          for (let n = 20; n < 80; n += 1) {
            const [x, y] = [left + (width * n) / 100, top + height * 0.6];
            const there = document.elementsFromPoint(x, y);
            if (there.every((one) => !one.closest(".lit"))) return [x, y];
          }
        }"""
    )
    x, y = spot
    return x, y


def test_a_tap_on_a_near_board_plays_and_the_view_stays(phone: BrowserContext) -> None:
    """A tap picks up the card that is seen there, and the next picture is as close."""
    page = sirens(phone)
    fingers = Fingers(page)

    # What is out of sight can be chosen by buttons.
    cards = page.locator("#choices .choice.drawn")
    expect(cards.first).to_be_hidden()  # the hand is in the picture
    fingers.tap_twice((300, 250))
    near = view_of(page)
    expect(page.locator("#table")).to_contain_class("beckoning")
    cards.first.tap()
    expect(page.locator("#trail")).not_to_be_empty()
    expect(cards.first).to_be_hidden()  # places for the card are in sight
    assert view_of(page) == near
    page.keyboard.press("Escape")
    expect(page.locator("#back")).to_be_hidden()
    unzoom(page)
    assert view_of(page) == WHOLE

    # A drag pans, and picks up nothing.
    x, y = middle(card(page))
    fingers.pinch(x, y, 30, 75)
    near = view_of(page)
    assert near.width < WHOLE.width / 2
    x, y = beside_what_glows(page)
    fingers.glide([(x, y)], [(x + 60, y - 20)])
    panned = view_of(page)
    assert panned.x < near.x
    assert scrolled(page) == 0
    expect(page.locator("#back")).to_be_hidden()

    thing = card(page)
    token = thing.get_attribute("data-token")
    page.touchscreen.tap(*middle(thing))
    expect(page.locator("#back")).to_be_visible()
    chosen = page.locator(f"#choices [data-choose='{token}']")
    expect(chosen).to_have_count(0)  # it is on the trail now
    assert view_of(page) == panned
    before = page.locator("#stage svg").element_handle()
    lines = page.locator("#feed").inner_text()
    press_number(page)
    page.wait_for_function(
        "(lines) => document.getElementById('feed').innerText !== lines", arg=lines
    )
    assert before.evaluate("(svg) => svg.isConnected")  # only what differs is drawn anew
    assert view_of(page) == panned
    assert complaints_of(page) == []


def test_buttons_keys_and_the_focus(desk: BrowserContext) -> None:
    page = sirens(desk)
    before = layout(page)
    assert view_of(page) == WIDE
    expect(page.locator("#table")).not_to_contain_class("zoomed")
    page.keyboard.press("Shift+ArrowDown")
    assert view_of(page) == WIDE  # nothing changes until somebody zooms

    for way in ("buttons", "keys"):

        def press(key: str, way: str = way) -> None:
            press_zoom(page, key) if way == "buttons" else page.keyboard.press(key)

        press("+")
        assert view_of(page).width == pytest.approx(WIDE.width / 1.5), way
        press("+")
        assert view_of(page).width == pytest.approx(WIDE.width / 2.25), way
        press("-")
        assert view_of(page).width == pytest.approx(WIDE.width / 1.5), way
        press("0")
        assert view_of(page) == WIDE, way
        for _ in range(12):
            press("+")
        assert view_of(page).width == pytest.approx(WIDE.width / 6), way
        assert layout(page) == before, way
        press("0")

    # Arrows move a near board: with Shift, for alone they walk over what glows.
    for _ in range(4):
        page.keyboard.press("+")
    near = view_of(page)
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    moved = view_of(page)
    assert moved.y > near.y
    assert moved.x > near.x

    # The focus brings a thing into view.
    page.keyboard.press("0")
    page.evaluate("document.activeElement.blur()")  # or one would look closer at that thing
    for _ in range(4):
        page.keyboard.press("+")
    expect(page.locator("#table")).to_contain_class("beckoning")  # the hand is out of sight
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#stage .lit')"):
            break
    focused = page.locator("#stage .lit:focus")
    expect(focused).to_be_in_viewport()
    x, y = middle(focused)
    stage = page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["x"] < x < stage["x"] + stage["width"]
    assert stage["y"] < y < stage["y"] + stage["height"]
    assert view_of(page).width < WIDE.width / 4
    expect(page.locator("#table")).not_to_contain_class("beckoning")
    assert scrolled(page) == 0
    assert complaints_of(page) == []


def test_the_wheel_and_the_mouse(desk: BrowserContext) -> None:
    """The wheel looks closer with Ctrl; a mouse that drags a near board clicks nothing."""
    page = sirens(desk)
    show_all(page)
    page.evaluate("addEventListener('wheel', () => (window.turned = true))")
    page.mouse.move(400, 300)
    page.mouse.wheel(0, -300)
    page.wait_for_function("() => window.turned")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert view_of(page) == WIDE
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.getElementById('table').matches('.zoomed')")
    near = view_of(page)
    assert near.width == pytest.approx(WIDE.width / 2.718, rel=0.01)
    page.mouse.wheel(0, 100)
    page.wait_for_function(
        "(y) => document.querySelector('#stage svg').viewBox.baseVal.y > y", arg=near.y
    )
    assert scrolled(page) == 0
    page.keyboard.press("0")
    assert view_of(page) == WIDE

    x, y = middle(card(page))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.mouse.up()
    expect(page.locator("#back")).to_be_visible()  # a trembling click is a click
    page.keyboard.press("Escape")
    card(page).focus()
    page.keyboard.press("+")
    before = view_of(page)
    x, y = beside_what_glows(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 120, steps=5)
    expect(page.locator("#table")).to_contain_class("dragging")
    page.mouse.move(x, y - 60, steps=5)
    page.mouse.up()
    assert view_of(page) != before
    expect(page.locator("#back")).to_be_hidden()
    card(page).click()
    expect(page.locator("#back")).to_be_visible()
    assert complaints_of(page) == []


def test_the_view_glides_unless_motion_is_unwished(browser: Browser, house: str) -> None:
    context = patient(browser.new_context(base_url=house, viewport={"width": 1280, "height": 800}))
    page = sirens(context)
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # so that a slow machine glides no farther than a fast one
    page.keyboard.press("+")
    page.keyboard.press("+")  # counts from where the first will end
    page.clock.run_for(60)
    assert WIDE.width / 2.25 < view_of(page).width < WIDE.width
    page.clock.run_for(1000)
    assert view_of(page).width == pytest.approx(WIDE.width / 2.25)
    context.close()
