"""Whoever does not see the board plays it too: by names, by keys, by what is typed and spoken."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.ears import Heard, check, focus, heard, listen, offered
from tests.browser.play import complaints_of, set_up
from tests.spread import some
from tidetable.games import box, names

pytestmark = pytest.mark.browser

MOST = 4000
READY = "#end:not([hidden]), #stage .lit, #choices button"


def title_of(game: str) -> str:
    return box(game).words("en")("game-title")


def sit(context: BrowserContext, game: str) -> Page:
    page = set_up(context, "here", "bot:random", game=game)
    listen(page)
    return page


def is_over(page: Page) -> bool:
    page.wait_for_selector(READY, state="attached")
    return page.locator("#end").is_visible()


@pytest.mark.parametrize("decisions", [4, pytest.param(MOST, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", some(names(), "sirens"))
def test_a_game_by_the_accessibility_tree_alone(
    desk: BrowserContext, game: str, decisions: int
) -> None:
    page, chance = sit(desk, game), Random(game)
    said: Heard = []
    for _ in range(decisions):
        if is_over(page):
            break
        things = offered(page, title_of(game))
        chance.choice(things).focus()
        before = page.evaluate("spoken.length")
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => spoken.length > before", arg=before)
        assert focus(page), "the focus has fallen to the page"
        said += heard(page)
    assert is_over(page) or decisions < MOST
    check([*said, *heard(page)])
    assert complaints_of(page) == []


def test_the_first_link_leads_to_the_text_table(desk: BrowserContext) -> None:
    """Where one types, hears the answer once, and the focus stays; the page remembers it."""
    page = sit(desk, "titania")
    page.keyboard.press("Tab")
    assert focus(page) == "Play by text"
    page.keyboard.press("Enter")
    expect(page.locator("#line")).to_be_focused()
    parts = page.get_by_role("region", name="Text table")
    for title in ("Now", "What you can do", "Your hand", "Blue", "Spaces of the kingdom"):
        expect(parts.get_by_role("heading", name=title, exact=True).first).to_be_attached()
    page.keyboard.type("wh")
    expect(page.locator("#known [role=option]")).to_have_text(["what", "who", "why", "white"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#line")).to_have_value("what")
    expect(page.locator("#known [role=option]").first).to_have_text("what is")
    page.keyboard.press("Escape")
    expect(page.locator("#known [role=option]")).to_have_count(0)
    page.keyboard.press("Escape")
    heard(page)
    page.keyboard.type("hand")
    page.keyboard.press("Enter")
    expect(page.locator("#answers h4")).to_have_text("hand")
    page.keyboard.type("build a3:brown")
    page.keyboard.press("Enter")
    expect(page.locator("#answers p").first).to_contain_text("(Rule TIT-")
    said = heard(page)
    assert [one["kind"] for one in said] == ["polite", "polite"]
    assert said[0]["text"].startswith("Your hand ")
    assert "(Rule TIT-" in said[1]["text"]
    page.keyboard.press("ArrowUp")
    expect(page.locator("#line")).to_have_value("build a3:brown")
    page.keyboard.press("Escape")
    while not any(one["kind"] == "assertive" for one in said):  # until the turn has come again
        page.wait_for_selector("#text-parts kbd")
        before = page.locator("#text-parts").inner_text()
        ways = page.locator("#text-parts kbd").all_inner_texts()
        page.keyboard.type("stop" if "stop" in ways else ways[0])
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => document.getElementById('text-parts').innerText !== before", arg=before
        )
        expect(page.locator("#line")).to_be_focused()
        said += heard(page)
    page.get_by_role("checkbox", name="Hide the picture").check()
    expect(page.locator("#stage")).to_be_hidden()
    page.reload()
    expect(parts.get_by_role("heading", name="Your hand").first).to_be_attached()
    expect(page.locator("#stage")).to_be_hidden()
    page.get_by_role("button", name="Close the text table").click()
    expect(page.locator("#stage")).to_be_visible()
    assert complaints_of(page) == []


def test_keys_reach_everything_and_can_be_changed(desk: BrowserContext) -> None:
    page = sit(desk, "nassau")
    keys = page.keyboard
    page.wait_for_selector("#stage .lit")
    keys.press("ArrowDown")
    walked = {focus(page)}
    for way in ("Right", "Left", "Up", "Down", "Down", "Right"):
        keys.press(f"Arrow{way}")
        assert page.locator("#stage .lit:focus").count() == 1
        walked.add(focus(page))
    assert len(walked) > 2, "arrows walk from one to another"
    here = focus(page)

    keys.press("r")
    expect(page.get_by_role("searchbox")).to_be_focused()
    keys.press("Escape")
    assert focus(page) == here, "the rules give the focus back"
    keys.press("?")
    button = page.get_by_role("button", name="Change the key for: show or hide the answers")
    button.click()
    keys.press("x")
    expect(button).to_have_text("x")
    page.get_by_role("button", name="Change the key for: open or close the rules").click()
    keys.press("Delete")
    keys.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    assert focus(page) == here, "so does a dialog"
    keys.press("r")
    expect(page.locator("#rules")).to_be_hidden()
    keys.press("l")
    expect(page.locator("#list")).not_to_be_checked()
    keys.press("x")
    expect(page.locator("#list")).to_be_checked()
    page.reload()
    page.wait_for_selector("#stage .lit")
    keys.press("x")
    expect(page.locator("#list")).not_to_be_checked()
    expect(page.locator("[data-of=list]")).to_have_text("x")

    count = page.locator("#choices button").count()
    assert count > 9
    label = page.locator("#choices button").nth(9).inner_text()
    assert label.endswith("10")
    assert page.locator("#choices kbd").first.inner_text() == "01"
    keys.press("1")
    assert page.locator("#choices button").count() == count, "there is more to come"
    listen(page)
    keys.press("0")
    page.wait_for_function("() => spoken.length > 1")
    assert focus(page)
    assert complaints_of(page) == []


def test_how_much_is_said_is_a_setting(desk: BrowserContext) -> None:
    page = sit(desk, "chests")

    def turn(much: str) -> list[str]:
        page.wait_for_selector("#stage .lit")
        page.locator("#says").evaluate(
            "(says, much) => { says.value = much; says.dispatchEvent(new Event('change')); }", much
        )
        heard(page)
        said: Heard = []
        while not any(one["kind"] == "assertive" for one in said):
            if page.locator("#stage .lit").count():
                before = page.evaluate("spoken.length")
                page.keyboard.press("1")
                page.wait_for_function("(before) => spoken.length > before", arg=before)
            said += heard(page)
        return [one["text"] for one in said if one["kind"] == "polite"]

    short = turn("short")
    assert any("Red rolls the dice." in text for text in short)
    assert not any("Rolled: " in text for text in short)
    assert not any("rolls the dice" in text for text in turn("mine"))
    page.reload()
    listen(page)
    expect(page.locator("#says")).to_have_value("mine")
    assert any("Rolled: " in text for text in turn("all"))


# What opens a part of the page, the part, and the key that closes it, or the button in it.
OPENED = [
    ("#rules-button", "#rules", "Escape"),
    ("#help-button", "#help", "Escape"),
    ("#hint-button", "#hint", "#hint header button"),
    ("#text-link", "#text-table", "#text-close"),
    ("#players .more >> nth=1", "#seat-menu", "Escape"),
    ("#invite-button", "#invitations", "Escape"),
    ("#invite-button", "#invitations", "#invitations header button"),
]


def opens_and_gives_back(page: Page, opener: str, part: str, closed: str) -> None:
    page.locator(opener).focus()
    page.keyboard.press("Enter")
    expect(page.locator(part)).to_be_visible()
    if closed.startswith("#"):
        page.locator(closed).focus()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(closed)
    expect(page.locator(part)).to_be_hidden()
    expect(page.locator(opener)).to_be_focused()


def test_whatever_opens_gives_the_focus_back(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", "link", game="titania")
    page.keyboard.press("Escape")  # the invitations
    page.wait_for_selector("#stage .lit")
    for opened in OPENED:
        opens_and_gives_back(page, *opened)

    # Why not? What does not glow has it only while one asks; then it is with the play again.
    play = page.locator("#stage .lit:focus, #choices button:focus")
    page.keyboard.press("w")
    page.locator("#stage [data-token=A1]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_contain_text("TIT-")
    page.locator("#why button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#why")).to_be_hidden()
    expect(play).to_have_count(1)

    page.goto(f"{page.url}/replay")
    opens_and_gives_back(page, "#help-button", "#help", "Escape")
    expect(page.locator("#in-words p").nth(1)).to_be_attached()  # in paragraphs, not in one
    assert complaints_of(page) == []
