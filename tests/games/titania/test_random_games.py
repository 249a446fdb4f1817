"""Whole games at random, for every number of players; all must add up."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, KINGDOM
from tidetable.core.contract import CHANCE, Buffer, kind_of, seat_of
from tidetable.core.facts import state_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import random_games
from tidetable.games.titania.rules.state import Tabletop, TitaniaState
from tidetable.games.titania.rules.turn import TURN, standing
from tidetable.games.titania.rules.verbs import COLOURS, STOP

MANY_STEPS = 5000
SHARE = 500
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])


def play_and_check(seats: int, luck: Luck, into: Buffer) -> Tabletop:
    """Play a game at random; after every step everything must add up."""
    state = GAME.setup(seats, [0])
    table = state.table
    points = [0] * seats
    for _ in range(MANY_STEPS):
        if state.n_asks == 0:
            check_end(table)
            return table
        period = table.period
        step(state, luck, into)
        assert GAME.audit(state) == ""
        assert 0 <= table.plays <= 3
        assert period <= table.period <= 2
        now = GAME.scores(table)
        assert all(new >= old for new, old in zip(now, points, strict=True)), "points stay"
        points = now
    raise AssertionError("the game does not end")


def step(state: TitaniaState, luck: Luck, into: Buffer) -> None:
    """Answer at random; who may stop does so in one case of six only."""
    table = state.table
    question = state.asks[0]
    into.clear()
    if seat_of(question) == CHANCE:
        action = GAME.sample(state, question, luck, into)
    else:
        check_question(table, question)
        GAME.legal(table, state.hands[seat_of(question)], question, into)
        action = into.pick(luck)
        if into.actions[into.n - 1] == STOP.base and into.n > 1 and luck.below(6):
            into.n -= 1
            action = into.pick(luck)
    state.close(0)
    GAME.apply(state, question, action, None)
    assert state.n_asks <= 1


def check_question(table: Tabletop, question: int) -> None:
    assert seat_of(question) == table.player
    if kind_of(question) == TURN.kind:
        assert min(table.reserve) > 0, "TIT-R16"
        assert table.idle < 3 * table.seats
    for seat in range(table.seats):
        assert table.hand_size[seat] <= 7 or seat == table.player


def check_end(table: Tabletop) -> None:
    """The second period is over: a colour is used up, or nobody sails any more."""
    assert table.period == 2
    assert min(table.reserve) == 0 or table.idle == 3 * table.seats
    assert sum(table.aside) == 0
    assert sum(table.tiles) == 0
    standings = [standing(table, seat) for seat in range(table.seats)]
    assert [points for points, _ in standings] == GAME.scores(table)
    assert GAME.places(table) == [
        1 + sum(other > mine for other in standings) for mine in standings
    ]


def play_many(seats: int, games: int, seed: int) -> None:
    luck, into = Luck(seed), Buffer()
    for _ in range(games):
        play_and_check(seats, luck, into)


@pytest.mark.rule("TIT-C2", "TIT-C3", "TIT-P3", "TIT-R14", "TIT-R16", "TIT-T4")
@EVERY_TABLE
def test_two_dozen_games(seats: int) -> None:
    play_many(seats, 24, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("share", range(20))
@EVERY_TABLE
def test_ten_thousand_games_in_shares(seats: int, share: int) -> None:
    play_many(seats, SHARE, seed=1000 + share)


@EVERY_TABLE
def test_the_same_seed_plays_the_same_games(seats: int) -> None:
    first, second = (random_games(GAME, seats, [0], 5, seed=7) for _ in range(2))
    assert (first.trace, first.decisions, first.draws) == (
        second.trace,
        second.decisions,
        second.draws,
    )


@EVERY_TABLE
def test_a_copy_says_the_same_and_stands_alone(seats: int) -> None:
    state, luck, into = GAME.setup(seats, [0]), Luck(seats), Buffer()
    while state.n_asks:
        before = state_bytes(state, seats)
        twin = state.copy()
        assert state_bytes(twin, seats) == before
        step(twin, luck, into)
        assert state_bytes(state, seats) == before
        state = twin


@pytest.mark.rule("TIT-R10")
def test_anybody_comes_to_start() -> None:
    into = Buffer()
    starters = set()
    for seed in range(40):
        state, luck = GAME.setup(4, [0]), Luck(seed)
        while state.table.turn == 0:
            step(state, luck, into)
        starters.add(state.table.player)
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("TIT-R8")
def test_the_board_cannot_fill_up() -> None:
    """A period has at most 52 ships besides the castle's; 61 open spaces hang together."""
    sea = {i for i, kind in enumerate(KINGDOM.kinds) if kind in (1, 2, 3)}
    assert len(sea) == 61
    castle = [i for i, flags in enumerate(KINGDOM.flags) if flags]
    reached = {at for i in castle for at in KINGDOM.neighbours[6 * i : 6 * i + 6]} & sea
    for _ in sea:
        reached |= {at for i in reached for at in KINGDOM.neighbours[6 * i : 6 * i + 6]} & sea
    assert reached == sea
    second = [KINGDOM.ships[i] - 2 for i in range(len(COLOURS.tokens))]
    assert sum(second) - 2 == 52, "one of each other colour is left"
