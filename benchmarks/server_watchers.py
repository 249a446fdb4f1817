"""What it costs a server when many watch one table of Titania, and how soon all have heard.

Two people play a script, slowly; some watch by the one link there is for that. Counted is the time
of the server's own process for each move, without anybody who watches, with 20 and with 1,000.
Beside it: what 20 pictures cost that are drawn one by one, as they were for every watcher once.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from served.house import Table, cpu, running, set_up
from served.wire import Wire

from tidetable.core.contract import SPECTATOR
from tidetable.games import box
from tidetable.server.room.live import LiveTable
from tidetable.server.store.model import MatchScore, Sitter, TableSettings
from tidetable.server.web import scenes
from tidetable.server.web.languages import WORDS

BOX = box("titania")


def one_by_one(n: int) -> float:
    """Return what it costs to draw the same picture for each of so many."""
    people = [Sitter("human", "", colour, taken=True) for colour in range(2)]
    table = BOX.table(2, seed=bytes(16))
    live = LiveTable(1, BOX, table, people, MatchScore(1, [0, 0]), TableSettings(), 0)
    phrases = scenes.phrases_of(live, BOX.words("en", WORDS))
    scenes.board(live, scenes.picture(live, SPECTATOR, phrases)).element()
    began = process_time()
    for _ in range(n):
        scenes.board(live, scenes.picture(live, SPECTATOR, phrases)).element()
    return process_time() - began


class Watchers:
    """Many streams, and when the last of them has heard of something."""

    def __init__(self) -> None:
        self.heard: dict[int, int] = {}
        self.changed = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []

    async def join(self, port: int, path: str) -> None:
        wire, number = await Wire.open(port), len(self.tasks)
        self.heard[number] = 0
        self.tasks.append(asyncio.create_task(self._listen(wire, path, number)))

    async def _listen(self, wire: Wire, path: str, number: int) -> None:
        async for told in wire.listen(f"{path}/events"):
            if isinstance(told, dict) and "mark" in told:  # a scene or a change, and no pulse
                async with self.changed:
                    self.heard[number] += 1
                    self.changed.notify_all()

    async def all_have(self, n: int) -> None:
        async with self.changed:
            await self.changed.wait_for(lambda: min(self.heard.values(), default=n) >= n)


async def watched(port: int, process: int, table: Table, n: int, moves: int) -> None:
    """Play some moves before so many watchers; print what each cost."""
    watchers = Watchers()
    for _ in range(n):
        await watchers.join(port, table.watch)
    await watchers.all_have(1)
    wires = [await Wire.open(port) for _ in table.paths]
    await asyncio.sleep(1.0)  # what came with joining is done
    before, delays = cpu(process), []
    for version, (who, text) in enumerate(table.moves[:moves]):
        began = perf_counter()
        body = {"text": text, "version": version}
        status, answer = await wires[who].post(f"{table.paths[who]}/play", body)
        if status != 200:
            raise ConnectionError(f"{text}: {status} {answer}")
        await watchers.all_have(version + 2)
        delays.append(perf_counter() - began)
    each = (cpu(process) - before) / moves
    print(
        f"{n:>5} watch: {each * 1e3:6.1f} ms of the server for a move,"
        f" all have heard after {median(delays) * 1e3:.0f} ms"
    )
    for task in watchers.tasks:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, nargs="+", default=[0, 20, 1000])
    parser.add_argument("--moves", type=int, default=30)
    wish = parser.parse_args()
    print(f"   20 pictures drawn one by one: {one_by_one(20) * 1e3:.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(set_up(Path(folder), BOX, len(wish.watchers)))
        with running(Path(folder)) as (port, process):
            for n, table in zip(wish.watchers, tables, strict=True):
                asyncio.run(watched(port, process, table, n, wish.moves))


if __name__ == "__main__":
    main()
