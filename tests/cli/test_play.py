"""Whole games at one keyboard, as a script types them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.cli.shell import CHESTS, Script, people, robots, tidetable
from tests.letters import any_text
from tests.spread import spread
from tidetable.core import record
from tidetable.core.record import Player

ONE_AGAINST_ONE = [*people(""), *robots("greedy")]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the working folder unless somebody says where."""
    monkeypatch.chdir(tmp_path)


def table_in(file: str) -> record.Record:
    return record.read(Path(file).read_text(encoding="utf-8"), lambda *_: CHESTS.game)


COMPANIES: list[tuple[list[Player], list[str]]] = [
    (ONE_AGAINST_ONE, []),
    ([*people(""), *robots("greedy", "random")], ["--bots", "greedy,random"]),
    ([*people("", ""), *robots("random")], ["--players", "3", "--bots", "random"]),
    (people("Anna", "Ben"), ["--names", "Anna,Ben"]),
    (people("", ""), ["--bots", ""]),
    (
        [*people("Anna", "Ben", "Zoë"), *robots("greedy")],
        ["--players", "4", "--names", "Anna, Ben, Zoë"],
    ),
]


@pytest.mark.parametrize(("company", "by_number"), spread(COMPANIES, [True, False]))
def test_a_whole_game(company: tuple[list[Player], list[str]], by_number: bool) -> None:
    players, arguments = company
    script = Script(players, {}, "7", by_number)
    result = tidetable(
        "play", "chests", "--seed", "7", *arguments, typed=[*script.lines, "save end.tide"]
    )
    assert result.exit_code == 0
    assert Path("end.tide").read_text(encoding="utf-8") == script.record
    assert "wins!" in result.output or "share the victory!" in result.output
    assert "tidetable replay end.tide --verify" in result.output


@pytest.mark.parametrize("greedy_pirates", ["no", "yes"])
@pytest.mark.parametrize("old_sea_dogs", ["no", "yes"])
def test_variants(greedy_pirates: str, old_sea_dogs: str) -> None:
    options = {"greedy-pirates": greedy_pirates, "old-sea-dogs": old_sea_dogs, "first": "2"}
    wishes = [part for pair in options.items() for part in ("--option", "=".join(pair))]
    script = Script(people("Anna", "Ben", "Zoë"), options, "11", by_number=True)
    names = ["--names", "Anna,Ben,Zoë"]
    typed = [*script.lines, "save end.tide"]
    result = tidetable("play", "chests", "--seed", "11", *names, *wishes, typed=typed)
    assert result.exit_code == 0
    assert Path("end.tide").read_text(encoding="utf-8") == script.record
    assert ("Old sea dogs: Yes" in result.output) == (old_sea_dogs == "yes")


def test_the_end_shows_places_and_how_the_points_came_about() -> None:
    script = Script(ONE_AGAINST_ONE, {}, "7")
    result = tidetable("play", "chests", "--seed", "7", typed=script.lines)
    assert result.exit_code == 0
    ending = result.output.split("wins!")[1]
    for word in ("Place", "Coins", "Diamonds", "Fish bones", "Points"):
        assert word in ending
    for score in script.table.scores():
        assert str(score) in ending
    assert f"{7:032x}" in ending
    assert not list(Path().iterdir())


def test_bots_play_among_themselves() -> None:
    result = tidetable("play", "chests", "--players", "2", "--bots", "random,greedy", "--seed", "3")
    assert result.exit_code == 0
    assert "wins!" in result.output


@pytest.mark.parametrize("at", [0, 1, 9])
def test_quit_and_resume_finish_with_the_same_luck(at: int) -> None:
    script = Script(ONE_AGAINST_ONE, {}, "7")
    first = [*script.lines[:at], "quit", "half.tide"]
    result = tidetable("play", "chests", "--seed", "7", typed=first)
    assert result.exit_code == 0
    assert "tidetable play chests --resume half.tide" in result.output
    rest = [*script.lines[at:], "save end.tide"]
    result = tidetable("play", "chests", "--resume", "half.tide", typed=rest)
    assert result.exit_code == 0
    assert Path("end.tide").read_text(encoding="utf-8") == script.record


