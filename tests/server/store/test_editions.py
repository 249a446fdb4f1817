"""Two editions of one game on one server: each table goes on under the one it was begun with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.core.kept import kept
from tests.server.guests import finish
from tests.server.house import Player, Visitor, run_async, serving
from tidetable.core import record
from tidetable.core.contract import CHANCE
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box
from tidetable.server.room.live import rows_of
from tidetable.server.steward import Steward
from tidetable.server.store.model import MatchScore, Sitter, TablePlan, Timing
from tidetable.server.store.store import Store

FILE = "tidetable.sqlite3"
NASSAU = box("nassau")
NEWS = "fight F2"  # what nobody may do since edition 2: with a crab, and without a crate


@dataclass
class Side:
    """Two tables that stand alike, with the same luck: each by rules of its own."""

    old: Player
    new: Player
    database: str


@pytest.fixture(scope="module")
def side_by_side(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Side]:
    folder = tmp_path_factory.mktemp("editions")
    database = f"sqlite:///{folder / FILE}"
    paths = run_async(begin(database))
    with serving(folder) as base, Visitor(base) as visitor:
        old, new = map(visitor.at, paths)
        yield Side(old, new, database)


async def begin(database: str) -> list[str]:
    """Save a game as it stood in edition 1, once by its rules and once by today's."""
    read = record.read(kept("nassau-edition-1"), lambda name, edition: box(name).at(edition).game)
    table, codec = read.table, NASSAU.game.codec
    last = max(i for i, one in enumerate(table.entries) if codec.text(one.action) == NEWS)
    me = table.entries[last].seat
    sitters = [Sitter("human", "", n, taken=True) for n in range(table.seats)]
    sitters[1 - me] = Sitter("bot", "greedy", 1 - me)
    rows = rows_of(table, table.entries[:last])
    assert read.header.seed is not None
    store = Store(database)
    await store.open()
    paths = []
    for edition in (1, 2):
        match = MatchScore(1, [0, 0])
        plan = TablePlan(NASSAU.at(edition), read.header.options, sitters, [[me], []], match)
        _, links = await store.create(plan, read.header.seed, rows, Timing(0.0))
        paths.append(f"/table/{links[0].secret}")
    await store.close()
    return paths


def legal(player: Player) -> list[str]:
    asked = player.http.get(f"{player.path}/questions").json()
    return [one["text"] for one in asked["legal"]]


def test_each_is_asked_by_its_own_rules(side_by_side: Side) -> None:
    old, new = side_by_side.old, side_by_side.new
    assert NEWS in legal(old)
    assert NEWS not in legal(new)
    refused = new.post("play", text=NEWS, version=new.scene()["version"])
    assert "NAS-R-31" in refused.json()["message"]
    for player in (old, new):
        assert player.scene()["board"]
        assert player.http.get(player.path).status_code == 200


def test_the_rules_beside_the_board_are_those_of_the_table(side_by_side: Side) -> None:
    both = side_by_side.old, side_by_side.new
    told = [player.http.get(f"{player.path}/rules").text for player in both]
    assert ["edition 1 of the rules" in text for text in told] == [True, False]
    assert ["This order is never worse for you" in text for text in told] == [True, False]


def test_the_captain_thinks_by_them_in_another_process(side_by_side: Side) -> None:
    for player in (side_by_side.old, side_by_side.new):
        found = player.post("hint").json()["hints"]
        assert {one["text"] for one in found} <= {*legal(player)}


def test_both_are_played_to_the_end_and_proven(side_by_side: Side) -> None:
    """Against a bot, which is asked by them, too."""
    old, new = side_by_side.old, side_by_side.new
    old.play(NEWS, old.scene())
    for player, edition in ((old, 1), (new, 2)):
        finish(player)
        text = player.http.get(f"{player.path}/record").text
        read = record.read(text, lambda name, edition: box(name).at(edition).game)
        assert read.header.edition == edition
        assert judge(read).outcome is Outcome.PROVEN
        assert any(entry.seat not in (CHANCE, 0) for entry in read.table.entries)
        assert player.http.get(f"{player.path}/replay").status_code == 200
        assert player.http.get(f"{player.path}/verify").json()["outcome"] == "proven"
    examined = Steward(side_by_side.database).examine()
    assert [one.luck for one in examined] == [Outcome.PROVEN] * 2


def test_the_next_game_is_played_by_todays_rules(side_by_side: Side) -> None:
    old = side_by_side.old
    again = old.http.post(f"{old.path}/again")
    assert again.status_code == 303
    listed = Steward(side_by_side.database).listed()
    assert [(one.id, one.edition) for one in listed] == [(1, 1), (2, 2), (3, 2)]
