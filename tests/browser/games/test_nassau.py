"""Nassau in the browser: a whole game of two people and a bot, and a few turns on a phone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_random import (
    answers_of,
    away,
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
    press_number,
    set_up,
    view_of,
)
from tests.patience import wait_for
from tests.server.house import Visitor, first_action
from tests.server.secrets import compare, scenes_in
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box

pytestmark = pytest.mark.browser

SQUARE = re.compile("[a-f][1-6]")
# What lies low on a phone is under the question until one scrolls.
TO_THE_MIDDLE = """(token) => document.querySelector(`#stage .lit[data-token='${token}']`)
  ?.scrollIntoView({ block: "center" })"""
RARELY = ("pause", "home-port", "enough")


def test_some_turns_with_the_mouse(desk: BrowserContext) -> None:
    """Squares, zones and adversaries are clicked in the picture: what is clicked is answered."""
    page, clicked = set_up(desk, "here", "bot:greedy", game="nassau"), list[str]()
    with answers_of(page) as sent:
        click_on((page,), random.Random(6), RARELY, clicked)
    check_clicks(clicked, sent)
    assert complaints_of(page) == []


def check_clicks(clicked: list[str], answers: Iterable[str]) -> None:
    """What was clicked in the picture is what was answered with squares and zones."""
    words = [text.split() for text in answers]
    walked = Counter(of[1] for of in words if of[0] in ("walk", "set"))
    sailed = Counter(of[1] for of in words if of[0] == "sail")
    assert Counter(filter(SQUARE.fullmatch, clicked)) == walked
    assert walked + sailed
    assert sailed - Counter(clicked) == Counter()  # each at its letter, or what lies there


@pytest.mark.long
def test_a_whole_game_of_two_people_and_a_bot(
    desk: BrowserContext, small_desk: BrowserContext
) -> None:
    """Nobody sees what the others tell or hide, and all see the end."""
    pages, heard = two_by_link(desk, small_desk, "nassau", "here", "link", "bot")
    host, _ = pages
    played = play_to_the_end(pages, heard, random.Random(6), *RARELY)

    text = host.request.get(host.url + "/record").text()
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read).outcome is Outcome.PROVEN
    table = read.table
    text_of = box("nassau").game.codec.text
    answers = Counter(text_of(entry.action) for entry in table.entries if entry.seat in (0, 1))
    check_clicks(played.clicked, (answers - Counter(played.apart)).elements())
    for page in pages:
        expect(page.locator("#winners")).not_to_be_empty()
        expect(page.locator("#tally tr")).not_to_have_count(0)
        shown = page.locator("#players .score").all_inner_texts()
        assert [int(score) for score in shown] == table.scores()
    for seat, texts in enumerate(heard):
        received = scenes_in(texts)
        assert compare("nassau", text, seat, received) > 15
    assert complaints_of(host) == []


def the_way_to(page: Page, token: str) -> Locator:
    return page.locator(f"#stage .leads:has([data-token={token}].lit) > .line")


def a_square(page: Page) -> str:
    """Return a square to which the captain can be led."""
    expect(page.locator("#stage .lit").first).to_be_visible()
    return next(token for token in offered(page) if SQUARE.fullmatch(token))


def in_the_city(page: Page) -> int:
    """Return how many pirates of the first seat stand in the alleys."""
    return page.locator("#stage .town .seat-1:has(> .alley) > use").count()


def test_pointing_at_a_square_shows_the_pirates_on_the_way(desk: BrowserContext) -> None:
    """As many as will stand there, and only on this way; a click then takes it."""
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    square = a_square(page)
    way = the_way_to(page, square)
    shown = page.locator("#stage .line:visible")
    expect(way).to_be_attached()
    expect(shown).to_have_count(0)
    page.mouse.move(*drawn(page, square)[0])
    expect(way).to_be_visible()
    expect(shown).to_have_count(1)
    n = way.locator("use").count()
    page.mouse.move(5, 5)
    expect(shown).to_have_count(0)

    # The focus on a square shows the way, too; the one on a ship tells of it: cargo and all.
    tab_to(page, f"[data-token={square}]")
    expect(way).to_be_visible()
    expect(shown).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(way).to_be_hidden()
    tab_to(page, ".ship")
    told = expect(page.locator("#explanation"))
    told.to_contain_text("Points: 10")
    told.to_contain_text("In 3 open holds: ")
    page.keyboard.press("Escape")

    # A tile is enlarged under the mouse.
    tale = page.locator("#stage .tale").first
    lens = page.locator("#explanation")
    tale.hover()
    expect(lens.locator("svg")).to_be_visible()
    small, large = tale.bounding_box(), lens.locator("svg").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    page.mouse.move(2, 2)
    expect(lens).to_be_hidden()

    before = stand(page)
    page.mouse.click(*drawn(page, square)[0])
    wait_for_change(page, before)
    wait_for(lambda: in_the_city(page) == n)
    assert complaints_of(page) == []


def tab_to(page: Page, what: str) -> None:
    """Go with the keyboard to something on the board."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"#stage {what}:focus").count():
            return
    raise AssertionError(f"Tab never reached {what}")


