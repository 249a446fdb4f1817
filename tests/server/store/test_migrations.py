"""Databases of before: who sat at a table sits there still, and what is new holds for them too."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

from tests.server.guests import room, seat
from tests.server.house import Visitor, serving
from tidetable.server.store.shape import MIGRATIONS, bring, way

TABLE = "INSERT INTO tables (id, game, edition, options, seed, best_of, wins, over, given)"
FIRST = '{"first": "1"}'


def migrate(file: Path, revision: str) -> None:
    """Bring a database to a revision, as a server of that time had it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def shape_of(file: Path) -> Mapping[str, object]:
    """Return what a database can hold; values that columns have of themselves are not ours."""
    engine = create_engine(f"sqlite:///{file}")
    seen = inspect(engine)
    found = {
        table: (
            sorted((one["name"], str(one["type"]), one["nullable"]) for one in columns),
            seen.get_pk_constraint(table)["constrained_columns"],
            sorted((one["name"], *one["column_names"], one["unique"]) for one in indexes),
            sorted((*one["constrained_columns"], one["referred_table"]) for one in keys),
        )
        for table in seen.get_table_names()
        for columns in [seen.get_columns(table)]
        for indexes in [seen.get_indexes(table)]
        for keys in [seen.get_foreign_keys(table)]
    }
    engine.dispose()
    return found


def test_a_new_database_has_the_shape_that_an_old_one_gets(tmp_path: Path) -> None:
    """A new one is made at once, without the steps that led there; and it is no older for that."""
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    migrate(old, "head")
    engine = create_engine(f"sqlite:///{new}")
    with engine.begin() as db:
        bring(db)
        assert way(db) == ([], True)
    engine.dispose()
    assert shape_of(new) == shape_of(old)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database of before there were invitations.

    Anna plays at table 1, Ben has sat down, nobody has come to the third seat, and a bot sits on
    the fourth, which was offered to somebody once. At table 2 they play again.
    """
    file = tmp_path / "tidetable.sqlite3"
    migrate(file, "0003")
    sitting = [("human", "Anna", 1), ("human", "Ben", 1), ("human", "", 0), ("bot", "random", 0)]
    links = [("anna", "[0]", 1), ("ben", "[1]", 0), ("free", "[2]", 0), ("bots", "[3]", 0)]
    with closing(sqlite3.connect(file)) as db, db:
        for table in (1, 2):
            row = (table, "chests", 1, FIRST, bytes(16), 1, "[0, 0, 0, 0]", 0, 0)
            db.execute(f"{TABLE} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            for n, (kind, name, taken) in enumerate(sitting):
                db.execute(
                    "INSERT INTO seats (table_id, seat, kind, name, colour, taken)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (table, n, kind, name, n, taken),
                )
            for secret, seats, host in [*links, ("watch", "[]", 0)]:
                db.execute(
                    "INSERT INTO links (secret, table_id, seats, host) VALUES (?, ?, ?, ?)",
                    (f"{secret}-{table}", table, seats, host),
                )
        db.execute("INSERT INTO talk VALUES (1, 1, 0.0, 0, 'again', '2')")
    return tmp_path


def test_who_sits_keeps_the_link_and_empty_seats_have_invitations(folder: Path) -> None:
    with serving(folder, 60.0) as base, Visitor(base) as visitor:
        anna, ben, free = (visitor.at(f"/table/{who}-1") for who in ("anna", "ben", "free"))
        assert (anna.scene()["seat"], ben.scene()["seat"], free.scene()["seat"]) == (0, 1, -1)
        found = visitor.http.get("/table/anna-1/invitations").json()["invitations"]
        assert [one["address"] is None for one in found] == [True, False, False]
        assert visitor.http.get("/table/bots-1").status_code == 410
        assert free.sit("Chloé").status_code == 200
        assert seat(free, 2)["mine"]
        assert [who["name"] for who in room(anna)["seats"][:3]] == ["Anna", "Ben", "Chloé"]


def test_the_next_game_of_before_is_still_the_next_game(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "tidetable.sqlite3")) as db:
        migrate(folder / "tidetable.sqlite3", "head")
        follows = db.execute("SELECT id, follows FROM tables ORDER BY id").fetchall()
        assert follows == [(1, None), (2, 1)]
        assert db.execute(
            "SELECT DISTINCT kind, from_start FROM seats ORDER BY kind"
        ).fetchall() == [
            ("bot", 1),
            ("human", 0),
        ]
