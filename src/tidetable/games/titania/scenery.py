"""The large things: the water from the surface to the sand, the castle, the plates of names."""

from __future__ import annotations

from typing import Final

from tidetable.core.svg import tag, text
from tidetable.games.titania.drawings import SYMBOLS, fade, use

WIDTH: Final = 1000
HEIGHT: Final = 1254
FIELD: Final = (14, 98, 972, 868)  # the part of the picture that the board fills
RUINS: Final = [(x, y) for y in range(176, 900, 167) for x in (32, 968)]
FLOOR: Final = 972  # where the sand begins

# TIT-C4: an animal for each player
ANIMALS: Final = ["fish", "turtle", "crab", "whale"]
_ANIMALS: Final = {
    "fish": """
<path d="M20 0 46-26V26Z"/><path d="M28 0C18-30-26-34-46 0-26 34 18 30 28 0Z"/>
<path d="M-2-20Q8 0-2 20M-14-22Q-6 0-14 22" fill="none" stroke="#fffaf0" stroke-width="5"/>
<circle cx="-28" cy="-6" r="5" fill="#fffaf0"/>""",
    "turtle": """
<circle cx="-38" cy="-2" r="13"/><path d="M-24-22-34-44-8-34ZM-24 22-34 44-8 34ZM24-24 40-40 12-36Z
M24 24 40 40 12 36ZM36-6 49 0 36 6Z"/><ellipse cx="4" rx="36" ry="31"/>
<path d="M4-18 20-8V8L4 18-12 8V-8ZM4-18V-30M20-8 31-15M20 8 31 15M4 18V30M-12-8-24-15M-12 8-24 15"
 fill="none" stroke="#fffaf0" stroke-width="5" stroke-linejoin="round"/>""",
    "crab": """
<ellipse cy="12" rx="33" ry="24"/>
<path d="M-26-2C-48-8-50-32-34-46-36-34-24-34-18-42-12-28-20-14-26-2ZM26-2C48-8 50-32 34-46
 36-34 24-34 18-42 12-28 20-14 26-2Z"/>
<path d="M-26 24-46 34M-20 32-34 46M26 24 46 34M20 32 34 46" stroke="var(--seat)" stroke-width="8"
 stroke-linecap="round"/>
<circle cx="-11" cy="5" r="6" fill="#fffaf0"/><circle cx="11" cy="5" r="6" fill="#fffaf0"/>""",
    "whale": """
<path d="M-46 10C-46-16-22-26 2-22 18-19 26-4 32-6 38-8 36-18 28-26 32-32 40-30 42-24 46-30 50-28
 50-24 50-14 46-6 44 4 40 26 14 36-10 36-30 36-46 28-46 10Z"/>
<path d="M-20-30V-42M-20-34C-28-36-30-42-28-47M-20-34C-12-36-10-42-12-47" fill="none"
 stroke="var(--seat)" stroke-width="5" stroke-linecap="round"/>
<path d="M-40 18C-28 26-10 26 0 20" fill="none" stroke="#fffaf0" stroke-width="5"
 stroke-linecap="round"/><circle cx="-24" cy="4" r="5" fill="#fffaf0"/>""",
}

_HEX: Final = "M0-52 45-26V26L0 52-45 26V-26Z"
_RIM: Final = "M-46 27 0 53 46 27V33L0 59-46 33Z"
_CASTLE: Final = """
<path d="M-58 40C-52 24-30 20 0 20S52 24 58 40C44 56-44 56-58 40Z" fill="var(--rock)"/>
<path d="M-44 40V-6H-24V6H-12V-30H12V6H24V-6H44V40Q0 52-44 40Z" fill="url(#titania-stone)"
 stroke="#4a3420" stroke-width="4" stroke-linejoin="round"/>
<path d="M-48-6 -34-34 -20-6ZM20-6 34-34 48-6ZM-17-30 0-64 17-30Z" fill="var(--roof)"
 stroke="#0d3b44" stroke-width="4" stroke-linejoin="round"/>
<path d="M-34-34V-46M34-34V-46M0-64V-78" stroke="#4a3420" stroke-width="3"/>
<path d="M0-78H16L10-72 16-66H0ZM-34-46H-22L-26-42-22-38H-34ZM34-46H46L42-42 46-38H34Z"
 fill="#f6c443"/>
<path d="M-10 44V26Q0 14 10 26V44Q0 46-10 44Z" fill="#3a2414"/>
<path d="M-37 6H-31V18H-37ZM31 6H37V18H31ZM-4-20H4V-6H-4Z" fill="#ffdf80" stroke="#4a3420"
 stroke-width="2"/>
<path d="M-38 30H-22M22 30H38M-8 10H8" stroke="#4a342060" stroke-width="3"/>
"""
_PILLAR: Final = """
<path d="M-22 50H22V42H16L13-34H20V-44H-20V-34H-13L-16 42H-22Z" fill="var(--ruin)"/>
<path d="M-7-32-8 40M0-32V40M7-32 8 40" stroke="var(--ruin-line)" stroke-width="3"/>
"""
_WEED: Final = """
<path d="M-18 50C-30 26-8 14-20-14M0 50C12 24-8 6 6-34M18 50C10 34 28 22 18 0" fill="none"
 stroke="var(--weed)" stroke-width="7" stroke-linecap="round"/>
"""
_CORAL: Final = """
<path d="M0 50V14M0 26C-22 22-22 4-26-8M0 14C0-4-10-14-8-34M0 20C18 14 14-4 22-18M-22 8-36-2M18 4
 34 2" fill="none" stroke="var(--coral)" stroke-width="9" stroke-linecap="round"/>
"""

