"""What the news changed, as far as the picture can show it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tidetable.games.titania.rules import verbs as v


@dataclass
class Happened:
    placed: list[int] = field(default_factory=list)  # spaces where ships came, in this order
    fog_lifted: set[int] = field(default_factory=set)  # those of them whose tile was turned over
    built: set[int] = field(default_factory=set)  # towers that grew by a floor
    occupied: set[int] = field(default_factory=set)  # tower spaces where a starfish came to lie
    points: dict[int, int] = field(default_factory=dict)  # seat -> how many it scored
    shells: set[tuple[int, int]] = field(default_factory=set)  # seat, colour: who got some
    starfish: set[int] = field(default_factory=set)  # who got some
    tiles: set[int] = field(default_factory=set)  # who took a point tile
    drew: set[int] = field(default_factory=set)  # who drew cards
    drawn: list[int] = field(default_factory=list)  # the cards, if the viewer may know them
    last_ship: int = -1  # the colour whose reserve is empty
    new_period: bool = False


def happened(news: list[tuple[int, int]]) -> Happened:
    found = Happened()
    for seat, action in news:
        if v.PLACE.has(action):
            found.placed.append(action - int(v.PLACE.base))
        elif v.TURN_FOG.has(action):
            found.fog_lifted.update(found.placed[-1:])
        elif v.BUILD.has(action):
            found.built.add(action - int(v.BUILD.base))
        elif v.OCCUPY.has(action):
            found.occupied.add(action - int(v.OCCUPY.base))
        elif v.GETS_POINTS.has(action):
            n = action - int(v.GETS_POINTS.base) + 1
            found.points[seat] = found.points.get(seat, 0) + n
        elif v.GETS_SHELLS.has(action):
            found.shells.add((seat, (action - int(v.GETS_SHELLS.base)) % v.N_SHELLS))
        elif v.GETS_STARFISH.has(action):
            found.starfish.add(seat)
        elif action == v.TAKES_TILE.base:
            found.tiles.add(seat)
        elif v.DREW.has(action):
            found.drew.add(seat)
        elif v.CARD.has(action):
            found.drawn.append(action - int(v.CARD.base))
        elif v.LAST_SHIP.has(action):
            found.last_ship = action - int(v.LAST_SHIP.base)
        elif action == v.SECOND_PERIOD.base:
            found.new_period = True
    if found.new_period:  # the board was cleared: only what players have is left to be seen
        found.placed, found.fog_lifted, found.occupied = [], set(), set()
    if not found.drew:  # the cards of the deal come all at once
        found.drawn = []
    return found
