"""Sirens in Sight: a card game for two around a ship at anchor, by Martin Schlegel."""

from __future__ import annotations

from pathlib import Path

from tidetable.core.box import Box
from tidetable.games.sirens.board import SIZE, describe, draw
from tidetable.games.sirens.bots import Greedy
from tidetable.games.sirens.cards import load
from tidetable.games.sirens.screen import screen, tally

FOLDER = Path(__file__).parent
GAME = load(FOLDER / "data" / "cards.toml")

BOX = Box(
    game=GAME,
    folder=FOLDER,
    draw=draw,
    size=SIZE,
    describe=describe,
    screen=screen,
    tally=tally,
    bots={"greedy": Greedy},
    minutes=30,
    age=8,
    may_skip={"after": "done"},
)
