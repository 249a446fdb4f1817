"""The city: squares and alleys, pirates on them, the captain; below it tavern and animals."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tidetable.core.show.changing import replace
from tidetable.core.show.kit import around, block, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import MOST_KEPT, group, tag, text
from tidetable.games.nassau.rules import archipelago as a, streets, verbs as v
from tidetable.games.nassau.rules.chapters.walking import DIRECT, alley_to
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show.alleys import EDGE, PITCH, SQUARE, CityPlan, pirates
from tidetable.games.nassau.show.picture import Picture, disc, gained, just, leads, sign
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import square_in_words

SIZE: Final = 760
TAVERN: Final = (380, 98)
ANIMALS: Final = (190, 98)
OFFERING: Final = (174, 98)
STREETS: Final = {"city", "walk"}
CAPTAIN_AT: Final = (20, 10)  # on a square
MERCHANT_AT: Final = (-22, 12)
CAPTAIN: Final = use("captain", *CAPTAIN_AT, 46)
MERCHANT: Final = use("merchant", *MERCHANT_AT, 40)
CARD: Final = block(54, 60, 9, "card")
WALLS: Final = tag("rect", width=SIZE, height=SIZE, rx=26, class_="harbour-water")
COORDINATES: Final = tag(  # the letters of the columns and the numbers of the rows
    "g",
    *(text("abcdef"[i], EDGE + PITCH * (i + 0.5) + 28, 26, "coordinate") for i in range(v.WIDTH)),
    *(text(str(i + 1), 20, EDGE + PITCH * (i + 0.5) - 22, "coordinate") for i in range(v.WIDTH)),
    aria_hidden="true",
)


def town(picture: Picture) -> list[Area]:
    """Return the city, which rests while everybody is at sea, and what lies below it."""
    pieces = [*alleys(picture), *landings(picture), *squares(picture), *figures(picture)]
    class_ = "town" if picture.table.phase <= CITY else "town resting"
    ground = WALLS + picture.plan.ground + COORDINATES
    streets_ = Area("city", pieces, ground, class_=class_)
    return [streets_, *speech(picture), *below_the_town(picture)]


def below_the_town(picture: Picture) -> Iterator[Area]:
    say, panel = picture.say, picture.panel
    yield panel("tavern", TAVERN, tavern(picture), say("board-tavern"))
    yield panel("animals", ANIMALS, menagerie(picture), say("board-animals"))
    if picture.wares():
        yield panel("offering", OFFERING, offering(picture), say("board-offering"))


# --- Alleys --------------------------------------------------------------------------------------


def alleys(picture: Picture) -> Iterator[Piece]:
    """Return the alleys with a stone for each section, or with the pirates who stand there."""
    plan, table = picture.plan, picture.table
    for n in plan.alleys:
        owner, length = int(table.occupied[n]) - 1, int(table.sections[n])
        if owner < 0:
            drawn, label = plan.stones[n], picture.say("board-alley", way=way(plan, n), n=length)
        else:
            drawn, who = pirates(owner, *plan.spots[n]), picture.who(owner)
            label = picture.say("board-alley-taken", way=way(plan, n), who=who, n=length)
        class_ = just(owner >= 0 and n - streets.FIRST_EXIT in picture.just.exits)
        yield sign(plan.hidden[n] + drawn, (0, 0), f"alley-{n}", label, class_, owner)


def way(plan: CityPlan, alley: int) -> str:
    """Name an alley by its ends: two squares, or a square and a landing."""
    one, other = plan.ends[alley]
    if other == streets.THE_SEA:
        end = v.EXITS.tokens[alley - streets.FIRST_EXIT]
    else:
        end = v.SQUARES.tokens[other]
    return f"{v.SQUARES.tokens[one]}–{end}"


def landings(picture: Picture) -> Iterator[Piece]:
    """Return where the barge lands, at the end of every alley out of the city (NAS-N2)."""
    for n, exit_ in enumerate(v.EXITS.tokens):
        alley = streets.FIRST_EXIT + n
        if alley in picture.plan.courses:
            end, label = picture.plan.courses[alley][-1], picture.say("board-exit", exit=exit_)
            at = (end.real, end.imag)
            barge = sign(use("barge", 0, 0, 30), at, f"landing-{exit_}", label)
            piece = picture.touch(STREETS, exit_, around(34, 34), barge, 17)
            yield with_way(picture, alley, piece)


def with_way(picture: Picture, alley: int, piece: Piece) -> Piece:
    """Return what can be chosen with the pirates that would stand on the way there.

    They lie beside what is clicked: within, they would make that larger than it looks.
    """
    plan, table = picture.plan, picture.table
    if picture.question not in STREETS or alley < 0 or table.occupied[alley]:
        return piece
    path = tag("path", d=plan.paths[alley], class_="course")
    line = path + pirates(picture.me, *plan.spots[alley])
    return leads(Piece(line, class_="line", seat=picture.me), piece)


# --- Squares -------------------------------------------------------------------------------------


def squares(picture: Picture) -> Iterator[Piece]:
    districts = picture.table.districts
    for n in range(v.N_SQUARES):
        is_laid = n >= v.FIRST_MIDDLE or districts[streets.district_of(n)] >= 0
        found = picture.square_gains(n)
        if found or not is_laid:
            yield with_way(picture, walk_to(picture, n), square(picture, n, found))
    for i, n in enumerate(picture.plan.starts()):
        (x, y), label = picture.plan.spot(n), picture.say("board-start")
        yield sign(use("start", 0, 0, 24), (x - 25, y - 25), f"start-{i}", label)


def square(picture: Picture, n: int, found: list[int]) -> Piece:
    plan, token = picture.plan, v.SQUARES.tokens[n]
    drawn = drawn_square((*found,), bool(picture.table.visited[n]))
    class_, label = just(n in picture.just.squares), square_in_words(picture, n)
    piece = sign(drawn, plan.spot(n), f"square-{token}", label, class_, scale=plan.size(n))
    asks, box = STREETS | {"stand"}, around(SQUARE + 6, SQUARE + 6)
    stands = MERCHANT if picture.question == "stand" else CAPTAIN
    return picture.touch(asks, token, box, replace(piece, ghost=stands))


@lru_cache(MOST_KEPT)
def drawn_square(found: tuple[int, ...], visited: bool) -> str:
    """Return a square with one thing on it, or two of which one is gained."""
    drawn = block(SQUARE, SQUARE, 10, "square visited" if visited else "square")
    if len(found) == 1:
        return drawn + gained(found[0], 42)
    drawn += tag("path", d="M18-24-18 24", class_="stroke") if found else ""
    for gain, x, y in zip(found, (-12, 12), (-11, 11), strict=False):
        drawn += group(gained(gain, 29), x=x, y=y)
    return drawn


def walk_to(picture: Picture, n: int) -> int:
    """Return the alley that the captain takes to a square; -1: none leads there at once."""
    table = picture.table
    if picture.question not in STREETS or table.captain < 0:
        return -1
    return int(alley_to(table, table.captain, n, table.pirates[picture.me], DIRECT))


def figures(picture: Picture) -> Iterator[Piece]:
    """Return the captain, and the Stefan Feld figure if it is in play."""
    captain, merchant = int(picture.table.captain), int(picture.table.figure)
    if merchant >= 0:
        label = picture.say("board-figure", square=v.SQUARES.tokens[merchant])
        yield sign(MERCHANT, picture.plan.spot(merchant), "figure", label)
    if captain >= 0:
        x, y = picture.plan.spot(captain)
        yield Piece(tag("circle", r=SQUARE * 0.72, class_="halo"), x, y, key="halo")
        label = picture.say("board-captain", square=v.SQUARES.tokens[captain])
        piece = sign(CAPTAIN, (x, y), "captain", label)
        yield picture.touch({"again"}, v.AGAIN.name, (-6, -16, 52, 52), piece, 26)


def speech(picture: Picture) -> list[Area]:
    """Return what can be chosen above the captain: a square's two things, the figure's gifts.

    It lies where the city does.
    """
    here = int(picture.table.captain)
    if picture.question == "option":
        chosen = [(v.GAINS.tokens[v.named(gain)], gain) for gain in picture.square_gains(here)]
    elif picture.question == "gift":
        chosen = [(token, a.gain_of(f"{token}-1")) for token in v.GIFTS.tokens]
    else:
        return []
    width = 84 * len(chosen) + 4
    x, y = picture.plan.spot(here)
    x = min(max(x, width / 2 + 10), SIZE - width / 2 - 10)
    y = y - 92 if y > 200 else y + 92
    pieces = []
    for (token, gain), at in zip(chosen, spread(len(chosen), 84), strict=True):
        piece = sign(gained(gain, 60), (at, 0), f"choice-{token}", picture.gain_name(gain))
        pieces.append(picture.touch({picture.question}, token, around(76, 80), piece))
    bubble = [Piece(block(width, 96, 22, "bubble")), *pieces]
    return [Area("speech", [piece.at(x, y) for piece in bubble])]


# --- Below the city ------------------------------------------------------------------------------


def tavern(picture: Picture) -> Iterator[Piece]:
    """Return the tables with their equipment, and whose pirates still sit there."""
    for n, token in enumerate(v.TABLES.tokens):
        given, seats = picture.table_gains(n), picture.sitting(n)
        drawn = tag("ellipse", rx=32, ry=22, cy=-2, class_="wood")
        drawn += picture.gains(given, 0, -4, 32, 30) + text(token, -28, -14, "small")
        for seat, at in zip(seats, spread(len(seats), 16), strict=True):
            drawn += disc(seat, at, 26, 19)
        label = picture.say("board-table", n=n + 1, gain=picture.gain_names(given))
        piece = sign(drawn, (42 + 74 * n, 56), f"table-{token}", label)
        yield picture.touch({"table"}, token, (-36, -30, 72, 70), piece)


def menagerie(picture: Picture) -> Iterator[Piece]:
    """Return the three animals face up, and how many lie in their pile."""
    for i, animal in enumerate(map(int, picture.table.open_animals)):
        if animal >= 0:
            token, class_ = v.ANIMALS.tokens[animal], just(animal in picture.just.animals)
            drawn, label = CARD + use(token, 0, 0, 44), picture.animal_help(animal)
            piece = sign(drawn, (34 + 61 * i, 60), f"offered-{i + 1}", label, class_)
            yield picture.touch({"tame"}, token, around(58, 64), piece)
    left = text(f"+{sum(picture.table.animal_pile)}", 178, 20, "small right")
    yield Piece(left, key="animals-left")


def offering(picture: Picture) -> Iterator[Piece]:
    """Return what the sea dog sells this round for a doubloon."""
    wares = picture.wares()
    step = min(55.0, 165 / len(wares))
    for i, gain in enumerate(wares):
        drawn, at = block(50, 60, 9, "card") + gained(gain, 40), (4.5 + step * (i + 0.5), 60)
        label, token = picture.gain_name(gain), v.GAINS.tokens[v.named(gain)]
        piece = sign(drawn, at, f"ware-{i + 1}", label, scale=round(step / 55, 2))
        yield picture.touch({"trade"}, token, around(54, 64), piece)
