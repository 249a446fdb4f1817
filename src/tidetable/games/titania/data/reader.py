"""Reads the data file: the chart of the kingdom, and what is in the box."""

from tidetable.core.codec import MAX_SEATS, Domain
from tidetable.core.datafile import MOST, DataFile, DataRecord, reached
from tidetable.games.titania.rules import kingdom as k, verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import Kingdom, around_of, gain_of
from tidetable.games.titania.rules.placing import ALL_COLOURS

BONUSES = [f"{what}-{n}" for what in k.GAINS if what not in ("each", "ship") for n in range(1, 10)]
PAIRS = " ".join(f"[{pair.replace('-', ' ')}]" for pair in v.JOKERS.tokens)


def load(file: DataFile) -> Titania:
    """Return the game in the kingdom of a file; raise all that is wrong with the file."""
    return Titania(Chart(file).kingdom(), file.digest)


class Chart:
    """A data file as it is read. Everything is read before anything is refused."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.kinds = [k.NO_SPACE] * v.N_SPACES
        self.towers = [0] * v.N_SPACES
        self.flags = [0] * v.N_SPACES
        self.gains = [0] * (v.N_SPACES * k.N_GAINS)
        self.records: dict[int, DataRecord] = {}  # of each space that the file names

    def kingdom(self) -> Kingdom:
        file = self.file
        ships, aside = file.counts("ships", "colour", v.COLOURS, "count", "aside")
        (cards,) = file.counts("card", "name", v.CARDS, "count")
        ones, twos = file.counts("shells", "colour", v.SHELLS, "ones", "twos")
        (floors,) = file.counts("floors", "colour", v.SHELLS, "count")
        starfish = sum(record.number("count", 0, MOST) for record in file.records("starfish"))
        (values,) = file.counts("point_tile", "value", v.VALUES, "count")
        (fog,) = file.counts("fog_tile", "gives", v.FOG, "count")
        for record in file.records("space"):
            self.read_space(record)
        if not file.faults:  # what was misread would only seem not to add up
            self.check_cards(sum(cards))
            self.check_ships(ships, aside)
            self.check_fog(sum(fog))
            self.check_reach()
            self.check_cranes()
        file.finish()
        spaces = (self.kinds, self.towers, self.flags, self.gains)
        shells = [one + 2 * two for one, two in zip(ones, twos, strict=True)]
        return Kingdom(*spaces, fog, values, cards, ships, aside, shells, floors, starfish)

    # --- Reading ---------------------------------------------------------------------------------

    def read_space(self, record: DataRecord) -> None:
        name = str(record.fields.get("name", ""))
        if name not in v.SPACES.index:
            record.refuse("titania-space", "name", value=name)
            record.asked.update(record.fields)  # whatever else it says, it is of no space
            return
        space = v.SPACES.index[record.word("name", v.SPACES.tokens)]
        if space in self.records:
            record.refuse("twice", "name", value=name)
        self.records[space] = record
        kind = record.word("kind", k.KINDS[1:])
        if kind != record.fields.get("kind"):
            record.asked.update(record.fields)  # who knows what such a space would have
            return
        self.kinds[space] = k.KINDS.index(kind)
        if kind == "tower":
            self.towers[space] = bits(record, "towers", v.SHELLS, 1)
        elif kind == "castle":
            self.flags[space] = bits(record, "flags", v.COLOURS, 2)
            if self.flags[space] == ALL_COLOURS:
                record.wrong("flags", PAIRS)  # TIT-S1: two ships on each castle space
        elif kind == "bonus":
            gives = record.words("gives", BONUSES)
            if gives == record.fields.get("gives") and not 1 <= len(gives) <= k.N_GAINS:
                record.refuse("titania-gives", "gives", n=len(gives))
            for i, gain in enumerate(gives[: k.N_GAINS]):
                self.gains[space * k.N_GAINS + i] = gain_of(gain)

    # --- Whether it adds up ----------------------------------------------------------------------

    def check_cards(self, n: int) -> None:
        """TIT-S3: four for each of four players, and one to draw."""
        least = MAX_SEATS * v.N_HAND + 1
        if n < least:
            self.file.refuse("titania-cards", "card", n=n, least=least)

    def check_ships(self, ships: list[int], aside: list[int]) -> None:
        """TIT-S1, TIT-S2: every colour has ships at the castle, and some left to sail."""
        for colour, name in enumerate(v.COLOURS.tokens):
            moored = sum(flags >> colour & 1 for flags in self.flags)
            if moored == 0:
                self.file.refuse("titania-flags", "space", colour=name)
            if ships[colour] - aside[colour] - moored < 1:
                self.file.refuse("titania-ships", "ships", colour=name, n=moored)

    def check_fog(self, tiles: int) -> None:
        """TIT-S1: a tile on each fog space."""
        spaces = self.kinds.count(k.FOG_SPACE)
        if tiles != spaces:
            self.file.refuse("titania-fog", "fog_tile", tiles=tiles, spaces=spaces)

    def check_reach(self) -> None:
        """Ships sail from the castle from space to space: each must be within reach."""
        castle = [space for space in self.records if self.kinds[space] == k.CASTLE]
        found = reached(castle, lambda at: filter(self.is_sea, self.around(at)))
        for space, record in self.records.items():
            if self.is_sea(space) and space not in found:
                record.refuse("titania-reach", space=v.SPACES.tokens[space])

    def check_cranes(self) -> None:
        """A crane without towers, or towers without a crane, would be good for nothing."""
        for space, record in self.records.items():
            kind, beside = self.kinds[space], [self.kinds[at] for at in self.around(space)]
            if kind == k.CRANE and k.TOWER_SPACE not in beside:
                record.refuse("titania-crane", space=v.SPACES.tokens[space])
            if kind == k.TOWER_SPACE and k.CRANE not in beside:
                record.refuse("titania-tower", space=v.SPACES.tokens[space])

    def around(self, space: int) -> list[int]:
        return [at for at in around_of(space) if at in self.records]

    def is_sea(self, space: int) -> bool:
        return self.kinds[space] not in (k.NO_SPACE, k.TOWER_SPACE, k.CASTLE)


def bits(record: DataRecord, field: str, domain: Domain, least: int) -> int:
    """Read a list of different things as bits."""
    return sum(1 << domain.index[name] for name in {*record.different(field, domain.tokens, least)})
