"""What a host decides about a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tidetable.server.door.limits import LIMITS, Limit

MOST_STREAMS_EACH: Final = 200


@dataclass(frozen=True)
class HostSettings:
    """All that is decided when a server starts."""

    bot_pause: float = 1.1  # seconds at least between two moves of a bot, for people to follow
    now: Callable[[], float] = time.time
    compile_by: str = ""  # a command that compiles the rules meanwhile, and prints their folder
    proxies: tuple[str, ...] = ()  # addresses or networks whose word on who asks is believed
    limits: dict[str, Limit] = field(default_factory=LIMITS.copy)  # what is not named has none
    key: str = ""  # who knows it sees how the server is doing; nobody, if there is none
    most_streams: int = 2_000  # open pages and programs that listen
    drain: float = 0.0  # seconds in which no new guests are sent here, before it stops
    log: str = "plain"  # or json
    log_requests: bool = False
    most_streams_each: int = MOST_STREAMS_EACH  # of one address: a whole club may sit behind it
