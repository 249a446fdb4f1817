"""Forged, repeated, oversized, malformed: a clear answer, and nothing lost or shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Player, Visitor


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
