"""The city of Nassau in the terminal: squares, the alleys between them, and what is to be had."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tidetable.games.nassau.rules import streets
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_TABLES
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.rules.streets import FIRST_EXIT, THE_SEA, alley_between, is_there
from tidetable.games.nassau.show.terminal.signs import COLOURS, Signs, labelled

LEAST: Final = 9  # characters of a square: six of them and the alleys fit into 80
MOST: Final = 12
GAP: Final = 3  # of an alley, and of a way out
NORTH, EAST, SOUTH, WEST = range(4)


def bent_alleys(table: Tabletop) -> list[int]:
    """Alleys that lead elsewhere than straight to the next square or out of the nearest."""
    straight = {
        alley_between(one, other): streets.joined(one, other)
        for one in range(v.FIRST_MIDDLE)
        for other in range(one + 1, v.FIRST_MIDDLE)
    }
    straight |= {
        FIRST_EXIT + n: streets.joined(streets.exit_square(n), THE_SEA) for n in range(v.N_EXITS)
    }
    ends = [int(n) for n in table.ends]
    return [n for n in range(len(ends)) if ends[n] >= 0 and ends[n] != straight.get(n)]


class CityScreen:
    """Six rows of squares: name, and two lines of what each gives."""

    def __init__(self, signs: Signs, width: int) -> None:
        self.signs = signs
        self.table = signs.table
        self.square_width = max(LEAST, min(MOST, (width - (v.WIDTH + 1) * GAP) // v.WIDTH))
        self.ways_out = {
            (streets.exit_square(n), n // v.WIDTH): FIRST_EXIT + n for n in range(v.N_EXITS)
        }
        self.bent = bent_alleys(signs.table)

    def picture(self) -> Text:
        lines = [self.edge(0, NORTH)]
        for row in range(v.WIDTH):
            lines += self.row(row)
            lines.append(self.between(row) if row < v.WIDTH - 1 else self.edge(row, SOUTH))
        return Text("\n").join([*lines, *self.beside_the_grid()])

    # --- squares ------------------------------------------------------------------------------

    def row(self, row: int) -> list[Text]:
        squares = range(row * v.WIDTH, (row + 1) * v.WIDTH)
        names, first, second = Text(" " * GAP), Text(), Text(" " * GAP)
        first.append_text(self.way_out(squares[0], WEST))
        for square in squares:
            one, other = self.gives(square)
            names.append_text(self.fitted(self.name(square))).append(" " * GAP)
            first.append_text(self.fitted(Text(one)))
            if square != squares[-1]:
                first.append_text(self.alley_across(square))
            second.append_text(self.fitted(Text(other))).append(" " * GAP)
        first.append_text(self.way_out(squares[-1], EAST))
        return [names, first, second]

    def fitted(self, text: Text, width: int = 0) -> Text:
        text.truncate(width or self.square_width, overflow="crop", pad=True)
        return text

    def name(self, square: int) -> Text:
        """A square's name, with whoever stands there; nothing where there is no square."""
        is_laid = self.table.districts[streets.district_of(square)] >= 0
        if is_laid and not is_there(self.table, self.signs.islands, square):
            return Text()
        here = square == self.table.captain
        name = Text(v.SQUARES.tokens[square], style="bold reverse" if here else "bold")
        if here:
            name.append(f" {self.signs.captain}")
        elif self.table.visited[square]:
            name.append(" .", style="not bold")
        if square == self.table.figure:
            name.append(f" {self.signs.figure}")
        return name

    def gives(self, square: int) -> list[str]:
        """What a square gives: nothing, one thing or one of two."""
        words = [self.signs.gain(gain) for gain in self.signs.square_gains(square)]
        return [*words, "", ""][:2]

    # --- what has no place in the grid ----------------------------------------------------------

    def beside_the_grid(self) -> list[Text]:
        """Squares in the middle of districts, and alleys that do not lead straight to the next."""
        lines: list[Text] = []
        squares = [
            Text.assemble(self.name(square), f" {'/'.join(filter(None, self.gives(square)))}")
            for square in range(v.FIRST_MIDDLE, v.N_SQUARES)
            if is_there(self.table, self.signs.islands, square)
        ]
        if squares:
            label = self.signs.say("screen-middle-squares")
            lines.append(labelled(label, Text(self.signs.comma).join(squares)))
        if self.bent:
            alleys = [self.drawn(f"{self.ends(n)} ", n) for n in self.bent]
            label = self.signs.say("screen-other-alleys")
            lines.append(labelled(label, Text(self.signs.comma).join(alleys)))
        return lines

    def ends(self, alley: int) -> str:
        """What an alley joins: `a1-ab12`, or `a2-b1n` for a way out of the city."""
        one, other = self.signs.ends(alley)
        is_out = other == THE_SEA
        there = v.EXITS.tokens[alley - FIRST_EXIT] if is_out else v.SQUARES.tokens[other]
        return f"{v.SQUARES.tokens[one]}-{there}"

    # --- alleys -------------------------------------------------------------------------------

    def sections(self, alley: int) -> Text:
        """How long an alley is or, if somebody's pirates stand there, whose; nothing: no alley."""
        if alley < 0 or not self.table.sections[alley]:
            return Text()
        owner = int(self.table.occupied[alley]) - 1
        if owner >= 0:
            return self.signs.mark(owner)
        return Text(str(int(self.table.sections[alley])), style="bold")

    def drawn(self, before: str, alley: int, after: str = "") -> Text:
        """An alley with its sections, in the colour of whoever fills it."""
        inside = self.sections(alley)
        if not inside:
            return Text()
        owner = int(self.table.occupied[alley]) - 1
        style = COLOURS[owner] if owner >= 0 else ""
        return Text.assemble((before, style), inside, (after, style))

    def straight(self, before: str, alley: int, after: str = "") -> Text:
        """An alley in the grid, if that is where it leads."""
        return Text() if alley in self.bent else self.drawn(before, alley, after)

    def alley_across(self, square: int) -> Text:
        line = self.signs.across
        return self.fitted(self.straight(line, alley_between(square, square + 1), line), GAP)

    def between(self, row: int) -> Text:
        """The alleys down, and those aslant within a district."""
        line = Text(" " * GAP)
        for square in range(row * v.WIDTH, (row + 1) * v.WIDTH):
            below = square + v.WIDTH
            down = self.straight(f"  {self.signs.down}", alley_between(square, below))
            line.append_text(self.fitted(down))
            falling = alley_between(square, below + 1)
            rising = alley_between(square + 1, below)
            line.append_text(self.fitted(self.aslant(falling, rising), GAP))
        return line

    def aslant(self, falling: int, rising: int) -> Text:
        one = self.drawn(self.signs.falling, falling)
        other = self.drawn(self.signs.rising, rising)
        if one and other:
            return Text(self.signs.crossing).join([self.sections(falling), self.sections(rising)])
        return one or other

    def edge(self, row: int, side: int) -> Text:
        """The ways out of the city in the north or in the south."""
        line = Text(" " * GAP)
        for square in range(row * v.WIDTH, (row + 1) * v.WIDTH):
            out = self.straight(f"  {self.signs.exits[side]}", self.ways_out[square, side])
            line.append_text(self.fitted(out, self.square_width + GAP))
        return line

    def way_out(self, square: int, side: int) -> Text:
        out = self.straight(self.signs.exits[side], self.ways_out[square, side])
        if side == EAST:
            out = Text.assemble(" ", out)
        return self.fitted(out, GAP)


