"""How often a bot wins among others of one kind, for each number of players.

Every deal is played once from each seat, so the bot has all the luck that the others have. A fair
share is one in as many as play. A network's file is a bot, too, and with `admiral=` before it the
admiral that hears it; `playouts=500` is a captain with no more of them. What is known so far is
printed again and again: who has seen enough may stop. With --sprt it stops by itself as soon as it
is clear which of the two is better.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from tidetable import bots
from tidetable.bots.searcher import Searcher
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.think.bot import Bot
from tidetable.games import box
from tidetable.league.sprt import SELDOM, Sprt


def player(game: str, name: str, luck: Luck) -> Bot:
    """Return a bot of the house, unhurried, or one that plays by a network's file."""
    if name.startswith("playouts="):
        fewer = replace(box(game).levels[bots.CAPTAIN], playouts=int(name[9:]), seconds=None)
        return Searcher(box(game).evaluator, fewer, luck)
    if name.startswith("admiral="):
        captain = replace(box(game).levels[bots.CAPTAIN], seconds=None)
        return bots.admiral(box(game), Path(name.partition("=")[2]), captain, luck)
    if name.endswith(".npz"):
        return bots.by_network(box(game), Path(name), luck)
    return bots.makers(box(game), hurried=False)[name](luck)


def share(game: str, names: list[str], seats: int, deal: int) -> float:
    """Return how many of a deal's games the first bot wins; a tie is won in part."""
    won = 0.0
    for mine in range(seats):
        lucks = [Luck((deal * seats + mine) * seats + seat) for seat in range(seats)]
        players = [player(game, names[seat != mine], lucks[seat]) for seat in range(seats)]
        table = box(game).table(seats, seed=seed_from_text(str(deal)))
        while not table.over:
            asked = table.asked()[0]
            legal, question = table.legal(asked), table.questions(asked)[0]
            table.play(asked, players[asked].choose(table.view(asked), question, legal))
        places = table.places()
        won += (places[mine] == 1) / places.count(1)
    return won / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="admiral")
    parser.add_argument("--among", default="captain")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--sprt", type=float, default=0.0, help="Elo; two players")
    asked = parser.parse_args()
    names, test = [asked.bot, asked.among], Sprt(-asked.sprt, asked.sprt) if asked.sprt else None
    for seats in asked.seats:
        found: list[float] = []
        with ProcessPoolExecutor(asked.workers) as pool:
            deals = range(asked.seed, asked.seed + asked.deals)
            going = [pool.submit(share, asked.game, names, seats, deal) for deal in deals]
            for one in going:  # in their order, however long each takes
                found.append(one.result())
                if len(found) % 10 == 0 or len(found) == len(deals):
                    print(told(asked.game, names, seats, found), flush=True)
                if test is not None and (verdict := of_test(test, found, seats)) != "open":
                    print(f"{told(asked.game, names, seats, found)}: {verdict}", flush=True)
                    pool.shutdown(cancel_futures=True)
                    break


def of_test(test: Sprt, found: list[float], seats: int) -> str:
    seen, halves = Counter(round(2 * seats * one) for one in found), 2 * seats
    shares = {n / halves: max(SELDOM, float(seen[n])) for n in range(halves + 1)}
    return test.verdict(test.ratio(shares))


def told(game: str, names: list[str], seats: int, found: list[float]) -> str:
    """Say a share of wins, and how sure it is by how much deals differ."""
    off = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    wins = f"{100 * mean(found):.1f} ± {100 * off:.1f} % of {seats * len(found)} games"
    return f"{game}, {seats} players: {names[0]} among {names[1]}s: {wins}, fair {100 / seats:.0f}"


if __name__ == "__main__":
    main()
