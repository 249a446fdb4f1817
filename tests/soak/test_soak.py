"""Whatever is killed, what was answered for is saved, once; bots answer; nothing piles up.

`make soak` goes on for many rounds; `make check` does one.
"""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import PATIENCE, wait_for
from tests.server.guests import company
from tests.server.house import Visitor, run_async
from tests.server.postgres import Postgres, running_postgres
from tests.soak.chamber import (
    REFUSED,
    Notes,
    Restless,
    Serving,
    fill_the_disk,
    half_open,
    kill_a_thinker,
    restless,
    saved,
    slow,
)
from tidetable.server.steward import Steward

ROUNDS = int(os.environ.get("TIDETABLE_SOAK", "1"))
MOVES = 20  # that everybody together is answered for between two accidents
DISK = "256m"  # of a Postgres, which needs a third of it when it is new
LOCKED = 0.5  # seconds in which nobody else can write
MOST_MEMORY = 500  # megabytes of a server, whatever has happened
SPARE_FILES = 120  # that a server may have open beside what it needs for its guests

pytestmark = pytest.mark.long


Accident = Callable[[Notes, list[Restless]], object]


@pytest.fixture(scope="module")
def shared() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


def set_up(server: Serving, notes: Notes, bases: list[str]) -> list[Restless]:
    """Three tables: one screen for two, two friends of whom each answers twice, and a bot."""
    with Visitor(server.base) as visitor:
        alone = visitor.set_up("sirens", seat_1="here", seat_2="here")
        host = visitor.set_up("titania", seat_1="here", seat_2="link")
        friend, _ = company(visitor, host)
        against = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle")
    paths = [alone.path, alone.path, host.path, host.path, friend.path, against.path]
    return [Restless(bases, path, notes, luck) for luck, path in enumerate(paths)]


def lock_the_file(file: Path) -> None:
    """Keep the database to oneself until somebody waits for it."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as db:
        db.execute("BEGIN IMMEDIATE")
        time.sleep(LOCKED)
        db.rollback()


def cut_all_lines(database: str) -> None:
    """End every line to the database at once, as when it restarts."""
    mine = "pid <> pg_backend_pid() AND datname = current_database()"
    tell(database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")


def tell(database: str, order: str) -> None:
    async def give() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as db:
            await db.execute(text(order))
        await engine.dispose()

    run_async(give())


def torture(database: str, servers: list[Serving], accidents: list[Accident], seed: int) -> None:
    """Let people play while one accident after the other happens; then look at what is left."""
    notes, luck = Notes(), random.Random(seed)
    people = set_up(servers[0], notes, [server.base for server in servers])
    with restless(people):
        for number in range(ROUNDS * len(accidents)):
            wait_for(partial(have_moved, notes, notes.total + MOVES))
            accidents[number % len(accidents)](notes, people)
            wait_for(servers[luck.randrange(len(servers))].is_ready)
    assert notes.twice == []
    assert notes.whys <= {"away"}
    log = saved(database)
    for path, answered in notes.answered.items():
        for version, what in answered.items():
            assert log[path][version] == what, (path, version)
    assert notes.total >= MOVES
    for server in servers:
        assert server.files() < SPARE_FILES
        assert server.memory() < MOST_MEMORY
    with Visitor(servers[0].base) as visitor:
        against = visitor.at(people[-1].path)
        assert against.wait_until_asked()  # a bot that was asked has answered
    assert not any(one.sick for one in Steward(database).examine())


def have_moved(notes: Notes, total: int) -> bool:
    return notes.total >= total


def test_one_server_on_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tidetable.sqlite3'}"
    server = Serving(database, tmp_path / "log")
    lines = []

    def half_requests(*_: object) -> None:
        lines.extend(half_open(server.port, 50))

    def slow_readers(_notes: Notes, people: list[Restless]) -> None:
        lines.extend(slow(server.port, people[0].path, 20))

    try:
        accidents: list[Accident] = [
            lambda *_: restart(server),
            lambda *_: kill_a_thinker(server),
            half_requests,
            slow_readers,
            lambda *_: lock_the_file(tmp_path / "tidetable.sqlite3"),
            lambda notes, _: fill_the_disk(server, notes),
        ]
        torture(database, [server], accidents, seed=1)
    finally:
        for line in lines:
            line.close()
        server.stop()


def restart(server: Serving) -> None:
    server.kill()
    server.start()


def test_a_postgres_whose_disk_is_full(tmp_path: Path) -> None:
    """First there is no room for a line of a table, then none for Postgres' own log: it dies."""
    with running_postgres(DISK) as postgres:
        server = Serving(postgres.address, tmp_path / "log")

        def is_dead() -> bool:
            try:
                tell(postgres.address, "SELECT pg_switch_wal()")  # the next line needs a new file
            except (DBAPIError, OSError):
                return True
            return False

        def full(notes: Notes, *, until: Callable[[], bool] = lambda: True) -> None:
            tell(postgres.address, "CHECKPOINT")  # what is left of its log needs less room again
            postgres.fill()
            try:
                wait_for(until)
                before = notes.refused
                wait_for(lambda: notes.refused >= before + REFUSED)
                assert httpx.get(f"{server.base}/healthz", timeout=PATIENCE).status_code == 200
            finally:
                postgres.free()

        accidents: list[Accident] = [
            lambda notes, _: full(notes),
            lambda notes, _: full(notes, until=is_dead),
        ]
        try:
            torture(postgres.address, [server], accidents, seed=3)
        finally:
            server.stop()


def test_two_servers_on_one_postgres(shared: Postgres, tmp_path: Path) -> None:
    """A whole game goes on while servers are killed, lines are cut and the database crashes."""
    database = shared.address
    servers = [Serving(database, tmp_path / f"log-{n}") for n in range(2)]
    try:
        accidents: list[Accident] = [
            lambda *_: restart(servers[0]),
            lambda *_: cut_all_lines(database),
            lambda *_: restart(servers[1]),
            lambda *_: kill_a_thinker(servers[0]),
            lambda *_: shared.crash(),
        ]
        torture(database, servers, accidents, seed=2)
    finally:
        for server in servers:
            server.stop()
