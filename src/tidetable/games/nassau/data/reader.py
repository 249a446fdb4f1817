"""Reads the data file: the city, the Caribbean, and what is in the box."""

from collections.abc import Callable
from typing import Final

from tidetable.core import datafile
from tidetable.core.codec import MAX_SEATS, Domain
from tidetable.core.datafile import MOST, DataRecord, column, filled, indices, marks, up_to
from tidetable.games.nassau.data.adding_up import Reckoning
from tidetable.games.nassau.data.conditions import PATTERNS, condition_of
from tidetable.games.nassau.rules import archipelago as a, places, verbs as v
from tidetable.games.nassau.rules.chapters.city import HARBOUR, QUAY_PROVISIONS
from tidetable.games.nassau.rules.chapters.reward import DUTCHMAN_RUM
from tidetable.games.nassau.rules.chapters.sea import PLUNDER_ARMS, PLUNDER_SAILORS
from tidetable.games.nassau.rules.game import Nassau

# What a file has one record of: each field with the name, the least and the most of its figure (a
# number, or another figure's name); or with the number that the rules themselves know.
Figure = tuple[str, int, int | str]
FIGURES: Final[dict[str, dict[str, Figure | int]]] = {
    "limits": {
        "weapons": ("most_weapons", 1, 5),
        "sails": ("most_sails", 1, 5),
        "sailors": ("most_sailors", 1, 5),
        "animals": ("most_animals", 1, 5),
        "crates_per_hold": ("crates_per_hold", 1, 4),
        "provisions_per_hold": ("provisions_per_hold", 1, 3),
        "goods_per_hold": 1,
    },
    "start": {
        "score": ("start_score", 0, MOST),
        "pirates_on_ship": ("pirates_on_ship", 1, 8),
        "pirates_in_tavern": a.N_TABLES,
        "crates": ("crates", 1, 20),
        "crates_in_holds": ("start_crates", 0, 20),
        "open_holds": ("open_holds", 1, 3),
        "closed_holds": ("closed_holds", 0, 2),
        "sails": ("start_sails", 1, "most_sails"),
        "sailors": ("start_sailors", 1, "most_sailors"),
        "animals": ("start_animals", 0, "most_animals"),
        "provisions": ("start_provisions", 0, a.MOST_GAINED),
        "rum": ("start_rum", 0, a.MOST_GAINED),
        "doubloons": ("start_doubloons", 0, a.MOST_GAINED),
        "printed_weapons": 1,
        "random_weapons": 1,
        "hideouts": 1,
    },
    "supply": {"sails": ("sails", 0, MOST), "sailors": ("sailors", 0, MOST)},
}
# Pirates and animals come one at a time, and there are two holds to open.
MOST_OF: Final = {"pirate": 1, "animal": 1, "hold": 2}
KNOWN_GAINS: Final = [
    f"{kind}-{n + 1}" for kind in v.KINDS.tokens for n in range(MOST_OF.get(kind, a.MOST_GAINED))
]
EQUIPMENT: Final = [gain for gain in KNOWN_GAINS if gain != "pirate-1"]
SIDES: Final = ["A", "B"]
N_FOUR_ALLEYS: Final = 6  # between four squares; those to a fifth may be left out
N_EXITS: Final = (a.N_TILE_EXITS, a.N_TILE_EXITS)
AT_SEA: Final = v.ZONES.tokens[HARBOUR + 1 :]  # neither sea dog nor Dutchman comes to the harbour


def load(file: datafile.DataFile, edition: int = a.EDITION) -> Nassau:
    """Return the game on the data of a file; raise all that is wrong with the file."""
    return Nassau(Chart(file).archipelago(edition), file.digest)


