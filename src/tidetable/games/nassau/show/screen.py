"""The table in the terminal: the city or the Caribbean, whichever is played, and the ships."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.contract import kind_of, seat_of
from tidetable.core.show.scene import Scene
from tidetable.games.nassau.rules.chapters import city, figure, home
from tidetable.games.nassau.rules.chapters.sea import ACTION, SAIL, SEA
from tidetable.games.nassau.rules.state import CARIBBEAN, CITY, MAKE_READY
from tidetable.games.nassau.rules.verbs import ROUNDS, SQUARES
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
from tidetable.games.nassau.show.terminal.signs import Signs, labelled, table_of

SIDE_BY_SIDE: Final = 112  # characters across: the city leaves room for a column beside it
CITY_WIDTH: Final = 75
ON_THE_MAP: Final = (
    *(city.CITY.kind, city.WALK.kind, city.AGAIN.kind, figure.STAND.kind),
    *(SEA.kind, SAIL.kind, ACTION.kind, home.HOME.kind),
)
MOST: Final = 140  # a wider terminal is not used to its end


def screen(scene: Scene) -> RenderableType:
    return Screen(scene)


class Screen:
    """From top to bottom: round and phase, the board, the fight, the ships, the own tales."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say
        self.table = table_of(scene)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, MOST)
        signs = Signs(self.scene, options.ascii_only)
        ships = Ships(signs, width)
        yield self.heading()
        if self.is_aside():
            yield from self.aside(signs, ships, width)
        elif self.table.phase == CITY:
            yield from self.in_the_city(signs, ships, width)
        else:
            yield from self.at_sea(signs, ships, width)
        yield from ships.all()
        if not self.scene.over:
            yield ships.legend()

    def is_aside(self) -> bool:
        """Whether the viewer is asked something for which nobody looks at the map."""
        view = self.scene.view
        asked = [view.asks[n] for n in range(view.n_asks) if seat_of(view.asks[n]) == view.seat]
        return any(kind_of(question) not in ON_THE_MAP for question in asked)

    def heading(self) -> Text:
        """Where the game stands."""
        round_ = self.say("screen-round", round=int(self.table.round), rounds=ROUNDS)
        dolphin = self.say("screen-dolphin", name=self.scene.names[self.table.dolphin])
        return Text(f"{round_}   {self.phase()}   {dolphin}", style="bold")

    def phase(self) -> str:
        if self.table.phase == CITY:
            return self.say("screen-phase-city")
        if self.table.phase == CARIBBEAN:
            return self.say("screen-phase-sea")
        return self.say(
            "screen-phase-ready" if self.table.phase == MAKE_READY else "screen-phase-over"
        )

    def in_the_city(self, signs: Signs, ships: Ships, width: int) -> RenderResult:
        """The city, and beside it or below what is to be had there; the sea in few lines."""
        sea = SeaScreen(signs, width)
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
        yield self.city_signs(signs)
        yield sea.folded()
        yield sea.weapons_to_use()
        if width < SIDE_BY_SIDE:
            yield from ships.own_hideout()
            yield from ships.tales(1)

    def at_sea(self, signs: Signs, ships: Ships, width: int) -> RenderResult:
        """The Caribbean, the fight if there is one, the city in a line, and the own tales."""
        sea = SeaScreen(signs, width)
        yield sea.picture()
        yield self.sea_signs(signs)
        yield sea.weapons_to_use()
        yield from visitors(signs)
        yield Text("   ").join([self.captain(), animals(signs), piles(signs)])
        yield bag(signs)
        yield from sea.fight()
        yield from ships.tales(2 if width >= SIDE_BY_SIDE else 1)
        yield from ships.own_hideout()

    def aside(self, signs: Signs, ships: Ships, width: int) -> RenderResult:
        """A question within a turn: no map, but the fight, and what is to be had."""
        yield from SeaScreen(signs, width).fight()
        if self.table.phase == CITY:
            yield from harbour(signs)
        yield Text("   ").join([animals(signs), piles(signs)])
        yield from ships.tales(2 if width >= SIDE_BY_SIDE else 1)
        yield from ships.own_hideout()

    def captain(self) -> Text:
        where = self.say("screen-captain-on", square=SQUARES.tokens[self.table.captain])
        return labelled(self.say("screen-city"), where)

    # --- what the signs mean ------------------------------------------------------------------

    def city_signs(self, signs: Signs) -> Text:
        say = self.say
        parts = [
            f"{signs.captain} {say('screen-captain')}",
            f". {say('screen-visited')}",
            f"{signs.across}2{signs.across} {say('screen-free')}",
            f"{signs.exits[0]}2 {say('screen-exit')}",
        ]
        if self.table.figure >= 0:
            parts.insert(1, f"{signs.figure} {say('screen-figure')}")
        return Text("   ".join(parts), style="dim")

    def sea_signs(self, signs: Signs) -> Text:
        say = self.say
        parts = [
            f"{signs.tower} {say('screen-tower')}",
            f"{signs.post} {say('screen-post')}",
            f"{signs.outpost} {say('screen-outpost')}",
        ]
        return Text("   ".join(parts), style="dim")
