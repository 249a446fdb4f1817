"""The data file is what was found out about the game, and what is wrong with a copy is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tidetable.core.datafile import DataFile
from tidetable.core.errors import BadDataFile
from tidetable.games.nassau.data import reader
from tidetable.games.nassau.data.conditions import PATTERNS, condition_of
from tidetable.games.nassau.rules import archipelago
from tidetable.games.nassau.rules.archipelago import Islands, gain_of
from tidetable.games.nassau.rules.verbs import (
    ADVERSARIES,
    ANIMALS,
    BACKS,
    GOODS,
    KINDS,
    TOKENS,
    TYPES,
    WEAPONS,
    ZONES,
)

FILE = DataFile.read(Path(reader.__file__).parent / "nassau.toml")


def read() -> Islands:
    return reader.load(DataFile(FILE.name, FILE.text)).islands


def gains(packed: list[int]) -> list[str]:
    """Return gains as the file writes them."""
    kinds = KINDS.tokens
    return [f"{kinds[gain // 16]}-{gain % 16}" for gain in packed if gain]


# --- What the file says ---------------------------------------------------------------------------


def test_there_is_as_much_of_everything_as_the_box_has() -> None:
    found = read()
    assert list(found.goods) == [4] * 6
    assert list(found.objects) == [25, 25, 10, 10, 10]
    assert list(found.animals) == [3] * 8
    assert list(found.tokens) == [7, 7, *[1] * 11]
    assert sum(found.tokens) == 25


def test_players_start_with_what_the_rules_say_and_can_have_so_much() -> None:
    found = read()
    assert (found.start_score, found.pirates_on_ship) == (10, 8)
    assert (found.crates, found.start_crates, found.start_provisions) == (20, 3, 1)
    assert (found.open_holds, found.closed_holds) == (3, 2)
    assert (found.start_sails, found.start_sailors, found.start_animals) == (2, 2, 1)
    assert (found.start_rum, found.start_doubloons) == (1, 1)
    assert list(found.start_tales) == [2, 2, 1]
    assert (found.most_weapons, found.most_sails, found.most_sailors) == (5, 5, 5)
    assert (found.most_animals, found.crates_per_hold, found.provisions_per_hold) == (5, 4, 3)


def test_a_district_has_squares_alleys_and_exits() -> None:
    found = read()
    assert len(found.square_gains) == 9 * 2 * 5 * 2
    assert gains(list(found.square_gains[:10])) == [
        *("pistol-1", "sabre-1", "sail-1", "sailor-1", "pirate-1", "crate-3", "provision-2")
    ]
    nine_b = 8 * 2 + 1
    assert [gain_of("tale-3"), gain_of("rum-2")] == list(found.square_gains[nine_b * 10 + 2 :][:2])
    assert list(found.alley[:10]) == [2, 1, 2, 3, 2, 0, 0, 0, 0, 0]
    assert list(found.alley[nine_b * 10 :]) == [2, 2, 1, 5, 0, 0, 0, 0, 0, 0]
    assert list(found.exit_from) == [0, 1, 1, 2, 2, 3, 3, 0] * 18
    assert list(found.exits[:8]) == [1, 1, 2, 1, 1, 2, 1, 1]
    assert list(found.exits[nine_b * 8 :]) == [1, 1, 2, 1, 1, 2, 1, 1]
    assert max(found.alley) == 5
    assert (min(found.exits), max(found.exits)) == (1, 2)


def test_the_sides_of_a_tile_give_the_same() -> None:
    squares = read().square_gains
    for tile in range(9):
        up, down = (
            sorted((squares[at], squares[at + 1]) for at in range(side * 10, side * 10 + 10, 2))
            for side in (tile * 2, tile * 2 + 1)
        )
        assert up == down


def test_the_captain_starts_on_one_tile() -> None:
    assert list(read().start_corner) == [2, 0, *[-1] * 16]


def test_zones_are_a_grid_with_places() -> None:
    found = read()
    for zone in range(9):
        row, column = divmod(zone, 3)
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        expected = [int(divmod(other, 3) in near) for other in range(9)]
        assert list(found.neighbours[zone * 9 : zone * 9 + 9]) == expected
    assert list(found.slot_players[:8]) == [2, 3, 4, 0, 2, 2, 3, 4]
    used = [sum(0 < least <= players for least in found.slot_players) for players in (2, 3, 4)]
    assert used == [17, 26, 33]
    assert list(found.outpost_places) == [0, *[1] * 8]
    assert [place for place, there in enumerate(found.tower_places) if there and place % 2] == [9]
    assert [place for place, there in enumerate(found.post_places) if there and place % 2] == [17]
    assert sum(found.tower_places) == sum(found.post_places) == 10


def test_adversaries_grow_stronger() -> None:
    found = read()
    assert list(found.adversary_strength) == [1, 2, 2, 3, 3, 4, 5] * 5
    assert list(found.adversary_points) == list(found.adversary_score)
    assert list(found.adversary_score) == list(found.adversary_strength)
    at = ADVERSARIES.index["kraken-6"] * 3
    assert gains(list(found.adversary_reward[at : at + 3])) == ["tale-2", "rum-1"]
    at = ADVERSARIES.index["treasure-island-4"] * 3
    assert gains(list(found.adversary_reward[at : at + 3])) == ["good-1"]
    at = ADVERSARIES.index["pirate-ship-7"] * 3
    assert gains(list(found.adversary_reward[at : at + 3])) == ["sail-1", "sailor-1"]
    weapons = [WEAPONS.tokens[weapon] for weapon in found.type_weapon]
    assert dict(zip(TYPES.tokens, weapons, strict=True)) == {
        "kraken": "harpoon",
        "fortress": "cannon",
        "treasure-island": "sabre",
        "merchant-ship": "hook",
        "pirate-ship": "pistol",
    }


def test_tiles_quays_tables_and_offerings_give_what_they_show() -> None:
    found = read()
    weapons = [f"{weapon}-1" for weapon in WEAPONS.tokens]
    assert gains(list(found.outpost_gains)) == [*weapons, "sail-1", "sailor-1", "hold-1"]
    assert list(found.tower_weapons) == list(found.post_weapons) == [2] * 5
    assert list(found.sea_dog_zones) == [0, *[1] * 8]
    assert gains(list(found.quay_gains)) == [
        "doubloon-1",
        "rum-1",
        "tale-1",
        "crate-2",
        "compass-1",
    ]
    objects = ["doubloon-1", "rum-1", "bomb-1", "compass-1", "contract-1"]
    assert gains(list(found.table_gains)) == objects
    assert len(found.offering_gains) == 8 * 4
    assert gains(list(found.offering_gains[:4])) == ["bomb-1", "sail-1", "pistol-1"]
    assert gains(list(found.offering_gains[28:])) == ["compass-1", "animal-1", "provision-2"]


def test_hideouts_have_six_spaces() -> None:
    found = read()
    assert list(found.hideout_spaces) == [6] * 6
    assert list(found.hideout_values) == [3, 3, 4, 4, 5, 5, 0, 0, 0] * 6
    assert [GOODS.tokens[good] for good in found.hideout_goods[45:51]] == [
        *("sapphires", "tobacco", "emeralds", "sugar-cane", "spices", "silver")
    ]
    assert all(sorted(found.hideout_goods[i * 9 : i * 9 + 6]) == [*range(6)] for i in range(6))
    assert list(found.hide_price) == [0, 1, 3, 5]


def test_tales_have_decks_points_and_conditions() -> None:
    found = read()
    assert [list(found.tale_deck).count(back) for back in range(3)] == [10, 25, 39]
    assert list(found.tale_deck) == sorted(found.tale_deck)
    assert sum(found.tale_points) == 369
    assert (min(found.tale_points), max(found.tale_points)) == (2, 9)
    assert {*found.tale_op} == {*PATTERNS.values()} == {*range(23)}
    for number, condition in {
        1: (archipelago.SAILS_GE, 0, 3, 0),
        6: (archipelago.WEAPONS_GE, 4, 2, 0),
        9: (archipelago.ADVERSARIES_WITH_OWN_CRATES, 0, 1, 1),
        16: (archipelago.HAS_ANIMAL, ANIMALS.index["kraken"], 0, 0),
        29: (archipelago.DEFEATED_GE, TYPES.index["pirate-ship"], 1, 0),
        54: (archipelago.TOWERS_WITH_OWN_CRATES, 0, 2, 2),
        57: (archipelago.TOWERS_EXACT_SET, 2 + 4 + 8, 0, 0),
        61: (archipelago.ADVERSARIES_WITH_OWN_CRATES, 5, 1, 1),
        63: (archipelago.ZONE_CLEARED, ZONES.index["I"], 0, 0),
        69: (archipelago.SCORE_RANK, 1, 0, 0),
        70: (archipelago.TOWER_EXACT, 0, 0, 5),
    }.items():
        at = number - 1
        is_so = (found.tale_op[at], found.tale_what[at], found.tale_n[at], found.tale_m[at])
        assert is_so == condition, number


@pytest.mark.parametrize(
    "text",
    [
        *("", "sails", "sails 0", "sails 21", "sails 3 3", "sails three", "3 sails", "sails N"),
        *("weapons 2", "weapons sword 2", "weapons 2 pistol", "animal rats", "cleared J"),
        *("towers with 3", "towers with 1+x", "adversaries 1 with 1 strength 6", "score middle"),
        *("most WEAPON", "sails -3", "sails ٣"),
    ],
)
def test_what_says_no_condition_is_none(text: str) -> None:
    assert condition_of(text) is None


def test_the_dutchman_has_tiles_tokens_and_places() -> None:
    found = read()
    assert list(found.dutchman_points) == [0, 5, 6, 5, 6, 7, 6, 7, 8]
    assert list(found.dutchman_tokens) == [2, 3, 4, 5]
    assert list(found.dutchman_places) == [25, 15, 10, 5]
    assert list(found.dutchman_weapons) == [1] * 5


def test_every_thing_of_the_vocabulary_is_in_the_file_once() -> None:
    for kind, field, tokens in [
        ("token", "gives", TOKENS.tokens),
        ("animal", "name", ANIMALS.tokens),
        ("good", "name", GOODS.tokens),
        ("zone", "name", ZONES.tokens),
    ]:
        assert [row[field] for row in FILE.tables[kind]] == tokens
    assert {row["deck"] for row in FILE.tables["tale"]} == {*BACKS.tokens}


# --- What can be wrong with a copy ----------------------------------------------------------------


def faults(text: str) -> list[tuple[str, str]]:
    """Return each fault with the line it names, as that line reads."""
    file = DataFile("mine.toml", text)
    with pytest.raises(BadDataFile) as caught:
        reader.load(file)
    return [
        (file.rows[fault.line - 1], fault.key.removeprefix("bad-data-"))
        for fault in caught.value.faults
    ]


RAT = '[[animal]]\nname = "rat"\ncount = 3\nsrc = "inferred"\n'
TALE_74 = '[[tale]]\nnumber = 74\ndeck = "B"\npoints = 9\nneeds = "same-weapon 5"\nsrc = "recon"\n'
LAST_TOWER = '[[tower]]\nweapon = "harpoon"\nsrc = "recon"\n\n# Trading'
LAST_POST = '[[post]]\nweapon = "harpoon"\nweapons = 2\nsailors = 2\nsrc = "recon"\n\n# Sea'
HOLD_OUTPOST = '[[outpost]]\nreward = ["hold-1"]\nsrc = "recon"\n'
ZONE_C = 'name = "C"\nneighbours = ["B", "F"]'
FIRST_SQUARES = '"pistol-1/sabre-1", "sail-1/sailor-1", "pirate-1", "crate-3/provision-2"'
SIX_GOODS = 'goods = ["tobacco", "sugar-cane", "sapphires", "silver", "emeralds", "spices"]'
QUAY = '[[quay]]\nprovisions = 2\nbonus = ["rum-1"]\nboats = 1\nsrc = "recon"\n'


@pytest.mark.parametrize(
    ("old", "new", "row", "fault"),
    [
        # names
        (RAT, "", "[[animal]]", "lacking"),
        (RAT, RAT + RAT, "[[animal]]", "twice"),
        (TALE_74, "", "[[tale]]", "lacking"),
        (TALE_74, TALE_74 + TALE_74, "[[tale]]", "twice"),
        ("number = 74", "number = 75", "number = 75", "value"),
        ('deck = "S"', 'deck = "Z"', 'deck = "Z"', "value"),
        # lists and gains
        ("alleys = [2, 1, 2, 3, 2, 0]", "alleys = [2, 1]", "alleys = [2, 1]", "list"),
        ("exits = [1, 1, 2,", "exits = [6, 1, 2,", "exits = [6, 1, 2, 1, 1, 2, 1, 1]", "value"),
        (
            "exits = [1, 1, 2,",
            "exits = [true, 1, 2,",
            "exits = [true, 1, 2, 1, 1, 2, 1, 1]",
            "value",
        ),
        ("slots = [2, 3, 4]", "slots = [1, 3, 4]", "slots = [1, 3, 4]", "value"),
        ("slots = [2, 3, 4]", "slots = 2", "slots = 2", "value"),
        ("slots = [2, 3, 4]\n", "", "[[zone]]", "missing"),
        ('["doubloon-2"]', '["doubloon-9"]', 'reward = ["doubloon-9"]', "nassau-gain"),
        ('["doubloon-2"]', "[]", "reward = []", "list"),
        ('["doubloon-2"]', "[2]", "reward = [2]", "nassau-gain"),
        (FIRST_SQUARES, '"rum-1"', 'squares = ["rum-1"]', "nassau-squares"),
        ('equipment = ["bomb-1"]', 'equipment = ["pirate-1"]', None, "nassau-gain"),
        ('"bomb-1", "sail-1", "pistol-1"', '"bomb-1"', 'gives = ["bomb-1"]', "list"),
        ("values = [3, 3, 4, 4, 5, 5]", "values = [3]", "values = [3]", "nassau-spaces"),
        (SIX_GOODS, 'goods = ["silver"]', "values = [3, 3, 4, 4, 5, 5]", "nassau-spaces"),
        ('needs = "score last"', 'needs = "score least"', None, "value"),
        ('needs = "score last"\n', "", "[[tale]]", "missing"),
        # how many
        (QUAY, "", "[[quay]]", "number"),
        ('[[sea_dog]]\nzone = "C"', '[[sea_dog]]\nzone = "B"', 'zone = "B"', "twice"),
        ('[[sea_dog]]\nzone = "C"', '[[sea_dog]]\nzone = "A"', 'zone = "A"', "value"),
        # what the rules themselves know
        ("middle = 0", "middle = 1", "middle = 1", "value"),
        ("goods_per_hold = 1", "goods_per_hold = 2", "goods_per_hold = 2", "value"),
        ("harbour = true", "harbour = false", "harbour = false", "value"),
        ("dice = 5", "dice = 4", "dice = 4", "value"),
        # the city
        ("start = 3", "start = 0", "start = 1", "nassau-start"),
        ("start = 0", "start = 4", "start = 4", "nassau-start"),
        ("alleys = [2, 1, 2, 3, 2, 0]", "alleys = [2, 0, 0, 3, 0, 0]", None, "nassau-alleys"),
        # the Caribbean
        (
            ZONE_C,
            'name = "C"\nneighbours = ["F"]',
            'neighbours = ["A", "C", "E"]',
            "nassau-neighbours",
        ),
        (ZONE_C, 'name = "C"\nneighbours = ["C", "F"]', 'neighbours = ["C", "F"]', "value"),
        (ZONE_C, 'name = "C"\nneighbours = []', "neighbours = []", "different"),
        (LAST_TOWER, "# Trading", "[[tower]]", "nassau-places"),
        (LAST_POST, "# Sea", "[[post]]", "nassau-places"),
        ("outposts = 0", "outposts = 1", "[[outpost]]", "nassau-places"),
        (HOLD_OUTPOST, "", "[[outpost]]", "nassau-places"),
        (HOLD_OUTPOST, HOLD_OUTPOST * 2, "[[outpost]]", "too-many"),
        # what players need
        ("crates_in_holds = 3", "crates_in_holds = 9", "[[start]]", "nassau-holds"),
        ("crates = 20", "crates = 2", "[[start]]", "nassau-crates"),
        ('name = "hook"\ncount = 16', 'name = "hook"\ncount = 15', "[[weapon]]", "nassau-supply"),
        ("sailors = 16", "sailors = 15", "[[supply]]", "nassau-supply"),
        ('name = "rum"\ncount = 25', 'name = "rum"\ncount = 3', "[[object]]", "nassau-supply"),
        ('name = "silver"\ncount = 4', 'name = "silver"\ncount = 0', "[[good]]", "nassau-supply"),
        ("tales_S = 2", "tales_S = 3", "[[tale]]", "nassau-supply"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, row: str | None, fault: str) -> None:
    """Without a row of its own a fault stands on the last line of what is new."""
    assert old in FILE.text
    expected = new.splitlines()[-1] if row is None else row
    assert faults(FILE.text.replace(old, new, 1)) == [(expected, fault)]


def records(kind: str) -> list[str]:
    """Return the records of a kind as they stand in the file."""
    return re.findall(rf"^\[\[{kind}\]\]\n(?:\w.*\n)+", FILE.text, re.MULTILINE)


@pytest.mark.parametrize("kind", [kind for kind in FILE.tables if kind != "game"])
def test_no_field_of_any_record_can_be_left_out(kind: str) -> None:
    record = records(kind)[-1]
    for row in record.splitlines()[1:]:
        text = FILE.text.replace(record, record.replace(f"{row}\n", "", 1))
        assert (f"[[{kind}]]", "missing") in faults(text), row
        misspelled = FILE.text.replace(record, record.replace(row, f"x{row}", 1))
        assert (f"x{row}", "field") in faults(misspelled)


def test_of_several_records_the_one_at_fault_is_named() -> None:
    text = FILE.text.replace('name = "hook"\ncount = 16', 'name = "hook"\ncount = 15', 1)
    with pytest.raises(BadDataFile) as caught:
        reader.load(DataFile("mine.toml", text))
    (fault,) = caught.value.faults
    assert text.splitlines()[fault.line : fault.line + 2] == ['name = "hook"', "count = 15"]
    assert fault.facts == {"line": str(fault.line), "value": "hook", "n": 15, "least": 16}


def test_districts_that_are_missing_are_all_named() -> None:
    found = faults(FILE.text.replace("tile = 9", "tile = 8"))
    assert sorted(found) == [("[[district]]", "lacking")] * 2 + [("[[district]]", "twice")] * 2


def test_zones_that_no_boat_reaches_are_all_named() -> None:
    text = FILE.text
    for zone, neighbours in {
        "D": '["A", "E"]',
        "E": '["B", "D", "F"]',
        "F": '["C", "E"]',
        "G": '["H"]',
        "H": '["G", "I"]',
        "I": '["H"]',
    }.items():
        text = re.sub(rf'(name = "{zone}"\nneighbours = ).*', rf"\g<1>{neighbours}", text)
    assert faults(text) == [("[[zone]]", "nassau-reach")] * 3


def test_there_are_adversaries_for_all_slots() -> None:
    text = FILE.text.replace("strength = 1", "strength = 3")
    assert faults(text) == [("[[adversary]]", "nassau-weak")]
    crowded = re.sub(r"slots = .*", "slots = [2, 2, 3, 4]", FILE.text)
    assert faults(crowded) == [("[[adversary]]", "nassau-slots")]


def test_the_first_posts_have_a_good_of_each_kind() -> None:
    text = FILE.text.replace("posts = 2", "posts = 1").replace("\nposts = 1", "\nposts = 2", 1)
    assert faults(text) == [("[[zone]]", "nassau-first-posts")]


@pytest.mark.parametrize("kind", ["sea_dog", "dutchman"])
def test_four_rounds_need_four_tiles(kind: str) -> None:
    text = FILE.text
    for record in records(kind)[:5]:
        text = text.replace(record, "")
    assert faults(text) == [(f"[[{kind}]]", "nassau-too-few")]


@pytest.mark.parametrize(("kind", "count"), [("good", 1), ("token", 0), ("animal", 0)])
def test_there_are_goods_tokens_and_animals_for_all(kind: str, count: int) -> None:
    text = re.sub(rf"(\[\[{kind}\]\]\n.*\ncount = )\d+", rf"\g<1>{count}", FILE.text)
    assert faults(text) == [(f"[[{kind}]]", "nassau-supply")]


def test_everything_wrong_is_named_at_once() -> None:
    text = FILE.text.replace("start = 3", "start = 6").replace("middle = 0", "middle = 7", 1)
    text = text.replace('needs = "outposts 2"', 'needs = "outpost 2"')
    assert faults(text) == [
        ("start = 6", "value"),
        ("middle = 7", "value"),
        ('needs = "outpost 2"', "value"),
    ]
