"""What the news changed, as far as the picture can show it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tidetable.games.nassau.rules.chapters.city import HARBOUR
from tidetable.games.nassau.rules.places import zone_of_outpost
from tidetable.games.nassau.rules.verbs import (
    ADVERSARIES,
    ANIMAL_DRAWN,
    BARGE,
    BEATS,
    CLAIM,
    DETOUR,
    DIE,
    DRAW_FROM,
    FIGHT,
    FIRST_OBJECT,
    GETS,
    GETS_GOOD,
    GETS_TALE,
    GOOD,
    HIDE,
    LAYS,
    LOSES,
    MOOR,
    N_AMOUNTS,
    N_EXITS,
    N_HARBOUR_QUAYS,
    PAYS,
    PIRATE,
    PLUNDER,
    PROVISION,
    RUM,
    SAIL,
    SAIL_TO,
    SAILOR,
    SCORES,
    SET,
    STAND,
    TALE,
    TALE_DRAWN,
    TOKEN,
    TOLD,
    TOWER,
    TYPES,
    WALK,
)

N_NUMBERS: Final = 100
# What an attack takes, as a kind of equipment; combat tokens after the five weapons
TAKEN: Final = [SAIL, SAILOR, FIRST_OBJECT + RUM, FIRST_OBJECT, PROVISION, 13]


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
    if WALK.has(action):
        found.squares.add(int(WALK.number(action)))
    elif DETOUR.has(action):
        found.squares.add(int(DETOUR.number(action)))
    elif SET.has(action):
        found.squares.add(int(SET.number(action)))
    elif STAND.has(action):
        found.squares.add(int(STAND.number(action)))
    elif BARGE.has(action):
        found.exits.update(divmod(action - int(BARGE.base), N_EXITS))
    elif MOOR.has(action):
        quay = int(MOOR.number(action))
        found.quays.add(quay)
        outpost = quay - N_HARBOUR_QUAYS
        found.zones.add(int(zone_of_outpost(outpost)) if outpost >= 0 else HARBOUR)
    elif GETS.has(action):
        found.gained.add((seat, (action - int(GETS.base)) // N_AMOUNTS))
    elif GETS_GOOD.has(action):
        found.gained.add((seat, GOOD))
    elif GETS_TALE.has(action):
        found.gained.add((seat, TALE))
    elif SCORES.has(action) or PAYS.has(action):
        found.scored.add(seat)
    elif LAYS.has(action):
        found.lost.add((seat, PIRATE))
    elif LOSES.has(action):
        token = action - int(LOSES.base)
        found.lost.add((seat, token - 2 if token < 7 else TAKEN[token - 7]))
    elif HIDE.has(action):
        found.hidden.add(seat)
    elif TOLD.has(action):
        found.told.add(action - int(TOLD.base))
    elif TALE_DRAWN.has(action):
        found.drawn.add(action - int(TALE_DRAWN.base))
    elif DRAW_FROM.has(action):
        found.piles.add(action - int(DRAW_FROM.base))
    elif ANIMAL_DRAWN.has(action):
        found.animals.add(action - int(ANIMAL_DRAWN.base))


def at_sea(found: Happened, seat: int, action: int) -> None:
    """Note what changed in the Caribbean."""
    if SAIL_TO.has(action):
        found.zones.add(action - int(SAIL_TO.base))
    elif FIGHT.has(action):
        found.slots.add(int(FIGHT.number(action)))
    elif CLAIM.has(action):
        found.outposts.add(int(CLAIM.number(action)))
    elif TOWER.has(action):
        found.towers.add(int(TOWER.number(action)) // N_NUMBERS)
    elif PLUNDER.has(action):
        found.posts.add(action - int(PLUNDER.base))
        found.gained.add((seat, GOOD))
    elif BEATS.has(action):
        name, _copy = ADVERSARIES.halves[ADVERSARIES.tokens[BEATS.number(action)]]
        found.beaten.add((seat, TYPES.index[name]))
    elif TOKEN.has(action):
        found.tokens.add(action - int(TOKEN.base))
    elif DIE.has(action):
        found.dice = True