# --- what else is to be had -----------------------------------------------------------------------


def harbour(signs: Signs) -> list[Text]:
    """The quays with their bonus, and the tables of the tavern with whoever still sits there."""
    quays: list[Text] = []
    for n in range(v.N_HARBOUR_QUAYS):
        owner = int(signs.table.quays[n])
        quays.append(at_number(signs, n, signs.quay_gains(n), [owner] if owner >= 0 else []))
    tables = [at_number(signs, n, signs.table_gains(n), signs.sitting(n)) for n in range(N_TABLES)]
    return [
        labelled(signs.say("screen-quays"), Text(signs.comma).join(quays)),
        labelled(signs.say("screen-tavern"), Text(signs.comma).join(tables)),
    ]


def at_number(signs: Signs, n: int, gains: list[int], seats: list[int]) -> Text:
    """A place that has a number: what it gives, and who is there."""
    marks = [signs.mark(seat) for seat in seats]
    before = " " if seats else ""
    return Text.assemble((str(n + 1), "bold"), f" {signs.gains(gains)}", before, *marks)


def animals(signs: Signs) -> Text:
    """The animals that lie face up."""
    words = [signs.name(v.ANIMALS, animal) for animal in signs.open_animals()]
    return signs.listed(signs.say("screen-animals"), words)


def piles(signs: Signs) -> Text:
    """How many tales are still to be drawn."""
    sizes = zip(v.PILES.tokens, signs.table.pile_size, strict=True)
    return signs.listed(signs.say("screen-piles"), [f"{pile} {n}" for pile, n in sizes])


def bag(signs: Signs) -> Text:
    """The goods in the bag."""
    left = [(signs.name(v.GOODS, good), n) for good, n in enumerate(signs.table.goods_bag)]
    return signs.listed(signs.say("screen-bag"), [f"{word} {n}" for word, n in left if n])


def visitors(signs: Signs) -> list[Text]:
    """Where the sea dog and the Flying Dutchman are, and what they mean in this round."""
    table, say = signs.table, signs.say
    lines: list[Text] = []
    if table.sea_dog >= 0:
        sells = signs.pair(v.ZONES.tokens[table.sea_dog], signs.gains(signs.wares()))
        lines.append(labelled(say("screen-sea-dog"), sells))
    if table.dutchman >= 0:
        lines.append(labelled(say("screen-dutchman"), dutchman(signs)))
    return lines


def dutchman(signs: Signs) -> Text:
    """His zone, the weapon and the points of the round, later weapons, crates on tile and quay."""
    table, say = signs.table, signs.say
    points = say("screen-points-of", points=int(signs.islands.dutchman_points[table.dutchman]))
    weapons = [signs.weapon(int(table.dutchman_weapons[n])) for n in range(v.ROUNDS)]
    now = signs.comma.join([weapons[table.round - 1], points])
    text = Text(signs.pair(v.ZONES.tokens[table.dutchman], now))
    if table.round < v.ROUNDS:
        text.append(f" ({signs.then} {signs.comma.join(weapons[table.round :])})")
    on_tile = signs.marks(table.dutchman_crates)
    on_quay = signs.marks(table.dutchman_quay)
    if on_tile:
        text.append("  ").append_text(on_tile)
    if on_quay:
        text.append(f"  {say('screen-dutchman-quay')} ").append_text(on_quay)
    return text
