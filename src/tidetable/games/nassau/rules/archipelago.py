"""Nassau and the Caribbean: districts, zones and all that is in the box. Nothing of it changes.

Nor does the edition of the rules that a game is played by: what edition 1 ruled otherwise stands
beside what is ruled now, for games that were begun with it.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.vec import vec
from tidetable.games.nassau.rules import verbs as v

EDITION: Final = 2
EDITION_1: Final = 1  # otherwise about crabs, dodges and losses (NAS-R-32 to NAS-R-34)

# A side of a tile is tile x 2 + side. Its squares, the corners, go clockwise from the upper left,
# then comes the middle; its alleys lie between 1-2, 2-3, 3-4, 4-1, 1-3, 2-4, 1-5, 2-5, 3-5, 4-5;
# its exits go clockwise from the left one on the north side.
N_TILE_SQUARES: Final = 5
MIDDLE: Final = 4
LEAST_SQUARES: Final = 2
N_OPTIONS: Final = 2
N_TILE_ALLEYS: Final = 10
N_TILE_EXITS: Final = 8
MOST_SECTIONS: Final = 5
MOST_GAINED: Final = 5  # of a thing at a time; three times that (NAS-R-35) is less than AMOUNT

N_ADVERSARIES: Final = 35
MOST_STRENGTH: Final = 5
N_GAINS: Final = 2  # of an outpost, a quay, a table
N_ADVERSARY_GAINS: Final = 3
LEAST_CHOICES: Final = 2  # of an offering
MOST_CHOICES: Final = 4
N_TABLES: Final = 5
MOST_SPACES: Final = 9  # of a hideout
MOST_HIDDEN: Final = 3  # goods at a time
MOST_POINTS: Final = 30  # of a tale, a tile, a place
PILE_OF: Final = vec[i64]([0, 0, 1])  # deck -> pile: the S tales lie in the Arrr pile (NAS-S6)

# Conditions of tales (NAS-R-51): what must hold, with `what`, `n` and `m` as said here
SAILS_GE: Final = 0  # n sails
SAILORS_GE: Final = 1  # n sailors
WEAPONS_GE: Final = 2  # n weapons of type `what`
SAME_WEAPON_GE: Final = 3  # n weapons of some one type
MOST_WEAPONS: Final = 4  # nobody has more weapons of type `what`
PROVISIONS_GE: Final = 5  # n provisions in the holds
CRATES_IN_HOLDS_GE: Final = 6  # n crates in the holds
RUM_GE: Final = 7  # n rum
DOUBLOONS_GE: Final = 8  # n doubloons
HAS_ANIMAL: Final = 9  # the animal `what`
ANIMALS_GE: Final = 10  # n animals
HAS_GOOD: Final = 11  # the good `what`, in a hold or hidden
GOODS_IN_HOLDS_EXACT: Final = 12  # exactly n goods in the holds, all different
OPEN_HOLDS_GE: Final = 13  # n open holds
STANDING_PIRATES_GE: Final = 14  # n pirates standing on the ship
OUTPOSTS_GE: Final = 15  # n outposts
DEFEATED_GE: Final = 16  # n adversaries of type `what` on the ship
ADVERSARIES_WITH_OWN_CRATES: Final = 17  # exactly m crates on n adversaries (strength `what`, or 0)
TOWERS_WITH_OWN_CRATES: Final = 18  # at least m crates on n watchtowers
TOWER_EXACT: Final = 19  # exactly m crates on some watchtower
TOWERS_EXACT_SET: Final = 20  # watchtowers with exactly each number of crates of `what`, a bit each
ZONE_CLEARED: Final = 21  # no adversary left in zone `what`
SCORE_RANK: Final = 22  # nobody has more points (`what` 0), or fewer (`what` 1)
RANKS: Final = ["first", "last"]


def gain_of(token: str) -> int:
    """Read a gain as the data file names it: `pistol-1`, `rum-2`, `crate-3`."""
    kind, _, amount = token.partition("-")
    return v.KINDS.index[kind] * v.AMOUNT + int(amount)


@final
class Islands:
    """All figures of the data file, by name: lists as they are, and single numbers."""

    def __init__(
        self, lists: dict[str, list[int]], numbers: dict[str, int], edition: i64 = EDITION
    ) -> None:
        self.edition: i64 = edition
        # The city
        self.square_gains: vec[i64] = vec[i64](lists["square_gains"])  # side x 5 x 2, 0: no square
        self.start_corner: vec[i64] = vec[i64](lists["start_corner"])  # side -> a square, or -1
        self.alley: vec[i64] = vec[i64](lists["alley"])  # side x 10 -> its sections, 0: no alley
        self.exits: vec[i64] = vec[i64](lists["exits"])  # side x 8 -> its sections, 0: no exit
        self.exit_from: vec[i64] = vec[i64](lists["exit_from"])  # side x 8 -> the square it leaves
        # The Caribbean
        self.neighbours: vec[i64] = vec[i64](lists["neighbours"])  # zone x 9 -> whether one sails
        self.slot_players: vec[i64] = vec[i64](lists["slot_players"])  # slot -> from how many seats
        self.outpost_places: vec[i64] = vec[i64](lists["outpost_places"])  # place -> whether there
        self.tower_places: vec[i64] = vec[i64](lists["tower_places"])  # place -> whether there
        self.post_places: vec[i64] = vec[i64](lists["post_places"])  # place -> whether there
        self.adversary_name: vec[i64] = vec[i64](lists["adversary_name"])  # among all there may be
        self.adversary_named: vec[i64] = vec[i64](lists["adversary_named"])  # name -> adversary, -1
        self.adversary_type: vec[i64] = vec[i64](lists["adversary_type"])
        self.adversary_strength: vec[i64] = vec[i64](lists["adversary_strength"])
        self.adversary_points: vec[i64] = vec[i64](lists["adversary_points"])  # for damage
        self.adversary_score: vec[i64] = vec[i64](lists["adversary_score"])  # in the end
        self.adversary_reward: vec[i64] = vec[i64](lists["adversary_reward"])  # adversary x 3
        self.type_weapon: vec[i64] = vec[i64](lists["type_weapon"])  # type -> what beats it
        self.tokens: vec[i64] = vec[i64](lists["tokens"])  # combat token -> how many
        self.outpost_gains: vec[i64] = vec[i64](lists["outpost_gains"])  # outpost tile x 2
        self.tower_weapons: vec[i64] = vec[i64](lists["tower_weapons"])  # weapon -> how many tiles
        self.post_weapons: vec[i64] = vec[i64](lists["post_weapons"])  # weapon -> how many tiles
        self.sea_dog_zones: vec[i64] = vec[i64](lists["sea_dog_zones"])  # zone -> its tiles
        self.offering_gains: vec[i64] = vec[i64](lists["offering_gains"])  # offering x 4
        # At home
        self.quay_gains: vec[i64] = vec[i64](lists["quay_gains"])  # quay x 2
        self.table_gains: vec[i64] = vec[i64](lists["table_gains"])  # table x 2
        self.hideout_spaces: vec[i64] = vec[i64](lists["hideout_spaces"])  # hideout -> how many
        self.hideout_goods: vec[i64] = vec[i64](lists["hideout_goods"])  # hideout x 9 -> its good
        self.hideout_values: vec[i64] = vec[i64](lists["hideout_values"])  # hideout x 9
        self.hide_price: vec[i64] = vec[i64](lists["hide_price"])  # goods hidden -> doubloons
        # What there is of each
        self.objects: vec[i64] = vec[i64](lists["objects"])
        self.goods: vec[i64] = vec[i64](lists["goods"])
        self.animals: vec[i64] = vec[i64](lists["animals"])
        # Tales
        self.tale_deck: vec[i64] = vec[i64](lists["tale_deck"])
        self.tale_pile: vec[i64] = vec[i64]([PILE_OF[deck] for deck in lists["tale_deck"]])
        self.tale_points: vec[i64] = vec[i64](lists["tale_points"])
        self.tale_op: vec[i64] = vec[i64](lists["tale_op"])
        self.tale_what: vec[i64] = vec[i64](lists["tale_what"])
        self.tale_n: vec[i64] = vec[i64](lists["tale_n"])
        self.tale_m: vec[i64] = vec[i64](lists["tale_m"])
        # The Flying Dutchman
        self.dutchman_points: vec[i64] = vec[i64](lists["dutchman_points"])  # zone -> 0: no tile
        self.dutchman_places: vec[i64] = vec[i64](lists["dutchman_places"])  # place -> points
        self.dutchman_tokens: vec[i64] = vec[i64](lists["dutchman_tokens"])  # round -> tokens
        self.dutchman_weapons: vec[i64] = vec[i64](lists["dutchman_weapons"])  # weapon -> how many
        # What a player starts with, printed pieces included
        self.start_score: i64 = numbers["start_score"]
        self.start_sails: i64 = numbers["start_sails"]
        self.start_sailors: i64 = numbers["start_sailors"]
        self.start_animals: i64 = numbers["start_animals"]
        self.start_rum: i64 = numbers["start_rum"]
        self.start_doubloons: i64 = numbers["start_doubloons"]
        self.start_provisions: i64 = numbers["start_provisions"]
        self.start_crates: i64 = numbers["start_crates"]  # of these in the holds
        self.start_tales: vec[i64] = vec[i64](lists["start_tales"])  # deck -> how many
        self.crates: i64 = numbers["crates"]
        self.pirates_on_ship: i64 = numbers["pirates_on_ship"]
        self.open_holds: i64 = numbers["open_holds"]
        self.closed_holds: i64 = numbers["closed_holds"]
        # What a player can have
        self.most_weapons: i64 = numbers["most_weapons"]  # of a type
        self.most_sails: i64 = numbers["most_sails"]
        self.most_sailors: i64 = numbers["most_sailors"]
        self.most_animals: i64 = numbers["most_animals"]
        self.crates_per_hold: i64 = numbers["crates_per_hold"]
        self.provisions_per_hold: i64 = numbers["provisions_per_hold"]
