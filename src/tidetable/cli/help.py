"""Help and complaints about usage, in words: what Typer would say in English only."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.table import Table as Grid
from typer.core import TyperCommand, TyperGroup

from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.errors import Refusal
from tidetable.core.say.words import Words


class SpokenCommand(TyperCommand):
    """A command whose context carries the words it speaks with."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)


class SpokenGroup(TyperGroup):
    """All commands. Whatever goes wrong below ends in a sentence and an exit code."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx, commands=list(self.commands.values()))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        if args[0] not in self.commands:
            say: Words = ctx.obj
            known = ", ".join(self.commands)
            raise Misused(say("misused-command", command=args[0], known=known))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        say: Words = self.context_settings["obj"]
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except typer.TyperException as error:
            code = complain(say, complaint(say, error), getattr(error, "ctx", None))
        except Stopped as stopped:
            Terminal().warn(str(stopped))
            code = stopped.code
        except Refusal as refusal:
            code = complain(say, say(refusal.key, **refusal.facts), None)
        except typer.Abort:
            code = 1
        sys.exit(code)


# --- help ----------------------------------------------------------------------------------------


def show_help(command: Any, ctx: Any, commands: Sequence[Any] = ()) -> None:
    """Print a page to learn from: how to call it, what it does, examples, then every detail."""
    terminal, say = Terminal(), ctx.obj
    terminal.show(usage(command, ctx, say), style="bold")
    terminal.show()
    terminal.show(command.help)
    if command.epilog:
        heading(terminal, say("help-examples"))
        terminal.show("\n".join(f"  {line}" for line in command.epilog.splitlines()))
    if commands:
        heading(terminal, say("help-commands"))
        terminal.show(rows([(each.name, each.short_help) for each in commands]))
    arguments = [each for each in command.get_params(ctx) if each.param_type_name == "argument"]
    if arguments:
        heading(terminal, say("help-arguments"))
        terminal.show(rows([(each.metavar, each.help) for each in arguments]))
    options = [each for each in command.get_params(ctx) if each.param_type_name == "option"]
    heading(terminal, say("help-options"))
    terminal.show(rows([(option_name(each), option_help(each, say)) for each in options]))


def usage(command: Any, ctx: Any, say: Words) -> str:
    arguments = [each for each in command.get_params(ctx) if each.param_type_name == "argument"]
    pieces = [each.metavar if each.required else f"[{each.metavar}]" for each in arguments]
    if isinstance(command, TyperGroup):
        pieces.append(say("metavar-command"))
    pieces.append(f"[{say('metavar-options')}]")
    return say("help-usage", line=" ".join([ctx.command_path, *pieces]))


def heading(terminal: Terminal, title: str) -> None:
    terminal.show()
    terminal.show(title, style="bold yellow")


def rows(pairs: list[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for name, words in pairs:
        grid.add_row("", name, words)
    return grid


def option_name(option: Any) -> str:
    names = "/".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {option.metavar}"


def option_help(option: Any, say: Words) -> str:
    said: str = say("help-help") if "--help" in option.opts else option.help
    return said


# --- complaints ----------------------------------------------------------------------------------


def complain(say: Words, sentence: str, ctx: Any) -> int:
    terminal = Terminal()
    terminal.warn(sentence)
    command = ctx.command_path if ctx is not None else "tidetable"
    terminal.warn(say("misused-hint", command=f"{command} --help"))
    return 2


def complaint(say: Words, error: Any) -> str:
    """Say what is wrong with the command line, by the kind of error and nothing of its English."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("misused-option", option=error.option_name)
    if kind == "BadOptionUsage":
        return say("misused-value", option=error.option_name)
    if kind == "MissingParameter":
        return say("misused-missing", name=error.param.metavar)
    if kind == "BadParameter":
        return say("misused-number", option=error.param.opts[0])
    return say("misused-extra")
