"""How games of Nassau go: with random players, with greedy ones, and with one greedy player.

Every seed is played once from each seat of the greedy player.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, quantiles
from time import process_time

from tidetable import bots
from tidetable.core.contract import Buffer, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.games.nassau import BOX, GAME
from tidetable.games.nassau.rules.verbs import CATEGORIES, N_CATEGORIES

VARIANTS: dict[str, dict[str, str]] = {
    "base game": {},
    "dutchman, figure": {"dutchman": "yes", "figure": "yes"},
}


@dataclass
class Games:
    """What a number of games came to; scores are of all players who are as the first."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    wins: int = 0  # of the player named first, alone
    seconds: float = 0  # how long that player thought,
    answers: int = 0  # and how often
    scores: list[int] = field(default_factory=list)
    final: list[list[int]] = field(default_factory=list)  # of them, by category

    def play(self, names: list[str], first: int, options: list[int], seed: int) -> None:
        """Let bots play a whole game; the one named first sits where `first` says."""
        seats = len(names)
        players = [bots.make(BOX, name, Luck(seed * seats + i)) for i, name in enumerate(names)]
        luck, into = Luck(seed), Buffer()
        state = GAME.setup(seats, options)
        while True:
            settle(GAME, state, luck, into)
            if state.n_asks == 0:
                break
            question = int(state.asks[0])
            seat = int(seat_of(question))
            legal = choices(GAME, state, 0)
            view = look(state, seat)
            began = process_time()
            action = players[(seat - first) % seats].choose(view, question, legal)
            if seat == first:
                self.seconds += process_time() - began
                self.answers += 1
            answer(GAME, state, 0, action, None)
            self.decisions += 1
        table = state.table
        self.games += 1
        self.turns += int(table.turn)
        places = GAME.places(table)
        self.wins += places[first] == 1 and places.count(1) == 1
        for seat in range(seats):
            if names[(seat - first) % seats] == names[0]:
                at = seat * N_CATEGORIES
                self.scores.append(int(table.points[seat]))
                self.final.append([int(table.final[at + i]) for i in range(N_CATEGORIES)])

    def __str__(self) -> str:
        n = self.games
        tenth, *_, nine_tenths = quantiles(self.scores, n=10)
        final = [mean(each) for each in zip(*self.final, strict=True)]
        track = mean(self.scores) - sum(final)
        parts = zip(["track", *CATEGORIES.tokens], [track, *final], strict=True)
        return ", ".join(
            [
                f"{self.wins / n:6.1%} won by the first",
                f"{self.turns / n:5.1f} turns",
                f"{self.decisions / n:5.1f} decisions",
                f"{1000 * self.seconds / self.answers:.2f} ms an answer of the first\n ",
                f"{mean(self.scores):5.1f} points ({min(self.scores)} to {max(self.scores)}",
                f"eight of ten {tenth:.0f} to {nine_tenths:.0f})",
                *(f"{points:.1f} {name}" for name, points in parts),
                f"\n  scores by fifties: {self.by_fifties()}",
            ]
        )

    def by_fifties(self) -> str:
        counted = sorted(Counter(score // 50 * 50 for score in self.scores).items())
        return ", ".join(f"{n} from {least}" for least, n in counted)


def match(names: list[str], options: dict[str, str], games: int) -> Games:
    found = Games()
    for n in range(games):
        seed, first = divmod(n, len(names))
        found.play(names, first, read_options(GAME.options, options), seed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="of each kind")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    chosen = parser.parse_args()
    for variant, options in VARIANTS.items():
        for seats in chosen.seats:
            for first, other in (("random", "random"), ("greedy", "random"), ("greedy", "greedy")):
                found = match([first, *[other] * (seats - 1)], options, chosen.games)
                print(f"{variant}, {seats} players, {first} and {other}: {found}", flush=True)


if __name__ == "__main__":
    main()
