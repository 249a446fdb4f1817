"""A first game with the captain: from the welcome to the farewell, by clicking what glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import complaints_of, open_page
from tests.spread import some
from tidetable import games

pytestmark = pytest.mark.browser

MOST_CLICKS = 100
# All that changes when a click was heard: what is said, what is picked up, what happened.
POINTED = "#rings rect.hinted, #choices .choice:not(.drawn)"  # a place, or what no picture shows
STAND = "['lesson', 'trail', 'feed', 'prompt'].map((id) => document.getElementById(id).innerText)"


def begin(context: BrowserContext, game: str) -> Page:
    begun = context.request.post(f"/lesson/{game}", form={"name-1": "Anna"}, max_redirects=0)
    page = open_page(context, begun.headers["location"])
    expect(page.locator("#lesson")).to_be_visible()
    return page


def steps_of(game: str) -> int:
    lesson = games.box(game).lesson
    assert lesson is not None
    return sum(1 for step in lesson.steps if step.say)


def read_on(page: Page) -> None:
    """Read the cards of a step: each but a welcome points at something on the board."""
    following = page.locator("#lesson-next")
    if not page.locator("#lesson-progress").inner_text().startswith("Step 1 "):
        expect(page.locator(POINTED).first).to_be_attached()
    while following.is_visible():
        following.dispatch_event("click")
        expect(page.locator(POINTED).first).to_be_attached()


def click_what_glows(page: Page) -> None:
    """Click the one thing that is offered: on the board, or else its button."""
    page.wait_for_function("() => document.querySelector('#stage .lit, #choices .choice')")
    before = page.evaluate(STAND)
    lit = page.locator("#stage .lit")
    if lit.count():
        lit.first.click()
    else:
        page.locator("#choices .choice").first.click()
    page.wait_for_function(f"(before) => String({STAND}) !== String(before)", arg=before)


# What the others say and point at is tested without a page.
@pytest.mark.parametrize("game", some(games.names(), "chests"))
def test_the_captain_leads_from_welcome_to_farewell(desk: BrowserContext, game: str) -> None:
    page = begin(desk, game)
    say = games.box(game).words("en")
    expect(page.locator("#lesson-words")).to_have_text(say("lesson-welcome"))
    expect(page.locator("#lesson-progress")).to_have_text(f"Step 1 of {steps_of(game)}")
    close = page.locator("#lesson-close")
    for _ in range(MOST_CLICKS):
        if close.is_visible():
            break
        assert page.locator("#choices .choice").count() <= 1  # nothing but the script is offered
        read_on(page)
        click_what_glows(page)
        page.wait_for_function("() => !document.getElementById('lesson').hidden")
    expect(page.locator("#lesson-words")).to_have_text(say("lesson-farewell"))
    close.click()
    expect(page.locator("#lesson")).to_be_hidden()
    click_what_glows(page)
    expect(page.locator("#lesson")).to_be_hidden()
    assert complaints_of(page) == []


def test_what_is_kept_for_later_is_said_and_one_may_leave_and_play_on_freely(
    desk: BrowserContext,
) -> None:
    page = begin(desk, "sirens")
    page.locator("#stage [data-token='6']:not(.lit)").first.click()
    expect(page.locator("#why")).to_contain_text("captain")
    expect(page.locator("#choices .choice")).to_have_count(1)
    page.locator("#lesson-leave").click()
    expect(page.locator("#lesson")).to_be_hidden()
    assert page.locator("#choices .choice").count() > 1
    page.reload()
    expect(page.locator("#stage .lit").first).to_be_visible()
    expect(page.locator("#lesson")).to_be_hidden()
    assert page.locator("#choices .choice").count() > 1
    page.keyboard.press("l")
    page.locator("#choices .choice").last.click()
    click_what_glows(page)


def test_on_a_phone_the_captain_covers_nothing(phone: BrowserContext) -> None:
    page = begin(phone, "chests")
    board = page.locator("#stage svg").bounding_box()
    bubble = page.locator("#lesson").bounding_box()
    assert board is not None
    assert bubble is not None
    assert bubble["y"] >= board["y"] + board["height"]
    page.locator("#lesson-rule").tap()  # the captain points to it
    expect(page.locator("#rules #CHE-T1")).to_be_in_viewport()
    expect(page.locator("#lesson")).to_be_visible()
    page.locator("#rules-close").tap()
    page.locator("#stage .lit").first.tap()
    expect(page.locator("#lesson-progress")).to_have_text(f"Step 2 of {steps_of('chests')}")


def test_on_a_phone_the_captain_is_seen_beside_a_large_board(phone: BrowserContext) -> None:
    page = begin(phone, "nassau")
    expect(page.locator("#lesson-next")).to_be_in_viewport()
    page.locator("#lesson-next").tap()
    expect(page.locator("#rings rect.hinted").first).to_be_in_viewport()


def test_on_the_narrowest_phone_the_captain_leaves_the_hand_in_sight(phone: BrowserContext) -> None:
    page = begin(phone, "sirens")
    page.set_viewport_size({"width": 360, "height": 740})
    page.reload()
    page.wait_for_function("""() => {
      const [hand, captain] = ["#stage [data-area=hand]", "#lesson"].map(
        (one) => document.querySelector(one)?.getBoundingClientRect(),
      );
      return hand && hand.bottom <= captain.top;
    }""")
    for language in ("de", "fr"):  # in longer words all that he offers is in sight, too
        page.goto(f"{page.url.partition('?')[0]}?lang={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#lesson-leave")).to_be_in_viewport(ratio=1)
