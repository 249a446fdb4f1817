"""The other actions in a zone: outpost, watchtower, trading post, sea dog, a tale."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.games.nassau.positions import GAME, Play
from tests.games.nassau.positions_at_sea import at_sea, boat, end_turn
from tidetable.core.vec import vec
from tidetable.games.nassau.rules.archipelago import gain_of
from tidetable.games.nassau.rules.verbs import TALES, TOWERS, WEAPONS

ISLANDS = GAME.islands


def tower(play: Play, place: str) -> tuple[int, int]:
    """Return whose crates lie on a tower, and how many; 0: nobody's."""
    at = TOWERS.index[place]
    return int(play.table.tower_owner[at]) + 1, int(play.table.tower_crates[at])


# --- Outposts ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-A6")
@pytest.mark.parametrize(("pirates", "lying"), [(2, 0), (0, 2), (2, 2)])
def test_a_pirate_of_the_ship_takes_an_outpost_and_its_reward(pirates: int, lying: int) -> None:
    mine = boat(boat="B", pirates=pirates, lying=lying)
    play = at_sea(mine, outposts={"B9": "hook-1"}).do("sail B", "claim B9")
    assert play.table.outpost_owner[1] == 0
    left = (pirates, lying - 1) if lying else (pirates - 1, 0)
    assert (play.of(1, "pirates"), play.of(1, "lying")) == left
    assert (play.of(1, "hook"), play.of(1, "pistol")) == (2, 1)
    assert play.asked() == 2


@pytest.mark.rule("NAS-A6")
def test_it_needs_a_free_outpost_and_a_pirate_aboard() -> None:
    play = at_sea(boat(boat="B", pirates=0)).do("sail B")
    assert not play.can("claim")
    for owner in (1, 2):
        boats = [boat(boat="B", pirates=2), boat()]
        boats[owner - 1] |= {"outposts": "B9"}
        assert not at_sea(*boats).do("sail B").can("claim")
    play = at_sea(boat(boat="A", pirates=2)).do("sail A")
    assert not play.can("claim")


@pytest.mark.rule("NAS-A6", "NAS-P1")
def test_the_pirate_stays_there_to_the_end_of_the_game() -> None:
    play = at_sea(boat(boat="B", pirates=1, provisions=1), boat(provisions=1), round_=3)
    play.do("sail B", "claim B9", "sail B", "listen", "draw B").draw().do("home home-port").draw()
    assert play.table.round == 4
    assert play.table.outpost_owner[1] == 0
    assert play.of(1, "pirates") == 7
    assert "moor B9" in play.can()
    assert "moor E9" not in play.can()


# --- Watchtowers ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E9", "NAS-A7")
def test_three_crates_drive_two_away_whose_owner_gets_two_points() -> None:
    mine = boat(boat="E", sailors=3, hook=3, crates=3)
    play = at_sea(mine, boat(towers="E5:2", crates=1), towers={"E5": "hook"})
    play.do("sail E", "tower E5 3")
    assert tower(play, "E5") == (1, 3)
    assert (play.of(2, "supply"), play.of(2, "crates")) == (19, 1)
    assert play.points() == [10, 12]
    assert play.of(1, "crates") == 0
    assert play.news[-1] == "2 scores 2"


@pytest.mark.rule("NAS-A7", "NAS-R-37")
@pytest.mark.parametrize(("lying", "may"), [(0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, [])])
def test_the_new_number_must_beat_the_old_one(lying: int, may: list[int]) -> None:
    mine = boat(boat="E", sailors=3, hook=3, crates=4)
    play = at_sea(mine, boat(towers=f"E5:{lying}" if lying else ""), towers={"E5": "hook"})
    assert {t for t in play.do("sail E").can() if "E5" in t} == {f"tower E5 {n}" for n in may}


@pytest.mark.rule("NAS-A7")
@pytest.mark.parametrize(
    ("sailors", "pirates", "hook", "crates", "most"),
    [(2, 0, 5, 4, 2), (2, 1, 5, 4, 3), (5, 0, 3, 4, 3), (5, 0, 5, 4, 4), (5, 0, 5, 1, 1)],
)
def test_a_crate_for_each_pair_of_sailor_and_weapon_aboard(
    sailors: int, pirates: int, hook: int, crates: int, most: int
) -> None:
    mine = boat(boat="E", sailors=sailors, pirates=pirates, hook=hook, crates=crates, pistol=5)
    play = at_sea(mine, towers={"E5": "hook"}).do("sail E")
    expected = {f"tower E5 {n + 1}" for n in range(most)}
    assert {t for t in play.can("tower") if "E5" in t} == expected
    play.do(f"tower E5 {most}")
    assert play.of(1, "lying") == max(0, most - sailors)
    assert tower(play, "E5") == (1, most)


