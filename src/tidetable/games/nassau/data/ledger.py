"""What the data file of Nassau is read with: records by their names, lists of numbers and gains."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from tidetable.core.errors import BadData
from tidetable.games.nassau.rules.archipelago import MOST_GAINED, gain_of
from tidetable.games.nassau.rules.verbs import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.datafile import DataFile, DataRecord

# Pirates and animals come one at a time, and there are two holds to open.
MOST_OF: Final = {"pirate": 1, "animal": 1, "hold": 2}
KNOWN_GAINS: Final = [
    f"{kind}-{n + 1}" for kind in KINDS.tokens for n in range(MOST_OF.get(kind, MOST_GAINED))
]
EQUIPMENT: Final = [gain for gain in KNOWN_GAINS if gain != "pirate-1"]


class Ledger:
    """A data file, and the ways to read its records. What is wrong is noted in the file."""

    def __init__(self, file: DataFile) -> None:
        self.file = file

    # --- Records ---------------------------------------------------------------------------------

    def every(self, kind: str, **names: list[str]) -> list[DataRecord]:
        """Return the records of all names, in their order. None may be missing or named twice."""
        records = self.file.records(kind)
        n_faults = len(self.file.faults)
        called = [
            tuple(record.word(field, known) for field, known in names.items()) for record in records
        ]
        order = list(product(*names.values()))
        if len(self.file.faults) == n_faults and records:
            self.check_names(records, called, order)
        places = [order.index(name) for name in called]
        return [record for _, record in sorted(enumerate(records), key=lambda at: places[at[0]])]

    def check_names(
        self,
        records: list[DataRecord],
        called: list[tuple[str, ...]],
        order: list[tuple[str, ...]],
    ) -> None:
        self.check_once(records, called)
        for name in order:
            if name not in called:
                self.miss(records, " ".join(name))

    def check_once(self, records: list[DataRecord], called: Sequence[tuple[str, ...]]) -> None:
        for i, name in enumerate(called):
            if name in called[:i]:
                self.file.note(BadData("twice", records[i].line, value=" ".join(name)))

    def miss(self, records: list[DataRecord], value: str) -> None:
        line, kind = records[0].line, records[0].kind
        self.file.note(BadData("nassau-missing", line, record=kind, value=value))

    def exactly(self, kind: str, n: int) -> list[DataRecord]:
        """Return records that have no names, but must be so many."""
        records = self.file.records(kind)
        if records and len(records) != n:
            line = records[-1].line
            self.file.note(BadData("nassau-number", line, record=kind, n=len(records), needed=n))
        return records

    def within(self, kind: str, least: int, most: int) -> list[DataRecord]:
        """Return records that have no names: at least so many, one for each round, and at most."""
        records = self.file.records(kind)
        self.check_enough(records, least)
        if len(records) > most:
            line, n = records[most].line, len(records)
            self.file.note(BadData("nassau-too-many", line, record=kind, n=n, most=most))
        return records

    def check_enough(self, records: list[DataRecord], least: int) -> None:
        if records and len(records) < least:
            line, kind, n = records[-1].line, records[-1].kind, len(records)
            self.file.note(BadData("nassau-too-few", line, record=kind, n=n, least=least))

    def different(self, kind: str, field: str, known: list[str], least: int) -> list[DataRecord]:
        """Return records with different names, at least so many."""
        records = self.file.records(kind)
        n_faults = len(self.file.faults)
        named = [record.word(field, known) for record in records]
        for i, record in enumerate(records):
            if named[i] in named[:i] and len(self.file.faults) == n_faults:
                self.file.note(BadData("twice", record.line_of(field), value=named[i]))
        self.check_enough(records, least)
        return records

    # --- Fields ----------------------------------------------------------------------------------

    def several(self, record: DataRecord, field: str, known: list[str], least: int) -> list[str]:
        """Return a list of different words."""
        words = record.words(field, known)
        is_read = words == record.fields.get(field)
        if is_read and (len({*words}) != len(words) or len(words) < least):
            line = record.line_of(field)
            self.file.note(BadData("different", line, field=field, least=least))
        return words

    def listed(self, record: DataRecord, field: str, least: int, most: int) -> list[object]:
        """Return a list of so many things, whatever they are."""
        record.asked.add(field)
        found = record.fields.get(field)
        if not isinstance(found, list):
            record.wrong(field, "[…]")
            return []
        if not least <= len(found) <= most:
            line, n = record.line_of(field), len(found)
            fault = BadData("nassau-list", line, field=field, n=n, least=least, most=most)
            self.file.note(fault)
        return found

    def numbers(
        self, record: DataRecord, field: str, length: tuple[int, int], bounds: tuple[int, int]
    ) -> list[int]:
        """Return a list of whole numbers within bounds."""
        least, most = bounds
        found = self.listed(record, field, *length)
        whole = [n for n in found if isinstance(n, int) and not isinstance(n, bool)]
        right = [n for n in whole if least <= n <= most]
        if len(right) < len(found):
            record.wrong(field, f"[{least}–{most}]")
        return right

    def gains(
        self, record: DataRecord, field: str, least: int, most: int, known: list[str] = KNOWN_GAINS
    ) -> list[int]:
        """Return a list of gains, filled up with none."""
        found = self.listed(record, field, least, most)
        gains = [self.gain(record, field, str(token), known) for token in found]
        return gains + [0] * (most - len(gains))

    def gain(
        self, record: DataRecord, field: str, token: str, known: list[str] = KNOWN_GAINS
    ) -> int:
        if token in known:
            return gain_of(token)
        kinds = " ".join(dict.fromkeys(gain.partition("-")[0] for gain in known))
        line, most = record.line_of(field), MOST_GAINED
        fault = BadData("nassau-gain", line, field=field, value=token, known=kinds, most=most)
        self.file.note(fault)
        return 0
