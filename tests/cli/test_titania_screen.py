"""Titania at a keyboard: the board in text, what may be typed, and a whole game of it."""

from __future__ import annotations

import re
from io import BytesIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.shell import people, robots, tidetable
from tests.games.titania.positions import Play, position
from tests.spread import spread
from tidetable import bots
from tidetable.cli import WORDS
from tidetable.cli.menu import Menu
from tidetable.core import record
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR, View, look
from tidetable.core.datafile import DataFile
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.scene import Scene
from tidetable.core.show.typed import choices, meant
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.games.titania.rules.state import Tabletop

TITANIA = box("titania")
NAMES = ["Anna [bold]", "大衛", "Zoë who has a very long name indeed", "Ben"]
START = ("play", "titania", "--seed", "7", "--names", "Anna", "--option", "first=1")


def scene(view: View, language: str = "en", over: bool = False, box: Box = TITANIA) -> Scene:
    assert isinstance(view.public, Tabletop)
    names = NAMES[: view.public.seats]
    return Scene(view, Phrases(box.game, box.words(language), names), [], over)


def seen(play: Play, seat: int = 0) -> Scene:
    return scene(look(play.state, seat), over=play.over)


def shown(seen: Scene, encoding: str = "utf-8", width: int = 80) -> list[str]:
    file = TextIOWrapper(BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, color_system=None).print(TITANIA.screen(seen))
    file.seek(0)
    return file.read().splitlines()


def brick(lines: list[str], space: str) -> tuple[str, str]:
    """Return what stands in the upper edge of a space, behind its name, and what stands below."""
    for above, below in pairwise(lines):
        found = re.search(rf"[┌┬├┼▶>+]{space}(?!\d)", above)
        if found:
            begin = found.start()
            end = re.search(r"[│|]", below[begin + 1 :])
            assert end is not None
            size = 1 + end.end()
            upper = re.sub(r"[─┴+ -]", "", above[begin + 1 : begin + size - 1])
            return upper.removeprefix(space), below[begin + 1 : begin + size - 1].strip()
    raise AssertionError(f"{space} is not on the screen")


def public_of(table: Table) -> Tabletop:
    public = table.view(SPECTATOR).public
    assert isinstance(public, Tabletop)
    return public


def pointed_at(lines: list[str]) -> set[str]:
    return {space for line in lines for space in re.findall(r"▶([A-L]\d+)", line)}


def line_with(lines: list[str], word: str) -> str:
    (found,) = [line for line in lines if word in line]
    return found


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100])
def test_a_space_shows_what_it_is_and_what_lies_there(width: int) -> None:
    play = position(
        ships={"D5": "blue red", "B4": "yellow"},
        fog={"D5": "beside ship-1", "D4": "brown-3", "C4": "ship-1", "G4": "each-1"},
        floors={"H1:black": 1, "A5:white": 4, "A5:brown": 2},
        starfish_on="H1 A5",
    )
    lines = shown(seen(play), width=width)
    whole = {space: brick(lines, space) for space in ("D5", "B4", "D4", "C4", "H1", "E5", "A1")}
    assert whole == {
        "D5": ("▲■", ""),
        "B4": ("●", "◇"),
        "D4": ("", "≈ 3b"),
        "C4": ("", "≈ △"),
        "H1": ("★", "k1 w0"),
        "E5": ("▲■", "♜" * (6 if width == 80 else 8)),
        "A1": ("", "2? 1★"),
    }
    assert brick(lines, "G4") == ("", "≈ 4×1")
    assert brick(lines, "G5")[1] == "░" * (6 if width == 80 else 8)
    assert brick(lines, "A4") == ("", "crane")
    four_towers = "".join(brick(lines, "A5"))
    assert {*re.findall(r"[bgkw]\d", four_towers)} == {"b2", "g0", "k0", "w4"}
    assert "★" in four_towers


def test_every_second_row_lies_half_a_space_aside() -> None:
    lines = shown(seen(position()))
    columns = [next(line.index(name) for line in lines if name in line) for name in ("A1", "B1")]
    assert columns == [4, 1]
    assert next(line.index("A2") for line in lines if "A2" in line) == 11


def test_the_spaces_that_may_be_named_are_pointed_at() -> None:
    play = position()
    assert pointed_at(shown(seen(play))) == set(), "a card is asked for, not a space"
    play.do("play red")
    legal = {text.split()[1] for text in play.can()}
    assert pointed_at(shown(seen(play))) == legal
    assert pointed_at(shown(seen(play, 1))) == set(), "it is not the other player's choice"
    assert pointed_at(shown(seen(play, SPECTATOR))) == set()


