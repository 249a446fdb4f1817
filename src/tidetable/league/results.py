"""What the games of a league say about its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from tidetable.league.figures import Estimate, mean, paired, wilson
from tidetable.league.log import heading
from tidetable.league.plan import Fixture, seatings
from tidetable.league.ratings import ratings

if TYPE_CHECKING:
    from tidetable.league.game import Played, Times
    from tidetable.league.plan import LeaguePlan


@dataclass(frozen=True)
class Moves:
    """How long a bot thought where it had a choice, in milliseconds."""

    count: int
    mean: float
    most: float  # 95 of 100 moves took no longer
    worst: float


@dataclass(frozen=True)
class Standing:
    """One bot against all others. A win is a first place that is not shared."""

    bot: str
    games: int
    wins: int
    ties: int
    losses: int
    faults: int
    rating: Estimate
    moves: Moves


@dataclass(frozen=True)
class DealOutcomes:
    """What became of the deals that two bots played from both seats."""

    deals: int
    first: int  # won twice by the bot named first: it was better
    second: int
    same_seat: int  # won twice by the same seat, whoever sat there: luck decided
    other: int  # with a tie


@dataclass(frozen=True)
class Pairing:
    """Two bots in the games they both played, seen from the first: who was ahead of whom."""

    first: str
    second: str
    games: int
    wins: int
    ties: int
    losses: int
    share: Estimate  # of the wins, a tie counting half: game by game,
    share_by_deal: Estimate  # and deal by deal
    lead: Estimate | None  # in points, deal by deal; of deals without a fault, two at least
    luck: DealOutcomes | None  # where two play


@dataclass(frozen=True)
class Mishap:
    """A game that a bot lost by its own fault."""

    bot: str
    kind: str
    detail: str
    deal: int
    seating: tuple[str, ...]


@dataclass(frozen=True)
class Results:
    """A league that was played to its end."""

    plan: LeaguePlan
    standings: list[Standing]  # the best first
    pairings: list[Pairing]
    mishaps: list[Mishap]

    def to_json(self) -> dict[str, Any]:
        """Return it all as plain data: docs/program/league.md explains every field."""
        return {
            **heading(self.plan),
            "games": self.plan.deals * self.plan.seats,
            "ladder": self.plan.ladder,
            "seconds_per_move": self.plan.seconds_per_move,
            "standings": [asdict(each) for each in self.standings],
            "pairings": [asdict(each) for each in self.pairings],
            "mishaps": [{**asdict(each), "seating": [*each.seating]} for each in self.mishaps],
        }


def results(plan: LeaguePlan, played: Mapping[Fixture, Played]) -> Results:
    """Add everything up, in the order of the plan: it does not matter what finished first."""
    games = [played[fixture] for fixture in plan.fixtures()]
    pairings = [pairing_of(plan, one, two, played) for one, two in plan.pairs()]
    rated = dict(zip(plan.bots, ratings(wins_of(plan, pairings)), strict=True))
    standings = [standing_of(bot, games, rated[bot]) for bot in plan.bots]
    standings.sort(key=lambda each: -each.rating.value)
    return Results(plan, standings, pairings, mishaps_of(games))


def wins_of(plan: LeaguePlan, pairings: Iterable[Pairing]) -> list[list[float]]:
    """Return how often each bot was ahead of each other; ties count half."""
    index = {bot: i for i, bot in enumerate(plan.bots)}
    wins = [[0.0] * len(index) for _ in index]
    for pairing in pairings:
        one, two = index[pairing.first], index[pairing.second]
        wins[one][two] = pairing.wins + pairing.ties / 2
        wins[two][one] = pairing.losses + pairing.ties / 2
    return wins


def standing_of(bot: str, games: list[Played], rating: Estimate) -> Standing:
    wins = ties = losses = faults = 0
    times: Times = Counter()
    for game in games:
        if bot not in game.fixture.seating:
            continue
        seat = game.fixture.seating.index(bot)
        is_first, shared = game.places[seat] == 1, game.places.count(1) > 1
        wins += is_first and not shared
        ties += is_first and shared
        losses += not is_first
        faults += game.fault is not None and game.fault.seat == seat
        times += game.times[seat] if game.times else Counter()
    return Standing(bot, wins + ties + losses, wins, ties, losses, faults, rating, moves_of(times))


def moves_of(times: Times) -> Moves:
    count = times.total()
    if count == 0:
        return Moves(0, 0, 0, 0)
    left, most = count * 0.95, 0
    for micro in sorted(times):
        most, left = micro, left - times[micro]
        if left <= 0:
            break
    whole = sum(micro * n for micro, n in times.items())
    return Moves(count, whole / count / 1000, most / 1000, max(times) / 1000)


def pairing_of(plan: LeaguePlan, one: str, two: str, played: Mapping[Fixture, Played]) -> Pairing:
    """Compare two bots deal by deal."""
    every, shares, leads, fates = Counter[int](), [], [], Counter[str]()
    groups = [group for group in plan.groups() if one in group and two in group]
    for deal in range(plan.deals):
        for group in groups:
            games = [played[Fixture(deal, seating)] for seating in seatings(group)]
            ahead = [compared(game, one, two) for game in games]
            every.update(ahead)
            shares.append((sum(ahead) / len(ahead) + 1) / 2)
            leads += [lead_of(games, one, two)] if all(game.scores for game in games) else []
            fates[fate_of(ahead)] += 1
    wins, ties, losses = every[1], every[0], every[-1]
    share, lead = wilson(wins + ties / 2, every.total()), mean(leads) if len(leads) > 1 else None
    luck = luck_of(fates) if plan.seats == 2 else None
    return Pairing(one, two, every.total(), wins, ties, losses, share, paired(shares), lead, luck)


def compared(game: Played, one: str, two: str) -> int:
    """Return 1 if the first bot was ahead, -1 if the second was."""
    seating = game.fixture.seating
    mine, theirs = game.places[seating.index(one)], game.places[seating.index(two)]
    return (mine < theirs) - (mine > theirs)


def lead_of(games: list[Played], one: str, two: str) -> float:
    leads = [
        game.scores[game.fixture.seating.index(one)] - game.scores[game.fixture.seating.index(two)]
        for game in games
    ]
    return sum(leads) / len(leads)


def fate_of(ahead: list[int]) -> str:
    """Tell what decided a deal between two who changed seats."""
    if 0 in ahead:
        return "other"
    if len(set(ahead)) > 1:
        return "same_seat"
    return "first" if ahead[0] > 0 else "second"


def luck_of(fates: Counter[str]) -> DealOutcomes:
    return DealOutcomes(
        fates.total(), fates["first"], fates["second"], fates["same_seat"], fates["other"]
    )


def mishaps_of(games: Iterable[Played]) -> list[Mishap]:
    return [
        Mishap(
            game.fixture.seating[game.fault.seat],
            game.fault.kind,
            game.fault.detail,
            game.fixture.deal,
            game.fixture.seating,
        )
        for game in games
        if game.fault is not None
    ]
