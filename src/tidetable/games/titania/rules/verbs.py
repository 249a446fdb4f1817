"""The vocabulary of Titania: colours, spaces, cards, tiles, all that can be done or drawn."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.options import Option
from tidetable.core.vec import vec

# Ships (TIT-C2) and their cards (TIT-C1): three of one colour, then the three jokers.
N_COLOURS: Final = 3
N_CARDS: Final = 6
COLOURS: Final = Domain("colour", ["blue", "yellow", "red"])
JOKERS: Final = Domain("joker", ["blue-yellow", "blue-red", "yellow-red"])
CARDS: Final = Domain("card", [*COLOURS.tokens, *JOKERS.tokens])
SAILS: Final = vec[i64]([1, 2, 4, 1 + 2, 1 + 4, 2 + 4])  # card -> its colours, a bit each

# The board: a grid with room for other boards than ours. Odd rows lie half a space to the left.
N_ROWS: Final = 12
N_COLUMNS: Final = 12
N_SPACES: Final = 144
SPACES: Final = Domain.signs(
    "space", [f"{'ABCDEFGHIJKL'[n // N_COLUMNS]}{n % N_COLUMNS + 1}" for n in range(N_SPACES)]
)

# Shells, towers and their floors share four colours (TIT-C3).
N_SHELLS: Final = 4
SHELLS: Final[Domain] = Domain("shell", ["brown", "green", "black", "white"])
TOWERS: Final = Domain.pairs("tower", SPACES, SHELLS)
MOST_FLOORS: Final = 4

# What a space or a tile gives: what it is x 16 + how many. Shells of a colour are 0 to 3.
AMOUNT: Final = 16
GIVES_ANY: Final = 4  # shells of one colour, which the player chooses
GIVES_EACH: Final = 5  # shells of all four colours
GIVES_STARFISH: Final = 6
GIVES_CARDS: Final = 7
GIVES_POINTS: Final = 8
GIVES_TILE: Final = 9
GIVES_SHIP: Final = 10
NOTHING: Final = -1

# Fog tiles (TIT-F2) and point tiles (TIT-C3)
N_FOG: Final = 14
FOG: Final[Domain] = Domain(
    "fog",
    [
        "each-1",
        *(f"{shell}-{n}" for shell in SHELLS.tokens for n in (2, 3)),
        *("any-2", "any-3", "starfish-1", "starfish-2", "ship-1"),
    ],
)
N_VALUES: Final = 3
LOWEST_VALUE: Final = 3
VALUES: Final = Domain.signs("value", ["3", "4", "5"])
MOST_NUMBER: Final = 99
NUMBERS: Final = Domain.numbers("number", MOST_NUMBER)

MOST_PLAYS: Final = 3
N_HAND: Final = 4
MOST_CARDS: Final = 7
FLOOR_POINTS: Final = 3
STARFISH_POINT: Final = 1
IDLE_ROUNDS: Final = 3  # TIT-R8
LAST_PERIOD: Final = 2

# A seat's moves
PLAY: Final = Verb("play", "TIT-T1", colour=COLOURS)
JOKER: Final = Verb("joker", "TIT-B1", card=JOKERS, colour=COLOURS)
STOP: Final = Verb("stop", "TIT-T1", ends=True)
PLACE: Final = Verb("place", "TIT-B2", space=SPACES)
CHOOSE: Final = Verb("choose", "TIT-R13", shell=SHELLS)
BUILD: Final = Verb("build", "TIT-K2", tower=TOWERS)
ENOUGH: Final = Verb("enough", "TIT-R9", ends=True)
OCCUPY: Final = Verb("occupy", "TIT-E1", space=SPACES)
KEEP: Final = Verb("keep", "TIT-E5", ends=True)
DISCARD: Final = Verb("discard", "TIT-T4", card=CARDS)
# Chance's draws
START: Final = Verb("start", "TIT-R10", seat=SEATS)
CARD: Final = Verb("card", "TIT-T2", card=CARDS)
TURN_FOG: Final = Verb("fog", "TIT-F1", tile=FOG)
TILE: Final = Verb("tile", "TIT-N2", value=VALUES)
# Consequences
DREW: Final = Verb("drew", "TIT-T2", outward=True, number=NUMBERS)
RESHUFFLED: Final = Verb("reshuffled", "TIT-R12")
GETS_SHELLS: Final = Verb("gets-shells", "TIT-N1", number=NUMBERS, shell=SHELLS)
GETS_STARFISH: Final = Verb("gets-starfish", "TIT-N1", number=NUMBERS)
GETS_POINTS: Final = Verb("gets-points", "TIT-N1", number=NUMBERS)
TAKES_TILE: Final = Verb("takes-tile", "TIT-N2", outward=True)
LOSES_SHIP: Final = Verb("loses-ship", "TIT-R3")
LAST_SHIP: Final = Verb("last-ship", "TIT-P1", colour=COLOURS)
BECALMED: Final = Verb("becalmed", "TIT-R8")
SECOND_PERIOD: Final = Verb("second-period", "TIT-P2")
SHOWS: Final = Verb("shows", "TIT-P4", number=NUMBERS, value=VALUES)

CODEC: Final = Codec(
    moves=[PLAY, JOKER, STOP, PLACE, CHOOSE, BUILD, ENOUGH, OCCUPY, KEEP, DISCARD],
    draws=[START, CARD, TURN_FOG, TILE],
    consequences=[
        *(DREW, RESHUFFLED, GETS_SHELLS, GETS_STARFISH, GETS_POINTS, TAKES_TILE),
        *(LOSES_SHIP, LAST_SHIP, BECALMED, SECOND_PERIOD, SHOWS),
    ],
)

OPTIONS: Final = [Option("first", "TIT-R10", ["random", "1", "2", "3", "4"])]
OPTION_FIRST: Final = 0
