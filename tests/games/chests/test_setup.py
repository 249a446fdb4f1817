"""Components and setup."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.chests.positions import position, start
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.errors import BadTable
from tidetable.core.facts import facts, view_bytes
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.verbs import (
    COINS,
    DIAMONDS,
    MAX_KEYS,
    N_TREASURES,
    TREASURE_TOKENS,
)

# What the box holds: keys -> treasures (C coin, D diamond, F fish bones).
CARDS = {
    1: ["F", "F", "C", "C", "D", "CC"],
    2: ["F", "CC", "CC", "CD", "CD", "DD"],
    3: ["CCC", "CCC", "CCD", "CCD", "CDD", "CDD"],
}
LETTER = {"coin": "C", "diamond": "D", "fish-bones": "F"}


def letters(token: str) -> str:
    return "".join(LETTER[part] for part in token.split("+"))


@pytest.mark.rule("CHE-C1")
def test_the_box_holds_18_cards() -> None:
    for keys in range(1, MAX_KEYS + 1):
        row = GAME.components.cards[(keys - 1) * N_TREASURES : keys * N_TREASURES]
        held = [letters(t) for t, n in zip(TREASURE_TOKENS, row, strict=True) for _ in range(n)]
        assert Counter(held) == Counter(CARDS[keys])
    assert sum(GAME.components.cards) == 18


@pytest.mark.rule("CHE-C1")
def test_a_die_has_six_sides_with_four_kinds_of_face() -> None:
    assert list(GAME.components.die) == [2, 2, 1, 1]  # key, coin, diamond, sabres


@pytest.mark.rule("CHE-C1")
def test_four_dice_are_rolled_and_four_boats_are_there() -> None:
    assert all("-" not in roll for roll in position().do("roll").odds())
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)


@pytest.mark.rule("CHE-C1", "CHE-R6")
def test_a_treasure_counts_the_symbols_it_shows() -> None:
    for i, token in enumerate(TREASURE_TOKENS):
        assert COINS[i] == letters(token).count("C")
        assert DIAMONDS[i] == letters(token).count("D")


@pytest.mark.rule("CHE-C2")
def test_more_keys_promise_a_better_treasure() -> None:
    points = [int(COINS[i] + DIAMONDS[i]) for i in range(N_TREASURES)]
    means = []
    for keys in range(MAX_KEYS):
        row = [int(GAME.components.cards[keys * N_TREASURES + i]) for i in range(N_TREASURES)]
        means.append(sum(n * points[i] for i, n in enumerate(row)) / sum(row))
    assert means[0] < means[1] < means[2]


@pytest.mark.rule("CHE-C2", "CHE-R16")
def test_what_a_chest_holds_is_unknown_until_it_is_turned_over() -> None:
    play = position(chests=(1, 2, 3)).roll("key key diamond diamond").do("open middle")
    # Neither the player nor the rules know more than how many such cards are still closed.
    assert play.odds() == {
        "treasure coin+coin": 2,
        "treasure coin+diamond": 2,
        "treasure diamond+diamond": 1,
        "treasure fish-bones": 1,
    }


@pytest.mark.rule("CHE-S1")
def test_three_chests_lie_open_beside_the_pile() -> None:
    play = start(first="1").do("chest 1", "chest 3", "chest 2", "chest 3")
    assert list(play.table.places) == [1, 3, 2]
    assert play.table.top == 3
    assert play.table.pile == 15
    assert play.asked() == 1
    assert play.question() == "roll"


@pytest.mark.rule("CHE-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boats_start_empty(seats: int) -> None:
    play = start(seats, first="1").finish()
    for seat in range(1, seats + 1):
        assert play.before(seat) == play.loot(seat) == []
    assert play.scores() == [0] * seats


@pytest.mark.rule("CHE-S1", "CHE-R16")
def test_the_pile_is_shuffled() -> None:
    """The first four cards come as often as among all orders of the 18 cards."""
    orders = Counter(permutations([1] * 6 + [2] * 6 + [3] * 6, 4))
    for order, ways in orders.items():
        play = start(first="1")
        weight = 1
        for keys in order:
            weight *= play.odds()[f"chest {keys}"]
            play.do(f"chest {keys}")
        assert weight == ways


@pytest.mark.rule("CHE-S2", "CHE-R13")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_host_names_who_starts(first: str) -> None:
    play = start(3, first=first).finish()
    assert play.asked() == int(first)
    assert not any("start" in line for line in play.news)


@pytest.mark.rule("CHE-R13")
def test_only_who_sits_there_can_start() -> None:
    with pytest.raises(BadTable) as refused:
        start(2, first="3")
    assert refused.value.key == "bad-table-first"
    assert refused.value.facts == {"first": 3, "seats": 2}


@pytest.mark.rule("CHE-S2", "CHE-R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_or_else_anybody_starts_as_likely_as_the_others(seats: int) -> None:
    play = start(seats)
    while play.question() == "chest":
        play.do(next(iter(play.odds())))
    assert play.odds() == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    assert play.do(f"start {seats}").asked() == seats


@pytest.mark.rule("CHE-S2", "CHE-T8", "CHE-R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_to_the_left(seats: int) -> None:
    play = position(seats=seats, player=2, chests=(3, 3, 3))
    order = []
    for _ in range(seats + 1):
        order.append(play.asked())
        play.roll("coin coin coin coin").do("done")
    assert order == [n % seats + 1 for n in range(1, seats + 2)]


@pytest.mark.rule("CHE-R16")
def test_no_player_has_secrets() -> None:
    play = position(seats=3, before={2: "coin"}, loot={3: "diamond fish-bones"})
    play.roll("key key coin diamond").do("open left")
    for seat in range(3):
        assert facts(play.state.own(seat)) == {}
    assert facts(play.state.secret()) == {}
    views = {view_bytes(look(play.state, seat)) for seat in (0, 1, 2)}
    assert {view[len("[0") :] for view in views} == {
        view_bytes(look(play.state, SPECTATOR))[len("[-1") :]
    }


@pytest.mark.rule("CHE-R16")
def test_all_that_is_public_can_be_seen() -> None:
    play = position(before={2: "coin"}, loot={1: "diamond fish-bones"}, top=2)
    seen = facts(look(play.roll("key coin coin sabres").state, SPECTATOR).public)
    assert seen["dice"] == [1, 2, 0, 1]
    assert seen["places"] == [1, 2, 3]
    assert (seen["top"], seen["pile"]) == (2, 15)
    assert seen["treasures"] == list(play.table.treasures)
    assert seen["loot"] == list(play.table.loot)


@pytest.mark.rule("CHE-R16")
def test_cards_of_a_kind_are_counted_and_not_ordered() -> None:
    """What is under the top card has no order that could be known: only counts of closed cards."""
    closed = facts(look(position().state, 0).public)["unopened"]
    assert closed == list(GAME.components.cards)
    play = position(chests=(1, 2, 3), top=3).roll("key coin coin coin").do("open left")
    play.do("treasure coin")
    # The top card moves up; under it may be any card that is neither opened nor lying open.
    assert play.odds() == {"chest 1": 5, "chest 2": 5, "chest 3": 4}
