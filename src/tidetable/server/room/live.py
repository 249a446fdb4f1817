"""A table in memory: the game, the people, and everybody who waits for something to happen."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tidetable.core.box import Box
from tidetable.core.chain import SHARE_MARK, first_hash, next_hash
from tidetable.core.contract import CHANCE, SPECTATOR
from tidetable.core.datafile import DataFile
from tidetable.core.errors import Refusal, SetAside, TooMuch
from tidetable.core.record import Player
from tidetable.core.shares import DRAW, NUMBER
from tidetable.core.table import Entry, Table, still_ahead
from tidetable.games import box as box_of, names
from tidetable.server.room.channel import Channel
from tidetable.server.room.pictures import Pictures
from tidetable.server.room.trials import Trials
from tidetable.server.store.model import (
    MatchScore,
    Pause,
    Remark,
    Row,
    Saved,
    Sitter,
    TableSettings,
)

AFTER_SEALS: Final = (SHARE_MARK + NUMBER, SHARE_MARK + DRAW)
REWOUND: Final = "rewound"  # in the log, with an undo that has shown what luck is going to bring
MOST_TIMES: Final = 6  # that one may talk, or change something, in so many seconds
SECONDS: Final = 10.0
COUNTING: Final = 0.5  # seconds between two counts of those who watch
MOST_REMARKS: Final = 200  # of a talk that are kept in memory


@dataclass
class Proposal:
    """A stand-in proposed for somebody: which bot, and the seats that agree."""

    bot: str
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Chain:
    """How far the chain of a log has come."""

    last: bytes = b""  # the hash of the last row, which covers all of them
    sealed: bytes = b""  # the hash of the row after which all numbers for the luck were sealed

    def after(self, rows: list[Row]) -> Chain:
        """Go on; refuse a log of which a row is not as it was saved."""
        last, sealed = self.last, self.sealed
        for row in rows:
            last = next_hash(last, row.line)
            if row.hash not in (None, last):
                raise SetAside("changed")
            if row.is_share and row.text.partition(" ")[0] not in AFTER_SEALS:
                sealed = last
        return Chain(last, sealed)


@dataclass(frozen=True)
class Present:
    """Who looks at a table at another server: from which seats, and how many only watch."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0


@dataclass(frozen=True)
class Debt:
    """What a seat owes to the luck: a seal, or the number that it has sealed."""

    seat: int
    sealed: bool
    left_out: int  # how many seats others have gone on without: then all owe new seals


