"""The mug of rum: where, how often, and at which two moments of a turn."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import position

SHIPS = ("28", "30", "32", "34", "36")
ALL_RUM = {f"rum {ship}" for ship in SHIPS}


@pytest.mark.rule("SIR-T2")
def test_on_any_ship_card_in_play_at_both_moments() -> None:
    play = position(taken=("28", ""), out="36", hands=("7 7", "5"))
    left = {"rum 30", "rum 32", "rum 34"}
    assert play.can("rum") == left
    play.do("play 7 30:mine").draw()
    assert play.can() == {"done", *left}


@pytest.mark.rule("SIR-T2")
def test_it_is_additional_to_the_turn() -> None:
    play = position(hands=("7 7", "5")).do("rum 32")
    assert (play.question(), play.asked()) == ("turn", 1)
    assert list(play.table.rum) == [0, 0, 1, 0, 0]
    assert list(play.table.mugs) == [0, 1]
    assert play.can("play")


@pytest.mark.rule("SIR-T2")
@pytest.mark.parametrize("player", [1, 2])
def test_once_in_a_game(player: int) -> None:
    play = position(player=player, hands=("7 7", "5 5")).do("rum 32")
    assert play.can("rum") == set()
    value = 7 if player == 1 else 5
    play.do(f"play {value} 28:mine").draw()
    assert (play.question(), play.asked()) == ("turn", 3 - player), "no second moment without it"
    assert play.can("rum") == ALL_RUM, "the other still has a mug"
    play.turn(f"play {12 - value} 28:mine")
    assert play.asked() == player
    assert play.can("rum") == set()


@pytest.mark.rule("SIR-T2", "SIR-R7")
@pytest.mark.parametrize("main", ["play 7 36:mine", "octopus 28:mine/3 36:mine"])
def test_after_a_card_and_after_the_octopus_alike(main: str) -> None:
    play = position(lying={"28:1": "3"}).do(main)
    if not play.asked():
        play.draw()
    assert (play.question(), play.asked()) == ("after", 1)
    play.do("rum 36")
    assert list(play.table.rum) == [0, 0, 0, 0, 1]
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("SIR-U1")
def test_both_mugs_may_lie_on_one_card() -> None:
    play = position(hands=("8 1", "5 5"), lying={"28:1": "10 9 9"}).do("rum 28")
    play.turn("play 8 36:mine").do("rum 28")
    assert list(play.table.rum) == [2, 0, 0, 0, 0]
    play.turn("play 5 28:theirs")
    assert play.ship("28") == "in play", "33 against 28 and two mugs"
    assert play.turn("play 1 28:mine").ship("28") == "1"


@pytest.mark.rule("SIR-U1", "SIR-P3")
def test_it_never_comes_back() -> None:
    play = position(hands=("9 1", "5 5"), lying={"28:1": "10 9 3"}).do("rum 28", "play 9 28:mine")
    assert play.ship("28") == "1"
    assert list(play.table.mugs) == [0, 1]
    assert list(play.table.rum) == [0] * 5


@pytest.mark.rule("SIR-R2")
@pytest.mark.parametrize("moment", ["before", "after"])
def test_rum_scores_nothing(moment: str) -> None:
    """Not even where a check would find ten cards, or a side that has enough.

    Such a ship card is scored at once in a game; it stands here only to show that no check is made.
    """
    lying = {"32:1": "10 10 9 9 1", "32:2": "1 2 3 4 5"}
    play = position(lying=lying, hands=("7 7", "5"))
    if moment == "after":
        play.do("play 7 36:mine").draw()
    play.do("rum 32")
    assert play.ship("32") == "in play"
    assert play.scores() == [0, 0]
    assert play.news[-1] == "1 rum 32"


@pytest.mark.rule("SIR-R7")
def test_the_order_of_a_turn() -> None:
    """Rum, card, crew, scoring, draw; then the opponent, for no mug is left."""
    lying = {"30:1": "9 8 7 1", "30:2": "1 2 3 4 5"}
    play = position(hands=("0 8", "5"), lying=lying)
    play.do("rum 36", "play 0 30:mine")
    play.do("crew 28", "card 9")
    assert play.news == [
        "1 rum 36",
        "1 play 0 30:mine",
        "1 crew 28",
        "1 moves 28",
        "1 wins 30",
        "chance card 9, to 1",
        "1 drew",
    ]
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("SIR-R7", "SIR-R8")
def test_with_the_mug_in_hand_the_second_moment_comes_last() -> None:
    play = position(hands=("7", "5")).do("play 7 28:mine", "card 10")
    assert (play.question(), play.asked()) == ("after", 1)
    assert play.hand(1) == [10], "the drawn card is known"
    assert play.can() == {"done", *ALL_RUM}
    play.do("done")
    assert (play.question(), play.asked()) == ("turn", 2)
    assert list(play.table.mugs) == [1, 1]


@pytest.mark.rule("SIR-R8")
def test_laid_before_it_prevents_a_scoring_of_this_turn() -> None:
    lying = {"28:2": "10 9 3"}
    without = position(hands=("6 8", "5"), lying=lying).do("play 6 28:theirs")
    assert without.ship("28") == "2"
    play = position(hands=("6 8", "5"), lying=lying).do("rum 28", "play 6 28:theirs")
    assert play.ship("28") == "in play"
    assert play.scores() == [0, 0]


@pytest.mark.rule("SIR-R8")
def test_laid_after_it_undoes_none() -> None:
    play = position(hands=("6 8", "5"), lying={"28:2": "10 9 3"}).do("play 6 28:theirs").draw()
    assert play.ship("28") == "2"
    assert "rum 28" not in play.can()
    play.do("rum 30")
    assert play.ship("28") == "2"
    assert play.scores() == [0, 1]


@pytest.mark.rule("SIR-R8")
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_never_while_a_crew_choice_is_open(side: str) -> None:
    play = position(hands=("0", "5")).do(f"play 0 30:{side}")
    assert play.can() == {"crew 28", "crew 32"}
    assert play.state.n_asks == 1


@pytest.mark.rule("SIR-R8")
@pytest.mark.parametrize("mugs", [(0, 1), (0, 0)])
def test_without_a_mug_the_turn_ends_by_itself(mugs: tuple[int, int]) -> None:
    play = position(hands=("7", "5"), mugs=mugs, pile="").do("play 7 28:mine")
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("SIR-R8")
def test_the_active_player_only() -> None:
    """Whose crew choice it is out of turn gets no moment for rum, then or after."""
    play = position(hands=("0", "5"), mugs=(0, 1)).do("play 0 30:theirs")
    assert play.asked() == 2
    assert play.can() == {"crew 28", "crew 32"}
    play.do("crew 28", "card 3")
    assert (play.question(), play.asked()) == ("turn", 2)
    play.do("rum 28")
    assert list(play.table.mugs) == [0, 0]
