"""Others' turns tell themselves: thing by thing, in order, until the picture is what it is.

Nothing here waits for a time: the page says what happens, and motions are asked for their end.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import complaints_of, open_page
from tests.server.house import Player, Scene, Visitor, first_action
from tests.spread import some
from tidetable.games import names

pytestmark = pytest.mark.browser

# What the page says while it tells: numbers of lines, then the version of the picture; and what it
# has heard by then, however long that was on its way. A deaf page hears nothing of the game.
LISTEN = """
window.heard = [];
window.aside = []; // what was told over the picture that shows it already
const Stream = window.EventSource;
window.EventSource = class extends Stream {
  addEventListener(kind, act) {
    super.addEventListener(kind, (event) => {
      if (window.deaf && ["scene", "change"].includes(kind)) return;
      act(event);
      if (["scene", "change"].includes(kind)) window.sent = JSON.parse(event.data).version;
    });
  }
};
document.addEventListener("happening", ({ detail }) => {
  const numbers = detail.map((line) => line.number);
  heard.push(...numbers);
  if (!document.querySelector("#table.telling")) aside.push(...numbers);
});
document.addEventListener("scene", ({ detail }) => {
  heard.push(`version ${detail.version}`);
  window.newest = detail.version;
});
"""
# What moves while it comes and once more when all is drawn: it would seem to come twice.
TWICE = """() => {
  window.twice = [];
  let [coming, come] = [new Set(), new Set()];
  document.addEventListener("happening", () => (come = new Set()));
  document.addEventListener("scene", () => ([coming, come] = [new Set(), coming]));
  document.getElementById("stage").addEventListener("animationstart", (event) => {
    const { target, animationName } = event;
    if (come.has(target)) twice.push(animationName);
    coming.add(target);
  });
}"""
HURRY = "() => document.getAnimations().forEach((one) => (one.playbackRate = 25))"
HURRYING = f"window.hurrying = setInterval({HURRY}, 16)"
CARDS = """() => new MutationObserver(() => (window.cards = true))
  .observe(document.getElementById("turn-card"), { childList: true })"""
FLIGHTS = """() => { window.most = 0; window.themselves = 0; window.again = 0; let own = false;
document.addEventListener("happening", ({ detail: [line] }) => {
  own = line.act && !document.querySelector("#table.telling"); // whoever did it has seen it
});
new MutationObserver((all) => {
  if (own) window.again += all.filter(({ addedNodes }) => addedNodes.length).length;
  window.most = Math.max(window.most, document.querySelectorAll(".flight").length);
  window.themselves += all.filter(({ addedNodes: [one] }) => one?.matches(".itself")).length;
}).observe(document.getElementById("flights"), { childList: true }); }"""
HAPPENED = "heard.filter((one) => typeof one === 'number')"
NEWEST = "(version) => window.newest === version"
STAGE = "document.querySelector('#stage svg').innerHTML"
# A picture to come in which a side of the ship has reached more: bring just the side.
GAUGED = """async () => {
  const { Ahead } = await import(document.querySelector("link[href*='board/ahead']").href);
  const gauge = "[data-key='gauge-2'] tspan, [data-key='gauge-2'] text";
  const next = document.querySelector("#stage svg").cloneNode(true);
  next.removeAttribute("style"); // which no text may bring along
  next.querySelector(gauge).textContent = "27";
  const ahead = new Ahead(next.outerHTML);
  ahead.bring("side-2", 1);
  ahead.remove();
  return document.querySelector("#stage [data-key='gauge-2']").textContent;
}"""

# A piece that has flown to its place, would appear there in a minute, and shines for good.
SETTLED = """async () => {
  const { Ahead } = await import(document.querySelector("link[href*='board/ahead']").href);
  const next = document.querySelector("#stage svg").cloneNode(true);
  next.removeAttribute("style");
  const ahead = new Ahead(next.outerHTML);
  const piece = document.querySelector("#stage [data-key]");
  piece.style.animation = "chests-appear 1s 60s backwards, chests-pulse 1s infinite";
  ahead.settle(piece.dataset.key);
  ahead.remove();
  return piece.getAnimations().map((one) => [one.animationName, one.playState]);
}"""


def sit_down(context: BrowserContext, visitor: Visitor, game: str) -> tuple[Page, Player]:
    """Sit down before two bots, or one where there is no room for more."""
    host = visitor.set_up(game, seat_1="here", seat_2="bot:random", option_first="1")
    page = open_page(context, urlsplit(host.path).path, LISTEN)
    page.wait_for_function("() => document.querySelector('#shapes svg')")
    return page, host


def let_bots_play(player: Player, since: int = -1) -> Scene:
    """Answer until somebody else has acted; return the scene in which one is asked again."""
    while True:
        scene = player.wait_until_asked()
        if told_of_bots(scene, since):
            return scene
        player.post("play", text=first_action(scene["choices"]), version=scene["version"])


def told_of_bots(scene: Scene, since: int = -1) -> set[int]:
    """Return the numbers of lines about a bot's turn."""
    lines = scene["feed"]
    return {one["number"] for one in lines if one["actor"] > 0 and one["number"] > since}


