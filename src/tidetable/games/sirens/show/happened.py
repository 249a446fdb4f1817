"""What the news changed, as far as the picture can show it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import Tabletop


@dataclass
class Happened:
    actor: int = -1  # who laid or moved a card
    arrived: int = -1  # the place where it came to lie
    card: int = -1
    taken_from: int = -1  # the place an octopus took it from; -1: it was played from the hand
    rum: tuple[int, int] | None = None  # seat, ship card
    moved_to: set[int] = field(default_factory=set)  # ship cards the crew moved to
    won: dict[int, int] = field(default_factory=dict)  # ship card -> who took it
    with_crew: set[int] = field(default_factory=set)  # those of them with somebody on board
    left: set[int] = field(default_factory=set)  # ship cards nobody took
    drew: int = -1  # who drew a card
    drawn: int = -1  # the card, if the viewer may know it

    @property
    def gone(self) -> set[int]:
        """Return the ship cards that have just been scored."""
        return self.won.keys() | self.left


def happened(table: Tabletop, news: list[tuple[int, int]]) -> Happened:
    found = Happened()
    for seat, action in news:
        if v.PLAY.has(action):
            found.card, place = divmod(action - int(v.PLAY.base), v.N_PLACES)
            found.actor, found.arrived = seat, int(seen_by(place, seat))
        elif v.OCTOPUS.has(action):
            lying, place = divmod(action - int(v.OCTOPUS.base), v.N_PLACES)
            source, found.card = divmod(lying, v.N_CARDS)
            found.actor, found.arrived = seat, int(seen_by(place, seat))
            found.taken_from = int(seen_by(source, seat))
        elif v.RUM_ON.has(action):
            found.rum = (seat, action - int(v.RUM_ON.base))
        elif v.MOVES.has(action):
            found.moved_to.add(action - int(v.MOVES.base))
        elif v.WINS.has(action):
            found.won[action - int(v.WINS.base)] = seat
        elif v.WINS_CREW.has(action):
            found.won[action - int(v.WINS_CREW.base)] = seat
            found.with_crew.add(action - int(v.WINS_CREW.base))
        elif v.LEAVES.has(action):
            found.left.add(action - int(v.LEAVES.base))
        elif v.CARD.has(action):
            found.drawn = action - int(v.CARD.base)
        elif action == v.DREW.base:
            found.drew = seat
    if table.turn == 0 or found.drew < 0:  # the cards of the deal come all at once
        found.drew = found.drawn = -1
    return found
