"""A board as areas of pieces: what lies where, whose it is, how it is chosen and said.

Games declare them from a view; one renderer makes a picture of them. A piece's key follows it from
picture to picture: it names a place or an open thing, never a hidden card. What lies elsewhere than
in the picture before is called by where it lies now, and says by which key it was known there: so
of several equal pieces it is never in doubt which one stays and which one has moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from tidetable.core.show.changing import replace
from tidetable.core.show.kit import Rectangle, badge, spread, touchable
from tidetable.core.show.svg import MOST_KEPT, group, moved, tag, thing


@dataclass(frozen=True)
class Piece:
    """One thing in an area, drawn around its own middle."""

    drawn: str
    x: float = 0
    y: float = 0
    scale: float = 1
    key: str = ""
    came: str = ""  # if it has just come from elsewhere, the key it had there
    token: str = ""  # how it is chosen, if it can be
    label: str = ""  # how it is said; without a token it is a picture of what it says
    box: Rectangle = (-50, -50, 100, 100)  # what takes the click
    corner: float = 18  # of that box
    ring: str = ""  # what shines in place of the box's edges, if its shape is another
    count: int = 1
    seat: int = -1  # whose it is
    class_: str = ""
    title: bool = False  # whether the label is told to a mouse that rests on it
    echo: bool = False  # whether it says what another piece says: to a pointer, but not to ears
    inside: tuple[Piece, ...] = ()  # what lies on it: a click there is a click on it
    holds: tuple[str, ...] = ()  # of what it is the place, besides its key: see happenings.py
    ghost: str = ""  # what would come there if it were chosen: shown while somebody points at it

    def at(self, x: float, y: float, scale: float = 1) -> Piece:
        """Return it moved there, together with what it lies on."""
        x, y = x + self.x * scale, y + self.y * scale
        return replace(self, x=x, y=y, scale=self.scale * scale)


@dataclass(frozen=True)
class Area:
    """A part of the board with coordinates of its own."""

    name: str
    pieces: Sequence[Piece] = ()
    ground: str = ""  # what lies under the pieces
    x: float = 0
    y: float = 0
    scale: float = 1
    class_: str = ""
    shown: bool = True  # else a page shows it where it arranges the areas in another way
    holds: tuple[str, ...] = ()  # of what it is the place, as long as no piece is
    title: str = ""  # how it is said; without one it is just where its pieces are


def render(areas: Iterable[Area]) -> str:
    """Return the inside of an <svg>, each area as a group that has its name."""
    return "".join(map(render_area, areas))


def render_area(area: Area) -> str:
    """Return an area as one group: a page that arranges it in another way moves just this."""
    inside = area.ground + "".join(map(render_piece, area.pieces))
    return tag(
        "g",
        inside,
        data_area=area.name,
        class_=area.class_ or None,
        transform=moved(area.x, area.y, scale=area.scale),
        display=None if area.shown else "none",
        role="group" if area.title else None,
        aria_label=area.title or None,
    )


@lru_cache(MOST_KEPT)
def render_piece(piece: Piece) -> str:
    x, y, width, _ = piece.box
    seat = f"seat-{piece.seat + 1}" if piece.seat >= 0 else ""
    class_ = f"{piece.class_} {seat}".strip()
    inside = piece.drawn
    if piece.inside:
        inside += "".join(map(render_piece, piece.inside))
    key, came, label = piece.key, piece.came, piece.label
    holds_more = any(one.label for one in piece.inside)  # which a picture would keep to itself
    role = "group" if holds_more else "img"
    called = {"data_key": key or None, "data_came": came or None, "class_": class_ or None}
    if piece.token and piece.ghost:
        inside += tag("g", piece.ghost, class_="would", display="none")
    if piece.token and piece.ring:
        inside = thing(piece.token, label, inside, piece.ring, key=key, came=came, class_=class_)
    elif piece.token:
        box, title, corner = piece.box, piece.title, piece.corner
        inside = touchable(piece.token, label, inside, box, key, class_, corner, title, came)
    elif piece.title:
        inside = tag("g", _title(label), inside, **called, role=role if holds_more else None)
    elif key or class_:
        said = {"role": role, "aria_label": label} if label else {}
        if piece.echo:
            said = {"aria_hidden": "true", "data_help": label}
        inside = tag("g", inside, **called, **said)
    if piece.count > 1:  # above the ring that shines around the piece
        inside += badge(piece.count, x + width - 4, y + 4, 17, 8, "copies")
    if piece.x or piece.y or piece.scale != 1:
        small = f"tenths-{int(piece.scale * 10)}" if piece.scale < 1 else ""  # for its letters
        at = round(piece.x, 2), round(piece.y, 2)
        inside = group(inside, x=at[0], y=at[1], scale=piece.scale, class_=small)
    return inside


@lru_cache(MOST_KEPT)
def _title(label: str) -> str:
    return tag("title", escape(label))


def told_apart(names: Iterable[str]) -> list[str]:
    """Return a key for each of some things: equal ones are counted, and the others keep theirs."""
    seen: Counter[str] = Counter()
    keys = []
    for name in names:
        seen[name] += 1
        keys.append(f"{name}-{seen[name]}")
    return keys


def side_by_side(
    pieces: Sequence[Piece], step: float, x: float = 0, y: float = 0, scale: float = 1
) -> list[Piece]:
    """Return pieces moved into a row around a point, with a step from each to each."""
    spots = zip(pieces, spread(len(pieces), step, x), strict=True)
    return [piece.at(at, y, scale) for piece, at in spots]
