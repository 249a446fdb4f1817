"""What the news changed, as far as the picture can show it."""

from tidetable.core.show.told import Told
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import Tabletop


class Happened:
    """Cards and pieces that moved since the picture before; -1: none did."""

    def __init__(self, table: Tabletop, news: list[tuple[int, int]]) -> None:
        self.actor = self.card = -1  # who laid or moved a card, and which
        self.arrived = -1  # the place where it came to lie
        self.taken_from = -1  # the place an octopus took it from; -1: it was played from the hand
        for seat, action in news:
            if v.PLAY.has(action):
                self.card, place = v.PLAY.args(action)
            elif v.OCTOPUS.has(action):
                lying, place = v.OCTOPUS.args(action)
                source, self.card = divmod(lying, v.N_CARDS)
                self.taken_from = int(seen_by(source, seat))
            else:
                continue
            self.actor, self.arrived = seat, int(seen_by(place, seat))
        told = Told(news)
        rum = [(seat, ship) for seat, (ship,) in told.of(v.RUM_ON)]
        self.rum = rum[-1] if rum else None  # seat, ship card
        self.moved_to = told.things(v.MOVES)  # ship cards the crew moved to
        self.won = {ship: seat for seat, (ship,) in told.of(v.WINS, v.WINS_CREW)}  # who took it
        self.with_crew = told.things(v.WINS_CREW)  # those of them with somebody on board
        self.left = told.things(v.LEAVES)  # ship cards nobody took
        self.gone = self.won.keys() | self.left
        drew = [seat for seat, _ in told.of(v.DREW)]
        drawn = [card for _, (card,) in told.of(v.CARD)]  # if the viewer may know it
        dealt = table.turn == 0 or not drew  # the cards of the deal come all at once
        self.drew = -1 if dealt else drew[-1]
        self.drawn = -1 if dealt or not drawn else drawn[-1]
