"""The large things: sky, sea, deck, beach, boats. Nothing here depends on luck, not even grain."""

from pathlib import Path
from typing import Final

from tidetable.core.show.art import defs
from tidetable.core.show.emblems import emblem
from tidetable.core.show.kit import dots, plate, player_name
from tidetable.core.show.svg import group, tag, text
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show.drawings import loot_of, use

WIDTH: Final = 900
HEIGHT: Final = 1054
SIZE: Final = (WIDTH, HEIGHT)
WIDE: Final = (WIDTH + 420, 702)
HORIZON: Final = 112
DECK: Final = (366, 792)  # from y to y
BAY: Final = DECK[0]  # how high another boat and its cards lie
HEAP: Final = [  # where loot lies in a boat, row upon row
    (x + 11 * row, -62 - 15 * row) for row in range(2) for x in range(-66, 77 - 22 * row, 22)
]


def on_sail(seat: int) -> str:
    """Return a seat's emblem, sewn onto its sail."""
    return tag("g", emblem(seat, 0, -119, 78), color="#fffaf0")


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
        seam = f"M0 {y:g}H{WIDTH}M{joint} {y:g}v{height:g}"
        parts.append(tag("path", d=seam, class_="seam"))
        parts += [
            tag("circle", cx=joint + dx, cy=y + dy, r=4, fill="var(--wood-dark)")
            for dx in (-13, 13)
            for dy in (14, height - 14)
        ]
    edge = tag("rect", y=bottom, width=WIDTH, height=14, fill="var(--wood-dark)")
    lip = tag("rect", y=top - 6, width=WIDTH, height=9, fill="var(--wood-dark)")
    return "".join(parts) + edge + lip


HALO: Final = tag("circle", cy=-96, r=160, fill="url(#chests-glow)", class_="halo")
SYMBOLS: Final = defs(
    Path(__file__).parents[1],
    f'<clipPath id="chests-air"><rect width="{WIDTH}" height="{HORIZON}"/></clipPath>',
)

_STARS: Final = dots([(24 + i * i * 61 % 860, 8 + i * 37 % 90) for i in range(26)], "stars")


def sea(top: float, bottom: float) -> str:
    """Return water with its waves, from y to y."""
    return "".join(
        tag("rect", y=top, width=WIDTH, height=bottom - top, fill=f"url(#chests-{fill})")
        for fill in ("sea", "waves")
    )


SEA: Final = sea(HORIZON, DECK[0])
SHORE: Final = sea(DECK[1], HEIGHT)
DEEP: Final = sea(HORIZON, WIDE[1])  # where boats lie below each other
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
        height, glow, disc, colour = HORIZON - 10 - 18 * turns_left, 120, 66, "setting-sun"
    else:
        height, glow, disc, colour = 54, 80, 34, "sun"
    sun = tag("circle", cx=sun_x, cy=height, r=glow, fill="url(#chests-glow)")
    sun += tag("circle", cx=sun_x, cy=height, r=disc, fill=f"var(--{colour})")
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


def name_plate(name: str, y: float, active: bool, width: float = 190) -> str:
    """Return a plank with a player's name."""
    plank = plate(-width / 2, y - 19, width, 38, 12, active)
    return plank + player_name(name, 0, y + 10, width - 22, wide=30, narrow=17.5)


def boat(table: Tabletop, seat: int, name: str, active: bool) -> str:
    """Return a boat; its waterline is y = 0. The more loot, the larger the heap behind the rail."""
    coins, diamonds, _ = loot_of(table, seat)
    pieces = ["coin"] * coins + ["diamond"] * diamonds
    heap = [use(piece, x, y, 32) for piece, (x, y) in zip(pieces, HEAP, strict=False)]
    sail = use("boat-back") + on_sail(seat)
    afloat = group(sail, *heap, use("boat-front"), class_=f"boat seat-{seat + 1}")
    return afloat + group(use("water"), name_plate(name, 32, active), class_=f"seat-{seat + 1}")


def loot(table: Tabletop, seat: int, just: bool = False, bones_just: bool = False) -> str:
    """Return what lies under the boat, counted on its side: coins, diamonds, fish bones."""
    parts: list[str] = []
    new = {"coin": just, "diamond": just, "fish-bones": bones_just}
    for x, n, (symbol, is_new) in zip((-72, 0, 72), loot_of(table, seat), new.items(), strict=True):
        many = "loot many" if n > 9 else "loot"
        shown = use(symbol, x - 16, -17, 42) + text(str(n), x + 19, -5, many)
        class_ = f"{symbol}{' just' if is_new else ''}{'' if n else ' none'}"
        parts.append(tag("g", shown, class_=class_))
    return "".join(parts)
