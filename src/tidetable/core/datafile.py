"""Reads a game's data file record by record, and says line by line what is wrong with it.

Everything wrong is collected, so that whoever corrects a file sees all of it at once.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from itertools import product
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from tidetable.core.errors import BadData, BadDataFile
from tidetable.core.rulebook import SOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from pathlib import Path

    from tidetable.core.codec import Domain

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

    def different(self, field: str, known: Collection[str], least: int) -> list[str]:
        """Return a list of such words, none of them twice, at least so many."""
        found = self.words(field, known)
        is_read = found == self.fields.get(field)
        if is_read and (len({*found}) != len(found) or len(found) < least):
            self.refuse("different", field, field=field, least=least)
        return found

    def listed(self, field: str, least: int, most: int) -> list[object]:
        """Return a list of so many things, whatever they are."""
        self.asked.add(field)
        found = self.fields.get(field)
        if not isinstance(found, list):
            self.wrong(field, "[…]")
            return []
        if not least <= len(found) <= most:
            self.refuse("list", field, field=field, n=len(found), least=least, most=most)
        return found

    def number(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        self.asked.add(field)
        found = self.fields.get(field)
        if is_within(found, least, most):
            return found
        self.wrong(field, f"{least}–{most}")
        return least

    def numbers(self, field: str, n: tuple[int, int], least: int, most: int) -> list[int]:
        """Return a list of n whole numbers within bounds, between its own least and most n."""
        found = self.listed(field, *n)
        right = [one for one in found if is_within(one, least, most)]
        if len(right) < len(found):
            self.wrong(field, f"[{least}–{most}]")
        return right

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
            self.refuse("missing", record=self.kind, field=field, known=known)
        else:
            self.refuse("value", field, field=field, value=str(self.fields[field]), known=known)

    def refuse(self, reason: str, at: str = "", /, **facts: str | int) -> None:
        """Note what is wrong with a field, or with the record as a whole."""
        self.file.note(BadData(reason, self.line_of(at) if at else self.line, **facts))

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
                self.refuse("field", field, field=field, known=" ".join(sorted(self.asked)))


class DataFile:
    """A data file: which game it is for, its records by kind, and what is wrong with them."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.rows = text.splitlines()
        headings = ((n, HEADING.match(row)) for n, row in enumerate(self.rows, 1))
        self.headings = [(n, heading[1]) for n, heading in headings if heading is not None]
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

    def exactly(self, kind: str, n: int) -> list[DataRecord]:
        """Return records that must be so many."""
        records = self.records(kind)
        if records and len(records) != n:
            records[-1].refuse("number", record=kind, n=len(records), needed=n)
        return records

    def at_most(self, kind: str, most: int) -> list[DataRecord]:
        records = self.records(kind)
        if len(records) > most:
            records[most].refuse("too-many", record=kind, n=len(records), most=most)
        return records

    def every(self, kind: str, **names: list[str]) -> list[DataRecord]:
        """Return the records of all names, in their order. None may be missing or named twice."""
        records, n_faults = self.records(kind), len(self.faults)
        called = [" ".join(row.word(*name) for name in names.items()) for row in records]
        order = [" ".join(name) for name in product(*names.values())]
        if len(self.faults) == n_faults:
            once(records, called)
            lacking(records, called, order)
        by_name = sorted(zip(called, records, strict=True), key=lambda one: order.index(one[0]))
        return [record for _, record in by_name]

    def counts(self, kind: str, name: str, domain: Domain, *fields: str) -> list[list[int]]:
        """Return how many there are of each thing of a domain, for each of the fields."""
        found = [[0] * len(domain.tokens) for _ in fields]
        records = self.records(kind)
        for record in records:
            at = domain.index[record.word(name, domain.tokens)]
            for counts, field in zip(found, fields, strict=True):
                counts[at] = record.number(field, 0, MOST)
        once(records, [str(record.fields.get(name)) for record in records], name)
        return found

    def refuse(self, reason: str, kind: str, /, **facts: str | int) -> None:
        """Note what is wrong with all records of a kind, where they begin."""
        self.note(BadData(reason, self.line_of(kind), **facts))

    def line_of(self, kind: str) -> int:
        """Return the line of the first record of a kind."""
        return next(iter(self.lines(kind)), 1)

    def lines(self, kind: str) -> list[int]:
        return [n for n, heading in self.headings if heading == kind]

    def note(self, fault: BadData) -> None:
        self.faults.append(fault)

    def finish(self) -> None:
        """Raise all that is wrong, in the order of the lines."""
        for record in self.seen:
            record.finish()
        known = " ".join(sorted(self.known))
        for kind in self.tables:
            if kind not in self.known:
                self.refuse("record", kind, record=kind, known=known)
        if self.faults:
            raise BadDataFile(self.name, sorted(self.faults, key=lambda fault: fault.line))


def once(records: list[DataRecord], names: list[str], field: str = "") -> None:
    """Note what is named twice, in a field or by several of a record's fields."""
    for i, record in enumerate(records):
        if names[i] in names[:i]:
            record.refuse("twice", field, value=names[i])


def lacking(records: list[DataRecord], names: list[str], needed: Iterable[str]) -> None:
    """Note what must be named and is not. That no record is there at all was noted before."""
    for record in records[:1]:
        for name in needed:
            if name not in names:
                record.refuse("lacking", record=record.kind, value=name)


def column(records: list[DataRecord], field: str, least: int, most: int) -> list[int]:
    """Return a number of each record."""
    return [record.number(field, least, most) for record in records]


def indices(records: list[DataRecord], field: str, domain: Domain) -> list[int]:
    """Return what each record names, as its place in the domain."""
    return [domain.index[record.word(field, domain.tokens)] for record in records]


def filled(found: list[int], n: int) -> list[int]:
    """Return a list with 0 for all that it may have and has not."""
    return found + [0] * (n - len(found))


def marks(names: list[str], domain: Domain) -> list[int]:
    """Return for each thing of a domain whether it is named."""
    return [int(name in names) for name in domain.tokens]


def up_to(n: int) -> list[str]:
    """Return the numbers from 1, as words."""
    return [str(i + 1) for i in range(n)]


def reached(starts: list[int], around: Callable[[int], Iterable[int]]) -> list[int]:
    """Return all places that hang together with some: a chart must not have others."""
    found = list(starts)
    for at in found:
        found += [other for other in around(at) if other not in found]
    return found


def is_within(found: object, least: int, most: int) -> TypeGuard[int]:
    """Whether something is a whole number within bounds: `true` is none, whatever Python says."""
    return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most


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
