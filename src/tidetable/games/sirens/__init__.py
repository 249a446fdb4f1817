"""Sirens in Sight: a card game for two around a ship at anchor, by Martin Schlegel."""

from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games.sirens.data.reader import load
from tidetable.games.sirens.rules.fields import DRAWERS
from tidetable.games.sirens.rules.verbs import WINS, WINS_CREW
from tidetable.games.sirens.show.board import board
from tidetable.games.sirens.show.cover import cover
from tidetable.games.sirens.show.ending import ending
from tidetable.games.sirens.show.layouts import layouts
from tidetable.games.sirens.show.scenery import SIZE, SYMBOLS
from tidetable.games.sirens.show.screen import ShipScreen
from tidetable.games.sirens.show.sheet import sheet
from tidetable.games.sirens.show.stamps import stamp
from tidetable.games.sirens.think.bots import Greedy
from tidetable.games.sirens.think.evaluator import SirensEvaluator
from tidetable.games.sirens.think.levels import ADMIRAL, EVEN, LEVELS
from tidetable.games.sirens.think.merits import merits

FOLDER = Path(__file__).parent
DATA = DataFile.read(FOLDER / "data" / "cards.toml")
GAME = load(DATA)
BOX = Box(
    game=GAME,
    folder=FOLDER,
    sheet=sheet,
    board=board,
    size=SIZE,
    ending=ending,
    ending_size=SIZE,
    layouts=layouts,
    cover=cover,
    symbols=SYMBOLS,
    terminal=ShipScreen,
    bots={"greedy": Greedy},
    minutes=30,
    age=8,
    drawers=DRAWERS,
    stamp=stamp,
    scores=frozenset({WINS.name, WINS_CREW.name}),
    evaluating=SirensEvaluator,
    levels=LEVELS,
    network=FOLDER / "think" / "network.npz",
    admiral=ADMIRAL,
    even=EVEN,
    merits=merits,
    may_skip={"after": "done"},
    data=DATA,
    load=load,
)
