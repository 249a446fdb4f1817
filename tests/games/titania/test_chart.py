"""The data file: ours says what it should, and every fault of another is found on its line."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.titania.positions import GAME, KINGDOM
from tidetable.core.datafile import DataFile
from tidetable.core.errors import BadDataFile
from tidetable.core.play import random_games
from tidetable.games.titania import FOLDER
from tidetable.games.titania.data.reader import load
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import CARDS, FOG, SHELLS, SPACES

TEXT = (FOLDER / "data" / "kingdom.toml").read_text(encoding="utf-8")
# Row by row: bonus, tower, crane, point, fog, castle ("middle")
ROWS = {
    "A": "bbtctctbb",
    "B": "bbcpbbpcbb",
    "C": "bctffftcb",
    "D": "ptbffffbtp",
    "E": "bcbfmfbcb",
    "F": "bpffmmffpb",
    "G": "ctffffftc",
    "H": "tcbffffbct",
    "I": "bbctbtcbb",
    "J": "bptcbbctpb",
}
LETTERS = {"": "", "castle": "m"} | {kind: kind[0] for kind in KINDS if kind not in ("", "castle")}
TOWERS = (
    "A3 brown green black, A5 brown green black white, A7 brown green white, C3 black, C7 white, "
    "D2 brown white, D9 green black, G2 brown, G8 green, H1 black white, H10 brown green, "
    "I4 brown black, I6 green white, J3 brown black white, J8 green black white"
)
BONUSES = (
    "A1 any-2 starfish-1, A2 starfish-1 cards-2, A8 starfish-1 cards-2, A9 any-2 starfish-1, "
    "B1 points-3 cards-2, B2 any-2, B5 black-2, B6 white-2, B9 any-2, B10 points-3 cards-2, "
    "C1 green-2 starfish-1, C9 brown-2 starfish-1, D3 brown-2, D8 green-2, E1 brown-2 cards-2, "
    "E3 cards-2, E7 cards-2, E9 green-2 cards-2, F1 black-2 points-3, F10 white-2 points-3, "
    "H3 white-2, H8 black-2, I1 green-2 points-3, I2 starfish-1, I5 points-3, I8 starfish-1, "
    "I9 brown-2 points-3, J1 any-2 points-3, J5 white-2 cards-2, J6 black-2 cards-2, "
    "J10 any-2 points-3"
)
GAIN_WORDS = [*SHELLS.tokens, "any", "each", "starfish", "cards", "points", "tile", "ship"]


def faults(text: str) -> list[tuple[str, int]]:
    """Return all that is wrong with a file: what, and on which line."""
    with pytest.raises(BadDataFile) as caught:
        load(DataFile("mine.toml", text))
    return [(fault.key.removeprefix("bad-data-"), fault.line) for fault in caught.value.faults]


def change(record: str, old: str, new: str) -> tuple[str, int]:
    """Change something in the record that a line names; return the file, and that record's line."""
    records = TEXT.split("\n\n")
    i = next(i for i, text in enumerate(records) if record in text.splitlines() and "[[" in text)
    assert old in records[i]
    records[i] = records[i].replace(old, new, 1)
    before = "\n\n".join(records[:i]) + "\n\n"
    heading = next(n for n, row in enumerate(records[i].splitlines(), 1) if row.startswith("[["))
    return "\n\n".join(records), before.count("\n") + heading


def space(name: str, old: str, new: str) -> tuple[str, int]:
    return change(f'name = "{name}"', old, new)


# --- Our file ------------------------------------------------------------------------------------


def test_our_board_row_by_row() -> None:
    found = dict.fromkeys("ABCDEFGHIJKL", "")
    for token, kind in zip(SPACES.tokens, KINGDOM.kinds, strict=True):
        found[token[0]] += LETTERS[KINDS[kind]]
    assert found == {**ROWS, "K": "", "L": ""}
    assert Counter("".join(ROWS.values())) == {"b": 31, "f": 22, "c": 16, "t": 15, "p": 8, "m": 3}


@pytest.mark.rule("TIT-C3")
def test_our_towers_one_space_for_each_combination_of_colours() -> None:
    found = {
        token: [shell for i, shell in enumerate(SHELLS.tokens) if bits >> i & 1]
        for token, bits in zip(SPACES.tokens, KINGDOM.towers, strict=True)
        if bits
    }
    assert found == {at.split()[0]: at.split()[1:] for at in TOWERS.split(", ")}
    assert sorted(KINGDOM.towers)[-15:] == list(range(1, 16))
    assert sum(len(towers) for towers in found.values()) == 32


