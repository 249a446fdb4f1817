"""Bots play as fast as pages can tell it; who sees no motion, or has a clock, is waited for."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import run_async
from tests.server.room.test_alarms import ANNA, BOT, a_house, table
from tests.server.room.test_clocks import Watch
from tidetable.server.room.thinkers import TOLD

PAUSE = 1.0


def test_bots_wait_for_who_sees_no_motion(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_house(tmp_path, Watch(), PAUSE) as house:
            live = await house.tables.open(await table(house, 0, ANNA, BOT))
            pause = house.thinkers.pause_at
            assert pause(live) == PAUSE * TOLD
            with house.people.attended(live, [0]):
                assert pause(live) == PAUSE * TOLD, "a page with motion has a pace of its own"
                with house.people.attended(live, [], still=True):
                    assert pause(live) == PAUSE * TOLD, "who only watches slows nobody down"
                with house.people.attended(live, [0], still=True):
                    assert pause(live) == PAUSE
            assert pause(live) == PAUSE * TOLD, "nobody is left"

    run_async(look())


def test_bots_wait_where_a_clock_runs_meanwhile(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_house(tmp_path, Watch(), PAUSE) as house:
            live = await house.tables.open(await table(house, 60, ANNA, BOT))
            assert house.thinkers.pause_at(live) == PAUSE

    run_async(look())
