"""The small pieces: symbols, dice, cards, chests. Drawn once, then used wherever they lie.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Colours that change at night are CSS variables (board.css); what is on a die never changes.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from tidetable.core.svg import group, symbol, tag, thing
from tidetable.games.chests.verbs import COINS, DIAMONDS, FACES, FISH_BONES

CARD: Final = (124, 136)
SOCKET: Final = 60  # where a die fits on a chest

_COIN: Final = """
<circle cy="4" r="44" fill="#8a5200"/>
<circle r="44" fill="url(#chests-gold)" stroke="#a05f00" stroke-width="5"/>
<circle r="33" fill="none" stroke="#c98408" stroke-width="4"/>
<path d="M-21 15-25-13-11-3 0-21 11-3 25-13 21 15Z" fill="#fff0a8" stroke="#b87406"
 stroke-width="4" stroke-linejoin="round"/>
<path d="M-33-17A37 37 0 0 1-8-36" fill="none" stroke="#fffbe0" stroke-width="6"
 stroke-linecap="round"/>
"""

_DIAMOND: Final = """
<path d="M-29-34H29L47-9 0 45-47-9Z" fill="#2aa3d8" stroke="#0b4f78" stroke-width="6"
 stroke-linejoin="round"/>
<path d="M-29-34-16-9H-47ZM29-34 47-9H16Z" fill="#8ee0fb"/>
<path d="M-29-34H29L16-9H-16Z" fill="#d8f6ff"/>
<path d="M-47-9H-16L0 45Z" fill="#58c6f0"/>
<path d="M47-9H16L0 45Z" fill="#1582b8"/>
<path d="M-29-34H29L47-9 0 45-47-9ZM-47-9H47M-29-34-16-9 0 45 16-9 29-34" fill="none"
 stroke="#0b4f78" stroke-width="3" stroke-linejoin="round"/>
<path d="M-22-28H6" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
"""

_KEY: Final = """
<g transform="rotate(42) translate(0 -2)" fill="none" stroke-linecap="round">
<path d="M0-5V43M0 25H15M0 41H13" stroke="#33124d" stroke-width="19"/>
<circle cy="-24" r="16" stroke="#33124d" stroke-width="22"/>
<path d="M0-5V43M0 25H15M0 41H13" stroke="#9d52d6" stroke-width="10"/>
<circle cy="-24" r="16" stroke="#9d52d6" stroke-width="13"/>
<path d="M-14-32A16 16 0 0 1 3-40M-2 4V38" stroke="#e2c2fa" stroke-width="4"/>
</g>
"""

_SABRE: Final = """
<path d="M-7 20C-14-8-10-34 7-56 15-30 13-2 9 20Z" fill="url(#chests-steel)" stroke="#26343f"
 stroke-width="5" stroke-linejoin="round"/>
<path d="M1 14C-4-8-2-28 6-44" fill="none" stroke="#fff" stroke-width="3"/>
<path d="M0 26V43" stroke="#4e0f0c" stroke-width="17" stroke-linecap="round"/>
<path d="M0 26V43" stroke="#d8423a" stroke-width="9" stroke-linecap="round"/>
<path d="M-20 19Q2 31 22 17" fill="none" stroke="#6b4200" stroke-width="13"
 stroke-linecap="round"/>
<path d="M-20 19Q2 31 22 17" fill="none" stroke="#fcc23c" stroke-width="7"
 stroke-linecap="round"/>
"""

_SABRES: Final = """
<use href="#chests-sabre" transform="scale(.93) translate(4 4) rotate(45)"/>
<use href="#chests-sabre" transform="scale(-.93 .93) translate(4 4) rotate(45)"/>
"""

_FISH_BONES: Final = """
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="#33444c" stroke-width="15">
<path d="M-14 0H36M-2-19V19M12-16V16M25-11V11M36 0 48-17V17Z"/>
<path d="M-14-23C-34-22-48-8-48 2-40 18-26 23-14 23Z"/>
</g>
<g stroke="#fdf8ea" stroke-width="7">
<path d="M-14 0H36M-2-19V19M12-16V16M25-11V11"/>
<path d="M36 0 48-17V17ZM-14-23C-34-22-48-8-48 2-40 18-26 23-14 23Z" fill="#fdf8ea"/>
</g>
<path d="M-33-9-23 1M-23-9-33 1M-38 11Q-32 15-27 12" stroke="#33444c" stroke-width="4"/>
</g>
"""

_DIE: Final = """
<rect x="-47" y="-38" width="94" height="90" rx="24" fill="var(--shade)" opacity=".5"/>
<rect x="-47" y="-43" width="94" height="92" rx="22" fill="#b08a4e"/>
<rect x="-47" y="-48" width="94" height="91" rx="22" fill="url(#chests-ivory)" stroke="#a8844a"
 stroke-width="2"/>
