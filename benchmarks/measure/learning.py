"""Measures what learners get of every game, compiled or not as PYTHONPATH has it; prints JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random

import numpy as np
from clock import slices

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, look, seat_of
from tidetable.core.learn.batch import Batch
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import begin, step
from tidetable.core.vec import COMPILED


def first_legal(box: Box, n: int) -> Callable[[], int]:
    """A learner that is done at once: the first legal answer of each game."""
    batch = Batch(box, n, seed=1)

    def work() -> int:
        batch.step(batch.legal[batch.offsets[:-1]])
        return n

    return work


def at_random(box: Box, n: int) -> Callable[[], int]:
    """A random policy, by the lists of what is legal."""
    batch, luck = Batch(box, n, seed=2), Luck(3)

    def work() -> int:
        batch.step(batch.random_actions(luck))
        return n

    return work


def wrapped(box: Box) -> Callable[[], int]:
    """One game, stepped from Python, with its row and its mask written there."""
    game, drawers = box.game, box.drawers
    options = read_options(game.options, {})
    luck, into, random = Luck(1), Buffer(), Random(1).random
    size = sum(verb.size for verb in game.codec.moves)

    def work() -> int:
        decisions = 0
        state = game.setup(game.min_seats, options)
        legal = begin(game, state, luck, into)
        while legal and decisions < 100:
            np.array(drawers.encode(look(state, seat_of(state.asks[0]))))
            mask = np.zeros(size, np.uint8)
            mask[legal] = 1
            legal = step(game, state, legal[int(random() * len(legal))], luck, into)
            decisions += 1
        return decisions

    return work


def measure(box: Box, sizes: list[int], seconds: float) -> dict[str, list[float]]:
    """Return the rate of each slice of time."""
    found = {"wrapped": slices(wrapped(box), seconds)}
    for n in sizes:
        found[f"first {n}"] = slices(warm(first_legal(box, n)), seconds)
        found[f"random {n}"] = slices(warm(at_random(box, n)), seconds)
    return found


def warm(work: Callable[[], int]) -> Callable[[], int]:
    """Let games get apart from each other before they are measured."""
    for _ in range(60 if COMPILED else 2):
        work()
    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000])
    wish = parser.parse_args()
    found = {name: measure(games.box(name), wish.sizes, wish.seconds) for name in games.names()}
    print(json.dumps({"compiled": COMPILED, "games": found}))


if __name__ == "__main__":
    main()
