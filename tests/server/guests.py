"""People at one table: the host, friends by their links, and who watches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from tests.server.house import Player, Visitor

Room = dict[str, Any]


def guests(visitor: Visitor, host: Player) -> list[Player]:
    """Return the friends that a host can invite, by seat; who watches is the last."""
    found = host.http.get(f"{host.path}/invitations").json()["invitations"]
    return [Player(visitor, urlsplit(one["address"]).path) for one in found]


def room(player: Player) -> Room:
    found: Room = player.http.get(f"{player.path}/room").json()
    return found


def seat(player: Player, number: int) -> dict[str, Any]:
    found: dict[str, Any] = room(player)["seats"][number]
    return found


def talk(player: Player) -> list[str]:
    return [one["text"] for one in room(player)["talk"]]


@contextmanager
def sitting_there(player: Player) -> Iterator[None]:
    """Keep a page open."""
    with player.http.stream("GET", f"{player.path}/events") as stream:
        lines = stream.iter_lines()  # a reader that is let go of hangs up
        next(lines)
        yield
