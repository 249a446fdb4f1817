"""What chance draws: every weight against plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.chests.positions import GREEDY_PIRATES, Play, position, start
from tidetable.core.contract import Buffer
from tidetable.core.luck import Luck
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.verbs import CODEC, FACES

DIE = GAME.components.die
SIDES = [face for face, n in zip(FACES.tokens[:4], DIE, strict=True) for _ in range(n)]


def dice_in_hand(n: int) -> Play:
    """All but n dice lie on cards, and those are to be rolled."""
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 1)).roll("key key key coin")
    return play.do(*["open left", "open middle", "open right"][: 4 - n], "roll")


def text(faces: list[str]) -> str:
    return " ".join(["dice", *sorted(faces, key=FACES.tokens.index), *["-"] * (4 - len(faces))])


@pytest.mark.rule("CHE-C1", "CHE-T1", "CHE-R9")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_dice_fall_as_often_as_their_sides_say(n: int) -> None:
    counted = Counter(text(list(faces)) for faces in product(SIDES, repeat=n))
    assert sum(counted.values()) == 6**n
    assert dice_in_hand(n).odds() == counted


@pytest.mark.rule("CHE-T1")
def test_the_first_roll_has_the_odds_of_four_dice() -> None:
    assert position().do("roll").odds() == dice_in_hand(4).odds()


@pytest.mark.rule("CHE-C2", "CHE-R16")
@pytest.mark.parametrize("keys", [1, 2, 3])
def test_a_chest_holds_any_card_of_its_kind_not_opened_yet(keys: int) -> None:
    closed = {1: "coin diamond diamond", 2: "fish-bones coin+coin", 3: "coin+coin+coin"}
    play = position(chests=(1, 2, 3), unopened=closed).roll("key key key coin")
    play.do(f"open {('left', 'middle', 'right')[keys - 1]}")
    if play.asked():
        play.do(*play.can())
    assert play.odds() == Counter(f"treasure {token}" for token in closed[keys].split())


@pytest.mark.rule("CHE-T8", "CHE-R1", "CHE-R16")
def test_the_next_card_is_any_that_is_neither_opened_nor_lying_open() -> None:
    closed = {1: "coin coin diamond", 2: "fish-bones coin+coin", 3: "coin+coin+coin"}
    play = position(chests=(1, 1, 2), top=1, unopened=closed).roll("key coin coin coin")
    play.do("open left", "treasure diamond")
    # The second one-key card moves up from the pile; one card of two keys, one of three are left.
    assert list(play.table.places) == [1, 1, 2]
    assert play.odds() == {"chest 2": 1, "chest 3": 1}


@pytest.mark.rule("CHE-S1")
def test_every_order_of_a_whole_pile_can_come() -> None:
    """Laying out a small pile to its end gives each order of keys its share."""
    closed = {1: "coin coin", 2: "coin+coin", 3: "coin+coin+coin"}
    ways: Counter[tuple[int, ...]] = Counter()
    game = position(unopened=closed).game
    first = Play(game.setup(2, [0, 0, 1]), game)

    def lay_out(play: Play, order: tuple[int, ...], weight: int) -> None:
        if play.asked():
            ways[order] += weight
            return
        for draw, n in play.odds().items():
            then = Play(play.state.copy(), play.game).do(draw)
            lay_out(then, (*order, int(draw.split()[1])), weight * n)

    lay_out(first, (), 1)
    assert sum(ways.values()) == 24
    assert set(ways.values()) == {2}  # the two one-key cards may change places


# --- sample ------------------------------------------------------------------------------------


def drawn(play: Play, times: int, seed: int) -> Counter[str]:
    luck = Luck(seed)
    into = Buffer()
    found: Counter[str] = Counter()
    for _ in range(times):
        into.clear()
        found[CODEC.text(play.game.sample(play.state, play.state.asks[0], luck, into))] += 1
    return found


def chi_square(found: Counter[str], odds: dict[str, int]) -> float:
    times, total = sum(found.values()), sum(odds.values())
    expected = {action: times * weight / total for action, weight in odds.items()}
    return sum((found[action] - want) ** 2 / want for action, want in expected.items())


@pytest.mark.parametrize(
    ("n", "limit"),
    # A fair draw goes beyond these once in a thousand times (3, 9, 19, 34 degrees of freedom).
    [(1, 16.3), (2, 27.9), (3, 43.8), (4, 65.2)],
)
def test_dice_are_thrown_with_their_odds(n: int, limit: float) -> None:
    play = dice_in_hand(n)
    found = drawn(play, 20_000, seed=n)
    assert set(found) <= set(play.odds())
    assert chi_square(found, play.odds()) < limit


@pytest.mark.parametrize("kind", ["start", "chest", "treasure"])
def test_everything_else_is_drawn_with_its_odds(kind: str) -> None:
    play = start(4) if kind != "treasure" else position().roll("key coin coin coin")
    if kind == "treasure":
        play.do("open left")
    while play.question() != kind:
        play.do(next(iter(play.odds())))
    assert chi_square(drawn(play, 5_000, seed=1), play.odds()) < 16.3
