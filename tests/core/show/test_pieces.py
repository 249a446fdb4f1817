"""Areas of pieces, and the picture that is made of them."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from tidetable.core.show.pieces import (
    Area,
    Piece,
    render,
    render_area,
    render_piece,
    side_by_side,
    told_apart,
)


def drawn(*areas: Area) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{render(areas)}</svg>")


def names(found: ElementTree.Element) -> list[str | None]:
    return [element.get("data-area") for element in found]


def test_an_area_may_wait_unseen_for_another_layout() -> None:
    board = drawn(Area("stage"), Area("wide-stage", shown=False))
    assert names(board) == ["stage", "wide-stage"]
    assert [element.get("display") for element in board] == [None, "none"]


def test_a_click_on_what_lies_in_a_piece_is_a_click_on_it() -> None:
    boat = Piece("<use/>", 3, 4, key="boat-1")
    zone = Piece("<rect/>", key="zone-A", token="A", label="Zone A", inside=(boat,))
    found = drawn(Area("sea", [zone])).find(".//*[@data-token='A']//*[@data-key='boat-1']")
    assert found is not None


def test_a_label_is_told_to_a_mouse_where_that_is_wanted() -> None:
    quiet = Piece("<use/>", label="quiet")
    told = replace(quiet, label="rum & <more>", title=True)
    for token in ("", "rum"):
        pieces = [replace(piece, token=token) for piece in (quiet, told)]
        titles = drawn(Area("ship", pieces)).findall(".//title")
        assert [title.text for title in titles] == ["rum & <more>"]


def test_what_has_just_come_says_from_where() -> None:
    came = Piece("<use/>", key="lying-3", came="held-1", label="a card")
    for piece in (came, replace(came, title=True), replace(came, token="3")):
        for ring in ("", "<hex/>"):
            (found,) = drawn(Area("ship", [replace(piece, ring=ring)])).iterfind(".//*[@data-key]")
            assert (found.get("data-key"), found.get("data-came")) == ("lying-3", "held-1")


def test_equal_things_are_told_apart() -> None:
    """What another leaves behind keeps its key."""
    assert told_apart(["rum", "gem", "rum"]) == ["rum-1", "gem-1", "rum-2"]
    assert told_apart(["gem", "rum"]) == ["gem-1", "rum-1"]


def test_a_piece_moves_with_what_it_lies_on() -> None:
    moved = Piece("x", 3, 4, 2).at(10, 20, 0.5)
    assert (moved.x, moved.y, moved.scale) == (11.5, 22, 1)


def test_what_is_chosen_may_have_a_ring_of_another_shape() -> None:
    piece = Piece("<x/>", key="k", token="t", label="L", ring="<hex/>", class_="space", seat=1)
    thing = 'class="thing space seat-2" data-token="t" data-key="k" role="img" aria-label="L"'
    assert f"<g {thing}><x/><hex/></g>" in render_piece(piece)


def test_what_only_says_something_is_a_picture_of_it() -> None:
    said = render_piece(Piece("<x/>", key="k", label="three dots"))
    assert '<g data-key="k" role="img" aria-label="three dots"><x/></g>' in said
    assert "role" not in render_piece(Piece("<x/>", key="k"))


def test_pieces_lie_side_by_side_around_a_point() -> None:
    row = side_by_side([Piece("a"), Piece("b"), Piece("c", y=1)], 10, 5, 6, 2)
    assert [(piece.x, piece.y, piece.scale) for piece in row] == [(-5, 6, 2), (5, 6, 2), (15, 8, 2)]


def test_an_area_has_a_name_and_a_place() -> None:
    area = Area("sea", [Piece("x", 3, 4, key="k")], "<ground/>", 1, 2, class_="calm")
    piece = '<g transform="translate(3 4)"><g data-key="k">x</g></g>'
    sea = '<g data-area="sea" class="calm" transform="translate(1 2)">'
    assert render_area(area) == f"{sea}<ground/>{piece}</g>"
