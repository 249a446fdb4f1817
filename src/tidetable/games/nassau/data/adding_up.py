"""Whether the figures of a data file add up to a game that can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.errors import BadData
from tidetable.games.nassau.rules.archipelago import (
    N_OPTIONS,
    N_TILE_ALLEYS,
    N_TILE_EXITS,
    N_TILE_SQUARES,
)
from tidetable.games.nassau.rules.places import POSTS_OF_ZONE, zone_of_slot
from tidetable.games.nassau.rules.streets import ALLEY_ENDS
from tidetable.games.nassau.rules.verbs import BACKS, GOODS, OBJECTS, WEAPONS, ZONES

if TYPE_CHECKING:
    from tidetable.core.datafile import DataFile, DataRecord

NEAR_ZONES: Final = "ABD"  # NAS-S3: adversaries of strength 1 and 2
NEAR_STRENGTH: Final = 2
FIRST_POSTS: Final = "ABCDEG"  # NAS-S5: one good of each kind
OPEN_ANIMALS: Final = 3

Lists = dict[str, list[int]]
Numbers = dict[str, int]


def check(
    file: DataFile,
    lists: Lists,
    numbers: Numbers,
    districts: list[DataRecord],
    zones: list[DataRecord],
) -> None:
    """Note all that does not add up, in the order of the setup."""
    check_start(file, lists, districts)
    for side, record in enumerate(districts):
        check_district(file, lists, side, record)
    check_holds(file, numbers)
    check_supply(file, lists, numbers)
    check_decks(file, lists)
    check_neighbours(file, lists, zones)
    check_reach(file, lists, zones)
    check_slots(file, lists)
    check_places(file, lists)
    check_goods(file, lists)
    check_tokens(file, lists)


def check_start(file: DataFile, lists: Lists, districts: list[DataRecord]) -> None:
    """NAS-S1: whichever side lies up, the captain stands on one tile, and only there."""
    marked = [side for side, corner in enumerate(lists["start_corner"]) if corner >= 0]
    tiles = {side // 2 for side in marked}
    if len(tiles) != 1 or len(marked) != 2:
        line = districts[marked[-1]].line_of("start") if marked else file.line_of("district")
        file.note(BadData("nassau-start", line, n=len(marked)))


def check_district(file: DataFile, lists: Lists, side: int, record: DataRecord) -> None:
    """Its squares hang together and can be left, and no alley leads to where none is."""
    gains = lists["square_gains"][side * N_TILE_SQUARES * N_OPTIONS :]
    squares = [at for at in range(N_TILE_SQUARES) if gains[at * N_OPTIONS]]
    alleys = lists["alley"][side * N_TILE_ALLEYS :][:N_TILE_ALLEYS]
    ways = [(ALLEY_ENDS[i * 2], ALLEY_ENDS[i * 2 + 1]) for i, n in enumerate(alleys) if n > 0]
    exits = lists["exits"][side * N_TILE_EXITS :][:N_TILE_EXITS]
    leaves = lists["exit_from"][side * N_TILE_EXITS :][:N_TILE_EXITS]
    named = {
        "start": [lists["start_corner"][side]] if lists["start_corner"][side] >= 0 else [],
        "alleys": [end for way in ways for end in way],
        "exits_from": [at for at, n in zip(leaves, exits, strict=True) if n > 0],
    }
    missing = [(field, at) for field, some in named.items() for at in some if at not in squares]
    for field, at in dict.fromkeys(missing):
        line, square = record.line_of(field), int(at) + 1
        fault = BadData("nassau-no-square", line, field=field, square=square, **side_of(record))
        file.note(fault)
    if not missing and len(reached_from(squares[0], ways)) < len(squares):
        file.note(BadData("nassau-alleys", record.line_of("alleys"), **side_of(record)))
    if not any(exits):
        file.note(BadData("nassau-no-exit", record.line_of("exits"), **side_of(record)))


def reached_from(square: int, ways: list[tuple[int, int]]) -> list[int]:
    """Return the squares of a district that hang together with one."""
    reached = [square]
    for at in reached:
        ends = [a + b - at for a, b in ways if at in (a, b)]
        reached += [end for end in ends if end not in reached]
    return reached


def side_of(record: DataRecord) -> dict[str, str | int]:
    return {"tile": record.fields["tile"], "side": record.fields["side"]}


def check_holds(file: DataFile, numbers: Numbers) -> None:
    """NAS-S2, NAS-R-18: what a player starts with must fit."""
    holds = -(-numbers["start_crates"] // numbers["crates_per_hold"])
    holds += -(-numbers["start_provisions"] // numbers["provisions_per_hold"])
    if holds > numbers["open_holds"]:
        line = file.line_of("start")
        file.note(BadData("nassau-holds", line, needed=holds, n=numbers["open_holds"]))
    if numbers["start_crates"] > numbers["crates"]:
        line = file.line_of("start")
        n, most = numbers["start_crates"], numbers["crates"]
        file.note(BadData("nassau-crates", line, n=n, most=most))


def check_supply(file: DataFile, lists: Lists, numbers: Numbers) -> None:
    """NAS-R-16: all get what they start with, and all the weapons, sails and sailors they can."""
    for name, n in zip(WEAPONS.tokens, lists["weapons"], strict=True):
        enough(file, "weapon", name, n, MAX_SEATS * (numbers["most_weapons"] - 1))
    for name in ("sails", "sailors"):
        enough(file, "supply", name, numbers[name], MAX_SEATS * (numbers[f"most_{name}"] - 1))
    for name in ("rum", "doubloon"):
        n = lists["objects"][OBJECTS.index[name]]
        start = numbers["start_rum" if name == "rum" else "start_doubloons"]
        enough(file, "object", name, n, MAX_SEATS * start)
    least = MAX_SEATS * numbers["start_animals"] + OPEN_ANIMALS
    enough(file, "animal", "animal", sum(lists["animals"]), least)


def check_decks(file: DataFile, lists: Lists) -> None:
    """NAS-S2: each player's tales of each back."""
    for back, name in enumerate(BACKS.tokens):
        n = lists["tale_deck"].count(back)
        enough(file, "tale", name, n, MAX_SEATS * lists["start_tales"][back])


