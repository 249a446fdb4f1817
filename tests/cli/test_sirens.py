"""Sirens in Sight at one keyboard: hands that change over, and turns that end by themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.shell import people, robots, tidetable
from tests.cli.test_real import Terminal
from tests.spread import spread, tongues
from tidetable import bots, games
from tidetable.cli import WORDS
from tidetable.cli.menu import Menu
from tidetable.core import record
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.record import Player
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.typed import choices
from tidetable.core.table import Table

SIRENS = games.box("sirens")
START = ("play", "sirens", "--seed", "7")
TWO = (*START, "--names", "Anna,Ben", "--option", "first=1")
MORE_TACTICS = {"more-tactics": "yes"}
HAND_OVER = "Pass the keyboard on"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(
    players: list[Player], options: dict[str, str], skips: bool = False
) -> tuple[list[str], Table]:
    """Return what people type who play at random, and the table that must come of it."""
    with_bots = frozenset(seat for seat, who in enumerate(players) if who.kind == "bot")
    table = SIRENS.table(2, options, seed_from_text("7"), with_bots)
    lines: list[str] = []
    luck = Luck(3)
    while not table.over:
        asked = table.asked()
        seat = next((seat for seat in asked if seat in with_bots), asked[0])
        if seat in with_bots:
            table.play(seat, bots.answer(SIRENS, players[seat].name, table, seat))
            continue
        texts = [SIRENS.game.codec.text(action) for action in table.legal(seat)]
        if skips and "done" in texts:
            table.play(seat, "done")
            continue
        lines.append(texts[luck.below(len(texts))])
        table.play(seat, lines[-1])
    return lines, table


@pytest.mark.parametrize(
    ("people_alone", "skips", "options"), spread([False, True], [False, True], [{}, MORE_TACTICS])
)
def test_a_whole_game(people_alone: bool, skips: bool, options: dict[str, str]) -> None:
    players = people("Anna", "Ben") if people_alone else [*people("Anna"), *robots("random")]
    lines, table = played(players, options, skips)
    wishes = [part for pair in options.items() for part in ("--option", "=".join(pair))]
    seats = ["--names", "Anna,Ben"] if people_alone else ["--names", "Anna", "--bots", "random"]
    skipping = ["--auto-done"] if skips else []
    typed = [*lines, "save end.tide"]
    result = tidetable(*START, *seats, *wishes, *skipping, typed=typed)
    assert result.exit_code == 0
    assert Path("end.tide").read_text(encoding="utf-8") == record.write(table, players)
    assert (HAND_OVER in result.output) == people_alone


# --- hands that change over -----------------------------------------------------------------------


def test_the_keyboard_is_passed_on_before_the_next_hand_is_shown() -> None:
    typed = ["play 3 28:mine", "done", "play 8 28:mine", "done", "quit -"]
    start, annas, bens, annas_again = tidetable(*TWO, typed=typed).output.split(HAND_OVER)
    assert start.endswith("Anna is next. ")
    assert "Your hand" not in start
    assert annas.count("Your hand [0] ") == 2
    assert annas.endswith("Ben is next. ")
    assert bens.count("Your hand [-4] [-1] ") == 2
    assert "[0]" not in bens
    assert annas_again.count("Your hand [0] ") == 1


def test_each_player_is_told_all_moves_and_the_own_draws() -> None:
    typed = ["play 3 28:mine", "rum 28", "play 8 28:mine", "rum 30", "play 4 28:mine"]
    output = tidetable(*TWO, typed=[*typed, "play 4 28:mine", "quit -"]).output
    _, annas, bens, _, bens_again, annas_again = output.split(HAND_OVER)
    assert annas.count("You draw") == bens.count("You draw") == 4 + 1
    for told in (annas, bens):
        assert "Anna plays a 3 at 28 (own side)." in told
    assert "Anna draws a card." in bens
    assert "Anna draws a card." not in annas, "she was told which"
    assert "You draw" not in bens_again
    assert annas_again.count("You draw") == 1, "the card that ended her last turn"
    assert annas_again.index("Anna plays a 4") < annas_again.index("Ben plays a 4")


def test_whose_side_it_is_gets_the_keyboard_to_move_the_crew() -> None:
    typed = ["play 0 30:theirs", "crew 32", "quit -"]
    _, annas, bens, annas_again = tidetable(*TWO, typed=typed).output.split(HAND_OVER)
    assert "moves the crew" in annas
    assert "A card on your side moves the crew: where to?" in bens
    assert "Your turn is nearly over" in annas_again


@pytest.mark.parametrize("arguments", [START, ("play", "chests", "--names", "Anna,Ben")])
def test_nothing_is_passed_on_where_nobody_could_look(arguments: tuple[str, ...]) -> None:
    assert HAND_OVER not in tidetable(*arguments, typed=["1", "1", "quit -"]).output


def test_at_a_terminal_the_screen_is_wiped_and_the_next_player_waited_for(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TWO[1:2], *TWO[4:])
    terminal.type("\n", prompt="Anna, press Enter when you are there: ")
    terminal.type("play 3 28:mine\n", prompt="Anna> ")
    terminal.type("done\n", prompt="Anna> ")
    terminal.wait_for_prompt("Ben, press Enter when you are there: ")
    _, _, after_wiping = terminal.shown.rpartition("\x1b[3J")
    assert "Ben is next." in after_wiping
    assert "Your hand" not in after_wiping
    terminal.type("\n", prompt="")
    terminal.type("quit -\n", prompt="Ben> ")
    assert terminal.finish() == 0


# --- turns that end by themselves -----------------------------------------------------------------


def test_auto_ends_the_turns_of_who_wishes_it() -> None:
    typed = ["auto", "play 3 28:mine", "play 8 28:mine", "auto", "play 4 28:mine", "quit -"]
    output = tidetable(*TWO, typed=typed).output
    assert output.count("Your turns now end by themselves.") == 2
    assert output.count("Your turn is nearly over") == 1, "it was Ben who was asked, until then"
    *_, last = output.split(HAND_OVER)
    assert "Ben ends the turn." in last
    assert "Anna ends the turn." in last


def test_auto_can_be_changed_again() -> None:
    output = tidetable(*TWO, typed=["auto", "AUTO", "play 3 28:mine", "quit -"]).output
    assert "You are asked again before your turns end." in output
    assert "Your turn is nearly over" in output


def test_what_ended_by_itself_can_be_taken_back() -> None:
    typed = ["play 3 28:mine", "undo", "rum 30", "quit -"]
    output = tidetable(*START, "--auto-done", "--option", "first=1", typed=typed).output
    assert "Taken back." in output
    assert "You are asked again before your turns end." in output
    assert "Red puts the mug of rum on ship card 30." in output


def test_a_game_without_such_questions_says_so() -> None:
    output = tidetable("play", "chests", "--auto-done", typed=["auto", "quit -"]).output
    assert "never asks anything that could be left out" in output


def test_the_explanation_names_auto_where_there_is_something_to_skip() -> None:
    assert "auto " in tidetable(*START, typed=["?", "quit -"]).output
    assert "auto " not in tidetable("play", "chests", typed=["?", "quit -"]).output


@pytest.mark.parametrize("language", tongues())
def test_all_of_it_is_said_in_every_language(language: str) -> None:
    say = SIRENS.words(language, WORDS)
    typed = [say("command-auto"), "?", "play 0 30:theirs", "crew 32", "1", "99", "quit -"]
    output = re.sub(r"[ \n]+", " ", tidetable(*TWO, "--lang", language, typed=typed).output)
    for key in ("auto-on", "command-auto.help", "ask-crew"):
        assert say(key) in output
    assert say("ask-turn", play="yes", octopus="no") in output
    assert output.count(say("hand-over", name="Ben")) == 1, "he stays until Anna is asked again"
    assert say("game-credit") in tidetable("rules", "sirens", "--lang", language).output


# --- choices --------------------------------------------------------------------------------------


def test_the_octopus_is_chosen_before_one_of_the_many_cards() -> None:
    table = SIRENS.table(2, {"first": "1"}, seed_from_text("7"))
    for seat, text in (0, "play 3 28:mine"), (0, "done"), (1, "play 8 28:mine"), (1, "done"):
        table.play(seat, text)
    phrases = Phrases(SIRENS.game, SIRENS.words("en"), ["Anna", "Ben"])
    menu = Menu(choices(phrases, table.legal(0)))
    labels = [label for label, _ in menu.offers()]
    assert labels[-2:] == ["Use the mug of rum", "Move a card with the octopus"]
    assert menu.pick(len(labels)) == ""
    assert [label for label, _ in menu.offers()] == [
        "a 3 from 28 (own side)",
        "an 8 from 28 (opponent’s side)",
    ]
    menu.pick(2)
    assert menu.offers()[0] == (
        "Octopus: take an 8 from 28 (opponent’s side) to 28 (own side)",
        "octopus 28:theirs/8 28:mine",
    )


def test_who_wants_to_count_cards_alone_is_not_helped() -> None:
    arguments = ("play", "sirens", "--seed", "7", "--option", "first=1")
    assert "Unseen" in tidetable(*arguments, typed=["quit -"]).output
    assert "Unseen" not in tidetable(*arguments, "--no-unseen", typed=["quit -"]).output
