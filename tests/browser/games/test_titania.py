"""Titania in the browser: a whole game between two, and a few turns by touch and by keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.at_random import (
    answers_of,
    click_on,
    drawn,
    offered,
    play_to_the_end,
    stand,
    two_by_link,
    wait_for_change,
)
from tests.browser.play import (
    Fingers,
    complaints_of,
    middle,
    set_up,
    view_of,
)
from tests.server.secrets import compare, scenes_in
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


def test_some_turns_with_the_mouse(desk: BrowserContext) -> None:
    """Cards, spaces and towers are clicked in the picture: what is clicked is answered."""
    page, clicked = set_up(desk, "here", "bot:greedy", game="titania"), list[str]()
    with answers_of(page) as sent:
        click_on((page,), random.Random(4), ("stop",), clicked)
    assert Counter(filter(SPACE.match, clicked)) == on_the_board(sent) != Counter()
    assert {"blue", "yellow", "red"} & {*clicked}  # cards, too
    assert complaints_of(page) == []


def on_the_board(answers: Iterable[str]) -> Counter[str]:
    """Return on which spaces something was done."""
    acts = ("place", "build", "occupy")
    return Counter(text.split()[1] for text in answers if text.startswith(acts))


@pytest.mark.long
def test_a_whole_game_between_two_browsers(
    desk: BrowserContext, small_desk: BrowserContext
) -> None:
    """Nobody sees the other's secrets, and both see the end."""
    pages, heard = two_by_link(desk, small_desk, "titania", "here", "link")
    host, _ = pages
    played = play_to_the_end(pages, heard, random.Random(4), "stop")

    text = host.request.get(host.url + "/record").text()
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read).outcome is Outcome.PROVEN
    table = read.table
    answers = Counter(box("titania").game.codec.text(entry.action) for entry in table.entries)
    spaces = on_the_board((answers - Counter(played.apart)).elements())
    assert Counter(filter(SPACE.match, played.clicked)) == spaces != Counter()
    for page in pages:
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
