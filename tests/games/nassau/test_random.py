"""Whole games at random, for every number of players and every option; all must add up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.nassau.positions import GAME
from tidetable.core.contract import CHANCE, Buffer, News, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import random_games
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import (
    CARIBBEAN,
    CITY,
    MAKE_READY,
    OVER,
    SETTING_UP,
    NassauState,
)
from tidetable.games.nassau.rules.steps import MOST_STEPS
from tidetable.games.nassau.rules.verbs import CODEC, N_CATEGORIES, OPTIONS

MANY_STEPS = 5000
MOST_ANSWERS = 500
SHARE = 500
FEW, MANY = -200, 1000  # no score is beyond
OPTION_NAMES = [option.name for option in OPTIONS]
VARIANTS = [
    [dutchman, figure, start_district, 0]
    for dutchman, figure, start_district in product(range(3), range(2), range(2))
]
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
EVERY_VARIANT = pytest.mark.parametrize(
    "options", VARIANTS, ids=["".join(map(str, variant[:3])) for variant in VARIANTS]
)


def play_and_check(
    seats: int, options: list[int], luck: Luck, into: Buffer, game: Nassau = GAME
) -> NassauState:
    """Play a game at random; after every step everything must add up."""
    state = game.setup(seats, options)
    table = state.table
    moment = (1, SETTING_UP)
    for _ in range(MANY_STEPS):
        if state.n_asks == 0:
            check_end(state)
            return state
        step(state, luck, into, game=game)
        wrong = game.audit(state)
        assert wrong == ""
        assert table.n_steps <= MOST_STEPS
        assert table.n_steps > 0 or state.n_asks > 0 or table.phase == OVER
        now = (int(table.round), int(table.phase))
        assert moment <= now <= (4, OVER), "rounds and phases go on"
        assert now == moment or now[1] in (CITY, CARIBBEAN, MAKE_READY, OVER)
        moment = now
    raise AssertionError("the game does not end")


def step(
    state: NassauState, luck: Luck, into: Buffer, news: News | None = None, game: Nassau = GAME
) -> None:
    """Answer at random."""
    question = state.asks[0]
    seat = seat_of(question)
    into.clear()
    if seat == CHANCE:
        action = game.sample(state, question, luck, into)
    else:
        game.legal(state.table, state.hands[seat], question, into)
        answers = into.to_list()
        assert 0 < len(answers) == len({*answers}) <= MOST_ANSWERS
        action = into.pick(luck)
    state.close(0)
    game.apply(state, question, action, news)
    assert state.n_asks <= 1, "one question at a time"


def check_end(state: NassauState) -> None:
    table = state.table
    assert (table.round, table.phase, table.n_steps) == (4, OVER, 0)
    scores = GAME.scores(table)
    assert all(FEW < score < MANY for score in scores)
    for seat, score in enumerate(scores):
        in_the_end = sum(table.final[seat * N_CATEGORIES : (seat + 1) * N_CATEGORIES])
        assert FEW < score - in_the_end < MANY
    assert GAME.places(table) == [1 + sum(other > mine for other in scores) for mine in scores]


def play_many(seats: int, options: list[int], games: int, seed: int) -> None:
    luck, into = Luck(seed), Buffer()
    for _ in range(games):
        play_and_check(seats, options, luck, into)


def test_these_are_all_options() -> None:
    assert OPTION_NAMES == ["dutchman", "figure", "start-district", "first"]
    assert [len(option.choices) for option in OPTIONS] == [3, 2, 2, 5]
    assert len(VARIANTS) == 12


@pytest.mark.rule("NAS-D0", "NAS-C1", "NAS-C2", "NAS-C3", "NAS-R-16", "NAS-R-25", "NAS-R-26")
@EVERY_VARIANT
@EVERY_TABLE
def test_three_games(seats: int, options: list[int]) -> None:
    play_many(seats, options, 3, seed=seats)


@pytest.mark.long
@pytest.mark.parametrize("share", range(4))
@EVERY_VARIANT
@EVERY_TABLE
def test_two_thousand_games_in_shares(seats: int, options: list[int], share: int) -> None:
    play_many(seats, options, SHARE, seed=1000 + share)


@EVERY_TABLE
def test_the_same_seed_plays_the_same_games(seats: int) -> None:
    first, second = (random_games(GAME, seats, [1, 1, 0, 0], 3, seed=7) for _ in range(2))
    assert (first.trace, first.decisions, first.draws) == (
        second.trace,
        second.decisions,
        second.draws,
    )


@pytest.mark.long
def test_every_question_is_asked_and_everything_happens() -> None:
    """Which animal must wait is asked once in fifty games; what is lost first, once in four
    thousand, so test_loss_order.py alone asks that.
    """
    luck, into = Luck(12), Buffer()
    asked: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for game in range(600):
        state = GAME.setup(2 + game % 3, [1 + game % 2, 1, 0, 0] if game % 4 else [0, 0, 0, 0])
        while state.n_asks:
            asked[GAME.kinds[kind_of(state.asks[0])]] += 1
            news = News()
            step(state, luck, into, news)
            done.update(CODEC.verb(action).name for _, _, action in news.items)
    assert {*GAME.kinds} - {*asked} <= {"lose"}
    happens = {verb.name for verb in CODEC.consequences}
    assert happens - {*done} == set()
