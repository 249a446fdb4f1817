"""Whatever people do in whatever order, a house keeps its promises.

Two evenings, the same in every run; `make soak` lives through many more, and longer ones.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.house import run_async
from tests.server.room.evening import FILE, Evening
from tidetable.server.store.store import Store

ROUNDS = int(os.environ.get("TIDETABLE_SOAK", "0"))


@pytest.fixture
def template(tmp_path: Path) -> Path:
    """A database in its shape, and empty."""

    async def make() -> None:
        store = Store(f"sqlite:///{tmp_path / FILE}")
        await store.open()
        await store.close()

    run_async(make())
    return tmp_path / FILE


def test_any_evening_ends_well(template: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evening, "template", template, raising=False)
    spent = settings(
        max_examples=2 + 20 * ROUNDS,
        stateful_step_count=20 + min(ROUNDS, 30),
        derandomize=not ROUNDS,
        deadline=None,
        phases=[Phase.generate, *[Phase.shrink] * bool(ROUNDS)],
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    with ThreadPoolExecutor(1) as aside:  # in this thread, Playwright may have a loop of its own
        aside.submit(run_state_machine_as_test, Evening, settings=spent).result()
