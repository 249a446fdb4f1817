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
    game, submission = plan.box().game, plan.submission
    entered = (
        {}
        if submission is None
        else {
            "benchmark": submission.benchmark,
            "bot": plan.bots[0],
            "fingerprint": submission.fingerprint,
        }
    )
    return {
        "league": VERSION,
        "game": game.name,
        "edition": game.edition,
        "data": game.data,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed.hex(),
        **entered,
    }


def read(path: Path) -> tuple[dict[str, Any], dict[Fixture, Played], int]:
    """Return what a file says of its league, its games, and how much of it is whole."""
    *rows, torn = path.read_bytes().split(b"\n")
    if not rows and not b"{".startswith(torn[:1]):
        raise BadLog("form")
    found: dict[str, Any] = {}
    played: dict[Fixture, Played] = {}
    for n, row in enumerate(rows, 1):
        try:
            line = json.loads(row)
            if n == 1:
                found = dict(line)
                if found["league"] != VERSION:
                    raise BadLog("form")
            else:
                game = from_line(line)
                played[game.fixture] = game
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadLog("form", n) from error
    return found, played, sum(len(row) + 1 for row in rows)


class Log:
    """A file that grows by a line with every game."""

    def __init__(self, path: Path, plan: LeaguePlan) -> None:
        """Open or begin a file."""
        self.played: dict[Fixture, Played] = {}
        self.path = path
        self.file: TextIO | None = None
        whole = 0
        if path.exists():
            found, self.played, whole = read(path)
            if whole and found != heading(plan):
                raise BadLog("other")
        self.file = path.open("a", encoding="utf-8", newline="\n")
        self.file.truncate(whole)
        if whole == 0:
            self._write(heading(plan))

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
        **({"answers": played.answers} if played.answers else {}),
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
        tuple(map(int, line.get("answers", ()))),
    )
