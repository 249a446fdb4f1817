"""People at one table: the host, friends by their links, and who watches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from tests.patience import wait_for
from tests.server.house import Player, Visitor

Room = dict[str, Any]
MOST_MOVES = 2000
MOVED, OVER = "moved", "over"


def guests(visitor: Visitor, host: Player) -> list[Player]:
    """Return the friends that a host can invite, by seat; who watches is the last."""
    found = host.http.get(f"{host.path}/invitations").json()["invitations"]
    addresses = [one["address"] for one in found if one["address"]]
    return [Player(visitor, urlsplit(address).path) for address in addresses]


def company(visitor: Visitor, host: Player, *names: str) -> list[Player]:
    """Let the invited friends sit down; return them, and who watches as the last."""
    *friends, watcher = guests(visitor, host)
    for friend, name in zip(friends, [*names, *[""] * len(friends)], strict=False):
        assert friend.sit(name).status_code == 200
    return [*friends, watcher]


def room(player: Player) -> Room:
    found: Room = player.http.get(f"{player.path}/room").json()
    return found


def seat(player: Player, number: int) -> dict[str, Any]:
    found: dict[str, Any] = room(player)["seats"][number]
    return found


def talk(player: Player) -> list[str]:
    return [one["text"] for one in room(player)["talk"]]


def finish(*players: Player) -> None:
    """Let people play to the end, each the first answer there is; without pictures it is quick."""
    for _ in range(MOST_MOVES):
        if wait_for(lambda: move(*players)) == OVER:
            return
    raise AssertionError("the game does not end")


def before_the_end(visitor: Visitor, game: str, moves: int = 1) -> Player:
    """Play a game, and go on from so many decisions before its end: both seats at one screen."""
    seats = {"seat_1": "here", "seat_2": "here"}
    player = visitor.set_up(game, **seats)
    finish(player)
    scores = visitor.http.get(f"{player.path}/scores").json()["scores"]
    form = {key.replace("_", "-"): who for key, who in seats.items()}
    at = {"at": str(len(scores) - 1 - moves)}
    again = visitor.http.post(f"{player.path}/continue", data={**form, **at})
    assert again.status_code == 303, again.text
    return visitor.at(again.headers["location"])


def move(*players: Player) -> str:
    """Let the first who is asked answer; tell whether somebody did, or the game is over."""
    for player in players:
        found = _asked(player)
        if found["over"]:
            return OVER
        if found["legal"]:
            action, version = found["legal"][0]["action"], found["version"]
            player.post("play", action=action, version=version, seat=found["seat"])
            return MOVED
    return ""


def _asked(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.http.get(f"{player.path}/questions").json()
    return found


@contextmanager
def sitting_there(player: Player) -> Iterator[None]:
    """Keep a page open."""
    with player.http.stream("GET", f"{player.path}/events") as stream:
        lines = stream.iter_lines()  # a reader that is let go of hangs up
        next(lines)
        yield
