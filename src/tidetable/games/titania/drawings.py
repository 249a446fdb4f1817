"""The small pieces: shells, starfish, ships, cards, tiles, towers. Drawn once, then used.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths. No
colour stands alone: each sail, each shell and each tower's windows have a shape of their own.
Inside symbols paint is set by attributes: style sheets do not reach what is used elsewhere.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from tidetable.core.svg import group, symbol, tag, text, thing
from tidetable.games.titania.kingdom import GAINS
from tidetable.games.titania.verbs import AMOUNT, CARDS, COLOURS, N_COLOURS, SAILS, SHELLS

CARD: Final = (92, 126)
FLOOR: Final = 0.39  # how high a floor is, for its width
use: Final = partial(symbol, "titania")
GAIN_NAMES: Final = {what: name for name, what in GAINS.items()}

SHELL_FILLS: Final = {
    "brown": ("#e0a269", "#8f4f22", "#4a2408"),
    "green": ("#8fdc94", "#2b8a4c", "#0c4423"),
    "black": ("#707a92", "#262b3a", "#080a12"),
    "white": ("#ffffff", "#d9d6cf", "#4d4a55"),
}
SAIL_FILLS: Final = {
    "blue": ("#5aa5ff", "#1656c9", "#07255e"),
    "yellow": ("#ffe96b", "#f2ae00", "#6b4300"),
    "red": ("#ff7b66", "#c81e1e", "#5a0707"),
}

CLOTHS: Final = {"blue": "#2a6fe0", "yellow": "#f6bd16", "red": "#d8322b"}

# A fan, a snail, a mussel, a cone: a shell is known by its outline alone.
_SHELL_SHAPES: Final = {
    "brown": (
        "M-12 43H12L17 29C37 19 48 3 45-14 41-36 21-46 0-46S-41-36-45-14C-48 3-37 19-17 29Z",
        "M0 27V-36M-8 26-24-32M8 26 24-32M-15 23-38-14M15 23 38-14",
    ),
    "green": (
        "M-46 40C-38 34-42 24-43 8-45-24-22-46 6-46S48-26 46-2 24 42-4 42-30 48-46 40Z",
        "M-30 30C-6 38 32 26 32-4 32-24 16-34 2-33-14-32-24-20-22-6-20 8-4 14 6 8 16 2 14-12 4-14",
    ),
    "black": (
        "M-40 44C-50 22-30-30 24-46 44-40 50-12 34 12 18 36-14 52-40 44Z",
        "M-30 34C-22 4-2-20 26-36M-14 36C4 24 24 4 32-20M-4 38C18 30 32 12 37-6",
    ),
    "white": (
        "M0-49C9-38 33 4 40 24 34 46-34 46-40 24-33 4-9-38 0-49Z",
        "M-10-28Q0-20 10-28M-19-9Q0 3 19-9M-29 10Q0 25 29 10M-14 40Q4 24 26 34",
    ),
}
_SAILS: Final = {
    # Square sails, pointed ones, a round one
    "blue": (
        "M-25-46H25Q31-30 26-17H-26Q-31-30-25-46ZM-33-13H33Q40 4 34 18H-34Q-40 4-33-13Z",
        "M-15-31H15M-22 3H22",
    ),
    "yellow": ("M3-48C22-30 40-6 45 18H3ZM-5-36V18H-41C-30 2-17-18-5-36Z", "M13-4 30 9M-13-2-26 9"),
    "red": (
        "M0-48C24-48 37-30 37-13S24 19 0 19-37 4-37-13-24-48 0-48Z",
        "M0 17V-42M-4 17C-20-2-22-24-16-40M4 17C20-2 22-24 16-40",
    ),
}
_HULL: Final = "M-47 22Q0 30 47 22C44 38 34 48 20 48H-20C-34 48-44 38-47 22Z"

_STAR: Final = "M0-36 10-13 36-11 17 7 23 33 0 19-23 33-17 7-36-11-10-13Z"
_STARFISH: Final = f"""
<path d="{_STAR}" fill="#7d1d0a" stroke="#7d1d0a" stroke-width="25" stroke-linejoin="round"/>
<path d="{_STAR}" fill="#ff7f3f" stroke="#ff7f3f" stroke-width="17" stroke-linejoin="round"/>
<path d="M0-30V-12M26-8 12-3M-26-8-12-3M17 25 8 10M-17 25-8 10M0 0h.1" stroke="#ffe3a8"
 stroke-width="7" stroke-linecap="round" stroke-dasharray="1 10"/>
