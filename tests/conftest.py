from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--luck", default="", help="another luck for every test")


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the luck of a test's tables be its own and the same in every run.

    What fails once fails again; what a luck nobody had can break is looked for with `--luck`.
    """
    name = f"{request.config.getoption('--luck')} {request.node.nodeid}"
    numbers = count()

    def token_bytes(nbytes: int = 32) -> bytes:
        return sha256(f"{name} {next(numbers)}".encode()).digest()[:nbytes]

    monkeypatch.setattr("secrets.token_bytes", token_bytes)
