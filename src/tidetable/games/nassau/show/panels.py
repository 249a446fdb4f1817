"""Around the board: round and phase, supplies, the other ships, piles of tales, the standing."""

from __future__ import annotations

from html import escape
from typing import Final

from tidetable.core.show.kit import block
from tidetable.core.show.sheet import lines
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import tales
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import sea
from tidetable.games.nassau.rules.state import MAKE_READY
from tidetable.games.nassau.show.decks import name_plate
from tidetable.games.nassau.show.picture import Picture, fitted, number, titled
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.sheet import player

OTHERS: Final = (1010, 950, 580, 306)
FOOT: Final = 1266
CATEGORY_ICONS: Final = [
    *("tower", "type-pirate-ship", "hideout", "weapon", "animal", "crate", "dutchman")
]
DUTCHMAN: Final = 6  # the category with a rule of its own
Thing = tuple[str, int, str]  # icon, how many, in words
PHASES: Final = ["I", "II", "III"]


def heading(picture: Picture) -> str:
    """Return the round, the phase, and what is left in the supplies."""
    table = picture.table
    n = min(int(table.round), v.ROUNDS)
    rounds = "".join(
        tag("circle", cx=150 + 34 * i, cy=36, r=13, class_="round past" if i < n else "round")
        + text(str(i + 1), 150 + 34 * i, 42, "small middle" + (" light" if i < n else ""))
        for i in range(v.ROUNDS)
    )
    word = text(picture.say("board-round-word"), 24, 43, "heading large")
    said = titled(picture.say("board-round", n=n), word, rounds)
    phase = min(max(int(table.phase), 1), MAKE_READY)
    parts = [picture.plate(10, 8, 1580, 56), said]
    for i, sign in enumerate(PHASES):
        now = " now" if i + 1 == phase else ""
        name = picture.say(f"board-phase-{i + 1}")
        plate = block(140, 38, 19, "phase" + now)
        words = text(f"{sign} {name}", 0, 6, "phase-name" + now, textLength=fitted(name, 124))
        parts.append(group(plate, words, x=370 + 150 * i, y=36))
    parts.append(supplies(picture))
    return "".join(parts)


def supplies(picture: Picture) -> str:
    """Return what is left in the general supply: objects, goods in the bag."""
    table = picture.table
    parts = [text(picture.say("board-supplies"), 790, 43, "heading large")]
    for n, left in enumerate(int(left) for left in table.objects_left):
        label = picture.say("board-left", thing=picture.name(v.OBJECTS, n), n=left)
        parts.append(picture.counted(v.OBJECTS.tokens[n], left, label, 896 + 76 * n, 36, 34))
    bag = [int(n) for n in table.goods_bag]
    there = [(picture.name(v.GOODS, good), n) for good, n in enumerate(bag) if n]
    inside = ", ".join(picture.say("sheet-times", thing=name, n=n) for name, n in there)
    label = picture.say("board-bag", n=sum(bag), goods=inside)
    parts.append(picture.counted("good", sum(bag), label, 1284, 36, 34))
    if table.dutchman >= 0:
        parts.append(dutchman_quay(picture))
    return "".join(parts)


def dutchman_quay(picture: Picture) -> str:
    """Return the crates on the quay to the right, which decide in the end (NAS-X4)."""
    table = picture.table
    parts = [use("dutchman", 0, 0, 40)]
    for seat in picture.seats:
        n = int(table.dutchman_quay[seat])
        parts.append(picture.crates(seat, n, 44 + 43 * seat, 0, 34))
    places = "/".join(str(int(picture.islands.dutchman_places[n])) for n in picture.seats)
    return group(titled(picture.say("board-dutchman-quay", points=places), *parts), x=1390, y=36)


# --- The other ships -----------------------------------------------------------------------------


def other_ships(picture: Picture) -> str:
    """Return the other players in the order of turns, each on a plate of its own."""
    seats = len(picture.seats)
    others = [(picture.me + i) % seats for i in range(1, seats)]
    x, y, width, height = OTHERS
    room = (height + 6) / len(others)
    return "".join(
        group(ship(picture, seat, width, room - 6), x=x, y=y + room * i)
        for i, seat in enumerate(others)
    )


