"""Tables that sleep and wake by themselves: by a clock, or because a bot was to answer."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tests.patience import PATIENCE, in_vain
from tests.server.house import run_async
from tests.server.room.test_clocks import Watch
from tidetable.games import box
from tidetable.server.room import alarms, tables as all_tables, thinkers
from tidetable.server.room.events import Due
from tidetable.server.room.house import House
from tidetable.server.room.live import LiveTable
from tidetable.server.room.timekeeper import DAY, GRACE, LONGEST_PAUSE
from tidetable.server.store.model import LEASE, MatchScore, Remark, Sitter, TablePlan, TableSettings
from tidetable.server.store.shape import MIGRATIONS
from tidetable.server.store.store import Store

CHESTS = box("chests")
ANNA, BEN = (Sitter("human", name, colour, True) for colour, name in enumerate(("Anna", "Ben")))
BOT = Sitter("bot", "random", 1)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(alarms, "NAP", 0.01)  # look at it often: it jumps
    return Watch()


@asynccontextmanager
async def a_house(folder: Path, watch: Watch, bot_pause: float = 0.0) -> AsyncIterator[House]:
    """A server without doors, on a database that others may use too."""
    store = Store(f"sqlite:///{folder / 'tidetable.sqlite3'}")
    await store.open()
    house = House(store, bot_pause, watch)
    yield house
    await house.close()
    await store.close()


async def table(house: House, clock: int, *sitters: Sitter, first: int = 1) -> int:
    match, settings = MatchScore(1, [0] * len(sitters)), TableSettings(clock)
    plan = TablePlan(CHESTS, {"first": str(first)}, [*sitters], [[0], [1], []], match, settings)
    return (await house.tables.create(plan))[0].table_id


async def stop(house: House, table_id: int) -> None:
    """Let the clock stand still: both agree."""
    live = await house.tables.open(table_id)
    for seat in range(2):
        await house.pauses.ask(live, seat, [seat])


async def fall_asleep(house: House) -> None:
    await asyncio.sleep(0)  # whoever has just opened one lets go of it
    house.tables.live.clear()
    gc.collect()
    assert not house.tables.known


async def comes_true(check: Callable[[], Coroutine[Any, Any, object]]) -> None:
    found = None
    try:
        async with asyncio.timeout(PATIENCE):
            while not (found := await check()):
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(in_vain(check, found)) from None


async def first_look(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait until a server that starts has seen to all that is due."""
    looks = []
    read = house.store.alarms

    async def count(*about: Any) -> Any:
        looks.append(about)
        return await read(*about)

    monkeypatch.setattr(house.store, "alarms", count)
    house.resume()

    async def looked_and_done() -> bool:
        return len(looks) > 2 and not house.alarms.ringing

    await comes_true(looked_and_done)


async def said(house: House, table_id: int, what: str) -> list[Remark]:
    _, _, remarks = await house.store.table(table_id)
    return [remark for remark in remarks if remark.text == what]


def test_tables_with_a_clock_may_sleep(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "MOST_LIVE", 3)

    async def set_up() -> None:
        async with a_house(tmp_path, watch) as house:
            for _ in range(10):
                await table(house, 7 * DAY, ANNA, BEN)
            assert len(house.tables.live) == 3

    run_async(set_up())


def test_a_sleeping_table_wakes_when_its_time_is_up(tmp_path: Path, watch: Watch) -> None:
    async def sleep() -> None:
        async with a_house(tmp_path, watch) as house:
            house.resume()
            table_id = await table(house, DAY, ANNA, BEN)
            watch.time += GRACE + 1
            await fall_asleep(house)
            watch.time += DAY
            await comes_true(lambda: said(house, table_id, "time-up"))
            live = await house.tables.open(table_id)
            await comes_true(lambda: is_asked(live, 1))
            assert live.alarm == watch.time + DAY

    run_async(sleep())


