"""Clocks: when a person takes too long, a stand-in answers once. The seat stays theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable import bots
from tidetable.core.errors import Refusal
from tidetable.server.room.live import LiveTable
from tidetable.server.store.model import LEASE, Pause, Sitter, Timing

if TYPE_CHECKING:
    from tidetable.server.room.tables import Tables

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
CLOCKS: Final = (0, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY)
LONGEST_PAUSE: Final = 28 * DAY
GRACE: Final = MINUTE  # nobody loses a turn because the server was away
MOST_ANSWERS: Final = 100  # that a stand-in gives for one turn


@dataclass(frozen=True)
class Standing:
    """How a clock stands: seconds left of those given, and the break that somebody asked for.

    It waits, too, for somebody who is asked and has not sat down yet.
    """

    given: int
    left: float
    pause: Pause | None = None
    waits: bool = False

    @property
    def is_still(self) -> bool:
        return self.pause is not None and self.pause.stands


class Clocks:
    """Knows when the time for an answer is over, and what happens then."""

    def __init__(self, tables: Tables, now: Callable[[], float]) -> None:
        self.tables = tables
        self.now = now
        self.since = now()  # nobody is late sooner than some grace after this

    def standing(self, live: LiveTable) -> Standing | None:
        given = live.wishes.clock
        if not given or live.table.over:
            return None
        if any(map(is_awaited, live.deciders)):
            return Standing(given, given, live.pause, waits=True)
        if live.pause is not None and live.pause.since is not None:
            until = max(live.pause.since, live.asked_at)
            return Standing(given, max(0.0, live.asked_at + given - until), live.pause)
        left = self._deadline(given, live.asked_at) - self.now()
        return Standing(given, max(0.0, left), live.pause)

    def _deadline(self, given: int, asked_at: float) -> float:
        """Return when the time is up. Nobody loses a turn because the server was away."""
        return max(asked_at + given, self.since + min(GRACE, given))

    # --- alarms -----------------------------------------------------------------------------------

    def alarm(
        self, given: int, asked: list[Sitter], asked_at: float, pause: Pause | None
    ) -> float | None:
        """Return when a table must be looked at even if nobody comes.

        A bot that is asked thinks on the server where it was asked; should that one fail, another
        looks after a while. The same holds for a clock that is ringing just now.
        """
        now, times = self.now(), []
        if any(who.bot for who in asked):
            times.append(now + LEASE)
        if given and asked and pause is not None and pause.since is not None:
            times.append(pause.since + LONGEST_PAUSE)
        elif given and any(who.person for who in asked) and not any(map(is_awaited, asked)):
            times.append(self._deadline(given, asked_at))
        return min((time if time > now else now + LEASE for time in times), default=None)

    def alarm_of(self, live: LiveTable) -> float | None:
        return self.alarm(live.wishes.clock, live.deciders, live.asked_at, live.pause)

    def will_do(self, saved: float | None, wanted: float | None, asked: list[Sitter]) -> bool:
        """Tell whether a saved alarm is good enough: for a bot it need not be exact.

        So it is not saved anew for every answer that a bot gives in its turn.
        """
        if saved is None or wanted is None or not any(who.bot for who in asked):
            return saved == wanted
        return self.now() + LEASE / 2 <= saved <= wanted

    async def ring(self, live: LiveTable) -> None:
        """Do what is due: end a pause that was too long, or answer for who is late."""
        stands = self.standing(live)
        if stands is None:
            return
        if stands.pause is not None and stands.pause.since is not None:
            if stands.pause.since + LONGEST_PAUSE <= self.now():
                await self.tables.pauses.end(live)
        elif not stands.waits and stands.left <= 0:
            await self._answer(live)

    async def _answer(self, live: LiveTable) -> None:
        """Let a stand-in answer for every person who is late, until others are asked."""
        asked_at = live.asked_at
        for seat in live.table.asked():
            if not live.sitters[seat].bot:
                await self._answer_for(live, seat)
        if live.asked_at == asked_at:  # the same are asked again: another turn, new time
            await self.renew(live)

    async def _answer_for(self, live: LiveTable, seat: int) -> None:
        best = bots.quick(live.box)  # nobody shall wait any longer
        asked_at = live.asked_at
        for n in range(MOST_ANSWERS):
            if seat not in live.table.asked() or live.asked_at != asked_at:
                break
            version = live.table.version
            action = await self.tables.thinkers.answer(live, seat, best)
            try:
                await self.tables.play(live, seat, action, version)
            except Refusal:
                break  # the person came after all
            if n == 0:
                await self.tables.people.tell(live, seat, "time-up")

    async def renew(self, live: LiveTable) -> None:
        """Give whoever is asked the whole time: another turn, or somebody who has just come."""
        if self.standing(live) is None:
            return
        async with live.lock:
            now = self.now()
            alarm = self.alarm(live.wishes.clock, live.deciders, now, live.pause)
            await self.tables.store.renew_clock(live.id, Timing(now, alarm))
            live.asked_at, live.alarm = now, alarm
        self.tables.alarms.heed(alarm)
        live.tell_watchers(around=True)

    async def greet(self, live: LiveTable, was: list[Sitter]) -> None:
        """Give who has just sat down the whole time.

        Who lets a bot play and comes back has what was left: else no time would ever be up.
        """
        comers = {seat for seat, who in enumerate(live.sitters) if was[seat].free and who.taken}
        if not comers.isdisjoint(live.table.asked()):
            await self.renew(live)


def is_awaited(who: Sitter) -> bool:
    """Tell whether nobody answers for a seat yet: no person has come, and no bot plays."""
    return who.free and not who.bot
