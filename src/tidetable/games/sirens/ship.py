"""The ship at anchor, seen from above: five parts from bow to stern, to be taken one by one."""

from __future__ import annotations

from functools import cache
from typing import Final

from tidetable.core.svg import tag, text
from tidetable.games.sirens.drawings import use
from tidetable.games.sirens.verbs import SHIPS

PART: Final = (169, 176)  # a part's width and height
PLAQUE: Final = (-17.0, -24.0)  # where its figure stands
CREW_AT: Final = (50.0, -2.0)
MUGS_AT: Final = [(-36.0, 36.0), (8.0, 38.0)]

# Hull, side, rail and deck of each part, all as closed outlines; y = 0 is the keel.
_HULLS: Final = [
    "M84-76C40-76-30-66-98 0-30 66 40 76 84 76Z",
    "M-84-76Q0-86 84-86V86Q0 86-84 76Z",
    "M-84-86H84V86H-84Z",
    "M-84-86Q0-86 84-82V82Q0 86-84 86Z",
    "M-84-82Q0-82 70-70Q90-40 90 0T70 70Q0 82-84 82Z",
]
_DECKS: Final = [
    "M84-64C40-64-20-56-78 0-20 56 40 64 84 64Z",
    "M-84-64Q0-74 84-74V74Q0 74-84 64Z",
    "M-84-74H84V74H-84Z",
    "M-84-74Q0-74 84-70V70Q0 74-84 74Z",
    "M-84-70Q0-70 62-60Q78-36 78 0T62 60Q0 70-84 70Z",
]
_SEAMS: Final = [
    "M-66-14H84M-52-32H84M-26-50H84M-66 14H84M-52 32H84M-26 50H84M-78 0H84",
    *["M-84 0H84M-84-18H84M-84 18H84M-84-36H84M-84 36H84M-84-54H84M-84 54H84"] * 3,
    "M-84 0H78M-84-18H76M-84 18H76M-84-36H72M-84 36H72M-84-54H64M-84 54H64",
]
_BUTTS: Final = [
    "M20-64v14M-20-32v18M44-14V0M0 14v18M52 32v18",
    "M-50-36v18M40-54v18M-10 0v18M60 18v18M-60 36v18",
    "M-30-54v18M56-36v18M10-18V0M-64 18v18M30 36v18",
    "M-44-18V0M24-54v18M66 0v18M-20 36v18M44 54v16",
    "M-30-54v18M40 36v18M20 0v18",
]

_YARD: Final = """
<path d="M-62-84V84" stroke="#2d1708" stroke-width="11" stroke-linecap="round"/>
<path d="M-70-70C-80-30-80 30-70 70Q-62 78-54 70C-46 30-46-30-54-70Q-62-78-70-70Z"
 fill="url(#sirens-sail)" stroke="#5b4326" stroke-width="3"/>
<path d="M-73-52Q-62-46-51-52M-76-20Q-62-14-48-20M-76 20Q-62 26-48 20M-73 52Q-62 58-51 52"
 fill="none" stroke="#8d6a3c" stroke-width="4"/>
<circle cx="-62" r="14" fill="#2d1708"/><circle cx="-62" r="10" fill="#9a6636"/>
<circle cx="-62" r="4" fill="#c89257"/>
"""
_BOW: Final = """
<path d="M-70 0H-110" stroke="#2d1708" stroke-width="11" stroke-linecap="round"/>
<path d="M-66 0H-108" stroke="#9a6636" stroke-width="5" stroke-linecap="round"/>
<path d="M-40-30-108 0-40 30" fill="none" stroke="#d9bf86" stroke-width="2.5" opacity=".8"/>
<path d="M-100-2C-100-16-84-20-76-12-70-18-58-16-56-6-48-6-46 6-56 6-58 16-70 18-76 12-84 20-100 16
-100 2Z" fill="url(#sirens-gold)" stroke="#6d4309" stroke-width="3" stroke-linejoin="round"/>
<path d="M-86-6Q-78 0-86 6M-72-6Q-64 0-72 6" fill="none" stroke="#8a5a0c" stroke-width="3"
 stroke-linecap="round"/>
"""
_STERN: Final = """
<path d="M14-72Q40-68 62-60Q78-36 78 0T62 60Q40 68 14 72Q22 36 22 0T14-72Z" fill="var(--castle)"
 stroke="#2d1708" stroke-width="4"/>
<path d="M34-62V62M50-60V60M66-46V46" stroke="#2d1708" stroke-width="2" opacity=".35"/>
<path d="M84-44Q94-22 94 0T84 44" fill="none" stroke="url(#sirens-gold)" stroke-width="7"
 stroke-linecap="round"/>
<path d="M88-30h.1M91-10h.1M91 10h.1M88 30h.1" stroke="#fff0b0" stroke-width="7"
 stroke-linecap="round"/>
"""
_GUNS: Final = """
<path d="M-20-70V-92M40-72V-94M-20 70V92M40 72V94" stroke="#15121c" stroke-width="13"
 stroke-linecap="round"/>
<path d="M-22-72V-88M38-74V-90M-22 72V88M38 74V90" stroke="#4d5365" stroke-width="4"
 stroke-linecap="round"/>
"""
_HATCH: Final = """
<rect x="-12" y="18" width="64" height="44" rx="5" fill="#2d1708" opacity=".75"/>
<path d="M-12 29H52M-12 40H52M-12 51H52M1 18V62M14 18V62M27 18V62M40 18V62" stroke="#a9764a"
 stroke-width="4"/>
"""
_FITTINGS: Final = [_BOW, _GUNS + _YARD, _GUNS + _HATCH + _YARD, _GUNS + _YARD, _STERN]
_LIGHTS: Final = [
    [(62, -66), (62, 66)],
    [(68, -76), (68, 76)],
    [(68, -76), (68, 76)],
    [(68, -74), (68, 74)],
    [(70, -58), (70, 58), (88, 0)],
]