<path d="M-38-30Q-36-42-24-43H20" fill="none" stroke="#fff" stroke-width="4"
 stroke-linecap="round"/>
"""

_ROSE: Final = """
<path d="M0-40 8-8 40 0 8 8 0 40-8 8-40 0-8-8Z" fill="#d9c18d"/>
<path d="M0-40V40L8 8ZM-40 0H40L8-8Z" fill="#c4a768" opacity=".6"/>
"""

_CUP: Final = """
<ellipse cx="4" cy="54" rx="50" ry="13" fill="var(--shade)" opacity=".55"/>
<path d="M-52-44-40 46Q0 66 40 46L52-44Z" fill="url(#chests-leather)" stroke="#4a2410"
 stroke-width="5" stroke-linejoin="round"/>
<ellipse cy="-44" rx="52" ry="16" fill="#3a1a0c" stroke="#c48a4a" stroke-width="7"/>
<path d="M-44 22Q0 42 44 22" fill="none" stroke="#f0c27b" stroke-width="3"
 stroke-dasharray="8 7"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M17-8A20 20 0 1 0 21 12M24-20 19-5 4-9" stroke="#4a2410" stroke-width="15"/>
<path d="M17-8A20 20 0 1 0 21 12M24-20 19-5 4-9" stroke="#fff3d0" stroke-width="8"/>
</g>
"""

_DONE: Final = """
<ellipse cx="3" cy="12" rx="56" ry="52" fill="var(--shade)" opacity=".5"/>
<circle r="55" fill="#fff8ea" stroke="#8f2a20" stroke-width="4"/>
<g fill="none" stroke="#de4b3d" stroke-width="27">
<path d="M-20-37A42 42 0 0 1 20-37M37-20A42 42 0 0 1 37 20M20 37A42 42 0 0 1-20 37M-37 20A42 42
 0 0 1-37-20"/>
</g>
<circle r="55" fill="none" stroke="#8f2a20" stroke-width="4"/>
<circle r="31" fill="#2f9e58" stroke="#14542c" stroke-width="4"/>
<path d="M-15 1-4 13 17-12" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"
 stroke-linejoin="round"/>
"""

_CARD: Final = """
<path d="M-58-60H58Q64-60 64-52V62Q64 72 54 72H-54Q-62 72-62 62V-54Q-62-60-58-60Z"
 fill="var(--shade)" opacity=".45"/>