@pytest.mark.rule("TIT-N1")
def test_our_bonus_spaces() -> None:
    found = {}
    for i, token in enumerate(SPACES.tokens):
        gains = [int(gain) for gain in KINGDOM.gains[2 * i : 2 * i + 2] if gain]
        if gains:
            found[token] = [f"{GAIN_WORDS[gain // 16]}-{gain % 16}" for gain in gains]
    assert found == {at.split()[0]: at.split()[1:] for at in BONUSES.split(", ")}


@pytest.mark.rule("TIT-S1")
def test_our_castle() -> None:
    flags = {SPACES.tokens[i]: int(bits) for i, bits in enumerate(KINGDOM.flags) if bits}
    assert flags == {"E5": 4 + 1, "F5": 4 + 2, "F6": 1 + 2}


@pytest.mark.rule("TIT-C1", "TIT-C2", "TIT-C3", "TIT-F2")
def test_our_counts() -> None:
    assert dict(zip(FOG.tokens, KINGDOM.fog, strict=True)) == {
        "each-1": 2,
        **{f"{shell}-{n}": 1 for shell in SHELLS.tokens for n in (2, 3)},
        "any-2": 2,
        "any-3": 2,
        "starfish-1": 3,
        "starfish-2": 2,
        "ship-1": 3,
    }
    assert list(KINGDOM.values) == [10, 10, 10]
    assert list(KINGDOM.cards) == [8, 8, 8, 4, 4, 4]
    assert (list(KINGDOM.ships), list(KINGDOM.aside)) == ([20] * 3, [3] * 3)
    assert (list(KINGDOM.shells), list(KINGDOM.floors)) == ([35] * 4, [16] * 4)
    assert KINGDOM.starfish == 25


def test_neighbours_are_neighbours_both_ways() -> None:
    for i in range(len(SPACES.tokens)):
        around = [at for at in KINGDOM.neighbours[6 * i : 6 * i + 6] if at >= 0]
        assert len(around) == len({*around})
        assert all(KINGDOM.are_neighbours(at, i) and KINGDOM.are_neighbours(i, at) for at in around)
        assert bool(around) == (KINGDOM.kinds[i] != 0)


# --- Other files ---------------------------------------------------------------------------------


def test_a_corrected_file_can_be_played_on() -> None:
    text, _ = space("D3", '"brown-2"', '"brown-3", "points-5"')
    game = load(DataFile("mine.toml", text))
    d3 = SPACES.index["D3"]
    assert [int(gain) for gain in game.kingdom.gains[2 * d3 : 2 * d3 + 2]] == [3, 8 * 16 + 5]
    assert game.data != GAME.data
    assert random_games(game, 3, [0], 3, seed=1).games == 3


def test_comments_and_sources_do_not_make_another_game() -> None:
    text, _ = space("D3", 'src = "recon"', 'src = "print"  # looked at the box')
    assert load(DataFile("mine.toml", "# Mine.\n" + text)).data == GAME.data


def test_a_board_can_reach_to_the_corners_of_the_grid() -> None:
    more = "".join(
        f'\n[[space]]\nname = "{at}"\nkind = "point"\nsrc = "found"\n'
        for at in ("K1", "K2", "L1", "A10", "A11", "A12", "B11", "B12")
    )
    game = load(DataFile("mine.toml", TEXT + more))
    assert game.kingdom.are_neighbours(SPACES.index["K1"], SPACES.index["L1"])
    assert game.kingdom.are_neighbours(SPACES.index["J1"], SPACES.index["K1"])
    assert not game.kingdom.are_neighbours(SPACES.index["A12"], SPACES.index["B1"])


@pytest.mark.parametrize("name", ["M1", "A13", "A0", "a1", "", "Z9"])
def test_a_space_that_is_not_in_the_grid(name: str) -> None:
    text, line = space("D3", '"D3"', f'"{name}"')
    assert faults(text) == [("titania-space", line + 1)]


@pytest.mark.parametrize("name", ["7", '["D3"]', "true"])
def test_a_name_that_is_no_word(name: str) -> None:
    text, line = space("D3", '"D3"', name)
    assert faults(text) == [("titania-space", line + 1)]


