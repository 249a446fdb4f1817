"""Kept games are played again, and nothing that anybody sees may have changed."""

from __future__ import annotations

import pytest

from tests.playthroughs.playthrough import FOLDER, KEPT, Playthrough, printed


@pytest.mark.parametrize("kept", KEPT, ids=[kept.file for kept in KEPT])
def test_a_kept_game_is_played_the_same(kept: Playthrough) -> None:
    before = kept.path.read_text(encoding="utf-8").splitlines()
    now = printed(kept).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert new == old, f"line {number}; if it is meant: python -m tests.playthroughs.write"
    assert len(now) == len(before)


def test_every_file_is_a_kept_game_of_a_size_to_read() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {kept.file for kept in KEPT}
    assert all(kept.path.stat().st_size < 200_000 for kept in KEPT)
