"""`tidetable new`: what it writes is a game that keeps every promise and is played everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import tidetable
from tests.example import GAME, run, write_example
from tidetable.cli import new

ROOT = Path(__file__).parents[2]


# --- what is written ---------------------------------------------------------------------------


def test_a_new_game_lies_in_a_folder_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = tidetable("new", "harbour2")
    assert said.exit_code == 0
    assert "Harbour2 lies in harbour2" in said.stdout
    assert "tidetable check harbour2" in said.stdout
    package = tmp_path / "harbour2"
    assert {path.name for path in package.iterdir()} == {"harbour2", "pyproject.toml", "tests"}
    assert (package / "tests" / "test_harbour2.py").is_file()
    assert "class Harbour2Game" in (package / "harbour2" / "rules" / "game.py").read_text()
    assert "HAR-T1" in (package / "harbour2" / "rules.toml").read_text()
    for file in package.rglob("*.*"):
        assert "ebb" not in f"{file} {file.read_text() if file.is_file() else ''}".lower()


def test_a_folder_can_be_chosen_and_is_named_so_that_a_shell_finds_it(tmp_path: Path) -> None:
    folder = tmp_path / "my games" / "reef"
    said = tidetable("new", "reef", "--folder", str(folder))
    assert (folder / "reef" / "__init__.py").is_file()
    assert f"cd '{folder}'" in said.stdout


def test_what_is_there_is_never_touched(tmp_path: Path) -> None:
    """Not a folder, not a file, and not a link that leads nowhere."""
    full, file, link = tmp_path / "full", tmp_path / "file", tmp_path / "link"
    full.mkdir()
    file.write_text("mine")
    link.symlink_to(tmp_path / "nowhere")
    for there in (full, file, link):
        refused = tidetable("new", "reef", "--folder", str(there))
        assert refused.exit_code == 1
        assert f"{there} is there already" in refused.stderr
    assert sorted(tmp_path.rglob("*")) == [file, full, link]
    assert file.read_text() == "mine"


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = tidetable("new", "reef", "--folder", str(tmp_path / "file" / "reef"))
    assert refused.exit_code == 1
    assert "A folder is needed" in refused.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Reef", "cannot be the name"),
        ("re", "cannot be the name"),
        ("2reef", "cannot be the name"),
        ("../reef", "cannot be the name"),
        ("my-reef", "cannot be the name"),
        ("r" * 21, "cannot be the name"),
        ("class", "means something to Python"),
        ("match", "means something to Python"),
        ("chests", "already"),
        ("json", "already"),
        ("tidetable", "already"),
        ("tests", "already"),  # its own tests lie there
        ("simple", "already"),  # SimpleGame is what its class builds upon
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, said: str) -> None:
    refused = tidetable("new", name, "--folder", str(tmp_path / "game"))
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert not (tmp_path / "game").exists()


def test_the_example_is_small() -> None:
    lines = {name: code.count("\n") for name, code in new.files().items()}
    written = [n for name, n in lines.items() if "lesson" not in name and "drawers" not in name]
    assert sum(written) <= 330
    assert max(lines.values()) <= 100


# --- what it is good for -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / GAME
    write_example(folder)
    return folder


def test_it_is_found_and_keeps_every_promise(game: Path) -> None:
    said = run(game, "-m", "tidetable", "check", GAME, "--games", "2")
    assert "Every promise is kept" in said


def test_its_own_tests_pass(game: Path) -> None:
    assert "4 passed" in run(game, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")


def test_it_has_good_form(game: Path) -> None:
    """And strict types, which are checked with ours: see tests/example.py."""
    ours = str(ROOT / "pyproject.toml")
    ruff = ["--config", ours, "--exclude", "drawers.py", GAME, "tests"]
    run(game, "-m", "ruff", "check", "--config", 'src = ["."]', *ruff)
    run(game, "-m", "ruff", "format", "--check", *ruff)


def test_its_drawers_are_those_of_its_fields(game: Path) -> None:
    code = f"from {GAME} import BOX; from tidetable.core.drawers import source; "
    said = run(game, "-c", code + "print(source(BOX.drawers), end='')")
    assert (game / GAME / "rules" / "drawers.py").read_text() == said


def test_it_is_played_in_the_terminal(game: Path) -> None:
    typed = "hint\nhint run 5\nhint swim\nrun 5\nquit -\n"
    said = run(game, "-m", "tidetable", "play", GAME, "--seed", "26", typed=typed)
    assert "Which card do you play?" in said
    assert "Steps" in said
    assert "of 100 games" in said
    assert said.count("That was your idea.") == 1
    assert "swim" in said.split("Red> hint swim")[1].split("Red>")[0]


def test_it_is_played_in_a_league_by_bots_that_search(game: Path) -> None:
    command = ["league", GAME, "--bots", "random,captain", "--games", "2"]
    assert "captain" in run(game, "-m", "tidetable", *command)


def test_it_has_all_its_words_also_for_who_reads_another_language(game: Path) -> None:
    code = f"""
from {GAME} import BOX as box
from tidetable.core.show.scene import Scene
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.vocabulary import needs_of_game

print("missing", [key for key in needs_of_game(box).keys if not box.words("en").has(key)])
say = box.words("de")
scene = Scene(box.table(2).view(0), Phrases(box.game, say, ["Anna", "Ben"]))
print(box.picture(scene), box.screen(scene), box.tally(scene))
"""
    said = run(game, "-c", code)
    assert "missing []" in said
    assert "Anna" in said
    assert "⟦" not in said
