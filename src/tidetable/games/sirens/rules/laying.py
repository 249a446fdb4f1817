"""Cards and rum at the ship: where they may be laid, by which rule not, and laying them there."""

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import Hand, seat_card
from tidetable.games.sirens.rules.state import CARD_BITS, CARD_MASK, IN_PLAY, Tabletop


def seen_by(place: i64, seat: i64) -> i64:
    """Turn a place into how a seat names it, mine or theirs; and back, for it is the same swap."""
    return place if seat == 0 else place ^ 1


# --- What may be done, and what forbids the rest -----------------------------------------------


def free_places(table: Tabletop) -> i64:
    """SIR-T3, SIR-T4: the sides with room at ship cards in play, as bits named by whoever acts."""
    ships, count = table.ships, table.count
    bits: i64 = 0
    bit: i64 = 1
    place = table.player  # mine, at the first ship card; theirs is the other side
    for ship in range(v.N_SHIPS):
        if ships[ship] == IN_PLAY:
            if count[place] < v.MOST_CARDS:
                bits |= bit
            if count[place ^ 1] < v.MOST_CARDS:
                bits |= bit + bit
        bit *= 4
        place += 2
    return bits


def forbids_place(table: Tabletop, named: i64) -> str:
    """SIR-T3: the ship card is gone. SIR-T4: five cards lie there."""
    if (free_places(table) >> named) & 1 == 1:
        return ""
    return "SIR-T4" if table.ships[named >> 1] == IN_PLAY else "SIR-T3"


def forbids_play(table: Tabletop, hand: Hand, n: i64) -> str:
    """SIR-T1: a card from the hand."""
    return forbids_place(table, n % v.N_PLACES) if hand.cards[n // v.N_PLACES] > 0 else "SIR-T1"


def forbids_octopus(table: Tabletop) -> str:
    """SIR-O1: the octopus lies on no card."""
    return "" if table.octopus[table.player] < 0 else "SIR-O1"


def forbids_lifting(n: i64, lying: i64, under: i64) -> str:
    """SIR-O1: n such cards lie there. SIR-O2: the one under the opponent's octopus stays."""
    if n == 0:
        return "SIR-O1"
    return "SIR-O2" if n == 1 and lying == under else ""


def forbids_move(table: Tabletop, n: i64) -> str:
    """SIR-R10: to another place; back where it was is no move."""
    me = table.player
    lying, to = n // v.N_PLACES, n % v.N_PLACES
    named, card = lying // v.N_CARDS, lying % v.N_CARDS
    place = seen_by(named, me)
    there, under = table.lying(place, card), table.octopus[1 - me]
    rule = forbids_octopus(table) or forbids_lifting(there, place * v.N_CARDS + card, under)
    return rule or ("SIR-R10" if to == named else forbids_place(table, to))


def octopus_moves(table: Tabletop, free: i64, into: Buffer) -> None:
    """Write what an octopus may move: any card that may be lifted, to another free place."""
    me = table.player
    under = table.octopus[1 - me]
    laid = table.laid
    for named in range(v.N_PLACES):
        place = seen_by(named, me)
        elsewhere = free & ~shifted(1, named)  # SIR-R10
        cards = laid[place]
        card: i64 = 0
        while cards > 0:
            if not forbids_lifting(cards & CARD_MASK, place * v.N_CARDS + card, under):
                first = v.OCTOPUS.base + (named * v.N_CARDS + card) * v.N_PLACES
                into.add_bits(first, elsewhere)
            cards >>= CARD_BITS
            card += 1


def rum_places(table: Tabletop, into: Buffer) -> None:
    """SIR-T2: on any ship card in play."""
    ships = table.ships
    first = v.RUM_ON.base
    for ship in range(v.N_SHIPS):
        if ships[ship] == IN_PLAY:
            into.add(first + ship)


def shifted(bits: i64, n: i64) -> i64:
    """Shift left. A constant shifted here and now would compile wrongly beyond 31 bits."""
    return bits << n


# --- Doing it ----------------------------------------------------------------------------------


def lay(table: Tabletop, place: i64, card: i64) -> None:
    table.laid[place] += shifted(1, card * CARD_BITS)
    table.count[place] += 1
    table.total[place] += card + v.LOWEST


def lift(table: Tabletop, place: i64, card: i64) -> None:
    table.laid[place] -= shifted(1, card * CARD_BITS)
    table.count[place] -= 1
    table.total[place] -= card + v.LOWEST


def play(table: Tabletop, hand: Hand, n: i64) -> i64:
    """SIR-T3: lay a card face up, at either side; return it."""
    me = table.player
    card = n // v.N_PLACES
    hand.cards[card] -= 1
    table.hand_size[me] -= 1
    table.shown[seat_card(me, card)] += 1
    table.to_draw = 1
    table.arrived = seen_by(n % v.N_PLACES, me)
    lay(table, table.arrived, card)
    return card


def move(table: Tabletop, n: i64) -> i64:
    """SIR-O1: move a card that lies at the ship, and return it; the octopus stays on it."""
    me = table.player
    lying = n // v.N_PLACES
    card = lying % v.N_CARDS
    table.left = seen_by(lying // v.N_CARDS, me)
    table.arrived = seen_by(n % v.N_PLACES, me)
    lift(table, table.left, card)
    lay(table, table.arrived, card)
    table.octopus[me] = table.arrived * v.N_CARDS + card
    return card


def lay_rum(table: Tabletop, ship: i64) -> None:
    """SIR-U1, SIR-R2: it raises the resistance and never scores by itself."""
    table.rum[ship] += 1
    table.mugs[table.player] = 0
