"""What a record proves about its luck, and what it does not.

Reading a record has shown that every line is a legal move, and that the seed fits the fingerprint
beside it. But whoever makes up a whole record makes up both: only the fingerprint that a reader
noted before the first draw ties a record to the game that was played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from tidetable.core.contract import CHANCE

if TYPE_CHECKING:
    from tidetable.core.record import Record, StrangeDraw
    from tidetable.core.say.words import Words
    from tidetable.core.shares import LuckShares


class Outcome(IntEnum):
    """How a check ended; of several, the last of these counts."""

    PROVEN = 0
    OPEN = 1  # nothing speaks against it, but it is not proven
    CONTRADICTED = 2


@dataclass(init=False)
class Finding:
    """One thing that was looked at. `verdict-` and its name are the key of its sentence."""

    name: str
    outcome: Outcome
    facts: dict[str, str | int]

    def __init__(self, name: str, outcome: Outcome, **facts: str | int) -> None:
        self.name = name
        self.outcome = outcome
        self.facts = facts

    def said(self, say: Words) -> str:
        key = f"verdict-{self.name}"
        return say(key, **self.facts)


@dataclass(frozen=True)
class Verdict:
    """What was compared when a record was checked."""

    edition: int
    data: str
    commitment: str
    noted: str  # the fingerprint that a reader noted; empty if none was named
    has_seed: bool
    draws: int  # of this game
    strange: list[StrangeDraw]  # those among them that the seed does not give
    given: int  # lines of another game, which this one went on from
    given_draws: int
    over: bool
    has_result: bool
    hashes: Mapping[str, int]  # of the lines of a chain, and where each stands
    sealed: int  # the line after which no seat could change what it gave to the luck
    people: frozenset[int]  # the seats that no bot holds
    shares: LuckShares | None  # what seats gave to the luck, where they were asked

    @property
    def outcome(self) -> Outcome:
        return max(finding.outcome for finding in self.findings())

    def findings(self) -> Iterator[Finding]:
        """Say one by one what is proven, what stays open and what is contradicted."""
        yield Finding("played", Outcome.PROVEN, edition=self.edition, data=self.data or "–")
        yield from self._about_seed()
        yield from self._about_shares()
        if self.given:
            yield Finding("given", Outcome.OPEN, given=self.given, draws=self.given_draws)
        yield self._about_end()
        if self.hashes:
            yield Finding("chain", Outcome.PROVEN, lines=len(self.hashes) - 1)
        if self.noted:
            yield self._about_fingerprint()

    def _about_seed(self) -> Iterator[Finding]:
        if not self.has_seed:
            yield Finding("no-seed", Outcome.OPEN, draws=self.draws)
            return
        yield Finding("seed", Outcome.PROVEN, commitment=self.commitment)
        if self.strange:
            first = self.strange[0]
            yield Finding(
                "strange",
                Outcome.CONTRADICTED,
                n=len(self.strange),
                draws=self.draws,
                line=first.line,
                said=first.said,
                due=first.due,
            )
        elif self.draws:
            yield Finding("draws", Outcome.PROVEN, draws=self.draws)

    def _about_shares(self) -> Iterator[Finding]:
        if self.shares is None:
            return
        if shown := self.shares.shown:
            yield Finding("shares", Outcome.PROVEN, n=len(shown), seats=_named(shown))
        if silent := (self.people | self.shares.left_out) - shown:
            yield Finding("silent", Outcome.OPEN, n=len(silent), seats=_named(silent))

    def _about_end(self) -> Finding:
        if not self.over:
            return Finding("unfinished", Outcome.OPEN)
        if not self.has_result:
            return Finding("no-result", Outcome.OPEN)
        return Finding("result", Outcome.PROVEN)

    def _about_fingerprint(self) -> Finding:
        if not self.commitment:
            return Finding("no-fingerprint", Outcome.OPEN)
        line = self.hashes.get(self.noted, 0)
        if line or self.noted == self.commitment:
            if line < self.sealed:  # what was sealed later it cannot bind
                return Finding("noted-early", Outcome.OPEN)
            if line:
                return Finding("noted-line", Outcome.PROVEN, line=line)
        if self.noted != self.commitment:
            return Finding("other-fingerprint", Outcome.CONTRADICTED, noted=self.noted)
        return Finding("fingerprint", Outcome.PROVEN)


def judge(record: Record, noted: str = "") -> Verdict:
    """Say what a record proves, to a reader who noted this fingerprint, or none."""
    header, table = record.header, record.table
    given, own = table.entries[: header.given], table.entries[header.given :]
    return Verdict(
        header.edition,
        table.game.data,
        header.commitment,
        noted,
        header.seed is not None,
        sum(1 for entry in own if entry.seat == CHANCE),
        record.strange,
        header.given,
        sum(1 for entry in given if entry.seat == CHANCE),
        table.over,
        record.has_result,
        record.hashes,
        record.sealed,
        frozenset(range(table.seats)) - header.bots,
        table.shares,
    )


def _named(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in sorted(seats))
