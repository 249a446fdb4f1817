"""Between the board and the own row: the fleets that end a period, and what is left of the rest."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import figure, fitted, fresh, number, placed, rect, spread
from tidetable.core.show.svg import group, tag
from tidetable.games.titania.rules import spaces
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.kingdom import FOG_GAINS
from tidetable.games.titania.show.drawings import CLOTHS, gain_at, touchable, use
from tidetable.games.titania.show.picture import Picture
from tidetable.games.titania.show.sheet import fog_in_words

TOP: Final = 982
HIGH: Final = 84
PERIOD_X: Final = 62
FLEETS_X: Final = [190, 326, 462]
FLEET: Final = 128
STORES_X: Final = [566, 636, 706, 776]
STORE: Final = 68
CHOICES_X: Final = [109, 309, 509, 709]
CHOICE: Final = 192
HEAPS_X: Final = [835, 882, 927, 970]
FEW: Final = 3  # ships: the end of the period is near
RIBBON: Final = 1206
RIBBON_HIGH: Final = 42
DOT: Final = "M-4.5 0a4.5 4.5 0 1 1 0 .1Z"
LOZENGE: Final = "M0-5.5 5.5 0 0 5.5-5.5 0Z"


class Supplies(Picture):
    """What nobody owns."""

    def drawn(self) -> str:
        """Return all supplies. Who chooses shells has them large, in place of the fleets."""
        seat, kind, _ = self.asked()
        if kind == spaces.SHELLS.kind and seat == self.scene.seat:
            return group(self.stores(CHOICES_X, CHOICE), self.heaps(), y=TOP)
        fleets = [self.fleet(colour) for colour in range(v.N_COLOURS)]
        return group(self.period(), *fleets, self.stores(STORES_X, STORE), self.heaps(), y=TOP)

    def period(self) -> str:
        """Return which of the periods it is: a lamp for each, lit once it has begun."""
        n = int(self.table.period)
        words = self.scene.say("board-period", n=n)
        lamps = "".join(
            tag("circle", cx=24 * i - 12, cy=56, r=9, class_="lamp lit-up" if i < n else "lamp")
            for i in range(v.LAST_PERIOD)
        )
        plate = tag("rect", x=-48, width=96, height=HIGH, rx=16, class_="panel dark")
        said = fitted(words, 0, 32, "period", 84, wide=23, narrow=13.8)
        return group(fresh(plate + said + lamps, "gained", self.just.new_period), x=PERIOD_X)

    def fleet(self, colour: int) -> str:
        """Return the reserve of a colour: its last ship ends the period (TIT-P1)."""
        token, label = self.scene.thing(v.COLOURS, colour)
        left, aside = int(self.table.reserve[colour]), int(self.table.aside[colour])
        box = (-FLEET / 2, 0, FLEET, HIGH)
        few = "panel few" if left <= FEW else "panel"
        panel = "panel sailing" if token == self.sailing() else few
        ship = use(f"ship-{token}", 0, 0, 58)
        parts = [
            rect(box, 16, panel),
            use(f"ship-{token}", -30, 34, 58, "" if left else "none"),
            placed(ship, f"fleet-{colour}-{left}", -30, 34) if left else "",
            figure(left, 32, 50, "left"),
            self.gauge(colour, left),
            number(f"+{aside}", 46, 79, "aside") if aside else "",
        ]
        class_ = f"fleet {token} just" if self.just.last_ship == colour else f"fleet {token}"
        drawn = touchable(token, label, "".join(parts), box, class_=class_)
        return group(drawn, x=FLEETS_X[colour])

    def gauge(self, colour: int, left: int) -> str:
        """Return how far the fleet has shrunk, as a bar."""
        moored = sum(int(flags) >> colour & 1 for flags in self.kingdom.flags)
        all_ = int(self.kingdom.ships[colour] - self.table.aside[colour]) - moored
        wide = FLEET - 56
        x = 12 - FLEET / 2
        bar = rect((x, 69, wide, 8), 4, "gauge")
        filled = round(wide * left / max(all_, 1), 1)
        fill = CLOTHS[v.COLOURS.tokens[colour]]
        return bar + tag("rect", x=x, y=69, width=filled, height=8, rx=4, fill=fill)

    def stores(self, xs: list[int], wide: int) -> str:
        """Return shells and floors by colour. A colour of one's choice is chosen here (TIT-R13)."""
        return "".join(self.store(shell, x, wide) for shell, x in enumerate(xs))

    def store(self, shell: int, x: int, wide: int) -> str:
        token, label = self.scene.thing(v.SHELLS, shell)
        shells, floors = int(self.table.shell_supply[shell]), int(self.table.floor_supply[shell])
        box = (-wide / 2, 0, wide, HIGH)
        parts = [
            rect(box, 14, "panel"),
            use(f"shell-{token}", 0, 28, 50, "" if shells else "none"),
            figure(shells, 0, 38, "on-shell"),
            use(f"floor-{token}", -14, 68, 28, "" if floors else "none"),
            figure(floors, 15, 76, "heap"),
        ]
        return group(touchable(token, label, "".join(parts), box, class_="store"), x=x)

    def heaps(self) -> str:
        """Return starfish, point tiles, the pile and the discards, each with its number."""
        table = self.table
        heaps = [
            ("starfish", int(table.starfish_supply)),
            ("lozenge", int(table.tile_supply)),
            ("back", int(table.pile_size)),
            ("discards", sum(map(int, table.discards))),
        ]
        plate = tag("rect", x=813, width=180, height=HIGH, rx=16, class_="panel")
        return plate + "".join(
            use(icon, x, 32, 44, "" if n else "none") + figure(n, x, 76, "heap")
            for (icon, n), x in zip(heaps, HEAPS_X, strict=True)
        )

    # --- What may still come --------------------------------------------------------------------

    def unseen(self) -> str:
        """Return the fog tiles still face down: a dot for each, a lozenge if it was dealt again."""
        if not self.scene.helps:
            return ""
        tiles = [tile for tile in range(v.N_FOG) if self.kingdom.fog[tile]]
        parts = [rect((10, 0, 980, RIBBON_HIGH), 16, "ribbon"), use("unseen", 36, 21, 34)]
        spots = spread(len(tiles), 920 / max(len(tiles), 1), 526)
        for tile, spot in zip(tiles, spots, strict=True):
            never, again = int(self.table.never_turned[tile]), int(self.table.dealt_again[tile])
            x = round(spot, 1)
            class_ = "" if never + again else "none"
            parts.append(group(gain_at(int(FOG_GAINS[tile]), x - 10, 21, 34), class_=class_))
            for k, y in enumerate(spread(never + again, 11, 21)):
                dot = tag("path", d=DOT if k < never else LOZENGE, class_="dot")
                parts.append(group(dot, x=x + 17, y=y))
        label = fog_in_words(self.scene, self.table)
        drawn = tag("g", *parts, class_="unseen", role="img", aria_label=label)
        return group(drawn, y=RIBBON)
