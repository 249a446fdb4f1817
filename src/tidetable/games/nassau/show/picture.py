"""What all parts of the picture know, and the small things that they are made of."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import Rectangle, plate, spread, touchable
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.happened import Happened
from tidetable.games.nassau.show.reading import Reading
from tidetable.games.nassau.show.scenery import use

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene

NOT_ASKED: Final = -1
OBJECT_RULES: Final = [1, 1, 3, 4, 2]  # doubloon, rum, bomb, compass, contract


class Picture(Reading):
    """One picture being drawn: who looks, what is asked of them, and what has just changed.

    The same token may answer different questions: 3 is a quay, a table and a number of crates.
    So a thing can be clicked only while it is its question that is open.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.just = Happened(scene.news)
        self.kind = next(iter(self.asked()), NOT_ASKED)

    # --- Words ----------------------------------------------------------------------------------

    def animal_help(self, animal: int) -> str:
        """Say what an animal does: its rule begins with its name (NAS-Z1 to NAS-Z8)."""
        return self.say(f"rule-NAS-Z{animal + 1}")

    def object_help(self, thing: int, n: int) -> str:
        """Say how many of an object there are, and what it is good for (NAS-O1 to NAS-O4)."""
        have = self.say("board-have", thing=self.name(v.OBJECTS, thing), n=n)
        return f"{have}\n{self.say(f'rule-NAS-O{OBJECT_RULES[thing]}')}"

    # --- Things ---------------------------------------------------------------------------------

    def touch(
        self,
        asks: set[int],
        token: str,
        label: str,
        drawn: str,
        box: Rectangle,
        corner: float = 12,
        class_: str = "",
    ) -> str:
        """Return what can be clicked while one of these questions is open, with its explanation."""
        if self.kind not in asks:
            return titled(label, drawn, class_=class_)
        return touchable(token, label, drawn, box, class_=class_, corner=corner, title=True)

    def gain(self, gain: int, x: float, y: float, size: float, label: bool = True) -> str:
        """Return the icon of a gain around a point, with its number if it is not one."""
        what, n = divmod(gain, v.AMOUNT)
        drawn = use(v.KINDS.tokens[what], 0, 0, size)
        if n > 1:
            drawn += number(n, size * 0.34, size * 0.34, size * 0.5)
        inside = group(drawn, x=x, y=y)
        return titled(self.gain_name(gain), inside) if label else inside

    def gains(self, gains: list[int], x: float, y: float, size: float, step: float) -> str:
        """Return several gains in a row around a point."""
        places = zip(gains, spread(len(gains), step, x), strict=True)
        return "".join(self.gain(gain, at, y, size) for gain, at in places)

    def counted(
        self, icon: str, n: int, label: str, x: float, y: float, size: float, just: bool = False
    ) -> str:
        """Return an icon with how many there are of it behind it; none is shown pale."""
        figure = text(str(n), size * 0.62, size * 0.3, "count", font_size=size * 0.78)
        class_ = "counted none" if n == 0 else "counted just" if just else "counted"
        return group(titled(label, use(icon, 0, 0, size), figure, class_=class_), x=x, y=y)

    def crates(self, seat: int, n: int, x: float, y: float, size: float) -> str:
        """Return crates of a seat: one in its colour, with its emblem and their number."""
        label = self.say("board-crates-of", who=self.who(seat), n=n)
        drawn = use("crate", 0, 0, size) + use(f"seat-{seat + 1}", -size * 0.34, 0, size * 0.56)
        drawn += number(n, size * 0.26, 0, size * 0.62)
        return group(titled(label, drawn, class_=seat_class(seat)), x=x, y=y)

    def disc(self, seat: int, x: float, y: float, size: float) -> str:
        return tag("g", use(f"seat-{seat + 1}", x, y, size), class_=seat_class(seat))

    def plate(self, x: float, y: float, width: float, height: float, title: str = "") -> str:
        """Return a plate with its heading, on which a part of the picture lies."""
        drawn = plate(x, y, width, height, 14)
        return drawn + (text(title, x + 12, y + 20, "heading") if title else "")


def seat_class(seat: int) -> str:
    return f"seat-{seat + 1}"


def titled(label: str, *inside: str, class_: str = "", key: str = "") -> str:
    """Return a part of the picture that explains itself to whoever points at it."""
    title = tag("title", escape(label))
    return tag("g", title, *inside, class_=class_ or None, data_key=key or None)


def leads(*inside: str) -> str:
    """Return what can be chosen and the way there, which shows while one points at it."""
    return tag("g", *inside, class_="leads") if all(inside) else "".join(inside)


def number(n: int, x: float, y: float, size: float) -> str:
    """Return a number that can be read on whatever lies below it."""
    return text(str(n), x, y + size * 0.36, "number", font_size=size)


def fitted(words: str, room: float) -> float | None:
    """Return the length to which words are squeezed, if they are too long."""
    wide = sum(16 if ord(c) > 0x2E80 else 9.5 for c in words) + 16
    return room if wide > room else None
