"""Tables do not know who listens to them: who does is told in order, and may fail aloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import run_async, tables_on
from tidetable.games import box
from tidetable.server.room.events import Changed, Due, Event
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.model import MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store


async def opened(folder: Path) -> Tables:
    store = Store(f"sqlite:///{folder / 'tidetable.sqlite3'}")
    await store.open()
    return tables_on(store)


async def begin(tables: Tables) -> int:
    people = [Sitter("human", "", colour, taken=True) for colour in range(2)]
    plan = TablePlan(box("chests"), {"first": "1"}, people, [[0], [1]], MatchScore(1, [0, 0]))
    return (await tables.create(plan))[0].table_id


def test_who_listens_hears_of_every_change_in_order_once_it_is_saved(tmp_path: Path) -> None:
    async def play() -> None:
        tables, heard = await opened(tmp_path), []

        async def first(event: Changed) -> None:
            _, rows, _ = await tables.store.table(event.live.id)
            assert len(rows) == event.live.rows
            heard.append(("first", event.live.table.version))

        async def second(event: Changed) -> None:
            heard.append(("second", event.live.table.version))

        tables.events.subscribe(Changed, first, second)
        live = await tables.open(await begin(tables))
        await tables.play(live, 0, "roll", 0)
        assert heard == [("first", 0), ("second", 0), ("first", 1), ("second", 1)]
        await tables.store.close()

    run_async(play())


def test_who_publishes_hears_when_a_listener_fails(tmp_path: Path) -> None:
    async def play() -> None:
        tables = await opened(tmp_path)
        live = await tables.open(await begin(tables))
        heard: list[Event] = []

        async def fail(event: Due) -> None:
            raise DatabaseFailed

        async def hear(event: Due) -> None:
            heard.append(event)

        tables.events.subscribe(Due, fail, hear)
        with pytest.raises(DatabaseFailed):
            await tables.events.publish(Due(live))
        assert heard == []
        await tables.store.close()

    run_async(play())
