"""Wrong wishes get a sentence and an exit code, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import CHESTS, Script, people, tidetable


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["pley"], "no command “pley”"),
        (["play"], "GAME is missing"),
        (["play", "ludo"], "no game “ludo”"),
        (["play", "../chests"], "no game “../chests”"),
        (["play", "chests", "--nonsense"], "no option --nonsense"),
        (["play", "chests", "--players"], "--players lacks its value"),
        (["play", "chests", "--players", "three"], "--players wants a whole number"),
        (["play", "chests", "--players", "1"], "2 to 4 players"),
        (["play", "chests", "--players", "5"], "2 to 4 players"),
        (["play", "chests", "--players", "0"], "2 to 4 players"),
        (["play", "chests", "--players", "-3"], "2 to 4 players"),
        (["play", "chests", "--players", "2", "--bots", "greedy,greedy,greedy"], "not add up"),
        (["play", "chests", "--players", "2", "--names", "A,B,C"], "does not add up"),
        (["play", "chests", "--names", "A,B,C,D,E"], "2 to 4 players"),
        (["play", "chests", "--names", "A,,B"], "cannot be a name"),
        (["play", "chests", "--names", "A\x1b[2J,B"], "cannot be a name"),
        (["play", "chests", "--bots", "genius"], "no bot “genius”"),
        (["play", "chests", "--bots", ","], "no bot “”"),
        (["play", "chests", "--option", "old-sea-dogs"], "--option old-sea-dogs=yes"),
        (["play", "chests", "--option", "kraken=yes"], "no option “kraken”"),
        (["play", "chests", "--option", "old-sea-dogs=maybe"], "“maybe” is no choice"),
        (["play", "chests", "--option", "first=4"], "Player 4 cannot begin"),
        (["play", "chests", "--seed", "lucky"], "“lucky” cannot be a seed"),
        (["play", "chests", "--seed", "-1"], "“-1” cannot be a seed"),
        (["play", "chests", "--seed", "z" * 32], "cannot be a seed"),
        (["play", "chests", "--seed", "9" * 60], "cannot be a seed"),
        (["play", "chests", "--seed", ""], "cannot be a seed"),
        (["play", "chests", "--resume", "x", "--players", "2"], "--resume stands alone"),
        (["play", "chests", "chests"], "more than this command takes"),
        (["games", "--lang", "tlh"], "do not speak “tlh”"),
        (["--lang", "tlh"], "do not speak “tlh”"),
        (["replay"], "FILE is missing"),
        (["replay", "x", "--step=yes"], "--step lacks its value, or has one"),
        (["rules", "ludo"], "no game “ludo”"),
        (["rules"], "GAME is missing"),
        (["check", "ludo"], "no game “ludo”"),
        (["check", "chests", "--games", "0"], "--games wants a whole number"),
        (["serve", "--port", "0"], "--port wants a whole number"),
        (["serve", "--port", "70000"], "--port wants a whole number"),
    ],
)
def test_wrong_usage(arguments: list[str], sentence: str) -> None:
    result = tidetable(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not result.stdout


def test_a_file_that_is_not_there() -> None:
    for arguments in (["replay", "no.tide"], ["play", "chests", "--resume", "no.tide"]):
        result = tidetable(*arguments)
        assert result.exit_code == 1
        assert "no.tide: there is no such file" in result.stderr


def test_files_that_are_no_game(tmp_path: Path) -> None:
    image, text, empty = tmp_path / "image", tmp_path / "text", tmp_path / "empty"
    image.write_bytes(b"\x89PNG\xff\xfe\x00")
    text.write_text("hello\n", encoding="utf-8")
    empty.touch()
    for file, sentence in (
        (tmp_path, "is a folder"),
        (image, "is not a text"),
        (text, "Line 1"),
        (empty, "Line 1"),
        (text / "inside", "A folder is needed"),
        (Path("nul\0"), "cannot be used"),
    ):
        for arguments in (["replay", str(file)], ["play", "chests", "--resume", str(file)]):
            result = tidetable(*arguments)
            assert result.exit_code == 1
            assert sentence in result.stderr


def test_a_record_of_another_game_or_bot_or_without_a_seed(tmp_path: Path) -> None:
    file = tmp_path / "end.tide"
    record = Script(people("Anna", "Ben"), {}, "7").record
    file.write_text(record, encoding="utf-8")
    result = tidetable("play", "ludo", "--resume", str(file))
    assert result.exit_code == 2
    assert "holds a game of “chests”" in result.stderr
    file.write_text(record.replace("human Ben", "bot genius"), encoding="utf-8")
    result = tidetable("play", "chests", "--resume", str(file))
    assert result.exit_code == 1
    assert "no bot “genius”" in result.stderr
    lines = [line for line in record.splitlines() if not line.startswith("seed ")]
    file.write_text("\n".join(lines[:20]), encoding="utf-8")
    result = tidetable("play", "chests", "--resume", str(file))
    assert result.exit_code == 1
    assert "can be looked at but not played on" in result.stderr


def test_help_teaches() -> None:
    for arguments in ([], ["--help"]):
        result = tidetable(*arguments)
        assert result.exit_code == 0
        for command in ("play", "serve", "replay", "rules", "games", "check"):
            assert command in result.stdout
    for command in ("play", "serve", "replay", "rules", "games", "check"):
        result = tidetable(command, "--help")
        assert result.exit_code == 0
        assert f"Usage: tidetable {command}" in result.stdout
        assert "Examples" in result.stdout
        assert max(map(len, table_part(result.stdout))) <= 80


def table_part(page: str) -> list[str]:
    return page[page.index("Examples") :].splitlines()


def test_the_version_says_whether_rules_are_compiled() -> None:
    result = tidetable("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("tidetable 0.")
    assert "compiled" in result.stdout


def test_games_are_listed() -> None:
    result = tidetable("games")
    assert result.exit_code == 0
    assert "chests  Chests & Sabres" in result.stdout
    assert "2–4 players" in result.stdout


def test_rules_are_complete_and_what_is_not_printed_can_be_had_alone() -> None:
    every = tidetable("rules", "chests")
    ours = tidetable("rules", "chests", "--unprinted")
    assert every.exit_code == ours.exit_code == 0
    for rule in CHESTS.rulebook.rules.values():
        assert rule.id in every.stdout
        assert (f"{rule.id}  " in ours.stdout) == (rule.src != "print")
    assert "cards.toml" in ours.stdout
