"""What reviews say of games between bots: luck, decisions, mistakes, and how far to believe them.

Luck is 0 on average, whoever judges: so it should be here. With --times better answers are looked
for once more, by so many times the playouts and with luck of its own: by how much the losses differ
on average, how many mistakes were missed, and how many were called so that lose less than half of
what makes one.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from time import process_time

from tidetable import games
from tidetable.bots.review import MISTAKE, PLAYOUTS, Reviewer, Shares
from tidetable.core.luck import Luck
from tidetable.core.table import Table
from tidetable.league.entrants import maker


@dataclass(frozen=True)
class Looked:
    """A game that was looked at again."""

    seconds: float
    shares: list[Shares]
    losses: list[float]
    again: list[float]  # by more playouts, if it was done


def played(name: str, bot: str, seats: int, seed: int) -> Table:
    box = games.box(name)
    table = box.table(seats, seed=seed.to_bytes(16, "big"))
    bots = [maker(box, bot)(Luck(seed * seats + seat)) for seat in range(seats)]
    while not table.over:
        seat = table.asked()[0]
        question, legal = table.questions(seat)[0], table.legal(seat)
        table.play(seat, bots[seat].choose(table.view(seat), question, legal))
    return table


def looked(name: str, bot: str, seats: int, times: int, seed: int) -> Looked:
    table = played(name, bot, seats, seed)
    start = table.game.setup(seats, table.options)
    look = partial(Reviewer, games.box(name), start, table.entries)
    begun = process_time()
    review = look().review()
    seconds = process_time() - begun
    again = look(seed=1, playouts=times * PLAYOUTS).review().decisions if times else []
    return Looked(
        seconds,
        [review.shares(seat) for seat in range(seats)],
        [one.loss for one in review.decisions],
        [one.loss for one in again],
    )


def told(title: str, found: list[Looked]) -> str:
    """Return a row of the table."""
    shares = [one for game in found for one in game.shares]
    parts = zip(*((one.luck, one.own, one.others) for one in shares), strict=True)
    losses = [one for game in found for one in game.losses]
    again = [one for game in found for one in game.again]
    both = [*zip(losses, again, strict=False)]
    mistakes = [one for one in losses if one >= MISTAKE]
    cells = [
        *(title, f"{len(found)}", f"{len(losses) / len(found):.0f}"),
        *(f"{fmean(part):.2f} ± {stdev(part):.2f}" for part in parts),
        f"{len(mistakes) / len(found):.1f}",
    ]
    if both:
        true = [one for one in again if one >= MISTAKE]
        missed = sum(first < MISTAKE <= second for first, second in both)
        false = sum(first >= MISTAKE and second < MISTAKE / 2 for first, second in both)
        off = fmean(abs(first - second) for first, second in both)
        cells += [f"{100 * off:.2f}", f"{missed} of {len(true)}", f"{false} of {len(mistakes)}"]
    return f"| {' | '.join([*cells, f'{fmean(game.seconds for game in found):.1f}'])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="for each number of players")
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; all, if none")
    parser.add_argument("--times", type=int, default=0, help="look again by so many times as many")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    heads = ["", "games", "decisions", "luck", "own decisions", "others' decisions", "mistakes"]
    heads += ["losses off by", "missed", "false"] if wish.times else []
    print(f"| {' | '.join([*heads, 'seconds'])} |\n| --- |{' ---: |' * len(heads)}")
    seeds = range(wish.first, wish.first + wish.games)
    with ProcessPoolExecutor(wish.workers) as pool:
        for name in wish.names or games.names():
            game = games.box(name).game
            for seats in wish.seats or range(max(2, game.min_seats), game.max_seats + 1):
                look = partial(looked, name, wish.bot, seats, wish.times)
                print(told(f"{name}, {seats}", [*pool.map(look, seeds)]), flush=True)


if __name__ == "__main__":
    main()
