"""Reviews over the wire: for everybody who may see the replay, after the end and never before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.patience import wait_for
from tests.server.guests import company, finish
from tests.server.house import Player, Visitor
from tests.spread import tongues
from tidetable.server.room.reviews import Reviews


@pytest.fixture(scope="module", autouse=True)
def quickly() -> Iterator[None]:
    """Look for better answers, but not for long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviews, "playouts", 1)
        yield


@pytest.fixture(scope="module")
def door(house: str) -> Iterator[Visitor]:
    with Visitor(house) as someone:
        yield someone


@pytest.fixture(scope="module")
def players(door: Visitor) -> list[Player]:
    """A finished game: its host, a friend, and who watched."""
    host = door.set_up("chests", seat_1="here", name_1="Anna", seat_2="link")
    friend, watcher = company(door, host, "Ben <b>")
    finish(host, friend)
    return [host, friend, watcher]


def reviewed(player: Player) -> dict[str, Any]:
    answer = player.http.get(f"{player.path}/reviewed")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture(scope="module")
def review(players: list[Player]) -> dict[str, Any]:
    wait_for(lambda: reviewed(players[0])["review"] is not None)
    found: dict[str, Any] = reviewed(players[0])["review"]
    return found


def test_while_it_is_looked_at_the_page_says_so(players: list[Player]) -> None:
    page = players[0].http.get(f"{players[0].path}/review")
    assert page.status_code == 200
    assert 'id="waiting"' in page.text or 'id="chart"' in page.text


def test_its_sums_add_up_and_its_course_has_every_position(
    players: list[Player], review: dict[str, Any]
) -> None:
    scores = players[0].http.get(f"{players[0].path}/scores").json()["scores"]
    assert len(review["course"]) == len(scores)
    for seat, of in enumerate(review["seats"]):
        *parts, result = of["sums"].values()
        assert sum(parts) == result == review["course"][-1][seat]
        assert all(one["loss"] >= 0 for one in of["decisions"])
        assert all(bool(one["better"]) == (one["loss"] > 0) for one in of["decisions"])
        assert {one["n"] for one in of["mistakes"]} <= {one["n"] for one in of["decisions"]}
        for moment in of["turning_points"] + of["mistakes"]:
            there = players[0].http.get(f"{players[0].path}/at/{moment['n']}").json()
            assert there["players"][moment["seat"]]["asked"]


def test_all_who_may_look_back_see_the_same(players: list[Player], review: dict[str, Any]) -> None:
    assert [reviewed(player)["review"] for player in players] == [review] * 3
    pages = [player.http.get(f"{player.path}/review").text for player in players]
    assert all("Ben &lt;b&gt;" in page and "Ben <b>" not in page for page in pages)
    assert [page.count("of-seat seat-") for page in pages] == [2, 2, 2]


def test_the_page_leads_to_the_replay_and_to_another_try(
    players: list[Player], review: dict[str, Any]
) -> None:
    host = players[0]
    page = host.http.get(f"{host.path}/review").text
    for of in review["seats"]:
        for moment in of["turning_points"]:
            there = f"{host.path}/replay?at={moment['n']}&amp;seat={moment['seat']}"
            assert f'href="{there}"' in page
            assert f'href="{there}#try"' in page
    assert f'href="{host.path}/review"' in host.http.get(host.path).text
    assert f'href="{host.path}/review"' in host.http.get(f"{host.path}/replay").text


@pytest.mark.parametrize("language", tongues())
def test_it_is_told_in_every_language(
    players: list[Player], review: dict[str, Any], language: str
) -> None:
    page = players[0].http.get(f"{players[0].path}/review", headers={"accept-language": language})
    assert page.status_code == 200
    assert f'lang="{language}"' in page.text
    assert "⟦" not in page.text


def test_while_the_game_runs_nothing_of_it_is_there(door: Visitor) -> None:
    host = door.set_up("chests", seat_1="here", seat_2="here")
    answer = host.http.get(f"{host.path}/reviewed")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours-review")
    page = host.http.get(f"{host.path}/review")
    assert page.status_code == 403
    assert "once it is over" in page.text
    assert "chart" not in page.text
    assert f'href="{host.path}/review"' not in host.http.get(f"{host.path}/replay").text


def test_a_link_that_leads_nowhere_has_no_review(door: Visitor) -> None:
    assert door.http.get("/table/nowhere/reviewed").status_code == 404
    assert door.http.get("/table/nowhere/review").status_code == 404
