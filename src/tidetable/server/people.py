"""The people at a table: who comes and goes, who lets a bot play, and what is said."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tidetable import bots
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import BadTable, NotYours, Stale, TooMuch
from tidetable.core.luck import Luck
from tidetable.server.live import LiveTable, Proposal
from tidetable.server.model import N_COLOURS, Link, Remark, Sitter

if TYPE_CHECKING:
    from tidetable.server.tables import Tables

LINGER: Final = 6.0  # seconds in which a page may come back before anybody is told
LONGEST_NAME: Final = 20
LONGEST_REMARK: Final = 300
MOST_REMARKS: Final = 200  # kept in memory
MOST_TIMES: Final = 6  # that one may talk, or change something, in so many seconds
SECONDS: Final = 10.0
QUICK: Final = ("hello", "good-luck", "well-played", "oops", "moment", "thanks", "again", "bye")
PERSON: Final = "person"
AGAIN: Final = "again"  # a remark that says at which table the next game is
JOINER: Final = "\N{ZERO WIDTH JOINER}"  # holds families of small pictures together


class People:
    """Changes who sits at a table, and keeps the talk."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.counting: set[asyncio.Task[None]] = set()

    # --- coming and going -------------------------------------------------------------------------

    @contextmanager
    def attended(self, live: LiveTable, seats: list[int]) -> Iterator[None]:
        """Count an open page as long as it is open. Who comes back at once was never gone."""
        here = seats or [SPECTATOR]
        comers = [seat for seat in seats if not live.is_here(seat)]
        for seat in comers:
            live.proposals.pop(seat, None)
        live.present.update(here)
        if comers or not seats:
            live.tell_watchers(around=True)
        try:
            yield
        finally:
            live.present -= Counter(here)
            live.lingering.update(here)
            asyncio.get_running_loop().call_later(LINGER, self._let_go, live, here)

    def _let_go(self, live: LiveTable, seats: list[int]) -> None:
        live.lingering -= Counter(seats)
        if SPECTATOR in seats or not all(map(live.is_here, seats)):
            live.tell_watchers(around=True)
        if voters(live):
            counting = asyncio.create_task(self._count(live))
            self.counting.add(counting)
            counting.add_done_callback(self.counting.discard)

    # --- sitting down -----------------------------------------------------------------------------

    async def sit_down(self, live: LiveTable, seat: int, name: str, colour: int | None) -> None:
        """Take one's seat, or change one's name and colour."""
        who = live.sitters[seat]
        if who.kind != "human":
            raise NotYours("seat")
        new = replace(who, name=clean_name(name) or who.name, taken=True)
        if colour is not None and colour != who.colour:
            new = replace(new, colour=await self._give_up_colour(live, seat, colour))
        if new != who:
            await self._sit(live, seat, new)
            if not who.taken:
                await self.tell(live, seat, "sat-down")

    async def _give_up_colour(self, live: LiveTable, seat: int, colour: int) -> int:
        """Let a bot or an empty seat change colours; people keep theirs."""
        if not 0 <= colour < N_COLOURS:
            raise BadTable("colour")
        mine = live.sitters[seat].colour
        for other, who in enumerate(live.sitters):
            if who.colour == colour and other != seat:
                if who.kind == "human" and who.taken:
                    raise BadTable("colour")
                await self._sit(live, other, replace(who, colour=mine))
        return colour

    async def take_free_seat(self, live: LiveTable, name: str, colour: int | None) -> Link:
        """Sit down where the start page offered a seat; return its link."""
        links = await self.tables.store.links_of(live.id)
        for link in links:
            free = [seat for seat in link.seats if is_free(live.sitters[seat])]
            if free and not link.host and live.wishes.listed:
                held = [who.colour for who in live.sitters if who.taken]
                await self.sit_down(live, free[0], name, None if colour in held else colour)
                return link
        raise NotYours("no-seat")

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
        sitter = live.sitters[seat]
        bot = "" if who == PERSON else who
        if bot:
            bots.make(live.box, bot, Luck(0))
        slow_down(live, link.seats[0], "change")
        if seat in link.seats and sitter.kind == "human":
            await self._stand_in(live, seat, bot)
        elif sitter.kind == "human" and sitter.taken:
            await self._agree(live, link, seat, bot)
        elif link.host:
            await self._hire(live, seat, bot)
        else:
            raise NotYours("host")

    async def _hire(self, live: LiveTable, seat: int, bot: str) -> None:
        """Set a bot on a seat, or free the seat for a person who gets a link."""
        old = live.sitters[seat]
        new = Sitter("bot", bot, old.colour) if bot else Sitter("human", "", old.colour)
        if bot == old.bot:
            return
        if not bot:
            links = await self.tables.store.links_of(live.id)
            if not any(seat in link.seats for link in links):
                await self.tables.store.add_link(live.id, [seat])
        await self._sit(live, seat, new)
        await self.tell(live, seat, "bot-sits" if bot else "seat-free")

    async def _stand_in(self, live: LiveTable, seat: int, bot: str) -> None:
        who = live.sitters[seat]
        live.proposals.pop(seat, None)
        if who.stand_in == bot:
            live.tell_watchers(around=True)
            return
        await self._sit(live, seat, replace(who, stand_in=bot, taken=True))
        await self.tell(live, seat, "stand-in" if bot else "back")

    async def _agree(self, live: LiveTable, link: Link, seat: int, bot: str) -> None:
        """Propose a stand-in for somebody, or agree to the one that is proposed."""
        if not bot or live.sitters[seat].stand_in:
            raise NotYours("stand-in")
        proposal = live.proposals.get(seat)
        if proposal is None or proposal.bot != bot:
            proposal = live.proposals[seat] = Proposal(bot)
        proposal.agreed.update(link.seats)
        live.tell_watchers(around=True)
        await self._count(live)

    async def _count(self, live: LiveTable) -> None:
        """Let those stand-ins sit down that everybody who is there wants."""
        for seat, proposal in list(live.proposals.items()):
            if voters(live) <= proposal.agreed:
                with suppress(Stale):  # the seat has just changed by another hand
                    await self._stand_in(live, seat, proposal.bot)

    async def _sit(self, live: LiveTable, seat: int, who: Sitter) -> None:
        """Change who holds a seat, in the database and here."""
        async with live.lock:
            old = live.sitters[seat]
            if not await self.tables.store.sit(live.id, seat, who, old):
                raise Stale("overtaken")
            live.seat_at(seat, who)
        live.tell_watchers(around=True)
        if is_person(who) and not is_person(old) and seat in live.table.asked():
            await self.tables.clocks.renew(live)
        self.tables.thinkers.call(live)

    # --- talk -------------------------------------------------------------------------------------

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        """Say something in one's own words."""
        words = clean(text)
        if len(words) > LONGEST_REMARK:
            raise TooMuch("words", most=LONGEST_REMARK)
        await self._remark(live, seat, "said", words)

    async def say_quickly(self, live: LiveTable, seat: int, phrase: str) -> None:
        """Say a phrase that everybody reads in their own language."""
        if phrase not in QUICK:
            raise BadTable("phrase", phrase=phrase, known=" ".join(QUICK))
        await self._remark(live, seat, "quick", phrase)

    async def _remark(self, live: LiveTable, seat: int, kind: str, text: str) -> None:
        if not live.wishes.chat:
            raise BadTable("chat")
        if text:
            slow_down(live, seat, "talk")
            await self._keep(live, seat, kind, text)

    async def tell(self, live: LiveTable, seat: int, what: str) -> None:
        """Let the house say what happened to a seat."""
        await self._keep(live, seat, "house", what)

    async def call_along(self, live: LiveTable, seat: int, table_id: int) -> None:
        """Tell everybody who wants to play again, and at which table."""
        await self._keep(live, seat, AGAIN, str(table_id))

    async def _keep(self, live: LiveTable, seat: int, kind: str, text: str) -> None:
        live.remarks.append(await self.tables.store.remark(live.id, time.time(), seat, kind, text))
        del live.remarks[:-MOST_REMARKS]
        live.tell_watchers(around=True)


