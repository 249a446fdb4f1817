"""The greedy bot of Chests & Sabres: what it takes, when it rolls again, and that it wins."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.chests.positions import BOTH, GREEDY_PIRATES, OLD_SEA_DOGS, Play, position
from tidetable import bots
from tidetable.core.contract import look
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.core.play import choices
from tidetable.games import box
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.verbs import CODEC
from tidetable.games.chests.think.bots import rolls_of


def greedy_says(play: Play, luck: int = 0) -> str:
    bot = bots.make(box("chests"), "greedy", Luck(luck))
    view = look(play.state, play.asked() - 1)
    return CODEC.text(bot.choose(view, play.state.asks[0], choices(play.game, play.state, 0)))


def test_it_rolls() -> None:
    assert greedy_says(position()) == "roll"


def test_it_loads_the_treasure_with_more_points() -> None:
    play = position(chests=(3, 3, 3), before={1: "coin coin+coin+coin"})
    play.roll("key key key key").roll("coin coin sabres key")
    assert greedy_says(play) == "load coin+coin+coin"


def test_it_prefers_points_in_the_boat_to_an_unknown_chest() -> None:
    play = position(chests=(1, 1, 1), before={1: "coin+coin"}).roll("key key key key")
    play.roll("coin sabres diamond diamond")
    assert greedy_says(play) == "load coin+coin"


def test_it_opens_the_chest_that_promises_most() -> None:
    assert greedy_says(position().roll("key key key coin")) == "open right"


def test_it_rolls_a_useless_roll_again_and_keeps_a_good_one() -> None:
    assert greedy_says(position(chests=(3, 3, 3)).roll("coin coin diamond diamond")) == "roll"
    play = position(chests=(3, 3, 3), before={1: "coin+coin+coin coin"})
    assert greedy_says(play.roll("coin coin coin coin")).startswith("load")


def test_it_is_done_where_nothing_is_left_to_do() -> None:
    play = position(chests=(3, 3, 3), before={2: "coin"}, variants=OLD_SEA_DOGS)
    play.roll("key key coin coin").roll("coin coin coin sabres")
    assert greedy_says(play) == "steal 2:coin"
    play = position(chests=(0, 0, 0), unopened={}, turns_left=1).roll("key key key key")
    assert greedy_says(play) == "done"


def test_it_opens_even_a_chest_that_must_hold_fish_bones() -> None:
    play = position(chests=(1, 0, 0), unopened={1: "fish-bones"}).roll("coin coin coin coin")
    assert greedy_says(play.roll("key coin coin coin")) == "open left"


def test_as_a_greedy_pirate_it_places_first_and_rolls_the_rest() -> None:
    play = position(chests=(3, 3, 3), before={1: "coin+coin diamond"}, variants=GREEDY_PIRATES)
    play.roll("coin coin key key")
    assert greedy_says(play) == "load coin+coin"
    assert greedy_says(play.do("load coin+coin")) == "roll"


def test_sabres_on_a_boat_are_used_again() -> None:
    play = position(chests=(3, 3, 3), before={2: "coin diamond"}, variants=BOTH)
    play.roll("coin key key sabres").do("steal 2:coin").roll("diamond key")
    assert greedy_says(play) == "steal 2:diamond"


def test_between_equal_chests_luck_decides() -> None:
    play = position(chests=(1, 1, 1)).roll("coin coin coin coin").roll("key coin coin coin")
    assert {greedy_says(play, luck) for luck in range(30)} == play.can()


@pytest.mark.parametrize("n", range(5))
def test_it_knows_the_odds_of_its_dice(n: int) -> None:
    sides = [0, 0, 1, 1, 2, 3]
    counted = Counter(
        tuple(faces.count(face) for face in range(4)) for faces in product(sides, repeat=n)
    )
    assert rolls_of(tuple(GAME.components.die), n) == counted


@pytest.mark.parametrize(
    "options",
    [
        {},
        *(pytest.param(each, marks=pytest.mark.long) for each in (GREEDY_PIRATES, OLD_SEA_DOGS)),
        BOTH,
    ],
)
def test_it_beats_random_clearly(options: dict[str, str]) -> None:
    """Sixty games, each seed from both seats; on average it wins fifty or more of them."""
    wins = sum(greedy_wins(seat, options, seed) for seed in range(30) for seat in (0, 1))
    assert wins >= 42


def greedy_wins(greedy: int, options: dict[str, str], seed: int) -> bool:
    its = box("chests")
    table = its.table(2, options, seed.to_bytes(SEED_BYTES, "big"))
    players = [
        bots.make(its, "greedy" if seat == greedy else "random", Luck(seed * 2 + seat))
        for seat in (0, 1)
    ]
    while not table.over:
        (seat,) = table.asked()
        (question,) = table.questions(seat)
        action = players[seat].choose(table.view(seat), question, table.legal(seat))
        table.play(seat, CODEC.text(action))
    return table.places()[greedy] == 1
