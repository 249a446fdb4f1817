"""Forged, repeated, oversized, malformed: a clear answer, and nothing lost or shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Player, Visitor
from tidetable.server.web import scenes
from tidetable.server.web.guard import HEADERS


@pytest.fixture
def player(visitor: Visitor) -> Player:
    return visitor.set_up(seat_1="here", seat_2="here", option_first="1")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "roll"},
        {"text": "roll", "version": -1},
        {"text": "roll", "version": "now"},
        {"text": "roll", "version": "0"},
        {"text": "roll", "version": False},
        {"text": "roll", "version": 10**30},
        {"text": "r" * 201, "version": 0},
        {"text": 7, "version": 0},
        {"text": "roll", "version": 0, "seat": 99},
        {"text": "roll", "version": 0, "seat": -1},
        [],
        "roll",
        None,
    ],
)
def test_malformed_answers_are_refused(player: Player, body: Any) -> None:
    before = player.scene()
    response = player.http.post(f"{player.path}/play", json=body)
    assert response.status_code == 400
    assert response.json()["error"] == "request-not-understood"
    assert player.scene() == before


NONSENSE = ["", "   ", "rol", "open", "open sesame", "roll roll", "⚓", "\x00"]


@pytest.mark.parametrize("text", NONSENSE)
def test_words_that_are_no_action_are_explained(player: Player, text: str) -> None:
    before = player.scene()
    response = player.post("play", text=text, version=before["version"])
    assert response.status_code == 400
    assert response.json()["error"].startswith("not-understood")
    assert "⟦" not in response.json()["message"]
    assert player.scene() == before


def test_chance_answers_to_nobody(player: Player) -> None:
    before = player.scene()
    response = player.post("play", text="dice key key key key", version=before["version"])
    assert response.status_code == 422
    assert player.scene() == before


def test_a_body_that_is_no_json(player: Player) -> None:
    response = player.http.post(f"{player.path}/play", content=b"{")
    assert response.status_code == 400


def test_a_body_that_is_too_long(player: Player) -> None:
    assert player.http.post(f"{player.path}/play", content=b" " * 20_000).status_code == 413
    chunks = (b" " * 1000 for _ in range(100))
    assert player.http.post(f"{player.path}/play", content=chunks).status_code == 413
    assert player.http.post("/new/chests", data={"name-1": "x" * 20_000}).status_code == 413


@pytest.mark.parametrize("tail", ["", "/scene", "/events", "/record"])
def test_a_guessed_link_opens_nothing(visitor: Visitor, tail: str) -> None:
    path = f"/table/guess{tail}"
    assert visitor.http.get(path).status_code == 404
    page = visitor.http.get(path, headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "⟦" not in page.text


def test_wrong_methods_are_refused(player: Player) -> None:
    assert player.http.get(f"{player.path}/play").status_code == 405
    assert player.http.delete(player.path).status_code == 405


def test_a_foreign_last_event_id_is_refused(player: Player) -> None:
    response = player.http.get(f"{player.path}/events", headers={"last-event-id": "x"})
    assert response.status_code == 400


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({}, "0"),
        ({"seat-1": "here"}, "1"),
        ({"seat-1": "here", "seat-2": "bot:nemo"}, "nemo"),
        ({"seat-1": "here", "seat-2": "whale"}, "whale"),
        ({"seat-1": "here", "seat-2": "here", "option-first": "4"}, "4"),
        ({"seat-1": "here", "seat-2": "here", "option-old-sea-dogs": "maybe"}, "maybe"),
    ],
)
def test_a_table_that_cannot_be_set_up(visitor: Visitor, form: dict[str, str], words: str) -> None:
    response = visitor.http.post("/new/chests", data=form)
    assert response.status_code == 400
    assert 'role="alert"' in response.text
    alert = response.text.split('role="alert">')[1].split("<")[0]
    assert words in alert
    assert "⟦" not in alert


def test_names_are_cut_and_escaped(visitor: Visitor) -> None:
    nasty = "<script>alert(1)</script>" + "x" * 100
    player = visitor.set_up(seat_1="here", seat_2="here", name_1=nasty, name_2="  A\n\x07 B ")
    names = [who["name"] for who in player.scene()["players"]]
    assert names == ["<script>alert(1)</sc", "A B"]
    page = player.http.get(player.path).text
    assert "<script>alert" not in page
    assert "<script>alert" not in player.scene()["board"]


def test_games_that_are_not_here(visitor: Visitor) -> None:
    for path in ("/new/chess", "/rules/chess", "/games/chess/board.css", "/games/../board.css"):
        assert visitor.http.get(path).status_code == 404
    assert visitor.http.post("/new/chess", data={"seat-1": "here"}).status_code == 404


# --- whatever comes, a clear answer ---------------------------------------------------------------


@pytest.mark.parametrize("n", ["-1", "9" * 4_000, "9" * 5_000, "%00", "1e3"])
def test_a_position_that_is_no_number_of_ours(player: Player, n: str) -> None:
    answer = player.http.get(f"{player.path}/at/{n}")
    assert answer.status_code == 400
    assert answer.json()["error"] == "request-not-understood"


@pytest.mark.parametrize("secret", ["%00", "a%00b", "%F0%9F%98%80", "x" * 41, "a b", "."])
def test_a_secret_that_cannot_be_one(visitor: Visitor, secret: str) -> None:
    assert visitor.http.get(f"/table/{secret}/scene").status_code == 404


def test_secrets_that_cannot_be_any_lead_nowhere(visitor: Visitor) -> None:
    asked = visitor.http.post("/mine", json={"secrets": ["\x00", "", "x" * 64]})
    assert asked.json() == {"tables": []}


HIDDEN = "the seven of cannons"


def test_every_answer_carries_the_headers(
    player: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_about: object) -> None:
        raise RuntimeError(HIDDEN)

    monkeypatch.setattr(scenes, "show", fail)
    answers = {
        200: player.http.get("/"),
        404: player.http.get("/nowhere"),
        405: player.http.get(f"{player.path}/play"),
        413: player.http.post(f"{player.path}/play", content=b" " * 20_000),
        500: player.http.get(f"{player.path}/scene"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert answers[500].json()["error"] == "http-500"
    page = player.http.get(f"{player.path}/scene", headers={"accept": "text/html"})
    assert "<h1>Something broke</h1>" in page.text
    assert "a request failed: RuntimeError in test_bad_input.py" in caplog.text
    assert "access.picture()" in caplog.text  # the way there
    for secret in (HIDDEN, player.path.rpartition("/")[2]):
        assert secret not in caplog.text


def test_who_asks_for_the_head_gets_it_alone(player: Player) -> None:
    for path in ("/", player.path, f"{player.path}/scene", "/static/style/house.css", "/nowhere"):
        head, whole = player.http.head(path), player.http.get(path)
        assert head.status_code == whole.status_code
        assert head.content == b""
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-length"] == whole.headers["content-length"]
    stream = player.http.head(f"{player.path}/events")
    assert stream.status_code == 200
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert player.http.head(f"{player.path}/play").status_code == 405
    assert player.scene()["yours"]  # the line is free again
