"""The lock of a game: asked for, written on request, and never against what it says."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cove import BOX
from tests.contract.cove.game import Cove
from tests.contract.cove.verbs import CONSEQUENCES, DRAWN, MOVES
from tidetable.core.box import Box
from tidetable.core.codec import Codec, Verb
from tidetable.core.lock import FILE, NumbersMoved, fault, lock_of, write

HAIL = Verb("hail", "COV-T1")


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """Cove in a folder of its own."""
    shutil.copy(BOX.folder / FILE, tmp_path)
    return replace(BOX, folder=tmp_path)


def playing(box: Box, *first: Verb, last: tuple[Verb, ...] = ()) -> Box:
    """Cove with more verbs. All are new ones: a codec numbers the verbs that it gets."""
    moves, drawn, told = ([*map(like, verbs)] for verbs in (MOVES, DRAWN, CONSEQUENCES))
    return replace(box, game=Cove(Codec([*first, *moves], drawn, [*told, *last])))


def like(verb: Verb) -> Verb:
    said: dict[str, Any] = {"reveals": verb.reveals, **verb.params}
    return Verb(verb.name, verb.rule, **said)


def test_a_lock_that_is_true_has_no_fault(box: Box) -> None:
    assert fault(box) == ""


def test_a_missing_lock_is_asked_for_and_written(box: Box) -> None:
    (box.folder / FILE).unlink()
    assert "there is no ids.lock" in fault(box)
    assert "`tidetable lock cove` writes it" in fault(box)
    assert write(box).read_text() == lock_of(box)
    assert fault(box) == ""


def test_what_is_new_must_stand_in_the_lock(box: Box) -> None:
    more = playing(box, last=(HAIL,))
    assert "`tidetable lock cove` writes it" in fault(more)
    write(more)
    assert fault(more) == ""


def test_a_number_that_moved_is_not_written_over(box: Box) -> None:
    before = (box.folder / FILE).read_text()
    other = playing(box, HAIL)
    assert "raise the edition" in fault(other)
    with pytest.raises(NumbersMoved) as refused:
        write(other)
    assert refused.value.rows[0].startswith("0 sail")
    assert (box.folder / FILE).read_text() == before


def test_in_a_new_edition_numbers_may_move(box: Box) -> None:
    lock = box.folder / FILE
    lock.write_text(lock.read_text().replace("edition 1", "edition 0"))
    other = playing(box, HAIL)
    assert "`tidetable lock cove` writes it" in fault(other)
    write(other)
    assert fault(other) == ""


def test_a_lock_that_is_empty_is_written_anew(box: Box) -> None:
    (box.folder / FILE).write_text("")
    assert "`tidetable lock cove` writes it" in fault(box)
    write(box)
    assert fault(box) == ""
