"""The people at a table: who comes and goes, and who lets a bot play."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

from tidetable import bots
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import BadTable, NotYours, Stale
from tidetable.core.luck import Luck
from tidetable.server.room.events import Announced, Arranged, MetElsewhere
from tidetable.server.room.live import LiveTable
from tidetable.server.room.neighbours import Neighbours
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.model import N_COLOURS, Link, Sitter

LINGER: Final = 6.0  # seconds in which a page may come back before anybody is told
LONGEST_NAME: Final = 20
PERSON: Final = "person"

Arrangement = Callable[[list[Sitter]], list[Sitter]]
Save = Callable[[list[Sitter], list[Sitter]], Awaitable[None]]


class People:
    """Changes who sits at a table."""

    def __init__(self, tables: Tables, neighbours: Neighbours) -> None:
        self.tables = tables
        self.neighbours = neighbours
        self.counting: set[asyncio.Task[None]] = set()

    # --- coming and going -------------------------------------------------------------------------

    @contextmanager
    def attended(self, live: LiveTable, seats: list[int], still: bool = False) -> Iterator[None]:
        """Count an open page as long as it is open. Who comes back at once was never gone."""
        here, loop = seats or [SPECTATOR], asyncio.get_running_loop()
        still = still and bool(seats)  # whoever only watches has no say in how fast bots play
        comers = [seat for seat in seats if not live.is_here(seat)]
        for seat in comers:
            live.proposals.pop(seat, None)
        live.present.update(here)
        live.still += still
        if comers:
            live.tell_watchers(around=True)
        if not seats:
            live.count_watchers()
        self.neighbours.tell(live)
        try:
            yield
        finally:
            live.present -= Counter(here)
            live.still -= still
            live.lingering.update(here)
            if not loop.is_closed():  # or the house has shut, and nobody is left to be told
                loop.call_later(LINGER, self._let_go, live, here)

    def _let_go(self, live: LiveTable, seats: list[int]) -> None:
        live.lingering -= Counter(seats)
        self.neighbours.tell(live)
        if SPECTATOR in seats:
            live.count_watchers()
            return
        if not all(map(live.is_here, seats)):
            live.tell_watchers(around=True)
        self._count_soon(live)

    # --- sitting down -----------------------------------------------------------------------------

    async def accept(
        self,
        live: LiveTable,
        invitation: Link,
        name: str,
        colour: int | None,
        *,
        claim: str = "",
        insist: bool = True,
    ) -> Link:
        """Sit down where an invitation leads to; return the link that plays the seat from now on.

        Who does not insist on a colour gets another one where it is taken.
        """
        seat = invitation.invites
        assert seat is not None

        def sit(was: list[Sitter]) -> list[Sitter]:
            if not was[seat].free:
                raise Stale("taken")
            if live.is_foreseen:
                raise BadTable("foreseen")
            taken = not insist and colour in {who.colour for who in was if who.taken}
            comer = replace(was[seat], name=clean_name(name) or was[seat].name, taken=True)
            now = seated(was, seat, replace(comer, stand_in="", orders=(), dropped=""))
            return now if colour is None or taken else dressed(now, seat, colour)

        key = invitation

        async def save(was: list[Sitter], now: list[Sitter]) -> None:
            nonlocal key
            key = await self.tables.store.seating.sit_down(invitation, was, now, claim)

        if live.table.over:
            raise NotYours("over")
        await self._arrange(live, sit, save)
        await self.tables.events.publish(Announced(live, seat, "sat-down"))
        return key

    async def take_free_seat(self, live: LiveTable, name: str, colour: int | None) -> Link:
        """Sit down where the start page offered a seat; return its link."""
        for link in (
            await self.tables.store.seating.to_give(live.id) if live.settings.listed else []
        ):
            if link.invites is not None:
                with suppress(Stale):  # somebody was faster; there may be another seat
                    return await self.accept(live, link, name, colour, insist=False)
        raise NotYours("no-seat")

    async def introduce(self, live: LiveTable, seat: int, name: str, colour: int | None) -> None:
        """Change one's name and colour."""

        def change(was: list[Sitter]) -> list[Sitter]:
            now = seated(was, seat, replace(was[seat], name=clean_name(name) or was[seat].name))
            return now if colour is None else dressed(now, seat, colour)

        await self._arrange(live, change)

    # --- bots and people --------------------------------------------------------------------------

    async def change(self, live: LiveTable, link: Link, seat: int, who: str) -> None:
        """Let a bot play on a seat, or a person again.

        Everybody decides about the own seat, the host about bots and seats where nobody sits. A
        stand-in for somebody else comes when all who are there agree.
        """
        if not link.seats:
            raise NotYours("watching")
        if not 0 <= seat < len(live.sitters):
            raise NotYours("seat")
        bot = "" if who == PERSON else who
        if bot:
            bots.make(live.box, bot, Luck(0))
        live.slow_down(link.seats[0], "change")
        if seat in link.seats:
            await self._stand_in(live, seat, bot, willing=bool(bot))
        elif live.sitters[seat].taken:
            await self._agree(live, link, seat, bot)
        elif link.host:
            await self._hire(live, seat, bot)
        else:
            raise NotYours("host")

    async def _hire(self, live: LiveTable, seat: int, bot: str) -> None:
        """Set a bot on a seat, or free a bot's seat for a person: it plays until they come."""

        def change(was: list[Sitter]) -> list[Sitter]:
            old = was[seat]
            if old.taken:
                raise Stale("taken")
            if not bot and live.is_foreseen:
                raise BadTable("foreseen")
            if old.kind == "bot":
                return seated(was, seat, replace(old, name=bot) if bot else freed(old))
            return seated(was, seat, Sitter("bot", bot, old.colour)) if bot else was

        if await self._arrange(live, change):
            await self.tables.events.publish(
                Announced(live, seat, "bot-sits" if bot else "seat-free")
            )

    async def _stand_in(self, live: LiveTable, seat: int, bot: str, *, willing: bool) -> None:
        def change(was: list[Sitter]) -> list[Sitter]:
            who = replace(was[seat], stand_in=bot, willing=willing, orders=(), dropped="")
            return seated(was, seat, who)

        live.proposals.pop(seat, None)
        if await self._arrange(live, change):
            await self.tables.events.publish(Announced(live, seat, "stand-in" if bot else "back"))
        else:
            live.tell_watchers(around=True)

    async def _agree(self, live: LiveTable, link: Link, seat: int, bot: str) -> None:
        """Propose a stand-in for somebody, or agree to the one that is proposed."""
        if not bot or live.sitters[seat].stand_in:
            raise NotYours("stand-in")
        live.propose(seat, bot, link.seats)
        live.tell_watchers(around=True)
        self.neighbours.tell_votes(live)
        await self._count(live)

    async def count(self, met: MetElsewhere) -> None:
        """Somebody else is there now, or agrees: it may be all who must."""
        self._count_soon(met.live)

    def _count_soon(self, live: LiveTable) -> None:
        if live.proposals and not self.tables.closing:
            counting = asyncio.create_task(self._count(live))
            self.counting.add(counting)
            counting.add_done_callback(self.counting.discard)

    async def _count(self, live: LiveTable) -> None:
        """Let those stand-ins sit down that everybody who is there wants."""
        await self.neighbours.answer_for(live)
        for seat, proposal in list(live.proposals.items()):
            if voters(live) <= proposal.agreed:
                # The seat may just have changed by another hand.
                with suppress(Stale, DatabaseFailed):
                    willing = seat in proposal.agreed
                    await self._stand_in(live, seat, proposal.bot, willing=willing)

    async def _arrange(
        self, live: LiveTable, change: Arrangement, save: Save | None = None
    ) -> bool:
        """Change who sits where, in the database and here; tell whether anything changed."""

        async def save_change() -> tuple[list[Sitter], list[Sitter]]:
            was, now = live.sitters, change(live.sitters)
            if now != was:
                await (save(was, now) if save else self._save(live, was, now))
                live.seat(now)
            return was, now

        was, now = await self.tables.together(live, save_change)
        if now == was:
            return False
        live.tell_watchers(around=True)
        await self.tables.events.publish(Arranged(live, was))
        return True

    async def _save(self, live: LiveTable, was: list[Sitter], now: list[Sitter]) -> None:
        await self.tables.store.seating.arrange(live.id, was, now)