@pytest.mark.rule("NAS-R-37")
def test_own_old_crates_come_back_with_two_points_for_oneself() -> None:
    mine = boat(boat="E", sailors=3, hook=3, crates=3, towers="E5:2")
    play = at_sea(mine, towers={"E5": "hook"}).do("sail E")
    assert "tower E5 2" not in play.can()
    play.do("tower E5 3")
    assert play.points() == [12, 10]
    assert (play.of(1, "supply"), play.of(1, "crates")) == (17, 0)
    assert tower(play, "E5") == (1, 3)


@pytest.mark.rule("NAS-A7")
def test_a_free_tower_gives_nobody_points() -> None:
    boats = [boat(boat="E"), boat(), boat(), boat()]
    play = at_sea(*boats, towers={"E6": "hook"}).do("sail E", "tower E6 1")
    assert play.points() == [10] * 4
    assert tower(play, "E6") == (1, 1)
    assert tower(play, "E5") == (0, 0)


# --- Trading posts -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E10", "NAS-A8", "NAS-A3")
def test_two_pistols_a_sailor_and_a_pirate_take_the_good() -> None:
    mine = boat(boat="E", pistol=2, sailors=1, pirates=2)
    play = at_sea(mine, posts={"E7": "pistol emeralds"}).do("sail E", "plunder E7")
    assert play.of(1, "emeralds") == 1
    assert (play.of(1, "pirates"), play.of(1, "lying")) == (1, 1)
    assert play.asked() == 2
    assert play.table.post_good[8] == -1


@pytest.mark.rule("NAS-A8")
@pytest.mark.parametrize(
    ("pistol", "sailors", "pirates", "may"),
    [(2, 2, 0, True), (1, 5, 0, False), (2, 1, 0, False), (2, 1, 1, True), (5, 1, 0, False)],
)
def test_it_takes_two_weapons_of_the_type_and_two_sailors(
    pistol: int, sailors: int, pirates: int, may: bool
) -> None:
    mine = boat(boat="E", pistol=pistol, sailors=sailors, pirates=pirates, hook=5, sabre=5)
    play = at_sea(mine, posts={"E7": "pistol silver"}).do("sail E")
    assert ("plunder E7" in play.can()) == may


@pytest.mark.rule("NAS-A8")
def test_a_post_without_a_good_is_no_action() -> None:
    play = at_sea(boat(boat="E", pistol=3), posts={"E7": "pistol"}).do("sail E")
    assert not play.can("plunder")


@pytest.mark.rule("NAS-A8", "NAS-R-29")
def test_no_pirate_is_laid_where_two_sailors_are_aboard() -> None:
    mine = boat(boat="E", pistol=2, sailors=2, pirates=2)
    play = at_sea(mine, posts={"E7": "pistol silver"}).do("sail E", "plunder E7")
    assert play.of(1, "lying") == 0


@pytest.mark.rule("NAS-A8", "NAS-R-18")
def test_without_an_empty_hold_one_must_be_emptied_and_the_good_is_kept() -> None:
    mine = boat(boat="E", pistol=2, crates=4, provisions=3, silver=1, holds=3)
    play = at_sea(mine, posts={"E7": "pistol silver"}).do("sail E", "plunder E7")
    assert play.can() == {"throw crate", "throw provision", "throw silver"}
    play.do("throw provision", "throw provision")
    assert play.asked() == 2
    assert (play.of(1, "silver"), play.of(1, "crates"), play.of(1, "provisions")) == (2, 4, 0)
    mine = boat(boat="E", pistol=2, crates=8, provisions=3, holds=3)
    play = at_sea(mine, posts={"E7": "pistol silver"}).do("sail E", "plunder E7")
    assert play.can() == {"throw crate", "throw provision"}


