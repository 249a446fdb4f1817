"""A board as areas of pieces: what lies where, whose it is, how it is chosen and said.

Games declare them from a view; one renderer makes a picture of them. A piece's key follows it from
picture to picture: it names a place or an open thing, never a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tidetable.core.show.kit import Rectangle, badge, touchable
from tidetable.core.show.svg import group, tag


@dataclass(frozen=True)
class Piece:
    """One thing in an area, drawn around its own middle."""

    drawn: str
    x: float = 0
    y: float = 0
    size: tuple[float, float] = (100, 100)  # what takes the click
    key: str = ""
    token: str = ""  # how it is chosen, if it can be
    label: str = ""  # how it is said
    count: int = 1
    seat: int = -1  # whose it is
    class_: str = ""


@dataclass(frozen=True)
class Area:
    """A part of the board with coordinates of its own."""

    name: str
    pieces: Sequence[Piece]
    x: float = 0
    y: float = 0
    scale: float = 1
    ground: str = ""  # what lies under the pieces


def render(areas: Iterable[Area]) -> str:
    """Return the inside of an <svg>, each area as a group that has its name."""
    return "".join(
        tag(
            "g",
            group(
                area.ground, *map(render_piece, area.pieces), x=area.x, y=area.y, scale=area.scale
            ),
            data_area=area.name,
        )
        for area in areas
    )


def render_piece(piece: Piece) -> str:
    width, height = piece.size
    inside = piece.drawn
    class_ = " ".join(filter(None, [piece.class_, f"seat-{piece.seat + 1}" * (piece.seat >= 0)]))
    if piece.token:
        box: Rectangle = (-width / 2, -height / 2, width, height)
        inside = touchable(piece.token, piece.label, inside, box, piece.key, class_, corner=14)
    elif piece.key or class_:
        inside = tag("g", inside, data_key=piece.key or None, class_=class_ or None)
    if piece.count > 1:  # above the ring that shines around the piece
        inside += badge(piece.count, width / 2 - 4, 4 - height / 2, 17, 8, "copies")
    return group(inside, x=piece.x, y=piece.y)
