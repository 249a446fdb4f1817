"""The vocabulary of Sirens in Sight: cards, ship cards, sides, all that can be done or drawn."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.options import Option
from tidetable.core.vec import vec

# Cards (SIR-C1): the values -4 to 10; a card's number is its value + 4.
LOWEST: Final = -4
N_CARDS: Final = 15
N_HAND: Final = 4
LAST_WITH_ICON: Final = 4  # SIR-C2: the negative cards and the 0 carry the move-crew icon

# The ship (SIR-C3): five cards, bow to stern. A place is a side of one of them.
N_SHIPS: Final = 5
RESISTANCE: Final = vec[i64]([28, 30, 32, 34, 36])
N_PLACES: Final = 10
MOST_CARDS: Final = 5  # at one place (SIR-T4)
RUM: Final = 3  # what a mug adds to the resistance (SIR-U1)
N_CREW: Final = 2
POINTS_TO_WIN: Final = 4  # SIR-P4

CARDS: Final = Domain("card", [str(n + LOWEST) for n in range(N_CARDS)])
SHIPS: Final = Domain("ship", ["28", "30", "32", "34", "36"])
SIDES: Final = Domain("side", ["mine", "theirs"])  # as the player who acts sees them (SIR-S4)
PLACES: Final = Domain.pairs("place", SHIPS, SIDES)
LYING: Final = Domain.pairs("lying", PLACES, CARDS, "/")

# A seat's moves
PLAY: Final = Verb("play", "SIR-T3", card=CARDS, place=PLACES)
OCTOPUS: Final = Verb("octopus", "SIR-O1", lying=LYING, place=PLACES)
RUM_ON: Final = Verb("rum", "SIR-T2", handle=True, ship=SHIPS)
DONE: Final = Verb("done", "SIR-R8", ends=True)
PASS: Final = Verb("pass", "SIR-R3", ends=True)
CREW: Final = Verb("crew", "SIR-M2", ship=SHIPS)
PICK: Final = Verb("pick", "SIR-S3", card=CARDS)
# Chance's draws
CARD: Final = Verb("card", "SIR-S2", card=CARDS)
START: Final = Verb("start", "SIR-S2", seat=SEATS)
# Consequences
DREW: Final = Verb("drew", "SIR-T1", outward=True)
MOVES: Final = Verb("moves", "SIR-M1", ship=SHIPS)
WINS: Final = Verb("wins", "SIR-P1", ship=SHIPS)
WINS_CREW: Final = Verb("wins-crew", "SIR-P1", ship=SHIPS)
LEAVES: Final = Verb("leaves", "SIR-P2", ship=SHIPS)

CODEC: Final = Codec(
    moves=[PLAY, OCTOPUS, RUM_ON, DONE, PASS, CREW, PICK],
    draws=[CARD, START],
    consequences=[DREW, MOVES, WINS, WINS_CREW, LEAVES],
)

OPTIONS: Final = [
    Option("more-tactics", "SIR-S3", ["no", "yes"]),
    Option("first", "SIR-S2", ["random", "1", "2"]),
]
OPTION_MORE_TACTICS: Final = 0
OPTION_FIRST: Final = 1
