"""What speaks for an answer: from what can be seen, and never beyond where chance has a say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.core.little import SAY, WORDS, Both, Little, Next, Position, Spot
from tests.spread import tongues
from tidetable import games
from tidetable.core.codec import SEATS
from tidetable.core.contract import CHANCE, Buffer, View, look
from tidetable.core.luck import Luck
from tidetable.core.play import settle
from tidetable.core.say.phrases import Phrases
from tidetable.core.think.merits import (
    Merit,
    Trial,
    choices,
    merits_of,
    points_at_once,
    prevented,
    say_merit,
    thing,
    try_out,
)
from tidetable.games.sirens.rules.verbs import CARDS, SHIPS

MANY = 12  # worlds: enough to meet every card
BY_CARD: dict[str, dict[str, Next]] = {
    "u": {"a": (2, 0), "b": (1, 0)},
    "v": {"a": (5, 0), "b": (1, 0)},
}


def view_of(game: Little, seat: int = 0) -> View:
    state = game.setup(game.max_seats, [])
    settle(game, state, Luck(1), Buffer())
    return look(state, seat)


def said(word: str) -> int:
    return SAY(WORDS.index(word))


def where(trial: Trial) -> Iterator[Merit]:
    """Tell which position an answer leads to."""
    spot = trial.after.public
    assert isinstance(spot, Spot)
    yield Merit("where", at=int(spot.at))


def told(game: Little, word: str, seat: int = 0) -> list[Merit]:
    return merits_of(points_at_once, game, view_of(game, seat), said(word), Luck(1), MANY)


def test_points_at_once_are_told() -> None:
    game = Little(2, {"start": Position(0, {"a": (3, 0), "b": (0, 3)})})
    assert told(game, "a") == [Merit("points", n=3)]
    assert told(game, "b") == []


def test_what_chance_may_bring_is_not_told() -> None:
    game = Little(
        2,
        {
            "start": Position(0, {"a": "die", "b": (1, 0)}),
            "die": Position(CHANCE, {"u": (9, 0), "v": (9, 0)}, bag={"u": 1, "v": 1}),
        },
    )
    assert told(game, "a") == []
    assert told(game, "b") == [Merit("points", n=1)]


def test_what_others_may_do_is_not_told() -> None:
    game = Little(
        2,
        {"start": Position(0, {"a": "other"}), "other": Position(1, {"a": (5, 0), "b": (5, 0)})},
    )
    assert told(game, "a") == []


def test_what_hangs_on_a_hidden_card_is_not_told() -> None:
    """With `u` it is worth 2 points, with `v` 5; `b` is worth 1 in any case."""
    hidden = Little(2, {"start": Position(0, by_card=BY_CARD)}, cards={"u": 1, "v": 1})
    assert told(hidden, "a") == []
    assert told(hidden, "b") == [Merit("points", n=1)]


def test_who_holds_the_card_is_told() -> None:
    game = Little(2, {"start": Position(0, by_card=BY_CARD)}, cards={"v": 1}, holder=0)
    assert told(game, "a") == [Merit("points", n=5)]


@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_sealed_answer_there_is_nothing_to_tell(seat: int) -> None:
    game = Little(2, {"both": Both({"aa": (1, 0), "ab": (1, 0), "ba": (1, 0), "bb": (1, 0)})})
    view = view_of(game, seat)
    assert try_out(game, view, said("a"), Luck(1)) is None
    assert merits_of(where, game, view, said("a"), Luck(1)) == []


def test_a_trial_goes_on_while_the_same_seat_is_asked() -> None:
    game = Little(
        2,
        {
            "start": Position(0, {"a": "mine", "b": "theirs"}),
            "mine": Position(0, {"c": (4, 0), "d": (0, 0)}),
            "theirs": Position(1, {"c": (4, 0), "d": (0, 0)}),
        },
    )
    view = view_of(game)
    mine, theirs = (try_out(game, view, said(word), Luck(1)) for word in "ab")
    assert mine is not None
    assert theirs is not None
    assert [end.action for end in mine.then()] == [said("c"), said("d")]
    assert [[*points_at_once(end)] for end in mine.then()] == [[Merit("points", n=4)], []]
    assert [*theirs.then()] == []
    assert choices(game, theirs.after) == []


def test_a_trial_leaves_the_view_as_it_was() -> None:
    game = Little(2, {"start": Position(0, {"a": "next"}), "next": Position(1, {"a": (1, 0)})})
    view = view_of(game)
    assert merits_of(where, game, view, said("a"), Luck(1)) == [Merit("where", at=1)]
    assert isinstance(view.public, Spot)
    assert (view.public.at, choices(game, view)) == (0, [said("a")])


def test_what_the_next_player_could_score_otherwise_is_told() -> None:
    """After `b` the other could score 2 points at once; after `a` 1, and after `c` hardly ever."""
    game = Little(
        2,
        {
            "start": Position(0, {"a": "safe", "b": "open", "c": "die", "d": "mine"}),
            "safe": Position(1, {"a": (0, 1), "b": (0, 0)}),
            "open": Position(1, {"a": (0, 2), "b": (0, 1)}),
            "die": Position(CHANCE, {"u": "open", "v": "safe"}, bag={"u": 1, "v": 40}),
            "mine": Position(0, {"a": (5, 0), "b": (0, 0)}),
        },
    )

    def told(word: str, other: str) -> list[Merit]:
        return prevented(game, view_of(game), said(word), said(other), Luck(1))

    assert told("a", "b") == [Merit("prevents", n=2, who=thing(SEATS, 1))]
    assert told("b", "a") == []
    assert told("a", "c") == []
    assert told("d", "b") == [Merit("prevents", n=2, who=thing(SEATS, 1))]
    assert told("a", "d") == []


@pytest.mark.parametrize("language", tongues())
def test_things_and_players_are_named(language: str) -> None:
    box = games.box("sirens")
    phrases = Phrases(box.game, box.words(language), ["Anna", "Ben"])
    facts = {"who": thing(SEATS, 1), "ship": thing(SHIPS, 2)}
    sentence = say_merit("blocks", facts, phrases)
    assert "Ben" in sentence
    assert "32" in sentence
    held = {"card": thing(CARDS, 0), "ship": thing(SHIPS, 4)}
    assert phrases.thing(CARDS, "-4") in say_merit("ready", held, phrases)
    assert "7" in say_merit("points", {"n": 7}, phrases)
