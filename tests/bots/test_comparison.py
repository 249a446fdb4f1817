"""Answers compared with care: the same worlds for all, and no more said than is known."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from tests.core.little import SAY, WORDS, Little, Position
from tidetable.bots.adviser import adviser_of
from tidetable.bots.comparison import FAR, FEWEST, Comparison, Lead
from tidetable.bots.hints import EVEN
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, Buffer, look
from tidetable.core.luck import Luck
from tidetable.core.play import settle

WON, LOST = (1, 0), (0, 1)
COIN = {"u": 1, "v": 1}
# `a` and `b` win by the same side of a coin and `e` by the other; `c` by three of four, `d` never.
TOSS = Little(
    2,
    {
        "start": Position(0, {"a": "coin", "b": "coin", "c": "good", "d": LOST, "e": "other"}),
        "coin": Position(CHANCE, {"u": WON, "v": LOST}, bag=COIN),
        "other": Position(CHANCE, {"u": LOST, "v": WON}, bag=COIN),
        "good": Position(CHANCE, {"u": WON, "v": LOST}, bag={"u": 3, "v": 1}),
    },
)


def said(word: str) -> int:
    return SAY(WORDS.index(word))


def compare(words: str, playouts: int) -> Comparison:
    state = TOSS.setup(2, [])
    settle(TOSS, state, Luck(1), Buffer())
    scout = adviser_of(Box(TOSS, Path(), 1, 1)).scout(look(state, 0), Luck(5))
    found = Comparison(scout, map(said, words), Luck(5))
    found.run(playouts)
    return found


def test_answers_that_never_differed_are_equal_once_that_is_more_than_luck() -> None:
    """What comes once in two hundred worlds need not have come in a hundred."""
    few, many = (compare("ab", playouts).lead(said("a"), said("b")) for playouts in (2000, 20_000))
    assert few.by == many.by == 0
    assert not few.is_within(EVEN)
    assert many.is_within(EVEN)  # so it does not end before that can be known


def test_the_better_answer_is_found_and_its_lead_is_about_right() -> None:
    found = compare("abcd", 8000)
    assert found.best() == said("c")
    lead = found.lead(said("c"), said("a"))
    assert lead.is_sure
    assert lead.by == pytest.approx(0.25, abs=3 * lead.error)


def test_who_is_far_behind_drops_out_and_the_others_get_its_playouts() -> None:
    found = compare("aed", 3000)
    assert said("d") not in found.racing
    tried = {word: len(found.rewards[said(word)]) for word in "aed"}
    assert tried["a"] == tried["e"] > tried["d"]


def test_no_more_playouts_are_spent_than_allowed() -> None:
    found = compare("ac", 200)
    assert sum(map(len, found.rewards.values())) == 200
    assert sum(map(len, compare("abcd", 1).rewards.values())) == 4 * FEWEST


def test_what_is_not_known_is_neither_sure_nor_equal() -> None:
    lead = Lead(0.01, 0.02)
    assert not lead.is_sure
    assert not lead.is_within(0.02)
    assert Lead(0.01, 0.0015).is_within(0.02)


class Told:
    """Tells what comes of an answer, instead of looking."""

    def __init__(self, worlds: int, came: dict[int, float]) -> None:
        self.worlds = worlds
        self.came = came
        self.rounds = 0

    def try_out(self, actions: list[int], seed: int) -> list[float]:
        self.rounds += 1
        return [self.came[action] for action in actions]

    def line(self, action: int, least: int) -> list[tuple[int, int]]:
        return []


@pytest.mark.parametrize("worlds", [1, 16])
def test_what_is_known_goes_by_worlds_however_many_are_tried_at_once(worlds: int) -> None:
    """Two that never differed may yet do so, by a whole game, in the next world of so many."""
    found = Comparison(Told(worlds, {0: 0.6, 1: 0.6}), [0, 1], Luck(5))
    found.run(2 * 1600)
    assert len(found.rewards[0]) == 1600 / worlds
    assert found.lead(0, 1).error == pytest.approx(1 / 800, rel=0.02)


def test_whoever_is_far_behind_is_tried_as_often_if_that_is_wished() -> None:
    rounds = []
    for far in (FAR, inf):
        found = Comparison(Told(16, {0: 0.9, 1: 0.1}), [0, 1], Luck(5))
        found.run(2 * 1600, known=0.0, far=far)
        rounds.append(len(found.rewards[1]))
    assert rounds[0] < rounds[1] == 100


def test_a_race_goes_on_while_anybody_is_near_and_ends_when_nobody_is() -> None:
    """Who is alone is tried only until it is known what it comes to."""
    alone = Comparison(Told(1, {0: 0.9, 1: 0.1}), [0, 1], Luck(5))
    near = Comparison(Told(1, {0: 0.9, 1: 0.9}), [0, 1], Luck(5))
    for one in (alone, near):
        one.run(20_000, known=0.0)
    assert len(alone.rewards[0]) < 6000
    assert len(near.rewards[0]) == 10_000
