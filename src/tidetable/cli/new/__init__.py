"""`tidetable new`: a game of one's own to begin with.

The folder `package` holds a whole game, Ebb, as its author would have it; the page
docs/program/adding-a-game.md walks through the same files. A new game is Ebb under another name.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

from tidetable import games
from tidetable.cli import WORDS
from tidetable.cli.files import working
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.say.words import words

if TYPE_CHECKING:
    from tidetable.core.say.words import Words

PACKAGE: Final = Path(__file__).parent / "package"
EXAMPLE: Final = "ebb"
NAME: Final = re.compile(r"[a-z]{3}[a-z0-9]{0,17}")  # the first letters begin the ids of its rules
LEFTOVERS: Final = ("__pycache__", ".egg-info")


def begin(name: str, folder: Path, language: str) -> None:
    """Write a new game into a new folder, and say what to do with it."""
    say = words(language, WORDS)
    check_name(name, say)
    if folder.exists() or folder.is_symlink():
        raise Stopped(say("new-folder-used", folder=str(folder)))
    working(folder, say, lambda: write(name, folder))
    terminal = Terminal()
    terminal.show(say("new-written", title=name.capitalize(), folder=str(folder)))
    terminal.show(say("new-written.next", name=name, folder=quote(str(folder))))


def check_name(name: str, say: Words) -> None:
    """Refuse what cannot be the name of a package, or is the name of another."""
    if not NAME.fullmatch(name):
        raise Misused(say("new-bad-name", name=name))
    if iskeyword(name) or issoftkeyword(name):
        raise Misused(say("new-word", name=name))
    if name in games.names() or is_package(name) or clashes(name):
        raise Misused(say("new-taken", name=name))


def is_package(name: str) -> bool:
    """Whether Python would import something else by this name; a mere folder does not count."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def clashes(name: str) -> bool:
    """Whether the package has something else of this name: its tests, a class it builds upon."""
    the_class = re.compile(rf"\b{name.capitalize()}Game\b")
    beside = (PACKAGE / name).exists() or any(map(the_class.search, files().values()))
    return name != EXAMPLE and beside


def write(name: str, folder: Path) -> None:
    """Write the example under another name. Nothing that is there is written over."""
    folder.mkdir(parents=True)
    for path, text in files().items():
        file = folder / path.replace(EXAMPLE, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as new:
            new.write(rename(text, name))


def files() -> dict[str, str]:
    """Return the files of the example by their paths."""
    paths = sorted(path for path in PACKAGE.rglob("*") if path.is_file())
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
        if not any(part.endswith(LEFTOVERS) for part in path.parts)
    }


def rename(text: str, name: str) -> str:
    for old, new in renamed(name).items():
        text = re.sub(rf"\b{old}\b", new, text)
    return text


def renamed(name: str) -> dict[str, str]:
    """Return what the example is called in its files, and what it will be called."""
    title, example = name.capitalize(), EXAMPLE.capitalize()
    return {
        EXAMPLE: name,
        example: title,
        f"{example}Game": f"{title}Game",
        EXAMPLE.upper(): name[:3].upper(),
    }
