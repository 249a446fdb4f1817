"""The board in the terminal: a wall of bricks, each row half a brick aside, as hexes lie.

A space's name, its ships and its starfish stand in the upper edge of its brick; below stands what
it is. So a row of the board takes two lines.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tidetable.core.contract import Buffer
from tidetable.core.show.scene import Scene
from tidetable.games.titania.rules import kingdom as k, verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import DEALT_AGAIN, FACE_UP, NEVER_TURNED, Tabletop
from tidetable.games.titania.show.drawings import colours_in, gains_of
from tidetable.games.titania.show.hexes import spaces_of
from tidetable.games.titania.show.terminal.signs import EDGE, LEGAL, NAME, Sign, Signs

NARROWEST: Final = 6
WIDEST: Final = 9
Line = list[Sign]  # a column each; a character that takes two leaves nothing in the second


class Bricks:
    """The spaces of a kingdom, whichever it has, as lines of text."""

    def __init__(self, scene: Scene, signs: Signs, width: int) -> None:
        self.say, self.signs = scene.say, signs
        self.table = scene.public(Tabletop)
        self.kingdom = scene.game(Titania).kingdom
        self.legal = legal_names(scene)
        self.spaces = spaces_of(self.kingdom)
        self.left = min(map(halves, self.spaces))
        across = max(map(halves, self.spaces)) + 2 - self.left
        self.size = max(NARROWEST, min(WIDEST, (width - 1) * 2 // across))
        self.room = self.size - 1  # inside a brick
        self.width = across * self.size // 2 + 1

    def lines(self) -> Iterable[Text]:
        above: list[int] = []
        for _, row in groupby(self.spaces, lambda space: space // v.N_COLUMNS):
            below = list(row)
            yield self.edge(above, below)
            yield self.inside(below)
            above = below
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
        up, down = self.ends(above), self.ends(below)
        line = [
            (self.signs.joint(c in up, c in down, c - 1 in covered, c in covered), EDGE)
            for c in range(self.width)
        ]
        for space in below:
            token, begin = v.SPACES.tokens[space], self.at(space)
            is_legal = token in self.legal
            if is_legal:
                line[begin] = (self.signs.pointer, LEGAL)
            name = (token, LEGAL if is_legal else NAME)
            upon = self.upon(space)
            gap = " " if upon and len_of([name, *upon]) < self.room else ""
            write(line, begin + 1, [name, (gap, ""), *upon], self.room)
        return in_runs(line)

    def inside(self, row: list[int]) -> Text:
        line = [(" ", "")] * self.width
        for column in self.ends(row):
            line[column] = (self.signs.joint(True, True, False, False), EDGE)
        for space in row:
            write(line, self.at(space) + 1, spread(self.what(space), self.room), self.room)
        return in_runs(line)

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
            return [(self.say("screen-crane"), "")]
        if kind == k.CASTLE:
            return [self.signs.castle] * self.room
        towers, room = self.towers(space)
        return towers[:room]

    def fog(self, space: int) -> list[Sign]:
        """A tile face up shows what it gives; a space without one is open water."""
        lies, signs = int(self.table.fog[space]), self.signs
        if lies >= FACE_UP:
            return [signs.lifted, signs.gain(int(k.FOG_GAINS[lies - FACE_UP]))]
        fog = {NEVER_TURNED: [signs.fog], DEALT_AGAIN: [signs.fog_again]}
        return fog.get(lies, []) * self.room

    def towers(self, space: int) -> tuple[list[Sign], int]:
        """The towers of a space with their floors, and for how many there is room in its brick.

        The others stand beside its name; where that is too narrow too, the heights alone must do.
        """
        towers = [
            (letter, str(int(self.table.height(space, shell))), style)
            for shell, (letter, style) in enumerate(self.signs.shells)
            if self.kingdom.has_tower(space, shell)
        ]
        room, beside = self.room // 2, self.room - len(v.SPACES.tokens[space]) - 1
        if 2 * (len(towers) - room) > beside:
            return [(n, style) for _, n, style in towers], len(towers)
        return [(letter + n, style) for letter, n, style in towers], room


def legal_names(scene: Scene) -> set[str]:
    """Return the spaces that the viewer may name now; of a tower, the space where it stands."""
    view, game, into = scene.view, scene.game(Titania), Buffer()
    own = scene.own(Hand)
    if own is not None and scene.seat in scene.asked():
        game.legal(scene.public(Tabletop), own, view.asks[0], into)
    things = [thing for action in into.to_list() for thing in game.codec.things(action).values()]
    return {token.split(":")[0] for _, token in things}


def in_runs(line: Line) -> Text:
    """Return a line as text, in as few pieces as it has styles one after another: so it is fast."""
    runs = groupby(line, lambda sign: sign[1])
    return Text.assemble(*(("".join(text for text, _ in run), style) for style, run in runs))


def halves(space: int) -> int:
    """Return how far to the right a space lies, in half spaces. Odd rows lie half to the left."""
    row, column = divmod(space, v.N_COLUMNS)
    return 2 * column + 1 - row % 2


def write(line: Line, at: int, signs: list[Sign], room: int) -> None:
    """Write over a line, as far as there is room."""
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
