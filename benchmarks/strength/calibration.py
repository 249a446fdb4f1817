"""Whether what is thought of a game comes true: chances to win against how games ended.

Bots play, or with --player a network does with itself, many games at once and a hundred times as
fast. In their positions the evaluation, or each of some networks, says each seat's chances. By
tenth of a game: the slope by which the chances' logarithms would have to be stretched to fit best
(1 is calibrated, less is too sure) with its standard error, by how much games differ from each
other; and what the chances cost in surprise beside what knowing nothing costs.

Who looks at the last tenth of a game knows what nobody knew then: that it ends soon, so whoever is
ahead wins more often than they could say. With --made-so-far positions are sorted by how many
decisions had been made, in tenths of the usual length, which everybody knows.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from math import log, sqrt
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tidetable import games
from tidetable.bots.networked import instinct_of
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.core.vec import vec
from tidetable.league.entrants import maker
from tidetable.training.course import TableKind
from tidetable.training.selfplay import SelfPlay

LEAST = 0.001  # a chance of 0 would surprise without end
AT_ONCE = 50  # games of a network
Judged = tuple[list[float], list[float]]  # each seat's chance, and its win
Thought = list[list[Judged]]  # by judges: what each thought of a game, position by position
Judge = Callable[[Box, State], list[float]]


def evaluated(box: Box, state: State) -> list[float]:
    """Ask the evaluation that search goes by."""
    found = vec[float]([0.0] * len(box.game.scores(state.public())))
    scale = box.levels["captain"].settings.scale
    box.evaluator.evaluate(state, state.public(), scale, found)
    return list(found)


def learned(network: str, box: Box, state: State) -> list[float]:
    """Ask the network, by what the seat knows that is asked."""
    view = look(state, seat_of(state.asks[0]))
    return instinct_of(box, Path(network)).chances(view)


def by_bots(name: str, bot: str, judges: list[Judge], seats: int, seed: int) -> list[Thought]:
    """Let bots play a game, and the judges think about it."""
    box = games.box(name)
    game, luck, into = box.game, Luck(seed), Buffer()
    players = [maker(box, bot)(Luck(seed * seats + i)) for i in range(seats)]
    state = game.setup(seats, read_options(game.options, {}))
    seen: list[list[list[float]]] = [[] for _ in judges]
    while True:
        settle(game, state, luck, into)
        if state.n_asks == 0:
            break
        for judge, its in zip(judges, seen, strict=True):
            its.append(judge(box, state))
        question = int(state.asks[0])
        seat = int(seat_of(question))
        legal = choices(game, state, 0)
        answer(game, state, 0, players[seat].choose(look(state, seat), question, legal), None)
    places = game.places(state.public())
    wins = [(place == 1) / places.count(1) for place in places]
    return [[[(chances, wins) for chances in its] for its in seen]]


def by_network(name: str, player: str, networks: list[str], seats: int, seed: int) -> list[Thought]:
    """Let a network play some games with itself, and networks think about them."""
    play = SelfPlay(name, Path(player), TableKind(seats), AT_ONCE, f"calibration {seed}")
    minds = [instinct_of(play.opened, Path(one)).network for one in networks]

    def thoughts() -> Iterator[Thought]:
        for ended in play.play(rounds=1):
            all_chances = [mind.judge(mind.read(ended.rows), seats) for mind in minds]
            wins = ended.won.tolist()
            yield [list(zip(one.tolist(), wins, strict=True)) for one in all_chances]

    return list(thoughts())


def tenths_of(thoughts: list[Thought], judge: int, usual: float | None) -> list[Tenth]:
    """Return what a judge thought in each tenth of each game, or of the usual length of all."""
    tenths: list[list[list[Judged]]] = [[] for _ in range(10)]
    for its in (thought[judge] for thought in thoughts):
        by_tenth = [min(9, int(10 * n / (usual or len(its)))) for n in range(len(its))]
        for tenth in {*by_tenth}:
            tenths[tenth].append([one for one, n in zip(its, by_tenth, strict=True) if n == tenth])
    return [Tenth(tenth) for tenth in tenths]


class Tenth:
    """What was thought in one tenth of many games: a row for each position."""

    def __init__(self, all_games: list[list[Judged]]) -> None:
        chances, wins = (np.array(one) for one in zip(*chain.from_iterable(all_games), strict=True))
        self.logs: Final = np.log(np.maximum(chances, LEAST))
        self.wins: Final = wins
        sizes = [len(one_game) for one_game in all_games]
        self.game: Final = np.repeat(np.arange(len(sizes)), sizes)

    def stretched(self, slope: float) -> NDArray[np.float64]:
        whole = np.exp(slope * (self.logs - self.logs.max(1, keepdims=True)))
        return np.asarray(whole / whole.sum(1, keepdims=True))

    def slope(self) -> tuple[float, float]:
        """Find it by Newton's method, and how far it may be off: positions of a game are kin."""
        slope, error = 1.0, 0.0
        for _ in range(20):
            now = self.stretched(slope)
            mean = (now * self.logs).sum(1, keepdims=True)
            rises = np.bincount(self.game, ((self.wins - now) * self.logs).sum(1))
            bend = (now * (self.logs - mean) ** 2).sum() + 1e-9
            slope += max(-0.5, min(0.5, float(rises.sum() / bend)))
            error = float(sqrt((rises * rises).sum()) / bend)
        return slope, error

    def surprise(self) -> float:
        """Return the mean logarithmic loss."""
        known = np.log(np.maximum(self.stretched(1.0), LEAST))
        return float(-(self.wins * known).sum(1).mean())

    def __str__(self) -> str:
        slope, error = self.slope()
        return f"{slope:.2f} ± {error:.2f} ({self.surprise():.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first of them")
    parser.add_argument("--bot", default="greedy", help="who plays, by name, or as a file")
    parser.add_argument("--player", help="a network's file: it plays, and not the bot")
    parser.add_argument(
        "--network",
        action="append",
        default=[],
        help="ask this file, not the evaluation; several are asked about the same games",
    )
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; all, if none")
    parser.add_argument(
        "--made-so-far", action="store_true", help="sort positions by the decisions until then"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    networks = wish.network or [wish.player] * bool(wish.player)
    judges: list[Judge] = [partial(learned, one) for one in networks] or [evaluated]
    at_once = AT_ONCE if wish.player else 1
    seeds = range(wish.first, wish.first + wish.games, at_once)
    with ProcessPoolExecutor(wish.workers) as pool:
        print("| slope (surprise) by tenth |", " | ".join(map(str, range(1, 11))), end="")
        print(" | nothing known |\n| --- |", " | ".join(["---:"] * 11), "|")
        for name in wish.names or games.names():
            game = games.box(name).game
            for seats in wish.seats or range(max(2, game.min_seats), game.max_seats + 1):
                if wish.player:
                    play = partial(by_network, name, wish.player, networks, seats)
                else:
                    play = partial(by_bots, name, wish.bot, judges, seats)
                thoughts = [*chain.from_iterable(pool.map(play, seeds))]
                lengths = [len(thought[0]) for thought in thoughts]
                usual = median(lengths) if wish.made_so_far else None
                for n, judge in enumerate(networks or ["evaluation"]):
                    row = " | ".join(map(str, tenths_of(thoughts, n, usual)))
                    print(f"| {name}, {seats}, {judge} | {row} | {log(seats):.2f} |", flush=True)


if __name__ == "__main__":
    main()