<path d="M-57-67C-30-64 20-69 57-66Q63-66 62-59C59-30 64 20 61 59Q61 67 54 66C20 64-30 69-55 66
Q-62 67-61 59C-64 25-59-30-62-58Q-62-67-57-67Z" fill="url(#chests-parchment)" stroke="#a87b3c"
 stroke-width="3"/>
<path d="M-52-56H50M-52 56H50" stroke="#c79d5b" stroke-width="2" stroke-dasharray="18 6 4 6"
 opacity=".6"/>
"""

_CHEST_BACK: Final = """
<ellipse cy="2" rx="112" ry="16" fill="var(--shade)" opacity=".6"/>
"""

_CHEST: Final = """
<path d="M-96-104H96V-8Q96 2 86 2H-86Q-96 2-96-8Z" fill="url(#chests-body-wood)" stroke="#3c1c0a"
 stroke-width="5"/>
<path d="M-94-70H94M-94-34H94" stroke="#5d2e12" stroke-width="3" opacity=".7"/>
<path d="M-80-88q40-5 70 0M20-52q30 5 62 0M-70-18q50 5 90 0" fill="none" stroke="#5d2e12"
 stroke-width="2" opacity=".6"/>
"""

_LID: Final = """
<path d="M-101-100V-126C-101-184 101-184 101-126V-100Z" fill="url(#chests-lid-wood)"
 stroke="#3c1c0a" stroke-width="5" stroke-linejoin="round"/>
<path d="M-96-122C-80-136 80-136 96-122M-88-142C-60-158 60-158 88-142" fill="none"
 stroke="#5d2e12" stroke-width="3" opacity=".7"/>
<path d="M-66-158C-30-168 20-168 50-162" fill="none" stroke="#fff" stroke-width="6"
 stroke-linecap="round" opacity=".35"/>
"""

_BANDS: Final = """
<path d="M-101-106H101V-92H-101ZM-101-98V-126C-101-148-92-161-78-167V-106ZM101-98V-126
C101-148 92-161 78-167V-106ZM-98-94H-80V2H-86Q-96 2-96-8ZM98-94H80V2H86Q96 2 96-8Z"
 fill="var(--band)" stroke="#2d1a0c" stroke-width="3" stroke-linejoin="round"/>
<g fill="#fff" opacity=".75"><circle cx="-88" cy="-118" r="4"/><circle cx="88" cy="-118" r="4"/>
<circle cx="-88" cy="-14" r="4"/><circle cx="88" cy="-14" r="4"/><circle cx="-88" cy="-78" r="4"/>
<circle cx="88" cy="-78" r="4"/></g>
<circle cy="-118" r="15" fill="var(--band)" stroke="#2d1a0c" stroke-width="4"/>
<path d="M0-124v10" stroke="#2d1a0c" stroke-width="7" stroke-linecap="round"/>
"""

_OPEN_CHEST: Final = """
<path d="M-101-100V-168C-101-202 101-202 101-168V-100Z" fill="#4a230d" stroke="#3c1c0a"
 stroke-width="5"/>
<path d="M-86-102V-160C-86-184 86-184 86-160V-102Z" fill="#2a1206"/>
<ellipse cy="-100" rx="92" ry="20" fill="#ffe48a"/>
<use href="#chests-chest"/>
"""

_CROWN: Final = """
<path d="M-42 30-48-22-22-2 0-38 22-2 48-22 42 30Q0 42-42 30Z" fill="url(#chests-gold)"
 stroke="#8a5200" stroke-width="5" stroke-linejoin="round"/>
<g stroke="#8a5200" stroke-width="3"><circle cy="-40" r="8" fill="#ffe27a"/>
<circle cx="-48" cy="-24" r="7" fill="#ffe27a"/><circle cx="48" cy="-24" r="7" fill="#ffe27a"/>
<circle cy="16" r="9" fill="#e0483c"/><circle cx="-24" cy="14" r="6" fill="#3fb7e8"/>
<circle cx="24" cy="14" r="6" fill="#3fb7e8"/></g>
"""

_MEDAL: Final = """
<path d="M-26-52H-6L6-6-12 4ZM26-52H6L-6-6 12 4Z" fill="#d8423a" stroke="#6e1813"
 stroke-width="3" stroke-linejoin="round"/>
<circle cy="17" r="35" fill="var(--shade)" opacity=".4"/>
<circle cy="14" r="34" fill="var(--medal)" stroke="var(--medal-edge)" stroke-width="5"/>
<circle cy="14" r="25" fill="none" stroke="var(--medal-edge)" stroke-width="2"/>
<path d="M-26 2A28 28 0 0 1-8-12" fill="none" stroke="#fff" stroke-width="5"
 stroke-linecap="round" opacity=".8"/>
"""

_LANTERN: Final = """
<circle r="50" fill="url(#chests-glow)"/>
<path d="M-9-24A9 9 0 0 1 9-24" fill="none" stroke="#3a2410" stroke-width="5"/>
<path d="M-16-18H16L20-8H-20ZM-18 22H18L22 30H-22Z" fill="#6b4520" stroke="#2d1a0c"
 stroke-width="3" stroke-linejoin="round"/>
<rect x="-16" y="-8" width="32" height="30" fill="#ffe07a" stroke="#2d1a0c" stroke-width="3"/>
<path d="M0-4C9 6 9 18 0 19-9 18-9 6 0-4Z" fill="#ff8a1e"/>
<path d="M0 6C4 11 4 17 0 17-4 17-4 11 0 6Z" fill="#fff5c0"/>
"""

_SYMBOLS: Final = {
    "coin": _COIN,
    "diamond": _DIAMOND,
    "key": _KEY,
    "sabre": _SABRE,
    "sabres": _SABRES,
    "fish-bones": _FISH_BONES,
    "die": _DIE,
    "rose": _ROSE,
    "cup": _CUP,
    "done": _DONE,
    "card": _CARD,
    "chest-back": _CHEST_BACK,
    "chest": _CHEST,
    "lid": _LID,
    "bands": _BANDS,
    "open-chest": _OPEN_CHEST,
    "crown": _CROWN,
    "medal": _MEDAL,
    "lantern": _LANTERN,
}


def _fade(name: str, *stops: str, upright: bool = True) -> str:
    """Return a gradient over evenly spread colours, from the top down or from the left."""
    inside = "".join(
        tag("stop", offset=i / (len(stops) - 1), stop_color=colour)
        for i, colour in enumerate(stops)
    )
    return tag("linearGradient", inside, id=f"chests-{name}", x2=0 if upright else 1, y2=1)


GLOW: Final = (
    '<radialGradient id="chests-glow"><stop stop-color="#fff3b0" stop-opacity=".95"/>'
    '<stop offset=".45" stop-color="#ffd257" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#ffb81f" stop-opacity="0"/></radialGradient>'
)
SYMBOLS: Final = (
    _fade("gold", "#fff2a0", "#f9c22e", "#e39a0c", upright=False)
    + _fade("steel", "#ffffff", "#b9c8d2")
    + _fade("ivory", "#fffdf5", "#f0dfb8")
    + _fade("leather", "#8a4a22", "#b56a32", "#6d3614", upright=False)
    + _fade("parchment", "var(--parchment)", "var(--parchment-dark)")
    + _fade("body-wood", "#a85f2c", "#7d421b")
    + _fade("lid-wood", "#c87a3d", "#9a5526")
    + GLOW
    + "".join(tag("g", inside, id=f"chests-{name}") for name, inside in _SYMBOLS.items())
)


use: Final = partial(symbol, "chests")


@cache
def die(face: int, x: float, y: float, size: float, turn: float = 0) -> str:
    """Return a die that shows a face; NO_DIE is a blank one."""
    name = FACES.tokens[face]
    shown = use("rose", 0, -3, 76) if name == "-" else use(name, 0, -3, 78)
    return group(use("die"), shown, x=x, y=y, turn=turn, scale=size / 100)


def socket(name: str, x: float, y: float, size: float) -> str:
    """Return the place for a die on a card or chest, with the symbol it wants."""
    rim = tag("rect", x=-47, y=-47, width=94, height=94, rx=22, class_="socket")
    return group(rim, use(name, 0, 0, 80), x=x, y=y, scale=size / 100)


def places_on_chest(keys: int) -> list[tuple[float, float, float]]:
    """Return where dice lie on a chest: x, y, size."""
    step = SOCKET + 2
    return [((i - (keys - 1) / 2) * step, -50, SOCKET) for i in range(keys)]


def places_on_card(n: int) -> list[tuple[float, float, float]]:
    """Return where dice lie on a treasure card: x, y, size."""
    return {
        1: [(0.0, 0.0, 78.0)],
        2: [(-29.5, 0.0, 59.0), (29.5, 0.0, 59.0)],
        3: [(-29.5, -30.0, 59.0), (29.5, -30.0, 59.0), (0.0, 31.0, 59.0)],
    }[n]


def symbols_of(treasure: int) -> list[str]:
    """Return the symbols on a treasure card, coins first."""
    if treasure == FISH_BONES:
        return ["fish-bones"]
    return ["coin"] * int(COINS[treasure]) + ["diamond"] * int(DIAMONDS[treasure])


@cache
def chest(keys: int) -> str:
    """Return a closed chest with its key places. Its base is the line y = 0."""
    locks = [socket("key", *place) for place in places_on_chest(keys)]
    parts = [use("chest-back"), use("chest"), use("lid"), use("bands"), *locks]
    return tag("g", *parts, class_=f"chest keys-{keys}")


@cache
def card(treasure: int) -> str:
    """Return a treasure card around its middle."""
    symbols = symbols_of(treasure)
    if treasure == FISH_BONES:
        return use("card") + use("fish-bones", 0, 0, 96)
    spots = zip(symbols, places_on_card(len(symbols)), strict=True)
    return use("card") + "".join(socket(symbol, *place) for symbol, place in spots)


def touchable(
    token: str,
    label: str,
    drawn: str,
    box: tuple[float, float, float, float],
    key: str = "",
    class_: str = "",
) -> str:
    """Return a thing in a ring that takes its clicks, and shines around it when it is lit."""
    x, y, width, height = box
    under, over = (
        tag("rect", x=x, y=y, width=width, height=height, rx=26, class_=name)
        for name in ("ring under", "ring")
    )
    return thing(token, label, under, drawn, over, key=key, class_=class_)
