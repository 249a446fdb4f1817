"""The table of contents: all that is asked in Nassau, in the order of its numbers."""

from typing import Final

from tidetable.core.vec import vec
from tidetable.games.nassau.rules.cargo import THROW
from tidetable.games.nassau.rules.chapters import draws
from tidetable.games.nassau.rules.chapters.campfire import RUM, TALES, TELL, TWICE
from tidetable.games.nassau.rules.chapters.city import AGAIN, CITY, KRAKEN, OPTION, WALK
from tidetable.games.nassau.rules.chapters.defence import DEFEND, DIE, DODGE, REPEL, REROLL, TOKEN
from tidetable.games.nassau.rules.chapters.fight import PREPARE
from tidetable.games.nassau.rules.chapters.figure import GIFT, STAND
from tidetable.games.nassau.rules.chapters.gains import TABLE, WEAPON
from tidetable.games.nassau.rules.chapters.goods import GOOD
from tidetable.games.nassau.rules.chapters.home import HIDE, HOME, TURTLE
from tidetable.games.nassau.rules.chapters.losses import LOSE
from tidetable.games.nassau.rules.chapters.reward import REWARD
from tidetable.games.nassau.rules.chapters.sea import ACTION, SAIL, SEA
from tidetable.games.nassau.rules.chapters.trade import TRADE
from tidetable.games.nassau.rules.menagerie import ANIMAL, TAME, WAIT
from tidetable.games.nassau.rules.questions import Draw, Question
from tidetable.games.nassau.rules.tales import PILE, TALE

CHANCE_IS_ASKED: Final[list[Draw]] = [
    *(draws.DISTRICT, draws.FOE, draws.OUTPOST, draws.WATCHTOWER, draws.POST, GOOD),
    *(draws.START_WEAPON, draws.HIDEOUT, ANIMAL, TALE),
    *(draws.DOG_ZONE, draws.OFFERING, draws.DUTCHMAN_ZONE, draws.DUTCHMAN_WEAPON),
    *(draws.FIGURE, draws.START),
    *(TOKEN, DIE),
]
SEATS_ARE_ASKED: Final[list[Question]] = [
    *(CITY, WALK, AGAIN, OPTION),
    *(WEAPON, TABLE, TAME, PILE, THROW, WAIT, KRAKEN),
    *(GIFT, STAND),
    *(SEA, SAIL, ACTION),
    *(PREPARE, DODGE, DEFEND, REROLL, REPEL, LOSE, REWARD, TRADE),
    *(HOME, HIDE, RUM, TALES, TELL, TWICE, TURTLE),
]
DRAWS: Final = vec[Draw](CHANCE_IS_ASKED)
QUESTIONS: Final = vec[Question](SEATS_ARE_ASKED)
N_DRAWS: Final = 18
