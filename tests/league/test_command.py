"""`tidetable league` as it is typed: wrong wishes, reports, an interrupt, a cluster, an own bot."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.shell import clean_environment, heed_interrupts, tidetable
from tests.league.games import OWN
from tests.patience import PATIENCE, wait_for
from tests.spread import tongues

ROOT = Path(__file__).parents[2]
SMALL = ("league", "chests", "--games", "4", "--bot", f"{OWN}First")
SVG = "{http://www.w3.org/2000/svg}"
HTML = "{http://www.w3.org/1999/xhtml}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "GAME is missing"),
        (["ludo"], "no game “ludo”"),
        (["chests", "--bots", "greedy"], "at least 2 bots"),
        (["chests", "--seats", "3"], "at least 3 bots"),
        (["chests", "--seats", "9"], "2 to 4 players"),
        (["sirens", "--seats", "3", "--bot", f"{OWN}First"], "2 to 2 players"),
        (["chests", "--bots", "greedy,greedy"], "cannot play against itself"),
        (["chests", "--bots", "greedy,blackbeard"], "no bot “blackbeard”"),
        (["chests", "--bot", "First"], "no bot “First”"),
        (["chests", "--bot", "a b:First"], "is named like this"),
        (["chests", "--bot", "nowhere.at.all:First"], "cannot be imported: ModuleNotFoundError"),
        (["chests", "--bot", f"{OWN}Nobody"], "nothing called Nobody"),
        (["chests", "--bot", f"{OWN}NoBot"], "is no bot"),
        (["chests", "--option", "kraken=yes"], "no option “kraken”"),
        (["chests", "--seed", "lucky"], "cannot be a seed"),
        (["chests", "--games", "0"], "--games wants"),
        (["chests", "--workers", "0"], "--workers wants"),
        (["chests", "--seconds-per-move", "0"], "--seconds-per-move wants"),
    ],
)
def test_wrong_usage(arguments: list[str], sentence: str) -> None:
    result = tidetable("league", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not result.stdout


def test_files_are_tried_out_before_the_first_game(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("hello\n", encoding="utf-8")
    for option, file, sentence in (
        ("--json", tmp_path / "no" / "file", "no such file or folder"),
        ("--html", tmp_path, "is a folder"),
        ("--resume", text, "is no list of a league’s games"),
        ("--resume", tmp_path, "is a folder"),
    ):
        result = tidetable("league", "chests", "--games", "1000000", option, str(file))
        assert result.exit_code == 1
        assert sentence in result.stderr
    assert text.read_text(encoding="utf-8") == "hello\n"


def figures(file: Path) -> dict[str, Any]:
    """Return what is in a JSON file, without the times to think: they are never the same."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for standing in found["standings"]:
        del standing["moves"]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the results of a small league that nothing disturbed."""
    folder = tmp_path_factory.mktemp("league")
    files = ["--json", str(folder / "json"), "--resume", str(folder / "log")]
    result = tidetable(*SMALL, "--workers", "2", *files)
    assert result.exit_code == 0, result.output
    assert "Chests & Sabres: 12 games" in result.stdout
    assert re.search(r"^greedy – random .*%", result.stdout, re.MULTILINE)
    return folder


@pytest.mark.parametrize("language", tongues())
def test_the_report_is_one_page_that_needs_nothing_else(
    whole: Path, tmp_path: Path, language: str
) -> None:
    """Nothing is left to play: the tables and the report come from the file alone."""
    file, log = tmp_path / "report.html", str(whole / "log")
    result = tidetable(*SMALL, "--resume", log, "--html", str(file), "--lang", language)
    assert result.exit_code == 0, result.output
    text = file.read_text(encoding="utf-8")
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert page.get("lang") == language
    assert len(list(page.iter(f"{SVG}svg"))) == 4
    assert len(list(page.iter(f"{HTML}table"))) == 4
    assert "⟦" not in text
    assert not set(re.findall(r"https?://[^\"]+", text)) - {SVG[1:-1], HTML[1:-1]}
    assert not re.search(r"<(script|link|img|iframe)|url\(|@import|src=|href=", text)
    assert "prefers-color-scheme: dark" in text
    for row in page.iter(f"{HTML}tr"):
        assert all("".join(cell.itertext()).strip() for cell in row)


def test_on_a_ladder_only_neighbours_have_met(whole: Path, tmp_path: Path) -> None:
    """The games of a whole league hold those of its ladder."""
    json_file, html = tmp_path / "json", tmp_path / "html"
    files = ["--resume", str(whole / "log"), "--json", str(json_file), "--html", str(html)]
    result = tidetable(*SMALL, "--ladder", *files)
    assert result.exit_code == 0, result.output
    assert "Chests & Sabres: 8 games" in result.stdout
    found = figures(json_file)
    met = [(each["first"], each["second"]) for each in found["pairings"]]
    assert met == [("greedy", "random"), ("random", f"{OWN}First")]
    assert found["ladder"] is True
    assert figures(whole / "json")["ladder"] is False
    assert " --ladder" in html.read_text(encoding="utf-8")


def test_a_bot_at_fault_is_named_and_the_league_goes_on(tmp_path: Path) -> None:
    bots = ["--bot", f"{OWN}Raises", "--bot", f"{OWN}Chatters"]
    html = str(tmp_path / "html")
    result = tidetable("league", "sirens", "--games", "2", *bots, "--html", html)
    assert result.exit_code == 0, result.output
    assert f"{OWN}Raises raised an error and lost 6 games" in result.stdout
    assert "ValueError: lost at sea (entrants.py:" in result.stdout
    assert "let me see" not in result.stdout
    assert "ValueError: lost at sea" in Path(html).read_text(encoding="utf-8")


# --- really ---------------------------------------------------------------------------------------


def start(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """Start the command in a process group of its own, as a terminal does."""
    paths = [str(ROOT), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return subprocess.Popen(
        [sys.executable, "-m", "tidetable", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=clean_environment() | {"PYTHONPATH": os.pathsep.join(paths)},
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Wait for the end; if it does not come, end all that was started."""
    try:
        return process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise


