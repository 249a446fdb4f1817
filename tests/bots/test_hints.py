"""Hints: the best answer first, equal only what was compared, honest, and with reasons."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tests.bots.test_comparison import Told
from tests.bots.test_levels import GAMES, brief, choice
from tests.contract import cove
from tests.spread import tongues
from tidetable.bots import adviser
from tidetable.bots.adviser import PLAIN_CAPTAIN, Adviser, adviser_of
from tidetable.bots.comparison import Comparison
from tidetable.bots.hints import (
    MOST,
    Advice,
    Hint,
    gives_hints,
    hints,
    hints_for,
    may_ask,
    say_hint,
)
from tidetable.bots.networked import Consultation
from tidetable.bots.searcher import Searcher
from tidetable.core.box import Box
from tidetable.core.contract import look
from tidetable.core.errors import BadTable, NotLegal, NotUnderstood, NotYours
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.think.level import LEVELS
from tidetable.core.think.merits import Merit, Trial
from tidetable.core.think.search import Tried
from tidetable.games import box

CAPTAIN = LEVELS[-1]
ROUNDS = 4000


def hasty(game: str, playouts: int = 40) -> Box:
    """Return a box whose advisers make up their minds quickly, and by playouts alone."""
    its = box(game)
    captain, admiral = (brief(one, playouts) for one in (its.levels[CAPTAIN], its.admiral))
    return replace(its, levels={CAPTAIN: captain}, admiral=admiral)


def steady(value: float) -> list[float]:
    return [value] * ROUNDS


def shaky(value: float, by: float) -> list[float]:
    """Return rewards that swing about a value: nobody can say what they come to."""
    return [value + by, value - by] * (ROUNDS // 2)


def compared(
    monkeypatch: pytest.MonkeyPatch,
    rewards: list[list[float]],
    visits: list[int] | None = None,
    its: Box | None = None,
    yours: int | None = None,
) -> tuple[list[Hint], list[str]]:
    """Return the hints for answers that came out like this, and all of these answers."""
    its = its or replace(hasty("sirens"), network=None)
    table = choice(its)
    seat = table.asked()[0]
    legal = table.legal(seat)[: len(rewards)]
    tries = visits or [*range(len(rewards), 0, -1)]
    found = [Tried(action, tries[i], 0.5) for i, action in enumerate(legal)]

    def run(comparison: Comparison, *_: object) -> None:
        comparison.rewards = dict(zip(legal, rewards, strict=True))

    monkeypatch.setattr(Adviser, "find", lambda *_: found)
    monkeypatch.setattr(Comparison, "run", run)
    given = hints_for(
        its, table.view(seat), legal, Luck(1), None if yours is None else legal[yours]
    )
    return given, [its.game.codec.text(action) for action in legal]


# --- which, how many, in which order ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_numbers_fall_from_hint_to_hint_and_nothing_is_named_twice(game: str) -> None:
    its = hasty(game, 10)
    for seed in range(2):
        table = choice(its, seed)
        found = hints(its, table, table.asked()[0], Luck(3))
        assert 1 <= len(found) <= MOST
        chances = [hint.chances for hint in found]
        assert chances == sorted(chances, reverse=True)
        assert all(1 <= one <= 99 for one in chances)
        assert [hint.behind for hint in found] == [chances[0] - one for one in chances]
        named = [text for hint in found for text in (hint.text, *hint.equals)]
        assert len({*named}) == len(named)


def test_what_is_better_comes_first_however_often_it_was_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, texts = compared(monkeypatch, [steady(0.5), steady(0.9), steady(0.4)], [50, 30, 20])
    assert [hint.text for hint in found] == [texts[1], texts[0], texts[2]]
    assert [hint.chances for hint in found] == [90, 50, 40]
    assert [hint.why for hint in found] == ["clear", "behind", "behind"]
    assert [hint.behind for hint in found] == [0, 40, 50]


def test_the_captains_choice_stays_first_where_nobody_knows_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, texts = compared(monkeypatch, [steady(0.5), shaky(0.51, 0.5), steady(0.2)])
    assert [hint.text for hint in found] == texts
    assert [hint.chances for hint in found] == [50, 50, 20]
    assert [hint.why for hint in found] == ["likely", "close", "behind"]


def test_three_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    found, texts = compared(monkeypatch, [steady(0.9 - i / 10) for i in range(5)])
    assert [hint.text for hint in found] == texts[:MOST]


# --- what is equal --------------------------------------------------------------------------------


def test_equal_answers_are_said_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found, texts = compared(monkeypatch, [steady(0.6), steady(0.599), steady(0.5)])
    assert [hint.text for hint in found] == [texts[0], texts[2]]
    assert (found[0].why, found[0].equals) == ("equal", [texts[1]])
    its = box("sirens")
    phrases = Phrases(its.game, its.words("en"), ["Anna", "Ben"])
    label, why = say_hint(found[0], phrases)
    parse = its.game.codec.parse
    assert label == f"{phrases.label(parse(texts[0]))} or: {phrases.label(parse(texts[1]))}"
    assert why.startswith("These two are equally good.")
    assert "60" in why


def test_what_merely_looks_equal_is_not_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = compared(monkeypatch, [shaky(0.6, 0.4), steady(0.6)])
    assert [(hint.why, hint.equals) for hint in found] == [("likely", []), ("close", [])]


def test_what_differs_from_world_to_world_is_not_called_equal_for_its_average(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By its rounds it is known well enough; but a longer search may find what tips the scales."""
    found, _ = compared(monkeypatch, [shaky(0.6, 0.06), steady(0.6)])
    assert [hint.equals for hint in found] == [[], []]
    found, texts = compared(monkeypatch, [shaky(0.6, 0.02), steady(0.6)])
    assert [hint.equals for hint in found] == [[texts[1]]]


