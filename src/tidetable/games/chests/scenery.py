"""The large things: sky, sea, deck, beach, boats. Nothing here depends on luck, not even grain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.svg import group, tag, text
from tidetable.games.chests import rules
from tidetable.games.chests.drawings import SYMBOLS, use

if TYPE_CHECKING:
    from tidetable.games.chests.state import Table

WIDTH: Final = 900
HEIGHT: Final = 1054
HORIZON: Final = 112
DECK: Final = (366, 792)  # from y to y
HEAP: Final = [  # where loot lies in a boat, row upon row
    (x + 11 * row, -62 - 15 * row) for row in range(2) for x in range(-66, 77 - 22 * row, 22)
]
EMBLEMS: Final = ["anchor", "star", "moon", "whale"]  # on the sails, by seat

_ANCHOR: Final = """
<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="11">
<circle cy="-33" r="10"/><path d="M0-22V38M-20-8H20M-36 10Q-32 40 0 40 32 40 36 10M-46 18-36 8-25 19
M46 18 36 8 25 19"/></g>
"""
_STAR: Final = """
<path d="M0-46 13-15 46-13 21 9 29 41 0 24-29 41-21 9-46-13-13-15Z" stroke-width="5"
 stroke-linejoin="round"/>
"""
_MOON: Final = '<path d="M14-44A46 46 0 1 0 40 26 38 38 0 0 1 14-44Z"/>'
_WHALE: Final = """
<path d="M-50 10C-50-18-24-26-4-20 14-15 20 0 28-2 34-4 32-14 29-19 21-19 15-26 15-34 25-36 32-32
35-26 38-34 46-38 55-35 55-26 49-20 41-19 48 8 36 36 2 37-28 38-50 30-50 10Z"/>
<path d="M-22-30V-40M-22-40Q-24-48-34-46M-22-40Q-20-48-10-46" fill="none" stroke-width="6"
 stroke-linecap="round"/>
<circle cx="-32" cy="6" r="5" fill="var(--sail)" stroke="none"/>
<path d="M-46 18Q-34 26-20 20" fill="none" stroke="var(--sail)" stroke-width="4"
 stroke-linecap="round"/>
"""
_EMBLEMS: Final = dict(zip(EMBLEMS, [_ANCHOR, _STAR, _MOON, _WHALE], strict=True))

_BOAT_BACK: Final = """
<path d="M0-40V-196" stroke="#3c2110" stroke-width="13" stroke-linecap="round"/>
<path d="M-2-44V-194" stroke="#8c5a30" stroke-width="6" stroke-linecap="round"/>
<path d="M0-196C22-208 34-188 58-196 48-184 52-176 58-166 36-160 22-178 0-170Z"
 fill="var(--sail)" stroke="#3c2110" stroke-width="4" stroke-linejoin="round"/>
<path d="M-100-70 0-168 104-74" fill="none" stroke="#3c2110" stroke-width="3" opacity=".6"/>
<path d="M-70-164Q0-176 70-164 92-120 76-76 0-62-76-76-92-120-70-164Z" fill="var(--sail)"
 stroke="#3c2110" stroke-width="5" stroke-linejoin="round"/>
<path d="M-70-164Q0-176 70-164 92-120 76-76 0-62-76-76-92-120-70-164Z"
 fill="url(#chests-billow)"/>
