"""The small pieces: dice, cards, chests, put together from the symbols of art/pieces.svg.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Colours that change at night are CSS variables (board.css); what is on a die never changes.
"""

from functools import cache, partial
from typing import Final

from tidetable.core.show.kit import around, rect, spread
from tidetable.core.show.svg import group, symbol, tag
from tidetable.games.chests.rules import turn
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.rules.verbs import COINS, DIAMONDS, FACES, FISH_BONES

CARD: Final = (124, 136)
SOCKET: Final = 60  # where a die fits on a chest

use: Final = partial(symbol, "chests")


@cache
def die(face: int, x: float, y: float, size: float, turn: float = 0) -> str:
    """Return a die that shows a face; NO_DIE is a blank one."""
    name = FACES.tokens[face]
    shown = use("rose", 0, -3, 76) if name == "-" else use(name, 0, -3, 78)
    return group(use("die"), shown, x=x, y=y, turn=turn, scale=size / 100)


def socket(name: str, x: float, y: float, size: float) -> str:
    """Return the place for a die on a card or chest, with the symbol it wants."""
    return group(
        rect(around(94, 94), 22, "socket"), use(name, 0, 0, 80), x=x, y=y, scale=size / 100
    )


def places_on_chest(keys: int) -> list[tuple[float, float, float]]:
    """Return where dice lie on a chest: x, y, size."""
    return [(x, -50, SOCKET) for x in spread(keys, SOCKET + 2)]


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


def loot_of(table: Tabletop, seat: int) -> tuple[int, int, int]:
    """Return what lies safe under a boat: coins, diamonds, fish bones."""
    coins, diamonds = turn.coins(table, seat), turn.diamonds(table, seat)
    return int(coins), int(diamonds), int(turn.fish_bones(table, seat))


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
