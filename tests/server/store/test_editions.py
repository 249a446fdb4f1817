"""Two editions of one game on one server: a game goes on under the edition it was begun with."""

from __future__ import annotations

import runpy
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import Visitor, serving
from tidetable import games
from tidetable.games import box

ROOT = Path(__file__).parents[3]
FILE = "tidetable.sqlite3"
OLD = 0  # there was none; today's is 1


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Chests as it was once, installed beside today's: under another title."""
    write = runpy.run_path(str(ROOT / "scripts" / "edition.py"))["write"]
    project: Path = write(box("chests"), tmp_path / "editions")
    package = next(project.glob("tidetable_*")).name
    change(project, "*.py", "EDITION: Final = 1", f"EDITION: Final = {OLD}")
    change(project, "en/*.ftl", "Chests & Sabres", "Old Chests")
    told = project / f"{package}-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (told / "entry_points.txt").write_text(
        f"[{games.EDITIONS}]\nchests-{OLD} = {package}\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(project)
    games.earlier.cache_clear()
    yield package
    games.earlier.cache_clear()


def change(folder: Path, names: str, old: str, new: str) -> None:
    for file in folder.rglob(names):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_goes_on_under_the_edition_it_was_begun_with(beside: str, tmp_path: Path) -> None:
    form = {"seat_1": "here", "seat_2": "here", "option_first": "1"}
    with serving(tmp_path) as base, Visitor(base) as visitor:
        new = visitor.set_up(**form)
        old = visitor.set_up(**form)
        old_path, new_path = old.path, new.path
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE tables SET edition = ? WHERE id = 2", (OLD,))
    with serving(tmp_path) as base, Visitor(base) as visitor:
        titles = []
        for path in (old_path, new_path):
            page = visitor.http.get(path)
            titles.append("Old Chests" in page.text)
            player = visitor.at(path)
            scene = player.play("roll", player.scene())
            assert scene["version"] == 1
            part = next(word for word in page.text.split('"') if word.endswith("board.css"))
            assert visitor.http.get(part).status_code == 200
        assert titles == [True, False]
        assert visitor.at(old_path).post("hint").status_code == 200  # by another process
