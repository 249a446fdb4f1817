"""Components, setup, and what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sirens.positions import MORE_TACTICS, VALUES, Play, place_of, position, start
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.facts import facts, view_bytes
from tidetable.core.rulebook import read_toml
from tidetable.games import box
from tidetable.games.sirens import FOLDER, GAME
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.verbs import LAST_WITH_ICON, LOWEST, N_CARDS, PLACES, RESISTANCE

DATA = read_toml(FOLDER / "data" / "cards.toml")
DEAL = ["card 1", "card 5", "card 2", "card 6", "card 3", "card 7", "card 4", "card 8"]


@pytest.mark.rule("SIR-C1")
def test_the_box_holds_52_cards() -> None:
    held = dict(zip(VALUES, GAME.cards, strict=True))
    assert held == {value: 2 if value < 0 else 4 for value in range(-4, 11)}
    assert sum(held.values()) == 52


@pytest.mark.rule("SIR-C1")
def test_starfish_and_shell_are_two_halves_alike() -> None:
    assert list(GAME.half) == [1] * 4 + [2] * 11
    assert sum(GAME.half) == 26


@pytest.mark.rule("SIR-C1")
def test_without_the_variant_the_symbols_do_not_matter() -> None:
    """All four cards of a value can come from the one pile, to the same hand."""
    play = start(first="1").do("card 9", "card 1", "card 9", "card 1", "card 9", "card 1", "card 9")
    assert "card 9" not in play.odds()
    assert play.hand(1) == [9, 9, 9, 9]


@pytest.mark.rule("SIR-C2")
@pytest.mark.parametrize("value", VALUES)
def test_negative_cards_and_zeros_carry_the_icon(value: int) -> None:
    play = position(hands=(str(value), "5")).do(f"play {value} 34:theirs")
    assert (play.question() == "crew") == (value <= 0)
    (icon,) = [icon for icon in DATA["icon"] if icon["value"] == value]
    assert icon["moves_crew"] == (value <= 0) == (value - LOWEST <= LAST_WITH_ICON)


@pytest.mark.rule("SIR-C3")
def test_five_ship_cards_from_bow_to_stern() -> None:
    assert list(RESISTANCE) == [28, 30, 32, 34, 36]
    assert [ship["resistance"] for ship in DATA["ship"]] == [28, 30, 32, 34, 36]
    assert list(start().table.ships) == [0] * 5


@pytest.mark.rule("SIR-C4")
def test_two_crew_and_for_each_player_a_mug_and_an_octopus() -> None:
    table = start().table
    assert len(table.crew) == 2
    assert list(table.mugs) == [1, 1]
    assert list(table.octopus) == [-1, -1]


@pytest.mark.rule("SIR-S1")
def test_the_crew_stand_on_30_and_34() -> None:
    assert start().crew() == ["30", "34"]
    assert start(more_tactics="yes").crew() == ["30", "34"]


@pytest.mark.rule("SIR-S2")
def test_four_cards_to_each_hand_and_the_rest_is_the_pile() -> None:
    play = start(first="2").do(*DEAL)
    assert (play.hand(1), play.hand(2)) == ([1, 2, 3, 4], [5, 6, 7, 8])
    assert list(play.table.pile_size) == [44, 0]
    assert play.question() == "turn"
    assert play.asked() == 2


@pytest.mark.rule("SIR-S2")
def test_any_card_of_the_pile_can_come_next() -> None:
    play = start()
    assert play.odds() == {f"card {value}": 2 if value < 0 else 4 for value in VALUES}
    play.do("card 9", "card -3")
    assert (play.odds()["card 9"], play.odds()["card -3"]) == (3, 1)


@pytest.mark.rule("SIR-S2", "SIR-R11")
def test_the_start_player_is_drawn_last_each_as_likely() -> None:
    play = start().do(*DEAL)
    assert play.odds() == {"start 1": 1, "start 2": 1}
    assert play.do("start 2").asked() == 2
    assert play.news[-1] == "chance start 2"


@pytest.mark.rule("SIR-S4")
def test_a_ship_card_has_a_side_for_each_player() -> None:
    assert len(PLACES.tokens) == 10
    for named in range(10):
        assert {seen_by(named, 0) % 2, seen_by(named, 1) % 2} == {0, 1}
        assert seen_by(named, 0) // 2 == seen_by(named, 1) // 2 == named // 2
    for player, side in ((1, "32:1"), (2, "32:2")):
        play = position(player=player, hands=("7", "7")).do("play 7 32:mine")
        assert play.cards(side) == [7]
        other = position(player=3 - player, hands=("7", "7")).do("play 7 32:theirs")
        assert other.cards(side) == [7]


# --- More tactics from bow to stern ---------------------------------------------------------------


def hands_by_pick() -> Counter[tuple[int, ...]]:
    """Walk all ways to pick four cards, by what is offered."""
    found: Counter[tuple[int, ...]] = Counter()

    def walk(play: Play, picked: tuple[int, ...]) -> None:
        if len(picked) == 4:
            found[picked] += 1
            return
        assert play.can(), "no way of picking ends before the fourth card"
        for text in play.can():
            walk(Play(play.state.copy()).do(text), (*picked, int(text.split()[1])))

    walk(start(more_tactics="yes").pick(2, 1, 2, 3, 4), ())
    return found


@pytest.mark.rule("SIR-S3")
def test_every_hand_of_four_can_be_picked_in_exactly_one_way() -> None:
    half = [value for value in VALUES for _ in range(1 if value < 0 else 2)]
    hands: set[tuple[int, ...]] = {()}
    for _ in range(4):
        hands = {
            tuple(sorted((*hand, value)))
            for hand in hands
            for value in set(half)
            if hand.count(value) < half.count(value)
        }
    assert len(hands) == 2421
    assert hands_by_pick() == dict.fromkeys(hands, 1)


def walk_picks(first: list[int], second: list[int], order: str) -> Play:
    """Let the players pick in an order such as `11212122`."""
    play = start(more_tactics="yes")
    left = {1: iter(first), 2: iter(second)}
    for player in map(int, order):
        play.pick(player, next(left[player]))
    return play


@pytest.mark.rule("SIR-S3", "SIR-R11")
@pytest.mark.parametrize("order", ["11112222", "22221111", "12121212", "12212112"])
def test_both_pick_at_once_and_the_start_player_is_drawn_after(order: str) -> None:
    play = start(more_tactics="yes")
    assert [play.asked(0), play.asked(1)] == [1, 2]
    play = walk_picks([-4, 0, 0, 10], [7, 8, 9, 9], order)
    assert play.hand(1) == [-4, 0, 0, 10]
    assert play.hand(2) == [7, 8, 9, 9]
    assert list(play.table.pile_size) == [22, 22]
    assert play.odds() == {"start 1": 1, "start 2": 1}


@pytest.mark.rule("SIR-S3")
def test_a_player_may_be_named_to_start_in_the_variant_too() -> None:
    play = start(more_tactics="yes", first="2").pick(1, 1, 2, 3, 4).pick(2, 1, 2, 3, 4)
    assert (play.question(), play.asked()) == ("turn", 2)


@pytest.mark.rule("SIR-S3")
def test_a_player_has_only_its_own_26_cards() -> None:
    play = walk_picks([9, 9, 10, 10], [-4, 1, 9, 10], "11112222").do("start 1")
    play.do("play 10 28:mine")
    assert "card 9" not in play.odds()
    assert "card 10" not in play.odds()
    assert play.odds()["card -4"] == 1
    play.do("card 8", "done").do("play 1 28:mine")
    assert "card -4" not in play.odds()
    assert (play.odds()["card 9"], play.odds()["card 1"]) == (1, 1)
    play.do("card 1")
    assert list(play.table.pile_size) == [21, 21]


@pytest.mark.rule("SIR-S3")
def test_all_else_is_as_in_the_base_game() -> None:
    for variants in ({}, MORE_TACTICS):
        play = position(variants=variants, lying={"28:1": "10 10"}, hands=("8 9", "5"))
        assert play.can() == position(lying={"28:1": "10 10"}, hands=("8 9", "5")).can()
        assert play.turn("play 8 28:mine").ship("28") == "1"


@pytest.mark.rule("SIR-R11")
def test_nobody_learns_what_the_other_picks() -> None:
    seen = []
    for pick in ("pick -1", "pick 3"):
        play = start(more_tactics="yes").do(pick, ask=0)
        assert play.news == [f"1 {pick}, to 1"]
        seen.append([view_bytes(look(play.state, viewer)) for viewer in (SPECTATOR, 1)])
    assert seen[0] == seen[1]


@pytest.mark.rule("SIR-R11")
def test_four_asks_whatever_was_picked() -> None:
    """How often somebody is asked must not tell what was picked."""
    for hand in ([9, 9, 10, 10], [-4, -3, -2, -1], [0, 0, 5, 10]):
        play = start(more_tactics="yes")
        for n, value in enumerate(hand):
            assert play.argument(0 if play.asked() == 1 else 1) == n
            play.pick(1, value)
        assert play.asked() == 2
        assert play.state.n_asks == 1


# --- What is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("SIR-R6")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    play = start(first="1").do("card 7", "card -2")
    assert play.news == ["chance card 7, to 1", "chance card -2, to 2"]
    play.do(*["card 1"] * 3, *["card 2"] * 3).do("play 7 28:mine", "card 10")
    assert play.news[-3:] == ["1 play 7 28:mine", "chance card 10, to 1", "1 drew"]


@pytest.mark.rule("SIR-R6")
def test_hands_and_piles_are_seen_by_nobody_else() -> None:
    """Other hands behind the same table look the same to the opponent and to a spectator."""
    first = position(hands=("7 8 9 10", "1 2 3 4"))
    second = position(hands=("-4 -3 0 5", "1 2 3 4"))
    for viewer in (SPECTATOR, 1):
        views = [view_bytes(look(play.state, viewer)) for play in (first, second)]
        assert views[0] == views[1]
    assert facts(look(first.state, SPECTATOR).own) == {}
    own = facts(look(first.state, 0).own)["cards"]
    assert own == [0] * 11 + [1] * 4


@pytest.mark.rule("SIR-R6")
def test_the_table_discards_and_sizes_are_seen_by_everybody() -> None:
    play = position(hands=("4 9", "1 2 3"), lying={"28:1": "10 9"}, player=1)
    play.turn("play 9 28:mine")
    seen = facts(look(play.state, SPECTATOR).public)
    assert seen["hand_size"] == [2, 3]
    assert seen["pile_size"] == [44, 0]
    assert seen["ships"] == [1, 0, 0, 0, 0]
    shown = seen["shown"]
    assert isinstance(shown, list)
    assert [shown[card] + shown[N_CARDS + card] for card in (13, 14)] == [2, 1]


@pytest.mark.rule("SIR-R6")
def test_what_a_player_has_not_shown_is_known_as_a_set_in_the_variant() -> None:
    play = walk_picks([9, 9, 10, 10], [-4, 1, 9, 10], "11112222").do("start 2")
    play.turn("play 9 28:mine")
    shown = facts(look(play.state, 0).public)["shown"]
    assert isinstance(shown, list)
    assert shown[:N_CARDS] == [0] * N_CARDS
    assert shown[N_CARDS:] == [0] * 13 + [1, 0]


def test_the_box_knows_the_game_for_two() -> None:
    assert box("sirens").game is GAME
    assert (GAME.min_seats, GAME.max_seats) == (2, 2)
    assert place_of("30:2") == 3
