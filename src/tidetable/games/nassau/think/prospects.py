"""What a player of Nassau can expect in the end: the points, and what the ship is good for.

The figures follow from games of the greedy bot against itself (docs/play/bots-results.md).
"""

from typing import Final

from mypy_extensions import i64

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters import scoring
from tidetable.games.nassau.rules.chapters.campfire import IN_HAND
from tidetable.games.nassau.rules.chapters.home import ALL
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.menagerie import animals_of
from tidetable.games.nassau.rules.state import AT_HOME, CARIBBEAN, CITY, Tabletop
from tidetable.games.nassau.rules.tales import is_met, outposts_of, towers_with
from tidetable.games.nassau.think import worth as w

# What counts of the points that the final scoring would give now
TOWERS_KEPT: Final = 0.85
BEATEN_KEPT: Final = 0.9
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
COMPASS_USED: Final = 2.0
CONTRACT_SIGNED: Final = 5.0
A_TALE: Final = 0.7
TALE_IN_A_VOYAGE: Final = 0.4
TRUE_TALE: Final = 0.9  # the part of its points that counts while it can be told
ACTION: Final = 6.0  # what is being done just now, at sea: its provision is eaten already


def prospect(table: Tabletop, islands: Islands, hand: Hand, seat: i64) -> float:
    """Return the points a seat would have now, and what all it has will bring."""
    worth = w.Worth(table, islands, seat)
    points = table.points[seat] + scoring.goods(table, islands, seat)
    points += scoring.weapons(table, seat) + scoring.companions(table, seat)
    points += scoring.dutchman(table, islands, seat)
    found = float(points)
    if worth.ended:
        points = scoring.towers(table, seat) + scoring.adversaries(table, seat)
        return found + float(points + scoring.cargo(table, seat))
    found += TOWERS_KEPT * float(scoring.towers(table, seat))
    found += BEATEN_KEPT * float(scoring.adversaries(table, seat))
    found += worth.voyages * of_the_ship(table, seat)
    found += in_the_holds(table, seat, min(1.0, worth.voyages))
    if table.phase == CITY:
        found += PIRATES_PART * w.falling(w.PIRATES, 0, table.pirates[seat])
    elif table.phase == CARIBBEAN and table.player == seat and table.way[seat] != AT_HOME:
        found += ACTION
    return found + of_tales(table, islands, hand, seat, worth.voyages)


def of_the_ship(table: Tabletop, seat: i64) -> float:
    """Return what is of use in every voyage."""
    return (
        TOWER * float(towers_with(table, seat, 1, ALL))
        + TYPE * float(scoring.types_beaten(table, seat))
        + BEATEN * float(table.beaten_score[seat])
        + WEAPON * float(table.acquired(seat))
        + SAIL * float(table.sails[seat])
        + SAILOR * float(table.sailors[seat])
        + HOLD * float(table.holds[seat])
        + ANIMAL * float(animals_of(table, seat))
        + OUTPOST * float(outposts_of(table, seat))
    )


def in_the_holds(table: Tabletop, seat: i64, use: float) -> float:
    """Return what is good for one thing, once."""
    found = w.falling(w.CRATES, 0, table.crates[seat])
    found += w.falling(w.DOUBLOONS, 0, table.owns(seat, v.DOUBLOON))
    found += BOMB_THROWN * float(table.owns(seat, v.BOMB))
    found += COMPASS_USED * float(table.owns(seat, v.COMPASS))
    found += CONTRACT_SIGNED * float(table.owns(seat, v.CONTRACT))
    food = PROVISIONS_PART * w.falling(w.PROVISIONS, 0, table.provisions[seat])
    return use * found + food + RUM_PART * w.falling(w.RUMS, 0, table.owns(seat, v.RUM))


def of_tales(table: Tabletop, islands: Islands, hand: Hand, seat: i64, voyages: float) -> float:
    each = A_TALE + TALE_IN_A_VOYAGE * voyages
    found = 0.0
    for tale in range(v.N_TALES):
        if hand.tales[tale] == IN_HAND:
            found += each
            if is_met(table, islands, seat, tale):
                found += TRUE_TALE * float(islands.tale_points[tale])
    return found