def test_what_is_overtaken_just_now_is_not_called_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longer trees grow the better the first does, and it is as good only in passing."""
    later = ROUNDS // 4
    rises = steady(0.596)[later:] + steady(0.604)[:later]
    found, _ = compared(monkeypatch, [rises, steady(0.6)])
    assert [hint.equals for hint in found] == [[], []]


def test_what_was_hardly_tried_is_compared_before_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rewards = [steady(0.6), steady(0.6), steady(0.3)]
    found, texts = compared(monkeypatch, rewards, [970, 20, 10])
    assert found[0].equals == [texts[1]]
    assert (found[1].text, found[1].behind) == (texts[2], 30)


def test_of_many_equal_answers_three_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    (hint,), texts = compared(monkeypatch, [steady(0.6)] * 5)
    assert [hint.text, *hint.equals] == texts[:MOST]
    (hint,), texts = compared(monkeypatch, [steady(0.6)] * 5, yours=4)
    assert [hint.text, *hint.equals] == [*texts[: MOST - 1], texts[4]]
    assert hint.is_yours


# --- how sure it is -------------------------------------------------------------------------------


def test_a_lead_is_clear_or_sure_or_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    for rewards, why in (
        ([steady(0.7), steady(0.6)], "clear"),
        ([steady(0.7), steady(0.66)], "best"),
        ([shaky(0.7, 0.4), steady(0.69)], "likely"),
    ):
        found, _ = compared(monkeypatch, rewards)
        assert found[0].why == why


@pytest.mark.parametrize(("value", "told"), [(1.0, 99), (0.0, 1)])
def test_nothing_is_sure_before_the_end(
    monkeypatch: pytest.MonkeyPatch, value: float, told: int
) -> None:
    found, _ = compared(monkeypatch, [steady(value), steady(value)])
    assert [hint.chances for hint in found] == [told]


def test_where_there_is_a_network_it_guides_and_the_captain_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What came of the answers is what is told: the network has had its say in that."""
    monkeypatch.setattr(Searcher, "look_into", None)
    its = hasty("sirens")
    table = choice(its)
    advice = Advice(its, table.view(table.asked()[0]), Luck(1), None)
    assert isinstance(advice.compared.scout, Consultation)
    assert advice.hints()[0].chances == round(100 * advice.compared.value(advice.first))


