"""The only holder of a state: plays, shows, and reveals after the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st
from mypy_extensions import i64

from tests.contract.cove import BOX as COVE
from tests.contract.cove.game import Cove
from tests.contract.cove.state import CoveState
from tests.contract.cove.verbs import ASK_CLASH, ASK_TRIBUTE
from tests.core.tables import (
    BOTH,
    CHESTS,
    chests,
    cove,
    cove_in_clash,
    finished,
    play_on,
    texts,
)
from tests.letters import any_text
from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    News,
    ask,
    kind_of,
    look,
    seat_of,
)
from tidetable.core.errors import BadTable, NotLegal, NotUnderstood, NotYours, Refusal, Stale
from tidetable.core.facts import view_bytes
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.table import Entry, Table
from tidetable.games.chests.rules.state import Tabletop


def refused(table: Table, seat: int, text: str, version: int | None = None) -> Refusal:
    """Return why, and make sure that nothing changed."""
    before = shown(table)
    with pytest.raises(Refusal) as caught:
        table.play(seat, text, version)
    assert shown(table) == before
    return caught.value


def shown(table: Table) -> tuple[object, ...]:
    views = [view_bytes(table.view(viewer)) for viewer in range(-1, table.seats)]
    return table.version, list(table.entries), list(table.lines), views


# --- Setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadTable) as caught:
        CHESTS.table(seats)
    assert caught.value.key == "bad-table-seats"
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 4}


def test_wrong_options_are_refused() -> None:
    for options in ({"sails": "2"}, {"first": "5"}, {"first": "3"}):
        with pytest.raises(BadTable):
            CHESTS.table(2, options)


def test_a_table_begins_with_the_first_draws_made() -> None:
    table = chests()
    assert [CHESTS.game.codec.text(action) for seat, action in table.entries if seat == CHANCE]
    assert table.asked() == [0]
    assert table.version == 0


def test_a_table_without_a_seed_draws_nothing() -> None:
    table = Table(CHESTS.game, 2, {}, None)
    with pytest.raises(BadTable) as caught:
        table.settle()
    assert caught.value.key == "bad-table-seed"
    assert table.commitment == ""


# --- Looking -------------------------------------------------------------------------------------


def test_a_view_is_of_one_seat_or_a_spectator() -> None:
    table = cove()
    assert [table.view(seat).seat for seat in (SPECTATOR, 0, 1, 2)] == [-1, 0, 1, 2]
    for seat in (-2, 3, 99):
        with pytest.raises(NotYours) as caught:
            table.view(seat)
        assert caught.value.key == "not-yours-seat"


def test_a_view_cannot_touch_the_table() -> None:
    table = chests()
    before = view_bytes(table.view(0))
    view = table.view(0)
    view.asks[0] = 99
    assert isinstance(view.public, Tabletop)
    view.public.places[0] = 99
    assert view_bytes(table.view(0)) == before


def test_news_reach_whom_they_are_for() -> None:
    table = cove()
    assert [len(table.news(viewer)) for viewer in (SPECTATOR, 0, 1, 2, 7, -5)] == [0, 3, 3, 3, 0, 0]
    table.play(0, "anchor")
    everyone = [line for line in table.lines if line.audience == EVERYONE]
    assert table.news(SPECTATOR) == everyone
    assert len(everyone) == 2


def test_questions_are_those_of_a_seat() -> None:
    table = cove_in_clash()
    assert table.asked() == [0, 1, 2]
    assert [len(table.questions(seat)) for seat in (0, 1, 2, 3)] == [1, 1, 1, 0]
    assert table.legal(3) == table.legal(SPECTATOR) == []


# --- Playing -------------------------------------------------------------------------------------


def test_a_decision_returns_what_was_added_with_chances_part() -> None:
    table = chests()
    added = table.play(0, "roll", 0)
    assert [entry.seat for entry in added] == [0, CHANCE]
    assert table.entries[-2:] == added
    assert table.version == 1


def test_who_is_not_asked_is_refused() -> None:
    table = chests()
    for seat in (1, 2, 99, SPECTATOR, -2):
        assert refused(table, seat, "roll").key == "not-yours-turn"
    assert isinstance(refused(table, 1, "roll"), NotYours)


def test_after_the_end_nobody_is_asked() -> None:
    table = finished(chests())
    assert table.asked() == []
    assert refused(table, 0, "roll").key == "not-yours-over"


def test_before_chance_has_drawn_nobody_can_play() -> None:
    table = Table(CHESTS.game, 2, {}, bytes(16))
    assert table.legal(0) == []
    assert refused(table, 0, "roll").key == "not-yours-draw"


def test_what_is_no_action_is_not_understood() -> None:
    assert isinstance(refused(chests(), 0, "dance"), NotUnderstood)
    assert isinstance(refused(chests(), 1, "dance"), NotUnderstood)


def test_what_is_not_legal_names_its_rule() -> None:
    refusal = refused(chests(), 0, "open left")
    assert isinstance(refusal, NotLegal)
    assert refusal.rule == "CHE-T1"
    assert refusal.facts == {"rule": "CHE-T1", "text": "open left"}


@pytest.mark.parametrize("text", ["dice key key key key", "chest 1", "start 1", "last-round"])
def test_a_seat_cannot_draw_for_chance(text: str) -> None:
    table = chests()
    table.play(0, "roll")
    assert isinstance(refused(table, 0, text), NotLegal)


@settings(max_examples=60, deadline=None)
@given(st.integers(-3, 6), any_text(), st.none() | st.integers(-5, 5))
def test_no_input_is_more_than_refused(seat: int, text: str, version: int | None) -> None:
    refused(chests(), seat, text, version)


# --- Versions ------------------------------------------------------------------------------------


def test_a_repeated_answer_is_stale() -> None:
    table = chests()
    table.play(0, "roll", 0)
    refusal = refused(table, 0, "roll", 0)
    assert isinstance(refusal, Stale)
    assert refusal.facts == {"version": 0, "now": 1}


def test_an_answer_from_the_future_is_stale() -> None:
    assert refused(chests(), 0, "roll", 1).key == "stale-version"
    assert refused(chests(), 0, "roll", -1).key == "stale-version"


def test_what_others_answer_meanwhile_does_not_make_an_open_question_stale() -> None:
    table = cove_in_clash()
    for seat in (2, 0, 1):
        table.play(seat, "hold", 1)
    assert table.version == 4


def test_a_seat_that_answered_is_stale_while_others_still_think() -> None:
    table = cove_in_clash()
    table.play(0, "hold", 1)
    assert refused(table, 0, "hold", 1).key == "stale-version"
    assert refused(table, 0, "hold", 2).key == "not-yours-turn"


def test_a_question_asked_anew_makes_older_answers_stale() -> None:
    table = cove_in_clash()
    for seat in (0, 1, 2):
        table.play(seat, "hold", 1)
    assert table.asked() == [0]
    assert refused(table, 0, "toll", 1).key == "stale-version"
    table.play(0, "toll", table.version)
    assert table.asked() == [1]
    assert refused(table, 1, "anchor", 1).key == "stale-version"
    table.play(1, "anchor", 5)


class Interrupting(Cove):
    """When the first seat has chosen, the second is asked something else instead."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_CLASH and seat_of(question) == 0:
            state.close(0)
            state.open(ask(1, ASK_TRIBUTE))


