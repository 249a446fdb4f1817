"""A table at rest rests: what moves comes to an end, and moves again when something happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.play import blank_page, complaints_of, set_up
from tests.games.test_pictures import play, scene
from tests.server.house import Player, Visitor
from tidetable.core.contract import SPECTATOR
from tidetable.games import box, names

pytestmark = pytest.mark.browser

LATER = 30_000  # milliseconds of the animations' own time
PASS = "(later) => document.getAnimations().forEach((one) => (one.currentTime += later))"
RUNNING = (
    "document.getAnimations().filter(({ playState }) => playState === 'running')"
    ".map(({ animationName, effect }) => animationName ?? effect.target.outerHTML.slice(0, 80))"
)
# A card is played and an equal one drawn: neither is mistaken for the other, nor later on.
ORIGINS = """async () => {
  const script = document.querySelector("script[src$='table.js']").src;
  const { origin } = await import(script.replace("pages/table.js", "board/motion.js"));
  const spots = (said) => new Map(said.map(([key, came]) => [key, { rect: key, came }]));
  const before = spots([["held", ""], ["pile", ""]]);
  const now = spots([["laid", "held"], ["held", "pile"], ["pile", ""]]);
  const all = [[before, "laid", "held"], [before, "held", "pile"], [before, "pile", ""],
    [now, "laid", "held"], [now, "held", "pile"], [now, "laid", ""], [now, "held", ""],
    [spots([["laid", "held"], ["pile", ""]]), "held", ""], [before, "new", ""]];
  return all.map((one) => origin(...one) ?? null);
}"""
DRAWN = ["held", "pile", "pile"]
SAME = ["laid", "held", "laid", "held"]
TAKEN_BACK = ["laid"]
WAITING = """async () => {
  const script = document.querySelector("script[src$='replay.js']").src;
  const { motion } = await import(script.replace("pages/replay.js", "board/motion.js"));
  for (const one of document.getAnimations())
    if (one.effect.getTiming().iterations <= 2) one.finish();
  await motion();
}"""
GLOW = "document.querySelectorAll('.thing').forEach((one) => one.classList.add('lit'))"


def running(page: Page) -> list[str]:
    found: list[str] = page.evaluate(RUNNING)
    return found


@pytest.mark.parametrize("name", names())
def test_whatever_moves_on_a_board_comes_to_rest(name: str, lively: BrowserContext) -> None:
    """At many positions and at the end, where all glows that can."""
    game_box, page = box(name), blank_page(lively)
    moved: set[str] = set()
    tables = [*play(game_box, 2, 3)]
    for table in (*tables[:: len(tables) // 6 + 1], tables[-1]):
        page.set_content(str(game_box.picture(scene(game_box, table, SPECTATOR))))
        page.evaluate(GLOW)
        moved |= {*running(page)}
        page.evaluate(PASS, LATER)
        assert running(page) == []
    assert moved


def test_a_table_at_rest_rests_until_something_happens(house: str, lively: BrowserContext) -> None:
    page = set_up(lively, "here", "here")
    assert "chests-bob" in running(page)
    page.evaluate(PASS, LATER)
    assert running(page) == []
    with Visitor(house) as visitor:
        player = Player(visitor, page.url.removeprefix(house))
        player.play("roll", player.scene())
    page.wait_for_function(f"() => {RUNNING}.includes('chests-bob')")
    page.wait_for_function(f"() => {RUNNING}.includes('chests-tumble')")
    assert page.evaluate(ORIGINS) == [*DRAWN, *SAME, *TAKEN_BACK, None]

    # A replay does not wait for the scenery.
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("#stage svg")
    page.evaluate(WAITING)
    assert "chests-bob" in running(page)
    assert complaints_of(page) == []


def test_the_picture_on_a_box_is_still(lively: BrowserContext) -> None:
    page = blank_page(lively)
    for name in names():
        page.set_content(page.request.get(f"/games/{name}/cover.svg").text())
        assert running(page) == [], name
