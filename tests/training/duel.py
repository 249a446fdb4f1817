"""A network against a bot of the house, from both seats of each deal."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from tidetable.league.game import share_among
from tidetable.league.plan import LeaguePlan


def wins(game: str, network: Path, other: str, deals: int) -> float:
    """Return the network's share of wins."""
    plan = LeaguePlan(game, (str(network), other))
    return mean(share_among(plan, deal) for deal in range(deals))
