"""The audit notices whatever appears, vanishes, or lies where it cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable.core.vec import vec
from tidetable.games.titania.rules.placing import moor
from tidetable.games.titania.rules.state import DEALT_AGAIN, FACE_UP, NEVER_TURNED
from tidetable.games.titania.rules.verbs import FOG, SPACES

A5, D5, I5, H1, C4, L12 = (SPACES.index[at] for at in ("A5", "D5", "I5", "H1", "C4", "L12"))
ONE, TWO = 0, 1


def table() -> Play:
    """A position with some of everything."""
    return position(
        hands=("red blue", "yellow"),
        ships={"D5": "red", "I5": "blue red"},
        fog={"D5": "black-3", "C4": "beside ship-1"},
        floors={"H1:black": 2},
        starfish_on="H1",
        purses=("black 2", "white 1"),
        starfish=(2, 1),
        tiles=("5", "3"),
        discards="red",
    )


def place(play: Play, space: int, colour: int) -> None:
    """Place a ship where it must not go; all else is noted as it should."""
    moor(play.table, KINGDOM, space, 1 << colour)
    play.table.reserve[colour] -= 1


def add(bag: vec[i64], i: int, n: int = 1) -> None:
    bag[i] += n


def swap(bag: vec[i64], frm: int, to: int, n: int = 1) -> None:
    add(bag, frm, -n)
    add(bag, to, n)


def a_ship_unnoticed_by_its_neighbours(play: Play) -> None:
    add(play.table.ships, C4, 4)
    add(play.table.reserve, 2, -1)


def starfish_from_nowhere(play: Play) -> None:
    play.table.starfish_supply += 1


def starfish_owed(play: Play) -> None:
    play.table.starfish[ONE] += play.table.starfish_supply + 1
    play.table.starfish_supply = -1


def starfish_where_no_tower_is(play: Play) -> None:
    play.table.starfish_supply -= 1
    play.table.starfish_on[D5] = 1


def floors_owed(play: Play) -> None:
    """All 16 floors are built, and one more."""
    for at, n in (("A3", 4), ("A5", 4), ("C3", 4), ("D9", 3)):
        play.table.floors[SPACES.index[at]] += n << 8
    play.table.floor_supply[2] = -1


def a_tower_too_high(play: Play) -> None:
    play.table.floors[H1] += 3 << 8
    play.table.floor_supply[2] -= 3


def a_tower_that_is_not_there(play: Play) -> None:
    play.table.floors[H1] += 1
    play.table.floor_supply[0] -= 1


def shells_owed(play: Play) -> None:
    add(play.table.shells, 0, -1)
    add(play.table.shell_supply, 0)


def shells_owed_by_the_supply(play: Play) -> None:
    add(play.table.shells, 0, 36)
    add(play.table.shell_supply, 0, -36)


def a_tile_where_no_fog_is(play: Play) -> None:
    play.table.fog[I5] = FACE_UP + FOG.index["brown-2"]
    add(play.table.never_turned, FOG.index["brown-2"], -1)


def a_tile_never_turned_too_many(play: Play) -> None:
    play.table.fog[C4] = NEVER_TURNED


def a_tile_dealt_again_too_many(play: Play) -> None:
    play.table.fog[C4] = DEALT_AGAIN


def cards_owed_by_the_pile(play: Play) -> None:
    """The discards have one blue card more than there are."""
    left = play.state.piles.cards[0] + 1
    add(play.state.piles.cards, 0, -left)
    add(play.table.discards, 0, left)
    play.table.pile_size -= left


TAMPERINGS: list[tuple[Callable[[Play], object], str]] = [
    (lambda p: add(p.table.reserve, 0), "blue ships appeared or vanished"),
    (lambda p: add(p.table.aside, 2, -1), "red ships appeared or vanished"),
    (lambda p: add(p.table.ships, C4, 2), "yellow ships appeared or vanished"),
    (lambda p: place(p, A5, 2), "a ship lies on space 4, where none may"),
    (lambda p: place(p, L12, 2), "a ship lies on space 143, where none may"),
    (lambda p: place(p, I5, 1), "three ships lie on space"),
    (a_ship_unnoticed_by_its_neighbours, "are noted wrongly"),
    (lambda p: add(p.table.near, L12, 1), "are noted wrongly"),
    (lambda p: add(p.table.near, A5, 1), "are noted wrongly"),
    (starfish_from_nowhere, "starfish appeared or vanished"),
    (lambda p: add(p.table.starfish, ONE, -1), "starfish appeared or vanished"),
    (lambda p: add(p.table.starfish_on, A5), "starfish appeared or vanished"),
    (starfish_owed, "starfish appeared or vanished"),
    (starfish_where_no_tower_is, "a starfish lies on space"),
    (lambda p: add(p.table.floor_supply, 3), "white floors appeared or vanished"),
    (floors_owed, "black floors appeared or vanished"),
    (a_tower_too_high, "has a tower that cannot be"),
    (a_tower_that_is_not_there, "has a tower that cannot be"),
    (lambda p: add(p.table.shell_supply, 1), "green shells appeared or vanished"),
    (lambda p: add(p.table.shells, 4 * TWO + 3), "white shells appeared or vanished"),
    (shells_owed, "seat 0 owes brown shells"),
    (shells_owed_by_the_supply, "brown shells appeared or vanished"),
    (lambda p: add(p.table.never_turned, 0), "fog tile each-1"),
    (lambda p: add(p.table.beside, FOG.index["ship-1"], -1), "fog tile ship-1"),
    (lambda p: add(p.table.dealt_again, 1), "fog tile brown-2"),
    (lambda p: add(p.table.fog, D5), "fog tile black-3"),
    (a_tile_where_no_fog_is, "a fog tile lies on space"),
    (a_tile_never_turned_too_many, "face down are miscounted"),
    (a_tile_dealt_again_too_many, "face down are miscounted"),
    (lambda p: swap(p.table.never_turned, 1, 2), "fog tile brown-2"),
    (lambda p: add(p.state.piles.cards, 3), "blue-yellow cards appeared or vanished"),
    (lambda p: add(p.state.hands[TWO].cards, 1, -1), "yellow cards appeared or vanished"),
    (lambda p: add(p.table.discards, 2), "red cards appeared or vanished"),
    (lambda p: add(p.table.played, 5), "yellow-red cards appeared or vanished"),
    (cards_owed_by_the_pile, "blue cards appeared or vanished"),
    (lambda p: add(p.table.hand_size, TWO), "hand 1 is not as large"),
    (lambda p: setattr(p.table, "pile_size", 0), "the pile is not as large"),
    (lambda p: add(p.state.piles.tiles, 0), "point tiles appeared or vanished"),
    (lambda p: add(p.state.hands[ONE].tiles, 2, -1), "point tiles appeared or vanished"),
    (lambda p: add(p.table.tiles_shown, 5), "point tiles appeared or vanished"),
    (lambda p: add(p.table.tiles, ONE), "seat 0 does not have as many point tiles"),
    (lambda p: setattr(p.table, "tile_supply", 0), "the point tiles left are miscounted"),
]


@pytest.mark.parametrize(("tamper", "found"), TAMPERINGS, ids=range(len(TAMPERINGS)))
def test_the_audit_notices(tamper: Callable[[Play], object], found: str) -> None:
    play = table()
    assert GAME.audit(play.state) == ""
    tamper(play)
    assert found in GAME.audit(play.state)


def test_cards_in_the_wrong_hand_are_noticed_by_the_sizes() -> None:
    play = table()
    swap(play.state.hands[ONE].cards, 2, 2)
    assert GAME.audit(play.state) == ""
    add(play.state.hands[ONE].cards, 2, -1)
    add(play.state.hands[TWO].cards, 2)
    assert GAME.audit(play.state) == "hand 0 is not as large as it is said to be"
