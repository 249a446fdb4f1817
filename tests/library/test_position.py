"""A position is a value: it can be played, copied, compared, printed, read, pickled and shown."""

from __future__ import annotations

import base64
import copy
import pickle
import zlib
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import tidetable as tt
from tidetable import games
from tidetable.core.contract import State
from tidetable.core.errors import BadPosition, CannotUndo, NotLegal, NotUnderstood, NotYours
from tidetable.core.luck import Luck
from tidetable.games.chests.rules.state import Tabletop
from tidetable.library.retelling import Retelling
from tidetable.library.text import pack, unpacked

AnyPosition = tt.Position[Any, Any]
EACH = pytest.mark.parametrize("name", tt.list_games())
CHESTS = tt.game("chests")


def walked(name: str, seats: int = 2, stops: int = 5) -> Iterator[AnyPosition]:
    """Play a game at random, and stop here and there: at the start, on the way, at the end."""
    position, chance = tt.game(name, seats).start(seed=seats), Random(seats)
    yield position
    while not position.over:
        for _ in range(chance.randrange(1, 200 // stops)):
            if not position.over:
                position.play(chance.choice(position.legal))
        yield position


# --- Playing --------------------------------------------------------------------------------------


@EACH
def test_the_same_seed_brings_the_same_game(name: str) -> None:
    game = tt.game(name)
    one, other, new = game.start(seed=7), game.start(seed=7), game.start(seed="7")
    while not one.over:
        assert (one, one.legal, one.scores) == (other, other.legal, other.scores)
        for each in (one, other):
            each.play(each.legal[-1])
    assert other.over
    assert one.places == other.places
    assert one.legal == []
    assert new != game.start(seed=7)


def test_a_seed_is_a_number_a_text_or_bytes() -> None:
    seeds: list[int | str | bytes | None] = [0, 1, 1 + 2**32, 2**64 - 1, 2**64, -1, "1", b"x", None]
    starts = [CHESTS.start(seed) for seed in seeds]
    assert len({*starts}) > 5  # few chests lie there before the first roll
    assert CHESTS.start("x") == CHESTS.start(b"x")


def test_an_answer_is_a_move_a_number_or_a_text() -> None:
    by_move, by_number, by_text = (CHESTS.start(1) for _ in range(3))
    for _ in range(5):
        move = by_move.legal[0]
        by_move.play(move)
        by_number.play(int(move))
        by_text.play(str(move))
        assert by_move == by_number == by_text
    assert by_move.played == by_text.played


def test_an_answer_may_be_a_number_of_numpy() -> None:
    position = CHESTS.start(1)
    roll = np.int64(int(position.legal[0]))
    position.play(roll)
    assert position.played == [CHESTS.move(roll)]
    assert pickle.loads(pickle.dumps(position)) == position
    with pytest.raises(TypeError):
        position.play(cast("int", 0.5))


def test_seats_that_are_asked_at_once_answer_in_any_order() -> None:
    position = tt.game("sirens", more_tactics=True).start(1)
    while len(position.asked) < 2:
        position.play(position.legal[0])
    before = position.copy()
    first, second = position.asked
    move = position.legal_for(second)[-1]
    with pytest.raises(tt.NotLegal):
        position.play(next(m for m in position.game.moves if m not in position.legal))
    position.play(move, second)
    assert first in position.asked
    assert position.played[-1] == move
    assert pickle.loads(pickle.dumps(position)) == position
    assert position.undo() == move
    assert position == before
    assert position.asked == (first, second)


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    position = CHESTS.start(1)
    with pytest.raises(NotLegal, match=r"“done” is not allowed now\. Rule CHE-T1: Roll all four"):
        position.play("done")
    with pytest.raises(NotUnderstood, match="no action “swim”"):
        position.play("swim")
    with pytest.raises(NotUnderstood, match="no action with the number 9,999"):
        position.play(9999)
    with pytest.raises(NotYours, match="not your turn"):
        position.play("roll", seat=1 - position.asked[0])
    with pytest.raises(NotYours, match="seat is not yours"):
        position.view(2)
    with pytest.raises(CannotUndo, match=r"."):
        position.undo()
    assert position == CHESTS.start(1)
    while not position.over:
        position.play(position.legal[0])
    with pytest.raises(NotYours, match="game is over"):
        position.play("roll")


# --- Looking --------------------------------------------------------------------------------------


@EACH
def test_a_seat_sees_its_own_things_and_who_watches_none(name: str) -> None:
    for position in walked(name, stops=20):
        for seat in position.asked:
            view = position.view(seat)
            assert view.seat == seat
            assert view.legal == position.legal_for(seat)
            assert view.question in position.game.rules.questions
        watching = position.view()
        assert (watching.seat, watching.legal, watching.question) == (None, [], "")
        assert watching.plain()["own"] == {}


@EACH
def test_a_guess_looks_the_same_from_its_seat(name: str) -> None:
    for position in walked(name, stops=10):
        for seat in position.asked:
            guess = position.guess(seat, seed=5)
            assert guess.view(seat).plain() == position.view(seat).plain()
            assert guess.legal_for(seat) == position.legal_for(seat)
            assert position.view(seat).guess(seed=5) == guess


@EACH
def test_a_picture_has_the_seats_that_play_and_no_more(name: str) -> None:
    for seats in range(2, games.box(name).game.max_seats + 1):
        shown = str(tt.game(name, seats=seats).start(2).picture())
        there = [colour in shown for colour in (">Red<", ">Blue<", ">Yellow<", ">Green<")]
        assert there == [n < seats for n in range(4)]


@EACH
def test_a_position_shows_itself(name: str) -> None:
    position = tt.game(name).start(2)
    assert position._repr_svg_().startswith("<svg")
    assert position.view(0)._repr_svg_() == str(position.picture(0))
    assert position.describe(language="de") != position.describe()
    assert position.describe(0) == str(position.view(0))
    assert eval(repr(position), {"tidetable": tt}) == position


# --- A value --------------------------------------------------------------------------------------


@EACH
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_survives_text_pickle_and_copies(name: str, seats: int) -> None:
    if seats not in range(2, tt.game(name).rules.max_seats + 1):
        return
    for position in walked(name, seats):
        text = str(position)
        assert text.isascii()
        assert not {*" \n/?#&"} & {*text}
        for same in (tt.position(text), position.copy(), copy.deepcopy(position)):
            assert same == position
            assert hash(same) == hash(position)
            assert str(same) == text
            assert (same.asked, same.legal) == (position.asked, position.legal)
        again = pickle.loads(pickle.dumps(position))
        assert (again, again.played) == (position, position.played)


@EACH
def test_a_copy_goes_its_own_way_with_the_same_luck(name: str) -> None:
    for position in walked(name, stops=10):
        text, other, third = str(position), position.copy(), pickle.loads(pickle.dumps(position))
        for _ in range(6):
            if not other.over:
                other.play(other.legal[0])
                third.play(third.legal[0])
        assert other == third
        assert str(position) == text
        assert (other == position) is position.over


@EACH
def test_undo_takes_back_what_chance_drew_too(name: str) -> None:
    position = tt.game(name).start(3)
    texts = [str(position)]
    for _ in range(12):
        position.play(position.legal[-1])
        texts.append(str(position))
    for text in reversed(texts[:-1]):
        last = position.played[-1]
        assert position.undo() == last
        assert str(position) == text
    for text in texts[1:7]:
        assert position.redo() == position.played[-1]
        assert str(position) == text
    position.play(position.legal[-1])  # just what was taken back: the course goes on
    assert position.copy().redo() == position.redo()
    assert str(position) == texts[8]


def test_what_was_taken_back_is_gone_once_something_else_is_done() -> None:
    position = tt.game("chests").start(1)
    with pytest.raises(CannotUndo, match="nothing to do again"):
        position.redo()
    for _ in range(4):
        position.play(position.legal[0])
    for _ in range(3):
        position.undo()
    other = next(move for move in position.legal if move != position.copy().redo())
    position.play(other)
    with pytest.raises(CannotUndo, match="nothing to do again"):
        position.redo()
    assert position.undo() == other
    assert position.redo() == other


def test_positions_of_other_setups_are_others() -> None:
    assert CHESTS.start(1) != tt.game("chests", greedy_pirates=True).start(1)
    assert CHESTS.start(1) != tt.game("chests", seats=3).start(1)
    assert tt.game("chests") == CHESTS
    assert hash(tt.game("chests")) == hash(CHESTS)
    assert pickle.loads(pickle.dumps(CHESTS)) == CHESTS
    assert eval(repr(CHESTS), {"tidetable": tt}) == CHESTS


def bad_texts() -> list[str]:
    """Texts that are nearly positions."""
    text = str(CHESTS.start(1))
    head, _, facts = text.rpartition(":")
    other = str(tt.game("chests", seats=3).start(1)).rpartition(":")[2]
    return [
        *("", ":", "chests", text[:-1], text[:-5], head, f"{head}:", f"{head}:{facts}AAAA"),
        *(f"{head}:{other}", f"{head}:€", text.replace(":2:", ":9:"), text.replace(":2:", ":x:")),
        *(
            text.replace("chests:1", "chests:7"),
            text.replace("no,no", "no"),
            text.replace("no", "o"),
        ),
        *(f"{text}:", f"x{text}"),
    ]


@pytest.mark.parametrize("text", bad_texts())
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(tt.Refusal, match=r"\.$"):
        tt.position(text)


def test_a_number_that_no_field_holds_is_refused_before_it_grows() -> None:
    def packed(*numbers: int) -> str:
        return base64.urlsafe_b64encode(zlib.compress(bytes(pack([*numbers])))).decode()

    assert unpacked(packed(7, -(1 << 63), 3), first=7) == [-(1 << 63), 3]
    with pytest.raises(BadPosition):
        unpacked(packed(7, 1 << 100, 3), first=7)


@pytest.mark.parametrize("question", [5, 127 << 4])
def test_a_position_in_which_nobody_known_is_asked_is_refused(question: int) -> None:
    """A seat that is not there; a question that the game does not know."""
    position = CHESTS.start(1)
    position._state.asks[0] = question
    with pytest.raises(BadPosition, match=f"nobody is asked {question}"):
        tt.position(str(position))


@EACH
def test_a_damaged_text_is_refused_or_adds_up(name: str) -> None:
    """Somebody turns letters: never a traceback, never a position that cannot be."""
    chance = Random(1)
    text = str(next(iter(walked(name))))
    for _ in range(60):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice("Aa0_-z:") + text[at + 1 :]
        try:
            position = tt.position(changed)
        except tt.Refusal:
            continue
        assert position.game.rules.audit(position._state) == ""


def test_a_position_that_does_not_add_up_is_refused() -> None:
    position = CHESTS.start(1)
    table = position._state.public()
    assert isinstance(table, Tabletop)
    table.pile += 1
    with pytest.raises(BadPosition, match="cannot be"):
        tt.position(str(position))


# --- Records --------------------------------------------------------------------------------------


@EACH
def test_a_game_is_written_and_read(name: str) -> None:
    *_, position = walked(name)
    text = position.record("Anna")
    read = tt.read(text)
    assert (read.players[0], read.over, read.scores) == ("Anna", True, position.scores)
    assert [move for _, move in read.moves] == position.played
    assert read.position() == position
    for n, (seat, move) in [*enumerate(read.moves)][::20]:
        there = read.position(n)
        assert move in there.legal_for(seat)
    with pytest.raises(IndexError, match="choose 0 to"):
        read.position(len(read.moves) + 1)


def test_what_is_wrong_with_a_record_is_said_in_the_words_of_its_game() -> None:
    position = tt.game("sirens").start(3)
    while not position.over:
        position.play(position.legal[-1])
    text = position.record().replace("play -1", "play 10", 1)
    with pytest.raises(tt.Refusal, match=r"^Line \d+, .*Rule SIR-\w+: \w"):
        tt.read(text)
    with pytest.raises(tt.Refusal, match=r"^Line 1: this is no record"):
        tt.read("tidetable 9\n")


def test_only_what_was_played_from_the_start_has_a_record() -> None:
    position = CHESTS.start(1)
    position.play("roll")
    with pytest.raises(BadPosition, match="not played from the start"):
        tt.position(str(position)).record()
    assert "roll" in position.record()


@EACH
def test_a_view_that_is_sent_elsewhere_brings_nothing_hidden_along(name: str) -> None:
    """Neither a state nor the luck to come, though both are needed to know what was told."""
    position = tt.game(name).start(seed=7)
    for _ in range(9):
        position.play(position.legal[-1])
    view = position.view(0)
    sent = Luggage(BytesIO())
    sent.dump(view)
    assert [thing for thing in sent.things if isinstance(thing, State | Luck | Retelling)] == []
    assert copy.copy(view).told == view.told != []


class Luggage(pickle.Pickler):
    """Looks at all that would be sent."""

    def __init__(self, file: BytesIO) -> None:
        super().__init__(file)
        self.things: list[object] = []

    def persistent_id(self, thing: object) -> str | None:
        self.things.append(thing)
        return "numbers" if type(thing).__name__.startswith("vec[") else None
