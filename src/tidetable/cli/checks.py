"""`tidetable check`: the contract suite, one line for each check. `tidetable lock`: its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.cli import WORDS
from tidetable.cli.files import working
from tidetable.cli.terminal import Stopped, Terminal
from tidetable.core import lock
from tidetable.core.check import CHECKS, Result, run

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words

MOST_SHOWN = 3  # breaches of one promise; more say nothing new
SECONDS = 60  # of work, where nobody says how long


def show_checks(box: Box, language: str, games: int | None, seconds: int | None) -> int:
    """Run every check and say how it went; return the exit code."""
    terminal, say = Terminal(), box.words(language, WORDS)
    terminal.show(say("checking", game=say("game-title"), checks=len(CHECKS)))
    if games is None and seconds is None:
        seconds = SECONDS
    broken = played = 0
    for result in run(box, games or 1, seconds=seconds or 0):
        show_result(terminal, say, result)
        broken += 0 if result.passed else 1
        played += result.games
    if broken:
        terminal.show(say("check-broken", broken=broken), style="bold red")
    else:
        terminal.show(say("check-kept", games=played), style="bold green")
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


def write_lock(box: Box, language: str) -> None:
    """Write which number each action has, so that none moves unnoticed."""
    say = box.words(language, WORDS)
    file = box.folder / lock.FILE
    try:
        working(file, say, lambda: lock.write(box))
    except lock.NumbersMoved as moved:
        edition = box.game.edition
        row = moved.rows[0]
        raise Stopped(say("lock-moved", file=str(file), row=row, edition=edition)) from moved
    Terminal().show(say("lock-written", file=str(file), actions=box.game.codec.size))
