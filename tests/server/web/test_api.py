"""The API for programs: its documentation is true, and the example bot lives by it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import BaseModel

from tests.patience import PATIENCE
from tests.server.guests import guests
from tests.server.house import Player, Visitor
from tests.spread import tongues
from tidetable import games
from tidetable.server.web.answers import (
    AskedBack,
    GameHere,
    InRoom,
    Meanings,
    Moved,
    NewsOut,
    Questions,
    Reasons,
    Refused,
    Room,
    Seated,
    TableOut,
)

ROOT = Path(__file__).parents[3]
BOT = ROOT / "examples" / "bot.py"
MOST_LINES = 40
INVITED = ("chests", "titania")  # where the example bot comes by an invitation
Json = dict[str, Any]


def new_table(visitor: Visitor, game: str = "chests", **more: object) -> httpx.Response:
    seats = [{"who": "here", "name": "Anna"}, {"who": "bot:greedy"}]
    body = {"game": game, "seats": seats, **more}
    return visitor.http.post("/api/tables", json=body)


def link_to(visitor: Visitor, game: str = "chests", **more: object) -> Player:
    made = new_table(visitor, game, **more)
    assert made.status_code == 201, made.text
    url: str = made.json()["links"][0]["url"]
    return Player(visitor, httpx.URL(url).path)


# --- Setting up ---------------------------------------------------------------------------------


def test_a_table_is_set_up_with_a_link_for_each_share(visitor: Visitor) -> None:
    seats = [{"who": "here"}, {"who": "link"}, {"who": "link"}, {"who": "bot:random"}]
    made = visitor.http.post("/api/tables", json={"game": "titania", "seats": seats})
    assert made.status_code == 201
    links = made.json()["links"]
    assert [link["seats"] for link in links] == [[0], [1], [2], []]
    assert [link["host"] for link in links] == [True, False, False, False]
    assert [link["invitation"] for link in links] == [False, True, True, False]
    for link in links:
        assert visitor.http.get(f"{link['url']}/scene").status_code == 200


def test_a_table_is_set_up_as_asked(visitor: Visitor) -> None:
    player = link_to(visitor, options={"first": "2"}, chat=False, clock=60, best_of=3)
    room = visitor.http.get(f"{player.path}/room").json()
    assert room["seats"][0]["name"] == "Anna"
    assert room["seats"][1]["level"] == "greedy"
    assert room["clock"] is not None


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, "bad-table-game"),
        ({"seats": [{"who": "here"}]}, "bad-table-seats"),
        ({"seats": [{"who": "here"}] * 5}, "bad-table-seats"),
        ({"seats": [{"who": "here"}, {"who": "whale"}]}, "bad-table-who"),
        ({"seats": [{"who": "here"}, {"who": "bot:nemo"}]}, "bad-table-bot"),
        ({"options": {"sails": "black"}}, "bad-table-option"),
        ({"options": {"first": "9"}}, "bad-table-choice"),
        ({"best_of": 4}, "bad-table-match"),
        ({"clock": -3}, "bad-table-clock"),
        ({"seats": []}, "request-not-understood"),
        ({"seats": "all"}, "request-not-understood"),
        ({"options": {"first": "9" * 100}}, "request-not-understood"),
    ],
)
def test_a_table_nobody_can_set_up_is_refused(
    visitor: Visitor, body: dict[str, Any], error: str
) -> None:
    refused = new_table(visitor, **body)
    assert refused.status_code == 400
    assert refused.json()["error"] == error
    assert "⟦" not in refused.json()["message"]


# --- The document and what is answered ----------------------------------------------------------


def exactly(shape: type[BaseModel], answer: object) -> None:
    """Check that an answer has what its shape promises, and nothing that it keeps to itself."""
    parsed = shape.model_validate(answer)
    if shape.model_config.get("extra") != "allow":
        assert isinstance(answer, dict)
        assert {*answer} - {*shape.model_fields} == set()
        required = {name for name, one in shape.model_fields.items() if one.is_required()}
        assert required <= {*answer}
    for name in shape.model_fields:
        inside = getattr(parsed, name)
        if isinstance(inside, BaseModel):
            assert isinstance(answer, dict)
            exactly(type(inside), answer[name])


def test_answers_have_the_shapes_that_are_documented(visitor: Visitor) -> None:
    seats = [{"who": "here"}, {"who": "here"}]  # among people a roll is for good
    player = link_to(visitor, seats=seats, options={"first": "1"})
    http, path = visitor.http, player.path
    for game in http.get("/api/games").json():
        exactly(GameHere, game)
    exactly(TableOut, new_table(visitor).json())
    questions = http.get(f"{path}/questions").json()
    exactly(Questions, questions)
    exactly(Room, http.get(f"{path}/room").json())
    exactly(Seated, player.post("sit", name="Bea").json())
    exactly(InRoom, player.post("say", text="Ahoy").json())
    exactly(Reasons, player.post("why", path=["left"]).json())
    roll = {"action": questions["legal"][0]["action"], "version": questions["version"]}
    exactly(AskedBack, http.post(f"{path}/play", json={**roll, "confirm": True}).json())
    exactly(Moved, http.post(f"{path}/play", json=roll).json())
    stale = http.post(f"{path}/play", json=roll)
    assert stale.status_code == 409
    exactly(Refused, stale.json())
    exactly(NewsOut, next(player.events(kind="news", stream="news")))


def test_the_example_of_a_question_is_true(visitor: Visitor) -> None:
    document = visitor.http.get("/openapi.json").json()
    example = document["components"]["schemas"]["Questions"]["examples"][0]
    exactly(Questions, example)
    table = games.box("chests").table(2, {"first": "1"}, bytes(16))
    assert (example["version"], example["asked"]) == (table.version, table.asked())
    assert [one["action"] for one in example["legal"]] == table.legal(0)
    player = link_to(visitor, seats=[{"who": "here"}, {"who": "here"}], options={"first": "1"})
    real = visitor.http.get(f"{player.path}/questions").json()
    assert {**example, "view": None} == {**real, "view": None, "seat": 0}
    assert example["view"]["public"].keys() == real["view"]["public"].keys()
    assert example["view"]["public"]["player"] == "1"
    assert [len(row) for row in example["view"]["public"]["loot"]] == [10] * 4


def test_a_program_learns_what_the_fields_of_a_view_mean(visitor: Visitor) -> None:
    means = visitor.http.get("/api/games/chests/view").json()
    exactly(Meanings, means)
    view = visitor.http.get(f"{link_to(visitor).path}/questions").json()["view"]
    assert means["public"].keys() == view["public"].keys()
    assert means["public"]["loot"]["axes"] == ["seat", "treasure"]
    assert means["things"]["treasure"][0] == "coin"
    document = visitor.http.get("/openapi.json").json()
    example = document["components"]["schemas"]["Meanings"]["examples"][0]
    for part in ("things", "public"):
        assert example[part].items() <= means[part].items()
    assert visitor.http.get("/api/games/chess/view").status_code == 404


def operations(visitor: Visitor) -> Iterator[tuple[str, str, Json]]:
    document = visitor.http.get("/openapi.json").json()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


BROKEN: list[bytes] = [b"", b"{", b"[]", b"null", b'{"seat": "x", "stop": 7}', b'{"version": -1}']


def test_a_seat_is_told_what_it_can_know_in_words(visitor: Visitor) -> None:
    """The own hand by its cards, another's by its size: what a link may not see is not said."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="bot:random", option_first="1")
    sheet = visitor.http.get(f"{host.path}/sheet").json()
    seats = {group["seat"]: group for group in sheet["groups"] if group["seat"] is not None}
    mine, theirs = (" ".join(fact["label"] for fact in seats[n]["facts"]) for n in (0, 1))
    assert "in hand: " in mine
    assert "4 cards in hand" in theirs
    assert {"label": "Points", "value": "0", "n": 0} in seats[0]["facts"]
    assert visitor.http.get(f"{host.path}/sheet?seat=1").status_code == 403


