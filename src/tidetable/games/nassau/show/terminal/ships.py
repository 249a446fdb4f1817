"""The players in the terminal: their ships, what they are worth by now, and the own tales."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_SPACES
from tidetable.games.nassau.rules.cargo import holds_needed, holds_there
from tidetable.games.nassau.rules.chapters.campfire import LAID
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.drawers import seat_animal, seat_back, seat_foe_type, seat_good
from tidetable.games.nassau.rules.state import AT_HOME, CITY, N_BACKS, NOT_OWNED, USED, Hand
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.show.missing import missing
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
        self.seats = range(self.table.seats)

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
            grid.add_row(self.signs.name(seat), *figures, *(text[seat] for text in words.values()))
        return grid

    # --- the ships ----------------------------------------------------------------------------

    def arms(self) -> dict[str, list[str]]:
        """Weapons, sails, sailors and pirates: what one fights and sails with."""
        table, say = self.table, self.say
        columns = {
            self.signs.weapon(weapon): [str(int(table.arms(seat, weapon))) for seat in self.seats]
            for weapon in range(v.N_WEAPONS)
        }
        columns[say("short-sail")] = [str(int(table.sails[seat])) for seat in self.seats]
        columns[say("short-sailor")] = [str(int(table.sailors[seat])) for seat in self.seats]
        columns[say("screen-pirates")] = [
            "/".join(str(int(n[seat])) for n in (table.pirates, table.lying, table.in_city))
            for seat in self.seats
        ]
        columns[say("screen-boat")] = [self.boat(seat) for seat in self.seats]
        return columns

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
        columns = {
            say("short-hold"): [
                f"{int(holds_needed(table, islands, seat))}/{int(holds_there(table, seat))}"
                for seat in self.seats
            ],
            say("short-crate"): [str(int(table.crates[seat])) for seat in self.seats],
            say("short-provision"): [str(int(table.provisions[seat])) for seat in self.seats],
        }
        for thing in range(v.N_OBJECTS):
            word = say(f"short-{v.OBJECTS.tokens[thing]}")
            columns[word] = [str(int(table.owns(seat, thing))) for seat in self.seats]
        return columns

    def rest(self) -> dict[str, list[Text]]:
        """What is better said in words: goods, animals, adversaries, hideout, tales."""
        say = self.say
        columns = {
            say("screen-goods"): [self.goods(seat) for seat in self.seats],
            say("screen-animals-of"): [self.animals(seat) for seat in self.seats],
            say("screen-beaten"): [self.beaten(seat) for seat in self.seats],
            say("screen-hideout"): [self.hideout(seat) for seat in self.seats],
            say("screen-tales"): [self.backs(seat) for seat in self.seats],
        }
        nothing = Text(self.signs.nothing)
        return {label: [text or nothing for text in texts] for label, texts in columns.items()}

    def goods(self, seat: int) -> Text:
        counts = [int(self.table.goods[seat_good(seat, good)]) for good in range(v.N_GOODS)]
        words = [self.signs.thing(v.GOODS, good) for good, n in enumerate(counts) for _ in range(n)]
        return Text(self.signs.comma.join(words))

    def animals(self, seat: int) -> Text:
        """Used ones in brackets, waiting ones with dots."""
        words: list[Text] = []
        for animal in range(v.N_ANIMALS):
            at = seat_animal(seat, animal)
            state = self.table.animals[at]
            if state == NOT_OWNED:
                continue
            word = self.signs.thing(v.ANIMALS, animal) + ("..." if self.table.waiting[at] else "")
            words.append(Text(f"({word})", style="dim") if state == USED else Text(word))
        return Text(self.signs.comma).join(words)

    def beaten(self, seat: int) -> Text:
        counts = [int(self.table.beaten[seat_foe_type(seat, kind)]) for kind in range(v.N_TYPES)]
        words = [self.signs.type_of_adversary(n) for n in range(v.N_TYPES)]
        return Text(
            self.signs.comma.join(f"{word} {n}" for word, n in zip(words, counts, strict=True) if n)
        )

    def hideout(self, seat: int) -> Text:
        """The spaces filled from the top, the goods in the middle, the good that fits next."""
        table = self.table
        filled = int(table.filled[seat])
        hidden = sum(int(table.hidden[seat_good(seat, good)]) for good in range(v.N_GOODS))
        spaces = self.spaces(seat)
        text = self.signs.full * filled + self.signs.empty * (spaces - filled)
        if hidden > filled:
            text += f" +{hidden - filled}"
        if filled < spaces:
            text += f" {self.signs.then} {self.space(seat, filled)}"
        return Text(text)

    def spaces(self, seat: int) -> int:
        """How many spaces a hideout has; none before it is dealt."""
        hideout = int(self.table.hideout[seat])
        return int(self.signs.islands.hideout_spaces[hideout]) if hideout >= 0 else 0

    def space(self, seat: int, space: int) -> str:
        """The good that a space of a hideout is for."""
        at = int(self.table.hideout[seat]) * MOST_SPACES + space
        return self.signs.thing(v.GOODS, int(self.signs.islands.hideout_goods[at]))

    def backs(self, seat: int) -> Text:
        """How many tales of each back are in a hand, and what was told in this round."""
        table = self.table
        counts = [int(table.backs[seat_back(seat, back)]) for back in range(N_BACKS)]
        words = [
            f"{v.BACKS.tokens[back]}{self.signs.times}{n}" for back, n in enumerate(counts) if n
        ]
        text = Text(" ".join(words))
        if table.told_points[seat]:
            text.append(f" +{int(table.told_points[seat])}")
        return text

    def worth(self) -> Grid:
        """The points, and what each category of the final scoring would add by now."""
        table, islands, say = self.table, self.signs.islands, self.say
        points = [int(table.points[seat]) for seat in self.seats]
        in_all = points[:]
        columns = {say("screen-points"): [str(n) for n in points]}
        for category in range(v.N_CATEGORIES if table.with_dutchman else v.N_CATEGORIES - 1):
            gained = [int(score_of(table, islands, seat, category)) for seat in self.seats]
            in_all = [n + more for n, more in zip(in_all, gained, strict=True)]
            label = say(f"short-category-{v.CATEGORIES.tokens[category]}")
            columns[label] = [f"+{n}" for n in gained]
        columns[say("screen-in-all")] = [str(n) for n in in_all]
        return self.grid(columns, {})

    # --- the own hand -------------------------------------------------------------------------

    def tales(self, columns: int) -> list[Text | Grid]:
        """The own tales with their points, and whether they would be true now."""
        own = self.scene.view.own
        if not isinstance(own, Hand):
            return []
        tales = [tale for tale in range(v.N_TALES) if own.tales[tale]]
        if not tales:
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
        seat, islands = self.scene.seat, self.signs.islands
        if seat < 0 or self.table.hideout[seat] < 0:
            return []
        spaces: list[str] = []
        for space in range(self.spaces(seat)):
            value = int(islands.hideout_values[int(self.table.hideout[seat]) * MOST_SPACES + space])
            done = f" {self.signs.tick}" if space < self.table.filled[seat] else ""
            spaces.append(f"{self.space(seat, space)} {value}{done}")
        return [labelled(self.say("screen-own-hideout"), self.signs.comma.join(spaces))]
