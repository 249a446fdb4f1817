"""`tidetable review`: looks at a finished game again, and says what was luck and what was not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import track
from rich.table import Table as Grid
from rich.text import Text

from tidetable.bots.review import Reviewer
from tidetable.bots.review_words import Moment, SeatReview, signed, tell
from tidetable.cli import WORDS
from tidetable.cli.files import read_record
from tidetable.cli.seats import names_of
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.say.phrases import Phrases

if TYPE_CHECKING:
    from tidetable.bots.review import Review
    from tidetable.core.box import Box
    from tidetable.core.record import Record
    from tidetable.core.say.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60


def review(file: Path, language: str, seat: int, playouts: int | None) -> None:
    """Show a review; of a seat counted from 1, or of all with 0."""
    box, record = read_record(file, language)
    say, seats = box.words(language, WORDS), record.table.seats
    if not record.table.over:
        raise Stopped(f"{file}: {say('not-yours-review')}")
    if seat > seats:
        raise Misused(say("misused-seat", seat=seat, seats=seats))
    terminal = Terminal()
    found = looked_at(box, record, playouts, terminal, say)
    phrases = Phrases(box.game, say, names_of(record.header.players, say))
    told = [tell(found, n, phrases) for n in range(seats)]
    terminal.show(say("review-title"), style="bold yellow")
    terminal.show(say("review-of-100"))
    terminal.show()
    terminal.show(sums(told, say))
    terminal.show()
    terminal.show(course(found, phrases.names))
    for n in range(seats) if seat == 0 else [seat - 1]:
        show_seat(terminal, told[n], say)
    terminal.show()
    terminal.show(say("review-limits"), style="dim")


def looked_at(
    box: Box, record: Record, playouts: int | None, terminal: Terminal, say: Words
) -> Review[int]:
    """Look at every decision; a person who waits sees how far it is."""
    table = record.table
    start = box.game.setup(table.seats, table.options)
    reviewer = Reviewer(box, start, table.entries, given=table.given, playouts=playouts)
    decisions = track(
        range(len(reviewer)),
        say("review-looking"),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )
    return reviewer.together([reviewer.decision(k) for k in decisions])


def sums(told: list[SeatReview], say: Words) -> Grid:
    """Return what adds up to each player's result."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column()
    for of in told:
        grid.add_column(Text(of.name), justify="right", max_width=24, no_wrap=True)
    first, *parts, result = told[0].sums
    grid.add_row(say(first), *(str(of.sums[first]) for of in told))
    for key in parts:
        grid.add_row(say(key), *(signed(of.sums[key]) for of in told))
    grid.add_row(say(result), *(str(of.sums[result]) for of in told), style="bold")
    return grid


def course(found: Review[int], names: list[str]) -> Grid:
    """Return a line for each player: how the chance rose and fell."""
    rows = found.course()
    shown = [rows[i * (len(rows) - 1) // (WIDTH - 1)] for i in range(WIDTH)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for seat, name in enumerate(names):
        levels = [min(int(row[seat] * len(BARS)), len(BARS) - 1) for row in shown]
        grid.add_row(Text(name), "".join(BARS[level] for level in levels))
    return grid


def show_seat(terminal: Terminal, told: SeatReview, say: Words) -> None:
    terminal.show()
    terminal.show(told.name, style="bold")
    terminal.show(told.summary)
    terminal.show(say("review-turning-points"), style="underline")
    for moment in told.turning_points:
        terminal.show(line(moment, say))
    terminal.show(say("review-mistakes"), style="underline")
    for moment in told.mistakes:
        terminal.show(line(moment, say))
    if not told.mistakes:
        terminal.show(f"  {say('review-no-mistakes')}")


def line(moment: Moment, say: Words) -> str:
    return f"  {say('review-move', n=moment.n + 1, move=moment.move)} {moment.said}"
