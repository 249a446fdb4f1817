"""What a learner sees of a view: numbers in a row, each a cell of a named feature.

Features follow from the declared fields. Seats are turned: whoever looks is the first of every axis
of seats and of every value that names one, and the others follow in order of play. `read` is the
slow, obvious way from a view to its row; drawers write the same row faster (`core/row.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final

from tidetable.core.codec import SEATS, Domain
from tidetable.core.contract import (
    CHANCE,
    SPECTATOR,
    Own,
    Public,
    Secret,
    arg_of,
    kind_of,
    look,
    seat_of,
)
from tidetable.core.learn.observer import Observer
from tidetable.core.luck import Luck
from tidetable.core.observing import is_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i16, i64

    from tidetable.core.contract import State, View
    from tidetable.core.fields import Drawer, Drawers, Field, Unseen
    from tidetable.core.play import AnyGame
    from tidetable.core.vec import vec

MOST_ARG: Final = (1 << 15) - 1
COUNT: Final = "count"
CATEGORY: Final = "category"
CODE: Final = "code"


@dataclass(frozen=True)
class Feature:
    """Some cells of the row that mean the same. All are int16."""

    name: str
    text: str
    axes: tuple[Domain, ...]
    least: int
    most: int
    of: Domain | None  # what a value names, for a category
    none: bool  # whether 0 names nothing; then 1 names the first thing
    kind: str
    offset: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis.tokens) for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def cells(self) -> slice:
        """Return where it stands in the row."""
        return slice(self.offset, self.offset + self.size)

    def lock(self) -> str:
        """Print it as a file keeps it, so that nothing changes by accident."""
        axes = "".join(f"[{axis.name}]" for axis in self.axes)
        names = "" if self.of is None else f" {self.of.name}{' or none' * self.none}"
        return f"{self.offset} {self.name}{axes} {self.kind}{names} {self.least}..{self.most}"


class Observation:
    """The features of a game, for every number of seats and all options."""

    def __init__(self, game: AnyGame, drawers: Drawers, history: int = 0) -> None:
        if history < 0:
            raise ValueError(f"a history is of 0 or more things that were told, not {history}")
        self.game: Final = game
        self.drawers: Final = drawers
        self.history: Final = history  # how many of the last things that were told it holds
        recalled = f"_history{history}" if history else ""
        self.name: Final = f"{game.name}_v{drawers.version}{recalled}"
        self.seat_axis: Final = drawers.domains().get(SEATS.name) or SEATS.tokens
        self.features: Final = self._features()
        self.size: Final = sum(feature.size for feature in self.features)
        self.told_at: Final = self.size - 2 * history
        self.own_size: Final = sum(prod(field.shape) for field in drawers.own.fields)
        self.hidden_size: Final = self.own_size * (len(self.seat_axis) - 1)  # of all others
        self.named: Final = {feature.name: feature for feature in self.features}

    def lock(self) -> str:
        """Print the name, all features, and the order of the things they speak of."""
        domains = {d.name: d for f in self.features for d in (*f.axes, *filter(None, [f.of]))}
        things = [f"{name}: {' '.join(one.tokens)}" for name, one in sorted(domains.items())]
        rows = [self.name, *(feature.lock() for feature in self.features), *things]
        return "".join(f"{row}\n" for row in rows)

    # --- Features --------------------------------------------------------------------------------

    def _features(self) -> tuple[Feature, ...]:
        public, own = self.drawers.public.fields, self.drawers.own.fields
        found = [
            *self._of_asks(),
            *(_feature(field, "") for field in public),
            *(_feature(field, "own.") for field in own),
            *map(_count_of, self.drawers.unseen),
            *self._of_history(),
        ]
        placed: list[Feature] = []
        at = 0
        for one in found:
            placed.append(replace(one, offset=at))
            at += one.size
        return tuple(placed)

    def _of_asks(self) -> list[Feature]:
        """Return what is seen of the open asks, and who looks: actions name seats as they are."""
        seats = Domain(SEATS.name, [*self.seat_axis])
        asks = Domain("ask", self.game.questions)
        me = "which seat I am: actions, and codes, name seats by their own numbers"
        last = len(seats.tokens) - 1
        return [
            Feature("me", me, (), 0, last, seats, False, CATEGORY),
            Feature("asked", "1: must answer something", (seats,), 0, 1, None, False, COUNT),
            Feature("ask", "what I am asked", (), 0, len(asks.tokens), asks, True, CATEGORY),
            Feature("ask_arg", "its argument", (), 0, MOST_ARG, None, False, CODE),
        ]

    def _of_history(self) -> list[Feature]:
        """Return what is recalled: all that a seat was told, of which it sees the last few."""
        if not self.history:
            return []
        ago = Domain("ago", [str(n + 1) for n in range(self.history)])
        doers = Domain("doer", ["chance", *self.seat_axis])
        last, n = "the last thing that I was told comes first", len(doers.tokens)
        what = f"what it was, by its id and 1 more, or 0; {last}"
        return [
            Feature("told.who", f"who did it; {last}", (ago,), 0, n, doers, True, CATEGORY),
            Feature("told.what", what, (ago,), 0, self.game.codec.size, None, False, CODE),
        ]

    # --- Reading ---------------------------------------------------------------------------------

    def read(self, view: View, seats: int) -> list[int]:
        """Return the row of a view, at a table with so many seats."""
        if view.seat == SPECTATOR:
            raise ValueError("Only a seat has an observation: look from one of them.")
        angle = Angle(int(view.seat), seats)
        row = [*self._asks(view, angle)]
        for field in self.drawers.public.fields:
            row += angle.cells(field, view.public)
        for field in self.drawers.own.fields:
            row += angle.cells(field, view.own)
        return row + self._unseen(view, seats)

    def recall(self, told: Sequence[tuple[int, int]], seat: int, seats: int) -> list[int]:
        """Return the cells for the last of all that a seat was told: who, and what."""
        angle, last = Angle(seat, seats), [*told[-self.history :]][::-1]
        empty = [0] * (self.history - len(last))
        doers = [1 if who == CHANCE else 2 + angle.seat(who) for who, _ in last]
        return [*doers, *empty, *(what + 1 for _, what in last), *empty]

    def _asks(self, view: View, angle: Angle) -> list[int]:
        asks = [int(view.asks[i]) for i in range(view.n_asks)]
        asked = {angle.seat(seat_of(ask)) for ask in asks if seat_of(ask) >= 0}
        flags = [int(seat in asked) for seat in range(len(self.seat_axis))]
        mine = next((ask for ask in asks if seat_of(ask) == angle.me), None)
        if mine is None:
            return [angle.me, *flags, 0, 0]
        return [angle.me, *flags, kind_of(mine) - len(self.game.draws) + 1, arg_of(mine)]

    def _unseen(self, view: View, seats: int) -> list[int]:
        """Count in any world that looks like this: what can be counted is the same in all."""
        if not self.drawers.unseen:
            return []
        world = self.game.guess(view, Luck(1))
        others = [world.own(seat) for seat in range(seats) if seat != view.seat]
        hidden: list[tuple[Drawer, object]] = [(self.drawers.own, other) for other in others]
        hidden.append((self.drawers.secret, world.secret()))
        return [n for unseen in self.drawers.unseen for n in _counted(unseen, hidden)]

    def blank(self, seats: int) -> list[int]:
        """Return a new row, in which cells are empty that some tables never write."""
        row = [0] * (3 + len(self.seat_axis))
        for field in (*self.drawers.public.fields, *self.drawers.own.fields):
            row += Angle(0, seats).turned(field, [field.empty] * prod(field.shape))
        return row + [0] * (self.size - len(row))

    def observer(self, seats: int, options: list[int]) -> Observer:
        """Return what writes rows for tables of this kind, as fast as the drawers allow."""
        start = self.game.setup(seats, options)
        public_at = 3 + len(self.seat_axis)
        own_at = public_at + sum(prod(field.shape) for field in self.drawers.public.fields)
        n_unseen = sum(len(unseen.axis.tokens) for unseen in self.drawers.unseen)
        layout = (seats, len(self.seat_axis), len(self.game.draws))
        places = (public_at, own_at, self.told_at - n_unseen, self.told_at)
        if self._is_written(start):
            return Observer(*layout, *places, self.drawers.marked)
        return Reader(self, *layout, *places)

    def _is_written(self, state: State) -> bool:
        """Whether the drawers were written with what writes rows, as far as they have to."""
        public, own, secret = type(state.public()), type(state.own(0)), type(state.secret())
        unseen, drawers = self.drawers.unseen, self.drawers
        counts_own = any(one.of(drawers.own) for one in unseen)
        counts_secret = any(one.of(drawers.secret) for one in unseen)
        return (
            public.observe is not Public.observe
            and (not drawers.own.fields or own.observe is not Own.observe)
            and (not counts_own or own.add_unseen is not Own.add_unseen)
            and (not counts_secret or secret.add_unseen is not Secret.add_unseen)
        )


class Reader(Observer):
    """Reads fields one by one: for drawers that somebody wrote by hand."""

    def __init__(self, observation: Observation, *layout: int) -> None:
        super().__init__(*layout)
        self.observation = observation

    def write_rest(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        row = self.observation.read(look(state, seat), int(self.seats))
        for i, value in enumerate(row):
            into[at + i] = value

    def write_hidden(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        angle = Angle(int(seat), int(self.seats))
        for k in range(1, angle.seats):
            own = state.own((angle.me + k) % angle.seats)
            for field in self.observation.drawers.own.fields:
                for value in angle.cells(field, own):
                    into[at] = value
                    at += 1


@dataclass(frozen=True)
class Angle:
    """How things look from a seat."""

    me: int
    seats: int

    def seat(self, seat: int) -> int:
        return (seat - self.me) % self.seats if 0 <= seat < self.seats else seat

    def cells(self, field: Field, drawer: object) -> list[int]:
        return self.turned(field, field.read(drawer))

    def turned(self, field: Field, values: list[int]) -> list[int]:
        """Return a field's cells as learners get them; those of seats that nobody has are 0."""
        found = []
        for place in product(*map(range, field.shape)):
            at = 0
            absent = False
            for n, axis in zip(place, field.axes, strict=True):
                mine = (n + self.me) % self.seats if is_seat(axis) else n
                absent |= is_seat(axis) and n >= self.seats
                at = at * len(axis.tokens) + mine
            found.append(0 if absent else self.value(field, values[at]))
        return found

    def value(self, field: Field, value: int) -> int:
        """Return what a value is to learners: a number, or a thing's place in its domain."""
        if field.of is None:
            return value
        thing = value if field.none is None else value - field.none - 1
        if not 0 <= thing < len(field.of.tokens):
            return 0
        if field.seats_from >= 0:
            thing = field.seats_from + self.seat(thing - field.seats_from)
        return self.thing(field.of, thing) + (field.none is not None)

    def thing(self, domain: Domain, thing: int) -> int:
        """Turn a thing that is a seat, or is named by one among others."""
        if is_seat(domain):
            return self.seat(thing)
        if not domain.parts:
            return thing
        halves = domain.halves[domain.tokens[thing]]
        pairs = zip(domain.parts, halves, strict=True)
        turned = [part.tokens[self.thing(part, part.index[half])] for part, half in pairs]
        return domain.index[domain.joint.join(turned)]


# --- From declarations ---------------------------------------------------------------------------


def _feature(field: Field, prefix: str) -> Feature:
    name, none = prefix + field.name, field.of is not None and field.none is not None
    if field.of is not None:
        most = len(field.of.tokens) - (not none)
        return Feature(name, field.text, field.axes, 0, most, field.of, none, CATEGORY)
    kind = CODE if field.code else COUNT
    least, most = field.least, field.most
    if any(map(is_seat, field.axes)):  # a seat that nobody has shows 0
        least, most = min(least, 0), max(most, 0)
    return Feature(name, field.text, field.axes, least, most, None, False, kind)


def _count_of(unseen: Unseen) -> Feature:
    name = f"unseen.{unseen.name}"
    return Feature(name, unseen.text, (unseen.axis,), 0, unseen.most, None, False, COUNT)


def _counted(unseen: Unseen, hidden: list[tuple[Drawer, object]]) -> list[int]:
    n = len(unseen.axis.tokens)
    sums = [0] * n
    for declared, drawer in hidden:
        for field in unseen.of(declared):
            for i, value in enumerate(field.read(drawer)):
                sums[i % n] += (value != 0) if unseen.whether else value
    return sums
