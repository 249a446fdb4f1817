"""Luck that all seats have a part in: who still owes a number, and what comes of it.

All of it is in the log, row by row, before the first draw. So it outlives a server, two servers
agree on it, and the chain shows its order. How it works, and why nobody can choose the luck by it,
is told in `core/shares.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from tidetable.core.chain import SHARE_MARK
from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadShare, NotYours, Stale
from tidetable.core.shares import DRAW, NUMBER, SEAL, WITHOUT
from tidetable.core.table import Table
from tidetable.server.room.events import Announced, Arranged
from tidetable.server.room.live import LiveTable, rows_of
from tidetable.server.room.tables import TRIES, Tables
from tidetable.server.store.model import Link, Row, Sitter

GO_ON: Final = "without"  # how a seat's menu calls it


@dataclass(frozen=True)
class Owed:
    """For what a table waits before its first draw, each by the seats that owe it."""

    people: frozenset[int]  # who have not sat down yet
    seals: frozenset[int]
    numbers: frozenset[int]

    @property
    def all(self) -> frozenset[int]:
        return self.people | self.seals or self.numbers


def owed(table: Table, sitters: list[Sitter]) -> Owed:
    """Return what is still missing. Bots give nothing: the host could know what they give."""
    shares = table.shares
    if shares is None or not table.waits:
        return Owed(frozenset(), frozenset(), frozenset())
    given = shares.sealed | shares.left_out
    people = {seat for seat, who in enumerate(sitters) if who.free and not who.bot}
    seals = {seat for seat, who in enumerate(sitters) if who.person and seat not in given}
    open_now = bool(shares.numbers)  # then whoever comes takes over what the others draw
    return Owed(
        frozenset() if open_now else frozenset(people),
        frozenset() if open_now else frozenset(seals),
        shares.sealed - shares.shown,
    )


class Sharing:
    """Takes what seats give to the luck, and lets it draw when nothing is missing."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def seal(self, live: LiveTable, link: Link, seal: str) -> None:
        """Seal a number for every seat of a link that still owes one."""

        def give(table: Table) -> list[Row]:
            seats = [seat for seat in link.seats if seat in owed(table, live.sitters).seals]
            return self._give(live, table, seats, f"{SEAL} {seal}")

        await self._write(live, give)

    async def show(self, live: LiveTable, link: Link, number: str, fingerprint: str) -> None:
        """Show the number that was sealed, to whoever has seen that all others are sealed too."""

        def give(table: Table) -> list[Row]:
            now = owed(table, live.sitters)
            if now.people or now.seals or fingerprint != live.chain.sealed.hex():
                raise Stale("luck")
            seats = [seat for seat in link.seats if seat in now.numbers]
            return self._give(live, table, seats, f"{NUMBER} {number}")

        await self._write(live, give)

    async def leave_out(self, live: LiveTable, link: Link, seat: int) -> None:
        """Go on without a seat that owes something. All who play there may: everybody sees it."""
        if not link.seats:
            raise NotYours("watching")

        def give(table: Table) -> list[Row]:
            seats = [one for one in may_be_left_out(live) if one == seat]
            return self._give(live, table, seats, WITHOUT)

        await self._write(live, give)
        await self.tables.events.publish(Announced(live, seat, "left-out"))

    async def heed(self, event: Arranged) -> None:
        """Let luck draw where nobody is left who owes anything."""
        live = event.live

        def draw(table: Table) -> list[Row]:
            rows = self._draw(live, table)
            if not rows:  # somebody was faster
                raise BadShare("late")
            return rows

        if is_ready(live.table, live.sitters):
            with suppress(BadShare):
                await self._write(live, draw)

    def _give(self, live: LiveTable, table: Table, seats: list[int], text: str) -> list[Row]:
        if not table.waits:
            raise BadShare("late")
        if not seats:
            raise BadShare("twice")
        for seat in seats:
            table.share(seat, text)
        return [*(Row(seat, SHARE_MARK + text) for seat in seats), *self._draw(live, table)]

    def _draw(self, live: LiveTable, table: Table) -> list[Row]:
        """Let luck draw, if nothing is missing; return what it drew."""
        if not is_ready(table, live.sitters):
            return []
        table.share(CHANCE, DRAW)
        table.settle()
        return [Row(CHANCE, SHARE_MARK + DRAW), *rows_of(table, table.entries)]

    async def _write(self, live: LiveTable, give: Callable[[Table], list[Row]]) -> None:
        """Write it, after what other servers wrote at the same moment."""
        for tried in range(1, TRIES + 1):
            try:
                await self.tables.write(live, "share", give)
            except Stale as stale:
                if stale.key != "stale-overtaken" or tried == TRIES:
                    raise
            else:
                live.tell_watchers(around=True)  # what each page owes is part of the room
                return


def is_ready(table: Table, sitters: list[Sitter]) -> bool:
    return table.waits and not owed(table, sitters).all


def may_be_left_out(live: LiveTable) -> frozenset[int]:
    """Return the seats that owe something, though somebody sits there."""
    now = owed(live.table, live.sitters)
    return now.seals | now.numbers


def state(live: LiveTable, link: Link) -> dict[str, Any] | None:
    """Return what a page or a program needs to do its part; nothing once luck has drawn."""
    if not live.table.waits or live.table.shares is None:
        return None
    now = owed(live.table, live.sitters)
    mine, closed = frozenset(link.seats), not (now.people or now.seals)
    return {
        "seal": bool(mine & now.seals),
        "number": closed and bool(mine & now.numbers),
        "fingerprint": live.chain.sealed.hex(),
        "seals": {seat + 1: seal for seat, seal in live.table.shares.seals},
        "waits": sorted(now.all),
    }
