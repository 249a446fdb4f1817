"""The page of what is asked is not stale, and reads as it should."""

from __future__ import annotations

from tests.meta.asks import asks_page
from tests.meta.generated import ASKS, HOW
from tidetable.games import box, names


def test_the_page_of_asks_is_as_the_games_are() -> None:
    assert ASKS.read_text(encoding="utf-8") == asks_page([box(name) for name in names()]), HOW
