"""How fast the rules are: random games on one core, for every game and number of seats."""

from __future__ import annotations

import argparse
from time import process_time

from tidetable import games
from tidetable.core.options import read_options
from tidetable.core.play import random_games
from tidetable.core.vec import COMPILED

RATES = ("games", "decisions", "draws")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each number of seats")
    wish = parser.parse_args()
    print("compiled" if COMPILED else "not compiled")
    for name in games.names():
        game = games.box(name).game
        options = read_options(game.options, {})
        for seats in range(game.min_seats, game.max_seats + 1):
            start = process_time()
            tally = random_games(game, seats, options, wish.games, seed=1)
            seconds = process_time() - start
            rates = [int(n) / seconds for n in (tally.games, tally.decisions, tally.draws)]
            said = " ".join(
                f"{rate:9,.0f} {what}/s" for rate, what in zip(rates, RATES, strict=True)
            )
            print(f"{name} {seats} seats {said}")


if __name__ == "__main__":
    main()
