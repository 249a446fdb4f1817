"""A bot that keeps its tree: as long as nobody else has had a say, and not a moment longer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.core.little import WORDS, Little, LittleState, Next, Position
from tidetable.bots.searcher import Searcher
from tidetable.core.contract import Buffer, View, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices, settle
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.think.level import Level
from tidetable.core.think.search import Settings
from tidetable.games import box, names

PLAYOUTS = 400
KEEPS = Level(PLAYOUTS, seconds=None, keeps=True)
FORGETS = replace(KEEPS, keeps=False)
WON, LOST = (1, 0), (0, 1)


class Counted(Little):
    """Counts the worlds that were guessed: one for each playout, and one for each look back."""

    guessed = 0

    def guess(self, view: View, luck: Luck) -> LittleState:
        self.guessed += 1
        return super().guess(view, luck)


def turn(**positions: Position) -> Counted:
    """Return a game in which the first answer leads to `then`, and all hangs on the last."""
    start: dict[str, Next] = {"a": "then", "b": "then"}
    last: dict[str, Next] = {word: WON if word == "e" else LOST for word in WORDS}
    return Counted(2, {"start": Position(0, start), **positions, "last": Position(0, last)})


def worlds_for_the_last(game: Counted, level: Level) -> int:
    """Play a game; return how many worlds were guessed for the last answer, which must be right."""
    bot = Searcher(Evaluator(game), level, Luck(1))
    state = game.setup(2, [])
    guessed = 0
    while state.n_asks:
        settle(game, state, Luck(1), Buffer())
        legal = choices(game, state, 0)
        if seat_of(state.asks[0]) == 0:
            before = game.guessed
            action = bot.choose(look(state, 0), state.asks[0], legal)
            guessed = game.guessed - before
        else:
            action = legal[0]
        answer(game, state, 0, action, None)
    assert game.scores(state.spot) == [*WON]
    return guessed


def test_what_was_found_counts_when_one_is_asked_again_at_once() -> None:
    game = turn(then=Position(0, {"a": "last", "b": "last"}))
    assert worlds_for_the_last(game, FORGETS) > PLAYOUTS / 2
    assert worlds_for_the_last(game, KEEPS) < PLAYOUTS / 4


def test_a_forced_answer_in_between_ends_nothing() -> None:
    game = turn(then=Position(0, {"a": "last"}))
    assert worlds_for_the_last(game, KEEPS) < PLAYOUTS / 4


@pytest.mark.parametrize(
    "then",
    [
        Position(1, {"a": "last", "b": (1, 0)}),
        Position(1, {"a": "last"}),
        Position(-1, {"u": "last", "v": "last"}, bag={"u": 1, "v": 2}),
    ],
    ids=["another seat", "another seat without a choice", "chance"],
)
def test_where_somebody_else_had_a_say_the_search_begins_anew(then: Position) -> None:
    game = turn(then=then)
    assert worlds_for_the_last(game, KEEPS) == worlds_for_the_last(game, FORGETS) + 1


def test_a_bot_that_is_asked_elsewhere_begins_anew() -> None:
    """As after an undo, or in another game: what it said there does not lead here."""
    game = turn(then=Position(0, {"a": "last", "b": "last"}))
    bot = Searcher(Evaluator(game), KEEPS, Luck(1))
    start = game.setup(2, [])
    bot.choose(look(start, 0), start.asks[0], choices(game, start, 0))
    before = game.guessed
    bot.choose(look(start, 0), start.asks[0], choices(game, start, 0))
    assert game.guessed - before > PLAYOUTS / 2


@pytest.mark.parametrize("playouts", [1, 2, 3])
def test_the_smallest_tree_is_no_trap(playouts: int) -> None:
    """What was seen once has no answers yet; at least one is tried."""
    game = turn(then=Position(0, {"a": "last", "b": "last"}))
    bot = Searcher(Evaluator(game), replace(KEEPS, playouts=playouts), Luck(1))
    state = game.setup(2, [])
    while state.n_asks:
        legal = choices(game, state, 0)
        said = bot.choose(look(state, 0), state.asks[0], legal)
        assert said in legal
        answer(game, state, 0, said, None)


@pytest.mark.parametrize("game", names())
def test_it_plays_legally_and_what_it_cannot_see_changes_nothing(game: str) -> None:
    """Two bots with the same luck, one at the table, one told of another world each time."""
    its = box(game)
    level = Level(40, Settings(depth=4), seconds=None, keeps=True)
    table = its.table(2, seed=bytes(16))
    pairs = [[Searcher(its.evaluator, level, Luck(seat)) for _ in range(2)] for seat in range(2)]
    for n in range(40):
        seat = table.asked()[0]
        question, legal, view = table.questions(seat)[0], table.legal(seat), table.view(seat)
        honest, misled = pairs[seat]
        said = honest.choose(view, question, legal)
        other = look(its.game.guess(view, Luck(n)), seat)
        assert said in legal
        assert misled.choose(other, question, legal) == said
        table.play(seat, said)
