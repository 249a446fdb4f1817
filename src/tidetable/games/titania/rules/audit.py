"""Whether everything adds up: ships, shells, floors, starfish, cards, tiles, sizes."""

from mypy_extensions import i64

from tidetable.games.titania.rules import kingdom as k, state as s, verbs as v
from tidetable.games.titania.rules.drawers import seat_value
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.placing import ALL_COLOURS
from tidetable.games.titania.rules.state import Tabletop, TitaniaState


def audit(state: TitaniaState, kingdom: Kingdom) -> str:
    """Return what does not add up, or nothing."""
    table = state.table
    for check in (
        audit_ships(table, kingdom),
        audit_towers(table, kingdom),
        audit_fog(table, kingdom),
        audit_cards(state, kingdom),
        audit_tiles(state, kingdom),
    ):
        if check:
            return check
    return ""


def audit_ships(table: Tabletop, kingdom: Kingdom) -> str:
    for colour in range(v.N_COLOURS):
        n = table.reserve[colour] + table.aside[colour]
        for space in range(v.N_SPACES):
            n += (table.ships[space] >> colour) & 1
        if n != kingdom.ships[colour]:
            return f"{v.COLOURS.tokens[colour]} ships appeared or vanished"
    for space in range(v.N_SPACES):
        kind = kingdom.kinds[space]
        if kind in (k.NO_SPACE, k.TOWER_SPACE) and table.ships[space] != 0:
            return f"a ship lies on space {space}, where none may"
        if table.ships[space] == ALL_COLOURS:
            return f"three ships lie on space {space}"
        if table.near[space] != near(table, kingdom, space):
            return f"the ships next to space {space} are noted wrongly"
    return ""


def near(table: Tabletop, kingdom: Kingdom, space: i64) -> i64:
    """Return the colours that lie next to a space where ships may go."""
    kind = kingdom.kinds[space]
    sails: i64 = 0
    if kind in (k.TOWER_SPACE, k.CASTLE):
        return sails
    for i in range(k.N_NEIGHBOURS):
        at = kingdom.neighbours[space * k.N_NEIGHBOURS + i]
        if at >= 0:
            sails |= table.ships[at]
    return sails


def audit_towers(table: Tabletop, kingdom: Kingdom) -> str:
    """Shells, floors and starfish; none where it cannot be."""
    starfish = table.starfish_supply
    for seat in range(table.seats):
        starfish += table.starfish[seat]
    for space in range(v.N_SPACES):
        starfish += table.starfish_on[space]
        if kingdom.kinds[space] != k.TOWER_SPACE and table.starfish_on[space] != 0:
            return f"a starfish lies on space {space}, where no tower is"
    if starfish != kingdom.starfish or table.starfish_supply < 0:
        return "starfish appeared or vanished"
    for shell in range(v.N_SHELLS):
        floors = table.floor_supply[shell]
        for space in range(v.N_SPACES):
            height = table.height(space, shell)
            floors += height
            if height > v.MOST_FLOORS or (height > 0 and not kingdom.has_tower(space, shell)):
                return f"space {space} has a tower that cannot be"
        if floors != kingdom.floors[shell] or table.floor_supply[shell] < 0:
            return f"{v.SHELLS.tokens[shell]} floors appeared or vanished"
        shells = table.shell_supply[shell]
        for seat in range(table.seats):
            shells += table.purse(seat, shell)
            if table.purse(seat, shell) < 0:
                return f"seat {seat} owes {v.SHELLS.tokens[shell]} shells"
        if shells != kingdom.shells[shell] or table.shell_supply[shell] < 0:
            return f"{v.SHELLS.tokens[shell]} shells appeared or vanished"
    return ""


def audit_fog(table: Tabletop, kingdom: Kingdom) -> str:
    never_turned: i64 = 0
    dealt_again: i64 = 0
    for tile in range(v.N_FOG):
        n = table.never_turned[tile] + table.dealt_again[tile] + table.beside[tile]
        for space in range(v.N_SPACES):
            n += table.fog[space] == s.FACE_UP + tile
        if n != kingdom.fog[tile]:
            return f"fog tile {v.FOG.tokens[tile]}: some appeared or vanished"
        never_turned += table.never_turned[tile]
        dealt_again += table.dealt_again[tile]
    for space in range(v.N_SPACES):
        never_turned -= table.fog[space] == s.NEVER_TURNED
        dealt_again -= table.fog[space] == s.DEALT_AGAIN
        if table.fog[space] != 0 and kingdom.kinds[space] != k.FOG_SPACE:
            return f"a fog tile lies on space {space}"
    if never_turned != 0 or dealt_again != 0:
        return "the fog tiles face down are miscounted"
    return ""


def audit_cards(state: TitaniaState, kingdom: Kingdom) -> str:
    table = state.table
    for card in range(v.N_CARDS):
        n = state.piles.cards[card] + table.discards[card] + table.played[card]
        for seat in range(table.seats):
            n += state.hands[seat].cards[card]
        if n != kingdom.cards[card] or state.piles.cards[card] < 0:
            return f"{v.CARDS.tokens[card]} cards appeared or vanished"
    for seat in range(table.seats):
        if sum(state.hands[seat].cards) != table.hand_size[seat]:
            return f"hand {seat} is not as large as it is said to be"
    if sum(state.piles.cards) != table.pile_size:
        return "the pile is not as large as it is said to be"
    return ""


def audit_tiles(state: TitaniaState, kingdom: Kingdom) -> str:
    table = state.table
    for value in range(v.N_VALUES):
        n = state.piles.tiles[value]
        for seat in range(table.seats):
            n += state.hands[seat].tiles[value] + table.tiles_shown[seat_value(seat, value)]
        if n != kingdom.values[value]:
            return "point tiles appeared or vanished"
    for seat in range(table.seats):
        if sum(state.hands[seat].tiles) != table.tiles[seat]:
            return f"seat {seat} does not have as many point tiles as is said"
    if sum(state.piles.tiles) != table.tile_supply:
        return "the point tiles left are miscounted"
    return ""
