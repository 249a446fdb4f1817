"""Luck from two seats that sit down by different servers, at the same moment."""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import wait_for
from tests.server.house import Visitor, run_async
from tests.server.room.test_races import at_once
from tests.server.room.test_sharing import Seat, seal_of, set_up
from tidetable.server.steward import Steward


def test_both_seats_share_the_luck_by_different_servers_at_the_same_moment(
    database: str, houses: tuple[Visitor, Visitor]
) -> None:
    host, invitation, _ = set_up(houses[0], "here", "link")
    seats = [Seat(houses[0], host, "11" * 16), Seat(houses[1], invitation, "22" * 16)]
    seats[1].sit()
    wait_for(lambda: seats[0].luck["waits"] == [0, 1])

    def give(*bodies: dict[str, str]) -> None:
        paths = [f"{one.path}/luck" for one in seats]
        how = [{"json": body} for body in bodies]
        posts = zip(houses, paths, how, strict=True)
        assert [answer.status_code for answer in at_once(*posts)] == [200, 200]

    give(*({"seal": seal_of(one.number)} for one in seats))
    wait_for(lambda: seats[0].luck == seats[1].luck)
    noted = seats[0].luck["fingerprint"]
    give(*({"number": one.number, "fingerprint": noted} for one in seats))
    wait_for(lambda: seats[0].luck is seats[1].luck is None)
    assert seats[0].asked == seats[1].asked != []

    async def hashes() -> list[bytes]:
        engine = create_async_engine(database)
        async with engine.connect() as db:
            last = "SELECT max(id) FROM tables"
            rows = await db.execute(text(f"SELECT hash FROM log WHERE table_id = ({last})"))
            found = [row.hash for row in rows]
        await engine.dispose()
        return found

    found = run_async(hashes())
    assert len({*found}) == len(found) > 6
    assert not any(one.sick for one in Steward(database).examine())
