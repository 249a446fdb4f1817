"""What looks good in Nassau, before anybody searches."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, Play, position, ship
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.core.contract import Buffer, look, seat_of
from tidetable.core.facts import view_bytes
from tidetable.core.vec import vec
from tidetable.games.nassau.rules.verbs import CODEC
from tidetable.games.nassau.think.evaluator import NassauEvaluator

EVALUATOR = NassauEvaluator(GAME)


def weights(play: Play) -> dict[str, int]:
    """Return how promising each answer looks; the table is left as it was."""
    into = Buffer()
    question = play.state.asks[0]
    seat = seat_of(question)
    before = view_bytes(look(play.state, seat))
    own = play.state.hands[seat]
    GAME.legal(play.state.table, own, question, into)
    EVALUATOR.prior(play.state.table, own, question, into)
    found = {CODEC.text(a): int(into.weights[i]) for i, a in enumerate(into.to_list())}
    assert min(found.values()) > 0
    assert sum(found.values()) == into.total
    assert view_bytes(look(play.state, seat)) == before
    return found


def most(play: Play) -> str:
    found = weights(play)
    return max(found, key=lambda text: found[text])


def chances(play: Play) -> list[float]:
    table = play.state.table
    into = vec[float]([0.0] * table.seats)
    EVALUATOR.evaluate(play.state, table, 20.0, into)
    found = [into[seat] for seat in range(table.seats)]
    assert sum(found) == pytest.approx(1)
    return found


def test_a_square_that_gives_much_for_few_pirates_is_most_promising() -> None:
    assert most(position()) == "walk c4"
    assert most(position(one=ship(pirates=5), sections={"c4-d4": 5})) != "walk c4"


def test_to_drink_only_to_wait_is_hardly_tried() -> None:
    assert weights(position(one=ship(rum=5)))["pause"] == 1


def test_where_to_sail_is_weighed_without_sailing() -> None:
    found = weights(at_sea(boat(boat="E", provisions=3, crates=4, pistol=3)))
    assert any(text.startswith("sail") for text in found)


def test_points_and_the_ship_count() -> None:
    even = chances(position())[0]
    for better in (
        ship(points=40),
        ship(pistol=2),
        ship(provisions=6),
        ship(rum=5),
        ship(sails=5),
        ship(sailors=5),
    ):
        assert chances(position(one=better))[0] > even


def test_a_lead_counts_more_in_a_later_round() -> None:
    early, late = (chances(position(one=ship(points=40), round_=n))[0] for n in (1, 4))
    assert 0.5 < early < late < 1


def test_on_the_last_way_home_all_that_is_still_to_come_counts() -> None:
    """NAS-H2, NAS-H3: tales in hand and laid, and what the home port gives."""
    mine = boat(tales="68 69", rum=1, towers="E5:3 F5:3 G5:3", provisions=0, points=20)
    play = at_sea(mine, boat(provisions=0, points=30), round_=4).do("home campfire")
    found = [chances(play)[0]]
    found += [chances(play.do(move))[0] for move in ("promise 2", "tell 68")]
    assert found == [found[0]] * 3  # nothing was heard that was not to be expected
    assert found[0] > 0.9
    assert play.do("tell 69").points()[0] == 66


def test_an_early_lead_says_little() -> None:
    """A chance is what it says: 40 points more, with four voyages to come."""
    assert 0.5 < chances(position(one=ship(points=40)))[0] < 0.7
