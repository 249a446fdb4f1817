"""The terminal for any game: the sheet of facts as lines, and the players as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.console import Group as Stack, RenderableType
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene
    from tidetable.core.show.sheet import Group, Sheet

POINTER: Final = "> "


class GameScreen:
    """What the screen of a game begins with; where a terminal has no shapes it takes letters."""

    colours: ClassVar[tuple[str, ...]] = ()  # the colours that core names the seats by
    pointer = "▶"

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say

    def name(self, seat: int, its_turn: bool) -> Text:
        """Return a player's name, pointed at in their turn."""
        its_turn = its_turn and not self.scene.over
        style = self.colours[seat]
        name = Text(f"{self.pointer} " if its_turn else "  ")
        return name.append(self.scene.names[seat], f"bold {style}" if its_turn else style)


def screen(scene: Scene, sheet: Sheet) -> RenderableType:
    """Return the groups from top to bottom; those of the seats come together."""
    shown: list[RenderableType] = []
    seats = [group for group in sheet if group.seat >= 0]
    for group in sheet:
        if group.seat < 0:
            shown += _lines(group)
        elif group is seats[0]:
            shown.append(_players(scene, seats))
    return Stack(*shown)


def _lines(group: Group) -> list[Text]:
    title = [Text(group.title, style="bold")] if group.title and group.facts else []
    before = "  " if title else ""
    return title + [
        Text.assemble(before, (fact.label, "dim" if fact.value else ""), "  ", fact.value)
        for fact in group.facts
    ]


def _players(scene: Scene, seats: list[Group]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    labels = [*dict.fromkeys(fact.label for group in seats for fact in group.facts)]
    for label in labels:
        grid.add_column(label)
    for group in seats:
        values = {fact.label: fact.value for fact in group.facts}
        pointer = POINTER if group.seat in scene.asked() else "  "
        grid.add_row(pointer + group.title, *(values.get(label, "") for label in labels))
    return grid
