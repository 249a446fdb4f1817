"""Keeping the house from a terminal: what is said is true, and a dry run does nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.shell import tidetable as run_tidetable
from tests.server.guests import finish
from tests.server.house import Visitor, serving
from tests.server.room.test_sharing import Seat, two
from tidetable.server.store.shape import shapes

FILE = "tidetable.sqlite3"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two games: the first is over."""
    folder = tmp_path_factory.mktemp("games")
    with serving(folder) as base, Visitor(base) as visitor:
        finish(visitor.set_up("sirens", seat_1="here", seat_2="bot:random"))
        visitor.set_up(seat_1="here", seat_2="here")
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    (tmp_path / FILE).write_bytes((played / FILE).read_bytes())
    return tmp_path


def admin(folder: Path, *arguments: str, code: int = 0) -> list[str]:
    """Return the lines that are said."""
    result = run_tidetable("admin", *arguments, "--data-dir", str(folder))
    assert result.exit_code == code, result.output
    return (result.stdout + result.stderr).splitlines()


def change(folder: Path, command: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute(command)


def test_tables_are_listed(folder: Path) -> None:
    first, second, all_of_them = admin(folder, "list")
    assert first.split()[:3] == ["1", "sirens", "1"]
    assert first.endswith(" over")
    assert second.startswith("2 chests")
    assert second.endswith(" open")
    assert all_of_them == "2 tables."
    assert len(admin(folder, "list", "2")) == 2
    assert "no table 7" in admin(folder, "list", "7", code=2)[0]


def test_tables_are_played_again_and_their_luck_is_checked(folder: Path) -> None:
    assert admin(folder, "verify") == ["2 tables looked at, 0 sick."]
    change(folder, "UPDATE tables SET seed = zeroblob(16) WHERE id = 1")
    assert "not as it was written" in admin(folder, "verify", code=1)[0]
    change(folder, "UPDATE log SET hash = NULL WHERE table_id = 1")
    change(folder, "UPDATE tables SET edition = 99 WHERE id = 2")
    luck, edition, sick = admin(folder, "verify", code=1)
    assert luck == "Table 1: its luck contradicts its seed."
    assert "edition 99" in edition
    assert sick == "2 tables looked at, 2 sick."


def test_a_finished_game_is_written_and_a_running_one_keeps_its_secrets(folder: Path) -> None:
    record = folder / "game.txt"
    record.write_text("\n".join(admin(folder, "export", "1")) + "\n", encoding="utf-8")
    assert run_tidetable("replay", str(record), "--verify").exit_code in (0, 3)
    assert "not over yet" in admin(folder, "export", "2", code=2)[0]


def test_old_games_are_thrown_away_unless_it_is_a_dry_run(folder: Path) -> None:
    change(folder, "UPDATE tables SET created = '2020-01-01 00:00:00'")
    assert admin(folder, "prune", "--older", "30", "--dry-run")[-1].startswith("Tables that would")
    assert len(admin(folder, "list")) == 3
    assert admin(folder, "prune", "--older", "30")[-1] == "Tables thrown away: 1."
    assert [line.split()[0] for line in admin(folder, "list")] == ["2", "1"]
    assert admin(folder, "prune", "--older", "30", "--unfinished")[-1] == "Tables thrown away: 1."
    with closing(sqlite3.connect(folder / FILE)) as db:
        for table in ("tables", "log", "seats", "links", "talk", "data_files"):
            assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table


def test_what_is_young_stays(folder: Path) -> None:
    assert admin(folder, "prune", "--older", "1", "--unfinished")[-1] == "Tables thrown away: 0."


def test_a_table_is_set_aside_and_freed(folder: Path) -> None:
    assert "would be set aside: 1" in admin(folder, "set-aside", "2", "--dry-run")[-1]
    assert admin(folder, "verify") == ["2 tables looked at, 0 sick."]
    assert admin(folder, "set-aside", "2")[-1] == "Tables set aside: 1."
    assert admin(folder, "set-aside", "2")[-1] == "Tables set aside: 0."
    assert "set it aside" in admin(folder, "verify")[0]
    with closing(sqlite3.connect(folder / FILE)) as db:
        (secret,) = db.execute("SELECT secret FROM links WHERE table_id = 2 AND host").fetchone()
    with serving(folder) as base, Visitor(base) as visitor:
        aside = visitor.http.get(f"/table/{secret}")
        assert (aside.status_code, aside.json()["error"]) == (503, "set-aside-host")
    assert admin(folder, "free", "2")[-1] == "Tables freed: 1."
    with serving(folder) as base, Visitor(base) as visitor:
        assert visitor.http.get(f"/table/{secret}").status_code == 200


def test_a_database_changes_its_shape_back_and_forth(folder: Path) -> None:
    assert admin(folder, "migrate") == ["Steps taken: 0."]
    assert admin(folder, "migrate", "--to", "0005", "--dry-run")[0].startswith("Steps that would")
    assert admin(folder, "migrate", "--to", "0005") == ["Steps taken: 4. 0008, 0007, 0006, 0005"]
    assert "older version" in admin(folder, "list", code=1)[0]
    assert admin(folder, "migrate") == ["Steps taken: 4. 0006, 0007, 0008, 0009"]
    assert len(admin(folder, "list")) == 3
    assert admin(folder, "verify") == ["2 tables looked at, 0 sick."]
    assert "“9999”" in admin(folder, "migrate", "--to", "9999", code=2)[0]


def test_luck_from_every_seat_outlives_an_older_shape(tmp_path: Path) -> None:
    """An older version has no place for hashes; seals and numbers are lines like any other."""
    with serving(tmp_path) as base, Visitor(base) as visitor:
        anna, ben = two(visitor)
        anna.seal()
        ben.seal()
        anna.show()
        before = ben.luck
    admin(tmp_path, "migrate", "--to", "0007")
    assert admin(tmp_path, "migrate") == ["Steps taken: 2. 0008, 0009"]
    assert admin(tmp_path, "verify") == ["1 table looked at, 0 sick."]
    with serving(tmp_path) as base, Visitor(base) as visitor:
        ben = Seat(visitor, ben.path, ben.number)
        assert ben.luck == before
        assert ben.show()[0] == 200
        assert ben.asked != []


def test_a_database_of_a_newer_version_is_said_and_left_as_it_is(folder: Path) -> None:
    """With what brings it back: an older version cannot."""
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    before = (folder / FILE).read_bytes()
    result = run_tidetable("serve", "--data-dir", str(folder))
    assert result.exit_code == 1
    ways = ["list"], ["verify"], ["migrate"], ["backup", str(folder / "copy")], ["free", "1"]
    for said in (result.stderr, *(admin(folder, *way, code=1)[0] for way in ways)):
        assert "newer version" in said
        assert "shape 9999" in said
        assert f"tidetable admin migrate --to {shapes()[-1]}" in said
        assert "asyncpg" not in said
    assert (folder / FILE).read_bytes() == before
    assert not (folder / "copy").exists()


def test_a_copy_is_whole_and_plays_on(folder: Path, tmp_path: Path) -> None:
    """Made while a server writes; then put in its place, as one does after a disk has died."""
    kept = tmp_path / "restored"
    kept.mkdir()
    with serving(folder) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
        scene = player.play("roll", player.scene())
        assert admin(folder, "backup", str(kept / FILE))[0].startswith("All games are in")
        path = player.path
    (folder / FILE).unlink()
    with serving(kept) as base, Visitor(base) as visitor:
        assert visitor.at(path).scene()["version"] == scene["version"]
    assert admin(kept, "verify") == ["3 tables looked at, 0 sick."]
    assert "cannot be written" in admin(kept, "backup", "/no/such/folder/x", code=1)[0]


def test_games_that_are_not_there_are_not_made(tmp_path: Path) -> None:
    assert "no games in" in admin(tmp_path, "list", code=1)[0]
    assert [*tmp_path.iterdir()] == []
