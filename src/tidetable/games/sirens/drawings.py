"""The small pieces: cards, crew, octopuses, mugs, buttons. Drawn once, then used where they lie.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Colours that change at night, or with the seat, are CSS variables (board.css).
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from tidetable.core.svg import group, symbol, tag, text, thing
from tidetable.games.sirens.verbs import LAST_WITH_ICON, LOWEST

LYING: Final = (140, 80)  # a card at the ship
STEP: Final = 60  # how much of it stays in sight under the next one
HELD: Final = (114, 152)  # a card in the hand
EMBLEMS: Final = ["starfish", "shell"]  # by seat, as on the two halves of the cards (SIR-C1)

_STARFISH: Final = """
<path d="M0-46Q10-18 17-15 31-19 45-14 29 3 26 9 29 25 28 39 9 29 0 28-9 29-28 39-29 25-26 9-29 3
-45-14-31-19-17-15-10-18 0-46Z" fill="var(--seat)" stroke="#fff6e0" stroke-width="6"
 stroke-linejoin="round"/>
<path d="M0-26V-8M22-6 9-1M-22-6-9-1M14 22 6 10M-14 22-6 10" stroke="#fff6e0" stroke-width="6"
 stroke-linecap="round" stroke-dasharray="1 9"/>
"""
_SHELL: Final = """
<path d="M-13 42H13L16 28C34 18 47 2 45-16 42-36 20-46 0-46-20-46-42-36-45-16-47 2-34 18-16 28Z"
 fill="var(--seat)" stroke="#fff6e0" stroke-width="6" stroke-linejoin="round"/>
<path d="M0 26V-34M-9 25-25-30M9 25 25-30M-15 22-38-12M15 22 38-12" stroke="#fff6e0"
 stroke-width="5" fill="none" stroke-linecap="round"/>
"""

_MOVE_CREW: Final = """
<g fill="none" stroke="#2b1a3a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
<path d="M-14 28H-44M-33 16-45 28-33 40M14 28H44M33 16 45 28 33 40"/></g>
<path d="M-44 6C-40-16-26-20-20-38-8-50 8-50 20-38 26-20 40-16 44 6 26-6 14-8 0-8-14-8-26-6-44 6Z"
 fill="#2b1a3a"/>
<path d="M-40 4C-24-10-12-13 0-13S24-10 40 4" fill="none" stroke="#f0b53a" stroke-width="5"/>
<circle cy="-28" r="8" fill="#f0b53a"/>
"""

_TAIL: Final = """
<path d="M-16 48C-18 26-11 10-6-4-8-12-16-13-28-14-42-16-49-28-47-45-30-43-9-38 0-23 9-38 30-43
47-45 49-28 42-16 28-14 16-13 8-12 6-4 11 10 18 26 16 48Z" fill="var(--tail)"/>
<path d="M-36-34Q-18-32-6-18M36-34Q18-32 6-18M-5 10q5-6 10 0M-11 24q5-6 11 0 6-6 11 0M-13 40
q6-7 13 0 7-7 13 0" fill="none" stroke="#ffffff90" stroke-width="4" stroke-linecap="round"/>
"""

_CAPTAIN: Final = """
<ellipse cy="46" rx="40" ry="8" fill="#1a0d05" opacity=".45"/>
<path d="M-38 46C-38 14-22 6 0 6S38 14 38 46Q0 54-38 46Z" fill="#b3262f" stroke="#3d0a0e"
 stroke-width="4"/>
<path d="M-10 8 0 26 10 8V48H-10Z" fill="#fff3dc"/>
<path d="M-22 20h.1M22 20h.1M-20 34h.1M20 34h.1" stroke="#f6c443" stroke-width="8"
 stroke-linecap="round"/>
