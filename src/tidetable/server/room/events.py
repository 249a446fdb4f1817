"""What happens at tables, and who hears of it.

Clocks, people, pauses, thinkers and alarms know tables, but not each other: whoever does something
says so, and who listens was decided when the house was opened.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tidetable.server.room.live import LiveTable
from tidetable.server.store.model import Sitter


@dataclass(frozen=True)
class Event:
    """Something happened at a table."""

    live: LiveTable


@dataclass(frozen=True)
class Changed(Event):
    """It was opened, or stands differently: others may be asked, or by another time."""


@dataclass(frozen=True)
class Woken(Event):
    """It was rebuilt from its log: nobody here knows who is at it elsewhere."""


@dataclass(frozen=True)
class MetElsewhere(Event):
    """Somebody comes, goes or votes at another server."""


@dataclass(frozen=True)
class Arranged(Event):
    """Others hold its seats."""

    was: list[Sitter]


@dataclass(frozen=True)
class BotChanged(Event):
    """A bot begins to think, or gives up: it may be another time when somebody must look."""


@dataclass(frozen=True)
class Due(Event):
    """Its alarm rings."""


@dataclass(frozen=True)
class Roused(Event):
    """Somebody opens its page, or asks a bot that has given up to try again."""


@dataclass(frozen=True)
class Announced(Event):
    """Everybody should read what happened to a seat."""

    seat: int
    what: str


@dataclass(frozen=True)
class CalledAlong(Event):
    """Somebody wants to play again."""

    seat: int


Some = TypeVar("Some", bound=Event)


class Events:
    """Brings each event to its listeners, one after the other, in the order they were named.

    Who publishes waits for them, and hears of it when one fails.
    """

    def __init__(self) -> None:
        self.listeners: dict[type[Event], list[Callable[[Any], Awaitable[None]]]] = defaultdict(
            list
        )

    def subscribe(self, kind: type[Some], *listeners: Callable[[Some], Awaitable[None]]) -> None:
        self.listeners[kind].extend(listeners)

    async def publish(self, event: Event) -> None:
        for listener in self.listeners[type(event)]:
            await listener(event)
