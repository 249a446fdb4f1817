"""A game as text: written and read."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings, strategies as st

from tests.contract.cove import BOX as COVE
from tests.core.tables import BOTH, chests, cove, finished, play_on
from tests.letters import any_text
from tidetable import games
from tidetable.core.errors import BadRecord, BadTable, Contradiction
from tidetable.core.facts import view_bytes
from tidetable.core.luck import seed_from_text
from tidetable.core.play import AnyGame
from tidetable.core.record import Player, read, write
from tidetable.core.table import Table

PLAYERS = [
    Player("human", "Anna"),
    Player("bot", "greedy"),
    Player("human"),
    Player("bot", "random"),
]


def find_game(name: str, edition: int = 1) -> AnyGame:
    return COVE.game if name == "cove" else games.box(name).game


def text_of(table: Table, seed: bytes | None = None) -> str:
    return write(table, PLAYERS[: table.seats], seed)


TABLES = [
    finished(chests(1)),
    finished(chests(2, 4, BOTH)),
    finished(chests(3, 3, {"old-sea-dogs": "yes"})),
    finished(cove(1)),
]


@pytest.mark.parametrize("table", TABLES)
def test_a_finished_game_is_read_as_it_was_played(table: Table) -> None:
    text = text_of(table)
    record = read(text, find_game)
    assert record.table.entries == table.entries
    assert record.table.scores() == table.scores()
    assert record.table.places() == table.places()
    assert record.table.reveal() == table.reveal()
    assert record.header.players == PLAYERS[: table.seats]
    assert record.header.bots == {1, 3} & set(range(table.seats))
    assert text_of(record.table) == text


@pytest.mark.parametrize("decisions", [0, 1, 2, 7, 30])
def test_a_running_game_goes_on_with_the_same_luck(decisions: int) -> None:
    seed = seed_from_text("11")
    table = play_on(chests(11), decisions)
    record = read(text_of(table, seed), find_game)
    for seat in (-1, 0, 1):
        assert view_bytes(record.table.view(seat)) == view_bytes(table.view(seat))
    assert finished(record.table).entries == finished(table).entries


def test_seed_and_commitment_may_stand_in_any_order() -> None:
    text = put(ROWS.index(SEED)).replace(COMMITMENT, f"{SEED}\n{COMMITMENT}")
    assert text_of(read(text, find_game).table) == GOOD


def test_a_byte_order_mark_does_not_matter() -> None:
    assert text_of(read("\ufeff" + GOOD, find_game).table) == GOOD


def test_a_running_game_without_its_seed_is_a_log_only() -> None:
    table = play_on(chests(11), 5)
    text = text_of(table)
    assert "seed" not in text
    record = read(text, find_game)
    assert record.header.commitment == table.commitment
    assert record.table.entries == table.entries


def test_the_header_says_what_was_played() -> None:
    rows = text_of(TABLES[1]).splitlines()
    assert rows[:3] == ["tidetable 1", "game chests", "edition 1"]
    assert "option greedy-pirates yes" in rows
    assert "seat 1 human Anna" in rows
    assert "seat 3 human" in rows
    assert rows[-1] == "= " + " ".join(map(str, TABLES[1].scores()))


def test_a_very_long_name_is_cut_so_that_its_record_can_be_read() -> None:
    text = write(chests(), [Player("human", "A" * 9999), Player("human", "B")])
    assert read(text, find_game).header.players[0].name in "A" * 100


def test_spaces_comments_and_empty_lines_do_not_matter() -> None:
    text = text_of(TABLES[0])
    rows = [f"  {row.replace(' ', '   ', 1)}\t" for row in text.splitlines()]
    loose = "\r\n".join(["# a game", "", *rows, "# the end"])
    assert text_of(read(loose, find_game).table) == text


@settings(max_examples=200)
@example("Anna\nseed 00\n")
@example("a\u2028= 1 2")
@example(" # ")
@given(any_text(30))
def test_a_name_writes_no_lines_of_its_own(name: str) -> None:
    text = write(chests(), [Player("human", name), Player("human", "B")])
    players = read(text, find_game).header.players
    assert players == [Player("human", " ".join(name.split())), Player("human", "B")]


# --- Damaged records -----------------------------------------------------------------------------

GOOD = text_of(finished(chests(1)))
ROWS = GOOD.splitlines()
FIRST_PLAY = ROWS.index("") + 1  # counted from 0
COMMITMENT = next(row for row in ROWS if row.startswith("commitment"))
SEED = next(row for row in ROWS if row.startswith("seed"))
DATA = next(row for row in ROWS if row.startswith("data"))
OTHER = f"commitment {'0' * 64}"
SEATED = ROWS.index("seat 1 human Anna") + 1
FIRST_DICE = next(i for i, row in enumerate(ROWS) if row.startswith("~ dice"))
FIRST_ROLL = FIRST_DICE - 1


def number(row: str) -> int:
    """Return the number of a line, as people count."""
    return ROWS.index(row) + 1


def put(at: int, *rows: str) -> str:
    """Return the record with other lines in place of one."""
    return "\n".join([*ROWS[:at], *rows, *ROWS[at + 1 :]])


def swap(old: str, *new: str) -> str:
    return put(ROWS.index(old), *new)


DAMAGED: dict[str, tuple[str, int, str]] = {
    "empty": ("", 1, "format"),
    "nothing but comments": ("# a\n\n# b", 1, "format"),
    "garbage": ("\x7fELF\x02\x01\x00\x00\ufffd\ufffd", 1, "format"),
    "no first line": ("\n".join(ROWS[1:]), 1, "format"),
    "a later format": (swap("tidetable 1", "tidetable 2"), 1, "format"),
    "the first line alone": ("tidetable 1", 1, "no-game"),
    "no game": (swap("game chests"), 2, "no-game"),
    "unknown game": (swap("game chests", "game whist"), 2, "game"),
    "no name of a game": (swap("game chests", "game"), 2, "game"),
    "another edition": (swap("edition 1", "edition 2"), 3, "edition"),
    "an edition in other digits": (swap("edition 1", "edition ١"), 3, "edition"),
    "an edition twice": (swap("edition 1", "edition 1", "edition 1"), 4, "twice"),
    "no edition": (swap("edition 1"), FIRST_PLAY - 2, "missing"),
    "no data": (swap(DATA), FIRST_PLAY - 2, "missing"),
    "data twice": (swap(DATA, DATA, DATA), 5, "twice"),
    "other data": (GOOD.replace("\ndata ", "\ndata 0"), 4, "data"),
    "unknown option": (swap("option first 1", "option fog yes"), number("option first 1"), "table"),
    "unknown choice": (swap("option first 1", "option first 9"), number("option first 1"), "table"),
    "an option without a choice": (
        swap("option first 1", "option first"),
        number("option first 1"),
        "value",
    ),
    "an option twice": (
        swap("option first 1", "option first 1", "option first 2"),
        number("option first 1") + 1,
        "twice",
    ),
    "options that do not fit the seats": (
        swap("option first 1", "option first 4"),
        number(SEED),
        "table",
    ),
    "a seat out of order": (
        swap("seat 1 human Anna", "seat 3 human"),
        number("seat 1 human Anna"),
        "value",
    ),
    "a seat below one": (
        swap("seat 1 human Anna", "seat -1 human"),
        number("seat 1 human Anna"),
        "value",
    ),
    "a seat that is no number": (
        swap("seat 1 human Anna", "seat ² human"),
        number("seat 1 human Anna"),
        "value",
    ),
    "a seat without a player": (
        swap("seat 1 human Anna", "seat 1"),
        number("seat 1 human Anna"),
        "value",
    ),
    "a ghost on a seat": (
        swap("seat 1 human Anna", "seat 1 ghost Anna"),
        number("seat 1 human Anna"),
        "value",
    ),
    "too few seats": (swap("seat 2 bot greedy"), number(SEED) - 1, "table"),
    "too many seats": (
        swap("seat 2 bot greedy", *(f"seat {n} human" for n in range(2, 6))),
        number(SEED) + 3,
        "table",
    ),
    "another seed": (swap(SEED, "seed 7"), number(SEED), "commitment"),
    "a negative seed": (swap(SEED, "seed -7"), number(SEED), "value"),
    "a huge seed": (swap(SEED, "seed 1" + "0" * 60), number(SEED), "value"),
    "a seed with spaces": (swap(SEED, "seed " + "00 " * 10 + "00"), number(SEED), "value"),
    "no seed after the word": (swap(SEED, "seed"), number(SEED), "value"),
    "a seed twice": (swap(SEED, SEED, SEED), number(SEED) + 1, "twice"),
    "a second seed": (swap(SEED, SEED, "seed 7"), number(SEED) + 1, "twice"),
    "another commitment": (swap(COMMITMENT, OTHER), number(SEED), "commitment"),
    "a second commitment": (swap(SEED, SEED, OTHER), number(SEED) + 1, "twice"),
    "a commitment before": (swap(COMMITMENT, OTHER, COMMITMENT), number(SEED), "twice"),
    "half a commitment": (swap(COMMITMENT, COMMITMENT[:-1]), number(COMMITMENT), "value"),
    "no commitment": (swap(COMMITMENT), number(SEED) - 1, "no-commitment"),
    "a word that is none": (swap(SEED, SEED, "sails 3"), number(SEED) + 1, "word"),
    "a game twice": (swap(SEED, SEED, "game chests"), number(SEED) + 1, "twice"),
    "a format twice": (swap(SEED, SEED, "tidetable 1"), number(SEED) + 1, "twice"),
    "given twice": (swap(SEED, SEED, "given 1", "given 1"), number(SEED) + 2, "twice"),
    "a long word": (swap(SEED, SEED, "x" * 501), number(SEED) + 1, "long"),
    "a long name": (swap("seat 1 human Anna", f"seat 1 human {'x' * 500}"), SEATED, "long"),
    "a long action": (put(FIRST_ROLL, f"1 {'x' * 500}"), FIRST_ROLL + 1, "long"),
    "more given than there is": (swap(SEED, SEED, "given 999999999"), number(SEED) + 1, "given"),
    "less given than nothing": (swap(SEED, SEED, "given -1"), number(SEED) + 1, "value"),
    "given that is no number": (swap(SEED, SEED, "given some"), number(SEED) + 1, "value"),
    "given in other digits": (swap(SEED, SEED, "given ١"), number(SEED) + 1, "value"),
    "given far too much": (swap(SEED, SEED, "given " + "9" * 400), number(SEED) + 1, "value"),
    "no number after given": (swap(SEED, SEED, "given"), number(SEED) + 1, "value"),
    "a seat in the body": (put(FIRST_ROLL, "seat 3 human"), FIRST_ROLL + 1, "mark"),
    "seat nought": (put(FIRST_ROLL, "0 roll"), FIRST_ROLL + 1, "mark"),
    "chance as a seat": (
        put(FIRST_DICE, ROWS[FIRST_DICE].replace("~", "0")),
        FIRST_DICE + 1,
        "mark",
    ),
    "a seat beyond the table": (put(FIRST_ROLL, "3 roll"), FIRST_ROLL + 1, "mark"),
    "a negative seat": (put(FIRST_ROLL, "-1 roll"), FIRST_ROLL + 1, "mark"),
    "a raised digit": (put(FIRST_ROLL, "² roll"), FIRST_ROLL + 1, "mark"),
    "a digit of another script": (put(FIRST_ROLL, "١ roll"), FIRST_ROLL + 1, "mark"),
    "a huge seat": (put(FIRST_ROLL, "9" * 400 + " roll"), FIRST_ROLL + 1, "mark"),
    "a seat with a leading nought": (put(FIRST_ROLL, "01 roll"), FIRST_ROLL + 1, "mark"),
    "a raised digit first": (put(FIRST_PLAY, "² chest 1"), FIRST_PLAY + 1, "mark"),
    "no action": (put(FIRST_ROLL, "1"), FIRST_ROLL + 1, "line"),
    "no such action": (put(FIRST_ROLL, "1 dance"), FIRST_ROLL + 1, "line"),
    "an illegal move": (put(FIRST_ROLL, "1 open left"), FIRST_ROLL + 1, "line"),
    "a move of the wrong seat": (put(FIRST_ROLL, "2 roll"), FIRST_ROLL + 1, "line"),
    "a draw out of place": (put(FIRST_ROLL, "~ chest 1"), FIRST_ROLL + 1, "line"),
    "a draw left out": (put(FIRST_DICE), FIRST_DICE + 1, "line"),
    "a draw that chance does not know": (put(FIRST_DICE, "~ chest 1"), FIRST_DICE + 1, "luck"),
    "a line twice": (put(FIRST_ROLL, "1 roll", "1 roll"), FIRST_ROLL + 2, "line"),
    "a wrong result": (put(len(ROWS) - 1, "= 99 0"), len(ROWS), "result"),
    "a result of too few": (put(len(ROWS) - 1, "= 0"), len(ROWS), "result"),
    "a result before the end": (put(FIRST_ROLL, "= 0 0"), FIRST_ROLL + 1, "result"),
    "a result twice": (GOOD + ROWS[-1], len(ROWS) + 1, "after-end"),
    "a move after the end": ("\n".join([*ROWS[:-1], "1 roll"]), len(ROWS), "line"),
    "a move after the result": (GOOD + "1 roll", len(ROWS) + 1, "after-end"),
}


@pytest.mark.parametrize(("text", "line", "reason"), DAMAGED.values(), ids=list(DAMAGED))
def test_a_damaged_record_names_its_first_bad_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text, find_game)
    assert (caught.value.line, caught.value.key) == (line, f"bad-record-{reason}")


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("1 dance", "not-understood-verb"),
        ("1 open left", "not-legal-now"),
        ("2 roll", "not-yours-turn"),
        ("~ chest 1", "not-yours-chance"),
    ],
)
def test_a_bad_line_says_why(row: str, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(put(FIRST_ROLL, row), find_game)
    assert not isinstance(caught.value, Contradiction)
    assert caught.value.facts["why"] == why
    assert caught.value.facts["text"] == row[2:]


# --- Any damage ----------------------------------------------------------------------------------

LINES = st.one_of(
    st.sampled_from(ROWS),
    any_text(20),
    st.builds(
        " ".join,
        st.lists(
            st.sampled_from(
                [
                    *("~", "=", "1", "2", "0", "-1", "²", "#"),
                    *("roll", "open", "left", "done", "load", "coin", "dice", "key", "sabres"),
                    *("tidetable", "game", "chests", "edition", "rules", "option", "first"),
                    *("seat", "human", "bot", "seed", "commitment", "given"),
                ]
            ),
            max_size=6,
        ),
    ),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(ROWS)), LINES), min_size=1, max_size=3))
def test_no_damage_is_more_than_refused(damage: list[tuple[int, str]]) -> None:
    rows = list(ROWS)
    for at, row in damage:
        rows[at : at + 1] = [row]
    try:
        record = read("\n".join(rows), find_game)
    except BadRecord:
        return
    assert record.table.game.name == "chests"


@settings(max_examples=100, deadline=None)
@given(any_text())
def test_no_text_is_more_than_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text, find_game)


def test_a_game_that_is_not_there_is_no_traceback() -> None:
    with pytest.raises(BadTable):
        find_game("whist")
