"""Nassau in the browser: a whole game of two people and a bot, and a few turns on a phone."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import chain
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.at_random import (
    apart,
    away,
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
    new_page,
    patient,
    press_number,
    set_up,
    sit_down,
    view_of,
)
from tests.browser.secrets import compare, listen, scenes_in
from tests.patience import wait_for
from tests.server.house import Visitor, first_action
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box

pytestmark = pytest.mark.browser

SQUARE = re.compile("[a-f][1-6]")


def test_the_first_key_never_passes(desk: BrowserContext) -> None:
    """Neither in the page as it comes nor in what it is told later."""
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    choices = page.locator("#choices .choice")
    labels = choices.all_inner_texts()
    passes = [label.startswith("Pass: boat to quay") for label in labels]
    assert passes == sorted(passes)
    assert not passes[0]
    assert passes[-1]
    before = stand(page)
    press_number(page)
    wait_for_change(page, before)
    page.keyboard.press("u")
    expect(choices).to_have_text(labels, use_inner_text=True)


@apart
def test_a_whole_game_of_two_people_and_a_bot(
    desk: BrowserContext, browser: Browser, house: str, unseen: int
) -> None:
    """Squares, zones and adversaries are clicked; nobody sees what the others tell or hide."""
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
    host.goto("/new/nassau")
    fill_in(host, "here", "link", "bot")
    address = invitation(host)
    friend = new_page(other)
    listen(friend, heard[1])
    friend.goto(address)
    sit_down(friend)
    at_the_table(friend)
    rarely = ("pause", "home-port", "enough")
    played = play_to_the_end((host, friend), heard, random.Random(6), unseen, *rarely)

    text = host.request.get(host.url + "/record").text()
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read).outcome is Outcome.PROVEN
    table = read.table
    text_of = box("nassau").game.codec.text
    answers = Counter(text_of(entry.action) for entry in table.entries if entry.seat in (0, 1))
    by_click = [text.split() for text in (answers - Counter(played.apart)).elements()]
    walked = Counter(words[1] for words in by_click if words[0] in ("walk", "set"))
    sailed = Counter(words[1] for words in by_click if words[0] == "sail")
    assert Counter(token for token in played.clicked if SQUARE.fullmatch(token)) == walked
    assert walked + sailed
    assert sailed - Counter(played.clicked) == Counter()  # each at its letter, or what lies there
    for page in (host, friend):
        expect(page.locator("#winners")).not_to_be_empty()
        expect(page.locator("#tally tr")).not_to_have_count(0)
        shown = page.locator("#players .score").all_inner_texts()
        assert [int(score) for score in shown] == table.scores()
    for seat, texts in enumerate(heard):
        received = scenes_in(texts)
        assert compare("nassau", text, seat, received) > 15
    assert complaints_of(host) == []
    other.close()


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
    before = stand(page)
    page.mouse.click(*drawn(page, square)[0])
    wait_for_change(page, before)
    wait_for(lambda: in_the_city(page) == n)
    assert complaints_of(page) == []


def test_the_focus_on_a_square_shows_the_way_too(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    square = a_square(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"#stage [data-token={square}]:focus").count():
            break
    expect(the_way_to(page, square)).to_be_visible()
    expect(page.locator("#stage .line:visible")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(the_way_to(page, square)).to_be_hidden()


def test_a_finger_sees_every_way_of_the_captain_and_taps_once(phone: BrowserContext) -> None:
    page = set_up(phone, "here", "bot:greedy", game="nassau")
    square = a_square(page)
    for token in offered(page):
        if SQUARE.fullmatch(token):
            expect(the_way_to(page, token)).to_be_visible()
    before = stand(page)
    page.touchscreen.tap(*drawn(page, square)[0])
    wait_for_change(page, before)
    wait_for(lambda: in_the_city(page) > 0)


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


def test_the_other_ship_is_told_on_demand(desk: BrowserContext, phone: BrowserContext) -> None:
    """By keyboard and by a finger that stays on its plate: cargo, hideout and all."""
    page = set_up(desk, "here", "bot:greedy", game="nassau")
    a_square(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator("#stage .ship:focus").count():
            break
    told = expect(page.locator("#explanation"))
    told.to_contain_text("Points: 10")
    told.to_contain_text("In 3 open holds: ")
    page = set_up(phone, "here", "bot:greedy", game="nassau")
    a_square(page)
    page.get_by_role("button", name="Ship", exact=True).tap()
    ship = page.locator("#stage .ship > .plate")
    ship.evaluate("(ship) => ship.scrollIntoView({ block: 'center' })")
    plate = ship.bounding_box()
    assert plate is not None
    told = expect(page.locator("#explanation"))
    spot = (plate["x"] + plate["width"] - 4, plate["y"] + 4)
    Fingers(page).hold(spot, lambda: told.to_contain_text("In 3 open holds: "))


def test_a_small_screen_has_a_page_for_each_part(phone: BrowserContext) -> None:
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
    assert complaints_of(page) == []


def test_some_turns_on_a_phone(phone: BrowserContext) -> None:
    """What glows can be tapped; nothing leads to a dead end."""
    page = set_up(phone, "here", "bot:greedy", game="nassau")
    for _ in range(6):
        page.wait_for_selector("#choices .choice", state="attached")
        token = offered(page)[0]
        before = stand(page)
        if spots := drawn(page, token):
            page.touchscreen.tap(*spots[0])
        else:
            page.locator(f"#choices [data-choose='{token}']").tap()
        wait_for_change(page, before)
    assert complaints_of(page) == []