def test_an_invitation_and_a_link_to_watch_are_told_no_hand(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    for guest in guests(visitor, host):
        said = visitor.http.get(f"{guest.path}/sheet").text
        assert "4 cards in hand" in said
        assert "in hand: " not in said


def test_every_path_answers_what_is_documented(visitor: Visitor) -> None:
    """Good and broken bodies, links and numbers; whatever comes back must be in the document."""
    player = link_to(visitor, options={"first": "1"})
    secret = player.path.removeprefix("/table/")
    seen = 0
    for path, method, operation in operations(visitor):
        known = operation["responses"]
        assert operation["description"], path
        for link in (secret, "guess"):
            address = path.replace("{secret}", link).replace("{n}", "0")
            for body in BROKEN if "requestBody" in operation else [b""]:
                for code, shape in asked(visitor, method, address, body):
                    assert str(code) in known, (method, address, body, code)
                    if code >= 400:
                        exactly(Refused, shape)
                    seen += 1
    assert seen > 60


def asked(visitor: Visitor, method: str, address: str, body: bytes) -> Iterator[tuple[int, object]]:
    """Ask for something as it is, and with parameters that are no use; yield the answers."""
    for broken in (False, True):
        with visitor.http.stream(
            method.upper(),
            address + ("?seat=99&eyes=99" if broken else ""),
            content=body,
            headers={"content-type": "application/json", "last-event-id": "x" * broken},
        ) as answer:
            is_stream = answer.headers["content-type"].startswith("text/event-stream")
            if answer.status_code >= 400:
                answer.read()
                yield answer.status_code, answer.json()
            else:
                assert is_stream or answer.read() is not None
                yield answer.status_code, None


def test_the_document_says_nothing_false(visitor: Visitor) -> None:
    document = visitor.http.get("/openapi.json").json()
    assert "HTTPValidationError" not in str(document)
    names = [operation["operationId"] for *_, operation in operations(visitor)]
    assert len(names) == len({*names})
    for name in ("questions", "play", "undo", "why_not", "news", "whole_record", "room"):
        assert name in names


def test_what_is_too_long_or_asked_the_wrong_way_is_told_so(visitor: Visitor) -> None:
    player = link_to(visitor)
    long = visitor.http.post(f"{player.path}/play", content=b" " * 20_000)
    assert (long.status_code, long.json()["error"]) == (413, "http-413")
    assert "longer" in long.json()["message"]
    wrong = visitor.http.get(f"{player.path}/play")
    assert (wrong.status_code, wrong.json()["error"]) == (405, "http-405")
    assert "/api" in wrong.json()["message"]
    number = player.post("play", action=2**30, version=0)
    assert number.status_code == 400
    assert number.json()["error"] == "not-understood-number"


@pytest.mark.parametrize("language", tongues())
def test_the_page_shows_every_operation(visitor: Visitor, language: str) -> None:
    page = visitor.http.get("/api", headers={"accept-language": language}).text
    assert "⟦" not in page
    for path, _, operation in operations(visitor):
        assert path in page
        assert f'id="{operation["operationId"]}"' in page


# --- The example --------------------------------------------------------------------------------


def test_the_example_bot_is_short() -> None:
    code = BOT.read_text(encoding="utf-8").split('"""')[2]
    rows = [row for row in code.splitlines() if row.strip()]
    assert len(rows) <= MOST_LINES


@pytest.mark.parametrize("game", games.names())
def test_the_example_bot_plays_whole_games(visitor: Visitor, game: str) -> None:
    """It comes by an invitation, and by a link that plays at once."""
    seats = [{"who": "bot:greedy"}, {"who": "link" if game in INVITED else "here"}]
    made = new_table(visitor, game, seats=seats).json()
    link = next(link["url"] for link in made["links"] if link["seats"])
    player = Player(visitor, httpx.URL(made["links"][-1]["url"]).path)
    done = subprocess.run(
        [sys.executable, str(BOT), link],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "places by seat: [" in done.stdout
    assert player.scene()["end"]
