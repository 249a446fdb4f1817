"""How games of Sirens in Sight go: with random players, greedy ones, and one of each.

Every seed of a match is played from both seats, so that both sides meet the same cards.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import process_time

from tidetable import bots
from tidetable.core.contract import Buffer, News, kind_of, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.core.think.bot import Bot
from tidetable.games import box as box_of
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules.turn import TURN
from tidetable.games.sirens.rules.verbs import MOVES

BOX = box_of("sirens")
VARIANTS: dict[str, dict[str, str]] = {
    "base game": {},
    "more tactics": {"more-tactics": "yes"},
}


@dataclass
class Games:
    """What a number of games came to."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    crew_moves: int = 0
    ties: int = 0
    start_wins: int = 0
    first_wins: int = 0  # of the player named first
    answers: int = 0  # of that player,
    seconds: float = 0  # and how long it thought in all

    def play(self, players: list[Bot], seats: list[int], options: list[int], seed: int) -> None:
        """Let two bots play a whole game; `seats` says where each of them sits."""
        luck, into, news = Luck(seed), Buffer(), News()
        state = GAME.setup(2, options)
        starter = -1
        while True:
            settle(GAME, state, luck, into)
            if state.n_asks == 0:
                break
            question = int(state.asks[0])
            seat = int(seat_of(question))
            if starter < 0 and kind_of(question) == TURN.kind:
                starter = seat
            who = seats.index(seat)
            legal = choices(GAME, state, 0)
            began = process_time()
            action = players[who].choose(look(state, seat), question, legal)
            if who == 0:
                self.answers += 1
                self.seconds += process_time() - began
            answer(GAME, state, 0, action, news)
            self.decisions += 1
        places = GAME.places(state.table)
        self.games += 1
        self.turns += int(state.table.turn)
        self.crew_moves += sum(1 for _, _, told in news.items if MOVES.has(told))
        self.ties += places == [1, 1]
        self.start_wins += places[1 - starter] == 2
        self.first_wins += places[1 - seats[0]] == 2

    def __str__(self) -> str:
        n = self.games
        return ", ".join(
            [
                f"{self.first_wins / n:6.1%} won by the first",
                f"{self.start_wins / n:5.1%} by the start player",
                f"{self.ties / n:4.1%} ties",
                f"{self.turns / n:4.1f} turns",
                f"{self.decisions / n:5.1f} decisions",
                f"{self.crew_moves / n:3.1f} crew moves",
                f"{1000 * self.seconds / self.answers:.2f} ms an answer of the first",
            ]
        )


def match(names: list[str], options: dict[str, str], games: int) -> Games:
    """Play each seed from both seats."""
    found = Games()
    for n in range(games):
        seed, swapped = divmod(n, 2)
        players = [bots.make(BOX, name, Luck(2 * n + i)) for i, name in enumerate(names)]
        seats = [1, 0] if swapped else [0, 1]
        found.play(players, seats, read_options(GAME.options, options), seed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    chosen = parser.parse_args()
    for variant, options in VARIANTS.items():
        for names in (["random", "random"], ["greedy", "random"], ["greedy", "greedy"]):
            found = match(names, options, chosen.games)
            print(f"{variant:12} {names[0]} and {names[1]}: {found}", flush=True)


if __name__ == "__main__":
    main()
