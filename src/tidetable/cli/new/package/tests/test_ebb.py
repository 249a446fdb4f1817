import pytest
from tidetable.core.check import check
from tidetable.core.errors import NotLegal
from tidetable.core.luck import seed_from_text

from ebb import BOX


@pytest.mark.rule("EBB-T1", "EBB-T2", "EBB-R1")
def test_no_number_is_played_twice_in_a_row() -> None:
    table = BOX.table(2, seed=seed_from_text("26"))
    table.play(0, "run 5")
    table.play(1, "run 3")
    assert table.scores() == [5, 3]
    with pytest.raises(NotLegal) as refused:
        table.play(0, "run 3")
    assert refused.value.rule == "EBB-T2"


@pytest.mark.rule("EBB-S1", "EBB-E1")
def test_the_first_in_the_water_wins() -> None:
    table = BOX.table(4, seed=seed_from_text("3"))
    while not table.over:
        seat = table.asked()[0]
        table.play(seat, table.legal(seat)[-1])
    assert sorted(score >= 12 for score in table.scores()) == [False, False, False, True]


def test_the_first_game_can_be_played() -> None:
    lesson = BOX.lesson
    assert lesson is not None
    table = BOX.table(lesson.seats, lesson.options, lesson.seed)
    while (step := lesson.next_step(table)) is not None:
        table.play(step.seat, step.play)
    assert lesson.is_finished(table)


def test_the_contract_is_kept() -> None:
    assert check(BOX) == []
