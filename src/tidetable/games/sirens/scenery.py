"""The large things: sky, bay, shore, sirens. Nothing here depends on luck, not even the waves."""

from __future__ import annotations

from typing import Final

from tidetable.core.svg import group, tag, text
from tidetable.games.sirens.drawings import EMBLEMS, SYMBOLS, fade, use

WIDTH: Final = 900
HEIGHT: Final = 1292
HORIZON: Final = 84
SHORE: Final = 1002  # where the own beach begins

# A siren on her rock, singing to the right: hair, body, arm, tail.
_SIREN: Final = """
<path d="M-50 54C-50 38-36 30-18 32-4 22 34 22 44 38 54 42 56 50 56 54Z" fill="var(--rock)"/>
<path d="M-58 54q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="var(--foam)"
 stroke-width="4" stroke-linecap="round"/>
<path d="M-40 44Q-30 36-18 38M30 34Q40 38 44 46" fill="none" stroke="var(--rock-light)"
 stroke-width="3" stroke-linecap="round"/>
<path d="M3-53C-19-57-27-40-23-24-20-10-33-2-35 16-24 18-10 12-8-4-5-16 0-24 8-30Z"
 fill="var(--hair)"/>
<path d="M-10-17Q-24-6-21 12" fill="none" stroke="var(--skin)" stroke-width="6"
 stroke-linecap="round"/>
<path d="M-15 8C-15-2-12-6-13-13-14-21-8-25-2-25 5-25 9-22 9-16 9-9 5-4 6 8Z" fill="var(--skin)"/>
<path d="M-17 4C-23 22-12 41 12 42 34 43 47 32 47 14 47 8 48 2 51-4 58-5 65-11 69-21 59-21 51-17
 46-10 41-17 32-21 22-21 26-11 34-5 40-4 37 2 36 8 35 14 33 23 24 25 17 22 9 18 8 12 8 4Q-5 9-17 4Z"
 fill="var(--seat)" stroke="var(--edge)" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M-13 16q5-6 10 0 5-6 9 0M-8 27q5-6 10 0 5-6 10 0M8 35q5-6 10 0 5-6 9-2M36 27q0-6 6-6"
 fill="none" stroke="#ffffff90" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-12-11C-11-16-4-16-3-11-5-6-11-6-12-11ZM-2-11C-1-16 7-16 7-11 5-6-1-6-2-11Z"
 fill="var(--seat)" stroke="var(--edge)" stroke-width="1.2"/>
<path d="M6-19Q19-14 29-27" fill="none" stroke="var(--skin)" stroke-width="6"
 stroke-linecap="round"/>
<path d="M-1-20V-30" stroke="var(--skin)" stroke-width="8"/>
<circle cx="4" cy="-38" r="12" fill="var(--skin)"/>
<path d="M-9-23C-16-46-5-57 8-53 15-51 17-47 15-42 9-46 3-44 1-38-1-30-3-26-9-23Z"
 fill="var(--hair)"/>
<path d="M10-39h.1" stroke="#20141a" stroke-width="3.4" stroke-linecap="round"/>
<ellipse cx="13" cy="-31" rx="2.2" ry="2.8" fill="#7a2733"/>
<path d="M-5-51l3-6 4 4 4-5 2 6" fill="none" stroke="#ffe08a" stroke-width="3"
 stroke-linejoin="round" stroke-linecap="round"/>
"""
_DOLPHIN: Final = """
<path d="M60-4C55-8 50-10 46-12 40-25 24-34 4-34 1-44-8-52-19-54-16-46-18-38-22-30-40-22-52-4-54 16
-61 18-68 24-70 35-62 30-56 30-50 32-46 38-40 42-31 42-34 34-38 26-44 20-38 5-24-5-6-8-9 0-7 10 1 17
 4 7 10-2 18-6 28-4 38-2 46-2 52 0 58 0 60-4Z" fill="var(--dolphin)" stroke="var(--dolphin-edge)"
 stroke-width="3" stroke-linejoin="round"/>
<path d="M45-4C28-6 4-16-18-10-34-4-42 8-46 18-44-2-30-18-8-20 14-22 28-10 45-4Z" fill="#ffffff5c"/>
<circle cx="35" cy="-17" r="3.4" fill="#0d1420"/>
<path d="M58-5Q48-7 42-9" fill="none" stroke="var(--dolphin-edge)" stroke-width="2"
 stroke-linecap="round"/>
"""
_MOON: Final = """
<circle r="48" fill="var(--moon)"/><g fill="var(--moon-spot)"><circle cx="-14" cy="-12" r="10"/>
<circle cx="16" cy="12" r="13"/><circle cx="12" cy="-24" r="6"/><circle cx="-20" cy="20" r="7"/></g>
"""
_HEADLAND: Final = """
<path d="M0 0C30-34 66-30 92-18 120-50 168-44 200-16 224-12 240-4 250 0Z" fill="var(--land)"/>
<path d="M146-40 150-84H164L168-38Z" fill="var(--tower)"/>
<path d="M148-62H166L165-52H147Z" fill="#c2413b"/>
<rect x="149" y="-94" width="16" height="12" fill="#ffe08a"/>
<path d="M145-94 157-106 169-94Z" fill="#c2413b"/>
"""


def _beam() -> str:
    return tag("path", d="M0 0 130-30V18Z", fill="url(#sirens-beam)", class_="beam")


