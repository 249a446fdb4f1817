"""What all parts of the picture know: who looks, what the news changed, how pieces are named."""

from __future__ import annotations

from collections import Counter

from tidetable.core.contract import arg_of, kind_of, seat_of
from tidetable.core.show.scene import Scene
from tidetable.core.show.told import Told
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.placing import EXTRA, PLACE
from tidetable.games.titania.rules.state import Hand, Tabletop


class Happened:
    """Spaces and players that were touched since the picture before."""

    def __init__(self, news: list[tuple[int, int]]) -> None:
        told = Told(news)
        self.placed = [things[0] for _, things in told.of(v.PLACE)]  # where ships came, in order
        self.fog_lifted = lifted(news)  # those of them whose tile was turned over
        self.built = told.things(v.BUILD)  # towers that grew by a floor
        self.occupied = told.things(v.OCCUPY)  # tower spaces where a starfish came to lie
        self.points: Counter[int] = Counter()  # seat -> how many it scored
        for seat, (less_one,) in told.of(v.GETS_POINTS):
            self.points[seat] += less_one + 1
        self.shells = {(seat, things[-1]) for seat, things in told.of(v.GETS_SHELLS)}
        self.starfish = told.seats(v.GETS_STARFISH)
        self.tiles = told.seats(v.TAKES_TILE)
        self.drew = told.seats(v.DREW)
        drawn = [things[0] for _, things in told.of(v.CARD)]
        self.drawn = drawn if self.drew else []  # the cards of the deal come all at once
        self.last_ship = next(iter(told.things(v.LAST_SHIP)), -1)  # whose reserve is empty
        self.new_period = bool(told.seats(v.SECOND_PERIOD))
        if self.new_period:  # the board was cleared: only what players have is left to be seen
            self.placed, self.fog_lifted, self.occupied = [], set(), set()


def lifted(news: list[tuple[int, int]]) -> set[int]:
    """Return the spaces whose fog was turned over: each by the ship that came just before."""
    found: set[int] = set()
    space: list[int] = []
    for _, action in news:
        if v.PLACE.has(action):
            space = v.PLACE.args(action)
        elif v.TURN_FOG.has(action):
            found.update(space)
    return found


class Picture:
    """One picture being drawn: who looks, and what has just changed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.kingdom = scene.game(Titania).kingdom
        self.just = Happened(scene.news)
        self.me = scene.me
        self.own = scene.own(Hand)

    def asked(self) -> tuple[int, int, int]:
        """Return the open question: whom it is asked, what about, its argument; or -1 each."""
        view = self.scene.view
        if view.n_asks == 0:
            return -1, -1, -1
        question = view.asks[0]
        return int(seat_of(question)), int(kind_of(question)), int(arg_of(question))

    def sailing(self) -> str:
        """Return the colour of the ship that is to be placed, if one is."""
        _, kind, colour = self.asked()
        return v.COLOURS.tokens[colour] if kind in (PLACE.kind, EXTRA.kind) else ""

    def ship_key(self, colour: int, space: int) -> str:
        """Return a ship's key: where it lies; if it has just come, where in the reserve it was."""
        placed = self.just.placed
        if colour == self.table.colour and space in placed:
            later = len(placed) - placed.index(space)
            return f"fleet-{colour}-{self.table.reserve[colour] + later}"
        return f"ship-{colour}-{space}"
