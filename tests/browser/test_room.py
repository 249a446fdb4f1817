"""The people around the board: who is there, who lets a bot play, who watches."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.browsers import Browsers
from tests.browser.company import gather, offer, pages, seat_of, status_of, two
from tests.browser.play import (
    complaints_of,
    invitation,
    open_page,
    patient,
    set_up,
    sit_down,
)
from tests.server.house import serving
from tidetable.core.vec import COMPILED
from tidetable.server.room import people, room
from tidetable.server.room.strength import FULL, PLAIN

pytestmark = pytest.mark.browser

# How strong the bots of the house are that these tests share, and will stay.
ALREADY = FULL if COMPILED else PLAIN


def test_everybody_sees_who_is_there_and_who_lets_a_bot_play(
    browsers: Browsers, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, watch = two(house)
    with pages(browsers, anna) as [host]:
        expect(status_of(host, 0)).to_have_text("you")
        expect(status_of(host, 1)).to_have_text("away")
        expect(host.locator("#watchers")).to_be_hidden()
        with pages(browsers, ben, watch) as [friend, watcher]:
            expect(status_of(host, 1)).to_have_text("is here")
            expect(status_of(friend, 0)).to_have_text("is here")
            expect(host.locator("#watchers")).to_have_text(" one person is watching")
            expect(watcher.locator("#players .more:visible")).to_have_count(0)

            # A reload is not seen by others.
            host.evaluate(
                "window.seen = []; document.addEventListener("
                "'room', ({ detail }) => seen.push(detail.seats[1].present))"
            )
            friend.reload()
            expect(status_of(friend, 0)).to_have_text("is here")
            assert False not in host.evaluate("window.seen")

            # A bot plays for me, and I come back with one click.
            expect(seat_of(host, 0)).to_have_attribute("aria-current", "true")
            offer(host, 0, "Deckhand: play for me")
            expect(status_of(friend, 0)).to_have_text("stand-in: Deckhand")
            expect(friend.locator("#stage .lit").first).to_be_visible()
            expect(host.locator("#stage .lit")).to_have_count(0)
            seat_of(host, 0).get_by_text("I’m back").click()
            expect(status_of(friend, 0)).to_have_text("is here")
            expect(seat_of(host, 0).get_by_text("I’m back")).to_have_count(0)

            # The menu of a seat is used by keys, too.
            more = seat_of(host, 0).locator(".more")
            more.focus()
            host.keyboard.press("Enter")
            expect(host.locator("#seat-menu")).to_be_visible()
            host.keyboard.press("Escape")
            expect(host.locator("#seat-menu")).to_be_hidden()
            expect(more).to_be_focused()
            host.keyboard.press("Enter")
            host.keyboard.press("Enter")
            expect(status_of(host, 0)).to_have_text("stand-in: Gentle")
            monkeypatch.setattr(people, "LINGER", 0.3)
        expect(status_of(host, 1)).to_have_text("away")
        expect(host.locator("#watchers")).to_be_hidden()
        assert complaints_of(host) == []


def test_a_seat_taken_back_can_be_played_at_once(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=30.0) as house, closing(Browsers(browser, house)) as lent:
        anna, *_ = two(house)
        with pages(lent, anna) as [host]:
            expect(host.locator("#prompt")).to_contain_text("Your turn")
            offer(host, 0, "Deckhand: play for me")
            expect(host.locator("#stage .lit")).to_have_count(0)
            expect(host.locator("#prompt")).not_to_contain_text("Your turn")
            seat_of(host, 0).get_by_text("I’m back").click()
            host.locator("#stage .lit").first.click()
            expect(host.locator("#feed")).to_contain_text("Rolled")


def test_a_stand_in_for_a_leaver_is_agreed_on(browsers: Browsers, house: str) -> None:
    anna, ben, chloe, _ = gather(
        house, seat_1="here", name_1="Anna", seat_2="link", seat_3="link", option_first="3"
    )
    with pages(browsers, anna, ben) as [host, friend]:
        offer(host, 2, "Propose: Deckhand plays for Chloé")
        expect(seat_of(host, 2)).to_contain_text("Deckhand for Chloé? 1 of 2 agree.")
        expect(seat_of(host, 2).get_by_text("Agree", exact=True)).to_have_count(0)
        seat_of(friend, 2).get_by_text("Agree", exact=True).click()
        expect(status_of(host, 2)).to_have_text("stand-in: Deckhand")
        with pages(browsers, chloe) as [leaver]:
            seat_of(leaver, 2).get_by_text("I’m back").click()
            expect(status_of(host, 2)).to_have_text("is here")


def test_a_bots_seat_becomes_a_persons_and_back(
    desk: BrowserContext, browsers: Browsers, house: str
) -> None:
    host = set_up(desk, "here", "bot:greedy", option_first="2")
    expect(host.locator("#invitations")).to_be_hidden()
    expect(host.locator("#links li")).to_have_count(1)  # the watchers'
    offer(host, 1, "Free this seat for a person")
    expect(status_of(host, 1)).to_contain_text("free: ")
    # The host sets a bot where nobody came, and sends it away again.
    offer(host, 1, "Seat: Deckhand")
    expect(status_of(host, 1)).to_contain_text("Deckhand")
    expect(host.locator("#stage .lit").first).to_be_visible()
    offer(host, 1, "Free this seat for a person")
    expect(status_of(host, 1)).to_contain_text("free: ")
    host.locator("#invite-button").click()
    expect(host.locator("#links li")).to_have_count(2)  # the new seat's, and the watchers'
    address = invitation(host)
    with pages(browsers, address) as [friend]:
        sit_down(friend, "Ben")
        expect(seat_of(host, 1).locator(".name")).to_have_text("Ben")
        expect(status_of(host, 1)).to_have_text("is here")
    assert complaints_of(host) == []


def test_who_thinks_is_seen_and_stays_calm(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=3.0) as house:
        [path, _] = gather(house, seat_1="here", seat_2="bot:greedy", option_first="2")
        context = patient(browser.new_context(base_url=house, locale="en"))
        page = open_page(context, path)
        expect(page.locator(".player.thinking .status")).to_have_text("Gulliver is thinking")
        moving = "document.querySelector('.thinking .status').getAnimations({subtree: true}).length"
        assert page.evaluate(moving) == 1
        page.emulate_media(reduced_motion="reduce")
        assert page.evaluate(moving) == 0
        context.close()


def test_a_phone_has_big_targets_and_nothing_overflows(phone: BrowserContext, house: str) -> None:
    anna, *_ = gather(
        house,
        seat_1="here",
        name_1="A very very long name",
        seat_2="link",
        seat_3="bot:greedy",
        seat_4="link",
        clock="86400",
    )
    page = open_page(phone, anna)
    expect(page.locator("#players .player")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(".settings summary").tap()
    page.locator("#talk summary").tap()
    things = page.locator(
        "#players .more:visible, #pause button, .talk summary, #quick button, #own-words > *"
    )
    for thing in [*things.all(), *page.locator(".settings label:visible").all()]:
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    seat_of(page, 2).locator(".more").tap()
    menu = page.locator("#seat-menu").bounding_box()
    assert menu is not None
    assert menu["x"] >= 0
    assert menu["x"] + menu["width"] <= 390


def test_it_is_said_once_that_the_bots_are_at_their_full_strength(
    browsers: Browsers, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "FULL", "not yet")
    anna, watcher = gather(house, "sirens", seat_1="here", seat_2="bot:gentle", option_first="1")[
        :2
    ]
    with pages(browsers, anna) as [host]:
        notice = host.locator("#notice")
        expect(notice).to_be_hidden()
        monkeypatch.setattr(room, "FULL", ALREADY)
        with pages(browsers, watcher):
            expect(notice).to_have_text("The bots are at their full strength now.")
            host.evaluate("document.querySelector('#notice').textContent = ''")
        expect(host.locator("#watchers")).to_be_hidden()  # who watched is gone: a room since
        expect(notice).to_have_text("")
