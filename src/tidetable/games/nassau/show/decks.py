"""The viewer's own ship: crew and sails on the upper deck, holds, weapons, objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import plate, squeezed
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
from tidetable.games.nassau.rules.drawers import seat_animal
from tidetable.games.nassau.rules.state import NOT_OWNED, USED
from tidetable.games.nassau.show.picture import number, titled
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.treasures import hideout, home_port, trophies

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture

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
    hull = tag(
        "path",
        d=f"M0 20Q0 0 20 0H{width - 20}Q{width} 0 {width} 20V{height - 60}"
        f"Q{width} {height} {width - 70} {height}H20Q0 {height} 0 {height - 20}Z",
        class_="hull",
    )
    parts = [
        hull,
        tag("rect", x=8, y=40, width=472, height=148, rx=12, class_="deck"),
        name_plate(picture, picture.me, 12, 6, 300),
        sails(picture),
        crew(picture),
        pirates(picture),
        holds(picture),
        weapons(picture),
        objects(picture),
        hideout(picture),
        trophies(picture),
        home_port(picture),
        told(picture),
    ]
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
    drawn = [
        tag("rect", width=width, height=30, rx=15, class_="name-plate" + active),
        use(f"seat-{seat + 1}", 17, 15, 28),
        text(name, 38, 21, "name", **squeeze),
        tag(
            "g",
            use("star", width - 58, 15, 24),
            text(str(points), width - 42, 22, "points"),
            class_="scored" + just,
        ),
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
    table, me = picture.table, picture.me
    n = int(table.sailors[me])
    owned = [a for a in range(v.N_ANIMALS) if table.animals[seat_animal(me, a)] != NOT_OWNED]
    seated = [a for a in owned if table.waiting[seat_animal(me, a)] == 0]
    waiting = [a for a in owned if a not in seated]
    parts = []
    for i in range(int(picture.islands.most_sailors)):
        x = 232 + 46 * i
        parts.append(use("sailor", x, 96, 44, "" if i < n else "ghost"))
    hats = [group(animal(picture, a), x=232 + 46 * i, y=62) for i, a in enumerate(seated)]
    apart = [
        group(animal(picture, a), x=456, y=62 + 34 * i, scale=0.8) for i, a in enumerate(waiting)
    ]
    label = picture.say("board-sailors", n=n)
    sailors = titled(label, *parts, class_="row" + fresh(picture, v.SAILOR))
    new = tag("g", *hats, *apart, class_="row" + fresh(picture, v.ANIMAL))
    return sailors + new


def animal(picture: Picture, n: int) -> str:
    """Return an animal of the viewer around its middle: turned over once it was used."""
    state = int(picture.table.animals[seat_animal(picture.me, n)])
    waits = picture.table.waiting[seat_animal(picture.me, n)] > 0
    name = picture.name(v.ANIMALS, n)
    if waits:
        label = picture.say("board-animal-waits", animal=name)
    elif state == USED:
        label = picture.say("board-animal-used", animal=name)
    else:
        label = picture.animal_help(n)
    drawn = use(v.ANIMALS.tokens[n], 0, 0, 38)
    if state == USED:
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
    loads = packed(picture, me)
    parts = []
    for i in range(n_all):
        is_open = i < n_open
        class_ = "hold" if is_open else "hold closed"
        box = tag("rect", x=-43, y=-46, width=86, height=92, rx=9, class_=class_)
        lid = "" if is_open else use("lock", 0, 0, 38)
        label = picture.say("board-hold") if is_open else picture.say("board-hold-closed")
        parts.append(group(titled(label, box, lid), x=54 + 92 * i, y=244))
    for i, (cargo, n) in enumerate(loads):
        at = i if i < n_open else n_all
        x, y = (54 + 92 * at, 244) if at < n_all else (496, 210 + 36 * (i - n_open))
        scale = 1 if at < n_all else 0.45
        parts.append(group(load(picture, cargo, n), x=x, y=y, scale=scale))
    kinds = (v.HOLD, v.CRATE, v.PROVISION, v.GOOD)
    new = next((fresh(picture, kind) for kind in kinds if fresh(picture, kind)), "")
    supply = picture.say("board-supply", n=int(table.crate_supply[me]))
    rest = group(
        titled(
            supply,
            use("crate", 0, 0, 26),
            text(f"+{int(table.crate_supply[me])}", 18, 7, "small light"),
            class_=f"seat-{me + 1}",
        ),
        x=430,
        y=22,
    )
    return tag("g", *parts, class_="row" + new) + rest


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


def load_in_words(picture: Picture, cargo: int, n: int) -> str:
    """Name crates and provisions with their number, goods by their kind."""
    if cargo < FIRST_GOOD:
        return picture.gain_name([v.CRATE, v.PROVISION][cargo] * v.AMOUNT + n)
    return picture.say("sheet-times", thing=picture.name(v.GOODS, cargo - FIRST_GOOD), n=n)


# --- Weapons and objects -------------------------------------------------------------------------


def weapons(picture: Picture) -> str:
    """Return the weapons by type, a pip for each; the first one belongs to the ship."""
    table, me = picture.table, picture.me
    most = int(picture.islands.most_weapons)
    parts = [plate(508, 8, 474, 92, 12)]
    for n in range(v.N_WEAPONS):
        arms = int(table.arms(me, n))
        pips = "".join(
            tag(
                "rect",
                x=-42 + 17 * i,
                y=27,
                width=14,
                height=9,
                rx=3,
                class_="pip full" if i < arms else "pip",
            )
            for i in range(most)
        )
        drawn = use(v.WEAPONS.tokens[n], -13, -6, 52) + number(arms, 28, -4, 30)
        label = picture.say("board-arms", weapon=picture.name(v.WEAPONS, n), n=arms)
        ring = picture.touch(
            {gains.WEAPON.kind}, v.WEAPONS.tokens[n], label, drawn + pips, (-46, -42, 92, 84)
        )
        shown = tag("g", ring, class_="row" + fresh(picture, n))
        parts.append(group(shown, x=557 + 94 * n, y=54))
    return "".join(parts)


def objects(picture: Picture) -> str:
    table, me = picture.table, picture.me
    parts = [plate(508, 106, 474, 66, 12)]
    for n in range(v.N_OBJECTS):
        have = int(table.owns(me, n))
        asks = SPARING | ({figure.GIFT.kind} if n == v.DOUBLOON else set())
        ghost = "" if have else "ghost"
        drawn = use(v.OBJECTS.tokens[n], -18, 0, 48, ghost) + number(have, 24, 0, 28)
        label = picture.object_help(n, have)
        ring = picture.touch(asks, v.OBJECTS.tokens[n], label, drawn, (-46, -29, 92, 58))
        shown = tag("g", ring, class_="row" + fresh(picture, v.FIRST_OBJECT + n))
        parts.append(group(shown, x=557 + 94 * n, y=139))
    return "".join(parts)
