"""Bots that fail: they try again, a quick one helps out, and at last people can rouse them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.patience import wait_for
from tests.server.guests import company, seat, sitting_there
from tests.server.house import Player, Visitor, serving, serving_on
from tidetable import bots
from tidetable.games import box
from tidetable.server.room import house, thinkers
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import Minds

HIDDEN = "a card nobody may know"
PAUSES = thinkers.PAUSES  # as they are: most tests have none


class Moods:
    """Which bots think today, and how often each was asked."""

    def __init__(self) -> None:
        self.fails: Callable[[str], bool] = lambda _name: True
        self.asked: list[str] = []


@pytest.fixture
def moods(monkeypatch: pytest.MonkeyPatch) -> Moods:
    """Moods of the bots in every house that opens from now on, and in none that stands already."""
    moods = Moods()

    class Moody(Minds):
        async def answer(self, live: LiveTable, seat: int, bot: str = "") -> int:
            name = bot or live.sitters[seat].bot
            moods.asked.append(name)
            if moods.fails(name):
                raise ValueError(HIDDEN)
            return await super().answer(live, seat, bot)

    monkeypatch.setattr(house, "Minds", Moody)
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.0))
    return moods


@pytest.fixture
def host(moods: Moods, tmp_path: Path) -> Iterator[Player]:
    """Somebody at a table where a bot begins, and somebody else was invited."""
    with serving(tmp_path) as base, Visitor(base) as visitor:
        yield visitor.set_up(
            seat_1="bot:random", seat_2="here", seat_3="link", name_2="Anna", option_first="1"
        )


def gave_up(player: Player) -> bool:
    return bool(seat(player, 0)["proposal"])


def urgent(player: Player) -> list[str]:
    """Return what is offered about the bot with one click."""
    return [offer["who"] for offer in seat(player, 0)["offers"] if offer["now"]]


def test_bots_of_a_house_that_stood_before_have_no_moods(visitor: Visitor, moods: Moods) -> None:
    """Or a clock that runs out at a table of others would be counted here."""
    player = visitor.set_up(seat_1="bot:random", seat_2="here", option_first="1")
    wait_for(lambda: player.scene()["yours"])
    assert not moods.asked


def test_a_bot_that_failed_once_moves(moods: Moods, first_visitor: Visitor) -> None:
    moods.fails = lambda _name: len(moods.asked) == 1
    player = first_visitor.set_up(seat_1="bot:random", seat_2="here", option_first="1")
    wait_for(lambda: player.scene()["yours"])
    assert "greedy" not in moods.asked


def test_at_last_a_quick_bot_helps_out(moods: Moods, first_visitor: Visitor) -> None:
    quick = bots.quick(box("chests"))
    assert quick != "random"
    moods.fails = lambda name: name != quick
    player = first_visitor.set_up(seat_1="bot:random", seat_2="here", option_first="1")
    wait_for(lambda: player.scene()["yours"])
    assert moods.asked[:3] == ["random", "random", quick]


def test_a_bot_that_gives_up_is_seen_and_can_be_roused(
    host: Player, moods: Moods, caplog: pytest.LogCaptureFixture
) -> None:
    wait_for(lambda: gave_up(host))
    assert seat(host, 0)["proposal"] == "Random bot does not answer."
    wait_for(lambda: not seat(host, 0)["thinking"])
    assert urgent(host) == ["try-again"]
    asked = len(moods.asked)
    assert host.post("seat", seat=0, who="try-again").status_code == 200
    wait_for(lambda: len(moods.asked) == asked + 3 and gave_up(host))
    moods.fails = lambda _name: False
    assert host.post("seat", seat=0, who="try-again").status_code == 200
    wait_for(lambda: host.scene()["yours"])
    assert not gave_up(host)
    assert HIDDEN not in caplog.text
    assert "bot random failed at table 1: ValueError in test_stuck.py" in caplog.text


def test_a_bot_that_fails_again_waits_longer_each_time(
    moods: Moods, first_visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What made it fail may need a while to pass. Here nobody sits that out."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(thinkers, "PAUSES", PAUSES)
    monkeypatch.setattr(thinkers, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    player = first_visitor.set_up(seat_1="bot:random", seat_2="here", option_first="1")
    wait_for(lambda: gave_up(player))
    assert moods.fails("random")
    pauses = [seconds for seconds in slept if seconds]  # this house has none for people to follow
    assert pauses == [*PAUSES]
    assert 0 < pauses[0] < pauses[1]


def test_who_watches_sees_it_and_rouses_nobody(host: Player, moods: Moods) -> None:
    with Visitor(str(host.http.base_url)) as visitor:
        friend, watcher = company(visitor, host, "Ben")
        wait_for(lambda: gave_up(watcher))
        assert urgent(friend) == ["try-again"]
        assert urgent(watcher) == []
        asked = len(moods.asked)
        refused = watcher.post("seat", seat=0, who="try-again")
        assert refused.json()["error"] == "not-yours-watching"
        assert len(moods.asked) == asked


def test_nobody_is_roused_all_the_time(host: Player) -> None:
    answers = [host.post("seat", seat=0, who="try-again").status_code for _ in range(10)]
    assert 429 in answers


@pytest.mark.parametrize("language", ["de", "fr", "zh-TW"])
def test_it_is_said_in_every_language(host: Player, language: str) -> None:
    wait_for(lambda: gave_up(host))
    with Visitor(str(host.http.base_url), language) as other:
        there = seat(other.at(host.path), 0)
        assert "⟦" not in there["proposal"] + there["offers"][0]["label"]


def test_who_opens_a_page_wakes_the_bot(host: Player, moods: Moods) -> None:
    wait_for(lambda: gave_up(host))
    moods.fails = lambda _name: False
    with sitting_there(host):
        wait_for(lambda: host.scene()["yours"])


def test_a_bot_tries_anew_when_the_table_changes(host: Player, moods: Moods) -> None:
    wait_for(lambda: gave_up(host))
    assert host.post("seat", seat=0, who="greedy").status_code == 200
    wait_for(lambda: moods.asked.count("greedy") > 1 and gave_up(host))


def test_a_locked_database_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    locked = threading.Event()

    class Waiting(Minds):
        async def answer(self, live: LiveTable, seat: int, bot: str = "") -> int:
            await asyncio.to_thread(locked.wait)
            return await super().answer(live, seat, bot)

    monkeypatch.setattr(house, "Minds", Waiting)
    monkeypatch.setattr(thinkers, "PAUSES", (0.01,) * 10_000)
    file = tmp_path / "tidetable.sqlite3"
    with serving_on(f"sqlite:///{file}?timeout=0") as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="bot:random", seat_2="here", option_first="1")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            locked.set()
            wait_for(lambda: "database is locked" in caplog.text)
            assert player.scene()["version"] == 0
            other.rollback()
        wait_for(lambda: player.scene()["yours"])
