"""What questions and draws have in common in every game: a number, a name, and whom they ask.

A game's own classes add what is answered, in its own types: docs/develop/performance.md says why.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, ask, sealed_ask


class SeatQuestion:
    """What a seat is asked; sealed, if nobody else learns the answer until the rules tell it."""

    def __init__(self, kind: i64, name: str, rule: str, sealed: bool = False) -> None:
        self.kind: Final[i64] = kind  # its number, which never changes
        self.name: Final = name
        self.rule: Final = rule  # by which it must be answered
        self.sealed: Final = sealed

    def asks(self, seat: i64, arg: i64 = 0) -> i64:
        return sealed_ask(seat, self.kind, arg) if self.sealed else ask(seat, self.kind, arg)


class ChanceDraw:
    """What chance is asked; sealed, if only one player sees what comes."""

    def __init__(self, kind: i64, name: str, sealed: bool = False) -> None:
        self.kind: Final[i64] = kind
        self.name: Final = name
        self.sealed: Final = sealed

    def asks(self, arg: i64 = 0) -> i64:
        return sealed_ask(CHANCE, self.kind, arg) if self.sealed else ask(CHANCE, self.kind, arg)
