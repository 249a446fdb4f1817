from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Visitor, serving


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at the door of a fresh house."""
    with serving(tmp_path) as base, Visitor(base) as someone:
        yield someone
