"""Why something was refused. Never repaired, never a traceback: a key for words, and its facts."""

from __future__ import annotations

from typing import ClassVar


class Refusal(Exception):
    """Something was asked that cannot be done. `str` is a sentence that says why.

    Nothing has changed when it is raised.
    """

    family: ClassVar[str] = "refusal"

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{self.family}-{reason}", facts)
        self.key = f"{self.family}-{reason}"
        """The name of its sentence, the same in all languages."""
        self.facts = facts
        """What the sentence speaks of."""
        self.sentence = ""  # what it says, once somebody has found words for it

    def __str__(self) -> str:
        return self.sentence or f"{self.key} {self.facts}"

    def __reduce__(self) -> tuple[object, ...]:
        """Let it be told from one process to another: as it is, not made anew from what it says."""
        return _bare, (type(self), self.args), self.__dict__


def _bare(kind: type[Refusal], args: tuple[object, ...]) -> Refusal:
    return kind.__new__(kind, *args)


class NotUnderstood(Refusal):
    """The text is no action of this game, whatever the position."""

    family: ClassVar[str] = "not-understood"


class NotLegal(Refusal):
    """A move exists, but is not allowed now."""

    family: ClassVar[str] = "not-legal"

    def __init__(self, rule: str, **facts: str | int) -> None:
        super().__init__("now", rule=rule, **facts)
        self.rule = rule
        """The id of the rule that forbids it: `CHE-T2`."""


class NotYours(Refusal):
    """Somebody else decides, or nobody any more."""

    family: ClassVar[str] = "not-yours"


class NotNow(Refusal):
    """A thing was clicked with which nothing can be done, as things stand or from this click on."""

    family: ClassVar[str] = "not-now"


class Stale(Refusal):
    """The answer is to a position that has passed."""

    family: ClassVar[str] = "stale"


class CannotUndo(Refusal):
    """Undo would take from others what is theirs: their decision, their knowledge, their luck."""

    family: ClassVar[str] = "cannot-undo"


class BadRecord(Refusal):
    """A record cannot be read; `line` is the first bad one."""

    family: ClassVar[str] = "bad-record"

    def __init__(self, reason: str, line: int, **facts: str | int) -> None:
        super().__init__(reason, line=line, **facts)
        self.line = line


class Contradiction(BadRecord):
    """A record says what cannot be true together: somebody has changed it."""


class BadPosition(Refusal):
    """The text of a position cannot be read, or a position cannot be written as a record."""

    family: ClassVar[str] = "bad-position"


class BadData(Refusal):
    """Something in a data file is wrong; `line` says where, as editors count: 1144, not 1,144."""

    family: ClassVar[str] = "bad-data"

    def __init__(self, reason: str, line: int, **facts: str | int) -> None:
        super().__init__(reason, line=str(line), **facts)
        self.line = line


class BadDataFile(Refusal):
    """A data file cannot be played on; `faults` are all that was found in it."""

    family: ClassVar[str] = "bad-data-file"

    def __init__(self, file: str, faults: list[BadData]) -> None:
        super().__init__("faults", file=file, n=len(faults))
        self.faults = faults


class BadTable(Refusal):
    """A table cannot be set up as wished: wrong number of seats, unknown option, unknown bot."""

    family: ClassVar[str] = "bad-table"


class BadShare(Refusal):
    """What a seat gives to the luck cannot be taken: not now, not twice, or not what it sealed."""

    family: ClassVar[str] = "bad-share"


class SetAside(Refusal):
    """A saved table cannot be opened here; it is kept as it is, and harms no other."""

    family: ClassVar[str] = "set-aside"


class TooMuch(Refusal):
    """Somebody does so much at once that others would suffer."""

    family: ClassVar[str] = "too-much"
