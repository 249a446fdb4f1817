"""Final scoring (NAS-F): six categories, and the Dutchman's quay."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_SPACES, Islands
from tidetable.games.nassau.rules.drawers import seat_category, seat_foe_type
from tidetable.games.nassau.rules.menagerie import animals_of
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.rules.tales import most_arms

PAIR_POINTS: Final = 8
THINGS_PER_POINT: Final = 2


def final_scoring(table: Tabletop, islands: Islands, news: News | None) -> None:
    for seat in range(table.seats):
        for category in range(v.N_CATEGORIES):
            points = score_of(table, islands, seat, category)
            table.set_final(seat_category(seat, category), points)
            if 0 < points < v.N_POINTS:
                tell(news, seat, v.FINAL.of2(category, points))
    for seat in range(table.seats):
        for category in range(v.N_CATEGORIES):
            table.add_points(seat, table.final[seat_category(seat, category)])


def score_of(table: Tabletop, islands: Islands, seat: i64, category: i64) -> i64:
    """What a category would give now: players may look it up at any time."""
    if category == 0:
        return towers(table, seat)
    if category == 1:
        return adversaries(table, seat)
    if category == 2:
        return goods(table, islands, seat)
    if category == 3:
        return weapons(table, seat)
    if category == 4:
        return companions(table, seat)
    if category == 5:
        return cargo(table, seat)
    return dutchman(table, islands, seat)


def towers(table: Tabletop, seat: i64) -> i64:
    """NAS-F1: own crates on towers x towers."""
    n, crates = own_towers(table, seat)
    return n * crates


def own_towers(table: Tabletop, seat: i64) -> tuple[i64, i64]:
    """Count the towers of a seat, and its crates on them."""
    n: i64 = 0
    crates: i64 = 0
    for place in range(len(table.tower_owner)):
        if table.tower_owner[place] == seat:
            n += 1
            crates += table.tower_crates[place]
    return n, crates


def adversaries(table: Tabletop, seat: i64) -> i64:
    """NAS-F2: the sum of their scores x different types."""
    return types_beaten(table, seat) * table.beaten_score[seat]


def types_beaten(table: Tabletop, seat: i64) -> i64:
    types: i64 = 0
    for kind in range(v.N_TYPES):
        if table.beaten[seat_foe_type(seat, kind)] > 0:
            types += 1
    return types


def goods(table: Tabletop, islands: Islands, seat: i64) -> i64:
    """NAS-F3: the values of filled spaces x goods hidden; the middle is worth nothing."""
    values: i64 = 0
    for space in range(table.filled[seat]):
        values += islands.hideout_values[table.hideout[seat] * MOST_SPACES + space]
    return values * table.all_hidden(seat)


def weapons(table: Tabletop, seat: i64) -> i64:
    """NAS-F4: the most frequent type, the first one included, x all acquired."""
    return most_arms(table, seat) * table.acquired(seat)


def companions(table: Tabletop, seat: i64) -> i64:
    """NAS-F5: 8 for each pair of a sailor and an animal; pirates do not count."""
    return PAIR_POINTS * min(table.sailors[seat], animals_of(table, seat))


def cargo(table: Tabletop, seat: i64) -> i64:
    """NAS-F6: 1 for two leftover things, all added up first."""
    n = table.crates[seat] + table.provisions[seat] + table.all_goods(seat)
    n += table.hand_size(seat)
    for thing in range(v.N_OBJECTS):
        n += table.owns(seat, thing)
    return n // THINGS_PER_POINT


def dutchman(table: Tabletop, islands: Islands, seat: i64) -> i64:
    """NAS-X4, NAS-R-14: by crates on the right quay; ties share, following places are skipped."""
    mine = table.dutchman_quay[seat]
    if mine == 0:
        return 0
    place: i64 = 0
    for other in range(table.seats):
        if table.dutchman_quay[other] > mine:
            place += 1
    return islands.dutchman_places[place]
