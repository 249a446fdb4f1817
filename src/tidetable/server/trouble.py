"""What goes wrong, as a log may say it: of which kind and where, never with which cards or secrets.

An exception's own message may quote a hidden draw, and others read the logs.
"""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb, format_tb

from tidetable.core.errors import Refusal


class Trouble(Exception):
    """An error whose message is fit for a log."""


def in_short(error: BaseException) -> str:
    """Return the kind of an error, and where it happened."""
    notes = getattr(error, "__notes__", [])
    return ", ".join((_kind(error), *notes))


def in_full(error: BaseException) -> str:
    """Return the kind of an error, and the whole way to where it happened."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{in_short(error)}\n{''.join(format_tb(error.__traceback__))}"


def _kind(error: BaseException) -> str:
    name = type(error).__name__
    if isinstance(error, Refusal):
        return f"{name} {error.key}"
    if isinstance(error, Trouble):
        return f"{name}: {error}"
    frames = extract_tb(error.__traceback__)
    return f"{name} in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name
