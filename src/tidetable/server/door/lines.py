"""The lines by which people are connected: whoever takes too long loses theirs, and nobody else's.

The server below waits for ever for the rest of a request. A line here has a time for its headers, a
time for its body, a time to take what is sent; and when all lines are taken, the one that has said
half a word for the longest time makes room.
"""

from __future__ import annotations

import sys
from asyncio import TimerHandle
from dataclasses import dataclass, field
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SPARE: Final = 200  # files that are open beside lines: the database, processes that think
MOST_LINES: Final = 20_000


@dataclass
class Patience:
    """How long a line may take, in seconds, and how many there may be."""

    headers: float = 10.0
    body: float = 20.0
    taking: float = 60.0  # until what was sent is taken
    idle: int = 15  # until the next request
    most: int = MOST_LINES
    unfinished: dict[PatientLine, None] = field(default_factory=dict)  # the oldest first


class PatientConfig(uvicorn.Config):
    """A server's configuration, and its patience."""

    def __init__(self, app: Any, patience: Patience, **more: Any) -> None:
        super().__init__(app, http=PatientLine, ws="none", timeout_keep_alive=patience.idle, **more)
        self.patience = patience


class PatientLine(HttpToolsProtocol):
    """One connection."""

    def __init__(self, config: PatientConfig, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.patience = config.patience
        self.limits: dict[str, TimerHandle] = {}
        self.asked = False  # something that is not answered yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.connections) > self.patience.most:
            next(iter(self.patience.unfinished), self).hang_up()
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        for what in [*self.limits]:
            self._done(what)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The next request of a line that was used before: it may be as unfinished as a first one.
        resting = self.timeout_keep_alive_task is not None
        if not (self.asked or resting or self.limits):
            self._await_headers()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.asked = True
        self._done("headers")
        self._within("body", self.patience.body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._done("body")

    def on_response_complete(self) -> None:
        self.asked = bool(self.pipeline)
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._within("taking", self.patience.taking)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._done("taking")

    def hang_up(self) -> None:
        """End it without a word: whoever sends half a request does not wait for an answer."""
        self.patience.unfinished.pop(self, None)
        self.transport.abort()

    def _await_headers(self) -> None:
        self._within("headers", self.patience.headers)
        self.patience.unfinished[self] = None

    def _within(self, what: str, seconds: float) -> None:
        self._done(what)
        self.limits[what] = self.loop.call_later(seconds, self.hang_up)

    def _done(self, what: str) -> None:
        if what == "headers":
            self.patience.unfinished.pop(self, None)
        limit = self.limits.pop(what, None)
        if limit is not None:
            limit.cancel()


def lines_at_most() -> int:
    """Return how many lines can be open here, after asking the system for as many as it gives."""
    if sys.platform == "win32":
        return MOST_LINES
    import resource

    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_LINES + SPARE
    if files < wanted:
        files = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return max(1, min(files - SPARE, MOST_LINES))
