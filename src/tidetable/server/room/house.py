"""The house: its tables and all who see to them, and which of them hears of what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tidetable.server.room.alarms import Alarms
from tidetable.server.room.clocks import Clocks
from tidetable.server.room.events import (
    Announced,
    Arranged,
    BotChanged,
    CalledAlong,
    Changed,
    Due,
    Events,
    MetElsewhere,
    Roused,
    Woken,
)
from tidetable.server.room.minds import Minds
from tidetable.server.room.neighbours import Neighbours
from tidetable.server.room.orders import Orders
from tidetable.server.room.pauses import Pauses
from tidetable.server.room.people import People
from tidetable.server.room.reviews import Reviews
from tidetable.server.room.sharing import Sharing
from tidetable.server.room.strength import Strength
from tidetable.server.room.tables import Tables
from tidetable.server.room.talk import Talk
from tidetable.server.room.thinkers import Thinkers
from tidetable.server.room.timekeeper import Timekeeper
from tidetable.server.store.store import Store


class House:
    """Everything alive on a server, put together."""

    def __init__(
        self,
        store: Store,
        bot_pause: float,
        now: Callable[[], float] = time.time,
        compile_by: str = "",
    ) -> None:
        self.store = store
        self.events = Events()
        self.timekeeper = Timekeeper(now)
        self.minds = Minds()
        self.tables = Tables(store, self.timekeeper, self.events)
        self.neighbours = Neighbours(self.tables)
        self.people = People(self.tables, self.neighbours)
        self.talk = Talk(store)
        self.clocks = Clocks(self.tables, self.minds)
        self.pauses = Pauses(self.tables)
        self.alarms = Alarms(self.tables)
        self.thinkers = Thinkers(self.tables, self.minds, bot_pause)
        self.sharing = Sharing(self.tables)
        self.orders = Orders(self.tables, bot_pause)
        self.reviews = Reviews(self.minds)
        self.strength = Strength(self.minds.pool, self.tables.tell_all, compile_by)
        self._introduce()

    def _introduce(self) -> None:
        """Say who hears of what, and in which order."""
        hear, thinkers, alarms = self.events.subscribe, self.thinkers, self.alarms
        hear(Changed, alarms.heed, self.sharing.watch, thinkers.call, self.orders.heed)
        hear(Woken, self.neighbours.ask)
        hear(MetElsewhere, self.people.count)
        hear(Arranged, self.sharing.heed, self.sharing.watch, self.clocks.greet, self.pauses.count)
        hear(Arranged, alarms.keep, thinkers.call)
        hear(BotChanged, alarms.keep)
        hear(Due, self.clocks.ring, self.pauses.ring, thinkers.rouse)
        hear(Roused, thinkers.rouse)
        hear(Announced, self.talk.tell)
        hear(CalledAlong, self.talk.call_along)

    def resume(self) -> None:
        """After a restart: bots and clocks go on where the log ends, beside all that is asked."""
        self.store.bus.listen(self.tables.catch_up, self.neighbours.hear, self._catch_up)
        self.neighbours.start()
        self.alarms.start()
        self.strength.start()

    async def _catch_up(self) -> None:
        """The line to other servers stands: what they said before it did is not said again."""
        self.neighbours.greet()
        await self.tables.catch_up_all()

    async def close(self) -> None:
        """End what goes on: first what would begin something new, and who says goodbye is last.

        Whatever still used the database afterwards would never be done.
        """
        self.tables.say_goodbye()
        await self.store.bus.hang_up()
        tasks = [*self.tables.tasks, *self.alarms.tasks, *self.people.counting, *self.reviews.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.neighbours.close()
        await self.strength.close()
        self.minds.pool.close()
