"""The end as a feast: points are counted up where they lie, then the podium; the board stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import complaints_of, open_page
from tests.browser.test_live import EARS
from tests.server.guests import before_the_end, finish
from tests.server.house import Visitor

pytestmark = pytest.mark.browser

HURRYING = """setInterval(
  () => document.getAnimations().forEach((one) => (one.playbackRate = 25)), 16)"""
# What is counted, in which order; and whether anything was lit meanwhile.
WATCH = """() => {
  window.counted = [];
  window.lit = 0;
  new MutationObserver(() => {
    const title = document.querySelector("#turn-card h3")?.textContent;
    if (title && title !== counted.at(-1)) counted.push(title);
  }).observe(document.getElementById("turn-card"), { childList: true });
  new MutationObserver(() => (window.lit += document.querySelectorAll("#rings .counted").length))
    .observe(document.getElementById("rings"), { childList: true });
}"""
# In one go: a count-up that is hurried may be over before a second click comes.
COUNT_AND_SKIP = """() => {
  document.getElementById("count-up").click();
  const counting = document.body.classList.contains("counting");
  document.getElementById("skip-telling").click();
  return counting;
}"""
# The table as it would be for four players with a long word; what does not fit into its room.
CRAMPED = """() => {
  const table = document.getElementById("tally");
  for (const row of table.rows) {
    const points = row.cells[row.cells.length - 1];
    row.append(...[1, 2].map(() => points.cloneNode(true)));
  }
  const [head] = [...table.rows].at(-1).cells;
  head.textContent = "Adversaries";
  const words = document.createRange();
  words.selectNodeContents(head);
  const { scrollWidth, clientWidth } = document.getElementById("end");
  return [words.getClientRects().length - 1, Math.max(scrollWidth - clientWidth, 0)];
}"""
SCORED = 784  # the first note of points
SCORES = "[...document.querySelectorAll('#players .score')].map((one) => Number(one.textContent))"


def is_front(page: Page, part: str) -> None:
    expect(page.locator("#parts [aria-current=true]")).to_have_text(part)


def test_points_are_counted_up_and_then_the_podium_comes(
    house: str, lively: BrowserContext
) -> None:
    with Visitor(house) as visitor:
        player = before_the_end(visitor, "chests")
        page = open_page(lively, player.path, EARS)
        page.evaluate(HURRYING)
        page.evaluate(WATCH)
        finish(player)
        expect(page.locator("#end")).to_be_visible()
        end = player.scene()["end"]
        parts = [row["label"] for row in end["tally"] if any(row.get("worth", []))]
        assert page.evaluate("counted") == parts
        assert page.evaluate("lit") > 0
        assert page.evaluate(SCORES) == [one["score"] for one in player.scene()["players"]]
        is_front(page, "Podium")
        page.evaluate("document.getElementById('sound').click()")
        page.locator("#see-board").click()
        is_front(page, "Board")
        expect(page.locator("#stage [data-area=quay]")).to_be_visible()
        assert page.evaluate(COUNT_AND_SKIP), "it is counted once more"
        assert page.evaluate("sounds").count(SCORED) == 1, "as far as it was counted, it sounds"
        expect(page.locator("#end")).to_be_visible()
        is_front(page, "Podium")
        # Who comes later sees the result as it is, and one table of it.
        for width, height in ((844, 390), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            expect(page.locator("#end")).to_be_visible()
            is_front(page, "Podium")
            expect(page.locator("#tally tr")).to_have_count(1 + len(end["tally"]))
            assert page.evaluate(CRAMPED) == [0, 0], "no word of it is broken"
        assert not complaints_of(page)
