"""A channel: one stream for all who are told the same."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, ParamSpec

from tidetable.server.room.frames import Frame, Past
from tidetable.server.room.pictures import aside

KEPT: Final = 16  # events that somebody on a slow line may be behind before they begin anew

Given = ParamSpec("Given")
Sent = tuple[bytes, bytes]  # as text, and packed
Greeting = Callable[[], Awaitable[list[Frame]]]


class Channel(ABC):
    """Tells all who listen what one task finds to tell, as long as anybody does."""

    def __init__(self) -> None:
        self.over = False
        self._listeners = 0
        self._told = deque[Frame](maxlen=KEPT)
        self._n = 0  # how many were told
        self._more = asyncio.Event()
        self._past: Past | None = None
        self._failed: Exception | None = None
        self._task = asyncio.create_task(self._work())

    @abstractmethod
    async def find(self) -> None:
        """Tell what there is to tell, until there is nothing more."""

    async def _work(self) -> None:
        try:
            await self.find()
        except Exception as error:
            self._failed = error  # each who listens fails with it, as one who is answered does
        finally:
            self.over = True
            self._more.set()

    async def write(
        self, make: Callable[Given, bytes], *given: Given.args, **more: Given.kwargs
    ) -> Frame:
        """Write an event and compress it, beside the event loop."""
        begins = self._past is None
        past = self._past = self._past or Past()
        return await aside(lambda: Frame(make(*given, **more), past, begins))

    def tell(self, told: Frame) -> None:
        """Tell all who listen."""
        self._told.append(told)
        self._n += 1
        self._more.set()
        self._more = asyncio.Event()

    async def follow(self, greeting: Greeting) -> AsyncGenerator[Sent]:
        """Yield what is told from now on, as text and packed; first what greets whoever comes.

        Whoever has fallen too far behind is greeted anew instead of being told all of it.
        """
        self._listeners += 1
        try:
            while not self.over:
                self._past = None
                n, along = self._n, False
                for told in await greeting():
                    yield told.text, told.alone
                while self._n - n <= KEPT and not (self.over and n == self._n):
                    if n == self._n:
                        await self._more.wait()
                        continue
                    told = self._told[n - self._n]
                    n, along = n + 1, along or told.begins
                    if not along:
                        self._past = None
                    yield told.text, told.packed if along else told.alone
            if self._failed is not None:
                raise self._failed
        finally:
            self._listeners -= 1
            if not self._listeners:
                self.over = True
                self._task.cancel()
