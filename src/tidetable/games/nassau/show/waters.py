"""The Caribbean: nine zones with all that lies and floats in them; below them the shore."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from tidetable.core.show.changing import replace
from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import around, block, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import group, tag, text
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.chapters import city, sea
from tidetable.games.nassau.rules.places import slots_in
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show import words
from tidetable.games.nassau.show.picture import Picture, disc, just, leads, number, sign
from tidetable.games.nassau.show.reading import Site
from tidetable.games.nassau.show.scenery import use

ZONE: Final = (270, 253)
BOAT_AT: Final = 226  # how far down in a zone
HARBOUR: Final = (470, 98)
WAY_HOME: Final = (332, 98)
SAILING: Final = {"sea", "sail"}
ACTING: Final = {"action"}
WATER: Final = tag("rect", width=3 * ZONE[0], height=3 * ZONE[1], rx=26, class_="sea")
SHIELD: Final = tag("path", d="M-63-31h22v14q0 9-11 13-11-4-11-13Z", class_="shield")
REWARD: Final = tag("rect", x=-8, y=1, width=68, height=28, rx=8, class_="reward")


def corner_of(zone: int) -> tuple[float, float]:
    """Return the upper left corner of a zone: A, B and C lie at the bottom."""
    width, height = ZONE
    return zone % 3 * width, (2 - zone // 3) * height


def waters(picture: Picture) -> list[Area]:
    lanes, borders = chart(picture.islands)
    say, panel = picture.say, picture.panel
    quays = [quay(picture, n) for n in range(v.N_HARBOUR_QUAYS)]
    return [
        Area("sea", zones(picture), WATER + lanes),
        Area("borders", ground=borders),
        panel("harbour", HARBOUR, quays, say("board-harbour")),
        panel("way-home", WAY_HOME, stops(picture), say("board-way-home")),
    ]


@lru_cache(8)
def chart(islands: a.Islands) -> tuple[str, str]:
    """Return how one sails: lanes under the zones, and what lies between two of them (NAS-A2).

    A dotted line is where one sails across a border, or farther than that; a reef is where not.
    """
    width, height = ZONE
    lanes, borders = "", ""
    for one in range(v.N_ZONES):
        x1, y1 = corner_of(one)
        for other in range(one + 1, v.N_ZONES):
            x2, y2 = corner_of(other)
            near = bool(islands.neighbours[one * v.N_ZONES + other])
            across = abs(x2 - x1) / width + abs(y2 - y1) / height
            if across == 1:
                line = f"M{x2:g} {y1 + 26:g}v{height - 52}" if y1 == y2 else ""
                line = line or f"M{x1 + 26:g} {y1:g}h{width - 52}"
                borders += tag("path", d=line, class_="border" if near else "reef")
            elif near:
                x, y = (x1 + x2) / 2 + (y2 - y1) / 5, (y1 + y2) / 2 - (x2 - x1) / 5
                points = [(x1, y1), (x, y), (x2, y2)]
                start, bend, end = (f"{x + width / 2:g} {y + height / 2:g}" for x, y in points)
                lanes += tag("path", d=f"M{start}Q{bend} {end}", class_="border")
    return lanes, borders


def zones(picture: Picture) -> list[Piece]:
    """Return all zones. Before sailing the nearest come first: a course crosses those below it."""
    if picture.question not in SAILING:
        return [zone(picture, n) for n in range(v.N_ZONES)]
    here = int(picture.table.boat[picture.me])
    far = sea.distances(picture.table, picture.islands, here)
    nearest_first = sorted(range(v.N_ZONES), key=lambda n: int(far[n]))
    return [
        zone(picture, n)
        if n == here or far[n] == sea.FAR
        else leads(zone(picture, n), course(picture, n, far))
        for n in nearest_first
    ]


def course(picture: Picture, n: int, far: vec[i64]) -> Piece:
    """Return the way to a zone and, at its end, the pirates who would be laid down (NAS-R-29)."""
    table, me = picture.table, picture.me
    here = int(table.boat[me])
    passed = [n]
    while passed[0] != here:
        passed.insert(0, before(picture, passed[0], far))
    middles = [(x + ZONE[0] / 2, y + 205) for x, y in map(corner_of, passed)]
    x, y = corner_of(here)
    middles[0] = (x + boat_place(picture, me, here), y + 205)
    path = tag("path", d="M" + "L".join(f"{x:g} {y:g}" for x, y in middles), class_="course")
    x, y = middles[-1]
    end = tag("circle", cx=x, cy=y, r=9, class_="course-end")
    laid = max(0, int(far[n] - table.sailors[me]))
    pirates = [use("pirate", at, y, 44) for at in spread(laid, 40, x)]
    return Piece("".join([path, end, *pirates]), class_="line", seat=me)


def before(picture: Picture, n: int, far: vec[i64]) -> int:
    """Return the zone before the last one of a shortest course: a kraken ends it (NAS-R-27)."""
    nearer = (m for m in range(v.N_ZONES) if picture.are_near(m, n) and far[m] == far[n] - 1)
    return next(
        other
        for other in nearer
        if far[other] == 0 or not sea.has_kraken(picture.table, picture.islands, other)
    )


def zone(picture: Picture, n: int) -> Piece:
    """Return a zone; while a boat may sail there, a click anywhere in it will do."""
    width, height = ZONE
    name, class_ = v.ZONES.tokens[n], f"zone {just(n in picture.just.zones)}".strip()
    drawn = tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=22, class_=class_)
    drawn += use("island", 134, 164, 250) + text(name, 22, 240, "zone-name")
    label = picture.say("board-zone", zone=name, others=", ".join(picture.beside(n)))
    inside = (*foes(picture, n), *sites(picture, n), *afloat(picture, n))
    key, box = f"zone-{name}", (5, 5, width - 10, height - 10)
    boat = own_boat(picture, boat_place(picture, picture.me, n), BOAT_AT)
    piece = Piece(drawn, *corner_of(n), key=key, label=label, title=True, inside=inside)
    return picture.touch(SAILING, name, box, replace(piece, ghost=boat), 22)


# --- Adversaries ---------------------------------------------------------------------------------


def foes(picture: Picture, zone_: int) -> Iterator[Piece]:
    """Return the adversaries of a zone, and a dot where one has been beaten."""
    used = slots_used(picture, zone_)
    columns = 2 if len(used) <= 4 else 3
    scale = 1 if columns == 2 else 0.67
    for i, slot in enumerate(used):
        key = f"foe-{v.SLOTS.tokens[slot]}"
        x, y = 5 + 130 * scale * (i % columns + 0.5), 7 + 66 * scale * (i // columns + 0.5)
        if picture.table.adversaries[slot] >= 0:
            yield foe(picture, slot, key, (x, y), scale)
        else:
            yield Piece(tag("circle", r=5, class_="gone"), x, y, key=key)


def slots_used(picture: Picture, zone_: int) -> list[int]:
    """Return the slots of a zone that are in play with so many players (NAS-S3)."""
    players = picture.islands.slot_players
    slots = slots_in(zone_, len(picture.table.adversaries))
    return [slot for slot in slots if 0 < players[slot] <= picture.table.seats]


def foe(picture: Picture, slot: int, key: str, at: tuple[float, float], scale: float) -> Piece:
    """Return an adversary: what it is, its strength, what beats it, its gains, crates on it."""
    one = picture.foe(slot)
    parts = [
        block(126, 62, 10, "tile"),
        use(f"type-{v.TYPES.tokens[one.kind]}", -36, -2, 50),
        SHIELD + text(str(one.strength), -52, -12, "strength"),
        use(v.WEAPONS.tokens[one.weapon], 6, -14, 28),
        use("star", 42, -15, 28) + number(one.points, 42, -14, 17),
        REWARD + picture.gains(one.gains, 26, 15, 25, 27 if len(one.gains) < 3 else 22),
        crates_by_seat(picture, one.crates, (-50, 20), (26, 22), 24),
    ]
    class_ = "lens foe fought " if picture.table.foe == slot else "lens foe "
    class_ += just(slot in picture.just.slots)
    label = words.foe_in_words(picture, one)
    piece = sign("".join(parts), at, key, label, class_.strip(), scale=scale)
    return picture.touch(ACTING, v.SLOTS.tokens[slot], around(130, 66), piece)


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


def sites(picture: Picture, zone_: int) -> list[Piece]:
    """Return them side by side on the island of their zone; many in two rows, if there is room."""
    found = [site(picture, one) for one in picture.sites_in(zone_)]
    if len(found) > 4 and len(slots_used(picture, zone_)) not in (3, 4):
        half = (len(found) + 1) // 2
        return row_of(found[:half], 125, 0.8) + row_of(found[half:], 177, 0.8)
    return row_of(found, 172, min(1.0, round(4 / max(len(found), 1), 2)))


def row_of(found: list[Piece], y: float, scale: float) -> list[Piece]:
    places = zip(found, spread(len(found), 64 * scale, ZONE[0] / 2), strict=True)
    return [one.at(x, y, scale) for one, x in places]


def site(picture: Picture, one: Site) -> Piece:
    drawn = block(60, 64, 10, "tile site")
    if one.kind == "outpost" and one.owner >= 0:
        drawn += built_by(one.owner)
    elif one.kind == "outpost":
        drawn += use("outpost", -10, -8, 38) + picture.gains([*one.gains], 12, 14, 30, 24)
    elif one.kind == "tower":
        drawn += use("tower", -14, -2, 52) + use(v.WEAPONS.tokens[one.weapon], 13, -14, 30)
        drawn += picture.crates(one.owner, one.crates, 11, 15, 30) if one.owner >= 0 else ""
    else:
        drawn += use("post", -13, 8, 36) + use(v.WEAPONS.tokens[one.weapon], -12, -17, 26)
        drawn += number(sea.PLUNDER_ARMS, 2, -14, 15)
        drawn += use(v.GOODS.tokens[one.good], 14, 8, 32) if one.good >= 0 else ""
    class_, label = just(one.token in picture.just.sites), words.site_in_words(picture, one)
    piece = sign(drawn, (0, 0), f"site-{one.token}", label, f"lens {class_}".strip())
    if one.kind != "outpost":
        return picture.touch(ACTING, one.token, around(64, 68), piece)
    moors = picture.question == "city"
    ghost = own_boat(picture, 6, 8) if moors else built_by(picture.me)
    asks, piece = ACTING | {"city"}, replace(piece, ghost=ghost)
    return picture.touch(asks, one.token, around(64, 68), piece)


def built_by(seat: int) -> str:
    """Return an outpost with the pirate of its owner."""
    built = use("outpost", -6, 2, 48) + use("pirate", 14, 8, 36)
    return tag("g", built, class_=f"seat-{seat + 1}") + disc(seat, 19, -21, 20)


# --- What is afloat ------------------------------------------------------------------------------


def afloat(picture: Picture, zone_: int) -> Iterator[Piece]:
    """Return the boats in a zone, the sea dog and the Flying Dutchman."""
    table, name = picture.table, v.ZONES.tokens[zone_]
    for seat in picture.afloat_in(zone_):
        label = picture.say("board-boat", who=picture.who(seat), zone=name)
        at = (boat_place(picture, seat, zone_), BOAT_AT)
        yield sign(boat_of(seat), at, f"boat-{seat + 1}", label, "boat", seat)
    if table.sea_dog == zone_:
        token = v.FIGURES.tokens[0] if picture.question in SAILING else v.MEET.name
        label = picture.say("board-sea-dog", zone=name)
        piece = sign(use("sea-dog", 0, 0, 46), (244, 224), "sea-dog", label)
        yield picture.touch(SAILING | ACTING, token, around(48, 50), piece)
    if table.dutchman == zone_:
        yield dutchman(picture)


def boat_of(seat: int) -> str:
    return use("boat", 0, 0, 42) + coin(seat, 0, 14, 19)


def own_boat(picture: Picture, x: float, y: float) -> str:
    """Return the viewer's boat where it is not yet."""
    return group(boat_of(picture.me), x=x, y=y, class_=f"seat-{picture.me + 1}")