DEFS: Final = tag(
    "defs",
    SYMBOLS,
    fade("sky", "var(--sky-high)", "var(--sky-mid)", "var(--sky-low)"),
    fade("bay", "var(--bay-far)", "var(--bay)", "var(--bay-near)"),
    fade("sand", "var(--sand)", "var(--sand-dark)"),
    fade("sail", "#fff6e0", "#e6d2a4", "#fff6e0"),
    '<clipPath id="sirens-gauge"><rect x="-72" y="-19" width="144" height="38" rx="19"/></clipPath>'
    '<linearGradient id="sirens-beam"><stop stop-color="#fff3b0" stop-opacity=".8"/>'
    '<stop offset="1" stop-color="#fff3b0" stop-opacity="0"/></linearGradient>'
    '<pattern id="sirens-waves" width="170" height="64" patternUnits="userSpaceOnUse">'
    '<path d="M12 18q13-9 26 0t26 0M98 48q13-9 26 0t26 0" fill="none" stroke="var(--wave)"'
    ' stroke-width="4" stroke-linecap="round"/></pattern>',
    f'<clipPath id="sirens-frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="26"/></clipPath>',
    *(
        tag("g", shape, id=f"sirens-{name}")
        for name, shape in {
            "siren": _SIREN,
            "siren-left": '<use href="#sirens-siren" transform="scale(-1 1)"/>',
            "dolphin": _DOLPHIN,
            "dolphin-left": '<use href="#sirens-dolphin" transform="scale(-1 1)"/>',
            "moon": _MOON,
            "headland": _HEADLAND,
        }.items()
    ),
)


def sky(height: float, moon: tuple[float, float, float]) -> str:
    """Return an evening sky of this height, with its moon."""
    x, y, size = moon
    stars = "".join(
        f"M{20 + i * i * 67 % 868} {8 + i * 53 % (int(height) - 20)}h.1" for i in range(30)
    )
    return (
        tag("rect", width=WIDTH, height=height + 2, fill="url(#sirens-sky)")
        + tag("path", d=stars, class_="stars")
        + tag("circle", cx=x, cy=y, r=size * 1.5, fill="url(#sirens-glow)", class_="moonlight")
        + use("moon", x, y, size)
    )


def bay(top: float, moon_x: float) -> str:
    """Return the water from this height down, with the way of the moon on it."""
    height = HEIGHT - top
    glitter = "".join(
        f"M{moon_x - 44 + i * 29 % 52:g} {top + 10 + 17 * i:g}h{18 + i * 17 % 40}"
        for i in range(18)
    )
    return (
        tag("rect", y=top, width=WIDTH, height=height, fill="url(#sirens-bay)")
        + tag("rect", y=top, width=WIDTH, height=height, fill="url(#sirens-waves)")
        + tag("path", d=glitter, class_="glitter")
    )


_EDGE: Final = "C150 {a} 260 {b} 450 {a}S780 {b} 900 {a}"


def _beach() -> str:
    parts: list[str] = []
    for shift, fill, opacity in [
        (-9, "var(--foam)", 0.55),
        (0, "var(--sand-wet)", 1),
        (12, "url(#sirens-sand)", 1),
    ]:
        y = SHORE + shift
        edge = _EDGE.format(a=y + 6, b=y - 12)
        d = f"M0 {y}{edge}V{HEIGHT}H0Z"
        parts.append(tag("path", d=d, fill=fill, opacity=opacity))
    grain = "M640 1066q14-6 28 0M250 1060q14-6 28 0M120 1216q14-6 28 0M760 1220q10-5 20 0"
    return "".join([*parts, tag("path", d=grain, class_="grain")])


def _dolphins() -> str:
    """Return dolphins under water, faint where cards will lie."""
    spots = [("dolphin", 196, 236), ("dolphin-left", 706, 310), ("dolphin-left", 196, 900)]
    spots += [("dolphin", 706, 822)]
    return tag("g", *(use(name, x, y, 110) for name, x, y in spots), class_="below")


MOON: Final = (800, 60, 78)
BAY: Final = "".join(
    [
        sky(HORIZON, MOON),
        group(use("headland"), group(_beam(), x=157, y=-88), x=480, y=HORIZON + 1),
        bay(HORIZON, MOON[0]),
        _dolphins(),
        _beach(),
    ]
)


def siren(seat: int, x: float, y: float, size: float, left: bool = False) -> str:
    """Return a siren in her seat's colour, singing to the right or to the left."""
    drawn = use("siren-left" if left else "siren", x, y, size)
    return tag("g", drawn, class_=f"siren seat-{seat + 1}")


def shorten(name: str, most: int = 14) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def name_plate(seat: int, name: str, active: bool, width: float = 210) -> str:
    """Return a plate with a player's emblem and name, around its middle; a long name squeezed."""
    shown = shorten(name)
    room = width - 62
    wide = sum(28.0 if ord(c) > 0x2E80 else 16.5 for c in shown)
    squeeze = room if wide > room else None
    adjust = "spacingAndGlyphs" if squeeze else None
    plate = tag(
        "rect",
        x=-width / 2,
        y=-21,
        width=width,
        height=42,
        rx=21,
        class_="plate active" if active else "plate",
    )
    words = text(shown, 20, 10, "player-name", textLength=squeeze, lengthAdjust=adjust)
    emblem = use(EMBLEMS[seat], 24 - width / 2, 0, 44)
    return tag("g", plate, emblem, words, class_=f"seat-{seat + 1}")
