"""A whole game across two servers, with luck from both seats, whatever dies meanwhile.

It is proven afterwards by the record and the fingerprint that both seats saw when all was sealed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import wait_for
from tests.server.house import Visitor
from tests.server.postgres import running_postgres
from tests.server.room.test_sharing import Seat, set_up
from tests.soak.chamber import Serving
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box
from tidetable.server.steward import Steward

pytestmark = pytest.mark.long

BETWEEN = 12  # moves from one accident to the next


def insist(act: Callable[[], Any]) -> Any:
    """Do something until it is answered: servers and the database go away and come back."""
    answers: list[Any] = []

    def is_answered() -> bool:
        with suppress(httpx.HTTPError, KeyError, ValueError):
            answers.append(act())
        return bool(answers)

    wait_for(is_answered)
    return answers[-1]


def give(seat: Seat, act: Callable[[], tuple[int, dict[str, Any]]]) -> None:
    """Seal or show. What was saved though nobody answered is refused the second time."""

    def is_taken() -> bool:
        with suppress(httpx.HTTPError, ValueError):
            code, answer = act()
            return code == 200 or answer["error"] in ("bad-share-twice", "bad-share-late")
        return False

    wait_for(is_taken)


def move(seats: list[Seat]) -> tuple[int, str, int] | None:
    """Answer whatever is asked; return who said what in which version, or nothing at the end."""
    table = insist(lambda: seats[0].get("questions") | {"asked": seats[0].asked})
    if table["over"]:
        return None
    asked: int = table["asked"][0]
    mine = insist(lambda: seats[asked].get("questions"))
    if not mine["legal"]:
        return move(seats)  # the other server has not heard of the last move yet
    said = mine["legal"][-1]["text"]

    def play() -> int:
        code, _ = seats[asked].post("play", text=said, version=mine["version"])
        if code == 503:
            raise httpx.HTTPError("not now")
        return code

    # After a failure nobody knows whether it was saved: then it is stale the second time.
    assert insist(play) in (200, 403, 409)
    return asked, said, mine["version"]


def test_a_game_with_luck_from_both_seats_outlives_a_server_and_the_database(
    tmp_path: Path,
) -> None:
    with running_postgres() as postgres:
        servers = [Serving(postgres.address, tmp_path / f"log-{n}") for n in range(2)]
        try:
            play_through(postgres.address, servers, postgres.crash)
        finally:
            for server in servers:
                server.stop()


def play_through(database: str, servers: list[Serving], crash: Callable[[], None]) -> None:
    with Visitor(servers[0].base) as here, Visitor(servers[1].base) as there:
        host, invitation, _ = set_up(here, "here", "link")
        seats = [Seat(here, host, "11" * 16), Seat(there, invitation, "22" * 16)]
        seats[1].sit()
        for seat in seats:
            give(seat, seat.seal)
        servers[1].kill()  # between seal and number
        crash()
        servers[1].start()
        wait_for(lambda: insist(lambda: seats[0].luck) == insist(lambda: seats[1].luck))
        noted = seats[1].luck["fingerprint"]
        for seat in seats:
            give(seat, partial(seat.show, fingerprint=noted))
        wait_for(lambda: insist(lambda: seats[0].get("luck")) is None)
        moves = 0
        while (made := move(seats)) is not None:
            moves += made is not None
            if moves == BETWEEN:
                servers[0].kill()
                elsewhere = [Seat(there, one.path, one.number) for one in seats]
                for _ in range(3):  # the other server goes on for both
                    assert move(elsewhere)
                servers[0].start()
            if moves == 2 * BETWEEN:
                crash()
        assert moves > 2 * BETWEEN
        text = insist(lambda: here.http.get(f"{host}/record").text)
    for seat in seats:
        assert f"number {seat.number}" in text
    found = judge(record.read(text, lambda *_: box("sirens").game), noted)
    assert [one.name for one in found.findings() if one.outcome is not Outcome.PROVEN] == []
    assert {"shares", "draws", "chain", "noted-line"} <= {one.name for one in found.findings()}
    assert not any(one.sick for one in Steward(database).examine())
