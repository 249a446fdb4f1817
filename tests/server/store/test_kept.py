"""Databases as earlier versions left them: finished tables verify, running ones go on.

`kept/tables.sql` was dumped from a server before drawers were declared and questions were objects:
of each game a table that is over and one that is running; `kept/links.json` says which link opens
which, and at which version it stood.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TypedDict

import pytest

from tests.server.house import Visitor, first_action, serving
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box, names

KEPT = Path(__file__).parent / "kept"


class Link(TypedDict):
    path: str
    version: int
    over: bool


LINKS: dict[str, Link] = json.loads((KEPT / "links.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    folder = tmp_path_factory.mktemp("kept")
    with closing(sqlite3.connect(folder / "tidetable.sqlite3")) as database:
        database.executescript((KEPT / "tables.sql").read_text(encoding="utf-8"))
    with serving(folder) as base, Visitor(base) as visitor:
        yield visitor


@pytest.mark.parametrize("name", LINKS)
def test_a_table_stands_where_it_stood(old_house: Visitor, name: str) -> None:
    scene = old_house.at(LINKS[name]["path"]).scene()
    assert scene["version"] == LINKS[name]["version"]
    assert bool(scene["end"]) == LINKS[name]["over"]


@pytest.mark.parametrize("game", names())
def test_a_finished_game_verifies(old_house: Visitor, game: str) -> None:
    player = old_house.at(LINKS[f"{game} over"]["path"])
    text = player.http.get(f"{player.path}/record").text
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read, str(player.scene()["end"]["commitment"])).outcome is Outcome.PROVEN


@pytest.mark.parametrize("game", names())
def test_a_running_game_goes_on(old_house: Visitor, game: str) -> None:
    player = old_house.at(LINKS[f"{game} running"]["path"])
    before = player.wait_until_asked()
    after = player.play(first_action(before["choices"]), before)
    assert after["version"] > before["version"]
