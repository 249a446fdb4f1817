"""A house to measure: tables with scripted games in a folder, and the server on it."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.luck import seed_from_text
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


@contextmanager
def started(folder: Path) -> Iterator[int]:
    """Run the server as a user would; yield its port."""
    with running(folder) as (port, _):
        yield port


@contextmanager
def running(folder: Path) -> Iterator[tuple[int, int]]:
    """Run the server as a user would; yield its port and the number of its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "tidetable", "serve", "--no-limits", "--data-dir", str(folder)]
    server = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL)
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
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True
