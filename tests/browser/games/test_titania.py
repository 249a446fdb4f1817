"""Titania in the browser: a whole game between two, and a few turns by touch and by keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.at_random import (
    apart,
    drawn,
    fill_in,
    offered,
    play_to_the_end,
    stand,
    wait_for_change,
)
from tests.browser.play import (
    Fingers,
    at_the_table,
    complaints_of,
    invitation,
    middle,
    new_page,
    patient,
    set_up,
    sit_down,
    view_of,
)
from tests.browser.secrets import compare, listen, scenes_in
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box
from tidetable.games.titania.rules import verbs as v

pytestmark = pytest.mark.browser

SPACE = re.compile("[A-L][0-9]+")
# Whether what a hint points at by a token is the card in the hand.
POINTED = """async (token) => {
  const { pointAlong } = await import(document.querySelector("link[href*='help/hint']").href);
  pointAlong([token], "hinted");
  const across = (which) => {
    const { left, width } = document.querySelector(which).getBoundingClientRect();
    return left + width / 2;
  };
  const found = Math.abs(across("#rings .hinted") - across(`#stage .plain[data-token=${token}]`));
  for (const one of document.querySelectorAll("#rings .hinted")) one.remove();
  return found < 9;
}"""


@apart
def test_a_whole_game_between_two_browsers(
    desk: BrowserContext, browser: Browser, house: str, unseen: int
) -> None:
    """Cards, spaces and towers are clicked in the picture; nobody sees the other's secrets."""
    other = patient(
        browser.new_context(
            base_url=house,
            viewport={"width": 960, "height": 600},
            reduced_motion="reduce",
            locale="en",
        )
    )
    host = new_page(desk)
    heard: tuple[list[str], list[str]] = ([], [])
    listen(host, heard[0])
    host.goto("/new/titania")
    fill_in(host, "here", "link")
    address = invitation(host)
    friend = new_page(other)
    listen(friend, heard[1])
    friend.goto(address)
    sit_down(friend)
    at_the_table(friend)
    played = play_to_the_end((host, friend), heard, random.Random(4), unseen, "stop")

    text = host.request.get(host.url + "/record").text()
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read).outcome is Outcome.PROVEN
    table = read.table
    answers = Counter(box("titania").game.codec.text(entry.action) for entry in table.entries)
    by_click = (answers - Counter(played.apart)).elements()
    on_the_board = ("place", "build", "occupy")
    spaces = Counter(text.split()[1] for text in by_click if text.startswith(on_the_board))
    assert Counter(token for token in played.clicked if SPACE.match(token)) == spaces != Counter()
    assert {"blue", "yellow", "red"} & {*played.clicked}  # cards, too
    for page in (host, friend):
        expect(page.locator("#winners")).not_to_be_empty()
        expect(page.locator("#tally tr")).not_to_have_count(0)
        shown = page.locator("#players .score").all_inner_texts()
        assert [int(score) for score in shown] == table.scores()
        first = table.places().index(1)
        expect(page.locator("#players li").nth(first)).to_contain_class("first")
    for seat, texts in enumerate(heard):
        received = scenes_in(texts)
        assert len(received) > 30
        assert compare("titania", text, seat, received) > 30
    assert complaints_of(host) == []
    other.close()


def test_a_turn_by_touch_close_to_the_board(phone: BrowserContext) -> None:
    """Fingers go closer until a space is large enough; the tap there places the ship there."""
    page = set_up(phone, "here", "bot:greedy", game="titania")
    for card in {*offered(page)} & {*v.COLOURS.tokens}:
        assert page.evaluate(POINTED, card), "a hint means the card, not the fleet of its colour"
    while not SPACE.fullmatch(offered(page)[0]):
        before = stand(page)
        page.touchscreen.tap(*drawn(page, offered(page)[0])[0])
        wait_for_change(page, before)
    space = offered(page)[-1]
    thing = page.locator(f"#stage .lit[data-token={space}]")
    fingers = Fingers(page)
    x, y = middle(thing)
    fingers.pinch(x, y, 30, 90)
    near = view_of(page)
    box = thing.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 60
    before = stand(page)
    fingers.glide([middle(thing)], [(x + 50, y + 50)])
    assert stand(page) == before  # a drag places nothing
    pushed = view_of(page)
    assert pushed != near
    page.touchscreen.tap(*middle(thing))
    expect(page.locator("#feed")).to_contain_text(re.compile(rf"\b{space}\b"))
    assert view_of(page) == pushed
    assert page.evaluate("scrollY") == 0
    assert complaints_of(page) == []


def test_a_turn_by_keyboard(desk: BrowserContext) -> None:
    """Tab goes to what glows, also where it lies out of sight; Enter chooses it.

    On a space the ship is seen that would come there.
    """
    page = set_up(desk, "here", "bot:greedy", game="titania")
    for _ in range(3):
        page.keyboard.press("+")
    spaces = 0
    for _ in range(4):
        page.wait_for_selector("#stage .lit", state="attached")
        before = stand(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('#stage .lit')"):
                break
        focused = page.locator("#stage .lit:focus")
        expect(focused).to_be_in_viewport()
        assert focused.get_attribute("aria-label")
        is_space = SPACE.fullmatch(focused.get_attribute("data-token") or "") is not None
        expect(page.locator("#rings .foreseen")).to_have_count(int(is_space))
        spaces += is_space
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    assert spaces > 0
    assert complaints_of(page) == []
