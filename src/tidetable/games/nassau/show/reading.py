"""Who has what and what lies where, read once: for the picture, the terminal and the sheet."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from mypy_extensions import i64

from tidetable.core.codec import MAX_SEATS, Domain
from tidetable.core.contract import kind_of, seat_of
from tidetable.core.show.scene import Scene
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import archipelago as a, places, verbs as v
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.contents import N_DRAWS, QUESTIONS
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import CITY, N_BACKS, NOT_OWNED, USED, Tabletop
from tidetable.games.nassau.rules.streets import BITS, THE_SEA, options_of


class Animal(NamedTuple):
    """An animal that somebody has."""

    n: int
    used: bool
    waits: bool  # apart from the hats, for want of a sailor (NAS-N8)


class Foe(NamedTuple):
    """An adversary in its slot."""

    slot: int
    kind: int
    strength: int
    weapon: int  # that beats it
    points: int
    score: int  # in the end
    gains: list[int]
    crates: list[int]  # on it, of each seat


class Site(NamedTuple):
    """A watchtower, a trading post or an outpost."""

    kind: str
    token: str
    owner: int = -1
    weapon: int = -1  # that takes it
    crates: int = 0
    good: int = -1
    gains: Sequence[int] = ()


def row(cells: vec[i64], n: int, width: int) -> list[int]:
    """Return the n-th row of cells that are kept one row after another."""
    return [int(cells[n * width + i]) for i in range(width)]


def name_of(question: int) -> str:
    """Return what a seat is asked; nothing where chance is."""
    kind = int(kind_of(question)) - N_DRAWS
    return QUESTIONS[kind].name if kind >= 0 else ""


def each(counts: Iterable[int]) -> list[int]:
    """Return a thing as often as it is there: `[2, 0, 1]` is 0, 0, 2."""
    return [thing for thing, n in enumerate(counts) for _ in range(n)]


class Reading:
    """A scene in plain numbers and names."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.islands = scene.game(Nassau).islands
        self.seats = range(self.table.seats)
        self.me = scene.me
        self.own = scene.own(Hand)
        self.say = cache(scene.say)  # much is said again and again, and words take their time
        self.name = cache(self._name)

    def _name(self, domain: Domain, i: int) -> str:
        return self.scene.phrases.thing(domain, domain.tokens[i])

    def gain_name(self, gain: int) -> str:
        return self.name(v.GAINS, int(v.named(gain)))

    def gain_names(self, gains: Iterable[int]) -> str:
        return ", ".join(self.gain_name(gain) for gain in gains)

    def who(self, seat: int) -> str:
        return self.scene.names[seat]

    def asked(self) -> list[str]:
        """Return what the viewer is asked."""
        view = self.scene.view
        open_ = [view.asks[n] for n in range(view.n_asks) if not self.scene.is_spectator]
        return [name_of(question) for question in open_ if seat_of(question) == view.seat]

    # --- What a seat has ------------------------------------------------------------------------

    def weapons(self, seat: int) -> list[int]:
        return [int(self.table.arms(seat, weapon)) for weapon in range(v.N_WEAPONS)]

    def objects(self, seat: int) -> list[int]:
        return row(self.table.objects, seat, v.N_OBJECTS)

    def goods(self, seat: int) -> list[int]:
        return row(self.table.goods, seat, v.N_GOODS)

    def hidden(self, seat: int) -> list[int]:
        return row(self.table.hidden, seat, v.N_GOODS)

    def beaten(self, seat: int) -> list[int]:
        return row(self.table.beaten, seat, v.N_TYPES)

    def backs(self, seat: int) -> list[int]:
        """Return how many tales of each back are in a hand."""
        return row(self.table.backs, seat, N_BACKS)

    def animals(self, seat: int) -> list[Animal]:
        states = row(self.table.animals, seat, v.N_ANIMALS)
        waiting = row(self.table.waiting, seat, v.N_ANIMALS)
        return [
            Animal(n, states[n] == USED, waiting[n] > 0)
            for n in range(v.N_ANIMALS)
            if states[n] != NOT_OWNED
        ]

    def spaces(self, seat: int) -> list[tuple[int, int]]:
        """Return a hideout's spaces, each its good and its worth; none before it is dealt."""
        hideout = int(self.table.hideout[seat])
        if hideout < 0:
            return []
        goods = row(self.islands.hideout_goods, hideout, a.MOST_SPACES)
        worth = row(self.islands.hideout_values, hideout, a.MOST_SPACES)
        return [*zip(goods, worth, strict=True)][: self.islands.hideout_spaces[hideout]]

    def held(self) -> list[int]:
        """Return the viewer's tales."""
        own = self.own
        return [] if own is None else [tale for tale in range(v.N_TALES) if own.tales[tale]]

    # --- Points ---------------------------------------------------------------------------------

    def categories(self) -> range:
        return range(v.N_CATEGORIES if self.table.with_dutchman else v.N_CATEGORIES - 1)

    def final(self, seat: int) -> list[int]:
        """Return what the final scoring has brought by category."""
        return row(self.table.final, seat, v.N_CATEGORIES)[: len(self.categories())]

    def scores(self, seat: int) -> list[int]:
        """Return what the final scoring would bring by now."""
        return [int(score_of(self.table, self.islands, seat, n)) for n in self.categories()]

    # --- What is to be had in the city ----------------------------------------------------------

    def square_gains(self, square: int) -> list[int]:
        """Return what a square gives: one thing, or one of two."""
        return _some(options_of(self.table, self.islands, square, n) for n in range(2))

    def ends(self, alley: int) -> tuple[int, int]:
        """Return the squares that an alley joins; the second may be THE_SEA."""
        ends = int(self.table.ends[alley])
        return ends >> BITS, ends & THE_SEA

    def quay_gains(self, quay: int) -> list[int]:
        return _some(row(self.islands.quay_gains, quay, a.N_GAINS))

    def table_gains(self, table: int) -> list[int]:
        return _some(row(self.islands.table_gains, table, a.N_GAINS))

    def sitting(self, table: int) -> list[int]:
        """Return whose pirates still sit at a table of the tavern."""
        return [s for s in self.seats if self.table.in_tavern[s * a.N_TABLES + table]]

    def open_animals(self) -> list[int]:
        return [int(animal) for animal in self.table.open_animals if animal >= 0]

    def wares(self) -> list[int]:
        """Return what the sea dog sells this round."""
        if self.table.offering < 0:
            return []
        return _some(row(self.islands.offering_gains, int(self.table.offering), a.MOST_CHOICES))

    # --- What lies in a zone --------------------------------------------------------------------

    def foes_in(self, zone: int) -> list[Foe]:
        slots = places.slots_in(zone, len(self.table.adversaries))
        return [self.foe(slot) for slot in _taken(self.table.adversaries, slots)]

    def foe(self, slot: int) -> Foe:
        islands, adversary = self.islands, int(self.table.adversaries[slot])
        kind = int(islands.adversary_type[adversary])
        return Foe(
            slot,
            kind,
            strength=int(islands.adversary_strength[adversary]),
            weapon=int(islands.type_weapon[kind]),
            points=int(islands.adversary_points[adversary]),
            score=int(islands.adversary_score[adversary]),
            gains=_some(row(islands.adversary_reward, adversary, a.N_ADVERSARY_GAINS)),
            crates=row(self.table.crates_on, slot, MAX_SEATS)[: len(self.seats)],
        )

    def sites_in(self, zone: int) -> list[Site]:
        """Return the outposts of a zone, its watchtowers and its trading posts."""
        table, found = self.table, []
        for n in _taken(table.outposts, places.outposts_in(zone, len(table.outposts))):
            gains = _some(row(self.islands.outpost_gains, int(table.outposts[n]), a.N_GAINS))
            owner = int(table.outpost_owner[n])
            found.append(Site("outpost", v.OUTPOSTS.tokens[n], owner, gains=gains))
        for n in _taken(table.towers, places.towers_in(zone, len(table.towers))):
            owner, crates = int(table.tower_owner[n]), int(table.tower_crates[n])
            found.append(Site("tower", v.TOWERS.tokens[n], owner, int(table.towers[n]), crates))
        for n in _taken(table.posts, places.posts_in(zone)):
            weapon, good = int(table.posts[n]), int(table.post_good[n])
            found.append(Site("post", v.POSTS.tokens[n], weapon=weapon, good=good))
        return found

    def are_near(self, zone: int, other: int) -> bool:
        return bool(self.islands.neighbours[zone * v.N_ZONES + other])

    def beside(self, zone: int) -> list[str]:
        """Return the names of the zones to which one sails from a zone."""
        return [v.ZONES.tokens[n] for n in range(v.N_ZONES) if self.are_near(zone, n)]

    def afloat_in(self, zone: int) -> list[int]:
        """Return whose boats lie in a zone: not in the harbour, nor on their way home."""
        table = self.table
        moored = {*table.quays} if table.phase == CITY else set()
        there = [seat for seat in self.seats if table.boat[seat] == zone and table.way[seat] == 0]
        return [seat for seat in there if seat not in moored]

    # --- A fight --------------------------------------------------------------------------------

    def tokens(self) -> list[int]:
        return each(self.table.tokens)

    def dice(self) -> list[int]:
        return each(self.table.dice)


def _some(gains: Iterable[int]) -> list[int]:
    return [int(gain) for gain in gains if gain > 0]


def _taken(cells: vec[i64], found: Sequence[int]) -> list[int]:
    return [place for place in found if cells[place] >= 0]