def test_a_resumed_game_needs_no_name_and_tells_only_what_came_last() -> None:
    script = Script(ONE_AGAINST_ONE, {}, "7")
    tidetable("play", "chests", "--seed", "7", typed=[*script.lines[:12], "quit half.tide"])
    result = tidetable("play", "--resume", "half.tide", typed=["quit -"])
    assert result.exit_code == 0
    assert result.output.count("rolls the dice.") <= 2


def test_a_finished_game_is_shown_again() -> None:
    script = Script(ONE_AGAINST_ONE, {}, "7")
    tidetable("play", "chests", "--seed", "7", typed=[*script.lines, "save end.tide"])
    result = tidetable("play", "chests", "--resume", "end.tide")
    assert result.exit_code == 0
    assert "wins!" in result.output


def test_quit_offers_a_name_or_keeps_nothing() -> None:
    assert tidetable("play", "chests", "--seed", "7", typed=["1", "quit", ""]).exit_code == 0
    (kept,) = Path().glob("chests-*.tide")
    kept.unlink()
    assert tidetable("play", "chests", "--seed", "7", typed=["1", "quit", "-"]).exit_code == 0
    assert not list(Path().iterdir())


def test_the_end_of_input_keeps_the_game() -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=["1"])
    assert result.exit_code == 1
    assert "not over yet" in result.output
    (kept,) = Path().glob("chests-*.tide")
    assert f"--resume {kept}" in result.output
    assert len(table_in(str(kept)).table.entries) > 0


def test_the_end_of_input_while_leaving_keeps_the_game_too() -> None:
    assert tidetable("play", "chests", "--seed", "7", typed=["quit"]).exit_code == 0
    assert len(list(Path().glob("chests-*.tide"))) == 1


def test_undo_against_bots_brings_the_same_luck_again() -> None:
    once = tidetable("play", "chests", "--seed", "7", typed=["1", "1", "1", "save a"])
    again = tidetable(
        "play", "chests", "--seed", "7", typed=["1", "1", "undo", "1", "1", "UNDO", "1", "save a"]
    )
    assert "Taken back." in again.output
    assert (
        once.output.split("The game is in a")[0].splitlines()[-14:]
        == (again.output.split("The game is in a")[0].splitlines()[-14:])
    )


def test_what_was_taken_back_is_done_again_with_the_same_luck() -> None:
    start = ("play", "chests", "--seed", "7")
    once = tidetable(*start, typed=["1", "1", "save once.tide", "quit -"])
    again = tidetable(*start, typed=["1", "1", "undo", "undo", "redo", "redo", "save again.tide"])
    assert once.exit_code == 0
    assert again.output.count("Done again.") == 2
    assert Path("again.tide").read_text() == Path("once.tide").read_text()
    refused = tidetable(*start, typed=["redo", "1", "undo", "1", "redo", "quit -"]).output
    assert refused.count("nothing to do again") == 2


def test_undo_is_refused_with_a_reason() -> None:
    start = ("play", "chests", "--seed", "7", "--names", "Anna,Ben", "--option", "first=1")
    assert "decided nothing yet" in tidetable(*start, typed=["undo", "quit -"]).output
    assert "Luck has drawn since" in tidetable(*start, typed=["roll", "undo", "quit -"]).output


def test_undo_at_a_shared_keyboard_takes_back_a_placed_die() -> None:
    start = ("play", "chests", "--seed", "7", "--names", "Anna,Ben", "--option", "first=1")
    result = tidetable(*start, typed=["roll", "open middle", "undo", "quit -"])
    assert "Taken back." in result.output


