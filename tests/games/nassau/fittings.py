"""What positions of Nassau are made of: supplies give what is named, nothing comes from nowhere."""

from __future__ import annotations

from itertools import combinations

from tidetable.core.codec import MAX_SEATS, Domain
from tidetable.games.nassau import GAME
from tidetable.games.nassau.rules import streets
from tidetable.games.nassau.rules.menagerie import let_wait
from tidetable.games.nassau.rules.state import (
    CARIBBEAN,
    CITY,
    N_BACKS,
    NOT_OWNED,
    READY,
    USED,
    NassauState,
    Tabletop,
)
from tidetable.games.nassau.rules.verbs import (
    ADVERSARIES,
    ANIMALS,
    EXITS,
    GOODS,
    N_ANIMALS,
    N_GOODS,
    N_OBJECTS,
    N_TYPES,
    N_WEAPONS,
    OBJECTS,
    OUTPOSTS,
    PILES,
    POSTS,
    SLOTS,
    SQUARES,
    TALES,
    TOWERS,
    WEAPONS,
    ZONES,
)

ISLANDS = GAME.islands
Ship = dict[str, int | str]
COUNTS = ["sails", "sailors", "holds", "crates", "provisions", "points", "pirates", "lying"]


def clear(state: NassauState) -> None:
    """Take back what chance gave to players, and all adversaries."""
    table = state.table
    for slot, foe in enumerate(table.adversaries):
        if foe >= 0:
            table.foes_left[foe] = 1
            table.adversaries[slot] = -1
    for seat in range(table.seats):
        for i in range(N_WEAPONS):
            table.weapons[seat * N_WEAPONS + i] = 0
        for i in range(N_ANIMALS):
            table.animal_pile[i] += table.animals[seat * N_ANIMALS + i]
            table.animals[seat * N_ANIMALS + i] = NOT_OWNED
        for i in range(N_BACKS):
            table.backs[seat * N_BACKS + i] = 0
        for i in range(len(TALES.tokens)):
            state.piles.tales[i] += state.hands[seat].tales[i]
            state.hands[seat].tales[i] = 0


def walk_about(
    table: Tabletop, captain: str, visited: str, sections: dict[str, int], occupied: dict[str, int]
) -> None:
    """Set the captain somewhere, and pirates on alleys."""
    if captain:
        table.visited[table.captain] = 0
        table.captain = SQUARES.index[captain]
        table.visited[table.captain] = 1
    for square in visited.split():
        table.visited[SQUARES.index[square]] = 1
    for name, length in sections.items():
        table.sections[alley_of(name)] = length
    for name, owner in occupied.items():
        alley, seat = alley_of(name), owner - 1
        assert table.sections[alley] > 0, f"there is no alley {name}"
        table.occupied[alley] = owner
        table.pirates[seat] -= table.sections[alley]
        table.in_city[seat] += table.sections[alley]


def lay_out_sea(
    table: Tabletop, foes: dict[str, str], towers: dict[str, str], posts: dict[str, str]
) -> None:
    for slot, foe in foes.items():
        table.adversaries[SLOTS.index[slot]] = ADVERSARIES.index[foe]
        table.foes_left[ADVERSARIES.index[foe]] = 0
    for tower, weapon in towers.items():
        assert table.towers[TOWERS.index[tower]] >= 0, f"there is no {tower}"
        table.towers[TOWERS.index[tower]] = WEAPONS.index[weapon]
    for post, shown in posts.items():
        at = POSTS.index[post]
        assert table.posts[at] >= 0, f"there is no {post}"
        weapon, _, good = shown.partition(" ")
        table.posts[at] = WEAPONS.index[weapon]
        table.goods_bag[table.post_good[at]] += 1
        table.post_good[at] = GOODS.index[good] if good else -1
        if good:
            table.goods_bag[GOODS.index[good]] -= 1


def turn_up(table: Tabletop, sea_dog: str, offering: int, dutchman: str) -> None:
    """Let the sea dog and the Dutchman stand where it is said, and no tile lie face up twice."""
    if table.with_sea_dog:
        table.dogs_seen[table.sea_dog] = -1
        table.sea_dog = ZONES.index[sea_dog]
        table.dogs_seen[table.sea_dog] = table.round
        table.offerings_seen[table.offering] = 0
        table.offering = offering - 1
        table.offerings_seen[table.offering] = 1
    if table.with_dutchman:
        table.dutchmen_seen[table.dutchman] = -1
        table.dutchman = ZONES.index[dutchman]
        table.dutchmen_seen[table.dutchman] = table.round


def lay_out_animals(table: Tabletop, animals: str) -> None:
    for place, name in enumerate(animals.split()):
        table.animal_pile[table.open_animals[place]] += 1
        table.open_animals[place] = -1 if name == "-" else ANIMALS.index[name]
        if name != "-":
            table.animal_pile[ANIMALS.index[name]] -= 1


def share_out_tales(state: NassauState, discards: str) -> None:
    """Lay these among the discards, face up; all that nobody holds is in the piles."""
    table = state.table
    for tale in discards.split():
        state.piles.tales[TALES.index[tale]] = 0
        table.discards[TALES.index[tale]] = 1
        table.discards_open[ISLANDS.tale_pile[TALES.index[tale]]] += 1
    for n in range(len(PILES.tokens)):
        table.pile_size[n] = sum(
            state.piles.tales[i] for i in range(len(TALES.tokens)) if ISLANDS.tale_pile[i] == n
        )


def keep_animals(table: Tabletop, pile: str) -> None:
    """Leave these in the pile; the others have left the game."""
    for i, name in enumerate(ANIMALS.tokens):
        kept = pile.split().count(name)
        table.animals_gone[i] += table.animal_pile[i] - kept
        table.animal_pile[i] = kept


