"""The page of what is asked is not stale, and reads as it should."""

from __future__ import annotations

from tests.meta.asks import asks_page
from tests.meta.generated import ASKS, HOW
from tidetable.games import box, names


def test_the_page_of_asks_is_as_the_games_are() -> None:
    assert ASKS.read_text(encoding="utf-8") == asks_page([box(name) for name in names()]), HOW


def test_every_ask_says_what_it_is_and_every_question_by_which_rule() -> None:
    rows = [row.split(" | ") for row in ASKS.read_text(encoding="utf-8").splitlines()]
    asks = [row for row in rows if row[0].removeprefix("| ").isdigit()]
    assert len(asks) == sum(len(box(name).game.kinds) for name in names())
    for _, name, of, rule, *_, says in asks:
        assert says.strip(" |"), name
        assert rule.strip() or of.startswith("chance"), name
