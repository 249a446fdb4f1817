"""Playing on a bare state."""

from __future__ import annotations

from mypy_extensions import i64

from tests.contract.cove import BOX
from tests.contract.cove.verbs import ANCHOR, FIGHT, HOLD, SAIL
from tidetable import games
from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, begin, choices, random_games, settle, step
from tidetable.core.vec import vec

GAME = BOX.game


def test_chance_is_settled_before_anybody_is_asked() -> None:
    state = GAME.setup(3, [0])
    assert seat_of(state.asks[0]) == CHANCE
    settle(GAME, state, Luck(1), Buffer())
    assert [seat_of(state.asks[i]) for i in range(state.n_asks)] == [0]
    assert choices(GAME, state, 0) == [SAIL(1), SAIL(2), ANCHOR()]


def test_a_plain_answer_is_news_to_all_and_a_sealed_one_to_its_decider() -> None:
    state = GAME.setup(3, [0])
    settle(GAME, state, Luck(1), Buffer())
    news = News()
    answer(GAME, state, 0, ANCHOR(), news)
    assert news.items == [(EVERYONE, 0, ANCHOR())]
    settle(GAME, state, Luck(1), Buffer())
    news = News()
    answer(GAME, state, 1, HOLD(), news)
    assert news.items == [(1, 1, HOLD())]


def test_a_sealed_draw_is_told_by_nobody_but_the_rules() -> None:
    state = GAME.setup(3, [0])
    into = Buffer()
    GAME.odds(state, state.asks[0], into)
    news = News()
    answer(GAME, state, 0, into.actions[0], news)
    assert news.items == []


def test_where_nobody_listens_nothing_is_told() -> None:
    state = GAME.setup(3, [0])
    settle(GAME, state, Luck(2), Buffer())
    answer(GAME, state, 0, ANCHOR(), None)
    settle(GAME, state, Luck(2), Buffer())
    for seat in (2, 0, 0):
        legal = choices(GAME, state, seat)
        assert FIGHT.has(legal[0])
        answer(GAME, state, seat, legal[0], None)
    assert state.n_asks == 1


def test_random_games_are_counted_and_traced() -> None:
    one = random_games(GAME, 3, [0], 20, 5)
    two = random_games(GAME, 3, [0], 20, 5)
    assert (one.games, one.decisions, one.draws, one.trace) == (
        two.games,
        two.decisions,
        two.draws,
        two.trace,
    )
    assert one.games == 20
    assert one.decisions == 20 * 6 * 5
    assert one.draws >= 20 * (1 + 9 + 6)
    assert random_games(GAME, 3, [0], 20, 6).trace != one.trace


def test_simultaneous_questions_are_answered_in_any_order() -> None:
    """A playout does not always ask the first seat first: that would hide mistakes of order."""
    chests = games.box("chests").game
    assert random_games(chests, 2, [0, 0, 0], 3, 1).games == 3
    traces = {random_games(GAME, 3, [0], 1, seed).trace for seed in range(20)}
    assert len(traces) == 20


def test_a_buffer_is_used_again() -> None:
    into = Buffer()
    into.add(4)
    into.add_bits(10, 0b1011)
    assert into.to_list() == [4, 10, 11, 13]
    into.clear()
    assert into.to_list() == []
    into.add_weighted(7, 2)
    into.add_bag(20, vec[i64]([0, 3, 0, 1]))
    assert into.to_list() == [7, 21, 23]
    assert into.total == 6
    drawn = {into.pick_weighted(Luck(n)) for n in range(60)}
    assert drawn == {7, 21, 23}
    assert {into.pick(Luck(n)) for n in range(60)} == drawn


def test_rows_are_bits_for_each_thing_in_the_bag() -> None:
    into = Buffer()
    into.add(4)
    into.add_rows(100, vec[i64]([0, 2, 0, 1]), 10, 0b101)
    assert into.to_list() == [4, 110, 112, 130, 132]
    into.add_rows(100, vec[i64]([0, 0]), 10, 0b101)
    into.add_rows(100, vec[i64]([1, 1]), 10, 0)
    assert into.n == 5


def test_a_loop_outside_needs_two_calls() -> None:
    """Chance answers in between; an empty list says that the game is over."""
    state, twin = GAME.setup(3, [0]), GAME.setup(3, [0])
    luck, same = Luck(5), Luck(5)
    legal = begin(GAME, state, luck, Buffer())
    steps = 0
    while legal:
        settle(GAME, twin, same, Buffer())
        assert legal == choices(GAME, twin, 0)
        answer(GAME, twin, 0, legal[-1], None)
        legal = step(GAME, state, legal[-1], luck, Buffer())
        steps += 1
    assert state.n_asks == twin.n_asks == 0
    assert steps == 6 * 5
