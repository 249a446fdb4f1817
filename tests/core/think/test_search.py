"""Search: in games so little that the right answer is known, and honest in all others.

What is found in little games is found by a search that a network guides, too, even if the network
knows nothing: then it is led by what its playouts come to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract import cove
from tests.core.listening import ROOM, shrug, unaware
from tests.core.little import SAY, WORDS, Both, End, Little, Position
from tidetable import games
from tidetable.core.contract import CHANCE, Buffer, State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import AnyGame, answer, choices, settle
from tidetable.core.think.evaluator import AnyEvaluator, Evaluator
from tidetable.core.think.search import Search, Settings, Tried
from tidetable.core.vec import vec

EVALUATORS = [*(games.box(name).evaluator for name in games.names()), cove.BOX.evaluator]
WINS_ONLY = Settings(margin=0.0)


Run = Callable[[Search, int], None]


def run_alone(search: Search, playouts: int) -> None:
    search.run(playouts)


def run_guided(search: Search, playouts: int) -> None:
    """Let a network guide it that knows nothing."""
    listening = unaware(search)
    while search.done() < playouts:
        for k in range(listening.look(min(ROOM, playouts - search.done()))):
            shrug(listening, k)


def search(
    evaluator: AnyEvaluator,
    state: State,
    seat: int,
    playouts: int,
    settings: Settings = WINS_ONLY,
    run: Run = run_alone,
) -> list[Tried]:
    found = Search(evaluator, look(state, seat), settings, Luck(7))
    run(found, playouts)
    return found.tried()


InLittle = Callable[..., dict[str, float]]


@pytest.fixture(params=[run_alone, run_guided])
def in_little(request: pytest.FixtureRequest) -> InLittle:
    """Return what tells what each answer to the first question is worth, the best first."""

    def found_in(game: Little, playouts: int = 2000, seat: int = 0) -> dict[str, float]:
        state = game.setup(game.max_seats, [])
        settle(game, state, Luck(1), Buffer())
        found = search(Evaluator(game), state, seat, playouts, run=request.param)
        assert sum(one.visits for one in found) == playouts
        return {WORDS[one.action - SAY.base]: one.value for one in found}

    return found_in


def best(values: dict[str, float]) -> str:
    return next(iter(values))


# --- the right answer is known ------------------------------------------------------------------


def test_a_win_in_two_is_found(in_little: InLittle) -> None:
    """Whatever the other says, there is an answer; after `b` there is none to one of them."""
    won, lost = (1, 0), (0, 1)
    game = Little(
        2,
        {
            "start": Position(0, {"a": "hard", "b": "easy"}),
            "hard": Position(1, {"a": "key", "b": "lock"}),
            "key": Position(0, {"a": won, "b": lost, "c": lost}),
            "lock": Position(0, {"a": lost, "b": lost, "c": won}),
            "easy": Position(1, {"a": "open", "b": lost}),
            "open": Position(0, {"a": won, "b": won, "c": won}),
        },
    )
    values = in_little(game)
    assert best(values) == "a"
    assert values["a"] > 0.9


def test_a_trap_only_looks_good(in_little: InLittle) -> None:
    """Most of what follows `a` wins, but the other will not answer most of it."""
    good = dict.fromkeys("abcde", (9, 0))
    game = Little(
        2,
        {
            "start": Position(0, {"a": "trap", "b": "plain"}),
            "trap": Position(1, {**good, "f": (0, 9)}),
            "plain": Position(CHANCE, {"u": (2, 1), "v": (1, 2)}, bag={"u": 2, "v": 3}),
        },
    )
    values = in_little(game)
    assert best(values) == "b"
    assert values["b"] == pytest.approx(0.4, abs=0.05)


def test_a_die_is_weighed_by_its_odds(in_little: InLittle) -> None:
    game = Little(
        2,
        {
            "start": Position(0, {"a": "coin", "b": "die", "c": (0, 1)}),
            "coin": Position(CHANCE, {"u": (1, 0), "v": (0, 1)}, bag={"u": 1, "v": 1}),
            "die": Position(CHANCE, {"u": (1, 0), "v": (0, 1)}, bag={"u": 4, "v": 2}),
        },
    )
    values = in_little(game)
    assert best(values) == "b"
    assert values["b"] == pytest.approx(2 / 3, abs=0.04)


def test_a_hidden_card_is_guessed_by_its_odds(in_little: InLittle) -> None:
    """Three of the four cards are `v`; what was really drawn does not matter."""
    game = Little(
        2,
        {
            "guess": Position(
                0,
                by_card={
                    "u": {"a": (1, 0), "b": (0, 1)},
                    "v": {"a": (0, 1), "b": (1, 0)},
                },
            )
        },
        cards={"u": 1, "v": 3},
    )
    values = in_little(game)
    assert best(values) == "b"
    assert values["b"] == pytest.approx(0.75, abs=0.03)


def test_who_holds_the_card_knows_it() -> None:
    game = Little(
        2,
        {
            "guess": Position(
                0,
                by_card={
                    "u": {"a": (1, 0), "b": (0, 1)},
                    "v": {"a": (0, 1), "b": (1, 0)},
                },
            )
        },
        cards={"u": 1, "v": 3},
        holder=0,
    )
    state = game.setup(2, [])
    answer(game, state, 0, game.codec.parse("draw u"), None)
    found = search(Evaluator(game), state, 0, 200)
    assert (game.codec.text(found[0].action), found[0].value) == ("say a", 1.0)


def test_what_is_forced_in_one_world_is_a_choice_in_another(in_little: InLittle) -> None:
    """The other has one answer with `u` and two with `v`; then it is this seat's turn again.

    Whoever mixed up the two worlds would count this seat's answers for the other.
    """
    game = Little(
        2,
        {
            "start": Position(0, {"a": "other", "b": (0, 1)}),
            "other": Position(1, by_card={"u": {"a": "mine"}, "v": {"a": "mine", "b": "mine"}}),
            "mine": Position(0, {"a": (0, 1), "b": (1, 0)}),
        },
        cards={"u": 1, "v": 1},
        holder=1,
    )
    values = in_little(game)
    assert best(values) == "a"
    assert values["a"] > 0.9


def test_each_of_three_seats_thinks_of_itself() -> None:
    """The second can win, so it will. The third cannot, and is not after the first for that."""
    game = Little(
        3,
        {
            "first": Position(0, {"a": "second", "b": "third"}),
            "second": Position(1, {"a": (3, 0, 0), "b": (3, 0, 0), "c": (0, 3, 0)}),
            "third": Position(2, {"a": (3, 0, 2), "b": (0, 3, 1)}),
        },
    )
    found = search(Evaluator(game), game.setup(3, []), 0, 3000, Settings(margin=0.2, scale=3.0))
    assert game.codec.text(found[0].action) == "say b"
    assert found[0].value > 0.65


def test_sealed_answers_of_others_are_thought_through(in_little: InLittle) -> None:
    """`a` is best against somebody who answers anything; but the other always does best by `b`."""
    won, lost, even = (1, 0), (0, 1), (1, 1)
    ends: dict[str, End] = {
        "aa": won,
        "ab": lost,
        "ac": won,
        "ba": even,
        "bb": even,
        "bc": even,
    }
    assert best(in_little(Little(2, {"both": Both(ends)}))) == "b"


def test_a_sealed_answer_does_not_show(in_little: InLittle) -> None:
    """The other answers later in the tree, but has not seen the answer before: it must guess."""
    game = Little(2, {"both": Both({"aa": (0, 1), "bb": (0, 1), "ab": (1, 0), "ba": (1, 0)})})
    values = in_little(game, 4000)
    assert all(value == pytest.approx(0.5, abs=0.1) for value in values.values())


def test_the_second_of_two_asked_at_once_answers_its_own_question(in_little: InLittle) -> None:
    game = Little(2, {"both": Both({"aa": (0, 1), "ab": (1, 0), "ac": (1, 0)})})
    assert best(in_little(game, 500, seat=1)) == "a"


def test_one_answer_is_found_without_ado(in_little: InLittle) -> None:
    game = Little(2, {"start": Position(0, {"c": "next"}), "next": Position(1, {"a": (1, 0)})})
    assert in_little(game, 10) == {"c": 1.0}


# --- ends, leads and cut-offs -------------------------------------------------------------------


def test_a_shared_win_is_shared(in_little: InLittle) -> None:
    game = Little(2, {"start": Position(0, {"a": (1, 1), "b": (0, 1)})})
    assert in_little(game) == {"a": 0.5, "b": 0.0}


def test_among_wins_the_higher_is_better() -> None:
    game = Little(2, {"start": Position(0, {"a": (1, 0), "b": (9, 0)})})
    state = game.setup(2, [])
    found = search(Evaluator(game), state, 0, 200, Settings(margin=0.1, scale=10.0))
    assert [game.codec.text(one.action) for one in found] == ["say b", "say a"]
    assert found[0].value == pytest.approx(0.9 + 0.1 * 0.95)


def test_a_playout_may_be_cut_off_and_judged() -> None:
    """The points are equal all the time: beyond the first answer everything looks alike."""
    game = Little(
        2,
        {
            "start": Position(0, {"a": "mine", "b": "theirs"}),
            "mine": Position(1, {"a": "mine 2", "b": "mine 2"}),
            "mine 2": Position(1, {"a": (1, 0), "b": (1, 0)}),
            "theirs": Position(1, {"a": "theirs 2", "b": "theirs 2"}),
            "theirs 2": Position(1, {"a": (0, 1), "b": (0, 1)}),
        },
    )
    state = game.setup(2, [])
    blind = search(Evaluator(game), state, 0, 2, Settings(margin=0.0, depth=0))
    assert [one.value for one in blind] == [0.5, 0.5]
    assert [one.value for one in search(Evaluator(game), state, 0, 2)] in ([1.0, 0.0], [0.0, 1.0])


def test_a_search_is_settled_when_nothing_can_change() -> None:
    game = Little(2, {"start": Position(0, {"a": (1, 0), "b": (0, 1)})})
    found = Search(Evaluator(game), look(game.setup(2, []), 0), WINS_ONLY, Luck(7))
    found.run(60)
    first, second = (one.visits for one in found.tried())
    assert found.is_settled(first - second - 1)
    assert not found.is_settled(first - second)


# --- honest, and the same for the same luck -----------------------------------------------------


def middle(game: AnyGame, seed: int) -> State:
    """Return a position of a random game in which somebody has something to choose."""
    luck, into = Luck(seed), Buffer()
    state: State = game.setup(game.min_seats, read_options(game.options, {}))
    steps = 0
    while True:
        settle(game, state, luck, into)
        legal = choices(game, state, 0)
        steps += 1
        if steps > 12 and len(legal) > 2:
            return state
        answer(game, state, 0, legal[luck.below(len(legal))], None)


def seen(found: list[Tried]) -> list[tuple[int, int, float]]:
    return [(one.action, one.visits, one.value) for one in found]


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda one: one.game.name)
def test_what_a_seat_cannot_see_changes_nothing(evaluator: AnyEvaluator) -> None:
    game = evaluator.game
    for seed in range(3):
        state = middle(game, seed)
        seat = int(seat_of(state.asks[0]))
        settings = Settings(depth=8)
        first = seen(search(evaluator, state, seat, 30, settings))
        for luck in range(3):
            other = game.guess(look(state, seat), Luck(luck))
            assert seen(search(evaluator, other, seat, 30, settings)) == first


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda one: one.game.name)
def test_only_legal_answers_are_found_and_the_view_stays_as_it_was(evaluator: AnyEvaluator) -> None:
    game = evaluator.game
    state = middle(game, 5)
    before = choices(game, state, 0)
    found = search(evaluator, state, int(seat_of(state.asks[0])), 60, Settings(depth=4))
    assert {one.action for one in found} <= set(before)
    assert choices(game, state, 0) == before
    assert all(0 <= one.value <= 1 for one in found)


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda one: one.game.name)
def test_every_answer_has_a_weight(evaluator: AnyEvaluator) -> None:
    game = evaluator.game
    state = middle(game, 8)
    into = Buffer()
    question = state.asks[0]
    own = state.own(seat_of(question))
    game.legal(state.public(), own, question, into)
    evaluator.prior(state.public(), own, question, into)
    weights = [int(into.weights[i]) for i in range(into.n)]
    assert min(weights) > 0
    assert sum(weights) == into.total


# --- how far a playout goes, and what would follow ------------------------------------------------


class Watching(Evaluator[Any, Any, Any]):
    """Judges by the points, and remembers where."""

    def __init__(self, game: Little) -> None:
        super().__init__(game)
        self.judged: set[int] = set()

    def evaluate(self, state: State, public: Any, scale: float, into: vec[float]) -> None:
        self.judged.add(int(public.at))
        super().evaluate(state, public, scale, into)


# After `a` the first seat has one more answer to give in its turn, after `b` none.
TURNS = Little(
    2,
    {
        "start": Position(0, {"a": "more", "b": "other"}),
        "more": Position(0, {"a": "other", "b": "other"}),
        "other": Position(1, {"a": "mine", "b": "mine"}),
        "mine": Position(0, {"a": "last", "b": "last"}),
        "last": Position(1, {"a": "end", "b": "end"}),
        "end": Position(0, {"a": (1, 0), "b": (0, 1)}),
    },
)


@pytest.mark.parametrize(("turns", "judged"), [(1, {3}), (2, {5}), (3, set())])
def test_positions_are_judged_where_the_seat_begins_a_turn(turns: int, judged: set[int]) -> None:
    """However many answers its last turn took, and however deep the tree has grown."""
    evaluator = Watching(TURNS)
    state = TURNS.setup(2, [])
    search(evaluator, state, 0, 300, Settings(margin=0.0, turns=turns))
    assert evaluator.judged == judged


def test_a_line_is_what_each_would_probably_answer() -> None:
    """The other takes its win, unless it is sent to where it has none."""
    won, lost = (1, 0), (0, 1)
    game = Little(
        2,
        {
            "start": Position(0, {"a": "theirs", "b": lost}),
            "theirs": Position(1, {"a": won, "b": "mine"}),
            "mine": Position(0, {"a": lost, "b": "coin"}),
            "coin": Position(CHANCE, {"u": "lucky", "v": "lucky"}, bag={"u": 1, "v": 1}),
            "lucky": Position(1, {"a": won, "b": won, "c": won, "d": won}),
        },
    )
    found = Search(Evaluator(game), look(game.setup(2, []), 0), WINS_ONLY, Luck(7))
    found.run(2000)
    line = found.line(SAY(WORDS.index("a")), 20)
    assert line[:2] == [(1, SAY(WORDS.index("b"))), (0, SAY(WORDS.index("b")))]
    assert len(line) == 2, "whoever has four equal answers gives any of them"
    assert found.line(SAY(WORDS.index("a")), 2001) == []
    assert found.line(SAY(WORDS.index("c")), 20) == []
