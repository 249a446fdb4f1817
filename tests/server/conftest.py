from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Visitor, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that many tests share: each has tables of its own."""
    with serving(tmp_path_factory.mktemp("house")) as base:
        yield base


@pytest.fixture
def visitor(house: str) -> Iterator[Visitor]:
    """Somebody at the door of a house where others play too."""
    with Visitor(house) as someone:
        yield someone


@pytest.fixture
def first_visitor(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at the door of a house where nobody has played yet."""
    with serving(tmp_path) as base, Visitor(base) as someone:
        yield someone
