"""The log: a line for each thing, with its time, and without the secrets of links or cards."""

from __future__ import annotations

import json
import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tidetable.server.trouble import in_full

FORMS: Final = ("plain", "json")
MOST_ALIKE: Final = 20  # lines a minute of one kind of trouble
MINUTE: Final = 60.0
REQUESTS: Final = "tidetable.requests"  # what was asked for, if a host wants to know
SECRET: Final = re.compile(r"(/(?:table|children)/)[^\s/?\"'{]+")


class PlainForm(logging.Formatter):
    """For people who read along."""

    def format(self, record: logging.LogRecord) -> str:
        return f"{self.time_of(record)} {record.levelname.lower()} {self.message_of(record)}"

    def time_of(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{stamp}.{int(record.msecs):03d}Z"

    def message_of(self, record: logging.LogRecord) -> str:
        """Return what is said; of an exception its kind and place, whoever logs it."""
        said = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said = f"{said.strip()}: {in_full(error)}"
        return SECRET.sub(r"\1…", said)


class JsonForm(PlainForm):
    """For programs that collect logs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.message_of(record),
            **getattr(record, "facts", {}),
        }
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Trouble is not told for each who has it: while a database is away, that would fill a disk.

    What was asked for is what a host wants to know line by line.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.minute = 0.0
        self.told: Counter[tuple[str, str]] = Counter()
        self.before: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == REQUESTS:
            return True
        if (minute := self.clock() // MINUTE) != self.minute:
            self.minute, self.before, self.told = minute, self.told, Counter()
        kind = (record.name, str(record.msg))
        self.told[kind] += 1
        if (unsaid := self.before.pop(kind, 0) - MOST_ALIKE) > 0:
            record.msg = f"{record.msg} (and {unsaid} times more before, left out here)"
        return self.told[kind] <= MOST_ALIKE


def write_logs(form: str, requests: bool) -> None:
    """Send all that is logged to stderr, in this form."""
    out = logging.StreamHandler()
    out.setFormatter(JsonForm() if form == "json" else PlainForm())
    out.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[out], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if requests else logging.WARNING)
