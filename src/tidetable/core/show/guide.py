"""A game on two sides of paper: pictures with captions, made from the positions of its first game.

Nothing is drawn for it. A figure is a part of the board as it stands before a step of the lesson; a
sign is a shape that boards are made of, or the small picture beside a piece of news.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.rulebook import read_toml
from tidetable.core.say.lesson import LEARNER
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.art import dressed
from tidetable.core.show.kit import Rectangle, rect
from tidetable.core.show.pieces import Area, Piece, render
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import NAMESPACE, group, symbol, tag

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.say.words import Words

FILE: Final = "guide.toml"
END: Final = "farewell"  # where the lesson is over
SHAPE: Final = "#"  # begins the name of a shape, among signs; any other is news
ROOM: Final = 6  # around a thing that a figure points at
HEAD: Final = 22  # of an arrow
WORTH_SHARING: Final = 1000  # characters of a ground
NEAR: Final = 120  # around a view: what lies there may reach into it


@dataclass(frozen=True)
class Card:
    """A caption with its picture: a part of the board, or signs."""

    say: str
    before: str = ""  # the step of the lesson, by what is said there
    areas: tuple[str, ...] = ()  # what is drawn; the first has the coordinates of the view
    view: Rectangle = (0, 0, 0, 0)
    light: tuple[str, ...] = ()  # keys of pieces that glow as what can be chosen does
    circle: tuple[str, ...] = ()  # keys of pieces in a ring: nobody chooses them
    way: tuple[str, ...] = ()  # keys of two pieces: something goes from the one to the other
    signs: tuple[str, ...] = ()
    width: str = "third"  # of the page: third, half, two-thirds or full

    @property
    def key(self) -> str:
        return f"guide-{self.say}"


@dataclass(frozen=True)
class Section:
    """A heading with its cards."""

    name: str
    side: int  # of the sheet
    cards: tuple[Card, ...]

    @property
    def key(self) -> str:
        return f"guide-section-{self.name}"

    @property
    def is_list(self) -> bool:
        """Whether all of its cards are signs: they stand closer together."""
        return all(card.signs for card in self.cards)


@dataclass(frozen=True)
class Guide:
    """What stands on the two sides, in order."""

    sections: tuple[Section, ...]

    @staticmethod
    def read(folder: Path) -> Guide:
        return Guide(
            tuple(
                Section(one["name"], one["side"], tuple(map(_card, one["card"])))
                for one in read_toml(folder / FILE)["section"]
            )
        )

    @property
    def cards(self) -> list[Card]:
        return [card for section in self.sections for card in section.cards]

    @property
    def keys(self) -> list[str]:
        """Return the keys of all that is said: headings, and of each card its title and text."""
        said = [key for card in self.cards for key in (f"{card.key}.title", card.key)]
        return [*(section.key for section in self.sections), *said]


def _card(facts: dict[str, Any]) -> Card:
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()
    }
    return Card(**found)


# --- Pictures -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """A card as a reader sees it."""

    title: str
    text: str
    width: str
    pictures: list[str]


@dataclass(frozen=True)
class ShownSection:
    """A heading, and the cards below it."""

    title: str
    side: int
    is_list: bool
    cards: list[Shown]


def shown(box: Box, guide: Guide, say: Words) -> list[ShownSection]:
    """Return the guide in one language. Its pictures need the styles and shapes of the board."""
    scenes, grounds = _scenes(box, say), Grounds(box.name)
    return [
        ShownSection(
            say(section.key),
            section.side,
            section.is_list,
            [_shown(box, card, scenes, grounds, say) for card in section.cards],
        )
        for section in guide.sections
    ]


class Grounds:
    """What lies under the pieces, drawn where it is seen first and from then on pointed at.

    What is pointed at knows nothing of what is around it: so it is dressed for itself.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.names: dict[str, str] = {}

    def share(self, ground: str) -> str:
        if len(ground) < WORTH_SHARING:
            return ground
        if ground in self.names:
            return tag("use", href=f"#{self.names[ground]}")
        name = self.names[ground] = f"ground-{len(self.names) + 1}"
        return tag("g", dressed(self.game, ground), id=name)


def _shown(box: Box, card: Card, scenes: dict[str, Scene], grounds: Grounds, say: Words) -> Shown:
    if card.before:
        pictures = [_figure(box, card, scenes[card.before], grounds)]
    else:
        pictures = [_sign(box, sign) for sign in card.signs]
    return Shown(say(f"{card.key}.title"), say(card.key), card.width, pictures)


def _scenes(box: Box, say: Words) -> dict[str, Scene]:
    """Return what the learner sees at each step of the lesson, by what is said there."""
    lesson = box.lesson
    assert lesson is not None
    table = box.table(lesson.seats, lesson.options, lesson.seed)
    phrases = Phrases(box.game, say, [say(f"seat-{i + 1}") for i in range(lesson.seats)])
    found: dict[str, Scene] = {}
    for step in lesson.steps:
        if step.say:
            found[step.say] = Scene(table.view(LEARNER), phrases)
        table.play(step.seat, step.play)
    found[END] = Scene(table.view(LEARNER), phrases)
    return found


