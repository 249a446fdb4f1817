"""What lies there in words, for whoever points at it and for the sheet."""

from collections.abc import Iterable
from typing import NamedTuple

from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.cargo import FIRST_GOOD
from tidetable.games.nassau.rules.chapters.defence import damage
from tidetable.games.nassau.rules.chapters.fight import strength, weapon_against
from tidetable.games.nassau.rules.state import THE_DUTCHMAN
from tidetable.games.nassau.rules.tales import (
    counted,
    foes_left,
    is_met,
    kinds_of_goods,
    needed,
    outposts_of,
)
from tidetable.games.nassau.show.reading import Foe, Reading, Site, each


def square_in_words(reading: Reading, n: int) -> str:
    """Say what a square gives."""
    names = [reading.gain_name(gain) for gain in reading.square_gains(n)]
    where = v.SQUARES.tokens[n]
    if len(names) == 2:
        return reading.say("board-square-either", square=where, one=names[0], other=names[1])
    return reading.say("board-square", square=where, gain=names[0] if names else "")


def foe_in_words(reading: Reading, foe: Foe) -> str:
    """Say all about an adversary."""
    return reading.say(
        "board-foe",
        slot=v.SLOTS.tokens[foe.slot],
        type=reading.name(v.TYPES, foe.kind),
        strength=foe.strength,
        weapon=reading.name(v.WEAPONS, foe.weapon),
        points=foe.points,
        score=foe.score,
        gains=reading.gain_names(foe.gains),
        crates=sum(foe.crates),
    )


def site_in_words(reading: Reading, site: Site) -> str:
    """Say what a site takes and gives, or whose it is."""
    say, token = reading.say, site.token
    who = reading.who(site.owner) if site.owner >= 0 else ""
    if site.kind == "outpost":
        if who:
            return say("board-outpost-of", outpost=token, who=who)
        return say("board-outpost", outpost=token, gain=reading.gain_names(site.gains))
    weapon = reading.name(v.WEAPONS, site.weapon)
    if site.kind == "tower" and who:
        return say("board-tower-of", tower=token, weapon=weapon, who=who, n=site.crates)
    if site.kind == "tower":
        return say("board-tower", tower=token, weapon=weapon)
    if site.good < 0:
        return say("board-post-empty", post=token, weapon=weapon)
    return say("board-post", post=token, weapon=weapon, good=reading.name(v.GOODS, site.good))


def dutchman_in_words(reading: Reading, weapon: int) -> str:
    """Say how the Flying Dutchman is attacked, and what that brings (NAS-X2)."""
    name = reading.name(v.WEAPONS, weapon) if weapon >= 0 else ""
    points = int(reading.islands.dutchman_points[reading.table.dutchman])
    return reading.say("board-dutchman", weapon=name, points=points)


def load_in_words(reading: Reading, cargo: int, n: int) -> str:
    """Name crates and provisions with their number, goods by their kind."""
    if cargo < FIRST_GOOD:
        return reading.gain_name([v.CRATE, v.PROVISION][cargo] * v.AMOUNT + n)
    return reading.say("sheet-times", thing=reading.name(v.GOODS, cargo - FIRST_GOOD), n=n)


def space_in_words(reading: Reading, good: int, worth: int) -> str:
    return reading.say("board-space", good=reading.name(v.GOODS, good), n=worth)


def crates_in_words(reading: Reading, counts: Iterable[int]) -> list[str]:
    """Say whose crates lie somewhere."""
    there = [(reading.who(seat), int(n)) for seat, n in enumerate(counts) if n]
    return [reading.say("board-crates-of", who=who, n=n) for who, n in there]


# --- What a ship has -----------------------------------------------------------------------------


class Stock(NamedTuple):
    """How many a player has of something, by its sign, and in words."""

    token: str
    n: int
    said: str