class Chart(Reckoning):
    """A data file as it is read. Everything is read before anything is refused."""

    def archipelago(self, edition: int) -> a.Islands:
        self.read_figures()
        self.read_box()
        self.read_city()
        self.read_zones()
        self.read_adversaries()
        self.read_tiles()
        self.read_hideouts()
        self.read_tales()
        self.read_dutchman()
        if not self.file.faults:  # what was misread would only seem not to add up
            self.check()
        self.file.finish()
        return a.Islands(self.lists, self.single, edition)

    # --- The box ---------------------------------------------------------------------------------

    def read_figures(self) -> None:
        for kind, figures in FIGURES.items():
            for record in self.file.exactly(kind, 1):
                for field, figure in figures.items():
                    if isinstance(figure, int):
                        record.fixed(field, figure)
                        continue
                    name, least, most = figure
                    known = most if isinstance(most, int) else self.single.get(most, MOST)
                    self.single[name] = record.number(field, least, known)
                if kind == "start":
                    tales = [f"tales_{back}" for back in v.BACKS.tokens]
                    self.lists["start_tales"] = [record.number(n, 0, a.MOST_GAINED) for n in tales]
                if kind == "supply":  # one for each sail
                    record.number("dice", self.single.get("most_sails", 0), MOST)

    def read_box(self) -> None:
        for domain in (v.WEAPONS, v.GOODS, v.OBJECTS, v.ANIMALS):
            records = self.file.every(domain.name, name=domain.tokens)
            self.lists[f"{domain.name}s"] = column(records, "count", 0, MOST)
        (self.lists["tokens"],) = self.file.counts("token", "gives", v.TOKENS, "count")

    # --- The city and the Caribbean --------------------------------------------------------------

    def read_city(self) -> None:
        lists = self.lists
        lists |= {"square_gains": [], "alley": [], "exits": [], "exit_from": []}
        self.districts = self.file.every("district", tile=up_to(v.N_DISTRICTS), side=SIDES)
        for record in self.districts:
            gains = squares_of(record)
            lists["square_gains"] += gains
            n_alleys = (N_FOUR_ALLEYS, a.N_TILE_ALLEYS)
            alleys = record.numbers("alleys", n_alleys, 0, a.MOST_SECTIONS)
            lists["alley"] += filled(alleys, a.N_TILE_ALLEYS)
            lists["exits"] += record.numbers("exits", N_EXITS, 0, a.MOST_SECTIONS)
            lists["exit_from"] += exits_from(record, gains)
        starts = column(self.districts, "start", 0, a.N_TILE_SQUARES)
        lists["start_corner"] = [n - 1 for n in starts]
        quays = self.file.exactly("quay", v.N_HARBOUR_QUAYS)
        for record in quays:
            record.fixed("provisions", QUAY_PROVISIONS)
            record.fixed("boats", 1)
        lists["quay_gains"] = gains_of(quays, "bonus", 1, a.N_GAINS)
        tables = self.file.exactly("table", a.N_TABLES)
        lists["table_gains"] = gains_of(tables, "equipment", 1, a.N_GAINS, EQUIPMENT)

    def read_zones(self) -> None:
        self.zones = zones = self.file.every("zone", name=v.ZONES.tokens)
        self.lists["neighbours"] = []
        for zone, record in enumerate(zones):
            others = [name for name in v.ZONES.tokens if name != record.fields.get("name")]
            self.lists["neighbours"] += marks(record.different("neighbours", others, 1), v.ZONES)
            record.fixed("harbour", zone == HARBOUR)
        n_slots = (0, places.SLOTS_OF_ZONE + places.MORE_SLOTS)
        slots = [record.numbers("slots", n_slots, 2, MAX_SEATS) for record in zones]
        self.lists["slot_players"] = by_place(slots, places.slot_at, v.SLOTS)
        for kind, most, at, domain in [
            ("outpost", 1 + places.MORE_OUTPOSTS, places.outpost_at, v.OUTPOSTS),
            ("tower", places.TOWERS_OF_ZONE + places.MORE_TOWERS, places.tower_at, v.TOWERS),
            ("post", places.POSTS_OF_ZONE, post_at, v.POSTS),
        ]:
            there = [[1] * n for n in column(zones, f"{kind}s", 0, most)]
            self.lists[f"{kind}_places"] = by_place(there, at, domain)

    def read_adversaries(self) -> None:
        types = self.file.every("adversary_type", name=v.TYPES.tokens)
        self.lists["type_weapon"] = indices(types, "weapon", v.WEAPONS)
        found = self.adversaries()
        self.lists["adversary_strength"] = column(found, "strength", 1, a.MOST_STRENGTH)
        self.lists["adversary_points"] = column(found, "points", 0, a.MOST_POINTS)
        self.lists["adversary_score"] = column(found, "score", 0, a.MOST_POINTS)
        self.lists["adversary_reward"] = gains_of(found, "reward", 1, a.N_ADVERSARY_GAINS)

    def adversaries(self) -> list[DataRecord]:
        """Return all adversaries, by type and number: so many of each type as there are."""
        records = self.file.exactly("adversary", a.N_ADVERSARIES)
        n_faults = len(self.file.faults)
        types, numbers = indices(records, "type", v.TYPES), indices(records, "number", v.COPIES)
        if len(self.file.faults) == n_faults:
            check_numbers(records, types, numbers)
        by_name = sorted(range(len(records)), key=lambda i: (types[i], numbers[i]))
        self.lists["adversary_type"] = [types[i] for i in by_name]
        self.lists["adversary_name"] = names = [
            v.ADVERSARIES.index[f"{v.TYPES.tokens[types[i]]}-{v.COPIES.tokens[numbers[i]]}"]
            for i in by_name
        ]
        self.lists["adversary_named"] = [
            names.index(name) if name in names else -1 for name in range(len(v.ADVERSARIES.tokens))
        ]
        return [records[i] for i in by_name]

    def read_tiles(self) -> None:
        outposts = self.file.at_most("outpost", v.MOST_REWARDS)
        self.lists["outpost_gains"] = gains_of(outposts, "reward", 1, a.N_GAINS)
        towers, posts = self.file.records("tower"), self.file.records("post")
        for record in posts:
            record.fixed("weapons", PLUNDER_ARMS)
            record.fixed("sailors", PLUNDER_SAILORS)
        for kind, tiles in (("tower", towers), ("post", posts)):
            weapons = indices(tiles, "weapon", v.WEAPONS)
            self.lists[f"{kind}_weapons"] = [weapons.count(i) for i in range(v.N_WEAPONS)]
        dogs = [record.fields.get("zone") for record in self.at_sea("sea_dog")]
        self.lists["sea_dog_zones"] = [dogs.count(name) for name in v.ZONES.tokens]
        offerings = self.file.at_most("offering", v.MOST_OFFERINGS)
        check_rounds(offerings)
        self.lists["offering_gains"] = []
        for record in offerings:
            gains = gains_of([record], "gives", a.LEAST_CHOICES, a.MOST_CHOICES)
            self.lists["offering_gains"] += gains
            there = [gain for gain in gains if gain]
            if len({*there}) < len(there):
                record.refuse("different", "gives", field="gives", least=a.LEAST_CHOICES)

    def at_sea(self, kind: str) -> list[DataRecord]:
        """Return the tiles of a figure, each of another zone: one for each round at least."""
        records, n_faults = self.file.records(kind), len(self.file.faults)
        zones = [record.word("zone", AT_SEA) for record in records]
        if len(self.file.faults) == n_faults:
            datafile.once(records, zones, "zone")
        check_rounds(records)
        return records

    # --- Hideouts, tales, the Dutchman -----------------------------------------------------------

    def read_hideouts(self) -> None:
        self.lists |= {"hideout_spaces": [], "hideout_goods": [], "hideout_values": []}
        for record in self.file.exactly("hideout", v.N_HIDEOUTS):
            goods = [v.GOODS.index[name] for name in record.words("goods", v.GOODS.tokens)]
            values = record.numbers("values", (1, a.MOST_SPACES), 0, a.MOST_POINTS)
            record.fixed("middle", 0)
            if goods and 0 < len(values) <= a.MOST_SPACES and len(goods) != len(values):
                record.refuse("nassau-spaces", "values", values=len(values), goods=len(goods))
            self.lists["hideout_spaces"].append(len(goods))
            self.lists["hideout_goods"] += filled(goods, a.MOST_SPACES)
            self.lists["hideout_values"] += filled(values, a.MOST_SPACES)
        prices = self.file.every("hiding", goods=up_to(a.MOST_HIDDEN))
        self.lists["hide_price"] = [0, *column(prices, "price", 0, MOST)]

    def read_tales(self) -> None:
        tales = self.file.every("tale", number=v.TALES.tokens)
        self.lists["tale_deck"] = indices(tales, "deck", v.BACKS)
        self.lists["tale_points"] = column(tales, "points", 1, a.MOST_POINTS)
        conditions = [condition(record) for record in tales]
        for i, field in enumerate(("op", "what", "n", "m")):
            self.lists[f"tale_{field}"] = [needs[i] for needs in conditions]

    def read_dutchman(self) -> None:
        points = dict.fromkeys(v.ZONES.tokens, 0)
        for record in self.at_sea("dutchman"):
            points[str(record.fields.get("zone"))] = record.number("points", 1, a.MOST_POINTS)
        self.lists["dutchman_points"] = list(points.values())
        rounds = self.file.every("dutchman_round", round=up_to(v.ROUNDS))
        self.lists["dutchman_tokens"] = column(rounds, "tokens", 0, MOST)
        ranks = self.file.every("dutchman_place", place=up_to(MAX_SEATS))
        self.lists["dutchman_places"] = column(ranks, "points", 0, a.MOST_POINTS)
        for record in self.file.exactly("dutchman_attack", 1):
            weapons = record.different("weapons", v.WEAPONS.tokens, v.ROUNDS)
            self.lists["dutchman_weapons"] = marks(weapons, v.WEAPONS)
            record.fixed("rum", DUTCHMAN_RUM)