"""
_ANY: Final = f"""
<path d="{_SHELL_SHAPES["brown"][0]}" fill="url(#titania-four)" stroke="#5b3a0c" stroke-width="6"
 stroke-linejoin="round"/>
<path d="{_SHELL_SHAPES["brown"][1]}" fill="none" stroke="#fff8e0" stroke-width="4"
 stroke-linecap="round"/>
"""
_LOZENGE: Final = """
<path d="M0-49 41 0 0 49-41 0Z" fill="url(#titania-gold)" stroke="#6d4309" stroke-width="5"
 stroke-linejoin="round"/>
<path d="M0-36 30 0 0 36-30 0Z" fill="#6c2f86" stroke="#ffe9a8" stroke-width="3"
 stroke-linejoin="round"/>
<path d="M0-36 30 0H-30Z" fill="#a75cc4"/>
"""
_MEDAL: Final = """
<circle cy="4" r="46" fill="#0a1024" opacity=".35"/>
<circle r="46" fill="url(#titania-gold)" stroke="#6d4309" stroke-width="5"/>
<circle r="36" fill="#fff3c4" stroke="#b97f14" stroke-width="4"/>
"""
_BACK: Final = """
<rect x="-34" y="-46" width="68" height="92" rx="10" fill="#123a63" stroke="#f4dfa8"
 stroke-width="6"/>
<path d="M-20-18q10-10 20 0t20 0M-20 2q10-10 20 0t20 0M-20 22q10-10 20 0t20 0" fill="none"
 stroke="#7fd0e6" stroke-width="6" stroke-linecap="round"/>
"""
_DISCARDS: Final = """
<rect x="-34" y="-46" width="68" height="92" rx="10" fill="#fff8e2" stroke="#6d5a3c"
 stroke-width="6"/>
<path d="M-4-24C10-12 18 0 20 14H-4ZM-10-14V14H-24C-20 4-15-6-10-14ZM-26 20H26Q20 34 10 34H-10
Q-20 34-26 20Z" fill="#6d7f94"/>
"""
_TILE: Final = """
<circle cy="5" r="46" fill="#021226" opacity=".4"/>
<circle r="46" fill="url(#titania-paper)" stroke="#8a6a3a" stroke-width="4"/>
<circle r="39" fill="none" stroke="#d9b45c" stroke-width="2.5"/>
"""
_CRANE: Final = """
<path d="M-40 47H34" stroke="#2b1606" stroke-width="9" stroke-linecap="round" opacity=".5"/>
<path d="M-24 44-6-34 10 44M-18 18H5M-13-4H0" fill="none" stroke="#3a1c0b" stroke-width="12"
 stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-24 44-6-34 10 44M-18 18H5M-13-4H0" fill="none" stroke="#b9742f" stroke-width="6"
 stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-32-20 42-46" stroke="#3a1c0b" stroke-width="13" stroke-linecap="round"/>
<path d="M-32-20 42-46" stroke="#e0a04e" stroke-width="7" stroke-linecap="round"/>
<path d="M36-42V-6M-28-20V4" stroke="#2b1606" stroke-width="3.5"/>
<path d="M22-6H50V18H22Z" fill="#ded6c4" stroke="#3a3128" stroke-width="4" stroke-linejoin="round"/>
<path d="M-39 4H-17V20H-39Z" fill="#7d5a34" stroke="#2b1606" stroke-width="4"/>
"""
# A ship of the colour just placed, so of no colour here
_EXTRA: Final = f"""
<path d="M-10-46C12-28 26-6 32 18H-10Z" fill="#fffbe8" stroke="#2b3a4a" stroke-width="6"
 stroke-linejoin="round"/>
