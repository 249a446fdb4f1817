"""Why can't I? Every thing in a picture gets a true answer, in every language, at once."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from re import findall

import pytest

from tests.contract.cove import BOX as COVE
from tests.core.tables import chests, cove, cove_in_clash, finished, texts
from tests.games.test_pictures import NAMES, play, scene
from tidetable.core.box import Box
from tidetable.core.codec import Fork, click_tree
from tidetable.core.contract import SPECTATOR
from tidetable.core.luck import seed_from_text
from tidetable.core.say import why as module
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.why import MOST_ACTIONS, MOST_REASONS, completions, goals, why
from tidetable.core.say.words import LANGUAGES
from tidetable.core.table import Table
from tidetable.games import box, names

BOXES = {**{name: box(name) for name in names()}, "cove": COVE}


def answers(game_box: Box, table: Table, seat: int, *path: str) -> list[str]:
    """Return the rules, or the keys of what is said without one."""
    found = why(table, seat, list(path), game_box.about)
    return [str(refusal.facts.get("rule", refusal.key)) for refusal in found]


def tokens(game_box: Box, table: Table, seat: int) -> list[str]:
    """Return all that can be clicked in the picture, whether it leads anywhere or not."""
    drawn = game_box.draw(scene(game_box, table, seat))
    return [unescape(token) for token in dict.fromkeys(findall('data-token="([^"]+)"', drawn))]


def dead_ends(game_box: Box, table: Table, seat: int) -> Iterator[list[str]]:
    """Return clicks that lead nowhere: at once, and after one that does."""
    tree = click_tree(game_box.game.codec, table.legal(seat))
    before: list[tuple[list[str], Fork]] = [([], tree)]
    before += [([token], fork) for token, fork in [*tree.branches.items()][:2] if fork.branches]
    for path, fork in before:
        for token in tokens(game_box, table, seat):
            if token not in fork.branches:
                yield [*path, token]


@pytest.mark.parametrize("name", names())
def test_every_thing_in_a_picture_gets_an_answer(name: str) -> None:
    game_box = BOXES[name]
    said = [Phrases(game_box.game, game_box.words(one), NAMES) for one in LANGUAGES]
    known: set[str] = set()
    for table in play(game_box, 2, 11):
        for seat in [] if table.over else table.asked():
            for path in dead_ends(game_box, table, seat):
                found = why(table, seat, path, game_box.about)
                assert 1 <= len(found) <= MOST_REASONS, path
                rules = [refusal.facts["rule"] for refusal in found if "rule" in refusal.facts]
                assert len(set(rules)) == len(rules)
                assert set(rules) <= set(game_box.rulebook.rules)
                for refusal in found:
                    if str(refusal) not in known:
                        known.add(str(refusal))
                        assert not any("⟦" in phrases.refusal(refusal) for phrases in said)
    assert known


@pytest.mark.parametrize("name", BOXES)
def test_what_can_be_done_needs_no_reason(name: str) -> None:
    game_box = BOXES[name]
    table = game_box.table(game_box.game.min_seats, seed=seed_from_text("7"))
    for seat in table.asked():
        for action in table.legal(seat):
            path = game_box.game.codec.path(action)
            for length in range(len(path) + 1):
                assert why(table, seat, path[:length]) == []


@pytest.mark.parametrize("name", names())
def test_things_that_a_box_explains_are_things_of_its_game(name: str) -> None:
    game_box = BOXES[name]
    known = {
        t for verb in game_box.game.codec.moves for d in verb.params.values() for t in d.tokens
    }
    assert set(game_box.about) <= known
    assert set(game_box.about.values()) <= set(game_box.rulebook.rules)


def test_after_the_end_and_in_others_turns() -> None:
    table = chests()
    assert answers(BOXES["chests"], table, 1, "roll") == ["not-yours-asked"]
    assert answers(BOXES["chests"], table, SPECTATOR, "roll") == ["not-yours-asked"]
    assert answers(BOXES["chests"], finished(table), 0, "roll") == ["not-yours-over"]


def test_what_has_its_time_later_is_answered_with_what_is_asked_now() -> None:
    titania = BOXES["titania"]
    table = titania.table(2, seed=seed_from_text("7"))
    phrases = Phrases(titania.game, titania.words("en"), ["Anna", "Ben"])
    seat = table.asked()[0]
    (refusal,) = why(table, seat, ["white"])  # shells, which no space lets choose now
    said = phrases.refusal(refusal, table.view(seat))
    assert said.endswith(f"Now: {phrases.ask(table.questions(seat)[0], table.view(seat))}")


def test_all_who_are_asked_are_named() -> None:
    table = cove_in_clash()
    phrases = Phrases(COVE.game, COVE.words("en"), ["Anna", "Ben", "Chloé"])
    table.play(0, texts(table, 0)[0])
    (refusal,) = why(table, 0, ["lantern"])
    assert phrases.refusal(refusal) == "Now it is up to Ben and Chloé. Wait until you are asked."


def test_words_that_are_no_things_are_answered_too() -> None:
    table = cove()
    for path in (["no such thing"], ["-"], ["<b>"], ["28"] * 50, ["", ""], ["anchor"] * 3):
        assert answers(COVE, table, 0, *path) in (["not-now-nothing"], ["not-now-other"])


def test_the_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thing may begin thousands of moves; the first of each kind tell enough."""
    codec = BOXES["nassau"].game.codec
    for verb in codec.moves:
        assert len(completions(verb, [])) <= MOST_ACTIONS
        assert all(len(goals(verb, token)) <= MOST_ACTIONS for token in ("1", "a1n", "50"))
    monkeypatch.setattr(module, "MOST_ACTIONS", 3)
    assert len(completions(codec.named["barge"], ["a1n"])) == 3


def test_a_verb_that_is_picked_up_first_can_be_meant_by_its_thing() -> None:
    rum = BOXES["sirens"].game.codec.named["rum"]
    assert completions(rum, ["32"]) == completions(rum, ["rum", "32"]) == [rum(2)]
    assert completions(rum, ["32", "rum"]) == []
    assert len(completions(rum, ["rum"])) == 5