def stock(reading: Reading, seat: int) -> list[Stock]:
    """Return what is counted on every ship: arms and crew first, then belongings."""
    table, say = reading.table, reading.say
    lying, rest, backs = table.lying[seat], table.crate_supply[seat], reading.backs(seat)
    signs = ", ".join(f"{back} {n}" for back, n in zip(v.BACKS.tokens, backs, strict=True))
    arms = [
        Stock(v.WEAPONS.tokens[i], n, say("board-arms", weapon=reading.name(v.WEAPONS, i), n=n))
        for i, n in enumerate(reading.weapons(seat))
    ]
    objects = [
        Stock(v.OBJECTS.tokens[i], n, say("board-have", thing=reading.name(v.OBJECTS, i), n=n))
        for i, n in enumerate(reading.objects(seat))
    ]
    return [
        *arms,
        Stock("sail", n := int(table.sails[seat]), say("board-sails", n=n)),
        Stock("sailor", n := int(table.sailors[seat]), say("board-sailors", n=n)),
        Stock("pirate", n := int(table.pirates[seat]), say("board-pirates", n=n, lying=lying)),
        Stock("hold", n := int(table.holds[seat]), say("board-open-holds", n=n)),
        Stock("outpost", n := int(outposts_of(table, seat)), say("board-outposts", n=n)),
        Stock("crate", n := int(table.crates[seat]), say("board-crates-aboard", n=n, rest=rest)),
        Stock("provision", n := int(table.provisions[seat]), say("board-provisions", n=n)),
        *objects,
        Stock("tale", n := sum(backs), say("board-tales", n=n, backs=signs)),
        Stock("hideout", n := sum(reading.hidden(seat)), say("board-hidden", n=n)),
        Stock("campfire", n := int(table.told_points[seat]), say("board-told", n=n)),
    ]


# --- The adversary that is fought ----------------------------------------------------------------


def opponent_in_words(reading: Reading) -> str:
    table = reading.table
    if table.foe == THE_DUTCHMAN:
        return dutchman_in_words(reading, int(weapon_against(table, reading.islands)))
    return foe_in_words(reading, reading.foe(int(table.foe)))


def needed_crates(reading: Reading) -> int:
    """Return how many crates beat it; the Dutchman is never beaten."""
    if reading.table.foe == THE_DUTCHMAN:
        return 0
    return int(strength(reading.table, reading.islands))


def crates_there(reading: Reading) -> list[int]:
    """Return whose crates lie on the adversary, a seat for each."""
    table = reading.table
    if table.foe == THE_DUTCHMAN:
        return each(table.dutchman_crates)
    return each(reading.foe(int(table.foe)).crates)


def damage_in_words(reading: Reading) -> str:
    """Say what lies there, and what of it is of this fight: that alone is rewarded (NAS-A5b)."""
    n = len(crates_there(reading))
    if reading.table.foe == THE_DUTCHMAN:
        return reading.say("board-damage-dutchman", n=n)
    now = int(damage(reading.table))
    return reading.say("board-damage", n=n, needed=needed_crates(reading), now=now)


# --- Tales ---------------------------------------------------------------------------------------


def tale_in_words(reading: Reading, tale: int) -> str:
    """Say what a tale asks for, its points, and whether it holds now or what is missing."""
    name, points = reading.name(v.TALES, tale), int(reading.islands.tale_points[tale])
    if is_met(reading.table, reading.islands, reading.me, tale):
        return reading.say("board-tale-met", tale=name, n=points)
    return reading.say("board-tale-unmet", tale=name, n=points, missing=missing(reading, tale))


def missing(reading: Reading, tale: int) -> str:
    """Say why a tale is not true yet. Where it names a number, say how far one has come."""
    table, islands, me, say = reading.table, reading.islands, reading.me, reading.say
    op, what = int(islands.tale_op[tale]), int(islands.tale_what[tale])
    if op in (a.HAS_ANIMAL, a.HAS_GOOD):
        domain = v.ANIMALS if op == a.HAS_ANIMAL else v.GOODS
        return say("missing-thing", thing=reading.name(domain, what))
    if op == a.MOST_WEAPONS:
        most = max(int(table.arms(other, what)) for other in reading.seats)
        return say("missing-most", have=int(table.arms(me, what)), most=most)
    if op == a.GOODS_IN_HOLDS_EXACT:
        kinds = int(kinds_of_goods(table, me))
        return say("missing-goods", have=int(table.all_goods(me)), kinds=kinds)
    if op in (a.TOWER_EXACT, a.TOWERS_EXACT_SET):
        owned = [place for place, owner in enumerate(table.tower_owner) if owner == me]
        crates = sorted(int(table.tower_crates[place]) for place in owned)
        return say("missing-crates", crates=", ".join(map(str, crates)) or "–")
    if op == a.ZONE_CLEARED:
        return say("missing-clear", n=int(foes_left(table, what)))
    if op == a.SCORE_RANK:
        points = [int(table.points[seat]) for seat in reading.seats]
        behind = points[me] - min(points) if what else max(points) - points[me]
        return say("missing-rank", n=behind)
    have, enough = int(counted(table, islands, me, tale)), int(needed(islands, tale))
    if op == a.TOWERS_WITH_OWN_CRATES:
        return say("missing-towers", have=have, needed=enough)
    if op == a.ADVERSARIES_WITH_OWN_CRATES:
        return say("missing-adversaries", have=have, needed=enough)
    return say("missing-count", have=have, needed=enough)
