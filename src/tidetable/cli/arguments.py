"""What several commands take: a game, a language."""

from __future__ import annotations

from typing import Any

import typer

from tidetable.cli.terminal import Misused, is_spoken
from tidetable.core.say.words import LANGUAGES, Words


def game_argument(say: Words) -> Any:
    return typer.Argument(metavar=say("metavar-game"), help=say("help-game"))


def data_option(say: Words, language: str) -> Any:
    """The files are opened while the command is read: whatever it does, it does on them."""

    def use(files: list[str] | None) -> list[str] | None:
        if files:
            from tidetable.cli.data import put_on_the_table

            put_on_the_table(files, language)
        return files

    return typer.Option(
        "--data", metavar=say("metavar-file"), help=say("help-data-file"), callback=use
    )


def lang_option(say: Words) -> Any:
    """The wish was heard before the app was built; here it is only checked."""
    known = ", ".join(LANGUAGES)

    def check(wish: str) -> str:
        if wish and not is_spoken(wish):
            raise Misused(say("misused-language", language=wish, known=known))
        return wish

    help_text = say("help-lang", known=known)
    return typer.Option("--lang", metavar=say("metavar-language"), help=help_text, callback=check)
