"""The ship in the terminal, own side below; letters where a terminal has no shapes."""

from typing import Final

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.core.show.terminal import GameScreen
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import Hand, ship_seat
from tidetable.games.sirens.rules.state import IN_PLAY, OUT, TAKEN, Tabletop
from tidetable.games.sirens.show.sheet import hand_of, unseen_cards

PART: Final = 14  # characters across: five parts of the ship and their edges fit into 80
ICON: Final = "magenta"
CREW: Final = "bold yellow"


class ShipScreen(GameScreen):
    """From top to bottom: the opponent, their side, the ship, the own side, the own things."""

    colours = ("red", "blue")

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.table = scene.public(Tabletop)
        self.below, self.above = scene.me, 1 - scene.me
        self.crew = ["♔", "♙"]
        self.octopus, self.nothing, self.low = "✱", "—", "≤0"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.ascii_only:
            self.crew = [self.say("screen-captain.letter"), self.say("screen-mate.letter")]
            self.octopus, self.nothing, self.pointer, self.low = "*", "-", ">", "<=0"
        yield self.player(self.above)
        yield self.ship()
        yield self.player(self.below)
        yield self.hand()
        if self.scene.helps and not self.scene.over:
            yield self.unseen()
        yield self.legend()

    # --- the ship -----------------------------------------------------------------------------

    def ship(self) -> Grid:
        grid = Grid(box=ROUNDED, show_header=False, show_lines=True, padding=0)
        grid.border_style = "yellow"
        ships = range(v.N_SHIPS)
        for _ in ships:
            grid.add_column(justify="center", width=PART)
        grid.add_row(*(self.side(ship, self.above) for ship in ships))
        grid.add_row(*(self.part(ship) for ship in ships))
        grid.add_row(*(self.side(ship, self.below) for ship in ships))
        return grid

    def side(self, ship: int, seat: int) -> Text:
        """The cards on one side and how far they get; nearest the ship is the total."""
        place = ship_seat(ship, seat)
        if self.table.count[place] == 0:
            return Text("")
        cards = self.cards(place)
        total, wanted = int(self.table.total[place]), int(self.table.resistance(ship))
        reached = Text(f"{total}/{wanted}", style=f"bold {self.colours[seat]}")
        return Text("\n").join([cards, reached] if seat == self.above else [reached, cards])

    def cards(self, place: int) -> Text:
        """The cards of a place, low to high, those under an octopus marked with it."""
        found: list[Text] = []
        for card in range(v.N_CARDS):
            lying = place * v.N_CARDS + card
            owners = [seat for seat in range(2) if self.table.octopus[seat] == lying]
            for i in range(self.table.lying(place, card)):
                under = Text(self.octopus, self.colours[owners[i]]) if i < len(owners) else Text()
                found.append(Text.assemble(self.figure(card), under))
        return Text(" ").join(found)

    def figure(self, card: int) -> Text:
        """A card's value; those with the icon stand out (SIR-C2)."""
        return Text(str(card + v.LOWEST), style=ICON if card <= v.LAST_WITH_ICON else "")

    def part(self, ship: int) -> Text:
        """A ship card with who and what stands on it, or who took it."""
        figure = str(int(v.RESISTANCE[ship]))
        state = int(self.table.ships[ship])
        if state == OUT:
            return Text(f"{figure} {self.nothing}", style="dim", no_wrap=True)
        if state != IN_PLAY:
            taker = state - TAKEN
            name = Text(self.scene.names[taker], style=f"not dim {self.colours[taker]}")
            name.truncate(PART - len(figure) - 1)
            return Text.assemble(f"{figure} ", name, style="dim", no_wrap=True)
        part = Text(figure, style="bold")
        if self.table.rum[ship]:
            part.append(f" +{int(v.RUM * self.table.rum[ship])}", style="bold red")
        for crew in range(v.N_CREW):
            if self.table.crew[crew] == ship:
                moving = " reverse" if self.table.moving == crew else ""
                part.append(" ").append(self.crew[crew], style=CREW + moving)
        return part

    # --- the players --------------------------------------------------------------------------

    def player(self, seat: int) -> Grid:
        """A player's name, pointed at in their turn, and what lies before them."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=18, no_wrap=True, overflow="crop")
        for width in (8, 21, 14, 8):
            grid.add_column(min_width=width, no_wrap=True)
        grid.add_row(
            self.name(seat, seat == self.table.player),
            self.say("screen-points-of", points=int(self.table.points[seat])),
            self.octopus_of(seat),
            self.say("screen-rum" if self.table.mugs[seat] else "screen-no-rum"),
            self.say("screen-hand-of", cards=int(self.table.hand_size[seat])),
        )
        return grid

    def octopus_of(self, seat: int) -> str:
        """Where an octopus is; words, for its colour alone would not tell whose it is."""
        lying = int(self.table.octopus[seat])
        if lying < 0:
            return self.say("screen-octopus")
        place, card = divmod(lying, v.N_CARDS)
        ship = int(v.RESISTANCE[place // 2])
        return self.say("screen-octopus-on", card=str(card + v.LOWEST), ship=str(ship))

    def hand(self) -> Text:
        """The own cards, and how many are still to be drawn."""
        line = Text("  ")
        own = self.scene.own(Hand)
        if own is not None:
            line.append(self.say("screen-hand") + " ", style="bold")
            for card in hand_of(own):
                tile = "white on magenta" if card <= v.LAST_WITH_ICON else "black on white"
                line.append(f"[{card + v.LOWEST}]", style=tile).append(" ")
            line.append(" " * 2)
        piles = [int(self.table.pile_size[self.table.pile_of(seat)]) for seat in range(2)]
        if self.table.more_tactics == 1:
            mine, theirs = piles[self.below], piles[self.above]
            return line.append(self.say("screen-piles", below=mine, above=theirs), style="dim")
        return line.append(self.say("screen-pile", cards=piles[0]), style="dim")

    def unseen(self) -> Grid:
        """How often each card may still come (SIR-R6)."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(min_width=12, no_wrap=True)
        for _ in range(v.N_CARDS):
            grid.add_column(justify="right", width=2, no_wrap=True)
        theirs = self.table.more_tactics == 1 and not self.scene.is_spectator
        label = self.say("screen-unseen-theirs" if theirs else "screen-unseen")
        found = [left for left, _ in unseen_cards(self.scene)]
        grid.add_row("", *(self.figure(card) for card in range(v.N_CARDS)))
        grid.add_row(
            Text(f"  {label}", style="dim"),
            *(Text(str(left) if left else self.nothing, style="dim") for left in found),
        )
        return grid

    def legend(self) -> Text:
        """What the signs mean."""
        signs = [
            (self.crew[0], CREW, self.say("screen-captain")),
            (self.crew[1], CREW, self.say("screen-mate")),
            (self.octopus, "", self.say("screen-octopus-sign")),
            ("+3", "bold red", self.say("screen-rum-sign")),
            (self.low, ICON, self.say("screen-icon")),
        ]
        meant = [Text.assemble((sign, style), f" {words}") for sign, style, words in signs]
        return Text("  ").append_text(Text("   ").join(meant))