def test_an_alarm_that_comes_sooner_is_heard_of_at_once(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "NAP", 10 * PATIENCE)

    async def wait() -> None:
        async with a_house(tmp_path, watch) as house:
            looks = []
            read = house.store.alarms

            async def count(*about: Any) -> Any:
                found = await read(*about)
                looks.append(found)
                return found

            async def looked() -> bool:
                return len(looks) > 0

            monkeypatch.setattr(house.store, "alarms", count)
            house.resume()
            await comes_true(looked)
            assert house.alarms.next == inf
            live = await house.tables.open(await table(house, DAY, ANNA, BEN))

            async def heard_of() -> bool:
                return house.alarms.next == live.alarm

            await comes_true(heard_of)

    run_async(wait())


def test_a_pause_ends_while_its_table_sleeps(tmp_path: Path, watch: Watch) -> None:
    async def sleep() -> None:
        async with a_house(tmp_path, watch) as house:
            house.resume()
            table_id = await table(house, DAY, ANNA, BEN)
            await stop(house, table_id)
            await fall_asleep(house)
            watch.time += LONGEST_PAUSE
            await comes_true(lambda: said(house, table_id, "resumed"))

    run_async(sleep())


def test_a_server_that_starts_opens_what_is_due_and_nothing_else(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin() -> list[int]:
        async with a_house(tmp_path, watch, bot_pause=1000) as house:
            for clock in (0, DAY):
                await table(house, clock, ANNA, BEN)
                await table(house, clock, ANNA, BOT)
            return [await table(house, clock, ANNA, BOT, first=2) for clock in (0, DAY)]

    async def start(asked: list[int]) -> None:
        opened: list[int] = []
        async with a_house(tmp_path, watch) as house:
            read = house.store.table

            async def note(table_id: int, *more: int) -> Any:
                opened.append(table_id)
                return await read(table_id, *more)

            monkeypatch.setattr(house.store, "table", note)
            await first_look(house, monkeypatch)
            assert opened == asked
            for table_id in asked:  # and the bots play, though nobody looks
                live = await house.tables.open(table_id)
                await comes_true(partial(is_asked, live, 0))

    asked = run_async(begin())
    watch.time += 100
    run_async(start(asked))


async def is_asked(live: LiveTable, seat: int) -> bool:
    return live.table.asked() == [seat]


def test_of_several_servers_one_rings(tmp_path: Path, watch: Watch) -> None:
    async def ring() -> None:
        async with a_house(tmp_path, watch) as one, a_house(tmp_path, watch) as other:
            late = await table(one, DAY, ANNA, BEN)
            paused = await table(one, DAY, ANNA, BEN)
            await stop(one, paused)
            await other.tables.open(late)
            await other.tables.open(paused)
            watch.time += LONGEST_PAUSE
            due, _ = await one.store.alarms(watch.time, watch.time - DAY, GRACE)
            assert sorted(table_id for table_id, _ in due) == [late, paused]
            for table_id, alarm in due:
                await asyncio.gather(
                    *(house.alarms._ring(table_id, alarm) for house in (one, other))
                )
            assert len(await said(one, late, "time-up")) == 1
            assert len(await said(one, paused, "resumed")) == 1

    run_async(ring())


def test_an_alarm_that_failed_rings_again(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ring() -> None:
        async with a_house(tmp_path, watch) as house:
            table_id = await table(house, 30, ANNA, BEN)
            watch.time += 100
            with monkeypatch.context() as broken:
                broken.setattr("tidetable.bots.thinking", None)
                house.resume()

                async def failed() -> bool:
                    return "nobody could go on at table 1: TypeError" in caplog.text

                await comes_true(failed)
            assert not await said(house, table_id, "time-up")
            watch.time += LEASE
            await comes_true(lambda: said(house, table_id, "time-up"))

    run_async(ring())


def test_tables_that_cannot_be_opened_stop_no_other_alarm(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are due at the same look, the good one last; no other look follows in time."""
    monkeypatch.setattr(alarms, "NAP", 10 * PATIENCE)

    async def ring() -> None:
        async with a_house(tmp_path, watch) as house:
            bad = [await table(house, 30, ANNA, BEN) for _ in range(alarms.MOST_AT_ONCE)]
            good = await table(house, 30, ANNA, BEN)
            await fall_asleep(house)
            with closing(sqlite3.connect(tmp_path / "tidetable.sqlite3")) as other, other:
                other.execute("UPDATE tables SET options = 'no json' WHERE id < ?", (good,))
            watch.time += 100
            house.resume()
            await comes_true(lambda: said(house, good, "time-up"))
            assert sorted(house.tables.aside) == bad

    run_async(ring())


def test_nobody_is_late_because_the_database_was_away(
    tmp_path: Path, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ring() -> None:
        async with a_house(tmp_path, watch) as house:
            table_id = await table(house, DAY, ANNA, BEN)
            live = await house.tables.open(table_id)
            with closing(sqlite3.connect(tmp_path / "tidetable.sqlite3")) as other:
                other.execute("ALTER TABLE tables RENAME TO lost")
                house.resume()

                async def noticed() -> bool:
                    return "no alarm can be read" in caplog.text

                await comes_true(noticed)
                watch.time += 2 * DAY
                other.execute("ALTER TABLE lost RENAME TO tables")

            async def has_grace() -> bool:
                face = house.timekeeper.standing(live)
                return face is not None and face.left == GRACE

            await comes_true(has_grace)
            watch.time += GRACE
            await comes_true(lambda: said(house, table_id, "time-up"))

    run_async(ring())


def test_a_bot_turn_costs_one_alarm(tmp_path: Path, watch: Watch) -> None:
    """While a bot answers again and again its alarm stays, and afterwards there is none."""

    async def play() -> None:
        async with a_house(tmp_path, watch) as house:
            table_id = await table(house, 0, ANNA, BOT, first=2)
            live = await house.tables.open(table_id)
            assert live.alarm == watch.time + LEASE
            await comes_true(lambda: is_asked(live, 0))
            assert len(live.table.entries) > 2
            assert live.alarm is None
            saved, _, _ = await house.store.table(table_id)
            assert saved.timing.alarm is None

    run_async(play())


def test_a_bot_that_gave_up_has_no_alarm_and_tries_again_when_one_rings(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.0))

    async def give_up() -> None:
        async with a_house(tmp_path, watch) as house:
            with monkeypatch.context() as broken:
                broken.setattr("tidetable.bots.thinking", None)
                live = await house.tables.open(await table(house, 0, ANNA, BOT, first=2))

                async def gave_up() -> bool:
                    return live.is_stuck(1) and live.alarm is None

                await comes_true(gave_up)
            await house.events.publish(Due(live))
            await comes_true(lambda: is_asked(live, 0))

    run_async(give_up())


def test_a_house_from_before_alarms_goes_on(tmp_path: Path, watch: Watch) -> None:
    async def begin() -> list[int]:
        async with a_house(tmp_path, watch, bot_pause=1000) as house:
            ids = [await table(house, DAY, ANNA, BEN) for _ in range(2)]
            ids.append(await table(house, 0, ANNA, BOT, first=2))
            await stop(house, ids[1])
            return ids

    async def go_on(late: int, paused: int, asked: int) -> None:
        watch.time += LONGEST_PAUSE
        async with a_house(tmp_path, watch) as house:
            house.resume()
            bot = await house.tables.open(asked)
            await comes_true(lambda: is_asked(bot, 0))
            watch.time += GRACE
            await comes_true(lambda: said(house, late, "time-up"))
            await comes_true(lambda: said(house, paused, "resumed"))

    ids = run_async(begin())
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{tmp_path / 'tidetable.sqlite3'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
    engine.dispose()
    run_async(go_on(*ids))
