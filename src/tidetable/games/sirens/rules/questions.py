"""What can be asked in Sirens in Sight: of a seat, or of chance.

Each question of the game is one of these; turn.py has them, and ends with the list of them all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, News, ask
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.state import Hand, SirensState, Tabletop
from tidetable.games.sirens.rules.verbs import CODEC, CREW, RUM_ON


class Question:
    """What a seat is asked."""

    def __init__(self, kind: i64, name: str, rule: str) -> None:
        self.kind: Final[i64] = kind  # its number, which never changes
        self.name: Final = name
        self.rule: Final = rule  # by which it must be answered

    def asks(self, seat: i64, arg: i64 = 0) -> i64:
        return ask(seat, self.kind, arg)

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        """Write all that no rule forbids. Half of the cards are a player's with more tactics."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, hand: Hand, half: vec[i64], action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: rum, crew, picks and what chance does have their time, as their own rules say;
        whatever else is no answer, the question's rule forbids. Turns ask their guards first.
        """
        may = Buffer()
        self.allows(table, hand, half, may)
        if action in may.to_list():
            return ""
        has_its_time = RUM_ON.has(action) or action >= CREW.base
        return CODEC.verb(action).rule if has_its_time else self.rule

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        """Carry out a seat's answer."""
        raise NotImplementedError


class Draw:
    """What chance is asked."""

    def __init__(self, kind: i64, name: str) -> None:
        self.kind: Final[i64] = kind
        self.name: Final = name

    def asks(self, arg: i64 = 0) -> i64:
        return ask(CHANCE, self.kind, arg)

    def odds(self, state: SirensState, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def sample(self, state: SirensState, luck: Luck, into: Buffer) -> i64:
        """Draw. It may be done faster than by the odds, but not differently."""
        self.odds(state, into)
        return into.pick_weighted(luck)

    def do(self, state: SirensState, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