def boat_place(picture: Picture, seat: int, zone_: int) -> float:
    """Return how far from the left a boat lies: after those of earlier seats."""
    n = sum(other < seat for other in picture.afloat_in(zone_))
    return 58 + n * (44 if picture.table.seats < 4 else 38)


def dutchman(picture: Picture) -> Piece:
    """Return the Flying Dutchman with the round's weapon, and crates on its tile (NAS-X2)."""
    table = picture.table
    weapon = int(table.dutchman_weapons[min(int(table.round), v.ROUNDS) - 1])
    drawn = use("dutchman", -2, 0, 50)
    if weapon >= 0:
        drawn += use(v.WEAPONS.tokens[weapon], 16, -18, 24)
    drawn += crates_by_seat(picture, table.dutchman_crates, (-24, 18), (22, 20), 22)
    piece = sign(drawn, (194, 224), "dutchman", words.dutchman_in_words(picture, weapon))
    return picture.touch(SAILING | ACTING, v.FIGURES.tokens[1], around(54, 50), piece)


# --- The shore -----------------------------------------------------------------------------------


def quay(picture: Picture, n: int) -> Piece:
    """Return a quay (NAS-N5) and the boat there; once that has sailed, only whose quay it was."""
    token, gains, owner = v.QUAYS.tokens[n], picture.quay_gains(n), int(picture.table.quays[n])
    label = picture.say("board-quay", quay=token, gain=picture.gain_names(gains))
    drawn = use("quay", 0, 4, 84) + text(token, -33, -10, "small")
    drawn += use("provision", -16, 6, 27) + number(city.QUAY_PROVISIONS, -6, 14, 15)
    drawn += picture.gains(gains, 17, 5, 31, 26)
    moored: tuple[Piece, ...] = ()
    if owner >= 0:
        label += " " + picture.say("board-moored", who=picture.who(owner))
        if picture.table.phase == CITY:
            moored = (Piece(boat_of(owner), 22, 12, key=f"boat-{owner + 1}", seat=owner),)
        else:
            drawn += disc(owner, 32, -16, 22)
    x, key = 50 + 92 * n, f"quay-{token}"
    piece = Piece(drawn, x, 56, key=key, label=label, title=True, inside=moored)
    piece = replace(piece, ghost=own_boat(picture, 22, 12))
    return picture.touch({"city"}, token, (-43, -28, 86, 62), piece)


def stops(picture: Picture) -> Iterator[Piece]:
    """Return Skull Island, the campfire and the home port, and who is there (NAS-H)."""
    prices = "/".join(str(int(picture.islands.hide_price[i])) for i in (1, 2, 3))
    place = picture.name(v.STOPS, 0)
    labels = [picture.say("board-skull-island", place=place, prices=prices)]
    labels += [picture.say(f"rule-NAS-H{n}") for n in (2, 3)]
    beside = [use("doubloon", 34, -18, 20) + text(prices, 34, 8, "small middle")]
    beside += [use("rum", 34, -12, 32), ""]
    for n, token in enumerate(v.STOPS.tokens):
        seats = [seat for seat in picture.seats if picture.table.way[seat] == n + 1]
        there = [disc(seat, -32 + 20 * i, 32, 21) for i, seat in enumerate(seats)]
        drawn = "".join([use(token, -10, 2, 58), beside[n], *there])
        piece = sign(drawn, (54 + 110 * n, 52), f"stop-{token}", labels[n])
        yield picture.touch(SAILING | {"home"}, token, (-48, -32, 98, 76), piece)