@pytest.mark.parametrize("game", some(names(), "chests", "titania"))
def test_a_turn_is_told_in_order_and_ends_as_it_is(
    game: str, house: str, lively: BrowserContext
) -> None:
    with Visitor(house) as visitor:
        page, player = sit_down(lively, visitor, game)
        page.evaluate(HURRYING)
        page.evaluate(FLIGHTS)
        page.evaluate(TWICE)
        scene = let_bots_play(player)
        page.wait_for_function(NEWEST, arg=scene["version"])
        heard = page.evaluate("heard")
        numbers = [one for one in heard if isinstance(one, int)]
        assert numbers == sorted(numbers)
        assert told_of_bots(scene) <= {*numbers}, "the bot's whole turn was told"
        assert heard[-1] == f"version {scene['version']}"
        drawn = [line for line in scene["feed"] if line["number"] in numbers and "n" in line]
        if game == "titania":
            assert drawn, "the bot drew several cards"
            assert page.evaluate("most") > 1, "which come as one flight"
        ways = [(line.get("from", ""), line["to"]) for line in scene["feed"]]
        # In Chests: a treasure comes out of its chest to where none of its kind lay
        if any("reveal" in source and "treasure" in target for source, target in ways):
            assert page.evaluate("themselves") > 0, "what will lie on the board flies as it is"
        assert page.evaluate("again") == 0, "what one does oneself does not fly a second time"
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate("twice") == [], "and comes once"
        told = page.evaluate(STAGE)
        page.reload()
        page.wait_for_function(NEWEST, arg=scene["version"])
        assert page.evaluate(STAGE) == told
    assert complaints_of(page) == []


def test_whoever_clicks_need_not_wait(house: str, lively: BrowserContext) -> None:
    """A key ends the telling, a pause holds it, and what can be clicked glows at its end."""
    with Visitor(house) as visitor:
        page, player = sit_down(lively, visitor, "titania")
        telling = page.locator("#table.telling")
        scene = player.wait_until_asked()
        player.post("play", text="stop", version=scene["version"])
        expect(telling).to_be_attached()
        page.locator("#pause-telling").click()
        expect(page.locator("#table.paused-telling")).to_be_attached()
        expect(page.locator("#choices .choice")).to_have_count(0)
        scene = player.wait_until_asked()
        page.wait_for_function("(version) => window.sent === version", arg=scene["version"])
        heard = page.evaluate(HAPPENED)
        page.keyboard.press("Escape")
        page.wait_for_function(NEWEST, arg=scene["version"])
        assert page.evaluate(HAPPENED) == heard, "nothing more is told"
        expect(telling).not_to_be_attached()
        expect(page.locator("#stage .lit").first).to_be_attached()
        page.locator("#tell-since").click()
        expect(telling).to_be_attached()
        expect(page.locator("#turn-card .told")).not_to_be_empty()
        page.locator("#skip-telling").click()
        expect(telling).not_to_be_attached()
        expect(page.locator("#rings .last").first).to_be_attached()
        page.locator("#feed li[data-to]").last.hover()
        expect(page.locator("#rings .pointed")).to_have_count(1)
    assert complaints_of(page) == []


def test_what_tells_of_a_place_changes_with_it(house: str, lively: BrowserContext) -> None:
    """In Sirens: what a side has reached stands beside it, and is not only told at the end."""
    with Visitor(house) as visitor:
        page, _ = sit_down(lively, visitor, "sirens")
        assert "27" in page.evaluate(GAUGED)
    assert complaints_of(page) == []


def test_what_has_flown_to_its_place_does_not_appear_there_once_more(
    house: str, lively: BrowserContext
) -> None:
    with Visitor(house) as visitor:
        page, _ = sit_down(lively, visitor, "chests")
        assert page.evaluate(SETTLED) == [["chests-pulse", "running"]], "it only shines"
    assert complaints_of(page) == []


def test_a_turn_of_which_nothing_was_heard_is_told_before_it_is_shown(
    house: str, lively: BrowserContext
) -> None:
    """Bots are quick, and lines break: one is asked, and asked again by the very next picture."""
    with Visitor(house) as visitor:
        page, player = sit_down(lively, visitor, "chests")
        page.evaluate(f"{HURRYING}; window.deaf = true")
        scene = let_bots_play(player)
        page.evaluate("window.deaf = false; dispatchEvent(new Event('online'))")
        page.wait_for_function(NEWEST, arg=scene["version"])
        assert told_of_bots(scene) <= {*page.evaluate("heard")} - {*page.evaluate("aside")}
    assert complaints_of(page) == []


def test_who_wants_no_motion_sees_marks(house: str, desk: BrowserContext) -> None:
    with Visitor(house) as visitor:
        page, player = sit_down(desk, visitor, "titania")
        page.evaluate(CARDS)
        scene = let_bots_play(player)
        page.wait_for_function("() => window.cards")
        expect(page.locator("#prompt")).to_have_text(scene["prompt"])
        expect(page.locator("#rings .last").first).to_be_attached()
        expect(page.locator("#flights > *")).to_have_count(0)
    assert complaints_of(page) == []
