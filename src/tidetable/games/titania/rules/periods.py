"""The periods: what is set up for the first, and what changes for the second."""

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.titania.rules import state as s, verbs as v
from tidetable.games.titania.rules.kingdom import CASTLE, FOG_SPACE, Kingdom
from tidetable.games.titania.rules.placing import moor
from tidetable.games.titania.rules.state import Tabletop


def first_period(table: Tabletop, kingdom: Kingdom) -> None:
    """TIT-S1: fog and the ships of the castle. TIT-S2: three ships of each colour set aside."""
    for space in range(v.N_SPACES):
        if kingdom.kinds[space] == FOG_SPACE:
            table.fog[space] = s.NEVER_TURNED
    for tile in range(v.N_FOG):
        table.never_turned[tile] = kingdom.fog[tile]
    for colour in range(v.N_COLOURS):
        table.aside[colour] = kingdom.aside[colour]
        table.reserve[colour] = kingdom.ships[colour] - kingdom.aside[colour]
    ships_of_the_castle(table, kingdom)


def ships_of_the_castle(table: Tabletop, kingdom: Kingdom) -> None:
    """Two ships of different colours on each castle space, on the flags of their colours."""
    for space in range(v.N_SPACES):
        if kingdom.kinds[space] == CASTLE:
            moor(table, kingdom, space, kingdom.flags[space])
            for colour in range(v.N_COLOURS):
                table.reserve[colour] -= (kingdom.flags[space] >> colour) & 1


def second_period(table: Tabletop, kingdom: Kingdom, news: News | None) -> None:
    """TIT-P2: ships, starfish and turned fog tiles come back. TIT-R18: nothing else changes."""
    table.period = v.LAST_PERIOD
    table.ending = 0
    table.idle = 0
    table.space = -1
    table.ships = s.NO_SPACES[:]
    table.near = s.NO_SPACES[:]
    for colour in range(v.N_COLOURS):
        table.reserve[colour] = kingdom.ships[colour]
        table.aside[colour] = 0
    ships_of_the_castle(table, kingdom)
    for space in range(v.N_SPACES):
        table.starfish_supply += table.starfish_on[space]
        table.starfish_on[space] = 0
        if kingdom.kinds[space] == FOG_SPACE:
            deal_fog_again(table, space)
    for tile in range(v.N_FOG):
        table.dealt_again[tile] += table.beside[tile]
        table.beside[tile] = 0
    tell(news, table.player, v.SECOND_PERIOD.base)


def deal_fog_again(table: Tabletop, space: i64) -> None:
    """Tiles never turned stay; the others are dealt face down to the free fog spaces."""
    tile = table.fog[space]
    if tile == s.NEVER_TURNED:
        return
    if tile != s.NO_TILE:
        table.dealt_again[tile - s.FACE_UP] += 1
    table.fog[space] = s.DEALT_AGAIN
