"""How often a bot wins among others of one kind, for each number of players.

Every deal is played once from each seat, so the bot has all the luck that the others have. A fair
share is one in as many as play. Bots are named as in a league: a network's file is one, too, and
`captain?playouts=500` one with no more of them. What is known so far is printed again and again:
who has seen enough may stop. With --sprt it stops by itself as soon as it is clear which of the two
is better.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf, sqrt
from statistics import mean, stdev

from tidetable.core.luck import seed_from_text
from tidetable.league.game import fixtures_among, share_of
from tidetable.league.plan import LeaguePlan
from tidetable.league.sprt import SELDOM, Sprt


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="admiral")
    parser.add_argument("--among", default="captain")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--option", nargs="*", default=[], help="of the game: name=choice")
    parser.add_argument("--sprt", type=float, default=0.0, help="Elo; two players")
    asked = parser.parse_args()
    names, test = (asked.bot, asked.among), Sprt(-asked.sprt, asked.sprt) if asked.sprt else None
    for seats in asked.seats:
        seed = seed_from_text(str(asked.seed))
        options = dict(option.split("=") for option in asked.option)
        plan = LeaguePlan(
            asked.game, names, seats=seats, options=options, seed=seed, seconds_per_move=inf
        )
        fixtures = [one for deal in range(asked.deals) for one in fixtures_among(plan, deal)]
        found: list[float] = []
        with ProcessPoolExecutor(asked.workers) as pool:
            # In their order, however long each takes; as many games as seats make a deal.
            shares = pool.map(partial(share_of, plan), fixtures)
            for deal in zip(*[shares] * seats, strict=True):
                found.append(mean(deal))
                verdict = "open" if test is None else of_test(test, found, seats)
                if verdict != "open" or len(found) % 5 == 0 or len(found) == asked.deals:
                    print(told(plan, found), "" if test is None else verdict, flush=True)
                if verdict != "open":
                    pool.shutdown(cancel_futures=True)
                    break


def of_test(test: Sprt, found: list[float], seats: int) -> str:
    seen, halves = Counter(round(2 * seats * one) for one in found), 2 * seats
    shares = {n / halves: max(SELDOM, float(seen[n])) for n in range(halves + 1)}
    return test.verdict(test.ratio(shares))


def told(plan: LeaguePlan, found: list[float]) -> str:
    """Say a share of wins, and how sure it is by how much deals differ."""
    seats, (bot, other) = plan.seats, plan.bots
    off = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    wins = f"{100 * mean(found):.1f} ± {100 * off:.1f} % of {seats * len(found)} games"
    return f"{plan.game}, {seats} players: {bot} among {other}s: {wins}, fair {100 / seats:.0f}"


if __name__ == "__main__":
    main()
