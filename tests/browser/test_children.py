"""The children's table: played by pictures, spoken, and without a way out."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import MOST_MOVES, at_the_table, complaints_of, open_page

pytestmark = pytest.mark.browser

OUT = """() => [...document.querySelectorAll("a[href], input[type=text], textarea, form[action]")]
    .filter((thing) => thing.matches("a") || thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => thing.getAttribute("href") ?? thing.getAttribute("action") ?? thing.outerHTML)
    .filter((address) => address && !address.startsWith("/children"))"""
# A browser for tests has no voice; what it would say is heard all the same.
EARS = """window.heard = [];
speechSynthesis.speak = (line) => {
    heard.push([line.text, line.lang]);
    line.dispatchEvent(new Event("start"));
};"""


def play_by_pictures(page: Page, most: int = MOST_MOVES) -> int:
    """Touch what glows until there is nothing left to do; nothing that is written is looked at."""
    again, lit = page.locator("#again button"), page.locator("#stage .lit")
    for move in range(most):
        expect(lit.or_(again).first).to_be_visible()
        if again.is_visible():
            return move
        with page.expect_response("**/play"):
            lit.last.tap()
    assert most < MOST_MOVES, "the game does not end"
    return most


def sit_down(page: Page) -> None:
    """Choose a face, and somebody to play with."""
    page.locator(".faces .mine img").nth(2).tap()
    page.locator(".faces .mates button").first.tap()
    at_the_table(page)


def test_a_game_is_begun_by_pictures_alone(phone: BrowserContext) -> None:
    page = open_page(phone, "/")
    # What somebody else wishes to see on this machine is no matter here.
    page.evaluate("""() => {
        localStorage.setItem("text-table", "true");
        localStorage.setItem("picture-hidden", "true");
    }""")
    page.locator("a[href='/children']").tap()
    page.wait_for_url("**/children")
    assert page.evaluate(OUT) == []
    sit_down(page)
    expect(page.locator(".player .portrait")).to_have_count(2)  # a child and a bot
    child = page.locator(".player:not(.robot) .portrait").get_attribute("src")
    assert child is not None
    assert child.endswith("child-3.svg")
    assert page.evaluate(OUT) == []
    for key in "/lr?haw":  # what leads to words elsewhere leads nowhere here
        page.keyboard.press(key)
    for part in ("#text-table", "#rules", "#help", "#hint", "#why"):
        expect(page.locator(part)).to_be_hidden()
    play_by_pictures(page, 3)

    # Whoever goes away finds the game again.
    table = page.url
    page.locator(".wordmark").tap()
    page.wait_for_url("**/children")
    page.locator("#go-on").tap()
    at_the_table(page)
    assert page.url == table
    play_by_pictures(page, 1)
    assert complaints_of(page) == []


@pytest.mark.long
def test_a_whole_game_is_played_by_pictures_alone(phone: BrowserContext) -> None:
    page = open_page(phone, "/children")
    sit_down(page)
    assert play_by_pictures(page) > 3
    assert page.evaluate(OUT) == []
    table = page.url
    page.locator("#again button").tap()
    page.wait_for_url(lambda url: url != table and "/children/" in url)
    at_the_table(page)
    play_by_pictures(page, 1)
    assert complaints_of(page) == []


@pytest.mark.parametrize(
    ("language", "voice"),
    [("zh-Hans", "zh-CN"), pytest.param("de", "de-DE", marks=pytest.mark.long)],
)
def test_what_is_asked_is_said_as_it_stands_there(
    phone: BrowserContext, language: str, voice: str
) -> None:
    page = open_page(phone, f"/children?lang={language}", EARS)
    prompt = page.locator("#prompt")
    assert page.evaluate("heard") == [[prompt.inner_text(), voice]]
    page.locator(".faces .mates button").first.tap()
    at_the_table(page)
    page.locator("#stage .lit").first.tap()
    page.wait_for_function("() => heard.length > 1")
    page.wait_for_function(
        "() => heard.at(-1)[0] === document.getElementById('prompt').textContent"
    )
    page.locator("#mute").tap()
    said = page.evaluate("heard.length")
    page.locator("#stage .lit").last.tap()
    page.wait_for_function("() => document.querySelector('#stage .lit')")
    assert page.evaluate("heard.length") == said
    page.goto("/children")
    assert page.evaluate("heard") == []  # it is remembered
