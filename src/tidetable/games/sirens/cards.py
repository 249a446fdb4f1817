"""Reads the data file: how many cards of each value there are."""

from __future__ import annotations

from pathlib import Path

from tidetable.core.rulebook import read_toml
from tidetable.games.sirens.game import Sirens
from tidetable.games.sirens.verbs import LOWEST, N_CARDS


def load(path: Path) -> Sirens:
    """Return the game on the cards of a file."""
    cards = [0] * N_CARDS
    for card in read_toml(path)["card"]:
        cards[card["value"] - LOWEST] += card["count"]
    return Sirens(cards)
