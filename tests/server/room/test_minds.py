"""Bots that take their time think elsewhere: the same answers, ended when nobody needs them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.patience import wait_for
from tests.server import desks
from tests.server.guests import seat as seat_of
from tests.server.house import Player, Visitor, first_action, run_async, serving
from tidetable import bots
from tidetable.bots import processes
from tidetable.bots.processes import Process
from tidetable.core.errors import TooMuch
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.server.room import house, minds, thinkers
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import MindFailed, Minds
from tidetable.server.store.model import MatchScore, TableSettings

SIRENS = box("sirens")


def job(table: Table, seat: int, bot: str | None = "helmsman") -> dict[str, Any]:
    return {
        "game": "sirens",
        "edition": SIRENS.game.edition,
        "data": None,
        "seats": 2,
        "options": {},
        "commitment": table.commitment,
        "entries": [[entry.seat, entry.action] for entry in table.entries],
        "seat": seat,
        "bot": bot,
    }


def ask(*jobs: dict[str, Any]) -> list[Any]:
    """Let one process do these jobs, one after another."""

    async def all_of_them() -> list[Any]:
        here = Minds()
        try:
            return [await here.ask(one) for one in jobs]
        finally:
            here.pool.close()

    return run_async(all_of_them())


def test_a_process_answers_as_the_bot_would_here() -> None:
    table = SIRENS.table(2, seed=bytes(16))
    jobs, here = [], []
    for _ in range(4):
        seat = table.asked()[0]
        jobs.append(job(table, seat))
        here.append(bots.answer(SIRENS, "helmsman", table, seat))
        table.play(seat, here[-1])
    assert [one.action for one in ask(*jobs)] == here
    jobs.reverse()  # another game so far, or less of it
    assert [one.action for one in ask(*jobs)] == here[::-1]


def test_a_job_that_cannot_be_done_is_said_and_the_next_is_done() -> None:
    async def both() -> None:
        here = Minds()
        table = SIRENS.table(2, seed=bytes(16))
        with pytest.raises(MindFailed, match="BadTable"):
            await here.ask(job(table, table.asked()[0], "nobody"))
        answered = await here.ask(job(table, table.asked()[0]))
        assert answered.action in table.legal(table.asked()[0])
        here.pool.close()

    run_async(both())


def test_one_is_ready_before_it_is_asked() -> None:
    async def woken_twice() -> tuple[list[Process], list[Process]]:
        here = Minds()
        try:
            here.pool.wake()
            here.pool.wake()
            ready = [*here.pool.idle]
            table = SIRENS.table(2, seed=bytes(16))
            await here.ask(job(table, table.asked()[0]))
            return ready, here.pool.idle[:]
        finally:
            here.pool.close()

    ready, asked = run_async(woken_twice())
    assert len(ready) == 1
    assert asked == ready


def test_who_is_no_longer_needed_is_ended() -> None:
    async def cancelled() -> None:
        here = Minds()
        table = SIRENS.table(2, seed=bytes(16))
        await here.ask(job(table, table.asked()[0]))
        (worker,) = here.pool.idle
        thinking = asyncio.create_task(here.ask(job(table, table.asked()[0], "captain")))
        while worker not in here.pool.busy.values():
            await asyncio.sleep(0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert worker.process.poll() == -signal.SIGKILL
        assert here.pool.idle == []
        answered = await here.ask(job(table, table.asked()[0]))
        assert answered.action in table.legal(table.asked()[0])
        here.pool.close()

    run_async(cancelled())


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
        chances = [one["chances"] for one in hints]
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("command", [(sys.executable, "-c", "raise SystemExit"), ("no-such-file",)])
def test_when_no_process_can_be_had_a_quick_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(processes, "COMMAND", command)
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.0))
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="2")
        assert player.wait_until_asked()["yours"]


def test_hints_are_for_who_is_asked(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="2")
    refused = player.post("hint")
    assert refused.status_code == 403
    assert refused.json()["error"] == "not-yours-turn"


def test_a_hint_is_compared_with_what_one_was_about_to_do(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    player.wait_until_asked()
    questions = visitor.http.get(f"{player.path}/questions?seat=0").json()
    thought = questions["legal"][-1]["text"]
    found = player.post("hint", instead=thought).json()["hints"]
    named = [text for one in found if one["yours"] for text in (one["text"], *one["equals"])]
    assert thought in named
    assert player.post("hint", instead="swim").status_code == 400


def test_hints_come_after_bots_one_for_a_seat_and_never_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "sit_down", partial(desks.idle, tmp_path))
    monkeypatch.setattr(minds, "MOST", 1)
    monkeypatch.setattr(minds, "MOST_HINTS", 2)

    def at(number: int) -> LiveTable:
        table = SIRENS.table(2, seed=bytes(16))
        return LiveTable(number, SIRENS, table, [], MatchScore(1, []), TableSettings(), 0)

    async def many() -> list[str]:
        here, done, live = Minds(), [], [at(n) for n in range(4)]
        seat = live[0].table.asked()[0]

        async def wait(name: str, answer: Coroutine[Any, Any, Any]) -> None:
            await answer
            done.append(name)

        def soon(name: str, answer: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
            return asyncio.create_task(wait(name, answer))

        waiting = [soon("first", here.ask(job(live[0].table, seat)))]
        while not here.pool.busy:
            await asyncio.sleep(0.01)
        waiting += [soon("hint", here.hints(live[1], seat))]
        waiting += [soon("another hint", here.hints(live[2], seat))]
        waiting += [soon("bot", here.ask(job(live[0].table, seat)))]
        await asyncio.sleep(0)
        for refused in (live[1], live[3]):
            with pytest.raises(TooMuch):
                await here.hints(refused, seat)
        (tmp_path / "go").touch()
        await asyncio.gather(*waiting)
        here.pool.close()
        return done

    assert run_async(many()) == ["first", "bot", "hint", "another hint"]


def test_a_bot_whose_process_stands_still_is_answered_for(
    slow: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "SECONDS", 0.01)
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.0))
    slow.undo()
    play_until_the_bot_is_asked(slow)
    assert slow.wait_until_asked()["yours"]  # a quick one has played instead


# --- when the table changes under a bot's thinking ------------------------------------------------


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """Somebody who has moved, at a house with one worker, which thinks until `go` is there."""
    monkeypatch.setattr(minds, "sit_down", partial(desks.slow, tmp_path))
    monkeypatch.setattr(minds, "MOST", 1)
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="1")
        play_until_the_bot_is_asked(player)
        yield player
        (tmp_path / "go").touch()


def play_until_the_bot_is_asked(player: Player) -> int:
    """Return the version in which it is."""
    while (scene := player.scene())["yours"]:
        player.play(first_action(scene["choices"]), scene)
    version: int = scene["version"]
    return version


def asked(folder: Path) -> list[int]:
    """Return the processes that were asked."""
    return [int(file.stem) for file in folder.glob("*.asked")]


def has_ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_who_takes_back_ends_a_bots_thinking(slow: Player, tmp_path: Path) -> None:
    wait_for(lambda: asked(tmp_path))
    (first,) = asked(tmp_path)
    taken_back = slow.undo()
    wait_for(lambda: has_ended(first))
    assert slow.scene() == taken_back
    assert taken_back["yours"]

    version = play_until_the_bot_is_asked(slow)
    wait_for(lambda: len(asked(tmp_path)) == 2)  # the only worker's place was free again
    assert slow.scene()["version"] == version
    (tmp_path / "go").touch()
    wait_for(lambda: slow.scene()["yours"])


def test_who_takes_a_bots_seat_ends_its_thinking(slow: Player, tmp_path: Path) -> None:
    wait_for(lambda: asked(tmp_path))
    (first,) = asked(tmp_path)
    version = slow.scene()["version"]
    assert slow.post("seat", seat=1, who="person").status_code == 200
    found = slow.http.get(f"{slow.path}/invitations").json()["invitations"]
    assert slow.http.post(found[0]["address"] + "/sit", json={"name": "Ben"}).status_code == 200
    wait_for(lambda: has_ended(first))
    wait_for(lambda: not seat_of(slow, 1)["thinking"])
    (tmp_path / "go").touch()
    assert slow.scene()["version"] == version


def test_an_answer_that_comes_too_late_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread cannot be ended: it thinks to its end, but nobody listens any more."""
    gates = [threading.Event(), threading.Event()]
    begun: list[int] = []

    class Gated(Minds):
        async def answer(self, live: LiveTable, seat: int, bot: str = "") -> int:
            gate = gates[len(begun) > 0]
            begun.append(len(begun))
            await asyncio.to_thread(gate.wait)
            return await super().answer(live, seat, bot) if gate is gates[1] else -1

    monkeypatch.setattr(house, "Minds", Gated)
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:random", option_first="1")
        try:
            play_until_the_bot_is_asked(player)
            wait_for(lambda: len(begun) == 1)
            player.undo()
            version = play_until_the_bot_is_asked(player)
            wait_for(lambda: len(begun) == 2)
            gates[0].set()
            assert player.scene()["version"] == version
        finally:
            for gate in gates:
                gate.set()
        # Who had played nonsense would be out of the game.
        wait_for(lambda: player.scene()["yours"])
