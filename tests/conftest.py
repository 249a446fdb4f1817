from __future__ import annotations

import gc
import os
from collections import defaultdict
from hashlib import sha256
from itertools import count
from pathlib import PurePath

import pytest

# Tests share the cores already: numpy's own threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# While tests are collected nothing becomes garbage, and looking for it took a third of the time.
gc.disable()


def pytest_collection_finish() -> None:
    """From here on look for garbage, but seldom, and not among the tests themselves."""
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)  # at 700 it took a tenth of all the time
    gc.enable()


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what each folder of tests took: the sum over all processes that share them."""
    seconds: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                file, _, _ = report.nodeid.partition("::")
                seconds[str(PurePath(file).parent)] += report.duration
    terminalreporter.section("seconds by folder")
    for folder, spent in sorted(seconds.items()):
        terminalreporter.line(f"{spent:8.1f}  {folder}")
    terminalreporter.line(f"{sum(seconds.values()):8.1f}  in all")
