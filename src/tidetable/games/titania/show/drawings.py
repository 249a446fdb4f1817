"""The small pieces that are put together from the symbols of art/: figures and gains.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths. No
colour stands alone: each sail, each shell and each tower's windows have a shape of their own.
"""

from functools import cache, partial
from typing import Final

from tidetable.core.say.words import Words
from tidetable.core.show.happenings import named, of_seat
from tidetable.core.show.kit import Rectangle, figure, fresh, rect
from tidetable.core.show.pieces import Piece
from tidetable.core.show.svg import group, symbol
from tidetable.games.titania.rules.kingdom import GAINS, N_GAINS, Kingdom
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.rules.verbs import (
    AMOUNT,
    GETS_STARFISH,
    MOST_FLOORS,
    N_COLOURS,
    N_SHELLS,
    OCCUPY,
    SHELLS,
)
from tidetable.games.titania.show.happened import Happened

CARD: Final = (92, 126)
FLOOR: Final = 0.39  # how high a floor is, for its width
use: Final = partial(symbol, "titania")
GAIN_NAMES: Final = {what: name for name, what in GAINS.items()}

CLOTHS: Final = {"blue": "#2a6fe0", "yellow": "#f6bd16", "red": "#d8322b"}


def colours_in(mask: int) -> list[int]:
    """Return the colours of ships that are set in a mask."""
    return [colour for colour in range(N_COLOURS) if mask >> colour & 1]


def purse_of(table: Tabletop, seat: int) -> list[int]:
    """Return how many shells of each colour a player has."""
    return [int(table.purse(seat, shell)) for shell in range(N_SHELLS)]


@cache
def floors(name: str, first: int, height: int, wide: float) -> str:
    """Return the floors of a tower from one on, and its roof if it has one."""
    step = wide * FLOOR
    tops = [round(-step * (floor + 0.5) - wide * 0.06, 1) for floor in range(first, height)]
    parts = [use(f"floor-{name}", 0, y, wide) for y in tops]
    if height == MOST_FLOORS:
        parts.append(use(f"roof-{name}", 0, round(-step * height - wide * 0.04, 1), wide))
    return "".join(parts)


# --- Gains ---------------------------------------------------------------------------------------

_ICONS: Final = {"starfish": "starfish", "cards": "back", "any": "any", "ship": "extra"}
# Where copies of a thing lie, and how large they are
_COPIES: Final = {
    1: [(0, 0, 84)],
    2: [(-22, -8, 66), (22, 10, 66)],
    3: [(-26, -16, 58), (26, -16, 58), (0, 24, 58)],
}


@cache
def gain(what: int, n: int) -> str:
    """Return what a space or a tile gives as a small drawing, 100 units large."""
    name = GAIN_NAMES[what]
    if name == "points":
        return use("medal") + figure(n, 0, 20, "given")
    if name == "each":
        corners = [(-23, -23), (23, -23), (-23, 23), (23, 23)]
        shells = zip(SHELLS.tokens, corners, strict=True)
        return "".join(use(f"shell-{shell}", x, y, 46) for shell, (x, y) in shells)
    icon = _ICONS.get(name, f"shell-{name}")
    if n in _COPIES:
        return "".join(use(icon, x, y, size) for x, y, size in _COPIES[n])
    return use(icon, 0, 0, 84) + figure(n, 0, 22, "given")


def gains_of(kingdom: Kingdom, space: int) -> list[int]:
    """Return what a space gives, packed as the kingdom keeps it."""
    gains = (int(kingdom.gains[space * N_GAINS + i]) for i in range(N_GAINS))
    return [gain for gain in gains if gain > 0]


def gain_at(given: int, x: float, y: float, size: float) -> str:
    """Return a gain around a point."""
    return group(gain(given // AMOUNT, given % AMOUNT), x=x, y=y, scale=size / 100)


# --- What players have, and what they choose ------------------------------------------------------


def had(drawn: str, n: int, just: bool) -> str:
    """Return what somebody has, faint where it is none, marked where it has just come."""
    return fresh(drawn, "gained" if n or just else "gained none", just)


def counter(
    key: str, icon: str, n: int, size: float, just: bool, holds: tuple[str, ...], label: str
) -> Piece:
    """Return a thing with its number on it."""
    drawn = use(icon, 0, 0, size) + figure(n, 0, size * 0.27, "on-shell")
    return Piece(had(drawn, n, just), key=key, holds=holds, label=label)


def goods(
    say: Words, table: Tabletop, just: Happened, seat: int, shells: float, starfish: float
) -> list[Piece]:
    """Return a player's shells by colour and the starfish, in these sizes."""
    n, stars, tokens = seat + 1, int(table.starfish[seat]), SHELLS.tokens
    purse = [
        counter(
            f"shells-{n}-{i}",
            f"shell-{tokens[i]}",
            has,
            shells,
            (seat, i) in just.shells,
            (of_seat(seat, named(SHELLS, i)),),
            say(f"board-gain-{tokens[i]}", n=has),
        )
        for i, has in enumerate(purse_of(table, seat))
    ]
    stars_of = (of_seat(seat, GETS_STARFISH.name), of_seat(seat, OCCUPY.name))
    said, new = say("board-gain-starfish", n=stars), seat in just.starfish
    return [*purse, counter(f"starfish-{n}", "starfish", stars, starfish, new, stars_of, said)]


def touched(
    key: str,
    drawn: str,
    token: str,
    label: str,
    box: Rectangle,
    class_: str,
    holds: tuple[str, ...],
) -> Piece:
    """Return a thing that is chosen, with a ring around it."""
    ring = rect(box, 14, "ring")
    return Piece(drawn, key=key, token=token, label=label, ring=ring, class_=class_, holds=holds)
