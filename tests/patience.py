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
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from textwrap import dedent
from typing import Final, TypeVar

PATIENCE: Final = float(os.environ.get("TIDETABLE_PATIENCE", "300"))  # seconds
SHORTEST: Final = 0.01  # seconds between two looks; each of them costs,
LONGEST: Final = 0.16  # so they become rarer while nothing comes
MOST: Final = 400  # letters of each value that a condition looks at
LAG: Final = int(os.environ.get("TIDETABLE_LAG", "0"))  # milliseconds

T = TypeVar("T")


def wait_for(come: Callable[[], T | None], seen: Callable[[], object] | None = None) -> T:
    """Return what has come once it counts as true; `seen` tells what there was instead.

    Without it, what the condition looks at is told.
    """
    limit = time.monotonic() + PATIENCE
    pause = SHORTEST
    while not (found := come()):
        if time.monotonic() > limit:
            raise AssertionError(in_vain(come, found if seen is None else seen(), seen is None))
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
    return found


def in_time(heard: Iterator[T], awaited: str) -> Iterator[T]:
    """Read on until what is awaited has come; that which never ends is not read for ever."""
    since = time.monotonic()
    for one in heard:
        yield one
        if time.monotonic() - since >= PATIENCE:
            raise AssertionError(
                f"waited in vain for: {awaited}\nlast heard: {cut(repr(one), MOST)}"
            )


def in_vain(condition: Callable[[], object], instead: object, looks: bool = True) -> str:
    """Say which condition never came, what there was instead, and what it looks at."""
    said = [f"waited in vain for: {source(condition)}", f"seen instead: {instead!r}"]
    if looks:
        said += [f"with {name}: {in_short(value)}" for name, value in looked_at(condition).items()]
    return "\n".join(said)


def looked_at(condition: Callable[[], object]) -> dict[str, object]:
    """Return what a condition takes from around it; what is called says nothing by itself."""
    try:
        found = inspect.getclosurevars(condition).nonlocals
    except (TypeError, ValueError):  # it is no function, or a name has nothing yet
        return {}
    return {name: value for name, value in found.items() if not inspect.isroutine(value)}


def in_short(value: object) -> str:
    """Print a value; of an object that would not print itself, or everything, what it holds."""
    if (is_mute(value) or is_dataclass(value)) and hasattr(value, "__dict__"):
        return f"{type(value).__name__}: {shortest_first(vars(value))}"
    return cut(repr(value), MOST)


def shortest_first(fields: dict[str, object]) -> str:
    """Print fields so that what is cut off are pictures and long lists."""
    said = [f"{name} {cut(repr(it))}" for name, it in fields.items() if not is_mute(it)]
    return ", ".join(sorted(said, key=len))[: MOST - 100]


def is_mute(value: object) -> bool:
    """Whether all that an object prints is where it lies in memory."""
    return type(value).__repr__ is object.__repr__


def cut(said: str, most: int = 60) -> str:
    """Leave out the middle of what is long."""
    return said if len(said) <= most else f"{said[: most // 2]} … {said[-most // 2 :]}"


def source(condition: Callable[[], object]) -> str:
    """Return how a condition was written, which says best what was waited for."""
    try:
        return dedent(inspect.getsource(condition)).strip()
    except (OSError, TypeError):  # its file is away, or it is no function
        return repr(condition)
