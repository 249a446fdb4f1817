"""The players in the terminal: their ships, what they are worth by now, and the own tales."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.cargo import holds_needed, holds_there
from tidetable.games.nassau.rules.chapters.campfire import LAID
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.state import AT_HOME, CITY
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.terminal.signs import NAME, Signs, labelled
from tidetable.games.nassau.show.words import Stock, missing, stock

BOTH: Final = 112  # characters across: what ships carry stands beside their arms
BESIDE_TALE: Final = 14  # of a tale's mark, number, back and points
ARMS: Final = v.N_WEAPONS + 3  # columns of what one fights and sails with
APART: Final = {"outpost", "tale", "hideout", "campfire"}  # seen on the map, or in words


class Ships:
    """Tables with a row for each player, so that they can be compared; the tally ends the game."""

    def __init__(self, signs: Signs, width: int) -> None:
        self.signs = signs
        self.scene = signs.scene
        self.table = signs.table
        self.say = signs.say
        self.width = width
        self.seats = signs.seats

    def all(self) -> list[Grid]:
        labels, *rows = self.counts()
        parts = [slice(None)] if self.width >= BOTH else [slice(ARMS), slice(ARMS, None)]
        tables = [self.grid(labels[part], [row[part] for row in rows]) for part in parts]
        tables.append(self.rest())
        return tables if self.scene.over else [*tables, self.worth()]

    def legend(self) -> Text:
        """How pirates and animals are written."""
        say = self.say
        parts = [say("screen-pirates-are"), say("screen-used"), say("screen-waits")]
        return Text("   ".join(parts), style="dim")

    def grid(
        self,
        labels: Sequence[str],
        rows: Iterable[Iterable[str | Text]],
        justify: JustifyMethod = "right",
    ) -> Grid:
        """A row for each player."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=NAME, no_wrap=True)
        for label in labels:
            grid.add_column(label, justify=justify, overflow="fold")
        for seat, row in enumerate(rows):
            grid.add_row(self.signs.player(seat), *row)
        return grid

    # --- the ships ----------------------------------------------------------------------------

    def counts(self) -> list[list[str]]:
        """Labels, and a row for each seat: all that has a short word, and where the boat is."""
        ships = [
            [of for of in stock(self.signs, seat) if of.token not in APART] for seat in self.seats
        ]
        labels = [*(self.signs.short(of.token) for of in ships[0]), self.say("screen-boat")]
        rows = [
            [*(self.count(seat, of) for of in ship), self.boat(seat)]
            for seat, ship in enumerate(ships)
        ]
        return [labels, *rows]

    def count(self, seat: int, of: Stock) -> str:
        """How many there are; pirates by where they are, holds by how many are needed."""
        table = self.table
        if of.token == "pirate":
            return f"{of.n}/{table.lying[seat]}/{table.in_city[seat]}"
        if of.token == "hold":
            return f"{holds_needed(table, self.signs.islands, seat)}/{holds_there(table, seat)}"
        return str(of.n)

    def boat(self, seat: int) -> str:
        """Where a boat is: at a quay, in a zone, at home."""
        table = self.table
        if table.phase != CITY and table.way[seat] == AT_HOME:
            return self.say("screen-home")
        if table.phase == CITY and seat in table.quays:
            return str([int(n) for n in table.quays].index(seat) + 1)
        return v.ZONES.tokens[table.boat[seat]] if table.boat[seat] >= 0 else self.signs.nothing

    def rest(self) -> Grid:
        """What is better said in words: goods, animals, adversaries, hideout, tales."""
        say, nothing = self.say, self.signs.nothing
        labels = [say("screen-goods"), say("screen-animals-of"), say("screen-beaten")]
        labels += [say("screen-hideout"), say("screen-tales")]
        columns = (self.goods, self.animals, self.beaten, self.hideout, self.backs)
        rows = [[of(seat) or nothing for of in columns] for seat in self.seats]
        return self.grid(labels, rows, "left")

    def goods(self, seat: int) -> Text:
        goods = each(self.signs.goods(seat))
        return Text(self.signs.comma.join(self.signs.name(v.GOODS, good) for good in goods))

    def animals(self, seat: int) -> Text:
        """Used ones in brackets, waiting ones with dots."""
        words: list[Text] = []
        for animal in self.signs.animals(seat):
            word = self.signs.name(v.ANIMALS, animal.n) + ("..." if animal.waits else "")
            words.append(Text(f"({word})", style="dim") if animal.used else Text(word))
        return Text(self.signs.comma).join(words)

    def beaten(self, seat: int) -> Text:
        counts = [(kind, n) for kind, n in enumerate(self.signs.beaten(seat)) if n]
        words = [f"{self.signs.short(v.TYPES.tokens[kind])} {n}" for kind, n in counts]
        return Text(self.signs.comma.join(words))

    def hideout(self, seat: int) -> Text:
        """The spaces filled from the top, the goods in the middle, the good that fits next."""
        signs, filled = self.signs, int(self.table.filled[seat])
        hidden, spaces = sum(signs.hidden(seat)), signs.spaces(seat)
        text = signs.full * filled + signs.empty * (len(spaces) - filled)
        if hidden > filled:
            text += f" +{hidden - filled}"
        if filled < len(spaces):
            text += f" {signs.then} {signs.name(v.GOODS, spaces[filled][0])}"
        return Text(text)

    def backs(self, seat: int) -> Text:
        """How many tales of each back are in a hand, and what was told in this round."""
        counts = zip(v.BACKS.tokens, self.signs.backs(seat), strict=True)
        text = Text(" ".join(f"{back}{self.signs.times}{n}" for back, n in counts if n))
        if self.table.told_points[seat]:
            text.append(f" +{self.table.told_points[seat]}")
        return text

    def worth(self) -> Grid:
        """The points, and what each category of the final scoring would add by now."""
        shown = [v.CATEGORIES.tokens[n] for n in self.signs.categories()]
        labels = [self.say("screen-points"), *(self.say(f"short-category-{n}") for n in shown)]
        rows = []
        for seat in self.seats:
            points, scores = int(self.table.points[seat]), self.signs.scores(seat)
            rows.append([str(points), *(f"+{n}" for n in scores), str(points + sum(scores))])
        return self.grid([*labels, self.say("screen-in-all")], rows)

    # --- the own hand -------------------------------------------------------------------------

    def tales(self, columns: int) -> list[Text | Grid]:
        """The own tales: those that are true now in green, those that are laid pointed at."""
        own, tales = self.signs.own, self.signs.held()
        if own is None or not tales:
            return []
        rows = -(-len(tales) // columns)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True)
            grid.add_column(width=self.width // columns - BESIDE_TALE, overflow="fold")
        for row in range(rows):
            grid.add_row(*(cell for tale in tales[row::rows] for cell in self.tale(own, tale)))
        return [labelled(self.say("screen-own-tales"), self.say("screen-tale-marks")), grid]

    def tale(self, own: Hand, tale: int) -> list[Text]:
        """Its mark, number, back and points; and what it asks for, with what is missing."""
        islands = self.signs.islands
        met = is_met(self.table, islands, self.signs.me, tale)
        mark = self.signs.pointer if own.tales[tale] == LAID else self.signs.tick if met else " "
        back, points = v.BACKS.tokens[islands.tale_deck[tale]], islands.tale_points[tale]
        asked = self.say(f"tale-{tale + 1}")
        if not met:
            lacks = missing(self.signs, tale)
            asked = self.say("screen-tale-unmet", tale=asked, missing=lacks)
        head = f"{mark} {tale + 1:>2} {back:<4} {points}"
        return [Text(cell, style="green" if met else "") for cell in (head, asked)]

    def own_hideout(self) -> list[Text]:
        """All spaces of the own hideout with their values, in order."""
        seat, signs = self.scene.seat, self.signs
        if seat < 0 or self.table.hideout[seat] < 0:
            return []
        filled = int(self.table.filled[seat])
        spaces = [
            f"{signs.name(v.GOODS, good)} {worth}" + (f" {signs.tick}" if i < filled else "")
            for i, (good, worth) in enumerate(signs.spaces(seat))
        ]
        return [labelled(self.say("screen-own-hideout"), signs.comma.join(spaces))]
