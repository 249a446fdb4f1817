"""The vocabulary of Chests & Sabres: faces, treasures, and everything that can be done or drawn."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.options import Option
from tidetable.core.vec import vec

# Faces of a die (CHE-C1)
KEY: Final = 0
COIN: Final = 1
DIAMOND: Final = 2
SABRES: Final = 3
N_FACES: Final = 4
NO_DIE: Final = 4
N_DICE: Final = 4

# Treasures (CHE-R6): every mix of up to three coins and diamonds; fish bones come last.
FISH_BONES: Final = 9
N_TREASURES: Final = 10
COINS: Final = vec[i64]([1, 0, 2, 1, 0, 3, 2, 1, 0, 0])
DIAMONDS: Final = vec[i64]([0, 1, 0, 1, 2, 0, 1, 2, 3, 0])
TREASURE_TOKENS: Final = [
    *(
        "+".join(["coin"] * int(COINS[i]) + ["diamond"] * int(DIAMONDS[i]))
        for i in range(FISH_BONES)
    ),
    "fish-bones",
]

N_PLACES: Final = 3  # where chests lie open (CHE-S1)
MAX_KEYS: Final = 3

FACES: Final = Domain("face", ["key", "coin", "diamond", "sabres", "-"])
PLACES: Final = Domain("place", ["left", "middle", "right"])
KEYS: Final = Domain("keys", ["1", "2", "3"])
TREASURES: Final = Domain("treasure", TREASURE_TOKENS)
BOATS: Final = SEATS
THEIRS: Final = Domain.pairs("theirs", BOATS, TREASURES)

# A seat's moves
ROLL: Final = Verb("roll", "CHE-T1")
OPEN: Final = Verb("open", "CHE-T3", place=PLACES)
LOAD: Final = Verb("load", "CHE-T4", treasure=TREASURES)
STEAL: Final = Verb("steal", "CHE-V2", treasure=THEIRS)
DONE: Final = Verb("done", "CHE-R7", ends=True)
# Chance's draws
START: Final = Verb("start", "CHE-R13", boat=BOATS)
CHEST: Final = Verb("chest", "CHE-S1", keys=KEYS)
DICE: Final = Verb("dice", "CHE-T1", first=FACES, second=FACES, third=FACES, fourth=FACES)
TREASURE: Final = Verb("treasure", "CHE-T3", treasure=TREASURES)
# Consequences
LAST_ROUND: Final = Verb("last-round", "CHE-E1")
LOST: Final = Verb("lost", "CHE-T2")

CODEC: Final = Codec(
    moves=[ROLL, OPEN, LOAD, STEAL, DONE],
    draws=[START, CHEST, DICE, TREASURE],
    consequences=[LAST_ROUND, LOST],
)

# Each variant is an option of its own: both may be played together (CHE-R15).
OPTIONS: Final = [
    Option("greedy-pirates", "CHE-V1", ["no", "yes"]),
    Option("old-sea-dogs", "CHE-V2", ["no", "yes"]),
    Option("first", "CHE-R13", ["random", "1", "2", "3", "4"]),
]
OPTION_GREEDY_PIRATES: Final = 0
OPTION_OLD_SEA_DOGS: Final = 1
OPTION_FIRST: Final = 2
