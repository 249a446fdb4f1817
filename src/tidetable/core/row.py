"""Writing a learner's row: what drawers that are written from declarations do with their fields.

Seats are turned: whoever looks comes first, the others follow in order of play, and cells of seats
that nobody has stay as they were when the row was new. Loops here are plain, for they are hot.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from tidetable.core.vec import vec


def put_cells(into: vec[i16], at: i64, cells: vec[i64], more: i64) -> None:
    """Write cells as they are, each with `more` added to it."""
    for n in cells:
        into[at] = i16(n + more)
        at += 1


def put_seats(
    into: vec[i16],
    at: i64,
    cells: vec[i64],
    more: i64,
    width: i64,
    room: i64,
    me: i64,
    seats: i64,
) -> None:
    """Write cells with an axis of `room` seats, turned; each seat has `width` of them in a row."""
    first: i64 = 0
    while first < len(cells):
        i = first + me * width
        end = first + seats * width
        while i < end:
            into[at] = i16(cells[i] + more)
            at += 1
            i += 1
        i = first
        end = first + me * width
        while i < end:
            into[at] = i16(cells[i] + more)
            at += 1
            i += 1
        at += (room - seats) * width
        first += room * width


def put_some(
    into: vec[i16], at: i64, cells: vec[i64], more: i64, some: i64, all_of_them: i64, empty: i64
) -> None:
    """Write the cells that count, and for the others that they are empty."""
    i: i64 = 0
    while i < some:
        into[at + i] = i16(cells[i] + more)
        i += 1
    while i < all_of_them:
        into[at + i] = i16(empty)
        i += 1


def put_packed(into: vec[i16], at: i64, packed: i64, bits: i64, mask: i64, n: i64) -> None:
    """Write the n cells that share a number."""
    end = at + n
    while at < end:
        into[at] = i16(packed & mask)
        packed >>= bits
        at += 1


def put_all_packed(into: vec[i16], at: i64, cells: vec[i64], bits: i64, mask: i64, n: i64) -> None:
    """Write cells of which n share a number each; three or four at once, for boards have many."""
    if n == 3:
        for packed in cells:
            into[at] = i16(packed & mask)
            into[at + 1] = i16((packed >> bits) & mask)
            into[at + 2] = i16((packed >> 2 * bits) & mask)
            at += 3
    elif n == 4:
        for packed in cells:
            into[at] = i16(packed & mask)
            into[at + 1] = i16((packed >> bits) & mask)
            into[at + 2] = i16((packed >> 2 * bits) & mask)
            into[at + 3] = i16((packed >> 3 * bits) & mask)
            at += 4
    else:
        for packed in cells:
            put_packed(into, at, packed, bits, mask, n)
            at += n


def put_packed_seats(
    into: vec[i16],
    at: i64,
    cells: vec[i64],
    bits: i64,
    mask: i64,
    n: i64,
    width: i64,
    room: i64,
    me: i64,
    seats: i64,
) -> None:
    """Write such cells where the numbers have an axis of seats, turned."""
    first: i64 = 0
    while first < len(cells):
        i = first + me * width
        end = first + seats * width
        while i < end:
            put_packed(into, at, cells[i], bits, mask, n)
            at += n
            i += 1
        i = first
        end = first + me * width
        while i < end:
            put_packed(into, at, cells[i], bits, mask, n)
            at += n
            i += 1
        at += (room - seats) * width * n
        first += room * width


def turned_seat(value: i64, first: i64, me: i64, seats: i64) -> i64:
    """Turn a value that names a seat, the first one by the value `first`."""
    seat = value - first
    if seat < 0 or seat >= seats:
        return value
    if seat < me:
        return value - me + seats
    return value - me


def turned_part(value: i64, first: i64, step: i64, room: i64, me: i64, seats: i64) -> i64:
    """Turn a value that names a thing of a seat; the same of the next seat is `step` further on."""
    thing = value - first
    if thing < 0:
        return value
    seat = thing // step % room
    return value + (turned_seat(seat, 0, me, seats) - seat) * step


def put_named(
    into: vec[i16], at: i64, cells: vec[i64], more: i64, first: i64, me: i64, seats: i64
) -> None:
    """Write cells whose values name seats, turned: without a branch, for no guess would hold."""
    if me == 0:
        put_cells(into, at, cells, more)
        return
    for n in cells:
        n += more
        seat = n - first
        is_seat = ~(seat >> 63) & ((seat - seats) >> 63)
        into[at] = i16(n + (is_seat & (((seat - me) >> 63 & seats) - me)))
        at += 1


def turn_seats(into: vec[i16], at: i64, n: i64, first: i64, me: i64, seats: i64) -> None:
    """Turn n cells that are written already and name seats: without a branch, as `put_named`."""
    end = at + n
    while at < end:
        value = i64(into[at])
        seat = value - first
        is_seat = ~(seat >> 63) & ((seat - seats) >> 63)
        into[at] = i16(value + (is_seat & (((seat - me) >> 63 & seats) - me)))
        at += 1


def turn_parts(
    into: vec[i16], at: i64, n: i64, first: i64, step: i64, room: i64, me: i64, seats: i64
) -> None:
    """Turn n cells that are written already and name things of seats."""
    end = at + n
    while at < end:
        into[at] = i16(turned_part(i64(into[at]), first, step, room, me, seats))
        at += 1


def turn_axis(
    into: vec[i16], at: i64, n: i64, width: i64, room: i64, turn: i64, seats: i64
) -> None:
    """Turn n cells that are written already, with an axis of `room` seats, so many seats on."""
    end = at + n
    while at < end:
        first = at
        while first < at + width:
            last = first + (seats - 1) * width
            k: i64 = 0
            while k < turn:
                mine = into[first]
                i = first
                while i < last:
                    into[i] = into[i + width]
                    i += width
                into[last] = mine
                k += 1
            first += 1
        at += room * width


def add_cells(into: vec[i16], at: i64, cells: vec[i64], n: i64) -> None:
    """Add cells to what is written there, n at a time."""
    k: i64 = 0
    for more in cells:
        into[at + k] = i16(i64(into[at + k]) + more)
        k += 1
        if k == n:
            k = 0


def add_whether(into: vec[i16], at: i64, cells: vec[i64], n: i64) -> None:
    """Add 1 for each cell that is not 0: without a branch, for no guess would hold."""
    k: i64 = 0
    for more in cells:
        into[at + k] = i16(i64(into[at + k]) - ((more | -more) >> 63))
        k += 1
        if k == n:
            k = 0
