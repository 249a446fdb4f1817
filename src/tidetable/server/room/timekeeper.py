"""Time: how long is left for an answer, and when a table must be looked at next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tidetable.server.room.live import LiveTable
from tidetable.server.store.model import LEASE, Pause, Sitter

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
CLOCKS: Final = (0, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY)
LONGEST_PAUSE: Final = 28 * DAY
GRACE: Final = MINUTE  # nobody loses a turn because the server was away


@dataclass(frozen=True)
class ClockFace:
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


class Timekeeper:
    """Knows what time it is, and what that means for a table; it does nothing about it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.since = now()  # nobody is late sooner than some grace after this

    def excuse(self) -> None:
        """Forgive everybody who is late: nobody could answer until now."""
        self.since = self.now()

    def standing(self, live: LiveTable) -> ClockFace | None:
        given = live.settings.clock
        if not given or live.table.over:
            return None
        if live.table.waits or any(map(is_awaited, live.deciders)):
            return ClockFace(given, given, live.pause, waits=True)
        if live.pause is not None and live.pause.since is not None:
            until = max(live.pause.since, live.asked_at)
            return ClockFace(given, max(0.0, live.asked_at + given - until), live.pause)
        left = self._deadline(given, live.asked_at) - self.now()
        return ClockFace(given, max(0.0, left), live.pause)

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
        return self.alarm(live.settings.clock, live.deciders, live.asked_at, live.pause)

    def will_do(self, saved: float | None, wanted: float | None, asked: list[Sitter]) -> bool:
        """Tell whether a saved alarm is good enough: for a bot it need not be exact.

        So it is not saved anew for every answer that a bot gives in its turn.
        """
        if saved is None or wanted is None or not any(who.bot for who in asked):
            return saved == wanted
        return self.now() + LEASE / 2 <= saved <= wanted


def is_awaited(who: Sitter) -> bool:
    """Tell whether nobody answers for a seat yet: no person has come, and no bot plays."""
    return who.free and not who.bot
