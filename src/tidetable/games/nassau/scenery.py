"""The stage: what lies under everything, and the shapes that all parts use."""

from __future__ import annotations

from typing import Final

from tidetable.core.svg import tag
from tidetable.games.nassau.creatures import CREATURES
from tidetable.games.nassau.icons import EQUIPMENT, INK, defined

WIDTH: Final = 1600
HEIGHT: Final = 1424

_HOUSES: Final = """
<g stroke="#5a2a1a" stroke-width="4" stroke-linejoin="round">
<path d="M-44 10V-18L-24-40-4-18V10Z" fill="#f5ead2"/><path d="M-50-14-24-44 2-14Z" fill="#c4573b"/>
<path d="M6 40V14L24-4 42 14V40Z" fill="#efe0c2"/><path d="M0 16 24-10 48 16Z" fill="#b0472f"/>
<path d="M-40 44V26L-26 14-12 26V44Z" fill="#f5ead2"/><path d="M-46 28-26 10-6 28Z" fill="#d07a4c"/>
</g><path d="M-24 10V-4M24 40V28M-26 44V34" stroke="#5a2a1a" stroke-width="7"/>
<circle cx="26" cy="-28" r="15" fill="#5b9a4c" stroke="#2f5a2a" stroke-width="4"/>
"""
_BARGE: Final = f"""
<circle r="46" fill="var(--landing)" stroke="#5a3d20" stroke-width="6"/>
<path d="M-34 4H34L24 26H-24Z" fill="#a8682f" {INK}/><path d="M-6 2V-32" {INK}/>
<path d="M-4-32C18-28 22-10 20-4H-4Z" fill="#fffaf0" {INK}/>
"""
_QUAY: Final = """
<path d="M-50-32H50V34H-50Z" fill="var(--wood)" stroke="#4a2c12" stroke-width="3"/>
<path d="M-50-10H50M-50 12H50" stroke="#4a2c12" stroke-width="2" opacity=".6"/>
<path d="M-46-34V-26M46-34V-26" stroke="#4a2c12" stroke-width="9" stroke-linecap="round"/>
"""
_ISLAND: Final = """
<path d="M-46 12C-52-6-34-16-20-13-8-20 14-18 24-12 40-14 52 0 46 11 34 21-34 22-46 12Z"
 fill="var(--sand)" stroke="var(--shore)" stroke-width="2"/>
<path d="M-36 8C-40-4-26-10-16-8-4-14 12-12 20-7 32-8 40 2 36 8 24 14-28 14-36 8Z"
 fill="var(--grass)"/>
"""
_PLACES: Final = {"houses": _HOUSES, "barge": _BARGE, "quay": _QUAY, "island": _ISLAND}


def fade(name: str, *stops: str) -> str:
    """Return a gradient over evenly spread colours, from the top down."""
    inside = "".join(
        tag("stop", offset=i / (len(stops) - 1), stop_color=colour)
        for i, colour in enumerate(stops)
    )
    return tag("linearGradient", inside, id=f"nassau-{name}", x2=0, y2=1)


DEFS: Final = tag(
    "defs",
    fade("sea", "var(--sea-far)", "var(--sea)", "var(--sea-near)"),
    fade("deck", "var(--deck)", "var(--deck-low)"),
    fade("table", "var(--table)", "var(--table-low)"),
    fade("evening", "var(--evening-high)", "var(--evening-low)"),
    tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT, rx=24), id="nassau-frame"),
    defined(EQUIPMENT | CREATURES | _PLACES),
)
STAGE: Final = tag("rect", width=WIDTH, height=HEIGHT, class_="stage")
