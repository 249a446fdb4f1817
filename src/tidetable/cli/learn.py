"""`tidetable learn`: a network is trained by self-play, with a line now and then to watch."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tidetable import games
from tidetable.bots import quick
from tidetable.cli import WORDS
from tidetable.cli.files import working
from tidetable.cli.league import Interrupted, Means, cores, plan_league, play_league
from tidetable.cli.play import comma_separated, read_options
from tidetable.cli.terminal import Misused, Stopped, Terminal
from tidetable.core.errors import Refusal
from tidetable.core.say.phrases import Phrases
from tidetable.league.remote import NoRay, join

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words
    from tidetable.networks.network import NoNetwork
    from tidetable.training.course import Course, TableKind
    from tidetable.training.trainer import Told, Trainer

WIDTH, BLOCKS = 128, 2  # of a network that begins with nothing
GIVEN: Final = ("game", "tables", "seconds", "lessons", "games", "actors", "width", "blocks")


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    minutes: float = 10
    lessons: int = 0
    folder: str = "learned"
    tables: list[str] = field(default_factory=list)
    games: int = 256
    actors: int | None = None
    width: int | None = None
    blocks: int | None = None
    device: str = ""
    settings: list[str] = field(default_factory=list)
    begin_with: str = ""
    beat: str = ""
    calibrate: str = ""
    deals: int = 20
    ray: str = ""

    @property
    def networks(self) -> tuple[str, str, str]:
        """Which to begin with, to beat and to calibrate: one of them at most."""
        return self.begin_with, self.beat, self.calibrate


def learn(game: str, language: str, wishes: Wishes) -> None:
    """Train, and let what was learned play against whom it was to beat, or the best quick bot."""
    box = games.box(game)
    terminal, say = Terminal(), box.words(language, WORDS)
    if not wishes.calibrate:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other cores play
    course, folder = plan_course(box, say, wishes), Path(wishes.folder)
    working(folder, say, lambda: folder.mkdir(parents=True, exist_ok=True))
    if wishes.calibrate:
        calibrate(course, wishes, terminal, say)
        return
    try:
        from tidetable.training.backend import NoBackend, backend
        from tidetable.training.trainer import OtherTraining, Trainer
    except ModuleNotFoundError as missing:
        raise Stopped(say("learn-needs", package=str(missing.name))) from missing
    try:
        on = backend(wishes.device, course.seed)
    except NoBackend as missing:
        raise Stopped(say(f"learn-no-{missing.reason}", device=missing.name)) from missing
    try:
        cluster = join(wishes.ray, None) if wishes.ray else None
    except NoRay as error:
        raise Stopped(say("league-no-ray", detail=str(error))) from error
    begin_with, to_beat, _ = (Path(one) if one else None for one in wishes.networks)
    trainer = Trainer(course, folder, on, begin_with=begin_with, to_beat=to_beat, ray=cluster)
    try:
        watch(trainer, terminal, say)
    except OtherTraining as other:
        raise Stopped(say("learn-other", file=str(other))) from other
    except KeyboardInterrupt as interrupt:
        raise Interrupted(say("learn-interrupted", folder=wishes.folder)) from interrupt
    finally:
        trainer.close()
        if cluster is not None:
            cluster.shutdown()
    terminal.show(say("learn-written", file=str(trainer.network)))
    if wishes.deals:
        first = course.tables[0]
        chosen = [f"{name}={choice}" for name, choice in first.options.items()]
        network, rest = [str(trainer.network)], ("1", 60, False)
        whom = wishes.beat or quick(box)
        plan = plan_league(game, language, whom, network, 2 * wishes.deals, 2, chosen, *rest)
        play_league(plan, Means(workers=course.actors), language)


def calibrate(course: Course, wishes: Wishes, terminal: Terminal, say: Words) -> None:
    """Teach a network who wins. What it answers stays as it is, so nothing is played in the end."""
    try:
        from tidetable.training.calibrator import Calibrator
    except ModuleNotFoundError as missing:
        raise Stopped(say("learn-needs", package=str(missing.name))) from missing
    calibrator = Calibrator(course, Path(wishes.folder), Path(wishes.calibrate))
    for played in calibrator.play():
        terminal.show(say("learn-played", games=played))
    found = calibrator.learn()
    numbers = {"before": f"{found.before:.4f}", "after": f"{found.after:.4f}"}
    terminal.show(say("learn-calibrated", file=str(calibrator.network), **numbers))


def no_network(say: Words, problem: NoNetwork) -> Stopped:
    facts = {"bot": str(problem.path), "detail": problem.learned}
    return Stopped(say(f"league-bad-bot-network-{problem.reason}", **facts))


def watch(trainer: Trainer, terminal: Terminal, say: Words) -> None:
    """Say how it goes, line by line."""
    shape = trainer.shape
    facts = {"inputs": shape.view.size, "actions": shape.actions, "kinds": len(trainer.groups)}
    if trainer.checkpoint.exists():
        folder = str(trainer.folder)
        terminal.show(say("learn-goes-on", game=say("game-title"), folder=folder, **facts))
    else:
        terminal.show(say("learn-begins", game=say("game-title"), **facts))
    for told in trainer.train():
        terminal.show(line(told, say, beats=trainer.to_beat is not None))


def line(told: Told, say: Words, *, beats: bool) -> str:
    said = say(
        "learn-line",
        seconds=round(told["seconds"]),
        lessons=told["lessons"],
        decisions=told["decisions"],
        games=told["games"],
        doubt=f"{told.get('entropy', 0):.2f}",
    )
    if told["against_rivals"] is None:
        return said
    share = round(100 * told["against_rivals"])
    met = say("learn-beats", share=share) if beats else say("learn-rivals", share=share)
    return f"{said} {met}"


# --- What is wished for ---------------------------------------------------------------------------


def plan_course(box: Box, say: Words, wishes: Wishes) -> Course:
    """Find out now whether all of this can be trained."""
    from tidetable.training.course import Course, TableKind

    if sum(map(bool, wishes.networks)) > 1:
        raise Misused(say("learn-one-network"))
    written = Path(wishes.folder) / f"{box.name}.npz"
    for kept in filter(None, (wishes.beat, wishes.calibrate)):
        if Path(kept).resolve() == written.resolve():
            raise Misused(say("learn-overwrites", file=kept))
    width, blocks, glance = shape(box, say, wishes)
    numbers = range(box.game.min_seats, box.game.max_seats + 1)
    tables = [read_tables(box, say, text) for text in wishes.tables]
    course = Course(
        box.name,
        tuple(tables or [TableKind(seats) for seats in numbers]),
        60 * wishes.minutes,
        lessons=wishes.lessons,
        games=wishes.games,
        actors=wishes.actors or max(1, cores() - 1),
        width=wishes.width or width,
        blocks=blocks if wishes.blocks is None else wishes.blocks,
        glance=glance,
        rivals=1.0 if wishes.beat else Course.rivals,
    )
    if course.actors > course.games:
        raise Misused(say("learn-actors", actors=course.actors, games=course.games))
    return replace(course, **dict(read_setting(course, say, text) for text in wishes.settings))


def shape(box: Box, say: Words, wishes: Wishes) -> tuple[int, int, float]:
    """Return how wide a network is, how many blocks it has, and how much a first glance counts.

    That follows from the one to begin with, or to go on with, if there is one.
    """
    from tidetable.bots.networked import instinct_of
    from tidetable.networks.network import NoNetwork

    here = Path(wishes.folder) / f"{box.name}.npz"
    known = [Path(one) for one in wishes.networks if one] or [here] * here.exists()
    if not known:
        return WIDTH, BLOCKS, 0.0
    try:
        network = instinct_of(box, known[0]).network  # or it is refused before any process begins
    except NoNetwork as problem:
        raise no_network(say, problem) from problem
    return network.width, len(network.blocks), network.glance


@contextmanager
def told_as_misuse(box: Box, say: Words) -> Iterator[None]:
    """Say in words what cannot be."""
    try:
        yield
    except Refusal as refusal:
        raise Misused(Phrases(box.game, say, []).refusal(refusal)) from refusal


def read_tables(box: Box, say: Words, text: str) -> TableKind:
    """Read `3` or `2:dutchman=yes,figure=yes`."""
    from tidetable.training.course import TableKind

    number, _, rest = text.partition(":")
    if not number.strip().isdecimal():
        raise Misused(say("learn-table", text=text))
    tables = TableKind(int(number), read_options(comma_separated(rest), say))
    with told_as_misuse(box, say):
        box.table(tables.seats, tables.options)
    return tables


def read_setting(course: Course, say: Words, text: str) -> tuple[str, Any]:
    """Read `clip=0.1`, or from where to where something goes: `rate=5e-4:3e-5`."""
    name, _, value = text.partition("=")
    known = [one.name for one in fields(course) if one.name not in GIVEN]
    if name in known:
        usual = getattr(course, name)
        parts = value.split(":")
        try:
            if isinstance(usual, tuple):
                return name, (float(parts[0]), float(parts[-1]))
            return name, type(usual)(value)
        except ValueError:
            pass
    raise Misused(say("learn-setting", text=text, known=", ".join(known)))
