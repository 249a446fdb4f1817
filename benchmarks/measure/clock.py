"""Time of this process alone: what else the machine does is not counted."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time

Sums = tuple[int, ...]


def rates(work: Callable[[], Sums], seconds: float) -> list[float]:
    """Repeat some work, and return each of its sums per second."""
    work()
    gc.collect()
    sums = [0] * len(work())
    start = now = process_time()
    while now - start < seconds:
        sums = [n + more for n, more in zip(sums, work(), strict=True)]
        now = process_time()
    return [n / (now - start) for n in sums]


def cost(work: Callable[[], int], seconds: float) -> float:
    """Return what one of the things costs that some work does so many of, in microseconds."""
    (per_second,) = rates(lambda: (work(),), seconds)
    return 1e6 / per_second


def slices(work: Callable[[], int], seconds: float, least: float = 0.02) -> list[float]:
    """Repeat some work, and return what it did per second in each of many short slices of time.

    The best of them say what a quiet machine would do, the median what this one did.
    """
    work()
    gc.collect()
    found: list[float] = []
    begin = start = now = process_time()
    while now - begin < seconds:
        done = 0
        while now - start < least:
            done += work()
            now = process_time()
        found.append(done / (now - start))
        start = now
    return found
