"""A turn: a card or the octopus, five cards to a side, the draw, and who has nothing left to do."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import MORE_TACTICS, position

SHIPS = ("28", "30", "32", "34", "36")
# Nine cards at 36, of all that can lie without a scoring: 18 against 20, one place free.
LAST_SHIP = {"36:1": "1 3 4 5 5", "36:2": "3 4 6 7"}


@pytest.mark.rule("SIR-T1")
def test_a_card_is_played_and_then_one_is_drawn() -> None:
    play = position(hands=("7 8", "5")).do("play 7 28:mine")
    assert play.question() == "card"
    play.do("card 9")
    assert play.hand(1) == [8, 9]
    assert list(play.table.pile_size) == [48, 0]


@pytest.mark.rule("SIR-T1")
def test_players_alternate() -> None:
    play = position(player=2)
    order = []
    for value in (5, 7, 5, 7):
        order.append(play.asked())
        play.turn(f"play {value} 28:theirs")
    assert order == [2, 1, 2, 1]


@pytest.mark.rule("SIR-T1")
def test_the_octopus_is_used_instead_and_nothing_is_drawn() -> None:
    play = position(lying={"28:1": "3"}, hands=("7 8", "5")).do("octopus 28:mine/3 32:theirs")
    assert play.question() == "after"
    assert play.do("done").asked() == 2
    assert play.hand(1) == [7, 8]
    assert list(play.table.pile_size) == [48, 0]
    assert play.news == ["1 octopus 28:mine/3 32:theirs", "1 done"]


@pytest.mark.rule("SIR-T1")
def test_exactly_one_of_the_two() -> None:
    for main in ("play 7 36:mine", "octopus 28:mine/3 32:theirs"):
        play = position(lying={"28:1": "3"}).do(main)
        if not play.asked():
            play.draw()
        assert play.can() == {"done", *(f"rum {ship}" for ship in SHIPS)}


@pytest.mark.rule("SIR-T1")
def test_only_cards_of_the_hand_are_played() -> None:
    play = position(hands=("7 7 -2", "5"))
    assert {text.split()[1] for text in play.can("play")} == {"7", "-2"}


@pytest.mark.rule("SIR-T3")
def test_at_either_side_of_any_ship_card_in_play() -> None:
    play = position(hands=("7", "5"), taken=("28", ""), out="36")
    assert play.can("play") == {
        f"play 7 {ship}:{side}" for ship in ("30", "32", "34") for side in ("mine", "theirs")
    }


@pytest.mark.rule("SIR-T3")
@pytest.mark.parametrize("player", [1, 2])
def test_a_card_lies_where_it_was_laid_for_all_to_see(player: int) -> None:
    play = position(player=player, hands=("7", "7")).do("play 7 36:theirs")
    assert play.cards(f"36:{3 - player}") == [7]
    assert play.cards(f"36:{player}") == []
    assert play.news == [f"{player} play 7 36:theirs"]
    assert play.table.total[8 + 2 - player] == 7


@pytest.mark.rule("SIR-T4")
def test_five_cards_fill_a_side_and_not_the_other() -> None:
    four = position(lying={"28:1": "1 2 3 4"}, hands=("7", "5"))
    assert "play 7 28:mine" in four.can()
    five = position(lying={"28:1": "1 2 3 4 5"}, hands=("7", "5"))
    assert "play 7 28:mine" not in five.can()
    assert "play 7 28:theirs" in five.can()
    assert "play 7 30:mine" in five.can()


@pytest.mark.rule("SIR-T4")
def test_it_counts_cards_and_not_kinds_of_cards() -> None:
    play = position(lying={"28:1": "1 1 1 2 2"}, hands=("7", "5"))
    assert "play 7 28:mine" not in play.can()


@pytest.mark.rule("SIR-T4", "SIR-O3")
def test_a_side_that_an_octopus_took_from_has_room_again() -> None:
    play = position(lying={"28:1": "1 2 3 4 5"}, hands=("7", "9"))
    play.turn("octopus 28:mine/5 32:mine")
    assert "play 9 28:theirs" in play.can()
    play.turn("play 9 28:theirs")
    assert play.cards("28:1") == [1, 2, 3, 4, 9]
    assert "play 7 28:mine" not in play.can()


@pytest.mark.rule("SIR-T5")
def test_an_empty_pile_gives_no_card_and_is_not_made_anew() -> None:
    play = position(hands=("7 8", "5"), pile="9", lying={"28:1": "1"})
    play.do("play 7 28:mine")
    assert play.odds() == {"card 9": 1}
    play.do("card 9", "done", "play 5 28:mine")
    assert (play.question(), play.asked()) == ("after", 2)
    assert play.do("done").hand(1) == [8, 9]
    assert list(play.table.pile_size) == [0, 0]
    assert "1 drew" in play.news
    assert "2 drew" not in play.news


@pytest.mark.rule("SIR-T5", "SIR-S3")
def test_in_the_variant_each_draws_from_its_own_pile_to_its_end() -> None:
    play = position(hands=("7 8", "5"), variants=MORE_TACTICS)
    for card in range(15):
        play.table.shown[card] += play.state.piles.cards[card]
        play.state.piles.cards[card] = 0
    play.table.pile_size[0] = 0
    assert play.do("play 7 28:mine").question() == "after"
    assert play.do("done", "play 5 28:mine").question() == "card"


# --- Nothing to play -----------------------------------------------------------------------------


@pytest.mark.rule("SIR-R3")
def test_who_has_a_card_must_act() -> None:
    play = position(hands=("7", "5"), lying={"28:1": "3"})
    assert {text.split()[0] for text in play.can()} == {"play", "octopus", "rum"}
    assert {text.split()[0] for text in play.do("rum 36").can()} == {"play", "octopus"}


@pytest.mark.rule("SIR-R3")
def test_who_has_no_card_must_use_the_octopus() -> None:
    play = position(hands=("", "5"), lying={"28:1": "3"}, pile="")
    assert {text.split()[0] for text in play.can()} == {"octopus", "rum"}


@pytest.mark.rule("SIR-R3")
@pytest.mark.parametrize(
    ("lying", "octopus"),
    [
        ({}, ("", "")),  # nothing lies at the ship
        ({"28:1": "3", "30:1": "4"}, ("28:1/3", "")),  # the octopus is used
        ({"28:1": "3"}, ("", "28:1/3")),  # under the opponent's octopus
    ],
)
def test_who_can_do_neither_passes(lying: dict[str, str], octopus: tuple[str, str]) -> None:
    play = position(hands=("", "5"), lying=lying, octopus=octopus, pile="", mugs=(0, 1))
    assert play.can() == {"pass"}
    play.do("pass")
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("SIR-R3")
def test_who_passes_may_still_lay_rum() -> None:
    play = position(hands=("", "5"), pile="")
    assert play.can() == {"pass", *(f"rum {ship}" for ship in SHIPS)}
    play.do("rum 32")
    assert play.can() == {"pass"}
    assert play.do("pass").asked() == 2


@pytest.mark.rule("SIR-R3")
def test_both_stuck_would_take_more_cards_than_can_lie_there() -> None:
    """At most ten cards go with each scored ship card and nine lie at the last: 49 of the 52."""
    play = position(
        lying=LAST_SHIP,
        hands=("2 2", "8"),
        pile="",
        taken=("28 30", "32 34"),
        crew=("-", "-"),
    )
    assert sum(play.table.count) == 9
    assert play.can("play") == {"play 2 36:theirs"}
    assert play.do("play 2 36:theirs").over