def is_gone(group: int) -> bool:
    """Whether nobody of a process group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_an_interrupted_league_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    log, found = tmp_path / "log", tmp_path / "json"
    endless = (*SMALL[:2], "--games", "20000", *SMALL[4:], "--resume", str(log))
    process = start(*endless, "--workers", "2", folder=tmp_path)
    wait_for(lambda: log.exists() and log.read_bytes().count(b"\n") >= 4)
    os.killpg(process.pid, signal.SIGINT)
    out, said = finish(process)
    assert process.returncode == 130, said
    assert "give the same command to go on" in said
    assert "Traceback" not in said
    assert not out
    wait_for(lambda: is_gone(process.pid))  # some need a moment to notice the end
    done = log.read_bytes()
    assert done.endswith(b"\n")
    log.write_bytes(done[: -len(done.splitlines()[-1]) // 2])  # as if the power had failed
    result = tidetable(*SMALL, "--resume", str(log), "--json", str(found), "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "in " + str(log) + " already" in result.stderr
    assert figures(found) == figures(whole / "json")


def test_a_bot_that_hangs_does_not_outlive_a_league_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("league", "chests", "--bots", "random", "--bot", f"{OWN}Hangs", "--games", "1")
    hangs = tmp_path / "hangs"
    monkeypatch.setenv("HANGING_BOT", str(hangs))
    process = start(*arguments, "--workers", "1", folder=tmp_path)
    wait_for(lambda: hangs.exists() and hangs.read_text())
    bot = int(hangs.read_text())
    process.kill()
    finish(process)
    wait_for(lambda: is_gone(bot))  # its process needs a moment to notice the end


@pytest.mark.long
def test_a_ray_cluster_of_two_plays_the_same_games(whole: Path, tmp_path: Path) -> None:
    found = tmp_path / "json"
    process = start(
        *(*SMALL, "--ray", "local", "--workers", "2", "--json", str(found)), folder=tmp_path
    )
    _, said = finish(process)
    assert process.returncode == 0, said
    assert figures(found) == figures(whole / "json")


def test_a_cluster_that_is_not_there() -> None:
    result = tidetable(*SMALL, "--ray", "nowhere at all")
    assert result.exit_code == 1
    assert "Ray cannot be used" in result.stderr


@pytest.mark.parametrize("bot", ["mybots:Loader", "searching:Hasty"])
def test_the_bots_of_the_documentation_join(tmp_path: Path, bot: str) -> None:
    page = (ROOT / "docs" / "program" / "league.md").read_text(encoding="utf-8")
    module, name = bot.split(":")
    fence = rf'^```python title="{module}.py"\n(.*?)^```$'
    (code,) = re.findall(fence, page, re.MULTILINE | re.DOTALL)
    (command,) = re.findall(rf"^tidetable (.* --bot {bot} .*)$", page, re.MULTILINE)
    (tmp_path / f"{module}.py").write_text(code, encoding="utf-8")
    out, said = finish(start(*command.split(), folder=tmp_path))
    assert f"greedy – {name}" in out, said
    assert "fault" not in out
