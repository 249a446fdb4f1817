"""The rulebook of Sirens in Sight, in its order: setup, turn, crew, scoring, end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask, sealed_ask
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.state import (
    CARD_BITS,
    CARD_MASK,
    IN_PLAY,
    OUT,
    TAKEN,
    Hand,
    SirensState,
    Table,
)
from tidetable.games.sirens.rules.verbs import (
    ASK_AFTER,
    ASK_CARD,
    ASK_CREW,
    ASK_PICK,
    ASK_START,
    ASK_TURN,
    CARD,
    CREW,
    DONE,
    DREW,
    LAST_WITH_ICON,
    LEAVES,
    LOWEST,
    MOST_CARDS,
    MOVES,
    N_CARDS,
    N_CREW,
    N_HAND,
    N_PLACES,
    N_SHIPS,
    OCTOPUS,
    PASS,
    PICK,
    PLAY,
    POINTS_TO_WIN,
    RESISTANCE,
    RUM,
    RUM_ON,
    WINS,
    WINS_CREW,
)

# --- Setup --------------------------------------------------------------------------------------


def set_up(state: SirensState) -> None:
    """SIR-S2: four cards to each hand. SIR-S3, SIR-R11: or each picks four, both at once."""
    if state.table.more_tactics == 1:
        state.open(sealed_ask(0, ASK_PICK))
        state.open(sealed_ask(1, ASK_PICK))
    else:
        deal(state)


def deal(state: SirensState) -> None:
    """Deal on, one card each in turn; then draw the start player, last of all (SIR-R11)."""
    table = state.table
    if table.hand_size[1] < N_HAND:
        table.drawer = 0 if table.hand_size[0] == table.hand_size[1] else 1
        state.open(sealed_ask(CHANCE, ASK_CARD, 0))
    elif table.named_start >= 0:
        begin_turn(state, table.named_start)
    else:
        state.open(ask(CHANCE, ASK_START))


def picks(hand: Hand, picked: i64, half: vec[i64], into: Buffer) -> None:
    """Write the cards that may be picked next: upwards, and with enough of them left above."""
    wanted = N_HAND - picked
    for card in range(N_CARDS):
        if card < hand.last_pick:
            continue
        left = half[card] - hand.cards[card]
        above = left
        for higher in range(card + 1, N_CARDS):
            above += half[higher]
        if left > 0 and above >= wanted:
            into.add(PICK.of(card))


def pick(state: SirensState, seat: i64, picked: i64, card: i64) -> None:
    """Put a card into the hand; ask for the next, always four times, whatever was picked."""
    hand = state.hand(seat)
    hand.cards[card] += 1
    hand.last_pick = card
    state.piles.cards[seat_card(seat, card)] -= 1
    state.table.hand_size[seat] += 1
    state.table.pile_size[seat] -= 1
    if picked + 1 < N_HAND:
        state.open(sealed_ask(seat, ASK_PICK, picked + 1))
    elif state.n_asks == 0:
        state.first_hand.last_pick = 0
        state.second_hand.last_pick = 0
        deal(state)


def draw(state: SirensState, card: i64, news: News | None) -> None:
    """Take a card from a pile; its owner sees it, everybody sees that it was drawn."""
    table = state.table
    seat = table.drawer
    pile = table.pile_of(seat)
    state.piles.cards[seat_card(pile, card)] -= 1
    table.pile_size[pile] -= 1
    state.hand(seat).cards[card] += 1
    table.hand_size[seat] += 1
    if news is not None:
        news.tell(seat, CHANCE, CARD.of(card))
        if table.turn > 0:
            news.tell(EVERYONE, seat, DREW.base)


# --- Turn ---------------------------------------------------------------------------------------


def begin_turn(state: SirensState, player: i64) -> None:
    """SIR-T1: the players alternate."""
    table = state.table
    table.player = player
    table.drawer = player
    table.turn += 1
    table.to_draw = 0
    ask_turn(state)


def ask_turn(state: SirensState) -> None:
    state.open(ask(state.table.player, ASK_TURN))


def seen_by(place: i64, seat: i64) -> i64:
    """Turn a place into how a seat names it, mine or theirs; and back, for it is the same swap."""
    return place if seat == 0 else place ^ 1


def free_places(table: Table, seat: i64) -> i64:
    """SIR-T3, SIR-T4: the sides with room at ship cards in play, as bits in the seat's naming."""
    ships, count = table.ships, table.count
    bits: i64 = 0
    bit: i64 = 1
    place = seat  # mine, at the first ship card; theirs is the other side
    for ship in range(N_SHIPS):
        if ships[ship] == IN_PLAY:
            if count[place] < MOST_CARDS:
                bits |= bit
            if count[place ^ 1] < MOST_CARDS:
                bits |= bit + bit
        bit *= 4
        place += 2
    return bits


