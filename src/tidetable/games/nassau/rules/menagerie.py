"""Animals: how they come aboard, and which of them sit on a sailor's hat."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell, total
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import Hand, seat_animal
from tidetable.games.nassau.rules.notices import tell_gain
from tidetable.games.nassau.rules.questions import Draw, Question
from tidetable.games.nassau.rules.state import NOT_OWNED, READY, NassauState, Tabletop

N_OPEN: Final = 3
DEALING: Final = 4  # plus the seat, an argument of the draw: 0 to 2 are places to be refilled


def animals_of(table: Tabletop, seat: i64) -> i64:
    n: i64 = 0
    for animal in range(v.N_ANIMALS):
        if is_owned(table, seat, animal):
            n += 1
    return n


def is_owned(table: Tabletop, seat: i64, animal: i64) -> bool:
    return table.animals[seat_animal(seat, animal)] != NOT_OWNED


def is_new(table: Tabletop, place: i64) -> bool:
    """NAS-N7: no kind twice."""
    animal = table.open_animals[place]
    return animal >= 0 and not is_owned(table, table.player, animal)


def gain_animal(state: NassauState, news: News | None) -> None:
    """NAS-N7: one of the three face up; if all their kinds are owned, the leftmost is replaced.

    NAS-E3: where one kind only is new, it is taken without a question.
    """
    table = state.table
    if animals_of(table, table.player) >= state.islands.most_animals or is_row_empty(table):
        tell_gain(news, table.player, v.ANIMAL, 0, 1)
    elif not TAME.put_to(state, table.player, 0, news):
        table.push(steps.REPLACE_ANIMAL)


def is_row_empty(table: Tabletop) -> bool:
    """Whether no animal lies face up."""
    return all(table.open_animals[place] < 0 for place in range(N_OPEN))


@final
class Tame(Question):
    """NAS-N7: the kinds that may be taken, each once."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for animal in range(v.N_ANIMALS):
            for place in range(N_OPEN):
                if table.open_animals[place] == animal and is_new(table, place):
                    into.add(v.TAME.of(animal))
                    break

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        tame(state.table, action - v.TAME.base, news)


def can_gain_animal(table: Tabletop, islands: Islands) -> bool:
    """NAS-R-17: whether an animal is to be had: an open one, or one of the pile."""
    if animals_of(table, table.player) >= islands.most_animals or is_row_empty(table):
        return False
    return any(is_new(table, place) for place in range(N_OPEN)) or any(
        table.animal_pile[animal] > 0 and not is_owned(table, table.player, animal)
        for animal in range(v.N_ANIMALS)
    )


def tame(table: Tabletop, animal: i64, news: News | None) -> None:
    """Take an open animal; its place is refilled at once."""
    place: i64 = 0
    while table.open_animals[place] != animal:
        place += 1
    table.set_open_animals(place, -1)
    take_back(table)
    own(table, table.player, animal, news)
    table.push(steps.REFILL_ANIMALS, place)


def take_back(table: Tabletop) -> None:
    """NAS-R-21: those set aside go back into the pile, before a refill."""
    for kind in range(v.N_ANIMALS):
        table.add_animal_pile(kind, table.animals_aside[kind])
        table.set_animals_aside(kind, 0)


def own(table: Tabletop, seat: i64, animal: i64, news: News | None) -> None:
    """NAS-N8: each on a sailor of its own; without one it waits."""
    must_wait = seated(table, seat) >= table.sailors[seat]
    table.set_animals(seat_animal(seat, animal), READY)
    if must_wait:
        let_wait(table, seat, animal, news)


def refill(state: NassauState, place: i64) -> None:
    """NAS-R-21: pile empty, the place stays empty."""
    if pile(state.table) > 0:
        state.open(ANIMAL.asks(place))


def pile(table: Tabletop) -> i64:
    return total(table.animal_pile, 0, v.N_ANIMALS)


def leftmost(table: Tabletop) -> i64:
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
        tell(news, table.player, v.TAME.of(animal))
        tame(table, animal, news)
    elif pile(table) > 0:
        table.add_animals_aside(table.open_animals[place], 1)
        table.set_open_animals(place, -1)
        table.push(steps.REPLACE_ANIMAL)
        state.open(ANIMAL.asks(place))
    else:
        take_back(table)
        tell_gain(news, table.player, v.ANIMAL, 0, 1)


@final
class DrawAnimal(Draw):
    """NAS-S6: any of the pile; for a place, or for a player at the start (NAS-S2)."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.ANIMAL_DRAWN.base, state.table.animal_pile)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        animal = action - v.ANIMAL_DRAWN.base
        state.table.add_animal_pile(animal, -1)
        if arg >= DEALING:
            own(state.table, arg - DEALING, animal, news)
        else:
            state.table.set_open_animals(arg, animal)


ANIMAL: Final = DrawAnimal(8, "animal")


# --- Sailors' hats (NAS-R-22) --------------------------------------------------------------------


def is_seated(table: Tabletop, seat: i64, animal: i64) -> bool:
    return is_owned(table, seat, animal) and table.waiting[seat_animal(seat, animal)] == 0


def seated(table: Tabletop, seat: i64) -> i64:
    """Count the animals that sit on a sailor."""
    n: i64 = 0
    for animal in range(v.N_ANIMALS):
        if is_seated(table, seat, animal):
            n += 1
    return n


def let_wait(table: Tabletop, seat: i64, animal: i64, news: News | None) -> None:
    table.waits += 1
    table.set_waiting(seat_animal(seat, animal), table.waits)
    tell(news, seat, v.WAITS.of(animal))


def end_waiting(table: Tabletop, seat: i64) -> None:
    """A new sailor takes the animal that has waited longest."""
    longest: i64 = -1
    for animal in range(v.N_ANIMALS):
        since = table.waiting[seat_animal(seat, animal)]
        if since > 0 and (longest < 0 or since < table.waiting[seat_animal(seat, longest)]):
            longest = animal
    if longest >= 0:
        table.set_waiting(seat_animal(seat, longest), 0)


def sailor_is_lost(state: NassauState) -> None:
    """When each had an animal, the owner says which one waits; there are two at least."""
    table = state.table
    if seated(table, table.player) > table.sailors[table.player]:
        state.open(WAIT.asks(table.player))


@final
class Wait(Question):
    """NAS-R-22: any animal that sits on a sailor."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for animal in range(v.N_ANIMALS):
            if is_seated(table, table.player, animal):
                into.add(v.WAIT.of(animal))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        let_wait(state.table, state.table.player, action - v.WAIT.base, news)


TAME: Final = Tame(24, "tame", "NAS-R-17")
WAIT: Final = Wait(27, "wait", "NAS-R-22")
