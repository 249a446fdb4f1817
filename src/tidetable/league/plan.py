"""What a league plays: which bots meet, on which deals, in which seats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

from tidetable import games
from tidetable.core.datafile import DataFile
from tidetable.core.luck import SEED_BYTES, Luck

if TYPE_CHECKING:
    from tidetable.core.box import Box


@dataclass(frozen=True)
class Fixture:
    """One game to be played: a deal, and the bots in the order of their seats."""

    deal: int
    seating: tuple[str, ...]


@dataclass(frozen=True)
class Submission:
    """Makes a league an entry to a benchmark: the first bot meets the others, who have met before.

    Its answers are kept: all else follows from the deals and from those others, so that anybody can
    play the same games again without the bot.
    """

    benchmark: str
    fingerprint: str = ""  # of the bot's file: a bot that was changed is another
    answers: Mapping[Fixture, tuple[int, ...]] = field(default_factory=dict)  # to be given again


@dataclass(frozen=True)
class LeaguePlan:
    """All that decides what happens in a league. It travels to other processes as it is."""

    game: str
    bots: tuple[str, ...]
    games: int = 100  # of each group of bots that meet; rounded up to whole deals
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    seed: bytes = bytes(SEED_BYTES)
    seconds_per_move: float = 60
    data: str = ""  # the text of a data file that its owner corrected
    ladder: bool = False  # whether each bot meets only those next to it in the list
    submission: Submission | None = None

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    def groups(self) -> list[tuple[str, ...]]:
        """Return who meets: everybody everybody else or their neighbours, for all the seats."""
        if self.ladder:
            last = len(self.bots) - self.seats
            return [self.bots[i : i + self.seats] for i in range(last + 1)]
        groups = list(combinations(self.bots, self.seats))
        return groups if self.submission is None else [g for g in groups if self.bots[0] in g]

    def thinkers(self) -> tuple[str, ...]:
        """Return the bots that think; one whose answers are there need not, and must not be run."""
        given = self.submission is not None and bool(self.submission.answers)
        return self.bots[1:] if given else self.bots

    def pairs(self) -> list[tuple[str, str]]:
        """Return each two that meet."""
        met = {pair for group in self.groups() for pair in combinations(group, 2)}
        return [pair for pair in combinations(self.bots, 2) if pair in met]

    def fixtures(self) -> Iterator[Fixture]:
        """Yield all games, deal by deal: whenever a league stops, all bots have played as much."""
        for deal in range(self.deals):
            for group in self.groups():
                for seating in seatings(group):
                    yield Fixture(deal, seating)

    def box(self) -> Box:
        box = games.printed(self.game)
        return box.on(DataFile(self.game, self.data)) if self.data else box

    def luck_of(self, deal: int) -> bytes:
        """Return the seed of a deal. All groups play the same deals."""
        return hashlib.sha256(self.seed + f"deal {deal}".encode()).digest()[:SEED_BYTES]

    def luck_at(self, deal: int, seat: int) -> Luck:
        """Return the luck of whoever sits there: a bot brings none of its own."""
        key = self.luck_of(deal) + f"seat {seat}".encode()
        return Luck(int.from_bytes(hashlib.sha256(key).digest()[:8], "big"))


def seatings(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the group moved on seat by seat: each bot sits once in every seat."""
    return [group[i:] + group[:i] for i in range(len(group))]
