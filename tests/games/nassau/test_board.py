"""The board as areas of pieces: what can change by itself has a place and a name of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR
from tidetable.core.luck import KeyedLuck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.pieces import Piece
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.nassau.rules.state import CARIBBEAN, CITY, Tabletop
from tidetable.games.nassau.show.alleys import plan_of
from tidetable.games.nassau.show.board import board

NASSAU = box("nassau")
NAMES = ["Anna", "Ben", "Chloé"]


def scene(table: Table, seat: int) -> Scene:
    phrases = Phrases(NASSAU.game, NASSAU.words("en"), NAMES[: table.seats])
    return Scene(table.view(seat), phrases, [], table.over)


def begun(seed: str = "7") -> Table:
    return NASSAU.table(3, {"first": "1"}, seed_from_text(seed))


def flat(pieces: Iterable[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from flat(piece.inside)


def pieces_of(seen: Scene) -> dict[str, Piece]:
    areas = board(seen)
    assert len({area.name for area in areas}) == len(areas)
    found = [piece for area in areas for piece in flat(area.pieces)]
    assert all(piece.key for piece in found if piece.token)
    return {piece.key: piece for piece in found if piece.key}


def public(seen: Scene) -> Tabletop:
    return seen.public(Tabletop)


def test_what_can_be_chosen_is_a_piece_with_a_key() -> None:
    """All through a game, on the map and in the fight."""
    table, luck = begun(), KeyedLuck(bytes(16))
    tokens: set[str] = set()
    while not table.over:
        seat = table.asked()[0]
        if luck.below(3, "look", len(table.lines)) == 0:
            tokens |= {piece.token for piece in pieces_of(scene(table, seat)).values()}
        legal = table.legal(seat)
        table.play(seat, legal[luck.below(len(legal), "choice", len(table.lines))])
    assert {"a1", "A", "1", "sea-dog", "rum", "pistol"} <= tokens


def test_a_boat_keeps_its_key_from_quay_to_sea() -> None:
    seen = scene(begun(), 0)
    table = public(seen)
    table.quays[2] = 1
    table.phase = CITY
    assert "boat-2" in {piece.key for piece in pieces_of(seen)["quay-3"].inside}
    table.phase = CARIBBEAN
    table.boat[1] = 4
    assert "boat-2" in {piece.key for piece in pieces_of(seen)["zone-E"].inside}


def test_keys_of_a_hand_name_places_and_no_tales() -> None:
    """Two hands as large as each other have the same keys; nobody else has any of them."""
    hands = [
        {key for key in pieces_of(scene(begun(seed), 0)) if key.startswith("held-")}
        for seed in ("7", "8")
    ]
    assert hands[0] == hands[1] == {f"held-{n}" for n in range(1, 6)}
    assert not {key for key in pieces_of(scene(begun(), SPECTATOR)) if key.startswith("held-")}


def test_a_city_laid_otherwise_is_drawn_otherwise() -> None:
    """Its plan is kept for the next picture, but for this laying alone."""
    one, other = scene(begun("7"), 0), scene(begun("8"), 0)
    drawn = NASSAU.draw(one)
    assert NASSAU.draw(other) != drawn
    assert NASSAU.draw(one) == drawn
    before = earth(one)
    turned = [laying // 4 * 4 + (laying + 1) % 4 for laying in public(one).districts]
    public(one).districts = vec[i64](turned)
    assert earth(one) != before


def earth(seen: Scene) -> str:
    """Return what lies under the squares of the city."""
    (city,) = [area for area in board(seen) if area.name == "city"]
    return city.ground


def test_a_plan_is_made_once() -> None:
    """However often the captain walks: it depends on nothing but the districts."""
    table = begun("9")
    NASSAU.draw(scene(table, 0))
    made = plan_of.cache_info().misses
    for _ in range(3):
        table.play(table.asked()[0], table.legal(table.asked()[0])[0])
        for seat in (SPECTATOR, 0, 1, 2):
            NASSAU.draw(scene(table, seat))
    assert plan_of.cache_info().misses == made
