"""Where things happen follows from what verbs are about and from what pieces say they hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tidetable.core.contract import CHANCE, EVERYONE
from tidetable.core.show.happenings import (
    NOWHERE,
    Happening,
    happenings,
    named,
    names_of,
    nth,
    of_seat,
    one_by_one,
    places_on,
    plate_of,
)
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.table import Line
from tidetable.games import box
from tidetable.games.chests.rules import verbs as v

CHESTS = box("chests")
PLATES = {plate_of(seat): f"boat-{seat + 1}" for seat in range(2)}
COIN = v.TREASURES.index["coin"]


def told(*news: tuple[int, int], audience: int = EVERYONE) -> list[Line]:
    return [Line(1, audience, seat, action) for seat, action in news]


def happen(places: Mapping[str, str], *news: tuple[int, int]) -> list[Happening]:
    return happenings(CHESTS, told(*news), {**PLATES, **places})


def ways(found: list[Happening]) -> list[tuple[str, str]]:
    return [(one.source, one.target) for one in found]


def test_a_move_goes_from_what_a_seat_has_to_a_place() -> None:
    places = {"place-left": "chest", of_seat(0, "open"): "hand"}
    assert ways(happen(places, (0, v.OPEN(0)))) == [("hand", "chest")]
    assert ways(happen(places, (1, v.OPEN(0)))) == [("boat-2", "chest")]


def test_a_place_of_the_seat_itself_is_where_a_move_goes_not_where_it_comes_from() -> None:
    places = {of_seat(0, "place-left"): "own chest", of_seat(0, "open"): "hand"}
    (found,) = happen(places, (0, v.OPEN(0)))
    assert (found.source, found.target, found.kind) == ("hand", "own chest", "place")


def test_what_comes_goes_from_a_place_to_what_a_seat_has() -> None:
    name = named(v.TREASURES, COIN)
    places = {"place-left": "chest", name: "opened", of_seat(0, name): "stack"}
    found = happen(places, (0, v.OPEN(0)), (CHANCE, v.TREASURE(COIN)))
    assert ways(found)[1] == ("opened", "stack")
    assert (found[1].actor, found[1].seat) == (0, 0), "chance answers whoever acts"
    del places[name]
    assert ways(happen(places, (0, v.OPEN(0)), (CHANCE, v.TREASURE(COIN))))[1] == ("chest", "stack")


def test_what_a_seat_loses_is_seen_where_it_had_it() -> None:
    places = {of_seat(0, "lost"): "dice"}
    assert ways(happen(places, (0, v.ROLL()), (0, v.LOST())))[1] == ("boat-1", "dice")
    away = replace(CHESTS, away=frozenset({"lost"}))
    lost = told((0, v.ROLL()), (0, v.LOST()))
    assert ways(happenings(away, lost, {**PLATES, **places}))[1] == (NOWHERE, "dice")


def test_a_move_may_bring_something() -> None:
    name = named(v.TREASURES, COIN)
    places = {name: "pile", of_seat(0, name): "stack"}
    assert ways(happen(places, (0, v.LOAD(COIN)))) == [("stack", "pile")]
    comes = replace(CHESTS, comes=frozenset({"load"}))
    loaded = happenings(comes, told((0, v.LOAD(COIN))), {**PLATES, **places})
    assert ways(loaded) == [("pile", "stack")]


def test_what_names_all_of_an_action_is_its_place() -> None:
    name = named(v.TREASURES, COIN)
    places = {name: "opened", of_seat(0, "load coin"): "stack"}
    assert ways(happen(places, (0, v.LOAD(COIN)))) == [(NOWHERE, "stack")]


def test_whatever_has_no_place_happens_at_its_player() -> None:
    assert ways(happen({}, (1, v.DONE()))) == [(NOWHERE, "boat-2")]
    assert ways(happen({"place-left": "chest"}, (1, v.OPEN(0)), (CHANCE, v.DICE(0, 1, 2, 3))))[
        1
    ] == (
        NOWHERE,
        "chest",
    ), "and what chance says, where the last thing happened"


def test_what_one_seat_is_told_is_its_own() -> None:
    lines = told((CHANCE, v.TREASURE(COIN)), audience=1)
    places = {**PLATES, of_seat(1, named(v.TREASURES, COIN)): "stack"}
    (found,) = happenings(CHESTS, lines, places)
    assert (found.actor, found.seat, found.target) == (-1, 1, "stack")


def test_pairs_are_named_by_their_halves_and_numbers_count() -> None:
    names, _ = names_of(v.CODEC, v.STEAL(v.THEIRS.index["2:coin"]))
    assert names == ["steal 2:coin", "theirs-2:coin", "seat-2", "treasure-coin", "steal"]
    nassau = box("nassau").game.codec
    assert names_of(nassau, nassau.parse("gets provision-2")) == (
        ["gets provision-2", "gain-provision-2", "kind-provision", "gets"],
        2,
    )


def test_equal_things_come_each_to_its_own_place() -> None:
    """Two equal tokens are drawn: both are seen to come, the older one where it lies."""
    coin = named(v.TREASURES, COIN)
    keys = dict(zip(["first", "second", "third"], one_by_one([coin, "other", coin]), strict=True))
    assert keys == {
        "first": (nth(coin, 1), coin),
        "second": (nth("other", 0), "other"),
        "third": (nth(coin, 0), coin),
    }
    places = places_on([Area("quay", [Piece("", key=key, holds=keys[key]) for key in keys])])
    news = [(CHANCE, v.TREASURE(COIN))] * 3
    assert [one.target for one in happen(places, *news)] == ["third", "first", "third"]
    assert happen(places, news[0])[0].target == "third"


def test_what_kind_of_thing_it_is_follows_from_how_it_is_told() -> None:
    coin = named(v.TREASURES, COIN)
    places = {"place-left": "chest", coin: "pile", of_seat(0, coin): "stack"}
    news = [(0, v.OPEN(0)), (CHANCE, v.TREASURE(COIN)), (0, v.LOAD(COIN)), (0, v.LOST())]
    rules = replace(CHESTS, away=frozenset({"lost"}), scores=frozenset({"load"}))
    found = happenings(rules, told(*news), {**PLATES, **places})
    assert [one.kind for one in found] == ["place", "draw", "score", "lose"]
    takes = replace(CHESTS, comes=frozenset({"load"}), scores=frozenset())
    (taken,) = happenings(takes, told((0, v.LOAD(COIN))), {**PLATES, **places})
    assert taken.kind == "take"


def test_a_board_says_what_lies_where() -> None:
    boat = Piece("", key="boat", holds=("2:coin",))
    sea = Piece("", key="sea-A", inside=(boat,))
    above, below = Piece("", key="b", holds=("coin",)), Piece("", key="a", holds=("coin",))
    found = places_on([Area("sea", [sea]), Area("land", [below, above], holds=("dice",))])
    assert found == {key: key for key in ("sea-A", "boat", "a", "b")} | {
        "dice": "land",
        "2:coin": "boat",
        "coin": "b",
    }


def test_where_nothing_is_drawn_any_more_what_brought_it_about_is_a_place_too() -> None:
    """A fight that begins and ends with one decision was never seen."""
    quay = Area("quay", [Piece("x", key="chest", holds=("place-left",))])
    over = places_on([quay, Area("tray", holds=("dice",))])
    news = told((0, v.OPEN(0)), (CHANCE, v.DICE(0, 1, 2, 3)))
    assert happenings(CHESTS, news, {**PLATES, **over})[1].target == "tray chest"
    shown = places_on([quay, Area("tray", ground="x", holds=("dice",))])
    assert happenings(CHESTS, news, {**PLATES, **shown})[1].target == "tray"


def test_of_two_areas_a_page_takes_the_one_it_shows() -> None:
    large = Area("large", [Piece("", key="zone-A")])
    folded = Area("folded", [Piece("", key="small-A", holds=("zone-A",))])
    assert places_on([large, folded])["zone-A"] == "small-A zone-A"
