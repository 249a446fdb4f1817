"""The kingdom in the terminal: the board, the players' goods, the supplies, the own hand."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.core.show.terminal import GameScreen
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.guess import cards_unseen
from tidetable.games.titania.rules.kingdom import FOG_GAINS
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.show.drawings import colours_in, purse_of
from tidetable.games.titania.show.sheet import tile_values
from tidetable.games.titania.show.terminal.bricks import Bricks
from tidetable.games.titania.show.terminal.signs import Sign, Signs

WIDTH: Final = 100  # a board is not drawn wider, however wide the terminal is


class KingdomScreen(GameScreen):
    """From top to bottom: the board, who has what and what is left, the own hand, the signs."""

    colours = ("red", "blue", "green", "yellow")

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.table = scene.public(Tabletop)
        self.own = scene.own(Hand)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.signs = Signs(self.say, options.ascii_only)
        self.pointer = self.signs.pointer
        self.width = min(options.max_width, WIDTH)
        yield from Bricks(self.scene, self.signs, self.width).lines()
        yield self.goods()
        yield self.ships()
        if self.own is not None:
            yield self.hand(self.own)
        if self.scene.helps and not self.scene.over:
            yield self.hidden_fog()
            yield self.unseen_cards()
        yield self.legend()

    # --- who has what ---------------------------------------------------------------------------

    def goods(self) -> Grid:
        """A row for each player, and two for what is left: the same things in the same columns."""
        table = self.table
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=20, max_width=30, no_wrap=True, overflow="crop")
        for _ in range(1 + v.N_SHELLS + 3):
            grid.add_column(justify="right", min_width=2, no_wrap=True)
        heads = [*self.signs.shells, self.signs.starfish, self.signs.card, self.signs.tile]
        grid.add_row("", Text(self.say("screen-points"), "dim"), *(Text(*head) for head in heads))
        for seat in range(table.seats):
            others = [table.starfish[seat], table.hand_size[seat], table.tiles[seat]]
            points = Text(str(int(table.points[seat])), "bold")
            name = self.name(seat, seat == table.player)
            grid.add_row(name, points, *figures([*purse_of(table, seat), *others]))
        left = [*table.shell_supply, table.starfish_supply, table.pile_size, table.tile_supply]
        grid.add_row(f"  {self.say('screen-supply')}", "", *figures(left), style="dim")
        floors = figures([*table.floor_supply])
        grid.add_row(f"  {self.say('screen-floors')}", "", *floors, style="dim")
        return grid

    def ships(self) -> Text:
        """The ships to be placed before the period ends, and those for the second one."""
        table = self.table
        found = [
            Text(f"{shape} {int(n)}", style)
            for (shape, style), n in zip(self.signs.ships, table.reserve, strict=True)
        ]
        if table.period < v.LAST_PERIOD:
            found.append(Text(self.say("screen-aside", ships=sum(table.aside)), "dim"))
        return self.flow(self.say("screen-reserve", period=int(table.period)), found)

    # --- the own hand, and what an attentive player could have counted --------------------------

    def hand(self, own: Hand) -> Text:
        """The own cards, and the values of the own point tiles."""
        found = [self.card(card, int(n)) for card, n in enumerate(own.cards) if n]
        if values := tile_values(own.tiles):
            found.append(Text.assemble(self.signs.tile, " ", " ".join(values)))
        return self.flow(self.say("screen-hand"), found, "bold")

    def card(self, card: int, n: int) -> Text:
        """A card by its ships and its name, and how often it is there."""
        colours = [v.COLOURS.tokens[colour] for colour in colours_in(v.SAILS[card])]
        name = "/".join(self.say(f"colour-{colour}") for colour in colours)
        return Text.assemble(*self.signs.sails(card), f" {name}", self.times(n))

    def hidden_fog(self) -> Text:
        """What the fog tiles face down show. Those dealt again are known to lie apart (TIT-R19)."""
        found: list[Text] = []
        bags = [self.table.never_turned, self.table.dealt_again]
        for sign, bag in zip([self.signs.fog, self.signs.fog_again], bags, strict=True):
            tiles = [
                Text.assemble(self.signs.gain(int(FOG_GAINS[tile])), self.times(int(bag[tile])))
                for tile in range(v.N_FOG)
                if bag[tile]
            ]
            found += [Text(*sign), *tiles] if tiles else []
        return self.flow(self.say("screen-in-fog"), found)

    def unseen_cards(self) -> Text:
        """The cards in the draw pile and in the others' hands, together."""
        left = [int(n) for n in cards_unseen(self.table, self.scene.game(Titania).kingdom)]
        if self.own is not None:
            left = [n - int(mine) for n, mine in zip(left, self.own.cards, strict=True)]
        found = [Text.assemble(*self.signs.sails(card), f" {n}") for card, n in enumerate(left)]
        return self.flow(self.say("screen-unseen"), found)

    # --- the signs ------------------------------------------------------------------------------

    def legend(self) -> Text:
        """What the signs mean."""
        say, signs = self.say, self.signs
        brown, style = signs.shells[0]
        meanings: list[tuple[Sign, str]] = [
            *zip(signs.ships, (say(f"colour-{name}") for name in v.COLOURS.tokens), strict=True),
            *zip(signs.shells, (say(f"shell-{name}") for name in v.SHELLS.tokens), strict=True),
            ((f"{brown}2", style), say("screen-tower")),
            (signs.gain(v.GIVES_ANY * v.AMOUNT + 2), say("screen-any")),
            (signs.gain(v.GIVES_EACH * v.AMOUNT + 1), say("screen-each")),
            (signs.gain(v.GIVES_POINTS * v.AMOUNT + 3), say("screen-points")),
            (signs.starfish, say("screen-starfish")),
            (signs.card, say("screen-cards")),
            (signs.tile, say("screen-tile")),
            (signs.fog, say("screen-fog")),
            (signs.lifted, say("screen-lifted")),
            (signs.extra_ship, say("screen-extra-ship")),
            (signs.castle, say("screen-castle")),
        ]
        if self.table.period == v.LAST_PERIOD:
            meanings.append((signs.fog_again, say("screen-fog-again")))
        return self.flow("", [Text.assemble(sign, f" {words}") for sign, words in meanings])

    # --- lines ----------------------------------------------------------------------------------

    def times(self, n: int) -> tuple[str, str]:
        return (f" {self.signs.times}{n}" if n > 1 else "", "dim")

    def flow(self, label: str, found: list[Text], style: str = "dim") -> Text:
        """Return things after a label, broken between two of them where a line is full."""
        text = Text("  ").append(label, style)
        column = 2 + cell_len(label)
        for thing in found:
            if column + 2 + thing.cell_len > self.width:
                text.append("\n  ")
                column = 2
            text.append("  " if column > 2 else "").append_text(thing)
            column += thing.cell_len + (2 if column > 2 else 0)
        return text


def figures(numbers: Sequence[int]) -> list[str]:
    return [str(int(n)) for n in numbers]
