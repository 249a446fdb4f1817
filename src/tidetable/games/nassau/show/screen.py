"""The table in the terminal: the city or the Caribbean, whichever is played, and the ships."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city, figure, home, sea
from tidetable.games.nassau.rules.state import CARIBBEAN, CITY, MAKE_READY
from tidetable.games.nassau.show.terminal.city import (
    CityScreen,
    animals,
    bag,
    harbour,
    piles,
    visitors,
)
from tidetable.games.nassau.show.terminal.sea import SeaScreen
from tidetable.games.nassau.show.terminal.ships import Ships
from tidetable.games.nassau.show.terminal.signs import Signs, labelled

SIDE_BY_SIDE: Final = 112  # characters across: the city leaves room for a column beside it
CITY_WIDTH: Final = 75
ON_THE_MAP: Final = (
    *(city.CITY.kind, city.WALK.kind, city.AGAIN.kind, figure.STAND.kind),
    *(sea.SEA.kind, sea.SAIL.kind, sea.ACTION.kind, home.HOME.kind),
)
PHASES: Final = {CITY: "city", CARIBBEAN: "sea", MAKE_READY: "ready"}
MOST: Final = 140  # a wider terminal is not used to its end


def screen(scene: Scene) -> RenderableType:
    return Screen(scene)


class Screen:
    """From top to bottom: round and phase, the board, the fight, the ships, the own tales."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = Signs(self.scene, options.ascii_only)
        ships = Ships(signs, min(options.max_width, MOST))
        yield heading(signs)
        if any(kind not in ON_THE_MAP for kind in signs.asked()):
            yield from aside(signs, ships)
        elif signs.table.phase == CITY:
            yield from in_the_city(signs, ships)
        else:
            yield from at_sea(signs, ships)
        yield from ships.all()
        if not self.scene.over:
            yield ships.legend()


def heading(signs: Signs) -> Text:
    """Where the game stands."""
    table, say = signs.table, signs.say
    round_ = say("screen-round", round=int(table.round), rounds=v.ROUNDS)
    phase = say(f"screen-phase-{PHASES.get(table.phase, 'over')}")
    dolphin = say("screen-dolphin", name=signs.scene.names[table.dolphin])
    return Text(f"{round_}   {phase}   {dolphin}", style="bold")


def in_the_city(signs: Signs, ships: Ships) -> RenderResult:
    """The city, and beside it or below what is to be had there; the sea in few lines."""
    width = ships.width
    sea_ = SeaScreen(signs, width)
    around = [*harbour(signs), animals(signs), *visitors(signs), piles(signs), bag(signs)]
    if width >= SIDE_BY_SIDE:
        room = width - CITY_WIDTH - 2
        beside = Grid.grid()
        beside.add_column(width=CITY_WIDTH + 2)
        beside.add_column(width=room)
        notes = Grid.grid()
        notes.add_column(overflow="fold")
        for part in (*around, *ships.own_hideout(), *Ships(signs, room).tales(1)):
            notes.add_row(part)
        beside.add_row(CityScreen(signs, CITY_WIDTH).picture(), notes)
        yield beside
    else:
        yield CityScreen(signs, width).picture()
        yield from around
    yield city_signs(signs)
    yield sea_.folded()
    yield sea_.weapons_to_use()
    if width < SIDE_BY_SIDE:
        yield from ships.own_hideout()
        yield from ships.tales(1)


def at_sea(signs: Signs, ships: Ships) -> RenderResult:
    """The Caribbean, the fight if there is one, the city in a line, and the own tales."""
    sea_ = SeaScreen(signs, ships.width)
    where = signs.say("screen-captain-on", square=v.SQUARES.tokens[signs.table.captain])
    captain = labelled(signs.say("screen-city"), where)
    yield sea_.picture()
    yield sea_signs(signs)
    yield sea_.weapons_to_use()
    yield from visitors(signs)
    yield Text("   ").join([captain, animals(signs), piles(signs)])
    yield bag(signs)
    yield from sea_.fight()
    yield from own(ships)


def aside(signs: Signs, ships: Ships) -> RenderResult:
    """A question for which nobody looks at the map: the fight, and what is to be had."""
    yield from SeaScreen(signs, ships.width).fight()
    if signs.table.phase == CITY:
        yield from harbour(signs)
    yield Text("   ").join([animals(signs), piles(signs)])
    yield from own(ships)


def own(ships: Ships) -> RenderResult:
    yield from ships.tales(2 if ships.width >= SIDE_BY_SIDE else 1)
    yield from ships.own_hideout()


# --- What the signs mean -------------------------------------------------------------------------


def city_signs(signs: Signs) -> Text:
    say = signs.say
    parts = [
        f"{signs.captain} {say('screen-captain')}",
        *([f"{signs.figure} {say('screen-figure')}"] if signs.table.figure >= 0 else []),
        f". {say('screen-visited')}",
        f"{signs.across}2{signs.across} {say('screen-free')}",
        f"{signs.exits[0]}2 {say('screen-exit')}",
    ]
    return Text("   ".join(parts), style="dim")


def sea_signs(signs: Signs) -> Text:
    shown = [("tower", signs.tower), ("post", signs.post), ("outpost", signs.outpost)]
    parts = [f"{sign} {signs.say(f'screen-{name}')}" for name, sign in shown]
    return Text("   ".join(parts), style="dim")
