"""Reads the data file: the city, the Caribbean, and what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.datafile import MOST, DataFile
from tidetable.core.errors import BadData
from tidetable.games.nassau.data.adding_up import check
from tidetable.games.nassau.data.conditions import PATTERNS, condition_of
from tidetable.games.nassau.data.ledger import EQUIPMENT, Ledger
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import (
    LEAST_CHOICES,
    LEAST_SQUARES,
    MIDDLE,
    MOST_CHOICES,
    MOST_GAINED,
    MOST_HIDDEN,
    MOST_POINTS,
    MOST_SECTIONS,
    MOST_SPACES,
    MOST_STRENGTH,
    N_ADVERSARIES,
    N_ADVERSARY_GAINS,
    N_GAINS,
    N_OPTIONS,
    N_TABLES,
    N_TILE_ALLEYS,
    N_TILE_EXITS,
    N_TILE_SQUARES,
    Islands,
)
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.places import (
    MORE_OUTPOSTS,
    MORE_SLOTS,
    MORE_TOWERS,
    POSTS_OF_ZONE,
    SLOTS_OF_ZONE,
    TOWERS_OF_ZONE,
    outpost_at,
    slot_at,
    tower_at,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.codec import Domain
    from tidetable.core.datafile import DataRecord

SIDES: Final = ["A", "B"]
N_FOUR_ALLEYS: Final = 6  # between four squares; those to a fifth may be left out
HARBOUR: Final = 0  # NAS-R-5: zone A, where neither sea dog nor Dutchman comes
# What the rules of NAS-N5, NAS-A8 and NAS-X2 say themselves
QUAY_PROVISIONS: Final = 2
PLUNDERING: Final = 2
DUTCHMAN_RUM: Final = 2


def load(file: DataFile) -> Nassau:
    """Return the game on the data of a file; raise all that is wrong with the file."""
    return Nassau(Chart(file).archipelago(), file.digest)


def up_to(n: int) -> list[str]:
    """Return the numbers from 1, as words."""
    return [str(i + 1) for i in range(n)]


def by_place(rows: list[list[int]], at: Callable[[int, int], int], domain: Domain) -> list[int]:
    """Return what the zones have, by its place; no more places than some zone needs."""
    found = [0] * len(domain.tokens)
    for zone, row in enumerate(rows):
        for n, there in enumerate(row):
            found[at(zone, n)] = there
    return found if any(found[domain.n_first :]) else found[: domain.n_first]


def nearest(exit_: int, squares: list[int]) -> int:
    """Return the square of a district that lies nearest to one of its exits."""
    edge = exit_ // 2
    corner, other = (edge + exit_ % 2) % MIDDLE, (edge + 1 - exit_ % 2) % MIDDLE
    beyond = [(corner + 2) % MIDDLE, (other + 2) % MIDDLE]
    return next(at for at in (corner, other, MIDDLE, beyond[1], beyond[0]) if at in squares)


class Chart(Ledger):
    """A data file as it is read. Everything is read before anything is refused."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(file)
        self.lists: dict[str, list[int]] = {}
        self.single: dict[str, int] = {}

    def archipelago(self) -> Islands:
        self.read_limits()
        self.read_start()
        self.read_box()
        districts = self.every("district", tile=up_to(v.N_DISTRICTS), side=SIDES)
        self.read_city(districts)
        zones = self.every("zone", name=v.ZONES.tokens)
        self.read_zones(zones)
        self.read_adversaries()
        self.read_tiles()
        self.read_hideouts()
        self.read_tales()
        self.read_dutchman()
        if not self.file.faults:  # what was misread would only seem not to add up
            check(self.file, self.lists, self.single, districts, zones)
        self.file.finish()
        return Islands(self.lists, self.single)

    # --- The box ---------------------------------------------------------------------------------

    def read_limits(self) -> None:
        for record in self.exactly("limits", 1):
            for field in ("weapons", "sails", "sailors", "animals"):
                self.single[f"most_{field}"] = record.number(field, 1, 5)
            self.single["crates_per_hold"] = record.number("crates_per_hold", 1, 4)
            self.single["provisions_per_hold"] = record.number("provisions_per_hold", 1, 3)
            record.fixed("goods_per_hold", 1)

    def read_start(self) -> None:
        for record in self.exactly("start", 1):
            self.single["start_score"] = record.number("score", 0, MOST)
            self.single["pirates_on_ship"] = record.number("pirates_on_ship", 1, 8)
            record.fixed("pirates_in_tavern", N_TABLES)
            self.single["crates"] = record.number("crates", 1, 20)
            self.single["start_crates"] = record.number("crates_in_holds", 0, 20)
            self.single["open_holds"] = record.number("open_holds", 1, 3)
            self.single["closed_holds"] = record.number("closed_holds", 0, 2)
            for field, least in {"sails": 1, "sailors": 1, "animals": 0}.items():
                most = self.single.get(f"most_{field}", MOST)
                self.single[f"start_{field}"] = record.number(field, least, most)
            for field in ("provisions", "rum", "doubloons"):
                self.single[f"start_{field}"] = record.number(field, 0, MOST_GAINED)
            for field in ("printed_weapons", "random_weapons", "hideouts"):
                record.fixed(field, 1)
            self.lists["start_tales"] = [
                record.number(f"tales_{back}", 0, MOST_GAINED) for back in v.BACKS.tokens
            ]

    def read_box(self) -> None:
        self.lists["weapons"] = self.counts("weapon", "name", v.WEAPONS)
        self.lists["goods"] = self.counts("good", "name", v.GOODS)
        self.lists["objects"] = self.counts("object", "name", v.OBJECTS)
        self.lists["animals"] = self.counts("animal", "name", v.ANIMALS)
        self.lists["tokens"] = self.counts_of_some("token", "gives", v.TOKENS)
        for record in self.exactly("supply", 1):
            self.single["sails"] = record.number("sails", 0, MOST)
            self.single["sailors"] = record.number("sailors", 0, MOST)
            record.number("dice", self.single.get("most_sails", 0), MOST)  # one for each sail

    def counts(self, kind: str, field: str, domain: Domain) -> list[int]:
        records = self.every(kind, **{field: domain.tokens})
        return [record.number("count", 0, MOST) for record in records]

    def counts_of_some(self, kind: str, field: str, domain: Domain) -> list[int]:
        """Read how many there are; of what is not named there is none."""
        records = self.file.records(kind)
        called = [record.word(field, domain.tokens) for record in records]
        self.check_once(records, [(name,) for name in called])
        found = dict.fromkeys(domain.tokens, 0)
        for name, record in zip(called, records, strict=True):
            found[name] = record.number("count", 0, MOST)
        return list(found.values())

    # --- The city and the Caribbean --------------------------------------------------------------

    def read_city(self, districts: list[DataRecord]) -> None:
        self.lists |= {"square_gains": [], "alley": [], "exits": [], "exit_from": []}
        for record in districts:
            gains = self.squares(record)
            self.lists["square_gains"] += gains
            alleys = self.numbers(
                record, "alleys", (N_FOUR_ALLEYS, N_TILE_ALLEYS), (0, MOST_SECTIONS)
            )
            self.lists["alley"] += alleys + [0] * (N_TILE_ALLEYS - len(alleys))
            eight = (N_TILE_EXITS, N_TILE_EXITS)
            self.lists["exits"] += self.numbers(record, "exits", eight, (0, MOST_SECTIONS))
            self.lists["exit_from"] += self.exits_from(record, gains)
        self.lists["start_corner"] = [
            record.number("start", 0, N_TILE_SQUARES) - 1 for record in districts
        ]
        self.lists["quay_gains"] = []
        for record in self.exactly("quay", v.N_HARBOUR_QUAYS):
            record.fixed("provisions", QUAY_PROVISIONS)
            record.fixed("boats", 1)
            self.lists["quay_gains"] += self.gains(record, "bonus", 1, N_GAINS)
        self.lists["table_gains"] = []
        for record in self.exactly("table", N_TABLES):
            self.lists["table_gains"] += self.gains(record, "equipment", 1, N_GAINS, EQUIPMENT)

    def squares(self, record: DataRecord) -> list[int]:
        """Read what the squares of a district give; none where there is no square."""
        gains: list[int] = []
        squares = self.listed(record, "squares", 0, MOST)
        n = sum(square != "" for square in squares)
        if squares and (n < LEAST_SQUARES or not MIDDLE <= len(squares) <= N_TILE_SQUARES):
            line = record.line_of("squares")
            self.file.note(BadData("nassau-squares", line, least=LEAST_SQUARES))
        for square in squares:
            options = str(square).split("/", N_OPTIONS - 1) if square != "" else []
            gains += [self.gain(record, "squares", option) for option in options]
            gains += [0] * (N_OPTIONS - len(options))
        return gains + [0] * (N_TILE_SQUARES * N_OPTIONS - len(gains))

    def exits_from(self, record: DataRecord, gains: list[int]) -> list[int]:
        """Read which square each exit leaves; if a district does not say so, the nearest."""
        if "exits_from" in record.fields:
            eight = (N_TILE_EXITS, N_TILE_EXITS)
            return [n - 1 for n in self.numbers(record, "exits_from", eight, (0, N_TILE_SQUARES))]
        squares = [at for at in range(N_TILE_SQUARES) if gains[at * N_OPTIONS]]
        return [nearest(i, squares) for i in range(N_TILE_EXITS)] if squares else []

    def read_zones(self, zones: list[DataRecord]) -> None:
        neighbours: list[int] = []
        for zone, record in enumerate(zones):
            others = [name for name in v.ZONES.tokens if name != record.fields.get("name")]
            names = self.several(record, "neighbours", others, 1)
            neighbours += [int(name in names) for name in v.ZONES.tokens]
            record.fixed("harbour", zone == HARBOUR)
        self.lists["neighbours"] = neighbours
        n_slots = (0, SLOTS_OF_ZONE + MORE_SLOTS)
        slots = [self.numbers(record, "slots", n_slots, (2, MAX_SEATS)) for record in zones]
        self.lists["slot_players"] = by_place(slots, slot_at, v.SLOTS)
        outposts = self.places(zones, "outposts", 1 + MORE_OUTPOSTS)
        self.lists["outpost_places"] = by_place(outposts, outpost_at, v.OUTPOSTS)
        towers = self.places(zones, "towers", TOWERS_OF_ZONE + MORE_TOWERS)
        self.lists["tower_places"] = by_place(towers, tower_at, v.TOWERS)
        posts = self.places(zones, "posts", POSTS_OF_ZONE)
        self.lists["post_places"] = by_place(
            posts, lambda zone, n: zone * POSTS_OF_ZONE + n, v.POSTS
        )

    def places(self, zones: list[DataRecord], field: str, most: int) -> list[list[int]]:
        """Read how many places for tiles each zone has."""
        return [[1] * record.number(field, 0, most) for record in zones]

    def read_adversaries(self) -> None:
        types = self.every("adversary_type", name=v.TYPES.tokens)
        self.lists["type_weapon"] = [self.weapon_of(record) for record in types]
        adversaries = self.adversaries()
        for field, least, most in [
            ("strength", 1, MOST_STRENGTH),
            ("points", 0, MOST_POINTS),
            ("score", 0, MOST_POINTS),
        ]:
            self.lists[f"adversary_{field}"] = [
                record.number(field, least, most) for record in adversaries
            ]
        self.lists["adversary_reward"] = [
            gain
            for record in adversaries
            for gain in self.gains(record, "reward", 1, N_ADVERSARY_GAINS)
        ]

    def adversaries(self) -> list[DataRecord]:
        """Return all adversaries, by type and number: so many of each type as there are."""
        records = self.exactly("adversary", N_ADVERSARIES)
        n_faults = len(self.file.faults)
        called = [
            (record.word("type", v.TYPES.tokens), record.word("number", v.COPIES.tokens))
            for record in records
        ]
        if len(self.file.faults) == n_faults:
            self.check_once(records, called)
        if len(self.file.faults) == n_faults and records:
            self.check_numbers(records, called)
        by_name = sorted(
            zip(called, records, strict=True),
            key=lambda one: (v.TYPES.index[one[0][0]], v.COPIES.index[one[0][1]]),
        )
        names = [v.ADVERSARIES.index["-".join(name)] for name, _ in by_name]
        self.lists["adversary_name"] = names
        self.lists["adversary_type"] = [v.TYPES.index[kind] for (kind, _), _ in by_name]
        self.lists["adversary_named"] = [
            names.index(name) if name in names else -1 for name in range(len(v.ADVERSARIES.tokens))
        ]
        return [record for _, record in by_name]

    def check_numbers(self, records: list[DataRecord], called: list[tuple[str, str]]) -> None:
        """Adversaries of a type are numbered from 1, without a gap; there is one at least."""
        for kind in v.TYPES.tokens:
            numbers = [int(number) for name, number in called if name == kind]
            for number in range(1, max(numbers, default=1) + 1):
                if number not in numbers:
                    self.miss(records, f"{kind} {number}")

    def weapon_of(self, record: DataRecord) -> int:
        return v.WEAPONS.index[record.word("weapon", v.WEAPONS.tokens)]

    def read_tiles(self) -> None:
        outposts = self.exactly("outpost", v.N_REWARDS)
        self.lists["outpost_gains"] = [
            gain for record in outposts for gain in self.gains(record, "reward", 1, N_GAINS)
        ]
        self.lists["tower_weapons"] = self.tally(self.file.records("tower"))
        posts = self.file.records("post")
        for record in posts:
            record.fixed("weapons", PLUNDERING)
            record.fixed("sailors", PLUNDERING)
        self.lists["post_weapons"] = self.tally(posts)
        dogs = self.different("sea_dog", "zone", v.ZONES.tokens[HARBOUR + 1 :], v.ROUNDS)
        zones = [record.fields.get("zone") for record in dogs]
        self.lists["sea_dog_zones"] = [zones.count(name) for name in v.ZONES.tokens]
        self.lists["offering_gains"] = []
        for record in self.within("offering", v.ROUNDS, v.MOST_OFFERINGS):
            gains = self.gains(record, "gives", LEAST_CHOICES, MOST_CHOICES)
            self.lists["offering_gains"] += gains
            there = [gain for gain in gains if gain]
            if len({*there}) < len(there):
                line = record.line_of("gives")
                self.file.note(BadData("different", line, field="gives", least=LEAST_CHOICES))

    def tally(self, records: list[DataRecord]) -> list[int]:
        """Count the tiles of each weapon."""
        weapons = [self.weapon_of(record) for record in records]
        return [weapons.count(weapon) for weapon in range(len(v.WEAPONS.tokens))]

    # --- Hideouts, tales, the Dutchman -----------------------------------------------------------

    def read_hideouts(self) -> None:
        self.lists |= {"hideout_spaces": [], "hideout_goods": [], "hideout_values": []}
        for record in self.exactly("hideout", v.N_HIDEOUTS):
            goods = [v.GOODS.index[name] for name in record.words("goods", v.GOODS.tokens)]
            values = self.numbers(record, "values", (1, MOST_SPACES), (0, MOST_POINTS))
            record.fixed("middle", 0)
            if goods and 0 < len(values) <= MOST_SPACES and len(goods) != len(values):
                line, n, m = record.line_of("values"), len(values), len(goods)
                self.file.note(BadData("nassau-spaces", line, values=n, goods=m))
            self.lists["hideout_spaces"].append(len(goods))
            self.lists["hideout_goods"] += goods + [0] * (MOST_SPACES - len(goods))
            self.lists["hideout_values"] += values + [0] * (MOST_SPACES - len(values))
        prices = self.every("hiding", goods=up_to(MOST_HIDDEN))
        self.lists["hide_price"] = [0, *(record.number("price", 0, MOST) for record in prices)]

    def read_tales(self) -> None:
        tales = self.every("tale", number=v.TALES.tokens)
        self.lists["tale_deck"] = [
            v.BACKS.index[record.word("deck", v.BACKS.tokens)] for record in tales
        ]
        self.lists["tale_points"] = [record.number("points", 1, MOST_POINTS) for record in tales]
        conditions = [self.condition(record) for record in tales]
        for i, field in enumerate(("op", "what", "n", "m")):
            self.lists[f"tale_{field}"] = [condition[i] for condition in conditions]

    def condition(self, record: DataRecord) -> tuple[int, int, int, int]:
        record.asked.add("needs")
        found = condition_of(str(record.fields.get("needs")))
        if found is None:
            record.wrong("needs", ", ".join(PATTERNS))
        return found or (0, 0, 0, 0)

    def read_dutchman(self) -> None:
        points = dict.fromkeys(v.ZONES.tokens, 0)
        for record in self.different("dutchman", "zone", v.ZONES.tokens[HARBOUR + 1 :], v.ROUNDS):
            points[str(record.fields.get("zone"))] = record.number("points", 1, MOST_POINTS)
        self.lists["dutchman_points"] = list(points.values())
        rounds = self.every("dutchman_round", round=up_to(v.ROUNDS))
        self.lists["dutchman_tokens"] = [record.number("tokens", 0, MOST) for record in rounds]
        places = self.every("dutchman_place", place=up_to(MAX_SEATS))
        self.lists["dutchman_places"] = [
            record.number("points", 0, MOST_POINTS) for record in places
        ]
        for record in self.exactly("dutchman_attack", 1):
            weapons = self.several(record, "weapons", v.WEAPONS.tokens, v.ROUNDS)
            self.lists["dutchman_weapons"] = [int(name in weapons) for name in v.WEAPONS.tokens]
            record.fixed("rum", DUTCHMAN_RUM)
