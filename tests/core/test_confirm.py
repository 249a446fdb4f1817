"""Whether an answer could be taken back: said before it is given, true after it."""

from __future__ import annotations

import random

import pytest

from tidetable.core.errors import CannotUndo
from tidetable.games import box, names


@pytest.mark.parametrize("name", names())
def test_what_is_said_before_is_true_after(name: str) -> None:
    found = box(name)
    chosen = random.Random(7)
    said = []
    for game in range(4):
        table = found.table(2, seed=bytes([game]) * 16)
        while not table.over and len(table.entries) < 150:
            seat = table.asked()[0]
            text = found.game.codec.text(chosen.choice(table.legal(seat)))
            before = len(table.entries)
            could = table.could_take_back(seat, text)
            assert len(table.entries) == before, "asking changes nothing"
            table.play(seat, text)
            try:
                table.may_undo(seat)
                can = True
            except CannotUndo:
                can = False
            assert could == can, text
            said.append(could)
    assert set(said) == {True, False}


def test_against_bots_everything_can_be_taken_back() -> None:
    table = box("chests").table(2, {"first": "1"}, bytes(16), frozenset({1}))
    assert table.could_take_back(0, "roll")
    people = box("chests").table(2, {"first": "1"}, bytes(16))
    assert not people.could_take_back(0, "roll")
