"""The greedy bot of Titania: what it takes, when it draws, how it ends the game; and it wins."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable import bots
from tidetable.core.contract import look
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.core.play import choices
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.titania.rules.verbs import CODEC, SHELLS, SPACES
from tidetable.games.titania.think.worth import floors_for, strike

TOWERS = [
    (at, shell)
    for space, at in enumerate(SPACES.tokens)
    for colour, shell in enumerate(SHELLS.tokens)
    if KINGDOM.has_tower(space, colour)
]
AT_G1 = {"F2": "red"}  # within reach of the crane between H1, black and white, and G2, brown


def greedy_says(play: Play, luck: int = 0) -> str:
    bot = bots.make(box("titania"), "greedy", Luck(luck))
    view = look(play.state, play.asked() - 1)
    return CODEC.text(bot.choose(view, play.state.asks[0], choices(GAME, play.state, 0)))


def greedy_does(play: Play) -> list[str]:
    """Let it build to the end, and return its answers."""
    said = []
    while play.question() == "build":
        said.append(greedy_says(play))
        play.do(said[-1])
    return said


# --- Ships ---------------------------------------------------------------------------------------


def test_it_sails_to_the_crane_where_most_can_be_built() -> None:
    """Elsewhere the cheapest floors are built already."""
    built = {f"{at}:{shell}": 1 for at, shell in TOWERS if at not in ("G2", "H1")}
    purse = "brown 3 black 3 white 3"
    play = position(hands=("red red", ""), ships=AT_G1, purses=(purse, ""), floors=built)
    assert greedy_says(play) == "play red"
    assert greedy_says(play.do("play red")) == "place G1"


def test_it_leaves_a_crane_for_which_it_has_no_shells() -> None:
    play = position(hands=("red red", ""), ships=AT_G1, purses=("green 9", ""))
    assert greedy_says(play.do("play red")) != "place G1"


def test_it_prefers_two_things_to_one() -> None:
    """I9 gives shells and points, I8 beside it a starfish."""
    play = position(hands=("blue", ""), ships={"H9": "blue"}, fog={"G7": "beside ship-1"})
    assert greedy_says(play.do("play blue")) == "place I9"


def test_it_takes_a_card_of_one_colour_before_a_joker() -> None:
    assert greedy_says(position(hands=("red blue-red", ""), ships={"H9": "red"})) == "play red"


def test_a_joker_sails_in_the_colour_that_brings_more() -> None:
    play = position(hands=("blue-red blue-red", ""), ships={"H9": "blue", "G4": "red"})
    assert greedy_says(play) == "joker blue-red blue"


def test_it_draws_where_a_ship_brings_less_than_cards() -> None:
    """With all shells out, the fog has little to give."""
    play = position(hands=("red", ""), shells_left=dict.fromkeys(SHELLS.tokens, 0))
    assert greedy_says(play) == "stop"


def test_with_a_full_hand_it_does_not_draw_for_nothing() -> None:
    play = position(hands=("red red red red red blue blue", ""))
    assert greedy_says(play) != "stop"


def test_it_discards_of_what_it_has_most() -> None:
    play = position(hands=("red red red red red red blue blue-yellow", ""))
    play.do("stop").do("card yellow", "card red", "card blue")
    assert play.question() == "discard"
    assert greedy_says(play) == "discard red"


# --- Shells, floors, starfish --------------------------------------------------------------------


def test_it_chooses_shells_of_which_floors_are_cheap() -> None:
    """One floor stands on most towers, none on the black ones."""
    built = {f"{at}:{shell}": 1 for at, shell in TOWERS if shell != "black"}
    play = position(hands=("red", ""), ships={"B1": "red"}, floors=built)
    assert greedy_says(play.do("play red", "place B2")) == "choose black"


def test_it_chooses_no_shells_of_a_colour_that_is_built_out() -> None:
    built = {f"{at}:{shell}": 2 for at, shell in TOWERS if shell != "green"}
    play = position(hands=("red", ""), ships={"B1": "red"}, floors=built, purses=("green 6", ""))
    assert greedy_says(play.do("play red", "place B2")) == "choose green"


def test_it_builds_all_floors_that_are_cheap() -> None:
    play = position(
        hands=("red", ""),
        ships=AT_G1,
        purses=("brown 1 black 2 white 1", ""),
        floors={"H1:black": 1},
    )
    play.do("play red", "place G1")
    assert {*greedy_does(play)} == {"build G2:brown", "build H1:black", "build H1:white"}


def test_it_keeps_its_shells_for_cheaper_floors_elsewhere() -> None:
    play = position(
        hands=("red", ""),
        ships=AT_G1,
        purses=("brown 1 black 4", ""),
        floors={"H1:black": 3},
    )
    assert greedy_does(play.do("play red", "place G1")) == ["build G2:brown", "enough"]


def test_near_the_end_it_builds_whatever_it_can_pay() -> None:
    play = position(
        hands=("red", "red"),
        ships=AT_G1,
        purses=("brown 1 black 4", ""),
        floors={"H1:black": 3},
        reserve={"blue": 1},
        period=2,
    )
    assert {*greedy_does(play.do("play red", "place G1"))} == {"build G2:brown", "build H1:black"}


def test_it_occupies_where_most_floors_stand_for_one_starfish() -> None:
    floors = {"C3:black": 4, "G8:green": 2, "A5:black": 4, "A5:white": 4}
    play = position(hands=("red", ""), ships={"H2": "red"}, floors=floors)
    play.do("play red").do("place I2")
    assert greedy_says(play) == "occupy C3"


def test_it_keeps_a_starfish_rather_than_take_a_point_for_it() -> None:
    play = position(hands=("red", ""), ships={"H2": "red"})
    assert greedy_says(play.do("play red", "place I2")) == "keep"


# --- The end -------------------------------------------------------------------------------------


def last_ship(points: tuple[int, int], tiles: tuple[str, str] = ("", "")) -> Play:
    return position(hands=("red", "red"), reserve={"red": 1}, points=points, tiles=tiles, period=2)


def test_ahead_it_ends_the_game_and_behind_it_does_not() -> None:
    assert greedy_says(last_ship((60, 40))) == "play red"
    assert greedy_says(last_ship((40, 60))) == "stop"


def test_point_tiles_count_though_those_of_others_are_face_down() -> None:
    assert greedy_says(last_ship((50, 40), ("", "3 3 3 3"))) == "stop"
    assert greedy_says(last_ship((40, 50), ("5 5 5 5", ""))) == "play red"


def test_behind_it_does_not_leave_the_last_ship_to_others() -> None:
    two_left = {"red": 2}
    play = position(hands=("red blue", "red"), reserve=two_left, points=(40, 60), period=2)
    assert greedy_says(play) != "play red"
    play = position(hands=("red blue", "red"), reserve=two_left, points=(60, 40), period=2)
    assert greedy_says(play) == "play red"


def test_the_first_period_it_ends_like_any_other_ship() -> None:
    play = position(hands=("red red red red red red red", ""), reserve={"red": 1}, points=(0, 60))
    assert greedy_says(play) == "play red"


# --- All in all ----------------------------------------------------------------------------------


def test_between_equals_luck_decides() -> None:
    play = position(hands=("red red", "")).do("play red")
    assert len({greedy_says(play, luck) for luck in range(30)}) > 1


def test_shells_pay_for_the_cheapest_floors_and_the_next_in_part() -> None:
    prices = vec[i64]([0, 2, 0, 0, 1])
    assert [floors_for(prices, 0, shells) for shells in (0, 4, 9)] == [0, 2.5, 3]
    strike(prices, 0, 1)
    assert list(prices) == [0, 1, 0, 0, 1]
    strike(prices, 0, 2)
    assert list(prices) == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_nearly_always(seats: int) -> None:
    """Each seed from every seat."""
    games = [(seed, seat) for seed in range(24 // seats) for seat in range(seats)]
    wins = sum(greedy_wins(seat, seats, seed) for seed, seat in games)
    assert wins >= 23


def greedy_wins(greedy: int, seats: int, seed: int) -> bool:
    its = box("titania")
    table = its.table(seats, {}, seed.to_bytes(SEED_BYTES, "big"))
    players = [
        bots.make(its, "greedy" if seat == greedy else "random", Luck(seed * seats + seat))
        for seat in range(seats)
    ]
    while not table.over:
        (seat,) = table.asked()
        (question,) = table.questions(seat)
        action = players[seat].choose(table.view(seat), question, table.legal(seat))
        table.play(seat, CODEC.text(action))
    return table.places()[greedy] == 1 and table.places().count(1) == 1