def test_an_answer_to_a_question_that_was_replaced_is_stale() -> None:
    table = Table(Interrupting(), 3, {}, bytes(16))
    table.settle()
    table.play(0, "anchor", 0)
    table.play(0, "hold", 1)
    assert refused(table, 1, "toll", 1).key == "stale-version"
    table.play(2, "hold", 1)
    table.play(1, "toll", 3)


def test_undo_makes_a_new_version_and_all_older_ones_stale() -> None:
    table = cove_in_clash()
    table.play(0, "hold", 1)
    table.undo(0)
    assert table.version == 3
    for seat in (0, 1, 2):
        assert refused(table, seat, "hold", 1).key == "stale-version"
        table.play(seat, "hold", 3)


# --- Luck ----------------------------------------------------------------------------------------


def turn_of(table: Table) -> int:
    public = table.view(SPECTATOR).public
    assert isinstance(public, Tabletop)
    return public.turn


def dice_of_turn(table: Table, turn: int) -> str:
    """Roll in this turn, whoever's it is, doing as little as possible before."""
    while turn_of(table) < turn:
        seat = table.asked()[0]
        legal = texts(table, seat)
        table.play(seat, legal[-1])
    drawn = table.play(table.asked()[0], "roll")[1]
    return table.game.codec.text(drawn.action)