def test_what_comes_of_an_answer_is_the_mean_of_its_playouts() -> None:
    its = hasty("sirens")
    table = choice(its)
    seat = table.asked()[0]
    scout = adviser_of(its).scout(table.view(seat), Luck(1))
    assert isinstance(scout, Consultation)
    actions = table.legal(seat)[:2]
    came = [scout.try_out(actions, seed) for seed in range(3)]
    tried = {one.action: one for one in scout.search.tried()}
    for n, action in enumerate(actions):
        assert tried[action].visits == 3 * scout.worlds
        assert tried[action].value == pytest.approx(sum(one[n] for one in came) / 3)
    alone = adviser_of(its).scout(table.view(seat), Luck(1))
    for seed, both in enumerate(came):
        second, first = alone.try_out(actions[1:], seed), alone.try_out(actions[:1], seed)
        # Nearly: how many rows are multiplied at once decides on some processors how it is rounded.
        assert [*first, *second] == pytest.approx(both), "the others change nothing"


def test_what_a_search_thought_little_of_has_a_heat_before_it_is_left_out() -> None:
    """Those that come off best go on, and the search's own choice in any case."""
    its = hasty("sirens")
    table = choice(its)
    view, legal = table.view(table.asked()[0]), table.legal(table.asked()[0])
    assert len(adviser_of(its).find(view, Luck(1), 1, None)) == len(legal), (
        "what was not tried, too"
    )
    advice = Advice(its, view, Luck(1), None)
    starters = list(range(8))
    scout = Told(16, {action: action / 10 for action in starters})
    assert advice._shortlist(scout, starters, 4, 10 * 16 * 8) == [0, 7, 6, 5]
    assert scout.rounds == 10
    assert advice._shortlist(scout, starters[:4], 4, 10 * 16 * 8) == starters[:4]
    assert scout.rounds == 10, "nothing is to be left out"


@pytest.mark.parametrize("compiled", [True, False])
def test_where_rules_are_slow_nobody_plays_on_while_somebody_waits(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(adviser, "COMPILED", compiled)
    its = box("titania")
    assert adviser_of(its).level is (its.admiral if compiled else PLAIN_CAPTAIN)
    assert (adviser_of(its).starters > adviser_of(its).candidates) == compiled
    patient = replace(its, admiral=replace(its.admiral, seconds=None))
    assert adviser_of(patient).level is patient.admiral
    captain = replace(its, network=None)
    assert adviser_of(captain).level is its.levels[CAPTAIN]


def test_where_there_is_one_answer_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Adviser, "find", None)
    its = hasty("chests")
    table = its.table(2, seed=bytes(16))
    seat = table.asked()[0]
    assert hints(its, table, seat, Luck(1)) == [Hint("roll", 0, "only")]


# --- what one was about to do ---------------------------------------------------------------------


def test_what_one_thought_of_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    rewards = [steady(0.9 - i / 10) for i in range(5)]
    found, texts = compared(monkeypatch, rewards, yours=4)
    assert [hint.text for hint in found] == [*texts[:MOST], texts[4]]
    assert [hint.is_yours for hint in found] == [False, False, False, True]
    assert found[-1].behind == 40


def test_what_speaks_for_the_best_speaks_against_what_one_thought_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    its = replace(hasty("sirens"), network=None)
    legal = choice(its).legal(choice(its).asked()[0])

    def merits(trial: Trial) -> list[Merit]:
        """The second shares what is told first of the best, and the third the other."""
        told = {legal[0]: "ab", legal[1]: "a", legal[2]: "b"}
        return [Merit(name) for name in told[trial.action]]

    rewards = [steady(0.9), steady(0.7), steady(0.5)]
    for yours, told in ((None, "b"), (2, "a")):
        found, _ = compared(monkeypatch, rewards, its=replace(its, merits=merits), yours=yours)
        assert found[0].merits[0] == ("", Merit(told))


def test_an_answer_that_cannot_be_given_is_refused() -> None:
    its = hasty("sirens")
    table = choice(its)
    with pytest.raises(NotUnderstood):
        hints(its, table, table.asked()[0], Luck(1), "swim")
    seat = table.asked()[0]
    illegal = next(i for i in range(its.game.codec.size) if i not in table.legal(seat))
    with pytest.raises(NotLegal):
        hints(its, table, seat, Luck(1), its.game.codec.text(illegal))


