"""What lies in the drawers of Cove."""

from __future__ import annotations

from typing import Final

from tests.contract.cove.verbs import ALL_COINS, CARDS, HAND, N_CARDS, N_SEATS, PORTS, TURNS
from tidetable.core.codec import Domain
from tidetable.core.fields import Drawer, Drawers, cells, flag, number

SEATS: Final = Domain("seat", [str(n + 1) for n in range(N_SEATS)])

MANY: Final = 999  # a game that does not end takes more coins than there are

TABLE: Final = Drawer(
    "Table",
    "What everybody sees. Of a hand it has no more than its size.",
    (
        flag("storm", "1: every wind is as likely (COV-V1)"),
        number("turn", "turns played", most=TURNS),
        number("player", "whose turn it is", of=SEATS, none=None),
        number("wind", "its force; 0: it has not blown", most=3),
        number("winner", "who took the last prize", of=SEATS),
        number("left", "cards not drawn yet", start=N_CARDS, most=N_CARDS),
        number("bank", "coins that nobody has", start=ALL_COINS, least=-MANY, most=MANY),
        cells("coins", SEATS, text="coins of each player", most=MANY),
        cells("ports", SEATS, text="where each player lies", of=PORTS, none=None),
        cells("hands", SEATS, text="cards in each hand", most=HAND),
        cells("answered", SEATS, text="1: has chosen in this clash", most=1),
        cells("played", CARDS, text="1: was shown", most=1),
    ),
)

HAND_OF_ONE: Final = Drawer(
    "Hand",
    "What one smuggler holds, means to play, and has spied.",
    (
        cells("cards", CARDS, text="1: is held", most=1),
        number("chosen", "the card of this clash", of=CARDS),
        cells("seen", CARDS, text="at whom it was spied", of=SEATS, none=0),
    ),
)

WRECK: Final = Drawer(
    "Wreck", "The card set aside unseen.", (number("card", "the card", of=CARDS),)
)

DRAWERS: Final = Drawers(TABLE, HAND_OF_ONE, WRECK)
