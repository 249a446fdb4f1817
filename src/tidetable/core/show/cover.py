"""The picture on a game's box, as the start page shows it.

A game composes it from its own shapes. All have the same size, and what matters lies in the
middle: on a phone a box stands upright, and its sides are out of sight.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tidetable.core.show.svg import tag

COVER: Final = (800, 600)
WIDTH, HEIGHT = COVER


def rays(x: float, y: float, n: int = 14, length: float = 900) -> str:
    """Return beams of light that spread from a point, between as many of the dark."""
    beams = ""
    for i in range(n):
        first, second = (2 * pi * (i + half) / n for half in (0, 0.5))
        ends = [(x + length * cos(angle), y + length * sin(angle)) for angle in (first, second)]
        beams += f"M{x:g} {y:g}" + "".join(f"L{a:.0f} {b:.0f}" for a, b in ends) + "Z"
    return tag("path", d=beams, fill="#fff3c4", opacity=0.16)


def waterline(y: float, step: float, colour: str, opacity: float = 1) -> str:
    """Return water from here down, with crests of this width."""
    crests = f"q{step / 4:g}-{step / 6:g} {step / 2:g} 0t{step / 2:g} 0" * int(WIDTH / step + 2)
    d = f"M{-step:g} {y:g}{crests}V{HEIGHT}H{-step:g}Z"
    return tag("path", d=d, fill=colour, opacity=opacity)
