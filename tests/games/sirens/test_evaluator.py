"""What looks good in Sirens in Sight, before anybody searches."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import Play, position, start
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.vec import vec
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules.verbs import CODEC
from tidetable.games.sirens.think.evaluator import PROMISES, SirensEvaluator

EVALUATOR = SirensEvaluator(GAME)


def weights(play: Play) -> dict[str, int]:
    """Return how promising each answer looks."""
    into = Buffer()
    question = play.state.asks[0]
    own = play.state.hand(seat_of(question))
    GAME.legal(play.table, own, question, into)
    EVALUATOR.prior(play.table, own, question, into)
    found = {CODEC.text(a): int(into.weights[i]) for i, a in enumerate(into.to_list())}
    assert min(found.values()) > 0
    assert sum(found.values()) == into.total
    return found


def most(play: Play) -> str:
    found = weights(play)
    return max(found, key=lambda text: found[text])


def chances(play: Play) -> list[float]:
    into = vec[float]([0.0, 0.0])
    EVALUATOR.evaluate(play.state, play.table, 20.0, into)
    assert into[0] + into[1] == pytest.approx(1)
    return [into[0], into[1]]


@pytest.mark.parametrize("player", [1, 2])
def test_a_ship_card_within_reach_is_most_promising(player: int) -> None:
    play = position(player=player, lying={f"34:{player}": "10 9 7"}, hands=("8 1", "8 1"))
    assert most(play) == "play 8 34:mine"


def test_the_fourth_point_is_as_promising_as_anything() -> None:
    play = position(
        lying={"28:1": "10 9 3"}, hands=("6 2", "5"), taken=("36 32", ""), points=(3, 0)
    )
    assert weights(play)["play 6 28:mine"] == PROMISES[-1]


def test_a_gift_is_hardly_tried() -> None:
    play = position(lying={"32:2": "10 9 5"}, hands=("8 1", "5"))
    assert weights(play)["play 8 32:theirs"] < weights(play)["play 8 32:mine"] / 10


def test_rum_before_the_draw_is_hardly_tried() -> None:
    """SIR-R8: it has a second moment, when more is known."""
    play = position(lying={"34:2": "10 9 8"}, hands=("5 5", "5"))
    assert weights(play)["rum 34"] == 2
    assert most(play.do("play 5 28:mine").draw()) == "rum 34"


def test_the_octopus_is_kept_for_something_better() -> None:
    play = position(lying={"28:2": "3"}, hands=("9", "5"))
    assert most(play).startswith("play 9")
    play = position(lying={"34:1": "10 9 8", "36:2": "8"}, hands=("1 1", "5"))
    assert most(play) == "octopus 36:theirs/8 34:mine"


def test_crew_are_sent_where_one_leads() -> None:
    lying = {"32:1": "10 9", "28:2": "10 9"}
    play = position(hands=("0", "5"), lying=lying).do("play 0 30:mine")
    assert most(play) == "crew 32"


def test_high_cards_and_one_to_deny_with_are_picked() -> None:
    found = weights(start(more_tactics="yes"))
    assert found["pick 9"] > found["pick 0"] > found["pick 5"]


def test_chances_are_even_at_first_but_for_the_turn() -> None:
    first, second = chances(position(hands=("5", "5")))
    assert 0.5 < first < 0.6
    assert second < 0.5


@pytest.mark.parametrize("player", [1, 2])
def test_points_cards_and_octopus_count(player: int) -> None:
    even = chances(position(player=player, hands=("5", "5")))[0]
    assert chances(position(player=player, hands=("5", "5"), points=(1, 0)))[0] > even
    assert chances(position(player=player, hands=("10", "5")))[0] > even
    assert chances(position(player=player, hands=("5", "5"), lying={"28:1": "10"}))[0] > even
    lying = {"28:1": "5", "28:2": "5"}
    without = position(player=player, hands=("5", "5"), lying=lying, octopus=("28:1/5", ""))
    assert chances(without)[0] < even


def test_who_can_take_the_fourth_point_has_nearly_won() -> None:
    lying = {"28:1": "10 9 3"}
    play = position(lying=lying, hands=("6", "5"), taken=("36 32", "34"), points=(3, 3))
    assert chances(play)[0] > 0.95
    play = position(lying=lying, hands=("5", "5"), taken=("36 32", "34"), points=(3, 3))
    assert chances(play)[0] < 0.95


def test_before_anybody_has_begun_both_stand_alike() -> None:
    """While hands are picked (SIR-S3) it is nobody's turn yet."""
    assert chances(start(more_tactics="yes")) == [0.5, 0.5]
