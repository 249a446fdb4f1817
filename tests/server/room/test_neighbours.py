"""Other servers on the same database: who is there, until they are silent for too long."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.house import run_async
from tidetable.games import box
from tidetable.server.room import neighbours, people
from tidetable.server.room.house import House
from tidetable.server.room.live import LiveTable
from tidetable.server.room.neighbours import ALIVE, BEAT, GONE, HERE, PATIENCE, VOTES
from tidetable.server.store.bus import Bus
from tidetable.server.store.model import MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store


class Heard:
    """A house that hears what a test lets other servers say, by a clock of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder / 'tidetable.sqlite3'}")
        self.house = House(self.store, 0.0)
        self.time = 0.0
        self.house.neighbours.now = lambda: self.time

    async def open(self) -> LiveTable:
        await self.store.open()
        sitters = [Sitter("human", "", colour, taken=True) for colour in range(3)]
        plan = TablePlan(box("chests"), {}, sitters, [[0], [1], [2]], MatchScore(1, [0] * 3))
        await self.house.tables.create(plan)
        return next(iter(self.house.tables.live.values()))

    async def hear(self, server: str, kind: str, live: LiveTable, what: object = None) -> None:
        await self.house.neighbours.hear(server, json.dumps([kind, live.id, what]))

    async def pass_beats(self, n: float) -> None:
        self.time += n * BEAT
        await self.house.neighbours.forget_the_silent()

    async def close(self) -> None:
        await self.house.close()
        await self.store.close()


def here(live: LiveTable) -> list[bool]:
    return [live.is_here(seat) for seat in range(3)]


def test_who_is_there_is_gone_with_the_server(tmp_path: Path) -> None:
    async def listen() -> None:
        heard = Heard(tmp_path)
        live = await heard.open()
        await heard.hear("one", HERE, live, [[0, 1], 7])
        await heard.hear("two", HERE, live, [[1], 2])
        assert (here(live), live.watchers) == ([True, True, False], 9)
        await heard.hear("one", HERE, live, [[], 1])
        assert (here(live), live.watchers) == ([False, True, False], 3)
        await heard.pass_beats(PATIENCE)
        await heard.hear("two", ALIVE, live)  # just in time; the first one is silent
        await heard.pass_beats(0.1)
        assert (here(live), live.watchers) == ([False, True, False], 2)
        await heard.hear("two", GONE, live)  # it says goodbye itself
        assert (here(live), live.watchers) == ([False] * 3, 0)
        await heard.close()

    run_async(listen())


def test_votes_count_wherever_they_are_cast_and_whoever_comes_back_ends_them(
    tmp_path: Path,
) -> None:
    async def listen() -> None:
        heard = Heard(tmp_path)
        live = await heard.open()
        await heard.hear("one", HERE, live, [[0], 0])
        await heard.hear("two", HERE, live, [[1], 0])
        await heard.hear("one", VOTES, live, [[2, "greedy", [0]]])
        assert live.proposals[2].agreed == {0}
        await heard.hear("two", HERE, live, [[1, 2], 0])
        assert 2 not in live.proposals
        await heard.hear("two", HERE, live, [[1], 0])
        await heard.hear("one", VOTES, live, [[2, "greedy", [0]]])
        await heard.hear("two", VOTES, live, [[2, "greedy", [1]]])
        for counting in [*heard.house.people.counting]:
            await counting
        assert (live.sitters[2].stand_in, live.proposals) == ("greedy", {})
        await heard.hear("two", VOTES, live, [[2, "greedy", [0, 1]]])  # it was late
        assert live.proposals == {}
        await heard.close()

    run_async(listen())


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What servers say to each other, which nobody hears until a test passes it on."""
    said: list[tuple[str, str]] = []

    async def gossip(bus: Bus, words: list[str]) -> None:
        said.extend((bus.node, word) for word in words)

    monkeypatch.setattr(Bus, "shared", True)
    monkeypatch.setattr(Bus, "gossip", gossip)
    monkeypatch.setattr(neighbours, "ANSWERING", 0.0)
    monkeypatch.setattr(people, "LINGER", 0.0)
    return said


async def hush() -> None:
    """Wait until nobody has anything more to do but to wait for the next beat."""
    for _ in range(100):
        await asyncio.sleep(0)


def test_two_servers_fall_silent_though_votes_are_open(
    tmp_path: Path, said: list[tuple[str, str]]
) -> None:
    """Whoever hears of votes asks who is there; if that told of votes, it would never end."""

    async def listen() -> None:
        one, other = Heard(tmp_path), Heard(tmp_path)
        live = await one.open()
        there = await other.house.tables.open(live.id)
        with one.house.people.attended(live, [0]), other.house.people.attended(there, [1]):
            there.propose(2, "greedy", [1])
            other.house.neighbours.tell_votes(there)
            heard = 0
            await hush()
            while said:
                node, word = said.pop(0)
                heard += 1
                assert heard < 50, "they never stop"
                for house in (one.house, other.house):
                    if house.store.bus.node != node:
                        await house.neighbours.hear(node, word)
                await hush()
            assert live.proposals[2].agreed == {1}
        for ours in (one, other):
            await ours.close()

    run_async(listen())


def test_a_house_that_is_closed_says_nothing_more(
    tmp_path: Path, said: list[tuple[str, str]]
) -> None:
    """Whoever left just before would be counted after the database is closed."""

    async def listen() -> None:
        heard = Heard(tmp_path)
        live = await heard.open()
        heard.house.neighbours.start()
        with heard.house.people.attended(live, [0, 1]):
            live.propose(2, "greedy", [0])
            await hush()
        await heard.house.close()
        ours = asyncio.all_tasks()
        heard.house.people._let_go(live, [1])
        await heard.hear("one", VOTES, live, [[2, "greedy", [0]]])
        assert asyncio.all_tasks() == ours
        assert json.loads(said[-1][1]) == [GONE, 0, None]
        await heard.store.close()

    run_async(listen())