def test_a_space_without_a_name() -> None:
    text, line = space("D3", 'name = "D3"\n', "")
    assert faults(text) == [("titania-space", line)]


def test_a_space_named_twice() -> None:
    text, line = space("D8", '"D8"', '"D3"')
    assert faults(text) == [("twice", line + 1)]


def test_something_counted_twice() -> None:
    text, line = change('name = "yellow"', '"yellow"', '"blue"')
    assert faults(text) == [("twice", line + 1)]
    text, line = change('gives = "any-3"', '"any-3"', '"any-2"')
    assert faults(text) == [("twice", line + 1)]


@pytest.mark.parametrize(
    ("record", "old", "new", "below"),
    [
        ('name = "yellow"', '"yellow"', '"pink"', 1),
        ('name = "yellow"', "count = 8", "count = -1", 2),
        ('name = "yellow"', "count = 8", "count = 1000", 2),
        ('name = "yellow"', "count = 8", "count = 8.5", 2),
        ('name = "yellow"', "count = 8", 'count = "8"', 2),
        ('name = "yellow"', "count = 8", "count = true", 2),
        ('name = "yellow"', '"print"', '"hearsay"', 3),
        ("value = 4", "value = 4", "value = 6", 1),
        ('gives = "any-3"', '"any-3"', '"any-4"', 1),
        ('name = "D3"', '"bonus"', '"harbour"', 2),
        ('name = "D3"', '["brown-2"]', '["pink-2"]', 3),
        ('name = "D3"', '["brown-2"]', '["ship-1"]', 3),
        ('name = "D3"', '["brown-2"]', '"brown-2"', 3),
        ('name = "D2"', '"white"', '"pink"', 3),
        ('name = "E5"', '"blue"', '"green"', 3),
        ('name = "E5"', '"blue"', '"blue", "yellow"', 3),  # three ships on one space
    ],
)
def test_a_wrong_value(record: str, old: str, new: str, below: int) -> None:
    text, line = change(record, old, new)
    assert faults(text) == [("value", line + below)]


@pytest.mark.parametrize(
    ("record", "field"),
    [
        ('name = "yellow"', "count = 8\n"),
        ('name = "yellow"', 'name = "yellow"\n'),
        ('name = "D3"', 'kind = "bonus"\n'),
        ('name = "D3"', 'gives = ["brown-2"]\n'),
        ('name = "D2"', 'towers = ["brown", "white"]\n'),
        ('name = "E5"', 'flags = ["red", "blue"]\n'),
        ('name = "D3"', '\nsrc = "recon"'),
    ],
)
def test_a_missing_field(record: str, field: str) -> None:
    text, line = change(record, field, "")
    assert faults(text) == [("missing", line)]


def test_a_misspelled_field_is_missing_and_unknown() -> None:
    text, line = change('name = "yellow"', "count", "cuont")
    assert faults(text) == [("missing", line), ("field", line + 2)]
    text, line = space("D4", 'kind = "fog"', 'kind = "fog"\ngives = ["brown-2"]')
    assert faults(text) == [("field", line + 3)], "fog spaces give what the tile shows"


def test_an_unknown_record_and_a_missing_one() -> None:
    text = TEXT.replace("[[starfish]]", "[[seastar]]")
    line = text.splitlines().index("[[seastar]]") + 1
    assert faults(text) == [("no-record", 1), ("record", line)]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("D2", '["brown", "white"]', '["brown", "brown"]'),
        ("D2", '["brown", "white"]', "[]"),
        ("E5", '["red", "blue"]', '["red"]'),
        ("E5", '["red", "blue"]', '["red", "red"]'),
    ],
)
def test_towers_and_flags_differ(name: str, old: str, new: str) -> None:
    text, line = space(name, old, new)
    assert faults(text) == [("different", line + 3)]


@pytest.mark.parametrize("gives", ["[]", '["brown-2", "points-3", "cards-2"]'])
def test_a_bonus_space_gives_one_or_two_things(gives: str) -> None:
    text, line = space("D3", '["brown-2"]', gives)
    assert faults(text) == [("titania-gives", line + 3)]