@pytest.mark.rule("NAS-A8")
def test_of_two_posts_in_a_zone_each_has_its_own_weapon_and_good() -> None:
    posts = {"I7": "pistol silver", "I8": "hook spices"}
    play = at_sea(boat(boat="I", hook=2), posts=posts).do("sail I")
    assert play.can("plunder") == {"plunder I8"}
    assert play.do("plunder I8").of(1, "spices") == 1


# --- The sea dog ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E11", "NAS-A9")
def test_the_sea_dog_in_b_a_tale_two_rum_and_a_bomb_for_a_doubloon() -> None:
    play = at_sea(boat(boat="B", doubloon=1, rum=0), sea_dog="B", offering=1).do("sail B", "meet")
    assert play.of(1, "rum") == 2
    play.do("draw Arrr", "tale 31")
    assert play.hand(1) == ["31"]
    assert play.can() == {"buy bomb-1", "buy sail-1", "buy pistol-1", "enough"}
    play.do("buy bomb-1")
    assert (play.of(1, "bomb"), play.of(1, "doubloon")) == (1, 0)
    assert play.asked() == 2


@pytest.mark.rule("NAS-A9")
def test_the_sea_dog_is_met_only_where_he_stands() -> None:
    assert "meet" in at_sea(boat(), sea_dog="B").do("sail B").can()
    assert "meet" not in at_sea(boat(), sea_dog="B").do("sail D").can()


@pytest.mark.rule("NAS-R-9", "NAS-A9", "NAS-R-38")
def test_he_may_be_met_several_times_a_round_and_traded_with_once() -> None:
    mine = boat(boat="B", doubloon=3, rum=0, provisions=3)
    play = at_sea(mine, boat(provisions=3, doubloon=2), sea_dog="B").do("sail B", "meet")
    play.do("draw B").draw().do("enough").do("sail B", "listen", "draw B").draw()
    play.do("sail B", "meet", "draw B").draw().do("buy sail-1")
    assert play.of(1, "rum") == 4
    play.do("sail B", "meet", "draw B").draw()
    assert play.can("buy")  # the second player has not traded yet
    play.do("enough").do("sail B", "meet", "draw B").draw()
    assert play.asked() == 2
    assert (play.of(1, "rum"), play.of(1, "doubloon")) == (6, 2)


@pytest.mark.rule("NAS-R-9", "NAS-P1")
def test_in_the_next_round_he_trades_again() -> None:
    play = at_sea(boat(boat="B", doubloon=2), boat(provisions=0, tales=""), sea_dog="B")
    play.do("sail B", "meet", "draw B").draw().do("buy bomb-1")
    assert play.table.traded[0] == 1
    play.do("home home-port").draw()
    assert play.table.round == 2
    assert list(play.table.traded) == [0] * 4


@pytest.mark.rule("NAS-R-38")
def test_the_crate_on_the_offering_is_only_a_marker() -> None:
    play = at_sea(boat(boat="B", doubloon=1), sea_dog="B").do("sail B", "meet", "draw B").draw()
    before = play.ship(1)
    play.do("buy sail-1")
    assert play.change(before) == {"doubloon": -1, "sails": 1}


@pytest.mark.rule("NAS-R-38")
def test_trade_comes_after_the_rum_and_the_tale() -> None:
    play = at_sea(boat(boat="B", doubloon=1), sea_dog="B").do("sail B", "meet")
    assert play.question() == "pile"
    assert play.of(1, "rum") == 3
    play.do("draw B").draw()
    assert play.question() == "trade"


@pytest.mark.rule("NAS-A9", "NAS-R-46", "NAS-Z8")
def test_a_doubloon_the_monkey_spirit_saves_must_be_spent_on_the_offering() -> None:
    mine = boat(boat="B", doubloon=1, monkey_spirit=1)
    play = at_sea(mine, sea_dog="B").do("sail B", "meet", "draw B").draw()
    assert {"spare doubloon", "enough"} <= play.can()
    play.do("spare doubloon")
    assert play.can() == {"buy bomb-1", "buy sail-1", "buy pistol-1"}
    play.do("buy bomb-1")
    assert (play.of(1, "doubloon"), play.of(1, "bomb")) == (1, 1)