def test_the_first_key_never_passes_and_brings_back_what_is_asked(desk: BrowserContext) -> None:
    """Neither in the page as it comes nor in what it is told later."""
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    choices = page.locator("#choices .choice")
    labels = choices.all_inner_texts()
    passes = [label.startswith("Pass: boat to quay") for label in labels]
    assert passes == sorted(passes)
    assert not passes[0]
    assert passes[-1]
    # Whoever looks at the sea sees the city again as soon as something is asked there.
    city, sea = (page.locator(f"#stage [data-area={name}]") for name in ("city", "sea"))
    expect(city).to_be_visible()
    expect(sea).to_be_hidden()
    page.locator("#parts button", has_text="Sea").click()
    expect(sea).to_be_visible()
    expect(city).to_be_hidden()
    before = stand(page)
    press_number(page)
    wait_for_change(page, before)
    offered(page)
    expect(city).to_be_visible()
    page.keyboard.press("u")
    expect(choices).to_have_text(labels, use_inner_text=True)
    assert complaints_of(page) == []


def test_pointing_at_a_zone_shows_the_course(desk: BrowserContext) -> None:
    """Not where the boat is; and the other zones keep theirs to themselves."""
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    with away([page]) as [address], Visitor(address.partition("/table/")[0]) as visitor:
        player = visitor.at(urlsplit(address).path)
        scene = player.wait_until_asked()
        while not {"A", "B"} <= {choice["token"] for choice in scene["choices"]}:
            player.play(first_action(scene["choices"]), scene)
            scene = player.wait_until_asked()
    page.wait_for_selector("#stage .lit", state="attached")
    expect(the_way_to(page, "A")).to_have_count(0)
    expect(the_way_to(page, "B")).to_be_hidden()
    page.mouse.move(*drawn(page, "B")[0])
    expect(the_way_to(page, "B")).to_be_visible()
    expect(page.locator("#stage .line:visible")).to_have_count(1)


def test_a_small_screen_has_a_page_for_each_part_and_is_played_by_finger(
    phone: BrowserContext,
) -> None:
    """Upright and as wide as the screen: nothing has to be pushed aside to be seen."""
    page = set_up(phone, "here", "bot:greedy", game="nassau")
    shown = {
        "City": ["city", "harbour"],
        "Sea": ["sea", "way-home"],
        "Ship": ["standing", "ship-2"],
    }
    for name, areas in shown.items():
        page.get_by_role("button", name=name, exact=True).tap()
        for area in chain(*shown.values()):
            seen = page.locator(f"#stage [data-area={area}]")
            expect(seen).to_be_visible() if area in areas else expect(seen).to_be_hidden()
        whole = view_of(page)
        assert (whole.x, whole.y) == (0, 0)
        assert whole.height > whole.width

    # A finger that stays on a ship's plate is told of it: cargo, hideout and all.
    ship = page.locator("#stage .ship > .plate")
    ship.evaluate("(ship) => ship.scrollIntoView({ block: 'center' })")
    plate = ship.bounding_box()
    assert plate is not None
    told = expect(page.locator("#explanation"))
    spot = (plate["x"] + plate["width"] - 4, plate["y"] + 4)
    Fingers(page).hold(spot, lambda: told.to_contain_text("In 3 open holds: "))

    # It sees every way of the captain, and taps once.
    page.get_by_role("button", name="City", exact=True).tap()
    page.evaluate("scrollTo(0, 0)")
    square = a_square(page)
    for token in offered(page):
        if SQUARE.fullmatch(token):
            expect(the_way_to(page, token)).to_be_visible()
    before = stand(page)
    page.touchscreen.tap(*drawn(page, square)[0])
    wait_for_change(page, before)
    wait_for(lambda: in_the_city(page) > 0)

    # What glows can be tapped; nothing leads to a dead end.
    for _ in range(5):
        page.wait_for_selector("#choices .choice", state="attached")
        token = offered(page)[0]
        before = stand(page)
        page.evaluate(TO_THE_MIDDLE, token)
        if spots := drawn(page, token):
            page.touchscreen.tap(*spots[0])
        else:
            page.locator(f"#choices [data-choose='{token}']").tap()
        wait_for_change(page, before)
    assert complaints_of(page) == []
