"""Games lie where the system keeps data, and those of earlier versions are moved there."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import typer

import tidetable.server
from tests.cli.shell import tidetable as run_tidetable
from tests.cli.test_serve_and_check import free_port
from tests.server.house import run_async
from tests.spread import tongues
from tidetable.cli import WORDS, keeping
from tidetable.cli.keeping import DATABASE, settled, usual_folder
from tidetable.core.say.words import words
from tidetable.server.store.store import Store

SAY = words("en", WORDS)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "tidetable"


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return tmp_path / "share" / "tidetable"


def keep_games(folder: Path, name: str = "Anna") -> sqlite3.Connection:
    """Keep something the way the server does; it is open until the connection is closed."""
    folder.mkdir(parents=True)
    games = sqlite3.connect(folder / DATABASE, isolation_level=None)
    games.execute("PRAGMA journal_mode=WAL")
    games.execute("CREATE TABLE games (name)")
    games.execute("INSERT INTO games VALUES (?)", [name])
    return games


def kept_in(folder: Path) -> str:
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as games:
        (name,) = games.execute("SELECT name FROM games").fetchone()
        return str(name)


def test_new_games_lie_in_the_systems_folder_for_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    folder = usual_folder(SAY)
    assert folder.is_relative_to(tmp_path)
    assert folder != Path(typer.get_app_dir("tidetable")) or "Library" in folder.parts
    assert capsys.readouterr() == ("", "")


def test_nothing_is_moved_where_both_folders_are_the_same(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(old).close()
    assert settled(old, old, SAY) == old
    assert kept_in(old) == "Anna"
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("language", tongues())
def test_games_are_moved_once_with_a_word(
    old: Path, new: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(old).close()
    assert settled(old, new, words(language, WORDS)) == new
    said = capsys.readouterr().out
    assert "⟦" not in said
    assert str(old) in said
    assert str(new) in said
    assert kept_in(new) == "Anna"
    assert not old.exists()
    assert settled(old, new, SAY) == new
    assert capsys.readouterr() == ("", "")


def test_what_a_killed_server_left_beside_the_file_comes_along(old: Path, new: Path) -> None:
    with closing(keep_games(old / "running")):
        for file in (old / "running").iterdir():
            shutil.copy(file, old)
    shutil.rmtree(old / "running")
    assert (old / f"{DATABASE}-wal").stat().st_size > 0
    assert settled(old, new, SAY) == new
    assert kept_in(new) == "Anna"
    assert not old.exists()


def test_other_files_in_the_old_folder_stay(old: Path, new: Path) -> None:
    keep_games(old).close()
    (old / "notes.txt").touch()
    settled(old, new, SAY)
    assert [file.name for file in old.iterdir()] == ["notes.txt"]


def test_games_that_a_server_has_open_stay_until_it_is_stopped(
    old: Path, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old.mkdir(parents=True)
    store = Store(f"sqlite:///{old / DATABASE}")

    async def meanwhile() -> Path:
        await store.open()
        try:
            return await asyncio.to_thread(settled, old, new, SAY)
        finally:
            await store.close()

    assert run_async(meanwhile()) == old
    assert "Stop it" in capsys.readouterr().err
    assert not new.exists()
    assert settled(old, new, SAY) == new


def test_games_that_are_there_already_are_never_overwritten(
    old: Path, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(old, "Anna").close()
    keep_games(new, "Ben").close()
    assert settled(old, new, SAY) == new
    assert (kept_in(old), kept_in(new)) == ("Anna", "Ben")
    assert f"--data-dir {old}" in capsys.readouterr().err


def test_a_move_that_fails_says_what_to_do_and_plays_on_in_the_old_place(
    old: Path, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(old).close()
    new.parent.touch()
    assert settled(old, new, SAY) == old
    assert kept_in(old) == "Anna"
    assert "--data-dir" in capsys.readouterr().err


def test_what_is_no_database_is_not_moved(
    old: Path, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old.mkdir(parents=True)
    (old / DATABASE).write_text("Dear diary")
    assert settled(old, new, SAY) == old
    assert (old / DATABASE).read_text() == "Dear diary"
    assert not (new / DATABASE).exists()
    assert str(new) in capsys.readouterr().err


def test_from_one_file_system_to_another_games_are_copied(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EXDEV, "Invalid cross-device link")

    keep_games(old).close()
    monkeypatch.setattr(os, "link", refuse)
    assert settled(old, new, SAY) == new
    assert kept_in(new) == "Anna"
    assert [file.name for file in new.iterdir()] == [DATABASE]
    assert not old.exists()


def test_a_copy_that_fails_leaves_nothing_behind(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    keep_games(old).close()
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(os, "fsync", refuse)
    assert settled(old, new, SAY) == old
    assert "No space left" in capsys.readouterr().err
    assert [*new.iterdir()] == []
    assert kept_in(old) == "Anna"


def test_a_move_that_was_broken_off_is_finished(
    old: Path, new: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_games(old).close()
    new.mkdir(parents=True)
    os.link(old / DATABASE, new / DATABASE)
    assert settled(old, new, SAY) == new
    assert kept_in(new) == "Anna"
    assert not old.exists()


def test_of_two_servers_that_start_together_one_moves_and_both_find_the_games(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gather_too_late(database: Path) -> None:
        new.mkdir(parents=True)
        keeping.move(database, new / DATABASE)
        gather(database)

    gather = keeping.gather
    keep_games(old).close()
    monkeypatch.setattr(keeping, "gather", gather_too_late)
    assert settled(old, new, SAY) == new
    assert kept_in(new) == "Anna"
    assert not (old / DATABASE).exists()
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("way", [keeping.move, keeping.copy])
def test_a_name_that_is_taken_at_the_last_moment_is_not_overwritten(
    old: Path, new: Path, way: Callable[[Path, Path], None]
) -> None:
    keep_games(old, "Anna").close()
    keep_games(new, "Ben").close()
    with pytest.raises(FileExistsError):
        way(old / DATABASE, new / DATABASE)
    assert (kept_in(old), kept_in(new)) == ("Anna", "Ben")
    assert [*new.glob("*.part")] == []


def test_serve_plays_where_the_games_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    databases: list[str] = []
    monkeypatch.setattr(tidetable.server, "serve", lambda *wishes: databases.append(wishes[2]))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    keep_games(Path(typer.get_app_dir("tidetable"))).close()
    for _ in range(2):
        assert run_tidetable("serve", "--port", str(free_port())).exit_code == 0
    expected = f"sqlite:///{usual_folder(SAY) / DATABASE}"
    assert databases == [expected, expected]
    assert kept_in(usual_folder(SAY)) == "Anna"
