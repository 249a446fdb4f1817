"""What a page is sent: changes lead to the same page as if it had been loaded anew."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.browser.at_random import offered_now, ways_on
from tests.browser.play import at_the_table, complaints_of, new_table, open_page
from tests.patience import wait_for
from tests.server.guests import before_the_end
from tests.server.house import Player, Visitor, first_action
from tests.spread import some
from tidetable.games import names

pytestmark = pytest.mark.browser

# Whenever a scene is shown, before anything glows: the board, held against its own text.
COMPARE = """
const untitled = (board) => board.replace(/<g([^>]*)><title>([^<]*)<[/]title>/g, (_, own, said) =>
  `<g${own}${/ role=/.test(own) ? "" : ' role="img"'}` +
  `${/ aria-label=/.test(own) ? "" : ` aria-label="${said}"`} data-help="${said}">`)
  .replaceAll("<text ", '<text aria-hidden="true" ');
window.compared = { changes: 0, wrong: [] };
const Stream = window.EventSource;
window.EventSource = class extends Stream {
  constructor(where) {
    super(where);
    window.line = this;
    this.addEventListener("change", () => (compared.changes += 1));
  }
};
document.addEventListener("scene", ({ detail }) => {
  window.newest = detail.version;
  const whole = document.createElement("template");
  whole.innerHTML = untitled(detail.board);
  const [now, shown] = [whole.content.firstElementChild, document.querySelector("#stage svg")];
  const same = now.childNodes.length === shown.childNodes.length &&
    [...now.childNodes].every((one, n) => one.isEqualNode(shown.childNodes[n]));
  if (!same) compared.wrong.push(detail.version);
});
"""

# A part of the page, whatever order its attributes and classes have come in.
READ = """
(id) => {
  const read = (node) => node.nodeType !== 1 ? node.textContent : [
    node.localName,
    [...node.attributes].filter(({ name, value }) => value || name !== "class")
      .map(({ name, value }) => [name, value.split(" ").sort().join(" ")]).sort(),
    [...node.childNodes].map(read),
  ];
  return JSON.stringify(read(document.getElementById(id)));
}
"""
PARTS = ("stage", "in-words", "prompt", "choices", "feed", "winners", "tally", "shapes")
MOVES = 6
LAST = 20  # decisions of a game


def parts_of(page: Page) -> dict[str, object]:
    return {part: json.loads(page.evaluate(READ, part)) for part in PARTS}


def settled(page: Page, player: Player) -> dict[str, object]:
    """Return a page once it shows the table as it is."""
    version = player.wait_until_asked()["version"]
    page.wait_for_function("(version) => window.newest === version", arg=version)
    page.wait_for_function("() => document.querySelector('#shapes svg')")
    return parts_of(page)


def watched(context: BrowserContext, *seats: str, game: str = "chests") -> Page:
    """Sit down at a new table, with a page that compares what it shows."""
    return compared(context, new_table(context, *seats, game=game))


def compared(context: BrowserContext, path: str) -> Page:
    page = open_page(context, path, COMPARE)
    at_the_table(page)
    return page


def at(page: Page, visitor: Visitor) -> Player:
    return visitor.at(urlsplit(page.url).path)


def answer(player: Player, chance: Random) -> bool:
    """Answer at random once this seat is asked; tell whether the game goes on."""
    scene = player.wait_until_asked()
    if scene["end"]:
        return False
    plays = [play for _, play in ways_on(scene["choices"])]
    player.post("play", text=chance.choice(plays), version=scene["version"])
    return True


def compare(page: Page, player: Player) -> None:
    """Hold all of a page against one that is loaded now."""
    changed = settled(page, player)
    page.reload()
    loaded = settled(page, player)
    assert [part for part in PARTS if changed[part] != loaded[part]] == []


@pytest.mark.parametrize("name", some(names(), "nassau"))
def test_a_page_that_was_changed_is_like_one_that_was_loaded(
    name: str, house: str, desk: BrowserContext
) -> None:
    page = watched(desk, "here", "bot:greedy", game=name)
    page.evaluate("document.querySelectorAll('#stage *').forEach((one) => (one.old = true))")
    count = "[...document.querySelectorAll('#stage *')].filter((one) => one.old).length"
    everything = page.evaluate(count)
    with Visitor(house) as visitor:
        player, chance = at(page, visitor), Random(name)
        answer(player, chance)
        settled(page, player)
        assert everything / 2 < page.evaluate(count) < everything, "what does not change stays"
        for _ in range(MOVES):
            answer(player, chance)
        settled(page, player)
        assert page.evaluate("compared.wrong") == []
        compare(page, player)
    assert complaints_of(page) == []


def test_every_picture_until_the_end_is_whole(house: str, desk: BrowserContext) -> None:
    with Visitor(house) as visitor:
        player = before_the_end(visitor, "chests", LAST)
        page = compared(desk, player.path)
        for seat in (0, 1):
            player.post("seat", seat=seat, who="greedy")
        page.wait_for_selector("#end:not([hidden])")
        assert page.evaluate("compared.changes") > LAST / 2
        assert page.evaluate("compared.wrong") == []
        compare(page, player)
    assert complaints_of(page) == []


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_every_picture_of_a_game_is_whole(name: str, house: str, desk: BrowserContext) -> None:
    page = watched(desk, "here", "bot:greedy", game=name)
    with Visitor(house) as visitor:
        player = at(page, visitor)
        player.post("seat", seat=0, who="greedy")
        page.wait_for_selector("#end:not([hidden])")
        assert page.evaluate("compared.changes") > LAST
        assert page.evaluate("compared.wrong") == []
        compare(page, player)
    assert complaints_of(page) == []


def test_what_was_lost_brings_the_whole_scene(house: str, desk: BrowserContext) -> None:
    """What changed since something that a page never saw cannot be shown: it looks for itself."""
    page = watched(desk, "here", "here")
    with Visitor(house) as visitor:
        player = at(page, visitor)
        page.evaluate("line.close()")
        scene = player.play("roll", player.scene())
        lost = {"since": "0-1", "mark": scene["mark"], "version": 1, "pieces": [[0, 1], "x"]}
        tell = "(data) => line.dispatchEvent(new MessageEvent('change', { data }))"
        page.evaluate(tell, json.dumps(lost))
        compare(page, player)
        assert complaints_of(page) == []

        page.evaluate("line.close()")
        player.play(first_action(scene["choices"]), scene)
        page.evaluate("dispatchEvent(new Event('online'))")
        settled(page, player)
        assert page.evaluate("compared.changes") == 0
        scene = player.scene()
        player.play(first_action(scene["choices"]), scene)
        settled(page, player)
        assert page.evaluate("compared.changes") == 1
    assert page.evaluate("compared.wrong") == []


def test_what_was_answered_is_not_offered_again_before_the_next_picture(
    house: str, desk: BrowserContext
) -> None:
    """The answer is back, the picture is not: meanwhile anything may light the table anew."""
    page = watched(desk, "here", "bot:greedy")
    kept: list[Route] = []
    page.route("**/scene", lambda route: kept.append(route))
    with Visitor(house) as visitor:
        player = at(page, visitor)
        page.evaluate("line.close()")
        page.locator("#choices [data-choose='roll']").dispatch_event("click")
        wait_for(lambda: page.evaluate("1") and kept)  # it looks for itself: the answer is back
        page.keyboard.press("Escape")
        assert offered_now(page) == []
        kept[0].continue_()
        settled(page, player)
        assert offered_now(page)
    assert complaints_of(page) == []
