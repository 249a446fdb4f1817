"""What all areas of the board know, and the small things that they are made of."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final

from tidetable.core.show.changing import replace
from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import Rectangle, plate, spread
from tidetable.core.show.pieces import Area, Piece, render_piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import MOST_KEPT, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.contents import SEATS_ARE_ASKED
from tidetable.games.nassau.show.alleys import CityPlan, plan_of
from tidetable.games.nassau.show.happened import Happened
from tidetable.games.nassau.show.reading import Reading
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import Stock, stock

Size = tuple[float, float]
ASKED: Final = {question.name for question in SEATS_ARE_ASKED}
OBJECT_RULES: Final = [1, 1, 3, 4, 2]  # doubloon, rum, bomb, compass, contract


class Picture(Reading):
    """One picture being drawn: who looks, what is asked of them, and what has just changed."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.just = Happened(scene.news)
        self.question = next(iter(self.asked()), "")

    @cached_property
    def plan(self) -> CityPlan:
        table = self.table
        return plan_of(self.islands, (*table.districts,), (*table.ends,), (*table.sections,))

    @cached_property
    def aboard(self) -> dict[str, Stock]:
        """Return what the viewer's ship has, by its sign."""
        return {of.token: of for of in stock(self, self.me)}

    def touch(
        self, asks: set[str], token: str, box: Rectangle, piece: Piece, corner: float = 12
    ) -> Piece:
        """Return a piece that can be chosen while one of these questions is open.

        The same token may answer different questions: 3 is a quay, a table and a number of crates.
        """
        assert asks <= ASKED  # a name that no question has would never be noticed
        if self.question not in asks:
            return piece
        return replace(piece, token=token, box=box, corner=corner)

    # --- Words ----------------------------------------------------------------------------------

    def animal_help(self, animal: int) -> str:
        """Say what an animal does: its rule begins with its name (NAS-Z1 to NAS-Z8)."""
        return self.say(f"rule-NAS-Z{animal + 1}")

    def object_help(self, thing: int, n: int) -> str:
        """Say how many of an object there are, and what it is good for (NAS-O1 to NAS-O4)."""
        have = self.say("board-have", thing=self.name(v.OBJECTS, thing), n=n)
        return f"{have}\n{self.say(f'rule-NAS-O{OBJECT_RULES[thing]}')}"

    # --- Things ---------------------------------------------------------------------------------

    def gains(self, gains: list[int], x: float, y: float, size: float, step: float) -> str:
        """Return several gains in a row around a point, each with its name."""
        places = zip(gains, spread(len(gains), step, x), strict=True)
        return "".join(
            explained(self.gain_name(gain), gained(gain, size), at, y) for gain, at in places
        )

    def counter(
        self, icon: str, n: int, label: str, x: float, y: float, size: float, key: str, new: bool
    ) -> Piece:
        """Return an icon with how many there are of it behind it; none is shown pale."""
        figure = text(str(n), size * 0.62, size * 0.3, sized("count", size * 0.78))
        class_ = "counted none" if n == 0 else "counted just" if new else "counted"
        drawn = use(icon, 0, 0, size) + figure
        return sign(drawn, (x, y), key, label, class_)

    def crates(self, seat: int, n: int, x: float, y: float, size: float) -> str:
        """Return crates of a seat: one in its colour, with its emblem and their number."""
        label = self.say("board-crates-of", who=self.who(seat), n=n)
        drawn = use("crate", 0, 0, size) + coin(seat, -size * 0.34, 0, size * 0.56)
        drawn += number(n, size * 0.26, 0, size * 0.62)
        return explained(label, drawn, x, y, seat)

    def panel(
        self, name: str, size: Size, pieces: Iterable[Piece], title: str = "", more: str = ""
    ) -> Area:
        """Return an area on a plate with its heading; its coordinates begin at the plate's."""
        heading = text(title, 12, 20, "heading fine") if title else ""
        ground = plate(0, 0, *size, 14) + heading + more
        return Area(name, [*pieces], ground, title=title)


def sign(
    drawn: str,
    at: tuple[float, float],
    key: str,
    label: str,
    class_: str = "",
    seat: int = -1,
    scale: float = 1,
) -> Piece:
    """Return a piece that explains itself to whoever points at it."""
    x, y = at
    return Piece(drawn, x, y, scale, key, label=label, class_=class_, seat=seat, title=True)


@lru_cache(MOST_KEPT)
def explained(label: str, drawn: str, x: float = 0, y: float = 0, seat: int = -1) -> str:
    """Return a small part of a piece that says by itself what it is."""
    return render_piece(sign(drawn, (x, y), "", label, seat=seat))


@lru_cache(MOST_KEPT)
def gained(gain: int, size: float) -> str:
    """Return the icon of a gain, with its number if it is not one."""
    what, n = divmod(gain, v.AMOUNT)
    drawn = use(v.KINDS.tokens[what], 0, 0, size)
    return drawn + (number(n, size * 0.34, size * 0.34, size * 0.5) if n > 1 else "")


@lru_cache(MOST_KEPT)
def disc(seat: int, x: float, y: float, size: float) -> str:
    return tag("g", coin(seat, x, y, size), class_=f"seat-{seat + 1}")


def leads(*pieces: Piece) -> Piece:
    """Return what can be chosen and the way there, which shows while one points at it."""
    return Piece("", class_="leads", inside=pieces)


def just(is_new: bool) -> str:
    """Return the class of what has just changed."""
    return "just" if is_new else ""


@lru_cache(MOST_KEPT)
def number(n: int, x: float, y: float, size: float) -> str:
    """Return a number that can be read on whatever lies below it."""
    return text(str(n), x, y + size * 0.36, sized("number", size))


def sized(class_: str, size: float) -> str:
    """Return the classes of letters of about this size; board.css knows the even ones."""
    return f"{class_} size-{max(16, round(size / 2) * 2)}"