# What drifts where a part has been taken
WRECK: Final = """
<g class="wreck"><path d="M-46-30q12-9 24 0t24 0 24 0M-30 26q12-9 24 0t24 0" fill="none"
 stroke="var(--foam)" stroke-width="4" stroke-linecap="round" opacity=".7"/>
<path d="M-34-6 26-18M-10 14 40 6" stroke="#2d1708" stroke-width="13" stroke-linecap="round"/>
<path d="M-34-7 26-19M-10 13 40 5" stroke="#a56f3e" stroke-width="8" stroke-linecap="round"/></g>
"""


@cache
def part(ship: int) -> str:
    """Return a part of the ship around its middle."""
    hull = _HULLS[ship]
    lights = "".join(use("lantern", x, y, 62) for x, y in _LIGHTS[ship])
    return "".join(
        [
            tag("path", d=hull, transform="translate(3 16)", class_="depth"),
            tag("path", d=hull, transform="translate(0 8)", class_="hull-side"),
            tag("path", d=hull, class_="hull"),
            tag("path", d=_DECKS[ship], class_="deck"),
            tag("path", d=_SEAMS[ship], class_="seam"),
            tag("path", d=_BUTTS[ship], class_="seam"),
            _FITTINGS[ship],
            lights,
        ]
    )


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
    whole = tag("path", d=_HULLS[ship], class_="hull") + tag("path", d=_DECKS[ship], class_="deck")
    small = tag("g", whole, transform="scale(.34 .32)")
    return small + text(SHIPS.tokens[ship], 2, 10, "trophy-figure", aria_hidden="true")


def far_ship(x: float, y: float, size: float) -> str:
    """Return a ship under sail on the horizon, as the next one comes."""
    return tag("g", _FAR, transform=f"translate({x:g} {y:g}) scale({size / 100:g})", class_="far")


_FAR: Final = """
<path d="M-44 20H46Q40 40 30 42H-30Q-42 36-44 20Z" fill="#3b2030"/>
<path d="M-22 20V-40M4 20V-52M28 20V-34" stroke="#3b2030" stroke-width="4"/>
<path d="M-32-34Q-22-38-12-34-6-20-12-6-22-2-32-6-36-20-32-34ZM-8-46Q4-50 16-46 22-30 16-12 4-8-8-12
-12-30-8-46ZM20-28Q28-32 38-28 42-16 38-4 28 0 20-4 16-16 20-28Z" fill="#b8484a"/>
<path d="M-30 10H36M-28-2H-16" stroke="#ffe9c2" stroke-width="2" opacity=".5"/>
<path d="M-26 30h.1M-10 30h.1M6 30h.1M22 30h.1" stroke="#ffd36b" stroke-width="5"
 stroke-linecap="round"/>
"""
