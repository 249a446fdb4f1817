"""The vocabulary of Nassau: the city, the sea, equipment, all that can be done or drawn."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.options import Option

# Equipment (NAS-C2). What can be gained is one of these kinds, and how many of it.
N_WEAPONS: Final = 5
N_OBJECTS: Final = 5
N_GOODS: Final = 6
N_ANIMALS: Final = 8
WEAPONS: Final = Domain("weapon", ["pistol", "sabre", "cannon", "hook", "harpoon"])
OBJECTS: Final = Domain("object", ["doubloon", "rum", "bomb", "compass", "contract"])
GOODS: Final = Domain(
    "good", ["tobacco", "sugar-cane", "silver", "spices", "emeralds", "sapphires"]
)
ANIMALS: Final = Domain(
    "animal", ["rat", "turtle", "crab", "cat", "lizard", "kraken", "parrot", "monkey-spirit"]
)
RAT: Final = 0
TURTLE: Final = 1
CRAB: Final = 2
CAT: Final = 3
LIZARD: Final = 4
KRAKEN: Final = 5
PARROT: Final = 6
MONKEY: Final = 7
DOUBLOON: Final = 0
RUM: Final = 1
BOMB: Final = 2
COMPASS: Final = 3
CONTRACT: Final = 4

AMOUNT: Final = 16  # a gain is its kind x 16 + how many
FIRST_OBJECT: Final = 5
ANY_WEAPON: Final = 10
SAIL: Final = 11
SAILOR: Final = 12
HOLD: Final = 13
PIRATE: Final = 14
ANIMAL: Final = 15
TALE: Final = 16
CRATE: Final = 17
PROVISION: Final = 18
GOOD: Final = 19
KINDS: Final = Domain(
    "kind",
    [
        *WEAPONS.tokens,
        *OBJECTS.tokens,
        *("weapon", "sail", "sailor", "hold", "pirate", "animal", "tale"),
        *("crate", "provision", "good"),
    ],
)
AMOUNTS: Final = Domain.numbers("amount", 20)
N_AMOUNTS: Final = 20
GAINS: Final = Domain.pairs("gain", KINDS, AMOUNTS, "-")
N_NUMBERS: Final = 100
NUMBERS: Final = Domain.signs("number", [str(n) for n in range(N_NUMBERS)])
N_POINTS: Final = 1000
POINTS: Final = Domain.signs("point", [str(n) for n in range(N_POINTS)])

# The city: 6 x 6 squares, and 24 exits clockwise from the upper left corner (NAS-S1). An owner's
# districts may have one in the middle too: `ab12` lies between a1, b1, b2 and a2.
N_SQUARES: Final = 45
FIRST_MIDDLE: Final = 36
WIDTH: Final = 6
N_EXITS: Final = 24
SQUARES: Final = Domain.signs(
    "square",
    [f"{'abcdef'[n % 6]}{n // 6 + 1}" for n in range(FIRST_MIDDLE)],
    later=[columns + rows for rows in ("12", "34", "56") for columns in ("ab", "cd", "ef")],
)
EXITS: Final = Domain.signs(
    "exit",
    [
        *(f"{c}1n" for c in "abcdef"),
        *(f"f{r}e" for r in range(1, 7)),
        *(f"{c}6s" for c in "fedcba"),
        *(f"a{r}w" for r in range(6, 0, -1)),
    ],
)
N_DISTRICTS: Final = 9
N_ALLEYS: Final = 138  # where there may be one: see streets.py
N_LAYINGS: Final = 72  # tile x side x turn
LAYINGS: Final = Domain.signs(
    "laying", [f"{n // 8 + 1}{'AB'[n // 4 % 2]}{n % 4}" for n in range(N_LAYINGS)]
)
TABLES: Final = Domain.numbers("table", 5)

# The Caribbean. Places of a zone are numbered: 1-4 adversaries, 5-6 watchtowers, 7-8 posts, 9 an
# outpost. An owner's zones may have more: 10-11 adversaries, 12 a watchtower, 13 an outpost.
N_ZONES: Final = 9
ZONES: Final = Domain.signs("zone", list("ABCDEFGHI"))


def in_zones(*numbers: int) -> list[str]:
    """Name places of all zones, zone by zone."""
    return [f"{zone}{n}" for zone in ZONES.tokens for n in numbers]


SLOTS: Final = Domain.signs("slot", in_zones(1, 2, 3, 4), later=in_zones(10, 11))
TOWERS: Final = Domain.signs("tower", in_zones(5, 6), later=in_zones(12))
POSTS: Final = Domain.signs("post", in_zones(7, 8))
OUTPOSTS: Final = Domain.signs("outpost", in_zones(9), later=in_zones(13))
N_HARBOUR_QUAYS: Final = 5
QUAYS: Final = Domain.signs("quay", ["1", "2", "3", "4", "5", *in_zones(9)], later=in_zones(13))
FIGURES: Final = Domain("figure", ["sea-dog", "dutchman"])
SEA_DOG: Final = 0
FLYING_DUTCHMAN: Final = 1
N_TYPES: Final = 5
TYPES: Final = Domain(
    "type", ["kraken", "fortress", "treasure-island", "merchant-ship", "pirate-ship"]
)
MOST_COPIES: Final = 31  # of 35 adversaries, with one at least of each other type
COPIES: Final = Domain.numbers("copy", 7, later=MOST_COPIES)
ADVERSARIES: Final = Domain.pairs("adversary", TYPES, COPIES, "-")
KRAKEN_TYPE: Final = 0
N_TOKENS: Final = 13
DODGES: Final = 1
ATTACK: Final = 2  # the first; losses are taken in their order, unless it matters (NAS-R-34)
TAKES_SAIL: Final = 7
TAKES_SAILOR: Final = 8
TAKES_RUM: Final = 9
TAKES_DOUBLOON: Final = 10
TAKES_PROVISION: Final = 11
TAKES_HOLD: Final = 12
TOKENS: Final = Domain(
    "token",
    ["nothing", "dodge", *WEAPONS.tokens, "sail", "sailor", "rum", "doubloon", "provision", "hold"],
)
FACES: Final = Domain.numbers("face", 6)
LOWEST_HIT: Final = 2  # the face 3

# Cargo, tales, the way home
N_CARGO: Final = 8
CARGO: Final = Domain("cargo", ["crate", "provision", *GOODS.tokens])
N_TALES: Final = 74
TALES: Final = Domain("tale", [str(n + 1) for n in range(N_TALES)])
BACKS: Final = Domain("back", ["S", "Arrr", "B"])
PILES: Final = Domain("pile", ["Arrr", "B"])
STOPS: Final = Domain("stop", ["skull-island", "campfire", "home-port"])
SKULL_ISLAND: Final = 0
CAMPFIRE: Final = 1
HOME_PORT: Final = 2
LINES: Final = Domain("line", ["crates", "tales", "points"])
GIFTS: Final = Domain("gift", ["provision", "rum", "crate"])
N_HIDEOUTS: Final = 6
HIDEOUTS: Final = Domain.numbers("hideout", N_HIDEOUTS)
MOST_OFFERINGS: Final = 12
OFFERINGS: Final = Domain.numbers("offering", 8, later=MOST_OFFERINGS)
MOST_REWARDS: Final = 8
REWARDS: Final = Domain.numbers("reward", MOST_REWARDS)
CATEGORIES: Final = Domain(
    "category", ["towers", "adversaries", "goods", "weapons", "companions", "cargo", "dutchman"]
)
N_CATEGORIES: Final = 7

# A seat's moves: in the city
WALK: Final = Verb("walk", "NAS-N1", square=SQUARES)
DETOUR: Final = Verb("detour", "NAS-N1", square=SQUARES)  # by the longer of two alleys to it
BARGE: Final = Verb("barge", "NAS-N2", out=EXITS, back=EXITS)
SET: Final = Verb("set", "NAS-N6", square=SQUARES)
PAUSE: Final = Verb("pause", "NAS-N4")
MOOR: Final = Verb("moor", "NAS-N5", ends=True, quay=QUAYS)
AGAIN: Final = Verb("again", "NAS-N3")
# what is gained, and what there is no room for
TAKE: Final = Verb("take", "NAS-N1", gain=GAINS)
ARM: Final = Verb("arm", "NAS-N7", weapon=WEAPONS)
HIRE: Final = Verb("hire", "NAS-N7", table=TABLES)
TAME: Final = Verb("tame", "NAS-N7", animal=ANIMALS)
DRAW_FROM: Final = Verb("draw", "NAS-N7", pile=PILES)
THROW: Final = Verb("throw", "NAS-R-18", cargo=CARGO)
WAIT: Final = Verb("wait", "NAS-R-22", animal=ANIMALS)
GIFT: Final = Verb("gift", "NAS-Y1", gift=GIFTS)
STAND: Final = Verb("stand", "NAS-Y1", square=SQUARES)
# animals, and an object that the monkey spirit saves
USE: Final = Verb("use", "NAS-Z1", animal=ANIMALS)
SPARE: Final = Verb("spare", "NAS-Z8", handle=True, object=OBJECTS)
ENOUGH: Final = Verb("enough", "NAS-N3", ends=True)
# at sea
SAIL_TO: Final = Verb("sail", "NAS-A2", zone=ZONES)
STEER: Final = Verb("steer", "NAS-O4", figure=FIGURES)
HOME: Final = Verb("home", "NAS-H3", ends=True, stop=STOPS)
FIGHT: Final = Verb("fight", "NAS-A5", slot=SLOTS)
CLAIM: Final = Verb("claim", "NAS-A6", outpost=OUTPOSTS)
TOWER: Final = Verb("tower", "NAS-A7", tower=TOWERS, crates=NUMBERS)
PLUNDER: Final = Verb("plunder", "NAS-A8", post=POSTS)
MEET: Final = Verb("meet", "NAS-A9")
LISTEN: Final = Verb("listen", "NAS-A10")
ATTACK_DUTCHMAN: Final = Verb("dutchman", "NAS-X2")
BUY: Final = Verb("buy", "NAS-A9", gain=GAINS)
# in a fight
THROW_BOMB: Final = Verb("bomb", "NAS-O3")
PUT: Final = Verb("put", "NAS-A5", crates=NUMBERS)
GIVE_CRATE: Final = Verb("give-crate", "NAS-A5a")
PAY_RUM: Final = Verb("pay-rum", "NAS-A5a")
LAY: Final = Verb("lay", "NAS-A3", pirates=NUMBERS)
REPEL: Final = Verb("repel", "NAS-A5a", token=TOKENS)
SIGN: Final = Verb("sign", "NAS-O2")
# on the way home
HIDE: Final = Verb("hide", "NAS-H1", good=GOODS)
DRINK: Final = Verb("drink", "NAS-H2", rum=NUMBERS)
PROMISE: Final = Verb("promise", "NAS-H2", tales=NUMBERS)
# the last of these turns the tales over
TELL: Final = Verb("tell", "NAS-H2", reveals=True, tale=TALES)
TWICE: Final = Verb("twice", "NAS-Z7", reveals=True, tale=TALES)
ONCE: Final = Verb("once", "NAS-Z7", reveals=True, ends=True)
DOUBLE: Final = Verb("double", "NAS-Z2", line=LINES)
# in a fight, since edition 2: the last, so that no other move has another number than before
LOSE: Final = Verb("lose", "NAS-R-34", token=TOKENS)

# Chance's draws
DISTRICT: Final = Verb("district", "NAS-S1", laying=LAYINGS)
FOE: Final = Verb("foe", "NAS-S3", adversary=ADVERSARIES)
OUTPOST: Final = Verb("outpost", "NAS-S4", reward=REWARDS)
WATCHTOWER: Final = Verb("watchtower", "NAS-S4", weapon=WEAPONS)
POST: Final = Verb("post", "NAS-S4", weapon=WEAPONS)
GOOD_DRAWN: Final = Verb("good", "NAS-S5", good=GOODS)
START_WEAPON: Final = Verb("start-weapon", "NAS-S2", weapon=WEAPONS)
HIDEOUT: Final = Verb("hideout", "NAS-S2", hideout=HIDEOUTS)
ANIMAL_DRAWN: Final = Verb("animal", "NAS-S6", animal=ANIMALS)
TALE_DRAWN: Final = Verb("tale", "NAS-S2", tale=TALES)
DOG_ZONE: Final = Verb("sea-dog", "NAS-S6", zone=ZONES)
OFFERING: Final = Verb("offering", "NAS-S6", offering=OFFERINGS)
DUTCHMAN_ZONE: Final = Verb("dutchman-zone", "NAS-X1", zone=ZONES)
DUTCHMAN_WEAPON: Final = Verb("dutchman-weapon", "NAS-X1", weapon=WEAPONS)
FIGURE: Final = Verb("figure", "NAS-Y1", square=SQUARES)
START: Final = Verb("start", "NAS-S7", seat=SEATS)
TOKEN: Final = Verb("token", "NAS-A5a", token=TOKENS)
DIE: Final = Verb("die", "NAS-A5a", face=FACES)

# Consequences
GETS: Final = Verb("gets", "NAS-N7", gain=GAINS)
LAPSES: Final = Verb("lapses", "NAS-R-17", gain=GAINS)
GETS_GOOD: Final = Verb("gets-good", "NAS-R-19", good=GOODS)
GETS_TALE: Final = Verb("gets-tale", "NAS-R-52", outward=True, back=BACKS)
SCORES: Final = Verb("scores", "NAS-C1", points=POINTS)
PAYS: Final = Verb("pays", "NAS-R-11", points=NUMBERS)
LOSES: Final = Verb("loses", "NAS-A5d", token=TOKENS)
LAYS: Final = Verb("lays", "NAS-R-29", pirates=NUMBERS)
BEATS: Final = Verb("beats", "NAS-A5c", adversary=ADVERSARIES)
TOLD: Final = Verb("told", "NAS-H2", tale=TALES)
JOKED: Final = Verb("joked", "NAS-R-41", back=BACKS)
DOLPHIN: Final = Verb("dolphin", "NAS-N5")
WAITS: Final = Verb("waits", "NAS-N8", animal=ANIMALS)
ROUND: Final = Verb("round", "NAS-D0", number=NUMBERS)
AT_SEA: Final = Verb("at-sea", "NAS-N5")
RESHUFFLED: Final = Verb("reshuffled", "NAS-R-20", pile=PILES)
FINAL: Final = Verb("final", "NAS-F1", category=CATEGORIES, points=POINTS)

CODEC: Final = Codec(
    moves=[
        *(WALK, DETOUR, BARGE, SET, PAUSE, MOOR, AGAIN),
        *(TAKE, ARM, HIRE, TAME, DRAW_FROM, THROW, WAIT, GIFT, STAND, USE, SPARE, ENOUGH),
        *(SAIL_TO, STEER, HOME, FIGHT, CLAIM, TOWER, PLUNDER, MEET, LISTEN, ATTACK_DUTCHMAN, BUY),
        *(THROW_BOMB, PUT, GIVE_CRATE, PAY_RUM, LAY, REPEL, SIGN),
        *(HIDE, DRINK, PROMISE, TELL, TWICE, ONCE, DOUBLE, LOSE),
    ],
    draws=[
        *(DISTRICT, FOE, OUTPOST, WATCHTOWER, POST, GOOD_DRAWN, START_WEAPON, HIDEOUT),
        *(ANIMAL_DRAWN, TALE_DRAWN, DOG_ZONE, OFFERING, DUTCHMAN_ZONE, DUTCHMAN_WEAPON),
        *(FIGURE, START, TOKEN, DIE),
    ],
    consequences=[
        *(GETS, LAPSES, GETS_GOOD, GETS_TALE, SCORES, PAYS, LOSES, LAYS, BEATS),
        *(TOLD, JOKED, DOLPHIN, WAITS, ROUND, AT_SEA, RESHUFFLED, FINAL),
    ],
    later=[DETOUR],
)

OPTIONS: Final = [
    Option("dutchman", "NAS-X1", ["no", "yes", "alone"]),
    Option("figure", "NAS-Y1", ["no", "yes"]),
    Option("start-district", "NAS-R-15", ["random", "middle"]),
    Option("first", "NAS-R-15", ["random", "1", "2", "3", "4"]),
]
OPTION_DUTCHMAN: Final = 0
OPTION_FIGURE: Final = 1
OPTION_START_DISTRICT: Final = 2
OPTION_FIRST: Final = 3
ROUNDS: Final = 4


def named(gain: i64) -> i64:
    """Return the number that a gain has among the things verbs are about."""
    return gain // AMOUNT * N_AMOUNTS + gain % AMOUNT - 1


def gain_named(number: i64) -> i64:
    return number // N_AMOUNTS * AMOUNT + number % N_AMOUNTS + 1
