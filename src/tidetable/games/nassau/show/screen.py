"""The table in the terminal: the city or the Caribbean, whichever is played, and the ships."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show.sheet import fighting, on_offer, turn
from tidetable.games.nassau.show.terminal.city import CityScreen, harbour
from tidetable.games.nassau.show.terminal.sea import SeaScreen
from tidetable.games.nassau.show.terminal.ships import Ships
from tidetable.games.nassau.show.terminal.signs import Signs

SIDE_BY_SIDE: Final = 112  # characters across: the city leaves room for a column beside it
CITY_WIDTH: Final = 75
MAP: Final = {"city", "walk", "again", "stand", "sea", "sail", "action", "home"}
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
        if any(question not in MAP for question in signs.asked()):
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
    return Text(" ".join(turn(signs)).translate(signs.plain), style="bold")


def in_the_city(signs: Signs, ships: Ships) -> RenderResult:
    """The city, and beside it or below what is to be had there; the sea in few lines."""
    width = ships.width
    sea_ = SeaScreen(signs, width)
    around = [*harbour(signs), *signs.said(on_offer(signs))]
    if width >= SIDE_BY_SIDE:
        room = width - CITY_WIDTH - 2
        beside = Grid.grid()
        beside.add_column(width=CITY_WIDTH + 2)
        beside.add_column(width=room)
        notes = Grid.grid()
        notes.add_column(overflow="fold")
        for part in (*around, *own(Ships(signs, room))):
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
        yield from own(ships)


def at_sea(signs: Signs, ships: Ships) -> RenderResult:
    """The Caribbean, the fight if there is one, the city in a line, and the own tales."""
    sea_ = SeaScreen(signs, ships.width)
    yield sea_.picture()
    yield sea_signs(signs)
    yield sea_.weapons_to_use()
    yield Text(signs.say("board-captain", square=v.SQUARES.tokens[signs.table.captain]))
    yield Text("   ").join(signs.said(on_offer(signs)))
    yield from signs.said(fighting(signs))
    yield from own(ships)


def aside(signs: Signs, ships: Ships) -> RenderResult:
    """A question for which nobody looks at the map: the fight, and what is to be had."""
    yield from signs.said(fighting(signs))
    if signs.table.phase == CITY:
        yield from harbour(signs)
    yield Text("   ").join(signs.said(on_offer(signs)))
    yield from own(ships)


def own(ships: Ships) -> list[RenderableType]:
    return [*ships.own_hideout(), *ships.tales(2 if ships.width >= SIDE_BY_SIDE else 1)]


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
