"""A table goes on with the data it was begun on, whatever lies on the shelf by now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tests.server.house import Player, Visitor, first_action, serving
from tidetable import games
from tidetable.core.datafile import DataFile
from tidetable.server.store.shape import MIGRATIONS


@pytest.fixture
def as_printed() -> Iterator[None]:
    """Put everything back into its box."""
    yield
    games.corrected.clear()


def correct_sirens() -> None:
    """Put a box on the shelf with two more cards of a value."""
    data = games.printed("sirens").data
    assert data is not None
    text = data.text.replace("count = 2", "count = 4", 1)
    games.put(games.printed("sirens").on(DataFile("mine.toml", text)))


def data_of(player: Player) -> str:
    """Play a game to its end; return which data it was played on, as its record says."""
    scene = player.scene()
    while not scene["end"]:
        scene = player.play(first_action(scene["choices"]), scene)
    record = player.http.get(f"{player.path}/record").text
    (row,) = [row for row in record.splitlines() if row.startswith("data ")]
    return row.removeprefix("data ")


@pytest.mark.usefixtures("as_printed")
def test_a_table_goes_on_with_its_data_when_the_house_has_other(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        old = visitor.set_up("sirens", seat_1="here", seat_2="here")
        before = old.scene()
    correct_sirens()
    with serving(tmp_path) as base, Visitor(base) as visitor:
        old = Player(visitor, old.path)
        assert old.scene()["version"] == before["version"]
        assert data_of(old) == games.printed("sirens").game.data
        new = visitor.set_up("sirens", seat_1="here", seat_2="here")
    theirs = games.box("sirens").game.data
    games.corrected.clear()
    with serving(tmp_path) as base, Visitor(base) as visitor:
        assert data_of(Player(visitor, new.path)) == theirs != games.box("sirens").game.data


def test_a_house_from_before_data_was_kept_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up("chests", seat_1="here", seat_2="here")
        scene = player.scene()
        scene = player.play(first_action(scene["choices"]), scene)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{tmp_path / 'tidetable.sqlite3'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    with serving(tmp_path) as base, Visitor(base) as visitor:
        again = Player(visitor, player.path)
        assert again.scene()["version"] == scene["version"]
        again.play(first_action(again.scene()["choices"]), again.scene())
