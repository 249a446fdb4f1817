"""What lies on the table of Sirens in Sight, in the hands, and in the piles.

A place is a side of a ship card: the card, and the seat whose side it is.
"""

from typing import Final

from tidetable.core.codec import Domain
from tidetable.core.fields import Drawer, Drawers, Gauge, Unseen, cells, flag, number
from tidetable.games.sirens.rules.verbs import (
    CARDS,
    MOST_CARDS,
    N_CREW,
    POINTS_TO_WIN,
    RESISTANCE,
    RUM,
    SHIPS,
)

SEATS: Final = Domain("seat", ["1", "2"])
CREW: Final = Domain("crew", ["captain", "mate"])
FATES: Final = Domain("fate", ["in-play", "taken-by-1", "taken-by-2", "out"])
PLACES: Final = Domain.pairs("place", SHIPS, SEATS)
LYING: Final = Domain.pairs("lying", PLACES, CARDS, "/")
CARD_BITS: Final = 4

TABLE: Final = Drawer(
    "Tabletop",
    "All that lies open.",
    (
        flag("more_tactics", "1: each player has a pile of their own (SIR-S3)"),
        number("named_start", "who was named to start", of=SEATS),
        # The ship
        cells("ships", SHIPS, text="where the ship card is", of=FATES, none=None, seats_from=1),
        cells("crew", CREW, text="on which ship card", of=SHIPS, start=(1, 3)),  # SIR-S1: 30 and 34
        cells("rum", SHIPS, text="mugs on the ship card", most=N_CREW),
        cells("laid", SHIPS, SEATS, CARDS, text="cards lying there", bits=CARD_BITS, most=15),
        cells("count", SHIPS, SEATS, text="how many cards lie there", most=MOST_CARDS),
        cells("total", SHIPS, SEATS, text="the sum of their values", least=-99),
        # The players, each with a mug of rum and an octopus (SIR-C4)
        cells("mugs", SEATS, text="1: the rum is not used yet", start=1, most=1),
        cells("octopus", SEATS, text="which card it lies on; null: none yet", of=LYING),
        cells("points", SEATS, text="points", most=2 * POINTS_TO_WIN),
        cells("hand_size", SEATS, text="cards in hand"),
        cells(
            "pile_size", SEATS, text="cards in the pile; in the base game it is the first", most=999
        ),
        cells("shown", SEATS, CARDS, text="cards that the player has played"),
        # The turn
        number("player", "whose turn it is", of=SEATS),
        number("turn", "turns begun", most=9999),
        number("drawer", "who gets the next card", of=SEATS),
        flag("to_draw", "1: this turn ends with a draw"),
        number("arrived", "where a card was laid that is still to be checked", of=PLACES),
        number("left", "where an octopus took it from", of=PLACES),
        number("moving", "whose way is being chosen", of=CREW),
    ),
    extended=True,
)

HAND: Final = Drawer(
    "Hand",
    "A player's cards.",
    (
        cells("cards", CARDS, text="cards in hand"),
        number(
            "last_pick",
            "the card picked last: picks go upwards (SIR-S3), so that none comes twice",
            of=CARDS,
            none=None,
        ),
    ),
)

PILES: Final = Drawer(
    "Piles",
    "What is still to be drawn, as counts.",
    (cells("cards", SEATS, CARDS, text="cards in the pile; in the base game it is the first"),),
)

NOT_SHOWN: Final = Unseen("cards", "cards in the piles and in the other hand", CARDS, ("cards",))

MISSING: Final = Gauge(
    "missing",
    "what the side lacks of the resistance (SIR-P1)",
    (SHIPS, SEATS),
    (("rum", RUM), ("total", -1)),
    steps=tuple(range(2, 16)),
    start=tuple(RESISTANCE),
)
UNDRAWN: Final = Gauge(
    "undrawn", "cards in all piles", (), (("pile_size", 1),), steps=(1, 2, 3, 5, 9)
)

DRAWERS: Final = Drawers(TABLE, HAND, PILES, (NOT_SHOWN,), (MISSING, UNDRAWN))