def keep_goods(table: Tabletop, bag: str) -> None:
    """Leave these in the bag; the others lie in the last player's hideout, in the middle."""
    for i, name in enumerate(GOODS.tokens):
        kept = bag.split().count(name)
        table.hidden[(table.seats - 1) * N_GOODS + i] += table.goods_bag[i] - kept
        table.goods_bag[i] = kept


def equip(state: NassauState, seat: int, things: Ship) -> None:
    """Give a player what it is said to have; the supplies give it, or take it back."""
    table = state.table
    if table.phase == CARIBBEAN:
        table.passed[seat] = 1
        table.boat[seat] = 0
    for name in things:
        found = take(state, seat, name, things[name])
        assert found, f"nobody can have {name}"
    pirates = table.pirates[seat] + table.lying[seat] + table.in_city[seat]
    pirates += sum(table.in_tavern[seat * N_WEAPONS : (seat + 1) * N_WEAPONS])
    pirates += sum(owner == seat for owner in table.outpost_owner)
    away = table.lying if table.phase == CITY else table.in_city
    away[seat] += ISLANDS.pirates_on_ship + N_WEAPONS - pirates
    if away[seat] < 0:
        table.pirates[seat] += away[seat]
        away[seat] = 0
    on_foes = sum(table.crates_on[seat::MAX_SEATS])
    on_towers = sum(
        n for i, n in enumerate(table.tower_crates) if n and table.tower_owner[i] == seat
    )
    left = ISLANDS.crates - table.crates[seat] - on_foes - on_towers
    left -= table.dutchman_crates[seat] + table.dutchman_quay[seat]
    table.crate_supply[seat] = int(things.get("supply", left))
    table.dutchman_below[seat] = left - table.crate_supply[seat]


def take(state: NassauState, seat: int, name: str, n: int | str) -> bool:
    """Give a player one thing; whether there is such a thing."""
    table = state.table
    words = str(n).split()
    if name in COUNTS or name in ("dutchman-crates", "dutchman-quay", "filled"):
        getattr(table, name.replace("-", "_"))[seat] = int(n)
    elif name in OBJECTS.index:
        at = seat * N_OBJECTS + OBJECTS.index[name]
        table.objects_left[OBJECTS.index[name]] -= int(n) - table.objects[at]
        table.objects[at] = int(n)
    elif name in WEAPONS.index:
        table.weapons[seat * N_WEAPONS + WEAPONS.index[name]] = int(n) - 1
    elif name in ANIMALS.index:
        table.animal_pile[ANIMALS.index[name]] -= 1
        at = seat * N_ANIMALS + ANIMALS.index[name]
        table.animals[at] = USED if "used" in words else READY
        if "waiting" in words:
            let_wait(table, seat, ANIMALS.index[name], None)
    elif name in GOODS.index:
        table.goods[seat * N_GOODS + GOODS.index[name]] += int(n)
        table.goods_bag[GOODS.index[name]] -= int(n)
    elif name == "tavern":
        for i in range(N_WEAPONS):
            table.in_tavern[seat * N_WEAPONS + i] = int(str(i + 1) in words)
    elif name == "tales":
        for tale in words:
            state.piles.tales[TALES.index[tale]] = 0
            state.hands[seat].tales[TALES.index[tale]] = 1
            table.backs[seat * N_BACKS + ISLANDS.tale_deck[TALES.index[tale]]] += 1
    elif name == "boat":
        table.boat[seat] = ZONES.index[str(n)]
    elif name == "hidden":
        for good in words:
            table.hidden[seat * N_GOODS + GOODS.index[good]] += 1
            table.goods_bag[GOODS.index[good]] -= 1
    else:
        return take_at_sea(table, seat, name, words)
    return True


def take_at_sea(table: Tabletop, seat: int, name: str, words: list[str]) -> bool:
    if name == "towers":
        for at, crates in pairs_of(words, TOWERS):
            table.tower_owner[at], table.tower_crates[at] = seat, crates
    elif name == "on":
        for at, crates in pairs_of(words, SLOTS):
            table.crates_on[at * MAX_SEATS + seat] = crates
    elif name == "outposts":
        for outpost in words:
            table.outpost_owner[OUTPOSTS.index[outpost]] = seat
    elif name == "beaten":
        for foe in words:
            i = ADVERSARIES.index[foe]
            table.foes_left[i] = 0
            table.beaten[seat * N_TYPES + i // 7] += 1
            table.beaten_score[seat] += ISLANDS.adversary_score[i]
    return name in ("towers", "on", "outposts", "beaten", "supply")


def pairs_of(words: list[str], domain: Domain) -> list[tuple[int, int]]:
    """Read `E5:3` as a place and a number."""
    return [(domain.index[word.split(":")[0]], int(word.split(":")[1])) for word in words]


def alley_of(name: str) -> int:
    """Return the alley between two squares, `c4-c5`, or out of the city, `a1n`."""
    if name in EXITS.index:
        return streets.FIRST_EXIT + EXITS.index[name]
    one, other = (SQUARES.index[square] for square in name.split("-"))
    alley = streets.alley_between(one, other)
    assert alley >= 0, f"no alley can lead along {name}"
    return alley


def alley_name(alley: int) -> str:
    if streets.FIRST_EXIT <= alley < streets.FIRST_TO_MIDDLE:
        return EXITS.tokens[alley - streets.FIRST_EXIT]
    squares = enumerate(SQUARES.tokens)
    names = {streets.alley_between(i, j): f"{a}-{b}" for (i, a), (j, b) in combinations(squares, 2)}
    return names[alley]
