"""Reading and writing what a person names; whatever fails is said in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tidetable import games
from tidetable.cli import WORDS
from tidetable.cli.terminal import Stopped
from tidetable.core import record
from tidetable.core.errors import BadRecord, Contradiction
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import Words, words

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.play import AnyGame

Result = TypeVar("Result")


class FileTrouble(Stopped):
    """A file cannot be used."""


class Contradicted(FileTrouble):
    """A record says what cannot be true together."""

    code = 3


def read_record(path: Path, language: str) -> tuple[Box, record.Record]:
    """Read a game; what is wrong with its file is said in the words of that game."""
    boxes: list[Box] = []

    def find(name: str, edition: int) -> AnyGame:
        boxes.append(games.box(name).at(edition))
        return boxes[-1].game

    text = read_text(path, words(language, WORDS))
    try:
        read = record.read(text, find)
    except BadRecord as refusal:
        if not boxes:
            sentence = words(language, WORDS)(refusal.key, **refusal.facts)
        else:
            say = boxes[-1].words(language, WORDS)
            sentence = Phrases(boxes[-1].game, say, []).refusal(refusal)
        kind = Contradicted if isinstance(refusal, Contradiction) else FileTrouble
        raise kind(f"{path}: {sentence}") from refusal
    return boxes[-1], read


def read_text(path: Path, say: Words) -> str:
    return working(path, say, lambda: path.read_text(encoding="utf-8"))


def write_text(path: Path, text: str, say: Words) -> None:
    """Write a file in one go: the old one stays whole until the new one is."""

    def write() -> None:
        target = path.resolve()
        if target.exists() and not target.is_file():  # a folder, a device: not to be replaced
            target.write_text(text, encoding="utf-8")
            return
        part = target.with_name(target.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(target)

    working(path, say, write)


def make_folder(path: Path, say: Words) -> None:
    working(path, say, lambda: path.mkdir(parents=True, exist_ok=True))


def keep_record(path: Path, text: str, say: Words) -> None:
    """Write a game, but never over something that is none."""
    if path.is_file() and not record.looks_like_one(read_text(path, say)):
        raise FileTrouble(say("file-in-use", file=str(path)))
    write_text(path, text, say)


def working(path: Path, say: Words, work: Callable[[], Result]) -> Result:
    file = str(path)
    try:
        return work()
    except FileNotFoundError as error:
        raise FileTrouble(say("file-missing", file=file)) from error
    except (FileExistsError, NotADirectoryError) as error:
        raise FileTrouble(say("file-no-folder", file=file)) from error
    except IsADirectoryError as error:
        raise FileTrouble(say("file-directory", file=file)) from error
    except PermissionError as error:
        raise FileTrouble(say("file-forbidden", file=file)) from error
    except UnicodeDecodeError as error:
        raise FileTrouble(say("file-no-text", file=file)) from error
    except (OSError, ValueError) as error:
        raise FileTrouble(say("file-unusable", file=file)) from error
