"""Bots that take their time think elsewhere: the same answers, ended when nobody needs them."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Visitor, serving
from tidetable import bots
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.server import workers
from tidetable.server.workers import WorkerFailed, Workers

SIRENS = box("sirens")


def job(table: Table, seat: int, bot: str | None = "gentle") -> dict[str, Any]:
    text = table.game.codec.text
    return {
        "game": "sirens",
        "data": None,
        "seats": 2,
        "options": {},
        "commitment": table.commitment,
        "entries": [[entry.seat, text(entry.action)] for entry in table.entries],
        "seat": seat,
        "bot": bot,
    }


def ask(*jobs: dict[str, Any]) -> list[Any]:
    """Let one worker do these jobs, one after another."""

    async def all_of_them() -> list[Any]:
        crew = Workers(1)
        try:
            return [await crew.ask(one) for one in jobs]
        finally:
            crew.close()

    return asyncio.run(all_of_them())


def test_a_worker_answers_as_the_bot_would_here() -> None:
    table = SIRENS.table(2, seed=bytes(16))
    jobs, here = [], []
    for _ in range(4):
        seat = table.asked()[0]
        jobs.append(job(table, seat))
        here.append(bots.answer(SIRENS, "gentle", table, seat))
        table.play(seat, here[-1])
    assert ask(*jobs) == here
    assert ask(*jobs[::-1]) == here[::-1]  # another game so far, or less of it


def test_a_job_that_cannot_be_done_is_said_and_the_next_is_done() -> None:
    async def both() -> None:
        crew = Workers(1)
        table = SIRENS.table(2, seed=bytes(16))
        with pytest.raises(WorkerFailed, match="BadTable"):
            await crew.ask(job(table, table.asked()[0], "nobody"))
        assert await crew.ask(job(table, table.asked()[0]))
        crew.close()

    asyncio.run(both())


def test_one_is_ready_before_it_is_asked() -> None:
    async def woken_twice() -> tuple[list[workers.Worker], list[workers.Worker]]:
        crew = Workers(1)
        try:
            crew.wake()
            crew.wake()
            ready = [*crew.idle]
            table = SIRENS.table(2, seed=bytes(16))
            await crew.ask(job(table, table.asked()[0]))
            return ready, crew.idle[:]
        finally:
            crew.close()

    ready, asked = asyncio.run(woken_twice())
    assert len(ready) == 1
    assert asked == ready


def test_who_is_no_longer_needed_is_ended() -> None:
    async def cancelled() -> float:
        crew = Workers(1)
        table = SIRENS.table(2, seed=bytes(16))
        await crew.ask(job(table, table.asked()[0]))
        (worker,) = crew.idle
        thinking = asyncio.create_task(crew.ask(job(table, table.asked()[0], "captain")))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert worker.process.poll() is not None
        assert crew.idle == []
        assert await crew.ask(job(table, table.asked()[0]))
        crew.close()
        return time.monotonic() - began

    assert asyncio.run(cancelled()) < 20


def test_a_searching_bot_plays_at_a_table_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="2")
        assert player.wait_until_asked()["yours"]
        path = player.path
    with serving(tmp_path) as base, Visitor(base) as visitor:
        again = visitor.at(path)
        scene = again.wait_until_asked()
        hints = again.post("hint").json()["hints"]
        assert 1 <= len(hints) <= 3
        played = again.play(hints[0]["text"], scene)
        assert played["version"] > scene["version"]
        assert all(0 <= one["chances"] <= 100 for one in hints)
        assert all("⟦" not in one["why"] for one in hints)


def test_when_workers_cannot_be_had_a_quick_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", "raise SystemExit"))
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="2")
        assert player.wait_until_asked()["yours"]


def test_hints_are_for_who_is_asked(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="2")
    refused = player.post("hint")
    assert refused.status_code == 403
    assert refused.json()["error"] == "not-yours-turn"
