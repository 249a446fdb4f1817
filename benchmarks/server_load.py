"""How many moves a server takes, and how soon the opponent hears of each.

Two people sit at each table of Sirens in Sight. Their games are scripts: played here first, on the
seeds that the tables are then set up with. One server process on SQLite; the people are a second
process on the same machine. A move counts once the server has saved it and both seats have heard.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import random
from statistics import median, quantiles
from time import perf_counter

import httpx
from served.house import Table, set_up, started
from served.weight import weights
from served.wire import Wire

from tidetable.games import box

BOX = box("sirens")


@dataclass
class Figures:
    """What was seen while a number of tables played."""

    moves: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # from the post to the opponent's event

    def line(self, name: str) -> str:
        worst = quantiles(self.delays, n=100)[98]
        return (
            f"{name:<28}{self.moves:>7} moves {self.moves / self.seconds:>8.0f} a second"
            f"   opponent hears after {median(self.delays) * 1e3:6.1f} ms"
            f" (99 in 100 within {worst * 1e3:.0f} ms)"
        )


class Seat:
    """One person: a stream to hear by, a connection to play by."""

    def __init__(self, wire: Wire, ear: Wire, path: str) -> None:
        self.wire = wire
        self.path = path
        self.version = -1
        self.heard = asyncio.Condition()
        self.listening = asyncio.create_task(self._listen(ear))

    async def _listen(self, ear: Wire) -> None:
        async for told in ear.listen(f"{self.path}/news"):
            async with self.heard:
                self.version = told["version"]
                self.heard.notify_all()

    async def hears(self, version: int) -> None:
        async with self.heard:
            await self.heard.wait_for(lambda: self.version >= version)


async def play(port: int, table: Table, figures: Figures, pace: float) -> None:
    """Play a script to its end, one move in so many seconds; each waits until both have heard of
    the one before.
    """
    seats = [Seat(await Wire.open(port), await Wire.open(port), path) for path in table.paths]
    start = perf_counter() + pace * random()  # or all tables would move at once
    for version, (who, text) in enumerate(table.moves):
        await asyncio.gather(*(seat.hears(version) for seat in seats))
        await asyncio.sleep(max(0.0, start + version * pace - perf_counter()))
        began = perf_counter()
        body = {"text": text, "version": version}
        posting = asyncio.create_task(seats[who].wire.post(f"{seats[who].path}/play", body))
        await seats[1 - who].hears(version + 1)
        figures.delays.append(perf_counter() - began)
        status, answer = await posting
        if status != 200:
            raise ConnectionError(f"{text}: {status} {answer}")
        figures.moves += 1
    for seat in seats:
        seat.listening.cancel()
        seat.wire.close()


async def all_play(port: int, tables: list[Table], pace: float) -> Figures:
    figures = Figures()
    began = perf_counter()
    await asyncio.gather(*(play(port, table, figures, pace) for table in tables))
    figures.seconds = perf_counter() - began
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=100, help="moves a second, for the delay")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(set_up(Path(folder), BOX, 2 * wish.tables))
        with started(Path(folder)) as port:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
                weight = sum(weights(http, tables[0].paths[0]).values())
            full = asyncio.run(all_play(port, tables[: wish.tables], 0.0))
            pace = wish.tables / wish.rate
            paced = asyncio.run(all_play(port, tables[wish.tables :], pace))
    print(full.line("as fast as they can"))
    print(paced.line(f"about {wish.rate} moves a second"))
    print(f"a table's page and all it loads: {weight / 1000:.0f} kB compressed")


if __name__ == "__main__":
    main()
