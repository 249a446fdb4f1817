"""The net goes away in the middle of a game, and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.browsers import PHONE, Browsers
from tests.browser.play import at_the_table, new_table, set_up, tell
from tests.patience import wait_for

pytestmark = pytest.mark.browser

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found.map((url) => new URL(url).pathname);
}"""
# A promise is waited for where something is evaluated; for `wait_for_function` it is simply there.
KEPT_AT = "async (address) => (await caches.match(address))?.url"
WORKER = "() => navigator.serviceWorker.controller.scriptURL"
SEEN = "() => JSON.parse(sessionStorage.getItem('last-seen'))"


@pytest.fixture
def kept(browsers: Browsers) -> Iterator[BrowserContext]:
    """A phone whose browser may keep what it needs without a net."""
    with browsers.new({**PHONE, "service_workers": "allow"}) as context:
        yield context


def files_are_kept(page: Page) -> None:
    """Wait until the worker has what the page is made of, and the page for bad times."""
    shapes = page.locator("#table").get_attribute("data-shapes")
    wait_for(lambda: page.evaluate(KEPT_AT, shapes))
    wait_for(lambda: page.evaluate(KEPT_AT, "/offline"))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_a_game_goes_on_through_a_loss_of_the_net(kept: BrowserContext) -> None:
    page = set_up(kept, "here", "bot:greedy", lang="de")
    files_are_kept(page)
    feed, lost = page.locator("#feed"), page.locator(".lost-line")

    # An answer that cannot be sent says so, and is sent by itself when the net is back: once.
    kept.set_offline(True)
    expect(lost).to_be_visible()
    expect(lost.locator(".resends")).to_be_hidden()
    page.locator("#stage .lit").first.click()
    expect(lost.locator(".resends")).to_be_visible()
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#stage .lit")).to_have_count(0)  # it is given, and not asked again
    kept.set_offline(False)
    expect(lost).to_be_hidden()
    expect(feed).to_contain_text("Rolled")
    assert feed.inner_text().count("Rolled") == 1
    expect(page.locator("#stage .lit").first).to_be_visible()

    # A reload without the net shows the board that was seen last, and a word.
    board = page.locator("#stage svg").evaluate("(svg) => svg.querySelectorAll('*').length")
    address = page.url
    kept.set_offline(True)
    page.reload()
    expect(page.locator(".no-net h1")).to_have_text("No net")
    expect(page.locator("#last-seen")).to_contain_text("as you last saw it")
    expect(page.locator("#stage svg")).to_be_visible()
    assert page.locator("#stage svg").evaluate("(svg) => svg.querySelectorAll('*').length") == board
    assert page.locator("#shapes defs").count() > 0
    assert page.url == address

    # It goes on by itself.
    kept.set_offline(False)
    expect(page.locator("#stage .lit").first).to_be_visible()

    # What is kept for all is nobody's secret, and the board goes when its table is left.
    secret = address.rsplit("/", 1)[1]
    paths = page.evaluate(KEPT)
    assert any(path == "/offline" for path in paths)
    assert [path for path in paths if secret in path or path.startswith("/table")] == []
    assert page.evaluate(SEEN)["path"] == f"/table/{secret}"
    page.goto("/")
    assert page.evaluate(SEEN) is None

    # Elsewhere there is a page in the reader's language, and no board. Another language is no other
    # worker: they would take over from each other, and pages would wait for them.
    worker = page.evaluate(WORKER)
    page.goto("/?lang=de")
    wait_for(lambda: str(page.evaluate(KEPT_AT, "/offline")).endswith("lang=de"))
    assert page.evaluate(WORKER) == worker
    kept.set_offline(True)
    page.goto(address)
    expect(page.locator(".no-net h1")).to_have_text("Kein Netz")
    expect(page.locator("#stage")).to_be_hidden()
    kept.set_offline(False)


def test_a_hand_on_a_shared_screen_is_not_kept(phone: BrowserContext) -> None:
    """Else a reload without the net would look behind the cover."""
    page = set_up(phone, "here", "bot:greedy", game="sirens")
    assert page.evaluate(SEEN)["board"]
    page.goto(new_table(phone, "here", "here", game="sirens"))
    at_the_table(page)
    assert page.locator("#hand-over").is_visible()
    assert page.evaluate(SEEN) is None


SMALL = """() => [...document.querySelectorAll("button, a[href], summary, select, input")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => thing.closest("label") ?? thing)
    .map((thing) => [thing.outerHTML.slice(0, 80), thing.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 40 || height < 40))
    .map(([name, { width, height }]) => `${name} ${width}x${height}`)"""


def test_an_answer_that_cannot_be_sent_twice_is_given_back(phone: BrowserContext) -> None:
    """And a finger hits everything, and no corner hides it."""
    page = set_up(phone, "here", "bot:greedy")
    table = page.url
    expect(page.locator("#stage .lit").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    tries: list[str] = []

    def lose(route: Route) -> None:
        tries.append(route.request.url)
        route.abort()

    page.route("**/play", lose)
    page.locator("#stage .lit").first.tap()
    expect(page.locator("#notice")).to_contain_text("was not sent")
    assert len(tries) == 2
    expect(page.locator(".lost-line")).to_be_hidden()
    expect(page.locator("#stage .lit").first).to_be_visible()
    page.unroute("**/play")

    page.goto("/")
    assert page.evaluate(SMALL) == []
    page.locator(".language").tap()
    page.get_by_title("简体中文").tap()  # all languages have their full names there
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(SMALL) == []
    page.goto(table)  # opened on its side, not turned
    expect(page.locator("#stage .lit").first).to_be_in_viewport()
    assert page.evaluate(SMALL) == []
    notch = {"left": 47, "right": 47, "bottom": 21, "top": 0}
    tell(page, "Emulation.setSafeAreaInsetsOverride", {"insets": notch})
    try:
        mark = page.locator(".wordmark").bounding_box()
        assert mark is not None
        assert mark["x"] >= 47
        assert (
            page.locator("main").evaluate("(main) => getComputedStyle(main).paddingRight") == "47px"
        )
    finally:
        tell(page, "Emulation.setSafeAreaInsetsOverride", {"insets": {}})
