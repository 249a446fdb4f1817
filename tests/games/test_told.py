"""What is said to whom: others hear that a card was drawn, its owner hears which, and only that."""

from __future__ import annotations

from random import Random

import pytest

from tidetable.core.contract import SPECTATOR
from tidetable.core.table import Table
from tidetable.games import box, names

OUTWARD = {
    name: {verb.name for verb in box(name).game.codec.verbs if verb.outward} for name in names()
}


def played(name: str, moves: int) -> Table:
    table, chosen = box(name).table(3 if name != "sirens" else 2, seed=bytes(16)), Random(3)
    while not table.over and moves:
        seat = table.asked()[0]
        table.play(seat, table.game.codec.text(chosen.choice(table.legal(seat))))
        moves -= 1
    return table


@pytest.mark.parametrize("name", [name for name in names() if OUTWARD[name]])
def test_owners_are_told_more_and_not_twice(name: str) -> None:
    table = played(name, 120)
    verb_of = table.game.codec.verb
    outward = [line for line in table.lines if verb_of(line.action).outward]
    assert {verb_of(line.action).name for line in outward} == OUTWARD[name]
    for line in outward:
        more = [
            one for one in table.lines if (one.version, one.audience) == (line.version, line.seat)
        ]
        assert more, table.game.codec.text(line.action)
        assert line not in table.told(line.seat)
        assert set(more) <= set(table.told(line.seat))
        for viewer in {SPECTATOR, *range(table.seats)} - {line.seat}:
            assert line in table.told(viewer)
            assert not set(more) & set(table.told(viewer))


def test_games_without_hands_say_everything_to_everybody() -> None:
    table = played("chests", 60)
    assert OUTWARD["chests"] == set()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.told(viewer) == table.lines
