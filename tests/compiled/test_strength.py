"""A server that compiles beside itself: who thinks after that thinks by compiled rules."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import desks
from tests.server.house import run_async
from tidetable.bots.processes import Pool
from tidetable.server.room import strength
from tidetable.server.room.strength import FULL, Strength

ROOT = Path(__file__).parents[2]
BESIDE = ("sh", "scripts/compile_beside.sh", str(Path(sys.executable).parent))


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
