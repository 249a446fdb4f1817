"""What drawers that are written from declarations do for learners, as text: a line for each field.

Where a field is turned in a way that no line does (two axes of seats, say), its drawer gets no such
method, and whoever observes reads the fields one by one instead: `core/learn/observation.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import Final

from tidetable.core.codec import SEATS, Domain
from tidetable.core.fields import Drawer, Drawers, Field

METHOD: Final = "\n    def {name}(self, into: vec[i16], at: i64{seen}) -> None:\n{lines}"
SEEN: Final = ", me: i64, seats: i64"
MARKED: Final = f"{SEEN}, marks: i64"
OR_TURNED: Final = f"{MARKED}, turn: i64"


class NotPlain(Exception):
    """No line writes such a field."""


def methods(drawers: Drawers, base: str) -> str:
    """Return the methods of a drawer for learners; nothing for what cannot be written in lines."""
    drawer = {"Public": drawers.public, "Own": drawers.own, "Secret": drawers.secret}[base]
    found: list[tuple[str, str, list[str]]] = []
    try:
        if base != "Secret":
            found += _seen(drawer, base)
        if base != "Public":
            found.append(("add_unseen", "", _unseen(drawers, drawer)))
    except NotPlain:
        return ""
    return "".join(
        METHOD.format(name=name, seen=more, lines="".join(f"        {line}\n" for line in lines))
        for name, more, lines in found
        if lines
    )


# --- What is seen ------------------------------------------------------------------------------


def is_seat(domain: Domain) -> bool:
    """Seats go by one name, whichever of them a game has."""
    return domain.name == SEATS.name


def shift(field: Field) -> int:
    """Return what is added to a value for learners: if it can name nothing, 0 does."""
    return 0 if field.of is None or field.none is None else -field.none


def _seen(drawer: Drawer, base: str) -> list[tuple[str, str, list[str]]]:
    """Write what may change at any time, what stays as it is, and what is marked if it changes."""
    # What a hand holds is another in the next seat's row, even if it stays as it is.
    fixed = [field for field in drawer.fields if field.fixed and base == "Public"]
    marked = [field for field in drawer.fields if field.name in drawer.marks]
    often = [field for field in drawer.fields if field not in (*fixed, *marked)]
    renewing = ("renew", MARKED, _renewed(drawer, marked, False))
    if base == "Public":
        renewing = ("renew", OR_TURNED, _renewed(drawer, marked, True))
    return [
        ("observe", SEEN, _observe(drawer, often)),
        ("observe_fixed", "", _observe(drawer, fixed)),
        renewing,
    ]


def _observe(drawer: Drawer, fields: list[Field]) -> list[str]:
    """Write some of its fields."""
    at = _places(drawer)
    lines: list[str] = []
    for field in fields:
        lines += [_written(field, at[field.name]), *_turned(field, at[field.name])]
    return lines


def _renewed(drawer: Drawer, fields: list[Field], turn: bool) -> list[str]:
    """Write some of its fields where they are marked, and turn what the row has where not."""
    at = _places(drawer)
    lines: list[str] = []
    for field in fields:
        again = _turned_again(field, at[field.name]) if turn else []
        lines += [
            f"if marks & {drawer.marks[field.name]:#x}:",
            *_indented(_observe(drawer, [field])),
        ]
        lines += ["elif turn:", *_indented(again)] if again else []
    return lines


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _places(drawer: Drawer) -> dict[str, str]:
    """Return where each field begins."""
    ends = accumulate((prod(field.shape) for field in drawer.fields), initial=0)
    return {field.name: _plus("at", at) for field, at in zip(drawer.fields, ends, strict=False)}


def _written(field: Field, at: str) -> str:
    """Write a field's cells, in the order of its axes."""
    own, more = f"self.{field.name}", shift(field)
    if not field.axes:
        return f"into[{at}] = i16({_number(field, _plus(own, more))})"
    if field.bits:
        return _unpacked(field, at)
    if field.upto:
        size, empty = prod(field.shape), field.empty + more
        if any(map(is_seat, field.axes)):
            raise NotPlain
        return f"row.put_some(into, {at}, {own}, {more}, self.{field.upto}, {size}, {empty})"
    if any(map(is_seat, field.axes)):
        width, room = _turn(field.axes)
        return f"row.put_seats(into, {at}, {own}, {more}, {width}, {room}, me, seats)"
    if _names_seats(field):
        return f"row.put_named(into, {at}, {own}, {more}, {_naming(field)}, me, seats)"
    return f"row.put_cells(into, {at}, {own}, {more})"


