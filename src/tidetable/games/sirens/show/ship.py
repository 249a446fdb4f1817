"""The ship at anchor, seen from above: five parts from bow to stern, to be taken one by one."""

from __future__ import annotations

from functools import cache
from typing import Final

from tidetable.core.show.svg import tag, text
from tidetable.games.sirens.rules.verbs import SHIPS
from tidetable.games.sirens.show.drawings import use

PART: Final = (169, 176)  # a part's width and height
PLAQUE: Final = (-17.0, -24.0)  # where its figure stands
CREW_AT: Final = (50.0, -2.0)
MUGS_AT: Final = [(-36.0, 36.0), (8.0, 38.0)]


def part(ship: int) -> str:
    """Return a part of the ship around its middle."""
    return use(f"part-{ship + 1}")


@cache
def plaque(ship: int) -> str:
    """Return the round of brass with a ship card's figure."""
    x, y = PLAQUE
    return (
        tag("circle", cx=x, cy=y + 3, r=33, class_="shadow")
        + tag("circle", cx=x, cy=y, r=32, class_="plaque")
        + tag("circle", cx=x, cy=y, r=27, class_="plaque-rim")
        + text(SHIPS.tokens[ship], x, y + 13, "resistance", aria_hidden="true")
    )


@cache
def trophy(ship: int) -> str:
    """Return a part that has been taken, small, with its figure."""
    whole = use(f"hull-{ship + 1}") + use(f"deck-{ship + 1}")
    small = tag("g", whole, transform="scale(.34 .32)")
    return small + text(SHIPS.tokens[ship], 2, 10, "trophy-figure", aria_hidden="true")


def far_ship(x: float, y: float, size: float) -> str:
    """Return a ship under sail on the horizon, as the next one comes."""
    return tag("g", use("far-ship", x, y, size), class_="far")