def _figure(box: Box, card: Card, scene: Scene, grounds: Grounds) -> str:
    """Draw some areas of the board, look at a part of them, and point at what it is about."""
    areas = {area.name: area for area in box.areas(scene)}
    first = areas[card.areas[0]]
    chosen = [replace(areas[name], shown=True) for name in card.areas]
    at = {key: _place(chosen, key) for key in (*card.light, *card.circle, *card.way)}
    marks = "".join(_ring(at[key]) for key in card.circle)
    marks += _arrow(*(at[key] for key in card.way)) if card.way else ""
    view = x, y, width, height = _moved(card.view, first.x, first.y, first.scale)
    printed = [_printed(area, card.light, view) for area in chosen]
    printed = [replace(area, ground=grounds.share(area.ground)) for area in printed]
    return tag(
        "svg",
        dressed(box.name, render(printed)),
        marks,
        xmlns=NAMESPACE,
        viewBox=f"{x:g} {y:g} {width:g} {height:g}",
        class_="board figure",
        aria_hidden="true",
    )


def _printed(area: Area, keys: tuple[str, ...], view: Rectangle) -> Area:
    """Return what is seen of an area, in which some pieces glow."""
    seen = [piece for piece in area.pieces if _is_seen(piece, area, view)]
    return replace(area, pieces=[_printed_piece(piece, keys) for piece in seen])


def _is_seen(piece: Piece, area: Area, view: Rectangle) -> bool:
    """Tell whether a piece lies in a view or near it, as far as it says how large it is."""
    if not piece.token:
        return True
    here = _moved(piece.box, piece.x, piece.y, piece.scale)
    x, y, width, height = _moved(here, area.x, area.y, area.scale)
    left, top, wide, high = view
    across, down = max(width, NEAR), max(height, NEAR)
    return (
        left - across < x + width
        and x < left + wide + across
        and top - down < y + height
        and y < top + high + down
    )


def _printed_piece(piece: Piece, keys: tuple[str, ...]) -> Piece:
    """Return a piece that glows if it shall; on paper nothing is chosen, found or read aloud."""
    inside = tuple(_printed_piece(one, keys) for one in piece.inside)
    if piece.key in keys:
        return replace(piece, inside=inside, class_=f"{piece.class_} lit")
    return replace(piece, inside=inside, token="", label="", key="", title=False)


def _sign(box: Box, sign: str) -> str:
    """Draw a shape of the game, or what stands beside a piece of news.

    A shape whose name ends with a number is that seat's, and has its colour.
    """
    if sign.startswith(SHAPE):
        name = sign.removeprefix(SHAPE)
        seat = name.rpartition("-")[2]
        class_ = f"seat-{seat}" if seat.isdigit() else ""
        inside = dressed(box.name, group(symbol(box.name, name, 20, 20, 36), class_=class_))
    else:
        inside = box.stamp(box.game.codec.parse(sign))
    return tag(
        "svg", inside, xmlns=NAMESPACE, viewBox="0 0 40 40", class_="sign", aria_hidden="true"
    )


def _moved(box: Rectangle, x: float, y: float, scale: float) -> Rectangle:
    left, top, width, height = box
    return x + left * scale, y + top * scale, width * scale, height * scale


def _place(areas: Iterable[Area], key: str) -> Rectangle:
    """Return where a piece is in the picture."""
    for area in areas:
        for found in _find(area.pieces, key):
            return _moved(found, area.x, area.y, area.scale)
    raise KeyError(key)


def _find(pieces: Iterable[Piece], key: str) -> Iterator[Rectangle]:
    for piece in pieces:
        found = [piece.box] if piece.key == key else _find(piece.inside, key)
        for box in found:
            yield _moved(box, piece.x, piece.y, piece.scale)


def _ring(place: Rectangle) -> str:
    x, y, width, height = place
    ring = rect((x - ROOM, y - ROOM, width + 2 * ROOM, height + 2 * ROOM), 3 * ROOM, "pointed")
    return ring * 2  # a pale one below makes it stand out


def _arrow(start: Rectangle, end: Rectangle) -> str:
    """Return an arrow from the middle of one place to that of another."""
    (x1, y1), (x2, y2) = ((x + width / 2, y + height / 2) for x, y, width, height in (start, end))
    length = hypot(x2 - x1, y2 - y1)
    x, y = HEAD * (x2 - x1) / length, HEAD * (y2 - y1) / length
    head = (
        f"M{x2 - x - y * 0.7:.0f} {y2 - y + x * 0.7:.0f}L{x2:.0f} {y2:.0f}"
        f"L{x2 - x + y * 0.7:.0f} {y2 - y - x * 0.7:.0f}"
    )
    return tag("path", d=f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}{head}", class_="pointed") * 2
