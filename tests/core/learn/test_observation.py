"""What a learner sees: the same by both ways of writing it, turned, and nothing that is hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from mypy_extensions import i16, i64

from tests.contract import cove
from tests.core.learn.playing import EVERY_TABLE, NAMES, positions, some_options
from tidetable.core.box import Box
from tidetable.core.codec import SEATS
from tidetable.core.contract import SPECTATOR, Own, Secret, State, look, seat_of
from tidetable.core.drawers import source
from tidetable.core.fields import Drawer, Drawers, Field, cells, flag
from tidetable.core.learn.observation import Angle, Observation, Reader
from tidetable.core.learn.observer import Observer
from tidetable.core.luck import Luck
from tidetable.core.play import AnyGame
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.chests.rules.state import ChestsState
from tidetable.games.sirens.rules.drawers import Hand
from tidetable.games.sirens.rules.fields import LYING
from tidetable.games.sirens.rules.state import OUT, TAKEN, SirensState


def row_of(one: Box, observer: Observer, state: State, seat: int) -> list[int]:
    """Return what the drawers write."""
    blank = Observation(one.game, one.drawers).blank(int(observer.seats))
    into = vec[i16](blank)
    observer.write(state, seat, into, 0)
    return list(into)


def named(one: Box, row: list[int]) -> dict[str, list[int]]:
    features = Observation(one.game, one.drawers).features
    return {feature.name: row[feature.cells] for feature in features}


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_drawers_write_what_fields_say(one: Box, seats: int) -> None:
    """For every seat, in many positions, into a row that was written before by another seat."""
    observation = Observation(one.game, one.drawers)
    for which in range(3):
        options = some_options(one.game, seats, which)
        observer = observation.observer(seats, options)
        into = vec[i16](observation.blank(seats))
        for n, state in enumerate(positions(one, seats, options, 7, 20, which + 1)):
            seat = n % seats
            observer.write(state, seat, into, 0)
            read = observation.read(look(state, seat), seats)
            assert named(one, list(into)) == named(one, read)
            for feature in observation.features:
                cells_there = read[feature.cells]
                assert feature.least <= min(cells_there), feature.name
                assert max(cells_there) <= feature.most, feature.name


@pytest.mark.parametrize(("one", "seats"), EVERY_TABLE, ids=NAMES)
def test_what_a_seat_cannot_see_changes_nothing(one: Box, seats: int) -> None:
    """In another world that looks the same to a seat, what is written is the same."""
    options = some_options(one.game, seats, 1)
    observer = Observation(one.game, one.drawers).observer(seats, options)
    assert apart(one, options, observer) == []


class Telling(Observer):
    """Writes into the first cell what the second player holds of the first card."""

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        super().write(state, seat, into, at)
        hand = state.own(1)
        assert isinstance(hand, Hand)
        into[at] = i16(hand.cards[4])


def test_whoever_tells_a_secret_is_found() -> None:
    sirens = box("sirens")
    options = some_options(sirens.game, 2, 0)
    honest = Observation(sirens.game, sirens.drawers).observer(2, options)
    telling = Telling(
        honest.seats,
        honest.room,
        honest.n_draws,
        honest.public_at,
        honest.own_at,
        honest.unseen_at,
        honest.size,
    )
    assert apart(sirens, options, telling) == ["me"]


def apart(one: Box, options: list[int], observer: Observer) -> list[str]:
    """Return the features that tell worlds apart which look alike."""
    found: set[str] = set()
    seats = int(observer.seats)
    for n, state in enumerate(positions(one, seats, options, 11, 30)):
        seat = n % seats
        world = one.game.guess(look(state, seat), Luck(n))
        here = named(one, row_of(one, observer, state, seat))
        there = named(one, row_of(one, observer, world, seat))
        found |= {name for name, values in here.items() if there[name] != values}
    return sorted(found)


# --- Turned --------------------------------------------------------------------------------------


def test_seats_come_in_order_of_play_from_whoever_looks() -> None:
    chests = box("chests")
    state = next(positions(chests, 3, some_options(chests.game, 3, 0), 1, 1))
    assert isinstance(state, ChestsState)
    state.table.player = 2
    for seat in range(3):
        state.table.loot[seat * 10] = 5 + seat
    observer = Observation(chests.game, chests.drawers).observer(3, [0] * 3)
    seen = named(chests, row_of(chests, observer, state, 1))
    assert seen["me"] == [1]
    assert seen["loot"][::10] == [6, 7, 5, 0], "mine, the next one's, the last one's, nobody's"
    assert seen["player"] == [2], "0 is nobody, 1 myself, 2 the next one"
    decider = seat_of(state.asks[0])
    asked = named(chests, row_of(chests, observer, state, decider))
    assert (asked["asked"], asked["ask"]) == ([1, 0, 0, 0], [1])
    waiting = named(chests, row_of(chests, observer, state, (decider + 1) % 3))
    assert (waiting["asked"], waiting["ask"]) == ([0, 0, 1, 0], [0])


def test_things_of_seats_are_turned_too() -> None:
    sirens = box("sirens")
    state = next(positions(sirens, 2, some_options(sirens.game, 2, 0), 1, 1))
    assert isinstance(state, SirensState)
    table = state.table
    table.ships[0], table.ships[1], table.ships[2] = TAKEN, TAKEN + 1, OUT
    table.octopus[0] = LYING.index["30:1/1"]
    table.laid[3] = 2  # on the second player's side of the second ship
    observer = Observation(sirens.game, sirens.drawers).observer(2, [0] * 2)
    first = named(sirens, row_of(sirens, observer, state, 0))
    second = named(sirens, row_of(sirens, observer, state, 1))
    assert (first["ships"][:3], second["ships"][:3]) == ([1, 2, 3], [2, 1, 3])
    assert first["octopus"] == [1 + LYING.index["30:1/1"], 0]
    assert second["octopus"] == [0, 1 + LYING.index["30:2/1"]]
    assert (first["laid"][45], second["laid"][30]) == (2, 2)


def test_who_only_watches_observes_nothing() -> None:
    chests = box("chests")
    view = chests.table().view(SPECTATOR)
    with pytest.raises(ValueError, match="Only a seat"):
        Observation(chests.game, chests.drawers).read(view, 2)


# --- Drawers of others ---------------------------------------------------------------------------


def test_hand_written_drawers_are_read() -> None:
    observation = Observation(cove.BOX.game, cove.BOX.drawers)
    assert isinstance(observation.observer(3, [0]), Reader)


class OldPiles(Secret):
    """Written before drawers could count what they hide."""


class OldHand(Own):
    """Can write itself, and does not count."""

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        raise NotImplementedError


@pytest.mark.parametrize("old", ["none", "own", "secret"])
def test_one_drawer_that_cannot_count_is_enough_to_read_all(old: str) -> None:
    sirens = box("sirens")
    state = sirens.game.setup(2, [0] * 2)
    own = OldHand() if old == "own" else state.own(0)
    secret = OldPiles() if old == "secret" else state.secret()
    there = SimpleNamespace(public=state.public, own=lambda seat: own, secret=lambda: secret)
    rules = SimpleNamespace(name="old", questions=["turn"], draws=[], setup=lambda *_: there)
    observation = Observation(cast("AnyGame", rules), sirens.drawers)
    assert isinstance(observation.observer(2, []), Reader) == (old != "none")


@pytest.mark.parametrize(
    "field",
    [
        cells("debts", SEATS, SEATS, text="who owes whom"),
        cells("flags", SEATS, text="by bits", bits=1, most=1),
        cells("targets", SEATS, text="at whom", of=SEATS, none=None),
    ],
    ids=lambda field: field.name,
)
def test_what_no_line_can_write_is_left_to_readers(field: Field) -> None:
    written = source(Drawers(Drawer("Table", "All.", (field,))))
    assert "def observe" not in written
    assert "def observe" in source(Drawers(Drawer("Table", "All.", (flag("storm", "1: storm"),))))


def test_such_fields_are_turned_all_the_same() -> None:
    debts = cells("debts", SEATS, SEATS, text="who owes whom")
    targets = cells("targets", SEATS, text="at whom", of=SEATS, none=None)
    flags = cells("flags", SEATS, text="by bits", bits=1, most=1)
    there = SimpleNamespace(debts=[*range(16)], targets=[1, 2, 0, 3], flags=0b0110)
    angle = Angle(1, 3)
    assert angle.cells(debts, there)[:4] == [5, 6, 4, 0]
    assert angle.cells(targets, there) == [1, 2, 0, 0]
    assert angle.cells(flags, there) == [1, 1, 0, 0]
