"""Data files that an owner of a game corrects: `--data`, and `tidetable data`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable import games
from tidetable.cli import WORDS
from tidetable.cli.terminal import Misused, Terminal
from tidetable.core.datafile import DataFile
from tidetable.core.errors import BadDataFile, Refusal
from tidetable.core.say.words import words

if TYPE_CHECKING:
    from tidetable.core.box import Box


def put_on_the_table(files: list[str], language: str) -> None:
    """Play from now on on these files, and say so."""
    say = words(language, WORDS)
    for name in files:
        box = open_file(Path(name), language)
        games.put(box)
        title = box.words(language)("game-title")
        Terminal().warn(say("data-used", game=title, file=name))


def open_file(path: Path, language: str, game: str = "") -> Box:
    """Return the box of a game on a data file; raise Misused that lists all that is wrong."""
    say = words(language, WORDS)
    try:
        data = DataFile.read(path)
        box = games.box(game or data.game)
        say = box.words(language, WORDS)
        return box.on(data)
    except BadDataFile as refusal:
        sentences = [say(fault.key, **fault.facts) for fault in refusal.faults]
        heading = say(refusal.key, **{**refusal.facts, "file": str(path)})
        raise Misused("\n".join([heading, *sentences])) from refusal
    except Refusal as refusal:
        raise Misused(say(refusal.key, **refusal.facts)) from refusal


def write(game: str, language: str) -> None:
    """Print the file as it is: for a pipe, not for reading."""
    box = games.box(game)
    if box.data is None:
        say = box.words(language, WORDS)
        raise Misused(say("data-none", game=say("game-title")))
    sys.stdout.write(box.data.text)


def check(game: str, file: str, language: str) -> None:
    box = open_file(Path(file), language, game)
    say = box.words(language, WORDS)
    Terminal().show(say("data-fine", file=file, game=box.name))
