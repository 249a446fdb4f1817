"""A league's results as one page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

import shlex
from html import escape
from typing import TYPE_CHECKING

from tidetable.cli import WORDS
from tidetable.cli.league_plots import Bar, Span, bars, spans, times
from tidetable.cli.league_tables import (
    bounds,
    figure,
    milliseconds,
    mishaps,
    sheets,
    short_names,
    versus,
)

if TYPE_CHECKING:
    from tidetable.cli.league_tables import ReportTable
    from tidetable.core.say.words import Words
    from tidetable.league.plan import LeaguePlan
    from tidetable.league.results import Results


def page(results: Results, say: Words) -> str:
    """Return the report as a page that is XML as well, so that any tool can read it."""
    plan = results.plan
    title = escape(say("league-report", game=say("game-title")))
    games = len(plan.groups()) * plan.deals * plan.seats
    facts = say("league-facts", games=games, deals=plan.deals, seats=plan.seats)
    css = (WORDS.parent / "league.css").read_text(encoding="utf-8")
    pictures = plots(results, say)
    parts = "".join(section(sheet, *pictures[sheet.name]) for sheet in sheets(results, say))
    return f"""<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="{say.language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>{title}</title>
<style>
{css}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{escape(facts)}</p>
<p>{escape(say("league-again"))}</p>
<pre><code>{escape(command(plan))}</code></pre>
{wrong(results, say)}{parts}</main>
</body>
</html>
"""


def command(plan: LeaguePlan) -> str:
    """Return the command that plays this league again."""
    ours = [bot for bot in plan.bots if ":" not in bot]
    words = ["tidetable", "league", plan.game, "--bots", ",".join(ours)]
    for bot in plan.bots:
        words += ["--bot", bot] if ":" in bot else []
    words += ["--games", str(plan.games), "--seed", str(int.from_bytes(plan.seed, "big"))]
    words += ["--seats", str(plan.seats)] if plan.seats != 2 else []
    words += ["--ladder"] if plan.ladder else []
    for name, choice in plan.options.items():
        words += ["--option", f"{name}={choice}"]
    return shlex.join(words)


def wrong(results: Results, say: Words) -> str:
    sentences = mishaps(results, say)
    if not sentences:
        return ""
    rows = "".join(f"<li>{escape(sentence)}</li>\n" for sentence in sentences)
    heading = escape(say("league-mishaps"))
    return f'<section class="mishaps">\n<h2>{heading}</h2>\n<ul>\n{rows}</ul>\n</section>\n'


def section(sheet: ReportTable, picture: str, legend: list[str]) -> str:
    """Show a table below its picture."""
    keys = "".join(
        f'<li><i class="key-{kind}"></i>{escape(key)}</li>' for kind, key in enumerate(legend)
    )
    legend_list = f'<ul class="legend {sheet.name}">{keys}</ul>\n' if legend else ""
    figure_part = f"<figure>\n{picture}\n{legend_list}</figure>\n" if picture else ""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    body = "".join(row_of(row) for row in sheet.rows)
    return f"""<section class="{sheet.name}">
<h2>{escape(sheet.title)}</h2>
{figure_part}<div class="wide"><table>
<thead><tr>{head}</tr></thead>
<tbody>
{body}</tbody>
</table></div>
<p class="note">{escape(sheet.note)}</p>
</section>
"""


def row_of(row: list[str]) -> str:
    name, *figures = row
    cells = "".join(f"<td>{escape(each)}</td>" for each in figures)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>\n'


def plots(results: Results, say: Words) -> dict[str, tuple[str, list[str]]]:
    """Return the picture of each table, and what its colours mean."""
    short = short_names(results.plan)
    rated = [
        Span(
            short[each.bot],
            each.rating.value,
            each.rating.low,
            each.rating.high,
            f"{short[each.bot]}: {figure(say, each.rating.value)} ({bounds(say, each.rating)})",
        )
        for each in results.standings
    ]
    won = [
        Bar(
            versus(short, each),
            (each.wins, each.ties, each.losses),
            f"{versus(short, each)}: {each.wins} – {each.ties} – {each.losses}",
            (each.share_by_deal.low, each.share_by_deal.value, each.share_by_deal.high),
        )
        for each in results.pairings
    ]
    fates = [
        Bar(
            versus(short, each),
            (each.luck.first, each.luck.same_seat, each.luck.other, each.luck.second),
            versus(short, each),
        )
        for each in results.pairings
        if each.luck is not None
    ]
    thought = [
        Span(
            short[each.bot],
            each.moves.mean,
            each.moves.most,
            each.moves.worst,
            f"{short[each.bot]}: {milliseconds(say, each.moves.mean)}",
        )
        for each in results.standings
    ]
    return {
        "standings": (spans(say("league-standings"), rated), []),
        "pairings": (
            bars(say("league-pairings"), won),
            [say("league-won"), say("league-tied"), say("league-lost"), say("league-by-deal")],
        ),
        "luck": (
            bars(say("league-luck"), fates),
            [
                say("league-first-both"),
                say("league-same-seat"),
                say("league-other"),
                say("league-second-both"),
            ],
        ),
        "moves": (
            times(say("league-times"), thought),
            [say("league-mean"), say("league-most"), say("league-worst")],
        ),
    }