# --- what speaks for an answer ------------------------------------------------------------------


def test_what_speaks_for_all_that_are_equal_is_said_once_or_else_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    its = replace(hasty("sirens"), network=None)
    legal = choice(its).legal(choice(its).asked()[0])
    rewards = [steady(0.9), steady(0.9), steady(0.5)]

    def shared(trial: Trial) -> list[Merit]:
        return [Merit("own", n=trial.action), Merit("all")]

    def apart(trial: Trial) -> list[Merit]:
        return [Merit("own", n=trial.action)]

    found, _ = compared(monkeypatch, rewards, its=replace(its, merits=shared))
    assert found[0].merits == [("", Merit("all"))]
    found, texts = compared(monkeypatch, rewards, its=replace(its, merits=apart))
    assert found[0].merits == [(texts[i], Merit("own", n=legal[i])) for i in range(2)]


def test_of_several_answers_it_is_said_for_which_a_reason_speaks() -> None:
    its = box("chests")
    phrases = Phrases(its.game, its.words("en"), ["Anna", "Ben"])
    merits = [("roll", Merit("points", n=3)), ("done", Merit("points", n=1))]
    line = [(1, "roll")]
    _, said = say_hint(Hint("roll", 62, "equal", 0, ["done"], merits, line), phrases)
    first, second = (phrases.say("merit-points", n=n) for n in (3, 1))
    assert f"The first: {first} The second: {second} After the first, perhaps: Ben" in said


def test_a_hint_goes_to_another_process_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = compared(monkeypatch, [steady(0.9), steady(0.9), steady(0.5)])
    assert pickle.loads(pickle.dumps(found)) == found


@pytest.mark.parametrize("language", tongues())
def test_a_hint_is_said_from_the_chance_to_what_follows(language: str) -> None:
    its = box("chests")
    phrases = Phrases(its.game, its.words(language), ["Anna", "Ben"])
    merits = [("", Merit("points", n=3))]
    _, plain = say_hint(Hint("roll", 62, "best"), phrases)
    whole = Hint("roll", 62, "best", merits=merits, line=[(1, "done")], is_yours=True)
    label, said = say_hint(whole, phrases)
    assert label == phrases.say("verb-roll")
    assert "62" in plain
    parts = [phrases.say("hint-yours"), plain, phrases.say("merit-points", n=3)]
    follows = phrases.say("hint-then", line=phrases.say("did-done", who="Ben"))
    assert said == ("" if language.startswith("zh") else " ").join([*parts, follows])


def test_what_would_follow_is_told() -> None:
    its = hasty("nassau", 25)
    lines = []
    for seed in range(2):
        table = choice(its, seed)
        seat = table.asked()[0]
        first = hints(its, table, seat, Luck(1))[0]
        lines.append(first.line)
        for who, text in first.line:
            assert 0 <= who < table.seats
            its.game.codec.parse(text)
    assert any(lines)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_has_words(game: str) -> None:
    """In every language: to find hints takes far longer than to say them."""
    its = hasty(game, 4)
    tables = [choice(its, seed) for seed in range(2)]
    found = [hint for table in tables for hint in hints(its, table, table.asked()[0], Luck(1))]
    for language in LANGUAGES:
        phrases = Phrases(its.game, its.words(language), ["Anna", "Ben"])
        for hint in found:
            for said in say_hint(hint, phrases):
                assert "⟦" not in said, (language, said)
                assert "{" not in said, (language, said)


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
    its = replace(cove.BOX, levels={CAPTAIN: brief(cove.BOX.levels[CAPTAIN], 8)})
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
    its = hasty(game, 5)
    for seed in range(2):
        table = choice(its, seed)
        seat = table.asked()[0]
        view, legal = table.view(seat), table.legal(seat)
        first = hints_for(its, view, legal, Luck(3))
        for luck in range(3):
            other = look(its.game.guess(view, Luck(luck)), seat)
            assert hints_for(its, other, legal, Luck(3)) == first
