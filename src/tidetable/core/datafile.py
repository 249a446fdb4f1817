"""Reads a game's data file record by record, and says line by line what is wrong with it.

Everything wrong is collected, so that whoever corrects a file sees all of it at once.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.errors import BadData, BadDataFile
from tidetable.core.rulebook import SOURCES

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

MOST: Final = 99
HEADING: Final = re.compile(r"\s*\[\[\s*([^\[\]]*?)\s*\]\]")
AT_LINE: Final = re.compile(r" \(at line (\d+).*")


class DataRecord:
    """One `[[record]]` of a file. A field that is wrong is noted, and read as if it were fine."""

    def __init__(self, file: DataFile, kind: str, line: int, fields: dict[str, Any]) -> None:
        self.file = file
        self.kind = kind
        self.line = line
        self.fields = fields
        self.asked = {"src"}
        if self.fields.get("src") not in SOURCES:
            self.wrong("src", " ".join(SOURCES))

    def word(self, field: str, known: Collection[str]) -> str:
        """Return a word that must be one of those known."""
        self.asked.add(field)
        found = str(self.fields.get(field, ""))  # a number is a word too: `value = 3`
        if found in known:
            return found
        self.wrong(field, " ".join(known))
        return next(iter(known))

    def words(self, field: str, known: Collection[str]) -> list[str]:
        """Return a list of such words."""
        self.asked.add(field)
        found = self.fields.get(field)
        if isinstance(found, list) and all(word in known for word in found):
            return [str(word) for word in found]
        self.wrong(field, f"[{' '.join(known)}]")
        return []

    def number(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        self.asked.add(field)
        found = self.fields.get(field)
        if isinstance(found, int) and not isinstance(found, bool) and least <= found <= most:
            return found
        self.wrong(field, f"{least}–{most}")
        return least

    def truth(self, field: str) -> bool:
        """Return whether something is so."""
        self.asked.add(field)
        found = self.fields.get(field)
        if isinstance(found, bool):
            return found
        self.wrong(field, "true false")
        return False

    def fixed(self, field: str, value: int) -> None:
        """Check a figure that the rules themselves know: a file can only repeat it."""
        self.asked.add(field)
        if self.fields.get(field) != value:
            self.wrong(field, str(value).lower())

    def wrong(self, field: str, known: str) -> None:
        """Note a field that is missing, or has what it cannot have."""
        if field not in self.fields:
            self.file.note(
                BadData("missing", self.line, record=self.kind, field=field, known=known)
            )
        else:
            value = str(self.fields[field])
            line = self.line_of(field)
            self.file.note(BadData("value", line, field=field, value=value, known=known))

    def line_of(self, field: str) -> int:
        """Return the line on which a field of this record stands."""
        begins = re.compile(rf"\s*{re.escape(field)}\s*=")
        for n, row in enumerate(self.file.rows[self.line :], self.line + 1):
            if HEADING.match(row):
                break
            if begins.match(row):
                return n
        return self.line

    def finish(self) -> None:
        """Note fields that nobody asked for: most of them are misspelled."""
        for field in self.fields:
            if field not in self.asked:
                known = " ".join(sorted(self.asked))
                self.file.note(BadData("field", self.line_of(field), field=field, known=known))


class DataFile:
    """A data file: which game it is for, its records by kind, and what is wrong with them."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.rows = text.splitlines()
        self.tables = parse(name, text)
        self.digest = digest(self.tables)
        self.game = self.tables.pop("game", "")
        self.faults: list[BadData] = []
        self.known: set[str] = set()
        self.seen: list[DataRecord] = []
        if not isinstance(self.game, str) or not self.game:
            raise BadDataFile(name, [BadData("no-game", 1)])

    @staticmethod
    def read(path: Path) -> DataFile:
        """Read a file; whether a game can be played on it is for the game to say."""
        try:
            return DataFile(path.name, path.read_text(encoding="utf-8"))
        except OSError as error:
            why = error.strerror or ""
            raise BadDataFile(str(path), [BadData("unread", 1, why=why)]) from error
        except UnicodeDecodeError as error:
            raise BadDataFile(str(path), [BadData("text", 1)]) from error

    def records(self, kind: str) -> list[DataRecord]:
        """Return the records of a kind, in the order of the file. There must be one at least."""
        rows = self.tables.get(kind, [])
        self.known.add(kind)
        lines = self.lines(kind)
        if not isinstance(rows, list) or len(rows) != len(lines) or not rows:
            self.note(BadData("no-record", lines[0] if lines else 1, record=kind))
            return []
        found = [DataRecord(self, kind, n, row) for n, row in zip(lines, rows, strict=True)]
        self.seen += found
        return found

    def line_of(self, kind: str) -> int:
        """Return the line of the first record of a kind."""
        return next(iter(self.lines(kind)), 1)

    def lines(self, kind: str) -> list[int]:
        found = [(n, HEADING.match(row)) for n, row in enumerate(self.rows, 1)]
        return [n for n, heading in found if heading is not None and heading[1] == kind]

    def note(self, fault: BadData) -> None:
        self.faults.append(fault)

    def finish(self) -> None:
        """Raise all that is wrong, in the order of the lines."""
        for record in self.seen:
            record.finish()
        known = " ".join(sorted(self.known))
        for kind in self.tables:
            if kind not in self.known:
                self.note(BadData("record", self.line_of(kind), record=kind, known=known))
        if self.faults:
            raise BadDataFile(self.name, sorted(self.faults, key=lambda fault: fault.line))


def digest(tables: dict[str, Any]) -> str:
    """Return a short name of what a file says, whatever its comments and its sources."""
    bare = {
        kind: [{field: row[field] for field in row if field != "src"} for row in rows]
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
        else rows
        for kind, rows in tables.items()
    }
    return hashlib.sha256(json.dumps(bare, sort_keys=True, default=str).encode()).hexdigest()[:12]


def parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = AT_LINE.search(str(error))
        line = int(at[1]) if at else len(text.splitlines())
        why = AT_LINE.sub("", str(error))
        raise BadDataFile(name, [BadData("toml", line, why=why)]) from error
