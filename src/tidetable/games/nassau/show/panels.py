"""Around the board: round and phase, supplies, the other ships, piles of tales, the standing."""

from collections.abc import Iterator
from html import escape
from typing import Final

from tidetable.core.show.kit import block, fitted
from tidetable.core.show.pieces import Area, Piece, told_apart
from tidetable.core.show.sheet import lines
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.state import MAKE_READY
from tidetable.games.nassau.show.decks import name_plate
from tidetable.games.nassau.show.picture import Picture, disc, explained, just, number, sign
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.sheet import player
from tidetable.games.nassau.show.words import stock

HEADING: Final = (790, 56)
SUPPLY: Final = (506, 56)
OTHER: Final = 456  # how wide another ship's plate is
HIGH: Final = {1: 208, 2: 100, 3: 70}  # and how high, by how many there are
ROWS: Final = {1: 4, 2: 2, 3: 1}  # of icons on it
FEWER: Final = 10  # icons that three have room for: arms and crew
PILES: Final = (150, 148)
STANDING: Final = (422, 148)
CATEGORY_ICONS: Final = [
    *("tower", "type-pirate-ship", "hideout", "weapon", "animal", "crate", "dutchman")
]
DUTCHMAN: Final = 6  # the category with a rule of its own


def heading(picture: Picture) -> list[Area]:
    """Return the round, the phase, and what is left in the supplies."""
    return [
        picture.panel("heading", HEADING, [rounds(picture), phases(picture)]),
        picture.panel("supply", SUPPLY, supplies(picture)),
    ]


def rounds(picture: Picture) -> Piece:
    n = min(int(picture.table.round), v.ROUNDS)
    drawn = text(picture.say("board-round-word"), 14, 35, "heading large")
    for i in range(v.ROUNDS):
        past, light = ("round past", " light") if i < n else ("round", "")
        drawn += tag("circle", cx=140 + 34 * i, cy=28, r=13, class_=past)
        drawn += text(str(i + 1), 140 + 34 * i, 34, "small middle" + light)
    return sign(drawn, (0, 0), "rounds", picture.say("board-round", n=n))


def phases(picture: Picture) -> Piece:
    phase = min(max(int(picture.table.phase), 1), MAKE_READY)
    drawn = []
    for i, numeral in enumerate(["I", "II", "III"]):
        now = " now" if i + 1 == phase else ""
        name = picture.say(f"board-phase-{i + 1}")
        words = fitted(f"{numeral} {name}", 0, 6, "phase-name" + now, 130, 20, 12.2)
        drawn.append(group(block(146, 38, 19, "phase" + now), words, x=150 * i))
    return Piece("".join(drawn), 360, 28, key="phases")


def supplies(picture: Picture) -> Iterator[Piece]:
    """Return what is left in the general supply: objects, goods in the bag."""
    table = picture.table
    size, step = (34, 82) if table.dutchman < 0 else (24, 54)
    for n, left in enumerate(int(left) for left in table.objects_left):
        label = picture.say("board-left", thing=picture.name(v.OBJECTS, n), n=left)
        key = f"left-{v.OBJECTS.tokens[n]}"
        at = 30 + step * n
        yield picture.counter(v.OBJECTS.tokens[n], left, label, at, 28, size, key, False)
    bag = [int(n) for n in table.goods_bag]
    there = [(picture.name(v.GOODS, good), n) for good, n in enumerate(bag) if n]
    inside = ", ".join(picture.say("sheet-times", thing=name, n=n) for name, n in there)
    label = picture.say("board-bag", n=sum(bag), goods=inside)
    at = 30 + step * len(v.OBJECTS.tokens)
    yield picture.counter("good", sum(bag), label, at, 28, size, "bag", False)
    if table.dutchman >= 0:
        yield dutchman_quay(picture)


def dutchman_quay(picture: Picture) -> Piece:
    """Return the crates on the quay to the right, which decide in the end (NAS-X4)."""
    crates = [
        picture.crates(seat, int(picture.table.dutchman_quay[seat]), 44 + 43 * seat, 0, 34)
        for seat in picture.seats
    ]
    places = "/".join(str(int(picture.islands.dutchman_places[n])) for n in picture.seats)
    label = picture.say("board-dutchman-quay", points=places)
    drawn = "".join([use("dutchman", 0, 0, 40), *crates])
    return sign(drawn, (356, 28), "dutchman-quay", label, scale=0.7)


# --- The other ships -----------------------------------------------------------------------------


def other_ships(picture: Picture) -> list[Area]:
    """Return the other players in the order of turns, each on a plate of its own."""
    others = picture.scene.others
    return [ship(picture, seat, len(others)) for seat in others]


