"""A finished game looked at again, in real browsers: waiting, reading, trying it another way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.browsers import DESK, PHONE, Browsers
from tests.browser.play import at_the_table, complaints_of, open_page
from tests.server.guests import finish
from tests.server.house import Player, Visitor, serving

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Somebody who has played to the end."""
    with serving(tmp_path_factory.mktemp("hall")) as base, Visitor(base) as someone:
        player = someone.set_up("chests", seat_1="here", name_1="Anna", seat_2="bot:greedy")
        finish(player)
        yield player


@pytest.fixture(scope="module")
def visitors(browser: Browser, host: Player) -> Iterator[Browsers]:
    with closing(Browsers(browser, str(host.http.base_url))) as lent:
        yield lent


@pytest.fixture(params=["desk", pytest.param("phone", marks=pytest.mark.long)])
def context(request: pytest.FixtureRequest, visitors: Browsers) -> Iterator[BrowserContext]:
    with visitors.lend({"desk": DESK, "phone": PHONE}[request.param]) as context:
        yield context


def looked_at(context: BrowserContext, host: Player) -> Page:
    """Open the review as a person does, and wait until everything was looked at."""
    page = open_page(context, host.path)
    page.locator("#end a[href$='/review']").click()
    expect(page.locator("#chart svg")).to_be_visible()
    return page


def test_the_moments_that_decided_it_lead_into_the_replay(
    context: BrowserContext, host: Player
) -> None:
    page = open_page(context, host.path)
    page.locator("#moments").scroll_into_view_if_needed()
    first = page.locator("#moments a").first
    expect(first).to_contain_text("of 100")
    moments = page.locator("#moments a").count()
    assert 1 <= moments <= 3
    expect(page.locator("#chart .moment")).to_have_count(moments)
    first.click()
    expect(page.locator("#scrubber")).to_be_visible()
    assert "/replay?at=" in page.url
    assert not complaints_of(page)


def test_it_is_waited_for_and_read_and_its_chart_leads_to_a_move(
    context: BrowserContext, host: Player
) -> None:
    page = looked_at(context, host)
    described = page.locator("#chart svg").get_attribute("aria-label") or ""
    assert "Anna: " in described
    assert "Blue: " in described
    expect(page.locator(".sums tbody tr")).to_have_count(5)
    mine, theirs = page.locator(".of-seat").all()
    expect(mine).to_have_attribute("open", "")
    expect(theirs.locator(".moments").first).to_be_hidden()
    theirs.locator("summary").first.click()
    expect(theirs.locator(".moments").last).to_be_visible()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.locator("#chart").click()
    at_the_table(page)
    n, last = (int(word) for word in page.locator("#count").inner_text().split(" / "))
    assert last / 3 < n < 2 * last / 3
    assert complaints_of(page) == []


def test_a_decision_can_be_tried_another_way(context: BrowserContext, host: Player) -> None:
    page = open_page(context, f"{host.path}/review")
    expect(page.locator("#chart svg")).to_be_visible()
    way = page.locator(".of-seat[open] .ways a[href$='#try']").first
    n = (way.get_attribute("href") or "").partition("at=")[2].partition("&")[0]
    way.click()
    expect(page.locator("#go-on")).to_be_visible()
    expect(page.locator("#go-on [name=at]")).to_have_value(n)
    page.locator("#go-on .primary").click()
    at_the_table(page)
    expect(page.locator("#end")).to_be_hidden()
    assert host.path not in page.url
