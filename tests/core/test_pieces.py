"""Areas of pieces and the picture that is made of them."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from tidetable.core.show.pieces import Area, Piece, render


def drawn(*areas: Area) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{render(areas)}</svg>")


def names(found: ElementTree.Element) -> list[str | None]:
    return [element.get("data-area") for element in found]


def test_areas_that_follow_each_other_are_one_part_of_the_board() -> None:
    """A small screen turns to all of them at once."""
    city = [Area("city", part="City"), Area("tavern", part="City")]
    board = drawn(Area("stage"), *city, Area("sea", part="Sea"), Area("piles"))
    assert [element.get("data-part") for element in board] == [None, "City", "Sea", None]
    assert names(board) == ["stage", None, None, "piles"]
    assert [names(part) for part in board[1:3]] == [["city", "tavern"], ["sea"]]


def test_a_click_on_what_lies_in_a_piece_is_a_click_on_it() -> None:
    boat = Piece("<use/>", 3, 4, key="boat-1")
    zone = Piece("<rect/>", key="zone-A", token="A", label="Zone A", inside=[boat])
    found = drawn(Area("sea", [zone])).find(".//*[@data-token='A']//*[@data-key='boat-1']")
    assert found is not None


def test_a_label_is_told_to_a_mouse_where_that_is_wanted() -> None:
    quiet = Piece("<use/>", label="quiet")
    told = replace(quiet, label="rum & <more>", title=True)
    for token in ("", "rum"):
        pieces = [replace(piece, token=token) for piece in (quiet, told)]
        titles = drawn(Area("ship", pieces)).findall(".//title")
        assert [title.text for title in titles] == ["rum & <more>"]
