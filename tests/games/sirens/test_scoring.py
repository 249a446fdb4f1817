"""Scoring a ship card, cleaning up after it, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import position
from tidetable.games.sirens import GAME

FULL = {"32:1": "1 2 3 4 5", "32:2": "1 2 3 4"}  # one card short of ten


@pytest.mark.rule("SIR-P1")
@pytest.mark.parametrize("value", [28, 30, 32, 34, 36])
@pytest.mark.parametrize("player", [1, 2])
def test_a_side_that_reaches_the_value_takes_the_ship_card(value: int, player: int) -> None:
    """Exactly the value is enough, one less is not, whoever laid the card."""
    for short in (0, 1):
        last = value - 20 - 9 - short
        for active, side in ((player, "mine"), (3 - player, "theirs")):
            hands = (str(last), "5") if active == 1 else ("5", str(last))
            lying = {f"{value}:{player}": "10 9 7 3"}
            play = position(player=active, hands=hands, lying=lying, crew=("-", "-"))
            play.do(f"play {last} {value}:{side}")
            assert play.ship(str(value)) == ("in play" if short else str(player))
            assert sum(play.scores()) == 1 - short
            assert (play.news[-1] == f"{player} wins {value}") == (not short)


@pytest.mark.rule("SIR-P1")
def test_crew_on_it_goes_with_it() -> None:
    play = position(hands=("8", "5"), lying={"34:1": "10 9 7"}).do("play 8 34:mine")
    assert play.ship("34") == "1"
    assert play.crew() == ["30", "-"]
    assert play.scores() == [2, 0]
    assert play.news[-1] == "1 wins-crew 34"


@pytest.mark.rule("SIR-P1", "SIR-U1")
@pytest.mark.parametrize(("mugs", "card"), [(0, 3), (1, 6), (2, 9)])
def test_every_mug_adds_three(mugs: int, card: int) -> None:
    for last in (card - 1, card):
        lying = {"28:2": "10 8 7"}
        play = position(hands=(str(last), "5"), lying=lying, rum=" ".join(["28"] * mugs))
        play.do(f"play {last} 28:theirs")
        assert play.ship("28") == ("2" if last == card else "in play")


@pytest.mark.rule("SIR-P2")
@pytest.mark.parametrize(("last", "winner"), [("6", "2"), ("4", "1")])
def test_ten_cards_and_the_higher_total_takes_it(last: str, winner: str) -> None:
    play = position(hands=(last, "5"), lying=FULL).do(f"play {last} 32:theirs")
    assert play.ship("32") == winner


@pytest.mark.rule("SIR-P2")
def test_ten_cards_take_the_crew_too() -> None:
    lying = {"34:1": "1 2 3 4 5", "34:2": "1 2 3 4"}
    play = position(hands=("7", "5"), lying=lying).do("play 7 34:theirs")
    assert play.scores() == [0, 2]
    assert play.crew() == ["30", "-"]


@pytest.mark.rule("SIR-P2")
def test_nine_cards_are_not_enough() -> None:
    lying = {"32:1": "1 2 3 4 5", "32:2": "1 2 3"}
    play = position(hands=("7", "5"), lying=lying).do("play 7 32:theirs")
    assert play.ship("32") == "in play"
    lying = {"32:1": "10 9 3 2 1"}
    assert position(hands=("7", "5"), lying=lying).do("play 7 32:theirs").ship("32") == "in play"


@pytest.mark.rule("SIR-P2", "SIR-P3")
def test_on_a_tie_ship_card_and_crew_leave_the_game() -> None:
    lying = {"34:1": "1 2 3 4 5", "34:2": "1 2 3 4"}
    play = position(hands=("5", "9"), lying=lying, rum="34", octopus=("", "34:1/3"))
    play.do("play 5 34:theirs")
    assert play.ship("34") == "out"
    assert play.crew() == ["30", "-"]
    assert play.scores() == [0, 0]
    assert play.news[-1] == "1 leaves 34"
    assert play.cards("34:1") == play.cards("34:2") == []
    assert play.octopus(2) == "in hand"
    assert list(play.table.rum) == [0] * 5
    play.turn("card 9")
    assert not any("34" in text for text in play.can())


@pytest.mark.rule("SIR-P2", "SIR-U1")
@pytest.mark.parametrize(("last", "winner"), [("6", "2"), ("4", "1"), ("5", "out")])
def test_rum_does_not_count_when_ten_cards_are_compared(last: str, winner: str) -> None:
    for rum in ("", "32", "32 32"):
        play = position(hands=(last, "5"), lying=FULL, rum=rum).do(f"play {last} 32:theirs")
        assert play.ship("32") == winner


@pytest.mark.rule("SIR-P3")
def test_the_clean_up() -> None:
    lying = {"28:1": "10 9 3", "28:2": "4 -3", "32:1": "2 -1"}
    play = position(
        hands=("8", "5"), lying=lying, rum="28 28", mugs=(0, 0), octopus=("28:2/-3", "28:1/3")
    )
    play.turn("play 8 28:mine")
    assert play.ship("28") == "in play", "30 against 34 with two mugs"
    play = position(hands=("9", "5"), lying=lying, rum="28", octopus=("28:2/-3", "28:1/3"))
    play.do("play 9 28:mine")
    assert play.ship("28") == "1"
    assert play.cards("28:1") == play.cards("28:2") == []
    assert play.cards("32:1") == [-1, 2], "what lies elsewhere stays"
    assert list(play.table.rum) == [0] * 5
    assert list(play.table.mugs) == [1, 1], "the mug on the ship card does not come back"
    assert play.octopus(1) == play.octopus(2) == "in hand"
    shown = [play.table.shown[card] + play.table.shown[15 + card] for card in range(15)]
    assert sum(shown) == 8, "the cards are not drawn again"


@pytest.mark.rule("SIR-P3")
def test_an_octopus_elsewhere_stays() -> None:
    lying = {"28:1": "10 9 3", "32:1": "2 -1", "32:2": "3"}
    play = position(hands=("9", "5"), lying=lying, octopus=("32:1/2", "32:2/3"))
    play.do("play 9 28:mine")
    assert play.ship("28") == "1"
    assert play.octopus(1) == "32:1/2"
    assert play.octopus(2) == "32:2/3"


@pytest.mark.rule("SIR-P4")
def test_the_game_ends_at_once_with_four_points() -> None:
    lying = {"28:1": "10 9 3"}
    play = position(hands=("9", "5"), lying=lying, taken=("30 32 34", ""), crew=("36", "-"))
    assert play.do("play 9 28:mine").over
    assert play.scores() == [4, 0]
    assert GAME.places(play.table) == [1, 2]


@pytest.mark.rule("SIR-P4")
def test_three_points_are_not_enough() -> None:
    lying = {"28:1": "10 9 3"}
    play = position(hands=("9", "5"), lying=lying, taken=("30 32", "34"), crew=("-", "-"))
    assert not play.do("play 9 28:mine").over
    assert play.scores() == [3, 1]


@pytest.mark.rule("SIR-P4")
def test_three_and_two_are_five() -> None:
    lying = {"28:2": "10 9 3"}
    play = position(hands=("9", "5"), lying=lying, taken=("", "30 32 34"), crew=("28", "-"))
    assert play.do("play 9 28:theirs").over
    assert play.scores() == [0, 5]


@pytest.mark.rule("SIR-P4")
def test_the_game_ends_when_no_ship_card_is_left() -> None:
    lying = {"28:1": "10 9 3"}
    play = position(hands=("9", "5"), lying=lying, taken=("30", "32"), out="34 36", crew=("-", "-"))
    assert play.do("play 9 28:mine").over
    assert play.scores() == [2, 1]


@pytest.mark.rule("SIR-P4")
def test_with_equal_points_nobody_wins_alone() -> None:
    lying = {"28:1": "10 9 3"}
    play = position(hands=("9", "5"), lying=lying, taken=("30", "32 34"), out="36", crew=("-", "-"))
    assert play.do("play 9 28:mine").over
    assert play.scores() == [2, 2]
    assert GAME.places(play.table) == [1, 1]


@pytest.mark.rule("SIR-P4", "SIR-R7")
def test_nothing_follows_the_end() -> None:
    """No draw and no rum, for the winner and for the other."""
    lying = {"28:1": "10 9 3"}
    play = position(hands=("9 8", "5"), lying=lying, taken=("30 32 34", ""), crew=("-", "-"))
    play.do("play 9 28:mine")
    assert play.over
    assert play.news == ["1 play 9 28:mine", "1 wins 28"]
    assert play.hand(1) == [8]
    assert list(play.table.mugs) == [1, 1]


@pytest.mark.rule("SIR-R5")
def test_the_winner_takes_crew_only_and_the_mugs_leave() -> None:
    lying = {"30:1": "10 9 8"}
    play = position(hands=("9", "5"), lying=lying, rum="30 30", mugs=(0, 0))
    play.do("play 9 30:mine")
    assert play.ship("30") == "1"
    assert play.scores() == [2, 0]
    assert list(play.table.mugs) == [0, 0]
    assert list(play.table.rum) == [0] * 5


@pytest.mark.rule("SIR-R5", "SIR-M5")
def test_crew_do_move_with_more_ship_cards_than_crew() -> None:
    play = position(hands=("0", "5"), out="28 30", crew=("32", "34")).do("play 0 32:mine")
    assert play.crew() == ["36", "34"]


@pytest.mark.rule("SIR-R12")
@pytest.mark.parametrize("reached", [1, 2])
def test_who_reaches_the_value_wins_whichever_side_is_looked_at_first(reached: int) -> None:
    """The tenth card reaches the value: that side is also the higher."""
    side = {1: "mine", 2: "theirs"}[reached]
    lying = {f"32:{reached}": "10 9 2 1", f"32:{3 - reached}": "10 9 5 4 3"}
    play = position(hands=("10", "5"), lying=lying).do(f"play 10 32:{side}")
    assert play.ship("32") == str(reached)


@pytest.mark.rule("SIR-R12")
@pytest.mark.parametrize("raised", [1, 2])
def test_a_card_that_changes_sides_raises_one_side_only(raised: int) -> None:
    """A negative card goes over; the side it leaves reaches the value, the other falls."""
    own, other = ("mine", "theirs") if raised == 1 else ("theirs", "mine")
    lying = {f"28:{raised}": "10 9 9 -2", f"28:{3 - raised}": "10 10 7"}
    play = position(lying=lying).do(f"octopus 28:{own}/-2 28:{other}")
    assert play.ship("28") == str(raised)
