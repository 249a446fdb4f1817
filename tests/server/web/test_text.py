"""The text table over the wire: what a seat reads, and what comes of a line that is typed."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tests.server.guests import company
from tests.server.house import Player, Visitor
from tidetable.games import names

MOST = 2000
HEADING = re.compile(r"<h([34])>(.*?)</h\1>")


def typed(player: Player, line: str, **more: Any) -> dict[str, Any]:
    version = player.scene()["version"]
    response = player.post("type", **{"line": line, "version": version, **more})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def text_of(player: Player) -> str:
    response = player.http.get(f"{player.path}/text")
    assert response.status_code == 200
    return unescape(response.text)


@pytest.mark.parametrize("lines", [6, pytest.param(MOST, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", names())
def test_a_game_is_played_by_the_command_line_alone(
    visitor: Visitor, game: str, lines: int
) -> None:
    """Nothing is looked at but what was said: what can be typed is read out of “moves”."""
    player, chance = visitor.set_up(game, seat_1="here", seat_2="bot:random"), Random(game)
    for _ in range(lines):
        if player.wait_until_asked()["end"]:
            break
        numbers = ""
        while offered := typed(player, f"moves {numbers}")["said"][1:]:
            one = chance.choice(offered)
            numbers, _, said = one.partition(": ")
            if not said.endswith(" …"):
                break
        answer = typed(
            player, said[said.rindex("(") + 1 : -1] if chance.random() < 0.5 else numbers
        )
        assert answer["played"], (one, answer)
    else:
        assert lines < MOST, "the game does not end"


def test_the_page_has_headings_for_every_part(visitor: Visitor) -> None:
    player = visitor.set_up("titania", seat_1="here", seat_2="bot:greedy", option_first="1")
    headings = [title for _, title in HEADING.findall(text_of(player))]
    for title in ("Now", "What you can do", "Your hand", "Red", "Blue", "Spaces of the kingdom"):
        assert title in headings
    assert "<kbd>play " in text_of(player)


def test_each_seat_reads_its_own_hand(visitor: Visitor) -> None:
    """Neither the other seat's link, nor one who only watches, is told what lies in a hand."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna", option_first="1")
    guest, watcher = company(visitor, host, "Ben")
    (mine,) = re.findall(r"in hand: [−\d, ]+", text_of(host))
    (theirs,) = re.findall(r"in hand: [−\d, ]+", text_of(guest))
    assert mine != theirs
    assert mine not in text_of(guest)
    assert mine in " ".join(typed(host, "anna")["said"])
    assert mine not in text_of(watcher)
    for line in ("anna", "hand", "look hand", "news", "what can i do", "28", "hint"):
        for who in (guest, watcher):
            assert mine not in " ".join(typed(who, line)["said"])
    told = typed(guest, "play 7 28:mine")
    assert not told["played"], "it is not the guest's turn"


def test_what_is_typed_is_refused_in_the_words_of_why_not(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="bot:greedy", option_first="1")
    why = player.post("why", path=["left", "open"]).json()["reasons"]
    answer = typed(player, "open left")
    assert answer["said"] == [one["message"] for one in why]
    assert not answer["played"]
    assert typed(player, "warum open left")["said"] != answer["said"], "no English word"
    scene = player.scene()
    stale = player.post("type", line="roll", version=scene["version"] + 1).json()
    assert not stale["played"]
    assert "moved on" in stale["said"][0]
    assert player.scene()["version"] == scene["version"]


def test_a_doubt_is_asked_back_and_typed_again(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="link", option_first="1")
    company(visitor, player, "Ben")
    answer = typed(player, "roll", confirm=True)
    assert (answer["played"], answer["again"]) == (False, "roll")
    assert answer["said"][0].endswith("Type it once more to do it.")
    assert not typed(player, "roll", confirm=True, sure="open left")["played"]
    assert typed(player, "Roll", confirm=True, sure="roll")["played"]


def test_a_move_is_taken_back_and_done_again(visitor: Visitor) -> None:
    player = visitor.set_up("titania", seat_1="here", seat_2="bot:greedy", option_first="1")
    begun = player.scene()["version"]
    assert not typed(player, "undo")["played"]
    card = next(text for text in re.findall(r"<kbd>(play \w+)</kbd>", text_of(player)))
    assert typed(player, card)["played"]
    assert typed(player, "undo") == {
        "version": begun + 2,
        "said": ["Taken back."],
        "played": True,
        "again": "",
    }
    assert typed(player, "redo")["played"]


def test_hints_come_as_sentences(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="bot:greedy", option_first="1")
    assert typed(player, "hint")["said"][0].startswith("Roll the dice: ")


def test_a_lesson_waits_for_its_own_step(visitor: Visitor) -> None:
    response = visitor.http.post("/lesson/sirens", data={"name-1": "Anna"})
    player = Player(visitor, response.headers["location"])
    taught = player.scene()["lesson"]["play"]
    others = [one["text"] for one in player.http.get(f"{player.path}/questions").json()["legal"]]
    other = next(text for text in others if text != taught)
    assert not typed(player, other)["played"]
    assert typed(player, taught)["played"]


@pytest.mark.parametrize("line", ["", " ", "x" * 200, "\0", "{{ 7 * 7 }}", "<script>", "9" * 200])
def test_whatever_is_typed_is_answered(visitor: Visitor, line: str) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="bot:greedy", option_first="1")
    answer = typed(player, line)
    assert len(answer["said"]) >= 1
    assert not answer["played"]
    assert "49" not in answer["said"][0] or "7 * 7" in answer["said"][0]


def test_a_line_has_an_end(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="bot:greedy", option_first="1")
    assert player.post("type", line="x" * 201, version=0).status_code == 400
