"""The board in the terminal: shapes and colours, and letters where a terminal has no shapes."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.core.show.terminal import GameScreen
from tidetable.games.chests.rules import filling, verbs as v
from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show.drawings import loot_of

BONES: Final = v.N_FACES  # is drawn like a face, though no die shows it
SHAPES: Final = ("⚷", "●", "◆", "⚔", "✗")
COLOURS: Final = ("magenta", "yellow", "cyan", "red", "bright_black")
TILES: Final = ("white on magenta", "black on yellow", "black on cyan", "white on red")
CARD: Final = 17  # characters across: three chests and the pile fit into 80


class QuaysideScreen(GameScreen):
    """Chests, dice, boats: from top to bottom, as they lie on the table."""

    colours = ("red", "blue", "yellow", "green")

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.table = scene.public(Tabletop)
        self.signs = list(SHAPES)
        self.words = [
            self.say("screen-key"),
            self.say("screen-coin"),
            self.say("screen-diamond"),
            self.say("screen-sabres"),
            self.say("screen-bones"),
        ]
        self.nothing, self.tick = "—", "✓"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.ascii_only:
            self.signs = [
                self.say("screen-key.letter"),
                self.say("screen-coin.letter"),
                self.say("screen-diamond.letter"),
                self.say("screen-sabres.letter"),
                self.say("screen-bones.letter"),
            ]
            self.nothing, self.pointer, self.tick = "-", ">", "*"
        chests = [self.chest(place) for place in range(v.N_PLACES)]
        yield Columns([*chests, self.pile()], padding=(0, 1))
        if not self.scene.over:
            yield self.dice()
        if self.table.turns_left >= 0 and not self.scene.over:
            turns = int(self.table.turns_left)
            yield Text(self.say("screen-last-round", turns=turns), style="bold red")
        yield self.boats()
        yield self.legend()

    def sign(self, face: int, n: int = 1) -> Text:
        return Text(self.signs[face] * n, style=COLOURS[face])

    def spaced(self, *faces: int) -> Text:
        return Text(" ").join(self.sign(face) for face in faces)

    # --- chests -------------------------------------------------------------------------------

    def chest(self, place: int) -> Panel:
        """A chest shows its keys, or the dice that lie on it already."""
        keys = int(self.table.places[place])
        places = (self.say("screen-left"), self.say("screen-middle"), self.say("screen-right"))
        title = places[place]
        if keys == 0:
            return card(Text(self.nothing, style="dim"), title, "dim")
        jokers = self.jokers_on(v.OPEN.of(place))
        if jokers is None:
            return card(self.closed(keys), title, "yellow")
        dice = self.spaced(*[v.KEY] * (keys - jokers), *[v.SABRES] * jokers)
        dice.append("\n" + self.say("screen-filled"), style="bold green")
        return card(dice, title, "bold green")

    def pile(self) -> Panel:
        title = self.say("screen-pile", cards=int(self.table.pile))
        if self.table.pile == 0:
            return card(Text(self.say("screen-no-pile"), style="dim"), title, "dim")
        return card(self.closed(int(self.table.top)), title, "bright_black")

    def closed(self, keys: int) -> Text:
        return Text.assemble(self.spaced(*[v.KEY] * keys), "\n", self.say("screen-keys", keys=keys))

    def jokers_on(self, action: int) -> int | None:
        """Return how many sabres lie among the dice of a card, None if no dice do."""
        for i in range(self.table.n_filled):
            if self.table.filled[i] == action:
                return int(self.table.jokers[i])
        return None

    # --- dice ---------------------------------------------------------------------------------

    def dice(self) -> Text:
        """The dice not placed, as coloured tiles with their names."""
        line = Text(self.say("screen-dice") + "  ", style="bold")
        if self.table.rolls == 0:
            return line.append(self.say("screen-not-rolled"), style="not bold dim")
        for face, word in enumerate(self.words[: v.N_FACES]):
            for _ in range(self.table.dice[face]):
                line.append(f" {self.signs[face]} {word} ", style=TILES[face]).append(" ")
        if self.table.dice_left() == 0:
            line.append(self.say("screen-all-placed"), style="not bold")
        roll = self.say("screen-roll", roll=int(self.table.rolls))
        return line.append(f"  {roll}", style="not bold dim")

    # --- boats --------------------------------------------------------------------------------

    def boats(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(self.say("screen-boat"), max_width=24, no_wrap=True, overflow="crop")
        grid.add_column(self.say("screen-in-front"))
        grid.add_column(self.say("screen-loot"))
        grid.add_column(self.say("screen-points"), justify="right")
        for seat in range(self.table.seats):
            points = str(sum(loot_of(self.table, seat)[:2]))
            grid.add_row(self.boat(seat), self.in_front(seat), self.loot(seat), points)
        return grid

    def boat(self, seat: int) -> Text:
        """A boat's name, pointed at in its turn; with a thief's sabres die if one lies there."""
        name = self.name(seat, seat == self.table.player)
        if filling.is_boarded(self.table, seat):
            name.append(" ").append_text(self.sign(v.SABRES))
        return name

    def in_front(self, seat: int) -> Text:
        """The treasures before a boat; those that dice lie on are ticked."""
        treasures: list[Text] = []
        for treasure in range(v.FISH_BONES):
            here = int(self.table.treasures[seat_treasure(seat, treasure)])
            ticked = here - int(filling.still_before(self.table, seat, treasure))
            for i in range(here):
                card = Text.assemble("[", self.contents(treasure), "]")
                treasures.append(card.append(self.tick, style="bold green") if i < ticked else card)
        return Text(" ").join(treasures)

    def contents(self, treasure: int) -> Text:
        coins, diamonds = int(v.COINS[treasure]), int(v.DIAMONDS[treasure])
        return Text.assemble(self.sign(v.COIN, coins), self.sign(v.DIAMOND, diamonds))

    def loot(self, seat: int) -> Text:
        """What lies safe under a boat: counted, for only that matters now."""
        counts = zip((v.COIN, v.DIAMOND, BONES), loot_of(self.table, seat), strict=True)
        return Text("  ").join(Text.assemble(self.sign(face), f" {n}") for face, n in counts if n)

    def legend(self) -> Text:
        """What the shapes mean."""
        return Text("   ").join(
            Text.assemble(self.sign(face), f" {word}", style="dim")
            for face, word in enumerate(self.words)
        )


def card(inside: Text, title: str, border: str) -> Panel:
    return Panel(inside, title=Text(title), border_style=border, width=CARD, height=4)
