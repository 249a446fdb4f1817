"""The start page: playing at once, one's own tables, open tables, the set-up form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.at_random import offered
from tests.browser.browsers import DESK, PHONE, Browsers
from tests.browser.play import (
    at_the_table,
    complaints_of,
    new_table,
    open_page,
    overflow,
    set_up,
    sit_down,
)
from tests.server.house import serving
from tests.spread import some
from tidetable import games
from tidetable.server.room import strength

pytestmark = pytest.mark.browser

# What is wider than its place lies over its neighbour.
OVERFLOWING = """() => [...document.querySelectorAll('.more .quiet')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""


@pytest.fixture
def two_alone(
    browser: Browser, empty_house: str
) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """Two browsers in a house where nobody else has an open table."""
    alone = Browsers(browser, empty_house)
    with alone.new(DESK) as mine, alone.new(DESK) as theirs:
        yield mine, theirs


def introduce(page: Page, name: str, colour: int) -> None:
    page.locator("[name=name-1]").fill(name)
    page.locator(f"[name=colour][value='{colour}']").check()


@pytest.mark.parametrize("game", some(games.names(), "nassau"))
def test_playing_against_bots_takes_two_clicks(desk: BrowserContext, game: str) -> None:
    """What the others' buttons begin is tested without a page."""
    page = open_page(desk, "/")
    page.locator(f"#{game} .actions .primary").click()
    page.locator(f"#play-{game} .numbers button").last.click()
    at_the_table(page)
    seats = page.request.get(page.url + "/room").json()["seats"]
    assert len(seats) == games.box(game).game.max_seats
    assert [bool(seat["bot"]) for seat in seats] == [False] + [True] * (len(seats) - 1)
    assert complaints_of(page) == []


def test_a_name_and_a_colour_are_remembered_and_worn(desk: BrowserContext) -> None:
    """At a game that the keyboard alone begins, in the form, and in a first game."""
    page = open_page(desk, "/")
    introduce(page, "Anna", 4)
    page.locator("[name=name-1]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.url.endswith("/"), "Enter in the name starts nothing"
    page.reload()
    expect(page.locator("[name=name-1]")).to_have_value("Anna")
    expect(page.locator("[name=colour][value='4']")).to_be_checked()

    page.locator("#sirens .actions .primary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#play-sirens .numbers button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#play-sirens")).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    at_the_table(page)
    expect(page.locator("#players .seat-4")).to_contain_text("Anna")

    page.goto("/new/chests")
    expect(page.locator("[name=name-1]")).to_have_value("Anna")
    expect(page.locator("[data-seat='1']")).to_contain_class("seat-4")
    expect(page.locator("[data-seat='4']")).to_contain_class("seat-1")

    page.goto("/")
    page.locator("#chests").get_by_role("button", name="First game").click()
    expect(page.locator("#lesson")).to_be_visible()
    expect(page.locator("#players .seat-4")).to_contain_text("Anna")


def test_my_tables_are_remembered_and_forgotten(desk: BrowserContext) -> None:
    page = open_page(desk, "/")
    expect(page.locator("#mine")).to_be_hidden()
    introduce(page, "<i>Anna</i>", 1)
    page.locator("#sirens .actions .primary").click()
    page.get_by_role("button", name="One opponent").click()
    at_the_table(page)
    offered(page)  # or a bot that begins would still have the turn
    sirens = page.url
    page.goto("/new/chests")
    page.locator("[name=seat-2][value=link]").check()
    page.locator(".setup summary").click()
    page.locator("[name=option-first]").select_option("2")
    page.locator(".setup button.primary").click()
    at_the_table(page)
    page.goto("/")
    tables = page.locator("#mine li")
    expect(tables).to_have_count(2)
    expect(tables.last).to_contain_text("The others’ turn")
    expect(tables.last).to_contain_text("<i>Anna</i>")
    expect(tables.last.locator(".free")).to_have_text("free")
    expect(tables.first).to_contain_text("Your turn")
    expect(tables.first).to_contain_class("yours")
    tables.first.get_by_role("link").click()
    expect(page).to_have_url(sirens)
    page.goto("/")
    tables.first.get_by_role("button").click()
    expect(tables).to_have_count(1)
    page.reload()
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("Chests & Sabres")
    tables.get_by_role("button").click()
    expect(page.locator("#mine")).to_be_hidden()
    assert complaints_of(page) == []


def test_who_is_forgotten_before_the_house_answers_stays_forgotten(desk: BrowserContext) -> None:
    page = set_up(desk, "here", "here")
    page.goto(new_table(desk, "here", "here", game="sirens"))
    at_the_table(page)
    asked: list[Route] = []
    page.route("**/mine", lambda route: asked.append(route))
    with page.expect_request("**/mine"):
        page.goto("/")
    tables = page.locator("#mine li")
    tables.filter(has_text="Chests & Sabres").get_by_role("button").click()
    expect(tables).to_have_count(1)
    asked[0].continue_()
    expect(page.locator("#mine .state").last).to_have_text("Your turn")  # the answer is shown
    expect(tables).to_have_count(1)


def test_what_leads_nowhere_is_dropped_and_at_most_thirty_tables_are_remembered(
    desk: BrowserContext,
) -> None:
    page = open_page(desk, "/")
    for kept in (
        '[{"path": "/table/gone", "game": "Gone", "when": 1}]',
        '[{"path": "javascript:alert(1)", "game": "Bad", "when": 1}, 7, null]',
        '{"length": 3}',
        "nonsense",
    ):
        page.evaluate("(kept) => localStorage.setItem('my-tables', kept)", kept)
        page.reload()
        expect(page.locator("#mine")).to_be_hidden()
    assert complaints_of(page) == []
    many = "[...Array(40)].map((_, n) => ({ path: `/table/t${n}`, game: 'x', when: 1 }))"
    page.evaluate(f"localStorage.setItem('my-tables', JSON.stringify({many}))")
    page.locator("#sirens .actions .primary").click()
    page.get_by_role("button", name="One opponent").click()
    at_the_table(page)
    assert page.evaluate("JSON.parse(localStorage.getItem('my-tables')).length") == 30
    page.goto("/")
    expect(page.locator("#mine li")).to_have_count(1)


def test_open_tables_come_and_go_while_one_looks_and_are_joined(
    two_alone: tuple[BrowserContext, BrowserContext],
) -> None:
    desk, other = two_alone
    guest = open_page(other, "/")
    guest.clock.install()
    guest.reload()
    expect(guest.locator("#open")).to_be_hidden()
    host = open_page(desk, "/new/sirens")
    host.locator("[name=name-1]").fill("Anna")
    expect(host.locator("[name=listed]")).to_be_hidden()
    host.locator("[name=seat-2][value=link]").check()
    host.locator("[name=listed]").check()
    host.locator(".setup button.primary").click()
    at_the_table(host)
    guest.clock.run_for(10_000)
    expect(guest.locator("#open li")).to_contain_text("Anna")
    button = guest.locator("#open button").element_handle()
    with guest.expect_response("/open"):
        guest.clock.run_for(10_000)
    assert button.evaluate("(button) => button.isConnected")  # what is the same stays

    # One that filled up meanwhile says so to who has not looked since, and goes.
    late = open_page(other, "/")
    sit_down(open_page(desk, host.locator("[data-copy]").first.get_attribute("data-copy") or ""))
    late.locator("#open button").click()
    expect(late.locator(".error")).to_contain_text("No seat is free")
    late.close()
    guest.clock.run_for(10_000)
    expect(guest.locator("#open")).to_be_hidden()

    # Another one is joined from there.
    host.goto(new_table(desk, "here", "link", name_1="Anna", listed="yes"))
    at_the_table(host)
    introduce(guest, "Ben", 4)
    guest.clock.run_for(10_000)
    guest.locator("#open").get_by_role("button", name="Sit down").click()
    at_the_table(guest)
    expect(guest.locator("#join")).to_have_count(0)
    for page in (host, guest):
        expect(page.locator("#players .seat-4")).to_contain_text("Ben")
        expect(page.locator("#players .seat-1")).to_contain_text("Anna")
    guest.goto("/")
    expect(guest.locator("#open")).to_be_hidden()
    assert complaints_of(host) == complaints_of(guest) == []


def test_every_setting_of_the_form_arrives(desk: BrowserContext) -> None:
    page = open_page(desk, "/new/chests")
    page.locator("[name=seat-2][value=here]").check()
    page.locator("[name=name-2]").fill("Ben")
    page.locator("[name=seat-3][value='bot']").check()
    expect(page.locator("[name=clock]")).to_be_hidden()
    page.locator(".setup summary").click()
    page.locator("[name=clock]").select_option("180")
    page.locator("[name=best-of]").select_option("3")
    page.locator("[name=chat]").check()
    page.locator(".setup button.primary").click()
    at_the_table(page)
    room = page.request.get(page.url + "/room").json()
    assert [seat["name"] for seat in room["seats"]] == ["Red", "Ben", "Yellow"]
    assert [seat["level"] for seat in room["seats"]] == [None, None, "deckhand"]
    assert room["clock"]["given"] == 180
    assert page.request.post(page.url + "/say", data={"text": "hello"}).status == 400


def test_a_phone_finds_everything_within_reach(phone: BrowserContext) -> None:
    page = open_page(phone, "/")
    small = page.evaluate(
        "[...document.querySelectorAll('main :is(button, a, select)')]"
        ".filter((thing) => thing.checkVisibility() && thing.tabIndex >= 0)"
        ".map((thing) => [thing.innerText, thing.getBoundingClientRect()])"
        ".filter(([_, box]) => Math.min(box.width, box.height) < 40).map(([text]) => text)"
    )
    assert small == []
    assert overflow(page) <= 0
    page.locator("#titania .actions .primary").tap()
    panel = page.locator("#play-titania")
    expect(panel).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="3 opponents").tap()
    at_the_table(page)
    page.goto("/new/chests")
    expect(page.locator(".setup button.primary")).to_be_in_viewport()
    assert overflow(page) <= 0
    assert complaints_of(page) == []


def test_a_phone_shows_all_levels_at_once_where_they_are_weaker_too(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "COMPILED", False)
    with serving(tmp_path) as base, Browsers(browser, base).new(PHONE) as phone:
        page = open_page(phone, "/")
        page.locator("#titania .actions .primary").tap()
        panel = page.locator("#play-titania")
        expect(panel).to_contain_text("not compiled")
        expect(panel).to_be_in_viewport(ratio=1)


def test_the_start_page_speaks_every_language(desk: BrowserContext) -> None:
    page = open_page(desk, "/")
    for title in ("Deutsch", "Français", "繁體中文"):
        page.get_by_title(title).click()
        expect(page.locator("#chests .cover img")).to_have_js_property("complete", True)
        assert page.locator("#chests .cover img").evaluate("(image) => image.naturalWidth") > 0
        assert not re.search("Play now|Invite friends|Set up", page.locator("main").inner_text())
        assert page.evaluate(OVERFLOWING) == []
