"""An even match: it gives away what it is ahead, whoever it plays with, and else plays its best."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bots.test_kind import AHEAD, answers, draw
from tests.core.little import SAY, WORDS
from tidetable.bots.even import Even
from tidetable.core.contract import look
from tidetable.core.luck import Luck
from tidetable.core.think.level import even_match
from tidetable.core.think.search import Tried

EVEN = even_match()
TIMES = 20


def test_who_has_no_more_than_a_fair_share_gives_nothing_away() -> None:
    assert answers(EVEN, {"a": 44, "b": 28, "c": 16}, TIMES, Even)["a"] > 0.9 * TIMES
    assert answers(EVEN, {"c": 22, "a": 30}, 15, Even)["a"] == 15, "no own mistakes"


def test_who_is_ahead_gives_away_what_that_is_and_hardly_more() -> None:
    said = answers(EVEN, AHEAD, TIMES, Even)
    assert said["b"] > 0.9 * TIMES
    assert said["c"] == 0
    assert answers(EVEN, {"a": 70, "b": 58, "c": 35}, TIMES, Even)["b"] > TIMES / 2


def test_who_is_advised_by_somebody_far_better_than_people_aims_lower() -> None:
    chances = {"a": 52, "b": 38}
    assert answers(EVEN, chances, TIMES, Even)["b"] == 0
    assert answers(replace(EVEN, aim=0.7), chances, TIMES, Even)["b"] > TIMES / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_it_is_ahead_of_a_fair_share_counts_at_every_table(seats: int) -> None:
    even, fair = Even(draw(AHEAD), EVEN, Luck(1)), 1 / seats
    spares = [even._spare(fair + ahead, seats) for ahead in (-0.1, 0.0, 0.1, 0.2, 0.5)]
    assert spares == pytest.approx([0, 0, 0.15, 0.3, 0.35])


def test_what_is_dear_enough_is_looked_for_far_down() -> None:
    even = Even(draw(AHEAD), EVEN, Luck(1))
    others = [Tried(action, 1, 0.5) for action in range(150)]
    racers = even._racers(others, 9)
    assert len(racers) == 9
    assert racers == sorted(racers)
    assert (racers[0] < 3, racers[-1]) == (True, 149)
    assert even._racers(others[:4], 9) == [0, 1, 2, 3]


def test_it_gives_away_where_there_is_no_time_for_a_race_too() -> None:
    """Where rules are not compiled its adviser is brief, and still nobody wants to lose always."""
    box = draw(AHEAD)
    view = look(box.game.setup(2, []), 0)
    legal = [SAY.of(WORDS.index(word)) for word in AHEAD]
    said = []
    for luck in range(TIMES):
        even = Even(box, replace(EVEN, seconds=None), Luck(luck))
        even.adviser.is_brief = True
        said.append(even.choose(view, 0, legal) - SAY.base)
    assert said.count(1) > 0.9 * TIMES
    assert said.count(2) == 0
