"""What a server counts of itself, in the form that Prometheus reads. No names, no links, no cards.

Whoever does something notes it here; how many there are of anything is asked when somebody looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY: Final = CollectorRegistry()

SAVED: Final = Counter(
    "tidetable_saved", "Changes of games that were saved, by kind.", ["kind"], registry=REGISTRY
)
SAVING: Final = Histogram(
    "tidetable_saving_seconds",
    "How long a change waits until it is on the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
ANSWERING: Final = Histogram(
    "tidetable_answering_seconds",
    "From a request until its answer begins, by what was asked for.",
    ["route", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "tidetable_thinking_seconds",
    "How long bots, hints and reviews take, waiting included.",
    ["kind"],
    buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60),
    registry=REGISTRY,
)
FAILED: Final = Counter(
    "tidetable_failed", "What went wrong, by where.", ["where"], registry=REGISTRY
)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Note how long something took that went well."""
    began = perf_counter()
    yield
    histogram.observe(perf_counter() - began)