def _number(field: Field, value: str) -> str:
    """Write a number, turned where it names a seat."""
    how = _naming(field)
    if how is None:
        return value
    call = "row.turned_seat" if _names_seats(field) else "row.turned_part"
    return f"{call}({value}, {how}, me, seats)"


def _unpacked(field: Field, at: str) -> str:
    """Write the cells that share numbers."""
    *axes, packed = field.axes
    if is_seat(packed) or field.upto or field.of is not None:
        raise NotPlain
    what = f"{at}, self.{field.name}, {field.bits}, {(1 << field.bits) - 1}, {len(packed.tokens)}"
    if not axes:
        return f"row.put_packed(into, {what})"
    if any(map(is_seat, axes)):
        width, room = _turn(tuple(axes))
        return f"row.put_packed_seats(into, {what}, {width}, {room}, me, seats)"
    return f"row.put_all_packed(into, {what})"


def _turn(axes: tuple[Domain, ...]) -> tuple[int, int]:
    """Return what turns an axis of seats: the cells of one seat, and how many seats it has."""
    lengths = [len(axis.tokens) for axis in axes]
    (place, *others) = [i for i, axis in enumerate(axes) if is_seat(axis)]
    if others:
        raise NotPlain
    return prod(lengths[place + 1 :]), lengths[place]


def _turned(field: Field, at: str) -> list[str]:
    """Turn cells that are written, where values name seats and could not be turned before."""
    how = _naming(field)
    among_seats = any(map(is_seat, field.axes))
    plain = not field.upto and not among_seats and _names_seats(field)
    if not field.axes or how is None or plain:
        return []
    if field.none is None and (field.grows or among_seats):
        raise NotPlain  # a cell that is not written would be turned again and again
    call = "row.turn_seats" if _names_seats(field) else "row.turn_parts"
    return [f"{call}(into, {at}, {prod(field.shape)}, {how}, me, seats)"]


def _turned_again(field: Field, at: str) -> list[str]:
    """Turn cells that another seat's row has: where they lie, and what they name."""
    n = prod(field.shape)
    lines: list[str] = []
    if any(map(is_seat, field.axes)):
        width, room = _turn(field.axes)
        lines.append(f"row.turn_axis(into, {at}, {n}, {width}, {room}, turn, seats)")
    how = _naming(field)
    if how is not None:
        if field.none is None and field.grows:
            raise NotPlain  # a cell that is not written would be turned
        call = "row.turn_seats" if _names_seats(field) else "row.turn_parts"
        lines.append(f"{call}(into, {at}, {n}, {how}, turn, seats)")
    return lines


def _names_seats(field: Field) -> bool:
    """Whether values are seats, or have seats among them, rather than things of seats."""
    return field.of is not None and (is_seat(field.of) or field.seats_from >= 0)


def _naming(field: Field) -> str | None:
    """Return where the seat is found in a value, if there is one."""
    if field.of is None:
        return None
    first = int(field.none is not None)
    if _names_seats(field):
        return str(first + max(field.seats_from, 0))
    digit = seat_digit(field.of)
    return f"{first}, {digit.step}, {digit.room}" if digit else None


@dataclass(frozen=True)
class Digit:
    """Where the seat stands in the number of a thing: the same of two seats is `step` apart."""

    step: int
    room: int


def seat_digit(domain: Domain) -> Digit | None:
    """Find the seat in things that are named by several others, like `30:2/coral`."""
    found = [Digit(step, len(part.tokens)) for step, part in _digits(domain, 1) if is_seat(part)]
    if not found:
        return None
    if len(found) > 1 or domain.n_first < len(domain.tokens):
        raise NotPlain
    return found[0]


def _digits(domain: Domain, step: int) -> list[tuple[int, Domain]]:
    if not domain.parts:
        return [(step, domain)]
    first, second = domain.parts
    return [*_digits(first, step * len(second.tokens)), *_digits(second, step)]


# --- What is not seen, and counted ---------------------------------------------------------------


def _unseen(drawers: Drawers, drawer: Drawer) -> list[str]:
    lines: list[str] = []
    at = 0
    for unseen in drawers.unseen:
        n = len(unseen.axis.tokens)
        call = "row.add_whether" if unseen.whether else "row.add_cells"
        for field in unseen.of(drawer):
            if field.bits or field.upto:
                raise NotPlain
            lines.append(f"{call}(into, {_plus('at', at)}, self.{field.name}, {n})")
        at += n
    return lines


def _plus(what: str, n: int) -> str:
    if n == 0:
        return what
    return f"{what} + {n}" if n > 0 else f"{what} - {-n}"
