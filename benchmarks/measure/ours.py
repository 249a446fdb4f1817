"""Measures every game of this package, compiled or not as PYTHONPATH has it; prints JSON."""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Callable, Iterator
from itertools import repeat
from random import Random

from clock import Sums, cost, rates

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR, Buffer, State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import begin, choices, random_games, step
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.vec import COMPILED

AT_ONCE = 100 if COMPILED else 5  # games between two looks at the clock


def inside(box: Box) -> Callable[[], Sums]:
    """Random play in the engine's own loop."""
    options = read_options(box.game.options, {})
    seeds = iter(range(1, 1_000_000))

    def work() -> Sums:
        tally = random_games(box.game, box.game.min_seats, options, AT_ONCE, next(seeds))
        return int(tally.decisions), int(tally.draws), int(tally.games)

    return work


def from_python(box: Box) -> Callable[[], Sums]:
    """Random play in a loop of Python, which picks and is told what is legal next."""
    game = box.game
    options = read_options(game.options, {})
    luck, into, random = Luck(1), Buffer(), Random(1).random

    def work() -> Sums:
        decisions = 0
        for _ in range(AT_ONCE):
            state = game.setup(game.min_seats, options)
            legal = begin(game, state, luck, into)
            while legal:
                legal = step(game, state, legal[int(random() * len(legal))], luck, into)
                decisions += 1
        return (decisions,)

    return work


def positions(box: Box) -> list[State]:
    """Return some positions of random games in which a seat decides; few, as search keeps few."""
    game = box.game
    options = read_options(game.options, {})
    luck, into, random = Luck(2), Buffer(), Random(2).random
    found: list[State] = []
    for _ in range(4):
        state = game.setup(game.min_seats, options)
        legal = begin(game, state, luck, into)
        while legal:
            found.append(state.copy())
            legal = step(game, state, legal[int(random() * len(legal))], luck, into)
    return found[::5] * 10


def costs(box: Box, seconds: float) -> dict[str, float]:
    """Microseconds for each thing that is done over and over, called from outside the rules."""
    game, states = box.game, positions(box)
    luck, into = Luck(3), Buffer()
    asked = [(s.public(), s.own(seat_of(s.asks[0])), int(s.asks[0])) for s in states]
    views = [look(state, seat_of(state.asks[0])) for state in states]
    phrases = Phrases(game, box.words("en"), ["Anna", "Ben", "Cleo", "Dan"][: game.min_seats])
    scenes = [Scene(look(state, SPECTATOR), phrases) for state in states[::50]]

    def legal() -> int:
        for public, own, question in asked:
            into.clear()
            game.legal(public, own, question, into)
        return len(asked)

    each: dict[str, Callable[[], int]] = {
        "copy": lambda: run(map(type(states[0]).copy, states), len(states)),
        "legal": legal,
        "legal_list": lambda: run(map(choices, repeat(game), states, repeat(0)), len(states)),
        "view": lambda: run(map(look, states, repeat(0)), len(states)),
        "guess": lambda: run(map(game.guess, views, repeat(luck)), len(views)),
        "picture": lambda: run(map(box.picture, scenes), len(scenes)),
    }
    return {what: cost(work, seconds) for what, work in each.items()}


def run(calls: Iterator[object], n: int) -> int:
    """Make n calls, without a loop in Python that would cost as much as some of them."""
    deque(calls, maxlen=0)
    return n


def measure(box: Box, seconds: float) -> dict[str, float]:
    decisions, draws, whole = rates(inside(box), seconds)
    (driven,) = rates(from_python(box), seconds)
    found = {"inside": decisions, "draws": draws, "games": whole, "python": driven}
    return found | costs(box, seconds / 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    wish = parser.parse_args()
    found = {name: measure(games.box(name), wish.seconds) for name in games.names()}
    print(json.dumps({"compiled": COMPILED, "games": found}))


if __name__ == "__main__":
    main()
