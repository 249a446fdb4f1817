"""What lies on the board of Titania, before the players, in the hands, and in the piles."""

from typing import Final

from tidetable.core.codec import MAX_SEATS, SEATS, Domain
from tidetable.core.fields import Drawer, Drawers, Unseen, cells, flag, number
from tidetable.games.titania.rules.verbs import (
    AMOUNT,
    CARDS,
    COLOURS,
    FOG,
    GIVES_SHIP,
    LAST_PERIOD,
    MOST_FLOORS,
    MOST_PLAYS,
    NOTHING,
    SHELLS,
    SPACES,
    VALUES,
)

ON_FOG: Final = Domain("fog_there", ["never-turned", "dealt-again", *FOG.tokens])
STEPS: Final = Domain(
    "step",
    [
        *("dealing", "cards", "ship", "space", "gains", "building"),
        *("starfish", "drawing", "discarding", "turn-ends", "over"),
    ],
)
MANY: Final = 9999
MOST_GAIN: Final = GIVES_SHIP * AMOUNT + AMOUNT - 1

TABLE: Final = Drawer(
    "Tabletop",
    "All that lies open (TIT-R19).",
    (
        number("seats", "players at the table", most=MAX_SEATS),
        # The board
        cells("ships", SPACES, COLOURS, text="1: a ship lies there", bits=1, most=1),
        cells("near", SPACES, COLOURS, text="1: a ship lies next to it", bits=1, most=1),
        cells("floors", SPACES, SHELLS, text="floors of its towers", bits=4, most=MOST_FLOORS),
        cells("starfish_on", SPACES, text="1: a starfish lies there", most=1),
        cells("fog", SPACES, text="the tile that lies there", of=ON_FOG, none=0),
        # Fog tiles
        cells("never_turned", FOG, text="tiles never turned", most=MANY),
        cells("dealt_again", FOG, text="tiles dealt again in the second period", most=MANY),
        cells("beside", FOG, text="tiles removed, beside the board", most=MANY),
        # Supplies
        cells("reserve", COLOURS, text="ships in reserve", most=MANY),
        cells("aside", COLOURS, text="ships set aside for the second period", most=MANY),
        cells("shell_supply", SHELLS, text="shells in the supply", most=MANY),
        cells("floor_supply", SHELLS, text="floors in the supply", most=MANY),
        number("starfish_supply", "starfish in the supply", most=MANY),
        number("tile_supply", "point tiles in the supply", most=MANY),
        number("pile_size", "cards in the pile", most=MANY),
        cells("discards", CARDS, text="discarded cards", most=MANY),
        cells("played", CARDS, text="cards of this turn, discarded when it ends (TIT-T3)"),
        # The players
        cells("points", SEATS, text="points", most=MANY),
        cells("shells", SEATS, SHELLS, text="shells, by their value (TIT-R14)", most=MANY),
        cells("starfish", SEATS, text="starfish", most=MANY),
        cells("hand_size", SEATS, text="cards in hand", most=MANY),
        cells("tiles", SEATS, text="point tiles", most=MANY),
        cells("tiles_shown", SEATS, VALUES, text="point tiles, once the game is over", most=MANY),
        # The turn
        number("named_start", "who was named to start", of=SEATS),
        number("period", "the period", start=1, least=1, most=LAST_PERIOD),
        number("turn", "turns begun", most=MANY),
        number("player", "whose turn it is", of=SEATS),
        number("step", "where the turn stands", of=STEPS, none=None),
        number("plays", "cards played in this turn", most=MOST_PLAYS),
        number("idle", "turns in a row without a ship (TIT-R8)"),
        flag("ending", "1: the period ends with this turn"),
        number("colour", "of the ship being placed or just placed", of=COLOURS),
        number("space", "where the last ship of this period was placed", of=SPACES),
        flag("is_extra", "1: the ship to be placed must go next to it (TIT-F3)"),
        number(
            "gain",
            "what the space still gives: 16 times what it is, and how many",
            least=NOTHING,
            most=MOST_GAIN,
            code=True,
        ),
        number(
            "next_gain", "and what it gives after that", least=NOTHING, most=MOST_GAIN, code=True
        ),
        number("owed", "cards to be drawn before anything else"),
        number("drawn", "cards drawn of those"),
        number("built", "floors built at this crane"),
        flag("window", "1: starfish were received here"),
    ),
    extended=True,
)

HAND: Final = Drawer(
    "Hand",
    "What a player alone sees: the cards, and the values of the point tiles.",
    (
        cells("cards", CARDS, text="cards in hand", most=MANY),
        cells("tiles", VALUES, text="point tiles of this value", most=MANY),
    ),
)

PILES: Final = Drawer(
    "Piles",
    "What is still to be drawn, as counts.",
    (
        cells("cards", CARDS, text="cards in the pile", most=MANY),
        cells("tiles", VALUES, text="point tiles in the supply", most=MANY),
    ),
)

NOT_SHOWN: Final = (
    Unseen("cards", "cards in the pile and in other hands", CARDS, ("cards",), MANY),
    Unseen("tiles", "point tiles in the supply and of others", VALUES, ("tiles",), MANY),
)

DRAWERS: Final = Drawers(TABLE, HAND, PILES, NOT_SHOWN)
