"""A league's results in tables, for the terminal and for the report alike."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from babel import Locale
from babel.numbers import get_decimal_symbol
from rich.table import Table as Grid
from rich.text import Text

from tidetable.cli.terminal import clean

if TYPE_CHECKING:
    from tidetable.cli.terminal import Terminal
    from tidetable.core.say.words import Words
    from tidetable.league.figures import Estimate
    from tidetable.league.plan import LeaguePlan
    from tidetable.league.results import Mishap, Pairing, Results

LONGEST = 36  # letters of a name in the terminal
NOTHING = "–"


@dataclass(frozen=True)
class ReportTable:
    """A table: its name, how to read it, and its rows; the first column holds names."""

    name: str
    title: str
    note: str
    columns: list[str]
    rows: list[list[str]]


def sheets(results: Results, say: Words) -> list[ReportTable]:
    found = [standings(results, say), pairings(results, say)]
    if results.plan.seats == 2:
        found.append(luck(results, say))
    return [*found, moves(results, say)]


def standings(results: Results, say: Words) -> ReportTable:
    columns = [
        say("league-bot"),
        say("league-rating"),
        say("league-interval"),
        say("league-games"),
        say("league-won"),
        say("league-tied"),
        say("league-lost"),
    ]
    short = short_names(results.plan)
    rows = [
        [
            short[each.bot],
            figure(say, each.rating.value),
            bounds(say, each.rating),
            *(str(n) for n in (each.games, each.wins, each.ties, each.losses)),
        ]
        for each in results.standings
    ]
    return ReportTable(
        "standings", say("league-standings"), say("league-standings.note"), columns, rows
    )


def pairings(results: Results, say: Words) -> ReportTable:
    columns = [
        say("league-pairing"),
        say("league-won"),
        say("league-tied"),
        say("league-lost"),
        say("league-share"),
        say("league-by-game"),
        say("league-by-deal"),
        say("league-lead"),
    ]
    short = short_names(results.plan)
    rows = [
        [
            versus(short, each),
            *(str(n) for n in (each.wins, each.ties, each.losses)),
            percent(say, each.share.value),
            bounds(say, each.share, 100),
            bounds(say, each.share_by_deal, 100),
            lead(say, each.lead),
        ]
        for each in results.pairings
    ]
    return ReportTable(
        "pairings", say("league-pairings"), say("league-pairings.note"), columns, rows
    )


def luck(results: Results, say: Words) -> ReportTable:
    columns = [
        say("league-pairing"),
        say("league-deals"),
        say("league-first-both"),
        say("league-second-both"),
        say("league-same-seat"),
        say("league-other"),
        say("league-luck-share"),
    ]
    short, rows = short_names(results.plan), []
    for each in results.pairings:
        if each.luck is not None:
            fates = each.luck
            counts = (fates.deals, fates.first, fates.second, fates.same_seat, fates.other)
            share = percent(say, fates.same_seat / max(1, fates.deals))
            rows.append([versus(short, each), *map(str, counts), share])
    return ReportTable("luck", say("league-luck"), say("league-luck.note"), columns, rows)


def moves(results: Results, say: Words) -> ReportTable:
    columns = [
        say("league-bot"),
        say("league-moves"),
        say("league-mean"),
        say("league-most"),
        say("league-worst"),
    ]
    short = short_names(results.plan)
    rows = [
        [short[each.bot], str(each.moves.count)]
        + [milliseconds(say, time) for time in (each.moves.mean, each.moves.most, each.moves.worst)]
        for each in results.standings
    ]
    return ReportTable("moves", say("league-times"), say("league-times.note"), columns, rows)


def mishaps(results: Results, say: Words) -> list[str]:
    """Say what bots did wrong, each thing once, and in how many games."""
    alike: dict[tuple[str, str, str], list[Mishap]] = defaultdict(list)
    for each in results.mishaps:
        alike[each.bot, each.kind, each.detail].append(each)
    seconds = figure(say, results.plan.seconds_per_move, 0)
    return [
        say(
            f"league-mishap-{kind}",
            bot=bot,
            games=len(found),
            detail=detail,
            deal=found[0].deal + 1,
            seating=", ".join(found[0].seating),
            seconds=seconds,
        )
        for (bot, kind, detail), found in alike.items()
    ]


# --- names and figures --------------------------------------------------------------------------


def short_names(plan: LeaguePlan) -> dict[str, str]:
    """Return what bots are called in tables: of somebody's own only the class, if that will do."""
    classes = [bot.rpartition(":")[2] for bot in plan.bots]
    return {
        bot: name if classes.count(name) == 1 else bot
        for bot, name in zip(plan.bots, classes, strict=True)
    }


def versus(short: dict[str, str], pairing: Pairing) -> str:
    return f"{short[pairing.first]} – {short[pairing.second]}"


def figure(say: Words, value: float, digits: int = 0) -> str:
    """Write a number as the language does."""
    text = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text.replace(".", get_decimal_symbol(Locale.parse(say.language, sep="-")))


def percent(say: Words, share: float) -> str:
    return say("league-percent", share=figure(say, share * 100, 1))


def bounds(say: Words, estimate: Estimate, factor: float = 1) -> str:
    return f"{figure(say, estimate.low * factor)}–{figure(say, estimate.high * factor)}"


def lead(say: Words, points: Estimate | None) -> str:
    if points is None:
        return NOTHING
    return f"{figure(say, points.value, 1)} ± {figure(say, points.high - points.value, 1)}"


def milliseconds(say: Words, time: float) -> str:
    """Write a time with about two digits, whether it is a thousandth or a thousand."""
    if time == 0:
        return NOTHING
    return figure(say, time, 0 if time >= 10 else 1 if time >= 1 else 3)


# --- in the terminal ----------------------------------------------------------------------------


def show_results(terminal: Terminal, results: Results, say: Words) -> None:
    plan = results.plan
    groups, deals = len(plan.groups()), plan.deals
    heading = say("league-heading", game=say("game-title"), games=groups * deals * plan.seats)
    terminal.show(heading, style="bold")
    for sheet in sheets(results, say):
        terminal.show()
        terminal.show(sheet.title, style="bold yellow")
        terminal.show(grid(sheet))
        terminal.show(sheet.note, style="dim")
    wrong = mishaps(results, say)
    if wrong:
        terminal.show()
        terminal.show(say("league-mishaps"), style="bold red")
        for sentence in wrong:
            terminal.show(sentence)
    terminal.show()


def grid(sheet: ReportTable) -> Grid:
    found = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    names, *figures = sheet.columns
    found.add_column(names, no_wrap=True, max_width=LONGEST)
    for column in figures:
        found.add_column(column, justify="right")
    for name, *row in sheet.rows:
        found.add_row(Text(clean(name), style="cyan"), *row)
    return found
