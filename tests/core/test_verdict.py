"""What a record proves about its luck, told to a family and to a cheat alike."""

from __future__ import annotations

import pytest

from tests.core.kept import CONTINUED, NAMES, RUNNING, kept
from tests.core.tables import chests, finished, play_on
from tests.core.test_record import (
    COMMITMENT,
    FIRST_DICE,
    GOOD,
    ROWS,
    SEED,
    TABLES,
    find_game,
    put,
    swap,
    text_of,
)
from tidetable.core.contract import CHANCE
from tidetable.core.errors import Contradiction
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.record import read
from tidetable.core.table import Table
from tidetable.core.verdict import Outcome, Verdict, judge

NOTED = COMMITMENT.split()[1]
DRAWS = sum(1 for row in ROWS if row.startswith("~"))


def verdict_of(text: str, noted: str = "") -> Verdict:
    return judge(read(text, find_game), noted)


def findings(verdict: Verdict, outcome: Outcome) -> list[str]:
    return [finding.name for finding in verdict.findings() if finding.outcome is outcome]


@pytest.mark.parametrize("table", TABLES)
def test_an_honest_record_is_proven(table: Table) -> None:
    verdict = verdict_of(text_of(table), table.commitment)
    assert verdict.outcome is Outcome.PROVEN
    proven = ["played", "seed", "draws", "result", "fingerprint"]
    assert findings(verdict, Outcome.PROVEN) == proven
    assert verdict.draws == sum(1 for entry in table.entries if entry.seat == CHANCE)


@pytest.mark.parametrize("name", NAMES)
def test_records_that_were_kept_earlier_say_the_same(name: str) -> None:
    verdict = verdict_of(kept(name))
    still_open = {RUNNING: ["unfinished"], CONTINUED: ["given"]}
    assert findings(verdict, Outcome.OPEN) == still_open.get(name, [])
    assert findings(verdict, Outcome.CONTRADICTED) == []


# --- Changed draws -------------------------------------------------------------------------------


def other_dice() -> str:
    """Return dice that chance could have thrown as well."""
    thrown = ROWS[FIRST_DICE]
    return (
        "~ dice key key key key"
        if "key key key key" not in thrown
        else "~ dice coin coin coin coin"
    )


def test_other_dice_are_a_possible_game_but_not_this_seeds() -> None:
    record = read("\n".join([*ROWS[:FIRST_DICE], other_dice()]), find_game)
    assert record.table.entries[-1].seat == CHANCE
    verdict = judge(record)
    assert findings(verdict, Outcome.CONTRADICTED) == ["strange"]
    (strange,) = verdict.strange
    assert strange.line == FIRST_DICE + 1
    assert [f"~ {strange.said}", f"~ {strange.due}"] == [other_dice(), ROWS[FIRST_DICE]]


def first_strange_line(text: str) -> int:
    try:
        return verdict_of(text).strange[0].line
    except Contradiction as contradiction:
        return contradiction.line


@pytest.mark.parametrize("table", TABLES)
def test_every_draw_is_verified(table: Table) -> None:
    """Whichever draw is changed, it is found: even one that makes a later line illegal."""
    rows = text_of(table).splitlines()
    draws = [i for i, row in enumerate(rows) if row.startswith("~")]
    for i in draws[:: max(1, len(draws) // 8)]:
        action = table.game.codec.parse(rows[i][2:])
        verb = table.game.codec.verb(action)
        other = verb.base + (action - verb.base + 1) % verb.size
        text = "\n".join([*rows[:i], f"~ {table.game.codec.text(other)}", *rows[i + 1 :]])
        assert first_strange_line(text) == i + 1


def test_a_seed_that_does_not_fit_and_a_wrong_result_are_contradictions() -> None:
    for text in (swap(SEED, "seed 7"), swap(ROWS[-1], "= 99 0")):
        with pytest.raises(Contradiction):
            read(text, find_game)


# --- A whole record made up ----------------------------------------------------------------------


def test_a_made_up_game_is_told_apart_by_the_noted_fingerprint_alone() -> None:
    made_up = text_of(finished(chests(2)))
    assert verdict_of(made_up).outcome is Outcome.PROVEN
    assert findings(verdict_of(made_up, NOTED), Outcome.CONTRADICTED) == ["other-fingerprint"]


def test_a_noted_fingerprint_counts_even_without_a_seed() -> None:
    text = swap(SEED)
    assert findings(verdict_of(text, NOTED), Outcome.OPEN) == ["no-seed"]
    assert verdict_of(text, commitment(seed_from_text("9"))).outcome is Outcome.CONTRADICTED
    without = "\n".join(row for row in ROWS if row not in (SEED, COMMITMENT))
    assert findings(verdict_of(without, NOTED), Outcome.OPEN) == ["no-seed", "no-fingerprint"]


# --- What stays open -----------------------------------------------------------------------------


def test_a_record_without_its_seed_proves_no_draw() -> None:
    verdict = verdict_of(swap(SEED))
    assert findings(verdict, Outcome.OPEN) == ["no-seed"]
    assert "draws" not in findings(verdict, Outcome.PROVEN)


def test_an_unfinished_record_proves_the_draws_it_has() -> None:
    verdict = verdict_of("\n".join(ROWS[: FIRST_DICE + 3]))
    assert findings(verdict, Outcome.OPEN) == ["unfinished"]
    assert 0 < verdict.draws < DRAWS


def test_a_missing_result_is_noticed() -> None:
    assert findings(verdict_of("\n".join(ROWS[:-1])), Outcome.OPEN) == ["no-result"]


def continued() -> Table:
    """Return a game that went on from the middle of another one, with a seed of its own."""
    begun = play_on(chests(1), 9)
    table = Table(begun.game, 2, {"first": "1"}, seed_from_text("2"))
    for entry in begun.entries:
        table.repeat(entry)
    table.given = len(begun.entries)
    table.settle()
    return finished(table)


def test_a_game_that_went_on_from_another_is_proven_from_there() -> None:
    table = continued()
    text = text_of(table)
    assert f"\ngiven {table.given}\n" in text
    verdict = verdict_of(text)
    given = [entry for entry in table.entries[: table.given] if entry.seat == CHANCE]
    assert (verdict.given, verdict.given_draws) == (table.given, len(given))
    assert findings(verdict, Outcome.OPEN) == ["given"]
    assert "draws" in findings(verdict, Outcome.PROVEN)
    assert text_of(read(text, find_game).table) == text


@pytest.mark.parametrize("less", ["", "given 4\n"])
def test_without_its_word_a_continued_game_contradicts_its_seed(less: str) -> None:
    table = continued()
    text = text_of(table).replace(f"given {table.given}\n", less)
    assert verdict_of(text).outcome is Outcome.CONTRADICTED


def test_given_over_all_lines_proves_nothing() -> None:
    """Whoever changes a draw could call all lines given: then none of them is proven."""
    everything = len(read(GOOD, find_game).table.entries)
    verdict = verdict_of(put(ROWS.index(SEED), SEED, f"given {everything}"))
    assert (verdict.draws, verdict.given_draws) == (0, DRAWS)
    assert findings(verdict, Outcome.OPEN) == ["given"]
    assert "draws" not in findings(verdict, Outcome.PROVEN)
