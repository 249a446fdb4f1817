"""The octopus: which card it may move, where to, what follows, and when it comes back."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import Play, position

SIDES = [f"{ship}:{side}" for ship in (28, 30, 32, 34, 36) for side in ("mine", "theirs")]


@pytest.mark.rule("SIR-O1", "SIR-R10")
@pytest.mark.parametrize("player", [1, 2])
def test_any_card_at_the_ship_to_any_other_side(player: int) -> None:
    lying = {"28:1": "3 3 -2", "36:2": "9"}
    near, far = ("mine", "theirs") if player == 1 else ("theirs", "mine")
    play = position(player=player, lying=lying)
    assert play.can("octopus") == {
        f"octopus {side}/{card} {to}"
        for side, cards in ((f"28:{near}", (3, -2)), (f"36:{far}", (9,)))
        for card in cards
        for to in SIDES
        if to != side
    }


@pytest.mark.rule("SIR-O1")
@pytest.mark.parametrize("player", [1, 2])
def test_the_card_moves_and_the_octopus_lies_on_it(player: int) -> None:
    play = position(player=player, lying={f"28:{player}": "3 9", "36:1": "9"})
    play.do("octopus 28:mine/9 32:theirs")
    assert play.cards(f"28:{player}") == [3]
    assert play.cards(f"32:{3 - player}") == [9]
    assert play.octopus(player) == f"32:{3 - player}/9"
    assert play.octopus(3 - player) == "in hand"
    assert play.cards("36:1") == [9]


@pytest.mark.rule("SIR-O1")
def test_to_the_other_side_of_the_same_ship_card() -> None:
    play = position(lying={"28:1": "3"}).do("octopus 28:mine/3 28:theirs")
    assert play.cards("28:1") == []
    assert play.cards("28:2") == [3]


@pytest.mark.rule("SIR-O1")
def test_an_octopus_that_lies_on_a_card_is_not_used_again() -> None:
    lying = {"28:1": "3", "32:1": "4"}
    assert position(lying=lying, octopus=("28:1/3", "")).can("octopus") == set()
    play = position(lying=lying, hands=("7 7", "5 5")).turn("octopus 28:mine/3 36:mine")
    assert play.can("octopus"), "the other one's is still in hand"
    play.turn("play 5 34:mine")
    assert play.can("octopus") == set()


@pytest.mark.rule("SIR-O1", "SIR-T3")
def test_not_to_a_ship_card_that_is_gone() -> None:
    play = position(lying={"28:1": "3"}, taken=("32", ""), out="36")
    goals = {text.split()[2].split(":")[0] for text in play.can("octopus")}
    assert goals == {"28", "30", "34"}


@pytest.mark.rule("SIR-O2")
def test_not_from_under_the_opponents_octopus() -> None:
    play = position(lying={"28:1": "3 4"}, octopus=("", "28:1/3"))
    assert {text.split()[1] for text in play.can("octopus")} == {"28:mine/4"}


@pytest.mark.rule("SIR-O2")
def test_a_card_with_the_same_value_at_another_side_is_free() -> None:
    play = position(lying={"28:1": "3", "28:2": "3"}, octopus=("", "28:1/3"))
    assert {text.split()[1] for text in play.can("octopus")} == {"28:theirs/3"}


@pytest.mark.rule("SIR-O2")
def test_of_two_cards_alike_the_one_without_the_octopus_can_be_moved() -> None:
    play = position(lying={"28:1": "3 3"}, octopus=("", "28:1/3"))
    assert "octopus 28:mine/3 36:mine" in play.can()
    play.do("octopus 28:mine/3 36:mine")
    assert play.cards("28:1") == [3]
    assert play.cards("36:1") == [3]
    assert play.octopus(1) == "36:1/3"
    assert play.octopus(2) == "28:1/3", "it lies where it lay"


@pytest.mark.rule("SIR-O2")
def test_two_octopuses_on_two_cards_alike_both_come_back() -> None:
    lying = {"28:1": "9 1", "36:2": "9"}
    play = position(lying=lying, hands=("10 10", "5 5"), octopus=("", "28:1/9"))
    play.turn("octopus 36:theirs/9 28:mine")
    assert play.octopus(1) == play.octopus(2) == "28:1/9"
    play.turn("play 5 36:mine")
    assert play.turn("play 10 28:mine").ship("28") == "1"
    assert play.octopus(1) == play.octopus(2) == "in hand"


@pytest.mark.rule("SIR-O3", "SIR-T4")
def test_the_card_limit_holds() -> None:
    lying = {"28:1": "1 1 2 2 3", "32:1": "9", "28:2": "4 4 5 5"}
    play = position(lying=lying)
    assert "octopus 32:mine/9 28:mine" not in play.can()
    assert "octopus 32:mine/9 28:theirs" in play.can()
    assert "octopus 28:theirs/4 28:mine" not in play.can()
    assert "octopus 28:mine/3 28:theirs" in play.can()


@pytest.mark.rule("SIR-O3", "SIR-M1")
def test_a_moved_card_with_the_icon_moves_the_crew_before_scoring() -> None:
    lying = {"32:1": "0", "34:1": "9 8 7 1", "34:2": "1 2 3 4 5"}
    play = position(lying=lying).do("octopus 32:mine/0 34:mine")
    assert play.question() == "crew"
    play.do("crew 36")
    assert play.ship("34") == "1"
    assert play.crew() == ["30", "36"]
    assert play.scores() == [1, 0]


@pytest.mark.rule("SIR-O3", "SIR-M1")
@pytest.mark.parametrize(("from_", "to", "asked"), [("mine", "theirs", 2), ("theirs", "mine", 1)])
def test_the_crew_moves_when_the_card_only_changes_sides(from_: str, to: str, asked: int) -> None:
    lying = {"30:1": "-2"} if from_ == "mine" else {"30:2": "-2"}
    play = position(lying=lying).do(f"octopus 30:{from_}/-2 30:{to}")
    assert (play.question(), play.asked()) == ("crew", asked)
    assert play.can() == {"crew 28", "crew 32"}


@pytest.mark.rule("SIR-R10")
def test_the_place_a_card_leaves_moves_no_crew() -> None:
    play = position(lying={"30:1": "0"}).do("octopus 30:mine/0 36:mine")
    assert play.question() == "after"
    assert play.crew() == ["30", "34"]


@pytest.mark.rule("SIR-R10")
def test_a_card_is_not_laid_back_where_it_was() -> None:
    play = position(lying={"30:1": "7"})
    assert "octopus 30:mine/7 30:mine" not in play.can()
    assert len(play.can("octopus")) == 9


@pytest.mark.rule("SIR-O3", "SIR-P1")
def test_a_moved_card_scores_where_it_arrives() -> None:
    lying = {"28:1": "10 9 3", "36:2": "6"}
    play = position(lying=lying).do("octopus 36:theirs/6 28:mine")
    assert play.ship("28") == "1"
    assert play.news[-1] == "1 wins 28"


# --- Where the card was taken from ----------------------------------------------------------------


@pytest.mark.rule("SIR-R1")
@pytest.mark.parametrize("winner", [1, 2])
def test_a_negative_card_taken_away_lets_its_side_score(winner: int) -> None:
    side = {1: "mine", 2: "theirs"}[winner]
    lying = {f"28:{winner}": "10 10 9 -4"}
    play = position(lying=lying).do(f"octopus 28:{side}/-4 36:{side}")
    assert play.ship("28") == str(winner)
    assert play.octopus(1) == f"36:{winner}/-4"


@pytest.mark.rule("SIR-R1")
def test_a_card_taken_away_that_is_not_enough_scores_nothing() -> None:
    play = position(lying={"28:1": "10 10 9 -4 -1"}).do("octopus 28:mine/-1 36:mine")
    assert play.ship("28") == "in play"


def both(*, player: int = 1, points: tuple[int, int] = (0, 0), winner: int = 1) -> Play:
    """A -4 from 28 to 36: at 36 it is the tenth card, and 28 has enough without it."""
    lying = {"28:1": "10 10 9 -4"} if winner == 1 else {"28:2": "10 10 9 -4"}
    lying |= {"36:1": "1 2 3 4 5", "36:2": "2 3 9 9"}
    return position(player=player, lying=lying, points=points, hands=("7", "7"))


@pytest.mark.rule("SIR-R1")
@pytest.mark.parametrize("winner", [1, 2])
def test_one_move_scores_two_ship_cards_the_destination_first(winner: int) -> None:
    side = {1: "mine", 2: "theirs"}[winner]
    play = both(winner=winner).do(f"octopus 28:{side}/-4 36:theirs")
    assert play.ship("36") == "2"
    assert play.ship("28") == str(winner)
    assert play.news[1:] == ["2 wins 36", f"{winner} wins 28"]
    assert play.scores() == ([1, 1] if winner == 1 else [0, 2])


@pytest.mark.rule("SIR-R1", "SIR-P4")
def test_once_the_game_has_ended_the_source_is_not_scored() -> None:
    play = both(points=(3, 3)).do("octopus 28:mine/-4 36:theirs")
    assert play.over
    assert play.scores() == [3, 4]
    assert play.ship("28") == "in play"


@pytest.mark.rule("SIR-R1", "SIR-P4")
def test_the_source_can_end_the_game() -> None:
    play = both(points=(3, 0)).do("octopus 28:mine/-4 36:theirs")
    assert play.over
    assert play.scores() == [4, 1]


@pytest.mark.rule("SIR-R1")
def test_the_source_is_checked_after_the_crew_choice() -> None:
    """The -4 arrives where the mate stands: 28 is not scored before the mate has gone."""
    play = position(lying={"28:1": "10 10 9 -4"}).do("octopus 28:mine/-4 34:theirs")
    assert (play.question(), play.asked()) == ("crew", 2)
    assert play.ship("28") == "in play"
    play.do("crew 36")
    assert play.ship("28") == "1"
    assert play.news[-2:] == ["1 moves 36", "1 wins 28"]


@pytest.mark.rule("SIR-R1")
def test_the_crew_can_come_to_the_source_and_is_won_there() -> None:
    lying = {"32:1": "10 10 9 5 -4"}
    play = position(lying=lying).do("octopus 32:mine/-4 34:theirs", "crew 32")
    assert play.scores() == [2, 0]
    assert play.crew() == ["30", "-"]


@pytest.mark.rule("SIR-R1")
def test_between_two_sides_of_one_ship_card_there_is_one_check() -> None:
    lying = {"28:1": "10 10 9 -4", "28:2": "1"}
    play = position(lying=lying).do("octopus 28:mine/-4 28:theirs")
    assert play.ship("28") == "1"
    assert play.scores() == [1, 0]
    assert play.news[1:] == ["1 wins 28"]


@pytest.mark.rule("SIR-R1")
def test_both_players_cannot_reach_four() -> None:
    """Seven points are there: whoever has four leaves three."""
    for points in ((3, 2), (2, 3), (3, 3)):
        play = both(points=points).do("octopus 28:mine/-4 36:theirs")
        assert min(play.scores()) < 4


# --- Coming back ---------------------------------------------------------------------------------


@pytest.mark.rule("SIR-R9")
def test_an_octopus_whose_move_scores_comes_back_at_once() -> None:
    lying = {"28:1": "10 9 3", "36:2": "6"}
    play = position(lying=lying, hands=("7 7", "5 5"), mugs=(0, 0))
    play.do("octopus 36:theirs/6 28:mine")
    assert play.ship("28") == "1"
    assert play.octopus(1) == "in hand"
    assert play.asked() == 2, "one main action a turn"
    play.turn("play 5 34:mine")
    assert play.asked() == 1
    assert "octopus 34:theirs/5 36:mine" in play.can(), "usable from the next turn on"


@pytest.mark.rule("SIR-R9", "SIR-P3")
@pytest.mark.parametrize("player", [1, 2])
def test_the_opponents_octopus_comes_back_in_anybodys_turn(player: int) -> None:
    lying = {"28:1": "10 9 3", "28:2": "2", "36:2": "6"}
    octopus = ("28:2/2", "") if player == 2 else ("", "28:2/2")
    play = position(player=player, lying=lying, octopus=octopus, hands=("6", "6"))
    play.do(f"play 6 28:{'mine' if player == 1 else 'theirs'}")
    assert play.ship("28") == "1"
    assert play.octopus(3 - player) == "in hand"
    play.turn("card 9")
    assert play.can("octopus")


@pytest.mark.rule("SIR-R9", "SIR-R1")
def test_an_octopus_at_the_source_comes_back_and_the_one_that_moved_stays() -> None:
    lying = {"28:1": "10 10 9 -4", "28:2": "2"}
    play = position(lying=lying, octopus=("", "28:2/2")).do("octopus 28:mine/-4 36:theirs")
    assert play.octopus(2) == "in hand"
    assert play.octopus(1) == "36:2/-4"
