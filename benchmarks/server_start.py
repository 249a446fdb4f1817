"""How soon a server with many stored tables serves its first page, and a table that slept wakes.

The same server starts on an empty database and on one with many tables, in turns. What it needs
before it is asked anything is Python and its packages; the difference is what tables cost. All
modules are translated to bytecode before, as pip does it when it installs them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from served.house import cpu, running, set_up
from served.wire import Wire

from tidetable.games import box, names
from tidetable.server.room.live import rebuild, rows_of
from tidetable.server.store.model import MatchScore, Sitter, TablePlan, Timing
from tidetable.server.store.store import Store

FILE = "tidetable.sqlite3"


def multiply(folder: Path, n: int) -> None:
    """Copy the first table until there are so many; some are listed, some have an alarm."""
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        columns = {
            table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            for table in ("tables", "seats", "log")
        }
        rest = ", ".join(name for name in columns["tables"] if name != "id")
        counting = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        query = f"{counting} INSERT INTO tables (id, {rest}) SELECT n.i, {rest} FROM n, tables"
        db.execute(f"{query} WHERE tables.id = 1", (n,))
        for table in ("seats", "log"):
            own = ", ".join(f'"{name}"' for name in columns[table] if name != "table_id")
            copied = f"SELECT tables.id, {own} FROM tables, {table} WHERE tables.id > 1"
            db.execute(f"INSERT INTO {table} (table_id, {own}) {copied} AND table_id = 1")
        db.execute("UPDATE tables SET listed = 1 WHERE id % 100 = 0")
        db.execute("UPDATE seats SET taken = 0 WHERE table_id % 100 = 0 AND seat = 1")
        db.execute("UPDATE tables SET alarm = 4e9 WHERE id % 50 = 0")


async def first_page(port: int) -> float:
    wire = await Wire.open(port)
    began = perf_counter()
    await wire.get("/")
    wire.close()
    return perf_counter() - began


def start(folder: Path) -> tuple[float, float, float]:
    """Return how long it takes until a server listens, then its first page, and what it worked."""
    began = perf_counter()
    with running(folder) as (port, server):
        listens = perf_counter() - began
        return listens, asyncio.run(first_page(port)), cpu(server)


async def waking(folder: Path) -> None:
    """Print how long it takes to read whole games, and to play them again."""
    store = Store(f"sqlite:///{folder / FILE}")
    await store.open()
    for name in names():
        game, chosen = box(name), random.Random(7)
        seats = game.game.max_seats
        table = game.table(seats, seed=bytes(16))
        while not table.over:
            seat = table.asked()[0]
            table.play(seat, chosen.choice(table.legal(seat)))
        rows = rows_of(table, table.entries)
        sitters = [Sitter("human", "", colour, taken=True) for colour in range(seats)]
        plan = TablePlan(game, {}, sitters, [[0]], MatchScore(1, [0] * seats), seed=bytes(16))
        number, _ = await store.create(plan, bytes(16), rows, Timing(0.0))
        took = []
        for _ in range(5):
            began = perf_counter()
            rebuild(*await store.table(number))
            took.append(perf_counter() - began)
        print(f"a whole game of {name} wakes in {median(took) * 1e3:.0f} ms ({len(rows)} lines)")
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        many, none = Path(one), Path(other)
        asyncio.run(set_up(many, box("sirens"), 1))
        multiply(many, wish.tables)
        asyncio.run(set_up(none, box("sirens"), 0))
        start(none)  # translates what is not yet
        both = [(start(none), start(many)) for _ in range(wish.rounds)]
        for which, name in enumerate(("an empty database", f"{wish.tables} tables")):
            listens, page, worked = (median(one[which][i] for one in both) for i in range(3))
            print(
                f"{name:<20} first page after {listens + page:.2f} s (it answers after"
                f" {listens:.2f} s); {worked:.2f} s of a processor"
            )
        asyncio.run(waking(none))


if __name__ == "__main__":
    main()
