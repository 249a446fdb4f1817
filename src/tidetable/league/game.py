"""One game of a league, from the deal to its result. Whatever a bot does, there is a result."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from statistics import mean
from time import perf_counter
from typing import TYPE_CHECKING, Protocol, TypeVar

from tidetable.bots.agents import AgentFault
from tidetable.core.think.bot import Bot
from tidetable.league.entrants import described, maker
from tidetable.league.plan import Fixture, LeaguePlan, seatings

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.table import Table

Thought = TypeVar("Thought")
Times = Counter[int]  # microseconds, to two digits: how often a move took that long


@dataclass(frozen=True)
class Fault:
    """Why a bot lost its game: it raised, was too slow, answered illegally or ended its process."""

    seat: int
    kind: str  # raised, slow, illegal, died
    detail: str = ""


@dataclass(frozen=True)
class Played:
    """A game that was played. All but the times follows from plan and fixture."""

    fixture: Fixture
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()  # none where a bot was at fault
    digest: str = ""  # of every decision and draw: two games alike have the same
    fault: Fault | None = None
    times: tuple[Times, ...] = field(default=(), compare=False)
    answers: tuple[int, ...] = ()  # of the bot that enters a benchmark


class Watch(Protocol):
    """Who wants to know which seat is thinking."""

    def turn(self, seat: int) -> None: ...

    def rest(self) -> None: ...


class Unwatched:
    """For games that nobody has to end."""

    def turn(self, seat: int) -> None: ...

    def rest(self) -> None: ...


class Failed(Exception):
    """A bot is at fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class Replayed(Bot):
    """Gives the answers that a bot has given before; if there are no more, it was at fault."""

    def __init__(self, answers: Iterable[int]) -> None:
        self.answers = iter(answers)

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return next(self.answers)


def lost(
    fixture: Fixture, fault: Fault, times: tuple[Times, ...] = (), answers: Iterable[int] = ()
) -> Played:
    """Return the result of a game that a bot has lost by a fault: the others share the win."""
    places = [1] * len(fixture.seating)
    places[fault.seat] = len(places)
    return Played(fixture, tuple(places), fault=fault, times=times, answers=tuple(answers))


def play(plan: LeaguePlan, box: Box, fixture: Fixture, watch: Watch) -> Played:
    """Play a game at a table like any other: each bot has the view of its seat and no more."""
    table = box.table(plan.seats, dict(plan.options), plan.luck_of(fixture.deal))
    times = tuple(Counter[int]() for _ in fixture.seating)
    answers: list[int] = []
    minded = partial(mind, watch, plan.seconds_per_move)
    try:
        players = []
        for seat in range(plan.seats):
            bot, _ = minded(seat, partial(sit, plan, box, fixture, seat))
            players.append(bot)
        while not table.over:
            seat = table.asked()[0]
            view, question, legal = table.view(seat), table.questions(seat)[0], table.legal(seat)
            think = partial(players[seat].choose, view, question, legal[:])
            action, seconds = minded(seat, think)
            if action not in legal:
                raise Failed(Fault(seat, "illegal", shown(table, action)))
            if len(legal) > 1:  # where there is nothing to choose there is nothing to measure
                times[seat][two_digits(seconds)] += 1
            action = legal[legal.index(action)]
            table.play(seat, action)
            if plan.submission is not None and fixture.seating[seat] == plan.bots[0]:
                answers.append(action)
    except Failed as failed:
        return lost(fixture, failed.fault, times, answers)
    places, scores = tuple(table.places()), tuple(table.scores())
    return Played(fixture, places, scores, digest_of(table), None, times, tuple(answers))


def share_among(plan: LeaguePlan, deal: int) -> float:
    """Return how many games of a deal the first bot wins among others, all of the second kind.

    It plays the deal from every seat; winners share.
    """
    return mean(share_of(plan, one) for one in fixtures_among(plan, deal))


def fixtures_among(plan: LeaguePlan, deal: int) -> list[Fixture]:
    """Return the games of a deal that the first bot plays among others, from every seat."""
    bot, other = plan.bots
    return [Fixture(deal, seating) for seating in seatings((bot, *[other] * (plan.seats - 1)))]


def share_of(plan: LeaguePlan, fixture: Fixture) -> float:
    """Return the first bot's share of a game's win. Whoever is at fault, nothing is counted."""
    game = play(plan, plan.box(), fixture, Unwatched())
    if game.fault is not None:
        raise Failed(game.fault)
    return (game.places[fixture.seating.index(plan.bots[0])] == 1) / game.places.count(1)


def sit(plan: LeaguePlan, box: Box, fixture: Fixture, seat: int) -> Bot:
    name = fixture.seating[seat]
    if plan.submission is not None and name not in plan.thinkers():
        return Replayed(plan.submission.answers[fixture])
    return maker(box, name)(plan.luck_at(fixture.deal, seat))


def mind(
    watch: Watch, limit: float, seat: int, think: Callable[[], Thought]
) -> tuple[Thought, float]:
    """Let a bot think, and tell how long it took. It may raise anything, even an exit."""
    watch.turn(seat)
    began = perf_counter()
    try:
        thought = think()
    except AgentFault as fault:
        raise Failed(Fault(seat, fault.kind, str(fault))) from fault
    except BaseException as error:
        raise Failed(Fault(seat, "raised", described(error))) from error
    finally:
        seconds = perf_counter() - began
        watch.rest()
    if seconds > limit:
        raise Failed(Fault(seat, "slow"))
    return thought, seconds


def two_digits(seconds: float) -> int:
    """Return a time in microseconds, as exactly as anybody reads it."""
    return max(1, int(float(f"{seconds * 1e6:.1e}")))


def shown(table: Table, action: object) -> str:
    """Return what a bot answered, as far as it can be said."""
    if isinstance(action, int) and 0 <= action < table.game.codec.size:
        return table.game.codec.text(action)
    return str(action) if isinstance(action, int) else type(action).__name__


def digest_of(table: Table) -> str:
    entries = "\n".join(f"{seat} {action}" for seat, action in table.entries)
    return hashlib.sha256(entries.encode()).hexdigest()[:16]
