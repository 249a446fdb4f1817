"""An evening at a house, step by step: people come, move, take back and vote; the house restarts.

The house is real, on a real file, without sockets; its clock is given. After every step what it has
in memory, what it has answered for and what lies in its database must agree.
"""

from __future__ import annotations

import asyncio
import gc
import shutil
import sqlite3
import tempfile
from collections.abc import Coroutine
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tidetable.core.contract import CHANCE
from tidetable.core.errors import CannotUndo, Refusal, SetAside, Stale
from tidetable.core.table import Entry
from tidetable.games import box
from tidetable.server.room import tables as all_tables
from tidetable.server.room.house import House
from tidetable.server.room.live import LiveTable, rebuild
from tidetable.server.room.people import PERSON
from tidetable.server.room.thinkers import asked_bot
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.model import Link, MatchScore, Sitter, TablePlan, TableSettings
from tidetable.server.store.store import Store

T = TypeVar("T")

FILE: Final = "tidetable.sqlite3"
CHESTS: Final = box("chests")
CLOCK: Final = 30  # seconds for an answer
HOST, FRIEND, BOT = range(3)
SEATS: Final = [HOST, FRIEND, BOT]
BOTS: Final = ["random", "greedy"]
HOUR: Final = 3600.0
some = st.integers(0, 99)


