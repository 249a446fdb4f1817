"""The audit notices whatever appears, vanishes, or lies where it cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from tests.games.nassau.fittings import alley_of
from tests.games.nassau.positions import GAME, Play, position, ship
from tidetable.core.vec import vec
from tidetable.games.nassau.rules.verbs import (
    ADVERSARIES,
    ANIMALS,
    GOODS,
    N_ANIMALS,
    N_GOODS,
    SLOTS,
    TALES,
    TOKENS,
    TOWERS,
)

ONE, TWO = 0, 1
SILVER, CAT, RUM, PISTOL = GOODS.index["silver"], ANIMALS.index["cat"], 1, 0
E2, F1, E5, F5 = SLOTS.index["E2"], SLOTS.index["F1"], TOWERS.index["E5"], TOWERS.index["F5"]


def table() -> Play:
    """A position with some of everything."""
    return position(
        one=ship(silver=1, cat=1, rum=3, tales="1 31 40", on="E2:2", towers="E5:3", pistol=3),
        two=ship(outposts="F9", beaten="kraken-2", hidden="spices silver", filled=1, crab="used"),
        occupied={"d4-e4": 1, "c3-d4": 2},
        foes={"E2": "fortress-5"},
        discards="5 50",
    )


def add(bag: vec[i64], i: int, n: int = 1) -> None:
    bag[i] += n


def move(bag: vec[i64], i: int, to: vec[i64], j: int, n: int = 1) -> None:
    add(bag, i, -n)
    add(to, j, n)


def crates_owed(play: Play) -> None:
    move(play.table.crate_supply, ONE, play.table.crates, ONE, 13)


def crates_owed_by_a_slot(play: Play) -> None:
    move(play.table.crates_on, 4 * E2 + TWO, play.table.crate_supply, TWO)


def crates_where_nobody_is(play: Play) -> None:
    move(play.table.crate_supply, TWO, play.table.crates_on, 4 * F1 + TWO)


def damage_without_crates(play: Play) -> None:
    play.table.foe, play.table.put, play.table.bomb_crates = E2, 1, 2


def crates_of_nobody(play: Play) -> None:
    play.table.tower_crates[F5] = 1


def a_tower_without_crates(play: Play) -> None:
    play.table.tower_owner[F5] = ONE


def pirates_owed(play: Play) -> None:
    move(play.table.lying, ONE, play.table.pirates, ONE)


def pirates_on_no_alley(play: Play) -> None:
    move(play.table.pirates, ONE, play.table.in_city, ONE)


def an_alley_filled_by_nobody(play: Play) -> None:
    play.table.occupied[alley_of("d4-d5")] = 1


def too_much_cargo(play: Play) -> None:
    play.table.provisions[ONE] = 7


def two_on_one_sailor(play: Play) -> None:
    play.table.sailors[ONE] = 1
    for animal in (1, 2):
        play.table.animals[ONE * N_ANIMALS + animal] = 1
        play.table.animal_pile[animal] -= 1


def six_animals(play: Play) -> None:
    for animal in (0, 1, 2, 4, 5):
        play.table.animals[ONE * N_ANIMALS + animal] = 1
        play.table.animal_pile[animal] -= 1


def an_adversary_of_another_type(play: Play) -> None:
    play.table.foes_left[ADVERSARIES.index["kraken-1"]] = 0
    play.table.adversaries[F1] = ADVERSARIES.index["fortress-1"]


def a_tale_twice(play: Play) -> None:
    play.state.hands[TWO].tales[TALES.index["31"]] = 1
    add(play.table.backs, 3 * TWO + 1)


def a_tale_nowhere(play: Play) -> None:
    play.state.piles.tales[TALES.index["20"]] = 0
    play.table.pile_size[0] -= 1


def a_tale_in_the_other_hand(play: Play) -> None:
    play.state.hands[ONE].tales[TALES.index["31"]] = 0
    play.state.hands[TWO].tales[TALES.index["31"]] = 1


def a_bad_joke_unsaid(play: Play) -> None:
    play.state.hands[ONE].tales[TALES.index["31"]] = 0
    play.state.hands[ONE].laid[TALES.index["31"]] = 1
    add(play.table.backs, 1, -1)


def a_discard_turned_over(play: Play) -> None:
    play.table.discards[TALES.index["5"]] = 0
    play.state.hands[TWO].laid[TALES.index["5"]] = 2


def goods_owed(play: Play) -> None:
    left = int(play.table.goods_bag[SILVER]) + 1
    move(play.table.goods_bag, SILVER, play.table.hidden, TWO * N_GOODS + SILVER, left)


def rum_owed(play: Play) -> None:
    move(play.table.objects, RUM, play.table.objects_left, RUM, 4)


def rum_owed_by_the_supply(play: Play) -> None:
    move(play.table.objects_left, RUM, play.table.objects, RUM, 22)


def animals_owed(play: Play) -> None:
    left = int(play.table.animal_pile[CAT]) + 1
    move(play.table.animal_pile, CAT, play.table.animals_gone, CAT, left)


TAMPERINGS: list[tuple[Callable[[Play], object], str]] = [
    (lambda p: add(p.table.crates, ONE), "seat 0: crates appeared or vanished"),
    (lambda p: add(p.table.crate_supply, TWO, -1), "seat 1: crates appeared or vanished"),
    (lambda p: add(p.table.crates_on, 4 * E2 + TWO), "seat 1: crates appeared or vanished"),
    (lambda p: add(p.table.tower_crates, E5), "seat 0: crates appeared or vanished"),
    (lambda p: add(p.table.dutchman_crates, ONE), "seat 0: crates appeared or vanished"),
    (lambda p: add(p.table.dutchman_below, ONE), "seat 0: crates appeared or vanished"),
    (lambda p: add(p.table.dutchman_quay, TWO), "seat 1: crates appeared or vanished"),
    (crates_owed, "seat 0: crates appeared or vanished"),
    (crates_owed_by_a_slot, "seat 1: crates appeared or vanished"),
    (lambda p: add(p.table.pirates, ONE), "seat 0: pirates appeared or vanished"),
    (lambda p: add(p.table.lying, TWO), "seat 1: pirates appeared or vanished"),
    (lambda p: add(p.table.in_tavern, 3, -1), "seat 0: pirates appeared or vanished"),
    (lambda p: add(p.table.outpost_owner, 3, 1), "seat 0: pirates appeared or vanished"),
    (pirates_owed, "seat 0: pirates appeared or vanished"),
    (pirates_on_no_alley, "seat 0: pirates in the city are miscounted"),
    (an_alley_filled_by_nobody, "seat 0: pirates in the city are miscounted"),
    (too_much_cargo, "seat 0: more cargo than the holds take"),
    (lambda p: add(p.table.provisions, TWO, -2), "seat 1: owes provisions"),
    (lambda p: add(p.table.sails, ONE, 4), "seat 0: too many or too few sails"),
    (lambda p: add(p.table.sails, ONE, -2), "seat 0: too many or too few sails"),
    (lambda p: add(p.table.sailors, ONE, 4), "seat 0: too many or too few sailors"),
    (lambda p: add(p.table.sailors, TWO, -2), "seat 1: too many or too few sailors"),
    (lambda p: add(p.table.holds, ONE, 3), "seat 0: too many or too few holds"),
    (lambda p: add(p.table.holds, TWO, -1), "seat 1: too many or too few holds"),
    (lambda p: add(p.table.weapons, PISTOL, 3), "seat 0: too many or too few weapons"),
    (lambda p: add(p.table.weapons, PISTOL, -3), "seat 0: too many or too few weapons"),
    (six_animals, "seat 0: too many animals"),
    (two_on_one_sailor, "seat 0: two animals on one sailor"),
    (lambda p: add(p.table.filled, TWO, 2), "seat 1: more spaces of the hideout"),
    (lambda p: add(p.table.objects_left, RUM), "rum: some appeared or vanished"),
    (lambda p: add(p.table.objects, RUM, -1), "rum: some appeared or vanished"),
    (rum_owed, "rum: some appeared or vanished"),
    (rum_owed_by_the_supply, "rum: some appeared or vanished"),
    (lambda p: add(p.table.goods_bag, SILVER), "silver: some appeared or vanished"),
    (lambda p: add(p.table.goods, SILVER, -1), "silver: some appeared or vanished"),
    (lambda p: add(p.table.hidden, TWO * N_GOODS + SILVER, -1), "silver: some appeared"),
    (goods_owed, "silver: some appeared or vanished"),
    (lambda p: add(p.table.animal_pile, CAT), "cat: some appeared or vanished"),
    (lambda p: add(p.table.animals, CAT, -1), "cat: some appeared or vanished"),
    (lambda p: add(p.table.animals_aside, CAT), "cat: some appeared or vanished"),
    (lambda p: add(p.table.animals_gone, CAT, -1), "cat: some appeared or vanished"),
    (lambda p: add(p.table.open_animals, 0, 1), "turtle: some appeared or vanished"),
    (animals_owed, "cat: some appeared or vanished"),
    (lambda p: add(p.table.tokens, TOKENS.index["rum"], 2), "combat tokens"),
    (crates_where_nobody_is, f"crates lie on slot {F1}, where nobody is"),
    (damage_without_crates, "more damage than crates in a fight"),
    (lambda p: add(p.table.adversaries, F1, 3), "kraken: some appeared or vanished"),
    (lambda p: add(p.table.beaten, 5 * TWO, -1), "kraken: some appeared or vanished"),
    (an_adversary_of_another_type, "kraken: some appeared or vanished"),
    (crates_of_nobody, f"watchtower {F5}: crates without an owner"),
    (a_tower_without_crates, f"watchtower {F5}: crates without an owner"),
    (a_tale_twice, "tale 31 is in 2 places"),
    (a_tale_nowhere, "tale 20 is in 0 places"),
    (a_tale_in_the_other_hand, "hand 0 is not as large as it is said to be"),
    (a_bad_joke_unsaid, "hand 0 is not as large as it is said to be"),
    (a_discard_turned_over, "pile 0 of tales is miscounted"),
    (lambda p: add(p.table.pile_size, 1), "pile 1 of tales is miscounted"),
    (lambda p: add(p.table.discards_open, 0), "pile 0 of tales is miscounted"),
    (lambda p: add(p.table.discards_hidden, 1), "pile 1 of tales is miscounted"),
    (lambda p: add(p.table.backs, 3 * TWO), "hand 1 is not as large as it is said to be"),
    (lambda p: add(p.table.jokes, 3 * TWO), "hand 1 is not as large as it is said to be"),
]


@pytest.mark.parametrize(("tamper", "found"), TAMPERINGS, ids=range(len(TAMPERINGS)))
def test_the_audit_notices(tamper: Callable[[Play], object], found: str) -> None:
    play = table()
    assert GAME.audit(play.state) == ""
    tamper(play)
    assert found in GAME.audit(play.state)
