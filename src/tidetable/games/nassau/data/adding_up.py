"""Whether the figures of a data file add up to a game that can be played."""

from tidetable.core.codec import MAX_SEATS
from tidetable.core.datafile import DataFile, DataRecord, reached
from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.chapters.draws import NEAR_SLOTS, NEAR_STRENGTH
from tidetable.games.nassau.rules.chapters.goods import FIRST_POSTS
from tidetable.games.nassau.rules.menagerie import N_OPEN
from tidetable.games.nassau.rules.places import POSTS_OF_ZONE
from tidetable.games.nassau.rules.streets import ALLEY_ENDS


class Reckoning:
    """What was read of a file: lists and single figures by name, and records to point at."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        self.lists: dict[str, list[int]] = {}
        self.single: dict[str, int] = {}
        self.districts: list[DataRecord] = []
        self.zones: list[DataRecord] = []

    def check(self) -> None:
        """Note all that does not add up, in the order of the setup."""
        self.check_start()
        for side in range(len(self.districts)):
            self.check_district(side)
        self.check_holds()
        self.check_supply()
        self.check_zones()
        self.check_slots()
        self.check_places()
        self.check_goods()
        # NAS-A5a, NAS-X2: as many as the strongest adversary and the Dutchman draw at a time
        drawn = max(*self.lists["adversary_strength"], *self.lists["dutchman_tokens"])
        self.enough("token", "token", sum(self.lists["tokens"]), drawn)

    def enough(self, kind: str, name: str, n: int, least: int) -> None:
        if n < least:
            rows = [row for row in self.file.seen if row.kind == kind]
            named = [row for row in rows if name in row.fields.values()]
            (named or rows)[0].refuse("nassau-supply", value=name, n=n, least=least)

    # --- The city --------------------------------------------------------------------------------

    def check_start(self) -> None:
        """NAS-S1: whichever side lies up, the captain stands on one tile, and only there."""
        marked = [side for side, at in enumerate(self.lists["start_corner"]) if at >= 0]
        if not marked:
            self.file.refuse("nassau-start", "district", n=0)
        elif len(marked) != 2 or marked[0] // 2 != marked[1] // 2:
            self.districts[marked[-1]].refuse("nassau-start", "start", n=len(marked))

    def check_district(self, side: int) -> None:
        """Its squares hang together and can be left, and no alley leads to where none is."""
        record = self.districts[side]
        called = {"tile": record.fields["tile"], "side": record.fields["side"]}
        gains = self.of_side("square_gains", side, a.N_TILE_SQUARES * a.N_OPTIONS)
        squares = [at for at in range(a.N_TILE_SQUARES) if gains[at * a.N_OPTIONS]]
        alleys = self.of_side("alley", side, a.N_TILE_ALLEYS)
        ways = [ALLEY_ENDS[i * 2 : i * 2 + 2] for i, n in enumerate(alleys) if n > 0]
        exits = self.of_side("exits", side, a.N_TILE_EXITS)
        leaves = self.of_side("exit_from", side, a.N_TILE_EXITS)
        named = {
            "start": [at for at in self.of_side("start_corner", side, 1) if at >= 0],
            "alleys": [int(end) for way in ways for end in way],
            "exits_from": [at for at, n in zip(leaves, exits, strict=True) if n > 0],
        }
        missing = [(field, at) for field, some in named.items() for at in some if at not in squares]
        for field, at in dict.fromkeys(missing):
            record.refuse("nassau-no-square", field, field=field, square=at + 1, **called)
        joined = reached(squares[:1], lambda at: [sum(way) - at for way in ways if at in way])
        if not missing and len(joined) < len(squares):
            record.refuse("nassau-alleys", "alleys", **called)
        if not any(exits):
            record.refuse("nassau-no-exit", "exits", **called)

    def of_side(self, name: str, side: int, n: int) -> list[int]:
        return self.lists[name][side * n :][:n]

    # --- What players start with, and what there is of it ----------------------------------------

    def check_holds(self) -> None:
        """NAS-S2, NAS-R-18: what a player starts with must fit."""
        one = self.single
        holds = -(-one["start_crates"] // one["crates_per_hold"])
        holds += -(-one["start_provisions"] // one["provisions_per_hold"])
        if holds > one["open_holds"]:
            self.file.refuse("nassau-holds", "start", needed=holds, n=one["open_holds"])
        if one["start_crates"] > one["crates"]:
            self.file.refuse("nassau-crates", "start", n=one["start_crates"], most=one["crates"])

    def check_supply(self) -> None:
        """NAS-R-16: all get what they start with, and all the weapons, sails and sailors they can.

        NAS-S2: and each player's tales of each back.
        """
        one, objects = self.single, self.lists["objects"]
        for name, n in zip(v.WEAPONS.tokens, self.lists["weapons"], strict=True):
            self.enough("weapon", name, n, MAX_SEATS * (one["most_weapons"] - 1))
        for name in ("sails", "sailors"):
            self.enough("supply", name, one[name], MAX_SEATS * (one[f"most_{name}"] - 1))
        self.enough("object", "rum", objects[v.RUM], MAX_SEATS * one["start_rum"])
        self.enough("object", "doubloon", objects[v.DOUBLOON], MAX_SEATS * one["start_doubloons"])
        animals = MAX_SEATS * one["start_animals"] + N_OPEN
        self.enough("animal", "animal", sum(self.lists["animals"]), animals)
        for back, name in enumerate(v.BACKS.tokens):
            n = self.lists["tale_deck"].count(back)
            self.enough("tale", name, n, MAX_SEATS * self.lists["start_tales"][back])

    # --- The Caribbean ---------------------------------------------------------------------------

    def check_zones(self) -> None:
        """A border is crossed both ways, and from the harbour a boat can reach every zone."""
        names = v.ZONES.tokens
        near = [self.of_side("neighbours", zone, v.N_ZONES) for zone in range(v.N_ZONES)]
        for zone, record in enumerate(self.zones):
            for other in range(v.N_ZONES):
                if near[zone][other] and not near[other][zone]:
                    facts = {"zone": names[zone], "other": names[other]}
                    record.refuse("nassau-neighbours", "neighbours", **facts)
        found = reached([0], lambda zone: [at for at, there in enumerate(near[zone]) if there])
        for zone, record in enumerate(self.zones):
            if zone not in found:
                record.refuse("nassau-reach", zone=names[zone])

    def check_slots(self) -> None:
        """NAS-S3: weak adversaries for the slots of zones A, B and D, and enough for all slots."""
        slots, strengths = self.lists["slot_players"], self.lists["adversary_strength"]
        used = [slot for slot, least in enumerate(slots) if least > 0]
        near = sum(int(NEAR_SLOTS[slot]) for slot in used)
        weak = sum(strength <= NEAR_STRENGTH for strength in strengths)
        if near > weak:
            self.file.refuse("nassau-weak", "adversary", slots=near, n=weak)
        if len(used) > len(strengths):
            self.file.refuse("nassau-slots", "adversary", slots=len(used), n=len(strengths))

    def check_places(self) -> None:
        """NAS-S4: all outposts, towers and trading posts are in play, on places of their own."""
        for kind in ("outpost", "tower", "post"):
            tiles, places = len(self.file.lines(kind)), sum(self.lists[f"{kind}_places"])
            if tiles != places:
                self.file.refuse("nassau-places", kind, record=kind, tiles=tiles, places=places)

    def check_goods(self) -> None:
        """NAS-S5: a good of each kind for the first posts, then one for each of the others."""
        posts, goods = self.lists["post_places"], self.lists["goods"]
        zones = [at // POSTS_OF_ZONE for at, there in enumerate(posts) if there]
        first = sum(int(FIRST_POSTS[zone]) for zone in zones)
        if first != v.N_GOODS:
            self.file.refuse("nassau-first-posts", "zone", n=first, needed=v.N_GOODS)
        for name, n in zip(v.GOODS.tokens, goods, strict=True):
            self.enough("good", name, n, 1)
        self.enough("good", "good", sum(goods), len(zones))
