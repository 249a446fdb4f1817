"""A full disk: moves are refused with a sentence, boards are still shown, and nothing is lost.

SQLite itself says that it is full: its file may not become larger than a page count that is given.
`tests/soak` takes the room for files from a server's process instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import Pool

from tests.server.house import Player, Visitor, serving
from tidetable.server.steward import Steward

FILE = "tidetable.sqlite3"
ENOUGH = 1 << 30  # pages
MOST = 500  # moves; a page of the file has room for some dozens


class Disk:
    """Says how many pages a database may have. Fewer than it has: then not one more."""

    pages = ENOUGH

    def tell(self, line: DBAPIConnection, *_: object) -> None:
        cursor = line.cursor()
        cursor.execute(f"PRAGMA max_page_count = {self.pages}")
        cursor.close()


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    event.listen(Pool, "checkout", disk.tell)
    yield disk
    event.remove(Pool, "checkout", disk.tell)


def move(player: Player) -> int:
    """Answer the first thing that one may; return the status, or 0 if the game is over."""
    asked = player.http.get(f"{player.path}/questions").json()
    if not asked["legal"]:
        return 0
    body = {"action": asked["legal"][0]["action"], "version": asked["version"]}
    return player.post("play", **body, seat=asked["seat"]).status_code


def test_a_full_disk_refuses_and_loses_nothing(disk: Disk, tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        players = [visitor.set_up("titania", seat_1="here", seat_2="here") for _ in range(2)]
        assert [move(player) for player in players] == [200, 200]
        disk.pages = 1
        answered = 1
        while (status := move(players[0])) == 200:
            answered += 1
            assert answered < MOST
        assert status == 503
        refused = players[1].post("say", text="x" * 250)
        assert refused.status_code in (200, 503)
        for player, n in zip(players, (answered, 1), strict=True):
            assert player.scene()["version"] == n, "what was answered for, and no more"
        assert visitor.http.get("/").status_code == 200
        assert visitor.http.get("/healthz").status_code == 200
        disk.pages = ENOUGH
        assert [move(player) for player in players] == [200, 200]
        assert players[0].scene()["version"] == answered + 1
    assert not any(one.sick for one in Steward(f"sqlite:///{tmp_path / FILE}").examine())
