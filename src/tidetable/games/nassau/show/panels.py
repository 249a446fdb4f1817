"""Around the board: round and phase, supplies, the other ships, piles of tales, the standing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from tidetable.core.show.sheet import lines
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import tales
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import sea
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.drawers import seat_animal, seat_back, seat_foe_type, seat_good
from tidetable.games.nassau.rules.state import MAKE_READY, N_BACKS, NOT_OWNED, READY
from tidetable.games.nassau.rules.tales import outposts_of
from tidetable.games.nassau.show.decks import name_plate
from tidetable.games.nassau.show.picture import fitted, number, titled
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.sheet import player

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture

OTHERS: Final = (1010, 950, 580, 306)
FOOT: Final = 1266
CATEGORY_ICONS: Final = [
    "tower",
    "type-pirate-ship",
    "hideout",
    "weapon",
    "animal",
    "crate",
    "dutchman",
]
DUTCHMAN: Final = 6  # the category with a rule of its own
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
    said = titled(
        picture.say("board-round", n=n),
        text(picture.say("board-round-word"), 24, 43, "heading large"),
        rounds,
    )
    phase = min(max(int(table.phase), 1), MAKE_READY)
    parts = [picture.plate(10, 8, 1580, 56), said]
    for i, sign in enumerate(PHASES):
        now = " now" if i + 1 == phase else ""
        name = picture.say(f"board-phase-{i + 1}")
        plate = tag("rect", x=-70, y=-19, width=140, height=38, rx=19, class_="phase" + now)
        words = text(f"{sign} {name}", 0, 6, "phase-name" + now, textLength=fitted(name, 124))
        parts.append(group(plate, words, x=370 + 150 * i, y=36))
    parts.append(supplies(picture))
    return "".join(parts)


def supplies(picture: Picture) -> str:
    """Return what is left in the general supply: objects, goods in the bag."""
    table = picture.table
    parts = [text(picture.say("board-supplies"), 790, 43, "heading large")]
    for n in range(v.N_OBJECTS):
        left = int(table.objects_left[n])
        label = picture.say("board-left", thing=picture.name(v.OBJECTS, n), n=left)
        parts.append(picture.counted(v.OBJECTS.tokens[n], left, label, 896 + 76 * n, 36, 34))
    bag = [int(table.goods_bag[good]) for good in range(v.N_GOODS)]
    inside = ", ".join(
        picture.say("sheet-times", thing=picture.name(v.GOODS, good), n=bag[good])
        for good in range(v.N_GOODS)
        if bag[good]
    )
    label = picture.say("board-bag", n=sum(bag), goods=inside)
    parts.append(picture.counted("good", sum(bag), label, 1284, 36, 34))
    if table.dutchman >= 0:
        parts.append(dutchman_quay(picture))
    return "".join(parts)


def dutchman_quay(picture: Picture) -> str:
    """Return the crates on the quay to the right, which decide in the end (NAS-X4)."""
    table = picture.table
    parts = [use("dutchman", 0, 0, 40)]
    for seat in range(int(table.seats)):
        n = int(table.dutchman_quay[seat])
        parts.append(picture.crates(seat, n, 44 + 43 * seat, 0, 34))
    places = "/".join(str(int(p)) for p in picture.islands.dutchman_places[: int(table.seats)])
    return group(titled(picture.say("board-dutchman-quay", points=places), *parts), x=1390, y=36)


# --- The other ships -----------------------------------------------------------------------------


def other_ships(picture: Picture) -> str:
    """Return the other players in the order of turns, each on a plate of its own."""
    table = picture.table
    seats = int(table.seats)
    others = [(picture.me + i) % seats for i in range(1, seats)]
    x, y, width, height = OTHERS
    each = (height + 6) / len(others)
    return "".join(
        group(ship(picture, seat, width, each - 6), x=x, y=y + each * i)
        for i, seat in enumerate(others)
    )


def ship(picture: Picture, seat: int, width: float, height: float) -> str:
    """Return a ship in rows of icons with their numbers: a single one has room for larger ones.

    Who points at it, holds a finger on it or goes there by keyboard is told all of it in words.
    """
    things = arms_and_crew(picture, seat) + belongings(picture, seat)
    n_rows = 4 if height > 200 else 2
    row = (height - 36) / n_rows
    columns = len(things) // n_rows
    step = (width - 8) / columns
    size = min(row * 0.84, step * 0.46 + 4)
    parts = [
        tag("rect", width=width, height=height, rx=14, class_="plate"),
        name_plate(picture, seat, 4, 3, 210),
        group(companions(picture, seat), x=282, y=18),
    ]
    for i, (icon, n, label, just) in enumerate(things):
        x, y = size * 0.6 + 6 + step * (i % columns), 34 + row * (i // columns + 0.5)
        parts.append(picture.counted(icon, n, label, x, y, size, just))
    return tag(
        "g",
        tag("title", escape(lines(player(picture, seat), picture.say))),
        *parts,
        class_=f"ship seat-{seat + 1}",
        tabindex=0,
        role="group",
        aria_label=picture.who(seat),
    )


def is_new(picture: Picture, seat: int, kind: int) -> bool:
    return (seat, kind) in picture.just.gained or (seat, kind) in picture.just.lost


def arms_and_crew(picture: Picture, seat: int) -> list[tuple[str, int, str, bool]]:
    table, say = picture.table, picture.say
    found = []
    for n in range(v.N_WEAPONS):
        arms = int(table.arms(seat, n))
        label = say("board-arms", weapon=picture.name(v.WEAPONS, n), n=arms)
        found.append((v.WEAPONS.tokens[n], arms, label, is_new(picture, seat, n)))
    sails, sailors = int(table.sails[seat]), int(table.sailors[seat])
    up, down = int(table.pirates[seat]), int(table.lying[seat])
    found.append(("sail", sails, say("board-sails", n=sails), is_new(picture, seat, v.SAIL)))
    found.append(
        ("sailor", sailors, say("board-sailors", n=sailors), is_new(picture, seat, v.SAILOR))
    )
    label = say("board-pirates", n=up, lying=down)
    found.append(("pirate", up, label, is_new(picture, seat, v.PIRATE)))
    holds = int(table.holds[seat])
    found.append(("hold", holds, say("board-open-holds", n=holds), is_new(picture, seat, v.HOLD)))
    posts = int(outposts_of(table, seat))
    found.append(("outpost", posts, say("board-outposts", n=posts), False))
    return found


def belongings(picture: Picture, seat: int) -> list[tuple[str, int, str, bool]]:
    table, say = picture.table, picture.say
    found = []
    crates, provisions = int(table.crates[seat]), int(table.provisions[seat])
    rest = int(table.crate_supply[seat])
    label = say("board-crates-aboard", n=crates, rest=rest)
    found.append(("crate", crates, label, is_new(picture, seat, v.CRATE)))
    label = say("board-provisions", n=provisions)
    found.append(("provision", provisions, label, is_new(picture, seat, v.PROVISION)))
    for n in range(v.N_OBJECTS):
        have = int(table.owns(seat, n))
        label = say("board-have", thing=picture.name(v.OBJECTS, n), n=have)
        found.append((v.OBJECTS.tokens[n], have, label, is_new(picture, seat, v.FIRST_OBJECT + n)))
    backs = [int(table.backs[seat_back(seat, back)]) for back in range(N_BACKS)]
    signs = ", ".join(f"{v.BACKS.tokens[back]} {n}" for back, n in enumerate(backs))
    label = say("board-tales", n=sum(backs), backs=signs)
    found.append(("tale", sum(backs), label, is_new(picture, seat, v.TALE)))
    hidden = sum(int(table.hidden[seat_good(seat, good)]) for good in range(v.N_GOODS))
    found.append(("hideout", hidden, say("board-hidden", n=hidden), seat in picture.just.hidden))
    points = int(table.told_points[seat])
    found.append(("campfire", points, say("board-told", n=points), False))
    return found


def companions(picture: Picture, seat: int) -> str:
    """Return a ship's animals, its goods and the adversaries it has beaten, in a row."""
    table = picture.table
    drawn: list[tuple[str, str, str]] = []
    for n in range(v.N_ANIMALS):
        state = int(table.animals[seat_animal(seat, n)])
        if state != NOT_OWNED:
            ready = state == READY and table.waiting[seat_animal(seat, n)] == 0
            new = " just" if is_new(picture, seat, v.ANIMAL) else ""
            drawn.append(
                (v.ANIMALS.tokens[n], picture.name(v.ANIMALS, n), ("" if ready else "used") + new)
            )
    for good in range(v.N_GOODS):
        new = " just" if is_new(picture, seat, v.GOOD) else ""
        have = int(table.goods[seat_good(seat, good)])
        drawn += [(v.GOODS.tokens[good], picture.name(v.GOODS, good), new)] * have
    for n in range(v.N_TYPES):
        have = int(table.beaten[seat_foe_type(seat, n)])
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        new = "row just" if (seat, n) in picture.just.beaten else ""
        drawn += [(f"type-{v.TYPES.tokens[n]}", label, new)] * have
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
    table = picture.table
    parts = [picture.plate(1168, FOOT, 422, 148, picture.say("board-standing"))]
    shown = v.N_CATEGORIES if table.with_dutchman else v.N_CATEGORIES - 1
    step = 372 / (shown + 1)
    row = 92 / int(table.seats)
    for category in range(shown):
        help_ = picture.say(f"rule-NAS-F{category + 1}" if category < DUTCHMAN else "rule-NAS-X4")
        label = f"{picture.name(v.CATEGORIES, category)}\n{help_}"
        icon = titled(label, use(CATEGORY_ICONS[category], 0, 0, 30))
        parts.append(group(icon, x=1228 + step * category, y=FOOT + 38))
    parts.append(group(use("star", 0, 0, 28), x=1228 + step * shown, y=FOOT + 38))
    for seat in range(int(table.seats)):
        y = FOOT + 58 + row * (seat + 0.5)
        parts.append(picture.disc(seat, 1190, y - 2, 22))
        scores = [int(score_of(table, picture.islands, seat, n)) for n in range(shown)]
        all_ = int(table.points[seat]) + sum(scores)
        for n, points in enumerate([*scores, all_]):
            class_ = "cell" if n < shown else "cell total"
            parts.append(text(str(points), 1228 + step * n, y + 5, class_))
    return "".join(parts)
