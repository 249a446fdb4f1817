"""Numbered choices: they walk the same tree of tokens that clicks walk on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.table import Table as Grid

if TYPE_CHECKING:
    from tidetable.core.say.phrases import Choice
    from tidetable.core.say.words import Words

LONG: Final = 10  # choices below each other; more of them stand side by side, if they fit
GAP: Final = 2
WIDTH: Final = 80


class Menu:
    """What can be chosen now: an action, or a thing after which there is more to choose."""

    def __init__(self, tree: list[Choice]) -> None:
        self.levels = [tree]  # the last one is on offer

    def offers(self) -> list[tuple[str, str]]:
        """Return each choice's words, and its action as text where it decides."""
        return [(offer["label"], offer.get("play", "")) for offer in self.levels[-1]]

    def pick(self, number: int) -> str:
        """Return the text of the action chosen; nothing if this led one step deeper only."""
        if number == 0:
            self.levels.pop()
            return ""
        offer = self.levels[-1][number - 1]
        if "next" in offer:
            self.levels.append(offer["next"])
        return offer.get("play", "")

    def numbers(self) -> range:
        """Return what may be typed; 0 goes back where there is something to go back to."""
        return range(0 if len(self.levels) > 1 else 1, len(self.levels[-1]) + 1)

    def grid(self, say: Words) -> Grid:
        """Show the choices, each with the text that may be typed instead; many side by side."""
        rows = [(f"  {n}", label, text or "…") for n, (label, text) in enumerate(self.offers(), 1)]
        if 0 in self.numbers():
            rows.append(("  0", say("menu-back"), ""))
        widest = max(sum(cell_len(part) + GAP for part in row) for row in rows)
        columns = max(1, min(-(-len(rows) // LONG), WIDTH // widest))
        deep = -(-len(rows) // columns)
        grid = Grid.grid(padding=(0, 2))
        for _ in range(columns):
            grid.add_column(justify="right", style="bold cyan")
            grid.add_column()
            grid.add_column(style="dim")
        for i in range(deep):
            grid.add_row(*(part for row in rows[i::deep] for part in row))
        return grid
