"""Titania: ships, shells and towers in a sunken kingdom, by Rüdiger Dorn; for 2 to 4."""

from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games.titania.data.reader import load
from tidetable.games.titania.rules.fields import DRAWERS
from tidetable.games.titania.rules.verbs import GETS_POINTS, LOSES_SHIP, SHOWS
from tidetable.games.titania.show.board import board
from tidetable.games.titania.show.cover import cover
from tidetable.games.titania.show.ending import ending
from tidetable.games.titania.show.layouts import layouts
from tidetable.games.titania.show.scenery import SIZE, SYMBOLS
from tidetable.games.titania.show.screen import KingdomScreen
from tidetable.games.titania.show.sheet import sheet
from tidetable.games.titania.show.stamps import stamp
from tidetable.games.titania.think.bots import Greedy
from tidetable.games.titania.think.evaluator import TitaniaEvaluator
from tidetable.games.titania.think.levels import ADMIRAL, EVEN, LEVELS
from tidetable.games.titania.think.merits import merits

FOLDER = Path(__file__).parent
DATA = DataFile.read(FOLDER / "data" / "kingdom.toml")
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
    terminal=KingdomScreen,
    bots={"greedy": Greedy},
    minutes=60,
    age=10,
    drawers=DRAWERS,
    stamp=stamp,
    late=frozenset({SHOWS.name}),
    away=frozenset({LOSES_SHIP.name}),
    scores=frozenset({GETS_POINTS.name, SHOWS.name}),
    evaluating=TitaniaEvaluator,
    levels=LEVELS,
    network=FOLDER / "think" / "network.npz",
    admiral=ADMIRAL,
    even=EVEN,
    merits=merits,
    data=DATA,
    load=load,
)