@pytest.mark.rule("NAS-A9", "NAS-R-17")
def test_without_a_doubloon_or_anything_to_be_had_there_is_no_trade() -> None:
    play = at_sea(boat(boat="B", doubloon=0), sea_dog="B").do("sail B", "meet", "draw B").draw()
    assert play.asked() == 2
    mine = boat(boat="B", sails=5, pistol=5)
    play = at_sea(mine, boat(bomb=10), sea_dog="B").do("sail B", "meet", "draw B").draw()
    assert play.asked() == 2


FULL = {"sails": 5, "sailors": 5, "holds": 5, "supply": 0, **dict.fromkeys(WEAPONS.tokens, 5)}
ANIMALS = {"rat": 1, "crab": 1, "cat": 1, "kraken": 1, "monkey_spirit": 1}


@pytest.mark.rule("NAS-R-17", "NAS-A9", "NAS-R-10")
@pytest.mark.parametrize(
    "gain",
    [
        *["hook-1", "weapon-1", "sail-1", "sailor-1", "hold-1"],
        *["animal-1", "pirate-1", "crate-2", "good-1", "tale-1"],
    ],
)
def test_what_would_lapse_is_not_sold(gain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever an offering shows: others have it, and provisions are there for all."""
    gains = list(ISLANDS.offering_gains)
    gains[:3] = [gain_of(gain), gain_of("provision-2"), gain_of("bomb-1")]
    monkeypatch.setattr(ISLANDS, "offering_gains", vec[i64](gains))
    rich = boat(boat="B", tavern="", **FULL, **ANIMALS)
    tales = " ".join(TALES.tokens[:-1])
    for mine, sold in ((boat(boat="B"), True), (rich, False)):
        other = boat(tales="" if sold else tales, bomb=10)
        play = at_sea(mine, other, sea_dog="B", bag=None if sold else "")
        play.do("sail B", "meet")
        if play.question() == "pile":
            play.do("draw B")
        play.draw()
        assert (f"buy {gain}" in play.can()) == sold
        assert "buy provision-2" in play.can()
        assert "buy bomb-1" not in play.can()


# --- A tale --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-A10")
@pytest.mark.parametrize(("pile", "tale"), [("Arrr", "1"), ("Arrr", "20"), ("B", "70")])
def test_a_tale_is_drawn_from_a_pile_of_choice(pile: str, tale: str) -> None:
    play = at_sea(boat(boat="B")).do("sail B", "listen")
    assert play.can() == {"draw Arrr", "draw B"}
    play.do(f"draw {pile}", f"tale {tale}")
    assert play.hand(1) == [tale]
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-10", "NAS-R-20")
def test_without_tales_the_discards_are_shuffled() -> None:
    held = " ".join(str(n) for n in range(36, 75) if n != 40)
    play = at_sea(boat(boat="B"), boat(tales=held), discards="40").do("sail B", "listen", "draw B")
    assert "1 reshuffled B" in play.news
    assert play.odds() == {"tale 40": 1}
    assert [*play.table.discards, *play.table.discards_open] == [0] * 76
    assert list(play.table.pile_size) == [35, 1]


@pytest.mark.rule("NAS-A10", "NAS-R-20")
@pytest.mark.parametrize(
    ("held", "pile"), [(range(36, 75), "Arrr"), (range(1, 36), "B")], ids=["no B", "no Arrr"]
)
def test_if_one_pile_is_used_up_the_other_is_drawn_from_without_a_question(
    held: range, pile: str
) -> None:
    play = at_sea(boat(boat="B"), boat(tales=" ".join(map(str, held)))).do("sail B", "listen")
    assert play.news[-1] == f"1 draw {pile}"
    assert play.question() == "tale"


@pytest.mark.rule("NAS-A10", "NAS-R-20", "NAS-R-10")
def test_with_no_tale_left_anywhere_it_is_still_an_action() -> None:
    play = at_sea(boat(boat="B", crates=0), boat(tales=" ".join(TALES.tokens))).do("sail B")
    assert play.can() == {"listen"}
    assert play.do("listen").asked() == 2


@pytest.mark.rule("NAS-R-10")
def test_when_crates_run_out_none_is_taken() -> None:
    mine = boat(boat="B", crates=1, supply=1, cannon=2)
    play = at_sea(mine, foes={"B1": "fortress-5"}).do("sail B", "fight B1")
    end_turn(play.fight("nothing nothing nothing"))
    assert (play.of(1, "crates"), play.of(1, "supply")) == (1, 0)
    assert "1 gets crate-1" in play.news
