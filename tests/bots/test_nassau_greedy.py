"""The greedy bot of Nassau: what it takes in the city, does at sea, tells at home; and it wins."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, Play, position, ship
from tests.games.nassau.positions_at_sea import at_sea, boat, fighting
from tests.games.nassau.sea.test_losses import struck
from tidetable import bots
from tidetable.core.contract import Buffer, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import begin, choices, step
from tidetable.core.think.evaluator import falling
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.nassau.rules.verbs import CODEC, SLOTS, TOWERS
from tidetable.games.nassau.think.plans import TAKEN_FROM_OTHERS, Plans, attacks_left, chances
from tidetable.games.nassau.think.worth import Worth

ALL_PISTOL = {"A5": "pistol", "B5": "pistol", "D5": "pistol", "E5": "pistol", "E6": "pistol"}


def greedy_says(play: Play, luck: int = 0) -> str:
    bot = bots.make(box("nassau"), "greedy", Luck(luck))
    view = look(play.state, play.asked() - 1)
    return CODEC.text(bot.choose(view, play.state.asks[0], choices(GAME, play.state, 0)))


def greedy_does(play: Play, question: str) -> list[str]:
    """Let it answer as long as it is asked the same, and return its answers."""
    said = []
    while play.question() == question:
        said.append(greedy_says(play))
        play.do(said[-1])
    return said


# --- In the city ---------------------------------------------------------------------------------


def test_it_walks_where_a_square_gives_most_for_the_pirates_it_takes() -> None:
    """From d4: c4 gives provisions for two pirates; they are a turn at sea each."""
    assert greedy_says(position()) == "walk c4"
    long_way = position(one=ship(pirates=5), sections={"c4-d4": 5})
    assert greedy_says(long_way) != "walk c4"


def test_it_takes_no_provisions_for_which_there_is_no_room() -> None:
    assert greedy_says(position(one=ship(crates=8, provisions=3))) != "walk c4"


def test_without_pirates_it_passes_and_never_drinks_to_wait() -> None:
    assert greedy_says(position(one=ship(pirates=0, rum=5))).startswith("moor")


def test_it_takes_weapons_of_the_type_it_has_most_of() -> None:
    play = position(captain="d4", one=ship(pistol=3, holds=5)).do("walk c3")
    assert play.can() == {"take pistol-1", "take sabre-1"}
    assert greedy_says(play) == "take pistol-1"
    play = position(captain="d4", one=ship(pistol=5, holds=5)).do("walk c3")
    assert greedy_says(play) == "take sabre-1"


def test_for_a_doubloon_it_moves_again_if_that_brings_more() -> None:
    assert greedy_says(position().do("walk c4", "take provision-2")) == "again"
    few = position(one=ship(pirates=4)).do("walk c4", "take provision-2")
    assert greedy_says(few) == "enough"


def test_the_monkey_spirit_saves_what_is_paid() -> None:
    play = position(one=ship(monkey_spirit=1, doubloon=1)).do("walk c4", "take provision-2")
    assert greedy_says(play) == "spare doubloon"


def test_it_throws_away_what_it_can_spare() -> None:
    """A crate too many takes a hold of its own."""
    play = position(one=ship(pirates=0, crates=5, provisions=3)).do("moor 1")
    assert play.question() == "throw"
    assert greedy_says(play) == "throw crate"
    rat = position(one=ship(pirates=0, crates=5, provisions=3, rat=1)).do("moor 1")
    assert greedy_says(rat) == "use rat"


# --- At sea --------------------------------------------------------------------------------------


def test_it_sails_where_most_can_be_done() -> None:
    things = boat(provisions=2, crates=4, pistol=3, sails=3, sailors=3, towers="B5:2 D5:2")
    play = at_sea(things, towers=ALL_PISTOL)
    assert greedy_says(play) == "sail E"  # two towers
    assert greedy_says(play.do("sail E")) in ("tower E5 3", "tower E6 3")  # they are alike


def of_taking(play: Play, tower: str) -> float:
    worth = Worth(play.table, GAME.islands, 0)
    return Plans(play.table, GAME.islands, worth).of_taking(TOWERS.index[tower])


def test_a_tower_is_worth_what_its_owner_loses_with_it() -> None:
    """Of 3 x 6 with the tower of 3 crates 2 x 3 are left; 2 points come for it (NAS-A7)."""
    mine, other = boat(towers="A5:1"), boat(towers="B5:2 D5:1 E5:3")
    two = at_sea(mine, other, towers=ALL_PISTOL)
    assert of_taking(two, "E5") == pytest.approx(TAKEN_FROM_OTHERS * (18 - 6 - 2))
    assert of_taking(two, "D5") == pytest.approx(TAKEN_FROM_OTHERS * (18 - 10 - 2))
    assert of_taking(two, "E6") == 0  # nobody is there
    three = at_sea(mine, other, boat(), towers=ALL_PISTOL)
    assert of_taking(three, "E5") == pytest.approx(of_taking(two, "E5") / 2)


def test_it_rather_takes_a_tower_from_others_than_an_empty_one() -> None:
    things = boat(boat="E", provisions=2, crates=4, pistol=3, sails=3, sailors=3)
    other = boat(towers="A5:1 B5:1 D5:1 E6:1")
    play = at_sea(things, other, towers=ALL_PISTOL).do("sail E")
    alone = at_sea(things, towers=ALL_PISTOL).do("sail E")
    assert {greedy_says(play, luck)[:8] for luck in range(9)} == {"tower E6"}
    assert {greedy_says(alone, luck)[:8] for luck in range(9)} == {"tower E5", "tower E6"}


def test_it_plunders_the_good_that_comes_next_in_its_hideout() -> None:
    things = boat(provisions=2, crates=0, pistol=2, hidden="tobacco sugar-cane", filled=2)
    posts = {"B7": "pistol sapphires", "D7": "pistol silver"}
    play = at_sea(things, hideouts="1 2", posts=posts)
    assert greedy_says(play) == "sail B"
    assert greedy_says(play.do("sail B")) == "plunder B7"


def test_it_goes_home_rather_than_do_next_to_nothing() -> None:
    play = at_sea(boat(provisions=2, crates=0, rum=1, tales="1"), round_=2)
    assert greedy_says(play) == "home campfire"
    play = at_sea(boat(provisions=2, crates=0, rum=1, tales="1"), round_=4)
    assert greedy_says(play).startswith("sail")  # what is left over is of no more use


def test_a_compass_brings_it_to_the_sea_dog() -> None:
    things = boat(provisions=2, crates=0, compass=1, rum=0, doubloon=2)
    assert greedy_says(at_sea(things, sea_dog="I", round_=2)) == "steer sea-dog"


# --- Fights --------------------------------------------------------------------------------------


def test_it_leaves_alone_who_is_too_strong() -> None:
    things = boat(provisions=2, crates=1, sailors=1, sails=1)
    play = at_sea(things, foes={"A1": "pirate-ship-7"}).do("sail A")
    assert not greedy_says(play).startswith("fight")


def test_a_bomb_beats_at_once() -> None:
    play = at_sea(boat(provisions=2, crates=2, bomb=1), foes={"A1": "pirate-ship-2"})
    assert greedy_says(play.do("sail A")) == "fight A1"
    assert greedy_says(play.do("fight A1")) == "bomb"


def test_it_puts_as_many_crates_as_it_takes() -> None:
    assert greedy_says(fighting("pirate-ship-2", crates=4, sails=3)) == "put 2"


def test_it_pays_rum_for_a_crate_only_if_all_hangs_on_it() -> None:
    close = fighting("pirate-ship-2", crates=2, rum=2).do("put 2").fight("dodge nothing")
    assert greedy_says(close) == "pay-rum"
    safe = fighting("pirate-ship-2", crates=3, rum=2).do("put 3").fight("dodge nothing")
    assert greedy_says(safe) == "give-crate"


def test_it_pays_rum_for_the_last_damage_of_a_bomb_and_not_for_an_old_crate() -> None:
    bombed = fighting("kraken-6", bomb=1, rum=2).do("bomb", "put 0")
    bombed.fight("dodge dodge nothing nothing")
    assert greedy_does(bombed, "dodge") == ["give-crate", "pay-rum"]
    old = fighting("kraken-7", on="B1:2", crates=1, rum=2).fight(
        "dodge dodge nothing nothing dodge"
    )
    assert greedy_says(old.do("give-crate")) == "give-crate"


def test_old_crates_do_not_make_the_crab_a_sure_win() -> None:
    """Only a strength of 0 does; otherwise what comes of it hangs on the tokens."""
    for foe, is_sure in (("pirate-ship-1", True), ("pirate-ship-4", False)):
        play = fighting(foe, boat(on="B1:2"), crab=1)
        plans = Plans(play.table, GAME.islands, Worth(play.table, GAME.islands, 0))
        slot = SLOTS.index["B1"]
        all_of_it = plans.of_reward(slot) + plans.of_trophy(slot)
        assert (plans.of_crab(slot) == pytest.approx(all_of_it)) == is_sure


def test_it_loses_first_what_leaves_it_most() -> None:
    crowded = {"holds": 4, "crates": 4, "provisions": 5, "silver": 1}
    assert greedy_says(struck("hold provision", **crowded)) == "lose provision"
    hats = {"sailors": 2, "rat": 1, "turtle": 1}
    play = struck("hold sailor", **(crowded | hats))
    assert greedy_does(play, "lose") == ["lose hold"]
    assert greedy_does(play, "throw") == ["use rat"]


def test_it_repels_what_would_cost_it_most() -> None:
    play = fighting("pirate-ship-2", crates=2, sailors=2, sails=2, pistol=4, doubloon=3)
    play.do("put 2").fight("pistol doubloon", "3 1")
    assert greedy_says(play) == "repel pistol"


def test_it_takes_a_good_reward_twice() -> None:
    play = fighting("pirate-ship-5", crates=3, contract=1).do("put 3")
    play.fight("nothing nothing nothing")
    assert greedy_says(play) == "sign"
    play = fighting("treasure-island-1", crates=3, contract=1, doubloon=3).do("put 1")
    assert greedy_says(play.fight("nothing")) == "enough"


def test_the_cat_helps_when_dice_fail() -> None:
    play = fighting("pirate-ship-2", crates=2, sailors=2, sails=2, cat=1).do("put 2")
    assert greedy_says(play.fight("pistol doubloon", "1 1")) == "use cat"


# --- On the way home -----------------------------------------------------------------------------


def test_it_hides_goods_in_the_order_of_its_hideout() -> None:
    goods = {"sugar_cane": 1, "tobacco": 1, "silver": 1}
    things = boat(provisions=0, crates=0, holds=5, doubloon=3, **goods)
    play = at_sea(things, hideouts="1 2")
    assert greedy_does(play, "sea") == ["home skull-island"]
    assert greedy_does(play, "hide") == ["hide tobacco", "hide sugar-cane"]


def test_it_tells_what_is_true_and_keeps_the_rest() -> None:
    """1 and 58 ask for three sails and sailors, 59 and 74 for more than there is."""
    things = boat(provisions=0, rum=1, sails=3, sailors=3, tales="1 58 59 74")
    play = at_sea(things, round_=2).do("home campfire")
    assert greedy_does(play, "tales") == ["promise 2"]
    assert greedy_does(play, "tell") == ["tell 1", "tell 58"]


def test_in_the_last_round_it_tells_all_it_can() -> None:
    things = boat(provisions=0, rum=2, sails=3, sailors=3, tales="1 58 59 71 74")
    play = at_sea(things, round_=4).do("home campfire")
    assert greedy_does(play, "rum") == ["drink 2"]
    assert greedy_does(play, "tales") == ["promise 5"]


def test_silence_costs_more_than_a_bad_joke() -> None:
    play = at_sea(boat(provisions=0, rum=1, tales="74"), round_=2)
    assert greedy_says(play) == "home campfire"


def test_the_parrot_doubles_the_best_tale() -> None:
    things = boat(provisions=0, rum=1, sails=4, sailors=3, parrot=1, tales="1 30")
    play = at_sea(things, round_=2).do("home campfire", "promise 2")
    assert greedy_does(play, "tell") == ["tell 1", "tell 30"]
    assert greedy_says(play) == "twice 30"


# --- All in all ----------------------------------------------------------------------------------


def test_between_equals_luck_decides() -> None:
    play = at_sea(boat(provisions=2, crates=0), round_=4)
    assert len({greedy_says(play, luck) for luck in range(30)}) > 1


def test_odds_of_tokens_and_dice() -> None:
    assert sum(chances(3, 25, 7)) == pytest.approx(1)
    assert chances(1, 25, 7) == pytest.approx([18 / 25, 7 / 25])
    assert attacks_left(2, 0) == 2
    assert attacks_left(1, 1) == pytest.approx(1 / 3)
    assert falling(vec[float]([3.0, 2.0]), 1, 3) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_nearly_always(seats: int) -> None:
    """Each seed from every seat."""
    games = [(seed, seat) for seed in range(12 // seats) for seat in range(seats)]
    wins = sum(greedy_wins(seat, seats, seed) for seed, seat in games)
    assert wins >= 11


def greedy_wins(greedy: int, seats: int, seed: int) -> bool:
    names = ["greedy" if seat == greedy else "random" for seat in range(seats)]
    points = points_of(names, {}, seed)
    return max(points) == points[greedy] and points.count(max(points)) == 1


@pytest.mark.parametrize("options", [{}, {"dutchman": "yes", "figure": "yes"}])
def test_among_themselves_they_score_within_reason(options: dict[str, str]) -> None:
    points = [*points_of(["greedy"] * 4, options, 1), *points_of(["greedy"] * 2, options, 2)]
    assert 80 < sum(points) / len(points) < 350


def points_of(names: list[str], options: dict[str, str], seed: int) -> list[int]:
    """Let bots play a whole game, and return their points."""
    luck, into = Luck(seed), Buffer()
    players = [
        bots.make(box("nassau"), name, Luck(seed * len(names) + seat))
        for seat, name in enumerate(names)
    ]
    state = GAME.setup(len(names), read_options(GAME.options, options))
    legal = begin(GAME, state, luck, into)
    while legal:
        question = state.asks[0]
        seat = seat_of(question)
        legal = step(
            GAME, state, players[seat].choose(look(state, seat), question, legal), luck, into
        )
    return GAME.scores(state.table)
