"""Where the captain may go: along alleys, by barge, or from where he was before (NAS-N1)."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.games.nassau.rules import streets, verbs as v
from tidetable.games.nassau.rules.objects import forbids_paid_by, forbids_unpaid, or_spare
from tidetable.games.nassau.rules.state import Tabletop

DIRECT: Final = 0
LONGER: Final = 1
ALIKE: Final = -1


def ways(table: Tabletop, into: Buffer) -> None:
    """NAS-N1, NAS-N2: every free alley for which there are pirates. NAS-N6: or a new beginning."""
    if forbids_anew(table):
        walks(table, table.captain, into)
        return
    for square in range(v.N_SQUARES):
        if not forbids_set(table, square):
            into.add(v.SET.of(square))


def forbids_anew(table: Tabletop) -> str:
    """NAS-N6: only a captain who is stuck begins elsewhere."""
    return "" if is_stuck(table) else "NAS-N6"


def forbids_set(table: Tabletop, square: i64) -> str:
    """NAS-R-7: where he was this round, if a legal move leads on from there."""
    if table.visited[square] == 0 or square == table.captain:
        return "NAS-R-7"
    return "" if can_leave(table, square, table.pirates[table.player]) else "NAS-R-7"


def walks(table: Tabletop, square: i64, into: Buffer) -> None:
    """Write the moves from a square; with a doubloon that is spared, only those by barge."""
    pirates = table.pirates[table.player]
    if not forbids_unpaid(table):
        for i in range(streets.MOST_WAYS):
            alley = streets.WAYS[square * streets.MOST_WAYS + i]
            if alley >= 0 and streets.touches(table, alley, square) and fits(table, alley, pirates):
                way = way_along(table, alley, pirates)
                if way == DIRECT:
                    into.add(v.WALK.of(streets.end_from(table, alley, square)))
                elif way == LONGER:
                    into.add(v.DETOUR.of(streets.end_from(table, alley, square)))
    before = into.n
    for out in range(v.N_EXITS):
        if not forbids_out(table, square, out, pirates):
            rest = pirates - table.sections[streets.FIRST_EXIT + out]
            for back in range(v.N_EXITS):
                if not forbids_back(table, square, back, rest):
                    into.add(v.BARGE.of2(out, back))
    if into.n > before:
        or_spare(table, v.DOUBLOON, into)


def forbids_walk(table: Tabletop, square: i64, way: i64) -> str:
    """NAS-N1: an alley leads there, and there are pirates for it."""
    rule = forbids_unpaid(table)
    if rule:
        return rule
    alley = alley_to(table, table.captain, square, table.pirates[table.player], way)
    return "NAS-N1" if alley == streets.NOWHERE else ""


def forbids_barge(table: Tabletop, out: i64, back: i64) -> str:
    """NAS-N2: out of the city here, back into it elsewhere."""
    rule = forbids_paid_by(table, v.DOUBLOON)
    if not rule:
        rule = forbids_out(table, table.captain, out, table.pirates[table.player])
    if rule:
        return rule
    rest = table.pirates[table.player] - table.sections[streets.FIRST_EXIT + out]
    return forbids_back(table, table.captain, back, rest)


def forbids_out(table: Tabletop, square: i64, out: i64, pirates: i64) -> str:
    if streets.exit_of(table, out) != square:
        return "NAS-N2"
    return "" if fits(table, streets.FIRST_EXIT + out, pirates) else "NAS-N2"


def forbids_back(table: Tabletop, square: i64, back: i64, rest: i64) -> str:
    """NAS-R-23: not to where he comes from."""
    if not fits(table, streets.FIRST_EXIT + back, rest):
        return "NAS-N2"
    return "NAS-R-23" if streets.exit_of(table, back) == square else ""


def fits(table: Tabletop, alley: i64, pirates: i64) -> bool:
    """NAS-N1: nobody stands there, and there is a pirate for each section."""
    length = table.sections[alley]
    return length > 0 and table.occupied[alley] == 0 and length <= pirates


def way_along(table: Tabletop, alley: i64, pirates: i64) -> i64:
    """Tell apart two alleys that join the same squares of two districts, if both are free.

    One is the direct way, the other a longer one; or they are alike, and one of them is enough.
    """
    twin = streets.TWINS[alley]
    if twin < 0 or table.ends[twin] != table.ends[alley] or not fits(table, twin, pirates):
        return DIRECT
    if table.sections[alley] > table.sections[twin]:
        return LONGER
    if table.sections[alley] == table.sections[twin] and alley > twin:
        return ALIKE
    return DIRECT


def alley_to(table: Tabletop, start: i64, square: i64, pirates: i64, way: i64) -> i64:
    """Return the alley that leads from one square to another; -1: none for so many pirates."""
    ends = streets.joined(start, square)
    for i in range(streets.MOST_WAYS):
        alley = streets.WAYS[start * streets.MOST_WAYS + i]
        is_free = alley >= 0 and table.ends[alley] == ends and fits(table, alley, pirates)
        if is_free and way_along(table, alley, pirates) == way:
            return alley
    return streets.NOWHERE


def is_stuck(table: Tabletop) -> bool:
    """NAS-R-7: every alley at the captain's square is occupied, those out of the city too."""
    square = table.captain
    for i in range(streets.MOST_WAYS):
        alley = streets.WAYS[square * streets.MOST_WAYS + i]
        if alley >= 0 and streets.touches(table, alley, square) and table.occupied[alley] == 0:
            return False
    return all(
        streets.exit_of(table, out) != square or table.occupied[streets.FIRST_EXIT + out] > 0
        for out in range(v.N_EXITS)
    )


def can_leave(table: Tabletop, square: i64, pirates: i64) -> bool:
    """Whether a legal move leads away from a square."""
    for i in range(streets.MOST_WAYS):
        alley = streets.WAYS[square * streets.MOST_WAYS + i]
        if alley >= 0 and streets.touches(table, alley, square) and fits(table, alley, pirates):
            return True
    for out in range(v.N_EXITS):
        if not forbids_out(table, square, out, pirates):
            rest = pirates - table.sections[streets.FIRST_EXIT + out]
            for back in range(v.N_EXITS):
                if not forbids_back(table, square, back, rest):
                    return True
    return False


def can_move(table: Tabletop) -> bool:
    """Whether the player can move at all, from here or, with a stuck captain, from elsewhere."""
    if forbids_anew(table):
        return can_leave(table, table.captain, table.pirates[table.player])
    return any(not forbids_set(table, square) for square in range(v.N_SQUARES))
