"""Looking at records: the end, every step, the luck, the picture; and damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Script, people, robots, tidetable

RECORD = Script([*people("Anna"), *robots("greedy")], {"old-sea-dogs": "yes"}, "7").record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "end.tide"
    file.write_text(RECORD, encoding="utf-8")
    return file


def test_it_shows_the_end(file: Path) -> None:
    result = tidetable("replay", str(file))
    assert result.exit_code == 0
    assert "wins!" in result.stdout
    assert "Anna" in result.stdout
    assert "rolls the dice" not in result.stdout


def test_every_step_has_its_board_and_its_news(file: Path) -> None:
    result = tidetable("replay", str(file), "--step", "--seat", "2")
    assert result.exit_code == 0
    decisions = [line for line in RECORD.splitlines() if line[:2] in ("1 ", "2 ")]
    rolls = [line for line in decisions if line.endswith(" roll")]
    assert result.stdout.count("In front of it") == len(decisions) + 1
    assert result.stdout.count("rolls the dice.") == len(rolls)


def test_the_luck_is_verified(file: Path) -> None:
    result = tidetable("replay", str(file), "--verify")
    assert result.exit_code == 0
    draws = sum(1 for line in RECORD.splitlines() if line.startswith("~"))
    assert f"all {draws} draws follow from the seed" in result.stdout


def test_luck_that_was_helped_along_is_found_out(file: Path) -> None:
    lines = RECORD.splitlines()
    n, roll = next((n, line) for n, line in enumerate(lines, 1) if line.startswith("~ chest"))
    other = "~ chest 1" if roll != "~ chest 1" else "~ chest 2"
    file.write_text("\n".join([*lines[: n - 1], other, *lines[n:]]), encoding="utf-8")
    result = tidetable("replay", str(file), "--verify")
    assert result.exit_code == 1
    assert f"Line {n}" in result.stderr
    assert "end.tide" in result.stderr


@pytest.mark.parametrize("verify", [[], ["--verify"]])
def test_a_damaged_line_is_named_with_the_reason(file: Path, verify: list[str]) -> None:
    lines = RECORD.splitlines()
    n = next(n for n, line in enumerate(lines) if line.startswith("1 roll"))
    for damage, reason in (
        ("1 open left", "CHE-T1"),
        ("1 sing", "no action “sing”"),
        ("2 roll", "not your turn"),
        ("9 roll", "“9”"),
        ("\x1b[2J", "Line"),
    ):
        file.write_text("\n".join([*lines[:n], damage, *lines[n + 1 :]]), encoding="utf-8")
        result = tidetable("replay", str(file), *verify)
        assert result.exit_code == 1
        assert f"Line {n + 1}" in result.stderr
        assert reason in result.stderr
        assert "\x1b" not in result.stderr


def test_an_unfinished_record_can_be_looked_at_but_not_verified(file: Path) -> None:
    file.write_text("\n".join(RECORD.splitlines()[:25]), encoding="utf-8")
    assert "not finished yet" in tidetable("replay", str(file), "--step").stdout
    assert tidetable("replay", str(file), "--verify").exit_code == 1


def test_names_from_a_file_cannot_command_the_terminal(file: Path) -> None:
    file.write_text(RECORD.replace("human Anna", "human \x1b[31m[red]An\x07na"), encoding="utf-8")
    result = tidetable("replay", str(file), "--step")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout
    assert "[red]An" in result.stdout


def test_the_board_can_be_drawn(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    result = tidetable("replay", str(file), "--svg", str(picture))
    assert result.exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert tidetable("replay", str(file), "--svg", str(tmp_path)).exit_code == 1


def test_a_seat_that_is_not_there(file: Path) -> None:
    result = tidetable("replay", str(file), "--seat", "3")
    assert result.exit_code == 2
    assert "no seat 3" in result.stderr
    assert tidetable("replay", str(file), "--seat", "0").exit_code == 2
