"""When Postgres is away, hangs up or crashes: nothing is lost, and servers hear each other."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import wait_for
from tests.server.guests import talk
from tests.server.house import Player, Scene, Visitor, first_action, run_async
from tests.server.postgres import Postgres
from tests.server.store.test_postgres import two_seats
from tidetable.server.store import bus
from tidetable.server.store.bus import Bus

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'"


def tell(database: str, *orders: str) -> None:
    """Give orders from another database of the same Postgres; hang up on everybody in ours."""

    async def give() -> None:
        beside = database.replace("/postgres?", "/template1?")
        engine = create_async_engine(beside, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            for order in (*orders, HANG_UP):
                await db.execute(text(order))
        await engine.dispose()

    run_async(give())


def test_a_line_that_died_without_a_word_is_noticed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "PULSE", 0.01)

    async def wait_for_nothing() -> None:
        engine = create_async_engine(database)
        async with engine.connect() as db:
            line = (await db.get_raw_connection()).driver_connection
            await asyncio.to_thread(tell, database)
            with pytest.raises(Exception, match="connection"):
                await bus._next(asyncio.Queue(), line)
            await db.invalidate()
        await engine.dispose()

    run_async(wait_for_nothing())


def times(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return sum(words in record.getMessage() for record in caplog.records)


def test_servers_hear_each_other_again_after_postgres_was_away(
    houses: tuple[Visitor, Visitor], database: str, caplog: pytest.LogCaptureFixture
) -> None:
    host, guest = two_seats(houses, option_first="1")
    assert guest.scene()["version"] == 0
    tell(database, "ALTER DATABASE postgres ALLOW_CONNECTIONS false")
    try:
        wait_for(lambda: times(caplog, "no line to the database") >= 10)
        refused = host.post("play", text="roll", version=0)
        assert (refused.status_code, refused.json()["error"]) == (503, "away")
        assert guest.http.get(f"{guest.path}/record").status_code in (403, 503)
    finally:
        tell(database, "ALTER DATABASE postgres ALLOW_CONNECTIONS true")
    wait_for(lambda: times(caplog, "the line to the database stands again") >= 2)
    heard = guest.events(kind="news", stream="news")
    assert next(heard)["version"] == 0
    host.play("roll", host.scene())
    assert next(heard)["version"] == 1
    assert host.path.rpartition("/")[2] not in caplog.text


def test_a_game_goes_on_after_postgres_has_crashed(
    houses: tuple[Visitor, Visitor], server: Postgres
) -> None:
    """What was answered for is still there, and both servers go on without being told."""
    host, guest = two_seats(houses, option_first="1")
    host.play("roll", host.scene())
    server.crash()
    scene = wait_for(lambda: reached(host))
    assert scene["version"] == 1
    assert host.play(first_action(scene["choices"]), scene)["version"] == 2
    wait_for(lambda: (reached(guest) or scene)["version"] == 2)


def reached(player: Player) -> Scene | None:
    """Return the scene, unless the database does not answer."""
    answer = player.http.get(f"{player.path}/scene")
    return answer.json() if answer.status_code == 200 else None


def test_what_was_missed_without_a_line_is_caught_up(
    houses: tuple[Visitor, Visitor], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = two_seats(houses, option_first="1")
    assert guest.scene()["version"] == 0
    waiting: list[Bus] = []
    go = threading.Event()
    hear_all = Bus._hear_all

    async def hear_later(line: Bus, *about: Any) -> None:
        waiting.append(line)
        await asyncio.to_thread(go.wait)
        await hear_all(line, *about)

    monkeypatch.setattr(Bus, "_hear_all", hear_later)
    tell(database)
    try:
        wait_for(lambda: len(waiting) == 2)
        host.play("roll", host.scene())
        assert host.post("say", text="Ahoy").status_code == 200
        assert guest.scene()["version"] == 0
    finally:
        go.set()
    wait_for(lambda: guest.scene()["version"] == 1)
    assert talk(guest)[-1] == "Ahoy"
