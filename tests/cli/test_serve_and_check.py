"""The commands that hand over to others: do they, with what was wished?"""

from __future__ import annotations

import gc
import shutil
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tidetable.server
from tests.cli.shell import tidetable as run_tidetable
from tidetable import games
from tidetable.cli import checks
from tidetable.core.box import Box
from tidetable.core.check import Breach, Result
from tidetable.core.lock import FILE
from tidetable.server.settings import HostSettings

ServeCall = tuple[list[tuple[str, int]], str, str, HostSettings]  # where it listens, and wishes


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServeCall]:
    calls: list[ServeCall] = []

    def serve(doors: list[socket.socket], address: str, kept: str, wishes: HostSettings) -> None:
        calls.append(([door.getsockname() for door in doors], address, kept, wishes))

    monkeypatch.setattr(tidetable.server, "serve", serve)
    return calls


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def test_serve_hands_over_what_was_wished(served: list[ServeCall], tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "new" / "games"
    result = run_tidetable("serve", "--port", str(port), "--data-dir", str(folder), "--open")
    assert result.exit_code == 0
    address = f"http://127.0.0.1:{port}/"
    assert address in result.stdout
    database = f"sqlite:///{folder / 'tidetable.sqlite3'}"
    assert served == [([("127.0.0.1", port)], address, database, HostSettings())]
    assert folder.is_dir()


def test_whoever_comes_while_a_server_starts_waits_and_is_not_refused() -> None:
    """Also by each address that a name stands for."""
    port = free_port()
    with tidetable.server.listening("localhost", port) as doors:
        for door in doors:
            with socket.socket(door.family) as early:
                early.connect(door.getsockname())
        with tidetable.server.listening("localhost", port) as none:
            assert none == []
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_nothing_is_searched_for_garbage_until_somebody_is_served(tmp_path: Path) -> None:
    """A search of all that was loaded takes a tenth of a start, once between any two steps."""
    with tidetable.server.listening("127.0.0.1", free_port()):
        assert tidetable.server.missing() == ""
        assert tidetable.server.unusable(f"sqlite:///{tmp_path / 'games.sqlite3'}") is None
        assert not gc.isenabled()
    assert gc.isenabled()


def test_serve_hands_over_what_a_host_decides(served: list[ServeCall], tmp_path: Path) -> None:
    wishes = ("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8", "--streams", "5", "--no-limits")
    where = ("--port", str(free_port()), "--data-dir", str(tmp_path))
    assert run_tidetable("serve", *where, *wishes).exit_code == 0
    ((*_, settings),) = served
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert (settings.limits, settings.most_streams, settings.most_streams_each) == ({}, 5, 5)
    wrong = run_tidetable("serve", *where, "--proxy", "everybody")
    assert wrong.exit_code == 2
    assert "everybody" in wrong.stderr


@pytest.mark.parametrize(
    "database",
    ["nonsense", "postgresql+asyncpg://nobody:secret@127.0.0.1:1/nothing", "oracle+nothing://x"],
)
def test_a_database_that_cannot_be_used_is_said(served: list[ServeCall], database: str) -> None:
    result = run_tidetable("serve", "--port", str(free_port()), "--database", database)
    assert result.exit_code == 1
    assert "cannot be used" in result.stderr
    assert "secret" not in result.stderr
    assert not served


def test_a_port_in_use_or_a_strange_address_is_said(
    served: list[ServeCall], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        result = run_tidetable("serve", "--port", port, "--data-dir", str(tmp_path))
    assert result.exit_code == 1
    assert f"port {port}" in result.stderr
    wrong = run_tidetable("serve", "--host", "no such host", "--data-dir", str(tmp_path))
    assert wrong.exit_code == 1
    assert not served


def test_a_data_folder_that_is_a_file_is_said(served: list[ServeCall], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "inside"):
        result = run_tidetable("serve", "--port", str(free_port()), "--data-dir", str(folder))
        assert result.exit_code == 1
        assert "A folder is needed" in result.stderr
    assert not served


Wishes = list[tuple[int, float]]


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> Wishes:
    """What the suite was asked for: games in each variant, and seconds."""
    heard: Wishes = []

    def run(box: Box, games: int, seconds: float) -> Iterator[Result]:
        heard.append((games, seconds))
        yield Result("ids", 3, 7, [])

    monkeypatch.setattr(checks, "run", run)
    return heard


def test_checks_are_ticked_one_by_one(wishes: Wishes) -> None:
    result = run_tidetable("check", "chests")
    assert result.exit_code == 0
    assert "✓ numbers and texts" in result.stdout
    assert "3 games, 7 positions" in result.stdout
    assert "Every promise is kept, in 3 games." in result.stdout


def test_checks_go_on_for_a_time_or_for_a_number_of_games(wishes: Wishes) -> None:
    run_tidetable("check", "chests")
    run_tidetable("check", "chests", "--games", "3")
    run_tidetable("check", "chests", "--seconds", "9")
    run_tidetable("check", "chests", "--games", "3", "--seconds", "9")
    assert wishes == [(1, checks.SECONDS), (3, 0), (1, 9), (3, 9)]


def test_a_broken_promise_ends_in_an_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(box: Box, games: int, seconds: float) -> Iterator[Result]:
        finding = Breach("copy", "a copy is not the same", 2, {}, 0, 5)
        yield Result("ids", 1, 1, [])
        yield Result("copy", games, 1, [finding] * 9)

    monkeypatch.setattr(checks, "run", run)
    result = run_tidetable("check", "chests")
    assert result.exit_code == 1
    assert "✗ a copy" in result.stdout
    assert result.stdout.count("a copy is not the same") == checks.MOST_SHOWN
    assert "1 promise is broken" in result.stdout


def test_a_lock_is_written_but_never_against_its_edition(tmp_path: Path) -> None:
    chests = games.box("chests")
    games.put(replace(chests, folder=tmp_path))
    for language in chests.folder.glob("lang/*"):
        shutil.copytree(language, tmp_path / "lang" / language.name)
    try:
        written = run_tidetable("lock", "chests")
        assert written.exit_code == 0
        assert f"{tmp_path / FILE} knows the numbers of" in written.stdout
        lock = (tmp_path / FILE).read_text()
        assert lock == (chests.folder / FILE).read_text()
        (tmp_path / FILE).write_text(lock.replace("\n0 ", "\n1 "))
        refused = run_tidetable("lock", "chests")
        assert refused.exit_code == 1
        assert "Nothing was written" in refused.stderr
        assert "\n1 " in (tmp_path / FILE).read_text()
        (tmp_path / FILE).unlink()
        (tmp_path / FILE).mkdir()
        assert run_tidetable("lock", "chests").exit_code == 1
    finally:
        games.corrected.clear()
