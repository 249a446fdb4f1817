"""What lies on the beach, and what a crab alone sees."""

from typing import Final

from tidetable.core.codec import MAX_SEATS, SEATS
from tidetable.core.fields import Drawer, Drawers, cells, number

from .verbs import CARDS, COPIES, HAND, N_CARDS, WATER

BEACH: Final = Drawer(
    "Beach",
    "What everybody sees.",
    (
        number("seats", "crabs on the beach", most=MAX_SEATS),
        number("player", "whose turn it is", of=SEATS),
        number("last", "the card played last", of=CARDS),
        number("pile", "cards not dealt yet", start=COPIES * N_CARDS, most=COPIES * N_CARDS),
        cells("steps", SEATS, text="steps down the beach", most=WATER + N_CARDS),
        cells("hand_size", SEATS, text="cards in hand", most=HAND),
        cells("played", CARDS, text="cards played", most=COPIES),
    ),
)
CLAWS: Final = Drawer(
    "Claws", "What a crab holds.", (cells("held", CARDS, text="cards held", most=COPIES),)
)

DRAWERS: Final = Drawers(BEACH, CLAWS)