@pytest.mark.parametrize("turn", [1, 2, 5, 9])
def test_the_same_seed_gives_the_same_dice_whatever_was_played(turn: int) -> None:
    quiet = dice_of_turn(chests(4), turn)
    for luck in range(6):
        busy = chests(4)
        while turn_of(busy) < turn:
            play_on(busy, 1, luck)
            luck += 7
        assert dice_of_turn(busy, turn) == quiet


def test_another_seed_gives_other_dice() -> None:
    assert len({dice_of_turn(chests(seed), 1) for seed in range(30)}) > 5


def test_the_seed_is_bound_at_the_start_and_revealed_after_the_end() -> None:
    table = chests(9)
    seed = seed_from_text("9")
    assert table.commitment == commitment(seed)
    with pytest.raises(NotYours) as caught:
        table.reveal()
    assert caught.value.key == "not-yours-seed"
    assert finished(table).reveal() == seed


def test_a_repeated_log_reveals_nothing_it_never_knew() -> None:
    table = finished(chests(9))
    again = Table(table.game, 2, {"first": "1"}, None)
    for entry in table.entries:
        again.repeat(entry)
    assert again.scores() == table.scores()
    with pytest.raises(NotYours):
        again.reveal()


# --- Repeating and cutting -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "table",
    [chests(2), chests(3, 4, BOTH), cove(2), cove(3)],
    ids=["chests", "chests with all variants", "cove", "cove again"],
)
def test_a_log_repeated_is_the_same_table(table: Table) -> None:
    finished(table)
    options = {o.name: o.choices[v] for o, v in zip(table.game.options, table.options, strict=True)}
    again = Table(table.game, table.seats, options, None)
    for entry in table.entries:
        again.repeat(entry)
    assert shown(again) == shown(table)
    assert again.over
    assert again.places() == table.places()


def test_a_log_can_be_cut_anywhere_and_goes_on_the_same() -> None:
    table = finished(cove(5))
    entries = list(table.entries)
    for keep in range(0, len(entries), 7):
        table.cut(keep)
        assert table.entries == entries[:keep]
        for entry in entries[keep:]:
            table.repeat(entry)
    assert table.over


def test_a_cut_brings_the_same_luck_again() -> None:
    table = chests(6)
    first = table.play(0, "roll")
    table.cut(len(table.entries) - 2)
    assert table.play(0, "roll") == first


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (Entry(CHANCE, CHESTS.game.codec.parse("chest 1")), "not-yours-chance"),
        (Entry(0, CHESTS.game.codec.parse("done")), "not-legal-now"),
        (Entry(1, CHESTS.game.codec.parse("roll")), "not-yours-turn"),
        (Entry(-7, CHESTS.game.codec.parse("roll")), "not-yours-turn"),
    ],
)
def test_a_wrong_log_is_refused(entry: Entry, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        chests().repeat(entry)
    assert caught.value.key == key


def test_a_log_cannot_draw_what_chance_could_not() -> None:
    table = Table(CHESTS.game, 2, {"first": "1"}, None)
    codec = CHESTS.game.codec
    with pytest.raises(NotLegal):
        table.repeat(Entry(CHANCE, codec.parse("dice key key key key")))
    with pytest.raises(NotYours) as caught:
        table.repeat(Entry(0, codec.parse("roll")))
    assert caught.value.key == "not-yours-draw"


def test_a_spectator_sees_a_hand_of_nobody() -> None:
    state = COVE.game.setup(3, [0])
    assert look(state, SPECTATOR).own.__class__.__name__ == "Own"


def test_a_copy_stands_the_same_and_goes_its_own_way() -> None:
    for table in (play_on(chests(4), 12), play_on(cove(4), 5)):
        other = table.copy()
        before = shown(table)
        assert shown(other) == before
        finished(other)
        assert shown(table) == before
        assert finished(table).entries == other.entries
