"""Kind bots: they give away what they can afford, the more the better they stand, and no more.

In these games an answer leads to one draw, so each answer's chance to win is known.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from tests.core.little import SAY, WORDS, Little, Position
from tidetable.bots import comparison, kind, searcher
from tidetable.bots.comparison import Explorer, Lead
from tidetable.bots.even import Even
from tidetable.bots.kind import Kind, surely
from tidetable.bots.searcher import BATCH
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, look
from tidetable.core.luck import Luck
from tidetable.core.think.level import OF_ANY_GAME, Level
from tidetable.core.think.search import Search, Settings, Tried

TIMES = 40
GENTLE = OF_ANY_GAME["gentle"]
BEHIND = {"a": 16, "b": 9, "c": 1}
AHEAD = {"a": 96, "b": 88, "c": 50}


def draw(chances: dict[str, int]) -> Box:
    """Return a game in which the first player has so many chances of 100, by what it answers."""
    start = Position(0, {word: f"draw {word}" for word in chances})
    draws = {
        f"draw {word}": Position(
            CHANCE, {"u": (1, 0), "v": (0, 1)}, bag={"u": chance, "v": 100 - chance}
        )
        for word, chance in chances.items()
    }
    return Box(Little(2, {"start": start, **draws}), Path(), 1, 1)


def answers(
    level: Level, chances: dict[str, int], times: int = TIMES, kind_of: type[Kind] = Kind
) -> Counter[str]:
    """Return how often a level answers what."""
    box, timeless = draw(chances), replace(level, seconds=None)
    legal = [SAY.of(WORDS.index(word)) for word in chances]
    view = look(box.game.setup(2, []), 0)
    said = (kind_of(box, timeless, Luck(luck)).choose(view, 0, legal) for luck in range(times))
    return Counter(WORDS[action - SAY.base] for action in said)


@pytest.mark.parametrize("name", ["gentle", "deckhand"])
def test_whoever_is_ahead_gives_something_away_but_never_more_than_the_margin(name: str) -> None:
    said = answers(OF_ANY_GAME[name], AHEAD)
    assert said["b"] > TIMES / 3
    assert said["c"] == 0


def test_whoever_is_behind_gives_hardly_anything_away() -> None:
    said = answers(Level(600, leniency=0.25), BEHIND)
    assert said["a"] > 0.9 * TIMES
    assert said["c"] == 0


def test_what_is_a_little_beyond_the_margin_is_not_given_away_by_luck_either() -> None:
    """Few tries make a loss of 30 look like one of 27 now and then."""
    assert answers(Level(600, leniency=0.27), {"a": 100, "b": 70}, 60)["b"] == 0


def test_its_own_mistakes_are_made_ahead_or_behind_if_they_are_within_the_margin() -> None:
    """Who looks once takes what comes first; an adviser knows what that costs."""
    once, few = Level(1, leniency=0.2), 15
    mistaken = {"c": 10, "a": 16}
    assert answers(once, mistaken, few)["c"] > few / 3
    assert answers(replace(once, leniency=0.03), mistaken, few)["c"] == 0
    assert answers(once, {"c": 40, "a": 70}, few)["c"] == 0


def test_an_adviser_minds_the_win_alone() -> None:
    box, its = draw(AHEAD), Settings(margin=0.4, scale=15)
    box = replace(box, levels={**OF_ANY_GAME, "captain": Level(1, its)})
    adviser = Kind(box, Level(1, its, leniency=0.2), Luck(1)).adviser
    scout = adviser.scout(look(box.game.setup(2, []), 0), Luck(1))
    assert isinstance(scout, Search)
    assert (scout.settings.margin, scout.settings.exploration) == (0, its.exploration)


def test_a_loss_that_grows_while_one_looks_is_taken_to_grow_on() -> None:
    assert surely(Lead(0.1, 0.01, 0.04)) == pytest.approx(0.16)
    assert surely(Lead(0.1, 0.01, -0.04)) == pytest.approx(0.12)


class Rash(Kind):
    """Finds at first that the worst answer can be afforded."""

    def _gifts(
        self, scout: Explorer, best: int, others: list[Tried], spare: float, until: float
    ) -> tuple[int, list[int]]:
        return best, [SAY.of(WORDS.index("c"))]

    def _affordable(
        self, scout: Explorer, best: int, most: dict[int, float], until: float
    ) -> tuple[int, list[int]]:
        return best, [SAY.of(WORDS.index("c"))]


def test_what_seemed_to_be_right_at_first_is_tried_once_more() -> None:
    assert answers(replace(GENTLE, leniency=0.4), AHEAD, 15, Rash)["c"] == 0
    assert answers(replace(GENTLE, leniency=0.7), AHEAD, 15, Rash)["c"] > 12


class Misled(Kind):
    """Takes the worst answer for the best, until others race with it."""

    def _gifts(
        self, scout: Explorer, best: int, others: list[Tried], spare: float, until: float
    ) -> tuple[int, list[int]]:
        last, all_others = others[-1], [Tried(best, 1, 0.0), *others[:-1]]
        return super()._gifts(scout, last.action, all_others, spare, until)


def test_whoever_comes_out_better_in_a_race_is_the_best() -> None:
    """Else what is a little worse than a blunder would be affordable."""
    said = answers(replace(GENTLE, leniency=0.02), AHEAD, 15, Misled)
    assert said["a"] == 15


def test_gentle_gives_more_away_than_deckhand() -> None:
    level = {"a": 96, "b": 90, "c": 80}
    gentle, deckhand = (answers(OF_ANY_GAME[name], level) for name in ("gentle", "deckhand"))
    assert gentle["c"] > deckhand["c"] + TIMES / 6


def test_a_fair_share_is_the_same_ease_at_every_table() -> None:
    gentle = Kind(draw(AHEAD), Level(1, leniency=0.3), Luck(1))
    for seats in (2, 3, 4):
        spares = [gentle._spare(share / seats, seats) for share in (0, 0.5, 1, 1.5, 2)]
        assert spares == pytest.approx([0, 0.1, 0.2, 0.3, 0.3])


@pytest.mark.parametrize("kind_of", [Kind, Even])
def test_what_there_is_no_time_to_make_sure_of_is_not_given_away(
    monkeypatch: pytest.MonkeyPatch, kind_of: type[Kind]
) -> None:
    """The clock strikes after the first look, as it does where rules are not compiled."""
    box = draw(AHEAD)
    legal = [SAY.of(WORDS.index(word)) for word in AHEAD]
    view = look(box.game.setup(2, []), 0)
    for luck in range(10):
        clock = count().__next__
        for module in (kind, comparison, searcher):
            monkeypatch.setattr(module, "monotonic", clock)
        bot = kind_of(box, Level(2 * BATCH, leniency=0.3, seconds=2.5), Luck(luck))
        scout = bot.adviser.scout(view, Luck(luck))
        scout.run(2 * BATCH)
        assert bot.choose(view, 0, legal) == scout.ranked()[0].action
        assert bot.hurried


@pytest.mark.parametrize(("seconds", "hurried"), [(90.0, True), (9e9, False)])
def test_a_race_that_the_clock_cuts_short_is_said(
    monkeypatch: pytest.MonkeyPatch, seconds: float, hurried: bool
) -> None:
    """The first look has time enough, what comes after it has not."""
    box, clock = draw(AHEAD), count().__next__
    legal = [SAY.of(WORDS.index(word)) for word in AHEAD]
    for module in (kind, comparison, searcher):
        monkeypatch.setattr(module, "monotonic", clock)
    bot = Kind(box, Level(BATCH, leniency=0.3, seconds=seconds), Luck(1))
    bot.choose(look(box.game.setup(2, []), 0), 0, legal)
    assert bot.hurried == hurried
