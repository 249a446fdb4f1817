"""The log: a line for each thing, with its time, and without the secrets of links or cards."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Any, Final

from tidetable.server.trouble import in_full

FORMS: Final = ("plain", "json")
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


def write_logs(form: str, requests: bool) -> None:
    """Send all that is logged to stderr, in this form."""
    out = logging.StreamHandler()
    out.setFormatter(JsonForm() if form == "json" else PlainForm())
    logging.basicConfig(level=logging.WARNING, handlers=[out], force=True)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if requests else logging.WARNING)
