"""Compiled or not, the same seeds give the same games, in every detail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def start(package: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.compiled.trace"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.compiled
def test_every_game_goes_the_same_way_at_its_tables(copy: Path) -> None:
    with start(copy) as compiled, start(ROOT / "src") as source:
        first = compiled.communicate()[0].splitlines()
        second = source.communicate()[0].splitlines()
    assert (compiled.returncode, source.returncode) == (0, 0)
    assert (first[0], second[0]) == ("compiled", "source")
    assert len(first) > 10_000
    pairs = zip(first[1:], second[1:], strict=True)
    apart = next((pair for pair in pairs if len(set(pair)) > 1), ())
    assert apart == (), "the first step that differs"
