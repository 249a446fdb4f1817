"""What the news changed, as far as the picture can show it."""

from typing import Final

from tidetable.core.show.told import Told
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters.city import HARBOUR
from tidetable.games.nassau.rules.places import zone_of_outpost

# What an attack takes, as a kind of equipment; combat tokens after the five weapons
TAKEN: Final = [v.SAIL, v.SAILOR, v.FIRST_OBJECT + v.RUM, v.FIRST_OBJECT, v.PROVISION, 13]


class Happened:
    """Places, pieces and players that were touched since the picture before."""

    def __init__(self, news: list[tuple[int, int]]) -> None:
        told = Told(news)
        # In the city: where the captain or the figure came, the ways out that were taken
        self.squares = told.things(v.WALK, v.DETOUR, v.SET, v.STAND)
        self.exits = {way for _, ways in told.of(v.BARGE) for way in ways}
        self.quays = told.things(v.MOOR)
        self.animals = told.things(v.ANIMAL_DRAWN)  # that were turned up
        # At sea: where a boat came, which adversaries are fought, what was built or plundered
        self.zones = told.things(v.SAIL_TO) | {zone_of_quay(quay) for quay in self.quays}
        self.slots = told.things(v.FIGHT)
        self.sites = {v.TOWERS.tokens[n] for n in told.things(v.TOWER)}
        self.sites |= {v.POSTS.tokens[n] for n in told.things(v.PLUNDER)}
        self.sites |= {v.OUTPOSTS.tokens[n] for n in told.things(v.CLAIM)}
        self.tokens = told.things(v.TOKEN)
        self.dice = bool(told.things(v.DIE))
        # The ships, by seat: what kind was gained or lost, which type was beaten
        self.gained = {(seat, gain // v.N_AMOUNTS) for seat, gain in told.by_seat(v.GETS)}
        self.gained |= {(seat, v.GOOD) for seat in told.seats(v.GETS_GOOD, v.PLUNDER)}
        self.gained |= {(seat, v.TALE) for seat in told.seats(v.GETS_TALE)}
        self.lost = {(seat, kind_of_token(token)) for seat, token in told.by_seat(v.LOSES)}
        self.lost |= {(seat, v.PIRATE) for seat in told.seats(v.LAYS)}
        self.beaten = {(seat, type_of(foe)) for seat, foe in told.by_seat(v.BEATS)}
        self.scored = told.seats(v.SCORES, v.PAYS)
        self.hidden = told.seats(v.HIDE)
        # Tales: told, drawn by the viewer, and the piles they came from
        self.told = told.things(v.TOLD)
        self.drawn = told.things(v.TALE_DRAWN)
        self.piles = told.things(v.DRAW_FROM)


def zone_of_quay(quay: int) -> int:
    outpost = quay - v.N_HARBOUR_QUAYS
    return int(zone_of_outpost(outpost)) if outpost >= 0 else HARBOUR


def kind_of_token(token: int) -> int:
    """Return which kind of equipment an attack took."""
    return token - 2 if token < 7 else TAKEN[token - 7]


def type_of(adversary: int) -> int:
    name, _copy = v.ADVERSARIES.halves[v.ADVERSARIES.tokens[adversary]]
    return v.TYPES.index[name]
