"""Seats and links in the database: who sits where, and which secret opens what.

A key plays its seats, and nobody but its holder is ever shown it. An invitation is good for one
person. Seats and invitations change together, in one transaction, or not at all.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import asdict, replace
from hashlib import sha256
from math import inf
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row as Found, bindparam, insert, select, update

from tidetable.core.errors import SetAside
from tidetable.server.store.bus import Bus
from tidetable.server.store.database import Database
from tidetable.server.store.model import Link, Order, Sitter, TablePlan
from tidetable.server.store.schema import links, seats, tables
from tidetable.server.store.writer import Overtaken

SECRET_BYTES: Final = 16
SECRET: Final = re.compile(r"[\w-]{1,40}", re.ASCII)

# Written before anything is read: whoever changes the seats of a table waits here for their turn.
_TAKE_TURNS: Final = (
    update(tables).where(tables.c.id == bindparam("table")).values(over=tables.c.over)
)


class Seating:
    """Reads links, and changes who sits where."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus

    # --- links ----------------------------------------------------------------------------------

    async def link(self, secret: str) -> Link | None:
        if not SECRET.fullmatch(secret):  # not one of ours; some databases cannot even look for it
            return None
        found = await self._links(links.c.secret == secret)
        return found[0] if found else None

    async def to_give(self, table_id: int) -> list[Link]:
        """Return what may be given away, never a key: invitations by seat, the link to watch."""
        found = await self._links(links.c.table_id == table_id)
        keyless = [link for link in found if not (link.seats or link.host or link.spent)]
        return sorted(keyless, key=lambda link: inf if link.invites is None else link.invites)

    async def watching(self, table_id: int) -> Link:
        """Return a link that invites nobody and gives no seat away."""
        found = [link for link in await self.to_give(table_id) if link.invites is None]
        return found[0] if found else await self._add(Link(new_secret(), table_id, []))

    async def key(self, table_id: int, share: list[int]) -> Link | None:
        """Return the link that plays exactly these seats: for whoever played them before."""
        found = await self._links(links.c.table_id == table_id)
        return next((link for link in found if share and link.seats == share), None)

    async def of_table(self, table_id: int) -> list[Link]:
        """Return every link to a table."""
        return await self._links(links.c.table_id == table_id)

    async def shares(self, table_id: int) -> list[list[int]]:
        """Return which seats are played by one link, for all that play any."""
        found = await self.of_table(table_id)
        return sorted(link.seats for link in found if link.seats)

    async def _links(self, which: ColumnElement[bool]) -> list[Link]:
        wanted = select(links).where(which)
        return await self.database.read(lambda db: [_link(row) for row in db.execute(wanted)])

    async def _add(self, link: Link) -> Link:
        await self.database.write(lambda db: db.execute(insert(links).values(asdict(link))))
        return link

    # --- seats ----------------------------------------------------------------------------------

    async def arrange(self, table_id: int, was: list[Sitter], now: list[Sitter]) -> None:
        """Change who sits where; raise Overtaken if it has changed meanwhile."""
        await self._take_turn(table_id, was, lambda db: _write(db, table_id, was, now))

    async def sit_down(
        self, invitation: Link, was: list[Sitter], now: list[Sitter], claim: str = ""
    ) -> Link:
        """Spend an invitation; return the key to its seat. Raise Overtaken if it was spent."""
        assert invitation.invites is not None
        table_id, secret = invitation.table_id, key_secret(invitation, claim)
        key = Link(secret, table_id, [invitation.invites])
        unspent = (links.c.secret == invitation.secret) & links.c.spent.is_(False)

        def spend(db: Connection) -> None:
            if db.execute(update(links).where(unspent).values(spent=True)).rowcount != 1:
                raise Overtaken
            _write(db, table_id, was, now)
            db.execute(insert(links).values(asdict(key)))

        await self._take_turn(table_id, was, spend)
        return key

    async def _take_turn(
        self, table_id: int, was: list[Sitter], change: Callable[[Connection], None]
    ) -> None:
        """Let nobody else change the seats meanwhile; raise Overtaken if somebody has."""

        def turn(db: Connection) -> None:
            db.execute(_TAKE_TURNS, {"table": table_id})
            if sitters_of(db, table_id) != was:
                raise Overtaken
            change(db)
            self.bus.announce(db, [table_id])

        await self.database.write(turn)


def _write(db: Connection, table_id: int, was: list[Sitter], now: list[Sitter]) -> None:
    """Write what is new: a seat that is free has an invitation, any other has none."""
    for seat, (old, new) in enumerate(zip(was, now, strict=True)):
        here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        if new != old:
            db.execute(update(seats).where(here).values(asdict(new)))
        if old.free and not new.free:
            inviting = (links.c.table_id == table_id) & (links.c.invites == seat)
            db.execute(update(links).where(inviting).values(spent=True))
        if new.free and not old.free:
            invitation = Link(new_secret(), table_id, [], invites=seat)
            db.execute(insert(links).values(asdict(invitation)))


def sitters_of(db: Connection, table_id: int) -> list[Sitter]:
    wanted = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    rows = db.execute(wanted).all()
    check_order([row.seat for row in rows], 0)
    return [
        Sitter(
            row.kind,
            row.name,
            row.colour,
            row.taken,
            row.stand_in,
            row.willing,
            row.from_start,
            tuple(Order(**one) for one in row.orders),
            row.dropped,
        )
        for row in rows
    ]


def check_order(numbers: list[int], first: int) -> None:
    """Refuse what has a gap: whoever reads on would play another game."""
    if numbers != [*range(first, first + len(numbers))]:
        raise SetAside("unreadable")


def from_the_start(sitters: list[Sitter]) -> list[Sitter]:
    """Return who sits down at a new table: its bots play from the first move on."""
    return [replace(who, from_start=who.kind == "bot") for who in sitters]


def new_links(table_id: int, plan: TablePlan) -> list[Link]:
    """Return a link for each share of a new table's seats; the first is the host's own."""
    return [
        Link(new_secret(), table_id, [], invites=share[0])
        if i > 0 and share and plan.sitters[share[0]].free
        else Link(new_secret(), table_id, share, host=i == 0)
        for i, share in enumerate(plan.shares)
    ]


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def key_secret(invitation: Link, claim: str) -> str:
    """Return the secret of a key. Who sits down by a claim of their own finds it by that again,
    should the answer get lost; who only knows the invitation does not.
    """
    if not claim:
        return new_secret()
    digest = sha256(f"{invitation.secret} {claim}".encode()).digest()
    return urlsafe_b64encode(digest[:SECRET_BYTES]).decode().rstrip("=")


def _link(row: Found[Any]) -> Link:
    return Link(row.secret, row.table_id, row.seats, row.host, row.invites, row.spent)
