"""Nassau: pirates in the city and at sea, by Stefan Feld; for 2 to 4."""

from functools import partial
from pathlib import Path

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games.nassau.data.reader import load
from tidetable.games.nassau.rules.archipelago import EDITION_1
from tidetable.games.nassau.rules.fields import DRAWERS
from tidetable.games.nassau.rules.objects import GOOD_FOR, HELPS
from tidetable.games.nassau.rules.verbs import ANIMALS, FINAL, OBJECTS
from tidetable.games.nassau.show.board import board
from tidetable.games.nassau.show.cover import cover
from tidetable.games.nassau.show.ending import ENDING_SIZE, ending
from tidetable.games.nassau.show.layouts import layouts
from tidetable.games.nassau.show.places import AWAY, COMES, SCORES
from tidetable.games.nassau.show.scenery import SIZE, SYMBOLS
from tidetable.games.nassau.show.screen import screen
from tidetable.games.nassau.show.sheet import sheet
from tidetable.games.nassau.show.stamps import stamp
from tidetable.games.nassau.think.bots import Greedy
from tidetable.games.nassau.think.evaluator import NassauEvaluator
from tidetable.games.nassau.think.levels import ADMIRAL, EVEN, LEVELS
from tidetable.games.nassau.think.merits import merits

FOLDER = Path(__file__).parent
DATA = DataFile.read(FOLDER / "data" / "nassau.toml")
GAME = load(DATA)
BOX = Box(
    game=GAME,
    folder=FOLDER,
    sheet=sheet,
    board=board,
    size=SIZE,
    ending=ending,
    ending_size=ENDING_SIZE,
    layouts=layouts,
    cover=cover,
    symbols=SYMBOLS,
    terminal=screen,
    bots={"greedy": Greedy},
    minutes=105,
    age=14,
    drawers=DRAWERS,
    stamp=stamp,
    late=frozenset({FINAL.name}),
    away=AWAY,
    comes=COMES,
    scores=SCORES,
    evaluating=NassauEvaluator,
    levels=LEVELS,
    network=FOLDER / "think" / "network.npz",
    admiral=ADMIRAL,
    even=EVEN,
    merits=merits,
    about=dict(zip([*OBJECTS.tokens, *ANIMALS.tokens], [*GOOD_FOR, *HELPS], strict=True)),
    data=DATA,
    load=load,
    before={EDITION_1: partial(load, edition=EDITION_1)},
    unshown=frozenset({"start", "alleys", "exits", "exits_from", "needs"}),
)
