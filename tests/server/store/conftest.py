"""A Postgres for all tests of a process, and two houses that share it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import Visitor, serving_on
from tests.server.postgres import Postgres, running_postgres
from tidetable.server.store import bus


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def database(server: Postgres) -> str:
    return server.address


@pytest.fixture
def houses(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, Visitor]]:
    """The doors of two houses that share all their tables."""
    monkeypatch.setattr(bus, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(bus, "LONGEST_PAUSE", 0.05)
    with (
        serving_on(database) as one,
        serving_on(database) as other,
        Visitor(one) as anna,
        Visitor(other) as ben,
    ):
        yield anna, ben
