"""Many games at once: the same games as one by one, and arrays that say so."""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.contract import cove
from tests.contract.cove.game import Cove
from tests.contract.cove.state import Table
from tests.core.learn.playing import EVERY_TABLE, NAMES
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, look, seat_of
from tidetable.core.errors import BadTable
from tidetable.core.learn.batch import Batch
from tidetable.core.learn.fleet import BEST, PER_E, seed_of
from tidetable.core.learn.observation import Angle
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import begin, step
from tidetable.core.think.coach import SCALE, Expert
from tidetable.core.vec import COMPILED, vec
from tidetable.games import box

CHESTS = box("chests")
SIRENS = box("sirens")


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_the_same_seed_gives_the_same_games_as_one_by_one(one: Box, seats: int) -> None:
    """Several games at each place, and what is seen, legal and asked after every step."""
    game, n, steps = one.game, 2, 90
    options = read_options(game.options, {})
    batch, picks, into = Batch(one, n, seed="tide", seats=seats), Luck(5), Buffer()
    number = [0] * n
    lucks = [Luck(seed_of("tide", i, 0)) for i in range(n)]
    states = [game.setup(seats, options) for _ in range(n)]
    legal = [begin(game, states[i], lucks[i], into) for i in range(n)]
    for _ in range(steps):
        offsets, offered = batch.offsets.tolist(), batch.legal.tolist()
        actions = batch.random_actions(picks)
        for i in range(n):
            offer = offered[offsets[i] : offsets[i + 1]]
            assert [batch.actions.ids[action] for action in offer] == legal[i]
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(offer)
            assert actions[i] in offer
        seen = batch.observation.read(look(states[0], int(batch.seat[0])), seats)
        assert batch.observations[0].tolist() == seen
        batch.step(actions)
        for i in range(n):
            legal[i] = step(game, states[i], batch.actions.ids[actions[i]], lucks[i], into)
            over = not legal[i]
            assert bool(batch.done[i]) == over
            if over:
                assert batch.scores[i].tolist() == game.scores(states[i].public())
                number[i] += 1
                lucks[i] = Luck(seed_of("tide", i, number[i]))
                states[i] = game.setup(seats, options)
                legal[i] = begin(game, states[i], lucks[i], into)


def played(batch: Batch, steps: int, seed: int = 3) -> list[list[int]]:
    """Play at random, and return what was done."""
    luck = Luck(seed)
    done: list[list[int]] = []
    for _ in range(steps):
        done.append(batch.random_actions(luck))
        batch.step(done[-1])
    return done


def test_a_place_has_its_games_whatever_is_beside_it() -> None:
    alone, among = Batch(CHESTS, 1, seed=4, first=2), Batch(CHESTS, 5, seed=4)
    for _ in range(120):
        assert alone.observations[0].tolist() == among.observations[2].tolist()
        action = int(alone.legal[0])
        firsts = among.legal[among.offsets[:-1]]
        assert action == firsts[2]
        alone.step([action])
        among.step(firsts)


def test_seeds_of_all_kinds_make_games_of_their_own() -> None:
    seeds = (1, 2, "1 ", b"\x01", 1 + (1 << 64), "")
    first = [Batch(SIRENS, 3, seed=seed).observations.tolist() for seed in seeds]
    assert all(one not in first[:i] for i, one in enumerate(first))
    assert Batch(SIRENS, 3, seed=1).observations.tolist() == first[0]


def test_every_game_has_luck_of_its_own() -> None:
    found = {seed_of("1", place, number) for place in range(40) for number in range(40)}
    assert len(found) == 1600
    assert max(found) < 1 << 62, "it fits into a machine's number"


