"""The viewer's own ship: crew and sails, holds, weapons, objects, and what it will bring."""

from collections.abc import Iterator
from typing import Final

from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import around, block, plate, squeezed
from tidetable.core.show.pieces import Area, Piece, told_apart
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.cargo import FIRST_GOOD, aboard
from tidetable.games.nassau.rules.chapters import home, sea
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.show.picture import Picture, just, number, sign
from tidetable.games.nassau.show.reading import Animal, each
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import load_in_words, space_in_words

SHIP: Final = (500, 306)
ARMS: Final = (474, 164)
BOOTY: Final = (474, 122)
CALLED: Final = {"throw", "kraken", "prepare", "reroll", "reward", "wait"}
PAYING: Final = {"city", "walk", "again", "sea", "sail", "trade", "prepare"}
SPARED: Final = {"dodge", "reward", "hide", "rum"}
SPARING: Final = PAYING | SPARED
PACKED: Final = [(-19, -21), (19, -21), (-19, 19), (19, 19)]  # four to a hold
OUTLINE: Final = "M0 20Q0 0 20 0H480Q500 0 500 20V252Q500 306 440 306H20Q0 306 0 286Z"
HULL: Final = tag("path", d=OUTLINE, class_="hull") + tag(
    "rect", x=8, y=40, width=484, height=148, rx=12, class_="deck"
)
RACKS: Final = plate(0, 0, 474, 92, 12) + plate(0, 98, 474, 66, 12)  # weapons, objects
# The hideout, adversaries beaten, the home port
LOCKERS: Final = "".join(
    plate(x, 0, width, 122, 12) for x, width in [(0, 212), (218, 132), (356, 118)]
)


def own_ship(picture: Picture) -> list[Area]:
    """Return the ship of whoever looks; a spectator sees that of the first player."""
    parts = {
        "ship": (HULL, (own_name, sails, crew, pirates, holds, told)),
        "arms": (RACKS, (weapons, objects)),
        "booty": (LOCKERS, (hideout, trophies, home_port)),
    }
    return [
        Area(name, [piece for draw in draws for piece in draw(picture)], ground)
        for name, (ground, draws) in parts.items()
    ]


def own_name(picture: Picture) -> Iterator[Piece]:
    return name_plate(picture, picture.me, 12, 6, 300)


def name_plate(picture: Picture, seat: int, x: float, y: float, width: float) -> Iterator[Piece]:
    """Return a seat's emblem, name and points; it shines while it is that player's turn."""
    table, name = picture.table, picture.who(seat)
    points = int(table.points[seat])
    active = "name-plate active" if seat == table.player else "name-plate"
    scored = use("star", width - 58, 15, 24) + text(str(points), width - 42, 22, "points")
    class_ = "scored " + just(seat in picture.just.scored)
    drawn = [
        tag("rect", width=width, height=30, rx=15, class_=active),
        coin(seat, 17, 15, 28),
        text(name, 38, 21, "name", **squeezed(name, width - 110, wide=19, narrow=11)),
        tag("g", scored, class_=class_.strip()),
    ]
    label = picture.say("board-points", who=name, n=points)
    yield sign("".join(drawn), (x, y), f"name-{seat + 1}", label, seat=seat)
    if seat == table.dolphin:
        label = picture.say("board-dolphin", who=name)
        yield sign(use("dolphin", 0, 0, 38), (x + width + 20, y + 14), "dolphin", label)


def told(picture: Picture) -> Iterator[Piece]:
    """Return the points that the viewer's tales have brought this round (NAS-P1)."""
    icon, points, label = picture.aboard["campfire"]
    if points:
        drawn = use(icon, 0, 0, 28) + text(str(points), 20, 7, "small light")
        yield sign(drawn, (372, 22), "told-points", label)


def fresh(picture: Picture, kind: int) -> str:
    """Return the class of what the viewer has just gained or lost."""
    if (picture.me, kind) in picture.just.gained:
        return "just"
    return "shaken" if (picture.me, kind) in picture.just.lost else ""


# --- The upper deck ------------------------------------------------------------------------------


def sails(picture: Picture) -> Iterator[Piece]:
    (icon, n, label), most = picture.aboard["sail"], int(picture.islands.most_sails)
    drawn = [use(icon, 30 + 34 * i, 76, 40, "" if i < n else "ghost") for i in range(most)]
    drawn.insert(1, use("start", 24, 58, 15))
    drawn.append(number(n, 192, 76, 24))
    yield sign("".join(drawn), (0, 0), "sails", label, fresh(picture, v.SAIL))


