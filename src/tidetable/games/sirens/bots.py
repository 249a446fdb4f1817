"""Heuristics for Sirens in Sight, from the view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tidetable.core.bot import Bot
from tidetable.core.contract import arg_of, kind_of
from tidetable.games.sirens import rules
from tidetable.games.sirens.state import IN_PLAY, Table
from tidetable.games.sirens.verbs import (
    ASK_PICK,
    ASK_TURN,
    CARDS,
    CREW,
    LAST_WITH_ICON,
    LOWEST,
    MOST_CARDS,
    N_CARDS,
    N_CREW,
    N_PLACES,
    N_SHIPS,
    OCTOPUS,
    PASS,
    PICK,
    PLAY,
    POINTS_TO_WIN,
    RESISTANCE,
    RUM,
    RUM_ON,
)

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck

OPENING: Final = ("0", "9", "10", "10")  # picked with more tactics: one to deny, three to build
HIGHEST: Final = 10
MEAN: Final = 5  # what a free place will hold, one may guess
# A ship card that is taken counts 1. Before that:
AHEAD: Final = 0.05  # each point by which one side is ahead,
MOST_AHEAD: Final = 0.3  # and all of them at most
OWN_REACH: Final = 0.2  # that one card more of mine may be enough,
THEIR_REACH: Final = 0.4  # and that one of theirs may: it is their turn
# What is kept counts too, for it may be wanted more later:
OCTOPUS_KEPT: Final = 0.3
RUM_KEPT: Final = 0.1
THE_GAME: Final = 100


class Side(NamedTuple):
    """One side of a ship card."""

    total: int
    cards: int

    def plus(self, value: int) -> Side:
        return Side(self.total + value, self.cards + 1)

    def minus(self, value: int) -> Side:
        return Side(self.total - value, self.cards - 1)


class Greedy(Bot):
    """Takes what looks best right after its move: it thinks of no answer and of no second card."""

    def __init__(self, luck: Luck) -> None:
        # Between equals a grain of luck decides, so that not every game begins at the bow.
        self.grain = [luck.below(100) / 100_000 for _ in range(N_PLACES)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if kind_of(question) == ASK_PICK:
            return PICK.of(CARDS.index[OPENING[arg_of(question)]])
        assert isinstance(view.public, Table)
        outlook = Outlook(view.public, view.seat)
        acts = [action for action in legal if not RUM_ON.has(action)]
        if kind_of(question) == ASK_TURN and acts != [PASS.base]:
            legal = acts  # rum has a second moment, when more is known
        return max(legal, key=lambda action: self.worth(outlook, action))

    def worth(self, outlook: Outlook, action: int) -> float:
        if PLAY.has(action):
            card, place = divmod(int(action - PLAY.base), N_PLACES)
            return outlook.after_card(card, place) + self.grain[place]
        if OCTOPUS.has(action):
            lying, place = divmod(int(action - OCTOPUS.base), N_PLACES)
            source, card = divmod(lying, N_CARDS)
            return outlook.after_card(card, place, source) - OCTOPUS_KEPT
        if CREW.has(action):
            return outlook.after_crew(action - CREW.base)
        if RUM_ON.has(action):
            return outlook.after_rum(action - RUM_ON.base) - RUM_KEPT
        return outlook.worth(outlook.leads, outlook.crew)


class Outlook:
    """What a table promises to a player: for every ship card, whose it will be."""

    def __init__(self, table: Table, me: int) -> None:
        self.points = (int(table.points[me]), int(table.points[1 - me]))
        places = [rules.seen_by(named, me) for named in range(N_PLACES)]
        self.sides = [Side(table.total[place], table.count[place]) for place in places]
        self.resistance = [RESISTANCE[ship] + RUM * table.rum[ship] for ship in range(N_SHIPS)]
        self.leads = [
            self.lead(ship, self.sides) if table.ships[ship] == IN_PLAY else 0.0
            for ship in range(N_SHIPS)
        ]
        self.crew = [int(ship) for ship in table.crew]
        self.moving = int(table.moving)
        self.ways = [crew_ways(table, crew) for crew in range(N_CREW)]

    def lead(self, ship: int, sides: list[Side]) -> float:
        return lead(sides[2 * ship], sides[2 * ship + 1], self.resistance[ship])

    def after_card(self, card: int, place: int, source: int = -1) -> float:
        """Return the worth of a card that arrives at a place, and leaves another."""
        value = card + LOWEST
        sides = self.sides[:]
        leads = self.leads[:]
        if source >= 0:
            sides[source] = sides[source].minus(value)
            leads[source >> 1] = self.lead(source >> 1, sides)
        sides[place] = sides[place].plus(value)
        leads[place >> 1] = self.lead(place >> 1, sides)
        if card > LAST_WITH_ICON or place >> 1 not in self.crew:
            return self.worth(leads, self.crew)
        crew = self.crew.index(place >> 1)
        ends = [self.worth(leads, self.sent(crew, ship)) for ship in self.ways[crew]]
        return max(ends) if place & 1 == 0 else min(ends)  # whose side it is sends them (SIR-M2)

    def after_crew(self, ship: int) -> float:
        return self.worth(self.leads, self.sent(self.moving, ship))

    def after_rum(self, ship: int) -> float:
        leads = self.leads[:]
        leads[ship] = lead(*self.sides[2 * ship : 2 * ship + 2], self.resistance[ship] + RUM)
        return self.worth(leads, self.crew)

    def sent(self, crew: int, ship: int) -> list[int]:
        return [ship, self.crew[1]] if crew == 0 else [self.crew[0], ship]

    def worth(self, leads: list[float], crew: list[int]) -> float:
        """Return what the ship cards promise, each with who stands on it; or the game's end."""
        total = 0.0
        mine, theirs = self.points
        for ship in range(N_SHIPS):
            weight = 2 if ship in crew else 1
            total += leads[ship] * weight
            mine += weight if leads[ship] == 1 else 0
            theirs += weight if leads[ship] == -1 else 0
        if mine >= POINTS_TO_WIN:
            return THE_GAME
        return -THE_GAME if theirs >= POINTS_TO_WIN else total


def crew_ways(table: Table, crew: int) -> list[int]:
    """Return where crew come to if they must move: two ways, or where they stand (SIR-M5)."""
    if table.crew[crew] < 0 or table.ships_in_play() == table.crew_in_play():
        return [table.crew[crew]]
    return [rules.next_ship(table, crew, step) for step in (1, N_SHIPS - 1)]


@lru_cache(maxsize=1 << 16)
def lead(mine: Side, theirs: Side, resistance: int) -> float:
    """Return whose a ship card will be: 1 is mine for certain, -1 theirs, 0 nobody's."""
    if mine.total >= resistance:
        return 1
    if theirs.total >= resistance:
        return -1
    ahead = outcome(mine) - outcome(theirs)
    if mine.cards == theirs.cards == MOST_CARDS:
        return (ahead > 0) - (ahead < 0)
    near = OWN_REACH * reach(mine, resistance) - THEIR_REACH * reach(theirs, resistance)
    return max(-MOST_AHEAD, min(MOST_AHEAD, ahead * AHEAD)) + near


def outcome(side: Side) -> float:
    """Return what a side will come to when it is full."""
    return side.total + MEAN * (MOST_CARDS - side.cards)


def reach(side: Side, resistance: int) -> float:
    """Return how likely one more card is enough."""
    missing = resistance - side.total
    if side.cards == MOST_CARDS or missing > HIGHEST:
        return 0
    return (HIGHEST + 1 - missing) / HIGHEST
