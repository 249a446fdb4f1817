"""The board in the terminal: a wall of bricks, each row half a brick aside, as hexes lie.

A space's name, its ships and its starfish stand in the upper edge of its brick; below stands what
it is. So a row of the board takes two lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tidetable.core.contract import Buffer, seat_of
from tidetable.core.show.scene import Scene
from tidetable.games.titania.rules import kingdom as k
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import DEALT_AGAIN, FACE_UP, NEVER_TURNED, Hand, Tabletop
from tidetable.games.titania.show.drawings import colours_in, gains_of
from tidetable.games.titania.show.hexes import spaces_of
from tidetable.games.titania.show.terminal.signs import EDGE, LEGAL, NAME, Sign, Signs

NARROWEST: Final = 6
WIDEST: Final = 9
# The edge where lines meet: whether one comes from above, below, left, right.
JOINTS: Final = dict(
    zip(
        ["0011", "0101", "0110", "0111", "1001", "1010", "1011", "1100", "1101", "1110", "1111"],
        "─┌┐┬└┘┴│├┤┼",
        strict=True,
    )
)


class Bricks:
    """The spaces of a kingdom, whichever it has, as lines of text."""

    def __init__(self, scene: Scene, table: Tabletop, signs: Signs, width: int) -> None:
        game = scene.game(Titania)
        self.scene = scene
        self.table = table
        self.kingdom = game.kingdom
        self.signs = signs
        self.legal = legal_spaces(scene, game, table)
        spaces = spaces_of(self.kingdom)
        self.rows = [
            [at for at in spaces if at // v.N_COLUMNS == row]
            for row in range(spaces[0] // v.N_COLUMNS, spaces[-1] // v.N_COLUMNS + 1)
        ]
        self.left = min(halves(at) for at in spaces)
        across = max(halves(at) for at in spaces) + 2 - self.left
        self.size = max(NARROWEST, min(WIDEST, (width - 1) * 2 // across))
        self.room = self.size - 1  # inside a brick
        self.width = across * self.size // 2 + 1

    def lines(self) -> Iterable[Text]:
        above: list[int] = []
        for row in self.rows:
            yield self.edge(above, row)
            yield self.inside(row)
            above = row
        yield self.edge(above, [])

    def at(self, space: int) -> int:
        """Return the column in which a brick begins."""
        return (halves(space) - self.left) * self.size // 2

    def ends(self, row: list[int]) -> set[int]:
        """Return the columns in which bricks begin or end."""
        return {column for space in row for column in (self.at(space), self.at(space) + self.size)}

    # --- a row of bricks ------------------------------------------------------------------------

    def edge(self, above: list[int], below: list[int]) -> Text:
        """The edge between two rows, with what stands in the upper edge of the lower one."""
        begins = [self.at(space) for space in (*above, *below)]
        covered = {column for at in begins for column in range(at, at + self.size)}
        ends_above, ends_below = self.ends(above), self.ends(below)
        line = [(" ", "")] * self.width
        for column in range(self.width):
            up, down = column in ends_above, column in ends_below
            meet = (up, down, column - 1 in covered, column in covered)
            if any(meet):
                joint = JOINTS["".join("01"[side] for side in meet)]
                line[column] = (self.signs.edge(joint), EDGE)
        for space in below:
            begin = self.at(space)
            is_legal = space in self.legal
            if is_legal:
                line[begin] = (self.signs.pointer, LEGAL)
            name = (v.SPACES.tokens[space], LEGAL if is_legal else NAME)
            upon = self.upon(space)
            gap = " " if upon and len_of([name, *upon]) < self.room else ""
            write(line, begin + 1, [name, (gap, ""), *upon], self.room)
        return Text.assemble(*line)

    def inside(self, row: list[int]) -> Text:
        line = [(" ", "")] * self.width
        for column in self.ends(row):
            line[column] = (self.signs.edge("│"), EDGE)
        for space in row:
            write(line, self.at(space) + 1, spread(self.what(space), self.room), self.room)
        return Text.assemble(*line)

    # --- a space --------------------------------------------------------------------------------

    def upon(self, space: int) -> list[Sign]:
        """The ships on a space; or the towers for which there is no room below, and a starfish."""
        found = [self.signs.ships[colour] for colour in colours_in(self.table.ships[space])]
        towers, room = self.towers(space)
        found += towers[room:]
        if self.table.starfish_on[space]:
            found.append(self.signs.starfish)
        return found

    def what(self, space: int) -> list[Sign]:
        """What a space is or gives."""
        kind = self.kingdom.kinds[space]
        if kind == k.FOG_SPACE:
            return self.fog(space)
        if kind == k.BONUS_SPACE:
            return [self.signs.gain(gain) for gain in gains_of(self.kingdom, space)]
        if kind == k.POINT_SPACE:
            return [self.signs.tile]
        if kind == k.CRANE:
            return [(self.scene.say("screen-crane"), "")]
        if kind == k.CASTLE:
            return [self.signs.castle] * self.room
        towers, room = self.towers(space)
        return towers[:room]

    def fog(self, space: int) -> list[Sign]:
        """A tile face up shows what it gives; a space without one is open water."""
        lying = self.table.fog[space]
        if lying == NEVER_TURNED:
            return [self.signs.fog] * self.room
        if lying == DEALT_AGAIN:
            return [self.signs.fog_again] * self.room
        if lying < FACE_UP:
            return []
        return [self.signs.lifted, self.signs.gain(int(k.FOG_GAINS[lying - FACE_UP]))]

    def towers(self, space: int) -> tuple[list[Sign], int]:
        """The towers of a space with their floors, and for how many there is room in its brick.

        The others stand beside its name; where that is too narrow too, the heights alone must do.
        """
        shown = [shell for shell in range(v.N_SHELLS) if self.kingdom.has_tower(space, shell)]
        heights = [str(int(self.table.height(space, shell))) for shell in shown]
        letters = [self.signs.shells[shell] for shell in shown]
        towers = [(a + n, style) for (a, style), n in zip(letters, heights, strict=True)]
        room = self.room // 2
        beside = self.room - len(v.SPACES.tokens[space]) - 1
        if 2 * (len(towers) - room) > beside:
            towers = [(n, style) for (_, style), n in zip(letters, heights, strict=True)]
            room = len(towers)
        return towers, room


def legal_spaces(scene: Scene, game: Titania, table: Tabletop) -> set[int]:
    """Return the spaces that the viewer may name now."""
    found: set[int] = set()
    into = Buffer()
    view = scene.view
    for question in view.asks[: view.n_asks]:
        if seat_of(question) == view.seat and isinstance(view.own, Hand):
            game.legal(table, view.own, question, into)
    for action in into.to_list():
        for verb, per_space in ((v.PLACE, 1), (v.OCCUPY, 1), (v.BUILD, v.N_SHELLS)):
            if verb.has(action):
                found.add(int(verb.number(action)) // per_space)
    return found


def halves(space: int) -> int:
    """Return how far to the right a space lies, in half spaces. Odd rows lie half to the left."""
    row, column = divmod(space, v.N_COLUMNS)
    return 2 * column + 1 - row % 2


def write(line: list[Sign], at: int, signs: list[Sign], room: int) -> None:
    """Write over a line; a character that takes two columns leaves nothing in the second."""
    end = at + room
    for text, style in signs:
        for c in text:
            if at + cell_len(c) > end:
                return
            line[at : at + cell_len(c)] = [(c, style), *[("", "")] * (cell_len(c) - 1)]
            at += cell_len(c)


def spread(signs: list[Sign], room: int) -> list[Sign]:
    """Return signs with gaps between them, if there is room for gaps."""
    if len_of(signs) + len(signs) - 1 > room:
        return signs
    return [part for sign in signs for part in (sign, (" ", ""))]


def len_of(signs: list[Sign]) -> int:
    return sum(cell_len(text) for text, _ in signs)
