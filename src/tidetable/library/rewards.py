"""What a game that is over is worth to those who played it."""

from __future__ import annotations


def rewards_of(places: list[int]) -> list[float]:
    """Return the worth of an ending: 1 to who wins alone; winners share; the sum is 0."""
    others, share = max(len(places) - 1, 1), len(places) / places.count(1)
    return [((share if place == 1 else 0.0) - 1) / others for place in places]