<circle cy="-8" r="20" fill="#f0c195" stroke="#3d1d0a" stroke-width="3"/>
<path d="M-20-6C-18 18 18 18 20-6 14 4 8 2 0 2S-14 4-20-6Z" fill="#5b3217"/>
<path d="M-8-9h.1M8-9h.1" stroke="#20110a" stroke-width="6" stroke-linecap="round"/>
<path d="M-44-14C-40-30-28-32-22-44-10-56 10-56 22-44 28-32 40-30 44-14 26-24 14-26 0-26
S-26-24-44-14Z" fill="#241a33" stroke="#120b1c" stroke-width="3" stroke-linejoin="round"/>
<path d="M-41-17C-26-28-13-31 0-31S26-28 41-17" fill="none" stroke="#f6c443" stroke-width="5"/>
<circle cy="-41" r="6" fill="#f6c443"/>
"""
_MATE: Final = """
<ellipse cy="46" rx="36" ry="8" fill="#1a0d05" opacity=".45"/>
<path d="M-34 46C-34 16-20 8 0 8S34 16 34 46Q0 54-34 46Z" fill="#f4efe2" stroke="#14253d"
 stroke-width="4"/>
<path d="M-28 22Q0 30 28 22M-32 36Q0 44 32 36" fill="none" stroke="#28649c" stroke-width="7"/>
<circle cy="-10" r="22" fill="#c98b5c" stroke="#3d1d0a" stroke-width="3"/>
<path d="M-24-12C-26-44 26-44 24-12 10-20-10-20-24-12Z" fill="#2f9e8f" stroke="#0f4840"
 stroke-width="4" stroke-linejoin="round"/>
<path d="M22-16 42-24 36-10 46-2 24-8Z" fill="#2f9e8f" stroke="#0f4840" stroke-width="3"
 stroke-linejoin="round"/>
<path d="M-10-28h.1M6-30h.1M-2-22h.1M14-22h.1" stroke="#eafff9" stroke-width="6"
 stroke-linecap="round"/>
<path d="M-8-7h.1M9-7h.1" stroke="#20110a" stroke-width="6" stroke-linecap="round"/>
<path d="M-8 3Q0 9 8 3" fill="none" stroke="#5a2a12" stroke-width="4" stroke-linecap="round"/>
"""

_OCTOPUS_1: Final = """
<path d="M-26 8C-44 10-48 26-44 38M-16 14C-26 28-24 40-30 46M-5 16C-8 30-4 40-8 47M26 8
C44 10 48 26 44 38M16 14C26 28 24 40 30 46M5 16C8 30 4 40 8 47" fill="none" stroke="var(--edge)"
 stroke-width="15" stroke-linecap="round"/>
<path d="M-26 8C-44 10-48 26-44 38M-16 14C-26 28-24 40-30 46M-5 16C-8 30-4 40-8 47M26 8
C44 10 48 26 44 38M16 14C26 28 24 40 30 46M5 16C8 30 4 40 8 47" fill="none" stroke="var(--seat)"
 stroke-width="9" stroke-linecap="round"/>
<path d="M-30 14C-40-4-38-48 0-48S40-4 30 14Q0 26-30 14Z" fill="var(--seat)" stroke="var(--edge)"
 stroke-width="4"/>
<path d="M-18-34h.1M0-40h.1M18-34h.1M-24-18h.1M24-18h.1" stroke="#ffffff88" stroke-width="8"
 stroke-linecap="round"/>
"""
_OCTOPUS_2: Final = """
<path d="M-22 12C-30 24-46 18-46 4M-16 14C-22 34-40 36-42 26M-5 16C-8 34-14 42-22 46M22 12
C30 24 46 18 46 4M16 14C22 34 40 36 42 26M5 16C8 34 14 42 22 46" fill="none" stroke="var(--edge)"
 stroke-width="15" stroke-linecap="round"/>
<path d="M-22 12C-30 24-46 18-46 4M-16 14C-22 34-40 36-42 26M-5 16C-8 34-14 42-22 46M22 12
C30 24 46 18 46 4M16 14C22 34 40 36 42 26M5 16C8 34 14 42 22 46" fill="none" stroke="var(--seat)"
 stroke-width="9" stroke-linecap="round"/>
<path d="M-26 14C-28-10-40-14-38-24-20-26-10-40 0-52 10-40 20-26 38-24 40-14 28-10 26 14
Q0 26-26 14Z" fill="var(--seat)" stroke="var(--edge)" stroke-width="4" stroke-linejoin="round"/>
<path d="M-8-32 0-26 8-32M-14-20 0-12 14-20" fill="none" stroke="#ffffff99" stroke-width="5"
 stroke-linecap="round" stroke-linejoin="round"/>
