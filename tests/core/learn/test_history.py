"""What a seat recalls: the last things that it was told, and nothing that it was not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from mypy_extensions import i16

import tidetable as tt
from tests.core.learn.playing import EVERY_TABLE, NAMES, some_options
from tidetable.core.box import Box
from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    Buffer,
    News,
    State,
    is_sealed,
    look,
    seat_of,
)
from tidetable.core.facts import view_bytes
from tidetable.core.learn.batch import Batch
from tidetable.core.learn.fleet import seed_of
from tidetable.core.learn.observation import Observation
from tidetable.core.learn.observer import Memory
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices
from tidetable.core.vec import vec
from tidetable.games import box

KEPT = 5


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_a_batch_recalls_what_each_seat_was_told(one: Box, seats: int) -> None:
    """Several games at each place: a new one has no past. And the rest of the row is as ever."""
    game, n = one.game, 2
    batch, bare = (Batch(one, n, seed="tide", seats=seats, history=k) for k in (KEPT, 0))
    observation, picks = batch.observation, Luck(5)
    games = [Told(one, seats, "tide", place) for place in range(n)]
    for step in range(90):
        for i, told in enumerate(games):
            seat = step % seats
            here = batch.observe(i, seat)[observation.told_at :].tolist()
            assert here == observation.recall(told.to(seat), seat, seats)
            asked = int(batch.seat[i])
            row = batch.observations[i]
            assert row.tolist() == batch.observe(i, asked).tolist()
            assert row[: observation.told_at].tolist() == bare.observations[i].tolist()
        actions = batch.random_actions(picks)
        for told, action in zip(games, actions, strict=True):
            told.play(batch.actions.ids[action])
        batch.step(actions)
        bare.step(actions)
    assert game.codec.size < 1 << 15, "an id and 1 more fits into a cell"


class Told:
    """The games at one place of a batch, one after another, with all that is told in them."""

    def __init__(self, one: Box, seats: int, seed: str, place: int) -> None:
        self.one, self.seats, self.seed, self.place = one, seats, seed, place
        self.number = -1
        self._begin()

    def _begin(self) -> None:
        self.number += 1
        self.news, self.luck = News(), Luck(seed_of(self.seed, self.place, self.number))
        options = read_options(self.one.game.options, {})
        self.state: State = self.one.game.setup(self.seats, options)
        self._settle()

    def _settle(self) -> None:
        game, state, into = self.one.game, self.state, Buffer()
        while state.n_asks and seat_of(state.asks[0]) == CHANCE:
            into.clear()
            drawn = game.sample(state, state.asks[0], self.luck, into)
            answer(game, state, 0, drawn, self.news)

    def play(self, action: int) -> None:
        answer(self.one.game, self.state, 0, action, self.news)
        self._settle()
        if not self.state.n_asks:
            self._begin()

    def to(self, seat: int) -> list[tuple[int, int]]:
        items = self.news.items
        return [(who, what) for audience, who, what in items if audience in (EVERYONE, seat)]


# --- Nothing hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_twins_that_differ_in_hidden_facts_are_recalled_alike(one: Box, seats: int) -> None:
    alike, apart = twins(one, seats, Memory.hear)
    assert apart == 0
    assert alike > 20 or one.name == "chests", "where nothing is hidden there are none"


def test_who_recalls_what_others_were_told_is_found() -> None:
    def overhear(memory: Memory, news: News) -> None:
        news.items = [(EVERYONE, who, what) for _, who, what in news.items]
        memory.hear(news)

    assert twins(box("sirens"), 2, overhear)[1] > 0


def twins(one: Box, seats: int, hear: Callable[[Memory, News], None]) -> tuple[int, int]:
    """Let sealed asks have two answers: count the seats to which both look alike, and which
    recall the same of them, or not.
    """
    found, luck = {True: 0, False: 0}, Luck(3)
    for state, i in sealed_asks(one, seats):
        offered = answers(one, state, i)
        pair = [offered[luck.below(len(offered))] for _ in range(2)]
        worlds, memories = [state.copy(), state.copy()], [Memory(seats, KEPT) for _ in pair]
        for world, memory, action in zip(worlds, memories, pair, strict=True):
            news = News()
            answer(one.game, world, i, action, news)
            hear(memory, news)
        for seat in range(seats):
            views = {view_bytes(look(world, seat)) for world in worlds}
            if pair[0] != pair[1] and len(views) == 1:
                found[recalled(memories[0], seat) == recalled(memories[1], seat)] += 1
    return found[True], found[False]


def sealed_asks(one: Box, seats: int) -> Iterator[tuple[State, int]]:
    """Yield states of random games in which something is asked whose answer is not told to all."""
    game, luck = one.game, Luck(2)
    for which in range(3):
        state = game.setup(seats, some_options(game, seats, which))
        for _ in range(400):
            if not state.n_asks:
                break
            yield from ((state, i) for i in range(state.n_asks) if is_sealed(state.asks[i]))
            offered = answers(one, state, 0)
            answer(game, state, 0, offered[luck.below(len(offered))], None)


def answers(one: Box, state: State, i: int) -> list[int]:
    """Return what may be answered, by a seat or by chance."""
    if seat_of(state.asks[i]) != CHANCE:
        return choices(one.game, state, i)
    into = Buffer()
    one.game.odds(state, state.asks[i], into)
    return into.to_list()


def recalled(memory: Memory, seat: int) -> list[int]:
    into = vec[i16]([0] * (2 * KEPT))
    memory.write(seat, into, 0)
    return list(into)


# --- Declared, and the same everywhere -----------------------------------------------------------


def test_a_history_is_declared_and_has_a_name_of_its_own() -> None:
    game = tt.game("sirens")
    bare, recalling = game.learning.observation, game.learning.recalling(8).observation
    assert (bare.name, recalling.name) == ("sirens_v1", "sirens_v1_history8")
    same = [feature.lock() for feature in bare.features]
    assert [feature.lock() for feature in recalling.features[: len(same)]] == same
    who, what = recalling.features[len(bare.features) :]
    assert (who.name, who.shape, who.least, who.most) == ("told.who", (8,), 0, 3)
    assert (what.name, what.shape, what.most) == ("told.what", (8,), game.rules.codec.size)
    assert recalling.size == bare.size + 16
    assert "told.what[ago] code" in recalling.lock()
    with pytest.raises(ValueError, match="0 or more"):
        game.batch(1, history=-1)


def test_the_last_comes_first_and_seats_are_turned() -> None:
    chests = box("chests")
    observation = Observation(chests.game, chests.drawers, 3)
    assert observation.recall([(-1, 7), (0, 8)], 1, 3) == [4, 1, 0, 9, 8, 0]
    told = [(1, 5), (-1, 7), (0, 8), (1, 9)]
    assert observation.recall(told, 1, 3) == [2, 4, 1, 10, 9, 8]


def test_positions_and_views_recall_as_batches_do() -> None:
    game = tt.game("titania", seats=3)
    position, batch = game.start(seed_of("4", 0, 0)), game.batch(1, seed=4, history=KEPT)
    for n in range(40):
        seat, row = position.asked[0], batch.observations[0].tolist()
        view = position.view(seat)
        assert position.observation(seat, KEPT).tolist() == row
        assert view.observation(KEPT).tolist() == row
        assert view.mask().tolist() == batch.mask[0].tolist()
        move = position.legal[n % len(position.legal)]
        batch.step([game.learning.actions.number[move]])
        position.play(move)
        assert view.observation(KEPT).tolist() == row, "a view stays what it was"


def test_a_position_forgets_what_is_taken_back_and_its_copy_goes_its_own_way() -> None:
    position = tt.game("chests").start(1)
    position.play("roll")
    before, copy = position.observation(0, KEPT).tolist(), position.copy()
    told = position.view().told
    copy.play(copy.legal[0])
    assert position.observation(0, KEPT).tolist() == before
    position.play(position.legal[-1])
    assert position.observation(0, KEPT).tolist() != before
    assert position.view().told[: len(told)] == told
    position.undo()
    assert position.observation(0, KEPT).tolist() == before
    assert [str(what) for who, what in told if who == 0] == ["roll"]
    assert {who for who, _ in told} == {0, None}


def test_several_processes_recall_as_one() -> None:
    game = tt.game("chests")
    alone, luck = game.batch(3, seed=1, history=2), tt.Luck(1)
    with game.batch_in(2, 3, seed=1, history=2) as batch:
        for _ in range(9):
            assert batch.observations.tolist() == alone.observations.tolist()
            actions = alone.random_actions(luck)
            alone.step(actions)
            batch.step(actions)
