"""Rulings: what the rulebook leaves open about gains, supplies, extra ships and cards."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import position

ROUND_D5 = ("C4", "C5", "D4", "D6", "E4")
RICH = "brown 9 green 9 black 9 white 9"
FULL = dict.fromkeys(("D5", "D6", "E4", "E6", "F4", "G4", "G5"), "blue yellow")
NO_BLACK = {"A3:black": 4, "A5:black": 4, "D9:black": 4, "J8:black": 4}


# --- TIT-R1: cranes ------------------------------------------------------------------------------


@pytest.mark.rule("TIT-R1")
@pytest.mark.parametrize(
    ("purse", "floors", "may"),
    [
        ("", {}, False),
        ("green 9 black 9", {}, False),  # other colours
        ("brown 1", {}, True),
        ("brown 2", {"D2:brown": 2}, False),  # one shell too few
        ("brown 3", {"D2:brown": 2}, True),
        ("brown 9 white 9", {"D2:brown": 4, "D2:white": 4}, False),  # nothing left to build
        ("brown 9 white 9", {"D2:brown": 4, "D2:white": 3}, True),
    ],
)
def test_to_a_crane_only_with_a_floor_to_build(
    purse: str, floors: dict[str, int], may: bool
) -> None:
    play = position(ships={"F3": "red"}, purses=(purse, RICH), floors=floors).do("play red")
    assert ("place E2" in play.can()) == may


@pytest.mark.rule("TIT-R1", "TIT-R4")
def test_a_floor_must_be_left_in_the_colour() -> None:
    towers = {"A3:black": 4, "A5:black": 4, "D9:black": 4, "H1:black": 4}
    play = position(ships={"B4": "red"}, floors=towers, purses=("black 9", "")).do("play red")
    assert "place B3" not in play.can(), "C3 has no floor yet, but all black ones are built"
    towers["H1:black"] = 3
    play = position(ships={"B4": "red"}, floors=towers, purses=("black 9", "")).do("play red")
    assert "place B3" in play.can()


@pytest.mark.rule("TIT-R1", "TIT-R3")
@pytest.mark.parametrize("purse", ["", "brown 1 black 1"])
def test_the_same_holds_for_an_extra_ship(purse: str) -> None:
    play = position(ships={"H5": "red"}, purses=(purse, ""))
    play.do("play red", "place H4", "fog ship-1")
    assert ("place I3" in play.can()) == bool(purse)
    if purse:
        play.do("place I3")
        assert (play.question(), play.argument()) == ("build", 0)


# --- TIT-R2: gains -------------------------------------------------------------------------------


@pytest.mark.rule("TIT-R2")
def test_gains_are_taken_without_a_question_and_not_refused() -> None:
    play = position(ships={"F2": "red"}).sail("red", "F1")
    assert play.news[-2:] == ["1 gets-shells 2 black", "1 gets-points 3"]
    play = position(ships={"C1": "red"}).sail("red", "B2")
    assert {text.split()[0] for text in play.can()} == {"choose"}


@pytest.mark.rule("TIT-R2", "TIT-E1")
def test_the_drawn_cards_are_seen_before_the_starfish_are_used() -> None:
    """A2 gives a starfish and two cards, in this order."""
    play = position(hands=("red", ""), ships={"B2": "red"}).sail("red", "A2")
    assert play.starfish(1) == 1
    assert play.question() == "card"
    play.do("card blue", "card blue")
    assert play.question() == "starfish"
    assert play.hand(1) == ["blue", "blue"]


@pytest.mark.rule("TIT-R2", "TIT-N1")
def test_shells_are_chosen_before_the_starfish_are_used() -> None:
    play = position(ships={"A2": "red"}).sail("red", "A1")
    assert play.question() == "shells"
    assert play.starfish(1) == 0
    play.do("choose black")
    assert (play.question(), play.starfish(1)) == ("starfish", 1)


@pytest.mark.rule("TIT-R2")
@pytest.mark.parametrize(
    ("space", "beside", "told"),
    [
        ("F1", "F2", ["1 gets-shells 2 black", "1 gets-points 3"]),
        ("C9", "B9", ["1 gets-shells 2 brown", "1 gets-starfish 1"]),
        ("B1", "C1", ["1 gets-points 3"]),  # and then cards
    ],
)
def test_in_the_order_of_the_data(space: str, beside: str, told: list[str]) -> None:
    play = position(ships={beside: "red"}).sail("red", space)
    assert play.news[-len(told) :] == told


# --- TIT-R3: extra ships -------------------------------------------------------------------------


@pytest.mark.rule("TIT-R3")
def test_an_extra_ship_must_be_placed() -> None:
    play = position().do("play red", "place D5", "fog ship-1")
    assert {text.split()[0] for text in play.can()} == {"place"}


@pytest.mark.rule("TIT-R3")
def test_an_extra_ship_without_a_space_is_lost() -> None:
    play = position(ships=dict.fromkeys(ROUND_D5, "red"), hands=("red blue", ""))
    play.do("play red", "place D5", "fog ship-1")
    assert play.news[-1] == "1 loses-ship"
    assert play.reserve()["red"] == 15 - 6
    assert (play.question(), play.argument()) == ("turn", 2)
    play.sail("blue", "D5")
    assert play.question() == "extra", "the tile gives the second ship another all the same"


@pytest.mark.rule("TIT-R3", "TIT-R20")
def test_an_extra_ship_with_one_space_goes_there() -> None:
    play = position(ships={at: "red" for at in ROUND_D5 if at != "C5"}, fog={"C5": "white-2"})
    play.do("play red", "place D5", "fog ship-1")
    assert play.news[-2:] == ["1 place C5", "1 gets-shells 2 white"]
    assert play.ships("C5") == "red"


@pytest.mark.rule("TIT-R3")
def test_it_costs_no_card_and_counts_for_no_draw() -> None:
    play = position(hands=("red blue blue", "")).do("play red", "place D5", "fog ship-1")
    play.do("place C5", "fog white-2")
    assert (play.question(), play.argument()) == ("turn", 2)
    assert play.played() == ["red"]
    play.do("stop", "card red", "card red")
    assert play.asked() == 0
    assert play.hand(1) == ["blue", "blue", "red", "red"]


@pytest.mark.rule("TIT-R3", "TIT-P1")
def test_it_can_end_a_period() -> None:
    play = position(reserve={"red": 2}).do("play red", "place D5", "fog ship-1", "place C5")
    assert play.news[-1] == "1 last-ship red"
    play.do("fog white-2")
    assert play.purse(1) == {"white": 2}
    assert play.end().table.period == 2


@pytest.mark.rule("TIT-R3", "TIT-R16")
def test_after_the_last_ship_of_its_colour_it_is_lost() -> None:
    """Three are set aside, but not in reserve."""
    play = position(reserve={"red": 1}, hands=("red blue", ""))
    play.do("play red", "place D5", "fog ship-1")
    assert play.aside()["red"] >= 3
    assert play.news[-3:] == ["1 last-ship red", "chance fog ship-1", "1 loses-ship"]
    assert play.question() == "card"
    assert play.ships("C5") == ""


# --- TIT-R4: empty supplies ----------------------------------------------------------------------


@pytest.mark.rule("TIT-R4")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_fewer_shells_are_left_those(left: int) -> None:
    play = position(shells_left={"black": left}).do("play red", "place D5", "fog black-3")
    assert play.purse(1) == ({"black": left} if left else {})
    assert play.shell_supply()["black"] == 0
    told = [f"1 gets-shells {left} black"] if left else []
    assert [line for line in play.news if "gets" in line] == told


@pytest.mark.rule("TIT-R4")
def test_one_of_each_without_the_colour_that_is_gone() -> None:
    play = position(shells_left={"black": 0}).do("play red", "place D5", "fog each-1")
    assert play.purse(1) == {"brown": 1, "green": 1, "white": 1}


@pytest.mark.rule("TIT-R4")
def test_if_fewer_starfish_are_left_those() -> None:
    play = position(starfish_left=1).do("play red", "place D5", "fog starfish-2")
    assert (play.starfish(1), play.table.starfish_supply) == (1, 0)
    assert play.question() == "starfish"
    assert "1 gets-starfish 1" in play.news


@pytest.mark.rule("TIT-R4")
def test_no_starfish_no_window_even_for_who_kept_some() -> None:
    play = position(starfish=(9, 0), starfish_left=0).do("play red", "place D5", "fog starfish-2")
    assert (play.question(), play.starfish(1)) == ("turn", 9)
    assert not [line for line in play.news if "gets" in line]


@pytest.mark.rule("TIT-R4", "TIT-K2")
def test_no_floors_left_of_a_colour() -> None:
    play = position(ships={"F2": "red"}, floors=NO_BLACK, purses=(RICH, "")).sail("red", "G1")
    assert play.can() == {"build H1:white", "build G2:brown"}


@pytest.mark.rule("TIT-R4", "TIT-R20")
def test_the_last_floor_of_a_colour_can_be_built() -> None:
    floors = {**NO_BLACK, "J8:black": 3}
    play = position(ships={"F2": "red"}, floors=floors, purses=("black 9", "")).sail("red", "G1")
    assert play.height("H1:black") == 1
    assert play.floor_supply()["black"] == 0
    assert play.question() == "turn"


# --- Cards: TIT-R5, TIT-R6, TIT-R11, TIT-R12 -----------------------------------------------------


@pytest.mark.rule("TIT-R5")
def test_bonus_cards_may_be_played_in_the_same_turn() -> None:
    play = position(hands=("red", ""), ships={"D4": "red", "H5": "blue"}).sail("red", "E3")
    play.do("card blue", "card yellow")
    assert (play.question(), play.argument()) == ("turn", 2)
    play.sail("blue", "I5").do("play yellow", "place E6", "fog brown-2")
    assert play.table.player == 1, "three plays, and nothing is drawn"
    assert play.hand(1) == []


@pytest.mark.rule("TIT-R5", "TIT-T2")
def test_bonus_cards_do_not_lessen_the_draw() -> None:
    play = position(hands=("red", ""), ships={"D4": "red"}).sail("red", "E3")
    play.do("card blue", "card yellow", "stop", "card red", "card red")
    assert (play.table.player, len(play.hand(1))) == (1, 4)


@pytest.mark.rule("TIT-R6")
def test_both_piles_empty_fewer_are_drawn() -> None:
    play = position(hands=("red", ""), pile="blue", discards="yellow").do("stop")
    play.do("card blue", "card yellow")
    assert play.asked() == 2
    assert play.hand(1) == ["blue", "yellow", "red"]
    assert "1 drew 2" in play.news


@pytest.mark.rule("TIT-R6")
def test_both_piles_empty_none_is_drawn() -> None:
    play = position(hands=("red", ""), pile="").do("stop")
    assert play.asked() == 2
    assert play.news == ["1 stop"]
    play = position(hands=("red", ""), pile="", ships={"D4": "red"}).sail("red", "E3")
    assert play.asked() == 2, "no card for the space, none in hand, none for the turn"
    assert play.hand(1) == []
    assert play.discards() == ["red"]


@pytest.mark.rule("TIT-R12")
def test_the_pile_is_rebuilt_in_the_midst_of_a_draw() -> None:
    play = position(hands=("red", ""), pile="blue", discards="yellow yellow red").do("stop")
    assert play.odds() == {"card blue": 1}
    play.do("card blue")
    assert play.odds() == {"card yellow": 2, "card red": 1}
    assert play.discards() == []
    assert play.news[-1] == "1 reshuffled"
    play.do("card yellow", "card yellow")
    assert play.table.pile_size == 1
    assert play.news[-1] == "1 drew 3"


@pytest.mark.rule("TIT-R12")
def test_not_before_a_card_is_to_be_drawn() -> None:
    play = position(hands=("red", ""), pile="blue blue blue", discards="yellow").end()
    assert play.table.pile_size == 0
    assert play.discards() == ["yellow"]
    assert "1 reshuffled" not in play.news


@pytest.mark.rule("TIT-R12", "TIT-R5")
def test_also_for_the_cards_of_a_space() -> None:
    play = position(hands=("red", ""), ships={"D4": "red"}, pile="", discards="yellow blue")
    play.sail("red", "E3")
    assert play.odds() == {"card blue": 1, "card yellow": 1}
    play.do("card blue", "card yellow")
    assert (play.discards(), play.played()) == ([], ["red"])


@pytest.mark.rule("TIT-R11", "TIT-B3")
def test_a_card_is_played_only_if_a_ship_of_its_colour_has_a_space() -> None:
    play = position(hands=("red blue", "red"), ships=FULL)
    assert play.can() == {"play blue", "stop"}
    play = position(hands=("blue-red yellow-red", "red"), ships=FULL)
    assert play.can() == {"joker blue-red blue", "joker yellow-red yellow", "stop"}


@pytest.mark.rule("TIT-R11", "TIT-R1")
def test_a_crane_at_which_nothing_can_be_built_is_no_space() -> None:
    ships = {**FULL, "J7": "red", "J6": "blue yellow"}  # J7 lies next to J6 and the crane I7
    play = position(hands=("red", ""), ships=ships)
    assert play.can() == {"stop"}
    assert position(hands=("red", ""), ships=ships, purses=("white 1", "")).can() == {
        "play red",
        "stop",
    }


@pytest.mark.rule("TIT-R11", "TIT-R19", "TIT-R20")
def test_who_can_play_nothing_is_asked_all_the_same() -> None:
    """Going on by itself would tell everybody what the hand is not."""
    play = position(hands=("red red", ""), ships=FULL)
    assert (play.question(), play.asked(), play.can()) == ("turn", 1, {"stop"})
    play.do("stop", "card red", "card red", "card red")
    assert len(play.hand(1)) == 5
