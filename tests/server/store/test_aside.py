"""A table that cannot be opened is set aside: its people are told why, everybody else plays on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.guests import guests
from tests.server.house import Player, Visitor, serving
from tests.spread import tongues
from tidetable.core.say.words import words
from tidetable.server.web import start
from tidetable.server.web.languages import WORDS

FILE = "tidetable.sqlite3"
HTML = {"accept": "text/html"}

# What can be wrong with a table, as it may be found in a database, and the reason that is given.
# Versions without hashes wrote such logs, and what is wrong with one is found when it is played.
UNHASHED = "UPDATE log SET hash = NULL"
IN_ROW_1 = "CASE WHEN number = 1 THEN"
ANOTHER_CHEST = "CASE text WHEN 'chest 3' THEN 'chest 4' ELSE 'chest 3' END"
WRONG = {
    f"{UNHASHED}, text = {IN_ROW_1} 'dice skull' ELSE text END WHERE table_id = ?": "unreadable",
    f"{UNHASHED}, seat = {IN_ROW_1} 3 ELSE seat END WHERE table_id = ?": "unreadable",
    f"{UNHASHED}, keep = {IN_ROW_1} 999 END WHERE table_id = ?": "unreadable",
    f"UPDATE log SET text = {ANOTHER_CHEST} WHERE number = 1 AND table_id = ?": "changed",
    "UPDATE log SET hash = x'00' WHERE number = 1 AND table_id = ?": "changed",
    "UPDATE tables SET options = 'no json' WHERE id = ?": "unreadable",
    """UPDATE tables SET options = '{"first": "9"}' WHERE id = ?""": "unreadable",
    "DELETE FROM seats WHERE seat = 1 AND table_id = ?": "unreadable",
    "DELETE FROM log WHERE number = 1 AND table_id = ?": "unreadable",
    "UPDATE tables SET wins = '[0]' WHERE id = ?": "unreadable",
    "UPDATE tables SET game = 'chess' WHERE id = ?": "game",
    "UPDATE tables SET edition = 99 WHERE id = ?": "edition",
    "UPDATE tables SET data = 'nowhere' WHERE id = ?": "data",
    "UPDATE tables SET data = 'bad' WHERE id = ?": "data",
}
BAD_FILE = "INSERT INTO data_files VALUES ('bad', 'bad.toml', 'not toml')"


@dataclass
class Found:
    """A house that started on a database with tables in which something is wrong."""

    visitor: Visitor
    bad: dict[str, Player]  # by what is wrong with them
    good: Player


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Found]:
    folder = tmp_path_factory.mktemp("aside")
    with serving(folder) as base, Visitor(base) as visitor:
        good = open_table(visitor, "Good")
        bad = {wrong: open_table(visitor, "Bad") for wrong in WRONG}
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute(BAD_FILE)
        for wrong, player in bad.items():
            secret = player.path.rpartition("/")[2]
            asked = database.execute("SELECT table_id FROM links WHERE secret = ?", (secret,))
            (table_id,) = asked.fetchone()
            database.execute(wrong, (table_id,))
    with pytest.MonkeyPatch.context() as patch, serving(folder) as base, Visitor(base) as visitor:
        patch.setattr(start, "MOST_OPEN", 2)
        again = {wrong: visitor.at(player.path) for wrong, player in bad.items()}
        yield Found(visitor, again, visitor.at(good.path))


def open_table(visitor: Visitor, name: str) -> Player:
    """Set up a table with a bot, a clock and a seat for anybody, and make a move."""
    host = visitor.set_up(
        seat_1="here",
        seat_2="link",
        seat_3="bot:random",
        name_1=name,
        option_first="1",
        clock="86400",
        listed="yes",
    )
    host.play("roll", host.scene())
    return host


def test_a_house_starts_whatever_lies_in_its_database(found: Found) -> None:
    assert found.good.scene()["version"] == 1
    assert len(guests(found.visitor, found.good)) == 2


def test_the_start_page_offers_what_can_be_played(found: Found) -> None:
    """There are more bad tables than the page shows, and all of them are newer."""
    for path in ("/", "/open"):
        page = found.visitor.http.get(path)
        assert page.status_code == 200
        assert "Good" in page.text
        assert "Bad" not in page.text


@pytest.mark.parametrize("wrong", WRONG)
def test_who_holds_a_link_is_told_why(found: Found, wrong: str) -> None:
    player, key = found.bad[wrong], f"set-aside-{WRONG[wrong]}"
    for path in ("/scene", "/questions", "/room", "/events", "/news", "/record"):
        answer = player.http.get(player.path + path)
        assert answer.status_code == 503
        assert answer.json()["error"] == key
        assert "⟦" not in answer.json()["message"]
    assert player.post("play", text="roll", version=0).json()["error"] == key
    page = player.http.get(player.path, headers=HTML)
    assert page.status_code == 503
    assert "<h1>This table is set aside</h1>" in page.text
    assert "⟦" not in page.text


def test_editions_are_named(found: Found) -> None:
    player = found.bad["UPDATE tables SET edition = 99 WHERE id = ?"]
    said = player.http.get(f"{player.path}/scene").json()["message"]
    assert "edition 99" in said
    assert "edition 1" in said


def test_a_browser_does_not_forget_a_table_that_is_set_aside(found: Found) -> None:
    secrets = [one.path.rpartition("/")[2] for one in (found.good, *found.bad.values())]
    told = found.visitor.http.post("/mine", json={"secrets": secrets}).json()["tables"]
    assert [one["secret"] for one in told] == secrets
    assert "aside" not in told[0]
    for one in told[1:]:
        assert "set aside" in one["title"]
        assert one["aside"]


def test_nobody_sits_down_at_a_table_that_is_set_aside(found: Found) -> None:
    answer = found.visitor.http.post("/open/2/sit", data={"name-1": "Ben"})
    assert answer.status_code == 400


@pytest.mark.parametrize("language", tongues())
def test_every_language_can_say_why(language: str) -> None:
    say = words(language, WORDS)
    for reason in {*WRONG.values()}:
        said = say(f"set-aside-{reason}", game="chess", edition=2, ours=1)
        assert "⟦" not in said
        assert "$" not in said


def test_the_log_says_why_and_no_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = open_table(visitor, "Anna")
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute(f"{UNHASHED}, text = {IN_ROW_1} 'dice skull skull' ELSE text END")
    with serving(tmp_path) as base, Visitor(base) as visitor:
        for _ in range(3):
            assert visitor.http.get(f"{player.path}/scene").status_code == 503
    told = [one.getMessage() for one in caplog.records if one.name.startswith("tidetable")]
    assert told == ["table 1 is set aside: NotUnderstood not-understood-length, entry 2"]
