"""A batch in several processes: the same games, and a clean end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from multiprocessing.process import BaseProcess

import pytest

from tests.patience import wait_for
from tidetable.core.box import Box
from tidetable.core.errors import BadTable
from tidetable.core.learn.batch import KINDS, Batch
from tidetable.core.learn.fleet import Coach
from tidetable.core.learn.processes import LocalWorker, Processes, Worker
from tidetable.core.luck import Luck
from tidetable.core.think.coach import Expert
from tidetable.games import box

N = 5


def process_of(worker: Worker) -> BaseProcess:
    assert isinstance(worker, LocalWorker)
    return worker.process


def coach_of(one: Box) -> Coach:
    return Expert(one.evaluator)


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Batch, Processes]]:
    """Return the same games in one process and in two, with all that there is to see of them."""
    one = box("sirens")
    with Processes(partial(box, "sirens"), N, 2, seed=7, hidden=True, coaching=coach_of) as several:
        yield Batch(one, N, seed=7, hidden=True, coach=coach_of(one)), several
    assert [process_of(one).exitcode for one in several.workers] == [0, 0]


def test_the_same_seed_gives_the_same_games(both: tuple[Batch, Processes]) -> None:
    one, several = both
    luck, ended = Luck(1), 0
    for _ in range(80):
        for name in KINDS:
            assert getattr(several, name).tolist() == getattr(one, name).tolist(), name
        actions = one.random_actions(luck)
        one.step(actions)
        several.step(actions)
        ended += int(one.done.sum())
    assert ended > 0


def test_who_has_answered_is_known_without_waiting(both: tuple[Batch, Processes]) -> None:
    one, several = both
    good = one.legal[one.offsets[:-1]].tolist()
    assert not several.has_answered()
    several.send(good)
    wait_for(several.has_answered)
    several.wait()
    assert not several.has_answered()
    one.step(good)


def test_what_is_wrong_is_said_in_the_same_words(both: tuple[Batch, Processes]) -> None:
    one, several = both
    good = one.legal[one.offsets[:-1]].tolist()
    illegal = int(one.mask[3].argmin())
    for wrong in (good[:-1], [*good[:-1], 9999], [-1, *good[1:]], [*good[:3], illegal, good[4]]):
        said = []
        for batch in both:
            with pytest.raises(ValueError, match="game") as refused:
                batch.step(wrong)
            said.append(str(refused.value))
        assert said[0] == said[1]
    with pytest.raises(ValueError, match="not float64"):
        several.step(one.rewards[:, 0])
    one.step(good)
    several.step(good)
    assert several.observations.tolist() == one.observations.tolist()


def test_what_cannot_be_is_refused_before_any_process_begins() -> None:
    with pytest.raises(ValueError, match="1 to 3 processes, not 4"):
        Processes(partial(box, "sirens"), 3, 4)
    with pytest.raises(BadTable):
        Processes(partial(box, "chests"), 3, 2, options={"first": "4"})


def test_a_process_that_ends_early_is_noticed() -> None:
    with Processes(partial(box, "chests"), 2, 1) as several:
        kept = several.observations
        before = kept.tolist()
        process_of(several.workers[0]).terminate()
        process_of(several.workers[0]).join()
        with pytest.raises(RuntimeError, match="games 0 to 1 has ended"):
            several.step(several.legal[several.offsets[:-1]])
    assert kept.tolist() == before


def test_who_is_sure_of_what_is_not_legal_hears_of_it() -> None:
    with Processes(partial(box, "sirens"), 2, 1) as several:
        several.send([int(one.argmin()) for one in several.mask], sure=True)
        with pytest.raises(RuntimeError, match="games 0 to 1 has ended"):
            several.wait()
