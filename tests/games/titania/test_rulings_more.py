"""Rulings: calm, chosen shells, last ships, what is not asked."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, Play, position

SHELLS = ("brown", "green", "black", "white")
RICH = "brown 9 green 9 black 9 white 9"


# --- TIT-R8: calm --------------------------------------------------------------------------------


def calm(play: Play, turns: int) -> Play:
    """Let players leave their turns, without a ship."""
    for _ in range(turns):
        play.end()
    return play


@pytest.mark.rule("TIT-R8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_without_a_ship_end_the_period(seats: int) -> None:
    play = position(seats=seats, hands=("blue",) * seats, player=2)
    calm(play, 3 * seats - 1)
    assert play.table.period == 1
    assert play.asked() == 1
    play.end()
    assert (play.table.period, play.asked()) == (2, 2), "the last player ended it"
    assert [line for line in play.news if "becalmed" in line] == ["1 becalmed"]
    assert play.news[-1] == "1 second-period"


@pytest.mark.rule("TIT-R8")
def test_a_ship_begins_the_count_anew() -> None:
    play = calm(position(ships={"H5": "red"}), 5)
    play.state.hands[1].cards[2] += 1
    play.state.piles.cards[2] -= 1
    play.table.hand_size[1] += 1
    play.table.pile_size -= 1
    play.sail("red", "I5").end()
    assert calm(play, 5).table.period == 1
    assert calm(play, 1).table.period == 2


@pytest.mark.rule("TIT-R8")
def test_in_the_second_period_it_ends_the_game() -> None:
    play = position(hands=("blue", "blue"), tiles=("5", ""))
    calm(play, 6)
    assert play.table.period == 2
    calm(play, 5)
    assert not play.over, "the calm of the first period does not count"
    play.do("stop")
    while not play.over:
        play.do(min(play.can() if play.asked() else play.odds()))
    assert play.news[-2:] == ["2 becalmed", "1 shows 1 5"]
    assert GAME.scores(play.table) == [5, 0]


@pytest.mark.rule("TIT-R8")
def test_a_single_ship_in_a_turn_will_do() -> None:
    play = position(idle=5, ships={"H5": "red"}).sail("red", "I5").end()
    assert play.table.period == 1
    assert play.table.idle == 0


@pytest.mark.rule("TIT-R8")
def test_even_if_the_pile_is_empty_and_nothing_is_drawn() -> None:
    play = position(idle=5, pile="").do("stop")
    assert play.table.period == 2


# --- TIT-R13: shells of choice -------------------------------------------------------------------


@pytest.mark.rule("TIT-R13")
def test_one_colour_for_the_whole_gain() -> None:
    play = position().do("play red", "place D5", "fog any-3", "choose green")
    assert play.question() == "turn"
    assert play.purse(1) == {"green": 3}


@pytest.mark.rule("TIT-R13", "TIT-F1")
def test_chosen_anew_for_each_gain() -> None:
    play = position().do("play red", "place D5", "fog any-3", "choose green")
    play.sail("blue", "D5")
    assert play.can() == {f"choose {shell}" for shell in SHELLS}
    assert play.do("choose black").purse(1) == {"green": 3, "black": 3}


@pytest.mark.rule("TIT-R13")
def test_among_the_colours_of_which_one_is_left() -> None:
    play = position(shells_left={"black": 0, "white": 1}).do("play red", "place D5", "fog any-3")
    assert play.can() == {"choose brown", "choose green", "choose white"}
    assert play.do("choose white").purse(1) == {"white": 1}, "fewer than due"


@pytest.mark.rule("TIT-R13", "TIT-R20")
@pytest.mark.parametrize("left", [1, 2, 5])
def test_one_colour_left_is_no_question(left: int) -> None:
    none = {"brown": 0, "green": 0, "black": left, "white": 0}
    play = position(shells_left=none).do("play red", "place D5", "fog any-3")
    assert play.question() == "turn"
    assert play.purse(1) == {"black": min(left, 3)}


@pytest.mark.rule("TIT-R13")
def test_no_colour_left_nothing() -> None:
    none = dict.fromkeys(SHELLS, 0)
    play = position(shells_left=none).do("play red", "place D5", "fog any-3")
    assert (play.question(), play.purse(1)) == ("turn", {})
    play = position(shells_left=none, ships={"A2": "red"}).sail("red", "A1")
    assert (play.question(), play.starfish(1)) == ("starfish", 1), "the second gain comes"


# --- TIT-R15: occupying --------------------------------------------------------------------------


@pytest.mark.rule("TIT-R15")
def test_nothing_need_be_built_on_a_space_to_occupy_it() -> None:
    play = position(ships={"H3": "red"}).sail("red", "I2").do("occupy G8")
    assert play.points(1) == 1


@pytest.mark.rule("TIT-R15")
def test_nothing_need_be_left_to_build() -> None:
    floors = {"H1:black": 4, "H1:white": 4}
    play = position(ships={"H3": "red"}, floors=floors, starfish=(1, 0)).sail("red", "I2")
    assert play.do("occupy H1").points(1) == 10


# --- TIT-R16, TIT-R17: last ships ----------------------------------------------------------------


@pytest.mark.rule("TIT-R16")
def test_between_two_cards_every_colour_has_a_ship() -> None:
    """The last but one leaves one for the next card; after the last no card is played."""
    ships = {"H5": "red", "J4": "red"}
    play = position(reserve={"red": 2}, hands=("red yellow-red red", ""), ships=ships)
    play.sail("red", "I5")
    assert play.can() == {"play red", "joker yellow-red yellow", "joker yellow-red red", "stop"}
    play.do("joker yellow-red red", "place J5", "card blue", "card blue")
    assert (play.question(), play.reserve()["red"]) == ("card", 0)
    assert play.end().table.period == 2


def last(space: str, beside: str, period: int, purse: str = "", hand: str = "red red") -> Play:
    """The last red ship comes to a space."""
    play = position(
        period=period,
        hands=(hand, "blue"),
        ships={beside: "red"},
        reserve={"red": 1},
        purses=(purse, ""),
        starfish=(1, 0),
    )
    return play.sail("red", space)


@pytest.mark.rule("TIT-R17", "TIT-K1")
@pytest.mark.parametrize("period", [1, 2])
def test_the_last_ship_builds_and_must(period: int) -> None:
    play = last("G1", "F2", period, RICH)
    assert (play.question(), "enough" in play.can()) == ("build", False)
    play.do("build H1:white", "build H1:white", "enough")
    assert play.points(1) == 6
    assert play.over == (period == 2)


@pytest.mark.rule("TIT-R17", "TIT-E1")
@pytest.mark.parametrize("period", [1, 2])
def test_the_last_ship_has_its_starfish_window(period: int) -> None:
    play = last("I2", "H3", period)
    assert play.question() == "starfish"
    play.do("occupy H1")
    assert play.points(1) == 2
    assert play.over == (period == 2)


@pytest.mark.rule("TIT-R17", "TIT-P3")
@pytest.mark.parametrize("period", [1, 2])
def test_the_last_ship_draws_its_cards(period: int) -> None:
    play = last("E3", "D4", period).do("card blue", "card blue")
    assert play.hand(1) == ["blue", "blue", "red"]
    assert play.over == (period == 2), "in the second period there is no other draw"
    if period == 1:
        play.do("card yellow", "card yellow")
        assert play.table.period == 2


@pytest.mark.rule("TIT-R17", "TIT-P4")
def test_the_last_ship_takes_its_point_tile_and_it_counts() -> None:
    play = last("F2", "F3", 2).do("tile 5")
    assert play.over
    assert GAME.scores(play.table) == [5, 0]


@pytest.mark.rule("TIT-R17")
def test_in_the_second_period_a_lost_ship_ends_the_game() -> None:
    play = position(period=2, reserve={"red": 1}, hands=("red", ""))
    play.do("play red", "place D5", "fog ship-1")
    assert play.over
    assert play.news[-1] == "1 loses-ship"


@pytest.mark.rule("TIT-R17")
def test_rounds_are_not_completed() -> None:
    for player in (1, 2, 3):
        play = position(
            seats=3,
            player=player,
            period=2,
            hands=("red", "red", "red"),
            ships={"H5": "red"},
            reserve={"red": 1},
        )
        assert play.sail("red", "I5").over


# --- TIT-R18: between the periods ----------------------------------------------------------------


@pytest.mark.rule("TIT-R18", "TIT-T3", "TIT-T4")
def test_the_order_between_the_periods() -> None:
    hand = "red blue blue blue yellow yellow yellow yellow"
    play = last("I5", "H5", 1, hand=hand)
    assert (play.question(), play.played(), play.discards()) == ("card", ["red"], [])
    play.do("card red", "card red")
    assert (play.question(), play.played(), play.discards()) == ("discard", [], ["red"])
    assert play.ships("I5") == "red", "the board is still as it was"
    play.do("discard blue", "discard blue")
    assert play.ships("I5") == ""
    assert (play.asked(), play.question()) == (2, "turn")
    assert play.discards() == ["blue", "blue", "red"]


@pytest.mark.rule("TIT-R18")
def test_piles_tiles_and_scores_go_on_unchanged() -> None:
    play = last("I5", "H5", 1)
    pile, tiles = play.table.pile_size, play.table.tile_supply
    play.end()
    assert play.table.pile_size == pile - 2
    assert play.table.tile_supply == tiles
    assert GAME.scores(play.table) == [3, 0]


@pytest.mark.rule("TIT-R18")
def test_no_extra_ship_is_pending_and_no_space_is_remembered() -> None:
    """The last ship of the first period leads nowhere in the second."""
    play = position(reserve={"red": 2}, hands=("red", "blue"))
    play.do("play red", "place D5", "fog ship-1", "place C5", "fog white-2").end()
    assert play.table.space == -1
    play.do("play blue")
    assert (play.question(), "place F7" in play.can()) == ("place", True)


# --- TIT-R20: nobody is asked without a choice ---------------------------------------------------


@pytest.mark.rule("TIT-R20")
def test_no_window_if_no_space_can_be_paid() -> None:
    play = position(ships={"H3": "red"}, starfish_on="C3 C7 G2 G8").sail("red", "I2")
    assert (play.question(), play.starfish(1)) == ("turn", 1)


@pytest.mark.rule("TIT-R20")
def test_the_window_closes_by_itself() -> None:
    play = position(ships={"H3": "red"}, starfish=(1, 0)).sail("red", "I2").do("occupy D2")
    assert play.question() == "turn"


@pytest.mark.rule("TIT-R20", "TIT-K1")
def test_the_only_floor_is_built_by_itself() -> None:
    play = position(ships={"F2": "red"}, purses=("black 2", "")).sail("red", "G1")
    assert play.news[-2:] == ["1 build H1:black", "1 gets-points 3"]
    assert play.height("H1:black") == 1
    assert (play.question(), play.purse(1)) == ("turn", {"black": 1})


@pytest.mark.rule("TIT-R20", "TIT-R9")
def test_the_second_floor_is_asked_even_if_it_is_the_only_one() -> None:
    """Stopping is the other choice."""
    play = position(ships={"F2": "red"}, purses=("black 3", "")).sail("red", "G1")
    assert play.can() == {"build H1:black", "enough"}


@pytest.mark.rule("TIT-R20")
def test_building_stops_by_itself() -> None:
    play = position(ships={"F2": "red"}, purses=("black 1 white 1", "")).sail("red", "G1")
    play.do("build H1:black", "build H1:white")
    assert play.question() == "turn"
