"""Inviting and joining: secret links, codes to scan, and the card that welcomes a friend."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.play import (
    at_the_table,
    complaints_of,
    invitation,
    new_page,
    new_table,
    open_page,
    set_up,
    sit_down,
)
from tidetable.games import box

pytestmark = pytest.mark.browser

OTHER_WAYS = """
Object.defineProperty(navigator, "clipboard", { value: undefined });
Object.defineProperty(navigator, "share", {
  value: async (what) => { window.shared = what; },
});
"""


def invite(context: BrowserContext, game: str = "chests") -> Page:
    """Set up a table for one friend, or for two where there is room."""
    friends = ["link"] * min(2, box(game).game.max_seats - 1)
    page = set_up(context, "here", *friends, game=game, name_1="Anna", colour="2")
    expect(page.locator("#invitations")).to_be_visible()
    return page


def invite_at_once(context: BrowserContext, game: str = "chests") -> Page:
    """Set up the same table in two clicks."""
    page = open_page(context, "/")
    page.locator("[name=name-1]").fill("Anna")
    page.locator("[name=colour][value='2']").check()
    page.locator(f"#{game} .actions > button", has_text="Invite friends").click()
    if game != "sirens":
        page.locator(f"#invite-{game}").get_by_role("button", name="2 friends").click()
    expect(page.locator("#invitations")).to_be_visible()
    return page


def test_a_friend_joins_by_link_with_name_and_colour(
    desk: BrowserContext, other: BrowserContext
) -> None:
    host = invite_at_once(desk, "sirens")
    address = invitation(host)
    friend = open_page(other, address)
    expect(friend.locator("#join")).to_contain_text("Anna")
    expect(friend.locator("#join [value='2']")).to_be_disabled()
    expect(friend.locator("#join [value='1']")).to_be_checked()
    friend.locator("#join [value='4']").check()
    expect(friend.locator("#choices .choice")).to_have_count(0)  # no hand, and nothing to play
    sit_down(friend, "<b>Ben</b>")
    assert friend.url != address
    for page in (host, friend):
        expect(page.locator("#players .seat-4")).to_contain_text("<b>Ben</b>")
        expect(page.locator("#players .seat-2")).to_contain_text("Anna")
        expect(page.locator("#stage svg")).to_contain_text("<b>Ben</b>")
        expect(page.locator("#stage .seat-4").first).to_be_attached()
        expect(page.locator("#stage .seat-1")).to_have_count(0)
        expect(page.locator("b", has_text="Ben")).to_have_count(0)
    own = friend.url
    friend.reload()
    at_the_table(friend)
    expect(friend.locator("#join")).to_have_count(0)
    expect(friend.locator("#players .player").nth(1).locator(".status")).to_have_text("you")
    friend.goto("/")
    expect(friend.locator("[name=name-1]")).to_have_value("<b>Ben</b>")
    expect(friend.locator("[name=colour][value='4']")).to_be_checked()
    expect(friend.locator("#mine li")).to_have_count(1)
    friend.locator("#mine li a", has_text="Sirens in Sight").click()
    at_the_table(friend)
    assert friend.url == own
    assert complaints_of(host) == complaints_of(friend) == []
    # Whoever opens a used invitation again is back at the own seat.
    friend.goto(address)
    friend.wait_for_url(own)
    at_the_table(friend)
    friend.goto(f"{address}/replay")
    friend.wait_for_url(own)


def test_a_seat_is_found_though_the_answer_got_lost(
    desk: BrowserContext, other: BrowserContext
) -> None:
    """The seat is taken, and then the line breaks. Who watches is not asked and has none."""
    host = invite(desk, "sirens")
    friend = open_page(other, invitation_of(host, "Watch only"))
    at_the_table(friend)
    for part in ("#join", "#invitations", "#choices .choice"):
        expect(friend.locator(part)).to_have_count(0)
    address = invitation(host)
    friend.goto(address)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    friend.route("**/sit", lose, times=1)
    friend.locator("#join [name=name]").fill("Ben")
    friend.locator("#join .primary").click()
    friend.wait_for_url(lambda url: url != address)  # its invitation is spent: by itself
    at_the_table(friend)
    expect(friend.locator("#players .player").nth(1)).to_contain_text("Ben")
    expect(friend.locator("#players .player").nth(1).locator(".status")).to_have_text("you")


def test_the_invitations_follow_the_seats_and_the_colours(
    desk: BrowserContext, other: BrowserContext
) -> None:
    host = invite_at_once(desk)
    links = host.locator("#links li")
    expect(links).to_have_count(3)
    expect(host.locator("#free-seats")).to_have_text("2")
    pages = [open_page(other, invitation_of(host, name)) for name in ("Red", "Yellow")]
    for page in pages:
        page.locator("#join [value='4']").check()
    sit_down(pages[0], "Ben")
    expect(links.first).to_contain_text("Ben")
    expect(links.first).to_contain_class("sits")
    expect(links.first.locator("input, button, img")).to_have_count(0)  # the link is Ben's own
    expect(host.locator("#free-seats")).to_have_text("1")
    expect(host.locator("#invitations")).to_be_visible()
    # A colour taken meanwhile can no longer be chosen.
    expect(pages[1].locator("#join [value='4']")).to_be_disabled()
    expect(pages[1].locator("#join [value='3']")).to_be_checked()
    expect(pages[1].locator("#join")).to_contain_text("Anna, Ben")
    sit_down(pages[1], "Cleo")
    expect(host.locator("#players .seat-3")).to_contain_text("Cleo")
    expect(host.locator("#invitations")).to_be_hidden()  # everybody has come
    expect(host.locator("#free-seats")).to_be_hidden()
    host.locator("#invite-button").click()
    expect(host.locator("#invitations")).to_contain_text("Every seat is taken")


def invitation_of(host: Page, name: str) -> str:
    row = host.locator("#links li", has_text=name)
    return row.locator("[data-copy]").get_attribute("data-copy") or ""


def test_a_link_is_copied_and_shown_as_a_code(desk: BrowserContext) -> None:
    desk.grant_permissions(["clipboard-read", "clipboard-write"])
    host = invite(desk)
    row = host.locator("#links li").nth(1)
    row.get_by_role("button", name="Copy").click()
    expect(row).to_contain_text("Copied")
    copied = host.evaluate("navigator.clipboard.readText()")
    assert copied == row.locator("[data-copy]").get_attribute("data-copy")
    expect(row.locator(".code")).to_be_hidden()
    row.get_by_role("button", name="QR code").click()
    code = row.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    host.wait_for_function("(image) => image.naturalWidth > 0", arg=code.element_handle())
    host.locator("#links li").first.get_by_role("button", name="QR code").click()
    expect(code).to_be_hidden()
    assert complaints_of(host) == []


def test_a_link_is_shared_where_the_browser_can_and_copied_without_a_clipboard(
    desk: BrowserContext,
) -> None:
    """A page from another computer, without https, has only the old way to copy."""
    host = open_page(desk, new_table(desk, "here", "link", game="sirens"), OTHER_WAYS)
    host.evaluate(
        "document.addEventListener('copy', () => (window.copied = String(getSelection())))"
    )
    row = host.locator("#links li").first
    row.get_by_role("button", name="Copy").click()
    expect(row).to_contain_text("Copied")
    address = row.locator("[data-copy]").get_attribute("data-copy")
    assert host.evaluate("copied") == address
    row.get_by_role("button", name="Share").click()
    assert host.evaluate("shared.url") == address


def test_on_a_phone_the_card_and_the_invitations_fit_and_a_seat_is_taken_once(
    phone: BrowserContext, other: BrowserContext
) -> None:
    host = invite(phone)
    expect(host.locator("#invitations")).to_be_in_viewport()
    address = invitation_of(host, "Red")
    assert host.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    late = open_page(phone, address)  # somebody looks at the card, and does not sit down
    expect(late.locator("#join")).to_be_in_viewport(ratio=1)
    late.keyboard.press("Escape")
    expect(late.locator("#join")).to_be_visible()
    asleep, lines = new_page(phone), list[Route]()  # and somebody's phone hears nothing meanwhile
    asleep.route("**/events?*", lambda line: lines.append(line))
    with asleep.expect_request("**/events?*"):
        asleep.goto(address)
    friend = open_page(other, address)
    friend.locator("#join [name=name]").fill("Ben")
    friend.keyboard.press("Enter")
    friend.wait_for_url(lambda url: url != address)
    at_the_table(friend)
    lines[0].continue_()
    for page in (late, asleep):
        expect(page.locator("h1")).to_have_text("This seat is taken")
        expect(page.locator("#stage")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    late.goto(address)  # who comes only now reads the same
    expect(late.locator("h1")).to_have_text("This seat is taken")
    late.get_by_role("link", name="Back to the harbour").click()
    expect(late.locator(".games")).to_be_visible()
