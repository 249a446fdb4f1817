"""The end: the board stays, a podium comes beside it, and every point is found where it lies."""

from __future__ import annotations

from functools import cache

import pytest

from tests.contract.cove import BOX as COVE
from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.feast import counted_up, steps
from tidetable.core.show.happenings import all_in, of_seat, places_on
from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import TallyLine
from tidetable.core.table import Table
from tidetable.games import box, names

NAMES = ["Anna", "Ben", "Chloé"]
PARTS = TallyLine("Coins", [2, 1], [4, 2], late=False, at=[("purse",), ()])
LATE = TallyLine("Tiles", [1, 3], [3, 9], late=True, at=[("tile",), ("tile", "nowhere")])
NONE = TallyLine("Hidden", [0, 0], [0, 0], late=True, at=[(), ()])
TIES = TallyLine("Starfish", [5, 5], [], late=False, at=[(), ()])


@cache
def finished(name: str) -> Table:
    found = box(name)
    table = found.table(2, seed=seed_from_text("12"))
    while not table.over:
        seat = table.asked()[0]
        bot = bots.make(found, bots.quick(found), Luck(table.version))
        table.play(seat, bot.choose(table.view(seat), table.questions(seat)[0], table.legal(seat)))
    return table


def scene_of(found: Box, table: Table, seat: int, over: bool = True) -> Scene:
    say = found.words("en")
    return Scene(table.view(seat), Phrases(found.game, say, NAMES[: table.seats]), over=over)


# --- Counting up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_every_point_is_counted_once_and_comes_from_a_place_of_the_board(
    name: str, seat: int
) -> None:
    found, table = box(name), finished(name)
    scene = scene_of(found, table, seat)
    areas, _ = found.arranged(scene)
    board, _ = found.arranged(scene_of(found, table, seat, over=False))
    there = {area.name for area in board} | {
        piece.key for area in board for piece in all_in(area.pieces)
    }
    rows = found.tally(scene)
    assert [
        *map(sum, zip(*(row.worth for row in rows if row.worth), strict=True))
    ] == table.scores()
    places = places_on(areas)
    for row in rows:
        for owner, names_of in enumerate(row.at):
            unknown = [name for name in names_of if not {of_seat(owner, name), name} & {*places}]
            assert not (unknown and row.worth[owner]), f"{row.label}: {unknown} lie nowhere"
    for line in counted_up(rows, places):
        for worth, some in zip(line.get("worth", []), line.get("places", []), strict=True):
            for place in some if worth else []:
                assert {*place.split()} & there, f"{line['label']}: nothing to light up"


def test_places_are_those_of_a_seat_then_those_of_all_then_its_plate() -> None:
    places = {"1:purse": "purse-1", "tile": "heap", "2:tile": "tiles-2", "seat-2": "plate-2"}
    coins, tiles, ties = counted_up([PARTS, LATE, TIES], places)
    assert coins["places"] == [["purse-1"], ["plate-2"]]
    assert tiles["places"] == [["heap"], ["tiles-2"]]
    assert tiles["late"]
    assert "worth" not in ties
    assert "late" not in coins


def test_what_is_counted_at_the_end_is_apart_from_the_game() -> None:
    assert steps([PARTS, LATE, NONE, TIES], [7, 11]) == [[4, 2], [7, 11]]
    assert steps([PARTS, TIES], [4, 2]) == [], "every point fell while it was played"
    assert steps(box("nassau").tally(scene_of(box("nassau"), finished("nassau"), 0)), [0, 0])


# --- The podium ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_the_board_stays_and_the_podium_is_in_front(name: str) -> None:
    found, table = box(name), finished(name)
    before, _ = found.arranged(scene_of(found, table, 0, over=False))
    after, layouts = found.arranged(scene_of(found, table, 0))
    assert {area.name for area in before} < {area.name for area in after}
    keys = [piece.key for area in after for piece in all_in(area.pieces)]
    assert len(keys) == len({*keys}), "a thing is found in one place"
    assert [layout.front for layout in layouts].count(True) == 1
    podium = layouts[0]
    assert (podium.part, podium.front) == ("Podium", True)
    assert not any(set(podium.places) & set(layout.places) for layout in layouts[1:])
    assert all(layout.part for layout in layouts), "each part has a tab"


def test_a_game_that_draws_no_podium_has_one() -> None:
    table = COVE.table(3)
    picture = str(COVE.picture(scene_of(COVE, table, 0)))
    assert picture.count('class="step"') == 3
    assert 'href="#emblem-seat-1"' in picture
    assert 'id="emblem-seat-1"' in picture
