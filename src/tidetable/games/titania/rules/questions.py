"""What can be asked in Titania: of a seat, or of chance.

Each question of the game is one of these, in the chapter of the rules that it belongs to; turn.py
ends with the list of them all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, News, ask, sealed_ask
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.state import Hand, Tabletop, TitaniaState


class Question:
    """What a seat is asked."""

    def __init__(self, kind: i64, name: str, rule: str) -> None:
        self.kind: Final[i64] = kind  # its number, which never changes
        self.name: Final = name
        self.rule: Final = rule  # by which it is answered before any other card or ship

    def asks(self, seat: i64, arg: i64 = 0) -> i64:
        return ask(seat, self.kind, arg)

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        """Write all that no rule forbids."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: cards and ships wait, by the question's rule; there is no crane (TIT-K1);
        everything else has its moment, as its own rule says. Most questions ask guards first.
        """
        may = Buffer()
        self.allows(table, hand, kingdom, may)
        if action in may.to_list():
            return ""
        if action < v.CHOOSE.base:
            return self.rule
        return "TIT-K1" if v.BUILD.has(action) else v.CODEC.verb(action).rule

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Draw:
    """What chance is asked; sealed, if only one player sees what comes."""

    def __init__(self, kind: i64, name: str, is_sealed: bool) -> None:
        self.kind: Final[i64] = kind
        self.name: Final = name
        self.is_sealed: Final = is_sealed

    def asks(self, arg: i64 = 0) -> i64:
        return sealed_ask(CHANCE, self.kind, arg) if self.is_sealed else ask(CHANCE, self.kind, arg)

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
