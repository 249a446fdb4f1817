"""A server that compiles beside itself: who thinks after that thinks by compiled rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import run_async
from tidetable.server.room import strength, workers
from tidetable.server.room.strength import FULL, Strength
from tidetable.server.room.workers import Workers

ROOT = Path(__file__).parents[2]
BESIDE = ("sh", "scripts/compile_beside.sh", str(Path(sys.executable).parent))

# Answers whatever it is asked by how its rules are.
COMPILED = """
import json, sys
from tidetable.core.vec import COMPILED
for line in sys.stdin:
    print(json.dumps({"answer": COMPILED}), flush=True)
"""


@pytest.mark.compiled
def test_the_command_of_a_checkout_names_the_compiled_copy(copy: Path) -> None:
    made = subprocess.run(BESIDE, cwd=ROOT, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == str(copy)


@pytest.mark.compiled
def test_who_begins_to_think_afterwards_uses_compiled_rules(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", COMPILED))
    monkeypatch.setattr(strength, "COMPILED", False)
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))

    async def grow() -> None:
        crew = Workers(1)
        assert await crew.ask({}) is False
        (before,) = crew.idle
        growing = Strength(crew, lambda: None, f"echo {copy}")
        growing.start()
        assert growing.growing is not None
        await growing.growing
        assert growing.state == FULL
        assert before.process.poll() is not None, "who was idle is replaced"
        assert await crew.ask({}) is True
        crew.close()

    run_async(grow())


@pytest.mark.compiled
def test_who_thinks_already_finishes_and_is_replaced(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", COMPILED))
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))

    async def grow() -> None:
        crew = Workers(1)
        await crew.ask({})
        (thinking,) = crew.idle
        ask = thinking.ask

        def ask_while_others_grow(job: dict[str, object]) -> object:
            crew.package = str(copy)  # as `use` does, and nobody is idle
            return ask(job)

        monkeypatch.setattr(thinking, "ask", ask_while_others_grow)
        assert await crew.ask({}) is False
        assert thinking.process.poll() is not None
        assert await crew.ask({}) is True
        crew.close()

    run_async(grow())
