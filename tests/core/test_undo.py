"""Taking back, by the four nevers."""

from __future__ import annotations

import pytest

from tests.core.tables import chests, cove, cove_in_clash, finished, play_on, texts
from tidetable.core.contract import CHANCE
from tidetable.core.errors import CannotUndo
from tidetable.core.facts import view_bytes
from tidetable.core.table import Table


def why_not(table: Table, seat: int) -> str:
    before = everybodys(table), table.version, list(table.entries)
    with pytest.raises(CannotUndo) as caught:
        table.undo(seat)
    assert (everybodys(table), table.version, table.entries) == before
    return caught.value.key


def everybodys(table: Table) -> list[tuple[bytes, list[tuple[int, int]]]]:
    """Return what everybody sees and has been told."""
    return [
        (
            view_bytes(table.view(viewer)),
            [(line.seat, line.action) for line in table.news(viewer)],
        )
        for viewer in range(-1, table.seats)
    ]


def chests_before_a_quiet_move() -> tuple[Table, str]:
    """Return a table where seat 1 can put dice on a card and is asked again, without luck."""
    for seed in range(50):
        table = chests(seed, options={"first": "1", "greedy-pirates": "yes"})
        table.play(0, "roll")
        for text in texts(table, 0):
            if not text.startswith("open"):
                continue
            if len(table.play(0, text)) == 1 and table.asked() == [0]:
                table.undo(0)
                return table, text
            break
    raise AssertionError


def test_a_quiet_move_is_taken_back_without_a_trace() -> None:
    table, text = chests_before_a_quiet_move()
    before, version, entries = everybodys(table), table.version, list(table.entries)
    table.play(0, text)
    assert everybodys(table) != before
    table.undo(0)
    assert everybodys(table) == before
    assert table.entries == entries
    assert table.version == version + 2


def test_a_sealed_answer_is_taken_back_while_others_still_think() -> None:
    table = cove_in_clash()
    before = everybodys(table)
    table.play(1, texts(table, 1)[0])
    table.undo(1)
    assert everybodys(table) == before
    table.play(1, "hold")


def test_nothing_to_take_back() -> None:
    assert why_not(chests(), 0) == "cannot-undo-nothing"
    table = chests()
    table.play(0, "roll")
    assert why_not(table, 1) == "cannot-undo-nothing"


@pytest.mark.parametrize("seat", [-1, -2, 5])
def test_nobody_takes_back_for_chance_or_from_no_seat(seat: int) -> None:
    table = chests()
    table.play(0, "roll")
    assert table.entries[-1].seat == CHANCE
    assert why_not(table, seat) == "cannot-undo-nothing"


def test_never_after_luck_was_seen() -> None:
    table = chests()
    table.play(0, "roll")
    assert why_not(table, 0) == "cannot-undo-chance"


def test_never_across_another_players_decision() -> None:
    table = cove_in_clash()
    table.play(1, "hold")
    table.play(2, "hold")
    assert why_not(table, 1) == "cannot-undo-others"
    table.undo(2)
    table.undo(1)


def test_never_after_something_hidden_was_revealed() -> None:
    table = cove_in_clash()
    for seat in (0, 1, 2):
        table.play(seat, "hold")
    assert why_not(table, 2) == "cannot-undo-revealed"


def test_never_after_only_one_seat_was_told_something_hidden() -> None:
    table = cove_in_clash()
    for seat in (0, 1, 2):
        table.play(seat, "hold")
    table.play(0, "spy 2")
    assert table.asked() == [1]
    assert why_not(table, 0) == "cannot-undo-revealed"


def test_taking_back_twice_does_not_reach_what_was_revealed() -> None:
    """What a decision told is remembered by the decision, not by the version."""
    table = cove_in_clash()
    for seat in (1, 2, 0):
        table.play(seat, "hold")
    table.play(0, "toll")
    table.undo(0)
    assert why_not(table, 0) == "cannot-undo-revealed"


def test_never_after_the_end() -> None:
    assert why_not(finished(chests()), 0) == "cannot-undo-over"
    assert why_not(finished(chests(bots=frozenset({1}))), 0) == "cannot-undo-over"


def test_never_what_another_game_gave() -> None:
    table = play_on(chests(bots=frozenset({1})), 6)
    table.given = len(table.entries)
    assert why_not(table, 0) == "cannot-undo-nothing"


def test_never_a_turn_that_was_handed_on_where_a_clock_counts() -> None:
    table = cove_in_clash()
    table.timed = True
    assert not table.could_take_back(1, "hold")
    table.play(1, "hold")
    assert why_not(table, 1) == "cannot-undo-clock"
    table.bots = frozenset({0, 2})
    table.undo(1)


