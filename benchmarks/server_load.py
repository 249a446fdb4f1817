"""How many moves a server takes, and how soon the opponent hears of each.

Two people sit at each table of Sirens in Sight. Their games are scripts: played here first, on the
seeds that the tables are then set up with. One server process on SQLite; the people are a second
process on the same machine. A move counts once the server has saved it and both seats have heard.

With `--before FOLDER` an older server from there is measured in turns with this one: a checkout's
`src`, or a compiled copy of it. Beside what a clock says, which depends on who else is at work,
stands what a move costs the server itself.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from served.house import Table, cpu, running, set_up_by
from served.wire import Wire

GAME = "sirens"


@dataclass
class Figures:
    """What was seen while a number of tables played."""

    moves: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # from the post to the opponent's event
    worked: float = 0.0  # seconds of the server

    def line(self, name: str) -> str:
        worst = quantiles(self.delays, n=100)[98]
        return (
            f"{name:<34}{self.moves:>6} moves {self.moves / self.seconds:>6.0f} a second,"
            f" {self.worked / self.moves * 1e3:5.2f} ms of the server each;"
            f" opponent hears after {median(self.delays) * 1e3:6.1f} ms"
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


class Pace:
    """Lets tables move one after another, so many a second in all; or each as soon as it can."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.begun = perf_counter()
        self.moves = count()

    async def turn(self) -> None:
        if self.rate:
            due = self.begun + next(self.moves) / self.rate
            await asyncio.sleep(max(0.0, due - perf_counter()))


async def play(port: int, table: Table, figures: Figures, pace: Pace) -> None:
    """Play a script to its end; each move waits until both have heard of the one before."""
    seats = [Seat(await Wire.open(port), await Wire.open(port), path) for path in table.paths]
    for version, (who, text) in enumerate(table.moves):
        await asyncio.gather(*(seat.hears(version) for seat in seats))
        await pace.turn()
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


async def all_play(port: int, server: int, tables: list[Table], pace: Pace) -> Figures:
    figures = Figures()
    began, worked = perf_counter(), cpu(server)
    await asyncio.gather(*(play(port, table, figures, pace) for table in tables))
    figures.seconds, figures.worked = perf_counter() - began, cpu(server) - worked
    return figures


def measure(code: str, n: int, rate: int, name: str) -> str:
    """Let the tables play on one server; return what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        tables = set_up_by(code, Path(folder), GAME, 2 * n)
        with running(Path(folder), code) as (port, server):
            full = asyncio.run(all_play(port, server, tables[:n], Pace(0)))
            paced = asyncio.run(all_play(port, server, tables[n:], Pace(rate)))
    return "\n".join(
        [full.line(f"{name}as fast as they can"), paced.line(f"{name}{rate} a second")]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=int, default=100, help="moves a second, for the delay")
    parser.add_argument("--before", default="", help="the folder of an older server's code")
    parser.add_argument("--rounds", type=int, default=1)
    wish = parser.parse_args()
    for _ in range(wish.rounds):
        if wish.before:
            print(measure(wish.before, wish.tables, wish.rate, "before: "))
        print(measure("", wish.tables, wish.rate, "now: " if wish.before else ""))


if __name__ == "__main__":
    main()
