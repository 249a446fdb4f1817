"""What lies on the table of Chests & Sabres. Everything is public (CHE-R16).

What a closed chest holds (CHE-C2) is not hidden somewhere: it does not exist until chance draws it
from the cards not opened yet, so nothing can leak.
"""

from typing import Final

from tidetable.core.codec import MAX_SEATS, SEATS, Domain
from tidetable.core.fields import Drawer, Drawers, cells, flag, number
from tidetable.games.chests.rules import verbs as v

SHOWN: Final = Domain("face", v.FACES.tokens[: v.N_FACES])
CARDS: Final = Domain.signs("card", [str(n + 1) for n in range(v.N_DICE)])

TABLE: Final = Drawer(
    "Tabletop",
    "What lies on the table, and whose turn it is.",
    (
        number("seats", "players at the table", most=MAX_SEATS),
        flag("greedy_pirates", "1: dice not placed may be rolled again (CHE-V1)"),
        flag("old_sea_dogs", "1: treasures of others may be stolen (CHE-V2)"),
        # The turn
        number("player", "whose turn it is", of=SEATS),
        number("turn", "turns begun", most=9999),
        number("rolls", "rolls made in this turn", most=2),
        cells("dice", SHOWN, text="dice not placed that show this face", most=v.N_DICE),
        cells(
            "filled",
            CARDS,
            text="cards filled in this turn, as the numbers of the actions that filled them",
            most=v.CODEC.size - 1,
            upto="n_filled",
            code=True,
        ),
        cells("jokers", CARDS, text="sabres that lie on each of them", most=3, upto="n_filled"),
        cells(
            "coin_jokers",
            CARDS,
            text="how many of those sabres stand for coins",
            most=3,
            upto="n_filled",
        ),
        number("n_filled", "cards filled in this turn", most=v.N_DICE),
        number(
            "turns_left",
            "turns left in the final round (CHE-E1); -1: it has not begun",
            start=-1,
            least=-1,
            most=MAX_SEATS,
        ),
        # The chests
        cells("places", v.PLACES, text="keys on the chest lying there; 0: none", most=v.MAX_KEYS),
        number("top", "keys on the top card of the pile; 0: there is no pile", most=v.MAX_KEYS),
        number("pile", "cards in the pile, the top one included", most=9999),
        cells("unopened", v.KEYS, v.TREASURES, text="cards not opened yet", most=999),
        # The boats
        cells("treasures", SEATS, v.TREASURES, text="treasures in front of the boat", most=999),
        cells("loot", SEATS, v.TREASURES, text="treasures and fish bones under the boat", most=999),
    ),
    extended=True,
)

DRAWERS: Final = Drawers(TABLE)