def test_arrays_have_the_shapes_they_promise() -> None:
    batch = Batch(SIRENS, 7, seed=1)
    n, features, actions = 7, batch.observation.size, len(batch.actions)
    promised: list[tuple[NDArray[Any], tuple[int, ...], type[np.generic]]] = [
        (batch.observations, (n, features), np.int16),
        (batch.mask, (n, actions), np.uint8),
        (batch.offsets, (n + 1,), np.int32),
        (batch.legal, (int(batch.offsets[-1]),), np.int32),
        (batch.seat, (n,), np.uint8),
        (batch.done, (n,), np.uint8),
        (batch.rewards, (n, 2), np.float64),
        (batch.scores, (n, 2), np.int32),
    ]
    for array, shape, kind in promised:
        assert (array.shape, array.dtype) == (shape, np.dtype(kind))
    assert np.shares_memory(batch.mask, batch.mask) == COMPILED


def test_lists_grow_as_long_as_they_must() -> None:
    """More legal actions than there was room for at first."""
    batch = Batch(SIRENS, 80, seed=1)
    room = len(batch.fleet.legal)
    played(batch, 30)
    assert len(batch.fleet.legal) > room
    sums = batch.mask.sum(axis=1, dtype=np.int32)
    assert sums.tolist() == np.diff(batch.offsets).tolist()
    rows = np.repeat(np.arange(80), np.diff(batch.offsets))
    assert batch.mask[rows, batch.legal].all()


def test_any_seat_can_be_asked_what_it_sees() -> None:
    batch = Batch(SIRENS, 2, seed=1)
    played(batch, 9)
    asked = int(batch.seat[1])
    assert batch.observe(1, asked).tolist() == batch.observations[1].tolist()
    waiting = batch.observe(1, 1 - asked)
    view = look(batch.fleet.states[1], 1 - asked)
    assert waiting.tolist() == batch.observation.read(view, 2)
    for i, seat in [(2, 0), (0, 2), (-1, 0), (0, -1)]:
        with pytest.raises(ValueError, match="counted from 0"):
            batch.observe(i, seat)


# --- What it is worth ----------------------------------------------------------------------------


def test_a_win_is_worth_as_much_as_the_others_lose() -> None:
    batch, ended = Batch(CHESTS, 6, seed=2, seats=3), 0
    luck = Luck(1)
    for _ in range(400):
        batch.step(batch.random_actions(luck))
        rewards = batch.rewards
        assert np.abs(rewards.sum(axis=1)).max() < 1e-9
        for i in range(6):
            if batch.done[i]:
                ended += 1
                assert 0 < rewards[i].max() <= 1
            else:
                assert not rewards[i].any(), "what a game before brought is gone"
    assert ended > 6


class Tied(Cove):
    """The first two share the win."""

    def places(self, public: Table) -> list[int]:
        return [1, 1, 3]


class Alone(Cove):
    """The second wins alone."""

    def places(self, public: Table) -> list[int]:
        return [2, 1, 2]


class Level(Cove):
    """All share it."""

    def places(self, public: Table) -> list[int]:
        return [1, 1, 1]


@pytest.mark.parametrize(
    ("game", "worth"),
    [(Tied(), [0.25, 0.25, -0.5]), (Alone(), [-0.5, 1.0, -0.5]), (Level(), [0.0, 0.0, 0.0])],
    ids=["tied", "alone", "level"],
)
def test_winners_share(game: Cove, worth: list[float]) -> None:
    batch = Batch(replace(cove.BOX, game=game), 1, seed=1)
    luck = Luck(1)
    while not batch.done[0]:
        batch.step(batch.random_actions(luck))
    assert batch.rewards[0].tolist() == worth


