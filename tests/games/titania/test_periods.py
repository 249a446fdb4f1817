"""The end of the first period, the second, the end of the game, who wins."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import SPACES

COLOURS = ("blue", "yellow", "red")
FOG_SPACES = {SPACES.tokens[i] for i, kind in enumerate(KINGDOM.kinds) if KINDS[kind] == "fog"}


def last_ship(
    seats: int = 2,
    player: int = 1,
    period: int = 1,
    hand: str = "red blue",
    tiles: tuple[str, ...] = ("5 4", "3"),
) -> Play:
    """A player is about to place the last red ship."""
    hands = tuple(hand if n + 1 == player else "yellow blue" for n in range(seats))
    return position(
        seats=seats,
        player=player,
        period=period,
        hands=hands,
        ships={"H5": "red", "J5": "blue", "D5": "red", "C4": "blue yellow"},
        reserve={"red": 1},
        fog={"D5": "black-3", "C4": "beside ship-1"},
        floors={"H1:black": 2},
        starfish_on="H1 G2",
        purses=tuple(f"green {n + 1}" for n in range(seats)),
        starfish=tuple(n for n in range(seats)),
        points=tuple(10 * n for n in range(seats)),
        tiles=tiles,
        discards="red",
    )


# --- The end of the first period -----------------------------------------------------------------


@pytest.mark.rule("TIT-P1")
def test_the_last_ship_is_resolved_and_ends_turn_and_period() -> None:
    play = last_ship().do("play red", "place I5")
    assert play.points(1) == 3
    assert "1 last-ship red" in play.news
    assert play.question() == "card", "no other card though a blue one is in hand"
    assert play.table.period == 1
    play.do("card yellow", "card yellow")
    assert (play.question(), play.asked(), play.table.period) == ("turn", 2, 2)
    assert play.hand(1) == ["blue", "yellow", "yellow"]
    assert play.news[-2:] == ["1 drew 2", "1 second-period"]


@pytest.mark.rule("TIT-P1", "TIT-T2")
def test_the_draw_follows_the_number_of_cards_played() -> None:
    play = last_ship(hand="blue red yellow yellow")
    play.sail("blue", "I5").do("play red", "place I5")
    play.do("card yellow")
    assert (play.asked(), play.table.period) == (2, 2)
    assert len(play.hand(1)) == 3


@pytest.mark.rule("TIT-P1", "TIT-T4")
def test_discarding_to_seven_comes_before_the_second_period() -> None:
    play = last_ship(hand="red " + "blue " * 3 + "yellow " * 4).do("play red", "place I5")
    play.do("card yellow", "card yellow")
    assert (play.question(), play.argument(), play.table.period) == ("discard", 2, 1)
    play.do("discard yellow", "discard blue")
    assert (play.table.period, play.asked()) == (2, 2)


@pytest.mark.rule("TIT-P1")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_last_of_any_colour_will_do(colour: str) -> None:
    play = position(ships={"H5": colour}, reserve={colour: 1}, hands=(colour, ""))
    play.sail(colour, "I5").end()
    assert play.table.period == 2


@pytest.mark.rule("TIT-P1")
def test_the_last_but_one_does_not_end_it() -> None:
    play = position(ships={"H5": "red"}, reserve={"red": 2}, hands=("red red", "")).sail(
        "red", "I5"
    )
    assert play.question() == "turn"
    assert play.end().table.period == 1


# --- The second period ---------------------------------------------------------------------------


@pytest.mark.rule("TIT-P2")
def test_ships_return_and_those_set_aside_join_them() -> None:
    play = last_ship().do("play red", "place I5").end()
    assert play.reserve() == dict.fromkeys(COLOURS, 18)
    assert play.aside() == dict.fromkeys(COLOURS, 0)
    lying = {at: play.ships(at) for at in SPACES.tokens if play.ships(at)}
    assert lying == {"E5": "blue red", "F5": "yellow red", "F6": "blue yellow"}


@pytest.mark.rule("TIT-P2")
def test_ships_that_returned_lead_nowhere() -> None:
    play = last_ship().do("play red", "place I5").end().do("play blue")
    assert play.can() == {f"place {at}" for at in ("D5", "D6", "E4", "E6", "F7", "G5", "G6")}


@pytest.mark.rule("TIT-P2")
def test_starfish_on_the_board_return_to_the_reserve() -> None:
    play = last_ship()
    supply = play.table.starfish_supply
    play.do("play red", "place I5").end()
    assert play.starfish_on() == set()
    assert play.table.starfish_supply == supply + 2


@pytest.mark.rule("TIT-P2")
def test_turned_fog_tiles_are_dealt_again_and_the_others_stay() -> None:
    play = last_ship().do("play red", "place I5").end()
    assert {play.fog(at) for at in ("D5", "C4")} == {"dealt again"}
    assert {play.fog(at) for at in FOG_SPACES - {"D5", "C4"}} == {"never turned"}
    assert sum(play.table.beside) == 0
    again = Play(play.state.copy()).do("play blue", "place D5")
    assert again.odds() == {"fog black-3": 1, "fog ship-1": 1}
    again.do("fog ship-1", "place C4")
    assert again.odds() == {"fog black-3": 1}
    assert again.do("fog black-3").purse(2) == {"green": 2, "black": 3}
    never = play.do("play blue", "place D6").odds()
    assert sum(never.values()) == 20
    assert "fog black-3" not in never
    assert never["fog ship-1"] == 2


@pytest.mark.rule("TIT-P2", "TIT-F1")
def test_tiles_dealt_again_work_as_in_the_first_period() -> None:
    play = last_ship(hand="red").do("play red", "place I5").end()
    play.do("play blue", "place D5", "fog black-3")
    assert play.fog("D5") == "black-3"
    play.end().do("stop").end()
    assert sum(play.table.dealt_again) == 1


@pytest.mark.rule("TIT-P2", "TIT-R18")
def test_hands_shells_starfish_towers_points_and_tiles_stay() -> None:
    play = last_ship().do("play red", "place I5", "card red", "card red")
    assert play.hand(1) == ["blue", "red", "red"]
    assert play.hand(2) == ["blue", "yellow"]
    assert (play.purse(1), play.purse(2)) == ({"green": 1}, {"green": 2})
    assert (play.starfish(1), play.starfish(2)) == (0, 1)
    assert play.height("H1:black") == 2
    assert GAME.scores(play.table) == [3, 10]
    assert (play.tiles(1), play.tiles(2)) == (["4", "5"], ["3"])
    assert play.table.tile_supply == 27
    assert play.discards() == ["red", "red"], "the discards are not shuffled in"


@pytest.mark.rule("TIT-P2")
@pytest.mark.parametrize(
    ("seats", "player", "left"), [(2, 1, 2), (2, 2, 1), (3, 1, 2), (3, 3, 1), (4, 2, 3), (4, 4, 1)]
)
def test_the_left_neighbour_begins(seats: int, player: int, left: int) -> None:
    play = last_ship(seats, player).do("play red", "place I5").end()
    assert (play.asked(), play.table.period) == (left, 2)


@pytest.mark.rule("TIT-P2", "TIT-R18")
def test_tower_spaces_can_be_occupied_anew() -> None:
    play = last_ship(hand="red").do("play red", "place I5").end()
    play.do("play blue", "place E6", "fog starfish-1")
    assert {"occupy H1", "occupy G2"} <= play.can()
    play.do("occupy H1")
    assert play.points(2) == 10 + 2 + 2


# --- The end of the game -------------------------------------------------------------------------


@pytest.mark.rule("TIT-P3")
def test_the_last_ship_of_the_second_period_is_resolved_and_ends_the_game() -> None:
    play = last_ship(period=2).do("play red", "place I5")
    assert play.over
    assert GAME.scores(play.table) == [3 + 9, 10 + 3]


@pytest.mark.rule("TIT-P3", "TIT-R17")
def test_no_draw_no_discards_and_no_more_turns() -> None:
    play = last_ship(period=2, hand="red " + "blue " * 7 + "yellow").do("play red", "place I5")
    assert play.over
    assert len(play.hand(1)) == 8
    assert play.discards() == ["red"]
    assert play.played() == ["red"]
    assert play.table.player == 0


@pytest.mark.rule("TIT-P4", "TIT-N2")
def test_point_tiles_are_added() -> None:
    play = last_ship(period=2)
    assert GAME.scores(play.table) == [0, 10]
    play.do("play red", "place I5")
    assert GAME.scores(play.table) == [12, 13]
    assert GAME.places(play.table) == [2, 1]
    shown = list(play.table.tiles_shown)
    assert shown == [0, 1, 1, 1, 0, 0, *[0] * 6]
    assert (play.tiles(1), play.table.tiles[0]) == ([], 0)
    assert play.news[-3:] == ["1 shows 1 4", "1 shows 1 5", "2 shows 1 3"]


@pytest.mark.rule("TIT-P4")
def test_tiles_of_one_value_are_shown_together() -> None:
    play = last_ship(period=2, tiles=("5 4 4", "")).do("play red", "place I5")
    assert play.news[-2:] == ["1 shows 2 4", "1 shows 1 5"]


def ended(
    points: tuple[int, ...], purses: tuple[str, ...] = (), starfish: tuple[int, ...] = ()
) -> list[int]:
    """Return the places when the game ends on a space that gives its player three points."""
    play = position(
        seats=len(points),
        period=2,
        hands=("red",),
        ships={"H5": "red"},
        reserve={"red": 1},
        points=(points[0] - 3, *points[1:]),
        purses=purses,
        starfish=starfish,
        starfish_on="H1 A5",
        floors={"H1:black": 2},
    )
    return GAME.places(play.sail("red", "I5").table)


@pytest.mark.rule("TIT-P4")
def test_most_points_win_whatever_else_they_have() -> None:
    assert ended((20, 21), ("brown 30", "")) == [2, 1]
    assert ended((20, 19), ("", "brown 30"), (0, 9)) == [1, 2]
    assert ended((20, 30, 25, 25)) == [4, 1, 2, 2]


@pytest.mark.rule("TIT-P4", "TIT-R7")
def test_ties_go_to_most_shells_and_starfish_together() -> None:
    assert ended((20, 20), ("brown 3", "white 2"), (0, 2)) == [2, 1]
    assert ended((20, 20), ("brown 3 green 1", "white 1"), (0, 2)) == [1, 2]
    assert ended((20, 20, 20), ("brown 1", "green 1 black 1", ""), (0, 0, 3)) == [3, 2, 1]


@pytest.mark.rule("TIT-P4")
def test_then_they_share() -> None:
    assert ended((20, 20), ("brown 3", "white 2"), (0, 1)) == [1, 1]
    assert ended((20, 20, 20, 19), (), ()) == [1, 1, 1, 4]


@pytest.mark.rule("TIT-R7")
def test_shells_count_by_value_and_starfish_on_the_board_for_nobody() -> None:
    assert ended((20, 20), ("brown 4", "brown 1 green 1 black 1")) == [1, 2]
    assert ended((20, 20), (), (1, 0)) == [1, 2], "two lie on the board"