def seated(sitters: list[Sitter], seat: int, who: Sitter) -> list[Sitter]:
    """Return the same people but for one seat."""
    return [who if i == seat else other for i, other in enumerate(sitters)]


def freed(bot: Sitter) -> Sitter:
    """Return a bot's seat as it waits for a person. The bot plays until they come."""
    return Sitter("human", "", bot.colour, stand_in=bot.name)


def dressed(sitters: list[Sitter], seat: int, colour: int) -> list[Sitter]:
    """Give a seat a colour. A bot or an empty seat changes with it; people keep theirs."""
    mine = sitters[seat].colour
    holder = next((i for i, who in enumerate(sitters) if who.colour == colour), seat)
    if not 0 <= colour < N_COLOURS or (holder != seat and sitters[holder].taken):
        raise BadTable("colour")
    swapped = {mine: colour, colour: mine}
    return [replace(who, colour=swapped.get(who.colour, who.colour)) for who in sitters]


def voters(live: LiveTable) -> set[int]:
    """Return who must agree to a stand-in: everybody at the table now, the seat's owner too."""
    return {i for i, who in enumerate(live.sitters) if live.is_here(i) and not who.bot}


def clean_name(name: str) -> str:
    """Keep what can be printed on one line; a long name is cut, since a boat is only so wide."""
    printable = "".join(c for c in name if c.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]