# --- What is refused -----------------------------------------------------------------------------


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    batch = Batch(CHESTS, 3, seed=1)
    played(batch, 5)
    good = batch.legal[batch.offsets[:-1]].tolist()
    before = [batch.observations.tolist(), batch.mask.tolist(), batch.legal.tolist()]
    illegal = next(a for a in range(len(batch.actions)) if not batch.mask[1][a])
    below = good[0] - len(batch.actions)  # in the mask, this is what the game before may answer
    offered = batch.actions.text(int(batch.legal[batch.offsets[1]]))
    for wrong, words in [
        (good[:2], ["3 games need 3 actions, not 2"]),
        ([good[0], illegal, good[2]], ["game 1", batch.actions.text(illegal), offered, "legal["]),
        ([good[0], good[1], 9999], ["game 2: there is no action 9999", "legal["]),
        ([good[0], below, good[2]], [f"game 1: there is no action {below}", "legal["]),
    ]:
        with pytest.raises(ValueError, match="game") as refused:
            batch.step(wrong)
        for word in words:
            assert word in str(refused.value)
        now = [batch.observations.tolist(), batch.mask.tolist(), batch.legal.tolist()]
        assert now == before
    with pytest.raises(ValueError, match="not float64"):
        batch.step(np.array(good, float))


def test_actions_come_as_whatever_holds_whole_numbers() -> None:
    batch, other = Batch(CHESTS, 3, seed=1), Batch(CHESTS, 3, seed=1)
    for make in (list, tuple, np.array, lambda found: np.array(found, np.uint8)):
        found = batch.legal[batch.offsets[:-1]].tolist()
        batch.step(make(found))
        other.step(found)
        assert batch.observations.tolist() == other.observations.tolist()


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch(CHESTS, 0)
    with pytest.raises(BadTable):
        Batch(CHESTS, 2, seats=9)
    with pytest.raises(BadTable):
        Batch(CHESTS, 2, options={"sails": "yes"})


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_whoever_trains_can_ask_for_what_the_others_hide(one: Box, seats: int) -> None:
    """It is their own part of what they observe, the next seat first, and named from my side."""
    batch, luck = Batch(one, 5, seed=2, seats=seats, hidden=True), Luck(5)
    fields, size = one.drawers.own.fields, batch.observation.own_size
    for _ in range(40):
        batch.step(batch.random_actions(luck))
        for i in range(batch.n):
            angle, state = Angle(int(batch.seat[i]), seats), batch.fleet.states[i]
            others = [(angle.me + k) % seats for k in range(1, seats)]
            hands = [angle.cells(field, state.own(other)) for other in others for field in fields]
            told = [cell for hand in hands for cell in hand]
            rest = [0] * (batch.hidden_size - size * (seats - 1))
            assert batch.hidden[i].tolist() == told + rest


def test_nobody_else_gets_what_is_hidden() -> None:
    assert Batch(SIRENS, 3).hidden.shape == (3, 0)


def test_a_coach_says_what_the_evaluator_does() -> None:
    """Each seat's prospects and the answer it likes best, in every game, after every step."""
    one = box("titania")
    batch = Batch(one, 5, seed=3, seats=3, coach=Expert(one.evaluator))
    luck, into, standing = Luck(4), Buffer(), vec[float]([0.0] * 3)
    for _ in range(40):
        for i, state in enumerate(batch.fleet.states):
            question = state.asks[0]
            public, own = state.public(), state.own(seat_of(question))
            one.evaluator.evaluate(state, public, SCALE, standing)
            assert batch.prospects[i].tolist() == list(standing)
            into.clear()
            one.game.legal(public, own, question, into)
            one.evaluator.prior(public, own, question, into)
            weights = [int(into.weights[k]) for k in range(into.n)]
            liked = into.actions[weights.index(max(weights))]
            assert batch.actions.number[liked] == batch.advice[i]
            moves = [batch.actions.number[into.actions[k]] for k in range(into.n)]
            assert sorted(moves) == np.flatnonzero(batch.glances[i]).tolist()
            less = [log(max(weights) / weight) for weight in weights]
            expected = [max(1.0, BEST - PER_E * e) for e in less]
            assert batch.glances[i][moves] == pytest.approx(expected, abs=0.51)
        batch.step(batch.random_actions(luck))
    assert Batch(one, 5).prospects.size == 0, "nobody coaches those who do not ask for it"
    batch.fleet.is_advised = False
    batch.step(batch.random_actions(luck))
    assert batch.glances.tolist() == batch.mask.tolist(), "who is not asked says nothing"
