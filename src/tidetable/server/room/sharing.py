"""Luck that all seats have a part in: who still owes a number, and what comes of it.

All of it is in the log, row by row, before the first draw. So it outlives a server, two servers
agree on it, and the chain shows its order. How it works, and why nobody can choose the luck by it,
is told in `core/shares.py`.

Others can go on without a seat, but only if it has been silent for a while though it could have
given what it owes: or a player who knows the host's seed would leave out whoever is honest, before
a browser has had the time to answer. A seat that waits for the others owes nothing yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from tidetable.core.chain import SHARE_MARK
from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadShare, NotYours, Stale
from tidetable.core.shares import DRAW, NUMBER, SEAL, WITHOUT
from tidetable.core.table import Table
from tidetable.server.room.events import Announced, Arranged, Changed
from tidetable.server.room.live import Debt, LiveTable, rows_of
from tidetable.server.room.tables import TRIES, Tables
from tidetable.server.room.timekeeper import MINUTE
from tidetable.server.store.model import Link, Row, Sitter

GO_ON: Final = "without"  # how a seat's menu calls it
SILENCE: Final = MINUTE  # that others wait for a seat; a browser answers at once, where it is open


@dataclass(frozen=True)
class Owed:
    """For what a table waits before its first draw, each by the seats that owe it."""

    people: frozenset[int]  # who have not sat down yet
    seals: frozenset[int]
    numbers: frozenset[int]

    @property
    def all(self) -> frozenset[int]:
        return self.people | self.seals or self.numbers

    @property
    def due(self) -> frozenset[int]:
        """Who could give something now: numbers are shown once all others are sealed."""
        return self.seals or (frozenset() if self.people else self.numbers)


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
        """Go on without a seat: one's own, or one that has been silent. Everybody sees it."""
        if not link.seats:
            raise NotYours("watching")

        def give(table: Table) -> list[Row]:
            left = 0.0 if seat in link.seats else self._left(live, seat)
            if left > 0:
                raise BadShare("soon", seconds=ceil(left))
            return self._give(live, table, [seat] if seat in due(live) else [], WITHOUT)

        await self._write(live, give)
        await self.tables.events.publish(Announced(live, seat, "left-out"))

    def silent(self, live: LiveTable) -> frozenset[int]:
        """Return the seats without which others may go on."""
        return frozenset(seat for seat in due(live) if self._left(live, seat) <= 0)

    def _left(self, live: LiveTable, seat: int) -> float:
        """Return for how many seconds others still have to wait for a seat."""
        self._note(live)
        now = self.tables.timekeeper.now()
        return max(
            (since + SILENCE - now for one, since in live.owing.items() if one.seat == seat),
            default=0.0,
        )

    def _note(self, live: LiveTable) -> None:
        """Note since when each seat owes what it owes now; all are told when its time is over.

        Each server notes what it has seen itself, so nobody's time is ever shorter.
        """
        known, now = live.owing, self.tables.timekeeper.now()
        live.owing = {debt: known.get(debt, now) for debt in debts(live)}
        if not live.owing.keys() <= known.keys():
            later = asyncio.get_running_loop().call_later
            later(SILENCE + 1, live.tell_watchers, True)

    async def watch(self, event: Changed | Arranged) -> None:
        """See who owes something from now on."""
        self._note(event.live)

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


def due(live: LiveTable) -> frozenset[int]:
    """Return the seats that owe something and could give it now."""
    return owed(live.table, live.sitters).due


def debts(live: LiveTable) -> set[Debt]:
    """Return what is due. After a seat was left out, what the others owe is something new."""
    shares = live.table.shares
    if shares is None:
        return set()
    return {Debt(seat, seat in shares.sealed, len(shares.left_out)) for seat in due(live)}


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
