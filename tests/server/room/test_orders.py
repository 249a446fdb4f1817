"""Answers given ahead: given when the question comes, or dropped with a word."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.core.tables import cove_in_clash, texts
from tests.patience import wait_for
from tests.server.guests import company
from tests.server.house import Player, Scene, Visitor, serving
from tidetable.games import box
from tidetable.server.room.orders import MOST, POSITION, UNMET, fitting
from tidetable.server.store.model import Order

PATIENT = 3600.0  # seconds that an order waits: it is not given in a test


def anna_and_ben(visitor: Visitor, game: str = "chests", **more: str) -> tuple[Player, Player]:
    """Anna is asked, Ben waits."""
    form = {"seat_1": "here", "seat_2": "link", "name_1": "Anna", "option_first": "1", **more}
    anna = visitor.set_up(game, **form)
    ben, _ = company(visitor, anna, "Ben")
    return anna, ben


def questions(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.http.get(f"{player.path}/questions").json()
    return found


def play_turn(player: Player) -> None:
    """Play the last answer there is until somebody else is asked."""
    while (found := questions(player))["legal"]:
        text = found["legal"][-1]["text"]
        assert player.post("play", text=text, version=found["version"]).status_code == 200


def given(player: Player) -> list[str]:
    found: list[str] = orders(player)["given"]
    return found


def dropped(player: Player) -> str:
    found: str = wait_for(lambda: orders(player)["dropped"], seen=player.scene)
    return found


def orders(player: Player) -> dict[str, Any]:
    return player.scene()["orders"] or {"given": [], "dropped": ""}


def told(player: Player) -> list[str]:
    return [line["text"] for line in player.scene()["feed"]]


def test_it_is_given_when_the_question_comes(visitor: Visitor) -> None:
    anna, ben = anna_and_ben(visitor)
    assert ben.post("order", text="roll", kind="roll").status_code == 200
    assert given(ben) == ["Roll the dice"]
    play_turn(anna)
    scene = wait_for(lambda: rolled(ben), seen=ben.scene)
    assert scene["orders"] is None


def rolled(player: Player) -> Scene | None:
    scene = player.scene()
    mine = [line for line in scene["feed"] if line["actor"] == 1]
    return scene if mine else None


def test_nobody_else_learns_of_it(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        anna = visitor.set_up(seat_1="here", seat_2="link", name_1="Anna", option_first="1")
        ben, watcher = company(visitor, anna, "Ben")
        others = (anna, watcher)
        wanted = ("scene", "room", "questions", "sheet", "invitations")

        def all_seen() -> list[str]:
            return [
                one.http.get(f"{one.path}/{what}").text
                for one in others
                for what in wanted
                if one is anna or what not in ("questions", "invitations")
            ]

        before = all_seen()
        for text in ("roll", "done"):
            assert ben.post("order", text=text, stands=True).status_code == 200
        assert all_seen() == before
        assert len(given(ben)) == 2
        assert watcher.scene()["orders"] is None
        play_turn(anna)
        assert given(ben), "it waits for the pause, as bots do"
        assert "orders" not in anna.http.get(f"{anna.path}/room").text
        assert given(anna) == []


def test_it_is_dropped_with_a_word_where_it_does_not_fit(visitor: Visitor) -> None:
    anna, ben = anna_and_ben(visitor)
    ben.post("order", text="done")
    play_turn(anna)
    assert "does not fit" in dropped(ben)
    assert given(ben) == []
    scene = ben.scene()
    assert scene["yours"]
    ben.play("roll", scene)
    assert orders(ben)["dropped"] == "", "who goes on has read it"


def test_it_is_dropped_where_another_question_is_asked(visitor: Visitor) -> None:
    anna, ben = anna_and_ben(visitor)
    kinds = [kind for kind in kinds_of() if kind != "roll"]
    assert ben.post("order", text="roll", kind=kinds[0]).status_code == 200
    play_turn(anna)
    assert "does not fit" in dropped(ben)


def kinds_of() -> list[str]:
    return [kind for kind in box("chests").game.kinds if kind]


def test_one_may_wait_for_what_somebody_does(visitor: Visitor) -> None:
    anna, ben = anna_and_ben(visitor)
    assert ben.post("order", text="roll", after="1 roll").status_code == 200
    assert "only if: Anna" in given(ben)[0]
    play_turn(anna)
    wait_for(lambda: rolled(ben), seen=ben.scene)


def test_what_waits_in_vain_is_dropped(visitor: Visitor) -> None:
    anna, ben = anna_and_ben(visitor)
    ben.post("order", text="roll", after="2 roll")
    play_turn(anna)
    assert "did not happen" in dropped(ben)


def test_a_standing_one_is_given_and_dropped_once_the_same_seat_is_asked_again(
    visitor: Visitor,
) -> None:
    anna, ben = anna_and_ben(visitor)
    assert ben.post("order", text="roll", stands=True).status_code == 200
    assert "every time" in given(ben)[0]
    play_turn(anna)
    wait_for(lambda: rolled(ben), seen=ben.scene)
    assert "does not fit" in dropped(ben)


def test_a_standing_one_is_dropped_when_something_changes_for_its_seat(tmp_path: Path) -> None:
    """What the seat had when it was given is written down with it; here it is something else."""
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        anna, ben = anna_and_ben(visitor)
        ben.post("order", text="roll", stands=True)
        mark = written(tmp_path)[0]["mark"]
        assert len(mark) == 16
    with closing(sqlite3.connect(tmp_path / "tidetable.sqlite3")) as database, database:
        database.execute("UPDATE seats SET orders = replace(orders, ?, 'other')", [mark])
    with serving(tmp_path) as base, Visitor(base) as visitor:
        play_turn(visitor.at(anna.path))
        assert "something has changed" in dropped(visitor.at(ben.path))
        assert rolled(visitor.at(ben.path)) is None


def written(folder: Path) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(folder / "tidetable.sqlite3")) as database:
        (text,) = database.execute("SELECT orders FROM seats WHERE seat = 1").fetchone()
    found: list[dict[str, Any]] = json.loads(text)
    return found


def test_what_follows_somebodys_move_comes_before_what_is_said_in_any_case() -> None:
    table = cove_in_clash()
    always, after = Order("hold"), Order("fight 1", after="1 anchor", version=0)
    legal = texts(table, 1)
    card = next(text for text in legal if text.startswith("fight"))
    after = replace(after, text=card)
    assert fitting(table, 1, (always, after)) == (after, "")
    late = replace(after, version=table.version)
    assert fitting(table, 1, (always, late)) == (always, "")
    assert fitting(table, 1, (late,)) == (None, UNMET)
    assert fitting(table, 1, (replace(always, text="anchor"),)) == (None, POSITION)
    assert fitting(table, 1, (replace(always, text="gone"),)) == (None, POSITION)
    standing = replace(always, stands=True)
    assert fitting(table, 1, (standing,)) == (standing, "")
    assert fitting(table, 0, (standing,)) == (None, POSITION), "it was the last to decide"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"text": "dance"}, "not-understood-verb"),
        ({"text": "open nowhere"}, "not-understood-thing"),
        ({"text": ""}, "not-understood-empty"),
        ({"text": "dice key key key key"}, "not-understood-verb"),
        ({"text": "roll", "kind": "dance"}, "bad-table-order-kind"),
        ({"text": "roll", "after": "9 roll"}, "not-yours-seat"),
        ({"text": "roll", "after": "Blue rolls"}, "not-yours-seat"),
        ({"text": "roll", "after": "1 dance"}, "not-understood-verb"),
        ({"text": "roll", "seat": 0}, "not-yours-seat"),
    ],
)
def test_what_nobody_could_answer_is_refused(
    visitor: Visitor, body: dict[str, Any], error: str
) -> None:
    _, ben = anna_and_ben(visitor)
    answer = ben.post("order", **body)
    assert answer.json()["error"] == error
    assert given(ben) == []


def test_who_is_asked_answers_and_who_watches_orders_nothing(visitor: Visitor) -> None:
    anna = visitor.set_up(seat_1="here", seat_2="link", option_first="1")
    assert anna.post("order", text="roll").json()["error"] == "not-yours-order-asked"
    _, watcher = company(visitor, anna, "Ben")
    assert watcher.post("order", text="roll").status_code == 403
    assert watcher.post("foresee").status_code == 403


def test_there_are_only_so_many(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        _, ben = anna_and_ben(visitor)
        texts = ["roll", "done", "open left", "open middle", "open right", "roll"]
        answers = [ben.post("order", text=text) for text in texts]
        assert [one.status_code for one in answers] == [200] * len(texts)
        assert len(given(ben)) == len({*texts}) <= MOST
        assert ben.post("order", text="roll").status_code == 429, "nor so fast"
        assert ben.post("forget").status_code == 200
        assert given(ben) == []


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        anna, ben = anna_and_ben(visitor)
        ben.post("order", text="roll")
        play_turn(anna)
        assert questions(ben)["legal"]
    with serving(tmp_path) as base, Visitor(base) as visitor:
        wait_for(lambda: rolled(visitor.at(ben.path)))


def test_an_undo_takes_orders_back_too(visitor: Visitor) -> None:
    """Or an answer would be given again the moment it was taken back."""
    anna, ben = anna_and_ben(visitor, "sirens", option_more_tactics="yes")
    first = questions(anna)["legal"][0]["text"]
    played = anna.post("play", text=first, version=questions(anna)["version"], seat=0)
    assert played.status_code == 200
    while (found := questions(anna))["legal"]:
        anna.post("play", text=found["legal"][0]["text"], version=found["version"])
    assert anna.post("order", text="rum 28", stands=True).status_code == 200
    assert anna.scene()["undo"]["allowed"]
    assert anna.post("undo").status_code == 200
    assert given(anna) == []
    assert anna.scene()["redo"]
    assert not ben.scene()["redo"], "nobody else learns what was taken back"
    assert ben.post("redo").status_code in (403, 422)
    assert anna.post("redo").status_code == 200
    assert not anna.scene()["redo"]


def test_what_was_taken_back_is_done_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        anna, _ = anna_and_ben(visitor, "sirens", option_more_tactics="yes")
        found = questions(anna)
        anna.post("play", text=found["legal"][0]["text"], version=found["version"])
        anna.undo()
        assert anna.scene()["redo"]
    with serving(tmp_path) as base, Visitor(base) as visitor:
        again = visitor.at(anna.path)
        assert again.scene()["redo"]
        assert again.post("redo").status_code == 200
        assert again.post("redo").json()["error"] == "cannot-undo-redo"


def asked(player: Player) -> dict[str, Any] | None:
    found = questions(player)
    return found if found["legal"] else None


def test_what_may_be_asked_next_is_foreseen(visitor: Visitor) -> None:
    _, ben = anna_and_ben(visitor)
    found = ben.post("foresee").json()
    assert found["kinds"] == {"roll": "roll"}
    assert [one["play"] for one in found["choices"]] == ["roll"]
    assert [one["after"] for one in found["firsts"]] == ["1 roll"]
    assert ben.post("foresee").json() == found


def test_who_lets_a_bot_play_has_ordered_nothing(visitor: Visitor) -> None:
    _, ben = anna_and_ben(visitor)
    ben.post("order", text="roll")
    ben.post("seat", seat=1, who="greedy")
    assert ben.scene()["orders"] is None
    ben.post("seat", seat=1, who="person")
    assert given(ben) == []
