"""What is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.titania.positions import GAME, KINGDOM, Play, position, start
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.errors import BadTable
from tidetable.core.facts import facts
from tidetable.games import box
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import CARDS, COLOURS, FOG, SHELLS, SPACES, VALUES


def spaces(kind: str) -> list[str]:
    return [SPACES.tokens[i] for i, k in enumerate(KINGDOM.kinds) if k and KINDS[k] == kind]


def dealt(seats: int, **options: str) -> Play:
    """Deal whatever comes; the start player is still to be drawn, if none was named."""
    play = start(seats, GAME, **options)
    while play.question() == "card":
        play.do(min(play.odds()))
    return play


# --- Components ----------------------------------------------------------------------------------


@pytest.mark.rule("TIT-C1")
def test_36_cards_eight_of_each_colour_and_four_of_each_joker() -> None:
    assert dict(zip(CARDS.tokens, KINGDOM.cards, strict=True)) == {
        "blue": 8,
        "yellow": 8,
        "red": 8,
        "blue-yellow": 4,
        "blue-red": 4,
        "yellow-red": 4,
    }
    assert sum(KINGDOM.cards) == 36
    assert start().odds() == {f"card {card}": 8 if "-" not in card else 4 for card in CARDS.tokens}


@pytest.mark.rule("TIT-C2")
def test_60_ships_20_of_each_colour() -> None:
    assert dict(zip(COLOURS.tokens, KINGDOM.ships, strict=True)) == dict.fromkeys(
        ["blue", "yellow", "red"], 20
    )


@pytest.mark.rule("TIT-C2")
@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_everybody_sails_all_colours_from_ships_that_others_placed(player: int) -> None:
    hands = ("blue yellow red",) * 4
    play = position(seats=4, player=player, hands=hands, ships={"J1": "red"})
    assert {"play blue", "play yellow", "play red"} <= play.can()
    assert {"place I1", "place J2"} <= play.do("play red").can()


@pytest.mark.rule("TIT-C3")
def test_fog_tiles_point_tiles_starfish_shells_and_floors() -> None:
    assert sum(KINGDOM.fog) == 22
    assert VALUES.tokens == ["3", "4", "5"]
    assert sum(KINGDOM.values) == 30
    assert KINGDOM.starfish == 25
    assert SHELLS.tokens == ["brown", "green", "black", "white"]
    assert list(KINGDOM.shells) == [35] * 4
    assert list(KINGDOM.floors) == [16] * 4


@pytest.mark.rule("TIT-C3")
def test_one_shell_is_one_of_value() -> None:
    play = position(ships={"D4": "red"}).sail("red", "D3")
    assert play.purse(1) == {"brown": 2}
    assert play.shell_supply()["brown"] == 33


@pytest.mark.rule("TIT-C4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_begin_at_0_and_lie_open(seats: int) -> None:
    play = dealt(seats)
    assert GAME.scores(play.table) == [0] * seats
    play = position(ships={"H5": "red"}).sail("red", "I5")
    assert GAME.scores(play.table) == [3, 0]
    for viewer in (SPECTATOR, 0, 1):
        seen = facts(look(play.state, viewer).public)["points"]
        assert isinstance(seen, list)
        assert seen[:2] == [3, 0]


def test_for_two_to_four() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadTable):
            box("titania").table(seats)


# --- Setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-S1")
def test_a_fog_tile_face_down_on_each_fog_space_and_nowhere_else() -> None:
    play = dealt(2)
    fog = spaces("fog")
    assert len(fog) == 22
    assert {at for at in SPACES.tokens if play.fog(at)} == {*fog}
    assert {play.fog(at) for at in fog} == {"never turned"}


@pytest.mark.rule("TIT-S1")
def test_any_tile_may_lie_on_any_fog_space() -> None:
    counted = {f"fog {t}": n for t, n in zip(FOG.tokens, KINGDOM.fog, strict=True)}
    for colour, space in (("red", "D5"), ("blue", "F7"), ("yellow", "G6")):
        assert position().sail(colour, space).odds() == counted
    turned = position(fog={"H7": "ship-1", "C4": "beside ship-1"}).sail("red", "D5")
    assert turned.odds() == {**counted, "fog ship-1": 1}


@pytest.mark.rule("TIT-S1")
def test_two_ships_of_each_colour_on_the_castle() -> None:
    play = dealt(3)
    assert spaces("castle") == ["E5", "F5", "F6"]
    assert [play.ships(at) for at in ("E5", "F5", "F6")] == [
        "blue red",
        "yellow red",
        "blue yellow",
    ]
    lying = Counter(colour for at in SPACES.tokens for colour in play.ships(at).split())
    assert lying == {"blue": 2, "yellow": 2, "red": 2}


@pytest.mark.rule("TIT-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_ships_of_each_colour_are_set_aside(seats: int) -> None:
    play = dealt(seats)
    assert play.aside() == dict.fromkeys(COLOURS.tokens, 3)
    assert play.reserve() == dict.fromkeys(COLOURS.tokens, 15)


@pytest.mark.rule("TIT-S2", "TIT-P1")
def test_ships_set_aside_are_not_used_in_the_first_period() -> None:
    play = position(reserve={"red": 1}, ships={"J2": "red"}).sail("red", "J1")
    assert play.reserve()["red"] == 0
    assert "1 last-ship red" in play.news


@pytest.mark.rule("TIT-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_to_each_hand_and_the_rest_is_the_pile(seats: int) -> None:
    play = dealt(seats, first="1")
    assert [len(play.hand(player)) for player in range(1, seats + 1)] == [4] * seats
    assert list(play.table.hand_size)[:seats] == [4] * seats
    assert play.table.pile_size == 36 - 4 * seats
    assert play.discards() == []
    assert (play.question(), play.asked()) == ("turn", 1)


@pytest.mark.rule("TIT-S3")
def test_dealt_cards_are_no_draw_of_a_turn() -> None:
    play = dealt(2, first="1")
    assert not [line for line in play.news if "drew" in line]
    assert play.table.owed == play.table.drawn == 0


@pytest.mark.rule("TIT-S3")
@pytest.mark.parametrize(("seats", "order"), [(2, "2121"), (3, "23123"), (4, "234123")])
def test_clockwise(seats: int, order: str) -> None:
    play = dealt(seats).do("start 2")
    met = ""
    for n, _ in enumerate(order, 1):
        met += str(play.asked())
        assert play.table.turn == n
        play.end()
    assert met == order


@pytest.mark.rule("TIT-S4")
def test_the_supplies_are_full_and_nobody_has_anything() -> None:
    play = dealt(4)
    assert play.table.tile_supply == 30
    assert play.shell_supply() == dict.fromkeys(SHELLS.tokens, 35)
    assert play.floor_supply() == dict.fromkeys(SHELLS.tokens, 16)
    assert play.table.starfish_supply == 25
    for player in (1, 2, 3, 4):
        assert play.purse(player) == {}
        assert play.starfish(player) == 0
        assert play.tiles(player) == []


@pytest.mark.rule("TIT-S4")
def test_any_point_tile_may_come_next() -> None:
    play = position(ships={"B5": "red"}, tiles=("3 3", "5")).sail("red", "B4")
    assert play.odds() == {"tile 3": 8, "tile 4": 10, "tile 5": 9}


@pytest.mark.rule("TIT-R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_is_as_likely_to_start(seats: int) -> None:
    play = dealt(seats)
    assert play.odds() == {f"start {player}": 1 for player in range(1, seats + 1)}
    assert play.do(f"start {seats}").asked() == seats
    assert play.news[-1] == f"chance start {seats}"


@pytest.mark.rule("TIT-R10")
def test_a_start_player_can_be_named() -> None:
    for seats in (2, 3, 4):
        for first in range(1, seats + 1):
            assert dealt(seats, first=str(first)).asked() == first
    with pytest.raises(BadTable) as refused:
        start(2, first="3")
    assert refused.value.facts == {"first": 3, "seats": 2}