def test_tower_spaces_are_pointed_at_for_building_and_for_starfish() -> None:
    building = position(ships={"F2": "red"}, purses=("black 1 white 1",)).sail("red", "G1")
    assert building.question() == "build"
    assert pointed_at(shown(seen(building))) == {"H1"}
    occupying = position(ships={"D3": "red"}, fog={"D4": "starfish-1"}).sail("red", "D4")
    assert occupying.question() == "starfish"
    assert "G2" in pointed_at(shown(seen(occupying)))
    assert "H1" not in pointed_at(shown(seen(occupying))), "it shows two towers"


@pytest.mark.rule("TIT-P2")
def test_fog_dealt_again_looks_different_from_fog_never_turned() -> None:
    table = TITANIA.table(2, {}, seed_from_text("5"))
    while public_of(table).period == 1:
        seat = table.asked()[0]
        table.play(seat, bots.answer(TITANIA, "random", table, seat))
    said = "\n".join(shown(scene(table.view(SPECTATOR))))
    assert "▒▒▒▒" in said
    assert "▒ fog dealt again" in said
    assert "░░░░" in said
    assert "for period 2" not in said


# --- who has what ---------------------------------------------------------------------------------


def test_what_the_players_have_and_what_is_left() -> None:
    play = position(
        hands=("blue blue blue-red", "red"),
        purses=("black 3 white 12", "brown 1"),
        starfish=(2, 0),
        points=(17, 4),
        tiles=("3 5", "4"),
        discards="yellow",
        floors={"H1:black": 2},
    )
    lines = shown(seen(play))
    assert line_with(lines, "points   b").split() == ["points", *"bgkw★▯◇"]
    anna = line_with(lines, "▶ Anna [bold]").removeprefix("▶ Anna [bold]")
    assert anna.split() == ["17", "0", "0", "3", "12", "2", "3", "2"]
    assert line_with(lines, "  大衛").split()[1:] == ["4", "1", "0", "0", "0", "0", "1", "1"]
    supply = line_with(lines, "supply, draw pile").split()[3:]
    assert supply == ["34", "35", "32", "23", "23", "31", "27"]
    assert line_with(lines, "floors left").split()[2:] == ["16", "16", "14", "16"]
    assert "Period 1, ships left  ▲ 15  ● 15  ■ 15  and 9 for period 2" in "\n".join(lines)
    assert "Your hand  ▲ blue ×2  ▲■ blue/red  ◇ 3 5" in "\n".join(lines)
    assert "Cards unseen  ▲ 6  ● 7  ■ 8  ▲● 4  ▲■ 3  ●■ 4" in "\n".join(lines)


def test_who_wants_to_count_alone_is_not_helped() -> None:
    for helps, arguments in (True, START), (False, (*START, "--no-unseen")):
        output = tidetable(*arguments, typed=["quit -"]).output
        assert ("Cards unseen" in output) == ("In the fog" in output) == helps


@pytest.mark.rule("TIT-R19")
def test_nothing_hidden_is_shown() -> None:
    """Whatever others hold and the pile hides, the screen is the same."""
    table = TITANIA.table(3, {}, seed_from_text("5"))
    for n in range(30):
        for viewer in (0, 1, SPECTATOR) if n % 3 == 0 else ():
            view = table.view(viewer)
            world = TITANIA.game.guess(view, Luck(n))
            assert shown(scene(look(world, viewer))) == shown(scene(view))
        seat = table.asked()[0]
        table.play(seat, bots.answer(TITANIA, "random", table, seat))


@pytest.mark.parametrize(("width", "language"), spread([80, 100], LANGUAGES))
def test_every_screen_of_a_game_fits(width: int, language: str) -> None:
    table = TITANIA.table(4, {}, seed_from_text("5"))
    n = 0
    while not table.over:
        if n % 18 == 0:
            for viewer in (0, SPECTATOR):
                lines = shown(scene(table.view(viewer), language), width=width)
                assert "⟦" not in "".join(lines)
                assert max(map(cell_len, lines)) <= width
                assert len(lines) <= 41
        n += 1
        seat = table.asked()[0]
        table.play(seat, bots.answer(TITANIA, "random", table, seat))


def test_letters_serve_where_there_are_no_shapes() -> None:
    play = position(ships={"B4": "yellow"}, fog={"D4": "starfish-2"}, starfish_on="H1")
    lines = shown(seen(play.do("play red")), encoding="ascii")
    assert "?" not in "\n".join(lines).replace("2?", "").replace("3?", "").replace("??", "")
    assert brick(lines, "B4") == ("Y", "$")
    assert brick(lines, "D4")[1] == "~ 2*"
    assert brick(lines, "H1")[0] == "*"
    assert any(">D5" in line for line in lines)


