"""How a position stands: each seat's chance to win, as far as one seat can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from tidetable.core.contract import Buffer, seat_of
from tidetable.core.luck import SEEDS, Luck
from tidetable.core.play import answer, settle
from tidetable.core.think.evaluator import AnyEvaluator, Evaluator
from tidetable.core.vec import COMPILED, vec

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import Public, State, View
    from tidetable.core.play import AnyGame

WORLDS: Final = 40 if COMPILED else 10  # at most,
ANSWERS: Final = 800 if COMPILED else 60  # and none more after so many answers in all of them
MOST_ANSWERS: Final = 40  # of one round: no judge plays on without end
TURNS: Final = 2  # of each seat at most, until all were asked
FIRST: Final = 0  # the seat whose turn begins a round
GUESSES: Final = 4  # of what a network's seat may know that is asked


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
            seat = seat_of(world.asks[0])
            if not self.to_the_end and (turn != seat == FIRST or answers == MOST_ANSWERS):
                break
            turn, answers = seat, answers + 1
            weigh(game, self.evaluator, world, into)
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
    """Asks the game's network, about every seat's turn once.

    It has learned to judge by what the seat knows that is asked. Others guess what that seat may
    know, and judge by that. Chances go up and down with who is asked, the more so, the less the
    players are like the network. So worlds are played on, as looks best at first, until everybody
    was asked: all judgements count alike, and whoever is asked first, positions compare.
    """

    def __init__(self, box: Box, network: Path, luck: Luck) -> None:
        from tidetable.bots.networked import instinct_of

        self.game = box.game
        self.instinct = instinct_of(box, network)
        self.seed = int(luck.below(SEEDS))
        self.into = Buffer()

    def chances(self, view: View) -> list[float]:
        luck = Luck(self.seed)
        worlds = [self.game.guess(view, luck) for _ in range(GUESSES)]
        seats = len(self.game.scores(view.public))
        heard: list[dict[int, list[float]]] = [{} for _ in worlds]  # by who was asked
        for _ in range(TURNS * seats):
            self._hear(worlds, heard)
            if all(len(its) == seats for its in heard):
                break
            for world in worlds:
                self._finish_turn(world, luck)
        return mean([mean(its.values()) for its in heard])

    def _hear(self, worlds: list[State], heard: list[dict[int, list[float]]]) -> None:
        """Ask who is asked in each world, the first time; where it is over, ask the result."""
        by_seat: dict[int, list[int]] = {}
        for n, world in enumerate(worlds):
            if world.n_asks == 0:
                result = outcome(self.game, world.public())
                heard[n] = dict.fromkeys(range(len(result)), result) | heard[n]
            elif (asked := int(seat_of(world.asks[0]))) not in heard[n]:
                by_seat.setdefault(asked, []).append(n)
        for asked, its in by_seat.items():
            chances = self.instinct.chances_in([worlds[n] for n in its], asked)
            for n in its:  # what all of these come to on average is as good as each
                heard[n][asked] = chances

    def _finish_turn(self, world: State, luck: Luck) -> None:
        """Let the seat that is asked answer what looks best at first, until another one is."""
        game, into = self.game, self.into
        asked = world.n_asks and seat_of(world.asks[0])
        for _ in range(MOST_ANSWERS):
            if world.n_asks == 0 or seat_of(world.asks[0]) != asked:
                return
            weigh(game, self.instinct.evaluator, world, into)
            weights = [int(into.weights[i]) for i in range(into.n)]
            best = [i for i, weight in enumerate(weights) if weight == max(weights)]
            answer(game, world, 0, into.actions[best[luck.below(len(best))]], None)
            settle(game, world, luck, into)


def mean(all_chances: Collection[list[float]]) -> list[float]:
    return [sum(chances) / len(all_chances) for chances in zip(*all_chances, strict=True)]


def weigh(game: AnyGame, evaluator: AnyEvaluator, state: State, into: Buffer) -> None:
    """Write the answers to what is asked first, and how promising each looks."""
    question = state.asks[0]
    public, own = state.public(), state.own(seat_of(question))
    into.clear()
    game.legal(public, own, question, into)
    evaluator.prior(public, own, question, into)


def judge_of(box: Box, luck: Luck) -> Judge:
    """Return the best judge that there is for a game."""
    return TaughtJudge(box, box.network, luck) if box.network else GuessingJudge(box, luck)


def outcome(game: AnyGame, public: Public) -> list[float]:
    """Return what each seat got of a finished game: 1 for a win, winners share."""
    places = game.places(public)
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]