def test_a_question_mark_explains_with_rules_and_commands() -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=["1", "?", "quit -"])
    explained = result.output.split("> ?")[1]
    for id_ in ("CHE-T1", "CHE-T3"):
        assert id_ in explained
        assert CHESTS.words("en")(f"rule-{id_}") in explained
    for command in ("undo", "redo", "save", "quit", "rules", "language"):
        assert command in explained


def test_rules_are_all_there() -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=["rules", "quit -"])
    assert all(id_ in result.output for id_ in CHESTS.rulebook.rules)


def test_the_language_can_be_switched_and_commands_with_it() -> None:
    typed = [
        "language",
        "language xx",
        "language de",
        "hilfe",
        "zurücknehmen",
        "sprache en",
        "quit -",
    ]
    result = tidetable("play", "chests", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert result.output.count("zh-Hant") == 2
    assert "Du bist am Zug" in result.output
    assert result.output.rstrip().endswith("does not keep it:") is False


def test_enter_is_enough_where_there_is_one_choice_only() -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=["", "", "quit -"])
    assert result.output.count("Red rolls the dice.") == 1
    assert "Nothing was typed." in result.output


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "from 1 to"),
        ("99", "from 1 to"),
        ("9" * 5000, "from 1 to"),
        ("²", "There is no action"),
        ("٣", "from 1 to"),
        ("open", "“open”"),
        ("open sesame", "sesame"),
        ("open left right", "“open”"),
        ("dice key key key key", "is not allowed now"),
        ("load fish-bones", "CHE-"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
        ("\x1b[31mred", "There is no action"),
        ("\x00", "There is no action"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(line: str, answer: str) -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=["1", line, "quit -"])
    assert result.exit_code == 0
    assert answer in result.output
    assert "\x1b" not in result.output


def test_saving_where_it_cannot_be_saved_goes_on() -> None:
    Path("notes.txt").write_text("something else", encoding="utf-8")
    Path("folder").mkdir()
    typed = ["save notes.txt", "save folder", "save no/where", "quit folder", "quit /dev/null"]
    result = tidetable("play", "chests", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert "notes.txt is something else" in result.output
    assert result.output.count("folder is a folder") == 2
    assert "no such file or folder" in result.output
    assert Path("notes.txt").read_text(encoding="utf-8") == "something else"
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "notes.txt"]
    assert Path("/dev/null").is_char_device()


def test_a_file_may_be_named_from_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    assert tidetable("play", "chests", typed=["quit ~/kept.tide"]).exit_code == 0
    assert Path("kept.tide").is_file()


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on() -> None:
    result = tidetable("play", "chests", "--seed", "7", typed=b"1\n\xff\xfe\x80\nquit -\n")
    assert result.exit_code == 0


LINES = st.lists(
    st.sampled_from(["1", "2", "", "undo", "?", "done", "roll", "language fr", "language en"])
    | any_text(12).filter(lambda line: not line.lstrip().lower().startswith(("s", "q"))),
    max_size=25,
)


@settings(max_examples=25, deadline=None)
@given(typed=LINES)
def test_whatever_is_typed_the_game_is_kept(typed: list[str]) -> None:
    text = "".join(f"{line}\n" for line in typed).encode("utf-8", errors="surrogatepass")
    result = tidetable("play", "chests", "--seed", "7", "--option", "first=1", typed=text)
    assert result.exit_code in (0, 1)
    if result.exit_code == 1:
        (kept,) = Path().glob("chests-*.tide")
        assert not table_in(str(kept)).table.over
        kept.unlink()


def test_of_much_news_only_the_last_is_told() -> None:
    """Laying out Nassau tells more than a hundred things: thirty lines fit a terminal."""
    arguments = ["play", "nassau", "--seed", "7", "--names", "Anna,Ben"]
    lines = tidetable(*arguments, typed=["", "quit", ""]).stdout.splitlines()
    end = next(n for n, line in enumerate(lines) if "── Anna ──" in line)
    begin = max(n for n in range(end) if not lines[n])
    assert end - begin - 1 == 30
    assert lines[end - 1] == "Round 1 begins, with Anna."
