"""A drawer's fields, declared once: a name, the axes of its cells, a sentence, a range.

From the declaration follow the class (`core/drawers.py` writes it), the JSON that programs get, the
page that says what each field means, the row of numbers for learners, and the check of ranges.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, product
from math import prod
from typing import Any, Final

from tidetable.core.codec import Domain
from tidetable.core.contract import SPECTATOR, View
from tidetable.core.facts import Fact, facts

Plain = int | str | list["Plain"] | None

MOST_MARKS: Final = 62  # that one number has bits for


@dataclass(frozen=True)
class Field:
    """A number, or cells found by the names of their axes."""

    name: str
    text: str
    axes: tuple[Domain, ...]
    start: int | tuple[int, ...]  # of every cell, or of each
    least: int
    most: int
    of: Domain | None  # what a value names: a seat, a place
    none: int | None  # the value that names nothing; the one after it names the first
    bits: int  # of each cell, where the cells of the last axis share a number; 0: they do not
    upto: str  # the field that says how many of the cells count; the others are left-overs
    grows: bool  # begins with the axis's first things; a data file may bring the later ones
    seats_from: int = -1  # which of the things it can name is the first of one for each seat
    code: bool = False  # its numbers are labels or pack several things: no amounts
    fixed: bool = False  # stays what it is as soon as a seat has been asked something

    @property
    def stored_axes(self) -> tuple[Domain, ...]:
        """Return the axes that its list has; none if it is a number."""
        return self.axes[:-1] if self.bits else self.axes

    @property
    def stored(self) -> int:
        """Return how many numbers a new list has."""
        lengths = [len(axis.tokens) for axis in self.stored_axes]
        if self.grows:
            lengths[0] = self.axes[0].n_first
        return prod(lengths)

    @property
    def empty(self) -> int:
        """Return what a cell holds where there is nothing."""
        return self.start if isinstance(self.start, int) else 0

    @property
    def shape(self) -> list[int]:
        return [len(axis.tokens) for axis in self.axes]

    def columns(self) -> Iterator[str]:
        """Name each cell: `treasures[2,coin]`."""
        for tokens in product(*(axis.tokens for axis in self.axes)):
            yield f"{self.name}[{','.join(tokens)}]" if tokens else self.name

    def read(self, drawer: object) -> list[int]:
        """Return its cells in the order of `columns`, whether they are there or would be empty."""
        value: Fact = getattr(drawer, self.name)
        found = [value] if isinstance(value, int) else list(value)
        if self.bits:
            ways = range(0, self.bits * self.shape[-1], self.bits)
            found = [n >> way & (1 << self.bits) - 1 for n in found for way in ways]
        if self.upto:
            found = found[: getattr(drawer, self.upto)]
        return found + [self.empty] * (prod(self.shape) - len(found))

    def plain(self, drawer: object) -> Plain:
        """Return its value for programs: lists within lists, and names for what has one."""
        found: list[Plain] = [self.named(n) for n in self.read(drawer)]
        if not self.axes:
            return found[0]
        for length in reversed(self.shape[1:]):
            found = [found[i : i + length] for i in range(0, len(found), length)]
        return found

    def named(self, value: int) -> Plain:
        """Return what a value names; a number is itself."""
        if self.of is None:
            return value
        number = value if self.none is None else value - self.none - 1
        return self.of.tokens[number] if 0 <= number < len(self.of.tokens) else None

    def schema(self) -> dict[str, Any]:
        """Say what it means; axes and things by the names of their domains."""
        means: dict[str, Any] = {"says": self.text, "axes": [axis.name for axis in self.axes]}
        if self.of is not None:
            return means | {"names": self.of.name, "range": None}
        return means | {"names": None, "range": [self.least, self.most]}


def number(
    name: str,
    text: str,
    *,
    start: int | None = None,
    least: int = 0,
    most: int = 99,
    of: Domain | None = None,
    none: int | None = -1,
    code: bool = False,
) -> Field:
    """Declare a number. One that names a thing begins as none, and has the range of its things."""
    return cells(name, text=text, start=start, least=least, most=most, of=of, none=none, code=code)


def flag(name: str, text: str, *, start: int = 0) -> Field:
    """Declare a number that is 0 or 1."""
    return cells(name, text=text, start=start, most=1)


def cells(
    name: str,
    *axes: Domain,
    text: str,
    start: int | tuple[int, ...] | None = None,
    least: int = 0,
    most: int = 99,
    of: Domain | None = None,
    none: int | None = -1,
    bits: int = 0,
    upto: str = "",
    grows: bool = False,
    seats_from: int = -1,
    code: bool = False,
    fixed: bool = False,
) -> Field:
    """Declare cells, one for each mix of the axes' things."""
    if of is not None:
        least = 0 if none is None else none
        most = least + len(of.tokens) - (none is None)
    if start is None:
        start = least if of is not None else 0
    return Field(
        name, text, axes, start, least, most, of, none, bits, upto, grows, seats_from, code, fixed
    )


