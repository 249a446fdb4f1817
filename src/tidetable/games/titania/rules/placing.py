"""Placing a ship: where it may go, and that it lies there."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.titania.rules import kingdom as k, verbs as v
from tidetable.games.titania.rules.building import can_build
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.questions import Question
from tidetable.games.titania.rules.state import SPACE, STARFISH, Tabletop, TitaniaState

ALL_COLOURS: Final = 7


def colours_to_play(table: Tabletop, kingdom: Kingdom) -> i64:
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


def has_room(table: Tabletop, kingdom: Kingdom, space: i64) -> bool:
    return not is_full(table, space) and not forbids_crane(table, kingdom, space)


def is_full(table: Tabletop, space: i64) -> bool:
    """TIT-B3: at most two ships."""
    ships = table.ships[space]
    return ships & (ships - 1) != 0


def forbids_crane(table: Tabletop, kingdom: Kingdom, space: i64) -> str:
    """TIT-R1: at a crane its player must be able to build."""
    may = kingdom.kinds[space] != k.CRANE or can_build(table, kingdom, space)
    return "" if may else "TIT-R1"


def forbids_space(table: Tabletop, kingdom: Kingdom, space: i64) -> str:
    """TIT-B3: not on a tower space, and where no other ship of that colour lies.

    TIT-F3: an extra ship next to the last one. TIT-B2: next to a ship of its colour.
    """
    kind = kingdom.kinds[space]
    sail = v.SAILS[table.colour]
    if kind == k.TOWER_SPACE or table.ships[space] & sail != 0 or is_full(table, space):
        return "TIT-B3"
    if kind == k.NO_SPACE:
        return "TIT-B2"
    if table.is_extra == 1 and not kingdom.are_neighbours(space, table.space):
        return "TIT-F3"
    return forbids_crane(table, kingdom, space) if table.near[space] & sail != 0 else "TIT-B2"


def next_space(table: Tabletop, kingdom: Kingdom, after: i64) -> i64:
    """Return the next space where the ship may go, -1 if there is none after that one."""
    sail = v.SAILS[table.colour]
    near = table.near
    ships = table.ships
    for space in range(after + 1, len(near)):
        if near[space] & ~ships[space] & sail and not forbids_space(table, kingdom, space):
            return space
    return -1


def next_ship(state: TitaniaState, news: News | None) -> None:
    """TIT-R20: no question if it has one space to go to. TIT-R3: an extra ship may have none."""
    table, kingdom = state.table, state.kingdom
    first: i64 = -1
    if table.reserve[table.colour] > 0:  # TIT-R16: for a card there always is one
        first = next_space(table, kingdom, -1)
    if first < 0:
        table.step = STARFISH
        tell(news, table.player, v.LOSES_SHIP.base)
    elif next_space(table, kingdom, first) >= 0:
        question = EXTRA if table.is_extra == 1 else PLACE
        state.open(question.asks(table.player, table.colour))
    else:
        tell(news, table.player, v.PLACE.of(first))
        place(table, kingdom, first, news)


@final
class Place(Question):
    """TIT-T1: where the ship goes to which a card obliges, or a fog tile (TIT-F3)."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        space = next_space(table, kingdom, -1)
        while space >= 0:
            into.add(v.PLACE.of(space))
            space = next_space(table, kingdom, space)

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        if v.PLACE.has(action):
            return forbids_space(table, kingdom, action - v.PLACE.base)
        return super().forbids(table, hand, kingdom, action)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        place(state.table, state.kingdom, action - v.PLACE.base, news)


def place(table: Tabletop, kingdom: Kingdom, space: i64, news: News | None) -> None:
    """TIT-B1: from the reserve. TIT-P1: its last ship of a colour ends the period."""
    colour = table.colour
    moor(table, kingdom, space, v.SAILS[colour])
    table.reserve[colour] -= 1
    table.space = space
    table.step = SPACE
    if table.reserve[colour] == 0:
        table.ending = 1
        tell(news, table.player, v.LAST_SHIP.of(colour))


def moor(table: Tabletop, kingdom: Kingdom, space: i64, sails: i64) -> None:
    """Lay ships on a space; its neighbours now lie next to ships of those colours.

    TIT-B3: all but tower spaces, on which no ship ever lies. The castle is full from the start.
    """
    table.ships[space] |= sails
    for i in range(k.N_NEIGHBOURS):
        at = kingdom.neighbours[space * k.N_NEIGHBOURS + i]
        if at >= 0 and kingdom.kinds[at] != k.TOWER_SPACE and kingdom.kinds[at] != k.CASTLE:
            table.near[at] |= sails


PLACE: Final = Place(5, "place", "TIT-T1")
EXTRA: Final = Place(6, "extra", "TIT-T1")
