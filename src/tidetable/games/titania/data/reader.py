"""Reads the data file: the chart of the kingdom, and what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.codec import MAX_SEATS
from tidetable.core.datafile import MOST, DataFile, DataRecord
from tidetable.core.errors import BadData
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import (
    CASTLE,
    CRANE,
    FOG_SPACE,
    GAINS,
    KINDS,
    N_GAINS,
    NO_SPACE,
    TOWER_SPACE,
    Kingdom,
    around_of,
    gain_of,
)
from tidetable.games.titania.rules.placing import ALL_COLOURS

if TYPE_CHECKING:
    from tidetable.core.codec import Domain

BONUSES = [f"{what}-{n}" for what in GAINS if what not in ("each", "ship") for n in range(1, 10)]
PAIRS = " ".join(f"[{pair.replace('-', ' ')}]" for pair in v.JOKERS.tokens)


def load(file: DataFile) -> Titania:
    """Return the game in the kingdom of a file; raise all that is wrong with the file."""
    return Titania(Chart(file).kingdom(), file.digest)


class Chart:
    """A data file as it is read. Everything is read before anything is refused."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.kinds = [NO_SPACE] * v.N_SPACES
        self.towers = [0] * v.N_SPACES
        self.flags = [0] * v.N_SPACES
        self.gains = [0] * (v.N_SPACES * N_GAINS)
        self.lines: dict[int, int] = {}  # space -> where the file names it

    def kingdom(self) -> Kingdom:
        ships, aside = self.counts("ships", "colour", v.COLOURS, "count", "aside")
        (cards,) = self.counts("card", "name", v.CARDS, "count")
        ones, twos = self.counts("shells", "colour", v.SHELLS, "ones", "twos")
        (floors,) = self.counts("floors", "colour", v.SHELLS, "count")
        starfish = sum(record.number("count", 0, MOST) for record in self.file.records("starfish"))
        (values,) = self.counts("point_tile", "value", v.VALUES, "count")
        (fog,) = self.counts("fog_tile", "gives", v.FOG, "count")
        for record in self.file.records("space"):
            self.read_space(record)
        if not self.file.faults:  # what was misread would only seem not to add up
            self.check_cards(cards)
            self.check_ships(ships, aside)
            self.check_fog(fog)
            self.check_reach()
            self.check_cranes()
        self.file.finish()
        shells = [one + 2 * two for one, two in zip(ones, twos, strict=True)]
        return Kingdom(
            self.kinds,
            self.towers,
            self.flags,
            self.gains,
            fog,
            values,
            cards,
            ships,
            aside,
            shells,
            floors,
            starfish,
        )

    # --- Reading ---------------------------------------------------------------------------------

    def counts(self, kind: str, name: str, domain: Domain, *fields: str) -> list[list[int]]:
        """Read how many there are of each thing of a domain, for each of the fields."""
        found = [[0] * len(domain.tokens) for _ in fields]
        named: set[str] = set()
        for record in self.file.records(kind):
            token = record.word(name, domain.tokens)
            written = str(record.fields.get(name))
            if written in named:
                self.file.note(BadData("twice", record.line_of(name), value=written))
            named.add(written)
            for counts, field in zip(found, fields, strict=True):
                counts[domain.index[token]] = record.number(field, 0, MOST)
        return found

    def read_space(self, record: DataRecord) -> None:
        name = str(record.fields.get("name", ""))
        if name not in v.SPACES.index:
            self.file.note(BadData("titania-space", record.line_of("name"), value=name))
            record.asked.update(record.fields)  # whatever else it says, it is of no space
            return
        space = v.SPACES.index[record.word("name", v.SPACES.tokens)]
        if space in self.lines:
            self.file.note(BadData("twice", record.line_of("name"), value=name))
        self.lines[space] = record.line
        kind = record.word("kind", KINDS[1:])
        if kind != record.fields.get("kind"):
            record.asked.update(record.fields)  # who knows what such a space would have
            return
        self.kinds[space] = KINDS.index(kind)
        if kind == "tower":
            self.towers[space] = self.bits(record, "towers", v.SHELLS, 1)
        elif kind == "castle":
            self.flags[space] = self.bits(record, "flags", v.COLOURS, 2)
            if self.flags[space] == ALL_COLOURS:
                record.wrong("flags", PAIRS)  # TIT-S1: two ships on each castle space
        elif kind == "bonus":
            gives = record.words("gives", BONUSES)
            if gives == record.fields.get("gives") and not 1 <= len(gives) <= N_GAINS:
                self.file.note(BadData("titania-gives", record.line_of("gives"), n=len(gives)))
            for i, gain in enumerate(gives[:N_GAINS]):
                self.gains[space * N_GAINS + i] = gain_of(gain)

    def bits(self, record: DataRecord, field: str, domain: Domain, least: int) -> int:
        """Read a list of different things as bits."""
        names = record.words(field, domain.tokens)
        too_few = len({*names}) != len(names) or len(names) < least
        if too_few and names == record.fields.get(field):
            line = record.line_of(field)
            self.file.note(BadData("different", line, field=field, least=least))
        return sum(1 << domain.index[name] for name in {*names})

    # --- Whether it adds up ----------------------------------------------------------------------

    def check_cards(self, cards: list[int]) -> None:
        """TIT-S3: four for each of four players, and one to draw."""
        least = MAX_SEATS * v.N_HAND + 1
        if sum(cards) < least:
            line = self.file.line_of("card")
            self.file.note(BadData("titania-cards", line, n=sum(cards), least=least))

    def check_ships(self, ships: list[int], aside: list[int]) -> None:
        """TIT-S1, TIT-S2: every colour has ships at the castle, and some left to sail."""
        for colour, name in enumerate(v.COLOURS.tokens):
            moored = sum(flags >> colour & 1 for flags in self.flags)
            if moored == 0:
                line = self.file.line_of("space")
                self.file.note(BadData("titania-flags", line, colour=name))
            if ships[colour] - aside[colour] - moored < 1:
                line = self.file.line_of("ships")
                self.file.note(BadData("titania-ships", line, colour=name, n=moored))

    def check_fog(self, fog: list[int]) -> None:
        """TIT-S1: a tile on each fog space."""
        n_spaces = self.kinds.count(FOG_SPACE)
        if sum(fog) != n_spaces:
            line = self.file.line_of("fog_tile")
            self.file.note(BadData("titania-fog", line, tiles=sum(fog), spaces=n_spaces))

    def check_reach(self) -> None:
        """Ships sail from the castle from space to space: each must be within reach."""
        reached = [space for space in self.lines if self.kinds[space] == CASTLE]
        for space in reached:
            reached += [at for at in self.around(space) if self.is_sea(at) and at not in reached]
        for space, line in self.lines.items():
            if self.is_sea(space) and space not in reached:
                name = v.SPACES.tokens[space]
                self.file.note(BadData("titania-reach", line, space=name))

    def check_cranes(self) -> None:
        """A crane without towers, or towers without a crane, would be good for nothing."""
        for space, line in self.lines.items():
            beside = [self.kinds[at] for at in self.around(space)]
            name = v.SPACES.tokens[space]
            if self.kinds[space] == CRANE and TOWER_SPACE not in beside:
                self.file.note(BadData("titania-crane", line, space=name))
            if self.kinds[space] == TOWER_SPACE and CRANE not in beside:
                self.file.note(BadData("titania-tower", line, space=name))

    def around(self, space: int) -> list[int]:
        return [at for at in around_of(space) if at in self.lines]

    def is_sea(self, space: int) -> bool:
        return self.kinds[space] not in (NO_SPACE, TOWER_SPACE, CASTLE)
