"""Sirens in Sight: a card game for two around a ship at anchor, by Martin Schlegel."""

from __future__ import annotations

from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games.sirens.data.reader import load
from tidetable.games.sirens.rules.fields import DRAWERS
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.show.board import board
from tidetable.games.sirens.show.scenery import SIZE, SYMBOLS
from tidetable.games.sirens.show.screen import ShipScreen
from tidetable.games.sirens.show.sheet import sheet
from tidetable.games.sirens.show.stamps import stamp
from tidetable.games.sirens.think.bots import Greedy
from tidetable.games.sirens.think.evaluator import SirensEvaluator
from tidetable.games.sirens.think.levels import LEVELS
from tidetable.games.sirens.think.merits import merits

FOLDER = Path(__file__).parent
DATA = DataFile.read(FOLDER / "data" / "cards.toml")
GAME = load(DATA)


def open_box(game: Sirens, data: DataFile) -> Box:
    """Return the box of the game on the data of a file."""
    return Box(
        game=game,
        folder=FOLDER,
        sheet=sheet,
        board=board,
        size=SIZE,
        symbols=SYMBOLS,
        terminal=ShipScreen,
        bots={"greedy": Greedy},
        minutes=30,
        age=8,
        drawers=DRAWERS,
        stamp=stamp,
        evaluating=SirensEvaluator,
        levels=LEVELS,
        merits=merits,
        may_skip={"after": "done"},
        data=data,
        reopen=lambda other: open_box(load(other), other),
    )


BOX = open_box(GAME, DATA)
