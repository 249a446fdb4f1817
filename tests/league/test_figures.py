"""Intervals and ratings, against figures worked out in other ways."""

from __future__ import annotations

from itertools import product
from math import log
from random import Random

import pytest

from tidetable.league.figures import mean, paired, student, wilson
from tidetable.league.ratings import ELO, MIDDLE, inverse, likelihood, most_likely, ratings


def test_wilson() -> None:
    known = wilson(8, 10)
    assert (round(known.low, 4), round(known.high, 4)) == (0.4902, 0.9433)
    never = wilson(0, 20)
    assert never.value == never.low == 0
    assert round(never.high, 4) == 0.1611
    assert wilson(20, 20).high == pytest.approx(1)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_student() -> None:
    for freedom, known in ((2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (10_000, 1.960)):
        assert student(freedom) == pytest.approx(known, rel=0.05 if freedom < 3 else 0.003)


@pytest.mark.parametrize("n", [5, 10, 50])
def test_a_mean_lies_within_its_bounds_as_often_as_promised(n: int) -> None:
    """Of 3,000 intervals 95 % hold what they promise, give or take four standard errors."""
    luck, inside = Random(n), 0
    for _ in range(3000):
        found = mean([luck.gauss(3, 2) for _ in range(n)])
        inside += found.low <= 3 <= found.high
    assert 0.934 <= inside / 3000 <= 0.966


def test_deals_that_cancel_their_luck_are_surer_than_games() -> None:
    """Of each deal one game is won by luck: only the rest tells the bots apart."""
    shares = [0.5] * 90 + [1.0] * 10
    by_deal, by_game = paired(shares), wilson(2 * sum(shares), 2 * len(shares))
    assert by_deal.value == by_game.value == 0.55
    assert by_deal.low > 0.5 > by_game.low


def test_deals_that_went_all_alike_are_not_taken_for_certain() -> None:
    assert paired([1.0] * 10) == wilson(10, 10)
    assert paired([1.0]).low < 0.5


def brute_force(wins: list[list[float]]) -> list[float]:
    """Find the most likely strengths by looking around in ever smaller steps."""
    best, step = [0.0] * len(wins), 1.0
    while step > 1e-7:
        around = product((-step, 0, step), repeat=len(wins))
        tried = [[b + d for b, d in zip(best, each, strict=True)] for each in around]
        found = max(tried, key=lambda strengths: likelihood(wins, strengths))
        if likelihood(wins, found) > likelihood(wins, best):
            best = found
        else:
            step /= 2
    middle = sum(best) / len(best)
    return [each - middle for each in best]


@pytest.mark.parametrize(
    "wins",
    [
        [[0, 7], [3, 0]],
        [[0, 7, 9.5], [3, 0, 6], [0.5, 4, 0]],
        [[0, 99.5, 3], [0.5, 0, 2], [7, 8, 0]],
        [[0, 5, 0, 1], [5, 0, 4, 0], [0, 6, 0, 9], [9, 0, 1, 0]],
    ],
)
def test_ratings_are_the_most_likely_ones(wins: list[list[float]]) -> None:
    assert most_likely(wins) == pytest.approx(brute_force(wins), abs=1e-4)


def test_two_are_rated_by_their_odds() -> None:
    better, worse = ratings([[0, 29.5], [9.5, 0]])
    assert better.value - worse.value == pytest.approx(ELO * log(30 / 10))
    assert better.value + worse.value == pytest.approx(2 * MIDDLE)
    spread = (1 / 30 + 1 / 10) ** 0.5  # of the logarithm of their odds
    reach = (better.high - better.low) / 2
    assert reach == pytest.approx(1.959964 * ELO * spread / 2)


def test_who_never_lost_has_a_rating() -> None:
    best, *_, worst = ratings([[0, 400, 400], [0, 0, 300], [0, 100, 0]])
    assert 2000 < best.value < 3000
    assert worst.low < worst.value < worst.high


def test_more_games_make_ratings_surer() -> None:
    few, many = ratings([[0, 6], [4, 0]])[0], ratings([[0, 600], [400, 0]])[0]
    assert many.high - many.low < (few.high - few.low) / 8


def test_inverse() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 1.0]]
    back = inverse(inverse(matrix))
    for row, same in zip(matrix, back, strict=True):
        assert row == pytest.approx(same)
