"""Phase III, make ready (NAS-P1), and the end of the game."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.nassau.rules import state as s, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import PILE_OF, Islands
from tidetable.games.nassau.rules.chapters.city import go_into_the_city
from tidetable.games.nassau.rules.chapters.draws import DOG_ZONE, DUTCHMAN_ZONE, OFFERING
from tidetable.games.nassau.rules.chapters.scoring import final_scoring
from tidetable.games.nassau.rules.drawers import seat_animal, seat_back
from tidetable.games.nassau.rules.menagerie import N_OPEN
from tidetable.games.nassau.rules.notices import pay_points, score
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import AMONG_DISCARDS, ON_THE_TABLE

MOST_TOLD: Final = 5  # points for the best teller
NOTHING_TOLD: Final = 5  # points that silence costs


def make_ready(state: NassauState, news: News | None) -> None:
    """NAS-P1 in its order; NAS-R-47: the Dutchman's tile first, the next one last."""
    table = state.table
    score_dutchman(table, state.islands, news)
    for alley in range(len(table.occupied)):
        table.set_occupied(alley, 0)
    for seat in range(table.seats):
        table.add_pirates(seat, table.lying[seat] + table.in_city[seat])
        table.set_lying(seat, 0)
        table.set_in_city(seat, 0)
        for animal in range(v.N_ANIMALS):
            if table.animals[seat_animal(seat, animal)] == s.USED:
                table.set_animals(seat_animal(seat, animal), s.READY)
    table.push(steps.NEXT_ROUND)
    if table.round < v.ROUNDS:
        table.push(steps.NEW_DUTCHMAN)
        table.push(steps.REFILL_POSTS)
        table.push(steps.NEW_OFFERING)
        table.push(steps.NEW_SEA_DOG)
        table.push(steps.NEW_ANIMALS)
    table.push(steps.TALE_POINTS)
    if table.round < v.ROUNDS:
        for i in range(table.seats):
            seat = (table.dolphin + table.seats - 1 - i) % table.seats
            if table.rat_on[seat] == 1:  # NAS-R-43: use it again, or throw the surplus away
                table.set_rat_on(seat, 0)
                table.push(steps.CARGO, seat * 8)


def score_dutchman(table: Tabletop, islands: Islands, news: News | None) -> None:
    """NAS-X3, NAS-E14: most crates score; each winner leaves one below, all else goes right."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, table.dutchman_crates[seat])
    if most == 0:
        return  # NAS-R-49
    for seat in range(table.seats):
        if table.dutchman_crates[seat] == most:
            score(table, seat, islands.dutchman_points[table.dutchman], news)
            table.add_dutchman_below(seat, 1)
            table.add_dutchman_crates(seat, -1)
        table.add_dutchman_quay(seat, table.dutchman_crates[seat])
        table.set_dutchman_crates(seat, 0)


def score_tales(state: NassauState, news: News | None) -> None:
    """Most points on tales: +5, ties all; none played: -5 (NAS-R-42, NAS-E12)."""
    table = state.table
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, table.told_points[seat])
    for seat in range(table.seats):
        if table.told_points[seat] == 0:
            pay_points(table, seat, NOTHING_TOLD, news)
        elif table.told_points[seat] == most:
            score(table, seat, MOST_TOLD, news)
        table.set_told_points(seat, 0)
    discard_tales(state)


def discard_tales(state: NassauState) -> None:
    """What was told lies face up among the discards, bad jokes face down (NAS-R-41)."""
    table = state.table
    for tale in range(v.N_TALES):
        if table.told[tale] > 0:
            table.set_told(tale, 0)
            table.set_discards(tale, 1)
            table.add_discards_open(state.islands.tale_pile[tale], 1)
        for seat in range(table.seats):
            if state.hands[seat].laid[tale] == ON_THE_TABLE:
                state.hands[seat].set_laid(tale, AMONG_DISCARDS)
    for seat in range(table.seats):
        for back in range(s.N_BACKS):
            table.add_discards_hidden(PILE_OF[back], table.jokes[seat_back(seat, back)])
            table.set_jokes(seat_back(seat, back), 0)


def new_animals(table: Tabletop) -> None:
    """The open animals leave the game and are replaced."""
    for place in range(N_OPEN):
        animal = table.open_animals[place]
        if animal >= 0:
            table.add_animals_gone(animal, 1)
            table.set_open_animals(place, -1)
    for place in range(N_OPEN):
        table.push(steps.REFILL_ANIMALS, N_OPEN - 1 - place)


def new_sea_dog(state: NassauState) -> None:
    if state.table.with_sea_dog == 1:
        state.open(DOG_ZONE.asks())


def new_offering(state: NassauState) -> None:
    if state.table.with_sea_dog == 1:
        state.open(OFFERING.asks())


def new_dutchman(state: NassauState) -> None:
    if state.table.with_dutchman == 1:
        state.open(DUTCHMAN_ZONE.asks())


def next_round(table: Tabletop, islands: Islands, news: News | None) -> None:
    """NAS-D0: four rounds; the dolphin's holder begins."""
    if table.round == v.ROUNDS:
        final_scoring(table, islands, news)
        table.phase = s.OVER
        return
    table.round += 1
    begin_round(table, news)


def begin_round(table: Tabletop, news: News | None) -> None:
    go_into_the_city(table)
    for seat in range(table.seats):
        table.set_way(seat, s.AT_SEA)
        table.set_traded(seat, 0)
    table.phase = s.CITY
    table.next_seat = table.dolphin
    tell(news, table.dolphin, v.ROUND.of(table.round))
