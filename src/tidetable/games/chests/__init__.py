"""Chests & Sabres: a children's dice game of keys, treasures and fish bones, for 2 to 4."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tidetable.core.box import Box
from tidetable.games.chests.board import SIZE, describe, draw
from tidetable.games.chests.bots import Greedy
from tidetable.games.chests.cards import load
from tidetable.games.chests.screen import screen, tally

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
    bots={"greedy": partial(Greedy, GAME)},
    minutes=15,
    age=4,
)
