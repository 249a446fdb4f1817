"""`tidetable league`: bots against bots, with a bar to watch and tables to read."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tidetable import games
from tidetable.bots import quick
from tidetable.cli import WORDS
from tidetable.cli.files import working, write_text
from tidetable.cli.league_report import page
from tidetable.cli.league_tables import figure, show_results
from tidetable.cli.play import comma_separated, read_options, read_seed
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.errors import Refusal
from tidetable.core.say.phrases import Phrases
from tidetable.league.crew import Crew, CrewLost
from tidetable.league.entrants import BadBot, maker
from tidetable.league.log import BadLog, Log
from tidetable.league.plan import Fixture, LeaguePlan
from tidetable.league.remote import NoRay, play_on_ray
from tidetable.league.results import results
from tidetable.league.sprt import Referee, Sprt

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words
    from tidetable.league.game import Played


MOST_GAMES: Final = 20_000  # of a test that stops by itself


class Interrupted(Stopped):
    """Somebody pressed Ctrl+C."""

    code = 130


@dataclass(frozen=True)
class Means:
    """Where a league is played, and where its results go; nothing that would change them."""

    workers: int | None = None
    ray: str = ""
    resume: str = ""
    json: str = ""
    html: str = ""


def plan_league(
    game: str,
    language: str,
    bots: str,
    own: list[str],
    games_each: int,
    seats: int,
    options: list[str],
    seed: str,
    seconds: int,
    ladder: bool,
) -> LeaguePlan:
    """Find out now, and not after an hour, whether all of this can be played."""
    box = games.box(game)
    say = box.words(language, WORDS)
    house = comma_separated(bots) or [*dict.fromkeys([quick(box), "random"])]
    names = (*house, *own)
    chosen, luck = read_options(options, say), read_seed(seed, say)
    try:
        box.table(seats, chosen, luck)
    except Refusal as refusal:
        raise Misused(Phrases(box.game, say, []).refusal(refusal)) from refusal
    if len(names) < seats:
        raise Misused(say("league-few", seats=seats, bots=len(names)))
    for name in names:
        if names.count(name) > 1:
            raise Misused(say("league-twice", bot=name))
        call(box, say, name)
    data = "" if box.data is None or game not in games.corrected else box.data.text
    return LeaguePlan(game, names, games_each, seats, chosen, luck, seconds, data, ladder)


def call(box: Box, say: Words, name: str) -> None:
    """Find a bot; somebody's own in the folder where the command is given, too."""
    here = os.getcwd()
    if ":" in name and here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker(box, name)
    except BadBot as bad:
        facts = {"bot": name, "detail": bad.detail}
        raise Misused(say(f"league-bad-bot-{bad.reason}", **facts)) from bad


def plan_test(plan: LeaguePlan, elo: str, language: str) -> Referee:
    """Return who says when it is clear which of the first two bots is better."""
    say = games.box(plan.game).words(language, WORDS)
    if len(plan.bots) != plan.seats:
        raise Misused(say("league-sprt-bots", seats=plan.seats, bots=len(plan.bots)))
    try:
        low, high = map(float, elo.split(","))
        if not -inf < low < high < inf:
            raise ValueError
    except ValueError as error:
        raise Misused(say("league-sprt-elo", elo=elo)) from error
    return Referee(plan, Sprt(low, high))


def play_league(
    plan: LeaguePlan, means: Means, language: str, referee: Referee | None = None
) -> None:
    """Play what has not been played yet, and show what came of it all."""
    terminal, say = Terminal(), games.box(plan.game).words(language, WORDS)
    targets = [Path(name) for name in (means.json, means.html) if name]
    for path in targets:
        try_out(path, say)
    played = play_all(plan, means, terminal, say, referee)
    if referee is not None:  # what was being played when all was clear does not count
        plan = replace(plan, games=referee.deals * plan.seats)
    found = results(plan, played)
    show_results(terminal, found, say)
    if referee is not None:
        show_verdict(terminal, referee, say)
    if means.json:
        tested = {} if referee is None else {"sprt": referee.to_json()}
        text = json.dumps(found.to_json() | tested, ensure_ascii=False, indent=2) + "\n"
        write_text(Path(means.json), text, say)
    if means.html:
        write_text(Path(means.html), page(found, say), say)
    for path in targets:
        terminal.show(say("league-written", file=str(path)))


def show_verdict(terminal: Terminal, referee: Referee, say: Words) -> None:
    sprt, (one, two) = referee.sprt, referee.plan.bots[:2]
    bots = {"one": one, "two": two}
    leads = {"low": figure(say, sprt.low), "high": figure(say, sprt.high)}
    sentence = say(f"league-sprt-{referee.verdict}", deals=referee.deals, **bots, **leads)
    terminal.show(sentence, style="bold")
    ratio, bound = figure(say, referee.ratio, 2), figure(say, sprt.bound, 2)
    terminal.show(say("league-sprt-ratio", ratio=ratio, bound=bound), style="dim")


def try_out(path: Path, say: Words) -> None:
    """Make sure that the results can be written there in the end."""
    was_there = path.exists()
    working(path, say, lambda: path.open("a").close())
    if not was_there:
        path.unlink()


def play_all(
    plan: LeaguePlan, means: Means, terminal: Terminal, say: Words, referee: Referee | None = None
) -> dict[Fixture, Played]:
    log = open_log(plan, means.resume, say) if means.resume else None
    played = {} if log is None else log.played
    fixtures = list(plan.fixtures())
    over = referee is not None and referee.see(played)
    left = [] if over else [fixture for fixture in fixtures if fixture not in played]
    done = sum(fixture in played for fixture in fixtures)
    if done:
        terminal.warn(say("league-resumed", games=done, file=means.resume))
    try:
        with (
            bar(terminal, say, len(fixtures), done) as progress,
            playing(plan, means, left) as finished,
        ):
            for game in finished:
                played[game.fixture] = game
                if log is not None:
                    log.add(game)
                progress.advance(progress.task_ids[0])
                if referee is not None and referee.see(played):
                    break
    except KeyboardInterrupt as interrupt:
        raise Interrupted(
            say("league-interrupted.kept" if log else "league-interrupted", file=means.resume)
        ) from interrupt
    except NoRay as error:
        raise Stopped(say("league-no-ray", detail=str(error))) from error
    except CrewLost as error:
        raise Stopped(say("league-crew-lost")) from error
    finally:
        if log is not None:
            log.close()
    return played


def open_log(plan: LeaguePlan, file: str, say: Words) -> Log:
    try:
        return working(Path(file), say, lambda: Log(Path(file), plan))
    except BadLog as bad:
        if bad.reason == "other" and plan.submission is not None:
            raise Stopped(say("benchmark-log-other", file=file)) from bad
        raise Stopped(say(f"league-log-{bad.reason}", file=file, line=bad.line)) from bad


@contextmanager
def playing(plan: LeaguePlan, means: Means, fixtures: list[Fixture]) -> Iterator[Iterator[Played]]:
    """Have the games played: here on all cores, or on a cluster."""
    if means.ray:
        with closing(play_on_ray(plan, fixtures, means.ray, means.workers)) as finished:
            yield finished
    else:
        with Crew(plan, means.workers or cores()) as crew:
            yield crew.play(fixtures)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def bar(terminal: Terminal, say: Words, total: int, done: int) -> Progress:
    """Return the bar; where nobody watches there is none."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )
    progress.add_task(say("league-playing"), total=total, completed=done)
    return progress
