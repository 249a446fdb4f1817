"""Looking at a finished game again: sums, turning points, mistakes; and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Script, people, robots, tidetable
from tests.spread import tongues

RECORD = Script([*people("Anna"), *robots("greedy")], {}, "7").record
UNREADABLE, MISUSED, CONTRADICTED = 1, 2, 3


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "end.tide"
    file.write_text(RECORD, encoding="utf-8")
    return file


def test_it_tells_what_was_luck_and_what_was_not(file: Path) -> None:
    result = tidetable("review", str(file), "--playouts", "1")
    assert result.exit_code == 0
    start, luck, own, others, end = (
        [int(word.replace("−", "-")) for word in line.split()[-2:]]
        for line in result.stdout.splitlines()[4:9]
    )
    assert [sum(parts) for parts in zip(start, luck, own, others, strict=True)] == end
    assert sorted(end) == [0, 100]
    assert "Anna made " in result.stdout
    assert result.stdout.count("Turning points") == 2
    assert result.stdout.count(": from ") == 6
    assert "Better, it seems" in result.stdout
    assert tidetable("review", str(file), "--playouts", "1").stdout == result.stdout


def test_one_seat_can_be_told_of_alone(file: Path) -> None:
    result = tidetable("review", str(file), "--playouts", "0", "--seat", "2")
    assert result.stdout.count("Turning points") == 1
    assert "Anna made" not in result.stdout
    assert "Well played!" in result.stdout


@pytest.mark.parametrize("language", tongues())
def test_it_speaks_every_language(file: Path, language: str) -> None:
    result = tidetable("review", str(file), "--playouts", "0", "--lang", language)
    assert result.exit_code == 0


def test_a_seat_that_there_is_not_is_misused(file: Path) -> None:
    result = tidetable("review", str(file), "--seat", "3")
    assert result.exit_code == MISUSED
    assert "the seats are 1 to 2" in result.stderr


def test_a_game_that_is_not_over_is_not_reviewed(file: Path) -> None:
    file.write_text("\n".join(RECORD.splitlines()[:-9]), encoding="utf-8")
    result = tidetable("review", str(file))
    assert result.exit_code == UNREADABLE
    assert f"{file}: A game can be looked at again once it is over" in result.stderr


def test_what_cannot_be_read_is_named(file: Path) -> None:
    file.write_text(RECORD.replace("1 roll", "1 sing", 1), encoding="utf-8")
    result = tidetable("review", str(file))
    assert result.exit_code == UNREADABLE
    assert "no action “sing”" in result.stderr
    changed = RECORD.splitlines()
    file.write_text("\n".join([*changed[:-1], "= 99 99"]), encoding="utf-8")
    assert tidetable("review", str(file)).exit_code == CONTRADICTED
    assert tidetable("review", str(file.with_name("none"))).exit_code == UNREADABLE
