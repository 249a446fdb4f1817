"""CHE-R7 and CHE-R8: how far dice must be used, and what sabres stand in for."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.games.chests.positions import GREEDY_PIRATES, OLD_SEA_DOGS, Play, position
from tidetable.games.chests.rules.verbs import FACES, N_DICE, N_FACES


@pytest.mark.rule("CHE-R7", "CHE-T2")
def test_nobody_is_done_while_a_chest_can_be_filled() -> None:
    play = position(chests=(1, 3, 3)).roll("key coin coin coin")
    assert play.can() == {"roll", "open left"}
    assert play.roll("key coin coin coin").can() == {"open left"}


@pytest.mark.rule("CHE-R7", "CHE-T2")
def test_nobody_is_done_while_an_own_treasure_can_be_filled() -> None:
    play = position(chests=(3, 3, 3), before={1: "coin+diamond"}).roll("coin diamond key key")
    assert play.roll("coin key key diamond").can() == {"load coin+diamond"}


@pytest.mark.rule("CHE-R7", "CHE-T2")
def test_a_sabres_die_alone_obliges_too() -> None:
    play = position(chests=(1, 3, 3)).roll("coin coin coin coin").roll("coin coin coin sabres")
    assert play.can() == {"open left"}


@pytest.mark.rule("CHE-R7")
def test_one_card_after_another_until_nothing_more_can_be_filled() -> None:
    play = position(chests=(1, 1, 2), before={1: "coin"}).roll("key key coin diamond")
    play.do("open left")
    assert play.can() == {"open middle", "load coin"}
    play.do("load coin")
    assert play.can() == {"open middle"}
    assert play.do("open middle").question() == "treasure"


@pytest.mark.rule("CHE-R7")
def test_maximal_is_not_maximum() -> None:
    """No card is preferred: the one-key chest will do although the three-key one uses more dice."""
    play = position(chests=(1, 3, 3)).roll("key key key coin")
    assert play.can() == {"roll", "open left", "open middle", "open right"}
    assert play.do("open left").question() == "treasure"
    assert list(play.table.dice) == [2, 1, 0, 0]  # two keys and a coin are lost


@pytest.mark.rule("CHE-R7")
def test_neither_chests_nor_treasures_come_first() -> None:
    play = position(chests=(2, 3, 3), before={1: "coin+coin"}).roll("key coin sabres diamond")
    assert play.can() == {"roll", "open left", "load coin+coin"}
    assert play.do("load coin+coin").asked() == 2  # the key that is left opens nothing


@pytest.mark.rule("CHE-R7")
def test_order_is_free() -> None:
    cards = ("open left", "open middle", "load coin")
    ends = set()
    for order in permutations(cards):
        play = position(chests=(1, 1, 3), before={1: "coin"}).roll("key sabres coin diamond")
        play.do(*order, "treasure coin", "treasure diamond").finish()
        ends.add((tuple(play.before(1)), tuple(play.loot(1))))
    assert ends == {(("coin", "diamond"), ("coin",))}


@pytest.mark.rule("CHE-R8", "CHE-T5")
def test_plain_faces_are_used_before_sabres() -> None:
    play = position(chests=(1, 1, 3)).roll("key sabres coin coin").do("open left")
    assert play.dice() == "coin coin sabres"
    assert play.can() == {"open middle"}  # so the sabres must be used as well


@pytest.mark.rule("CHE-R8")
def test_plain_faces_are_used_before_sabres_on_treasures_too() -> None:
    play = position(chests=(1, 3, 3), before={1: "coin+diamond"}).roll("coin diamond sabres key")
    assert play.do("load coin+diamond").dice() == "key sabres"
    play = position(chests=(1, 3, 3), before={1: "coin+diamond"}).roll("coin coin sabres key")
    assert play.do("load coin+diamond").dice() == "key coin"


@pytest.mark.rule("CHE-R8")
def test_sabres_fill_in_only_what_is_missing() -> None:
    play = position(chests=(3, 1, 1)).roll("key key sabres sabres").do("open left")
    assert play.dice() == "sabres"
    assert list(play.table.jokers)[: play.table.n_filled] == [1]


# --- Every roll on one board, against the rule text taken literally ---------------------------

# A card: what is said to fill it, the faces it asks for, and whose boat needs sabres first.
Card = tuple[str, list[str], str]

CARDS: list[Card] = [
    ("open left", ["key"], ""),
    ("open middle", ["key", "key"], ""),
    ("open right", ["key", "key", "key"], ""),
    ("load coin", ["coin"], ""),
    ("load coin+diamond", ["coin", "diamond"], ""),
    ("steal 2:coin", ["coin"], "2"),
    ("steal 2:diamond", ["diamond"], "2"),
    ("steal 3:coin", ["coin"], "3"),
]
ROLLS = [
    [FACES.tokens[face] for face in faces]
    for faces in combinations([f for f in range(N_FACES) for _ in range(N_DICE)], N_DICE)
]


def board(variants: dict[str, str]) -> Play:
    before = {1: "coin coin+diamond", 2: "coin diamond", 3: "coin"}
    return position(seats=3, chests=(1, 2, 3), before=before, variants=variants)


def can_be_filled(cards: tuple[Card, ...], dice: list[str]) -> bool:
    """Whether dice can be laid out so that every place and every boat has a die that suits it."""
    places = [face for _, faces, _ in cards for face in faces]
    places += ["sabres"] * len({boat for _, _, boat in cards if boat})
    return any(
        all(die in (face, "sabres") for die, face in zip(laid, places, strict=True))
        for laid in permutations(dice, len(places))
    )


def all_that_can_be_filled(cards: list[Card], dice: list[str]) -> set[frozenset[str]]:
    return {
        frozenset(said for said, _, _ in some)
        for n in range(N_DICE + 1)
        for some in combinations(cards, n)
        if can_be_filled(some, dice)
    }


def reached(play: Play, so_far: frozenset[str] = frozenset()) -> dict[frozenset[str], set[str]]:
    """Return the sets of cards that can be filled by one answer after another; what may follow."""
    turn_goes_on = play.asked() == 1 and play.question() == "use"
    found = {so_far: play.can() if turn_goes_on else {"done"}}
    for card in found[so_far] - {"done", "roll"}:
        then = Play(play.state.copy(), play.game).do(card)
        found |= reached(then, so_far | {card})
    return found


@pytest.mark.rule("CHE-R7", "CHE-R8", "CHE-R4", "CHE-R10")
@pytest.mark.parametrize("roll", sorted({tuple(sorted(roll)) for roll in ROLLS}))
@pytest.mark.parametrize("variants", [{}, GREEDY_PIRATES, OLD_SEA_DOGS])
def test_filling_agrees_with_laying_out_dice_in_every_way(
    roll: tuple[str, ...], variants: dict[str, str]
) -> None:
    """No set of cards is lost, none can be filled that should not, and done is done."""
    play = board(variants).roll("coin coin coin coin").roll(" ".join(roll))
    dice = list(roll)
    cards = [card for card in CARDS if variants == OLD_SEA_DOGS or not card[2]]
    possible = all_that_can_be_filled(cards, dice)
    ways = reached(play)
    assert set(ways) == possible
    own = {said for said, _, boat in CARDS if not boat}
    for filled, then in ways.items():
        obliged = any(filled | {card} in possible for card in own - filled)
        assert ("done" in then) == (not obliged)