"""
_EYES: Final = """
<circle cx="-11" cy="-3" r="9" fill="#fff"/><circle cx="11" cy="-3" r="9" fill="#fff"/>
<circle cx="-9" cy="-2" r="4.5" fill="#151020"/><circle cx="13" cy="-2" r="4.5" fill="#151020"/>
<path d="M-6 12Q0 17 6 12" fill="none" stroke="#151020" stroke-width="3.5"
 stroke-linecap="round"/>
"""

_MUG: Final = """
<ellipse cx="-4" cy="44" rx="38" ry="8" fill="#1a0d05" opacity=".45"/>
<path d="M24-14C50-18 50 28 24 24" fill="none" stroke="#3a1c0b" stroke-width="15"/>
<path d="M24-14C50-18 50 28 24 24" fill="none" stroke="#b9762f" stroke-width="8"/>
<path d="M-34-26H26L22 42Q-4 50-30 42Z" fill="url(#sirens-barrel)" stroke="#3a1c0b"
 stroke-width="4" stroke-linejoin="round"/>
<path d="M-33-8Q-4 0 25-8M-31 26Q-4 34 23 26" fill="none" stroke="#d9a441" stroke-width="7"/>
<path d="M-40-26C-46-42-26-48-18-42-10-54 8-52 12-44 26-50 38-38 32-26 22-18 14-24 8-22 4-10-6-12
-8-22-20-18-34-16-40-26Z" fill="#fff8e6" stroke="#b99b66" stroke-width="3"/>
"""

_DONE: Final = """
<circle cy="4" r="50" fill="#0a0618" opacity=".45"/>
<circle r="49" fill="#c9973f" stroke="#5b3a0c" stroke-width="4"/>
<circle r="45" fill="none" stroke="#7c5212" stroke-width="6" stroke-dasharray="5 8"/>
<circle r="38" fill="#1f8a5b" stroke="#0d4429" stroke-width="4"/>
<path d="M-18 1-5 15 20-14" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"
 stroke-linejoin="round"/>
"""
_PASS: Final = """
<circle cy="4" r="50" fill="#0a0618" opacity=".45"/>
<circle r="49" fill="#c9973f" stroke="#5b3a0c" stroke-width="4"/>
<circle r="45" fill="none" stroke="#7c5212" stroke-width="6" stroke-dasharray="5 8"/>
<circle r="38" fill="#3f5f8f" stroke="#15263f" stroke-width="4"/>
<path d="M-20-17-2 0-20 17M4-17 22 0 4 17" fill="none" stroke="#fff" stroke-width="11"
 stroke-linecap="round" stroke-linejoin="round"/>
"""
_PEARL: Final = """
<circle r="40" fill="url(#sirens-nacre)" stroke="#8a6b86" stroke-width="5"/>
<path d="M-20-12A24 24 0 0 1-4-24" fill="none" stroke="#fff" stroke-width="9"
 stroke-linecap="round"/>
"""
_LANTERN: Final = """
<circle r="50" fill="url(#sirens-glow)" class="lantern"/>
<circle r="13" fill="#ffdf80" stroke="#5a3510" stroke-width="5"/>
<circle r="5" fill="#fffbe4"/>
"""
_NOTE: Final = """
<path d="M-18 30V-30L28-42V18" fill="none" stroke="var(--song)" stroke-width="9"
 stroke-linejoin="round"/>
<ellipse cx="-28" cy="32" rx="15" ry="11" fill="var(--song)"/>
<ellipse cx="18" cy="20" rx="15" ry="11" fill="var(--song)"/>
"""
_CROWN: Final = """
<path d="M-42 30-48-22-22-2 0-38 22-2 48-22 42 30Q0 42-42 30Z" fill="url(#sirens-gold)"
 stroke="#8a5200" stroke-width="5" stroke-linejoin="round"/>
