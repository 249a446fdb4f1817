"""Setting up (NAS-S): what is laid out, what is dealt, and to whom."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, ISLANDS, PLAIN, Play, start
from tidetable.core.errors import BadTable
from tidetable.games.nassau.rules import streets
from tidetable.games.nassau.rules.verbs import (
    ADVERSARIES,
    EXITS,
    GOODS,
    HIDEOUTS,
    KINDS,
    N_WEAPONS,
    POSTS,
    SLOTS,
    SQUARES,
    TOWERS,
    WEAPONS,
    ZONES,
)


def until(play: Play, question: str) -> Play:
    """Let chance go on until it is asked this for the first time."""
    while play.question() != question:
        play.do(next(iter(play.odds())))
    return play


def all_set(seats: int = 2, districts: str = PLAIN, **options: str) -> Play:
    play = start(seats, **options)
    return play.do(*(f"district {district}" for district in districts.split())).draw()


def drawn(play: Play, question: str) -> list[tuple[int, set[str]]]:
    """Return for each draw of a kind its argument and what could be drawn; take the last."""
    found = []
    until(play, question)
    while play.question() == question:
        odds = play.odds()
        assert {*odds.values()} == {1} or question in ("watchtower", "post", "animal", "good")
        found.append((play.argument(), {*odds}))
        play.do([*odds][-1])
    return found


# --- The city ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-S1", "NAS-R-15")
def test_districts_lie_and_turn_at_random() -> None:
    play = start()
    assert len(play.odds()) == 72, "any tile, either side, any way round"
    assert {*play.odds().values()} == {1}
    play.do("district 3B2")
    assert len(play.odds()) == 64, "its other side is gone with it"
    assert not any(text.startswith("district 3") for text in play.odds())


@pytest.mark.rule("NAS-S1")
@pytest.mark.parametrize(
    ("laying", "square"),
    [("1A0", "d4"), ("1A1", "c4"), ("1A2", "c3"), ("1A3", "d3"), ("1B0", "c3"), ("1B3", "c4")],
)
def test_the_captain_begins_on_the_start_symbol(laying: str, square: str) -> None:
    """On side A it is the lower right square, on side B the upper left; turns go clockwise."""
    play = all_set(districts=PLAIN.replace("1A0", laying))
    assert play.captain == square
    assert [SQUARES.tokens[i] for i, been in enumerate(play.table.visited) if been] == [square]


@pytest.mark.rule("NAS-S1")
def test_a_district_turns_with_all_that_is_on_it() -> None:
    """Tile 1A has alleys of 2, 1, 2, 3 round it, one of 2 aslant, and the start symbol."""
    for turn, alleys in enumerate(
        [
            {"c3-d3": 2, "d3-d4": 1, "c4-d4": 2, "c3-c4": 3, "c3-d4": 2, "c4-d3": 0},
            {"d3-d4": 2, "c4-d4": 1, "c3-c4": 2, "c3-d3": 3, "c3-d4": 0, "c4-d3": 2},
            {"c4-d4": 2, "c3-c4": 1, "c3-d3": 2, "d3-d4": 3, "c3-d4": 2, "c4-d3": 0},
        ]
    ):
        play = all_set(districts=PLAIN.replace("1A0", f"1A{turn}"))
        found = {
            name: play.table.sections[streets.alley_between(*(SQUARES.index[s] for s in ends))]
            for name in alleys
            for ends in [name.split("-")]
        }
        assert found == alleys, turn


@pytest.mark.rule("NAS-S1", "NAS-N1")
@pytest.mark.parametrize(
    ("turn", "shown"),
    [
        (0, "sail-1 pistol-1/cannon-1 animal-1 rum-2/doubloon-2"),
        (1, "rum-2/doubloon-2 sail-1 pistol-1/cannon-1 animal-1"),
        (2, "animal-1 rum-2/doubloon-2 sail-1 pistol-1/cannon-1"),
        (3, "pistol-1/cannon-1 animal-1 rum-2/doubloon-2 sail-1"),
    ],
)
def test_what_the_squares_show_turns_too(turn: int, shown: str) -> None:
    """Tile 2A in the upper left corner, its squares clockwise."""
    table = all_set(districts=PLAIN.replace("2A0", f"2A{turn}")).table
    found = []
    for square in ("a1", "b1", "b2", "a2"):
        gains = [streets.options_of(table, ISLANDS, SQUARES.index[square], n) for n in range(2)]
        found.append("/".join(f"{KINDS.tokens[gain // 16]}-{gain % 16}" for gain in gains if gain))
    assert " ".join(found) == shown


@pytest.mark.rule("NAS-S1", "NAS-N2")
@pytest.mark.parametrize(
    ("turn", "north", "west"),
    [(0, [1, 1], [1, 1]), (1, [1, 1], [1, 2]), (2, [2, 1], [2, 1]), (3, [1, 2], [1, 1])],
)
def test_the_ways_out_turn_too(turn: int, north: list[int], west: list[int]) -> None:
    """Tile 2A in the upper left corner: clockwise 1, 1, 1, 2, 2, 1, 1, 1."""
    sections = all_set(districts=PLAIN.replace("2A0", f"2A{turn}")).table.sections
    ways = [sections[streets.FIRST_EXIT + EXITS.index[way]] for way in ("a1n", "b1n", "a1w", "a2w")]
    assert ways == north + west


@pytest.mark.rule("NAS-S1")
def test_where_districts_meet_two_half_alleys_are_one() -> None:
    """To the east 2A has 1 section above and 2 below; to the west 3A has 2 and 1."""
    play = all_set()
    for name, length in {"b1-c1": 3, "b2-c2": 3, "a2-a3": 3, "b5-c5": 2}.items():
        one, other = (SQUARES.index[square] for square in name.split("-"))
        assert play.table.sections[streets.alley_between(one, other)] == length, name


@pytest.mark.rule("NAS-R-15")
def test_the_start_district_may_lie_in_the_middle() -> None:
    play = start(start_district="middle")
    for place in range(9):
        tiles = {text[9] for text in play.odds()}
        assert tiles == {"1"} if place == 4 else "1" not in tiles
        assert len(play.odds()) == 8 * (1 if place == 4 else len(tiles))
        play.do(next(iter(play.odds())))


@pytest.mark.rule("NAS-S7", "NAS-R-15")
def test_the_start_player_is_drawn_or_named() -> None:
    play = until(start(3), "start")
    assert play.odds() == {"start 1": 1, "start 2": 1, "start 3": 1}
    play.do("start 2")
    assert (play.dolphin, play.asked(), play.question()) == (2, 2, "city")
    assert all_set(4, first="3").asked() == 3
    with pytest.raises(BadTable):
        start(2, first="3")


# --- The Caribbean -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-S3")
@pytest.mark.parametrize(("seats", "slots"), [(2, 17), (3, 26), (4, 33)])
def test_slots_are_used_from_their_number_of_players(seats: int, slots: int) -> None:
    found = drawn(start(seats), "foe")
    used = [SLOTS.tokens[slot] for slot, _ in found]
    assert len(used) == len({*used}) == slots
    assert ("E3" in used) == (seats >= 3)
    assert ("B4" in used) == (seats == 4)
    assert "E4" not in used, "there is no such slot"


@pytest.mark.rule("NAS-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_near_zones_have_the_weak_and_the_strong_join_only_then(seats: int) -> None:
    found = drawn(start(seats), "foe")
    zones = "".join(SLOTS.tokens[slot][0] for slot, _ in found)
    near = zones.rstrip("CEFGHI")
    assert {*near} == {*"ABD"}, "A, B and D first"
    strong = zip(
        ADVERSARIES.tokens, ISLANDS.adversary_strength, strict=False
    )  # a file may have more
    weak = {foe for foe, strength in strong if strength <= 2}
    assert len(weak) == 15
    assert found[0][1] == {f"foe {foe}" for foe in weak}
    for n, (_, odds) in enumerate(found):
        assert len(odds) == (15 - n if n < len(near) else 35 - n), "nothing goes back"
    play = start(seats).draw()
    assert sum(play.table.foes_left) == 35 - len(found), "the rest is out"


@pytest.mark.rule("NAS-S4")
def test_outposts_towers_and_posts_are_all_dealt() -> None:
    play = start()
    outposts = drawn(play, "outpost")
    assert [ZONES.tokens[zone] for zone, _ in outposts] == [*"BCDEFGHI"]
    assert [len(odds) for _, odds in outposts] == [8, 7, 6, 5, 4, 3, 2, 1]
    towers = drawn(play, "watchtower")
    assert " ".join(TOWERS.tokens[at] for at, _ in towers) == "A5 B5 C5 D5 E5 E6 F5 G5 H5 I5"
    posts = drawn(play, "post")
    assert " ".join(POSTS.tokens[at] for at, _ in posts) == "A7 B7 C7 D7 E7 F7 G7 H7 I7 I8"
    for weapon in range(N_WEAPONS):
        assert sum(shown == weapon for shown in play.table.towers) == 2
        assert sum(shown == weapon for shown in play.table.posts) == 2
    assert sum(play.table.towers_left) == sum(play.table.posts_left) == 0


@pytest.mark.rule("NAS-S4")
def test_a_tower_is_as_likely_as_there_are_tiles_of_it() -> None:
    play = until(start(), "watchtower").do("watchtower hook")
    assert play.odds() == {
        f"watchtower {weapon}": 1 if weapon == "hook" else 2 for weapon in WEAPONS.tokens
    }


@pytest.mark.rule("NAS-S5")
def test_first_one_good_of_each_kind_then_the_bag() -> None:
    play = until(start(), "good")
    posts, first = [], []
    for left in (6, 5, 4, 3, 2, 1):
        assert {*play.odds().values()} == {1}
        assert len(play.odds()) == left
        posts.append(POSTS.tokens[play.argument() - 1])
        first.append([*play.odds()][-1])
        play.do(first[-1])
    assert posts == ["A7", "B7", "C7", "D7", "E7", "G7"]
    assert len({*first}) == 6
    assert play.odds() == {f"good {good}": 3 for good in GOODS.tokens}, "the other 18 join"
    rest = []
    for _ in range(4):
        rest.append(POSTS.tokens[play.argument() - 1])
        play.do("good silver" if len(rest) < 3 else "good spices")
    assert rest == ["F7", "H7", "I7", "I8"]
    assert play.bag() == dict.fromkeys(GOODS.tokens, 3) | {"silver": 1, "spices": 1}
    assert sum(play.bag().values()) == 14


# --- Players -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    play = all_set(seats)
    for player in range(1, seats + 1):
        has = play.ship(player)
        assert (has["pirates"], has["tavern"], has["crates"], has["supply"]) == (8, 5, 3, 17)
        assert (has["points"], has["sails"], has["sailors"]) == (10, 2, 2)
        assert (has["rum"], has["doubloon"], has["provisions"], has["tales"]) == (1, 1, 1, 5)
        assert sum(has[weapon] for weapon in WEAPONS.tokens) == 6, "five printed, one given"
        assert list(play.table.backs)[3 * player - 3 : 3 * player] == [2, 2, 1]
        backs = [ISLANDS.tale_deck[int(tale) - 1] for tale in play.hand(player)]
        assert backs == [0, 0, 1, 1, 2]
    assert play.points() == [10] * seats


@pytest.mark.rule("NAS-S2")
def test_everybody_gets_another_weapon_and_another_hideout() -> None:
    play = until(start(4), "hideout")
    hideouts, weapons = set(HIDEOUTS.tokens), set(WEAPONS.tokens)
    for _ in range(4):
        assert play.odds() == {f"hideout {one}": 1 for one in hideouts}
        hideouts.remove(max(hideouts))
        play.do([*play.odds()][-1])
        assert play.odds() == {f"start-weapon {one}": 1 for one in weapons}
        last = [*play.odds()][-1]
        weapons.remove(last.split()[1])
        play.do(last)
        for _animal_or_tale in range(1 + 5):
            play.do(next(iter(play.odds())))


@pytest.mark.rule("NAS-S2", "NAS-N8")
def test_the_first_animal_sits_on_a_sailor() -> None:
    play = until(start(), "animal").do("animal cat")
    assert play.animal(1, "cat") == "ready"


@pytest.mark.rule("NAS-S2")
def test_tales_are_dealt_from_three_decks_before_they_are_mixed() -> None:
    play = until(start(), "tale")
    sizes = []
    for _ in range(5):
        sizes.append(len(play.odds()))
        play.do(next(iter(play.odds())))
    assert sizes == [10, 9, 25, 24, 39]


# --- Animals, sea dog, offering, tales -----------------------------------------------------------


@pytest.mark.rule("NAS-S6")
def test_three_animals_face_up() -> None:
    play = all_set()
    assert "-" not in play.open_animals()
    assert sum(play.table.animal_pile) == 24 - 2 - 3


@pytest.mark.rule("NAS-S6")
def test_sea_dog_and_offering_are_turned_up() -> None:
    play = until(start(), "sea-dog")
    assert play.odds() == {f"sea-dog {zone}": 1 for zone in "BCDEFGHI"}, "not in A"
    play.do("sea-dog F")
    assert play.odds() == {f"offering {n}": 1 for n in range(1, 9)}
    play.do("offering 4").draw()
    assert (ZONES.tokens[play.table.sea_dog], play.table.offering) == ("F", 3)


@pytest.mark.rule("NAS-S6")
def test_the_other_start_tales_lie_in_the_arrr_pile() -> None:
    play = all_set(4)
    assert list(play.table.pile_size) == [35 - 4 * 4, 39 - 4]
    play.do("moor 3", "draw Arrr")
    left = {text.split()[1] for text in play.odds()}
    assert {tale for tale in left if int(tale) <= 10}, "some S tales are among them"
    assert len(left) == 19


@pytest.mark.rule("NAS-S6", "NAS-R-38")
def test_without_the_sea_dog_nothing_of_his_is_laid_out() -> None:
    play = all_set(dutchman="alone")
    assert (play.table.sea_dog, play.table.offering) == (-1, -1)
    assert play.table.dutchman >= 1


@pytest.mark.rule("NAS-X1")
def test_the_dutchman_has_four_different_weapons_and_a_zone() -> None:
    play = until(start(dutchman="yes"), "dutchman-weapon")
    for left in (5, 4, 3, 2):
        assert {*play.odds().values()} == {1}
        assert len(play.odds()) == left
        play.do([*play.odds()][-1])
    assert play.odds() == {f"dutchman-zone {zone}": 1 for zone in "BCDEFGHI"}
    assert GAME.audit(play.state) == ""
