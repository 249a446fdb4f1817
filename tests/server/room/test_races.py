"""Several people at the same moment: each gets something of their own, or a clear word."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.server.guests import company, finish, guests, room, seat, talk
from tests.server.house import Visitor

RACES = 12
CLAIM = "0123456789abcdef0123456789abcdef"
STRANGER = {"name-1": "Somebody", "colour": "4"}


@pytest.fixture
def others(first_visitor: Visitor) -> Iterator[list[Visitor]]:
    """Three strangers, each with a line of their own to the same house."""
    base = str(first_visitor.http.base_url)
    with ExitStack() as doors:
        yield [doors.enter_context(Visitor(base)) for _ in range(3)]


Post = tuple[Visitor, str, dict[str, Any]]


def at_once(*posts: Post) -> list[httpx.Response]:
    """Let several people post something, as nearly at the same moment as can be."""
    start = threading.Barrier(len(posts))

    def act(post: Post) -> httpx.Response:
        someone, path, how = post
        start.wait()
        return someone.http.post(path, **how)

    with ThreadPoolExecutor(len(posts)) as hands:
        return list(hands.map(act, posts))


def test_of_three_strangers_one_gets_the_seat_and_the_others_a_word(
    first_visitor: Visitor, others: list[Visitor]
) -> None:
    for n in range(1, RACES + 1):
        host = first_visitor.set_up("sirens", seat_1="here", seat_2="link", listed="yes")
        answers = at_once(*((one, f"/open/{n}/sit", {"data": STRANGER}) for one in others))
        assert sorted(answer.status_code for answer in answers) == [303, 400, 400]
        refused = [answer.text for answer in answers if answer.status_code == 400]
        assert all("No seat is free" in text for text in refused)
        assert talk(host).count("Somebody has sat down.") == 1


def test_three_strangers_share_out_the_seats_and_the_colours(
    first_visitor: Visitor, others: list[Visitor]
) -> None:
    seats = {f"seat_{n}": "link" for n in (2, 3, 4)}
    for n in range(1, RACES + 1):
        host = first_visitor.set_up(seat_1="here", listed="yes", **seats)
        answers = at_once(*((one, f"/open/{n}/sit", {"data": STRANGER}) for one in others))
        assert [answer.status_code for answer in answers] == [303, 303, 303]
        assert len({answer.headers["location"] for answer in answers}) == 3
        sitting = room(host)["seats"]
        assert sorted(who["colour"] for who in sitting) == [1, 2, 3, 4]
        assert all(who["taken"] for who in sitting)


def test_of_those_who_have_the_same_invitation_one_sits_down(
    first_visitor: Visitor, others: list[Visitor]
) -> None:
    for _ in range(RACES):
        host = first_visitor.set_up("sirens", seat_1="here", seat_2="link")
        invited, _ = guests(first_visitor, host)
        path = f"{invited.path}/sit"
        names = ("Ben", "Chloé", "Eve")
        posts = [
            (one, path, {"json": {"name": name}}) for one, name in zip(others, names, strict=True)
        ]
        first, *late = sorted(at_once(*posts), key=lambda answer: answer.status_code)
        assert first.status_code == 200
        for answer in late:
            assert answer.status_code in (409, 410)
            assert answer.json()["error"] in ("stale-taken", "http-410")
            assert "⟦" not in answer.json()["message"]
        assert seat(host, 1)["name"] == first.json()["room"]["seats"][1]["name"]
        assert len(talk(host)) == 1


def test_one_claim_sent_twice_at_once_seats_one_person(
    first_visitor: Visitor, others: list[Visitor]
) -> None:
    """An impatient double click, or a browser that sends again."""
    for _ in range(RACES):
        host = first_visitor.set_up("sirens", seat_1="here", seat_2="link")
        invited, _ = guests(first_visitor, host)
        body = {"json": {"name": "Ben", "claim": CLAIM}}
        answers = at_once(*((one, f"{invited.path}/sit", body) for one in others))
        links = {answer.json()["link"] for answer in answers if answer.status_code == 200}
        assert len(links) == 1
        assert invited.sit(claim=CLAIM).status_code == 200
        assert talk(host) == ["Ben has sat down."]


def test_there_is_one_next_game_though_all_ask_at_once(
    first_visitor: Visitor, others: list[Visitor]
) -> None:
    host = first_visitor.set_up("sirens", seat_1="here", seat_2="link")
    friend, watcher = company(first_visitor, host)
    finish(host, friend)
    people = zip(others, (host, friend), strict=False)
    answers = at_once(*((one, f"{player.path}/again", {}) for one, player in people))
    assert [answer.status_code for answer in answers] == [303, 303]
    paths = [answer.headers["location"] for answer in answers]
    assert [first_visitor.at(path).scene()["seat"] for path in paths] == [0, 1]
    before = first_visitor.http.get(f"{paths[0]}/board.svg").headers["content-disposition"]
    assert before == first_visitor.http.get(f"{paths[1]}/board.svg").headers["content-disposition"]
    assert len([one for one in talk(watcher) if "wants to play again" in one]) == 1
