"""The examples run as they stand, and say what they promise."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SAID = {
    "first_game": r"After \d+ moves: \[\d+, \d+\], places \[\d, \d\]",
    "own_bot": r"^eager: .*\n^random: ",
    "reading_a_record": r"^sirens \['Anna', 'Ben'\](.*\n)+Half-way, to go on from: sirens:",
    "small_learner": r"^learned: .*\n^random: ",
}
ELSEWHERE = {"agent", "bot", "ppo_on_ray"}  # tests/library, tests/server, tests/adapters


def test_every_example_is_tried() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*SAID, *ELSEWHERE}


@pytest.mark.parametrize("name", SAID)
def test_an_example_says_what_it_promises(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = EXAMPLES / f"{name}.py"
    monkeypatch.setattr("sys.argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    assert re.search(SAID[name], capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("name", SAID)
def test_an_example_needs_no_name_but_those_of_the_library(name: str) -> None:
    code = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    ours = re.findall(r"^.*(?:import|from) tidetable.*$", code, re.MULTILINE)
    assert ours == ["import tidetable as tt"]
