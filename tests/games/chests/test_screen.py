"""The board in the terminal: everything that lies on the table can be read off it."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest
from mypy_extensions import i64
from rich.cells import cell_len
from rich.console import Console

from tests.spread import spread
from tidetable import bots
from tidetable.core.contract import SPECTATOR, View, look
from tidetable.core.luck import seed_from_text
from tidetable.core.options import read_options
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.scene import Scene
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.state import Tabletop as Public

CHESTS = box("chests")
NAMES = ["Anna", "Ben [bold]", "Zoë who has a very long name indeed", "大衛"]
BOTH_VARIANTS = {"old-sea-dogs": "yes", "greedy-pirates": "yes"}


def scene(view: View, language: str = "en", over: bool = False) -> Scene:
    assert isinstance(view.public, Public)
    names = NAMES[: view.public.seats]
    return Scene(view, Phrases(CHESTS.game, CHESTS.words(language), names), [], over)


def shown(seen: Scene, encoding: str = "utf-8", width: int = 80) -> str:
    file = TextIOWrapper(BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, color_system=None).print(CHESTS.screen(seen))
    file.seek(0)
    return file.read()


def laid_out(**facts: int | list[int]) -> Scene:
    """A table of three where these things lie; Anna's turn."""
    state = GAME.setup(3, read_options(GAME.options, BOTH_VARIANTS))
    state.table.player = 0
    for name, fact in facts.items():
        setattr(state.table, name, fact if isinstance(fact, int) else vec[i64](fact))
    return scene(look(state, SPECTATOR))


def test_chests_show_their_keys_and_the_pile_its_top_card() -> None:
    said = shown(laid_out(places=[1, 3, 0], top=2, pile=9))
    keys = next(line for line in said.splitlines() if "⚷" in line)
    assert [cell.split() for cell in keys.split("│")[1::2]] == [
        ["⚷"],
        ["⚷", "⚷", "⚷"],
        ["—"],
        ["⚷", "⚷"],
    ]
    assert "pile: 9" in said
    for words in ("left", "middle", "right", "1 key", "3 keys"):
        assert words in said


def test_dice_are_named() -> None:
    said = shown(laid_out(dice=[1, 0, 2, 1], rolls=1))
    (dice,) = [line for line in said.splitlines() if line.startswith("Dice")]
    assert dice.split("(")[0].split()[1:] == ["⚷", "key", *["◆", "diamond"] * 2, "⚔", "sabres"]
    assert "roll 1 of 2" in dice
    assert "not rolled yet" in shown(laid_out())
    assert "all placed" in shown(laid_out(rolls=2))


def test_treasures_lie_before_a_boat_and_loot_is_counted() -> None:
    before, under = [0] * 40, [0] * 40
    before[10 + 7] = 1  # Ben: a coin and two diamonds
    under[0 + 5], under[0 + 9] = 2, 1  # Anna: twice three coins, and fish bones
    said = shown(laid_out(treasures=before, loot=under)).splitlines()
    (anna,) = [line for line in said if "Anna" in line]
    (ben,) = [line for line in said if "Ben" in line]
    assert anna.split() == ["▶", "Anna", "●", "6", "✗", "1", "6"]
    assert ben.split() == ["Ben", "[bold]", "[●◆◆]", "0"]


def test_dice_on_cards_and_boats_are_seen() -> None:
    codec = CHESTS.game.codec
    before = [0] * 40
    before[10] = 2  # Ben: two single coins, one of which Anna steals
    filled = [codec.parse("open left"), codec.parse("steal 2:coin"), 0, 0]
    table = laid_out(
        places=[2, 1, 1],
        treasures=before,
        filled=filled,
        jokers=[1, 0, 0, 0],
        n_filled=2,
        rolls=1,
    )
    said = shown(table)
    assert "⚷ ⚔" in said
    assert "dice on it" in said
    (ben,) = [line for line in said.splitlines() if "Ben" in line]
    assert ben.split() == ["Ben", "[bold]", "⚔", "[●]✓", "[●]", "0"]


@pytest.mark.parametrize(
    ("turns", "said"), [(0, "this is the last turn"), (1, "1 more turn "), (2, "2 more turns ")]
)
def test_the_last_round_is_announced(turns: int, said: str) -> None:
    assert said in shown(laid_out(turns_left=turns))
    assert "Last round" not in shown(laid_out())


@pytest.mark.parametrize(("seats", "language"), spread([2, 3, 4], LANGUAGES))
def test_every_board_of_a_game_fits_into_80_columns(seats: int, language: str) -> None:
    table = CHESTS.table(seats, BOTH_VARIANTS, seed_from_text("5"))
    while True:
        lines = shown(scene(table.view(SPECTATOR), language, table.over), width=200).splitlines()
        assert "⟦" not in "".join(lines)
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 16
        if table.over:
            return
        seat = table.asked()[0]
        table.play(seat, bots.answer(CHESTS, "greedy", table, seat))


def test_letters_serve_where_there_are_no_shapes() -> None:
    said = shown(laid_out(places=[2, 1, 1], dice=[1, 1, 1, 1], rolls=1), encoding="ascii")
    assert "?" not in said.replace("Zo?", "")
    for sign in (
        "K K",
        " K key ",
        " C coin ",
        " D diamond ",
        " S sabres ",
        "F fish bones",
        "> Anna",
    ):
        assert sign in said


def test_the_tally_adds_up() -> None:
    table = CHESTS.table(4, BOTH_VARIANTS, seed_from_text("9"))
    while not table.over:
        seat = table.asked()[0]
        table.play(seat, bots.answer(CHESTS, "greedy", table, seat))
    end = scene(table.view(SPECTATOR), over=True)
    labels = [row.label for row in CHESTS.tally(end)]
    coins, diamonds, bones, points = (row.values for row in CHESTS.tally(end))
    assert labels == ["Coins", "Diamonds", "Fish bones", "Points"]
    assert points == table.scores() == [a + b for a, b in zip(coins, diamonds, strict=True)]
    assert len(bones) == 4
