"""What the pages say and carry, in every language."""

from __future__ import annotations

import re

import pytest

from tests.server.guests import finish
from tests.server.house import Visitor
from tests.spread import tongues
from tidetable.games import box


@pytest.mark.parametrize("language", tongues())
def test_every_page_speaks_the_visitors_language(visitor: Visitor, language: str) -> None:
    visitor.http.headers["accept-language"] = language
    player = visitor.set_up(seat_1="here", seat_2="link")
    for path in ("/", "/new/chests", "/rules/chests", player.path, "/nowhere"):
        page = visitor.http.get(path, headers={"accept": "text/html"}).text
        assert f'<html lang="{language}">' in page
        assert "⟦" not in page


def test_a_language_once_chosen_is_remembered(visitor: Visitor) -> None:
    assert 'lang="en"' in visitor.http.get("/").text
    visitor.http.get("/?lang=fr")
    assert '<html lang="fr">' in visitor.http.get("/new/chests").text


def test_a_table_speaks_to_each_visitor_in_their_language(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    english = player.scene()["prompt"]
    visitor.http.cookies.set("language", "zh-Hant")
    assert player.scene()["prompt"] != english


def test_the_rules_page_has_every_rule(visitor: Visitor) -> None:
    page = visitor.http.get("/rules/chests").text
    for rule in box("chests").rulebook.rules:
        assert f'id="{rule}"' in page


def test_nothing_comes_from_elsewhere_and_nothing_is_inline(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="link")
    for path in ("/", "/new/chests", "/rules/chests", player.path):
        response = visitor.http.get(path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["referrer-policy"] == "no-referrer"
        loaded = re.findall(r'(?:src|href|action)="(https?:)?//', response.text)
        assert loaded == []
        assert " style=" not in response.text
        assert not re.search(r"\son\w+=", response.text)


def test_play_again_sits_the_same_people_down(visitor: Visitor) -> None:
    player = visitor.set_up(
        "sirens", seat_1="here", seat_2="bot:greedy", name_1="Anna", option_first="2"
    )
    finish(player)
    response = player.http.post(f"{player.path}/again")
    assert response.status_code == 303
    assert response.headers["location"] != player.path
    again = visitor.http.get(response.headers["location"] + "/room").json()
    assert again["seats"][0]["name"] == "Anna"
    assert again["seats"][1]["level"] == "greedy"