def ship(picture: Picture, seat: int, width: float, height: float) -> str:
    """Return a ship in rows of icons with their numbers: a single one has room for larger ones.

    Who points at it, holds a finger on it or goes there by keyboard is told all of it in words.
    """
    things = arms_and_crew(picture, seat) + belongings(picture, seat)
    new = changed(picture, seat)
    n_rows = 4 if height > 200 else 2
    row = (height - 36) / n_rows
    columns = len(things) // n_rows
    step = (width - 8) / columns
    size = min(row * 0.84, step * 0.46 + 4)
    parts = [
        tag("rect", width=width, height=height, rx=14, class_="plate"),
        name_plate(picture, seat, 4, 3, 210),
        group(companions(picture, seat, new), x=282, y=18),
    ]
    for i, (icon, n, label) in enumerate(things):
        x, y = size * 0.6 + 6 + step * (i % columns), 34 + row * (i // columns + 0.5)
        parts.append(picture.counted(icon, n, label, x, y, size, icon in new))
    title = tag("title", escape(lines(player(picture, seat), picture.say)))
    class_, name = f"ship seat-{seat + 1}", picture.who(seat)
    return tag("g", title, *parts, class_=class_, tabindex=0, role="group", aria_label=name)


def changed(picture: Picture, seat: int) -> set[str]:
    """Return the icons of what a seat has just gained or lost."""
    just = picture.just
    kinds = {kind for whose, kind in just.gained | just.lost if whose == seat}
    hideout = {"hideout"} if seat in just.hidden else set()
    return {v.KINDS.tokens[kind] for kind in kinds} | hideout


def arms_and_crew(picture: Picture, seat: int) -> list[Thing]:
    table, say = picture.table, picture.say
    sails, sailors, holds = int(table.sails[seat]), int(table.sailors[seat]), int(table.holds[seat])
    up, down, posts = table.pirates[seat], table.lying[seat], tales.outposts_of(table, seat)
    arms = enumerate(picture.weapons(seat))
    return [
        *(
            (v.WEAPONS.tokens[i], n, say("board-arms", weapon=picture.name(v.WEAPONS, i), n=n))
            for i, n in arms
        ),
        ("sail", sails, say("board-sails", n=sails)),
        ("sailor", sailors, say("board-sailors", n=sailors)),
        ("pirate", up, say("board-pirates", n=up, lying=down)),
        ("hold", holds, say("board-open-holds", n=holds)),
        ("outpost", posts, say("board-outposts", n=posts)),
    ]


def belongings(picture: Picture, seat: int) -> list[Thing]:
    table, say = picture.table, picture.say
    crates, rest = int(table.crates[seat]), int(table.crate_supply[seat])
    provisions, told = int(table.provisions[seat]), int(table.told_points[seat])
    hidden, objects = sum(picture.hidden(seat)), enumerate(picture.objects(seat))
    backs = picture.backs(seat)
    signs = ", ".join(f"{v.BACKS.tokens[back]} {n}" for back, n in enumerate(backs))
    return [
        ("crate", crates, say("board-crates-aboard", n=crates, rest=rest)),
        ("provision", provisions, say("board-provisions", n=provisions)),
        *(
            (v.OBJECTS.tokens[i], n, say("board-have", thing=picture.name(v.OBJECTS, i), n=n))
            for i, n in objects
        ),
        ("tale", sum(backs), say("board-tales", n=sum(backs), backs=signs)),
        ("hideout", hidden, say("board-hidden", n=hidden)),
        ("campfire", told, say("board-told", n=told)),
    ]


def companions(picture: Picture, seat: int, new: set[str]) -> str:
    """Return a ship's animals, its goods and the adversaries it has beaten, in a row."""
    drawn: list[tuple[str, str, str]] = []
    just = " just" if "animal" in new else ""
    for animal in picture.animals(seat):
        class_ = ("used" if animal.used or animal.waits else "") + just
        drawn.append((v.ANIMALS.tokens[animal.n], picture.name(v.ANIMALS, animal.n), class_))
    just = "just" if "good" in new else ""
    goods = each(picture.goods(seat))
    drawn += [(v.GOODS.tokens[good], picture.name(v.GOODS, good), just) for good in goods]
    for n, have in enumerate(picture.beaten(seat)):
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        just = "row just" if (seat, n) in picture.just.beaten else ""
        drawn += [(f"type-{v.TYPES.tokens[n]}", label, just)] * have
    step = min(32.0, 290 / max(len(drawn), 1))
    return "".join(
        group(titled(label, use(icon, 0, 0, 28), class_=class_.strip()), x=step * i)
        for i, (icon, label, class_) in enumerate(drawn)
    )


# --- Piles and the standing ----------------------------------------------------------------------


def piles(picture: Picture) -> str:
    """Return both piles of tales: how many are left, and how many are discarded.

    In the Caribbean a click on either is the action of drawing (NAS-A10); then comes which.
    """
    table = picture.table
    parts = [picture.plate(1010, FOOT, 150, 148, picture.say("board-piles"))]
    for n, token in enumerate(v.PILES.tokens):
        left = int(table.pile_size[n])
        gone = int(table.discards_open[n] + table.discards_hidden[n])
        label = picture.say("board-pile", pile=picture.name(v.PILES, n), n=left, gone=gone)
        below = "".join(
            tag("rect", x=-26 + 2 * i, y=-36 - 2 * i, width=52, height=72, rx=7, class_="back")
            for i in range(min(3, 1 + left // 12))
        )
        drawn = below + text(token, 0, -12, "back-name") + number(left, 0, 12, 26)
        drawn += text(f"↻{gone}", 0, 54, "small middle") if gone else ""
        new = "just" if n in picture.just.piles else ""
        called = token if picture.kind == tales.PILE.kind else v.LISTEN.name
        asks = {tales.PILE.kind, sea.ACTION.kind}
        ring = picture.touch(asks, called, label, drawn, (-31, -44, 64, 84), class_=new)
        parts.append(group(ring, x=1050 + 70 * n, y=FOOT + 78))
    return "".join(parts)


def standing(picture: Picture) -> str:
    """Return what the final scoring would give each player as things stand (NAS-F)."""
    parts = [picture.plate(1168, FOOT, 422, 148, picture.say("board-standing"))]
    shown = len(picture.categories())
    step, row = 372 / (shown + 1), 92 / len(picture.seats)
    for n in picture.categories():
        help_ = picture.say(f"rule-NAS-F{n + 1}" if n < DUTCHMAN else "rule-NAS-X4")
        label = f"{picture.name(v.CATEGORIES, n)}\n{help_}"
        icon = titled(label, use(CATEGORY_ICONS[n], 0, 0, 30))
        parts.append(group(icon, x=1228 + step * n, y=FOOT + 38))
    parts.append(group(use("star", 0, 0, 28), x=1228 + step * shown, y=FOOT + 38))
    for seat in picture.seats:
        y = FOOT + 58 + row * (seat + 0.5)
        parts.append(picture.disc(seat, 1190, y - 2, 22))
        scores = picture.scores(seat)
        in_all = int(picture.table.points[seat]) + sum(scores)
        for n, points in enumerate([*scores, in_all]):
            class_ = "cell" if n < shown else "cell total"
            parts.append(text(str(points), 1228 + step * n, y + 5, class_))
    return "".join(parts)
