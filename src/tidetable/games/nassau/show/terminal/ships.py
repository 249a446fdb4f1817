"""The players in the terminal: their ships, what they are worth by now, and the own tales."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.cargo import holds_needed, holds_there
from tidetable.games.nassau.rules.chapters.campfire import LAID
from tidetable.games.nassau.rules.state import AT_HOME, CITY, Hand
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.terminal.signs import NAME, Signs, labelled
from tidetable.games.nassau.show.words import missing, stock

BOTH: Final = 112  # characters across: what ships carry stands beside their arms
BESIDE_TALE: Final = 14  # of a tale's mark, number, back and points
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
        columns = self.numbers()
        split = len(columns) if self.width >= BOTH else len(v.WEAPONS.tokens) + 3
        labels = [*columns]
        parts = [labels[:split], labels[split:]] if split < len(labels) else [labels]
        tables = [self.grid({label: columns[label] for label in part}, {}) for part in parts]
        tables.append(self.grid({}, self.rest()))
        return tables if self.scene.over else [*tables, self.worth()]

    def legend(self) -> Text:
        """How pirates and animals are written."""
        say = self.say
        parts = [say("screen-pirates-are"), say("screen-used"), say("screen-waits")]
        return Text("   ".join(parts), style="dim")

    def grid(self, numbers: dict[str, list[str]], words: dict[str, list[Text]]) -> Grid:
        """A row for each player: numbers to the right of their columns, words to the left."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=NAME, no_wrap=True)
        for label in numbers:
            grid.add_column(label, justify="right")
        for label in words:
            grid.add_column(label, overflow="fold")
        for seat in self.seats:
            figures = [column[seat] for column in numbers.values()]
            grid.add_row(
                self.signs.player(seat), *figures, *(text[seat] for text in words.values())
            )
        return grid

    # --- the ships ----------------------------------------------------------------------------

    def numbers(self) -> dict[str, list[str]]:
        """What is counted on every ship and has a short word; and where the boats are."""
        ships = [stock(self.signs, seat) for seat in self.seats]
        columns = {
            self.signs.short(of[0].token): [
                self.more(seat, of[seat].token) or str(of[seat].n) for seat in self.seats
            ]
            for of in zip(*ships, strict=True)
            if of[0].token not in APART
        }
        return {**columns, self.say("screen-boat"): [self.boat(seat) for seat in self.seats]}

    def more(self, seat: int, token: str) -> str:
        """What says more than a number: pirates by where they are, holds by how many are full."""
        table = self.table
        if token == "pirate":
            return f"{table.pirates[seat]}/{table.lying[seat]}/{table.in_city[seat]}"
        if token == "hold":
            needed = holds_needed(table, self.signs.islands, seat)
            return f"{needed}/{holds_there(table, seat)}"
        return ""

    def boat(self, seat: int) -> str:
        """Where a boat is: at a quay, in a zone, at home."""
        table = self.table
        if table.phase != CITY and table.way[seat] == AT_HOME:
            return self.say("screen-home")
        if table.phase == CITY and seat in table.quays:
            return str([int(n) for n in table.quays].index(seat) + 1)
        return v.ZONES.tokens[table.boat[seat]] if table.boat[seat] >= 0 else self.signs.nothing

    def rest(self) -> dict[str, list[Text]]:
        """What is better said in words: goods, animals, adversaries, hideout, tales."""
        say = self.say
        columns = {
            say("screen-goods"): self.goods,
            say("screen-animals-of"): self.animals,
            say("screen-beaten"): self.beaten,
            say("screen-hideout"): self.hideout,
            say("screen-tales"): self.backs,
        }
        nothing = Text(self.signs.nothing)
        return {
            label: [of(seat) or nothing for seat in self.seats] for label, of in columns.items()
        }

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
        points, say = self.table.points, self.say
        scores = [self.signs.scores(seat) for seat in self.seats]
        in_all = [points[seat] + sum(scores[seat]) for seat in self.seats]
        columns = {say("screen-points"): [str(points[seat]) for seat in self.seats]}
        for n in self.signs.categories():
            label = say(f"short-category-{v.CATEGORIES.tokens[n]}")
            columns[label] = [f"+{of_seat[n]}" for of_seat in scores]
        columns[say("screen-in-all")] = [str(n) for n in in_all]
        return self.grid(columns, {})

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
