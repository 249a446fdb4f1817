"""The Caribbean folded small, while everybody is in the city: who and what waits in which zone."""

from collections.abc import Iterator
from typing import Final

from tidetable.core.show.kit import around, block
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show.picture import Picture, disc, sign
from tidetable.games.nassau.show.reading import Site
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import slots_used
from tidetable.games.nassau.show.words import foe_in_words, site_in_words

FOLDED: Final = (474, 148)
ZONE: Final = (154, 45)
WATER: Final = tag("rect", width=FOLDED[0], height=FOLDED[1], rx=16, class_="sea")
FIRST: Final = 44  # from the left of a zone: behind its letter
STEP: Final = 25


def folded_sea(picture: Picture) -> Area:
    """Return all zones; outposts are large enough to be chosen, as they can be from the city."""
    pieces = [piece for n in range(v.N_ZONES) for piece in zone(picture, n)]
    return Area("sea-folded", pieces, WATER, class_="lens", title=picture.say("area-sea"))


def zone(picture: Picture, n: int) -> Iterator[Piece]:
    width, height = ZONE
    x, y = 4 + n % 3 * (width + 2), 4 + (2 - n // 3) * (height + 2)
    name = v.ZONES.tokens[n]
    ground = tag("rect", width=width, height=height, rx=9, class_="zone")
    label = picture.say("board-zone", zone=name, others=", ".join(picture.beside(n)))
    drawn = ground + text(name, 16, 32, "zone-name small-name")
    yield sign(drawn, (x, y), f"folded-{name}", label)
    found = [*foes(picture, n), *sites(picture, n), *afloat(picture, n)]
    step = min(STEP, (width - FIRST) / max(len(found) - 1, 1))
    for i, piece in enumerate(found):
        yield piece.at(round(x + FIRST + step * i, 1), y + height / 2)


def foes(picture: Picture, n: int) -> Iterator[Piece]:
    """Return the weapons that beat the adversaries there: in the city one arms oneself for them."""
    for slot in slots_used(picture, n):
        if picture.table.adversaries[slot] >= 0:
            one = picture.foe(slot)
            drawn = block(24, 34, 5, "tile") + use(v.WEAPONS.tokens[one.weapon], 0, 0, 24)
            label = foe_in_words(picture, one)
            yield sign(drawn, (0, 0), f"folded-foe-{v.SLOTS.tokens[slot]}", label)


def sites(picture: Picture, n: int) -> Iterator[Piece]:
    """Return the outposts, and whose they are."""
    for one in picture.sites_in(n):
        if one.kind == "outpost":
            yield outpost(picture, one)


def outpost(picture: Picture, one: Site) -> Piece:
    drawn = block(24, 38, 5, "tile site") + use("outpost", 0, -7, 22)
    if one.owner >= 0:
        drawn += disc(one.owner, 0, 10, 16)
    else:
        drawn += group(picture.gains([*one.gains], 0, 0, 18, 10), y=10)
    piece = sign(drawn, (0, 0), f"folded-site-{one.token}", site_in_words(picture, one))
    return picture.touch({"city"}, one.token, around(26, 40), piece, 5)


def afloat(picture: Picture, n: int) -> Iterator[Piece]:
    if picture.table.phase > CITY:
        for seat in picture.afloat_in(n):
            yield Piece(disc(seat, 0, 0, 24), key=f"folded-boat-{seat + 1}")
    if picture.table.sea_dog == n:
        yield Piece(use("sea-dog", 0, 0, 32), key="folded-sea-dog")
    if picture.table.dutchman == n:
        yield Piece(use("dutchman", 0, 0, 32), key="folded-dutchman")
