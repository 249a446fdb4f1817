"""Reads the data file: what the dice and the cards show."""

from tidetable.core.datafile import MOST, DataFile
from tidetable.games.chests.rules.drawers import keys_treasure
from tidetable.games.chests.rules.game import Chests
from tidetable.games.chests.rules.verbs import FACES, MAX_KEYS, N_FACES, N_TREASURES, TREASURES

SIDES_OF_A_DIE = 6
N_CARDS = 18  # CHE-C1


def load(file: DataFile) -> Chests:
    """Return the game on the dice and cards of a file; raise all that is wrong with the file."""
    die = [0] * N_FACES
    for face in file.records("face"):
        name = face.word("name", FACES.tokens[:N_FACES])
        die[FACES.index[name]] += face.number("on_each_die", 0, MOST)
    if sum(die) != SIDES_OF_A_DIE:
        file.refuse("chests-die", "face", n=sum(die), sides=SIDES_OF_A_DIE)
    cards = [0] * (MAX_KEYS * N_TREASURES)
    for card in file.records("card"):
        keys = card.number("keys", 1, MAX_KEYS)
        treasure = TREASURES.index[card.word("treasure", TREASURES.tokens)]
        cards[keys_treasure(keys - 1, treasure)] += card.number("count", 0, MOST)
    if sum(cards) != N_CARDS:
        file.refuse("chests-cards", "card", n=sum(cards), all=N_CARDS)
    file.finish()
    return Chests(die, cards, file.digest)