def rematch(live: LiveTable) -> Remark | None:
    """Return the call to the next game, if somebody wants to play again."""
    return next((one for one in live.remarks if one.kind == AGAIN), None)


def is_free(who: Sitter) -> bool:
    return who.kind == "human" and not who.taken and not who.stand_in


def is_person(who: Sitter) -> bool:
    """Tell whether a person answers for a seat: who has sat down and lets no bot play."""
    return not who.bot and not is_free(who)


def voters(live: LiveTable) -> set[int]:
    """Return who must agree to a stand-in: everybody at the table now, the seat's owner too."""
    return {i for i, who in enumerate(live.sitters) if live.is_here(i) and not who.bot}


def slow_down(live: LiveTable, seat: int, what: str) -> None:
    """Refuse what a seat does too often: others would have to read it all."""
    now = time.monotonic()
    lately = live.lately.setdefault((seat, what), deque(maxlen=MOST_TIMES))
    if len(lately) == MOST_TIMES and now - lately[0] < SECONDS:
        raise TooMuch("talk", seconds=int(SECONDS))
    lately.append(now)


def clean(text: str) -> str:
    """Keep what can be printed, on one line."""
    return " ".join("".join(c if c.isprintable() or c == JOINER else " " for c in text).split())


def clean_name(name: str) -> str:
    """Keep what can be printed on one line; a long name is cut, since a boat is only so wide."""
    printable = "".join(c for c in name if c.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]