<path d="M-76-164H76" stroke="#3c2110" stroke-width="12" stroke-linecap="round"/>
<path d="M-74-166H74" stroke="#9a6636" stroke-width="5" stroke-linecap="round"/>
"""

_BOAT_FRONT: Final = """
<path d="M-122-78C-118-60-100-56-70-54H64C88-54 104-62 124-80 122-40 108-4 82 14H-78
C-108 0-122-38-122-78Z" fill="url(#chests-hull)" stroke="#3c1c0a" stroke-width="5"
 stroke-linejoin="round"/>
<path d="M-120-70C-114-52-98-48-68-46H62C88-46 104-54 122-72" fill="none" stroke="var(--sail)"
 stroke-width="9"/>
<path d="M-112-34C-60-26 60-26 112-34M-100-8C-50 0 50 0 98-8" fill="none" stroke="#55290f"
 stroke-width="3" opacity=".6"/>
<path d="M-116-62C-108-52-92-50-66-49" fill="none" stroke="#fff" stroke-width="4"
 stroke-linecap="round" opacity=".4"/>
"""

_WATER: Final = """
<path d="M-124 6q15-11 31 2t31 0 31 0 31 0 31 0 31 0 31 0 31-2Q112 40 0 40T-124 6Z"
 fill="url(#chests-bow-wave)"/>
<path d="M-128 6q16-13 33 2t31 0 31 0 31 0 31 0 31 0 31 0 37-2" fill="none" stroke="var(--foam)"
 stroke-width="5" stroke-linecap="round"/>
"""

_ISLAND: Final = """
<path d="M-70 0Q-40-26 0-24 44-26 72 0Z" fill="var(--sand-dark)"/>
<path d="M2-20Q8-50 0-74" fill="none" stroke="#7c4a22" stroke-width="8" stroke-linecap="round"/>
<path d="M0-74Q-24-92-44-68-20-76 0-72-26-66-30-44-12-64 2-70 20-60 26-40 28-66 2-74 26-84 46-62
40-94 0-76-6-98-26-98-10-90 0-74Z" fill="var(--leaf)" stroke="var(--leaf)" stroke-width="3"
 stroke-linejoin="round"/>
"""
_DOLPHIN: Final = """
<path d="M-60 26C-54-18-20-46 22-40 30-40 36-34 44-30 52-28 56-24 50-20 42-18 36-18 30-16
 10-14-8-2-18 16-8 12 2 14 8 22-6 22-18 24-28 30Z" fill="#6d93ab" stroke="#2c4a5c" stroke-width="4"
 stroke-linejoin="round"/>
<path d="M-14-34Q-16-54-32-58-30-44-36-26" fill="#6d93ab" stroke="#2c4a5c" stroke-width="4"
 stroke-linejoin="round"/>
<path d="M36-22C16-24-12-12-30 22-20 4 0-12 36-18Z" fill="#e6f0f4"/>
<circle cx="27" cy="-29" r="4" fill="#14232c"/>
<path d="M-92 28q14-11 28 0t28 0 28 0" fill="none" stroke="var(--foam)" stroke-width="6"
 stroke-linecap="round"/>
"""
_STARFISH: Final = """
<path d="M0-44Q9-16 16-14 30-18 43-13 28 4 25 9 28 24 27 37 8 28 0 27-8 28-27 37-28 24-25 9-28 4
-43-13-30-18-16-14-9-16 0-44Z" fill="#e8714a" stroke="#8f3517" stroke-width="5"
 stroke-linejoin="round"/>
<path d="M-8-2h.1M8-2h.1M-5 10Q0 15 5 10" fill="none" stroke="#5a1d0a" stroke-width="5"
 stroke-linecap="round"/>
"""
_SHELL: Final = """
<path d="M0 34-40-4Q-34-38 0-40 34-38 40-4Z" fill="#f4b9b0" stroke="#9a5149" stroke-width="5"
 stroke-linejoin="round"/>
<path d="M0 32-22-32M0 32V-38M0 32 22-32" stroke="#9a5149" stroke-width="4" fill="none"/>
"""
_GULL: Final = (
    '<path d="M-26-4Q-14-18 0 0 14-18 26-4" fill="none" stroke="var(--gull)" stroke-width="5"'
    ' stroke-linecap="round" stroke-linejoin="round"/>'
)
_CLOUD: Final = (
    '<path d="M-60 18Q-78 18-78 2-78-14-60-14-54-34-30-34-10-34-4-20 8-28 22-20 36-12 34 0'
    ' 54-2 54 10 54 18 44 18Z" fill="var(--cloud)"/>'
)


def _gradient(name: str, high: str, low: str) -> str:
    return (
        f'<linearGradient id="chests-{name}" x2="0" y2="1"><stop stop-color="{high}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient>'
    )


def _planks() -> str:
    """Return the deck's boards: joints, nails and grain, the same every time."""
    top, bottom = DECK
    parts: list[str] = []
    rows = 6
    height = (bottom - top) / rows
    for row in range(rows):
        y = top + row * height
        tint = "var(--wood)" if row % 2 else "var(--wood-light)"
        parts.append(tag("rect", x=0, y=y, width=WIDTH, height=height, fill=tint))
        joint = 170 + row * 337 % 610
        grain = "".join(
            f"M{row * 211 % 300 + i * 190} {y + 14 + (i * 29 + row * 13) % 46:g}"
            f"q60 {-7 + (i + row) % 3 * 7} 130 0t90 0"
            for i in range(-1, 5)
        )
        parts.append(tag("path", d=grain, class_="grain"))
        parts.append(
            tag("path", d=f"M0 {y:g}H{WIDTH}M{joint} {y:g}v{height:g}", class_="seam"),
        )
        parts += [
            tag("circle", cx=joint + dx, cy=y + dy, r=4, fill="var(--wood-dark)")
            for dx in (-13, 13)
            for dy in (14, height - 14)
        ]
    edge = tag("rect", y=bottom, width=WIDTH, height=14, fill="var(--wood-dark)")
    lip = tag("rect", y=top - 6, width=WIDTH, height=9, fill="var(--wood-dark)")
    return "".join(parts) + edge + lip


DEFS: Final = tag(
    "defs",
    SYMBOLS,
    _gradient("sky", "var(--sky-high)", "var(--sky-low)"),
    _gradient("party", "var(--party-high)", "var(--party-low)"),
    _gradient("sunset", "var(--sunset-high)", "var(--sunset-low)"),
    _gradient("sea", "var(--sea-far)", "var(--sea-near)"),
    _gradient("hull", "#b9713a", "#7a3f1a"),
    _gradient("sand", "var(--sand)", "var(--sand-dark)"),
    _gradient("felt", "var(--felt-dark)", "var(--felt)"),
    '<linearGradient id="chests-bow-wave" x2="0" y2="1"><stop stop-color="var(--sea-boat)"/>'
    '<stop offset=".45" stop-color="var(--sea-boat)"/>'
    '<stop offset="1" stop-color="var(--sea-boat)" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="chests-billow"><stop stop-color="#000" stop-opacity=".22"/>'
    '<stop offset=".35" stop-color="#fff" stop-opacity=".22"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
    '<linearGradient id="chests-vignette" x2="0" y2="1"><stop stop-color="#000"'
    ' stop-opacity=".28"/><stop offset=".12" stop-color="#000" stop-opacity="0"/>'
    '<stop offset=".85" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000"'
    ' stop-opacity=".2"/></linearGradient>'
    '<pattern id="chests-waves" width="150" height="56" patternUnits="userSpaceOnUse">'
    '<path d="M10 16q12-9 24 0t24 0M88 42q12-9 24 0t24 0" fill="none" stroke="var(--wave)"'
    ' stroke-width="4" stroke-linecap="round"/></pattern>',
    f'<clipPath id="chests-frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="26"/></clipPath>',
    f'<clipPath id="chests-air"><rect width="{WIDTH}" height="{HORIZON}"/></clipPath>',
    *(
        tag("g", shape, id=f"chests-{name}", fill="#fffaf0", stroke="#fffaf0")
        for name, shape in _EMBLEMS.items()
    ),
    *(
        tag("g", shape, id=f"chests-{name}")
        for name, shape in {
            "boat-back": _BOAT_BACK,
            "boat-front": _BOAT_FRONT,
            "water": _WATER,
            "gull": _GULL,
            "cloud": _CLOUD,
            "island": _ISLAND,
            "dolphin": _DOLPHIN,
            "starfish": _STARFISH,
            "shell": _SHELL,
            "dolphin-left": '<use href="#chests-dolphin" transform="scale(-1 1)"/>',
        }.items()
    ),
)

_STARS: Final = tag(
    "path",
    d="".join(
        f"M{24 + i * i * 61 % 860} {8 + i * 37 % 90}h.1"  # round caps make dots of these
        for i in range(26)
    ),
    class_="stars",
)
SEA: Final = "".join(
    tag("rect", y=y, width=WIDTH, height=height, fill=f"url(#chests-{fill})")
    for y, height, fill in [
        (HORIZON, DECK[0] - HORIZON, "sea"),
        (HORIZON, DECK[0] - HORIZON, "waves"),
        (DECK[1], HEIGHT - DECK[1], "sea"),
        (DECK[1], HEIGHT - DECK[1], "waves"),
    ]
)
QUAY: Final = "".join(
    [
        _planks(),
        tag("ellipse", cx=450, cy=560, rx=560, ry=260, fill="url(#chests-glow)", class_="lamp"),
        tag("rect", y=DECK[0], width=WIDTH, height=DECK[1] - DECK[0], class_="vignette"),
    ]
)
_SAND: Final = "".join(
    tag(
        "path",
        d=f"M{292 + shift} {HEIGHT}C{276 + shift} 974 {318 + shift} 894 {400 + shift} 856"
        f" 520 {810 + shift / 2:g} 760 {820 + shift / 2:g} {WIDTH} {830 + shift / 2:g}V{HEIGHT}Z",
        fill=fill,
        opacity=opacity,
    )
    for shift, fill, opacity in [
        (0, "var(--foam)", 0.55),
        (12, "var(--sand-wet)", 1),
        (30, "url(#chests-sand)", 1),
    ]
)
_RIPPLES: Final = "M470 1034q14-6 28 0M640 1038q14-6 28 0M560 856q10-5 20 0M800 862q10-5 20 0"
BEACH: Final = "".join(
    [
        _SAND,
        tag("path", d=_RIPPLES, class_="grain"),
        use("starfish", 852, 1024, 44),
        use("shell", 378, 1032, 32),
    ]
)


def sky(sun_x: float, island_x: float, last_round: bool, turns_left: int) -> str:
    """Return the sky. In the last round the sun sets, turn by turn (CHE-E1)."""
    fill = "url(#chests-sunset)" if last_round else "url(#chests-sky)"
    back = tag("rect", width=WIDTH, height=HORIZON + 4, fill=fill)
    if last_round:
        height = HORIZON - 10 - 18 * turns_left
        sun = tag("circle", cx=sun_x, cy=height, r=120, fill="url(#chests-glow)")
        sun += tag("circle", cx=sun_x, cy=height, r=66, fill="var(--setting-sun)")
    else:
        sun = tag("circle", cx=sun_x, cy=54, r=80, fill="url(#chests-glow)")
        sun += tag("circle", cx=sun_x, cy=54, r=34, fill="var(--sun)")
    clouds = use("cloud", sun_x + 90, 78, 74) + use("cloud", sun_x - 130, 40, 60)
    gulls = use("gull", sun_x + 60, 26, 70) + use("gull", sun_x + 116, 40, 50)
    island = use("island", island_x, HORIZON + 2, 96)
    return tag("g", back, _STARS, sun, clouds, gulls, island, clip_path="url(#chests-air)")


def sun_on_water(sun_x: float) -> str:
    """Return the shine of the setting sun on the sea."""
    shine = "".join(
        f"M{sun_x - 74 + 6 * i + i % 2 * 18:g} {HORIZON + 12 + 15 * i}h{148 - 14 * i:g}"
        for i in range(7)
    )
    return tag("path", d=shine, class_="shine")


def shorten(name: str, most: int = 14) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def name_plate(name: str, y: float, active: bool, width: float = 190) -> str:
    """Return a plank with a player's name, squeezed where it is long."""
    shown = shorten(name)
    wide = sum(30.0 if ord(c) > 0x2E80 else 17.5 for c in shown)
    squeeze = width - 22 if wide > width - 22 else None
    plank = tag(
        "rect",
        x=-width / 2,
        y=y - 19,
        width=width,
        height=38,
        rx=12,
        class_="plate active" if active else "plate",
    )
    adjust = "spacingAndGlyphs" if squeeze else None
    words = text(shown, 0, y + 10, "player-name", textLength=squeeze, lengthAdjust=adjust)
    return plank + words


def boat(seat: int, cargo: str, name: str, active: bool) -> str:
    """Return a boat; its waterline is y = 0. `cargo` lies behind the rail."""
    return group(
        use("boat-back"),
        use(EMBLEMS[seat], 0, -119, 78),
        cargo,
        use("boat-front"),
        class_=f"boat seat-{seat + 1}",
    ) + group(use("water"), name_plate(name, 32, active), class_=f"seat-{seat + 1}")


def cargo(table: Table, seat: int) -> str:
    """Return the loot heaped up in the boat, so that more is seen to be more."""
    coins, diamonds = int(rules.coins(table, seat)), int(rules.diamonds(table, seat))
    pieces = ["coin"] * coins + ["diamond"] * diamonds
    return "".join(use(piece, x, y, 32) for piece, (x, y) in zip(pieces, HEAP, strict=False))


def loot(table: Table, seat: int, just: bool = False, bones_just: bool = False) -> str:
    """Return what lies under the boat, counted on its side: coins, diamonds, fish bones."""
    counts = [
        ("coin", int(rules.coins(table, seat)), just),
        ("diamond", int(rules.diamonds(table, seat)), just),
        ("fish-bones", int(rules.fish_bones(table, seat)), bones_just),
    ]
    parts: list[str] = []
    for i, (symbol, n, is_new) in enumerate(counts):
        x = (i - 1) * 72
        many = "loot many" if n > 9 else "loot"
        shown = use(symbol, x - 16, -17, 42) + text(str(n), x + 19, -5, many)
        class_ = f"{symbol}{' just' if is_new else ''}{'' if n else ' none'}"
        parts.append(tag("g", shown, class_=class_))
    return "".join(parts)
