"""What looks good in Chests & Sabres, before anybody searches."""

from __future__ import annotations

import pytest

from tests.games.chests.positions import OLD_SEA_DOGS, Play, position
from tidetable.core.contract import NOTHING, Buffer
from tidetable.core.vec import vec
from tidetable.games.chests.rules.verbs import CODEC
from tidetable.games.chests.think.evaluator import ChestsEvaluator


def weights(play: Play) -> dict[str, int]:
    """Return how promising each answer looks."""
    into = Buffer()
    question = play.state.asks[0]
    play.game.legal(play.table, NOTHING, question, into)
    ChestsEvaluator(play.game).prior(play.table, NOTHING, question, into)
    found = {CODEC.text(a): int(into.weights[i]) for i, a in enumerate(into.to_list())}
    assert min(found.values()) > 0
    assert sum(found.values()) == into.total
    return found


def chances(play: Play) -> list[float]:
    seats = int(play.table.seats)
    into = vec[float]([0.0] * seats)
    ChestsEvaluator(play.game).evaluate(play.state, play.table, 20.0, into)
    assert sum(into) == pytest.approx(1)
    return [into[seat] for seat in range(seats)]


def test_more_points_promise_more() -> None:
    play = position(before={1: "coin coin+coin diamond"}).roll("coin coin diamond key")
    found = weights(play)
    assert found["load coin+coin"] > found["load coin"] == found["load diamond"]
    assert found["load coin+coin"] > found["open left"]


def test_a_chest_promises_what_such_chests_hold() -> None:
    rich = position(unopened={1: "coin+coin+coin", 2: "coin", 3: "coin"}).roll("key key key coin")
    poor = position(unopened={1: "fish-bones", 2: "coin", 3: "coin"}).roll("key key key coin")
    assert weights(rich)["open left"] > weights(poor)["open left"]


def test_a_theft_promises_more_than_a_load() -> None:
    play = position(variants=OLD_SEA_DOGS, before={1: "coin", 2: "coin"})
    found = weights(play.roll("coin sabres key key"))
    assert found["steal 2:coin"] > found["load coin"]


def test_to_be_done_promises_least() -> None:
    play = position(variants=OLD_SEA_DOGS, before={2: "coin"}, chests=(3, 3, 3))
    found = weights(play.roll("diamond diamond diamond diamond").roll("coin sabres key diamond"))
    assert found["done"] < found["steal 2:coin"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shared_by_points(seats: int) -> None:
    even = chances(position(seats=seats))
    assert even[1:] == pytest.approx([even[1]] * (seats - 1))
    assert even[0] > even[1]  # whose turn it is
    ahead = chances(position(seats=seats, loot={2: "coin+coin+coin"}))
    waiting = chances(position(seats=seats, before={2: "coin+coin+coin"}))
    assert ahead[1] > waiting[1] > even[1]


def test_a_lead_counts_more_towards_the_end() -> None:
    loot = {1: "coin coin"}
    early = chances(position(loot=loot))
    late = chances(position(loot=loot, unopened={1: "coin"}, chests=(1, 0, 0)))
    assert late[0] > early[0] > 0.5
