"""`tidetable benchmark`: where a bot stands among the house's, on deals that never change."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable import games
from tidetable.cli import WORDS
from tidetable.cli.files import working
from tidetable.cli.league import Means, call, play_all
from tidetable.cli.league_tables import (
    ReportTable,
    bounds,
    figure,
    grid,
    mishaps,
    moves,
    pairings,
)
from tidetable.cli.play import comma_separated
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.league.benchmark import (
    NAME,
    BadEntry,
    again,
    entry_duels,
    false,
    fingerprint_of,
    plan_entry,
    read_entry,
    sizes,
    table_of,
)
from tidetable.league.log import BadLog
from tidetable.league.results import results

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.say.words import Words
    from tidetable.league.benchmark import AnchorTable
    from tidetable.league.figures import Estimate
    from tidetable.league.game import Played
    from tidetable.league.plan import Fixture, LeaguePlan

NEWCOMER = "→ "


@dataclass(frozen=True)
class BenchmarkWishes:
    """What was asked for."""

    bot: str = ""
    seats: str = "2"
    games: int = 200
    against: str = ""
    folder: str = "benchmark"
    workers: int | None = None
    verify: str = ""


def benchmark(game: str, language: str, wishes: BenchmarkWishes) -> None:
    """Let a newcomer play, or verify what one has played, or show how the anchors did."""
    terminal, say = Terminal(), games.box(game).words(language, WORDS)
    if wishes.verify:
        verify(terminal, say, game, wishes)
        return
    tables = [table_of(game, seats) for seats in read_sizes(game, wishes.seats, say)]
    if not wishes.bot:
        for table in tables:
            show_scale(terminal, say, table, {})
        return
    for plan in [plan_newcomer(table, wishes, say) for table in tables]:
        enter(terminal, say, plan, wishes)


def read_sizes(game: str, seats: str, say: Words) -> list[int]:
    """Read for how many players to play: all of them must have a table."""
    known = [str(each) for each in sizes(game)]
    wanted = comma_separated(seats)
    for each in wanted or [""]:
        if each not in known:
            facts = {"game": say("game-title"), "known": ", ".join(known) or "–"}
            raise Misused(say("benchmark-seats", seats=each, **facts))
    return [int(each) for each in wanted]


# --- entering -------------------------------------------------------------------------------------


def plan_newcomer(table: AnchorTable, wishes: BenchmarkWishes, say: Words) -> LeaguePlan:
    """Find out now, and not after an hour, whether all of this can be played."""
    box, anchors = games.printed(str(table.heading["game"])), table.anchors
    against = comma_separated(wishes.against) or anchors
    for name in against:
        if name not in anchors:
            raise Misused(say("benchmark-against", bot=name, known=", ".join(anchors)))
    if wishes.bot in anchors:
        raise Misused(say("benchmark-anchor", bot=wishes.bot))
    seats = int(table.heading["seats"])
    if len(set(against)) < seats - 1:
        raise Misused(say("benchmark-few", seats=seats, needed=seats - 1))
    call(box, say, wishes.bot)
    rivals = [name for name in anchors if name in against]
    return plan_entry(box, wishes.bot, rivals, seats, wishes.games, fingerprint_of(wishes.bot))


def enter(terminal: Terminal, say: Words, plan: LeaguePlan, wishes: BenchmarkWishes) -> None:
    """Play what has not been played yet, and show where the newcomer stands."""
    folder = Path(wishes.folder)
    working(folder, say, lambda: folder.mkdir(parents=True, exist_ok=True))
    name = re.sub(r"[^\w.=-]+", "-", Path(plan.bots[0]).name)
    file = folder / f"{plan.game}-{plan.seats}-{name}.jsonl"
    played = play_all(plan, Means(wishes.workers, resume=str(file)), terminal, say)
    show_newcomer(terminal, say, plan, {fixture: played[fixture] for fixture in plan.fixtures()})
    terminal.show(say("benchmark-written", file=str(file)))


def show_newcomer(
    terminal: Terminal, say: Words, plan: LeaguePlan, played: Mapping[Fixture, Played]
) -> None:
    found, bot = results(plan, played), plan.bots[0]
    for mishap in found.mishaps:
        if mishap.bot != bot:
            raise Stopped(say("benchmark-anchor-fault", bot=mishap.bot, kind=mishap.kind))
    table = table_of(plan.game, plan.seats)
    show_scale(terminal, say, table, {bot: table.scale().place(bot, entry_duels(played.values()))})
    own = replace(found, pairings=[each for each in found.pairings if each.first == bot])
    for sheet in (pairings(own, say), moves(found, say)):
        show_sheet(terminal, sheet)
    for sentence in mishaps(found, say):
        terminal.show(sentence)


def show_scale(
    terminal: Terminal, say: Words, table: AnchorTable, newcomers: Mapping[str, Estimate]
) -> None:
    """Show the anchors, and who has come to them, the best first."""
    seats = int(table.heading["seats"])
    title = say("benchmark-heading", game=say("game-title"), seats=seats, benchmark=NAME)
    terminal.show(title, style="bold")
    names = {bot: NEWCOMER + bot for bot in newcomers}
    rated = table.ratings() | dict(newcomers)
    rows = [
        [names.get(bot, bot), figure(say, rating.value), bounds(say, rating)]
        for bot, rating in sorted(rated.items(), key=lambda each: -each[1].value)
    ]
    columns = [say("league-bot"), say("league-rating"), say("league-interval")]
    note = say("benchmark-standings.note", games=len(table.games))
    show_sheet(terminal, ReportTable("scale", say("benchmark-standings"), note, columns, rows))


def show_sheet(terminal: Terminal, sheet: ReportTable) -> None:
    terminal.show()
    terminal.show(sheet.title, style="bold yellow")
    terminal.show(grid(sheet))
    terminal.show(sheet.note, style="dim")
    terminal.show()


# --- verifying ------------------------------------------------------------------------------------


def verify(terminal: Terminal, say: Words, game: str, wishes: BenchmarkWishes) -> None:
    """Play all games of a file again with the answers in it, and compare."""
    path = Path(wishes.verify)
    try:
        plan, claimed = working(path, say, lambda: read_entry(path, game))
    except BadLog as bad:
        raise Stopped(say("league-log-form", file=str(path), line=bad.line)) from bad
    except BadEntry as bad:
        raise Stopped(say(f"benchmark-entry-{bad.reason}", file=str(path))) from bad
    found = play_all(again(plan, claimed), Means(wishes.workers), terminal, say)
    wrong = false(claimed, found)
    if wrong:
        deal, seating = wrong[0].deal + 1, ", ".join(wrong[0].seating)
        facts = {"games": len(wrong), "deal": deal}
        raise Stopped(say("benchmark-false", file=str(path), seating=seating, **facts))
    show_newcomer(terminal, say, plan, claimed)
    terminal.show(say("benchmark-verified", file=str(path), games=len(claimed)), style="bold")
