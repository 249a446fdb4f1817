"""The tables of the benchmark: played anew, or looked at whether they are still true.

PYTHONPATH=build/compiled python benchmarks/strength/anchors.py chests 2 \
    random,greedy,mate,captain 400 --resume chests-2.jsonl

writes `src/tidetable/league/anchors/chests-2.json`. What a table already has of other groups stays,
so that a bot that thinks long may have played fewer games. A bot that is no anchor enters by a file
of `tidetable benchmark`:

python benchmarks/strength/anchors.py chests --enter benchmark/chests-2-helmsman.jsonl

Without a game the first deal of each table is played again by the bots that are quick. It should
end as it did then: an anchor that plays otherwise needs a table made anew, and one that plays
better or worse, or other rules, a benchmark of another name.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tidetable.bots import makers
from tidetable.core.vec import COMPILED
from tidetable.league.benchmark import (
    SEED,
    AnchorTable,
    kept_of,
    read_entry,
    shortened,
    table_in,
)
from tidetable.league.crew import Crew
from tidetable.league.game import Played
from tidetable.league.log import Log, heading
from tidetable.league.plan import Fixture, LeaguePlan

# Those of the checkout: what is compiled plays from a copy.
TABLES = Path(__file__).parents[2] / "src" / "tidetable" / "league" / "anchors"
QUICK = {"random", "greedy", "mate"} if COMPILED else {"random", "greedy"}


def write(plan: LeaguePlan, played: dict[Fixture, Played]) -> None:
    """Put what was played into the table, in place of what these groups played before."""
    entry, anchors, entered = plan.submission, set(plan.bots), dict[str, str]()
    if entry is not None:
        anchors, entered = set(plan.bots[1:]), {plan.bots[0]: entry.fingerprint}
    file, new = TABLES / f"{plan.game}-{plan.seats}.json", kept_of(plan, played)
    groups = {frozenset(fixture.seating) for fixture in new}
    old = table_in(file) if file.exists() else None
    if old is not None:
        new |= {f: each for f, each in old.games.items() if frozenset(f.seating) not in groups}
        anchors, entered = anchors.union(old.anchors), {**old.entered, **entered}
    found = heading(plan)
    shared = {key: found[key] for key in ("game", "edition", "data", "seats")}
    in_order = tuple(name for name in makers(plan.box()) if name in anchors)
    table = AnchorTable(shared, in_order, new, entered)
    text = json.dumps(table.to_json(), indent=1, ensure_ascii=False) + "\n"
    file.write_text(text, encoding="utf-8")
    for bot, rating in table.ratings().items():
        print(f"{bot:10} {rating.value:6.0f} ({rating.low:.0f} to {rating.high:.0f})")


def make(args: argparse.Namespace) -> None:
    bots = tuple(args.bots.split(","))
    plan = LeaguePlan(args.game, bots, args.games, args.seats, seed=SEED)
    log = Log(Path(args.resume), plan)
    left = [fixture for fixture in plan.fixtures() if fixture not in log.played]
    with Crew(plan, args.workers) as crew:
        for game in crew.play(left):
            log.add(game)
    log.close()
    write(plan, log.played)


def check() -> None:
    """Say whether quick anchors still play as they did."""
    for file in sorted(TABLES.glob("*.json")):
        game, _, players = file.stem.rpartition("-")
        table, seats = table_in(file), int(players)
        bots = tuple(bot for bot in table.bots if bot in QUICK)
        if len(bots) < seats:
            continue
        plan = LeaguePlan(game, bots, seats, seats, seed=SEED)
        with Crew(plan, 1) as crew:
            same = [
                shortened(found.digest) == table.games[found.fixture].digest
                for found in crew.play(f for f in plan.fixtures() if f in table.games)
            ]
        print(f"{game}, {seats} players: {sum(same)} of {len(same)} games as then", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("bots", nargs="?")
    parser.add_argument("games", nargs="?", type=int, default=400)
    parser.add_argument("--resume", default="anchors.jsonl", help="where finished games are kept")
    parser.add_argument("--enter", default="", help="a file of `tidetable benchmark`")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    if args.enter:
        write(*read_entry(Path(args.enter), args.game))
    elif args.game:
        make(args)
    else:
        check()


if __name__ == "__main__":
    main()
