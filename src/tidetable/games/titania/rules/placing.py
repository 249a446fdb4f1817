"""Placing a ship: where it may go, and that it lies there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News
from tidetable.games.titania.rules.building import can_build
from tidetable.games.titania.rules.kingdom import CASTLE, CRANE, N_NEIGHBOURS, TOWER_SPACE, Kingdom
from tidetable.games.titania.rules.state import SPACE, Table
from tidetable.games.titania.rules.verbs import LAST_SHIP, PLACE, SAILS

ALL_COLOURS: Final = 7


def colours_to_play(table: Table, kingdom: Kingdom) -> i64:
    """TIT-R11: the colours of which a ship has a legal space, a bit each."""
    found: i64 = 0
    near = table.near
    ships = table.ships
    for space in range(len(near)):
        fits = near[space] & ~ships[space] & ~found
        if fits != 0 and has_room(table, kingdom, space):
            found |= fits
            if found == ALL_COLOURS:
                break
    return found


def has_room(table: Table, kingdom: Kingdom, space: i64) -> bool:
    """TIT-B3: at most two ships. TIT-R1: at a crane its player must be able to build."""
    ships = table.ships[space]
    if ships & (ships - 1) != 0:
        return False
    return kingdom.kinds[space] != CRANE or can_build(table, kingdom, space)


def next_space(table: Table, kingdom: Kingdom, after: i64) -> i64:
    """Return the next space where the ship may go, -1 if there is none after that one.

    TIT-B2: next to a ship of its colour. TIT-F3: an extra ship next to the last one.
    TIT-B3: where no other ship of that colour lies.
    """
    sail = SAILS[table.colour]
    near = table.near
    ships = table.ships
    for space in range(after + 1, len(near)):
        if near[space] & ~ships[space] & sail == 0:
            continue
        if table.is_extra == 1 and not kingdom.are_neighbours(space, table.space):
            continue
        if has_room(table, kingdom, space):
            return space
    return -1


def spaces(table: Table, kingdom: Kingdom, into: Buffer) -> None:
    """Write where the ship may go."""
    space = next_space(table, kingdom, -1)
    while space >= 0:
        into.add(PLACE.of(space))
        space = next_space(table, kingdom, space)


def place(table: Table, kingdom: Kingdom, space: i64, news: News | None) -> None:
    """TIT-B1: from the reserve. TIT-P1: its last ship of a colour ends the period."""
    colour = table.colour
    moor(table, kingdom, space, SAILS[colour])
    table.reserve[colour] -= 1
    table.space = space
    table.step = SPACE
    if table.reserve[colour] == 0:
        table.ending = 1
        if news is not None:
            news.tell(EVERYONE, table.player, LAST_SHIP.of(colour))


def moor(table: Table, kingdom: Kingdom, space: i64, sails: i64) -> None:
    """Lay ships on a space; its neighbours now lie next to ships of those colours.

    TIT-B3: all but tower spaces, on which no ship ever lies. The castle is full from the start.
    """
    table.ships[space] |= sails
    for i in range(N_NEIGHBOURS):
        at = kingdom.neighbours[space * N_NEIGHBOURS + i]
        if at >= 0 and kingdom.kinds[at] != TOWER_SPACE and kingdom.kinds[at] != CASTLE:
            table.near[at] |= sails
