"""How games of Titania go: with random players, with greedy ones, and with one greedy player.

Every seed is played once from each seat of the greedy player.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from time import process_time

from tidetable import bots
from tidetable.core.contract import CHANCE, Buffer, News, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices
from tidetable.games.titania import BOX
from tidetable.games.titania.rules.verbs import (
    BUILD,
    GETS_POINTS,
    LOWEST_VALUE,
    N_VALUES,
    OCCUPY,
    PLACE,
)

GAME = BOX.game
CODEC = GAME.codec


@dataclass
class Games:
    """What a number of games came to, all players together."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    ships: int = 0
    floors: int = 0
    points: Counter[str] = field(default_factory=Counter)  # by where they come from
    wins: int = 0  # of the player named first, alone
    seconds: float = 0  # how long that player thought,
    answers: int = 0  # and how often

    def play(self, names: list[str], first: int, seed: int) -> None:
        """Let bots play a whole game; the one named first sits where `first` says."""
        seats = len(names)
        players = [bots.make(BOX, name, Luck(seed * seats + i)) for i, name in enumerate(names)]
        luck, into, news = Luck(seed), Buffer(), News()
        state = GAME.setup(seats, [0])
        while state.n_asks:
            question = int(state.asks[0])
            seat = int(seat_of(question))
            if seat == CHANCE:
                into.clear()
                action = int(GAME.sample(state, question, luck, into))
            else:
                legal = choices(GAME, state, 0)
                began = process_time()
                action = players[(seat - first) % seats].choose(look(state, seat), question, legal)
                if seat == first:
                    self.seconds += process_time() - began
                    self.answers += 1
                self.decisions += 1
            answer(GAME, state, 0, action, news)
        self.games += 1
        self.turns += int(state.table.turn)
        self.count([action for _, _, action in news.items])
        self.points["tiles"] += sum(
            int(n) * (i % N_VALUES + LOWEST_VALUE) for i, n in enumerate(state.table.tiles_shown)
        )
        places = GAME.places(state.table)
        self.wins += places[first] == 1 and places.count(1) == 1

    def count(self, told: list[int]) -> None:
        """Count ships, floors and points in all that was told; points follow what earned them."""
        for before, action in pairwise(told):
            self.ships += PLACE.has(action)
            self.floors += BUILD.has(action)
            if GETS_POINTS.has(action):
                earned = {BUILD: "floors", OCCUPY: "starfish"}.get(CODEC.verb(before), "spaces")
                self.points[earned] += int(action - GETS_POINTS.base) + 1

    def __str__(self) -> str:
        n = self.games
        sources = ("floors", "starfish", "tiles", "spaces")
        return ", ".join(
            [
                f"{self.wins / n:6.1%} won by the first",
                f"{self.turns / n:5.1f} turns",
                f"{self.decisions / n:5.1f} decisions",
                f"{self.ships / n:4.1f} ships",
                f"{self.floors / n:4.1f} floors",
                f"{self.points.total() / n:5.1f} points",
                *(f"{self.points[source] / n:5.1f} by {source}" for source in sources),
                f"{1000 * self.seconds / self.answers:.2f} ms an answer of the first",
            ]
        )


def match(names: list[str], games: int) -> Games:
    found = Games()
    for n in range(games):
        seed, first = divmod(n, len(names))
        found.play(names, first, seed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each kind")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    chosen = parser.parse_args()
    for seats in chosen.seats:
        for first, other in (("random", "random"), ("greedy", "random"), ("greedy", "greedy")):
            found = match([first, *[other] * (seats - 1)], chosen.games)
            print(f"{seats} players, {first} and {other}: {found}", flush=True)


if __name__ == "__main__":
    main()
