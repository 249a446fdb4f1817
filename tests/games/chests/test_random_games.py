"""Whole games at random, for every number of players and both variants; all must add up."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.games.chests.positions import VARIANTS
from tidetable.core.contract import CHANCE, Buffer, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import random_games
from tidetable.core.vec import vec
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.state import ChestsState, Tabletop
from tidetable.games.chests.rules.verbs import COINS, DIAMONDS, FISH_BONES, N_TREASURES

POINTS = [int(COINS[i] + DIAMONDS[i]) for i in range(N_TREASURES)]
ALL_POINTS = 33
MANY_STEPS = 5000  # no game takes a tenth of it

EVERY_TABLE = pytest.mark.parametrize(
    ("seats", "variants"),
    [(seats, variants) for seats in (2, 3, 4) for variants in VARIANTS],
    ids=lambda value: "+".join(value) or "base" if isinstance(value, dict) else str(value),
)


def points_in(cards: vec[i64]) -> int:
    """Count the points in rows of cards."""
    return sum(int(n) * POINTS[i % N_TREASURES] for i, n in enumerate(cards) if n)


def play_and_check(seats: int, options: list[int], luck: Luck, into: Buffer) -> Tabletop:
    """Play a game at random; after every step everything must add up."""
    state = GAME.setup(seats, options)
    table = state.table
    scores = [0] * seats
    opener = last_turn = -1
    for _ in range(MANY_STEPS):
        if state.n_asks == 0:
            check_end(table, opener, last_turn)
            return table
        player, turn = table.player, table.turn
        step(state, luck, into)
        assert GAME.audit(state) == ""
        assert min(table.dice) >= 0
        closed, open_, loot = map(points_in, (table.unopened, table.treasures, table.loot))
        assert closed + open_ + loot == ALL_POINTS
        now = GAME.scores(table)
        assert sum(now) == loot
        assert all(new >= old for new, old in zip(now, scores, strict=True)), "loot is safe"
        scores = now
        if table.turns_left >= 0 and opener < 0:
            opener, last_turn = player, turn + seats
    raise AssertionError("the game does not end")


def step(state: ChestsState, luck: Luck, into: Buffer) -> None:
    question = state.asks[0]
    into.clear()
    if seat_of(question) == CHANCE:
        action = GAME.sample(state, question, luck, into)
    else:
        assert seat_of(question) == state.table.player
        GAME.legal(state.table, state.own(0), question, into)
        action = into.pick(luck)
    state.close(0)
    GAME.apply(state, question, action, None)
    assert state.n_asks <= 1


def check_end(table: Tabletop, opener: int, last_turn: int) -> None:
    """Every chest is open; the opener of the last had the last turn; places follow the rules."""
    assert table.all_unopened() == table.pile == table.top == sum(table.places) == 0
    assert (table.player, table.turn) == (opener, last_turn)
    standings = [standing(table, seat) for seat in range(table.seats)]
    assert GAME.scores(table) == [points for points, _, _ in standings]
    assert GAME.places(table) == [
        1 + sum(1 for other in standings if other > mine) for mine in standings
    ]


def standing(table: Tabletop, seat: int) -> tuple[int, int, int]:
    """Return points, diamonds, and how few fish bones: more is better (CHE-E2, CHE-E3)."""
    loot = table.loot[seat * N_TREASURES : (seat + 1) * N_TREASURES]
    diamonds = sum(int(n) * int(DIAMONDS[i]) for i, n in enumerate(loot))
    return points_in(loot), diamonds, -loot[FISH_BONES]


def play_many(seats: int, variants: dict[str, str], games: int, seed: int) -> None:
    luck, into = Luck(seed), Buffer()
    options = read_options(GAME.options, variants)
    for _ in range(games):
        play_and_check(seats, options, luck, into)


@pytest.mark.rule("CHE-E1", "CHE-E2", "CHE-E3", "CHE-R5", "CHE-T4")
@EVERY_TABLE
def test_a_hundred_games(seats: int, variants: dict[str, str]) -> None:
    play_many(seats, variants, 100, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("share", range(10))
@EVERY_TABLE
def test_ten_thousand_games_in_shares(seats: int, variants: dict[str, str], share: int) -> None:
    play_many(seats, variants, 1000, seed=1000 + share)


@EVERY_TABLE
def test_the_same_seed_plays_the_same_games(seats: int, variants: dict[str, str]) -> None:
    options = read_options(GAME.options, variants)
    first, second = (random_games(GAME, seats, options, 5, seed=7) for _ in range(2))
    assert (first.trace, first.decisions, first.draws) == (
        second.trace,
        second.decisions,
        second.draws,
    )


def test_anybody_comes_to_start() -> None:
    into = Buffer()
    starters = set()
    for seed in range(40):
        state, luck = GAME.setup(4, [0, 0, 0]), Luck(seed)
        while state.table.turn == 0:
            step(state, luck, into)
        starters.add(state.table.player)
    assert starters == {0, 1, 2, 3}