def test_all_faults_are_found_at_once_in_the_order_of_the_lines() -> None:
    text, _ = space("D3", '"bonus"', '"harbour"')
    text = text.replace('src = "print"', 'src = "hearsay"', 1)
    text = text.replace('gives = "ship-1"', 'gives = "boat-1"')
    found = faults(text)
    assert [what for what, _ in found] == ["value"] * 3
    assert [line for _, line in found] == sorted(line for _, line in found)


def test_broken_toml() -> None:
    text, line = space("D3", 'kind = "bonus"', 'kind = "bonus')
    with pytest.raises(BadDataFile) as caught:
        DataFile("mine.toml", text)
    assert [(f.key, f.line) for f in caught.value.faults] == [("bad-data-toml", line + 2)]


@pytest.mark.parametrize("junk", ["7", "-1", "1.5", "true", '""', "[]", '[["x"]]', "{a = 1}"])
def test_whatever_is_written_there_the_fault_is_on_that_line(junk: str) -> None:
    """Each field of each kind of record, written with something that cannot be."""
    rows = TEXT.splitlines()
    first: dict[str, int] = {}
    for n, row in enumerate(rows):
        if " = " in row and not row.startswith(("#", "game")):
            first.setdefault(row.split(" = ")[0], n)
    for field, n in first.items():
        if junk != "7" or field == "src":  # seven of something is fine
            changed = [*rows[:n], f"{field} = {junk}", *rows[n + 1 :]]
            assert n + 1 in [line for _, line in faults("\n".join(changed))], field


# --- Whether it adds up --------------------------------------------------------------------------


@pytest.mark.rule("TIT-S1")
@pytest.mark.parametrize("count", [2, 4])
def test_as_many_fog_tiles_as_fog_spaces(count: int) -> None:
    text, _ = change('gives = "ship-1"', "count = 3", f"count = {count}")
    assert faults(text) == [("titania-fog", TEXT.splitlines().index("[[fog_tile]]") + 1)]
    text, _ = space("H7", '"fog"', '"point"')
    assert faults(text) == [("titania-fog", TEXT.splitlines().index("[[fog_tile]]") + 1)]


def test_a_space_that_no_ship_can_reach() -> None:
    text, line = space("C9", '"C9"', '"L12"')
    assert faults(text) == [("titania-reach", line)]


def test_a_crane_without_towers() -> None:
    text, line = space("B1", 'kind = "bonus"\ngives = ["points-3", "cards-2"]', 'kind = "crane"')
    assert faults(text) == [("titania-crane", line)]


def test_towers_without_a_crane() -> None:
    bonus = 'kind = "bonus"\ngives = ["points-3", "cards-2"]'
    text, line = space("B1", bonus, 'kind = "tower"\ntowers = ["brown"]')
    assert faults(text) == [("titania-tower", line)]


@pytest.mark.rule("TIT-S3")
def test_too_few_cards_for_four_players() -> None:
    """Four for each, and one to draw."""
    none = TEXT
    for card, n in zip(CARDS.tokens, KINGDOM.cards, strict=True):
        none = none.replace(f'name = "{card}"\ncount = {n}', f'name = "{card}"\ncount = 0')
    few, enough = (none.replace('"red"\ncount = 0', f'"red"\ncount = {n}') for n in (16, 17))
    assert faults(few) == [("titania-cards", TEXT.splitlines().index("[[card]]") + 1)]
    assert sum(load(DataFile("mine.toml", enough)).kingdom.cards) == 17


@pytest.mark.rule("TIT-S2")
@pytest.mark.parametrize(("count", "is_enough"), [(5, False), (6, True)])
def test_too_few_ships(count: int, is_enough: bool) -> None:
    """Two at the castle, three set aside, and one to sail."""
    text, _ = change('colour = "red"', "count = 20", f"count = {count}")
    if is_enough:
        assert load(DataFile("mine.toml", text)).kingdom.ships[2] == 6
    else:
        assert faults(text) == [("titania-ships", TEXT.splitlines().index("[[ships]]") + 1)]


def test_a_colour_without_flags() -> None:
    text, _ = space("E5", '["red", "blue"]', '["yellow", "blue"]')
    text = text.replace('flags = ["red", "yellow"]', 'flags = ["blue", "yellow"]')
    assert faults(text) == [("titania-flags", TEXT.splitlines().index("[[space]]") + 1)]


def test_the_board_is_needed() -> None:
    assert ("no-record", 1) in faults(TEXT[: TEXT.index("[[space]]")])
