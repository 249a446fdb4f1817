"""Small pictures beside the news: the card played, who moved it, the ship card won."""

from collections.abc import Callable
from typing import Final

from tidetable.core.show.emblems import coin
from tidetable.core.show.svg import STRUCK, group, stamps, tag, text
from tidetable.games.sirens.rules.verbs import CODEC, N_CARDS, SHIPS
from tidetable.games.sirens.show.drawings import back, held_card, use


def card(n: int, *_place: int) -> str:
    return group(held_card(n), scale=0.64)


def taken(lying: int, _place: int) -> str:
    """Return a card with an octopus on it: in the colour of whoever's news it is."""
    return group(card(lying % N_CARDS), x=-13, y=-11, scale=0.8) + use("octopus-1", 19, 21, 58)


def ship(n: int, below: str = "") -> str:
    """Return the brass plate of a ship card."""
    return use("plaque", 0, 0, 144) + below + text(SHIPS.tokens[n], 0, 18, "stamped resistance")


def moved(n: int) -> str:
    return ship(n) + use("hat", 28, -30, 40)


def won(n: int) -> str:
    return ship(n) + use("pearl", 28, -28, 38)


_DRAWN: Final[dict[str, Callable[..., str]]] = {
    "play": card,
    "octopus": taken,
    "rum": lambda n: use("mug", -6, -8, 84) + group(ship(n), x=22, y=24, scale=0.54),
    "done": lambda: use("done", 0, 0, 92),
    "pass": lambda: use("pass", 0, 0, 92),
    "crew": moved,
    "pick": card,
    "card": card,
    "start": lambda seat: tag("g", coin(seat, 0, 0, 92), class_=f"seat-{seat + 1}"),
    "drew": lambda: back(70, 94, -1),
    "moves": moved,
    "wins": won,
    "wins-crew": lambda n: won(n) + use("hat", -28, -30, 40),
    "leaves": lambda n: ship(n, STRUCK),
}
stamp: Final = stamps("sirens", CODEC, _DRAWN)
