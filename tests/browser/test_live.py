"""What comes by itself: lines that break and heal, tabs that agree, calls to whoever looks away."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.browsers import Browsers
from tests.browser.company import pages, status_of, two
from tests.browser.play import complaints_of, new_page, open_page, patient
from tests.server.guests import move
from tests.server.house import Visitor, serving

pytestmark = pytest.mark.browser

# Stand-ins for what a browser without a person cannot do: sound, notify, look elsewhere.
EARS = """
window.sounds = [];
window.OscillatorNode = class { constructor(_, { frequency }) { sounds.push(frequency); }
  connect(next) { return next; } start() {} stop() {} };
window.AudioBufferSourceNode = class extends OscillatorNode { constructor(_, options) {
  super(_, { frequency: options.buffer.length > 0 ? "paper" : "silence" }); } };
window.GainNode = class { connect(next) { return next; }
  gain = { setValueAtTime() {},
    linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }; };
"""
EYES = """
window.notes = [];
window.leave = "denied";
window.Notification = class extends EventTarget {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = window.leave); }
  constructor(title, { body }) { super(); notes.push([title, body]); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
"""


def test_a_restart_of_the_server_heals_by_itself(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with serving(tmp_path, port=port) as house:
        anna, ben, _ = two(house)
        browsers = Browsers(browser, house)
        opened = pages(browsers, anna, ben)
        host, friend = opened.__enter__()
        expect(status_of(host, 1)).to_have_text("is here")
    for page in (host, friend):
        expect(page.locator(".lost-line")).to_be_visible()
    host.locator("#stage .lit").first.click()
    expect(host.locator(".lost-line")).to_contain_text("Your answer is sent as soon as it is back")
    with serving(tmp_path, port=port):
        for page in (host, friend):
            expect(page.locator(".lost-line")).to_be_hidden()
            expect(page.locator("#feed")).to_contain_text("Rolled")
        expect(status_of(host, 1)).to_have_text("is here")
        friend.locator("#talk summary").click()
        friend.locator("#quick button").first.click()
        expect(host.locator("#last-remark")).to_have_text("Ben Hello!")
        opened.__exit__(None, None, None)
    browsers.close()


def test_a_line_that_died_silently_is_opened_anew(browser: Browser, house: str) -> None:
    anna, *_ = two(house)
    context = patient(browser.new_context(base_url=house, locale="en"))
    page = new_page(context)
    page.clock.install()
    page.add_init_script(
        "window.lines = [];"
        "window.EventSource = class extends EventTarget {"
        "  static CLOSED = 2; readyState = 1;"
        "  constructor(path) { super(); lines.push(this); }"
        "  close() { this.readyState = 2; } };"
    )
    page.goto(anna)
    page.wait_for_function("() => lines.length === 1")
    page.clock.run_for(30_000)
    page.evaluate("lines[0].dispatchEvent(new Event('pulse'))")
    page.clock.run_for(30_000)
    assert page.evaluate("lines.length") == 1
    page.clock.run_for(15_000)
    assert page.evaluate("[lines.length, lines[0].readyState]") == [2, 2]
    expect(page.locator(".lost-line")).to_be_visible()
    page.evaluate("lines[1].dispatchEvent(new Event('open'))")
    expect(page.locator(".lost-line")).to_be_hidden()
    context.close()


def test_a_stale_tab_never_moves_twice(browsers: Browsers, house: str) -> None:
    """The second tab hears nothing; its click is refused, and it sees the table as it is."""
    anna, *_ = two(house)
    with pages(browsers, anna) as [first]:
        second = new_page(first.context)
        second.route("**/events?*", lambda route: route.abort())
        second.goto(anna)
        expect(second.locator("#stage .lit").first).to_be_visible()
        first.locator("#stage .lit").first.click()
        expect(first.locator("#feed")).to_contain_text("Rolled")
        second.locator("#stage .lit").first.click()
        expect(second.locator("#notice")).to_be_visible()
        expect(second.locator("#feed")).to_contain_text("Rolled")
        assert second.locator("#feed").inner_text() == first.locator("#feed").inner_text()
        assert first.locator("#feed").inner_text().count("Rolled") == 1


def icon_of(page: Page) -> str:
    path = page.locator("link[rel=icon]").get_attribute("href")
    assert path is not None
    return path


def test_title_and_icon_say_whose_turn_it_is(browsers: Browsers, house: str) -> None:
    anna, ben, _ = two(house)
    with pages(browsers, anna, ben) as [host, friend]:
        assert host.title().startswith("Your turn · ")
        assert icon_of(host) == "/static/icons/favicon-turn.svg"
        assert not friend.title().startswith("Your turn")
        assert icon_of(friend) == "/static/icons/favicon.svg"
        assert host.request.get("/static/icons/favicon-turn.svg").ok
        friend.request.post(f"{anna}/seat", data={"seat": 0, "who": "greedy"})
        expect(friend.locator("link[rel=icon]")).to_have_attribute(
            "href", "/static/icons/favicon-turn.svg"
        )
        assert friend.title().startswith("Your turn · ")
        assert icon_of(host) == "/static/icons/favicon.svg"


def test_sounds_and_notifications_are_off_until_set(desk: BrowserContext, house: str) -> None:
    """A notification comes only to who looks away."""
    anna, ben, _ = two(house)
    page = open_page(desk, ben, EARS, EYES)
    page.request.post(f"{anna}/say", data={"phrase": "hello"})
    expect(page.locator("#unread")).to_have_text("1")
    assert page.evaluate("sounds") == []
    page.locator(".settings summary").click()

    page.locator("#notify").click()
    expect(page.locator("#notice")).to_contain_text("does not allow notifications")
    expect(page.locator("#notify")).not_to_be_checked()
    page.evaluate("window.leave = 'granted'")
    page.locator("#notify").check()

    page.locator("#sound").check()
    assert page.evaluate("sounds") == [523]  # so it will sound
    page.request.post(f"{anna}/say", data={"phrase": "moment"})
    page.wait_for_function("() => sounds.length === 2")
    page.evaluate("window.away = true")
    page.request.post(f"{anna}/seat", data={"seat": 0, "who": "greedy"})
    page.wait_for_function("() => sounds.at(-1) === 880")
    sounds = page.evaluate("sounds")
    assert sounds[:2] == [523, 523]
    assert sounds[-2:] == [659, 880], "it is one's own turn"
    assert "paper" in sounds, "the bot rolled: chance has a sound of its own"
    page.wait_for_function("() => notes.length === 1")
    title, body = page.evaluate("notes[0]")
    assert title.startswith("Your turn · ")
    assert body == page.locator("#prompt").inner_text()
    page.evaluate("window.away = false; sounds.length = 0")
    with Visitor(house) as visitor:
        own = visitor.at(ben)
        while own.scene()["yours"]:
            move(own)
    page.wait_for_function("() => sounds.at(-1) === 880")
    assert page.evaluate("notes.length") == 1, "who looks sees it"
    page.reload()
    expect(page.locator("#sound")).to_be_checked()
    assert complaints_of(page) == []
