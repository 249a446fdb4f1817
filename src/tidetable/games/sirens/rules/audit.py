"""Whether everything adds up: cards, points, sums, sizes."""

from mypy_extensions import i64

from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.state import SirensState, Tabletop
from tidetable.games.sirens.rules.verbs import LOWEST, MOST_CARDS, N_CARDS, N_PLACES, N_SHIPS


def audit(state: SirensState, cards: vec[i64]) -> str:
    """Return what does not add up, or nothing."""
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
        if sum(state.hand(seat).cards) != table.hand_size[seat]:
            return f"hand {seat} is not as large as it is said to be"
        pile = state.piles.cards[seat_card(seat, 0) : seat_card(seat + 1, 0)]
        if sum(pile) != table.pile_size[seat]:
            return f"pile {seat} is not as large as it is said to be"
    return audit_places(table)


def audit_places(table: Tabletop) -> str:
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
