"""Whole games at random, with and without the variant; all must add up."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import VARIANTS
from tidetable.core.contract import CHANCE, Buffer, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import random_games
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules.state import SirensState, Tabletop
from tidetable.games.sirens.rules.turn import PICK
from tidetable.games.sirens.rules.verbs import PASS, RUM_ON

ALL_POINTS = 7
MANY_STEPS = 1000  # a game has at most 52 plays; octopus turns between them are few
SHARE = 2500

EVERY_TABLE = pytest.mark.parametrize("variants", VARIANTS, ids=["base", "more-tactics"])


def play_and_check(options: list[int], luck: Luck, into: Buffer) -> Tabletop:
    """Play a game at random; after every step everything must add up."""
    state = GAME.setup(2, options)
    table = state.table
    passed = False
    for _ in range(MANY_STEPS):
        if state.n_asks == 0:
            assert max(table.points) >= 4 or table.ships_in_play() == 0
            return table
        action = step(state, luck, into)
        assert not (passed and action == PASS.base), "both are stuck"
        passed = action == PASS.base or (passed and RUM_ON.has(action))
        assert GAME.audit(state) == ""
        assert sum(table.points) <= ALL_POINTS
        assert min(table.points) < 4
        assert table.crew_in_play() <= table.ships_in_play()
    raise AssertionError("the game does not end")


def step(state: SirensState, luck: Luck, into: Buffer) -> int:
    i = luck.below(state.n_asks)
    question = state.asks[i]
    into.clear()
    if seat_of(question) == CHANCE:
        action = GAME.sample(state, question, luck, into)
    else:
        GAME.legal(state.table, state.hand(seat_of(question)), question, into)
        action = into.pick(luck)
    state.close(i)
    GAME.apply(state, question, action, None)
    picking = state.n_asks and kind_of(state.asks[0]) == PICK.kind
    assert state.n_asks <= (2 if picking else 1)
    return int(action)


def play_many(variants: dict[str, str], games: int, seed: int) -> None:
    luck, into = Luck(seed), Buffer()
    options = read_options(GAME.options, variants)
    for _ in range(games):
        play_and_check(options, luck, into)


@pytest.mark.rule("SIR-P4", "SIR-R3", "SIR-R1", "SIR-M5")
@EVERY_TABLE
def test_a_hundred_and_fifty_games(variants: dict[str, str]) -> None:
    play_many(variants, 150, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("share", range(20))
@EVERY_TABLE
def test_fifty_thousand_games_in_shares(variants: dict[str, str], share: int) -> None:
    play_many(variants, SHARE, seed=1000 + share)


@EVERY_TABLE
def test_the_same_seed_plays_the_same_games(variants: dict[str, str]) -> None:
    options = read_options(GAME.options, variants)
    first, second = (random_games(GAME, 2, options, 5, seed=7) for _ in range(2))
    assert (first.trace, first.decisions, first.draws) == (
        second.trace,
        second.decisions,
        second.draws,
    )


@EVERY_TABLE
def test_either_player_comes_to_start(variants: dict[str, str]) -> None:
    into = Buffer()
    starters = set()
    for seed in range(30):
        state, luck = GAME.setup(2, read_options(GAME.options, variants)), Luck(seed)
        while state.table.turn == 0:
            step(state, luck, into)
        starters.add(state.table.player)
    assert starters == {0, 1}
