"""The Caribbean: nine zones with all that lies and floats in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import placed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARY_GAINS, N_GAINS
from tidetable.games.nassau.rules.chapters import city
from tidetable.games.nassau.rules.chapters.sea import (
    ACTION,
    FAR,
    PLUNDER_ARMS,
    SAIL,
    SEA,
    distances,
    has_kraken,
)
from tidetable.games.nassau.rules.drawers import slot_seat
from tidetable.games.nassau.rules.places import outposts_in, posts_in, slots_in, towers_in
from tidetable.games.nassau.rules.state import CARIBBEAN, CITY
from tidetable.games.nassau.show.picture import leads, number, titled
from tidetable.games.nassau.show.scenery import use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidetable.core.vec import vec
    from tidetable.games.nassau.show.picture import Picture

LEFT: Final = 780
TOP: Final = 72
ZONE: Final = (270, 253)
STRIP: Final = 840
SAILING: Final = {SEA.kind, SAIL.kind}
FOE: Final = (126, 62)  # an adversary's tile
SITE: Final = (60, 64)  # a watchtower's, a trading post's, an outpost's


def corner_of(zone: int) -> tuple[float, float]:
    """Return the upper left corner of a zone: A, B and C lie at the bottom."""
    width, height = ZONE
    return LEFT + zone % 3 * width, TOP + (2 - zone // 3) * height


def waters(picture: Picture) -> str:
    width, height = ZONE
    sea = tag("rect", x=LEFT, y=TOP, width=3 * width, height=3 * height, rx=26, class_="sea")
    resting = "" if picture.table.phase == CARIBBEAN else " calm"
    return tag(
        "g",
        sea,
        lanes(picture),
        *zones(picture),
        borders(picture),
        class_="waters" + resting,
    )


def zones(picture: Picture) -> list[str]:
    """Return all zones. Before sailing the nearest come first: a course crosses those below it."""
    if picture.kind not in SAILING:
        return [zone(picture, n) for n in range(v.N_ZONES)]
    far = distances(picture.table, picture.islands, picture.table.boat[picture.me])
    nearest_first = sorted(range(v.N_ZONES), key=lambda n: int(far[n]))
    return [leads(zone(picture, n), course(picture, n, far)) for n in nearest_first]


def course(picture: Picture, n: int, far: vec[i64]) -> str:
    """Return the way to a zone and, at its end, the pirates who would be laid down (NAS-R-29)."""
    table, me = picture.table, picture.me
    here = int(table.boat[me])
    if n == here or far[n] == FAR:
        return ""
    zones = [n]
    while zones[0] != here:
        zones.insert(0, before(picture, zones[0], far))
    middles = [(x + ZONE[0] / 2, y + 205) for x, y in map(corner_of, zones)]
    x, y = corner_of(here)
    middles[0] = (x + boat_place(picture, me, here), y + 205)
    path = tag("path", d="M" + "L".join(f"{x:g} {y:g}" for x, y in middles), class_="course")
    x, y = middles[-1]
    laid = max(0, int(far[n] - table.sailors[me]))
    pirates = [use("pirate", x + 40 * (i - (laid - 1) / 2), y, 44) for i in range(laid)]
    end = tag("circle", cx=x, cy=y, r=9, class_="course-end")
    return tag("g", path, end, *pirates, class_=f"line seat-{me + 1}")


def before(picture: Picture, n: int, far: vec[i64]) -> int:
    """Return the zone before the last one of a shortest course: a kraken ends it (NAS-R-27)."""
    table, near = picture.table, picture.islands.neighbours
    return next(
        other
        for other in range(v.N_ZONES)
        if near[other * v.N_ZONES + n]
        and far[other] == far[n] - 1
        and (far[other] == 0 or not has_kraken(table, picture.islands, other))
    )


def zone(picture: Picture, n: int) -> str:
    """Return a zone; while a boat may sail there, a click anywhere in it will do."""
    x, y = corner_of(n)
    width, height = ZONE
    just = " just" if n in picture.just.zones else ""
    inside = (
        tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=22, class_="zone" + just)
        + use("island", 134, 164, 250)
        + foes(picture, n)
        + sites(picture, n)
        + afloat(picture, n)
    )
    label = picture.say("board-zone", zone=v.ZONES.tokens[n], others=", ".join(beside(picture, n)))
    box = (5.0, 5.0, width - 10.0, height - 10.0)
    return group(picture.touch(SAILING, v.ZONES.tokens[n], label, inside, box, 22), x=x, y=y)


def beside(picture: Picture, n: int) -> list[str]:
    """Return the zones to which one sails from a zone."""
    near = picture.islands.neighbours
    return [v.ZONES.tokens[other] for other in range(v.N_ZONES) if near[n * v.N_ZONES + other]]


def borders(picture: Picture) -> str:
    """Return a dotted line where one may sail across, and a reef where not (NAS-A2)."""
    width, height = ZONE
    lines = []
    for one in range(v.N_ZONES):
        x, y = corner_of(one)
        for other, line in (
            (one + 1, f"M{x + width:g} {y + 26:g}v{height - 52}"),
            (one + 3, f"M{x + 26:g} {y:g}h{width - 52}"),
        ):
            if other < v.N_ZONES and (other != one + 1 or other % 3):
                open_ = picture.islands.neighbours[one * v.N_ZONES + other]
                lines.append(tag("path", d=line, class_="border" if open_ else "reef"))
    return "".join(lines)


def lanes(picture: Picture) -> str:
    """Return a dotted line from zone to zone where one sails farther than across a border."""
    near = picture.islands.neighbours
    width, height = ZONE
    lines = []
    for one in range(v.N_ZONES):
        for other in range(one + 1, v.N_ZONES):
            across = abs(other % 3 - one % 3) + abs(other // 3 - one // 3)
            if near[one * v.N_ZONES + other] and across > 1:
                x1, y1, x2, y2 = *corner_of(one), *corner_of(other)
                x, y = (x1 + x2) / 2 + (y2 - y1) / 5, (y1 + y2) / 2 - (x2 - x1) / 5
                points = [(x1, y1), (x, y), (x2, y2)]
                a, b, c = (f"{x + width / 2:g} {y + height / 2:g}" for x, y in points)
                lines.append(tag("path", d=f"M{a}Q{b} {c}", class_="border"))
    return "".join(lines)


# --- Adversaries ---------------------------------------------------------------------------------


def foes(picture: Picture, zone_: int) -> str:
    """Return the adversaries of a zone, and a dot where one has been beaten."""
    table, used = picture.table, slots_used(picture, zone_)
    columns = 2 if len(used) <= 4 else 3
    scale = 1 if columns == 2 else 0.67
    parts = []
    for i, slot in enumerate(used):
        x, y = 5 + 130 * scale * (i % columns + 0.5), 7 + 66 * scale * (i // columns + 0.5)
        if table.adversaries[slot] >= 0:
            parts.append(group(foe(picture, slot), x=x, y=y, scale=scale))
        else:
            parts.append(tag("circle", cx=x, cy=y, r=5, class_="gone"))
    return "".join(parts)


def slots_used(picture: Picture, zone_: int) -> list[int]:
    """Return the slots of a zone that are in play with so many players (NAS-S3)."""
    players = picture.islands.slot_players
    slots = slots_in(zone_, len(picture.table.adversaries))
    return [slot for slot in slots if 0 < players[slot] <= picture.table.seats]


def foe(picture: Picture, slot: int) -> str:
    """Return an adversary around its middle: what it is, its strength, what beats it, its gains."""
    table, islands = picture.table, picture.islands
    adversary = int(table.adversaries[slot])
    kind = int(islands.adversary_type[adversary])
    width, height = FOE
    strength = int(islands.adversary_strength[adversary])
    class_ = "foe" + (" fought" if table.foe == slot else "")
    class_ += " just" if slot in picture.just.slots else ""
    tile = tag(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=10, class_="tile"
    )
    parts = [tile, use(f"type-{v.TYPES.tokens[kind]}", -36, -2, 50)]
    parts.append(tag("path", d="M-63-31h22v14q0 9-11 13-11-4-11-13Z", class_="shield"))
    parts.append(text(str(strength), -52, -12, "strength"))
    parts.append(use(v.WEAPONS.tokens[islands.type_weapon[kind]], 6, -14, 28))
    parts.append(
        use("star", 42, -15, 28) + number(int(islands.adversary_points[adversary]), 42, -14, 17)
    )
    gains = rewards(picture, adversary)
    parts.append(tag("rect", x=-8, y=1, width=68, height=28, rx=8, class_="reward"))
    parts.append(picture.gains(gains, 26, 15, 25, 27 if len(gains) < 3 else 22))
    crates = [
        (seat, int(table.crates_on[slot_seat(slot, seat)]))
        for seat in range(table.seats)
        if table.crates_on[slot_seat(slot, seat)] > 0
    ]
    for i, (seat, n) in enumerate(crates):
        parts.append(picture.crates(seat, n, -50 + 26 * (i % 2), 20 - 22 * (i // 2), 24))
    label = foe_in_words(picture, slot)
    box = (-width / 2 - 2, -height / 2 - 2, width + 4.0, height + 4.0)
    return picture.touch(
        {ACTION.kind}, v.SLOTS.tokens[slot], label, "".join(parts), box, class_=class_
    )


def rewards(picture: Picture, adversary: int) -> list[int]:
    at = adversary * N_ADVERSARY_GAINS
    gains = [int(picture.islands.adversary_reward[at + i]) for i in range(N_ADVERSARY_GAINS)]
    return [gain for gain in gains if gain > 0]


def foe_in_words(picture: Picture, slot: int) -> str:
    """Say all about an adversary."""
    islands = picture.islands
    adversary = int(picture.table.adversaries[slot])
    kind = int(islands.adversary_type[adversary])
    return picture.say(
        "board-foe",
        slot=v.SLOTS.tokens[slot],
        type=picture.name(v.TYPES, kind),
        strength=int(islands.adversary_strength[adversary]),
        weapon=picture.name(v.WEAPONS, int(islands.type_weapon[kind])),
        points=int(islands.adversary_points[adversary]),
        score=int(islands.adversary_score[adversary]),
        gains=", ".join(picture.gain_name(gain) for gain in rewards(picture, adversary)),
        crates=int(picture.table.crates_of_all(slot)),
    )


# --- Watchtowers, trading posts, outposts --------------------------------------------------------


def sites(picture: Picture, zone_: int) -> str:
    """Return them side by side on the island of their zone; many in two rows, if there is room."""
    table = picture.table
    outposts = outposts_in(zone_, len(table.outposts))
    towers = towers_in(zone_, len(table.towers))
    found = [outpost(picture, place) for place in outposts if table.outposts[place] >= 0]
    found += [watchtower(picture, place) for place in towers if table.towers[place] >= 0]
    found += [post(picture, place) for place in posts_in(zone_) if table.posts[place] >= 0]
    if len(found) > 4 and len(slots_used(picture, zone_)) not in (3, 4):
        half = (len(found) + 1) // 2
        return row_of(found[:half], 125, 0.8) + row_of(found[half:], 177, 0.8)
    return row_of(found, 172, min(1.0, round(4 / max(len(found), 1), 2)))


def row_of(found: list[str], y: float, scale: float) -> str:
    step = 64 * scale
    left = ZONE[0] / 2 - step / 2 * (len(found) - 1)
    return "".join(group(one, x=left + step * i, y=y, scale=scale) for i, one in enumerate(found))


def site(picture: Picture, asks: set[int], token: str, label: str, class_: str, *parts: str) -> str:
    width, height = SITE
    tile = tag("rect", x=-30, y=-32, width=width, height=height, rx=10, class_="tile site")
    box = (-32.0, -34.0, width + 4.0, height + 4.0)
    return picture.touch(asks, token, label, tile + "".join(parts), box, class_=class_)


def outpost(picture: Picture, place: int) -> str:
    owner = int(picture.table.outpost_owner[place])
    if owner >= 0:
        drawn = tag(
            "g", use("outpost", -6, 2, 48), use("pirate", 14, 8, 36), class_=f"seat-{owner + 1}"
        ) + picture.disc(owner, 19, -21, 20)
    else:
        drawn = use("outpost", -10, -8, 38)
        drawn += picture.gains(outpost_gains(picture, place), 12, 14, 30, 24)
    just = "just" if place in picture.just.outposts else ""
    label = outpost_in_words(picture, place)
    return site(
        picture, {ACTION.kind, city.CITY.kind}, v.OUTPOSTS.tokens[place], label, just, drawn
    )


def outpost_gains(picture: Picture, place: int) -> list[int]:
    at = int(picture.table.outposts[place]) * N_GAINS
    gains = [int(picture.islands.outpost_gains[at + i]) for i in range(N_GAINS)]
    return [gain for gain in gains if gain > 0]


def outpost_in_words(picture: Picture, place: int) -> str:
    owner = int(picture.table.outpost_owner[place])
    token = v.OUTPOSTS.tokens[place]
    if owner >= 0:
        return picture.say("board-outpost-of", outpost=token, who=picture.who(owner))
    names = ", ".join(picture.gain_name(gain) for gain in outpost_gains(picture, place))
    return picture.say("board-outpost", outpost=token, gain=names)


def watchtower(picture: Picture, place: int) -> str:
    table = picture.table
    weapon, owner = int(table.towers[place]), int(table.tower_owner[place])
    parts = [use("tower", -14, -2, 52), use(v.WEAPONS.tokens[weapon], 13, -14, 30)]
    if owner >= 0:
        parts.append(picture.crates(owner, int(table.tower_crates[place]), 11, 15, 30))
    just = "just" if place in picture.just.towers else ""
    label = tower_in_words(picture, place)
    return site(picture, {ACTION.kind}, v.TOWERS.tokens[place], label, just, *parts)


def tower_in_words(picture: Picture, place: int) -> str:
    table = picture.table
    token, weapon = v.TOWERS.tokens[place], picture.name(v.WEAPONS, int(table.towers[place]))
    owner = int(table.tower_owner[place])
    if owner < 0:
        return picture.say("board-tower", tower=token, weapon=weapon)
    n = int(table.tower_crates[place])
    return picture.say("board-tower-of", tower=token, weapon=weapon, who=picture.who(owner), n=n)


def post(picture: Picture, place: int) -> str:
    table = picture.table
    weapon, good = int(table.posts[place]), int(table.post_good[place])
    parts = [use("post", -13, 8, 36), use(v.WEAPONS.tokens[weapon], -12, -17, 26)]
    parts.append(number(PLUNDER_ARMS, 2, -14, 15))
    parts.append(use(v.GOODS.tokens[good], 14, 8, 32) if good >= 0 else "")
    just = "just" if place in picture.just.posts else ""
    label = post_in_words(picture, place)
    return site(picture, {ACTION.kind}, v.POSTS.tokens[place], label, just, *parts)


def post_in_words(picture: Picture, place: int) -> str:
    table = picture.table
    token, weapon = v.POSTS.tokens[place], picture.name(v.WEAPONS, int(table.posts[place]))
    good = int(table.post_good[place])
    if good < 0:
        return picture.say("board-post-empty", post=token, weapon=weapon)
    return picture.say("board-post", post=token, weapon=weapon, good=picture.name(v.GOODS, good))


# --- What is afloat ------------------------------------------------------------------------------


def afloat(picture: Picture, zone_: int) -> str:
    """Return the letter of a zone, the boats in it, the sea dog and the Flying Dutchman."""
    table = picture.table
    parts = [text(v.ZONES.tokens[zone_], 22, 240, "zone-name")]
    for seat in range(table.seats):
        if is_afloat(picture, seat, zone_):
            label = picture.say("board-boat", who=picture.who(seat), zone=v.ZONES.tokens[zone_])
            drawn = use("boat", 0, 0, 42) + use(f"seat-{seat + 1}", 0, 14, 19)
            boat = titled(label, drawn, class_=f"boat seat-{seat + 1}")
            x = boat_place(picture, seat, zone_)
            parts.append(placed(boat, f"boat-{seat + 1}", x, 226))
    if table.sea_dog == zone_:
        token = v.FIGURES.tokens[0] if picture.kind in SAILING else v.MEET.name
        label = picture.say("board-sea-dog", zone=v.ZONES.tokens[zone_])
        ring = picture.touch(
            SAILING | {ACTION.kind}, token, label, use("sea-dog", 0, 0, 46), (-24, -25, 48, 50)
        )
        parts.append(placed(ring, "sea-dog", 244, 224))
    if table.dutchman == zone_:
        parts.append(placed(dutchman(picture), "dutchman", 194, 224))
    return "".join(parts)


def boat_place(picture: Picture, seat: int, zone_: int) -> float:
    """Return how far from the left a boat lies: after those of earlier seats."""
    n = sum(is_afloat(picture, other, zone_) for other in range(seat))
    return 58 + n * (44 if picture.table.seats < 4 else 38)


def is_afloat(picture: Picture, seat: int, zone_: int) -> bool:
    """Whether a boat lies in a zone: not while it moors in the harbour, nor on its way home."""
    table = picture.table
    moors = table.phase == CITY and any(quay == seat for quay in table.quays)
    return table.boat[seat] == zone_ and table.way[seat] == 0 and not moors


def dutchman(picture: Picture) -> str:
    """Return the Flying Dutchman with the round's weapon, and crates on its tile (NAS-X2)."""
    table = picture.table
    weapon = int(table.dutchman_weapons[min(int(table.round), 4) - 1])
    drawn = use("dutchman", -2, 0, 50)
    if weapon >= 0:
        drawn += use(v.WEAPONS.tokens[weapon], 16, -18, 24)
    seats = [seat for seat in range(table.seats) if table.dutchman_crates[seat]]
    for i, seat in enumerate(seats):
        n = int(table.dutchman_crates[seat])
        drawn += picture.crates(seat, n, -24 + 22 * (i % 2), 18 - 20 * (i // 2), 22)
    points = int(picture.islands.dutchman_points[table.dutchman])
    said = picture.name(v.WEAPONS, weapon) if weapon >= 0 else ""
    label = picture.say("board-dutchman", weapon=said, points=points)
    token = v.FIGURES.tokens[1]
    return picture.touch(SAILING | {ACTION.kind}, token, label, drawn, (-27, -25, 54, 50))
