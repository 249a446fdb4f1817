"""What a seat may be asked next: mostly what it is asked, whatever it cannot see."""

from __future__ import annotations

import pytest

from tests.contract.cove import BOX as COVE
from tidetable.core.box import Box
from tidetable.core.contract import look
from tidetable.core.luck import Luck
from tidetable.core.think.foresight import foresee
from tidetable.games import box, names


@pytest.mark.parametrize("game", [*map(box, names()), COVE], ids=lambda game: game.name)
def test_the_next_question_is_mostly_foreseen(game: Box) -> None:
    rules, luck = game.game, Luck(3)
    table = game.table(rules.min_seats, seed=bytes(16))
    expected: dict[int, set[int]] = {}  # what a seat that waits should be asked
    hits = misses = 0
    for _ in range(60):
        if table.over:
            break
        for seat in table.asked():
            if seat in expected:
                right = not expected.pop(seat).isdisjoint(table.legal(seat))
                hits += right
                misses += not right
        for seat in {*range(table.seats)} - {*table.asked(), *expected}:
            view = table.view(seat)
            found = foresee(rules, view)
            twin = rules.guess(view, luck)
            assert foresee(rules, look(twin, seat)) == found
            assert all(who != seat for who, _ in found.firsts)
            expected[seat] = {*found.kinds}
        who = table.asked()[0]
        legal = table.legal(who)
        table.play(who, legal[luck.below(len(legal))])
    assert hits > 3 * misses


def test_what_others_may_do_first_is_named() -> None:
    chests = box("chests")
    table = chests.table(2, {"first": "1"}, bytes(16))
    found = foresee(chests.game, table.view(1))
    roll = chests.game.codec.parse("roll")
    assert found.firsts == [(0, roll)]
    assert [*found.kinds] == [roll]
    assert chests.game.kinds[found.kinds[roll]] == "roll"