<path d="M-18-30V18H-44C-36 0-28-16-18-30Z" fill="#e3d9bd" stroke="#2b3a4a" stroke-width="6"
 stroke-linejoin="round"/>
<path d="{_HULL}" fill="#9a6a3a" stroke="#2b3a4a" stroke-width="6" stroke-linejoin="round"/>
<circle cx="32" cy="-26" r="20" fill="#1f8a5b" stroke="#fff" stroke-width="5"/>
<path d="M32-37V-15M21-26H43" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
"""
_FOG: Final = """
<circle r="50" fill="url(#titania-mist)"/>
<path d="M-31 9C-39-17-13-38 11-31 34-24 36 5 16 13 1 19-13 7-7-5-3-13 8-11 8-3M-22 25C0 38 31 29
 37 6M-37-9C-36-24-25-36-11-39" fill="none" stroke="var(--fog-line)" stroke-width="5.5"
 stroke-linecap="round"/>
"""
_AGAIN: Final = """
<g transform="scale(-1 1)"><use href="#titania-fog"/></g>
<path d="M0-13 11 0 0 13-11 0Z" fill="#fff" stroke="var(--fog-line)" stroke-width="4"/>
"""
_CROWN: Final = """
<path d="M-42 30-48-22-22-2 0-38 22-2 48-22 42 30Q0 42-42 30Z" fill="url(#titania-gold)"
 stroke="#8a5200" stroke-width="5" stroke-linejoin="round"/>
<g stroke="#8a5200" stroke-width="3" fill="#fff"><circle cy="-40" r="8"/>
<circle cx="-48" cy="-24" r="7"/><circle cx="48" cy="-24" r="7"/><circle cy="16" r="9"/></g>
"""
_UNSEEN: Final = """
<path d="M-46 0Q0-46 46 0 0 46-46 0Z" fill="#fff8e6" stroke="#1c2740" stroke-width="8"
 stroke-linejoin="round"/>
