"""The viewer's own ship: crew and sails on the upper deck, holds, weapons, objects."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import block, plate, squeezed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import menagerie
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.cargo import FIRST_GOOD, THROW, aboard
from tidetable.games.nassau.rules.chapters import (
    campfire,
    city,
    defence,
    fight,
    figure,
    gains,
    home,
    reward,
    sea,
    trade,
)
from tidetable.games.nassau.show.picture import Picture, number, titled
from tidetable.games.nassau.show.reading import Animal
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.treasures import hideout, home_port, trophies
from tidetable.games.nassau.show.words import load_in_words

LEFT: Final = 10
TOP: Final = 950
SIZE: Final = (990, 306)
CALLED: Final = {
    *(THROW.kind, city.KRAKEN.kind, fight.PREPARE.kind, defence.REROLL.kind),
    *(reward.REWARD.kind, menagerie.WAIT.kind),
}
PAYING: Final = {
    *(city.CITY.kind, city.WALK.kind, city.AGAIN.kind, sea.SEA.kind, sea.SAIL.kind),
    *(trade.TRADE.kind, fight.PREPARE.kind),
}
SPARED: Final = {defence.DODGE.kind, reward.REWARD.kind, home.HIDE.kind, campfire.RUM.kind}
SPARING: Final = PAYING | SPARED


def own_ship(picture: Picture) -> str:
    """Return the ship of whoever looks; a spectator sees that of the first player."""
    width, height = SIZE
    outline = f"M0 20Q0 0 20 0H{width - 20}Q{width} 0 {width} 20V{height - 60}"
    outline += f"Q{width} {height} {width - 70} {height}H20Q0 {height} 0 {height - 20}Z"
    parts = [
        tag("path", d=outline, class_="hull"),
        tag("rect", x=8, y=40, width=472, height=148, rx=12, class_="deck"),
        name_plate(picture, picture.me, 12, 6, 300),
    ]
    upper = (sails, crew, pirates, holds, weapons, objects)
    parts += [draw(picture) for draw in (*upper, hideout, trophies, home_port, told)]
    return group(*parts, x=LEFT, y=TOP, class_="own-ship")


def name_plate(picture: Picture, seat: int, x: float, y: float, width: float) -> str:
    """Return a seat's emblem, name and points; it shines while it is that player's turn."""
    table = picture.table
    points = int(table.points[seat])
    active = " active" if seat == table.player else ""
    just = " just" if seat in picture.just.scored else ""
    name = picture.who(seat)
    squeeze = squeezed(name, width - 110, wide=19, narrow=11)
    label = picture.say("board-points", who=name, n=points)
    scored = use("star", width - 58, 15, 24) + text(str(points), width - 42, 22, "points")
    drawn = [
        tag("rect", width=width, height=30, rx=15, class_="name-plate" + active),
        use(f"seat-{seat + 1}", 17, 15, 28),
        text(name, 38, 21, "name", **squeeze),
        tag("g", scored, class_="scored" + just),
    ]
    if seat == table.dolphin:
        dolphin = titled(picture.say("board-dolphin", who=name), use("dolphin", 0, 0, 38))
        drawn.append(group(tag("g", dolphin, data_key="dolphin"), x=width + 20, y=14))
    return group(titled(label, *drawn, class_=f"seat-{seat + 1}"), x=x, y=y)


def told(picture: Picture) -> str:
    """Return the points that the viewer's tales have brought this round (NAS-P1)."""
    points = int(picture.table.told_points[picture.me])
    if points == 0:
        return ""
    label = picture.say("board-told", n=points)
    shown = use("campfire", 0, 0, 28) + text(str(points), 20, 7, "small light")
    return group(titled(label, shown), x=372, y=22)


def fresh(picture: Picture, kind: int) -> str:
    """Return the class of what the viewer has just gained or lost."""
    if (picture.me, kind) in picture.just.gained:
        return " just"
    return " shaken" if (picture.me, kind) in picture.just.lost else ""


# --- The upper deck ------------------------------------------------------------------------------


def sails(picture: Picture) -> str:
    n, most = int(picture.table.sails[picture.me]), int(picture.islands.most_sails)
    parts = [
        use("sail", 30 + 34 * i, 76, 40, "" if i < n else "ghost")
        + (use("start", 24, 58, 15) if i == 0 else "")
        for i in range(most)
    ]
    label = picture.say("board-sails", n=n)
    return titled(label, *parts, number(n, 192, 76, 24), class_="row" + fresh(picture, v.SAIL))


def crew(picture: Picture) -> str:
    """Return the sailors; on their hats sit the animals, and others wait apart (NAS-N8)."""
    n, most = int(picture.table.sailors[picture.me]), int(picture.islands.most_sailors)
    owned = picture.animals(picture.me)
    seated, waiting = ([one for one in owned if one.waits == apart] for apart in (False, True))
    parts = [use("sailor", 232 + 46 * i, 96, 44, "" if i < n else "ghost") for i in range(most)]
    animals = [group(animal(picture, one), x=232 + 46 * i, y=62) for i, one in enumerate(seated)]
    animals += [
        group(animal(picture, one), x=456, y=62 + 34 * i, scale=0.8)
        for i, one in enumerate(waiting)
    ]
    label = picture.say("board-sailors", n=n)
    sailors = titled(label, *parts, class_="row" + fresh(picture, v.SAILOR))
    return sailors + tag("g", *animals, class_="row" + fresh(picture, v.ANIMAL))


