"""Reads the data file: the city, the Caribbean, and what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.datafile import MOST, DataFile
from tidetable.games.nassau.adding_up import check
from tidetable.games.nassau.archipelago import (
    MOST_GAINED,
    MOST_HIDDEN,
    MOST_POINTS,
    MOST_SECTIONS,
    MOST_STRENGTH,
    N_ADVERSARY_GAINS,
    N_CHOICES,
    N_COPIES,
    N_CORNERS,
    N_GAINS,
    N_OPTIONS,
    N_SPACES,
    N_TABLES,
    N_TILE_ALLEYS,
    N_TILE_EXITS,
    PLACES_OF_ZONE,
    SLOTS_OF_ZONE,
    Archipelago,
)
from tidetable.games.nassau.conditions import PATTERNS, condition_of
from tidetable.games.nassau.game import Nassau
from tidetable.games.nassau.ledger import EQUIPMENT, Ledger
from tidetable.games.nassau.verbs import (
    ANIMALS,
    BACKS,
    GOODS,
    N_DISTRICTS,
    N_HARBOUR_QUAYS,
    N_HIDEOUTS,
    N_OFFERINGS,
    N_REWARDS,
    OBJECTS,
    ROUNDS,
    TALES,
    TOKENS,
    TYPES,
    WEAPONS,
    ZONES,
)

if TYPE_CHECKING:
    from tidetable.core.codec import Domain
    from tidetable.core.datafile import DataRecord

SIDES: Final = ["A", "B"]
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


class Chart(Ledger):
    """A data file as it is read. Everything is read before anything is refused."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(file)
        self.lists: dict[str, list[int]] = {}
        self.single: dict[str, int] = {}

    def archipelago(self) -> Archipelago:
        self.read_limits()
        self.read_start()
        self.read_box()
        districts = self.every("district", tile=up_to(N_DISTRICTS), side=SIDES)
        self.read_city(districts)
        zones = self.every("zone", name=ZONES.tokens)
        self.read_zones(zones)
        self.read_adversaries()
        self.read_tiles()
        self.read_hideouts()
        self.read_tales()
        self.read_dutchman()
        if not self.file.faults:  # what was misread would only seem not to add up
            check(self.file, self.lists, self.single, districts, zones)
        self.file.finish()
        return Archipelago(self.lists, self.single)

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
                record.number(f"tales_{back}", 0, MOST_GAINED) for back in BACKS.tokens
            ]

    def read_box(self) -> None:
        self.lists["weapons"] = self.counts("weapon", "name", WEAPONS)
        self.lists["goods"] = self.counts("good", "name", GOODS)
        self.lists["objects"] = self.counts("object", "name", OBJECTS)
        self.lists["animals"] = self.counts("animal", "name", ANIMALS)
        self.lists["tokens"] = self.counts("token", "gives", TOKENS)
        for record in self.exactly("supply", 1):
            self.single["sails"] = record.number("sails", 0, MOST)
            self.single["sailors"] = record.number("sailors", 0, MOST)
            record.number("dice", self.single.get("most_sails", 0), MOST)  # one for each sail

    def counts(self, kind: str, field: str, domain: Domain) -> list[int]:
        records = self.every(kind, **{field: domain.tokens})
        return [record.number("count", 0, MOST) for record in records]

    # --- The city and the Caribbean --------------------------------------------------------------

    def read_city(self, districts: list[DataRecord]) -> None:
        gains: list[int] = []
        alleys: list[int] = []
        exits: list[int] = []
        for record in districts:
            for square in self.listed(record, "squares", N_CORNERS, N_CORNERS):
                options = str(square).split("/", N_OPTIONS - 1)
                gains += [self.gain(record, "squares", option) for option in options]
                gains += [0] * (N_OPTIONS - len(options))
            alleys += self.numbers(
                record, "alleys", (N_TILE_ALLEYS, N_TILE_ALLEYS), (0, MOST_SECTIONS)
            )
            exits += self.numbers(record, "exits", (N_TILE_EXITS, N_TILE_EXITS), (1, MOST_SECTIONS))
        self.lists["square_gains"] = gains
        self.lists["alley"] = alleys
        self.lists["exits"] = exits
        self.lists["start_corner"] = [
            record.number("start", 0, N_CORNERS) - 1 for record in districts
        ]
        self.lists["quay_gains"] = []
        for record in self.exactly("quay", N_HARBOUR_QUAYS):
            record.fixed("provisions", QUAY_PROVISIONS)
            record.fixed("boats", 1)
            self.lists["quay_gains"] += self.gains(record, "bonus", 1, N_GAINS)
        self.lists["table_gains"] = []
        for record in self.exactly("table", N_TABLES):
            self.lists["table_gains"] += self.gains(record, "equipment", 1, N_GAINS, EQUIPMENT)

    def read_zones(self, zones: list[DataRecord]) -> None:
        neighbours: list[int] = []
        slots: list[int] = []
        towers: list[int] = []
        posts: list[int] = []
        for zone, record in enumerate(zones):
            others = [name for name in ZONES.tokens if name != record.fields.get("name")]
            names = self.several(record, "neighbours", others, 1)
            neighbours += [int(name in names) for name in ZONES.tokens]
            players = self.numbers(record, "slots", (0, SLOTS_OF_ZONE), (2, MAX_SEATS))
            slots += players + [0] * (SLOTS_OF_ZONE - len(players))
            for places, field in ((towers, "towers"), (posts, "posts")):
                n = record.number(field, 0, PLACES_OF_ZONE)
                places += [int(i < n) for i in range(PLACES_OF_ZONE)]
            record.fixed("harbour", zone == HARBOUR)
        self.lists["neighbours"] = neighbours
        self.lists["slot_players"] = slots
        self.lists["has_outpost"] = [record.number("outposts", 0, 1) for record in zones]
        self.lists["tower_places"] = towers
        self.lists["post_places"] = posts

    def read_adversaries(self) -> None:
        types = self.every("adversary_type", name=TYPES.tokens)
        self.lists["type_weapon"] = [self.weapon_of(record) for record in types]
        adversaries = self.every("adversary", type=TYPES.tokens, number=up_to(N_COPIES))
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

    def weapon_of(self, record: DataRecord) -> int:
        return WEAPONS.index[record.word("weapon", WEAPONS.tokens)]

    def read_tiles(self) -> None:
        outposts = self.exactly("outpost", N_REWARDS)
        self.lists["outpost_gains"] = [
            gain for record in outposts for gain in self.gains(record, "reward", 1, N_GAINS)
        ]
        self.lists["tower_weapons"] = self.tally(self.file.records("tower"))
        posts = self.file.records("post")
        for record in posts:
            record.fixed("weapons", PLUNDERING)
            record.fixed("sailors", PLUNDERING)
        self.lists["post_weapons"] = self.tally(posts)
        dogs = self.different("sea_dog", "zone", ZONES.tokens[HARBOUR + 1 :], ROUNDS)
        zones = [record.fields.get("zone") for record in dogs]
        self.lists["sea_dog_zones"] = [zones.count(name) for name in ZONES.tokens]
        self.lists["offering_gains"] = []
        for record in self.exactly("offering", N_OFFERINGS):
            self.lists["offering_gains"] += self.gains(record, "gives", N_CHOICES, N_CHOICES)

    def tally(self, records: list[DataRecord]) -> list[int]:
        """Count the tiles of each weapon."""
        weapons = [self.weapon_of(record) for record in records]
        return [weapons.count(weapon) for weapon in range(len(WEAPONS.tokens))]

    # --- Hideouts, tales, the Dutchman -----------------------------------------------------------

    def read_hideouts(self) -> None:
        goods: list[int] = []
        values: list[int] = []
        for record in self.exactly("hideout", N_HIDEOUTS):
            names = record.words("goods", GOODS.tokens)
            if names:
                self.listed(record, "goods", N_SPACES, N_SPACES)
            goods += [GOODS.index[name] for name in names]
            values += self.numbers(record, "values", (N_SPACES, N_SPACES), (0, MOST_POINTS))
            record.fixed("middle", 0)
        self.lists["hideout_goods"] = goods
        self.lists["hideout_values"] = values
        prices = self.every("hiding", goods=up_to(MOST_HIDDEN))
        self.lists["hide_price"] = [0, *(record.number("price", 0, MOST) for record in prices)]

    def read_tales(self) -> None:
        tales = self.every("tale", number=TALES.tokens)
        self.lists["tale_deck"] = [
            BACKS.index[record.word("deck", BACKS.tokens)] for record in tales
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
        points = dict.fromkeys(ZONES.tokens, 0)
        for record in self.different("dutchman", "zone", ZONES.tokens[HARBOUR + 1 :], ROUNDS):
            points[str(record.fields.get("zone"))] = record.number("points", 1, MOST_POINTS)
        self.lists["dutchman_points"] = list(points.values())
        rounds = self.every("dutchman_round", round=up_to(ROUNDS))
        self.lists["dutchman_tokens"] = [record.number("tokens", 0, MOST) for record in rounds]
        places = self.every("dutchman_place", place=up_to(MAX_SEATS))
        self.lists["dutchman_places"] = [
            record.number("points", 0, MOST_POINTS) for record in places
        ]
        for record in self.exactly("dutchman_attack", 1):
            weapons = self.several(record, "weapons", WEAPONS.tokens, ROUNDS)
            self.lists["dutchman_weapons"] = [int(name in weapons) for name in WEAPONS.tokens]
            record.fixed("rum", DUTCHMAN_RUM)
