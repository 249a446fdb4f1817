"""Every bot of every box: found by name, always legal, and no luck but its own.

Those that search are tested in test_levels.py.
"""

from __future__ import annotations

import pytest

from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import BadTable
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck
from tidetable.core.table import Table
from tidetable.games import box, names

EVERY_BOT = [(game, bot) for game in names() for bot in ("random", *box(game).bots)]


def answer(game: Box, table: Table, bot: str, luck: Luck) -> int:
    """Return what a bot says to the question that is open."""
    seat = table.asked()[0]
    question = table.questions(seat)[0]
    return bots.make(game, bot, luck).choose(table.view(seat), question, table.legal(seat))


def options_of(game: Box, last: bool) -> dict[str, str]:
    """Return every option on its first choice, or every variant on its last."""
    variants = [option for option in game.game.options if option.choices == ["no", "yes"]]
    return {option.name: option.choices[-1] for option in variants} if last else {}


@pytest.mark.parametrize("game", names())
def test_a_box_has_the_random_bot_its_own_and_its_levels(game: str) -> None:
    """And where self-play has taught a network, the admiral; and one that adapts to anybody."""
    one = box(game)
    beside = [bots.EVEN] if one.network is None else [bots.ADMIRAL, bots.EVEN]
    assert list(bots.makers(one)) == ["random", *one.bots, *one.levels, *beside]
    assert bots.offered(one) == [*one.levels, *beside]


@pytest.mark.parametrize("game", names())
def test_an_unknown_bot_is_refused_with_those_that_are_known(game: str) -> None:
    with pytest.raises(BadTable) as refused:
        bots.make(box(game), "blackbeard", Luck(0))
    assert refused.value.key == "bad-table-bot"
    assert refused.value.facts["bot"] == "blackbeard"
    assert str(refused.value.facts["known"]).split() == list(bots.makers(box(game)))


@pytest.mark.parametrize("variants", [pytest.param(False, marks=pytest.mark.long), True])
@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_answers_are_legal_and_follow_from_view_and_luck(
    game: str, bot: str, variants: bool
) -> None:
    """Whole games for every number of players; each answer is asked for twice."""
    its = box(game)
    for seats in range(its.game.min_seats, its.game.max_seats + 1):
        table = its.table(seats, options_of(its, variants), seed=bytes(15) + bytes([seats]))
        while not table.over:
            luck = len(table.entries)
            before = view_bytes(table.view(SPECTATOR))
            first = answer(its, table, bot, Luck(luck))
            assert first == answer(its, table, bot, Luck(luck))
            assert view_bytes(table.view(SPECTATOR)) == before
            seat = table.asked()[0]
            assert first in table.legal(seat)
            table.play(seat, first)


def test_random_takes_anything_that_is_legal() -> None:
    its = box("chests")
    table = its.table(2, seed=bytes(16))
    table.play(table.asked()[0], "roll")
    legal = table.legal(table.asked()[0])
    assert {answer(its, table, "random", Luck(n)) for n in range(50)} == set(legal)
