"""Bots grow to their full strength while the server runs: nobody waits, and all are told once."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import wait_for
from tests.server.guests import room
from tests.server.house import Player, Visitor, run_async, serving
from tests.spread import some
from tidetable.bots.processes import Pool
from tidetable.core.say.words import LANGUAGES
from tidetable.server.room import strength
from tidetable.server.room.desk import sit_down
from tidetable.server.room.strength import FULL, PLAIN, Strength

SRC = Path(__file__).parents[3] / "src"


@pytest.fixture(autouse=True)
def not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules here may be: then there would be nothing to wait for."""
    monkeypatch.setattr(strength, "COMPILED", False)


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody in a house whose rules are compiled as soon as `go` is there."""
    compile_by = f"while [ ! -e {tmp_path}/go ]; do sleep 0.02; done; echo {SRC}"
    with serving(tmp_path, compile_by=compile_by) as base, Visitor(base) as someone:
        yield someone
        (tmp_path / "go").touch()


def told(player: Player) -> str:
    words: str = room(player)["strength"]
    return words


def test_who_plays_is_told_when_bots_have_grown(visitor: Visitor, tmp_path: Path) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="1")
    without = visitor.set_up("sirens", seat_1="here", seat_2="bot:greedy", option_first="1")
    assert told(player) == ""
    rooms = player.events(kind="room")
    next(rooms)
    (tmp_path / "go").touch()
    assert any(one["strength"] == "The bots are at their full strength now." for one in rooms)
    assert told(without) == ""


def test_the_start_page_says_how_strong_bots_are(visitor: Visitor, tmp_path: Path) -> None:
    def read() -> str:
        return visitor.http.get("/").text + visitor.http.get("/new/sirens").text

    assert read().count("The bots are still warming up") == 5
    (tmp_path / "go").touch()
    wait_for(lambda: "warming up" not in read())
    assert "not compiled" not in read()


@pytest.mark.parametrize("language", some(LANGUAGES, "de"))
def test_without_a_compiler_all_is_as_ever(tmp_path: Path, language: str) -> None:
    with serving(tmp_path) as base, Visitor(base, language) as visitor:
        page = visitor.http.get("/new/chests").text
        assert 'class="strength"' in page
        assert "⟦" not in page
        player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="2")
        assert player.wait_until_asked()["yours"]
        assert told(player) == ""


def grown(command: str) -> tuple[str, str]:
    """Let bots grow by a command; return how strong they are then, and on which package."""

    async def grow() -> tuple[str, str]:
        pool = Pool(sit_down, 1)
        growing = Strength(pool, lambda: None, command)
        growing.start()
        assert growing.growing is not None
        await growing.growing
        return growing.state, pool.package

    return run_async(grow())


def test_what_the_command_says_last_is_where_the_rules_are() -> None:
    assert grown("echo building; echo /there") == (FULL, "/there")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("echo /half-made; echo no C compiler works here >&2; exit 1", "no C compiler works here"),
        ("exit 3", "exit status 3"),
        ("true", "exit status 0"),
    ],
)
def test_a_command_that_fails_is_said_in_one_line(
    command: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert grown(command) == (PLAIN, "")
    (said,) = caplog.messages
    assert said == f"the rules are not compiled, so bots think less: {why}"


def test_a_server_that_stops_ends_what_it_has_started(tmp_path: Path) -> None:
    number = tmp_path / "number"
    command = f"echo $$ > {number}.new; mv {number}.new {number}; while true; do sleep 0.05; done"
    with serving(tmp_path, compile_by=command):
        wait_for(lambda: number.exists())
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)


@pytest.mark.parametrize("turns", range(6))
def test_it_may_stop_while_the_command_begins(turns: int, tmp_path: Path) -> None:
    """Some turns of the loop after the start: nothing of it is left, and nothing warns."""
    number = tmp_path / "number"

    async def stop_early() -> None:
        command = f"echo $$ > {number}; sleep 600"
        growing = Strength(Pool(sit_down, 1), lambda: None, command)
        growing.start()
        for _ in range(turns):
            await asyncio.sleep(0)
        await growing.close()

    run_async(stop_early())
    gc.collect()
    if number.exists() and (text := number.read_text()):
        with pytest.raises(ProcessLookupError):
            os.kill(int(text), 0)