def test_within_a_turn_the_clock_goes_on_and_one_may_take_back() -> None:
    table, text = chests_before_a_quiet_move()
    table.timed = True
    assert table.could_take_back(0, text)
    table.play(0, text)
    table.undo(0)


# --- Against bots only ---------------------------------------------------------------------------


def test_against_bots_luck_and_their_moves_are_taken_back_and_come_again() -> None:
    table = cove(3, bots=frozenset({1, 2}))
    before = everybodys(table)
    first = table.play(0, "anchor")
    bots = [table.play(seat, texts(table, seat)[0]) for seat in (1, 2)]
    table.undo(0)
    assert everybodys(table) == before
    assert table.play(0, "anchor") == first
    assert [table.play(seat, texts(table, seat)[0]) for seat in (1, 2)] == bots


def test_against_bots_a_whole_game_can_be_taken_back() -> None:
    table = chests(bots=frozenset({1}))
    start = everybodys(table)
    play_on(table, 40)
    while any(entry.seat == 0 for entry in table.entries):
        table.undo(0)
    assert everybodys(table) == start
    assert why_not(table, 0) == "cannot-undo-nothing"


def test_one_person_among_the_others_is_enough_for_the_nevers() -> None:
    table = cove(3, bots=frozenset({1}))
    table.play(0, "anchor")
    assert why_not(table, 0) == "cannot-undo-chance"


# --- What somebody knows by taking back -----------------------------------------------------------


def test_a_quiet_move_taken_back_shows_nothing_to_come() -> None:
    table, text = chests_before_a_quiet_move()
    assert not table.rewound
    table.play(0, text)
    table.undo(0)
    assert not table.rewound


def test_luck_taken_back_is_luck_foreseen() -> None:
    table = chests(bots=frozenset({1}))
    table.play(0, "roll")
    table.undo(0)
    assert table.rewound
    assert table.copy().rewound


def test_something_revealed_and_taken_back_is_known() -> None:
    table = cove_in_clash()
    table.bots = frozenset({0, 1})
    for seat in (0, 1, 2):
        table.play(seat, "hold")
    assert table.entries[-1].seat == 2  # no luck came of it, but all cards were shown
    table.undo(2)
    assert table.rewound


# --- doing again ----------------------------------------------------------------------------------


def test_what_was_taken_back_is_done_again() -> None:
    table, text = chests_before_a_quiet_move()
    table.play(0, text)
    after, entries = everybodys(table), list(table.entries)
    table.undo(0)
    table.redo(0)
    assert (everybodys(table), table.entries) == (after, entries)
    assert no_redo(table, 0) == "cannot-undo-redo"


def no_redo(table: Table, seat: int) -> str:
    with pytest.raises(CannotUndo) as caught:
        table.redo(seat)
    return caught.value.key


def test_nothing_is_done_again_once_something_else_was_done() -> None:
    table, text = chests_before_a_quiet_move()
    table.play(0, text)
    table.undo(0)
    other = next(one for one in texts(table, 0) if one != text)
    table.play(0, other)
    assert no_redo(table, 0) == "cannot-undo-redo"


def test_nobody_does_again_what_somebody_else_took_back() -> None:
    table = cove_in_clash()
    table.play(1, "hold")
    table.undo(1)
    assert no_redo(table, 2) == "cannot-undo-redo"
    assert no_redo(table, -1) == "cannot-undo-redo"
    table.redo(1)


def test_several_steps_are_done_again_with_the_same_luck() -> None:
    table = chests(bots=frozenset({1}))
    courses = []
    for _ in range(4):
        courses.append(list(table.entries))
        table.play(0, table.legal(0)[0])
        while 0 not in table.asked():
            table.play(1, table.legal(1)[0])
    last = list(table.entries)
    for course in reversed(courses):
        table.undo(0)
        assert table.entries == course
    for _ in courses:
        table.redo(0)
        while 0 not in table.asked():
            table.play(1, table.legal(1)[0])  # the bot does the same, so the course goes on
    assert table.entries == last


def test_a_bot_that_does_something_else_ends_the_course() -> None:
    table = play_on(chests(bots=frozenset({1})), 0)
    while table.asked() == [0]:
        table.play(0, table.legal(0)[0])
    table.play(1, table.legal(1)[0])
    while table.asked() == [1]:
        table.play(1, table.legal(1)[-1])
    table.play(0, table.legal(0)[0])
    table.undo(0)
    table.undo(0)
    table.redo(0)
    assert table.taken_back
    table.play(1, table.legal(1)[-1])
    while table.taken_back:
        table.play(1, table.legal(1)[0])
    assert no_redo(table, 0) == "cannot-undo-redo"
