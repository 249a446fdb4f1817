"""Every check is needed: for each there is a broken game that it alone catches."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.contract.twins import TWINS
from tidetable.core.box import Box
from tidetable.core.check import CHECKS, check
from tidetable.core.lock import FILE, write


def locked(box: Box, folder: Path) -> Box:
    """Return a twin with a lock of its own, as whoever gave it other verbs would write it."""
    shutil.copytree(box.folder, folder, ignore=shutil.ignore_patterns(FILE, "*.py"))
    twin = replace(box, folder=folder)
    write(twin)
    return twin


@pytest.mark.parametrize(
    ("name", "box"), [(n, b) for n, _, b in TWINS], ids=[t for _, t, _ in TWINS]
)
def test_a_twin_is_caught_by_its_check(name: str, box: Box, tmp_path: Path) -> None:
    twin = box if name == "lock" else locked(box, tmp_path / "twin")
    findings = check(twin, games=4, limit=120, only=[name])
    assert {finding.check for finding in findings} == {name}


@pytest.mark.parametrize(
    ("name", "box"),
    [
        pytest.param(name, box, id=twin, marks=[pytest.mark.long] * (n % 4 > 0))
        for n, (name, twin, box) in enumerate(TWINS)
    ],
)
@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.long)])
def test_a_twin_is_caught_by_no_other_check(
    name: str, box: Box, games: int, tmp_path: Path
) -> None:
    """So none is needed for what another sees already; some are tried always."""
    # New verbs have no words yet.
    others = [other for other in CHECKS if other not in (name, "words")]
    twin = box if name == "lock" else locked(box, tmp_path / "twin")
    assert [str(found) for found in check(twin, games=games, limit=120, only=others)] == []


def test_every_check_has_a_twin() -> None:
    assert {name for name, _, _ in TWINS} == set(CHECKS)
