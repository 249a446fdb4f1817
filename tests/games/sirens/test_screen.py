"""The ship in the terminal: everything that lies open can be read off it, and nothing else."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.games.sirens.positions import VARIANTS, Play, position
from tests.spread import spread
from tidetable import bots
from tidetable.core.contract import SPECTATOR, View, look
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.scene import Scene
from tidetable.games import box

SIRENS = box("sirens")
NAMES = ["Anna [bold]", "大衛 who has a very long name indeed"]
CROWDED = {
    "28:1": "-4 -3 10 10 10",
    "28:2": "10 0 9 4 -1",
    "30:1": "7",
    "36:2": "-2 9 9 9",
}


def scene(view: View, language: str = "en", over: bool = False) -> Scene:
    return Scene(view, Phrases(SIRENS.game, SIRENS.words(language), NAMES), [], over)


def seen(play: Play, seat: int = 0) -> Scene:
    return scene(look(play.state, seat), over=play.over)


def shown(seen: Scene, encoding: str = "utf-8", width: int = 80) -> list[str]:
    file = TextIOWrapper(BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, color_system=None).print(SIRENS.screen(seen))
    file.seek(0)
    return file.read().splitlines()


def rows(lines: list[str]) -> list[list[str]]:
    """Return the rows of the ship, each with its five cells."""
    edges = "│|"
    return [
        [cell.strip() for cell in line.replace("|", "│").split("│")[1:-1]]
        for line in lines
        if line[:1] in edges and "-----" not in line
    ]


def line_with(lines: list[str], word: str) -> str:
    (found,) = [line for line in lines if word in line]
    return found


def test_both_sides_show_their_cards_and_how_far_they_get() -> None:
    play = position(lying=CROWDED, rum="36 36", crew=("28", "32"))
    upper, upper_sum, ship, lower_sum, lower = rows(shown(seen(play)))
    assert upper == ["-1 0 4 9 10", "", "", "", "-2 9 9 9"]
    assert upper_sum == ["22/28", "", "", "", "25/42"]
    assert ship == ["28 ♔", "30", "32 ♙", "34", "36 +6"]
    assert lower_sum == ["23/28", "7/30", "", "", ""]
    assert lower == ["-4 -3 10 10 10", "7", "", "", ""]


def test_the_own_side_is_below_and_a_spectator_looks_from_the_first_seat() -> None:
    play = position(lying={"30:1": "7", "30:2": "9"})
    for seat, below in (0, "7"), (1, "9"), (SPECTATOR, "7"):
        assert rows(shown(seen(play, seat)))[-1][1] == below


def test_a_card_under_an_octopus_is_marked_and_its_owner_is_told_in_words() -> None:
    play = position(lying={"30:1": "7 7 -2"}, octopus=("30:1/-2", "30:1/7"))
    lines = shown(seen(play))
    assert rows(lines)[-1][1] == "-2✱ 7✱ 7"
    assert "octopus on -2 at 30" in line_with(lines, "Anna")
    assert "octopus on 7 at 30" in line_with(lines, "大衛")


def test_what_lies_before_the_players() -> None:
    play = position(hands=("7 7 8", "5"), taken=("28", "36 34"), mugs=(1, 0), crew=("30", "-"))
    lines = shown(seen(play))
    for word in ("1 point ", "octopus ready", "rum ready", "3 cards"):
        assert word in line_with(lines, "▶ Anna [bold]")
    for word in ("2 points", "octopus ready", "rum used", "1 card "):
        assert word in next(line for line in lines if line.startswith("  大衛"))
    assert "Your hand [7] [7] [8]   draw pile: " in "\n".join(lines)


def test_ship_cards_that_were_scored_say_who_took_them() -> None:
    play = position(taken=("28", "36"), out="32", crew=("30", "34"))
    (ship,) = [row for row in rows(shown(seen(play))) if "34 ♙" in row]
    assert ship == ["28 Anna [bold]", "30 ♔", "32 —", "34 ♙", "36 大衛 who ha"]


def unseen(lines: list[str], label: str) -> dict[str, str]:
    values = next(line for line in lines if line.split()[:3] == ["-4", "-3", "-2"])
    figures = line_with(lines, label).removeprefix(f"  {label}")
    return dict(zip(values.split(), figures.split(), strict=True))


@pytest.mark.rule("SIR-R6")
def test_cards_not_seen_yet_are_counted() -> None:
    play = position(hands=("7 7 8 8", "5 5 6 6"), lying={"30:1": "7 7 -4 -4"})
    found = unseen(shown(seen(play)), "Unseen")
    assert found == {
        **{str(n): "2" for n in range(-3, 0)},
        **{str(n): "4" for n in range(11)},
        "-4": "—",
        "7": "—",
        "8": "2",
    }
    onlooker = unseen(shown(seen(play, SPECTATOR)), "Unseen")
    assert onlooker == found | {"7": "2", "8": "4"}


@pytest.mark.rule("SIR-R6")
def test_with_more_tactics_the_opponents_cards_are_counted() -> None:
    play = position(hands=("7 7", "5 5"), variants={"more-tactics": "yes"})
    lines = shown(seen(play))
    assert unseen(lines, "Theirs")["7"] == unseen(lines, "Theirs")["5"] == "2"
    assert "piles: yours 24, theirs 24" in line_with(lines, "Your hand")
    assert "Your hand" not in "\n".join(shown(seen(play, SPECTATOR)))


def test_nothing_hidden_is_shown() -> None:
    """Whatever the other hand holds, the screen is the same; so it is for whoever has no hand."""
    table = SIRENS.table(2, {}, seed_from_text("5"))
    for _ in range(12):
        for viewer in (0, 1, SPECTATOR):
            view = table.view(viewer)
            worlds = [SIRENS.game.guess(view, Luck(n)) for n in range(3)]
            screens = [shown(scene(look(world, viewer))) for world in worlds]
            assert screens == [shown(scene(view))] * 3
        seat = table.asked()[0]
        table.play(seat, bots.answer(SIRENS, "random", table, seat))


@pytest.mark.parametrize(("variant", "language"), spread(VARIANTS, LANGUAGES))
def test_every_screen_of_a_game_fits_into_80_columns(
    variant: dict[str, str], language: str
) -> None:
    table = SIRENS.table(2, variant, seed_from_text("5"))
    while True:
        for viewer in (0, SPECTATOR) if table.over else (SPECTATOR * (table.version % 2),):
            lines = shown(scene(table.view(viewer), language, table.over), width=200)
            assert "⟦" not in "".join(lines)
            assert "…" not in "".join(lines)
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) <= 18
        if table.over:
            return
        seat = table.asked()[0]
        table.play(seat, bots.answer(SIRENS, "random", table, seat))


def test_the_crew_whose_way_is_being_chosen_stands_out() -> None:
    play = position(hands=("0 7 8 8", "5 5 6 6")).do("play 0 30:theirs")
    file = TextIOWrapper(BytesIO(), encoding="utf-8")
    Console(file=file, width=80, force_terminal=True, color_system="standard", no_color=True).print(
        SIRENS.screen(seen(play))
    )
    file.seek(0)
    assert "\x1b[1;7m♔" in file.read()


def test_letters_serve_where_there_are_no_shapes() -> None:
    play = position(lying=CROWDED, octopus=("30:1/7", ""), rum="30", out="32", crew=("28", "36"))
    lines = shown(seen(play), encoding="ascii")
    said = "\n".join(lines).replace("?? who", "")
    assert "?" not in said
    for sign in ("28 C", "36 M", "32 -", "7*", "30 +3", "> Anna", "<=0 moves the crew"):
        assert sign in said


def test_the_tally_adds_up() -> None:
    table = SIRENS.table(2, {}, seed_from_text("9"))
    while not table.over:
        seat = table.asked()[0]
        table.play(seat, bots.answer(SIRENS, "random", table, seat))
    tally = SIRENS.tally(scene(table.view(SPECTATOR), over=True))
    ships, crew, points = (row.values for row in tally)
    assert [row.label for row in tally] == ["Ship cards", "Crew", "Points"]
    assert points == table.scores() == [a + b for a, b in zip(ships, crew, strict=True)]
    assert sum(ships) <= 5
    assert sum(crew) <= 2


def test_values_above_and_below_zero_have_words_of_their_own() -> None:
    for language in LANGUAGES:
        phrases = Phrases(SIRENS.game, SIRENS.words(language), NAMES)
        actions = [SIRENS.game.codec.parse(f"pick {value}") for value in range(-4, 11)]
        assert len({phrases.label(action) for action in actions}) == 15
