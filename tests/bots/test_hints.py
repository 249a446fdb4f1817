"""Hints: the captain's own choice first, few of them, honest, and each with at most one reason."""

from __future__ import annotations

from dataclasses import asdict, replace
from json import dumps, loads

import pytest

from tests.bots.test_levels import GAMES, brief, choice
from tests.contract import cove
from tidetable.bots import hints as module
from tidetable.bots.hints import (
    CLEAR,
    EVEN,
    MOST,
    Hint,
    gives_hints,
    hints,
    hints_for,
    may_ask,
    say_hint,
)
from tidetable.bots.searcher import Searcher
from tidetable.core.box import Box
from tidetable.core.contract import look
from tidetable.core.errors import BadTable, NotYours
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.table import Table
from tidetable.core.think.level import LEVELS
from tidetable.core.think.merits import Merit
from tidetable.core.think.search import Tried
from tidetable.games import box

CAPTAIN = LEVELS[-1]


def hasty(game: str, playouts: int = 40) -> Box:
    """Return a box whose captain makes up its mind quickly, and by playouts alone."""
    its = box(game)
    return replace(its, levels={CAPTAIN: brief(its.levels[CAPTAIN], playouts)})


def whys(*values: float) -> list[str]:
    found = [Tried(i, 100 - i, value) for i, value in enumerate(values)]
    return [module._why(found, i) for i in range(len(found))]


def with_findings(
    monkeypatch: pytest.MonkeyPatch, visits: tuple[int, ...], values: tuple[float, ...]
) -> tuple[list[Hint], Table]:
    """Return the hints for a search that came out like this, one finding for each answer."""
    its = hasty("sirens")
    table = choice(its)
    seat = table.asked()[0]
    legal = table.legal(seat)
    found = [Tried(legal[i], visits[i], values[i]) for i in range(len(visits))]
    monkeypatch.setattr(Searcher, "look_into", lambda self, view: found)
    return hints(its, table, seat, Luck(1)), table


# --- which, how many, in which order ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_first_hint_is_what_the_captain_would_do(game: str) -> None:
    its = hasty(game)
    table = choice(its)
    seat = table.asked()[0]
    found = hints(its, table, seat, Luck(3))
    captain = Searcher(its.evaluator, its.levels[CAPTAIN], Luck(3))
    chosen = captain.choose(table.view(seat), table.questions(seat)[0], table.legal(seat))
    assert found[0].text == its.game.codec.text(chosen)
    assert 1 <= len(found) <= MOST
    assert len({hint.text for hint in found}) == len(found)
    assert all(0 <= hint.chances <= 100 for hint in found)


def test_three_at_most_and_in_the_order_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found, table = with_findings(monkeypatch, (50, 30, 12, 8), (0.616, 0.5, 0.4, 0.9))
    legal = table.legal(table.asked()[0])
    assert [hint.text for hint in found] == [table.game.codec.text(one) for one in legal[:3]]
    assert [hint.chances for hint in found] == [62, 50, 40]


