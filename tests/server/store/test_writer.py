"""Writing together: what cannot be written fails alone, and what is answered for is safe."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from tests.server.house import run_async
from tidetable.games import box
from tidetable.server.store.model import MatchScore, Row, Sitter, TablePlan, Timing
from tidetable.server.store.schema import tables
from tidetable.server.store.store import Store
from tidetable.server.store.writer import Addition, Overtaken

N_TABLES = 20


async def opened(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder / 'tidetable.sqlite3'}")
    await store.open()
    return store


async def new_table(store: Store) -> int:
    people = [Sitter("human", "", colour) for colour in range(2)]
    plan = TablePlan(box("chests"), {}, people, [[0], [1]], MatchScore(1, [0, 0]))
    table_id, _ = await store.create(plan, bytes(16), [], Timing(0.0))
    return table_id


async def log_of(store: Store, table_id: int) -> list[Row]:
    return (await store.table(table_id))[1]


def test_many_tables_are_written_at_once(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        ids = [await new_table(store) for _ in range(N_TABLES)]
        rows = [Row(0, "roll"), Row(-1, "dice key key coin coin")]
        await asyncio.gather(*(store.append(Addition(one, 0, rows)) for one in ids))
        assert [await log_of(store, one) for one in ids] == [rows] * N_TABLES
        await store.close()

    run_async(write())


def test_a_table_itself_is_written_when_its_game_ends_or_its_time_changes(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        told: list[str] = []

        def tell(*about: Any) -> None:
            told.append(about[2])

        event.listen(store.database.engine, "before_cursor_execute", tell)
        table_id = await new_table(store)
        for n, (over, timing, writes) in enumerate(
            [(False, None, 0), (False, Timing(17.0), 1), (True, None, 1), (True, Timing(18, 9), 2)]
        ):
            told.clear()
            await store.append(Addition(table_id, n, [Row(0, "roll")], over, timing))
            assert len([words for words in told if words.startswith("UPDATE tables")]) == writes
        saved, rows, _ = await store.table(table_id)
        assert saved.timing == Timing(18.0, 9.0)
        assert len(rows) == 4
        assert await store.database.read(lambda db: db.scalar(select(tables.c.over))) is True
        await store.close()

    run_async(write())


def test_who_comes_too_late_fails_alone(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        ids = [await new_table(store) for _ in range(5)]
        await store.append(Addition(ids[2], 0, [Row(0, "roll")]))
        answers = await asyncio.gather(
            *(store.append(Addition(one, 0, [Row(1, "open left")])) for one in ids),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers if answer] == [Overtaken]
        assert isinstance(answers[2], Overtaken)
        assert await log_of(store, ids[2]) == [Row(0, "roll")]
        assert await log_of(store, ids[3]) == [Row(1, "open left")]
        await store.close()

    run_async(write())


def test_somebody_who_left_does_not_stop_the_others(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        ids = [await new_table(store) for _ in range(3)]
        waiting = [
            asyncio.create_task(store.append(Addition(one, 0, [Row(0, "roll")]))) for one in ids
        ]
        await asyncio.sleep(0)
        waiting[1].cancel()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(answers[1], asyncio.CancelledError)
        assert [await log_of(store, one) for one in ids] == [[Row(0, "roll")]] * 3
        await store.close()

    run_async(write())


def test_a_broken_database_is_said_to_who_wrote(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        table_id = await new_table(store)
        with pytest.raises(Overtaken):
            await store.append(Addition(table_id + 1, 0, [Row(0, "roll")]))  # there is no such
        await store.append(Addition(table_id, 0, [Row(0, "roll")]))
        assert await log_of(store, table_id) == [Row(0, "roll")]
        await store.close()

    run_async(write())
