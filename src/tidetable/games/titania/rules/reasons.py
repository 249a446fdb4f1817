"""Why something is not allowed, and whether everything adds up."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import kind_of
from tidetable.core.vec import vec
from tidetable.games.titania.rules import placing
from tidetable.games.titania.rules.drawers import seat_value
from tidetable.games.titania.rules.kingdom import (
    CASTLE,
    FOG_SPACE,
    N_NEIGHBOURS,
    NO_SPACE,
    TOWER_SPACE,
    Kingdom,
)
from tidetable.games.titania.rules.state import (
    DEALT_AGAIN,
    FACE_UP,
    NEVER_TURNED,
    Hand,
    Table,
    TitaniaState,
)
from tidetable.games.titania.rules.verbs import (
    ASK_BUILD,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_PLACE,
    ASK_SHELLS,
    ASK_STARFISH,
    ASK_TURN,
    BUILD,
    CARDS,
    CODEC,
    COLOURS,
    FOG,
    JOKER,
    MOST_FLOORS,
    N_CARDS,
    N_COLOURS,
    N_FOG,
    N_SHELLS,
    N_SPACES,
    N_VALUES,
    OCCUPY,
    PLACE,
    PLAY,
    SAILS,
    SHELLS,
)


def why_not(table: Table, hand: Hand, kingdom: Kingdom, question: i64, action: i64) -> str:
    """Return the id of the rule that forbids an action now."""
    kind = kind_of(question)
    verb = CODEC.verb(action)
    if kind == ASK_TURN and (PLAY.has(action) or JOKER.has(action)):
        return why_not_card(table, hand, kingdom, action)
    if kind in (ASK_PLACE, ASK_EXTRA) and PLACE.has(action):
        return why_not_there(table, kingdom, action - PLACE.base)
    if kind == ASK_BUILD and BUILD.has(action):
        return why_not_build(table, kingdom, action - BUILD.base)
    if kind == ASK_STARFISH and OCCUPY.has(action):
        return why_not_occupy(table, kingdom, action - OCCUPY.base)
    if kind == ASK_SHELLS:
        return "TIT-R13"
    if kind == ASK_TURN and (PLACE.has(action) or OCCUPY.has(action)):
        return why_not_yet(kingdom, action - (PLACE if PLACE.has(action) else OCCUPY).base)
    if BUILD.has(action) and kind != ASK_DISCARD:
        return "TIT-K1"  # there is no crane
    if kind == ASK_BUILD and table.built == 0:
        return "TIT-K1"
    if kind == ASK_DISCARD:
        return "TIT-T2" if PLAY.has(action) or JOKER.has(action) else "TIT-T4"
    if verb is PLAY or verb is JOKER or verb is PLACE:
        return "TIT-T1"
    return verb.rule


def why_not_yet(kingdom: Kingdom, space: i64) -> str:
    """Return what comes before a space: a card for a ship, starfish for a tower."""
    return "TIT-E1" if kingdom.kinds[space] == TOWER_SPACE else "TIT-T1"


def why_not_card(table: Table, hand: Hand, kingdom: Kingdom, action: i64) -> str:
    card = action - PLAY.base
    if JOKER.has(action):
        joker = action - JOKER.base
        card = N_COLOURS + joker // N_COLOURS
        if SAILS[card] & SAILS[joker % N_COLOURS] == 0:
            return "TIT-B1"
    return "TIT-T1" if hand.cards[card] == 0 else "TIT-R11"


def why_not_there(table: Table, kingdom: Kingdom, space: i64) -> str:
    """Return why the ship cannot go to a space."""
    kind = kingdom.kinds[space]
    if kind == NO_SPACE:
        return "TIT-B2"
    ships = table.ships[space]
    sail = SAILS[table.colour]
    if kind in (TOWER_SPACE, CASTLE) or ships & sail != 0 or ships & (ships - 1) != 0:
        return "TIT-B3"
    if table.is_extra == 1 and not kingdom.are_neighbours(space, table.space):
        return "TIT-F3"
    if table.near[space] & sail == 0:
        return "TIT-B2"
    return "TIT-R1"


def why_not_build(table: Table, kingdom: Kingdom, tower: i64) -> str:
    space = tower // N_SHELLS
    shell = tower % N_SHELLS
    if not kingdom.has_tower(space, shell) or not kingdom.are_neighbours(space, table.space):
        return "TIT-K1"
    height = table.height(space, shell)
    if height >= MOST_FLOORS or table.purse(table.player, shell) <= height:
        return "TIT-K2"
    return "TIT-R4"


def why_not_occupy(table: Table, kingdom: Kingdom, space: i64) -> str:
    if kingdom.kinds[space] != TOWER_SPACE:
        return "TIT-E1"
    return "TIT-E3" if table.starfish_on[space] == 1 else "TIT-E2"


# --- Whether everything adds up -------------------------------------------------------------------


def audit(state: TitaniaState, kingdom: Kingdom) -> str:
    """Return what does not add up: ships, shells, floors, starfish, cards, tiles, sizes."""
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


def audit_ships(table: Table, kingdom: Kingdom) -> str:
    for colour in range(N_COLOURS):
        n = table.reserve[colour] + table.aside[colour]
        for space in range(N_SPACES):
            n += (table.ships[space] >> colour) & 1
        if n != kingdom.ships[colour]:
            return f"{COLOURS.tokens[colour]} ships appeared or vanished"
    for space in range(N_SPACES):
        kind = kingdom.kinds[space]
        if kind in (NO_SPACE, TOWER_SPACE) and table.ships[space] != 0:
            return f"a ship lies on space {space}, where none may"
        if table.ships[space] == placing.ALL_COLOURS:
            return f"three ships lie on space {space}"
        if table.near[space] != near(table, kingdom, space):
            return f"the ships next to space {space} are noted wrongly"
    return ""


def near(table: Table, kingdom: Kingdom, space: i64) -> i64:
    """Return the colours that lie next to a space where ships may go."""
    kind = kingdom.kinds[space]
    sails: i64 = 0
    if kind in (TOWER_SPACE, CASTLE):
        return sails
    for i in range(N_NEIGHBOURS):
        at = kingdom.neighbours[space * N_NEIGHBOURS + i]
        if at >= 0:
            sails |= table.ships[at]
    return sails


def audit_towers(table: Table, kingdom: Kingdom) -> str:
    """Shells, floors and starfish; none where it cannot be."""
    starfish = table.starfish_supply
    for seat in range(table.seats):
        starfish += table.starfish[seat]
    for space in range(N_SPACES):
        starfish += table.starfish_on[space]
        if kingdom.kinds[space] != TOWER_SPACE and table.starfish_on[space] != 0:
            return f"a starfish lies on space {space}, where no tower is"
    if starfish != kingdom.starfish or table.starfish_supply < 0:
        return "starfish appeared or vanished"
    for shell in range(N_SHELLS):
        floors = table.floor_supply[shell]
        for space in range(N_SPACES):
            height = table.height(space, shell)
            floors += height
            if height > MOST_FLOORS or (height > 0 and not kingdom.has_tower(space, shell)):
                return f"space {space} has a tower that cannot be"
        if floors != kingdom.floors[shell] or table.floor_supply[shell] < 0:
            return f"{SHELLS.tokens[shell]} floors appeared or vanished"
        shells = table.shell_supply[shell]
        for seat in range(table.seats):
            shells += table.purse(seat, shell)
            if table.purse(seat, shell) < 0:
                return f"seat {seat} owes {SHELLS.tokens[shell]} shells"
        if shells != kingdom.shells[shell] or table.shell_supply[shell] < 0:
            return f"{SHELLS.tokens[shell]} shells appeared or vanished"
    return ""


def audit_fog(table: Table, kingdom: Kingdom) -> str:
    never_turned: i64 = 0
    dealt_again: i64 = 0
    for tile in range(N_FOG):
        n = table.never_turned[tile] + table.dealt_again[tile] + table.beside[tile]
        for space in range(N_SPACES):
            n += table.fog[space] == FACE_UP + tile
        if n != kingdom.fog[tile]:
            return f"fog tile {FOG.tokens[tile]}: some appeared or vanished"
        never_turned += table.never_turned[tile]
        dealt_again += table.dealt_again[tile]
    for space in range(N_SPACES):
        never_turned -= table.fog[space] == NEVER_TURNED
        dealt_again -= table.fog[space] == DEALT_AGAIN
        if table.fog[space] != 0 and kingdom.kinds[space] != FOG_SPACE:
            return f"a fog tile lies on space {space}"
    if never_turned != 0 or dealt_again != 0:
        return "the fog tiles face down are miscounted"
    return ""


def audit_cards(state: TitaniaState, kingdom: Kingdom) -> str:
    table = state.table
    for card in range(N_CARDS):
        n = state.piles.cards[card] + table.discards[card] + table.played[card]
        for seat in range(table.seats):
            n += state.hands[seat].cards[card]
        if n != kingdom.cards[card] or state.piles.cards[card] < 0:
            return f"{CARDS.tokens[card]} cards appeared or vanished"
    for seat in range(table.seats):
        if total(state.hands[seat].cards) != table.hand_size[seat]:
            return f"hand {seat} is not as large as it is said to be"
    if total(state.piles.cards) != table.pile_size:
        return "the pile is not as large as it is said to be"
    return ""


def audit_tiles(state: TitaniaState, kingdom: Kingdom) -> str:
    table = state.table
    for value in range(N_VALUES):
        n = state.piles.tiles[value]
        for seat in range(table.seats):
            n += state.hands[seat].tiles[value] + table.tiles_shown[seat_value(seat, value)]
        if n != kingdom.values[value]:
            return "point tiles appeared or vanished"
    for seat in range(table.seats):
        if total(state.hands[seat].tiles) != table.tiles[seat]:
            return f"seat {seat} does not have as many point tiles as is said"
    if total(state.piles.tiles) != table.tile_supply:
        return "the point tiles left are miscounted"
    return ""


def total(bag: vec[i64]) -> i64:
    n: i64 = 0
    for i in range(len(bag)):
        n += bag[i]
    return n