def test_a_kingdom_of_an_owner_is_shown_as_it_is() -> None:
    """Wherever its spaces lie: here also far to the right, so that each has less room."""
    text = (TITANIA.folder / "data" / "kingdom.toml").read_text(encoding="utf-8")
    for column in (10, 11, 12):
        text += f'\n[[space]]\nname = "A{column}"\nkind = "point"\nsrc = "recon"\n'
    text += (
        '\n[[space]]\nname = "B12"\nkind = "bonus"\ngives = ["points-2", "any-4"]\nsrc = "recon"\n'
    )
    other = TITANIA.on(DataFile("mine.toml", text))
    view = other.table(2, {}, seed_from_text("5")).view(SPECTATOR)
    lines = shown(scene(view, box=other))
    assert max(map(cell_len, lines)) <= 80
    assert brick(lines, "A12") == ("", "◇")
    assert brick(lines, "B12") == ("", "+2 4?")
    assert brick(lines, "A5")[1] == "0000", "four towers where there is no room for their letters"


# --- a game ---------------------------------------------------------------------------------------


def played(table: Table, bot: str) -> list[str]:
    """Return what Anna types, who plays at random against a bot."""
    lines: list[str] = []
    luck = Luck(3)
    while not table.over:
        seat = table.asked()[0]
        if seat == 1:
            table.play(seat, bots.answer(TITANIA, bot, table, seat))
            continue
        texts = [TITANIA.game.codec.text(action) for action in table.legal(seat)]
        lines.append(texts[luck.below(len(texts))])
        table.play(seat, lines[-1])
    return lines


def test_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = TITANIA.table(2, {"first": "1"}, seed_from_text("7"), frozenset({1}))
    lines = played(table, "random")
    result = tidetable(*START, "--bots", "random", typed=[*lines, "save end.tide"])
    assert result.exit_code == 0
    players = [*people("Anna"), *robots("random")]
    assert Path("end.tide").read_text(encoding="utf-8") == record.write(table, players)
    assert "The second period begins" in result.output
    assert "scores" in result.output
    assert "⟦" not in result.output


@pytest.mark.rule("TIT-P4")
def test_the_tally_adds_up() -> None:
    table = TITANIA.table(2, {"first": "1"}, seed_from_text("7"), frozenset({1}))
    played(table, "random")
    tally = TITANIA.tally(scene(table.view(SPECTATOR), over=True))
    track, threes, fours, fives, points, goods = (row.values for row in tally)
    tiles = [3 * a + 4 * b + 5 * c for a, b, c in zip(threes, fours, fives, strict=True)]
    assert points == table.scores() == [a + b for a, b in zip(track, tiles, strict=True)]
    assert sum(tiles) > 0
    public = public_of(table)
    assert goods == [sum(public.purse(s, i) for i in range(4)) + public.starfish[s] for s in (0, 1)]


# --- what is typed --------------------------------------------------------------------------------


def test_a_space_may_be_typed_alone_and_in_small_letters() -> None:
    output = tidetable(*START, typed=["RED", "d5", "undo", "quit -"]).output
    assert "Anna plays red." in output
    assert "Anna places a ship on D5." in output


def test_what_a_line_stands_for() -> None:
    texts = ["place C4", "place D5", "build H1:black", "stop", "play red", "discard red"]
    for line, text in {
        "c4": "place C4",
        "PLACE D5": "place D5",
        "h1:black": "build H1:black",
        "Stop": "stop",
        "red": "red",  # to play it, or to discard it?
        "": "",
        "fly": "fly",
    }.items():
        assert meant(line, texts) == text


def test_a_wrong_space_is_answered_in_a_few_words() -> None:
    output = tidetable(*START, typed=["red", "place Z9", "place A1", "quit -"]).output
    assert "A1 … L12" in output
    assert "Rule TIT-B2: The ship goes to a space next to at least one ship" in output


def test_many_spaces_are_offered_side_by_side() -> None:
    ships = {"D3": "red", "D8": "red", "H3": "red", "H8": "red", "F2": "red", "F9": "red"}
    play = position(ships=ships).do("play red")
    phrases = Phrases(TITANIA.game, TITANIA.words("en"), NAMES[:2])
    actions = [TITANIA.game.codec.parse(text) for text in sorted(play.can())]
    assert len(actions) > 20
    menu = Menu(choices(phrases, actions))
    grid = menu.grid(TITANIA.words("en", WORDS))
    assert grid.row_count == -(-len(actions) // 2)
    numbers = [cell for column in grid.columns[::3] for cell in column.cells if cell]
    assert numbers == [f"  {n}" for n in menu.numbers()]
