"""Who is at our tables at other servers on the same database, and what they agree to there.

Nothing of it is saved: it is true as long as somebody says so. Each server tells the others who has
a page open at its tables, and votes as they are cast; whoever opens a table asks. A server that has
not been heard for a while is gone, and all who were there with it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tidetable.core.contract import SPECTATOR
from tidetable.server.room.events import MetElsewhere, Woken
from tidetable.server.room.live import LiveTable, Present
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed

BEAT: Final = 10.0  # seconds between two words of a server at which somebody is
PATIENCE: Final = 3  # beats that it may miss
ANSWERING: Final = 0.5  # seconds in which a server says who is there, if it is asked
HERE, VOTES, ALIVE, GONE = "here", "votes", "alive", "gone"
WHO: Final = "who"  # asks for all that somebody should know who opens a table
THERE: Final = "there"  # asks who is there, and not for votes: whoever hears of one counts anew
ALL: Final = 0  # the number of no table


class Neighbours:
    """Tells other servers who is here, and hears who is there."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.monotonic) -> None:
        self.tables = tables
        self.bus = tables.store.bus
        self.now = now
        self.heard: dict[str, float] = {}  # when a server was heard last
        self._unsaid: dict[tuple[str, int], LiveTable | None] = {}  # what kind, of which table
        self.gone = False
        self._saying: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.bus.shared:
            self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Say that nobody is here any more, and then nothing."""
        if self._beating is not None:
            self._beating.cancel()
            self._say(GONE)
            self.gone = True
            tasks = [task for task in (self._beating, self._saying) if task is not None]
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- telling ----------------------------------------------------------------------------------

    def tell(self, live: LiveTable) -> None:
        """Tell the others who is at a table here."""
        self._say(HERE, live)

    def tell_votes(self, live: LiveTable) -> None:
        """Tell the others who agrees to a stand-in."""
        self._say(VOTES, live)

    async def ask(self, woken: Woken) -> None:
        self._say(WHO, woken.live)

    async def answer_for(self, live: LiveTable) -> None:
        """Give other servers time to say who is at a table: nobody shall be outvoted unheard."""
        if self.bus.shared:
            self._say(THERE, live)
            await asyncio.sleep(ANSWERING)

    def greet(self) -> None:
        """The line stands, perhaps again: tell who is here, and ask who is there."""
        self._answer(WHO, ALL)
        self._say(WHO)

    def _answer(self, asked: str, table_id: int) -> None:
        """Tell what somebody asks about a table, or about all of them."""
        for live in [*self.tables.known.values()]:
            if table_id in (live.id, ALL):
                if live.present or live.lingering:
                    self.tell(live)
                if live.proposals and asked == WHO:
                    self.tell_votes(live)

    def _say(self, kind: str, live: LiveTable | None = None) -> None:
        """Say something soon; what comes together is said together, and once."""
        if self.bus.shared and not self.gone:
            self._unsaid[kind, live.id if live else ALL] = live
            if self._saying is None or self._saying.done():
                self._saying = asyncio.create_task(self._say_all())

    async def _say_all(self) -> None:
        while self._unsaid:
            said, self._unsaid = self._unsaid, {}
            words = [
                json.dumps([kind, table_id, facts(kind, live)])
                for (kind, table_id), live in said.items()
            ]
            with suppress(DatabaseFailed):  # as soon as it is back, everybody is asked and told
                await self.bus.gossip(words)

    async def _beat(self) -> None:
        """Let the others know that we are there, and notice who is not."""
        while True:
            await asyncio.sleep(BEAT)
            if any(live.present for live in self.tables.known.values()):
                self._say(ALIVE)
            await self.forget_the_silent()

    async def forget_the_silent(self) -> None:
        silent = self.now() - PATIENCE * BEAT
        for server in [server for server, at in self.heard.items() if at < silent]:
            await self._forget(server)

    # --- hearing ----------------------------------------------------------------------------------

    async def hear(self, server: str, said: str) -> None:
        """Take over what another server says."""
        kind, table_id, what = json.loads(said)
        if server not in self.heard:  # it is new, or was silent for long: nobody is known there
            self._say(WHO)
        self.heard[server] = self.now()
        if kind in (WHO, THERE):
            self._answer(kind, table_id)
        elif kind == GONE:
            await self._forget(server)
        elif (live := self.tables.known.get(table_id)) is not None and what:
            if kind == HERE:
                seats, watchers = what
                await self._see(live, server, Present(frozenset(seats), watchers))
            elif kind == VOTES:
                for seat, bot, agreed in what:
                    if live.sitters[seat].person:  # or it is decided by now, and that was late
                        live.propose(seat, bot, agreed)
                live.tell_watchers(around=True)
                await self.tables.events.publish(MetElsewhere(live))

    async def _see(self, live: LiveTable, server: str, there: Present) -> None:
        """Somebody has come or gone at another server."""
        was = live.elsewhere.get(server, Present())
        if there == was:
            return
        for seat in there.seats:
            if not live.is_here(seat):
                live.proposals.pop(seat, None)
        live.elsewhere[server] = there
        if there == Present():
            del live.elsewhere[server]
        if there.seats == was.seats:
            live.count_watchers()
            return
        live.tell_watchers(around=True)
        await self.tables.events.publish(MetElsewhere(live))

    async def _forget(self, server: str) -> None:
        """A server is gone, and who was there is not there any more."""
        self.heard.pop(server, None)
        for live in [*self.tables.known.values()]:
            await self._see(live, server, Present())


def facts(kind: str, live: LiveTable | None) -> Any:
    """Return what there is to say about a table, as it stands now."""
    if live is None or kind not in (HERE, VOTES):
        return None
    if kind == HERE:
        seats = {*live.present, *live.lingering} - {SPECTATOR}
        return sorted(seats), live.present[SPECTATOR]
    return [(seat, one.bot, sorted(one.agreed)) for seat, one in live.proposals.items()]
