"""Whether a sample looks fair. Seeds are fixed, so the answer never changes."""

from __future__ import annotations

from collections import Counter


def is_fair(drawn: Counter[int], n: int) -> bool:
    """Whether 0..n-1 came as equally often as luck explains, by five standard deviations."""
    expected = drawn.total() / n
    deviation = sum((drawn[i] - expected) ** 2 / expected for i in range(n))
    freedom = n - 1
    return set(drawn) <= set(range(n)) and deviation <= freedom + 5 * (2 * freedom) ** 0.5 + 10
