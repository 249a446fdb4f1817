"""`tidetable check`: the contract suite, one line for each check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.cli import WORDS
from tidetable.cli.terminal import Terminal
from tidetable.core.check import CHECKS, Result, run

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words

MOST_SHOWN = 3  # breaches of one promise; more say nothing new


def show_checks(box: Box, language: str, games: int) -> int:
    """Run every check and say how it went; return the exit code."""
    terminal, say = Terminal(), box.words(language, WORDS)
    terminal.show(say("checking", game=say("game-title"), checks=len(CHECKS)))
    broken = 0
    for result in run(box, games):
        show_result(terminal, say, result)
        broken += 0 if result.passed else 1
    if broken:
        terminal.show(say("check-broken", broken=broken), style="bold red")
    else:
        terminal.show(say("check-kept"), style="bold green")
    return 1 if broken else 0


def show_result(terminal: Terminal, say: Words, result: Result) -> None:
    """Tick a promise that was kept; for one that was not, say where it was broken."""
    looked_at = say("check-done", games=result.games, positions=result.positions)
    yes, no = ("v", "x") if terminal.console.options.ascii_only else ("✓", "✗")
    mark, style = (yes, "green") if result.passed else (no, "red")
    promise = say(f"promise-{result.check}")
    terminal.show(f"{mark} {promise} – {looked_at} [{result.check}]", style=style)
    for breach in result.breaches[:MOST_SHOWN]:
        terminal.show(f"  {breach}")
