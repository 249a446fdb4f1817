"""A table in memory: the game, the people, and everybody who waits for something to happen."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, deque
from dataclasses import dataclass, field

from tidetable.core.box import Box
from tidetable.core.record import Player
from tidetable.core.table import Entry, Table
from tidetable.games import box as box_of
from tidetable.server.model import Match, Pause, Remark, Row, Saved, Sitter, Wishes


@dataclass
class Proposal:
    """A stand-in proposed for somebody: which bot, and the seats that agree."""

    bot: str
    agreed: set[int] = field(default_factory=set)


@dataclass
class LiveTable:
    """What is in the database, ready to be played. `rows` is the length of its log."""

    id: int
    box: Box
    table: Table
    sitters: list[Sitter]
    match: Match
    wishes: Wishes
    rows: int
    asked_at: float = 0.0
    pause: Pause | None = None
    remarks: list[Remark] = field(default_factory=list)

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    room: int = 0  # counts what happens around the game: who comes, talks, thinks
    present: Counter[int] = field(default_factory=Counter)  # open pages by seat
    lingering: Counter[int] = field(default_factory=Counter)  # pages that closed a moment ago
    proposals: dict[int, Proposal] = field(default_factory=dict)  # stand-ins, by seat
    lately: dict[tuple[int, str], deque[float]] = field(default_factory=dict)  # who did what when
    thinking: int | None = None  # the seat whose bot thinks
    bot_task: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    seating: int = field(init=False)  # the fingerprint of who sits where, equal after a restart

    def __post_init__(self) -> None:
        self.seating = fingerprint(self.sitters)

    @property
    def players(self) -> list[Player]:
        return [who.player for who in self.sitters]

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss it in memory."""
        at_work = self.bot_task is not None and not self.bot_task.done()
        pages = self.present or self.lingering
        return not (pages or at_work or self.alarm or self.lock.locked())

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody looks at the table from a seat. Who reloads a page is not gone."""
        return self.present[seat] > 0 or self.lingering[seat] > 0

    def seat(self, sitters: list[Sitter]) -> None:
        """Let others hold the seats."""
        self.sitters = sitters
        self.seating = fingerprint(sitters)
        self.table.bots = bots_of(sitters)

    @property
    def is_foreseen(self) -> bool:
        """Whether somebody may know what luck is going to bring: nobody new should join then."""
        return self.wishes.lesson or self.table.rewound

    def tell_watchers(self, around: bool = False) -> None:
        """Wake everybody who waits, and let them wait anew for the next change."""
        self.room += around
        self.changed.set()
        self.changed = asyncio.Event()


def bots_of(sitters: list[Sitter]) -> frozenset[int]:
    """Return the seats from which nobody minds taking back: no person has ever held them."""
    return frozenset(seat for seat, who in enumerate(sitters) if who.from_start)


def fingerprint(sitters: list[Sitter]) -> int:
    return zlib.crc32(repr(sitters).encode()) % 10**9


def rebuild(saved: Saved, rows: list[Row], remarks: list[Remark]) -> LiveTable:
    """Play a log again."""
    box = box_of(saved.game)
    if saved.data is not None and saved.data.digest != box.game.data:
        box = box.on(saved.data)
    bots = bots_of(saved.sitters)
    table = Table(box.game, len(saved.sitters), saved.options, saved.seed, bots)
    repeat(table, rows)
    table.given = saved.given
    table.timed = saved.wishes.clock > 0
    return LiveTable(
        saved.id,
        box,
        table,
        saved.sitters,
        saved.match,
        saved.wishes,
        len(rows),
        saved.asked_at,
        saved.pause,
        remarks,
    )


def repeat(table: Table, rows: list[Row]) -> None:
    """Play on by a log."""
    for row in rows:
        if row.keep is not None:
            table.cut(row.keep)
        else:
            table.repeat(Entry(row.seat, table.game.codec.parse(row.text)))


def rows_of(table: Table, entries: list[Entry]) -> list[Row]:
    return [Row(entry.seat, table.game.codec.text(entry.action)) for entry in entries]
