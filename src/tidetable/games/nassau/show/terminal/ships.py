"""The players in the terminal: their ships, what they are worth by now, and the own tales."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.cargo import holds_needed, holds_there
from tidetable.games.nassau.rules.chapters.campfire import LAID
from tidetable.games.nassau.rules.state import AT_HOME, CITY, Hand
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.show.missing import missing
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.terminal.signs import NAME, Signs, labelled

BOTH: Final = 112  # characters across: what ships carry stands beside their arms
BESIDE_TALE: Final = 16  # of a tale's mark, number, back and points


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
        columns = self.arms()
        tables = [self.grid({**columns, **self.hold()}, {})]
        if self.width < BOTH:
            tables = [self.grid(columns, {}), self.grid(self.hold(), {})]
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

    def numbers(self, cells: Iterable[int]) -> list[str]:
        """What each seat has, as the table keeps it."""
        return [str(n) for _, n in zip(self.seats, cells, strict=False)]

    def arms(self) -> dict[str, list[str]]:
        """Weapons, sails, sailors and pirates: what one fights and sails with."""
        table, say, signs = self.table, self.say, self.signs
        arms = [signs.weapons(seat) for seat in self.seats]
        pirates = zip(table.pirates, table.lying, table.in_city, strict=True)
        return {
            **{signs.weapon(n): [str(of[n]) for of in arms] for n in range(v.N_WEAPONS)},
            say("short-sail"): self.numbers(table.sails),
            say("short-sailor"): self.numbers(table.sailors),
            say("screen-pirates"): ["/".join(map(str, counts)) for counts in pirates],
            say("screen-boat"): [self.boat(seat) for seat in self.seats],
        }

    def boat(self, seat: int) -> str:
        """Where a boat is: at a quay, in a zone, at home."""
        table = self.table
        if table.phase != CITY and table.way[seat] == AT_HOME:
            return self.say("screen-home")
        if table.phase == CITY and seat in table.quays:
            return str([int(n) for n in table.quays].index(seat) + 1)
        return v.ZONES.tokens[table.boat[seat]] if table.boat[seat] >= 0 else self.signs.nothing

    def hold(self) -> dict[str, list[str]]:
        """How full the holds are and with what, and the objects."""
        table, islands, say = self.table, self.signs.islands, self.say
        objects = [self.signs.objects(seat) for seat in self.seats]
        return {
            say("short-hold"): [
                f"{holds_needed(table, islands, seat)}/{holds_there(table, seat)}"
                for seat in self.seats
            ],
            say("short-crate"): self.numbers(table.crates),
            say("short-provision"): self.numbers(table.provisions),
            **{
                say(f"short-{token}"): [str(of[n]) for of in objects]
                for n, token in enumerate(v.OBJECTS.tokens)
            },
        }

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
        words = [f"{self.signs.type_of_adversary(kind)} {n}" for kind, n in counts]
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
        columns = {say("screen-points"): self.numbers(points)}
        for n in self.signs.categories():
            label = say(f"short-category-{v.CATEGORIES.tokens[n]}")
            columns[label] = [f"+{of_seat[n]}" for of_seat in scores]
        columns[say("screen-in-all")] = self.numbers(in_all)
        return self.grid(columns, {})

    # --- the own hand -------------------------------------------------------------------------

    def tales(self, columns: int) -> list[Text | Grid]:
        """The own tales with their points, and whether they would be true now."""
        own, tales = self.signs.own, self.signs.held()
        if own is None or not tales:
            return []
        rows = -(-len(tales) // columns)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            for justify in ("left", "right", "left", "right"):
                grid.add_column(justify=justify, no_wrap=True)
            room = (self.width - BESIDE_TALE * columns) // columns
            grid.add_column(width=room, overflow="fold")
        for row in range(rows):
            grid.add_row(*(cell for tale in tales[row::rows] for cell in self.tale(own, tale)))
        heading = labelled(self.say("screen-own-tales"), self.say("screen-tale-marks"), "dim")
        return [heading, grid]

    def tale(self, own: Hand, tale: int) -> list[Text]:
        """Mark, number, back, points, condition; one that is laid already is pointed at.

        Behind the condition stands what is missing, if it does not hold.
        """
        islands, seat = self.signs.islands, self.scene.seat
        met = is_met(self.table, islands, seat, tale)
        mark = self.signs.tick if met else " "
        asked = self.say(f"tale-{tale + 1}")
        if not met:
            lacks = missing(self.scene.phrases, self.table, islands, seat, tale)
            asked = self.say("screen-tale-unmet", tale=asked, missing=lacks)
        cells = [
            self.signs.pointer if own.tales[tale] == LAID else mark,
            str(tale + 1),
            v.BACKS.tokens[islands.tale_deck[tale]],
            str(int(islands.tale_points[tale])),
            asked,
        ]
        return [Text(cell, style="green" if met else "") for cell in cells]

    def own_hideout(self) -> list[Text]:
        """All spaces of the own hideout with their values, in order."""
        seat, signs = self.scene.seat, self.signs
        if seat < 0 or self.table.hideout[seat] < 0:
            return []
        spaces = [f"{signs.name(v.GOODS, good)} {worth}" for good, worth in signs.spaces(seat)]
        filled = int(self.table.filled[seat])
        done = [f"{space} {signs.tick}" for space in spaces[:filled]]
        return [labelled(self.say("screen-own-hideout"), signs.comma.join(done + spaces[filled:]))]
