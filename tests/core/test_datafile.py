"""A data file is read record by record, and all that is wrong with it is found at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidetable.core.datafile import DataFile
from tidetable.core.errors import BadDataFile, BadTable
from tidetable.games import box, names

GOOD = """# Buoys.
game = "ebb"

[[buoy]]
name = "red"
count = 3
lights = ["port", "bow"]
src = "print"

[[buoy]]
name = "green"
count = 0
lights = []
src = "recon"
"""


def read(text: str) -> list[tuple[str, int, list[str]]]:
    file = DataFile("buoys.toml", text)
    found = [
        (
            buoy.word("name", ["red", "green"]),
            buoy.number("count", 0, 9),
            buoy.words("lights", ["port", "bow"]),
        )
        for buoy in file.records("buoy")
    ]
    file.finish()
    return found


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadDataFile) as caught:
        read(text)
    return [(fault.line, fault.key.removeprefix("bad-data-")) for fault in caught.value.faults]


def test_what_is_right_is_read() -> None:
    assert read(GOOD) == [("red", 3, ["port", "bow"]), ("green", 0, [])]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('name = "red"', 'name = "blue"', 5, "value"),
        ('name = "red"', "", 4, "missing"),
        ("count = 3", "count = 10", 6, "value"),
        ("count = 3", "count = -1", 6, "value"),
        ("count = 3", "count = true", 6, "value"),
        ("count = 3", 'count = "3"', 6, "value"),
        ("count = 3", "count = 3\ncuont = 3", 7, "field"),
        ('"bow"]', '"stern"]', 7, "value"),
        ('["port", "bow"]', '"port"', 7, "value"),
        ('src = "print"', 'src = "hearsay"', 8, "value"),
        ('src = "print"', "", 4, "missing"),
        ("[[buoy]]", "[[bouy]]", 1, "no-record"),
        ('src = "recon"', 'src = "recon"\n[[gull]]\nsrc = "print"', 15, "record"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert old in GOOD
    assert (line, reason) in faults(GOOD.replace(old, new))


LISTS = """game = "ebb"
[[buoy]]
name = "green"
depths = [3, 4]
lights = ["port", "bow"]
src = "print"
[[buoy]]
name = "red"
depths = [5]
lights = ["port"]
src = "print"
[[gull]]
src = "print"
[[tern]]
src = "print"
"""


def read_lists(text: str) -> list[list[int]]:
    file = DataFile("buoys.toml", text)
    buoys = file.every("buoy", name=["red", "green"])
    for buoy in buoys:
        buoy.different("lights", ["port", "bow"], 1)
    found = [buoy.numbers("depths", (1, 2), 0, 9) for buoy in buoys]
    file.exactly("gull", 1)
    file.at_most("tern", 1)
    file.finish()
    return found


def test_records_are_read_in_the_order_of_their_names() -> None:
    assert read_lists(LISTS) == [[5], [3, 4]]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"red"', '"green"', [(2, "lacking"), (7, "twice")]),
        ("[5]", "[]", [(9, "list")]),
        ("[5]", "5", [(9, "value")]),
        ("[5]", "[10]", [(9, "value")]),
        ("[5]", "[true]", [(9, "value")]),
        ('["port"]', "[]", [(10, "different")]),
        ('["port"]', '["bow", "bow"]', [(10, "different")]),
        ("[[gull]]", '[[gull]]\nsrc = "print"\n[[gull]]', [(14, "number")]),
        ("[[tern]]", '[[tern]]\nsrc = "print"\n[[tern]]', [(16, "too-many")]),
    ],
)
def test_what_is_wrong_with_lists_and_names_is_noted(
    old: str, new: str, expected: list[tuple[int, str]]
) -> None:
    assert old in LISTS
    with pytest.raises(BadDataFile) as caught:
        read_lists(LISTS.replace(old, new))
    found = [(fault.line, fault.key.removeprefix("bad-data-")) for fault in caught.value.faults]
    assert found == expected


def test_everything_wrong_is_named_at_once_in_the_order_of_the_lines() -> None:
    text = GOOD.replace('"green"', '"grey"').replace("count = 3", "count = 77")
    assert faults(text) == [(6, "value"), (11, "value")]


def test_a_file_that_is_no_toml_names_its_line() -> None:
    assert faults(GOOD.replace("count = 3", "count = ")) == [(6, "toml")]
    assert faults(GOOD + "[[buoy") == [(15, "toml")]


def test_a_file_says_for_which_game_it_is(tmp_path: Path) -> None:
    assert faults(GOOD.replace('game = "ebb"', "")) == [(1, "no-game")]
    assert faults(GOOD.replace('game = "ebb"', "game = 3")) == [(1, "no-game")]
    with pytest.raises(BadTable):
        box("sirens").on(DataFile("buoys.toml", GOOD))


def test_a_file_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes('game = "é"'.encode("latin-1"))
    for name, reason in {"none.toml": "unread", "latin.toml": "text", "": "unread"}.items():
        with pytest.raises(BadDataFile) as caught:
            DataFile.read(tmp_path / name)
        assert [fault.key for fault in caught.value.faults] == [f"bad-data-{reason}"]


def test_the_digest_is_that_of_what_is_played_on() -> None:
    digest = DataFile("a", GOOD).digest
    assert DataFile("b", "# a remark\n" + GOOD.replace('"recon"', '"print"')).digest == digest
    assert DataFile("a", GOOD.replace("count = 3", "count = 4")).digest != digest
    assert DataFile("a", GOOD.replace('"ebb"', '"flow"')).digest != digest


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_opened_again_on_its_own_file(name: str) -> None:
    data = box(name).data
    assert data is not None
    again = box(name).on(DataFile(data.name, data.text))
    assert again.game is not box(name).game
    assert again.game.data == box(name).game.data == data.digest
    assert set(again.bots) == set(box(name).bots)


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("chests", "on_each_die = 2", "on_each_die = 3", "chests-die"),
        ("chests", "count = 2", "count = 3", "chests-cards"),
        ("sirens", "count = 2", "count = 3", "sirens-halves"),
        ("sirens", "resistance = 28", "resistance = 27", "value"),
        ("sirens", "moves_crew = true", "moves_crew = false", "value"),
    ],
)
def test_what_the_rules_of_a_game_need_is_checked(
    name: str, old: str, new: str, fault: str
) -> None:
    data = box(name).data
    assert data is not None
    with pytest.raises(BadDataFile) as caught:
        box(name).on(DataFile("mine.toml", data.text.replace(old, new, 1)))
    assert [found.key for found in caught.value.faults] == [f"bad-data-{fault}"]
