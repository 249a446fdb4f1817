"""Reviews on a server: only after the end, once for all who ask, one at a time, and never stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.core.tables import play_on
from tests.server.house import run_async
from tidetable import games
from tidetable.bots.review import Reviewer
from tidetable.core.errors import NotYours, TooMuch
from tidetable.core.luck import seed_from_text
from tidetable.core.table import Table
from tidetable.server.room import reviews as module
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import MindFailed, Minds, Rank
from tidetable.server.room.reviews import Looking, Reviews
from tidetable.server.store.model import MatchScore, Sitter, TableSettings

BOX = games.box("chests")
END = 10_000


@pytest.fixture(scope="module")
def ended() -> Table:
    return play_on(BOX.table(2, seed=seed_from_text("3")), END)


@pytest.fixture(scope="module")
def minds() -> Iterator[Minds]:
    found = Minds()
    yield found
    found.pool.close()


def live(table: Table, number: int = 1) -> LiveTable:
    sitters = [Sitter("bot", "greedy")] * table.seats
    return LiveTable(number, BOX, table, sitters, MatchScore(1, [0, 0]), TableSettings(), 0)


async def done(reviews: Reviews, *tables: LiveTable) -> list[Looking]:
    """Ask until all is looked at, as a page does."""
    found = [reviews.of(table) for table in tables]
    while any(one.is_under_way for one in found):
        for one in found:
            one.go_on()
        await asyncio.sleep(0)
    return found


def test_a_review_is_what_the_command_says_too(ended: Table, minds: Minds) -> None:
    reviews = Reviews(minds)
    reviews.playouts = 0
    (looking,) = run_async(done(reviews, live(ended)))
    start = BOX.game.setup(ended.seats, ended.options)
    assert looking.review == Reviewer(BOX, start, ended.entries, playouts=0).review()
    assert len(looking.decisions) == looking.of
    assert reviews.of(live(ended)) is looking


def test_while_a_game_runs_there_is_none(minds: Minds) -> None:
    with pytest.raises(NotYours):
        Reviews(minds).of(live(BOX.table(2)))


class Slow(Minds):
    """Thinks about nothing, and counts how many ask at a time."""

    def __init__(self, fails: int = 0, decisions: int = 3) -> None:
        self.fails = fails
        self.decisions = decisions
        self.asked = self.now = self.most = 0

    async def ask(self, job: dict[str, Any], rank: Rank = Rank.BOT) -> Any:
        self.asked += 1
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        if self.asked <= self.fails:
            raise MindFailed("its process ended")
        return self.decisions if job["decision"] is None else job["decision"]


def test_many_who_ask_share_one_review_and_games_wait_for_each_other(ended: Table) -> None:
    async def ask() -> Slow:
        slow = Slow()
        await done(Reviews(slow), live(ended), live(ended), live(ended, 2), live(ended))
        return slow

    slow = run_async(ask())
    assert (slow.asked, slow.most) == (8, 1)


def test_what_fails_is_told_once_and_begins_anew(ended: Table) -> None:
    async def ask() -> list[bool]:
        reviews, table = Reviews(Slow(fails=1)), live(ended)
        await done(reviews, table)
        told = reviews.of(table)
        (again,) = await done(reviews, table)
        return [told.failed, again.failed, again.review is not None]

    assert run_async(ask()) == [True, False, True]


def test_no_more_wait_than_can_be_served(ended: Table) -> None:
    async def ask() -> int:
        reviews = Reviews(Slow())
        for number in range(module.MOST_WAITING):
            reviews.of(live(ended, number))
        with pytest.raises(TooMuch):
            reviews.of(live(ended, END))
        await done(reviews, live(ended, 0))
        await asyncio.gather(*reviews.tasks)
        for number in range(module.MOST_KEPT + 5):
            await done(reviews, live(ended, 100 + number))
        return len(reviews.looking)

    assert run_async(ask()) == module.MOST_KEPT


async def rested(slow: Slow) -> int:
    """Wait until nothing is thought any more; return how often it was asked."""
    before = -1
    while before != slow.asked:
        before = slow.asked
        for _ in range(10):
            await asyncio.sleep(0)
    return before


def test_nothing_is_thought_for_nobody(ended: Table) -> None:
    """Whoever asks once and leaves costs some decisions; who asks again lets it go on."""

    async def ask() -> list[int]:
        slow = Slow(decisions=1000)
        reviews, table = Reviews(slow), live(ended)
        reviews.of(table)
        first = await rested(slow)
        reviews.of(table)
        second = await rested(slow)
        for task in [*reviews.tasks]:
            task.cancel()
        return [first, second]

    assert run_async(ask()) == [1 + module.AHEAD, 1 + 2 * module.AHEAD]


def test_whoever_left_stands_in_nobodys_way(ended: Table) -> None:
    async def ask() -> tuple[int, bool]:
        slow = Slow(decisions=1000)
        reviews = Reviews(slow)
        for number in range(module.MOST_WAITING):
            reviews.of(live(ended, number))
        await rested(slow)
        reviews.of(live(ended, END))
        found = len(reviews.looking), 0 in reviews.looking
        for task in [*reviews.tasks]:
            task.cancel()
        return found

    assert run_async(ask()) == (module.MOST_WAITING, False)
