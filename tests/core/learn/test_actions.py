"""A learner's actions: numbered without gaps, and made of parts."""

from __future__ import annotations

import pytest

from tidetable.core.codec import Codec, Domain, Verb
from tidetable.core.learn.actions import Actions
from tidetable.games import box, names

SIDES = Domain("side", ["port", "starboard"], later=["bow"])
ROPES = Domain("rope", ["1", "2"])
KNOTS = Domain.pairs("knot", ROPES, ROPES)


def some() -> Actions:
    moves = [Verb("haul", "T-1", side=SIDES), Verb("tie", "T-2", knot=KNOTS), Verb("rest", "T-3")]
    return Actions(Codec(moves, [Verb("wind", "T-4", force=ROPES)]))


def test_moves_are_numbered_without_gaps_and_draws_are_none() -> None:
    actions = some()
    assert [actions.text(n) for n in range(len(actions))] == [
        *("haul port", "haul starboard"),
        *("tie 1:1", "tie 1:2", "tie 2:1", "tie 2:2"),
        "rest",
        "haul bow",
    ]
    assert actions.ids == [0, 1, 2, 3, 4, 5, 6, 9]
    assert actions.read("haul bow") == 7
    with pytest.raises(ValueError, match="nothing that a seat answers"):
        actions.read("wind 1")


def test_an_action_is_made_of_its_verb_and_simple_things() -> None:
    actions = some()
    assert [(head.name, head.tokens) for head in actions.heads] == [
        ("verb", ["haul", "tie", "rest"]),
        ("side", ["port", "starboard", "bow"]),
        ("rope", ["1", "2"]),
        ("rope 2", ["1", "2"]),
    ]
    assert actions.parts(4) == [1, -1, 1, 0]
    assert actions.parts(6) == [2, -1, -1, -1]
    assert actions.parts(7) == [0, 2, -1, -1]


@pytest.mark.parametrize("name", names())
def test_parts_tell_actions_apart(name: str) -> None:
    actions = Actions(box(name).game.codec)
    rows = actions.table()
    assert len({tuple(row) for row in rows}) == len(actions) == len(rows)
    for row in rows:
        for head, part in zip(actions.heads, row, strict=True):
            assert -1 <= part < len(head.tokens)
