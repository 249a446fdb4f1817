"""What a hand asks before it answers: what a move would bring, and whether a turn ends with it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tests.server.guests import company
from tests.server.house import Player, Visitor, run_async
from tidetable.core.errors import TooMuch
from tidetable.server.room.trials import Trials


@pytest.fixture
def anna(visitor: Visitor) -> Player:
    """Somebody who is asked for a card, with a friend at the table."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna", option_first="1")
    company(visitor, host, "Ben")
    return host


def card(player: Player) -> str:
    """Return an answer that lays a card on the own side of the first ship card."""
    legal = player.http.get(f"{player.path}/questions").json()["legal"]
    texts: list[str] = [one["text"] for one in legal]
    return next(text for text in texts if text.startswith("play") and text.endswith("28:mine"))


@pytest.mark.parametrize(
    ("language", "label", "then"),
    [
        ("en", "Anna’s side of 28: ", "Then luck has a say."),
        ("de", "Seite von Anna an 28: ", "Dann entscheidet das Los."),
        ("fr", "Côté de Anna, 28 : ", "Ensuite, le sort décide."),
        ("zh-Hant", "Anna在 28 的一側：", "接著由運氣決定。"),
    ],
)
def test_what_a_move_would_bring_is_said_in_words(
    anna: Player, language: str, label: str, then: str
) -> None:
    text = card(anna)
    value = text.split()[1].replace("-", "−")
    answer = anna.http.post(
        f"{anna.path}/preview", json={"text": text}, headers={"accept-language": language}
    )
    assert answer.status_code == 200
    assert answer.json()["changes"] == [f"{label}{value}/28"]
    assert answer.json()["then"] == [then]


def test_trying_changes_nothing(anna: Player) -> None:
    before = anna.scene()
    for _ in range(2):
        assert anna.post("preview", text=card(anna)).status_code == 200
    assert anna.scene() == before


def test_of_a_position_that_is_gone_nothing_is_said(anna: Player) -> None:
    """Whoever points at things while an answer is on its way has done nothing wrong."""
    version = anna.scene()["version"]
    now, gone = (anna.post("preview", text=card(anna), version=version - n) for n in (0, 1))
    assert now.json()["changes"] != []
    assert gone.status_code == 200
    assert gone.json()["changes"] == gone.json()["then"] == []


def test_what_cannot_be_answered_is_not_tried(anna: Player, visitor: Visitor) -> None:
    assert anna.post("preview", text="octopus 28:mine/4 30:mine").status_code == 422
    assert anna.post("preview", text="dance").status_code == 400
    assert anna.post("preview", text="x" * 201).status_code == 400
    assert anna.post("preview", text=card(anna), seat=1).status_code == 403
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="2")
    company(visitor, host, "Ben")
    assert host.post("preview", text="rum 28").json()["error"] == "not-yours-turn"


def test_a_link_tries_one_thing_at_a_time_and_each_once() -> None:
    made: list[str] = []

    async def try_out() -> None:
        trials, table, go_on = Trials(), object(), threading.Event()

        def slowly() -> str:
            go_on.wait()
            made.append("slow")
            return "slow"

        first = asyncio.create_task(trials.of(table, "anna", 1, slowly))
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await trials.of(table, "anna", 2, lambda: "quick")
        go_on.set()
        assert await first == "slow"
        assert await trials.of(table, "anna", 1, slowly) == "slow"
        assert await trials.of(table, "ben", 2, lambda: "quick") == "quick"
        assert made == ["slow"], "what is known is not tried again"
        await trials.of(object(), "anna", 1, slowly)
        assert made == ["slow", "slow"], "but in another position"

    run_async(try_out())


def test_who_wishes_is_asked_before_a_turn_ends(anna: Player) -> None:
    scene = anna.scene()
    played = anna.post("play", text=card(anna), version=scene["version"], hold=True)
    assert "confirm" not in played.json(), "more can be done after a card"
    version = played.json()["version"]
    asked = anna.post("play", text="rum 30", version=version, hold=True).json()
    assert (asked["label"], asked["text"]) == ("End my turn", "rum 30")
    assert anna.scene()["version"] == version
    ended = anna.post("play", text="done", version=version, hold=True)
    assert "confirm" not in ended.json(), "who chooses to end a turn is not asked whether to"
    assert not anna.scene()["yours"]
