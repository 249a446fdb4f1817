"""A turn: up to three cards, the draw, the discards, at most seven cards."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import position

TEN = "blue blue blue yellow yellow yellow red red red blue-red"


@pytest.mark.rule("TIT-T1")
def test_up_to_three_cards_one_after_another() -> None:
    ships = {"H5": "red", "J5": "blue"}
    play = position(hands=("red red blue blue yellow", ""), ships=ships, pile="red red")
    assert (play.question(), play.argument()) == ("turn", 3)
    play.sail("red", "I5")
    assert (play.question(), play.argument()) == ("turn", 2)
    play.sail("blue", "I5")
    assert (play.question(), play.argument()) == ("turn", 1)
    play.do("play yellow", "place E6", "fog brown-2")
    assert play.asked() == 2, "no fourth card, and no draw after three"
    assert play.hand(1) == ["blue", "red"]


@pytest.mark.rule("TIT-T1")
@pytest.mark.parametrize("plays", [0, 1, 2])
def test_stopping_is_allowed_though_more_could_be_played(plays: int) -> None:
    ships = {"H5": "red", "J5": "blue"}
    play = position(hands=("red blue blue", "red"), ships=ships)
    for colour in ("red", "blue")[:plays]:
        play.sail(colour, "I5")
    assert "play blue" in play.can()
    assert "stop" in play.can()
    play.do("stop")
    assert play.question() == "card"


@pytest.mark.rule("TIT-T1")
def test_a_card_obliges_to_place_a_ship() -> None:
    play = position().do("play red")
    assert play.question() == "place"
    assert {text.split()[0] for text in play.can()} == {"place"}
    assert play.hand(1) == ["blue", "yellow"]


@pytest.mark.rule("TIT-T1")
def test_a_space_is_resolved_completely_before_the_next_card() -> None:
    ships = {"I1": "red", "H5": "red"}
    play = position(hands=("red red", ""), ships=ships, starfish=(1, 0))
    play.do("play red", "place J1")
    assert play.question() == "shells"
    play.do("choose brown")
    assert play.points(1) == 3
    play.do("play red", "place I2")
    assert play.question() == "starfish", "before anything else"


@pytest.mark.rule("TIT-T1")
def test_only_cards_of_the_hand_are_played_and_each_once() -> None:
    play = position(hands=("red blue-yellow", "blue"))
    assert play.can() == {"play red", "joker blue-yellow blue", "joker blue-yellow yellow", "stop"}
    play.do("joker blue-yellow blue", "place D5", "fog black-3")
    assert play.can() == {"play red", "stop"}


@pytest.mark.rule("TIT-T1")
def test_who_has_no_card_draws_at_once() -> None:
    play = position(hands=("", "red"), player=2).do("stop")
    for _ in range(3):
        play.do("card blue")
    assert play.table.player == 0
    assert play.question() == "card"
    play.do("card red", "card red", "card red")
    assert (play.asked(), play.hand(1)) == (2, ["red"] * 3)


@pytest.mark.rule("TIT-T2")
@pytest.mark.parametrize(("plays", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_cards_played_and_cards_drawn_are_three(plays: int, drawn: int) -> None:
    ships = {"H5": "red", "J5": "blue", "J6": "yellow", "D3": "yellow"}
    play = position(hands=("red blue yellow yellow", "red"), ships=ships)
    for colour, space in (("red", "I5"), ("blue", "I5"), ("yellow", "J5"))[:plays]:
        play.sail(colour, space)
        while not play.asked():
            play.do("card red")  # J5 gives two cards
    held = len(play.hand(1))
    if plays < 3:
        play.do("stop")
    for _ in range(drawn):
        assert (play.question(), play.table.player) == ("card", 0)
        play.do("card blue-red")
    assert play.table.player == 1
    assert len(play.hand(1)) == held + drawn
    lines = [line for line in play.news if line == f"1 drew {drawn}"]
    assert len(lines) >= (drawn > 0)


@pytest.mark.rule("TIT-T2")
def test_after_the_draw_nothing_more_is_played() -> None:
    play = position(hands=("red red red red red blue blue", "red")).do("stop")
    play.do("card red", "card red", "card yellow")
    assert play.question() == "discard"
    assert {text.split()[0] for text in play.can()} == {"discard"}
    play.do("discard red", "discard red", "discard red")
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("TIT-T2")
def test_everybody_is_told_how_many_were_drawn() -> None:
    play = position(hands=("red blue", "red"), ships={"H5": "red"}).sail("red", "I5")
    play.do("stop", "card yellow", "card red")
    assert play.news[-4:] == [
        "1 stop",
        "chance card yellow, to 1",
        "chance card red, to 1",
        "1 drew 2",
    ]


@pytest.mark.rule("TIT-T3")
def test_played_cards_reach_the_discards_only_after_the_draw() -> None:
    play = position(hands=("red blue", "red"), ships={"H5": "red"}, discards="yellow")
    play.sail("red", "I5")
    assert (play.played(), play.discards()) == (["red"], ["yellow"])
    play.do("stop", "card blue")
    assert (play.played(), play.discards()) == (["red"], ["yellow"])
    play.do("card blue")
    assert (play.played(), play.discards()) == ([], ["yellow", "red"])


@pytest.mark.rule("TIT-T3", "TIT-R12")
def test_an_empty_pile_is_rebuilt_without_the_cards_played_this_turn() -> None:
    play = position(
        hands=("red blue", "red"), ships={"H5": "red"}, pile="", discards="yellow yellow"
    )
    play.sail("red", "I5").do("stop")
    assert play.odds() == {"card yellow": 2}
    play.do("card yellow", "card yellow")
    assert play.discards() == ["red"]
    assert play.table.pile_size == 0
    assert play.hand(1) == ["blue", "yellow", "yellow"]


@pytest.mark.rule("TIT-T3")
def test_a_joker_is_discarded_as_a_joker() -> None:
    play = position(hands=("blue-red", "red"), ships={"H5": "red"})
    play.do("joker blue-red red", "place I5")
    assert play.played() == ["blue-red"]
    assert play.end().discards() == ["blue-red"]


@pytest.mark.rule("TIT-T4")
def test_at_most_seven_cards_at_the_end_of_the_turn() -> None:
    play = position(hands=("red red red yellow yellow blue", "red")).do("stop")
    play.do("card blue-red", "card blue-red", "card blue")
    assert (play.question(), play.argument()) == ("discard", 2)
    assert play.can() == {
        "discard red",
        "discard yellow",
        "discard blue",
        "discard blue-red",
    }, "old cards and new ones"
    play.do("discard blue-red")
    assert (play.question(), play.argument()) == ("discard", 1)
    play.do("discard yellow")
    assert play.asked() == 2
    assert play.hand(1) == ["blue", "blue", "yellow", "red", "red", "red", "blue-red"]
    assert play.discards() == ["yellow", "blue-red"]
    assert play.news[-2:] == ["1 discard blue-red", "1 discard yellow"]


@pytest.mark.rule("TIT-T4")
def test_seven_are_not_too_many() -> None:
    play = position(hands=("red red red yellow", "red")).do("stop")
    play.do("card red", "card red", "card blue")
    assert (play.asked(), len(play.hand(1))) == (2, 7)


@pytest.mark.rule("TIT-T4")
def test_no_limit_before_the_end_of_the_turn() -> None:
    play = position(hands=(TEN, "red"), ships={"D4": "red"})
    assert "play red" in play.can()
    play.do("play red", "place E3", "card red", "card red")
    assert (play.question(), len(play.hand(1))) == ("turn", 11)
    play.do("stop", "card blue", "card blue")
    assert (play.question(), play.argument()) == ("discard", 6)


@pytest.mark.rule("TIT-T4")
def test_played_cards_are_discarded_before_the_hand_is_tidied() -> None:
    play = position(hands=(TEN, "red"), ships={"H5": "red"}).sail("red", "I5")
    play.do("stop", "card blue", "card blue")
    assert play.question() == "discard"
    assert play.discards() == ["red"]


@pytest.mark.rule("TIT-T4")
def test_who_draws_nothing_may_have_too_many_all_the_same() -> None:
    ships = {"H5": "red", "J5": "blue", "J6": "yellow"}
    play = position(hands=(TEN + " red", "red"), ships=ships, pile="")
    play.sail("red", "I5").sail("blue", "I5").sail("yellow", "J5")
    assert (play.question(), play.argument(), len(play.hand(1))) == ("discard", 1, 8)


@pytest.mark.rule("TIT-T4", "TIT-R19")
def test_even_among_equal_cards_the_player_is_asked() -> None:
    """Discarding by itself would tell that all cards are alike before it is done."""
    play = position(hands=("red red red red red red red", "blue"), pile="red blue").do("stop")
    assert play.do("card red", "card blue").question() == "discard"
    play = position(hands=("red red red red red red red", "blue"), pile="red").do("stop")
    assert play.do("card red").can() == {"discard red"}


@pytest.mark.rule("TIT-T4")
def test_other_hands_are_not_tidied() -> None:
    play = position(hands=("red", TEN)).end()
    assert (play.question(), play.asked()) == ("turn", 2)
    assert len(play.hand(2)) == 10
