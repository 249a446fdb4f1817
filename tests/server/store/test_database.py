"""The database under load: one writer, nothing held open, and errors that tell no secrets."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from collections.abc import Awaitable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.patience import PATIENCE
from tests.server.house import Visitor, run_async, serving
from tests.server.store.test_writer import new_table
from tidetable.server.store.database import Unreachable
from tidetable.server.store.model import Row, Sitter, Timing
from tidetable.server.store.store import Store
from tidetable.server.store.writer import Addition

FILE = "tidetable.sqlite3"
SECRET_DRAW = "dice skull skull skull skull"


async def impatient(folder: Path) -> Store:
    """Open a database in which nobody waits for a lock."""
    store = Store(f"sqlite:///{folder / FILE}?timeout=0")
    await store.open()
    return store


def test_what_is_answered_for_is_on_the_disk(tmp_path: Path) -> None:
    async def settings() -> list[int]:
        store = await impatient(tmp_path)
        ask = "PRAGMA synchronous"
        wait, read = store.database.write, store.database.read
        found = [await act(lambda db: db.exec_driver_sql(ask).scalar_one()) for act in (wait, read)]
        await store.close()
        return found

    full = 2  # as SQLite numbers it
    assert run_async(settings()) == [full, full]


def test_another_process_may_take_its_time(tmp_path: Path) -> None:
    """Other tests wait for no lock; a server as it is started waits half a minute."""

    async def milliseconds() -> list[int]:
        store = Store(f"sqlite:///{tmp_path / FILE}")
        await store.open()
        ask = "PRAGMA busy_timeout"
        wait, read = store.database.write, store.database.read
        found = [await act(lambda db: db.exec_driver_sql(ask).scalar_one()) for act in (wait, read)]
        await store.close()
        return found

    assert min(run_async(milliseconds())) >= 30_000


def test_this_process_never_waits_for_itself(tmp_path: Path) -> None:
    async def write_all_at_once() -> None:
        store = await impatient(tmp_path)
        ids = [await new_table(store) for _ in range(20)]
        was = [Sitter("human", "", colour) for colour in range(2)]
        now = [replace(was[0], name="Anna"), was[1]]
        writes: list[Awaitable[object]] = []
        for one in ids:
            writes += [
                store.append(Addition(one, 0, [Row(0, "roll")])),
                store.remark(one, 0.0, 0, "said", "Ahoy"),
                store.remark(one, 0.0, 1, "said", "Ahoy yourself"),
                store.seating.arrange(one, was, now),
                store.renew_clock(one, Timing(0.0)),
                store.seating.watching(one),
                new_table(store),
            ]
        await asyncio.gather(*writes)
        for one in ids:
            saved, rows, remarks = await store.table(one)
            assert rows == [Row(0, "roll")]
            assert [remark.number for remark in remarks] == [1, 2]
            assert saved.sitters[0].name == "Anna"
        await store.close()

    run_async(write_all_at_once())


def test_nothing_is_held_open_while_the_loop_is_busy(tmp_path: Path) -> None:
    """The loop stands still from the first word of a transaction on; another process writes."""

    async def stand_still() -> None:
        store = Store(f"sqlite:///{tmp_path / FILE}")
        await store.open()
        table_id = await new_table(store)
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def look(*about: object) -> None:
            if str(about[2]).startswith("INSERT INTO talk"):
                loop.call_soon_threadsafe(begun.set)

        event.listen(store.database.engine, "after_cursor_execute", look)
        saying = asyncio.create_task(store.remark(table_id, 0.0, 0, "said", "Ahoy"))
        await begun.wait()
        with closing(sqlite3.connect(tmp_path / FILE, timeout=PATIENCE)) as other, other:
            other.execute("UPDATE tables SET listed = 1")
        await saying
        assert await store.listed(1) == [table_id]
        await store.close()

    run_async(stand_still())


def test_an_error_does_not_tell_what_was_written(tmp_path: Path) -> None:
    async def fail() -> None:
        store = await impatient(tmp_path)
        table_id = await new_table(store)
        link = await store.seating.watching(table_id)
        with closing(sqlite3.connect(tmp_path / FILE)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unreachable, match="database is locked") as locked:
                await store.append(Addition(table_id, 0, [Row(-1, SECRET_DRAW)]))
            other.rollback()
            other.execute("DROP TABLE links")
            other.execute("DROP TABLE log")
        with pytest.raises(Exception, match="no such table") as no_log:
            await store.append(Addition(table_id, 0, [Row(-1, SECRET_DRAW)]))
        with pytest.raises(Exception, match="no such table") as no_link:
            await store.seating.link(link.secret)
        for failed in (locked, no_log, no_link):
            told = "".join(traceback.format_exception(failed.value))
            assert SECRET_DRAW not in told
            assert link.secret not in told
        await store.close()

    run_async(fail())


def test_while_the_database_is_away_everybody_is_told_to_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        with closing(sqlite3.connect(tmp_path / FILE)) as other:
            other.execute("ALTER TABLE links RENAME TO lost")
            asked = visitor.http.get("/table/some-secret/scene")
            page = visitor.http.get("/table/some-secret", headers={"accept": "text/html"})
            other.execute("ALTER TABLE lost RENAME TO links")
        assert visitor.http.get("/table/some-secret/scene").status_code == 404
    assert (asked.status_code, asked.json()["error"]) == (503, "away")
    assert page.status_code == 503
    assert "<h1>The tide is out</h1>" in page.text
    assert "no such table: links" in caplog.text
    assert "some-secret" not in caplog.text