DEFS: Final = tag(
    "defs",
    SYMBOLS,
    fade("water", "var(--surface)", "var(--water)", "var(--deep)", "var(--abyss)"),
    fade("sand", "var(--sand)", "var(--sand-dark)"),
    fade("stone", "#fff0cf", "#c49a66"),
    fade("ground", "var(--ground)", "var(--ground-dark)"),
    fade("quay", "var(--quay)", "var(--quay-dark)"),
    fade("shore", "var(--sand)", "var(--shore-dark)"),
    '<radialGradient id="titania-lagoon"><stop stop-color="var(--lagoon)" stop-opacity=".95"/>'
    '<stop offset=".45" stop-color="var(--lagoon)" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="var(--lagoon)" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="titania-shine"><stop offset=".35" stop-color="var(--lit)"'
    ' stop-opacity=".06"/><stop offset="1" stop-color="var(--lit)" stop-opacity=".7"/>'
    "</radialGradient>"
    '<linearGradient id="titania-ray" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
    '<pattern id="titania-ripples" width="180" height="72" patternUnits="userSpaceOnUse">'
    '<path d="M14 20q13-9 26 0t26 0M104 54q13-9 26 0t26 0" fill="none" stroke="var(--ripple)"'
    ' stroke-width="3.5" stroke-linecap="round"/></pattern>',
    f'<clipPath id="titania-frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="26"/></clipPath>',
    tag(
        "g",
        tag("path", d=_RIM, fill="var(--shade)", stroke="none", opacity=0.4),
        tag("path", d=_HEX),
        '<path d="M-42 22V-24L0-48 42-24" fill="none" stroke="#fff" stroke-width="2.5"'
        ' stroke-opacity=".35"/>',
        id="titania-hex",
    ),
    tag(
        "g",
        tag("path", d=_HEX, fill="none", stroke="var(--under, none)", stroke_width=10),
        tag("path", d=_HEX),
        id="titania-outline",
    ),
    *(
        tag("g", shape, id=f"titania-{name}")
        for name, shape in {
            "castle": _CASTLE,
            "pillar": _PILLAR,
            "weed": _WEED,
            "coral": _CORAL,
            **{name: f'<g fill="var(--seat)">{shape}</g>' for name, shape in _ANIMALS.items()},
        }.items()
    ),
)


def _rays() -> str:
    """Return the light that falls through the surface."""
    shafts = [(90, 90, -70), (300, 60, -40), (520, 120, 20), (760, 70, 60), (930, 60, 90)]
    d = "".join(f"M{x} -10h{w}l{lean + w} 720h-{3 * w}Z" for x, w, lean in shafts)
    return tag("path", d=d, fill="url(#titania-ray)", class_="rays")


def water(floor: float) -> str:
    """Return the water, light at the surface and dark below, and the sand from here down."""
    sand = f"M0 {floor + 12}C160 {floor - 12} 330 {floor + 14} 520 {floor}S840 {floor - 14} 1000"
    return "".join(
        [
            tag("rect", width=WIDTH, height=HEIGHT, fill="url(#titania-water)"),
            tag("circle", cx=500, cy=530, r=520, fill="url(#titania-lagoon)"),
            tag("rect", width=WIDTH, height=floor, fill="url(#titania-ripples)"),
            _rays(),
            *(use("pillar", x, y, 92) for x, y in RUINS if y < floor),
            tag("path", d=f"{sand} {floor + 8}V{HEIGHT}H0Z", fill="url(#titania-sand)"),
            use("weed", 24, HEIGHT - 112, 86),
            use("coral", 586, HEIGHT - 100, 54),
        ]
    )


KINGDOM_SEA: Final = water(FLOOR)


def shorten(name: str, most: int = 14) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def squeezed(words: str, room: float, size: float) -> dict[str, str | float | None]:
    """Return how to squeeze words into a room, if they are too long for it."""
    wide = sum(1.0 if ord(c) > 0x2E80 else 0.6 for c in words) * size
    if wide <= room:
        return {}
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}


def name_plate(seat: int, name: str, active: bool, width: float, room: float = 0) -> str:
    """Return a plate with a player's animal and name, around its middle.

    The name is squeezed into the part on the left that it has room in; 0: all of it.
    """
    shown = shorten(name)
    class_ = "plate active" if active else "plate"
    plate = tag("rect", x=-width / 2, y=-19, width=width, height=38, rx=19, class_=class_)
    squeeze = squeezed(shown, (room or width) - 56, 25)
    words = text(shown, 44 - width / 2, 9, "player-name", **squeeze)
    animal = use(ANIMALS[seat], 23 - width / 2, 0, 34)
    return tag("g", plate, animal, words, class_=f"seat-{seat + 1}")
