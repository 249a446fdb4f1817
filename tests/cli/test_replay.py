"""Looking at records: the end, every step, the luck, the picture; and damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Script, people, robots, tidetable
from tidetable.core.luck import commitment, seed_from_text

RECORD = Script([*people("Anna"), *robots("greedy")], {"old-sea-dogs": "yes"}, "7").record
NOTED = commitment(seed_from_text("7"))
DRAWS = sum(1 for line in RECORD.splitlines() if line.startswith("~"))
PLAYED = RECORD.split("\n\n")[1].count("\n") - 1  # without the result
UNREADABLE, MISUSED, CONTRADICTED, NOT_ALL_PROVEN = 1, 2, 3, 4


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


def test_an_unfinished_record_can_be_looked_at(file: Path) -> None:
    file.write_text("\n".join(RECORD.splitlines()[:25]), encoding="utf-8")
    assert "not finished yet" in tidetable("replay", str(file), "--step").stdout


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


# --- The verdict ---------------------------------------------------------------------------------


def verdict(file: Path, record: str, *wishes: str) -> tuple[int, str]:
    """Check a record; return the exit code, and all that was said."""
    file.write_text(record, encoding="utf-8")
    result = tidetable("replay", str(file), "--verify", *wishes)
    return result.exit_code, result.output


def with_line(word: str, *rows: str) -> str:
    """Return the record with other lines in place of the one that begins with a word."""
    lines = RECORD.splitlines()
    at = next(n for n, line in enumerate(lines) if line.split(" ")[0] == word)
    return "\n".join([*lines[:at], *rows, *lines[at + 1 :]]) + "\n"


def line_of(word: str) -> str:
    return next(line for line in RECORD.splitlines() if line.split(" ")[0] == word)


def test_an_honest_record_is_proven(file: Path) -> None:
    code, said = verdict(file, RECORD)
    assert code == 0
    assert f"All {DRAWS} draws were checked" in said
    assert NOTED in said


def test_without_the_noted_fingerprint_nobody_is_told_that_all_was_fair(file: Path) -> None:
    """Whoever makes up a whole record makes up its fingerprint too."""
    _, said = verdict(file, RECORD)
    assert "The luck was fair." not in said
    assert "--fingerprint" in said
    code, said = verdict(file, RECORD, "--fingerprint", NOTED)
    assert code == 0
    assert "The luck was fair." in said


def test_the_noted_fingerprint_may_be_typed_as_people_type(file: Path) -> None:
    groups = " ".join(NOTED[i : i + 8] for i in range(0, 64, 8)).upper()
    assert tidetable("replay", str(file), "--fingerprint", groups).exit_code == 0


def test_a_made_up_record_does_not_have_the_noted_fingerprint(file: Path) -> None:
    other = commitment(seed_from_text("8"))
    code, said = verdict(file, RECORD, "--fingerprint", other)
    assert code == CONTRADICTED
    assert "NOT" in said
    assert "The luck was fair." not in said


@pytest.mark.parametrize("noted", ["", "abc", "0" * 9999, NOTED[:-1], NOTED + "0", "z" * 64])
def test_what_cannot_be_a_fingerprint_is_not_compared(file: Path, noted: str) -> None:
    result = tidetable("replay", str(file), "--fingerprint", noted)
    assert result.exit_code == MISUSED
    assert "64" in result.stderr


def test_luck_that_was_helped_along_is_found_out(file: Path) -> None:
    lines = RECORD.splitlines()
    n, roll = next((n, line) for n, line in enumerate(lines, 1) if line.startswith("~ chest"))
    other = "~ chest 1" if roll != "~ chest 1" else "~ chest 2"
    code, said = verdict(file, "\n".join([*lines[: n - 1], other, *lines[n:]]))
    assert code == CONTRADICTED
    assert f"Line {n}" in said
    assert f"“{roll[2:]}”" in said  # what it should have been


@pytest.mark.parametrize("given", [1, PLAYED - 1, PLAYED])
def test_what_was_given_is_not_called_proven(file: Path, given: int) -> None:
    """A line `given` hides whatever was changed above its end."""
    code, said = verdict(file, with_line("seed", line_of("seed"), f"given {given}"))
    assert code == NOT_ALL_PROVEN
    assert "fair" not in said
    assert str(given) in said
    assert "All 0 draws" not in said


@pytest.mark.parametrize("word", ["edition", "data", "rules", "commitment", "seed"])
def test_a_second_line_does_not_win(file: Path, word: str) -> None:
    for second in (line_of(word), f"{word} {'0' * 64}"):
        for rows in ((line_of(word), second), (second, line_of(word))):
            code, said = verdict(file, with_line(word, *rows))
            assert code in (UNREADABLE, CONTRADICTED)
            assert "Line " in said
            assert "fair" not in said


def test_a_missing_result_is_noticed(file: Path) -> None:
    code, said = verdict(file, with_line("="))
    assert code == NOT_ALL_PROVEN
    assert "result" in said


def test_missing_data_are_noticed(file: Path) -> None:
    code, said = verdict(file, with_line("data"))
    assert code == UNREADABLE
    assert line_of("data") in said


def test_a_record_without_its_seed_proves_nothing(file: Path) -> None:
    code, said = verdict(file, with_line("seed"))
    assert code == NOT_ALL_PROVEN
    assert "no seed" in said


def test_an_unfinished_record_proves_what_it_has(file: Path) -> None:
    lines = RECORD.splitlines()[:25]
    code, said = verdict(file, "\n".join(lines))
    draws = sum(1 for line in lines if line.startswith("~"))
    assert code == NOT_ALL_PROVEN
    assert f"All {draws} draws were checked" in said
    assert "not finished" in said


def test_a_seed_that_does_not_fit_is_a_contradiction(file: Path) -> None:
    code, said = verdict(file, with_line("seed", "seed 8"))
    assert code == CONTRADICTED
    assert "Line " in said


def test_a_result_that_was_improved_is_a_contradiction(file: Path) -> None:
    code, said = verdict(file, with_line("=", "= 99 0"))
    assert code == CONTRADICTED
    assert "99 0" in said


@pytest.mark.parametrize("language", ["en", "de", "fr", "zh-Hant"])
@pytest.mark.parametrize("head", ["1 ", "", "game ", "seat 1 human "])
def test_a_very_long_line_is_refused_in_words(file: Path, head: str, language: str) -> None:
    lines = RECORD.splitlines()
    n = next(
        n for n, line in enumerate(lines) if line.startswith((head.split(" ")[0] or "1") + " ")
    )
    long = "\n".join([*lines[:n], head + "x" * 5000, *lines[n + 1 :]])
    code, said = verdict(file, long, "--lang", language)
    assert code == UNREADABLE
    assert "{???}" not in said
    assert str(n + 1) in said
    assert "xxxxx" not in said


def test_a_byte_order_mark_does_not_matter(file: Path) -> None:
    file.write_text(RECORD, encoding="utf-8-sig")
    assert tidetable("replay", str(file), "--verify", "--fingerprint", NOTED).exit_code == 0


def test_every_exit_code_is_in_the_help_and_on_the_page_about_records() -> None:
    said = tidetable("replay", "--help").stdout
    page = (Path(__file__).parents[2] / "docs" / "play" / "notation.md").read_text(encoding="utf-8")
    for code in (0, UNREADABLE, MISUSED, CONTRADICTED, NOT_ALL_PROVEN):
        assert f"\n  {code}  " in said
        assert f"\n| {code} | " in page