def turn(table: Table, hand: Hand, into: Buffer) -> None:
    """Write the answers to a turn: a card, the octopus, the rum; a pass if nothing else is left."""
    me = table.player
    free = free_places(table, me)
    into.add_rows(PLAY.base, hand.cards, N_PLACES, free)
    if table.octopus[me] < 0:
        octopus_moves(table, me, free, into)
    if into.n == 0:
        into.add(PASS.base)  # SIR-R3: passing is no choice
    if table.mugs[me] > 0:
        rum_places(table, into)


def octopus_moves(table: Table, me: i64, free: i64, into: Buffer) -> None:
    """SIR-O1, SIR-R10: any card to another free place. SIR-O2: none from under their octopus."""
    under = table.octopus[1 - me]
    for named in range(N_PLACES):
        place = seen_by(named, me)
        elsewhere = free & ~bit_of(named)
        cards = table.laid[place]
        card: i64 = 0
        while cards > 0:
            n = cards & CARD_MASK
            if n > 1 or (n == 1 and place * N_CARDS + card != under):
                first = OCTOPUS.base + (named * N_CARDS + card) * N_PLACES
                into.add_bits(first, elsewhere)
            cards >>= CARD_BITS
            card += 1


def bit_of(n: i64) -> i64:
    return shifted(1, n)


def shifted(bits: i64, n: i64) -> i64:
    """Shift left. A constant shifted here and now would compile wrongly beyond 31 bits."""
    return bits << n


def rum_places(table: Table, into: Buffer) -> None:
    """SIR-T2: on any ship card in play."""
    for ship in range(N_SHIPS):
        if table.ships[ship] == IN_PLAY:
            into.add(RUM_ON.of(ship))


def after(table: Table, into: Buffer) -> None:
    """SIR-R8: the second moment for the rum, when the drawn card is known."""
    rum_places(table, into)
    into.add(DONE.base)


def lay_rum(table: Table, ship: i64) -> None:
    """SIR-U1, SIR-R2: it raises the resistance and never scores by itself."""
    table.rum[ship] += 1
    table.mugs[table.player] = 0


def lay(table: Table, place: i64, card: i64) -> None:
    table.laid[place] += bit_of(card * CARD_BITS)
    table.count[place] += 1
    table.total[place] += card + LOWEST


def lift(table: Table, place: i64, card: i64) -> None:
    table.laid[place] -= bit_of(card * CARD_BITS)
    table.count[place] -= 1
    table.total[place] -= card + LOWEST


def play(state: SirensState, action: i64, news: News | None) -> None:
    """SIR-T3: lay a card face up, at either side."""
    table = state.table
    me = table.player
    card = (action - PLAY.base) // N_PLACES
    place = seen_by((action - PLAY.base) % N_PLACES, me)
    state.hand(me).cards[card] -= 1
    table.hand_size[me] -= 1
    table.shown[seat_card(me, card)] += 1
    lay(table, place, card)
    table.to_draw = 1
    arrive(state, place, -1, card, news)


