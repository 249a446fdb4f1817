"""What stands for what in the terminal: shapes, or letters where a terminal has no shapes.

Colour is never all that tells two things apart: ships differ in shape, shells in their letters.
"""

from typing import Final

from tidetable.core.say.words import Words
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.show.drawings import colours_in

Sign = tuple[str, str]  # what is written, and in which style

EDGE: Final = "dim"
NAME: Final = ""
LEGAL: Final = "bold reverse"
FOG_STYLE: Final = "cyan"
CASTLE_STYLE: Final = "magenta"
STARFISH_STYLE: Final = "bold yellow"
SHIP_STYLES: Final = ("bold bright_blue", "bold bright_yellow", "bold bright_red")
SHELL_STYLES: Final = (
    "bright_white on color(94)",
    "bright_white on color(28)",
    "bright_white on color(16)",
    "color(16) on color(255)",
)


class Signs:
    """The signs of one screen: a shape, or what serves where a terminal has none."""

    def __init__(self, say: Words, ascii_only: bool) -> None:
        n = int(ascii_only)
        self.joints = ("   ─ ┌┐┬ └┘┴│├┤┼", "   - +++ +++|+++")[n]
        initials = [say(f"screen-ship-{colour}") for colour in v.COLOURS.tokens]
        shapes = initials if ascii_only else list("▲●■")
        self.ships: list[Sign] = list(zip(shapes, SHIP_STYLES, strict=True))
        letters = [say(f"screen-shell-{shell}") for shell in v.SHELLS.tokens]
        self.shells: list[Sign] = list(zip(letters, SHELL_STYLES, strict=True))
        self.starfish: Sign = ("★*"[n], STARFISH_STYLE)
        self.tile: Sign = ("◇$"[n], "bold")
        self.card: Sign = ("▯#"[n], "")
        self.extra_ship: Sign = ("△^"[n], "bold")
        self.fog: Sign = ("░:"[n], FOG_STYLE)
        self.fog_again: Sign = ("▒%"[n], FOG_STYLE)
        self.lifted: Sign = ("≈~"[n], FOG_STYLE)
        self.castle: Sign = ("♜@"[n], CASTLE_STYLE)
        self.pointer = "▶>"[n]
        self.times = "×x"[n]

    def joint(self, up: bool, down: bool, left: bool, right: bool) -> str:
        """The edge where lines meet that come from these sides."""
        return self.joints[8 * up + 4 * down + 2 * left + right]

    def sails(self, card: int) -> list[Sign]:
        """The ships for which a card can be played."""
        return [self.ships[colour] for colour in colours_in(v.SAILS[card])]

    def gain(self, gain: int) -> Sign:
        """What a space or a fog tile gives."""
        what, n = divmod(gain, v.AMOUNT)
        if what < v.N_SHELLS:
            letter, style = self.shells[what]
            return f"{n}{letter}", style
        return {
            v.GIVES_ANY: (f"{n}?", ""),
            v.GIVES_EACH: (f"{v.N_SHELLS}{self.times}{n}", ""),
            v.GIVES_STARFISH: (f"{n}{self.starfish[0]}", STARFISH_STYLE),
            v.GIVES_CARDS: (f"{n}{self.card[0]}", ""),
            v.GIVES_POINTS: (f"+{n}", ""),
            v.GIVES_SHIP: self.extra_ship,
        }[what]