# --- Gains, districts, places, adversaries, tales -------------------------------------------------


def gains_of(
    records: list[DataRecord], field: str, least: int, most: int, known: list[str] = KNOWN_GAINS
) -> list[int]:
    """Return the gains that each record lists, filled up with none."""
    found: list[int] = []
    for record in records:
        listed = record.listed(field, least, most)
        found += filled([gain(record, field, str(token), known) for token in listed], most)
    return found


def gain(record: DataRecord, field: str, token: str, known: list[str] = KNOWN_GAINS) -> int:
    if token in known:
        return a.gain_of(token)
    kinds = " ".join(dict.fromkeys(gain.partition("-")[0] for gain in known))
    facts = {"field": field, "value": token, "known": kinds}
    record.refuse("nassau-gain", field, most=a.MOST_GAINED, **facts)
    return 0


def squares_of(record: DataRecord) -> list[int]:
    """Read what the squares of a district give; none where there is no square."""
    squares = [str(square) for square in record.listed("squares", 0, MOST)]
    n = sum(square != "" for square in squares)
    if squares and (n < a.LEAST_SQUARES or not a.MIDDLE <= len(squares) <= a.N_TILE_SQUARES):
        record.refuse("nassau-squares", "squares", least=a.LEAST_SQUARES)
    gains: list[int] = []
    for square in squares:
        options = square.split("/", a.N_OPTIONS - 1) if square else []
        gains += filled([gain(record, "squares", option) for option in options], a.N_OPTIONS)
    return filled(gains, a.N_TILE_SQUARES * a.N_OPTIONS)


