"""The small pieces: cards and octopuses, put together from the symbols of art/pieces.svg.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Colours that change at night, or with the seat, are CSS variables (board.css).
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from tidetable.core.show.svg import symbol, tag, text
from tidetable.games.sirens.rules.verbs import LAST_WITH_ICON, LOWEST

LYING: Final = (140, 80)  # a card at the ship
STEP: Final = 60  # how much of it stays in sight under the next one
HELD: Final = (114, 152)  # a card in the hand
EMBLEMS: Final = ["starfish", "shell"]  # by seat, as on the two halves of the cards (SIR-C1)


use: Final = partial(symbol, "sirens")


def signed(n: int) -> str:
    """Return a number in figures, with a minus sign of a figure's width."""
    return str(n) if n >= 0 else f"\N{MINUS SIGN}{-n}"


def printed(card: int) -> str:
    """Return the value that stands on a card."""
    return signed(card + LOWEST)


def sign_of(card: int) -> str:
    value = card + LOWEST
    return "high" if value > 0 else "zero" if value == 0 else "low"


def _paper(width: float, height: float, y: float) -> str:
    shadow = tag(
        "rect", x=-width / 2 + 2, y=y + 5, width=width, height=height, rx=13, class_="shadow"
    )
    paper = tag("rect", x=-width / 2, y=y, width=width, height=height, rx=13, class_="paper")
    return shadow + paper


@cache
def lying_card(card: int) -> str:
    """Return a card at the ship; y = 0 is its upper edge, where everything to be read stands."""
    width, height = LYING
    moves_crew = card <= LAST_WITH_ICON
    shown = use("move-crew", 17, 31, 42) if moves_crew else use("tail", 44, 46, 58, "faint")
    return tag(
        "g",
        _paper(width, height, 0),
        shown,
        text(printed(card), -37, 48, "value", aria_hidden="true"),
        class_=f"card {sign_of(card)}",
    )


@cache
def held_card(card: int) -> str:
    """Return a card in the hand, around its middle."""
    width, height = HELD
    icon = "move-crew" if card <= LAST_WITH_ICON else "tail"
    wave = f"M{-width / 2 + 8:g} 62q12-9 24 0t24 0 24 0 24 0"
    return tag(
        "g",
        _paper(width, height, -height / 2),
        tag("path", d=wave, class_="ripple"),
        use(icon, 0, 34, 66),
        text(printed(card), 0, -8, "held value", aria_hidden="true"),
        class_=f"card {sign_of(card)}",
    )


@cache
def back(width: float, height: float, owner: int) -> str:
    """Return a card face down, around its middle; `owner` is -1 where both share one pile."""
    emblem = use(EMBLEMS[owner], 0, 0, width * 0.5) if owner >= 0 else ""
    swirl = "" if emblem else tag("path", d=_swirl(width * 0.3), class_="swirl")
    frame = tag(
        "rect",
        x=-width / 2 + 5,
        y=-height / 2 + 5,
        width=width - 10,
        height=height - 10,
        rx=7,
        class_="frame",
    )
    paper = tag(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=10, class_="back"
    )
    seat = f"seat-{owner + 1}" if owner >= 0 else ""
    return tag("g", paper, frame, emblem, swirl, class_=seat or None)


def _swirl(r: float) -> str:
    return "".join(f"M{-r:g} {y:g}q{r / 2:g} {-r / 2:g} {r:g} 0t{r:g} 0" for y in (-r, 0, r))


def octopus(seat: int, size: float, just: bool = False) -> str:
    """Return an octopus around its middle: a round head or a pointed one, in its seat's colour."""
    drawn = use(f"octopus-{seat + 1}", 0, 0, size)
    return tag("g", drawn, class_=f"octopus seat-{seat + 1}{' just' if just else ''}")
