"""Many tables: memory holds some of them, the log all, and nobody notices."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import Visitor, first_action, run_async, tables_on
from tidetable.games import box
from tidetable.server.room import live as live_tables, tables as all_tables
from tidetable.server.room.house import House
from tidetable.server.store.model import MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store

MANY = 100
IN_MEMORY = 10


def people() -> list[Sitter]:
    return [Sitter("human", "", colour, taken=True) for colour in range(2)]


def test_many_tables_are_kept_and_few_are_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "MOST_LIVE", IN_MEMORY)

    async def set_up() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tidetable.sqlite3'}")
        await store.open()
        tables = tables_on(store)
        links = []
        for _ in range(MANY):
            plan = TablePlan(
                box("chests"), {"first": "1"}, people(), [[0], [1]], MatchScore(1, [0, 0])
            )
            links.append((await tables.create(plan))[0])
        assert len(tables.live) == IN_MEMORY
        for link in (links[0], links[MANY // 2], links[-1]):
            live = await tables.open(link.table_id)
            await tables.play(live, 0, "roll", 0)
            assert live.table.version == 1
        assert len(tables.live) == IN_MEMORY
        first = await tables.open(links[0].table_id)
        assert first.table.version == 1
        await store.close()

    run_async(set_up())


def test_many_who_come_to_watch_are_told_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would else be told of each."""
    monkeypatch.setattr(live_tables, "COUNTING", 0.0)  # as soon as nothing else is to be done

    async def come() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tidetable.sqlite3'}")
        await store.open()
        house = House(store, 0.0)
        plan = TablePlan(box("chests"), {}, people(), [[0], [1]], MatchScore(1, [0, 0]))
        live = await house.tables.open((await house.tables.create(plan))[0].table_id)
        told = live.room
        with ExitStack() as watching:
            for _ in range(MANY):
                watching.enter_context(house.people.attended(live, []))
            assert (live.room, live.watchers) == (told + 1, MANY)
            while live.counting is not None:
                await asyncio.sleep(0)
            assert live.room == told + 2  # the last of them is told of, too, and then no more
        await house.close()
        await store.close()

    run_async(come())


def test_a_table_that_somebody_watches_is_not_forgotten(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "MOST_LIVE", 2)
    watched = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    scenes = watched.events()
    before = next(scenes)
    for _ in range(5):
        visitor.set_up(seat_1="here", seat_2="here")
    after = watched.play(first_action(before["choices"]), before)
    assert next(scenes)["version"] == after["version"]