class Evening(RuleBasedStateMachine):
    """A table of a host, an invited friend and a bot; beside it a quiet one and a sick one."""

    template: Path  # a database in which nothing has happened yet

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="tide"))
        shutil.copy(self.template, self.folder / FILE)
        self.loop = asyncio.new_event_loop()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(all_tables, "MOST_LIVE", 1)  # whoever is not looked at, sleeps
        self.now = 1_000_000.0
        self.open_pages: dict[int, ExitStack] = {}
        self.answered: dict[int, tuple[int, str]] = {}  # by version: whose move, and which
        self.had_persons = {HOST}  # seats that a person has ever held
        self.start()

    def run(self, task: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(task)

    # --- the house --------------------------------------------------------------------------------

    def start(self) -> None:
        async def start() -> None:
            self.store = Store(f"sqlite:///{self.folder / FILE}?timeout=0")
            await self.store.open()
            self.house = House(self.store, 0.0, lambda: self.now)
            self.house.resume()

        self.run(start())

    def stop(self) -> None:
        for page in self.open_pages.values():
            page.close()
        self.open_pages.clear()

        async def stop() -> None:
            await self.house.close()
            await self.store.close()

        self.run(stop())

    def teardown(self) -> None:
        self.stop()
        self.loop.close()
        self.patch.undo()
        shutil.rmtree(self.folder)

    @initialize(clock=st.sampled_from([0, CLOCK]), luck=some, come=st.booleans())
    def set_up(self, clock: int, luck: int, come: bool) -> None:
        sitters = [
            Sitter("human", "Anna", 0, taken=True),
            Sitter("human", "", 1),
            Sitter("bot", "random", 2),
        ]
        plan = TablePlan(
            CHESTS,
            {"first": "1"},
            sitters,
            [[HOST], [FRIEND], []],
            MatchScore(1, [0] * 3),
            TableSettings(clock=clock),
            seed=bytes([luck] * 16),
        )
        host, invitation, _ = self.run(self.house.tables.create(plan))
        self.table = host.table_id
        self.keys: dict[int, Link] = {HOST: host}
        self.invitations = [invitation]
        plain = replace(plan, settings=TableSettings())
        self.quiet, self.sick = (
            self.run(self.house.tables.create(plain))[0].table_id for _ in range(2)
        )
        self.quiet_rows = self.run(self.store.table(self.quiet))[1]
        with closing(sqlite3.connect(self.folder / FILE)) as database, database:
            database.execute("UPDATE log SET text = 'dice skull' WHERE table_id = ?", (self.sick,))
        self.restart()
        if come:
            self.sit(0)

    def live(self) -> LiveTable:
        """Return the table, once every bot has answered that was asked."""

        async def settled() -> LiveTable:
            live = await self.house.tables.open(self.table)
            while asked_bot(live) is not None or not all(task.done() for task in live.tasks):
                assert live.tasks, "a bot that is asked thinks"
                await asyncio.gather(*live.tasks)
            return live

        return self.run(settled())

    # --- what people do ---------------------------------------------------------------------------

    def persons_asked(self) -> list[int]:
        live = self.live()
        return [one for one in live.table.asked() if one in self.keys and not live.sitters[one].bot]

    @rule(which=some, n=st.integers(1, 4))
    def move(self, which: int, n: int) -> None:
        """Answer, some times in a row."""
        for _ in range(n):
            live, asked = self.live(), self.persons_asked()
            if asked:
                action, version = self.some_answer(live, asked[0], which), live.table.version
                self.run(self.house.tables.play(live, asked[0], action, version))
                self.answered[version] = asked[0], live.table.game.codec.text(action)

    def some_answer(self, live: LiveTable, seat: int, which: int) -> int:
        legal = live.table.legal(seat)
        return legal[which % len(legal)]

    @rule(which=some, locked=st.booleans())
    def move_in_vain(self, which: int, locked: bool) -> None:
        """Find the database locked by somebody, or answer what is asked no more."""
        live, asked = self.live(), self.persons_asked()
        if not asked:
            return
        before, version = [*live.table.entries], live.table.version - (not locked)
        action = self.some_answer(live, asked[0], which)
        with closing(sqlite3.connect(self.folder / FILE)) as other:
            if locked:
                other.execute("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseFailed if locked else Stale):
                self.run(self.house.tables.play(live, asked[0], action, version))
        assert self.live().table.entries == before

    def somebody(self, which: int) -> int:
        """Return the seat of a person who plays for themself, if there is one."""
        sitters = self.live().sitters
        people = [seat for seat in sorted(self.keys) if not sitters[seat].bot] or [HOST]
        return people[which % len(people)]

    @rule(which=some, again=st.booleans())
    def take_back(self, which: int, again: bool) -> None:
        """Undo: where others play, never more than what nobody has seen anything of.

        And whoever goes again has the same luck.
        """
        live, seat = self.live(), self.somebody(which)
        before, version = [*live.table.entries], live.table.version
        try:
            self.run(self.house.tables.undo(live, seat))
        except CannotUndo:
            assert self.live().table.entries == before
            return
        taken = self.taken_back(before, version)
        assert taken[0].seat == seat
        if self.had_persons - {seat}:
            assert len(taken) == 1, "neither luck nor anybody else's move"
        live = self.live()
        if again and live.table.taken_back[:1] == taken[:1]:
            here = len(live.table.entries)
            with suppress(CannotUndo):
                self.run(self.house.tables.redo(live, seat))
                done = self.live().table.entries[here:]
                n = 1 + draws_after(taken)
                assert done[:n] == taken[:n]

    def taken_back(self, before: list[Entry], version: int) -> list[Entry]:
        """Return what the undo in this version took back, as the log says."""
        _, rows, _ = self.run(self.store.table(self.table))
        keep = [row for row in rows if row.seat != CHANCE][version].keep
        assert keep is not None
        return before[keep:]

    @rule(which=some)
    def sit(self, which: int) -> None:
        """Use an invitation, a new one or one that was used: a free seat gets one person."""
        live = self.live()
        invitation = self.invitations[which % len(self.invitations)]
        seat = invitation.invites
        assert seat is not None
        free, foreseen = live.sitters[seat].free, live.is_foreseen
        known = self.run(self.house.tables.link(invitation.secret))
        assert known is not None
        try:
            key = self.run(self.house.people.accept(live, invitation, "Ben", None))
        except Refusal:
            return
        assert free
        assert not known.spent
        assert not foreseen, "whoever knows the luck to come has company"
        assert seat not in self.keys
        self.keys[seat] = key
        self.had_persons.add(seat)

    @rule(
        by=st.sampled_from([HOST, FRIEND]),
        seat=st.sampled_from(SEATS),
        who=st.sampled_from([PERSON, *BOTS]),
    )
    def vote(self, by: int, seat: int, who: str) -> None:
        """Let a bot play for oneself, hire one, free its seat, or propose a stand-in."""
        live = self.live()
        if by not in self.keys:
            return
        live.lately.clear()
        was, here = live.sitters, {one for one in self.keys if live.is_here(one)}
        with suppress(Refusal):
            self.run(self.house.people.change(live, self.keys[by], seat, who))
        now = self.live().sitters
        if seat in self.keys and seat != by and now[seat].bot and not was[seat].bot:
            assert here - {one for one in here if was[one].bot} <= {by}, "all who are here agreed"
        found = self.run(self.store.seating.to_give(self.table))
        self.invitations += [
            one for one in found if one.invites is not None and one not in self.invitations
        ]

    @rule(seat=st.sampled_from([HOST, FRIEND]))
    def open_or_close_a_page(self, seat: int) -> None:
        if seat in self.open_pages:
            self.loop.call_soon(self.open_pages.pop(seat).close)
        else:
            self.loop.call_soon(self.attend, seat, self.live())
        self.run(asyncio.sleep(0))

    def attend(self, seat: int, live: LiveTable) -> None:
        page = self.open_pages[seat] = ExitStack()
        page.enter_context(self.house.people.attended(live, [seat]))

    # --- what happens to a house ------------------------------------------------------------------

    @rule(kindly=st.booleans())
    def restart(self, kindly: bool = True) -> None:
        """Stop, and start again; as well after all tasks have ended as in the midst of them."""
        if kindly:
            self.live()
        self.stop()
        self.start()

    @rule()
    def fall_asleep(self) -> None:
        """Somebody looks at another table, and this one is put out of mind."""
        before = self.live().table.entries
        self.run(self.house.tables.open(self.quiet))
        gc.collect()
        assert self.live().table.entries == before

    @rule(seconds=st.sampled_from([-HOUR, 1.0, CLOCK + 1.0, 24 * HOUR]))
    def time_jumps(self, seconds: float) -> None:
        """The machine's clock is set: back nobody is late, and forth only who was asked."""
        live = self.live()
        version, asked = live.table.version, self.persons_asked()
        face = self.house.timekeeper.standing(live)
        self.now += seconds

        async def look() -> None:
            await self.house.alarms._look(0.0)
            await asyncio.gather(*self.house.alarms.ringing.values())

        self.run(look())
        moved = self.live().table.version > version
        if face is None or seconds < 0:
            assert not moved
        if face is not None and asked and not face.waits and not face.is_still and seconds > HOUR:
            assert moved, "somebody answers for who is late"

    # --- what must be true ------------------------------------------------------------------------

    @invariant()
    def memory_and_log_agree(self) -> None:
        live = self.live()
        saved, rows, remarks = self.run(self.store.table(self.table))
        again = rebuild(saved, rows, remarks)
        assert again.table.entries == live.table.entries
        assert again.table.version == live.table.version
        assert again.sitters == live.sitters
        done = [row for row in rows if row.seat != CHANCE]
        for version, (seat, text) in self.answered.items():
            assert (done[version].seat, done[version].text, done[version].keep) == (
                seat,
                text,
                None,
            )

    @invariant()
    def one_person_a_seat(self) -> None:
        sitters = self.live().sitters
        links = self.run(self.store.seating.of_table(self.table))
        for seat, who in enumerate(sitters):
            keys = [link for link in links if seat in link.seats]
            inviting = [link for link in links if link.invites == seat and not link.spent]
            assert len(keys) == (seat in self.keys)
            assert len(inviting) == who.free
            if who.taken:
                assert keys == [self.keys[seat]]

    @invariant()
    def no_other_table_is_harmed(self) -> None:
        assert self.run(self.store.table(self.quiet))[1] == self.quiet_rows
        with pytest.raises(SetAside):
            self.run(self.house.tables.open(self.sick))


def draws_after(entries: list[Entry]) -> int:
    """Return how many draws follow at once on the first decision."""
    draws = [entry.seat == CHANCE for entry in entries[1:]]
    return draws.index(False) if False in draws else len(draws)
