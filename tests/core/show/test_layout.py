"""How the areas of a board are arranged, and what a page is told of it."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.layout import Berth, Layout, as_drawn, in_front, placed, told
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games import box, names

SEA, WIDE_SEA, HAND = Area("sea", x=1, y=2), Area("wide-sea", shown=False), Area("hand", scale=3)
WIDE = Layout((20, 10), {"wide-sea": Berth(0, 0), "hand": Berth(5, 6, 0.5)}, "Sea & sand")


def test_an_area_lies_where_a_layout_has_it_or_nowhere() -> None:
    sea, wide_sea, hand = placed([SEA, WIDE_SEA, HAND], WIDE)
    assert (sea.shown, wide_sea.shown) == (False, True)
    assert (hand.x, hand.y, hand.scale) == (5, 6, 0.5)


def test_as_drawn_all_that_is_shown_keeps_its_place() -> None:
    drawn = as_drawn([SEA, WIDE_SEA, HAND], (10, 20))
    assert drawn.places == {"sea": Berth(1, 2), "hand": Berth(0, 0, 3)}
    assert placed([SEA, WIDE_SEA, HAND], drawn) == [SEA, WIDE_SEA, HAND]


def test_a_page_is_told_of_areas_that_are_there() -> None:
    element = ElementTree.fromstring(told([WIDE], [SEA, HAND]))
    assert element.text is not None
    assert json.loads(element.text) == [
        {
            "part": "Sea & sand",
            "front": False,
            "size": [20, 10],
            "places": {"hand": [5, 6, 0.5]},
        }
    ]


def test_pictures_have_the_first_layout_of_the_part_in_front() -> None:
    city, other = Layout((1, 1), {}, "City", front=True), Layout((2, 2), {}, "City", front=True)
    assert in_front([WIDE, city, other]) is city
    assert in_front([WIDE]) is WIDE


@pytest.mark.parametrize("game", names())
def test_whatever_is_offered_is_drawn_in_some_layout(game: str) -> None:
    """Each area of a picture has a place in a layout, and each layout one size and known areas."""
    its = box(game)
    seats = its.game.max_seats
    table, luck = its.table(seats, seed=bytes(16)), Luck(5)
    phrases = Phrases(its.game, its.words("en"), [f"seat {n + 1}" for n in range(seats)])
    for _ in range(60):
        asked = table.asked()
        if not asked:
            break
        areas, layouts = its.arranged(Scene(table.view(asked[0]), phrases))
        shown = {name for layout in layouts for name in layout.places}
        assert {area.name for area in areas} <= shown
        legal = table.legal(asked[0])
        table.play(asked[0], legal[luck.below(len(legal))])
