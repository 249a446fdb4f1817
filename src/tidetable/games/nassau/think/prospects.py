"""What a player of Nassau can expect in the end: the points, and what the ship is good for.

The figures follow from games of the greedy bot against itself (docs/play/bots-results.md).
"""

from typing import Final

from mypy_extensions import i64

from tidetable.core.think.evaluator import falling
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import state as s, verbs as v
from tidetable.games.nassau.rules.chapters import home, ready, scoring
from tidetable.games.nassau.rules.chapters.campfire import LAID, TALES_PER_RUM
from tidetable.games.nassau.rules.menagerie import animals_of
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.think import worth as w
from tidetable.games.nassau.think.campfire import Campfire

KEPT: Final = 0.9  # of the points that towers and adversaries would give now
# What is worth so much in each voyage still to come
TOWER: Final = 4.0
TYPE: Final = 0.8
BEATEN: Final = 0.7
WEAPON: Final = 1.4
SAIL: Final = 3.0
SAILOR: Final = 1.7
HOLD: Final = 2.6
ANIMAL: Final = 2.0
OUTPOST: Final = 1.5
# What is used up: the part of its worth that counts
PROVISIONS_PART: Final = 0.75
RUM_PART: Final = 0.6
PIRATES_PART: Final = 0.7
BOMB_THROWN: Final = 9.0
CONTRACT_SIGNED: Final = 5.0
A_TALE: Final = 0.7
TALE_IN_A_VOYAGE: Final = 0.4
TALES_PART: Final = 0.7  # of what the tales in hand would bring now
FROM_THE_PORT: Final = 1.75  # a tale or a crate, before the last round
TURN_LEFT: Final = 0.1  # of a voyage: one for each provision at sea, and two on the way home
ACTION: Final = 6.0  # what is being done just now, at sea: its provision is eaten already


def write_prospects(state: NassauState, table: Tabletop, into: vec[float]) -> None:
    """Write what each seat can expect; NAS-P1: in the last voyage also for telling most."""
    told: list[int] = []
    for seat in range(table.seats):
        worth = w.Worth(table, state.islands, seat)
        tales = pending(table, Campfire(table, state.islands, state.hands[seat], worth))
        told.append(table.told_points[seat] + tales)
        into[seat] = prospect(table, worth, tales)
    if table.round == v.ROUNDS and table.phase == s.CARIBBEAN:
        for seat in range(table.seats):
            if told[seat] == 0:
                into[seat] -= float(ready.NOTHING_TOLD)
            elif told[seat] == max(told):
                into[seat] += float(ready.MOST_TOLD)


def prospect(table: Tabletop, worth: w.Worth, tales: i64) -> float:
    """Return the points a seat would have now, and what all it has will bring."""
    seat = worth.me
    points = table.points[seat] + scoring.goods(table, worth.islands, seat)
    points += scoring.weapons(table, seat) + scoring.companions(table, seat)
    found = float(points + scoring.dutchman(table, worth.islands, seat))
    grown = scoring.towers(table, seat) + scoring.adversaries(table, seat)
    if table.phase == s.CITY:
        found += PIRATES_PART * falling(w.PIRATES, 0, table.pirates[seat])
    elif table.phase == s.CARIBBEAN and table.way[seat] != s.AT_HOME:
        found += of_the_home_port(table, seat)
    if worth.ended:
        return found + float(grown + scoring.cargo(table, seat) + tales)
    if table.phase == s.CARIBBEAN and table.player == seat and table.way[seat] != s.AT_HOME:
        found += ACTION
    found += KEPT * float(grown) + in_the_holds(table, seat)
    found += voyages_after(table) * of_the_ship(table, seat)
    if table.round == v.ROUNDS and table.phase != s.CITY:
        return found + float(tales)
    found += (A_TALE + TALE_IN_A_VOYAGE * voyages_after(table)) * float(table.hand_size(seat))
    return found + TALES_PART * float(tales)


def voyages_after(table: Tabletop) -> float:
    """Count the voyages that have not begun."""
    return float(v.ROUNDS - table.round) + (1.0 if table.phase == s.CITY else 0.0)


def time_left(table: Tabletop) -> float:
    """Count the voyages still to come, with what is left of this one: a provision is a turn."""
    turns = [table.provisions[i] + 2 for i in range(table.seats) if table.way[i] == s.AT_SEA]
    at_sea = TURN_LEFT * float(sum(turns)) if table.phase == s.CARIBBEAN else 0.0
    return voyages_after(table) + at_sea / float(table.seats)


def of_the_home_port(table: Tabletop, seat: i64) -> float:
    """NAS-H3: what it will give; in the last round tales and crates are only cargo."""
    points = home.TOWER_POINTS * towers_with(table, seat, 1, home.ALL)
    things = home.own_adversaries(table, seat) + outposts_of(table, seat)
    each = w.LEFTOVER if table.round == v.ROUNDS else FROM_THE_PORT
    return float(points) + each * float(things)


def of_the_ship(table: Tabletop, seat: i64) -> float:
    """Return what is of use in every voyage."""
    return (
        TOWER * float(towers_with(table, seat, 1, home.ALL))
        + TYPE * float(scoring.types_beaten(table, seat))
        + BEATEN * float(table.beaten_score[seat])
        + WEAPON * float(table.acquired(seat))
        + SAIL * float(table.sails[seat])
        + SAILOR * float(table.sailors[seat])
        + HOLD * float(table.holds[seat])
        + ANIMAL * float(animals_of(table, seat))
        + OUTPOST * float(outposts_of(table, seat))
    )


def in_the_holds(table: Tabletop, seat: i64) -> float:
    """Return what is good for one thing, once."""
    found = falling(w.CRATES, 0, table.crates[seat])
    found += falling(w.DOUBLOONS, 0, table.owns(seat, v.DOUBLOON))
    found += BOMB_THROWN * float(table.owns(seat, v.BOMB))
    found += CONTRACT_SIGNED * float(table.owns(seat, v.CONTRACT))
    found += RUM_PART * falling(w.RUMS, 0, table.owns(seat, v.RUM))
    return found + PROVISIONS_PART * falling(w.PROVISIONS, 0, table.provisions[seat])


def pending(table: Tabletop, fire: Campfire) -> i64:
    """Return what tales will bring: those laid, and the best in hand that rum is there for."""
    me = fire.worth.me
    n = TALES_PER_RUM * table.owns(me, v.RUM)
    if table.way[me] == s.BEEN_AT_CAMPFIRE and table.told_points[me] == 0:
        n = max(n, TALES_PER_RUM)  # it may be paid already
    elif table.round == v.ROUNDS and table.way[me] >= s.BEEN_AT_CAMPFIRE:
        return 0
    laid = [fire.points(tale) for tale in range(v.N_TALES) if fire.hand.tales[tale] == LAID]
    if laid:
        n = table.promised - len(laid)
    return sum(laid) + sum(sorted(map(fire.points, fire.in_hand()), reverse=True)[:n])
