"""Small leagues for tests, and games as they would come back from other processes."""

from __future__ import annotations

from collections import Counter

from tidetable.league.crew import Crew
from tidetable.league.game import Played, Unwatched, play
from tidetable.league.plan import Fixture, LeaguePlan

OWN = "tests.league.entrants:"


def played_here(plan: LeaguePlan) -> dict[Fixture, Played]:
    """Play a league in this process: only for bots that behave."""
    box, watch = plan.box(), Unwatched()
    return {fixture: play(plan, box, fixture, watch) for fixture in plan.fixtures()}


def played_by_crew(plan: LeaguePlan, workers: int) -> dict[Fixture, Played]:
    with Crew(plan, workers) as crew:
        return {game.fixture: game for game in crew.play(plan.fixtures())}


def finished(deal: int, seating: tuple[str, ...], *scores: int) -> Played:
    """Return a game that ended with these points, as if each seat had thought for 2 ms once."""
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    times = tuple(Counter({2000: 1}) for _ in seating)
    return Played(Fixture(deal, seating), places, scores, "0", None, times)
