"""Reads the data file: how many cards of each value there are, and which move the crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.datafile import MOST
from tidetable.core.errors import BadData
from tidetable.games.sirens.game import Sirens
from tidetable.games.sirens.verbs import (
    CARDS,
    N_CARDS,
    N_HAND,
    N_SHIPS,
    RESISTANCE,
)

if TYPE_CHECKING:
    from tidetable.core.datafile import DataFile


def load(file: DataFile) -> Sirens:
    """Return the game on the cards of a file; raise all that is wrong with the file."""
    cards = [0] * N_CARDS
    for card in file.records("card"):
        value = CARDS.index[card.word("value", CARDS.tokens)]
        cards[value] += card.number("count", 0, MOST)
        if cards[value] % 2 != 0:  # SIR-S3: half of each value bears a starfish, half a shell
            file.note(BadData("sirens-halves", card.line_of("count"), value=CARDS.tokens[value]))
    if sum(cards) < 4 * N_HAND:
        file.note(BadData("sirens-cards", file.line_of("card"), n=sum(cards), least=4 * N_HAND))
    icons: dict[str, bool] = {}
    for icon in file.records("icon"):
        value_of = icon.word("value", CARDS.tokens)
        if value_of in icons:
            file.note(BadData("twice", icon.line_of("value"), value=value_of))
        icons[value_of] = icon.truth("moves_crew")
    ships = file.records("ship")
    for i, ship in enumerate(ships):
        ship.fixed("resistance", RESISTANCE[min(i, N_SHIPS - 1)])
    file.finish()
    bits = sum(1 << CARDS.index[name] for name, moves_crew in icons.items() if moves_crew)
    return Sirens(cards, bits, file.digest)
