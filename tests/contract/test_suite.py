"""The suite itself: what it covers, what it reports, and that one check does not stop another."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest
from mypy_extensions import i64

from tests.contract.cove import BOX
from tests.contract.cove.game import Cove
from tests.contract.cove.state import CoveState, Hand, Table
from tests.contract.cove.verbs import ASK_CLASH, ASK_TRIBUTE, ASK_WIND, TURNS, WIND
from tests.contract.twins import TWINS, Loud
from tidetable import games
from tidetable.core.check import CHECKS, MOST_SETTINGS, Result, check, run, settings
from tidetable.core.contract import CHANCE, Buffer, News, ask, kind_of
from tidetable.core.errors import BadTable
from tidetable.core.options import Option


def test_the_toy_keeps_every_promise() -> None:
    results = list(run(BOX, games=6))
    assert [result.check for result in results] == list(CHECKS)
    assert not [str(breach) for result in results for breach in result.breaches]
    assert all(result.positions > 0 for result in results)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chests_keeps_every_promise(seats: int) -> None:
    variants = {"greedy-pirates": "yes", "old-sea-dogs": "yes", "first": "random"}
    found = check(games.box("chests"), seats=seats, options=variants)
    assert not [str(breach) for breach in found]


@pytest.mark.parametrize("more_tactics", ["no", "yes"])
def test_sirens_keeps_every_promise(more_tactics: str) -> None:
    options = {"more-tactics": more_tactics, "first": "random"}
    found = check(games.box("sirens"), options=options)
    assert not [str(breach) for breach in found]


def test_nassau_keeps_its_table_to_itself_and_refuses_by_its_guards() -> None:
    options = {"dutchman": "no", "figure": "no", "start-district": "middle", "first": "1"}
    found = check(games.box("nassau"), seats=2, options=options, only=["copy", "guards", "ranges"])
    assert not [str(breach) for breach in found]


def test_every_check_says_its_promise() -> None:
    assert all((function.__doc__ or "").strip().endswith(".") for function in CHECKS.values())


# --- Settings ------------------------------------------------------------------------------------


def test_every_number_of_seats_and_every_choice_is_played() -> None:
    chests = games.box("chests").game
    found = settings(chests, None, {})
    assert {setting.seats for setting in found} == {2, 3, 4}
    for option in chests.options:
        for choice in option.choices:
            assert any(setting.options[option.name] == choice for setting in found)


def test_what_a_game_does_not_allow_is_left_out() -> None:
    found = settings(games.box("chests").game, 2, {})
    assert {setting.options["first"] for setting in found} == {"random", "1", "2"}


def test_what_is_asked_for_and_not_allowed_is_refused() -> None:
    chests = games.box("chests").game
    for seats, options in [
        (2, {"first": "4"}),
        (9, {}),
        (2, {"sails": "yes"}),
        (2, {"first": "0"}),
    ]:
        with pytest.raises(BadTable):
            settings(chests, seats, options)


def test_many_options_are_sampled() -> None:
    options = [Option("storm", "COV-V1", ["no", "yes"])]
    options += [Option(f"o{n}", "COV-V1", ["a", "b", "c"]) for n in range(12)]
    found = settings(Cove(options=options), None, {"storm": "yes"})
    assert len(found) == MOST_SETTINGS
    assert all(setting.options["storm"] == "yes" for setting in found)
    assert len({tuple(setting.options.values()) for setting in found}) == MOST_SETTINGS


# --- How long ------------------------------------------------------------------------------------


def test_games_go_on_while_the_seconds_last_and_each_check_has_its_share() -> None:
    """The clock is looked at as a check begins, and before each game after the first round."""
    ticks = count()
    names = ["size", "ids", "reachable"]
    results = run(BOX, seconds=10, clock=lambda: next(ticks), only=names)
    settings_of_cove = 2
    assert [result.games for result in results] == [settings_of_cove + 4, 1, settings_of_cove + 4]


def test_without_seconds_as_many_games_are_played_as_were_asked_for() -> None:
    (result,) = run(BOX, games=3, only=["size"], clock=lambda: 0)
    assert result.games == 6


def test_what_is_found_need_not_be_looked_for_any_longer() -> None:
    (result,) = run(replace(BOX, game=Loud()), seconds=1000, clock=lambda: 0, only=["canary"])
    assert (result.games, result.passed) == (2, False)


# --- Findings ------------------------------------------------------------------------------------


def test_a_finding_can_be_shown_again() -> None:
    loud = replace(BOX, game=Loud())
    first = check(loud, games=3, only=["canary"])[-1]
    again = check(
        loud, games=1, seats=first.seats, options=first.options, seed=first.seed, only=["canary"]
    )
    assert again == [first]
    assert str(first) == (
        f"canary: {first.message} (3 seats, storm yes, seed {first.seed}, step {first.step})"
    )


def test_results_are_reported_one_by_one() -> None:
    heard: list[Result] = []
    assert check(BOX, only=["size", "ids"], report=heard.append) == []
    assert [(result.check, result.passed) for result in heard] == [("size", True), ("ids", True)]
    assert [result.games for result in heard] == [2, 1]


class Crashing(Cove):
    """The rules break down in the last turn."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        if kind_of(question) == ASK_TRIBUTE and state.table.turn == TURNS - 1:
            raise ZeroDivisionError
        super().apply(state, question, action, news)


class Empty(Cove):
    """A seat is asked and has nothing to answer."""

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        if kind_of(question) != ASK_CLASH or public.turn < TURNS - 1:
            super().legal(public, own, question, into)


class LateLuck(Cove):
    """Chance is asked while seats are, and not first."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        if kind_of(question) == ASK_WIND and state.n_asks:
            return
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_WIND:
            state.open(ask(CHANCE, ASK_WIND))


class Unfair(Cove):
    """What is drawn is not what may be drawn."""

    def odds(self, state: CoveState, question: i64, into: Buffer) -> None:
        super().odds(state, question, into)
        if kind_of(question) == ASK_WIND:
            into.add_weighted(WIND.base, 1)


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        (Crashing(), "termination", "ZeroDivisionError"),
        (Empty(), "legality", "offered nothing"),
        (Empty(), "termination", "offered nothing"),
        (LateLuck(), "termination", "not first"),
        (Unfair(), "odds", "twice"),
    ],
)
def test_what_stops_a_game_is_a_finding(game: Cove, name: str, words: str) -> None:
    found = check(replace(BOX, game=game), games=3, only=[name], limit=120)
    assert found
    assert any(words in finding.message for finding in found)


def test_a_crash_is_a_finding_and_stops_no_other_check() -> None:
    seen = [result.check for result in run(replace(BOX, game=Crashing()))]
    assert seen == list(CHECKS)


def test_twins_have_names_of_their_own() -> None:
    names = [twin for _, twin, _ in TWINS]
    assert len(set(names)) == len(names)
