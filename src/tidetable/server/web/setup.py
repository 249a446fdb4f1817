"""Setting up a table from a form: who sits where, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.errors import BadTable
from tidetable.core.say.lesson import LEARNER
from tidetable.server.room.people import clean_name
from tidetable.server.room.tables import Tables
from tidetable.server.room.timekeeper import CLOCKS
from tidetable.server.store.model import (
    N_COLOURS,
    Link,
    MatchScore,
    Sitter,
    TablePlan,
    TableSettings,
)

# Who can sit on a seat: a person at this screen, a person with a link of their own, a bot, nobody.
HERE: Final = "here"
BY_LINK: Final = "link"
NOBODY: Final = "nobody"
BOT: Final = "bot"

# Who sits opposite at a table that is set up in one click.
BOTS: Final = "bots"
FRIENDS: Final = "friends"

SHARED: Final = "shared"  # luck that every seat's browser has a part in

COLOURS: Final = tuple(str(n + 1) for n in range(N_COLOURS))
MATCHES: Final = ("1", "3", "5")  # games that decide a match


async def set_up(tables: Tables, box: Box, form: Mapping[str, str]) -> list[Link]:
    """Create the table a form describes; return the host's link, and those to give away.

    The host holds every seat at this screen; every other person gets an invitation to one seat, and
    one more link is for whoever wants to watch.
    """
    sitters, shares = seated(box, form)
    options = {
        option.name: form[f"option-{option.name}"]
        for option in box.game.options
        if f"option-{option.name}" in form
    }
    match = MatchScore(best_of(form.get("best-of", "1")), [0] * len(sitters))
    dressed = wear(sitters, shares[0], form)
    shared = form.get("luck") == SHARED
    return await tables.create(
        TablePlan(box, options, dressed, shares, match, settings_of(form), shared=shared)
    )


def seated(box: Box, form: Mapping[str, str]) -> tuple[list[Sitter], list[list[int]]]:
    """Read from a form who sits where, and which seats each link has: the host's is the first."""
    sitters: list[Sitter] = []
    here: list[int] = []
    shares: list[list[int]] = []
    for n in range(1, box.game.max_seats + 1):
        who = form.get(f"seat-{n}", NOBODY)
        if who == NOBODY:
            continue
        seat, colour = len(sitters), n - 1
        if who == BOT:
            who = f"{BOT}:{form.get(f'level-{n}', bots.usual(box))}"
        if who.startswith(f"{BOT}:"):
            sitters.append(Sitter("bot", who.removeprefix(f"{BOT}:"), colour))
            continue
        if who == HERE:
            here.append(seat)
        elif who == BY_LINK:
            shares.append([seat])
        else:
            raise BadTable("who", who=who)
        name = clean_name(form.get(f"name-{n}", ""))
        sitters.append(Sitter("human", name, colour, taken=who == HERE))
    return sitters, [here, *shares, []]


async def set_up_at_once(
    tables: Tables, box: Box, others: str, n: int, form: Mapping[str, str]
) -> Link:
    """Create a table for one person here and so many others, who are all bots or all friends."""
    if others not in (BOTS, FRIENDS):
        raise BadTable("who", who=others)
    game = box.game
    if n >= game.max_seats:
        raise BadTable("seats", seats=n + 1, least=game.min_seats, most=game.max_seats)
    bot = form.get(f"bot-{box.name}", bots.usual(box))
    who = BY_LINK if others == FRIENDS else f"{BOT}:{bot}"
    seats = {"seat-1": HERE, **{f"seat-{seat}": who for seat in range(2, n + 2)}}
    me = {key: form[key] for key in ("name-1", "colour", "luck") if key in form}
    return (await set_up(tables, box, {**seats, **me}))[0]


def wear(sitters: list[Sitter], here: list[int], form: Mapping[str, str]) -> list[Sitter]:
    """Give the host the colour that they always play, and whoever had it the host's."""
    mine = colour_of(form)
    if not here or mine is None:
        return sitters
    old = sitters[here[0]].colour
    swapped = {mine: old, old: mine}
    return [replace(who, colour=swapped.get(who.colour, who.colour)) for who in sitters]


def colour_of(form: Mapping[str, str]) -> int | None:
    colour = form.get("colour", "")
    return COLOURS.index(colour) if colour in COLOURS else None


def settings_of(form: Mapping[str, str]) -> TableSettings:
    clock = form.get("clock", "0")
    if clock not in map(str, CLOCKS):
        raise BadTable("clock", given=clock, known=" ".join(map(str, CLOCKS)))
    return TableSettings(
        int(clock), form.get("chat", "yes") == "yes", form.get("listed", "no") == "yes"
    )


async def begin_lesson(tables: Tables, box: Box, form: Mapping[str, str]) -> Link:
    """Set up a table whose opening is played by script, against bots."""
    lesson = box.lesson
    if lesson is None:
        raise BadTable("lesson")
    sitters = [Sitter("bot", bots.usual(box), seat) for seat in range(lesson.seats)]
    sitters[LEARNER] = Sitter("human", clean_name(form.get("name-1", "")), LEARNER, taken=True)
    dressed = wear(sitters, [LEARNER], form)
    match = MatchScore(1, [0] * lesson.seats)
    settings = TableSettings(chat=False, lesson=True)
    plan = TablePlan(box, lesson.options, dressed, [[LEARNER], []], match, settings, lesson.seed)
    return (await tables.create(plan))[0]


def best_of(given: str) -> int:
    if given not in MATCHES:
        raise BadTable("match", given=given, known=" ".join(MATCHES))
    return int(given)
