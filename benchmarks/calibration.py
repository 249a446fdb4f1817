"""Whether what is thought of a game comes true: chances to win against how games ended.

Bots play; in their positions the evaluation, or each of some networks, says each seat's chances. By
tenth of a game: the slope by which the chances' logarithms would have to be stretched to fit best
(1 is calibrated, less is too sure) with its standard error, by how much games differ from each
other; and what the chances cost in surprise beside what knowing nothing costs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from math import exp, log, sqrt
from pathlib import Path

from judging import judging

from tidetable import games
from tidetable.bots.networked import instinct_of
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.core.vec import vec
from tidetable.league.entrants import maker

LEAST = 0.001  # a chance of 0 would surprise without end
Judged = tuple[list[float], list[float]]  # each seat's chance as a logarithm, and its win
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


def played(
    name: str, seats: int, bot: str, judges: list[Judge], seed: int
) -> tuple[list[list[list[float]]], list[float]]:
    """Let bots play a game; return what each judge saw in every position, and who won."""
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
    return seen, [(place == 1) / places.count(1) for place in places]


def judged(thought: list[list[float]], wins: list[float]) -> list[list[Judged]]:
    """Return what was thought of a game in each tenth."""
    tenths: list[list[Judged]] = [[] for _ in range(10)]
    for n, chances in enumerate(thought):
        logs = [log(max(LEAST, chance)) for chance in chances]
        tenths[10 * n // len(thought)].append((logs, wins))
    return tenths


def stretched(chances: list[float], slope: float) -> list[float]:
    whole = [exp(slope * (chance - max(chances))) for chance in chances]
    return [one / sum(whole) for one in whole]


def slope_of(all_games: list[list[Judged]]) -> tuple[float, float]:
    """Find the slope by Newton's method, and how far it may be off: positions of a game are kin."""
    slope, error = 1.0, 0.0
    for _ in range(20):
        rises, bend = list[float](), 1e-9
        for one_game in all_games:
            rises.append(0.0)
            for chances, wins in one_game:
                now = stretched(chances, slope)
                mean = sum(p * x for p, x in zip(now, chances, strict=True))
                rises[-1] += sum((w - p) * x for w, p, x in zip(wins, now, chances, strict=True))
                bend += sum(p * (x - mean) ** 2 for p, x in zip(now, chances, strict=True))
        slope += max(-0.5, min(0.5, sum(rises) / bend))
        error = sqrt(sum(rise * rise for rise in rises)) / bend
    return slope, error


def surprise(all_games: list[list[Judged]]) -> float:
    """Return the mean logarithmic loss."""
    losses = [
        -sum(w * log(max(LEAST, p)) for w, p in zip(wins, stretched(chances, 1.0), strict=True))
        for one_game in all_games
        for chances, wins in one_game
    ]
    return sum(losses) / len(losses)


def told(all_games: list[list[Judged]]) -> str:
    slope, error = slope_of(all_games)
    return f"{slope:.2f} ± {error:.2f} ({surprise(all_games):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first of them")
    parser.add_argument("--bot", default="greedy", help="by name, or as a file: network.npz")
    parser.add_argument(
        "--network",
        action="append",
        default=[],
        help="ask this file, not the evaluation; several are asked about the same games",
    )
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; all, if none")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    seeds = range(wish.first, wish.first + wish.games)
    judges: list[Judge] = [partial(learned, one) for one in wish.network] or [evaluated]
    with judging(wish.workers) as pool:
        print("| slope (surprise) by tenth |", " | ".join(map(str, range(1, 11))), end="")
        print(" | nothing known |\n| --- |", " | ".join(["---:"] * 11), "|")
        for name in wish.names or games.names():
            game = games.box(name).game
            for seats in wish.seats or range(max(2, game.min_seats), game.max_seats + 1):
                play = partial(played, name, seats, wish.bot, judges)
                found: list[list[list[list[Judged]]]] = [[[] for _ in range(10)] for _ in judges]
                for thoughts, wins in pool.map(play, seeds, chunksize=4):
                    for tenths, thought in zip(found, thoughts, strict=True):
                        for tenth, more in zip(tenths, judged(thought, wins), strict=True):
                            tenth.append(more)
                for judge, tenths in zip(wish.network or ["evaluation"], found, strict=True):
                    row = " | ".join(told(tenth) for tenth in tenths)
                    print(f"| {name}, {seats}, {judge} | {row} | {log(seats):.2f} |", flush=True)


if __name__ == "__main__":
    main()
