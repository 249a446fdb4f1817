"""Weights are part of a bot's name, and tuning finds better ones."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from tests.cli.shell import tidetable
from tests.league.entrants import Weighted
from tests.league.games import OWN, played_here
from tidetable.bots.even import Even
from tidetable.bots.kind import Kind
from tidetable.bots.networked import Admiral, Networked, instinct_of
from tidetable.bots.searcher import Searcher
from tidetable.core.luck import Luck
from tidetable.core.think.level import GENEROUS
from tidetable.games import box
from tidetable.league.entrants import BadBot, maker, weights_of, with_weights
from tidetable.league.plan import LeaguePlan
from tidetable.league.spsa import Weights, tune


def test_a_level_can_be_given_other_settings() -> None:
    chests = box("chests")
    mate = chests.levels["mate"]
    bot = maker(chests, "mate?exploration=0.5&playouts=7")(Luck(1))
    assert isinstance(bot, Searcher)
    assert (bot.level.playouts, bot.level.settings.exploration) == (7, 0.5)
    assert (bot.level.settings.margin, bot.level.seconds) == (mate.settings.margin, None)
    assert mate.settings.exploration != 0.5


def test_so_can_an_admiral() -> None:
    sirens = box("sirens")
    bot = maker(sirens, "admiral?playouts=7&heard=0.1")(Luck(1))
    assert isinstance(bot, Admiral)
    assert (bot.level.playouts, bot.level.settings.heard) == (7, 0.1)
    assert (bot.level.settings.depth, bot.level.seconds) == (sirens.admiral.settings.depth, None)


def test_a_network_with_numbers_guides_an_admiral(tmp_path: Path) -> None:
    """So an admiral with one network can meet the one with another."""
    sirens = box("sirens")
    assert sirens.network is not None
    file = Path(copy(sirens.network, tmp_path / "mine.npz"))
    bot = maker(sirens, f"{file}?playouts=7")(Luck(1))
    assert isinstance(bot, Admiral)
    assert (bot.level.playouts, bot.level.settings.heard) == (7, sirens.admiral.settings.heard)
    assert bot.instinct is instinct_of(sirens, file)
    assert isinstance(maker(sirens, str(file))(Luck(1)), Networked)
    with pytest.raises(BadBot):
        maker(box("chests"), f"{file}?playouts=7")


def test_so_can_a_class_that_declares_weights() -> None:
    bot = maker(box("chests"), f"{OWN}Weighted?place=3")(Luck(1))
    assert isinstance(bot, Weighted)
    assert (bot.place, bot.boldness) == (3, 0.5)


def test_the_usual_weights_are_the_usual_bot() -> None:
    chests = box("chests")
    same = with_weights("helmsman", weights_of(chests, "helmsman") | {"playouts": 5})
    plan = LeaguePlan("chests", ("helmsman?playouts=5", same), 2)
    one, other = played_here(plan).values()
    assert one.digest == other.digest
    assert one.fault is None


def test_how_kind_a_bot_is_is_one_of_its_weights() -> None:
    kind, hard = (
        maker(box("chests"), f"{one}=0.125")(Luck(1)) for one in ("mate?leniency", "mate?margin")
    )
    assert isinstance(kind, Kind)
    assert kind.level.leniency == 0.125
    assert isinstance(hard, Searcher)
    assert (hard.level.settings.margin, hard.level.leniency) == (0.125, 0)


def test_what_an_even_match_aims_at_is_one_of_its_weights() -> None:
    even = maker(box("chests"), "even?aim=0.5")(Luck(1))
    assert isinstance(even, Even)
    assert (even.level.aim, even.level.seconds) == (0.5, None)
    assert weights_of(box("chests"), "even") == {"leniency": GENEROUS, "aim": 1.2}


@pytest.mark.parametrize(
    ("bot", "known"),
    [
        ("mate?courage=1", "exploration, depth"),
        ("mate?depth=deep", "exploration, depth"),
        ("mate?depth=1.5", "exploration, depth"),
        ("mate?", "exploration, depth"),
        ("even?playouts=3", "leniency, aim"),
        ("greedy?depth=3", "This bot has: –"),
        (f"{OWN}First?depth=3", "This bot has: –"),
        (f"{OWN}Weighted?depth=3", "place, boldness"),
    ],
)
def test_weights_that_a_bot_does_not_have_are_refused(bot: str, known: str) -> None:
    result = tidetable("league", "chests", "--games", "2", "--bots", "random", "--bot", bot)
    assert result.exit_code == 2
    assert "Weights are given like this" in result.stderr
    assert known in result.stderr


def test_tuning_finds_what_wins_most() -> None:
    """In a made-up game whoever is nearer to (3, -1) wins more often; one weight is not tuned."""
    luck = Luck(5)

    def match(_: int, up: Weights, down: Weights) -> float:
        def off(weights: Weights) -> float:
            return (weights["a"] - 3) ** 2 + (weights["b"] + 1) ** 2

        chance = 1 / (1 + 10 ** (off(up) - off(down)))
        games = [1 if int(luck.below(1000)) < 1000 * chance else -1 for _ in range(8)]
        return sum(games) / len(games)

    start = {"a": 0.0, "b": 0.0, "c": 9.0}
    *_, found = tune(start, {"a": 0.2, "b": 0.2}, 150, match, Luck(3))
    assert found["c"] == 9
    assert found["a"] == pytest.approx(3, abs=0.5)
    assert found["b"] == pytest.approx(-1, abs=0.5)


def test_a_match_that_decides_nothing_changes_nothing() -> None:
    assert [*tune({"a": 1.0}, {"a": 0.1}, 3, lambda *_: 0.0, Luck(1))] == [{"a": 1.0}] * 3
