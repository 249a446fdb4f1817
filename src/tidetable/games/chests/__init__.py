"""Chests & Sabres: a children's dice game of keys, treasures and fish bones, for 2 to 4."""

from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games.chests.data.reader import load
from tidetable.games.chests.rules.fields import DRAWERS
from tidetable.games.chests.rules.verbs import LOAD, STEAL
from tidetable.games.chests.show.board import board
from tidetable.games.chests.show.cover import cover
from tidetable.games.chests.show.ending import ending
from tidetable.games.chests.show.layouts import layouts
from tidetable.games.chests.show.scenery import SIZE, SYMBOLS
from tidetable.games.chests.show.screen import QuaysideScreen
from tidetable.games.chests.show.sheet import sheet
from tidetable.games.chests.show.stamps import stamp
from tidetable.games.chests.think.bots import Greedy
from tidetable.games.chests.think.evaluator import ChestsEvaluator
from tidetable.games.chests.think.levels import ADMIRAL, EVEN, LEVELS
from tidetable.games.chests.think.merits import merits

FOLDER = Path(__file__).parent
DATA = DataFile.read(FOLDER / "data" / "cards.toml")
GAME = load(DATA)
BOX = Box(
    game=GAME,
    folder=FOLDER,
    sheet=sheet,
    board=board,
    size=SIZE,
    layouts=layouts,
    ending=ending,
    ending_size=SIZE,
    cover=cover,
    symbols=SYMBOLS,
    terminal=QuaysideScreen,
    bots={"greedy": Greedy},
    minutes=15,
    age=4,
    drawers=DRAWERS,
    stamp=stamp,
    scores=frozenset({LOAD.name, STEAL.name}),
    evaluating=ChestsEvaluator,
    levels=LEVELS,
    network=FOLDER / "think" / "network.npz",
    admiral=ADMIRAL,
    even=EVEN,
    merits=merits,
    data=DATA,
    load=load,
)
