"""What the news changed, as far as the picture can show it."""

from collections import Counter

from tidetable.core.show.told import Told
from tidetable.games.titania.rules import verbs as v


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
