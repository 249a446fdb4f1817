"""The command in a process of its own: start, pipes, encodings, colours, a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.cli.shell import (
    Script,
    clean_environment,
    heed_interrupts,
    people,
    real_tidetable,
    robots,
)
from tests.patience import PATIENCE

SCRIPT = Script([*people(""), *robots("greedy")], {}, "7", by_number=True)


def test_the_version_is_said() -> None:
    result = real_tidetable("--version")
    assert result.returncode == 0
    assert result.stdout.startswith(b"tidetable ")


def test_commands_load_only_what_they_need() -> None:
    code = "import sys, tidetable.cli.app as a; a.build('en'); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    ).stdout.split()
    for module in ("fastapi", "sqlalchemy", "uvicorn", "tidetable.games", "tidetable.server"):
        assert module not in loaded


def test_a_server_that_is_not_installed_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['fastapi'] = None; from tidetable.cli.app import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "serve"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "pip install 'tidetable[server]'" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in [*SCRIPT.lines, "save end.tide"])
    result = real_tidetable("play", "chests", "--seed", "7", typed=typed, folder=tmp_path)
    assert result.returncode == 0
    assert not result.stderr
    assert b"\x1b" not in result.stdout
    assert (tmp_path / "end.tide").read_text(encoding="utf-8") == SCRIPT.record


def test_where_there_are_no_shapes_there_are_letters(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    result = real_tidetable(
        "play", "chests", "--seed", "7", typed="1\nquit -\n", folder=tmp_path, **environment
    )
    assert result.returncode == 0
    board = result.stdout.decode("ascii")
    assert "| K K" in board
    assert "C coin" in board
    assert "> Red" in board


def test_the_environment_chooses_the_language() -> None:
    assert "Befehle" in real_tidetable(LANG="de_DE.UTF-8").stdout.decode()
    assert "Commandes" in real_tidetable(LANG="de_DE", LC_ALL="fr_FR").stdout.decode()
    assert "Commands" in real_tidetable(LANG="de_DE", TIDETABLE_LANG="en").stdout.decode()


def test_a_reader_that_leaves_is_no_catastrophe() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tidetable", "rules", "chests"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, folder: Path, *wishes: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        self.shown = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tidetable", "play", *(wishes or ["chests"]), "--seed", "7"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=clean_environment() | {"TERM": "xterm-256color"} | environment,
            cwd=folder,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(theirs)

    def wait_for_prompt(self, prompt: str = "Red> ") -> None:
        while not self.shown.endswith(prompt):
            self.shown += os.read(self.ours, 4096).decode(errors="replace")

    def type(self, line: str, prompt: str = "Red> ") -> None:
        self.wait_for_prompt(prompt)
        self.shown += "\n"
        os.write(self.ours, line.encode())

    def interrupt(self) -> None:
        """Press Ctrl+C until it is heard: a signal between two looks at the keys can be lost."""
        heard = False
        while not heard:
            self.process.send_signal(signal.SIGINT)
            heard = bool(select.select([self.ours], [], [], 5)[0])

    def finish(self) -> int:
        """Return the exit code, once all is shown."""
        with suppress(OSError):  # how Linux says that the other side is closed
            while piece := os.read(self.ours, 4096):
                self.shown += piece.decode(errors="replace")
        os.close(self.ours)
        return self.process.wait(timeout=PATIENCE)


def test_a_terminal_gets_colours_unless_it_wants_none(tmp_path: Path) -> None:
    for wish, coloured in ({}, True), ({"NO_COLOR": "1"}, False):
        terminal = Terminal(tmp_path, **wish)
        terminal.type("1\n")
        terminal.type("quit -\n")
        assert terminal.finish() == 0
        assert ("\x1b[35m" in terminal.shown) == coloured
        assert "In front of it" in terminal.shown


def test_the_end_of_input_at_a_terminal_keeps_the_game(tmp_path: Path) -> None:
    """What is typed before is completed by Tab, and parts of the table are read."""
    terminal = Terminal(tmp_path)
    terminal.type("what can i\t\n")
    terminal.type("ro\t\n")
    terminal.wait_for_prompt()
    assert "1: Roll the dice (roll)" in terminal.shown
    assert "Red rolls the dice." in terminal.shown
    terminal.type("left chest\n")
    terminal.wait_for_prompt()
    assert "\nthe left chest with" in terminal.shown.replace("\r", "")
    terminal.type("1\n")
    terminal.type("\x04")
    assert terminal.finish() == 1
    assert len(list(tmp_path.glob("chests-*.tide"))) == 1


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.type("1\n")
    terminal.wait_for_prompt()
    terminal.interrupt()
    assert terminal.finish() == 130
    assert "Traceback" not in terminal.shown
    assert len(list(tmp_path.glob("chests-*.tide"))) == 1
