"""Where games are kept: where the system keeps data. Earlier versions kept them among settings."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import typer
from platformdirs import user_data_path

from tidetable.cli.terminal import Terminal
from tidetable.core.say.words import Words

DATABASE: Final = "tidetable.sqlite3"


class InUse(Exception):
    """Another server has the games open."""


def usual_folder(say: Words) -> Path:
    """Return where games are kept unless somebody wishes otherwise."""
    old = Path(typer.get_app_dir("tidetable"))
    return settled(old, user_data_path("tidetable", appauthor=False), say)


def settled(old: Path, new: Path, say: Words) -> Path:
    """Move the games from their old folder to the new one; return the folder they are in then.

    Nothing there is overwritten, and what cannot be moved is played where it is.
    """
    source, target = old / DATABASE, new / DATABASE
    if old == new or not source.exists():
        return new
    terminal = Terminal()
    if target.exists() and not target.samefile(source):
        terminal.warn(say("moving-both", old=str(old), new=str(new)))
        return new
    try:
        gather(source)
        new.mkdir(parents=True, exist_ok=True)
        move(source, target)
    except InUse:
        terminal.warn(say("moving-later", old=str(old), new=str(new)))
        return old
    except (OSError, sqlite3.Error) as error:
        if not source.exists():  # another server that starts now was faster
            return new
        terminal.warn(say("moving-failed", old=str(old), new=str(new), why=str(error)))
        return old
    with suppress(OSError):  # unless something else lies there
        old.rmdir()
    terminal.show(say("moved", old=str(old), new=str(new)))
    return new


def gather(database: Path) -> None:
    """Bring all that lies beside a database into its one file.

    SQLite leaves its write-ahead log only for whoever is alone: so this also shows that no server
    is using it.
    """
    address = f"{database.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=0)) as games:
        try:
            (mode,) = games.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse from error
            raise
        if mode != "delete":
            raise InUse


def move(source: Path, target: Path) -> None:
    """Give a file another name, unless that is taken: a plain rename would overwrite it."""
    try:
        os.link(source, target)
    except FileExistsError:
        if not target.samefile(source):  # or an earlier move was broken off here
            raise
    except OSError:  # another file system, or one that knows no second names
        copy(source, target)
    source.unlink()


def copy(source: Path, target: Path) -> None:
    """Copy a file so that it is there whole or not at all."""
    part = target.with_name(f"{target.name}.part")
    try:
        shutil.copy2(source, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        if target.exists():
            raise FileExistsError(target)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
