"""Reads the data file: how many cards of each value there are."""

from tidetable.core.datafile import MOST, DataFile
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.game import Sirens


def load(file: DataFile) -> Sirens:
    """Return the game on the cards of a file; raise all that is wrong with the file."""
    cards = [0] * v.N_CARDS
    for card in file.records("card"):
        value = v.CARDS.index[card.word("value", v.CARDS.tokens)]
        cards[value] += card.number("count", 0, MOST)
        if cards[value] % 2 != 0:  # SIR-S3: half of each value bears a starfish, half a shell
            card.refuse("sirens-halves", "count", value=v.CARDS.tokens[value])
    if sum(cards) < 4 * v.N_HAND:
        file.refuse("sirens-cards", "card", n=sum(cards), least=4 * v.N_HAND)
    for icon in file.records("icon"):
        value = v.CARDS.index[icon.word("value", v.CARDS.tokens)]
        icon.fixed("moves_crew", value <= v.LAST_WITH_ICON)
    ships = file.records("ship")
    for i, ship in enumerate(ships):
        ship.fixed("resistance", v.RESISTANCE[min(i, v.N_SHIPS - 1)])
    file.finish()
    return Sirens(cards, file.digest)
