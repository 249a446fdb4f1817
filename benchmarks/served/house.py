"""A house to measure: tables with scripted games in a folder, and the server on it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.luck import seed_from_text
from tidetable.games import box as find_box
from tidetable.server.room.house import House
from tidetable.server.store.model import MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store


@dataclass(frozen=True)
class Table:
    """Two links, the whole game that their holders are going to play, and a link to watch it."""

    paths: list[str]
    watch: str
    moves: list[tuple[int, str]]  # seat, action


async def set_up(folder: Path, box: Box, n: int) -> list[Table]:
    """Save tables whose games are known beforehand."""
    store = Store(f"sqlite:///{folder / 'tidetable.sqlite3'}")
    await store.open()
    house = House(store, 0)
    found = []
    for i in range(n):
        seed = seed_from_text(f"{i:032x}")
        sitters = [Sitter("human", "", colour, taken=True) for colour in range(2)]
        plan = TablePlan(box, {}, sitters, [[0], [1], []], MatchScore(1, [0, 0]), seed=seed)
        *keys, watch = (f"/table/{link.secret}" for link in await house.tables.create(plan))
        found.append(Table(keys, watch, script(box, seed, i)))
    await house.close()
    await store.close()
    return found


def script(box: Box, seed: bytes, luck: int) -> list[tuple[int, str]]:
    """Play a random game on this seed."""
    table, chosen = box.table(2, seed=seed), random.Random(luck)
    moves = []
    while not table.over:
        seat = table.asked()[0]
        text = box.game.codec.text(chosen.choice(table.legal(seat)))
        table.play(seat, text)
        moves.append((seat, text))
    return moves


def set_up_by(code: str, folder: Path, name: str, n: int) -> list[Table]:
    """Let other code save the tables, which may know another shape of a database."""
    command = [sys.executable, "-m", "served.house", str(folder), name, str(n)]
    found = subprocess.run(
        command, env=by(code), cwd=Path(__file__).parents[1], stdout=subprocess.PIPE, check=True
    )
    return [Table(**one) for one in json.loads(found.stdout)]


def by(code: str) -> dict[str, str]:
    """Return an environment in which Python finds the program in this folder, and its bytecode."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**usual, "PYTHONPATH": str(Path(code).resolve())} if code else usual


@contextmanager
def started(folder: Path) -> Iterator[int]:
    """Run the server as a user would; yield its port."""
    with running(folder) as (port, _):
        yield port


@contextmanager
def running(folder: Path, code: str = "") -> Iterator[tuple[int, int]]:
    """Run the server as a user would; yield its port and the number of its process.

    With a folder of code it is the server that lies there: an older one, to compare with.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "tidetable", "serve", "--no-limits", "--data-dir", str(folder)]
    command += ["--port", str(port)]
    server = subprocess.Popen(command, env=by(code), stdout=subprocess.DEVNULL)
    try:
        while server.poll() is None and not answers(port):
            time.sleep(0.05)
        if server.returncode is not None:
            raise SystemExit("The server did not start.")
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


def answers(port: int) -> bool:
    """Whether a server is ready: its doors are open before it is."""
    asked = HTTPConnection("127.0.0.1", port)
    try:
        asked.request("GET", "/healthz")
        return asked.getresponse().status == 200
    except ConnectionError:
        return False
    finally:
        asked.close()


def cpu(process: int) -> float:
    """Return the seconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    where, which, many = sys.argv[1:]
    tables = asyncio.run(set_up(Path(where), find_box(which), int(many)))
    print(json.dumps([asdict(table) for table in tables]))