def ship(picture: Picture, seat: int, n_others: int) -> Area:
    """Return a ship in rows of icons with their numbers: a single one has room for larger ones.

    Who points at it, holds a finger on it or goes there by keyboard is told all of it in words.
    """
    height, n_rows = HIGH[n_others], ROWS[n_others]
    things = stock(picture, seat)[: FEWER if n_rows == 1 else None]
    new = changed(picture, seat)
    row, columns = (height - 36) / n_rows, len(things) // n_rows
    step = (OTHER - 8) / columns
    size = min(row * 0.84, step * 0.46 + 4)
    plate = tag("rect", width=OTHER, height=height, rx=14, class_="plate")
    told = tag("title", escape(lines(player(picture, seat), picture.say)))
    who = picture.who(seat)
    whole = tag("g", told, plate, class_="ship", tabindex=0, role="group", aria_label=who)
    pieces = [Piece(whole, key=f"ship-{seat + 1}")]
    pieces += [*name_plate(picture, seat, 4, 3, 210), *companions(picture, seat, new)]
    for i, (icon, n, label) in enumerate(things):
        left, down = size * 0.6 + 6 + step * (i % columns), 34 + row * (i // columns + 0.5)
        key = f"ship-{seat + 1}-{icon}"
        pieces.append(picture.counter(icon, n, label, left, down, size, key, icon in new))
    return Area(f"ship-{seat + 1}", pieces, class_=f"lens seat-{seat + 1}", title=who)


def changed(picture: Picture, seat: int) -> set[str]:
    """Return the icons of what a seat has just gained or lost."""
    news = picture.just
    kinds = {kind for whose, kind in news.gained | news.lost if whose == seat}
    hideout = {"hideout"} if seat in news.hidden else set()
    return {v.KINDS.tokens[kind] for kind in kinds} | hideout


def companions(picture: Picture, seat: int, new: set[str]) -> list[Piece]:
    """Return a ship's animals, its goods and the adversaries it has beaten, in a row."""
    drawn: list[tuple[str, str, str]] = []  # icon, in words, class
    for animal in picture.animals(seat):
        class_ = "used " if animal.used or animal.waits else ""
        class_ = (class_ + just("animal" in new)).strip()
        drawn.append((v.ANIMALS.tokens[animal.n], picture.name(v.ANIMALS, animal.n), class_))
    drawn += [
        (v.GOODS.tokens[good], picture.name(v.GOODS, good), just("good" in new))
        for good in each(picture.goods(seat))
    ]
    for n, have in enumerate(picture.beaten(seat)):
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        class_ = just((seat, n) in picture.just.beaten)
        drawn += [(f"type-{v.TYPES.tokens[n]}", label, class_)] * have
    step = min(30.0, 180 / max(len(drawn), 1))
    keys = companion_keys(seat, [icon for icon, *_ in drawn])
    return [
        sign(use(icon, 0, 0, 28), (264 + step * i, 18), keys[i], label, class_)
        for i, (icon, label, class_) in enumerate(drawn)
    ]


def companion_keys(seat: int, icons: list[str]) -> list[str]:
    return told_apart(f"ship-{seat + 1}-{icon}" for icon in icons)


# --- Piles and the standing ----------------------------------------------------------------------


def piles(picture: Picture) -> Area:
    """Return both piles of tales: how many are left, and how many are discarded.

    In the Caribbean a click on either is the action of drawing (NAS-A10); then comes which.
    """
    table, pieces = picture.table, []
    for n, token in enumerate(v.PILES.tokens):
        left = int(table.pile_size[n])
        gone = int(table.discards_open[n] + table.discards_hidden[n])
        label = picture.say("board-pile", pile=picture.name(v.PILES, n), n=left, gone=gone)
        drawn = "".join(
            tag("rect", x=-26 + 2 * i, y=-36 - 2 * i, width=52, height=72, rx=7, class_="back")
            for i in range(min(3, 1 + left // 12))
        )
        drawn += text(token, 0, -12, "back-name") + number(left, 0, 12, 26)
        drawn += text(f"↻{gone}", 0, 54, "small middle") if gone else ""
        piece = sign(
            drawn, (40 + 70 * n, 78), f"pile-{token}", label, just(n in picture.just.piles)
        )
        called = token if picture.question == "pile" else v.LISTEN.name
        asks = {"pile", "action"}
        pieces.append(picture.touch(asks, called, (-31, -44, 64, 84), piece))
    return picture.panel("piles", PILES, pieces, picture.say("board-piles"))


def standing(picture: Picture) -> Area:
    """Return what the final scoring would give each player as things stand (NAS-F)."""
    shown = len(picture.categories())
    step, row = 372 / (shown + 1), 92 / len(picture.seats)
    icons = use("star", 60 + step * shown, 38, 28)
    for n in picture.categories():
        help_ = picture.say(f"rule-NAS-F{n + 1}" if n < DUTCHMAN else "rule-NAS-X4")
        label = f"{picture.name(v.CATEGORIES, n)}\n{help_}"
        icons += explained(label, use(CATEGORY_ICONS[n], 0, 0, 30), 60 + step * n, 38)
    pieces = []
    for seat in picture.seats:
        scores = picture.scores(seat)
        drawn = disc(seat, 22, -2, 22)
        for n, points in enumerate([*scores, int(picture.table.points[seat]) + sum(scores)]):
            drawn += text(str(points), 60 + step * n, 5, "cell" if n < shown else "cell total")
        pieces.append(Piece(drawn, 0, 58 + row * (seat + 0.5), key=f"standing-{seat + 1}"))
    return picture.panel("standing", STANDING, pieces, picture.say("board-standing"), icons)
