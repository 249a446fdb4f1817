"""Reads the data file: what the dice and the cards show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.rulebook import read_toml
from tidetable.games.chests.game import Chests
from tidetable.games.chests.verbs import FACES, MAX_KEYS, N_FACES, N_TREASURES, TREASURES

if TYPE_CHECKING:
    from pathlib import Path


def load(path: Path) -> Chests:
    """Return the game on the dice and cards of a file."""
    data = read_toml(path)
    die = [0] * N_FACES
    for face in data["face"]:
        die[FACES.index[face["name"]]] += face["on_each_die"]
    cards = [0] * (MAX_KEYS * N_TREASURES)
    for card in data["card"]:
        cards[(card["keys"] - 1) * N_TREASURES + TREASURES.index[card["treasure"]]] += card["count"]
    return Chests(die, cards)
