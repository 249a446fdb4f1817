"""Playing on a bare State: for rules' own tests, search and random games. Tables use table.py."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    Buffer,
    Game,
    News,
    State,
    is_sealed,
    seat_of,
)
from tidetable.core.luck import Luck

AnyGame = Game[Any, Any, Any]


def answer(game: AnyGame, state: State, i: i64, action: i64, news: News | None) -> None:
    """Answer the i-th open ask. The answer is news: to all, or sealed, to its decider alone."""
    question = state.asks[i]
    state.close(i)
    if news is not None:
        seat = seat_of(question)
        if not is_sealed(question):
            news.tell(EVERYONE, seat, action)
        elif seat != CHANCE:
            news.tell(seat, seat, action)
    game.apply(state, question, action, news)


def ask_of(state: State, seat: i64) -> i64:
    """Return which of the open asks a seat is to answer first: others may be asked before it."""
    i: i64 = 0
    while seat_of(state.asks[i]) != seat:
        i += 1
    return i


def choices(game: AnyGame, state: State, i: i64) -> list[int]:
    """Return what a seat may answer to the i-th open ask."""
    into = Buffer()
    question = state.asks[i]
    game.legal(state.public(), state.own(seat_of(question)), question, into)
    return into.to_list()


def settle(game: AnyGame, state: State, luck: Luck, into: Buffer) -> None:
    """Let chance answer until a seat is asked or the game is over. Chance is always asked first."""
    while state.n_asks and seat_of(state.asks[0]) == CHANCE:
        question = state.asks[0]
        into.clear()
        action = game.sample(state, question, luck, into)
        state.close(0)
        game.apply(state, question, action, None)


def go_on(game: AnyGame, state: State, luck: Luck, into: Buffer) -> None:
    """Let chance answer, and write what may be answered then; nothing when the game is over."""
    settle(game, state, luck, into)
    into.clear()
    if state.n_asks:
        question = state.asks[0]
        game.legal(state.public(), state.own(seat_of(question)), question, into)


def begin(game: AnyGame, state: State, luck: Luck, into: Buffer) -> list[int]:
    """Let chance answer, and return what may be answered then."""
    go_on(game, state, luck, into)
    return into.to_list()


def step(game: AnyGame, state: State, action: i64, luck: Luck, into: Buffer) -> list[int]:
    """Answer the first open ask and go on to the next: all that a loop in Python needs to call."""
    answer(game, state, 0, action, None)
    return begin(game, state, luck, into)


def named(into: Buffer, values: list[Any]) -> list[Any]:
    """Return what was written, each action by the value that stands for it."""
    return [values[into.actions[i]] for i in range(into.n)]


def step_named(
    game: AnyGame, state: State, action: i64, luck: Luck, into: Buffer, values: list[Any]
) -> list[Any]:
    """Do as `step` does, and return the answers by their values."""
    answer(game, state, 0, action, None)
    go_on(game, state, luck, into)
    return named(into, values)


@final
class Tally:
    """What a run of random games did."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.draws: i64 = 0
        self.trace: i64 = 0  # a checksum of all that was played: compiled and not must agree


def playout(game: AnyGame, state: State, luck: Luck, into: Buffer, tally: Tally) -> None:
    """Play at random to the end."""
    trace = tally.trace
    while state.n_asks:
        i: i64 = 0
        question = state.asks[0]
        into.clear()
        if seat_of(question) == CHANCE:
            action = game.sample(state, question, luck, into)
            tally.draws += 1
        else:
            if state.n_asks > 1:
                i = luck.below(state.n_asks)
                question = state.asks[i]
            game.legal(state.public(), state.own(seat_of(question)), question, into)
            action = into.pick(luck)
            tally.decisions += 1
        trace = (trace * 31 + action) & 0xFFFFFFF
        state.close(i)
        game.apply(state, question, action, None)
    tally.trace = trace
    tally.games += 1


def random_games(game: AnyGame, seats: i64, options: list[int], games: i64, seed: i64) -> Tally:
    """Play whole games at random from a seed."""
    luck = Luck(seed)
    into = Buffer()
    tally = Tally()
    for _ in range(games):
        playout(game, game.setup(seats, options), luck, into, tally)
    return tally
