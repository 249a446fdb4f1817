"""Signs and short words that all parts of the screen share."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Fact
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.reading import Foe, Reading

COLOURS: Final = ("red", "blue", "yellow", "green")  # the colours that core names the seats by
NAME: Final = 14  # characters of a player's name
PLAIN: Final = str.maketrans({"’": "'", "–": "-", "×": "x", "→": "->"})


class Signs(Reading):
    """What a terminal can show: shapes, or characters where it has no shapes."""

    def __init__(self, scene: Scene, ascii_only: bool) -> None:
        super().__init__(scene)
        plain = ascii_only
        self.plain = PLAIN if plain else {}
        self.shapes = "@#%&" if plain else "●■▲◆"
        self.times = "x" if plain else "×"
        self.across, self.down = ("-", "|") if plain else ("─", "│")
        self.falling, self.rising, self.crossing = ("\\", "/", "X") if plain else ("╲", "╱", "╳")
        self.exits = "^>v<" if plain else "↑→↓←"
        self.pointer, self.tick, self.nothing = (">", "*", "-") if plain else ("▶", "✓", "—")
        self.full, self.empty = ("#", ".") if plain else ("▮", "▯")
        self.then = "->" if plain else "→"
        self.captain = self.say("screen-captain.letter") if plain else "☻"
        self.figure = self.say("screen-figure.letter") if plain else "♟"
        self.tower = self.say("screen-tower.letter") if plain else "♜"
        self.post = "$"
        self.comma = self.say("screen-comma")
        self.outpost = self.say("screen-outpost.letter") if plain else "⚑"

    # --- players ------------------------------------------------------------------------------

    def mark(self, seat: int, n: int | None = None) -> Text:
        """A player's shape, and how many pieces it stands for."""
        return Text(self.shapes[seat] + ("" if n is None else str(n)), style=COLOURS[seat])

    def marks(self, counts: Iterable[int]) -> Text:
        """What each player has somewhere, without those who have nothing there."""
        return Text(" ").join(self.mark(seat, n) for seat, n in enumerate(counts) if n)

    def player(self, seat: int) -> Text:
        """A player's shape and name, pointed at in their turn."""
        its_turn = seat == self.table.player and not self.scene.over
        name = Text(f"{self.pointer} " if its_turn else "  ")
        name.append_text(self.mark(seat)).append(" ")
        name.append(self.who(seat), style="bold" if its_turn else "")
        name.truncate(NAME)
        return name

    # --- things -------------------------------------------------------------------------------

    def short(self, token: str) -> str:
        return self.say(f"short-{token}")

    def gain(self, gain: int) -> str:
        """What is gained, in a short word: `sail`, `crate×3`."""
        kind, n = divmod(gain, v.AMOUNT)
        word = self.short(v.KINDS.tokens[kind])
        return word if n == 1 else f"{word}{self.times}{n}"

    def gains(self, gains: list[int]) -> str:
        return self.comma.join(self.gain(gain) for gain in gains)

    def pair(self, first: str, second: str) -> str:
        """What belongs together, as in `kraken: harpoon`."""
        return self.say("screen-pair", first=first, second=second)

    def short_foe(self, foe: Foe) -> Text:
        """An adversary and its strength."""
        kind = self.short(v.TYPES.tokens[foe.kind])
        return Text.assemble(f"{kind} ", (str(foe.strength), "bold"))

    # --- lines --------------------------------------------------------------------------------

    def said(self, facts: Iterable[Fact]) -> list[Text]:
        """Facts of the sheet, a line for each; players' names in their colours."""
        lines = [
            labelled(fact.label.translate(self.plain), fact.value.translate(self.plain))
            for fact in facts
        ]
        for line in lines:
            for seat in self.seats:
                line.highlight_words([self.who(seat)], COLOURS[seat])
        return lines


def labelled(label: str, text: Text | str) -> Text:
    """A line that says first what it is about."""
    return Text.assemble((label, "bold"), "  ", text)
