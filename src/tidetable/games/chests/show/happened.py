"""What the news changed, as far as the picture can show it."""

from dataclasses import dataclass, field

from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.state import Tabletop


@dataclass
class Happened:
    rolled: bool = False  # the dice on the table have just fallen
    past_dice: list[int] = field(default_factory=list)  # faces of a roll whose turn is over
    filled: set[int] = field(default_factory=set)  # actions whose dice have just been put down
    opened: dict[int, int] = field(default_factory=dict)  # place -> what its chest held
    laid: set[int] = field(default_factory=set)  # places whose chests are new
    brought: set[tuple[int, int]] = field(default_factory=set)  # seat, treasure of a chest
    loaded: set[int] = field(default_factory=set)  # seats with new loot
    last_round: bool = False


def happened(table: Tabletop, news: list[tuple[int, int]]) -> Happened:
    found = Happened()
    who = -1
    places: list[int] = []
    treasures: list[int] = []
    faces: list[int] = []
    for seat, action in news:
        who = seat if seat >= 0 else who
        if v.OPEN.has(action):
            places.append(int(action - v.OPEN.base))
        elif v.LOAD.has(action) or v.STEAL.has(action):
            found.loaded.add(who)
        elif v.DICE.has(action):
            faces = [face for face in v.DICE.args(action) if face < v.N_FACES]
        elif v.TREASURE.has(action):
            treasures.append(int(action - v.TREASURE.base))
            found.brought.add((who, treasures[-1]))
        elif v.LAST_ROUND.has(action):
            found.last_round = True
        elif v.CHEST.has(action) and who < 0:
            found.laid = set(range(v.N_PLACES))
    still = {int(table.filled[i]) for i in range(table.n_filled)}
    found.filled = still & {action for _, action in news}
    if found.filled:
        found.loaded.discard(int(table.player))
    found.rolled = bool(faces) and table.rolls > 0
    found.past_dice = faces if table.rolls == 0 else []
    # Chests are turned over in the order in which they were filled. The first may have been filled
    # before this news began: then what is known is the end of the line.
    for place, treasure in zip(reversed(places), reversed(treasures), strict=False):
        found.opened[place] = treasure
        found.laid.add(place)
    return found
