"""How a position stands: each seat's chance to win, as far as one seat can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from tidetable.core.contract import Buffer, seat_of
from tidetable.core.luck import SEEDS, Luck
from tidetable.core.play import answer, settle
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.vec import COMPILED, vec

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import Public, State, View
    from tidetable.core.play import AnyGame

WORLDS: Final = 40 if COMPILED else 10  # at most,
ANSWERS: Final = 800 if COMPILED else 60  # and none more after so many answers in all of them
MOST_ANSWERS: Final = 40  # of one round: no judge plays on without end
FIRST: Final = 0  # the seat whose turn begins a round
GUESSES: Final = 8  # of what the seat may know that is asked


class Judge(Protocol):
    """Says how a game stands where a seat is asked. Same view, same chances."""

    def chances(self, view: View) -> list[float]:
        """Return each seat's chance to win, from what the viewer knows; together they are 1."""
        ...


class GuessingJudge:
    """Finishes the round in worlds that the viewer cannot rule out, and asks the evaluator there.

    Within a turn an evaluator overlooks what was just rolled or drawn, and after it, that others
    have had fewer turns. Where always the same seat begins its turn, positions compare. A game
    whose evaluator judges no positions is played to its end.
    """

    def __init__(self, box: Box, luck: Luck, worlds: int = WORLDS) -> None:
        self.game = box.game
        self.evaluator = box.evaluator
        self.to_the_end = type(box.evaluator).evaluate is Evaluator.evaluate
        self.seed = int(luck.below(SEEDS))  # the same for all views, so that they compare well
        self.worlds = worlds
        self.into = Buffer()

    def chances(self, view: View) -> list[float]:
        luck = Luck(self.seed)
        seats = len(self.game.scores(view.public))
        whole = [0.0] * seats
        worlds = answers = 0
        while worlds < self.worlds and answers < ANSWERS:
            world = self.game.guess(view, luck)
            answers += self._finish_round(world, luck)
            worlds += 1
            for seat, chance in enumerate(self._judged(world, seats)):
                whole[seat] += chance
        return [chance / worlds for chance in whole]

    def _finish_round(self, world: State, luck: Luck) -> int:
        """Return how many answers it took."""
        game, into = self.game, self.into
        turn, answers = seat_of(world.asks[0]), 0
        while world.n_asks:
            question = world.asks[0]
            seat = seat_of(question)
            if not self.to_the_end and (turn != seat == FIRST or answers == MOST_ANSWERS):
                break
            turn, answers = seat, answers + 1
            into.clear()
            game.legal(world.public(), world.own(seat), question, into)
            self.evaluator.prior(world.public(), world.own(seat), question, into)
            answer(game, world, 0, into.pick_weighted(luck), None)
            settle(game, world, luck, into)
        return answers

    def _judged(self, world: State, seats: int) -> list[float]:
        if world.n_asks == 0:
            return outcome(self.game, world.public())
        into = vec[float]([0.0] * seats)
        self.evaluator.evaluate(world, world.public(), 1.0, into)
        whole = sum(into)
        return [chance / whole for chance in into] if whole else [1 / seats] * seats


class TaughtJudge:
    """Asks the game's network.

    It has learned to judge by what the seat knows that is asked. Others guess what that seat may
    know, and judge by that.
    """

    def __init__(self, box: Box, network: Path, luck: Luck) -> None:
        from tidetable.bots.networked import instinct_of

        self.game = box.game
        self.instinct = instinct_of(box, network)
        self.seed = int(luck.below(SEEDS))

    def chances(self, view: View) -> list[float]:
        asked = [seat_of(view.asks[i]) for i in range(view.n_asks)]
        if view.seat in asked:
            return self.instinct.chances(view)
        luck = Luck(self.seed)
        worlds = [self.game.guess(view, luck) for _ in range(GUESSES)]
        return self.instinct.chances_in(worlds, int(asked[0]))


def judge_of(box: Box, luck: Luck) -> Judge:
    """Return the best judge that there is for a game."""
    return TaughtJudge(box, box.network, luck) if box.network else GuessingJudge(box, luck)


def outcome(game: AnyGame, public: Public) -> list[float]:
    """Return what each seat got of a finished game: 1 for a win, winners share."""
    places = game.places(public)
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]
