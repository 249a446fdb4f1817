"""Shapes with tokens, as text. A picture is made of strings: nothing is faster or simpler."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidetable.core.codec import Codec

NAMESPACE: Final = "http://www.w3.org/2000/svg"
CORNER: Final = 26  # of a picture's frame
MOST_KEPT: Final = 4096  # shapes at their places: the next picture has nearly the same
# Where a picture says whose something is; what people wrote has no plain quotes and never matches.
SEAT: Final = re.compile(r'((?:class="(?:[^"]* )?|href="#[\w-]+-)seat-)(\d)\b')


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """Return one element. `class_` is class, `stroke_width` is stroke-width; None is left out."""
    said = "".join(
        [
            f' {_name(key)}="{_value(value)}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


_escaped: Final = lru_cache(MOST_KEPT)(escape)


def _value(value: str | float) -> str:
    if isinstance(value, str):
        return _escaped(value)
    return str(value) if isinstance(value, int) else f"{value:g}"


def text(
    content: str, x: float, y: float, class_: str = "", **attributes: str | float | None
) -> str:
    return tag("text", escape(content), x=x, y=y, class_=class_ or None, **attributes)


def group(
    *inside: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, class_: str = ""
) -> str:
    """Return a group moved to its place, then turned and scaled there."""
    where = moved(x, y, turn, scale)
    transform = f' transform="{where}"' if where else ""
    class_ = f' class="{escape(class_)}"' if class_ else ""
    return f"<g{class_}{transform}>{''.join(inside)}</g>"


def moved(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> str | None:
    """Return the transform that moves to a place, then turns and scales there; none for nothing."""
    moves = [f"translate({x:g} {y:g})"] if x or y else []
    moves += [f"rotate({turn:g})"] if turn else []
    moves += [f"scale({scale:g})"] if scale != 1 else []
    return " ".join(moves) or None


@lru_cache(MOST_KEPT)
def symbol(
    game: str, name: str, x: float = 0, y: float = 0, size: float = 100, class_: str = ""
) -> str:
    """Return a shape a game has defined, 100 units large, at this size around a point.

    A page may show several games, so a definition's id begins with its game's name.
    """
    where = f"translate({x:g} {y:g})" + (f" scale({size / 100:g})" if size != 100 else "")
    moved = where if (x or y or size != 100) else None
    return tag("use", href=f"#{game}-{name}", class_=class_ or None, transform=moved)


STRUCK: Final = (  # drawn over what is lost
    '<path d="M-38-38 38 38" stroke="#fffaf0" stroke-width="17" stroke-linecap="round"/>'
    '<path d="M-38-38 38 38" stroke="#c2241c" stroke-width="9" stroke-linecap="round"/>'
)


def stamps(
    game: str, codec: Codec, drawn: Mapping[str, Callable[..., str]], ground: str = ""
) -> Callable[[int], str]:
    """Return how a game shows an action: by what it draws for its verb, on a ground.

    A stamp is the inside of a small <svg> of 40 x 40, drawn like a symbol, 100 units large. It
    stands outside the board's picture: with the board's class its colours come along.
    """

    def stamp(action: int) -> str:
        verb = codec.verb(action)
        inside = ground + drawn[verb.name](*verb.args(action))
        return tag("g", inside, class_=f"{game}-board", transform="translate(20 20) scale(.4)")

    return stamp


def thing(
    token: str, label: str, *inside: str, key: str = "", came: str = "", class_: str = ""
) -> str:
    """Return what a click path can go through, and which piece it is from picture to picture."""
    return tag(
        "g",
        *inside,
        class_=f"thing {class_}".strip(),
        data_token=token,
        data_key=key or None,
        data_came=came or None,
        role="img",
        aria_label=label,
    )


def painted(inside: str, colours: list[int]) -> str:
    """Return a picture whose seats have chosen other colours: seat 1 is drawn as `seat-1`."""
    if colours == list(range(len(colours))):
        return inside
    free = [colour for colour in range(9) if colour not in colours]
    chosen = [colour + 1 for colour in (*colours, *free)]
    return SEAT.sub(lambda found: f"{found[1]}{chosen[int(found[2]) - 1]}", inside)


@dataclass(frozen=True)
class Svg:
    """A picture that shows itself in a notebook and can be written to a file.

    It never has a <title>: browsers show that in a box under every mouse that rests on the board.
    """

    inside: str
    size: tuple[int, int]
    name: str
    description: str
    css: str = ""
    shapes: str = ""  # that it is made of
    layouts: str = ""  # how a page may arrange it
    places: Mapping[str, str] = field(default_factory=dict)  # what lies there -> by which key

    def element(self) -> str:
        """Return the <svg> for a page that has the shapes and styles, and says the description."""
        return self._element(self.layouts + self.inside)

    def __str__(self) -> str:
        """Return the <svg> that stands alone, with description, styles, shapes and frame inside."""
        described = tag("desc", escape(self.description))
        style = tag("style", escape(self.css, quote=False))
        return self._element(described, style, self.shapes, self._framed())

    def _framed(self) -> str:
        """Return the picture within round corners, as a page shows it by its own means."""
        width, height = self.size
        corners = tag("rect", width=width, height=height, rx=CORNER)
        frame = f"frame-{width}-{height}"
        clip = tag("clipPath", corners, id=frame)
        return clip + tag("g", self.inside, clip_path=f"url(#{frame})")

    def _element(self, *inside: str) -> str:
        width, height = self.size
        return tag(
            "svg",
            *inside,
            xmlns=NAMESPACE,
            viewBox=f"0 0 {width} {height}",
            role="group",
            aria_label=self.name,
            class_="board",
        )

    def painted(self, colours: list[int]) -> Svg:
        return replace(self, inside=painted(self.inside, colours))

    def _repr_svg_(self) -> str:
        return str(self)
