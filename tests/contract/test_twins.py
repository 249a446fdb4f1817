"""Every check is needed: for each there is a broken game that it alone catches."""

from __future__ import annotations

import pytest

from tests.contract.twins import TWINS
from tidetable.core.box import Box
from tidetable.core.check import CHECKS, check


@pytest.mark.parametrize(
    ("name", "box"), [(n, b) for n, _, b in TWINS], ids=[t for _, t, _ in TWINS]
)
def test_a_twin_is_caught_by_its_check_alone(name: str, box: Box) -> None:
    others = [other for other in CHECKS if other not in (name, "words")]
    findings = check(box, games=4, limit=120, only=[name, *others])  # new verbs have no words yet
    assert {finding.check for finding in findings} == {name}, [str(f) for f in findings[:4]]


def test_every_check_has_a_twin() -> None:
    assert {name for name, _, _ in TWINS} == set(CHECKS)
