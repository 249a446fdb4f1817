"""Small pictures beside the news: cards, ships and shells, floors, starfish, tiles, points."""

from collections.abc import Callable
from typing import Final

from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import figure
from tidetable.core.show.svg import STRUCK, stamps, tag, text
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.kingdom import FOG_GAINS
from tidetable.games.titania.show.drawings import gain, gain_at, use


def card(n: int) -> str:
    return use(f"card-{v.CARDS.tokens[n]}", 0, 0, 76)


def ship(colour: int, x: float = 0, y: float = 0, size: float = 92) -> str:
    return use(f"ship-{v.COLOURS.tokens[colour]}", x, y, size)


def joker(n: int, colour: int) -> str:
    """Return a joker, and before it the ship that it is played for."""
    return use(f"card-{v.JOKERS.tokens[n]}", -14, 0, 76) + ship(colour, 18, 14, 62)


def space(n: int, *inside: str) -> str:
    """Return a space of the board with its name; whose ship or starfish came, the news says."""
    name = text(v.SPACES.tokens[n], 0, 38, "stamped")
    return use("hex", 0, -3, 92, "stamped-space") + "".join(inside) + name


def tower(n: int) -> str:
    """Return the floor that was built, under its roof."""
    space_of, colour = divmod(n, v.N_SHELLS)
    floor, roof = (use(f"{part}-{v.SHELLS.tokens[colour]}", 0, y, 62) for part, y in _TOWER)
    return space(space_of, floor, roof)


def tile(value: int) -> str:
    return use("lozenge", 0, 0, 96) + text(v.VALUES.tokens[value], 0, 15, "stamped")


def counted(number: int) -> str:
    """Return how many there are, in the corner, if they are several."""
    return figure(number + 1, 30, 44, "stamped") if number else ""


def gained(what: int, icon: str, number: int) -> str:
    """Return what was gained, piece by piece as long as they can be told apart."""
    few = number < MOST_COPIES
    return gain(what, number + 1) if few else use(icon, 0, 0, 88) + counted(number)


MOST_COPIES: Final = 3
_TOWER: Final = (("floor", -6), ("roof", -17))
_DRAWN: Final[dict[str, Callable[..., str]]] = {
    "play": card,
    "joker": joker,
    "stop": lambda: use("done"),
    "place": lambda n: space(n, use("extra", 0, -18, 56)),
    "choose": lambda n: use(f"shell-{v.SHELLS.tokens[n]}", 0, 0, 88),
    "build": tower,
    "enough": lambda: use("crane", 0, 0, 92),
    "occupy": lambda n: space(n, use("starfish", 0, -16, 66)),
    "keep": lambda: use("starfish", 0, 0, 92),
    "discard": lambda n: card(n) + STRUCK,
    "start": lambda seat: tag("g", coin(seat, 0, 0, 92), class_=f"seat-{seat + 1}"),
    "card": card,
    "fog": lambda n: use("tile") + gain_at(int(FOG_GAINS[n]), 0, 0, 66),
    "tile": tile,
    "drew": lambda number: use("back", 0, 0, 92) + counted(number),
    "reshuffled": lambda: use("back", 0, 0, 60) + use("shuffled"),
    "gets-shells": lambda number, n: gained(n, f"shell-{v.SHELLS.tokens[n]}", number),
    "gets-starfish": lambda number: gained(v.GIVES_STARFISH, "starfish", number),
    "gets-points": lambda number: gain(v.GIVES_POINTS, number + 1),
    "takes-tile": lambda: use("lozenge", 0, 0, 96),
    "loses-ship": lambda: use("extra", 0, 0, 92) + STRUCK,
    "last-ship": ship,
    "becalmed": lambda: use("hex", 0, -3, 92, "stamped-space") + use("fog", 0, 0, 88),
    "second-period": lambda: use("castle", 0, 8, 84),
    "shows": lambda number, value: tile(value) + counted(number),
}
stamp: Final = stamps("titania", v.CODEC, _DRAWN)
