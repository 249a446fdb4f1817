"""Compiled or not, the same seeds give the same games, in every detail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def start(package: Path, *of_each: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.compiled.trace", *map(str, of_each)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.compiled
@pytest.mark.parametrize(("tables", "games"), [(2, 1), pytest.param(24, 3, marks=pytest.mark.long)])
def test_every_game_goes_the_same_way_at_its_tables(copy: Path, tables: int, games: int) -> None:
    with start(copy, tables, games) as compiled, start(ROOT / "src", tables, games) as source:
        first = compiled.communicate()[0].splitlines()
        second = source.communicate()[0].splitlines()
    assert (compiled.returncode, source.returncode) == (0, 0)
    assert (first[0], second[0]) == ("compiled", "source")
    assert len(first) > 300 * tables * games
    pairs = zip(first[1:], second[1:], strict=True)
    apart = next((pair for pair in pairs if len(set(pair)) > 1), ())
    assert apart == (), "the first step that differs"
