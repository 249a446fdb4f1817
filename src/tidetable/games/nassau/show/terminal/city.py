"""The city of Nassau in the terminal: squares, the alleys between them, and what is to be had."""

from typing import Final

from rich.text import Text

from tidetable.games.nassau.rules import streets, verbs as v
from tidetable.games.nassau.rules.archipelago import N_TABLES
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.rules.streets import FIRST_EXIT, THE_SEA, alley_between, is_there
from tidetable.games.nassau.show.terminal.signs import COLOURS, Signs, labelled

LEAST: Final = 9  # characters of a square: six of them and the alleys fit into 80
MOST: Final = 12
GAP: Final = 3  # of an alley, and of a way out
LINES: Final = 4  # of a square: its name, two things that it gives, the alleys below it


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
    """Six rows of squares: name, and two lines of what each gives; and the alleys around them."""

    def __init__(self, signs: Signs, width: int) -> None:
        self.signs = signs
        self.table = signs.table
        self.width = max(LEAST, min(MOST, (width - (v.WIDTH + 1) * GAP) // v.WIDTH))
        self.bent = bent_alleys(signs.table)
        self.lines: list[dict[int, Text]] = [{} for _ in range(LINES * v.WIDTH + 1)]

    def picture(self) -> Text:
        for square in range(v.FIRST_MIDDLE):
            x, y = self.corner(square)
            self.put(x, y, self.name(square))
            for i, gain in enumerate(self.gives(square)):
                self.put(x, y + 1 + i, Text(gain))
            self.put_alleys(square, x, y)
        for n in range(v.N_EXITS):
            self.put_exit(n, *self.corner(streets.exit_square(n)))
        return Text("\n").join([*map(self.line, self.lines), *self.beside_the_grid()])

    def corner(self, square: int) -> tuple[int, int]:
        """Where a square begins: characters from the left, lines from the top."""
        row, column = divmod(square, v.WIDTH)
        return GAP + column * (self.width + GAP), 1 + LINES * row

    def put(self, x: int, y: int, text: Text, room: int = 0) -> None:
        text.truncate(room or self.width, overflow="crop")
        self.lines[y][x] = text

    def line(self, texts: dict[int, Text]) -> Text:
        line = Text()
        for x in sorted(texts):
            line.pad_right(x - line.cell_len)
            line.append_text(texts[x])
        return line

    # --- squares ------------------------------------------------------------------------------

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
        return [self.signs.gain(gain) for gain in self.signs.square_gains(square)]

    # --- what has no place in the grid ----------------------------------------------------------

    def beside_the_grid(self) -> list[Text]:
        """Squares in the middle of districts, and alleys that do not lead straight to the next."""
        squares = [
            Text.assemble(self.name(square), f" {'/'.join(self.gives(square))}")
            for square in range(v.FIRST_MIDDLE, v.N_SQUARES)
            if is_there(self.table, self.signs.islands, square)
        ]
        alleys = [self.drawn(f"{self.ends(n)} ", n) for n in self.bent]
        found = {"screen-middle-squares": squares, "screen-other-alleys": alleys}
        comma = Text(self.signs.comma)
        return [labelled(self.signs.say(key), comma.join(of)) for key, of in found.items() if of]

    def ends(self, alley: int) -> str:
        """What an alley joins: `a1-ab12`, or `a2-b1n` for a way out of the city."""
        one, other = self.signs.ends(alley)
        is_out = other == THE_SEA
        there = v.EXITS.tokens[alley - FIRST_EXIT] if is_out else v.SQUARES.tokens[other]
        return f"{v.SQUARES.tokens[one]}-{there}"

    # --- alleys -------------------------------------------------------------------------------

    def put_alleys(self, square: int, x: int, y: int) -> None:
        """To the right and down, and between them those aslant within a district."""
        signs, below = self.signs, square + v.WIDTH
        across = self.straight(signs.across, alley_between(square, square + 1), signs.across)
        self.put(x + self.width, y + 1, across, GAP)
        if below < v.FIRST_MIDDLE:
            self.put(x + 2, y + 3, self.straight(signs.down, alley_between(square, below)))
            aslant = alley_between(square, below + 1), alley_between(square + 1, below)
            self.put(x + self.width, y + 3, self.aslant(*aslant), GAP)

    def put_exit(self, n: int, x: int, y: int) -> None:
        """In the north, east, south or west of a square."""
        side = n // v.WIDTH
        right, down = [(2, -1), (self.width + 1, 1), (2, 3), (-GAP, 1)][side]
        out = self.straight(self.signs.exits[side], FIRST_EXIT + n)
        self.put(x + right, y + down, out, GAP)

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

    def aslant(self, falling: int, rising: int) -> Text:
        one = self.drawn(self.signs.falling, falling)
        other = self.drawn(self.signs.rising, rising)
        if one and other:
            return Text(self.signs.crossing).join([self.sections(falling), self.sections(rising)])
        return one or other


def harbour(signs: Signs) -> list[Text]:
    """The quays with their bonus, and the tables of the tavern with whoever still sits there."""
    moored = [[seat] if seat >= 0 else [] for seat in map(int, signs.table.quays)]
    quays = [at_number(signs, n, signs.quay_gains(n), moored[n]) for n in range(v.N_HARBOUR_QUAYS)]
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
