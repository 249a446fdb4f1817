"""Processes that think: each job has an answer or an end, and no job ends another."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from tests.bots import jobs
from tests.patience import PATIENCE, wait_for
from tidetable.bots import processes
from tidetable.bots.processes import NOBODY, Ended, Pool, Process

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(jobs.begin, 1, limit=10 * PATIENCE) as pool:
        yield pool


def pid(pool: Pool) -> int:
    """Return the number of the process that answers."""
    answer: int = pool.ask("tell").result(PATIENCE)
    return answer


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def waiting(pool: Pool, folder: Path) -> Future[int]:
    """Ask a process to wait; return once it does."""
    asked: Future[int] = pool.ask(f"wait {folder}")
    wait_for(lambda: (folder / "asked").exists())
    return asked


def test_one_process_does_one_job_after_another(pool: Pool) -> None:
    first = pid(pool)
    assert pid(pool) == first != os.getpid()


def test_what_is_printed_is_no_answer_and_nobody_answers_a_bot(
    pool: Pool, capfd: pytest.CaptureFixture[str]
) -> None:
    assert pool.ask("say hello").result(PATIENCE) == b""
    heard = capfd.readouterr()
    assert heard.out == ""
    assert heard.err == "hello\n"


@pytest.mark.parametrize(
    ("job", "seat"), [("die", 2), ("mute", 1), ("fail at sea", NOBODY)], ids=lambda x: str(x)
)
def test_who_dies_takes_its_own_job_along_and_is_replaced(pool: Pool, job: str, seat: int) -> None:
    first = pid(pool)
    with pytest.raises(Ended) as ended:
        pool.ask(job).result(PATIENCE)
    assert (ended.value.seat, ended.value.late) == (seat, False)
    assert not is_alive(first)
    assert pid(pool) != first


def test_who_thinks_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our clock is far ahead as long as the seat thinks: the limit is never reached otherwise."""
    monkeypatch.setattr(processes, "monotonic", lambda: monotonic() + 3 * PATIENCE)
    with Pool(jobs.begin, 1, limit=2 * PATIENCE) as pool:
        first = pid(pool)  # who does not think may take any time
        with pytest.raises(Ended) as ended:
            pool.ask("hang").result(PATIENCE)
        assert (ended.value.seat, ended.value.late) == (3, True)
        assert pid(pool) != first


def test_a_job_that_is_dropped_ends_its_process_and_one_that_waited_never_begins(
    pool: Pool, tmp_path: Path
) -> None:
    first = waiting(pool, tmp_path)
    second = pool.ask(f"wait {tmp_path / 'never'}")
    number = int((tmp_path / "asked").read_text())
    pool.drop(second)
    pool.drop(first)
    with pytest.raises(Ended):
        first.result(PATIENCE)
    with pytest.raises(CancelledError):
        second.result(PATIENCE)
    assert not is_alive(number)
    assert pid(pool) != number


def test_who_drops_what_was_answered_harms_nobody(pool: Pool, tmp_path: Path) -> None:
    before = pool.ask("tell")
    before.result(PATIENCE)
    now = waiting(pool, tmp_path)
    pool.drop(before)
    (tmp_path / "go").touch()
    assert now.result(PATIENCE) == before.result()


def test_a_pool_that_is_closed_ends_all_and_answers_nobody(tmp_path: Path) -> None:
    pool = Pool(jobs.begin, 1)
    thinking, queued = waiting(pool, tmp_path), pool.ask("tell")
    pool.close()
    for asked in (thinking, queued, pool.ask("tell")):
        with pytest.raises(Ended):
            asked.result(PATIENCE)
    assert not is_alive(int((tmp_path / "asked").read_text()))


def test_who_is_outdated_finishes_and_is_replaced(pool: Pool, tmp_path: Path) -> None:
    asked = waiting(pool, tmp_path)
    pool.use(str(ROOT / "src"))
    (tmp_path / "go").touch()
    first = asked.result(PATIENCE)
    assert not is_alive(first)
    pid(pool)
    (second,) = pool.idle
    assert second.package == str(ROOT / "src")
    pool.use("")
    assert not is_alive(second.process.pid), "who was idle is replaced at once"


def test_who_cannot_begin_answers_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    with Pool(jobs.unready, 1) as pool, pytest.raises(Ended) as ended:
        pool.ask("tell").result(PATIENCE)
    assert ended.value.seat == NOBODY
    assert capfd.readouterr().err == "not today\n"


def test_the_hourglass_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with Pool(jobs.begin, 1, limit=PATIENCE) as pool:
        pid(pool)
        assert not [*tmp_path.iterdir()]
        pool.ask("die").exception(PATIENCE)
    process = Process(jobs.begin, "", timed=True)  # before the other one has seen it
    process.end()
    assert not [*tmp_path.iterdir()]


def test_nobody_outlives_who_asked(tmp_path: Path) -> None:
    """It is killed, so it cannot end what it started."""
    asking = textwrap.dedent(f"""
        from tests.bots import jobs
        from tidetable.bots.processes import Pool
        Pool(jobs.begin, 1).ask("wait {tmp_path}").result()
    """)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    asks = subprocess.Popen([sys.executable, "-c", asking], env=environment, cwd=ROOT)
    wait_for(lambda: (tmp_path / "asked").exists() and (tmp_path / "asked").read_text())
    asks.send_signal(signal.SIGKILL)
    asks.wait()
    wait_for(lambda: not is_alive(int((tmp_path / "asked").read_text())))


def test_of_jobs_that_wait_the_most_urgent_is_next(pool: Pool, tmp_path: Path) -> None:
    done: list[int] = []
    first = waiting(pool, tmp_path)
    for rank in (2, 1, 0, 1):
        note = partial(lambda rank, _: done.append(rank), rank)
        pool.ask("tell", rank).add_done_callback(note)
    assert [pool.queue(rank) for rank in range(3)] == [1, 2, 1]
    (tmp_path / "go").touch()
    first.result(PATIENCE)
    wait_for(lambda: len(done) == 4)
    assert done == [0, 1, 1, 2]
    assert [pool.queue(rank) for rank in range(3)] == [0, 0, 0]


def test_a_process_that_does_not_answer_is_replaced(pool: Pool) -> None:
    """Even one that stands still: it cannot end itself, nor be asked to."""
    stopped = pid(pool)
    os.kill(stopped, signal.SIGSTOP)
    with pytest.raises(Ended) as ended:
        pool.ask("tell", seconds=0.01).result(PATIENCE)
    assert ended.value.late
    assert pid(pool) != stopped
    assert not is_alive(stopped)
