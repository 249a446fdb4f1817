"""A server that compiles beside itself: who thinks after that thinks by compiled rules."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import desks
from tests.server.house import run_async
from tidetable import server
from tidetable.bots.processes import Pool
from tidetable.server.lookout import logs
from tidetable.server.room import strength
from tidetable.server.room.strength import FULL, Strength
from tidetable.server.settings import HostSettings
from tidetable.server.web.runner import Runner

ROOT = Path(__file__).parents[2]
BESIDE = ("sh", "scripts/compile_beside.sh", str(Path(sys.executable).parent))


@pytest.mark.parametrize("target", ["play", "serve"])
def test_a_checkout_names_its_command_to_the_server(target: str) -> None:
    """`make play` compiles by itself: by a script that is there, with the Python that serves."""
    said = subprocess.run(
        ["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    (found,) = re.findall(rf'\b{server.COMPILE_BY}="(.+?)" (\S+)/tidetable serve\b', said)
    command, folder = found
    assert command.split() == [*BESIDE[:2], folder]
    assert (ROOT / BESIDE[1]).is_file()


@pytest.mark.parametrize("command", ["echo /there", ""])
def test_a_server_takes_the_command_that_it_is_named(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever names none has a server that does not compile."""
    taken: list[str] = []

    def run(runner: Runner, sockets: object) -> None:
        taken.append(runner.app.state.settings.compile_by)

    monkeypatch.setattr(Runner, "run", run)
    monkeypatch.setattr(logs, "write_logs", lambda *_: None)  # pytest's own go on
    monkeypatch.delenv(server.COMPILE_BY, raising=False)
    if command:
        monkeypatch.setenv(server.COMPILE_BY, command)
    server.serve([], "", f"sqlite:///{tmp_path / 'games.sqlite3'}", HostSettings())
    assert taken == [command]


def test_whoever_plays_goes_first(tmp_path: Path) -> None:
    """All that the command starts yields to others, however kind it was started."""
    python, told = tmp_path / "python", tmp_path / "told"
    tell = f"import os; print(os.nice(0), file=open({str(told)!r}, 'a'))"
    python.write_text(f"#!/bin/sh\nexec '{sys.executable}' -c \"{tell}\"\n")
    python.chmod(0o755)
    subprocess.run([*BESIDE[:2], str(tmp_path)], cwd=ROOT, check=True)
    possible, fetched, compiled = map(int, told.read_text().split())
    assert min(possible, fetched, compiled) >= 19  # a system may count on to 20


@pytest.mark.compiled
def test_the_command_of_a_checkout_names_the_compiled_copy(copy: Path, checkout: Path) -> None:
    """Never the one that tests make for themselves, which is slower."""
    shutil.copytree(copy.parent / "rules", checkout / "build" / "rules")
    made = subprocess.run(BESIDE, cwd=checkout, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == str(checkout / "build" / "compiled")


@pytest.mark.compiled
def test_who_begins_to_think_afterwards_uses_compiled_rules(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "COMPILED", False)

    async def grow(pool: Pool) -> None:
        growing = Strength(pool, lambda: None, f"echo {copy}")
        growing.start()
        assert growing.growing is not None
        await growing.growing
        assert growing.state == FULL

    with Pool(desks.compiled, 1) as pool:
        pool.use(str(ROOT / "src"))
        assert pool.ask({}).result(PATIENCE) is False
        (before,) = pool.idle
        run_async(grow(pool))
        assert before.process.poll() is not None, "who was idle is replaced"
        assert pool.ask({}).result(PATIENCE) is True
