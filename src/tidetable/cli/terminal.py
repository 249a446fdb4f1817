"""Where a person reads and types; plain, and echoing what it reads, where a script does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from unicodedata import category

from rich.console import Console, RenderableType

from tidetable.core.say.words import LANGUAGES, pick_language
from tidetable.core.show.typed import completed


class Stopped(Exception):
    """A command ends here. The message is a sentence in words, for a person."""

    code = 1


class Misused(Stopped):
    """The command line wishes for what there is not."""

    code = 2


def wished_language(arguments: Sequence[str]) -> str:
    """Return what follows `--lang`; it decides before anything else is read."""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return ""


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the environment: the first variable decides."""
    variables = ("TIDETABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = [wished_language(arguments), *(environment.get(name, "") for name in variables)]
    return pick_language([wish for wish in wishes if wish][:1])


def is_spoken(wish: str) -> bool:
    return pick_language([wish]) != LANGUAGES[0] or wish.lower().startswith(LANGUAGES[0])


def clean(text: str) -> str:
    """Make a text harmless: names and files of others may hold what commands a terminal."""
    harmful = {c for c in text if category(c) in ("Cc", "Cf", "Cs")} - {"\n"}
    return "".join("\N{REPLACEMENT CHARACTER}" if c in harmful else c for c in text)


class Terminal:
    """Standard input and output. Nothing is taken for markup: names may hold brackets."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):  # what cannot be shown must not stop a game
                stream.reconfigure(errors="replace")
        self.console = Console(markup=False, emoji=False, highlight=False)
        self.errors = Console(stderr=True, markup=False, emoji=False, highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()  # a person sits here
        self.typed: ModuleType | None = None
        if self.is_live:
            with suppress(ImportError):
                self.typed = import_module("readline")  # so that a typed line can be mended

    def show(self, thing: RenderableType = "", style: str = "") -> None:
        self._print(self.console, thing, style)

    def warn(self, sentence: str) -> None:
        self._print(self.errors, sentence, "red")

    def wipe(self) -> None:
        """Leave nothing for the next player to read: on the screen, above it, among typed lines."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\N{ESCAPE}[3J")
        if self.typed is not None:
            self.typed.clear_history()

    def complete_from(self, known: Callable[[], list[str]]) -> None:
        """Let Tab complete what is typed, word by word; what is known is asked for only then."""
        if self.typed is None:
            return
        found = cache(known)

        def nth(line: str, n: int) -> str | None:
            ways = completed(line, found())
            return ways[n] if n < len(ways) else None

        self.typed.set_completer_delims("")  # actions have several words
        self.typed.set_completer(nth)
        is_libedit = "libedit" in (self.typed.__doc__ or "")
        self.typed.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")

    def _print(self, console: Console, thing: RenderableType, style: str) -> None:
        """Print. Sentences break at the edge of a terminal only, so that a script finds them."""
        if isinstance(thing, str):
            console.print(clean(thing), style=style, soft_wrap=not console.is_terminal)
        else:
            console.print(thing, style=style)

    def ask(self, prompt: str) -> str:
        """Read a line; EOFError when there is none left."""
        if self.is_live:
            return input(prompt).strip()
        self.console.print(prompt, end="", soft_wrap=True)
        line = input().strip()
        self.show(line)
        return line