def test_what_was_tried_less_does_not_look_better(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = with_findings(monkeypatch, (50, 30, 20), (0.5, 0.9, 0.4))
    assert [hint.chances for hint in found] == [50, 50, 40]
    assert [hint.why for hint in found] == ["even", "even", "second"]


def test_what_was_hardly_tried_is_not_worth_mentioning(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = with_findings(monkeypatch, (97, 2, 1), (0.6, 0.6, 0.6))
    assert len(found) == 2


def test_where_there_is_one_answer_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "look_into", None)
    its = hasty("chests")
    table = its.table(2, seed=bytes(16))
    seat = table.asked()[0]
    assert hints(its, table, seat, Luck(1)) == [Hint("roll", 0, "only")]


# --- how an answer stands out -------------------------------------------------------------------


def test_a_lead_is_clear_slight_or_none() -> None:
    assert whys(0.7, 0.7 - CLEAR - 0.001)[0] == "clear"
    assert whys(0.7, 0.7 - CLEAR + 0.001)[0] == "best"
    assert whys(0.7, 0.7 - EVEN - 0.001)[0] == "best"
    assert whys(0.7, 0.7 - EVEN + 0.001)[0] == "even"


def test_the_others_are_as_good_or_not_quite() -> None:
    assert whys(0.7, 0.69, 0.6) == ["even", "even", "second"]
    assert whys(0.7, 0.6, 0.69) == ["even", "second", "even"]
    assert whys(0.7, 0.5, 0.5) == ["clear", "second", "second"]


def test_the_only_one_worth_mentioning_is_clear() -> None:
    assert whys(0.3) == ["clear"]


# --- what speaks for an answer ------------------------------------------------------------------


def test_a_merit_that_sets_an_answer_apart_is_told_first() -> None:
    shared, own, other = Merit("shared"), Merit("own"), Merit("shared", n=1)
    merits = [[shared, own], [shared], [other, shared]]
    assert [module._telling(merits, i) for i in range(3)] == [own, shared, other]


def test_where_nothing_speaks_for_an_answer_nothing_is_said() -> None:
    assert module._telling([[], [Merit("own")]], 0) is None


def test_a_hint_carries_one_merit_as_plain_data() -> None:
    its = hasty("chests")
    table = choice(its)
    seat = table.asked()[0]
    merits = [Merit("points", n=2), Merit("points", n=1)]
    found = hints(replace(its, merits=lambda trial: merits), table, seat, Luck(1))
    assert all((hint.merit, hint.facts) == ("points", {"n": 2}) for hint in found)
    assert [Hint(**one) for one in loads(dumps([asdict(hint) for hint in found]))] == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_the_captains_opinion_and_then_the_merit(language: str) -> None:
    its = box("chests")
    phrases = Phrases(its.game, its.words(language), ["Anna", "Ben"])
    label, plain = say_hint(Hint("roll", 62, "best"), phrases)
    _, whole = say_hint(Hint("roll", 62, "best", "points", {"n": 3}), phrases)
    assert label == phrases.say("verb-roll")
    assert "62" in plain
    assert whole == plain + ("" if language == "zh-Hant" else " ") + phrases.say(
        "merit-points", n=3
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(game: str, language: str) -> None:
    its = hasty(game, 12)
    phrases = Phrases(its.game, its.words(language), ["Anna", "Ben"])
    for seed in range(3):
        table = choice(its, seed)
        for hint in hints(its, table, table.asked()[0], Luck(1)):
            assert all("⟦" not in said and "{" not in said for said in say_hint(hint, phrases))


# --- who may ask --------------------------------------------------------------------------------


def test_only_who_is_asked_may_ask() -> None:
    its = hasty("sirens")
    table = choice(its)
    other = 1 - table.asked()[0]
    with pytest.raises(NotYours) as refused:
        hints(its, table, other, Luck(1))
    assert refused.value.key == "not-yours-turn"
    may_ask(its, table, 1 - other)


def test_a_game_that_wants_no_levels_gives_no_hints() -> None:
    without = replace(cove.BOX, levels={})
    assert not gives_hints(without)
    table = without.table(3)
    with pytest.raises(BadTable) as refused:
        hints(without, table, table.asked()[0], Luck(1))
    assert refused.value.key == "bad-table-hint"


def test_a_game_that_says_nothing_about_thinking_gives_hints_all_the_same() -> None:
    """Cove has neither weights nor a judgement, and its hints have words."""
    its = replace(cove.BOX, levels={CAPTAIN: brief(cove.BOX.levels[CAPTAIN], 60)})
    phrases = Phrases(its.game, its.words("en"), ["Anna", "Ben", "Cleo"])
    table = its.table(3, seed=bytes(16))
    given = 0
    while not table.over:
        seat = table.asked()[0]
        found = hints(its, table, seat, Luck(1))
        assert {hint.text for hint in found} <= {*map(its.game.codec.text, table.legal(seat))}
        for hint in found:
            assert all("⟦" not in said and "{" not in said for said in say_hint(hint, phrases))
        given += len(found) > 1
        table.play(seat, found[0].text)
    assert given > 3


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_changes_nothing(game: str) -> None:
    its = hasty(game, 20)
    for seed in range(2):
        table = choice(its, seed)
        seat = table.asked()[0]
        view, legal = table.view(seat), table.legal(seat)
        first = hints_for(its, view, legal, Luck(3))
        for luck in range(3):
            other = look(its.game.guess(view, Luck(luck)), seat)
            assert hints_for(its, other, legal, Luck(3)) == first
