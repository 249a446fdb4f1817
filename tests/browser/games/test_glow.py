"""What glows can be clicked: nothing else that glows lies above it, in many positions."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Browser

from tests.browser.play import STAMP, show
from tidetable.core.box import Box
from tidetable.core.codec import Fork, click_tree
from tidetable.core.contract import kind_of
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box, names

GAMES = 30
FITTED = "svg.board { position: fixed; inset: 0; width: 100vw; height: 100vh }"
PAGE = """<style>{fitted} {css}</style><svg width="0" height="0">{shapes}</svg><main></main>"""

# Light the pieces as a table does, for one list of tokens after another; return those at whose
# middle something else takes the click.
MISSED = """
([picture, forks]) => {
  document.querySelector("main").innerHTML = picture;
  return forks.flatMap((tokens) => {
    const lit = [...document.querySelectorAll("[data-token]")].filter(
      ({ dataset }) => tokens.includes(dataset.token),
    );
    for (const piece of lit) piece.classList.add("lit");
    const shown = lit.filter((piece) => piece.getClientRects().length); // in this layout
    const open = shown.filter((piece) => getComputedStyle(piece).pointerEvents !== "none");
    const missed = open.filter((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".lit");
      return top?.dataset.token !== piece.dataset.token;
    });
    for (const piece of lit) piece.classList.remove("lit");
    return missed.map(({ dataset }) => dataset.token);
  });
}
"""


def picture(its: Box, table: Table, seat: int) -> str:
    seats = [f"seat {n + 1}" for n in range(table.seats)]
    scene = Scene(table.view(seat), Phrases(its.game, its.words("en"), seats))
    return its.picture(scene).element()


def forks(fork: Fork) -> set[tuple[str, ...]]:
    """Return what glows at first, and what after each click that does not decide yet.

    Many clicks lead to the same: that is looked at once.
    """
    deeper = (forks(branch) for branch in fork.branches.values())
    return {tuple(fork.branches)}.union(*deeper) if fork.branches else set()


@pytest.mark.browser
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("of_each_kind", [1, pytest.param(12, marks=pytest.mark.long)])
def test_every_glowing_thing_takes_the_click_on_its_middle(
    browser: Browser, game: str, of_each_kind: int
) -> None:
    its = box(game)
    page = browser.new_page(viewport={"width": 1280, "height": 1280}, reduced_motion="reduce")
    show(page, STAMP)
    page.set_content(PAGE.format(fitted=FITTED, css=its.css, shapes=its.shapes))
    seen: Counter[int] = Counter()
    for seed in range(GAMES):
        seats = its.game.min_seats + seed % (its.game.max_seats - its.game.min_seats + 1)
        table, luck = its.table(seats, seed=bytes([seed] * 16)), Luck(seed)
        while asked := table.asked():
            seat, legal = asked[0], table.legal(asked[0])
            kind = kind_of(table.questions(seat)[0])
            if len(legal) > 1 and seen[kind] < of_each_kind and luck.below(4) == 0:
                seen[kind] += 1
                ways = sorted(forks(click_tree(its.game.codec, legal)))
                missed = page.evaluate(MISSED, [picture(its, table, seat), ways])
                assert missed == [], (seed, len(table.entries), missed)
            table.play(seat, legal[luck.below(len(legal))])
    assert sum(seen.values()) >= of_each_kind
    page.close()
