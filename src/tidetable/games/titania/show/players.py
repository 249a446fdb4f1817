"""The players: the others along the surface, the viewer with hand and treasure on the sand."""

from __future__ import annotations

from functools import partial
from typing import Final

from tidetable.core.show import kit
from tidetable.core.show.kit import around, figure, fresh, number, rect
from tidetable.core.show.svg import group, tag
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.placing import colours_to_play
from tidetable.games.titania.rules.state import Hand
from tidetable.games.titania.rules.turn import TURN
from tidetable.games.titania.show.drawings import CARD, purse_of, touchable, use
from tidetable.games.titania.show.picture import Picture
from tidetable.games.titania.show.scenery import name_plate

THEIRS_Y: Final = 8
THEIR_PANEL: Final = (318, 84)
OWN_Y: Final = 1073
HAND: Final = (300, 1138)
HAND_WIDE: Final = 572
CARD_STEP: Final = 98
OWN_PANEL: Final = (596, 396, 128)  # from where, how wide, how high


class Players(Picture):
    """What the players have."""

    # --- The others -----------------------------------------------------------------------------

    def others(self) -> str:
        """Return the other players, the next to play first."""
        others = self.scene.others
        room = 980 / len(others)
        wide = min(THEIR_PANEL[0] + 120, room - 10)
        panels = [self.panel(seat, wide) for seat in others]
        return "".join(kit.row(panels, room, 500 - wide / 2, THEIRS_Y))

    def panel(self, seat: int, wide: float) -> str:
        """Return a player's name and points, and below them all that lies open before it."""
        table = self.table
        plate = tag("rect", width=wide, height=THEIR_PANEL[1], rx=18, class_="panel")
        cells = [
            *self.purse(seat, 38),
            self.starfish(seat, 38),
            self.counted("back", int(table.hand_size[seat]), 40, seat in self.just.drew),
            self.counted("lozenge", int(table.tiles[seat]), 42, seat in self.just.tiles),
        ]
        goods = kit.row(cells, (wide - 12) / len(cells), wide / 2, 61)
        return "".join([plate, self.heading(seat, wide - 8), *goods])

    def heading(self, seat: int, wide: float) -> str:
        """Return the name, the points, and for whose turn it is the cards already played."""
        active = seat == self.table.player
        plate_wide = wide - 76
        room = plate_wide - (82 if active else 0)
        plate = name_plate(seat, self.scene.names[seat], active, plate_wide, room)
        return (
            group(plate, x=4 + plate_wide / 2, y=21)
            + (group(self.plays(), x=plate_wide - 60, y=21) if active else "")
            + group(self.points(seat), x=wide - 32, y=21)
        )

    def plays(self) -> str:
        """Return a sail for each card that may be played, furled once it was (TIT-T1)."""
        n = int(self.table.plays)
        sail = partial(tag, "path", d="M-5-9 9 7H-5Z")
        return "".join(
            sail(transform=f"translate({22 * i} 0)", class_="play used" if i < n else "play")
            for i in range(v.MOST_PLAYS)
        )

    def points(self, seat: int) -> str:
        points = int(self.table.points[seat])
        gained = self.just.points.get(seat, 0)
        medal = rect(around(68, 38), 19, "medal") + figure(points, 0, 11, "points")
        plus = number(f"+{gained}", 0, -4, "plus") if gained else ""
        return fresh(medal, "gained", gained > 0) + plus

    def purse(self, seat: int, size: float) -> list[str]:
        """Return the shells of a player by colour."""
        purse = zip(v.SHELLS.tokens, purse_of(self.table, seat), strict=True)
        return [
            self.counted(f"shell-{name}", n, size, (seat, shell) in self.just.shells)
            for shell, (name, n) in enumerate(purse)
        ]

    def starfish(self, seat: int, size: float) -> str:
        n = int(self.table.starfish[seat])
        return self.counted("starfish", n, size, seat in self.just.starfish)

    def counted(self, icon: str, n: int, size: float, just: bool = False) -> str:
        """Return a thing with its number on it, faint where there is none."""
        shown = use(icon, 0, 0, size) + figure(n, 0, size * 0.27, "on-shell")
        return gained(shown, n, just)

    # --- The viewer -----------------------------------------------------------------------------

    def own_row(self) -> str:
        """Return the viewer's name, points, shells, starfish and point tiles."""
        seat = self.me
        x, wide, high = OWN_PANEL
        plate = tag("rect", width=wide, height=high, rx=20, class_="panel")
        goods = kit.row([*self.purse(seat, 54), self.starfish(seat, 52)], 54, 142, 86)
        tiles = group(self.tiles(), x=296, y=84)
        return group(plate, self.heading(seat, wide - 8), *goods, tiles, x=x, y=OWN_Y)

    def tiles(self) -> str:
        """Return the point tiles: their values, which none but their owner sees (TIT-N2)."""
        just = self.me in self.just.tiles
        if self.own is None:
            return group(self.counted("lozenge", int(self.table.tiles[self.me]), 56, just), x=40)
        parts: list[str] = []
        for value, n in enumerate(map(int, self.own.tiles)):
            shown = use("lozenge", 0, -4, 42) + figure(value + v.LOWEST_VALUE, 0, 3, "tile-value")
            times = number(f"×{n}", 0, 30, "times")
            tile = gained(shown + times, n, n > 0 and just)
            parts.append(group(tile, x=8 + 36 * value))
        return "".join(parts)

    def hand(self) -> str:
        """Return the viewer's cards, for a spectator their backs."""
        x, y = HAND
        if self.own is None:
            cards = [use("back", 0, 0, 126)] * int(self.table.hand_size[self.me])
        else:
            cards = self.held(self.own)
        step = min(CARD_STEP, (HAND_WIDE - CARD[0]) / max(len(cards) - 1, 1))
        class_ = "hand with-joker" if self.offers_joker() else "hand"
        return group(tag("g", *kit.row(cards, step), class_=class_), x=x, y=y)

    def held(self, own: Hand) -> list[str]:
        """Return the cards in the hand, each a thing to play or to discard."""
        found: list[str] = []
        for card in range(v.N_CARDS):
            token, label = self.scene.thing(v.CARDS, card)
            kind = "plain" if card < v.N_COLOURS else "joker"
            old = int(own.cards[card]) - self.just.drawn.count(card)
            for copy in range(own.cards[card]):
                drawn = fresh(use(f"card-{token}"), "in-hand", copy >= old)
                found.append(touchable(token, label, drawn, around(*CARD), class_=kind))
        return found

    def offers_joker(self) -> bool:
        """Whether a joker can be played: then, once it is touched, a fleet is chosen.

        Cards of one colour do not shine at that moment, though the colour has their name.
        """
        seat, kind, _ = self.asked()
        if self.own is None or kind != TURN.kind or seat != self.scene.seat:
            return False
        fits = colours_to_play(self.table, self.kingdom)
        jokers = range(v.N_COLOURS, v.N_CARDS)
        return any(self.own.cards[card] > 0 and v.SAILS[card] & fits for card in jokers)


def gained(drawn: str, n: int, just: bool) -> str:
    """Return what somebody has, faint where it is none, marked where it has just come."""
    return fresh(drawn, "gained" if n or just else "gained none", just)
