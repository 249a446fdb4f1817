"""A process that thinks: `python -m tidetable.server.room.worker` reads jobs and writes answers.

One line of JSON each. A job is a game so far and a seat; the bot gets the view of that seat like
anybody else. The table is kept between jobs, so that a game is not played again for every answer.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from tidetable import bots
from tidetable.bots.hints import hints
from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.core.table import Entry, Table
from tidetable.games import box as box_of
from tidetable.server.trouble import in_short


class Desk:
    """The table that a worker has before it."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.table: Table | None = None
        self.setting: list[Any] = []

    def table_of(self, job: dict[str, Any]) -> tuple[Box, Table]:
        """Return the table of a job, played as far as the job says."""
        setting = [job["game"], job["data"], job["seats"], job["options"], job["commitment"]]
        entries = [Entry(seat, action) for seat, action in job["entries"]]
        if self.setting != setting or not self._is_beginning(entries):
            self.box = box_of(job["game"])
            if job["data"] is not None:
                self.box = self.box.on(DataFile(*job["data"]))
            self.table = Table(self.box.game, job["seats"], job["options"], None)
            self.setting = setting
        assert self.box is not None
        assert self.table is not None
        for entry in entries[len(self.table.entries) :]:
            self.table.repeat(entry)
        return self.box, self.table

    def _is_beginning(self, entries: list[Entry]) -> bool:
        return self.table is not None and entries[: len(self.table.entries)] == self.table.entries

    def answer(self, job: dict[str, Any]) -> Any:
        box, table = self.table_of(job)
        luck = bots.luck_of(job["commitment"], job["seat"], len(table.entries))
        if job["bot"] is None:
            return [asdict(hint) for hint in hints(box, table, job["seat"], luck)]
        return bots.thinking(box, job["bot"], table, job["seat"], luck)()


def main() -> None:
    desk = Desk()
    for line in sys.stdin:
        try:
            found = {"answer": desk.answer(json.loads(line))}
        except Exception as error:
            desk = Desk()
            found = {"error": in_short(error)}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
