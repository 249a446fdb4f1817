"""The contract suite: what every game promises, tried out on random games.

    from tidetable.core.check import check
    for finding in check(box):
        print(finding)

A check looks on at whole random games, for every number of seats and every mix of options, and
returns what it found as data. Checks do not stop each other. What is rare is found by playing on:
for a number of games, or for seconds of this process's own work, of which each check has its share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, product
from math import prod
from time import process_time
from typing import TYPE_CHECKING, Final

from tidetable.core.check import promises, secrecy
from tidetable.core.check.match import Match, Setting, Stuck
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.core.table import Table

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.play import AnyGame

Check = Callable[[Match], Iterator[str]]

CHECKS: Final[dict[str, Check]] = {
    "termination": promises.termination,
    "legality": promises.legality,
    "guards": promises.guards,
    "replay": promises.replay,
    "copy": promises.copy,
    "ids": promises.ids,
    "lock": promises.lock,
    "words": promises.words,
    "canary": secrecy.canary,
    "non-interference": secrecy.noninterference,
    "sealed": secrecy.sealed,
    "guess": secrecy.guess,
    "size": promises.size,
    "reachable": promises.reachable,
    "odds": promises.odds,
    "conservation": promises.conservation,
    "ranges": promises.ranges,
    "bots": promises.bots,
    "undo": secrecy.undo,
}
WHOLE_GAME: Final = ("ids", "lock", "words")  # have nothing to do with a position: once is enough
MOST_SETTINGS: Final = 16  # for one number of seats
LIMIT: Final = 10_000  # steps in which any random game should have ended


@dataclass(frozen=True)
class Breach:
    """A broken promise, and where: the same seats, options and seed show it again."""

    check: str
    message: str
    seats: int
    options: dict[str, str]
    seed: int
    step: int

    def __str__(self) -> str:
        options = "".join(f", {name} {choice}" for name, choice in self.options.items())
        where = f"{self.seats} seats{options}, seed {self.seed}, step {self.step}"
        return f"{self.check}: {self.message} ({where})"


@dataclass(frozen=True)
class Result:
    """What a check looked at and what it found: at most one finding for each game."""

    check: str
    games: int
    positions: int
    breaches: list[Breach]

    @property
    def passed(self) -> bool:
        return not self.breaches


def check(
    box: Box,
    games: int = 1,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    only: list[str] | None = None,
    limit: int = LIMIT,
    seconds: float = 0,
    report: Callable[[Result], None] | None = None,
) -> list[Breach]:
    """Run the checks and return all breaches; `report` hears of each check when it is done."""
    breaches: list[Breach] = []
    for result in run(box, games, seats, options, seed, only, limit, seconds):
        breaches += result.breaches
        if report is not None:
            report(result)
    return breaches


def run(
    box: Box,
    games: int = 1,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    only: list[str] | None = None,
    limit: int = LIMIT,
    seconds: float = 0,
    clock: Callable[[], float] = process_time,
) -> Iterator[Result]:
    """Run one check after the other: on so many random games in each setting, and then on more
    while its share of the seconds lasts and nothing is found.
    """
    where = settings(box.game, seats, options or {})
    names = list(CHECKS) if only is None else only
    share = seconds / max(1, len([name for name in names if name not in WHOLE_GAME]))
    for name in names:
        breaches: list[Breach] = []
        played = positions = 0
        until = clock() + share
        for n, setting in _to_play(name, where):
            if n >= games and (breaches or clock() >= until):
                break
            match = Match(box, setting, seed + n, limit)
            breaches += list(_breaches(name, match))
            played += 1
            positions += match.seen
        yield Result(name, played, positions, breaches)


def _to_play(name: str, where: list[Setting]) -> Iterator[tuple[int, Setting]]:
    """Yield game after game, without end: the first in each setting, then the second in each."""
    if name in WHOLE_GAME:
        return iter([(0, where[0])])
    return ((n, setting) for n in count() for setting in where)


def _breaches(name: str, match: Match) -> Iterator[Breach]:
    """Yield the first thing that a check finds in a game."""
    message = ""
    try:
        message = next(CHECKS[name](match), "")
    except Stuck as stuck:
        if name == "termination":
            message = f"the game cannot go on: {stuck}"
    except Exception as error:
        message = f"raised {error!r}"
    if message:
        setting, step = match.setting, len(match.table.entries)
        yield Breach(name, message, setting.seats, setting.options, match.number, step)


def settings(game: AnyGame, seats: int | None, options: dict[str, str]) -> list[Setting]:
    """Return the numbers of seats and mixes of options to play with, as far as they are allowed."""
    numbers = range(game.min_seats, game.max_seats + 1) if seats is None else [seats]
    found: list[Setting] = []
    for number in numbers:
        allowed = [mix for mix in _mixes(game, options) if _is_allowed(game, number, mix)]
        found += [Setting(number, mix) for mix in allowed[:MOST_SETTINGS]]
    if not found:
        Table(game, numbers[0], options, None)  # says what is wrong
    return found


def _mixes(game: AnyGame, options: dict[str, str]) -> Iterator[dict[str, str]]:
    """Yield all mixes of the options left open, or where they are too many: the default, every
    choice by itself, and some at random.
    """
    free = [option for option in game.options if option.name not in options]
    if prod(len(option.choices) for option in free) <= MOST_SETTINGS:
        for picks in product(*(option.choices for option in free)):
            yield options | dict(zip([option.name for option in free], picks, strict=True))
        return
    default = options | {option.name: option.choices[0] for option in free}
    seen = [default]
    seen += [default | {option.name: choice} for option in free for choice in option.choices[1:]]
    luck = Luck(0)
    for _ in range(4 * MOST_SETTINGS):
        mix = {option.name: option.choices[luck.below(len(option.choices))] for option in free}
        if options | mix not in seen:
            seen.append(options | mix)
    yield from seen


def _is_allowed(game: AnyGame, seats: int, options: dict[str, str]) -> bool:
    try:
        Table(game, seats, options, None)
    except BadTable:
        return False
    return True
