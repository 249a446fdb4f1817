"""Animals: how they come aboard, and which of them sit on a sailor's hat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.drawers import seat_animal
from tidetable.games.nassau.rules.state import NOT_OWNED, READY, NassauState, Table

N_OPEN: Final = 3
DEALING: Final = 4  # plus the seat, an argument of the draw: 0 to 2 are places to be refilled


def animals_of(table: Table, seat: i64) -> i64:
    n: i64 = 0
    for animal in range(v.N_ANIMALS):
        if table.animals[seat_animal(seat, animal)] != NOT_OWNED:
            n += 1
    return n


def is_new(table: Table, place: i64) -> bool:
    """NAS-N7: no kind twice."""
    animal = table.open_animals[place]
    return animal >= 0 and table.animals[seat_animal(table.player, animal)] == NOT_OWNED


def gain_animal(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """NAS-N7: one of the three face up; if all their kinds are owned, the leftmost is replaced.

    NAS-E3: where one kind only is new, it is taken without a question.
    """
    table = state.table
    kinds: i64 = 0
    last: i64 = -1
    open_ones: i64 = 0
    for place in range(N_OPEN):
        if table.open_animals[place] >= 0:
            open_ones += 1
        if is_new(table, place):
            if last < 0 or table.open_animals[place] != table.open_animals[last]:
                kinds += 1
            last = place
    if animals_of(table, table.player) >= islands.most_animals or open_ones == 0:
        lapse(table, news)
    elif kinds > 1:
        state.open(ask(table.player, v.ASK_TAME))
    elif kinds == 1:
        if news is not None:
            news.tell(EVERYONE, table.player, v.TAME.of(table.open_animals[last]))
        tame(table, table.open_animals[last], news)
    else:
        table.push(steps.REPLACE_ANIMAL)


def can_gain_animal(table: Table, islands: Archipelago) -> bool:
    """NAS-R-17: whether an animal is to be had: an open one, or one of the pile."""
    if animals_of(table, table.player) >= islands.most_animals:
        return False
    some_open = False
    for place in range(N_OPEN):
        if is_new(table, place):
            return True
        some_open = some_open or table.open_animals[place] >= 0
    if not some_open:
        return False
    for animal in range(v.N_ANIMALS):
        owned = table.animals[seat_animal(table.player, animal)] != NOT_OWNED
        if table.animal_pile[animal] > 0 and not owned:
            return True
    return False


def lapse(table: Table, news: News | None) -> None:
    if news is not None:
        news.tell(EVERYONE, table.player, v.LAPSES.of(v.ANIMAL * v.N_AMOUNTS))


def open_kinds(table: Table, into: Buffer) -> None:
    """Write the kinds that may be taken, each once."""
    for animal in range(v.N_ANIMALS):
        for place in range(N_OPEN):
            if table.open_animals[place] == animal and is_new(table, place):
                into.add(v.TAME.of(animal))
                break


def tame(table: Table, animal: i64, news: News | None) -> None:
    """Take an open animal; its place is refilled at once."""
    place: i64 = 0
    while table.open_animals[place] != animal:
        place += 1
    table.open_animals[place] = -1
    for kind in range(v.N_ANIMALS):  # NAS-R-21: those set aside go back before the refill
        table.animal_pile[kind] += table.animals_aside[kind]
        table.animals_aside[kind] = 0
    own(table, table.player, animal, news)
    table.push(steps.REFILL_ANIMALS, place)


def own(table: Table, seat: i64, animal: i64, news: News | None) -> None:
    """NAS-N8: each on a sailor of its own; without one it waits."""
    must_wait = seated(table, seat) >= table.sailors[seat]
    table.animals[seat_animal(seat, animal)] = READY
    if must_wait:
        let_wait(table, seat, animal, news)


def refill(state: NassauState, place: i64) -> None:
    """NAS-R-21: pile empty, the place stays empty."""
    if pile(state.table) > 0:
        state.open(ask(CHANCE, v.ASK_ANIMAL, place))


def pile(table: Table) -> i64:
    n: i64 = 0
    for animal in range(v.N_ANIMALS):
        n += table.animal_pile[animal]
    return n


def leftmost(table: Table) -> i64:
    place: i64 = 0
    while table.open_animals[place] < 0:
        place += 1
    return place


def replace_leftmost(state: NassauState, news: News | None) -> None:
    """NAS-N7: until one is new. NAS-R-21: if the pile ends before, nothing is gained."""
    table = state.table
    place = leftmost(table)
    if is_new(table, place):
        animal = table.open_animals[place]
        if news is not None:
            news.tell(EVERYONE, table.player, v.TAME.of(animal))
        tame(table, animal, news)
    elif pile(table) > 0:
        table.animals_aside[table.open_animals[place]] += 1
        table.open_animals[place] = -1
        table.push(steps.REPLACE_ANIMAL)
        state.open(ask(CHANCE, v.ASK_ANIMAL, place))
    else:
        for kind in range(v.N_ANIMALS):
            table.animal_pile[kind] += table.animals_aside[kind]
            table.animals_aside[kind] = 0
        lapse(table, news)


def turn_up(table: Table, arg: i64, animal: i64, news: News | None) -> None:
    """Chance has drawn an animal: for a place, or for a player at the start."""
    table.animal_pile[animal] -= 1
    if arg >= DEALING:
        own(table, arg - DEALING, animal, news)
    else:
        table.open_animals[arg] = animal


# --- Sailors' hats (NAS-R-22) --------------------------------------------------------------------


def seated(table: Table, seat: i64) -> i64:
    """Count the animals that sit on a sailor."""
    n: i64 = 0
    for animal in range(v.N_ANIMALS):
        at = seat_animal(seat, animal)
        if table.animals[at] != NOT_OWNED and table.waiting[at] == 0:
            n += 1
    return n


def let_wait(table: Table, seat: i64, animal: i64, news: News | None) -> None:
    table.waits += 1
    table.waiting[seat_animal(seat, animal)] = table.waits
    if news is not None:
        news.tell(EVERYONE, seat, v.WAITS.of(animal))


def end_waiting(table: Table, seat: i64) -> None:
    """A new sailor takes the animal that has waited longest."""
    longest: i64 = -1
    for animal in range(v.N_ANIMALS):
        since = table.waiting[seat_animal(seat, animal)]
        if since > 0 and (longest < 0 or since < table.waiting[seat_animal(seat, longest)]):
            longest = animal
    if longest >= 0:
        table.waiting[seat_animal(seat, longest)] = 0


def sailor_is_lost(state: NassauState) -> None:
    """When each had an animal, the owner says which one waits; there are two at least."""
    table = state.table
    if seated(table, table.player) > table.sailors[table.player]:
        state.open(ask(table.player, v.ASK_WAIT))


def animals_to_wait(table: Table, into: Buffer) -> None:
    me = table.player
    for animal in range(v.N_ANIMALS):
        at = seat_animal(me, animal)
        if table.animals[at] != NOT_OWNED and table.waiting[at] == 0:
            into.add(v.WAIT.of(animal))