@dataclass(frozen=True)
class Drawer:
    """All fields of a drawer, in the order of the page that explains them."""

    name: str
    text: str
    fields: tuple[Field, ...] = ()
    extended: bool = False  # the game adds methods, to what is written as `NameFields`
    marked: bool = False  # lists are changed by methods of their own, which mark that they were

    @property
    def marks(self) -> dict[str, int]:
        """Return the bit of each list that is marked; where they are many, some share one.

        What is fixed needs none, and what grows and shrinks changes too often.
        """
        changing = (field for field in self.fields if not (field.fixed or field.upto))
        lists = [field.name for field in changing if field.stored_axes and self.marked]
        return {name: 1 << n % MOST_MARKS for n, name in enumerate(lists)}

    def plain(self, drawer: object) -> dict[str, Plain]:
        """Return its values for programs. What nobody declared comes last, as it is."""
        there: dict[str, Any] = facts(drawer)
        declared = {field.name: field for field in self.fields if field.name in there}
        named = {name: field.plain(drawer) for name, field in declared.items()}
        return named | {name: value for name, value in there.items() if name not in declared}

    def schema(self) -> dict[str, dict[str, Any]]:
        return {field.name: field.schema() for field in self.fields}

    def columns(self) -> list[str]:
        return [column for field in self.fields for column in field.columns()]

    def encode(self, drawer: object) -> array[int]:
        """Return all cells as int16, in the order of `columns`."""
        return array("h", chain.from_iterable(field.read(drawer) for field in self.fields))

    def out_of_range(self, drawer: object) -> str:
        """Return the first cell that cannot be, with its value; nothing if all can."""
        for field in self.fields:
            values = field.read(drawer)
            if min(values) < field.least or max(values) > field.most:
                named = zip(field.columns(), values, strict=True)
                bad = (f"{name} is {n}" for name, n in named if not field.least <= n <= field.most)
                return f"{next(bad)}, not {field.least} to {field.most}"
        return ""


@dataclass(frozen=True)
class Unseen:
    """What a seat can count though it does not see where it lies: cards of pile and other hands.

    It is the sum of the fields of these names, over what nobody sees and all hands but one's own.
    """

    name: str
    text: str
    axis: Domain  # the last one of each of those fields
    fields: tuple[str, ...]
    most: int = 99
    whether: bool = False  # their cells say where a thing is: what is not 0 counts once

    def of(self, drawer: Drawer) -> list[Field]:
        return [field for field in drawer.fields if field.name in self.fields]


@dataclass(frozen=True)
class Gauge:
    """What players watch though no field says it: a sum of cells, each taken so many times.

    Networks read whether it has come as far as each of its steps.
    """

    name: str
    text: str
    axes: tuple[Domain, ...]
    terms: tuple[tuple[str, int], ...]  # fields, summed over other axes, and how often each counts
    steps: tuple[int, ...]
    start: tuple[int, ...] = ()  # what it is without any cell, along the first axis


@dataclass(frozen=True)
class Drawers:
    """The drawers of a game: what everybody sees, what a seat alone sees, what nobody sees."""

    public: Drawer = Drawer("Public", "What everybody sees.")
    own: Drawer = Drawer("Own", "What a player alone sees.")
    secret: Drawer = Drawer("Secret", "What nobody sees.")
    unseen: tuple[Unseen, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    version: int = 1  # of what learners see: it goes up when a field changes

    @property
    def marked(self) -> bool:
        """Whether learners are shown lists only where they are marked."""
        return any(drawer.marked for drawer in (self.public, self.own, self.secret))

    def view(self, view: View) -> dict[str, dict[str, Plain]]:
        """Return all that a viewer may know, for programs."""
        return {"public": self.public.plain(view.public), "own": self.own.plain(view.own)}

    def domains(self) -> dict[str, list[str]]:
        """Return the tokens of all axes and of all things that values name, by their names."""
        seen = [*self.public.fields, *self.own.fields]
        found = [domain for field in seen for domain in (*field.axes, *filter(None, [field.of]))]
        return {domain.name: domain.tokens for domain in found}

    def columns(self) -> list[str]:
        """Name the numbers of a learner's row: the table's, then the own ones."""
        return [*self.public.columns(), *(f"own {name}" for name in self.own.columns())]

    def encode(self, view: View) -> array[int]:
        """Return a view as a row of numbers; who only watches has nothing of their own."""
        if view.seat == SPECTATOR:
            return self.public.encode(view.public) + array("h", [0] * len(self.own.columns()))
        return self.public.encode(view.public) + self.own.encode(view.own)


UNDECLARED: Final = Drawers()
