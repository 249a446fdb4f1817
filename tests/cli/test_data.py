"""An owner's corrected file: written, checked, played on; what is wrong is said line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.shell import real_tidetable, tidetable
from tidetable import games


@pytest.fixture
def as_printed() -> Iterator[None]:
    """Put everything back into its box."""
    yield
    games.corrected.clear()


def corrected(folder: Path, old: str, new: str, game: str = "sirens") -> str:
    """Write the data of a game with one thing changed."""
    text = tidetable("data", game).stdout
    assert old in text
    (folder / f"my_{game}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder / f"my_{game}.toml")


@pytest.mark.parametrize("game", games.names())
def test_the_file_that_is_written_is_in_order(game: str, tmp_path: Path) -> None:
    data = games.box(game).data
    assert data is not None
    written = tidetable("data", game)
    assert written.exit_code == 0
    assert written.stdout == data.text
    (tmp_path / "mine.toml").write_text(written.stdout, encoding="utf-8")
    result = tidetable("data", game, "--check", str(tmp_path / "mine.toml"))
    assert result.exit_code == 0
    assert "is in order" in result.stdout


def test_a_file_that_is_written_through_a_pipe_is_the_same_to_the_byte() -> None:
    data = games.box("sirens").data
    assert data is not None
    assert real_tidetable("data", "sirens").stdout == data.text.encode()


@pytest.mark.usefixtures("as_printed")
@pytest.mark.parametrize("command", [["play", "sirens"], ["serve"], ["check", "sirens"]])
def test_what_is_wrong_is_said_line_by_line(command: list[str], tmp_path: Path) -> None:
    file = corrected(tmp_path, "count = 2", "count = 3")
    result = tidetable(*command, "--data", file)
    assert result.exit_code == 2
    heading, fault, *_ = result.stderr.splitlines()
    assert heading == f"{file} cannot be played on: one thing is wrong."
    assert fault.startswith("Line 9: of the value -4 there must be an even number")


@pytest.mark.usefixtures("as_printed")
def test_a_game_is_played_on_the_corrected_file(tmp_path: Path) -> None:
    file = corrected(tmp_path, "count = 2", "count = 4")
    kept = str(tmp_path / "kept.tide")
    arguments = ["play", "sirens", "--seed", "7", "--names", "Anna,Ben"]
    result = tidetable(*arguments, "--data", file, typed=["", f"save {kept}", "quit", ""])
    assert f"Sirens in Sight is played on {file}." in result.stderr
    assert f"data {games.box('sirens').game.data}\n" in Path(kept).read_text(encoding="utf-8")
    assert games.box("sirens").game.data != games.printed("sirens").game.data

    games.corrected.clear()
    refused = tidetable("play", "--resume", kept)
    assert refused.exit_code == 1
    assert "--data" in refused.stderr
    taken_up = tidetable("play", "--resume", kept, "--data", file, typed=["", "quit", ""])
    assert "--data" not in taken_up.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["data", "ludo"], "no game “ludo”"),
        (["data"], "GAME is missing"),
        (["data", "sirens", "--check", "nowhere.toml"], "cannot be read"),
        (["play", "sirens", "--data", "nowhere.toml"], "nowhere.toml cannot be played on"),
    ],
)
def test_wrong_usage(arguments: list[str], sentence: str) -> None:
    result = tidetable(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not result.stdout


def test_a_file_for_another_game_is_refused(tmp_path: Path) -> None:
    file = corrected(tmp_path, "count = 2", "count = 4")
    result = tidetable("data", "chests", "--check", file)
    assert result.exit_code == 2
    assert "is not for “chests” but for “sirens”" in result.stderr
    (tmp_path / "odd.toml").write_text('game = "ludo"\n', encoding="utf-8")
    result = tidetable("play", "sirens", "--data", str(tmp_path / "odd.toml"))
    assert result.exit_code == 2
    assert "no game “ludo”" in result.stderr