<g stroke="#8a5200" stroke-width="3" fill="#fff"><circle cy="-40" r="8"/>
<circle cx="-48" cy="-24" r="7"/><circle cx="48" cy="-24" r="7"/><circle cy="16" r="9"/></g>
"""
_HAT: Final = """
<circle cy="4" r="46" fill="#0a0618" opacity=".4"/>
<circle r="46" fill="url(#sirens-gold)" stroke="#6d4309" stroke-width="5"/>
<path d="M-38 20C-34 0-23-3-18-18-8-30 8-30 18-18 23-3 34 0 38 20 23 9 12 7 0 7S-23 9-38 20Z"
 fill="#2b1a3a"/>
<path d="M-35 18C-22 5-11 2 0 2S22 5 35 18" fill="none" stroke="#ffe27a" stroke-width="5"/>
<circle cy="-11" r="6" fill="#ffe27a"/>
"""
_UNSEEN: Final = """
<path d="M-46 0Q0-46 46 0 0 46-46 0Z" fill="#fff8e6" stroke="#2b1a3a" stroke-width="8"
 stroke-linejoin="round"/>
<circle r="15" fill="#2b1a3a"/>
<path d="M-36 36 36-36" stroke="#fff8e6" stroke-width="20"/>
<path d="M-38 38 38-38" stroke="#2b1a3a" stroke-width="9" stroke-linecap="round"/>
"""

_SYMBOLS: Final = {
    "starfish": _STARFISH,
    "shell": _SHELL,
    "move-crew": _MOVE_CREW,
    "tail": _TAIL,
    "captain": _CAPTAIN,
    "mate": _MATE,
    "octopus-1": _OCTOPUS_1 + _EYES,
    "octopus-2": _OCTOPUS_2 + _EYES,
    "mug": _MUG,
    "done": _DONE,
    "pass": _PASS,
    "pearl": _PEARL,
    "lantern": _LANTERN,
    "note": _NOTE,
    "crown": _CROWN,
    "hat": _HAT,
    "unseen": _UNSEEN,
}


def fade(name: str, *stops: str, upright: bool = True) -> str:
    """Return a gradient over evenly spread colours, from the top down or from the left."""
    inside = "".join(
        tag("stop", offset=i / (len(stops) - 1), stop_color=colour)
        for i, colour in enumerate(stops)
    )
    x2, y2 = (0, 1) if upright else (1, 0)
    return tag("linearGradient", inside, id=f"sirens-{name}", x2=x2, y2=y2)


SYMBOLS: Final = (
    fade("barrel", "#8a4d1e", "#c98343", "#6d3814", upright=False)
    + fade("gold", "#fff2a0", "#f9c22e", "#e39a0c", upright=False)
    + fade("card", "var(--card)", "var(--card-dark)")
    + '<radialGradient id="sirens-nacre" cx=".38" cy=".32"><stop stop-color="#fff"/>'
    '<stop offset=".6" stop-color="#f3dbe8"/><stop offset="1" stop-color="#b99bc4"/>'
    "</radialGradient>"
    '<radialGradient id="sirens-glow"><stop stop-color="#fff0b0" stop-opacity=".95"/>'
    '<stop offset=".4" stop-color="#ffc95a" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ffb03a" stop-opacity="0"/></radialGradient>'
    + "".join(tag("g", inside, id=f"sirens-{name}") for name, inside in _SYMBOLS.items())
)


use: Final = partial(symbol, "sirens")


def signed(n: int) -> str:
    """Return a number in figures, with a minus sign of a figure's width."""
    return str(n) if n >= 0 else f"\N{MINUS SIGN}{-n}"


def figure(card: int) -> str:
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
        text(figure(card), -37, 48, "value", aria_hidden="true"),
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
        text(figure(card), 0, -8, "held value", aria_hidden="true"),
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


def touchable(
    token: str,
    label: str,
    drawn: str,
    box: tuple[float, float, float, float],
    key: str = "",
    class_: str = "",
    round_: float = 18,
) -> str:
    """Return a thing in a ring that takes its clicks, and shines around it when it is lit."""
    x, y, width, height = box
    under, over = (
        tag("rect", x=x, y=y, width=width, height=height, rx=round_, class_=name)
        for name in ("ring under", "ring")
    )
    return thing(token, label, under, drawn, over, key=key, class_=class_)


def placed(drawn: str, key: str, x: float, y: float) -> str:
    """Return a piece at its place, under the key by which it is followed."""
    return group(tag("g", drawn, data_key=key), x=x, y=y)
