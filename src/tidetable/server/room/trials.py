"""What seats try out before they answer: each once for a position, one at a time for a link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from tidetable.core.errors import TooMuch

TRIER: Final = ThreadPoolExecutor(1, "trier")  # pictures and moves are made meanwhile

T = TypeVar("T")


class Trials:
    """What was found out about the position of a table."""

    def __init__(self) -> None:
        self._stands: object = None
        self._found: dict[Hashable, Any] = {}
        self._busy: set[str] = set()  # links for which something is tried

    async def of(self, stands: object, who: str, what: Hashable, make: Callable[[], T]) -> T:
        """Return what follows from a position; what is known already costs nothing."""
        if self._stands is not stands:
            self._stands, self._found = stands, {}
        found = self._found
        if what not in found:
            if who in self._busy:
                raise TooMuch("trials")
            self._busy.add(who)
            try:
                found[what] = await asyncio.get_running_loop().run_in_executor(TRIER, make)
            finally:
                self._busy.discard(who)
        known: T = found[what]
        return known