def octopus(state: SirensState, action: i64, news: News | None) -> None:
    """SIR-O1: move a card that lies at the ship; the octopus stays on it.

    SIR-O3: the card arrives like one that was played.
    """
    table = state.table
    me = table.player
    moved = (action - OCTOPUS.base) // N_PLACES
    card = moved % N_CARDS
    source = seen_by(moved // N_CARDS, me)
    place = seen_by((action - OCTOPUS.base) % N_PLACES, me)
    lift(table, source, card)
    lay(table, place, card)
    table.octopus[me] = place * N_CARDS + card
    arrive(state, place, source, card, news)


# --- Crew ---------------------------------------------------------------------------------------


def arrive(state: SirensState, place: i64, source: i64, card: i64, news: News | None) -> None:
    """SIR-M1: a card with the icon moves the crew before any scoring check."""
    table = state.table
    table.arrived = place
    table.left = source
    crew = crew_on(table, place >> 1)
    if card > LAST_WITH_ICON or crew < 0 or table.ships_in_play() == table.crew_in_play():
        check_places(state, news)  # no icon, nobody there, or no room to move (SIR-M5)
        return
    astern = next_ship(table, crew, 1)
    if astern == next_ship(table, crew, N_SHIPS - 1):
        move_crew(state, crew, astern, news)  # SIR-R4: both ways lead there
    else:
        table.moving = crew
        state.open(ask(place & 1, ASK_CREW, crew))  # SIR-M2: whose side it is


def crew_on(table: Table, ship: i64) -> i64:
    """Return who stands on a ship card, -1: nobody."""
    for crew in range(N_CREW):
        if table.crew[crew] == ship:
            return crew
    return -1


def next_ship(table: Table, crew: i64, step: i64) -> i64:
    """SIR-M3: round the ring of ship cards in play. SIR-M4, SIR-M6: past the other crew token."""
    ship = table.crew[crew]
    while True:
        ship = (ship + step) % N_SHIPS
        if table.ships[ship] == IN_PLAY and crew_on(table, ship) != 1 - crew:
            return ship


def crew_ways(table: Table, crew: i64, into: Buffer) -> None:
    """Write the two ways, towards the stern first."""
    into.add(CREW.of(next_ship(table, crew, 1)))
    into.add(CREW.of(next_ship(table, crew, N_SHIPS - 1)))


def move_crew(state: SirensState, crew: i64, ship: i64, news: News | None) -> None:
    table = state.table
    table.crew[crew] = ship
    table.moving = -1
    if news is not None:
        news.tell(EVERYONE, table.player, MOVES.of(ship))
    check_places(state, news)


# --- Scoring ------------------------------------------------------------------------------------


def check_places(state: SirensState, news: News | None) -> None:
    """SIR-P1, SIR-R1: first where the card arrived, then what an octopus took it from.

    SIR-R5: the crew has moved before, as the German text says.
    """
    table = state.table
    arrived = table.arrived >> 1
    check_ship(table, arrived, news)
    if table.left >= 0 and table.left >> 1 != arrived and not is_over(table):
        check_ship(table, table.left >> 1, news)
    table.arrived = -1
    table.left = -1
    if not is_over(table):
        draw_up(state)


def check_ship(table: Table, ship: i64, news: News | None) -> None:
    """SIR-P1: a side that reaches the resistance. SIR-P2: ten cards, and the higher total.

    SIR-R12: one side at most has reached it, so which is looked at first does not matter.
    """
    mine = ship * 2
    resistance = RESISTANCE[ship] + RUM * table.rum[ship]
    first, second = table.total[mine], table.total[mine + 1]
    full = table.count[mine] == MOST_CARDS and table.count[mine + 1] == MOST_CARDS
    if first >= resistance or (full and first > second):
        score(table, ship, 0, news)
    elif second >= resistance or (full and second > first):
        score(table, ship, 1, news)
    elif full:
        score(table, ship, -1, news)


def score(table: Table, ship: i64, winner: i64, news: News | None) -> None:
    """Give a ship card and who stands on it to a player, or to nobody; then clean up (SIR-P3)."""
    crew = crew_on(table, ship)
    if winner >= 0:
        table.ships[ship] = TAKEN + winner
        table.points[winner] += 1 if crew < 0 else 2
        if news is not None:
            news.tell(EVERYONE, winner, (WINS if crew < 0 else WINS_CREW).of(ship))
    else:
        table.ships[ship] = OUT
        if news is not None:
            news.tell(EVERYONE, table.player, LEAVES.of(ship))
    if crew >= 0:
        table.crew[crew] = -1
    table.rum[ship] = 0
    clear(table, ship * 2)
    clear(table, ship * 2 + 1)


def clear(table: Table, place: i64) -> None:
    """The cards leave the game; an octopus on one of them goes home (SIR-R9)."""
    for seat in range(2):
        if table.octopus[seat] >= 0 and table.octopus[seat] // N_CARDS == place:
            table.octopus[seat] = -1
    table.laid[place] = 0
    table.count[place] = 0
    table.total[place] = 0


def is_over(table: Table) -> bool:
    """SIR-P4: four points, or no ship card left."""
    if table.points[0] >= POINTS_TO_WIN or table.points[1] >= POINTS_TO_WIN:
        return True
    return table.ships_in_play() == 0


# --- End of the turn ----------------------------------------------------------------------------


def draw_up(state: SirensState) -> None:
    """SIR-R7: a draw if a card was played. SIR-T5: an empty pile gives none."""
    table = state.table
    pile = table.pile_of(table.player)
    if table.to_draw == 1 and table.pile_size[pile] > 0:
        table.to_draw = 0
        state.open(sealed_ask(CHANCE, ASK_CARD, pile))
    else:
        offer_rum(state)


def offer_rum(state: SirensState) -> None:
    """SIR-R8: asked only of who still has the mug; else the turn ends by itself."""
    table = state.table
    if table.mugs[table.player] > 0:
        state.open(ask(table.player, ASK_AFTER))
    else:
        begin_turn(state, 1 - table.player)
