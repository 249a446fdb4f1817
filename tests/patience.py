"""How tests wait: until something happens, however long that takes on a busy machine.

There is a limit all the same, so that what hangs comes to an end and says what it waited for; it is
so far away that nothing else meets it. Whoever works at a test that fails can make it shorter:
`TIDETABLE_PATIENCE=10 pytest tests/browser/test_talk.py`.

And on a line as slow as one likes: `TIDETABLE_LAG=400 pytest tests/browser` lets answers, news and
scripts come up to so many milliseconds late, which finds what a quick machine hides.
"""

from __future__ import annotations

import inspect
import os
import time
from collections.abc import Callable
from textwrap import dedent
from typing import Final, TypeVar

PATIENCE: Final = float(os.environ.get("TIDETABLE_PATIENCE", "300"))  # seconds
SHORTEST: Final = 0.01  # seconds between two looks; each of them costs,
LONGEST: Final = 0.16  # so they become rarer while nothing comes
LAG: Final = int(os.environ.get("TIDETABLE_LAG", "0"))  # milliseconds

T = TypeVar("T")


def wait_for(come: Callable[[], T | None], seen: Callable[[], object] | None = None) -> T:
    """Return what has come once it counts as true; `seen` tells what there was instead."""
    limit = time.monotonic() + PATIENCE
    pause = SHORTEST
    while not (found := come()):
        if time.monotonic() > limit:
            instead = found if seen is None else seen()
            raise AssertionError(f"waited in vain for: {source(come)}\nseen instead: {instead!r}")
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
    return found


def source(condition: Callable[[], object]) -> str:
    """Return how a condition was written, which says best what was waited for."""
    try:
        return dedent(inspect.getsource(condition)).strip()
    except OSError:
        return repr(condition)
