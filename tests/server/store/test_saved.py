"""What is shown is saved: no page sees a move that could still be lost, whatever fails."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import run_async, tables_on
from tidetable.core.errors import CannotUndo, SetAside
from tidetable.core.say.words import words
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.server.room import tables as all_tables
from tidetable.server.room.live import LiveTable, repeat, rows_of
from tidetable.server.room.neighbours import Neighbours
from tidetable.server.room.people import People
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed, Unreachable
from tidetable.server.store.model import MatchScore, Row, Sitter, TablePlan
from tidetable.server.store.store import Store
from tidetable.server.store.writer import Addition
from tidetable.server.web import scenes

FILE = "tidetable.sqlite3"
CHESTS = box("chests")
Append = Callable[[Addition], Awaitable[None]]


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[tuple[Tables, LiveTable]]:
    """A table of two people, in a database in which nobody waits for a lock."""
    store = Store(f"sqlite:///{folder / FILE}?timeout=0")
    await store.open()
    tables = tables_on(store)
    yield tables, await tables.open(await new_table(tables))
    await store.close()


async def new_table(tables: Tables) -> int:
    people = [Sitter("human", "", colour, taken=True) for colour in range(2)]
    plan = TablePlan(CHESTS, {"first": "1"}, people, [[0], [1]], MatchScore(1, [0, 0]))
    return (await tables.create(plan))[0].table_id


def shown(live: LiveTable) -> int:
    version: int = scenes.show(live, [1], words("en"))["version"]
    return version


def test_nobody_sees_a_move_before_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            arrived, saved = asyncio.Event(), asyncio.Event()
            append: Append = tables.store.append

            async def slowly(addition: Addition) -> None:
                arrived.set()
                await saved.wait()
                await append(addition)

            monkeypatch.setattr(tables.store, "append", slowly)
            playing = asyncio.create_task(tables.play(live, 0, "roll", 0))
            await arrived.wait()
            assert shown(live) == 0
            saved.set()
            await playing
            assert shown(live) == 1

    run_async(play())


def test_a_move_that_is_not_saved_did_not_happen(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            with closing(sqlite3.connect(tmp_path / FILE)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Unreachable):
                    await tables.play(live, 0, "roll", 0)
                assert shown(live) == 0
                other.rollback()
            await tables.play(live, 0, "roll", 0)
            assert shown(live) == 1
            assert live is await tables.open(live.id)

    run_async(play())


def test_a_move_that_was_saved_without_a_word_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            append: Append = tables.store.append

            async def lose_the_answer(addition: Addition) -> None:
                await append(addition)
                raise Unreachable("the line broke")

            monkeypatch.setattr(tables.store, "append", lose_the_answer)
            with pytest.raises(Unreachable):
                await tables.play(live, 0, "roll", 0)
            assert shown(live) == 1
            monkeypatch.setattr(tables.store, "append", append)
            seat = live.table.asked()[0]
            text = CHESTS.game.codec.text(live.table.legal(seat)[0])
            await tables.play(live, seat, text, 1)
            assert shown(live) == 2

    run_async(play())


def test_a_table_of_which_nobody_knows_how_it_stands_is_read_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            elsewhere = tables_on(tables.store)
            with closing(sqlite3.connect(tmp_path / FILE)) as other:
                other.execute("ALTER TABLE log RENAME TO lost")
                with pytest.raises(DatabaseFailed):
                    await tables.play(live, 0, "roll", 0)
                with pytest.raises(DatabaseFailed):
                    await tables.open(live.id)
                assert live.unsure
                assert shown(live) == 0
                other.execute("ALTER TABLE lost RENAME TO log")
            await elsewhere.play(await elsewhere.open(live.id), 0, "roll", 0)
            changed = live.changed
            assert live is await tables.open(live.id)
            assert shown(live) == 1
            assert changed.is_set()  # whoever watches is shown it

    run_async(play())


def test_a_table_that_cannot_be_followed_any_more_is_set_aside(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            changed = live.changed
            await tables.store.append(Addition(live.id, live.rows, [Row(1, "nonsense")]))
            await tables.catch_up(live.id)
            assert live.gone
            assert changed.is_set()  # streams end
            with pytest.raises(SetAside):
                await tables.open(live.id)

    run_async(play())


def test_a_table_that_somebody_holds_is_never_there_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "MOST_LIVE", 1)

    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            await new_table(tables)
            assert live.id not in tables.live
            assert live is await tables.open(live.id)

    run_async(play())


def test_what_another_server_does_while_a_table_is_opened_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (tables, live):
            elsewhere = tables_on(tables.store)
            found, go = asyncio.Event(), asyncio.Event()
            read = tables.store.table

            async def slowly(*about: Any) -> Any:
                answer = await read(*about)
                found.set()
                await go.wait()
                return answer

            monkeypatch.setattr(tables.store, "table", slowly)
            opening = asyncio.create_task(elsewhere.open(live.id))
            await found.wait()
            await tables.play(live, 0, "roll", 0)
            hearing = asyncio.create_task(elsewhere.catch_up(live.id))
            await asyncio.sleep(0)
            go.set()
            await hearing
            assert shown(await opening) == 1

    run_async(play())


# --- undone moves ---------------------------------------------------------------------------------


def test_a_log_with_undos_leads_where_the_table_stood() -> None:
    dice = random.Random(7)
    seed, bots = bytes(16), frozenset({1})
    table = Table(CHESTS.game, 2, {}, seed, bots)
    table.settle()
    rows = rows_of(table, table.entries)
    while not table.over and len(rows) < 200:
        seat = table.asked()[0]
        text = CHESTS.game.codec.text(dice.choice(table.legal(seat)))
        rows += rows_of(table, table.play(seat, text))
        if dice.random() < 0.3:
            try:
                table.undo(0)
            except CannotUndo:
                continue
            rows.append(Row(0, "", len(table.entries)))
    assert sum(row.keep is not None for row in rows) > 5
    for parts in (1, 2, 7):
        again = Table(CHESTS.game, 2, {}, seed, bots)
        size = len(rows) // parts + 1
        for first in range(0, len(rows), size):
            repeat(again, rows[first : first + size])
        assert (again.version, again.entries) == (table.version, table.entries)
        assert again.lines == table.lines


def test_what_was_undone_often_is_played_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = CHESTS.table(2, {"first": "1"}, bytes(16))
    played = rows_of(table, table.play(0, "roll"))
    rows = rows_of(table, table.entries[: -len(played)])
    first = len(rows)
    rows += [*played, Row(0, "", first)] * 50
    again = Table(CHESTS.game, 2, {"first": "1"}, bytes(16))
    setups: list[Table] = []
    start = Table._start

    def count(table: Table) -> None:
        setups.append(table)
        start(table)

    monkeypatch.setattr(Table, "_start", count)
    repeat(again, rows)
    assert len(setups) == 1
    assert (again.version, len(again.entries)) == (100, first)


def test_a_page_that_is_forgotten_until_the_house_has_shut_still_leaves(tmp_path: Path) -> None:
    """Its stream may be collected when no loop runs any more: nobody is there to be told."""

    async def come() -> tuple[LiveTable, ExitStack]:
        async with a_table(tmp_path) as (tables, live):
            page = ExitStack()
            page.enter_context(People(tables, Neighbours(tables)).attended(live, [0]))
            assert live.is_here(0)
            return live, page

    live, page = run_async(come())
    page.close()
    assert live.present[0] == 0
