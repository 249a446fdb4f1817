"""The Caribbean: nine zones with all that lies and floats in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import block, placed, spread
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city, sea
from tidetable.games.nassau.rules.places import slots_in
from tidetable.games.nassau.rules.state import CARIBBEAN
from tidetable.games.nassau.show import words
from tidetable.games.nassau.show.picture import Picture, leads, number, titled
from tidetable.games.nassau.show.scenery import use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidetable.core.vec import vec

LEFT: Final = 780
TOP: Final = 72
ZONE: Final = (270, 253)
STRIP: Final = 840
SAILING: Final = {sea.SEA.kind, sea.SAIL.kind}
ACTING: Final = {sea.ACTION.kind}
FOE: Final = (126, 62)  # an adversary's tile


def corner_of(zone: int) -> tuple[float, float]:
    """Return the upper left corner of a zone: A, B and C lie at the bottom."""
    width, height = ZONE
    return LEFT + zone % 3 * width, TOP + (2 - zone // 3) * height


def waters(picture: Picture) -> str:
    width, height = ZONE
    ground = tag("rect", x=LEFT, y=TOP, width=3 * width, height=3 * height, rx=26, class_="sea")
    resting = "" if picture.table.phase == CARIBBEAN else " calm"
    inside = [lanes(picture), *zones(picture), borders(picture)]
    return tag("g", ground, *inside, class_="waters" + resting)


def zones(picture: Picture) -> list[str]:
    """Return all zones. Before sailing the nearest come first: a course crosses those below it."""
    if picture.kind not in SAILING:
        return [zone(picture, n) for n in range(v.N_ZONES)]
    far = sea.distances(picture.table, picture.islands, picture.table.boat[picture.me])
    nearest_first = sorted(range(v.N_ZONES), key=lambda n: int(far[n]))
    return [leads(zone(picture, n), course(picture, n, far)) for n in nearest_first]


def course(picture: Picture, n: int, far: vec[i64]) -> str:
    """Return the way to a zone and, at its end, the pirates who would be laid down (NAS-R-29)."""
    table, me = picture.table, picture.me
    here = int(table.boat[me])
    if n == here or far[n] == sea.FAR:
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
    pirates = [use("pirate", at, y, 44) for at in spread(laid, 40, x)]
    end = tag("circle", cx=x, cy=y, r=9, class_="course-end")
    return tag("g", path, end, *pirates, class_=f"line seat-{me + 1}")


def before(picture: Picture, n: int, far: vec[i64]) -> int:
    """Return the zone before the last one of a shortest course: a kraken ends it (NAS-R-27)."""
    nearer = (m for m in range(v.N_ZONES) if picture.are_near(m, n) and far[m] == far[n] - 1)
    return next(
        other
        for other in nearer
        if far[other] == 0 or not sea.has_kraken(picture.table, picture.islands, other)
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
    label = picture.say("board-zone", zone=v.ZONES.tokens[n], others=", ".join(picture.beside(n)))
    box = (5.0, 5.0, width - 10.0, height - 10.0)
    return group(picture.touch(SAILING, v.ZONES.tokens[n], label, inside, box, 22), x=x, y=y)


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
                class_ = "border" if picture.are_near(one, other) else "reef"
                lines.append(tag("path", d=line, class_=class_))
    return "".join(lines)


def lanes(picture: Picture) -> str:
    """Return a dotted line from zone to zone where one sails farther than across a border."""
    width, height = ZONE
    lines = []
    for one in range(v.N_ZONES):
        for other in range(one + 1, v.N_ZONES):
            across = abs(other % 3 - one % 3) + abs(other // 3 - one // 3)
            if across > 1 and picture.are_near(one, other):
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
    kind, gains = picture.foe_type(slot), picture.foe_gains(slot)
    points = int(islands.adversary_points[table.adversaries[slot]])
    parts = [
        block(*FOE, 10, "tile"),
        use(f"type-{v.TYPES.tokens[kind]}", -36, -2, 50),
        tag("path", d="M-63-31h22v14q0 9-11 13-11-4-11-13Z", class_="shield"),
        text(str(picture.foe_strength(slot)), -52, -12, "strength"),
        use(v.WEAPONS.tokens[islands.type_weapon[kind]], 6, -14, 28),
        use("star", 42, -15, 28) + number(points, 42, -14, 17),
        tag("rect", x=-8, y=1, width=68, height=28, rx=8, class_="reward"),
        picture.gains(gains, 26, 15, 25, 27 if len(gains) < 3 else 22),
        crates_by_seat(picture, picture.crates_on(slot), (-50, 20), (26, 22), 24),
    ]
    class_ = "foe" + (" fought" if table.foe == slot else "")
    class_ += " just" if slot in picture.just.slots else ""
    label, box = words.foe_in_words(picture, slot), (-65, -33, 130, 66)
    return picture.touch(ACTING, v.SLOTS.tokens[slot], label, "".join(parts), box, class_=class_)


def crates_by_seat(
    picture: Picture,
    counts: Iterable[int],
    first: tuple[float, float],
    step: tuple[float, float],
    size: float,
) -> str:
    """Return the crates of those who have some there, two in a row, the rows upwards."""
    there = [(seat, n) for seat, n in enumerate(counts) if n > 0]
    return "".join(
        picture.crates(seat, n, first[0] + step[0] * (i % 2), first[1] - step[1] * (i // 2), size)
        for i, (seat, n) in enumerate(there)
    )


# --- Watchtowers, trading posts, outposts --------------------------------------------------------


def sites(picture: Picture, zone_: int) -> str:
    """Return them side by side on the island of their zone; many in two rows, if there is room."""
    found = [outpost(picture, place) for place in picture.outposts_in(zone_)]
    found += [watchtower(picture, place) for place in picture.towers_in(zone_)]
    found += [post(picture, place) for place in picture.posts_in(zone_)]
    if len(found) > 4 and len(slots_used(picture, zone_)) not in (3, 4):
        half = (len(found) + 1) // 2
        return row_of(found[:half], 125, 0.8) + row_of(found[half:], 177, 0.8)
    return row_of(found, 172, min(1.0, round(4 / max(len(found), 1), 2)))


def row_of(found: list[str], y: float, scale: float) -> str:
    places = zip(found, spread(len(found), 64 * scale, ZONE[0] / 2), strict=True)
    return "".join(group(one, x=x, y=y, scale=scale) for one, x in places)


def site(picture: Picture, asks: set[int], token: str, label: str, new: bool, *parts: str) -> str:
    drawn = block(60, 64, 10, "tile site") + "".join(parts)
    class_ = "just" if new else ""
    return picture.touch(asks, token, label, drawn, (-32, -34, 64, 68), class_=class_)


def outpost(picture: Picture, place: int) -> str:
    owner = int(picture.table.outpost_owner[place])
    if owner >= 0:
        built = use("outpost", -6, 2, 48) + use("pirate", 14, 8, 36)
        drawn = tag("g", built, class_=f"seat-{owner + 1}") + picture.disc(owner, 19, -21, 20)
    else:
        drawn = use("outpost", -10, -8, 38)
        drawn += picture.gains(picture.outpost_gains(place), 12, 14, 30, 24)
    new, label = place in picture.just.outposts, words.outpost_in_words(picture, place)
    asks = ACTING | {city.CITY.kind}
    return site(picture, asks, v.OUTPOSTS.tokens[place], label, new, drawn)


def watchtower(picture: Picture, place: int) -> str:
    table = picture.table
    weapon, owner = int(table.towers[place]), int(table.tower_owner[place])
    parts = [use("tower", -14, -2, 52), use(v.WEAPONS.tokens[weapon], 13, -14, 30)]
    if owner >= 0:
        parts.append(picture.crates(owner, int(table.tower_crates[place]), 11, 15, 30))
    new, label = place in picture.just.towers, words.tower_in_words(picture, place)
    return site(picture, ACTING, v.TOWERS.tokens[place], label, new, *parts)


def post(picture: Picture, place: int) -> str:
    weapon, good = int(picture.table.posts[place]), int(picture.table.post_good[place])
    parts = [use("post", -13, 8, 36), use(v.WEAPONS.tokens[weapon], -12, -17, 26)]
    parts.append(number(sea.PLUNDER_ARMS, 2, -14, 15))
    parts.append(use(v.GOODS.tokens[good], 14, 8, 32) if good >= 0 else "")
    new, label = place in picture.just.posts, words.post_in_words(picture, place)
    return site(picture, ACTING, v.POSTS.tokens[place], label, new, *parts)


# --- What is afloat ------------------------------------------------------------------------------


def afloat(picture: Picture, zone_: int) -> str:
    """Return the letter of a zone, the boats in it, the sea dog and the Flying Dutchman."""
    table, name = picture.table, v.ZONES.tokens[zone_]
    parts = [text(name, 22, 240, "zone-name")]
    for seat in picture.afloat_in(zone_):
        label = picture.say("board-boat", who=picture.who(seat), zone=name)
        drawn = use("boat", 0, 0, 42) + use(f"seat-{seat + 1}", 0, 14, 19)
        boat = titled(label, drawn, class_=f"boat seat-{seat + 1}")
        parts.append(placed(boat, f"boat-{seat + 1}", boat_place(picture, seat, zone_), 226))
    if table.sea_dog == zone_:
        token = v.FIGURES.tokens[0] if picture.kind in SAILING else v.MEET.name
        label, drawn = picture.say("board-sea-dog", zone=name), use("sea-dog", 0, 0, 46)
        ring = picture.touch(SAILING | ACTING, token, label, drawn, (-24, -25, 48, 50))
        parts.append(placed(ring, "sea-dog", 244, 224))
    if table.dutchman == zone_:
        parts.append(placed(dutchman(picture), "dutchman", 194, 224))
    return "".join(parts)


def boat_place(picture: Picture, seat: int, zone_: int) -> float:
    """Return how far from the left a boat lies: after those of earlier seats."""
    n = sum(other < seat for other in picture.afloat_in(zone_))
    return 58 + n * (44 if picture.table.seats < 4 else 38)


def dutchman(picture: Picture) -> str:
    """Return the Flying Dutchman with the round's weapon, and crates on its tile (NAS-X2)."""
    table = picture.table
    weapon = int(table.dutchman_weapons[min(int(table.round), v.ROUNDS) - 1])
    drawn = use("dutchman", -2, 0, 50)
    if weapon >= 0:
        drawn += use(v.WEAPONS.tokens[weapon], 16, -18, 24)
    drawn += crates_by_seat(picture, table.dutchman_crates, (-24, 18), (22, 20), 22)
    points = int(picture.islands.dutchman_points[table.dutchman])
    said = picture.name(v.WEAPONS, weapon) if weapon >= 0 else ""
    label = picture.say("board-dutchman", weapon=said, points=points)
    token = v.FIGURES.tokens[1]
    return picture.touch(SAILING | ACTING, token, label, drawn, (-27, -25, 54, 50))
