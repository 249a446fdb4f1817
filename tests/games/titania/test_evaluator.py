"""What looks good in Titania, before anybody searches."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.vec import vec
from tidetable.games.titania.rules.verbs import CODEC, SHELLS, SPACES
from tidetable.games.titania.think.evaluator import TitaniaEvaluator

TOWERS = [
    (at, shell)
    for space, at in enumerate(SPACES.tokens)
    for colour, shell in enumerate(SHELLS.tokens)
    if KINGDOM.has_tower(space, colour)
]
AT_G1 = {"F2": "red"}  # within reach of the crane between H1, black and white, and G2, brown

EVALUATOR = TitaniaEvaluator(GAME)


def weights(play: Play) -> dict[str, int]:
    """Return how promising each answer looks."""
    into = Buffer()
    question = play.state.asks[0]
    own = play.state.hands[seat_of(question)]
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
    into = vec[float]([0.0] * play.table.seats)
    EVALUATOR.evaluate(play.state, play.table, 20.0, into)
    found = [into[seat] for seat in range(play.table.seats)]
    assert sum(found) == pytest.approx(1)
    return found


def test_a_crane_where_much_can_be_built_is_most_promising() -> None:
    built = {f"{at}:{shell}": 1 for at, shell in TOWERS if at not in ("G2", "H1")}
    purse = "brown 3 black 3 white 3"
    play = position(hands=("red red", ""), ships=AT_G1, purses=(purse, ""), floors=built)
    assert most(play.do("play red")) == "place G1"


def test_a_floor_that_is_dear_is_hardly_tried() -> None:
    play = position(
        hands=("red", ""), ships=AT_G1, purses=("brown 1 black 4", ""), floors={"H1:black": 3}
    )
    found = weights(play.do("play red", "place G1"))
    assert found["build H1:black"] < found["build G2:brown"] / 5


def test_a_starfish_goes_where_most_floors_stand() -> None:
    floors = {"C3:black": 4, "G8:green": 2, "A5:black": 4, "A5:white": 4}
    play = position(hands=("red", ""), ships={"H2": "red"}, floors=floors)
    assert most(play.do("play red", "place I2")) == "occupy C3"


def test_of_many_cards_of_a_kind_one_is_discarded() -> None:
    play = position(hands=("red red red red red red blue blue-yellow", ""))
    play.do("stop").do("card yellow", "card red", "card blue")
    assert most(play) == "discard red"


@pytest.mark.parametrize(("points", "best"), [((60, 40), "play red"), ((40, 60), "stop")])
def test_who_leads_ends_the_game(points: tuple[int, int], best: str) -> None:
    play = position(hands=("red", "red"), reserve={"red": 1}, points=points, period=2)
    found = weights(play)
    assert max(found, key=lambda text: found[text]) == best
    assert found[best] > 900 * min(found.values())


def test_points_shells_starfish_and_cards_count() -> None:
    even = chances(position(hands=("red", "red")))[0]
    assert chances(position(hands=("red", "red"), points=(5, 0)))[0] > even
    assert chances(position(hands=("red", "red"), purses=("brown 5", "")))[0] > even
    assert chances(position(hands=("red", "red"), tiles=("5", "")))[0] > even
    assert chances(position(hands=("red red red", "red")))[0] > even


def test_a_lead_counts_more_near_the_end() -> None:
    early = chances(position(hands=("red", "red"), points=(10, 0)))[0]
    late = chances(position(hands=("red", "red"), points=(10, 0), period=2, reserve={"red": 1}))[0]
    assert 0.5 < early < late < 1
