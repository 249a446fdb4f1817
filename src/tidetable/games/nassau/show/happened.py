"""What the news changed, as far as the picture can show it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters.city import HARBOUR
from tidetable.games.nassau.rules.places import zone_of_outpost

N_NUMBERS: Final = 100
# What an attack takes, as a kind of equipment; combat tokens after the five weapons
TAKEN: Final = [v.SAIL, v.SAILOR, v.FIRST_OBJECT + v.RUM, v.FIRST_OBJECT, v.PROVISION, 13]


@dataclass
class Happened:
    squares: set[int] = field(default_factory=set)  # where the captain or the figure came
    exits: set[int] = field(default_factory=set)  # ways out of the city that were taken
    zones: set[int] = field(default_factory=set)  # where a boat came
    quays: set[int] = field(default_factory=set)
    slots: set[int] = field(default_factory=set)  # adversaries that are fought
    towers: set[int] = field(default_factory=set)
    posts: set[int] = field(default_factory=set)
    outposts: set[int] = field(default_factory=set)
    gained: set[tuple[int, int]] = field(default_factory=set)  # seat, kind
    lost: set[tuple[int, int]] = field(default_factory=set)
    scored: set[int] = field(default_factory=set)  # seats whose points changed
    beaten: set[tuple[int, int]] = field(default_factory=set)  # seat, type
    hidden: set[int] = field(default_factory=set)  # who hid a good
    told: set[int] = field(default_factory=set)  # tales
    drawn: set[int] = field(default_factory=set)  # tales that the viewer drew
    tokens: set[int] = field(default_factory=set)
    dice: bool = False
    animals: set[int] = field(default_factory=set)  # that were turned up
    piles: set[int] = field(default_factory=set)


def happened(news: list[tuple[int, int]]) -> Happened:
    found = Happened()
    for seat, action in news:
        at_home(found, seat, action)
        at_sea(found, seat, action)
    return found


def at_home(found: Happened, seat: int, action: int) -> None:
    """Note what changed in the city and on the ships."""
    if v.WALK.has(action):
        found.squares.add(int(v.WALK.number(action)))
    elif v.DETOUR.has(action):
        found.squares.add(int(v.DETOUR.number(action)))
    elif v.SET.has(action):
        found.squares.add(int(v.SET.number(action)))
    elif v.STAND.has(action):
        found.squares.add(int(v.STAND.number(action)))
    elif v.BARGE.has(action):
        found.exits.update(divmod(action - int(v.BARGE.base), v.N_EXITS))
    elif v.MOOR.has(action):
        quay = int(v.MOOR.number(action))
        found.quays.add(quay)
        outpost = quay - v.N_HARBOUR_QUAYS
        found.zones.add(int(zone_of_outpost(outpost)) if outpost >= 0 else HARBOUR)
    elif v.GETS.has(action):
        found.gained.add((seat, (action - int(v.GETS.base)) // v.N_AMOUNTS))
    elif v.GETS_GOOD.has(action):
        found.gained.add((seat, v.GOOD))
    elif v.GETS_TALE.has(action):
        found.gained.add((seat, v.TALE))
    elif v.SCORES.has(action) or v.PAYS.has(action):
        found.scored.add(seat)
    elif v.LAYS.has(action):
        found.lost.add((seat, v.PIRATE))
    elif v.LOSES.has(action):
        token = action - int(v.LOSES.base)
        found.lost.add((seat, token - 2 if token < 7 else TAKEN[token - 7]))
    elif v.HIDE.has(action):
        found.hidden.add(seat)
    elif v.TOLD.has(action):
        found.told.add(action - int(v.TOLD.base))
    elif v.TALE_DRAWN.has(action):
        found.drawn.add(action - int(v.TALE_DRAWN.base))
    elif v.DRAW_FROM.has(action):
        found.piles.add(action - int(v.DRAW_FROM.base))
    elif v.ANIMAL_DRAWN.has(action):
        found.animals.add(action - int(v.ANIMAL_DRAWN.base))


def at_sea(found: Happened, seat: int, action: int) -> None:
    """Note what changed in the Caribbean."""
    if v.SAIL_TO.has(action):
        found.zones.add(action - int(v.SAIL_TO.base))
    elif v.FIGHT.has(action):
        found.slots.add(int(v.FIGHT.number(action)))
    elif v.CLAIM.has(action):
        found.outposts.add(int(v.CLAIM.number(action)))
    elif v.TOWER.has(action):
        found.towers.add(int(v.TOWER.number(action)) // N_NUMBERS)
    elif v.PLUNDER.has(action):
        found.posts.add(action - int(v.PLUNDER.base))
        found.gained.add((seat, v.GOOD))
    elif v.BEATS.has(action):
        name, _copy = v.ADVERSARIES.halves[v.ADVERSARIES.tokens[v.BEATS.number(action)]]
        found.beaten.add((seat, v.TYPES.index[name]))
    elif v.TOKEN.has(action):
        found.tokens.add(action - int(v.TOKEN.base))
    elif v.DIE.has(action):
        found.dice = True
