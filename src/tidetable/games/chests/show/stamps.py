"""Small pictures beside the news: what was rolled, opened, loaded or stolen."""

from collections.abc import Callable
from typing import Final

from tidetable.core.show.svg import STRUCK, group, stamps, tag
from tidetable.games.chests.rules.verbs import CODEC, N_TREASURES, NO_DIE
from tidetable.games.chests.show.drawings import die, symbols_of, use
from tidetable.games.chests.show.scenery import on_sail

_SPOTS: Final[dict[int, list[tuple[float, float, float]]]] = {
    0: [],
    1: [(0, 0, 92)],
    2: [(-23, -14, 62), (23, 14, 62)],
    3: [(-24, -22, 54), (24, -22, 54), (0, 22, 54)],
    4: [(-24, -24, 48), (24, -24, 48), (-24, 24, 48), (24, 24, 48)],
}


def chest(keys: int) -> str:
    """Return a closed chest with as many keys as it wants."""
    locks = "".join(use("key", 74 * (i - keys / 2), -46, 84) for i in range(keys + 1))
    closed = tag("g", use("chest"), use("lid"), use("bands"), class_=f"keys-{keys + 1}")
    return group(closed, locks, y=34, scale=0.46)


def dice(*faces: int) -> str:
    rolled = [face for face in faces if face != NO_DIE]
    spots = zip(rolled, _SPOTS[len(rolled)], strict=True)
    return "".join(die(face, *spot) for face, spot in spots)


def treasure(treasure: int) -> str:
    symbols = symbols_of(treasure)
    spots = zip(symbols, _SPOTS[len(symbols)], strict=True)
    return "".join(use(name, *spot) for name, spot in spots)


def boat(seat: int) -> str:
    afloat = use("boat-back") + on_sail(seat) + use("boat-front")
    return group(tag("g", afloat, class_=f"seat-{seat + 1}"), y=43, scale=0.42)


_DRAWN: Final[dict[str, Callable[..., str]]] = {
    "roll": lambda: use("cup", 0, -3, 88),
    "open": lambda _place: group(use("open-chest"), y=44, scale=0.45),
    "load": treasure,
    "steal": lambda theirs: treasure(theirs % N_TREASURES) + use("sabres", 24, 26, 56),
    "done": lambda: use("done", 0, -2, 84),
    "start": boat,
    "chest": chest,
    "dice": dice,
    "treasure": treasure,
    "last-round": lambda: use("setting-sun"),
    "lost": lambda: die(NO_DIE, 0, 0, 84) + STRUCK,
}
stamp: Final = stamps("chests", CODEC, _DRAWN)