@dataclass
class LiveTable:
    """What is in the database, ready to be played. `rows` is the length of its log."""

    id: int
    box: Box
    table: Table
    sitters: list[Sitter]
    match: MatchScore
    settings: TableSettings
    rows: int
    asked_at: float = 0.0
    alarm: float | None = None  # as it is saved: when to look at the table though nobody comes
    pause: Pause | None = None
    remarks: list[Remark] = field(default_factory=list)
    chain: Chain = Chain()

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    room: int = 0  # counts what happens around the game: who comes, talks, thinks
    present: Counter[int] = field(default_factory=Counter)  # open pages by seat
    counting: asyncio.TimerHandle | None = None  # until watchers may be counted again
    still: int = 0  # open pages without motion, which see a turn only as fast as it is played
    lingering: Counter[int] = field(default_factory=Counter)  # pages that closed a moment ago
    elsewhere: dict[str, Present] = field(default_factory=dict)  # by server
    proposals: dict[int, Proposal] = field(default_factory=dict)  # stand-ins, by seat
    owing: dict[Debt, float] = field(default_factory=dict)  # to the luck, and since when
    lately: dict[tuple[int, str], deque[float]] = field(default_factory=dict)  # who did what when
    thinking: int | None = None  # the seat whose bot thinks
    hurried: dict[int, bool] = field(default_factory=dict)  # bots whose time was too short of late
    stuck: dict[int, int] = field(default_factory=dict)  # seats whose bots gave up, in a version
    bot_task: asyncio.Task[None] | None = None
    order_task: asyncio.Task[None] | None = None  # gives answers that were given ahead
    unsure: bool = False  # whether the log may say something else, and could not be read
    gone: bool = False  # whether it was set aside
    pictures: Pictures = field(init=False, default_factory=Pictures)
    trials: Trials = field(init=False, default_factory=Trials)
    channels: dict[object, Channel] = field(init=False, default_factory=dict)  # to its pages

    @property
    def players(self) -> list[Player]:
        return [who.player for who in self.sitters]

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Return what goes on at the table, or went on last."""
        return [task for task in (self.bot_task, self.order_task) if task is not None]

    @property
    def deciders(self) -> list[Sitter]:
        """Return who holds the seats that are asked, without bots that have given up."""
        return [self.sitters[seat] for seat in self.table.asked() if not self.is_stuck(seat)]

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss it in memory."""
        at_work = not all(task.done() for task in self.tasks)
        pages = self.present or self.lingering
        return not (pages or at_work or self.lock.locked())

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody looks at the table from a seat. Who reloads a page is not gone."""
        here = self.present[seat] > 0 or self.lingering[seat] > 0
        return here or any(seat in there.seats for there in self.elsewhere.values())

    @property
    def watchers(self) -> int:
        """Return how many only watch, here and elsewhere."""
        there = sum(there.watchers for there in self.elsewhere.values())
        return self.present[SPECTATOR] + there

    def propose(self, seat: int, bot: str, agreed: Iterable[int]) -> None:
        """Add to those who agree to a stand-in; another one takes the place of the one before."""
        proposal = self.proposals.get(seat)
        if proposal is None or proposal.bot != bot:
            proposal = self.proposals[seat] = Proposal(bot)
        proposal.agreed.update(agreed)

    def hear(self, remarks: list[Remark]) -> None:
        """Add what was said, here or at another server; each line once, in its order.

        What is read of the store may be older than what was said here meanwhile.
        """
        known = {one.number: one for one in (*self.remarks, *remarks)}
        self.remarks = [known[number] for number in sorted(known)][-MOST_REMARKS:]

    def is_stuck(self, seat: int) -> bool:
        """Tell whether a bot has given up here; as soon as anything happens it tries again."""
        return self.stuck.get(seat) == self.table.version

    def seat(self, sitters: list[Sitter]) -> None:
        """Let others hold the seats."""
        for seat, (old, new) in enumerate(zip(self.sitters, sitters, strict=True)):
            if old != new:
                self.stuck.pop(seat, None)
            if old.bot != new.bot:
                self.proposals.pop(seat, None)
        self.sitters = sitters
        self.table.bots = bots_of(sitters)

    @property
    def is_foreseen(self) -> bool:
        """Whether somebody may know what luck is going to bring: nobody new should join then."""
        return self.settings.lesson or self.table.rewound

    def slow_down(self, seat: int, what: str) -> None:
        """Refuse what a seat does too often: others would have to read it all."""
        now = time.monotonic()
        lately = self.lately.setdefault((seat, what), deque(maxlen=MOST_TIMES))
        if len(lately) == MOST_TIMES and now - lately[0] < SECONDS:
            raise TooMuch("talk", seconds=int(SECONDS))
        lately.append(now)

    def count_watchers(self) -> None:
        """Tell how many watch; once in a while at most, or a thousand who come tell each other."""
        if self.counting is None:
            self.tell_watchers(around=True)
            told = self.watchers
            later = asyncio.get_running_loop().call_later
            self.counting = later(COUNTING, self._count_again, told)

    def _count_again(self, told: int) -> None:
        self.counting = None
        if self.watchers != told:
            self.count_watchers()

    def tell_watchers(self, around: bool = False) -> None:
        """Wake everybody who waits, and let them wait anew for the next change."""
        self.room += around
        self.changed.set()
        self.changed = asyncio.Event()


def bots_of(sitters: list[Sitter]) -> frozenset[int]:
    """Return the seats from which nobody minds taking back: no person has ever held them."""
    return frozenset(seat for seat, who in enumerate(sitters) if who.from_start)


def rebuild(saved: Saved, rows: list[Row], remarks: list[Remark]) -> LiveTable:
    """Play a log again."""
    box = box_for(saved)
    if len(saved.match.wins) != len(saved.sitters):
        raise SetAside("unreadable")
    bots = bots_of(saved.sitters)
    table = Table(box.game, len(saved.sitters), saved.options, saved.seed, bots)
    table.given = saved.given
    chain = Chain(first_hash(table, table.commitment)).after(rows)
    try:
        repeat(table, rows)
    except Exception as error:
        error.add_note(f"entry {len(table.entries) + 1}")
        raise
    table.timed = saved.settings.clock > 0
    return LiveTable(
        saved.id,
        box,
        table,
        saved.sitters,
        saved.match,
        saved.settings,
        len(rows),
        saved.timing.asked_at,
        saved.timing.alarm,
        saved.pause,
        remarks,
        chain,
    )


def box_for(saved: Saved) -> Box:
    """Return the box a table was begun from: the same rules, on the same data."""
    if saved.aside:
        raise SetAside("host")
    if saved.game not in names():
        raise SetAside("game", game=saved.game)
    today = box_of(saved.game)
    box = today.under(saved.edition)
    if box is None:
        raise SetAside("edition", edition=saved.edition, ours=today.game.edition)
    if saved.data is None or saved.data == box.game.data:
        return box
    if saved.file is None:
        raise SetAside("data", data=saved.data)
    try:
        return box.on(DataFile(*saved.file))
    except Refusal as refusal:
        raise SetAside("data", data=saved.data) from refusal


def repeat(table: Table, rows: list[Row]) -> None:
    """Play on by a log. What undos took back is not played again, however often that was."""
    shares = [row for row in rows if row.is_share]
    for row in shares:
        table.share(row.seat, row.text.removeprefix(SHARE_MARK))
    rows = rows[len(shares) :]  # nothing is drawn before
    undos = [i for i, row in enumerate(rows) if row.keep is not None]
    since = undos[-1] + 1 if undos else 0
    entries, version, rewound = [*table.entries], table.version, table.rewound
    taken_back = table.taken_back
    for row in rows[:since]:
        if row.keep is not None:
            rewound |= row.text == REWOUND or len(entries) > row.keep + 1
            taken_back = [*entries[row.keep :], *taken_back]
            del entries[row.keep :]
        else:
            entries.append(entry_of(table, row))
            taken_back = still_ahead(taken_back, entries[-1])
        version += row.seat != CHANCE
    if undos:
        table.stand(entries, version)
        table.rewound, table.taken_back = rewound, taken_back
    for row in rows[since:]:
        table.repeat(entry_of(table, row))


def entry_of(table: Table, row: Row) -> Entry:
    return Entry(row.seat, table.game.codec.parse(row.text))


def rows_of(table: Table, entries: list[Entry]) -> list[Row]:
    return [Row(entry.seat, table.game.codec.text(entry.action)) for entry in entries]