def crew(picture: Picture) -> Iterator[Piece]:
    """Return the sailors; on their hats sit the animals, and others wait apart (NAS-N8)."""
    (icon, n, label), most = picture.aboard["sailor"], int(picture.islands.most_sailors)
    drawn = [use(icon, 232 + 46 * i, 96, 44, "" if i < n else "ghost") for i in range(most)]
    yield sign("".join(drawn), (0, 0), "sailors", label, fresh(picture, v.SAILOR))
    owned = picture.animals(picture.me)
    seated, waiting = ([one for one in owned if one.waits == apart] for apart in (False, True))
    for i, one in enumerate(seated):
        yield animal(picture, one, (232 + 46 * i, 62))
    for i, one in enumerate(waiting):
        yield animal(picture, one, (456, 62 + 34 * i), 0.8)


def animal(picture: Picture, one: Animal, at: tuple[float, float], scale: float = 1) -> Piece:
    """Return an animal of the viewer: turned over once it was used."""
    token, name = v.ANIMALS.tokens[one.n], picture.name(v.ANIMALS, one.n)
    if one.waits:
        label = picture.say("board-animal-waits", animal=name)
    elif one.used:
        label = picture.say("board-animal-used", animal=name)
    else:
        label = picture.animal_help(one.n)
    drawn = use(token, 0, 0, 38)
    if one.used:
        drawn = group(drawn, turn=180, class_="used")
    class_ = fresh(picture, v.ANIMAL)
    piece = sign(drawn, at, f"own-{token}", label, class_, scale=scale)
    saves = one.n == v.MONKEY and picture.question != "wait"
    if saves:  # the object is touched next
        token = v.SPARE.name
    asks = SPARING | {"gift"} if saves else CALLED
    return picture.touch(asks, token, around(42, 42), piece, 21)


def pirates(picture: Picture) -> Iterator[Piece]:
    """Return the pirates aboard: first those who stand, then those who lie (NAS-A3)."""
    icon, up, label = picture.aboard["pirate"]
    down = int(picture.table.lying[picture.me])
    step = min(36.0, 448 / max(up + down, 1))
    drawn = [use(icon, 28 + step * i, 158, 38) for i in range(up)]
    drawn += [
        group(use(icon, 0, 0, 34), x=28 + step * (up + i), y=164, turn=90, class_="lying")
        for i in range(down)
    ]
    class_ = fresh(picture, v.PIRATE)
    yield sign("".join(drawn), (0, 0), "pirates", label, class_, picture.me)


# --- Holds ---------------------------------------------------------------------------------------


def packed(picture: Picture, seat: int) -> list[tuple[int, int]]:
    """Return what fills a hold each: cargo and how many of it (NAS-C3)."""
    most = {0: int(picture.islands.crates_per_hold), 1: int(picture.islands.provisions_per_hold)}
    loads = []
    for cargo in range(v.N_CARGO):
        left = int(aboard(picture.table, seat, cargo))
        while left > 0:
            n = min(left, most.get(cargo, 1))
            loads.append((cargo, n))
            left -= n
    return loads


def holds(picture: Picture) -> Iterator[Piece]:
    """Return the holds, packed by themselves. What lies beyond them is one too many."""
    table, me = picture.table, picture.me
    n_open, left = int(table.holds[me]), int(table.crate_supply[me])
    n_all = int(picture.islands.open_holds + picture.islands.closed_holds)
    for i in range(n_all):
        at, key = (54 + 92 * i, 244), f"hold-{i + 1}"
        if i < n_open:
            drawn, label = block(86, 92, 9, "hold"), picture.say("board-hold")
        else:
            drawn = block(86, 92, 9, "hold closed") + use("lock", 0, 0, 38)
            label = picture.say("board-hold-closed")
        yield sign(drawn, at, key, label, fresh(picture, v.HOLD) if i == n_open - 1 else "")
    loads = packed(picture, me)
    for i, ((cargo, n), key) in enumerate(zip(loads, load_keys(loads), strict=True)):
        piece = load(picture, cargo, n, key)
        beyond = piece.at(480, 210 + 36 * (i - n_open), 0.45)
        yield piece.at(54 + 92 * i, 244) if i < n_open else beyond
    supply = use("crate", 0, 0, 26) + text(f"+{left}", 18, 7, "small light")
    yield sign(supply, (430, 22), "crates-left", picture.say("board-supply", n=left), seat=me)


def load_keys(loads: list[tuple[int, int]]) -> list[str]:
    return told_apart(f"load-{v.CARGO.tokens[cargo]}" for cargo, _ in loads)


def load(picture: Picture, cargo: int, n: int, key: str) -> Piece:
    """Return what lies in one hold."""
    token, is_good = v.CARGO.tokens[cargo], cargo >= FIRST_GOOD
    spots = [(*PACKED[i % 4], 38) for i in range(n)] if n > 1 else [(0, 0, 62)]
    drawn = "".join(use(token, *spot) for spot in spots)
    class_ = fresh(picture, v.GOOD if is_good else [v.CRATE, v.PROVISION][cargo])
    label, seat = load_in_words(picture, cargo, n), picture.me if cargo == 0 else -1
    asks = {"throw", "hide"} if is_good else {"throw"}
    piece = sign(drawn, (0, 0), key, label, class_, seat)
    return picture.touch(asks, token, around(82, 88), piece, 10)


