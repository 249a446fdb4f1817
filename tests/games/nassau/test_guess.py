"""A guessed world: its viewer cannot tell it from the true one, and all in it is legal."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.nassau.positions import GAME, ISLANDS, Play, position, ship, start
from tidetable.core.contract import SPECTATOR, Buffer, look
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices, settle
from tidetable.games.nassau.rules.tales import AMONG_DISCARDS
from tidetable.games.nassau.rules.verbs import CODEC, TALES

ALL_B = [str(n) for n in range(36, 75)]


def guessed(play: Play, viewer: int, seed: int = 1) -> Play:
    return Play(GAME.guess(look(play.state, viewer), Luck(seed)))


def check(play: Play, seed: int) -> None:
    """Nobody at the table can tell the guess from the truth."""
    for viewer in range(SPECTATOR, play.table.seats):
        world = guessed(play, viewer, seed)
        assert GAME.audit(world.state) == ""
        assert view_bytes(look(world.state, viewer)) == view_bytes(look(play.state, viewer))
        if play.asked():
            assert choices(GAME, world.state, 0), "whoever is asked has an answer"


@pytest.mark.rule("NAS-R-52", "NAS-R-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_step_the_viewer_cannot_tell_it_from_the_true_world(seats: int) -> None:
    luck, into = Luck(seats), Buffer()
    play = start(seats, dutchman="yes", figure="yes")
    seed = 0
    while not play.over:
        settle(GAME, play.state, luck, into)
        seed += 1
        check(play, seed)
        if play.asked():
            answers = choices(GAME, play.state, 0)
            me = guessed(play, play.asked() - 1)
            assert choices(GAME, me.state, 0) == answers
            answer(GAME, play.state, 0, answers[luck.below(len(answers))], None)


@pytest.mark.rule("NAS-R-52")
def test_before_anything_is_dealt_too() -> None:
    play = start(3)
    while not play.asked():
        check(play, 1)
        play.do(next(iter(play.odds())))


@pytest.mark.rule("NAS-R-52")
def test_a_guess_can_be_played_to_the_end() -> None:
    luck, into = Luck(5), Buffer()
    play = start(3, first="1")
    settle(GAME, play.state, luck, into)
    for seed in range(6):
        world = guessed(play, seed % 4 - 1, seed)
        while not world.over:
            settle(GAME, world.state, luck, into)
            if world.asked():
                answers = choices(GAME, world.state, 0)
                answer(GAME, world.state, 0, answers[luck.below(len(answers))], None)
                assert GAME.audit(world.state) == ""


@pytest.mark.rule("NAS-R-52")
def test_own_tales_are_known_and_of_others_only_the_backs() -> None:
    play = position(one=ship(tales="1 31 40"), two=ship(tales="2 3 32 50"))
    seen = set()
    for seed in range(30):
        world = guessed(play, 0, seed)
        assert world.hand(1) == ["1", "31", "40"]
        other = world.hand(2)
        backs = Counter(int(ISLANDS.tale_deck[TALES.index[tale]]) for tale in other)
        assert backs == {0: 2, 1: 1, 2: 1}
        assert not {*other} & {"1", "31", "40"}
        seen.add(tuple(other))
    assert len(seen) > 20
    spectators = {tuple(guessed(play, SPECTATOR, seed).hand(1)) for seed in range(30)}
    assert len(spectators) > 20


@pytest.mark.rule("NAS-R-52")
def test_what_lies_open_is_in_no_hand() -> None:
    """Of the B tales two are unseen: one of them is the other's."""
    shown = " ".join(tale for tale in ALL_B if tale not in ("40", "50", "60"))
    play = position(one=ship(tales="60"), two=ship(tales="40"), discards=shown)
    found = Counter(guessed(play, 0, seed).hand(2)[0] for seed in range(400))
    assert {*found} == {"40", "50"}
    assert 150 < found["40"] < 250, "as likely as each other"


# --- Amid the campfire ---------------------------------------------------------------------------


def campfire() -> Play:
    """Player 1 tells four of six tales; player 2 sits by."""
    one = ship(rum=2, provisions=0, parrot=1, tales="7 8 9 31 40 50")
    play = position(phase="sea", one=one, two=ship(tales="1 32 60"))
    return play.do("home campfire", "drink 2", "promise 4")


@pytest.mark.rule("NAS-R-52", "NAS-R-41")
def test_amid_the_campfire() -> None:
    play = campfire()
    for text in ("tell 7", "tell 9", "tell 40", "tell 50", "twice 40"):
        for seed in range(20):
            check(play, seed)
        play.do(text)
    assert "1 joked B" in play.news
    for seed in range(20):
        check(play, seed)


@pytest.mark.rule("NAS-R-52")
def test_who_watches_the_campfire_does_not_know_what_is_laid() -> None:
    play = campfire().do("tell 7", "tell 9")
    laid = set()
    for seed in range(60):
        world = guessed(play, 1, seed)
        hand = world.state.hands[0]
        lying = [tale for i, tale in enumerate(TALES.tokens) if hand.tales[i] == 2]
        assert len(lying) == 2
        assert TALES.tokens[hand.last] == lying[-1], "they go upwards"
        assert len(choices(GAME, world.state, 0)) >= 1
        laid.add(tuple(lying))
    assert len(laid) > 30
    for seed in range(10):
        world = guessed(play, 0, seed)
        assert world.can() == play.can()


@pytest.mark.rule("NAS-R-52")
def test_a_guess_amid_the_campfire_can_be_told_to_its_end() -> None:
    for n in (0, 1, 3, 4):
        play = campfire().do(*["tell 7", "tell 8", "tell 9", "tell 31"][:n])
        for viewer, seed in product((SPECTATOR, 0, 1), range(5)):
            world = guessed(play, viewer, seed)
            while world.question() in ("tell", "twice"):
                world.do(min(world.can()))
            assert sum(world.table.jokes) + sum(by > 0 for by in world.table.told) == 4


# --- Bad jokes -----------------------------------------------------------------------------------


def after_a_round() -> Play:
    """Player 1 told a bad joke in the first round; it lies face down among the discards."""
    one = ship(rum=1, provisions=0, doubloon=0, tales="59")
    two = ship(rum=0, provisions=0)
    play = position(phase="sea", one=one, two=two).do("home campfire", "tell 59")
    return play.draw()


@pytest.mark.rule("NAS-R-41", "NAS-R-52")
def test_a_bad_joke_is_known_to_its_teller_alone() -> None:
    play = after_a_round()
    assert play.table.round == 2
    joke = TALES.index["59"]
    mine = {int(guessed(play, 0, seed).state.hands[0].laid[joke]) for seed in range(20)}
    assert mine == {AMONG_DISCARDS}
    for viewer in (1, SPECTATOR):
        found = set()
        for seed in range(40):
            world = guessed(play, viewer, seed)
            lying = [
                tale
                for i, tale in enumerate(TALES.tokens)
                if any(hand.laid[i] == AMONG_DISCARDS for hand in world.state.hands)
            ]
            assert len(lying) == 1
            assert int(lying[0]) >= 36, "its pile is known"
            found.add(lying[0])
        assert len(found) > 15


@pytest.mark.rule("NAS-R-52")
def test_the_guess_is_a_copy() -> None:
    play = position(one=ship(tales="1 31"), two=ship(tales="2 32"))
    view = look(play.state, 0)
    before = view_bytes(view)
    world = Play(GAME.guess(view, Luck(1)))
    world.do("walk d3", "take sail-1")
    assert view_bytes(view) == before
    assert CODEC.parse("walk d3") not in choices(GAME, world.state, 0)
