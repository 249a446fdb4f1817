"""Two browsers have a part in the luck by themselves, and check it after the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIRequestContext, BrowserContext, Page, expect

from tests.browser.at_random import away
from tests.browser.play import complaints_of, invitation, open_page, set_up, sit_down

pytestmark = pytest.mark.browser


def play_on(links: list[str], requests: list[APIRequestContext]) -> None:
    """Play to the end by these links, without pictures."""
    while asked := requests[0].get(f"{links[0]}/questions").json()["asked"]:
        request, link = requests[asked[0]], links[asked[0]]
        table = request.get(f"{link}/questions").json()
        answer = {"text": table["legal"][-1]["text"], "version": table["version"]}
        assert request.post(f"{link}/play", data=answer).ok


def verify(page: Page) -> str:
    page.locator("#verify").click()
    page.wait_for_selector("#verified.fair, #verified.partly, #verified.unfair")
    return page.locator("#verified").inner_text()


def test_two_browsers_share_the_luck_and_check_it(
    desk: BrowserContext, other: BrowserContext
) -> None:
    host = set_up(desk, "here", "link", game="sirens", name_1="Anna", luck="shared")
    expect(host.locator("#prompt")).to_contain_text("everybody has sat down")
    friend = open_page(other, invitation(host))
    sit_down(friend, "Ben")
    expect(friend.locator("#prompt")).not_to_contain_text("Luck")
    expect(host.locator("#choices .choice").first).to_be_attached()
    with away([host, friend]) as links:
        play_on(links, [host.request, friend.request])
    for page in (host, friend):
        page.locator("#fair summary").click()
        expect(page.locator("#fair")).to_contain_text("one honest number is enough")
        said = verify(page)
        assert "worked out the seals itself" in said
        assert re.search(r"Seats 1, 2 gave a number each", said)
        expect(page.locator("#verified")).to_have_class("fair")
    # A log that was written anew afterwards would not hold what this browser was shown.
    for kept, value in {"chain": "0" * 64, "sealed": f'["{"0" * 64}", ""]'}.items():
        key = f"{kept}:{host.url.rpartition('/table/')[2]}".replace(":", ":/table/")
        was = host.evaluate("(key) => localStorage.getItem(key)", key)
        assert was
        host.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])
        assert "is NOT the one that your browser was shown" in verify(host)
        host.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, was])
    assert complaints_of(host) == complaints_of(friend) == []