# --- Weapons and objects -------------------------------------------------------------------------


def weapons(picture: Picture) -> Iterator[Piece]:
    """Return the weapons by type, a pip for each; the first one belongs to the ship."""
    for n, (token, arms, label) in enumerate(picture.aboard[one] for one in v.WEAPONS.tokens):
        drawn = use(token, -13, -6, 52) + number(arms, 28, -4, 30)
        for i in range(int(picture.islands.most_weapons)):
            class_ = "pip full" if i < arms else "pip"
            drawn += tag("rect", x=-42 + 17 * i, y=27, width=14, height=9, rx=3, class_=class_)
        piece = sign(drawn, (49 + 94 * n, 46), f"own-{token}", label, fresh(picture, n))
        yield picture.touch({"weapon"}, token, around(92, 84), piece)


def objects(picture: Picture) -> Iterator[Piece]:
    for n, have in enumerate(picture.objects(picture.me)):
        token, class_ = v.OBJECTS.tokens[n], fresh(picture, v.FIRST_OBJECT + n)
        drawn = use(token, -18, 0, 48, "" if have else "ghost") + number(have, 24, 0, 28)
        label = picture.object_help(n, have)
        piece = sign(drawn, (49 + 94 * n, 131), f"own-{token}", label, class_)
        asks = SPARING | ({"gift"} if n == v.DOUBLOON else set())
        yield picture.touch(asks, token, around(92, 58), piece)


# --- What the ship will bring ---------------------------------------------------------------------


def hideout(picture: Picture) -> Iterator[Piece]:
    """Return the spaces with what belongs there and its worth, and the goods in the middle."""
    me, class_ = picture.me, just(picture.me in picture.just.hidden)
    spaces, rest, filled = picture.spaces(me), picture.hidden(me), picture.table.filled[me]
    if not spaces:
        return
    yield sign(use("hideout", 22, 94, 40), (0, 0), "hideout", picture.say("board-hideout"))
    step = min(34.0, 204 / len(spaces))
    for i, (good, worth) in enumerate(spaces):
        is_full = i < filled
        rest[good] -= is_full
        shape, size = "space filled" if is_full else "space", min(28, step - 1)
        drawn = tag("rect", x=2 - step / 2, y=-18, width=step - 3, height=66, rx=7, class_=shape)
        drawn += use(v.GOODS.tokens[good], 0, 0, size, "" if is_full else "faint")
        drawn += text(str(worth), 0, 38, "worth")
        at, label = (5 + step * (i + 0.5), 24), space_in_words(picture, good, worth)
        yield sign(drawn, at, f"space-{i + 1}", label, class_)
    middle = each(rest)
    step = min(27.0, 150 / max(len(middle), 1))
    keys = told_apart(f"hidden-{v.GOODS.tokens[good]}" for good in middle)
    for i, (good, key) in enumerate(zip(middle, keys, strict=True)):
        drawn, label = use(v.GOODS.tokens[good], 0, 0, 27), picture.name(v.GOODS, good)
        yield sign(drawn, (58 + step * i, 99), key, label, class_)


def trophies(picture: Picture) -> Iterator[Piece]:
    """Return the adversaries beaten, by type; NAS-F2 multiplies their scores by the types."""
    me = picture.me
    for n, have in enumerate(picture.beaten(me)):
        token, class_ = v.TYPES.tokens[n], just((me, n) in picture.just.beaten)
        drawn = use(f"type-{token}", 0, 0, 34, "" if have else "ghost")
        drawn += number(have, 12, 16, 18) if have else ""
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        x, y = 240 + 44 * (n % 3), 22 + 52 * (n // 3)
        yield sign(drawn, (x, y), f"beaten-{token}", label, class_)
    score = int(picture.table.beaten_score[me])
    drawn, label = use("star", 0, 0, 34), picture.say("board-beaten-score", n=score)
    yield sign(drawn + number(score, 0, 2, 19), (328, 74), "beaten-score", label)


def home_port(picture: Picture) -> Iterator[Piece]:
    """Return what the home port will give: crates, tales and points (NAS-H3)."""
    table, me = picture.table, picture.me
    given = [
        ("outpost", "crate", int(outposts_of(table, me))),
        ("type-kraken", "tale", int(home.own_adversaries(table, me))),
        ("tower", "star", int(towers_with(table, me, 1, home.ALL)) * sea.TOWER_POINTS),
    ]
    for i, (source, gain, n) in enumerate(given):
        drawn = use(source, -36, 0, 30) + text("→", -13, 6, "small middle")
        drawn += use(gain, 12, 0, 28) + number(n, 38, 0, 22)
        token = v.LINES.tokens[i]
        label = picture.say(f"board-home-{token}", n=n)
        piece = sign(drawn, (415, 24 + 38 * i), f"home-{token}", label, seat=me)
        yield picture.touch({"turtle"}, token, around(110, 36), piece)
