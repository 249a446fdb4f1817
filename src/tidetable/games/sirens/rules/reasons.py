"""Why something is not allowed, and whether everything adds up."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import arg_of, kind_of, seat_of
from tidetable.core.vec import vec
from tidetable.games.sirens.rules import turn
from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.state import IN_PLAY, Hand, SirensState, Table
from tidetable.games.sirens.rules.verbs import (
    ASK_AFTER,
    ASK_CREW,
    ASK_PICK,
    CODEC,
    CREW,
    DONE,
    LOWEST,
    MOST_CARDS,
    N_CARDS,
    N_PLACES,
    N_SHIPS,
    OCTOPUS,
    PASS,
    PICK,
    PLAY,
    RUM_ON,
)


def why_not(table: Table, hand: Hand, question: i64, action: i64) -> str:
    """Return the id of the rule that forbids an action now."""
    kind = kind_of(question)
    verb = CODEC.verb(action)
    if kind == ASK_PICK or verb is PICK or verb not in CODEC.moves:
        return verb.rule
    if verb is RUM_ON:
        return why_not_rum(table, seat_of(question), action - RUM_ON.base)
    if kind == ASK_CREW:
        return why_not_crew(table, arg_of(question), action)
    if verb is CREW:
        return verb.rule
    if verb is PASS or verb is DONE:
        return "SIR-R3"
    if kind == ASK_AFTER:
        return "SIR-T1"  # a card or the octopus: one of them was used
    if verb is OCTOPUS:
        return why_not_octopus(table, action - OCTOPUS.base)
    if hand.cards[(action - PLAY.base) // N_PLACES] == 0:
        return "SIR-T1"
    return why_no_room(table, turn.seen_by((action - PLAY.base) % N_PLACES, table.player))


def why_not_rum(table: Table, seat: i64, ship: i64) -> str:
    """Return why a mug cannot be laid: it is used, the ship card is gone, or it is no moment."""
    return "SIR-T2" if table.ships[ship] != IN_PLAY or table.mugs[seat] == 0 else "SIR-R8"


def why_not_crew(table: Table, crew: i64, action: i64) -> str:
    """Return what a crew that must move forbids: all else, a place taken, a place too far."""
    if not CREW.has(action):
        return "SIR-M1"
    return "SIR-M4" if table.crew[1 - crew] == action - CREW.base else "SIR-M3"


def why_no_room(table: Table, place: i64) -> str:
    """Return why a card cannot be laid at a place: its ship card is gone, or five lie there."""
    return "SIR-T3" if table.ships[place >> 1] != IN_PLAY else "SIR-T4"


def why_not_octopus(table: Table, n: i64) -> str:
    me = table.player
    if table.octopus[me] >= 0:
        return "SIR-O1"
    moved = n // N_PLACES
    place = turn.seen_by(moved // N_CARDS, me)
    card = moved % N_CARDS
    n_lying = table.lying(place, card)
    if n_lying == 0:
        return "SIR-O1"
    if n_lying == 1 and table.octopus[1 - me] == place * N_CARDS + card:
        return "SIR-O2"
    if n % N_PLACES == moved // N_CARDS:
        return "SIR-R10"
    return why_no_room(table, turn.seen_by(n % N_PLACES, me))


def audit(state: SirensState, cards: vec[i64]) -> str:
    """Return what does not add up: cards, points, sums, sizes."""
    table = state.table
    for card in range(N_CARDS):
        n = state.first_hand.cards[card] + state.second_hand.cards[card]
        n += state.piles.cards[card] + state.piles.cards[seat_card(1, card)]
        n += table.shown[card] + table.shown[seat_card(1, card)]
        if n != cards[card]:
            return f"card {card + LOWEST}: some appeared or vanished"
    if table.points[0] + table.points[1] > N_SHIPS + 2:
        return "more points than there are"
    for seat in range(2):
        if sum_of(state.hand(seat).cards, 0) != table.hand_size[seat]:
            return f"hand {seat} is not as large as it is said to be"
        if sum_of(state.piles.cards, seat_card(seat, 0)) != table.pile_size[seat]:
            return f"pile {seat} is not as large as it is said to be"
    return audit_places(table)


def audit_places(table: Table) -> str:
    for place in range(N_PLACES):
        count: i64 = 0
        total: i64 = 0
        for card in range(N_CARDS):
            count += table.lying(place, card)
            total += table.lying(place, card) * (card + LOWEST)
        if count != table.count[place] or count > MOST_CARDS:
            return f"place {place}: the cards are miscounted"
        if total != table.total[place]:
            return f"place {place}: the sum is wrong"
    return ""


def sum_of(bag: vec[i64], first: i64) -> i64:
    n: i64 = 0
    for card in range(N_CARDS):
        n += bag[first + card]
    return n