def exits_from(record: DataRecord, gains: list[int]) -> list[int]:
    """Read which square each exit leaves; if a district does not say so, the nearest."""
    if "exits_from" in record.fields:
        return [n - 1 for n in record.numbers("exits_from", N_EXITS, 0, a.N_TILE_SQUARES)]
    squares = [at for at in range(a.N_TILE_SQUARES) if gains[at * a.N_OPTIONS]]
    return [nearest(i, squares) for i in range(a.N_TILE_EXITS)] if squares else []


def nearest(exit_: int, squares: list[int]) -> int:
    """Return the square of a district that lies nearest to one of its exits."""
    edge = exit_ // 2
    corner, other = (edge + exit_ % 2) % a.MIDDLE, (edge + 1 - exit_ % 2) % a.MIDDLE
    beyond = [(corner + 2) % a.MIDDLE, (other + 2) % a.MIDDLE]
    return next(at for at in (corner, other, a.MIDDLE, beyond[1], beyond[0]) if at in squares)


def by_place(rows: list[list[int]], at: Callable[[int, int], int], domain: Domain) -> list[int]:
    """Return what the zones have, by its place; no more places than some zone needs."""
    found = [0] * len(domain.tokens)
    for zone, row in enumerate(rows):
        for n, there in enumerate(row):
            found[at(zone, n)] = there
    return found if any(found[domain.n_first :]) else found[: domain.n_first]


def post_at(zone: int, n: int) -> int:
    return zone * places.POSTS_OF_ZONE + n


def check_numbers(records: list[DataRecord], types: list[int], numbers: list[int]) -> None:
    """Adversaries of a type are numbered from 1, without a gap; there is one at least."""
    pairs = list(zip(types, numbers, strict=True))
    called = [f"{v.TYPES.tokens[kind]} {number + 1}" for kind, number in pairs]
    datafile.once(records, called)
    if len({*called}) < len(called):
        return
    for kind, name in enumerate(v.TYPES.tokens):
        last = max((number for of, number in pairs if of == kind), default=0)
        datafile.lacking(records, called, [f"{name} {number + 1}" for number in range(last + 1)])


def check_rounds(records: list[DataRecord]) -> None:
    """Note that there are too few for a game: each round takes one."""
    if records and len(records) < v.ROUNDS:
        facts = {"n": len(records), "least": v.ROUNDS}
        records[-1].refuse("nassau-too-few", record=records[-1].kind, **facts)


def condition(record: DataRecord) -> tuple[int, int, int, int]:
    """Read what a tale needs."""
    record.asked.add("needs")
    found = condition_of(str(record.fields.get("needs")))
    if found is None:
        record.wrong("needs", ", ".join(PATTERNS))
    return found or (0, 0, 0, 0)
