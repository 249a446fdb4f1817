"""What a process does that thinks for a server: it has a table before it, and looks from a seat.

A job is a game so far and a seat; the bot gets the view of that seat like anybody else. The table
is kept between jobs, so that a game is not played again for every answer. Another kind of job is a
decision of a finished game, to be looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tidetable import bots
from tidetable.bots.hints import hints
from tidetable.bots.processes import Hourglass
from tidetable.bots.review import Decision, Reviewer
from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.core.options import read_options
from tidetable.core.table import Entry, Table
from tidetable.games import box as box_of
from tidetable.server.trouble import in_short

Job = dict[str, Any]
SETTING: Final = ("game", "edition", "data", "seats", "options", "commitment")


@dataclass(frozen=True)
class NoAnswer:
    """The bot raised; why, as a log may say it."""

    why: str


class Desk:
    """The table that a process has before it."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.table: Table | None = None
        self.setting: list[Any] = []
        self.reviewer: Reviewer | None = None
        self.reviewed: Job = {}

    def table_of(self, job: Job) -> tuple[Box, Table]:
        """Return the table of a job, played as far as the job says."""
        setting = [job[what] for what in SETTING]
        entries = [Entry(seat, action) for seat, action in job["entries"]]
        if self.setting != setting or not self._is_beginning(entries):
            self.box = box_in(job)
            self.table = Table(self.box.game, job["seats"], job["options"], None)
            self.setting = setting
        assert self.box is not None
        assert self.table is not None
        for entry in entries[len(self.table.entries) :]:
            self.table.repeat(entry)
        return self.box, self.table

    def _is_beginning(self, entries: list[Entry]) -> bool:
        return self.table is not None and entries[: len(self.table.entries)] == self.table.entries

    def answer(self, job: Job) -> Any:
        """Return what a bot answered, or hints where none is named; or a decision's worth."""
        if "decision" in job:
            return self.look_at(job)
        box, table = self.table_of(job)
        luck = bots.luck_of(job["commitment"], job["seat"], len(table.entries))
        if job["bot"] is None:
            return hints(box, table, job["seat"], luck, job["instead"])
        return bots.thinking(box, job["bot"], table, job["seat"], luck)()

    def look_at(self, job: Job) -> int | Decision[int]:
        """Return how many decisions a finished game has, or what one of them was worth."""
        k = job["decision"]
        game = {**job, "decision": None}
        if self.reviewer is None or self.reviewed != game:
            self.reviewer, self.reviewed = reviewer_for(job), game
        return len(self.reviewer) if k is None else self.reviewer.decision(k)


def box_in(job: Job) -> Box:
    """Return the box of a job: the rules, on the data that the table is played on."""
    box = box_of(job["game"]).at(job["edition"])
    return box if job["data"] is None else box.on(DataFile(*job["data"]))


def reviewer_for(job: Job) -> Reviewer:
    box = box_in(job)
    start = box.game.setup(job["seats"], read_options(box.game.options, job["options"]))
    entries = [Entry(seat, action) for seat, action in job["entries"]]
    return Reviewer(box, start, entries, given=job["given"], playouts=job["playouts"])


def sit_down(_hourglass: Hourglass) -> Callable[[Job], Any]:
    """Return what answers jobs, in the process that calls it."""
    desk = Desk()

    def answer(job: Job) -> Any:
        nonlocal desk
        try:
            return desk.answer(job)
        except Exception as error:
            desk = Desk()
            return NoAnswer(in_short(error))

    return answer
