"""Small things that all boards are made of: what can be touched, plates with names, counters.

Where they lie and how large they are is the game's; that a name fits and a click lands is ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from tidetable.core.show.svg import MOST_KEPT, group, tag, text, thing

Rectangle = tuple[float, float, float, float]  # x, y, width, height
LONGEST_NAME: Final = 14
_FIRST_WIDE: Final = "\u2e80"  # from here on a character is about as wide as it is high


def touchable(
    token: str,
    label: str,
    drawn: str,
    box: Rectangle,
    key: str = "",
    class_: str = "",
    corner: float = 18,
    title: bool = False,
    came: str = "",
) -> str:
    """Return a thing in a ring that takes its clicks, and shines around it when it is lit.

    A second ring under the thing makes the shine stand out; a title explains it to a mouse.
    """
    below, ring = _rings(box, corner)
    said = tag("title", escape(label)) if title else ""
    return thing(token, label, said, below, drawn, ring, key=key, came=came, class_=class_)


@cache
def _rings(box: Rectangle, corner: float) -> tuple[str, str]:
    return rect(box, corner, "ring under"), rect(box, corner, "ring")


def figure(n: int, x: float, y: float, class_: str = "figure") -> str:
    """Return a number that a picture shows; words say it elsewhere."""
    return text(str(n), x, y, class_, aria_hidden="true")


def badge(n: int, x: float, y: float, r: float, drop: float, class_: str) -> str:
    """Return how many there are, in a circle; the figure's foot is that far below its middle."""
    return tag("circle", cx=x, cy=y, r=r, class_="badge") + figure(n, x, y + drop, class_)


def squeezed(words: str, room: float, wide: float, narrow: float) -> dict[str, str | float | None]:
    """Return how to squeeze words into a room, if they are too long for it.

    Nobody measures the letters: a wide one takes about so much room, any other so much.
    """
    if sum(wide if c > _FIRST_WIDE else narrow for c in words) <= room:
        return {}
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


def shorten(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def plate(
    x: float, y: float, width: float, height: float, corner: float, active: bool = False
) -> str:
    """Return a plate to write on, that shines while it is its owner's turn."""
    class_ = "plate active" if active else "plate"
    return tag("rect", x=x, y=y, width=width, height=height, rx=corner, class_=class_)


def player_name(name: str, x: float, y: float, room: float, wide: float, narrow: float) -> str:
    """Return a player's name, shortened and squeezed so that it fits."""
    shown = shorten(name)
    return text(shown, x, y, "player-name", **squeezed(shown, room, wide, narrow))


# --- Shapes and rows ----------------------------------------------------------------------------


def around(width: float, height: float) -> Rectangle:
    """Return the rectangle of this size around a middle."""
    return -width / 2, -height / 2, width, height


def rect(box: Rectangle, corner: float, class_: str) -> str:
    x, y, width, height = box
    return tag("rect", x=x, y=y, width=width, height=height, rx=corner, class_=class_)


@lru_cache(MOST_KEPT)
def block(width: float, height: float, corner: float, class_: str) -> str:
    """Return a rectangle around the middle: a tile, a card, a side of a die."""
    return rect(around(width, height), corner, class_)


def spread(n: int, step: float, middle: float = 0) -> list[float]:
    """Return where things lie that are spread around a middle, with a step from each to each."""
    return [middle + step * (i - (n - 1) / 2) for i in range(n)]


def row(things: Sequence[str], step: float, x: float = 0, y: float = 0) -> list[str]:
    """Return things side by side, spread around a point."""
    spots = spread(len(things), step, x)
    return [group(thing, x=round(at, 1), y=y) for thing, at in zip(things, spots, strict=True)]


def dots(spots: Iterable[tuple[float, float]], class_: str) -> str:
    """Return a path of specks: strokes of no length, of which round caps make dots."""
    return tag("path", d="".join(f"M{x:g} {y:g}h.1" for x, y in spots), class_=class_)


def fresh(drawn: str, class_: str, just: bool) -> str:
    """Return a thing under its class, marked if it has just changed."""
    return tag("g", drawn, class_=f"{class_} just" if just else class_)


def fitted(
    words: str, x: float, y: float, class_: str, room: float, wide: float, narrow: float
) -> str:
    """Return words, squeezed if they are too long for their room."""
    return text(words, x, y, class_, **squeezed(words, room, wide, narrow))


def number(said: str, x: float, y: float, class_: str) -> str:
    """Return figures with a sign, such as `+3`, that a picture shows; words say it elsewhere."""
    return text(said, x, y, class_, aria_hidden="true")