def enough(file: DataFile, kind: str, name: str, n: int, least: int) -> None:
    if n < least:
        rows = zip(file.lines(kind), file.tables[kind], strict=True)
        lines = [line for line, row in rows if name in row.values()]
        line = next(iter(lines), file.line_of(kind))
        file.note(BadData("nassau-supply", line, value=name, n=n, least=least))


def check_neighbours(file: DataFile, lists: Lists, zones: list[DataRecord]) -> None:
    """A border is crossed both ways."""
    n_zones = len(zones)
    for zone, record in enumerate(zones):
        for other in range(n_zones):
            there = lists["neighbours"][zone * n_zones + other]
            back = lists["neighbours"][other * n_zones + zone]
            if there and not back:
                line = record.line_of("neighbours")
                names = ZONES.tokens[zone], ZONES.tokens[other]
                file.note(BadData("nassau-neighbours", line, zone=names[0], other=names[1]))


def check_reach(file: DataFile, lists: Lists, zones: list[DataRecord]) -> None:
    """Boats sail from the harbour from zone to zone: each must be within reach."""
    n_zones = len(zones)
    reached = [0]
    for zone in reached:
        row = lists["neighbours"][zone * n_zones :][:n_zones]
        reached += [other for other, near in enumerate(row) if near and other not in reached]
    for zone, record in enumerate(zones):
        if zone not in reached:
            file.note(BadData("nassau-reach", record.line, zone=ZONES.tokens[zone]))


def check_slots(file: DataFile, lists: Lists) -> None:
    """NAS-S3: weak adversaries for the slots of zones A, B and D, and enough for all slots."""
    used = [int(zone_of_slot(i)) for i, least in enumerate(lists["slot_players"]) if least > 0]
    near = [zone for zone in used if ZONES.tokens[zone] in NEAR_ZONES]
    strengths = lists["adversary_strength"]
    weak = [strength for strength in strengths if strength <= NEAR_STRENGTH]
    line = file.line_of("adversary")
    if len(near) > len(weak):
        file.note(BadData("nassau-weak", line, slots=len(near), n=len(weak)))
    if len(used) > len(strengths):
        file.note(BadData("nassau-slots", line, slots=len(used), n=len(strengths)))


def check_places(file: DataFile, lists: Lists) -> None:
    """NAS-S4: all outposts, watchtowers and trading posts are in play, on places of their own."""
    for kind, tiles, places in [
        ("outpost", len(file.lines("outpost")), sum(lists["outpost_places"])),
        ("tower", sum(lists["tower_weapons"]), sum(lists["tower_places"])),
        ("post", sum(lists["post_weapons"]), sum(lists["post_places"])),
    ]:
        if tiles != places:
            line = file.line_of(kind)
            file.note(BadData("nassau-places", line, record=kind, tiles=tiles, places=places))


def check_goods(file: DataFile, lists: Lists) -> None:
    """NAS-S5: a good of each kind for the first posts, then one for each of the others."""
    places = lists["post_places"]
    first = [
        place
        for place, there in enumerate(places)
        if there and ZONES.tokens[place // POSTS_OF_ZONE] in FIRST_POSTS
    ]
    n_kinds = len(GOODS.tokens)
    if len(first) != n_kinds:
        line = file.line_of("zone")
        file.note(BadData("nassau-first-posts", line, n=len(first), needed=n_kinds))
    for name, n in zip(GOODS.tokens, lists["goods"], strict=True):
        enough(file, "good", name, n, 1)
    enough(file, "good", "good", sum(lists["goods"]), sum(places))


def check_tokens(file: DataFile, lists: Lists) -> None:
    """NAS-A5a, NAS-X2: as many as the strongest adversary and the Dutchman draw at a time."""
    least = max(*lists["adversary_strength"], *lists["dutchman_tokens"])
    enough(file, "token", "token", sum(lists["tokens"]), least)
