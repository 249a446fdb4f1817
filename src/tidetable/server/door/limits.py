"""How much of what costs anybody may ask for: by address, by private link, and all together.

What is counted is not requests but when the next one is due, as if they came evenly: one number for
each who asks, which is forgotten once it lies in the past.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Final

from fastapi import Depends, Request

MOST_KEPT: Final = 100_000  # of those who asked lately
MOST_LATELY: Final = 4_096  # addresses that are not read again
SUBNET: Final = 64  # bits of an IPv6 address that a provider gives to one household
LONGEST_LINK: Final = 40  # letters of a link that are kept; ours have fewer
NOBODY: Final = "?"  # who comes by no address, as through a socket in a folder


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one more after so many seconds each."""

    at_once: int
    seconds: float


@dataclass(frozen=True)
class Limit:
    """What one address may ask for, one link, and everybody together."""

    address: Rate
    link: Rate | None = None
    everybody: Rate | None = None


# An address may be a club's or a school's: what one person can need, it may ask for many times.
LIMITS: Final = {
    "request": Limit(Rate(600, 1 / 60)),
    "table": Limit(Rate(30, 5), Rate(5, 20), everybody=Rate(300, 1)),
    "seat": Limit(Rate(120, 1), Rate(20, 2)),
    "move": Limit(Rate(300, 1 / 50), Rate(60, 1 / 5)),
    "undo": Limit(Rate(100, 1 / 5), Rate(30, 1)),
    "hint": Limit(Rate(30, 1), Rate(6, 5)),
    "trial": Limit(Rate(300, 1 / 30), Rate(60, 1 / 10)),
    "position": Limit(Rate(200, 1 / 20)),
    "review": Limit(Rate(60, 1 / 2)),
    "stream": Limit(Rate(300, 1 / 5)),
}


class TooOften(Exception):
    """Somebody asks for more than there is for one; in so many seconds they may ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Full(Exception):
    """As many listen as can be served."""


class Limits:
    """Knows who has asked for how much lately."""

    def __init__(self, limits: dict[str, Limit], now: Callable[[], float]) -> None:
        self.limits = limits
        self.now = now
        self.refused = Counter[str]()
        self._due: dict[tuple[str, str, str], float] = {}  # the one who asked last is the last

    def charge(self, kind: str, address: str, link: str = "") -> None:
        """Count something that is asked for; raise TooOften if it is more than there is."""
        limit = self.limits.get(kind)
        if limit is None:
            return
        whose = (("address", address, limit.address), ("link", link, limit.link))
        asked = [((kind, by, who), rate) for by, who, rate in whose if who and rate is not None]
        if limit.everybody is not None:
            asked.append(((kind, "everybody", ""), limit.everybody))
        now = self.now()
        if wait := max(self._wait(key, rate, now) for key, rate in asked):
            self.refused[kind] += 1
            raise TooOften(ceil(wait))
        for key, rate in asked:
            self._due[key] = max(self._due.pop(key, now), now) + rate.seconds
        self._make_room(now)

    def _wait(self, key: tuple[str, str, str], rate: Rate, now: float) -> float:
        """Return how long one must wait; nothing as long as there are some left at once."""
        ahead = self._due.get(key, now) - now
        return max(0.0, ahead - (rate.at_once - 1) * rate.seconds)

    def _make_room(self, now: float) -> None:
        """Forget whoever has not asked for a while; in a flood, whoever asked first."""
        if len(self._due) > MOST_KEPT:
            self._due = {key: due for key, due in self._due.items() if due > now}
        while len(self._due) > MOST_KEPT:
            del self._due[next(iter(self._due))]


class Streams:
    """Counts who listens, and says when there are too many."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.open = Counter[str]()

    @property
    def full(self) -> bool:
        return self.open.total() >= self.most

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Count one more for as long as it lasts."""
        if self.full or self.open[address] >= self.most_each:
            raise Full
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


@lru_cache(MOST_LATELY)
def household(address: str) -> str:
    """Return what is counted as one: an address, of IPv6 all that one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return NOBODY
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    host = 128 - SUBNET
    return f"{IPv6Address(int(found) >> host << host)}/{SUBNET}"


def asker(request: Request) -> str:
    """Return who asks, as they are counted."""
    return household(request.client.host if request.client else "")


@dataclass(frozen=True)
class Cost:
    """What a route depends on that is limited: it is refused before anything is looked up.

    A link is counted as it was given, whether there is one or not: whoever guesses pays by address.
    """

    kind: str

    async def __call__(self, request: Request) -> None:
        limits: Limits = request.app.state.limits
        link = request.path_params.get("secret", "")
        limits.charge(self.kind, asker(request), link[:LONGEST_LINK])


def costs(kind: str) -> Any:
    return Depends(Cost(kind))


async def listening(request: Request) -> AsyncIterator[None]:
    """Count a stream for as long as it is open; raise Full."""
    streams: Streams = request.app.state.streams
    with streams.held(asker(request)):
        yield
