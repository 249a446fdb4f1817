"""The games of a league as they finish, one line of JSON each, to go on where it was stopped.

Whatever stops a league, the file stays good: a line that was not written whole is cut off.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

from tidetable.league.game import Fault, Played
from tidetable.league.plan import Fixture

if TYPE_CHECKING:
    from tidetable.league.plan import LeaguePlan

VERSION: Final = 1


class BadLog(Exception):
    """The file is no log of this league; `reason` is form or other, `line` the first bad one."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line


def heading(plan: LeaguePlan) -> dict[str, Any]:
    """Return what all games of a file have in common. Bots and deals may become more."""
    game = plan.box().game
    return {
        "league": VERSION,
        "game": game.name,
        "edition": game.edition,
        "data": game.data,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed.hex(),
    }


class Log:
    """A file that grows by a line with every game."""

    def __init__(self, path: Path, plan: LeaguePlan) -> None:
        """Open or begin a file."""
        self.played: dict[Fixture, Played] = {}
        self.path = path
        self.file: TextIO | None = None
        whole = self._read(plan) if path.exists() else 0
        self.file = path.open("a", encoding="utf-8", newline="\n")
        self.file.truncate(whole)
        if whole == 0:
            self._write(heading(plan))

    def _read(self, plan: LeaguePlan) -> int:
        """Take in the games of the file; return how much of it is whole."""
        *rows, torn = self.path.read_bytes().split(b"\n")
        if not rows and not b"{".startswith(torn[:1]):
            raise BadLog("form")
        for n, row in enumerate(rows, 1):
            try:
                line = json.loads(row)
                if n == 1:
                    self._compare(line, heading(plan))
                else:
                    played = from_line(line)
                    self.played[played.fixture] = played
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise BadLog("form", n) from error
        return sum(len(row) + 1 for row in rows)

    def _compare(self, found: dict[str, Any], ours: dict[str, Any]) -> None:
        if found["league"] != VERSION:
            raise BadLog("form")
        if found != ours:
            raise BadLog("other")

    def add(self, played: Played) -> None:
        self.played[played.fixture] = played
        self._write(to_line(played))

    def _write(self, line: dict[str, Any]) -> None:
        """Write a line in one go, and not to a buffer: the next moment may be the last."""
        assert self.file is not None
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def to_line(played: Played) -> dict[str, Any]:
    fault = played.fault
    return {
        "deal": played.fixture.deal,
        "seating": played.fixture.seating,
        "places": played.places,
        "scores": played.scores,
        "digest": played.digest,
        "fault": None if fault is None else [fault.seat, fault.kind, fault.detail],
        "times": [{str(micro): n for micro, n in sorted(t.items())} for t in played.times],
    }


def from_line(line: dict[str, Any]) -> Played:
    fault = line["fault"]
    return Played(
        Fixture(int(line["deal"]), tuple(map(str, line["seating"]))),
        tuple(map(int, line["places"])),
        tuple(map(int, line["scores"])),
        str(line["digest"]),
        None if fault is None else Fault(int(fault[0]), str(fault[1]), str(fault[2])),
        tuple(Counter({int(micro): int(n) for micro, n in t.items()}) for t in line["times"]),
    )
