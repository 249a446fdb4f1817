"""What helps in a fight: bomb and crab before the tokens, cat, contract and lizard after them."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.games.nassau.positions_at_sea import (
    ISLANDS,
    at_sea,
    beaten,
    boat,
    crates_on,
    fighting,
    foe_at,
)
from tidetable.core.vec import vec
from tidetable.games.nassau.rules.archipelago import gain_of
from tidetable.games.nassau.rules.verbs import ADVERSARIES

# --- The bomb ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-3", "NAS-O3")
def test_a_bomb_lays_two_crates_of_the_supply_and_none_of_the_holds() -> None:
    play = fighting("kraken-6", bomb=1, crates=3).do("bomb")
    assert crates_on(play, "B1") == [2, 0]
    assert (play.of(1, "crates"), play.of(1, "supply"), play.of(1, "bomb")) == (3, 15, 0)
    assert play.can() == {"put 0", "put 1", "put 2", "put 3"}


@pytest.mark.rule("NAS-R-3", "NAS-A5a")
def test_with_a_bomb_as_many_tokens_are_drawn_as_without() -> None:
    play = fighting("kraken-5", bomb=1).do("bomb", "put 1")
    play.fight("nothing nothing nothing")
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    assert play.of(1, "supply") + play.of(1, "crates") == 20


@pytest.mark.rule("NAS-R-32", "NAS-O3")
@pytest.mark.parametrize(("others", "at_once"), [(0, False), (1, True), (2, True)])
def test_a_bomb_beats_at_once_with_the_crates_of_all(others: int, at_once: bool) -> None:
    """Strength 3: no tokens are drawn, no crate of the own is touched, reward and tile are due."""
    play = fighting("kraken-5", boat(on=f"B1:{others}"), bomb=1).do("bomb")
    assert (foe_at(play, "B1") == "") == at_once
    if at_once:
        assert play.asked() == 2
        assert play.points() == [13, 10]
        assert play.of(1, "rum") == 2
        assert beaten(play, 1) == [1, 0, 0, 0, 0]
        assert play.of(1, "supply") == 17
        assert play.of(2, "supply") == 17


@pytest.mark.rule("NAS-A5b", "NAS-O3", "NAS-R-33")
@pytest.mark.parametrize(("dodges", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_what_is_left_of_a_bomb_is_damage_that_brings_reward_and_points(
    dodges: int, left: int
) -> None:
    play = fighting("kraken-5", bomb=1).do("bomb", "put 0")
    play.fight(" ".join(["dodge"] * dodges + ["nothing"] * (3 - dodges)))
    assert play.points() == [13 if left else 10, 10]
    assert play.of(1, "rum") == (2 if left else 0)
    assert crates_on(play, "B1") == [left, 0]
    assert foe_at(play, "B1") == "kraken-5"


@pytest.mark.rule("NAS-R-35")
def test_at_most_one_bomb_in_a_fight() -> None:
    play = fighting("kraken-7", bomb=3).do("bomb")
    assert "bomb" not in play.can()
    assert play.of(1, "bomb") == 2


@pytest.mark.rule("NAS-R-35")
@pytest.mark.parametrize(("supply", "crates", "laid"), [(1, 3, 2), (0, 1, 1), (0, 0, 0), (1, 0, 1)])
def test_crates_for_the_bomb_missing_in_the_supply_come_from_the_holds(
    supply: int, crates: int, laid: int
) -> None:
    play = fighting("kraken-6", bomb=1, supply=supply, crates=crates).do("bomb")
    assert crates_on(play, "B1") == [laid, 0]
    assert (play.of(1, "supply"), play.of(1, "crates")) == (0, crates + supply - laid)


@pytest.mark.rule("NAS-R-35", "NAS-R-33", "NAS-R-32")
def test_a_bomb_without_any_crates_beats_at_once_or_leaves_no_damage() -> None:
    play = fighting("kraken-5", bomb=1, supply=0, crates=0).do("bomb").fight("nothing " * 3)
    assert play.points() == [10, 10]
    assert crates_on(play, "B1") == [0, 0]
    play = fighting("kraken-5", bomb=1, crab=1, supply=0, crates=0).do("bomb")
    assert play.can() == {"put 0", "use crab"}
    play.do("use crab")
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    play = fighting("kraken-2", bomb=1, supply=0, crates=0).do("bomb")
    assert beaten(play, 1) == [1, 0, 0, 0, 0]


@pytest.mark.rule("NAS-R-30")
def test_bomb_and_crab_come_before_the_crates_and_not_after_them() -> None:
    play = fighting("pirate-ship-7", bomb=1, crab=1)
    assert {"bomb", "use crab", "put 1"} <= play.can()
    play.do("put 1")
    assert play.question() == "token"
    play.fight("nothing " * 5)
    assert play.asked() == 2
    assert (play.of(1, "bomb"), play.animal(1, "crab")) == (1, "ready")


# --- The crab ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E13", "NAS-Z3")
def test_a_crab_on_strength_three_two_tokens_and_two_crates_beat_it() -> None:
    play = fighting("kraken-4", crab=1).do("use crab", "put 2").fight("nothing nothing")
    assert play.question() == "pile"
    assert play.points() == [13, 10]
    play.do("draw B").draw()
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    assert play.table.beaten_score[0] == 3
    assert play.animal(1, "crab") == "used"


@pytest.mark.rule("NAS-Z3", "NAS-R-32")
def test_at_strength_nothing_it_is_beaten_at_once_without_tokens() -> None:
    play = fighting("pirate-ship-1", crab=1).do("use crab")
    assert play.asked() == 2
    assert beaten(play, 1) == [0, 0, 0, 0, 1]
    assert play.points() == [11, 10]
    assert play.of(1, "rum") == 1
    assert play.of(1, "crates") == 3


@pytest.mark.rule("NAS-R-32", "NAS-Z3")
@pytest.mark.parametrize("on", [1, 2, 3])
def test_a_crab_does_not_beat_at_once_though_old_crates_reach_the_lowered_strength(on: int) -> None:
    """Strength 3: two tokens are drawn all the same, and only then the tile is taken."""
    play = fighting("pirate-ship-4", boat(on=f"B1:{on}"), crab=1).do("use crab")
    assert play.can() == {"put 1", "put 2", "put 3"}
    play.do("put 1").fight("nothing nothing")
    assert beaten(play, 1) == [0, 0, 0, 0, 1]
    assert play.points() == [13, 10]


@pytest.mark.rule("NAS-R-32", "NAS-A5b", "NAS-A5c")
def test_without_damage_of_this_fight_a_crab_brings_the_tile_and_nothing_else() -> None:
    play = fighting("pirate-ship-4", boat(on="B1:2"), crab=1, contract=1, lizard=1)
    play.do("use crab", "put 1").fight("dodge nothing")
    assert play.asked() == 2
    assert beaten(play, 1) == [0, 0, 0, 0, 1]
    assert play.points() == [10, 10]
    assert (play.of(1, "sails"), play.of(1, "contract")) == (2, 1)


@pytest.mark.rule("NAS-R-32", "NAS-O3")
@pytest.mark.parametrize(("on", "at_once"), [(0, False), (1, True)])
def test_with_a_crab_the_bomb_needs_one_crate_less(on: int, at_once: bool) -> None:
    """Strength 4, of which the crab takes 1 and the bomb 2."""
    play = fighting("kraken-6", boat(on=f"B1:{on}"), bomb=1, crab=1).do("use crab", "bomb")
    assert play.question() == ("pile" if at_once else "prepare"), "the reward is due, or not yet"


@pytest.mark.rule("NAS-R-32", "NAS-Z3")
def test_without_bomb_or_crab_nobody_is_beaten_before_the_tokens() -> None:
    play = fighting("kraken-4", boat(on="B1:2")).do("put 3")
    assert play.question() == "token"


@pytest.mark.rule("NAS-R-32", "NAS-R-3")
@pytest.mark.parametrize("order", ["bomb crab", "crab bomb"])
def test_bomb_and_crab_together_beat_strength_three_at_once(order: str) -> None:
    play = fighting("kraken-5", bomb=1, crab=1)
    for word in order.split():
        play.do("use crab" if word == "crab" else word)
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    assert play.points() == [13, 10]
    assert (play.of(1, "crates"), play.of(1, "supply")) == (3, 17)
    assert play.asked() == 2


@pytest.mark.rule("NAS-Z3")
def test_the_crab_lowers_the_strength_for_this_fight_only() -> None:
    play = fighting("kraken-7", crab=1, provisions=2).do("use crab", "put 1")
    play.fight("nothing " * 4)
    play.do("draw B").draw().do("draw B").draw().do("draw B").draw()
    play.do("home home-port", "sail B", "fight B1", "put 1")
    play.fight("nothing " * 5)
    assert play.question() == "pile"


# --- The cat -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E13", "NAS-Z4")
def test_the_cat_rolls_the_two_bad_dice_of_three_again() -> None:
    play = fighting("kraken-5", sails=3, rum=1, doubloon=1, cat=1).do("put 3")
    play.fight("rum doubloon sail", "4 1 2")
    assert play.can() == {"use cat", "enough"}
    play.do("use cat")
    assert play.animal(1, "cat") == "used"
    play.do("die 5")
    assert play.question() == "die"
    play.do("die 6")
    assert list(play.table.dice) == [0, 0, 0, 1, 1, 1]
    assert play.asked() == 2
    assert (play.of(1, "sails"), play.of(1, "doubloon"), play.of(1, "rum")) == (3, 1, 3)


@pytest.mark.rule("NAS-Z4")
def test_the_cat_helps_once_and_is_not_asked_where_it_could_change_nothing() -> None:
    play = fighting("kraken-1", sails=2, rum=1, cat=1).do("put 1", "token rum").fight(dice="1 1")
    play.do("use cat").fight(dice="2 1")
    assert play.question() == "pile"
    assert play.of(1, "rum") == 0
    play = fighting("kraken-1", sails=2, rum=1, cat=1).do("put 1", "token rum").fight(dice="1 6")
    assert play.question() == "pile"
    play = fighting("kraken-2", sails=1, rum=1, cat=1).do("put 1").fight("rum sail", "6")
    assert play.question() == "repel"


# --- The reward, more than once ------------------------------------------------------------------


@pytest.mark.rule("NAS-R-35", "NAS-O2", "NAS-Z5")
@pytest.mark.parametrize(
    ("helps", "times"),
    [("", 1), ("sign", 2), ("lizard", 2), ("sign lizard", 3), ("lizard sign", 3)],
)
def test_contract_and_lizard_add_a_reward_each_and_the_points_come_once(
    helps: str, times: int
) -> None:
    play = fighting("kraken-5", contract=2, lizard=1).do("put 1").fight("nothing " * 3)
    assert play.question() == "reward"
    for word in helps.split():
        play.do("use lizard" if word == "lizard" else word)
    if play.question() == "reward":
        assert ("sign" in play.can()) == ("sign" not in helps)
        play.do("enough")
    assert play.of(1, "rum") == 2 * times
    assert play.points() == [13, 10]
    assert play.of(1, "contract") == 2 - ("sign" in helps)


@pytest.mark.rule("NAS-R-35")
def test_at_most_one_contract_in_a_fight() -> None:
    play = fighting("kraken-5", contract=3).do("put 1").fight("nothing " * 3).do("sign")
    assert play.asked() == 2
    assert play.of(1, "contract") == 2


@pytest.mark.rule("NAS-R-35", "NAS-R-30")
def test_they_are_declared_before_the_reward_is_taken() -> None:
    """A contract that is the reward itself cannot be used for it."""
    play = fighting("merchant-ship-2").do("put 1").fight("nothing nothing")
    assert play.asked() == 2
    assert play.of(1, "contract") == 1
    play = fighting("merchant-ship-2", contract=1).do("put 1").fight("nothing nothing")
    assert play.of(1, "contract") == 1
    play.do("sign")
    assert play.of(1, "contract") == 2


@pytest.mark.rule("NAS-R-30", "NAS-A5b")
def test_a_reward_of_two_things_is_taken_in_its_order() -> None:
    play = fighting("pirate-ship-7", contract=1, sails=1, sailors=2).do("put 1")
    play.fight("nothing " * 5).do("sign")
    assert (play.of(1, "sails"), play.of(1, "sailors")) == (3, 4)
    gets = [line for line in play.news if " gets " in line]
    assert gets == ["1 gets sail-1", "1 gets sailor-1"] * 2


@pytest.mark.rule("NAS-A5b", "NAS-R-30")
def test_a_reward_of_three_things_is_taken_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """No adversary of the box gives so much, but one of another data file may."""
    rewards = list(ISLANDS.adversary_reward)
    at = ADVERSARIES.index["kraken-1"] * 3
    rewards[at : at + 3] = [gain_of(gain) for gain in ("bomb-1", "rum-2", "sail-1")]
    monkeypatch.setattr(ISLANDS, "adversary_reward", vec[i64](rewards))
    play = fighting("kraken-1").do("put 1", "token nothing")
    gets = [line for line in play.news if " gets " in line]
    assert gets == ["1 gets bomb-1", "1 gets rum-2", "1 gets sail-1"]


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_bomb_and_contract_that_the_monkey_spirit_saves_are_used_at_once() -> None:
    play = fighting("kraken-5", bomb=1, crab=1, monkey_spirit=1).do("spare bomb")
    assert play.can() == {"bomb"}
    assert play.do("bomb").of(1, "bomb") == 1
    assert "bomb" not in play.can()
    play = fighting("kraken-5", contract=1, lizard=1, monkey_spirit=1).do("put 1")
    play.fight("nothing " * 3).do("spare contract")
    assert play.can() == {"sign"}
    play.do("sign", "enough")
    assert (play.of(1, "contract"), play.of(1, "rum")) == (1, 4)


@pytest.mark.rule("NAS-R-30")
def test_the_steps_of_a_fight_come_in_their_order() -> None:
    """Bomb, crab, crates with a pirate, tokens, dodges, defence, cat, losses, reward, tile."""
    helps = {"crab": 1, "cat": 1, "lizard": 1, "bomb": 1, "contract": 1}
    play = fighting("kraken-7", sailors=3, sails=5, crates=4, pirates=2, rum=2, **helps)
    play.do("bomb", "use crab", "put 4").fight("dodge sail doubloon nothing").do("pay-rum")
    play.do("lay 1").fight(dice="1 1 3 2").do("use cat").fight(dice="1 2 1").do("repel sail")
    play.do("sign", "use lizard")
    for _tale in range(9):
        play.do("draw B").draw()
    verbs = [line.split(maxsplit=1)[1] for line in play.news if not line.startswith("chance")]
    assert verbs[2:16] == [
        *("bomb", "use crab", "put 4", "lays 1", "pay-rum", "lay 1", "use cat", "repel sail"),
        *("pays 3", "sign", "use lizard", "scores 5", "draw B", "gets-tale B"),
    ]
    assert verbs[-1] == "beats kraken-7"
    assert play.points() == [12, 10]
    assert play.of(1, "rum") == 1 + 3


@pytest.mark.rule("NAS-R-30", "NAS-A5c")
def test_crates_go_home_after_the_reward() -> None:
    """With an empty supply the reward of a fortress lapses, although its crates come back."""
    play = fighting("fortress-2", supply=0, crates=2, sailors=2).do("put 2").fight("nothing " * 2)
    assert "1 lapses crate-2" in play.news
    assert (play.of(1, "supply"), play.of(1, "crates")) == (2, 0)


@pytest.mark.rule("NAS-R-30", "NAS-A5a")
def test_nothing_of_a_fight_is_left_for_the_next_one() -> None:
    """Neither dice nor bomb, crab, contract, damage or an adversary beaten at once."""
    helps = {"bomb": 1, "crab": 1, "contract": 1, "provisions": 2}
    boats = [boat(boat="B", harpoon=5, **helps), boat(boat="B", harpoon=5, **helps)]
    foes = {"B1": "kraken-5", "B3": "kraken-6"}
    play = at_sea(*boats, foes=foes).do("sail B", "fight B1", "use crab", "bomb", "sign")
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    play.do("sail B", "fight B3")
    assert play.can() == {"bomb", "use crab", "put 1", "put 2"}
    play.do("put 1").fight("dodge nothing nothing nothing")
    assert play.points() == [13, 10]
    assert foe_at(play, "B3") == "kraken-6"
    for dice, sails in (("6 6", 2), ("1 1", 1)):
        play = fighting("kraken-5", boat(boat="B", crates=1), sails=2)
        play.do("put 1").fight("sail nothing nothing", "6 6")
        play.do("sail B", "fight B1").fight("sail nothing nothing", dice)
        assert play.of(2, "sails") == sails


@pytest.mark.rule("NAS-R-32", "NAS-O3")
def test_against_two_adversaries_the_bomb_hits_the_one_that_is_fought() -> None:
    foes = {"B1": "kraken-6", "B2": "kraken-7"}
    play = at_sea(boat(boat="B", bomb=1), foes=foes).do("sail B", "fight B2", "bomb")
    assert (crates_on(play, "B1"), crates_on(play, "B2")) == ([0, 0], [2, 0])
