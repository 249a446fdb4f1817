"""A guessed world: its viewer cannot tell it from the true one, and each is as likely as it is."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.titania.positions import GAME, KINGDOM, Play, position, start
from tidetable.core.contract import SPECTATOR, Buffer, look
from tidetable.core.facts import facts, view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import choices, settle
from tidetable.games.titania.rules.verbs import CARDS

ALL_CARDS = [
    card for card, n in zip(CARDS.tokens, KINGDOM.cards, strict=True) for _ in range(int(n))
]


def guessed(play: Play, viewer: int, seed: int = 1) -> Play:
    return Play(GAME.guess(look(play.state, viewer), Luck(seed)))


def all_but(*cards: str) -> str:
    """Return all cards of the box but these."""
    left = Counter(ALL_CARDS) - Counter(cards)
    return " ".join(left.elements())


@pytest.mark.rule("TIT-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_step_the_viewer_cannot_tell_it_from_the_true_world(seats: int) -> None:
    luck, into = Luck(seats), Buffer()
    for game in range(2):
        play = start(seats)
        while not play.over:
            settle(GAME, play.state, luck, into)
            for viewer in range(SPECTATOR, seats):
                world = guessed(play, viewer, seed=game)
                assert GAME.audit(world.state) == ""
                assert view_bytes(look(world.state, viewer)) == view_bytes(look(play.state, viewer))
            if play.asked():
                answers = choices(GAME, play.state, 0)
                me = guessed(play, play.asked() - 1)
                assert choices(GAME, me.state, 0) == answers
                play.do(GAME.codec.text(answers[luck.below(len(answers))]))


@pytest.mark.rule("TIT-R19")
def test_a_guess_can_be_played_to_the_end() -> None:
    luck, into = Luck(5), Buffer()
    play = start(3, first="1")
    settle(GAME, play.state, luck, into)
    for seed in range(5):
        world = guessed(play, seed % 4 - 1, seed)
        while not world.over:
            settle(GAME, world.state, luck, into)
            if world.asked():
                answers = choices(GAME, world.state, 0)
                world.do(GAME.codec.text(answers[luck.below(len(answers))]))


@pytest.mark.rule("TIT-R19")
def test_own_cards_and_tiles_are_known_and_the_others_are_not() -> None:
    play = position(hands=("red blue blue", "yellow yellow yellow"), tiles=("5 5", "3 4"))
    seen = set()
    for seed in range(30):
        world = guessed(play, 0, seed)
        assert (world.hand(1), world.tiles(1)) == (["blue", "blue", "red"], ["5", "5"])
        assert (len(world.hand(2)), len(world.tiles(2))) == (3, 2)
        seen.add((*world.hand(2), *world.tiles(2)))
    assert len(seen) > 10
    spectators = {tuple(guessed(play, SPECTATOR, seed).hand(1)) for seed in range(30)}
    assert len(spectators) > 10


@pytest.mark.rule("TIT-R19")
def test_what_lies_open_is_in_no_hand() -> None:
    """All red cards lie open: discarded, or played this turn."""
    play = position(
        hands=("red", "blue blue blue blue"), ships={"H5": "red"}, discards="red " * 7
    ).sail("red", "I5")
    for seed in range(20):
        world = guessed(play, 0, seed)
        assert "red" not in world.hand(2)
        assert world.state.piles.cards[CARDS.index["red"]] == 0


@pytest.mark.rule("TIT-R19")
def test_every_hand_is_as_likely_as_it_should_be() -> None:
    """Four cards are unseen, two of them red; one of them is the other's."""
    unseen = ("red", "red", "blue", "blue-red")
    play = position(
        hands=("yellow", "blue"),
        discards=all_but("yellow", *unseen),
    )
    found = Counter(guessed(play, 0, seed).hand(2)[0] for seed in range(2000))
    assert set(found) == {"red", "blue", "blue-red"}
    # A fair deal goes beyond this once in a thousand times (2 degrees of freedom).
    want = {"red": 1000, "blue": 500, "blue-red": 500}
    assert sum((found[card] - n) ** 2 / n for card, n in want.items()) < 13.8


@pytest.mark.rule("TIT-R19")
def test_tiles_are_dealt_as_likely_as_they_should_be() -> None:
    play = position(hands=("", "red"), tiles=("3 3 3 3 3 3 3 3 3 3", "5"), player=2)
    found = Counter(guessed(play, 0, seed).tiles(2)[0] for seed in range(1000))
    assert set(found) == {"4", "5"}
    assert 420 < found["4"] < 580


@pytest.mark.rule("TIT-R19", "TIT-P4")
def test_after_the_end_the_tiles_lie_open() -> None:
    play = position(
        period=2, hands=("red", "blue"), ships={"H5": "red"}, reserve={"red": 1}, tiles=("5", "3 4")
    ).sail("red", "I5")
    assert play.over
    for viewer in (SPECTATOR, 0, 1):
        world = guessed(play, viewer)
        assert GAME.audit(world.state) == ""
        assert facts(world.table) == facts(play.table)
        assert facts(world.state.piles)["tiles"] == facts(play.state.piles)["tiles"]


@pytest.mark.rule("TIT-R19")
def test_the_guess_is_a_copy() -> None:
    play = position()
    view = look(play.state, 0)
    before = view_bytes(view)
    world = Play(GAME.guess(view, Luck(1)))
    world.do("play red", "place D5")
    assert view_bytes(view) == before