def animal(picture: Picture, one: Animal) -> str:
    """Return an animal of the viewer around its middle: turned over once it was used."""
    n, name = one.n, picture.name(v.ANIMALS, one.n)
    if one.waits:
        label = picture.say("board-animal-waits", animal=name)
    elif one.used:
        label = picture.say("board-animal-used", animal=name)
    else:
        label = picture.animal_help(n)
    drawn = use(v.ANIMALS.tokens[n], 0, 0, 38)
    if one.used:
        drawn = tag("g", group(drawn, turn=180), class_="used")
    saves = n == v.MONKEY and picture.kind != menagerie.WAIT.kind  # the object is touched next
    token = v.SPARE.name if saves else v.ANIMALS.tokens[n]
    asks = SPARING | {figure.GIFT.kind} if saves else CALLED
    return picture.touch(asks, token, label, drawn, (-21, -21, 42, 42), 21)


def pirates(picture: Picture) -> str:
    """Return the pirates aboard: first those who stand, then those who lie (NAS-A3)."""
    table, me = picture.table, picture.me
    up, down = int(table.pirates[me]), int(table.lying[me])
    step = min(36.0, 448 / max(up + down, 1))
    parts = [use("pirate", 28 + step * i, 158, 38) for i in range(up)]
    parts += [
        group(use("pirate", 0, 0, 34), x=28 + step * (up + i), y=164, turn=90, class_="lying")
        for i in range(down)
    ]
    label = picture.say("board-pirates", n=up, lying=down)
    return titled(label, *parts, class_=f"row seat-{me + 1}" + fresh(picture, v.PIRATE))


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


def holds(picture: Picture) -> str:
    """Return the holds, packed by themselves. What lies beyond them is one too many."""
    table, me = picture.table, picture.me
    n_open = int(table.holds[me])
    n_all = int(picture.islands.open_holds + picture.islands.closed_holds)
    parts = []
    for i in range(n_all):
        is_open = i < n_open
        box = block(86, 92, 9, "hold" if is_open else "hold closed")
        lid = "" if is_open else use("lock", 0, 0, 38)
        label = picture.say("board-hold" if is_open else "board-hold-closed")
        parts.append(group(titled(label, box, lid), x=54 + 92 * i, y=244))
    for i, (cargo, n) in enumerate(packed(picture, me)):
        drawn = load(picture, cargo, n)
        if i < n_open:
            parts.append(group(drawn, x=54 + 92 * i, y=244))
        else:
            parts.append(group(drawn, x=496, y=210 + 36 * (i - n_open), scale=0.45))
    kinds = (v.HOLD, v.CRATE, v.PROVISION, v.GOOD)
    new = next((fresh(picture, kind) for kind in kinds if fresh(picture, kind)), "")
    left = int(table.crate_supply[me])
    supply = use("crate", 0, 0, 26) + text(f"+{left}", 18, 7, "small light")
    supply = titled(picture.say("board-supply", n=left), supply, class_=f"seat-{me + 1}")
    return tag("g", *parts, class_="row" + new) + group(supply, x=430, y=22)


def load(picture: Picture, cargo: int, n: int) -> str:
    """Return what lies in one hold, around its middle."""
    token = v.CARGO.tokens[cargo]
    if n == 1:
        drawn = use(token, 0, 0, 62)
    else:
        spots = [(-19, -21), (19, -21), (-19, 19), (19, 19)]
        drawn = "".join(use(token, *spots[i % 4], 38) for i in range(n))
    seat = f"seat-{picture.me + 1}" if cargo == 0 else ""
    asks = {THROW.kind} if cargo < FIRST_GOOD else {THROW.kind, home.HIDE.kind}
    label = load_in_words(picture, cargo, n)
    return picture.touch(asks, token, label, drawn, (-41, -44, 82, 88), 10, seat)


# --- Weapons and objects -------------------------------------------------------------------------


def weapons(picture: Picture) -> str:
    """Return the weapons by type, a pip for each; the first one belongs to the ship."""
    most = int(picture.islands.most_weapons)
    parts = [plate(508, 8, 474, 92, 12)]
    for n, arms in enumerate(picture.weapons(picture.me)):
        token, box = v.WEAPONS.tokens[n], (-46, -42, 92, 84)
        drawn = use(token, -13, -6, 52) + number(arms, 28, -4, 30)
        for i in range(most):
            class_ = "pip full" if i < arms else "pip"
            drawn += tag("rect", x=-42 + 17 * i, y=27, width=14, height=9, rx=3, class_=class_)
        label = picture.say("board-arms", weapon=picture.name(v.WEAPONS, n), n=arms)
        ring = picture.touch({gains.WEAPON.kind}, token, label, drawn, box)
        shown = tag("g", ring, class_="row" + fresh(picture, n))
        parts.append(group(shown, x=557 + 94 * n, y=54))
    return "".join(parts)


def objects(picture: Picture) -> str:
    parts = [plate(508, 106, 474, 66, 12)]
    for n, have in enumerate(picture.objects(picture.me)):
        asks = SPARING | ({figure.GIFT.kind} if n == v.DOUBLOON else set())
        token, label = v.OBJECTS.tokens[n], picture.object_help(n, have)
        drawn = use(token, -18, 0, 48, "" if have else "ghost") + number(have, 24, 0, 28)
        ring = picture.touch(asks, token, label, drawn, (-46, -29, 92, 58))
        shown = tag("g", ring, class_="row" + fresh(picture, v.FIRST_OBJECT + n))
        parts.append(group(shown, x=557 + 94 * n, y=139))
    return "".join(parts)
