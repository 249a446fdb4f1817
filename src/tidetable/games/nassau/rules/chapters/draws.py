"""What chance lays out (NAS-S): the city, the Caribbean, what players start with."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import seat_weapon
from tidetable.games.nassau.rules.places import MOST_SLOTS, zone_of_slot
from tidetable.games.nassau.rules.questions import Draw
from tidetable.games.nassau.rules.state import MAKE_READY, NassauState, Tabletop
from tidetable.games.nassau.rules.streets import SQUARES_OF, is_there, lay_district

NEAR_ZONES: Final = [1, 1, 0, 1, 0, 0, 0, 0, 0]  # NAS-S3: A, B and D
NEAR_SLOTS: Final = vec[i64]([NEAR_ZONES[zone_of_slot(slot)] for slot in range(MOST_SLOTS)])
NEAR_STRENGTH: Final = 2
MIDDLE: Final = 4
LOWER_LEFT: Final = 6
UPPER_RIGHT: Final = 2


# --- The city ------------------------------------------------------------------------------------


@final
class DrawDistrict(Draw):
    """NAS-R-15: any tile left, either side up, turned any way; the start district maybe fixed."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        table = state.table
        for tile in range(v.N_DISTRICTS):
            if is_laid(table, tile):
                continue
            if table.start_in_the_middle == 1 and is_start(state.islands, tile) != (arg == MIDDLE):
                continue
            for laying in range(tile * 8, tile * 8 + 8):
                into.add_weighted(v.DISTRICT.of(laying), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        lay_district(state.table, state.islands, arg, action - v.DISTRICT.base)


def is_laid(table: Tabletop, tile: i64) -> bool:
    first = tile * 8
    return any(first <= table.districts[place] < first + 8 for place in range(v.N_DISTRICTS))


def is_start(islands: Islands, tile: i64) -> bool:
    return islands.start_corner[tile * 2] >= 0


@final
class DrawFigure(Draw):
    """NAS-Y1: in the lower left district; if that is the start district, opposite."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        table = state.table
        place: i64 = LOWER_LEFT
        if is_start(state.islands, table.districts[LOWER_LEFT] // 8):
            place = UPPER_RIGHT
        for corner in range(a.N_TILE_SQUARES):
            square = SQUARES_OF[place * a.N_TILE_SQUARES + corner]
            if is_there(table, state.islands, square):
                into.add_weighted(v.FIGURE.of(square), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.figure = v.FIGURE.number(action)


# --- The Caribbean -------------------------------------------------------------------------------


@final
class DrawFoe(Draw):
    """NAS-S3: strengths 1 and 2 for the near zones, then all that are left."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        most: i64 = a.MOST_STRENGTH
        if NEAR_SLOTS[arg] == 1:
            most = NEAR_STRENGTH
        for foe in range(a.N_ADVERSARIES):
            if state.table.foes_left[foe] == 1 and state.islands.adversary_strength[foe] <= most:
                into.add_weighted(v.FOE.of(state.islands.adversary_name[foe]), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        foe = state.islands.adversary_named[v.FOE.number(action)]
        state.table.set_adversaries(arg, foe)
        state.table.foes_left[foe] = 0


@final
class DrawOutpost(Draw):
    """NAS-S4: what an outpost gives."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.OUTPOST.base, state.table.outposts_left)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        table.outposts[arg] = action - v.OUTPOST.base
        table.outposts_left[action - v.OUTPOST.base] = 0


@final
class DrawWatchtower(Draw):
    """NAS-S4: the weapon that a watchtower shows."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.WATCHTOWER.base, state.table.towers_left)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        table.towers[arg] = action - v.WATCHTOWER.base
        table.towers_left[action - v.WATCHTOWER.base] -= 1


@final
class DrawPost(Draw):
    """NAS-S4: the weapon that a trading post shows."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.POST.base, state.table.posts_left)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        table.posts[arg] = action - v.POST.base
        table.posts_left[action - v.POST.base] -= 1


@final
class DrawDogZone(Draw):
    """NAS-S6: where the sea dog is; each of his tiles comes once."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for zone in range(v.N_ZONES):
            if state.islands.sea_dog_zones[zone] > 0 and state.table.dogs_seen[zone] < 0:
                into.add_weighted(v.DOG_ZONE.of(zone), state.islands.sea_dog_zones[zone])

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.sea_dog = action - v.DOG_ZONE.base
        state.table.set_dogs_seen(action - v.DOG_ZONE.base, round_to_come(state.table))


def round_to_come(table: Tabletop) -> i64:
    """NAS-P1: what phase III turns up is for the next round."""
    if table.phase == MAKE_READY:
        return table.round + 1
    return table.round


@final
class DrawOffering(Draw):
    """NAS-S6: what the sea dog offers; each comes once."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for offering in range(len(state.islands.offering_gains) // a.MOST_CHOICES):
            if state.table.offerings_seen[offering] == 0:
                into.add_weighted(v.OFFERING.of(offering), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.offering = v.OFFERING.number(action)
        state.table.set_offerings_seen(v.OFFERING.number(action), 1)


@final
class DrawDutchmanZone(Draw):
    """NAS-X1: where the Flying Dutchman is; each of its tiles comes once."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for zone in range(v.N_ZONES):
            if state.islands.dutchman_points[zone] > 0 and state.table.dutchmen_seen[zone] < 0:
                into.add_weighted(v.DUTCHMAN_ZONE.of(zone), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.dutchman = action - v.DUTCHMAN_ZONE.base
        state.table.set_dutchmen_seen(action - v.DUTCHMAN_ZONE.base, round_to_come(state.table))


@final
class DrawDutchmanWeapon(Draw):
    """NAS-X1: four different ones of the five."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for weapon in range(v.N_WEAPONS):
            if not is_above_a_tile(state.table, weapon):
                into.add_weighted(
                    v.DUTCHMAN_WEAPON.of(weapon), state.islands.dutchman_weapons[weapon]
                )

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.dutchman_weapons[arg] = action - v.DUTCHMAN_WEAPON.base


def is_above_a_tile(table: Tabletop, weapon: i64) -> bool:
    return any(table.dutchman_weapons[n] == weapon for n in range(v.ROUNDS))


# --- The players ---------------------------------------------------------------------------------


@final
class DrawStartWeapon(Draw):
    """NAS-S2: each player starts with another weapon."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.START_WEAPON.base, state.table.start_weapons)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        table.add_weapons(seat_weapon(arg, action - v.START_WEAPON.base), 1)
        table.start_weapons[action - v.START_WEAPON.base] = 0


@final
class DrawHideout(Draw):
    """NAS-S2: each player has another hideout."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.HIDEOUT.base, state.table.hideouts_left)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        table.set_hideout(arg, action - v.HIDEOUT.base)
        table.hideouts_left[action - v.HIDEOUT.base] = 0


@final
class DrawStartPlayer(Draw):
    """NAS-S7: any player may start."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for seat in range(state.table.seats):
            into.add_weighted(v.START.of(seat), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.dolphin = action - v.START.base


DISTRICT: Final = DrawDistrict(0, "district")
FOE: Final = DrawFoe(1, "foe")
OUTPOST: Final = DrawOutpost(2, "outpost")
WATCHTOWER: Final = DrawWatchtower(3, "watchtower")
POST: Final = DrawPost(4, "post")
START_WEAPON: Final = DrawStartWeapon(6, "start-weapon")
HIDEOUT: Final = DrawHideout(7, "hideout")
DOG_ZONE: Final = DrawDogZone(10, "sea-dog")
OFFERING: Final = DrawOffering(11, "offering")
DUTCHMAN_ZONE: Final = DrawDutchmanZone(12, "dutchman-zone")
DUTCHMAN_WEAPON: Final = DrawDutchmanWeapon(13, "dutchman-weapon")
FIGURE: Final = DrawFigure(14, "figure")
START: Final = DrawStartPlayer(15, "start")