<circle r="15" fill="#1c2740"/>
<path d="M-36 36 36-36" stroke="#fff8e6" stroke-width="20"/>
<path d="M-38 38 38-38" stroke="#1c2740" stroke-width="9" stroke-linecap="round"/>
"""


def fade(name: str, *stops: str, upright: bool = True) -> str:
    """Return a gradient over evenly spread colours, from the top down or from the left."""
    inside = "".join(
        tag("stop", offset=i / (len(stops) - 1), stop_color=colour)
        for i, colour in enumerate(stops)
    )
    x2, y2 = (0, 1) if upright else (1, 0)
    return tag("linearGradient", inside, id=f"titania-{name}", x2=x2, y2=y2)


def _shell(colour: str) -> str:
    outline, ribs = _SHELL_SHAPES[colour]
    edge = SHELL_FILLS[colour][2]
    return (
        f'<path d="{outline}" fill="url(#titania-nacre-{colour})" stroke="{edge}" stroke-width="6"'
        f' stroke-linejoin="round"/><path d="{ribs}" fill="none" stroke="{edge}" stroke-width="4.5"'
        ' stroke-linecap="round" opacity=".6"/>'
    )


def _ship(colour: str) -> str:
    sails, seams = _SAILS[colour]
    _, fill, edge = SAIL_FILLS[colour]
    return (
        '<ellipse cy="45" rx="50" ry="10" fill="#021226" opacity=".35"/>'
        f'<path d="{sails}{_HULL}M0-50V24" fill="none" stroke="#fffbe8" stroke-width="15"'
        ' stroke-linejoin="round"/>'
        f'<path d="M0-50V26" stroke="{edge}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="{sails}" fill="url(#titania-cloth-{colour})" stroke="{edge}" stroke-width="5"'
        ' stroke-linejoin="round"/>'
        f'<path d="{seams}" fill="none" stroke="#fffbe8" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{_HULL}" fill="{fill}" stroke="{edge}" stroke-width="5"'
        ' stroke-linejoin="round"/>'
        f'<path d="M-38 33Q0 40 38 33" fill="none" stroke="#fffbe8" stroke-width="4"/>'
    )


# Windows: an arch, a round one, a slit, a lozenge
_WINDOWS: Final = {
    "brown": "M-11 21V4Q0-8 11 4V21Z",
    "green": "M-12 8A12 12 0 1 1 12 8 12 12 0 1 1-12 8Z",
    "black": "M-18-3H-7V20H-18ZM7-3H18V20H7Z",
    "white": "M0-7 14 8 0 23-14 8Z",
}
INLAYS: Final = {"brown": "#fff1d6", "green": "#eafff0", "black": "#e8ecf8", "white": "#3b3846"}


def _floor(colour: str) -> str:
    light, _, edge = SHELL_FILLS[colour]
    return (
        f'<path d="M-46-17V17A46 11 0 0 0 46 17V-17Z" fill="url(#titania-wall-{colour})"'
        f' stroke="{edge}" stroke-width="4" stroke-linejoin="round"/>'
        f'<ellipse cy="-17" rx="46" ry="10" fill="{light}" stroke="{edge}" stroke-width="4"/>'
        f'<path d="{_WINDOWS[colour]}" fill="{INLAYS[colour]}" stroke="{edge}" stroke-width="3"/>'
    )


def _roof(colour: str) -> str:
    edge = SHELL_FILLS[colour][2]
    return (
        f'<path d="M-50 0Q-14-16 0-62 14-16 50 0A50 11 0 0 1-50 0Z" fill="url(#titania-gold)"'
        f' stroke="{edge}" stroke-width="4" stroke-linejoin="round"/>'
        f'<circle cy="-64" r="9" fill="#fff6cf" stroke="{edge}" stroke-width="4"/>'
    )


def _base(colour: str) -> str:
    """Return a foundation: a slab of stone with the colour of its tower let in."""
    light, fill, edge = SHELL_FILLS[colour]
    return (
        '<ellipse cy="-14" rx="54" ry="15" fill="var(--slab)" stroke="var(--slab-edge)"'
        ' stroke-width="4"/>'
        f'<ellipse cy="-15" rx="42" ry="10" fill="{light}" opacity=".55"/>'
        f'<path d="M-54-12V36Q0 62 54 36V-12Q0 12-54-12Z" fill="{fill}" stroke="{edge}"'
        ' stroke-width="5" stroke-linejoin="round"/>'
    )


def _flag(colour: str) -> str:
    """Return a flag of the castle; its end is cut like the sail of its ships."""
    ends = {"blue": "H46V-14H-6Z", "yellow": "L46-28-6-14Z", "red": "H30A14 14 0 0 1 30-14H-6Z"}
    _, fill, edge = SAIL_FILLS[colour]
    return (
        '<path d="M-8 46V-46" stroke="#3a2a16" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M-6-42{ends[colour]}" fill="{fill}" stroke="{edge}" stroke-width="4"'
        ' stroke-linejoin="round"/>'
    )


def _card(card: int) -> str:
    """Return a card in the hand: one ship, or two of which one will sail."""
    width, height = CARD
    first, *second = [COLOURS.tokens[c] for c in range(N_COLOURS) if SAILS[card] >> c & 1]
    shape = f'width="{width}" height="{height}" rx="12"'
    paper = (
        f'<rect x="{2 - width / 2}" y="{5 - height / 2}" {shape} fill="var(--shade)"'
        f' opacity=".35"/><rect x="{-width / 2}" y="{-height / 2}" {shape}'
        ' fill="url(#titania-paper)" stroke="#6d5a3c" stroke-width="2.5"/>'
        f'<rect x="-39" y="-56" width="78" height="112" rx="8" fill="{CLOTHS[first]}"/>'
    )
    if not second:
        pane = '<circle r="36" fill="#f4fbff" opacity=".82"/>'
        return paper + pane + use(f"ship-{first}", 0, 0, 62)
    half = f'<path d="M39 48Q39 56 31 56H-39L39-56Z" fill="{CLOTHS[second[0]]}"/>'
    panes = (
        '<g fill="#f4fbff" opacity=".82"><circle cx="-13" cy="-29" r="25"/>'
        '<circle cx="13" cy="29" r="25"/></g>'
    )
    ships = use(f"ship-{first}", -13, -29, 44) + use(f"ship-{second[0]}", 13, 29, 44)
    return paper + half + panes + ships


_SYMBOLS: Final = {
    **{f"card-{token}": _card(card) for card, token in enumerate(CARDS.tokens)},
    **{f"shell-{colour}": _shell(colour) for colour in SHELLS.tokens},
    **{f"ship-{colour}": _ship(colour) for colour in COLOURS.tokens},
    **{f"flag-{colour}": _flag(colour) for colour in COLOURS.tokens},
    **{f"floor-{colour}": _floor(colour) for colour in SHELLS.tokens},
    **{f"roof-{colour}": _roof(colour) for colour in SHELLS.tokens},
    **{f"base-{colour}": _base(colour) for colour in SHELLS.tokens},
    "starfish": _STARFISH,
    "any": _ANY,
    "lozenge": _LOZENGE,
    "medal": _MEDAL,
    "back": _BACK,
    "discards": _DISCARDS,
    "tile": _TILE,
    "crane": _CRANE,
    "extra": _EXTRA,
    "fog": _FOG,
    "again": _AGAIN,
    "crown": _CROWN,
    "unseen": _UNSEEN,
}
SYMBOLS: Final = (
    "".join(
        fade(f"nacre-{colour}", light, fill)
        + fade(f"wall-{colour}", fill, light, fill, edge, upright=False)
        for colour, (light, fill, edge) in SHELL_FILLS.items()
    )
    + "".join(
        fade(f"cloth-{colour}", light, fill) for colour, (light, fill, _) in SAIL_FILLS.items()
    )
    + fade("gold", "#fff2a0", "#f9c22e", "#d98e0a")
    + fade("paper", "var(--paper)", "var(--paper-dark)")
    + '<linearGradient id="titania-four"><stop offset=".25" stop-color="#a9622f"/>'
    '<stop offset=".25" stop-color="#2f9a55"/><stop offset=".5" stop-color="#2f9a55"/>'
    '<stop offset=".5" stop-color="#2b3040"/><stop offset=".75" stop-color="#2b3040"/>'
    '<stop offset=".75" stop-color="#f6f3ea"/></linearGradient>'
    '<radialGradient id="titania-mist"><stop stop-color="var(--fog)" stop-opacity=".97"/>'
    '<stop offset=".72" stop-color="var(--fog)" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="var(--fog)" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="titania-glow"><stop stop-color="#fff6c8" stop-opacity=".95"/>'
    '<stop offset=".4" stop-color="#ffe08a" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ffd05a" stop-opacity="0"/></radialGradient>'
    + "".join(tag("g", inside, id=f"titania-{name}") for name, inside in _SYMBOLS.items())
)


def figure(n: int, x: float, y: float, class_: str = "figure") -> str:
    """Return a number that a picture shows; words say it elsewhere."""
    return text(str(n), x, y, class_, aria_hidden="true")


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


def gain_at(given: int, x: float, y: float, size: float) -> str:
    """Return a gain, packed as the kingdom keeps it, around a point."""
    return group(gain(given // AMOUNT, given % AMOUNT), x=x, y=y, scale=size / 100)


# --- What can be touched -------------------------------------------------------------------------


def touchable(
    token: str,
    label: str,
    drawn: str,
    box: tuple[float, float, float, float],
    class_: str = "",
    round_: float = 14,
) -> str:
    """Return a thing in a ring that takes its clicks, and shines around it when it is lit."""
    x, y, width, height = box
    ring = tag("rect", x=x, y=y, width=width, height=height, rx=round_, class_="ring")
    return thing(token, label, drawn, ring, class_=class_)


def placed(drawn: str, key: str, x: float, y: float) -> str:
    """Return a piece at its place, under the key by which it is followed."""
    return group(tag("g", drawn, data_key=key), x=x, y=y)
