"""Above and below the ship: the players, their hands, piles and trophies, and the cards to come."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import badge, placed, touchable
from tidetable.core.show.svg import group, tag, text
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.state import TAKEN, Hand
from tidetable.games.sirens.show.drawings import (
    HELD,
    back,
    held_card,
    octopus,
    printed,
    use,
)
from tidetable.games.sirens.show.picture import Picture
from tidetable.games.sirens.show.scenery import WIDTH, name_plate, siren
from tidetable.games.sirens.show.sheet import unseen_in_words
from tidetable.games.sirens.show.ship import trophy
from tidetable.games.sirens.show.unseen import unseen_cards

OWN_ROW: Final = 1034
OWN_TROPHIES: Final = [(504 + 64 * i, OWN_ROW) for i in range(v.POINTS_TO_WIN)]
THEIR_TROPHIES: Final = [(732 + 64 * i, 66) for i in range(v.POINTS_TO_WIN)]
HAND: Final = (385, 1144)
RUM_AT: Final = (74, 1144)
DONE_AT: Final = (702, 1144)
BUTTON: Final = (-60, -68, 120, 136)
PILE: Final = (824, 1150)
PILED: Final = (92, 124)
THEIR_HAND: Final = (408, 68)
THEIR_PILE: Final = (524, 66)
THEIR_CARDS: Final = (56, 78)
OFFERED: Final = [(8, 772), (7, 920)]  # how many cards to pick from in a row, and where
RIBBON: Final = 1228


class Players(Picture):
    """What the two players have; the viewer's below."""

    # --- The opponent, along the horizon --------------------------------------------------------

    def opponent(self) -> str:
        table, seat = self.table, self.other
        x, y = THEIR_HAND
        n = int(table.hand_size[seat])
        hand = [
            placed(
                back(*THEIR_CARDS, self.emblem(seat)),
                self.back_key(seat, i),
                x + 40 * (i - (n - 1) / 2),
                y,
            )
            for i in range(n)
        ]
        mug = placed(use("mug", 0, 0, 62), f"mug-{seat + 1}", 668, 70) if table.mugs[seat] else ""
        pile = self.pile(seat, THEIR_PILE, THEIR_CARDS) if table.more_tactics == 1 else ""
        plate = name_plate(seat, self.scene.names[seat], seat == table.player, 200)
        return "".join(
            [
                siren(seat, 52, 72, 88),
                group(plate, x=212, y=36),
                self.pearls(seat, 152, 92),
                *hand,
                pile,
                self.free_octopus(seat, 594, 70),
                mug,
                self.trophies(seat, THEIR_TROPHIES),
            ]
        )

    # --- The viewer, along the beach ------------------------------------------------------------

    def own_row(self) -> str:
        table, seat = self.table, self.me
        plate = name_plate(seat, self.scene.names[seat], seat == table.player)
        return "".join(
            [
                siren(seat, 50, OWN_ROW - 2, 70),
                group(plate, x=206, y=OWN_ROW),
                self.pearls(seat, 344, OWN_ROW),
                self.trophies(seat, OWN_TROPHIES),
                self.free_octopus(seat, 826, OWN_ROW - 5),
                self.own_mug() if table.mugs[seat] else "",
                self.button(v.DONE.base, "done", *DONE_AT),
                self.pile(int(table.pile_of(seat)), PILE, PILED),
            ]
        )

    def own_mug(self) -> str:
        drawn = tag("g", use("mug", 0, 0, 96), data_key=f"mug-{self.me + 1}")
        label = self.scene.say("board-own-mug")
        x, y = RUM_AT
        return group(touchable("rum", label, drawn, BUTTON, class_="control held"), x=x, y=y)

    def button(self, action: int, token: str, x: float, y: float) -> str:
        label = self.scene.phrases.label(action)
        return group(touchable(token, label, use(token), BUTTON, class_="control"), x=x, y=y)

    def hand(self) -> str:
        """Return the viewer's cards, for a spectator their backs. With none, passing is offered."""
        own = self.own
        if own is None:
            n = int(self.table.hand_size[self.me])
            paper = back(*HELD, self.emblem(self.me))
            cards = [(paper, self.back_key(self.me, i)) for i in range(n)]
        else:
            cards = self.held(own)
        x, y = HAND
        offered = self.spread(own) if own is not None and self.picking else ""
        if not cards and not offered:
            return self.button(v.PASS.base, "pass", x, y)
        left = x - 122 * (len(cards) - 1) / 2
        drawn = [placed(card, key, left + 122 * i, y) for i, (card, key) in enumerate(cards)]
        return offered + "".join(drawn)

    def held(self, own: Hand) -> list[tuple[str, str]]:
        """Return the cards in the hand with their keys, the lowest first."""
        width, height = HELD
        found: list[tuple[str, str]] = []
        for card in range(v.N_CARDS):
            n = int(own.cards[card])
            for copy in range(n):
                new = self.just.drew == self.me and self.just.drawn == card and copy == n - 1
                key = self.drawn_key(self.me) if new else f"held-{self.me + 1}-{card}-{copy}"
                drawn = tag("g", held_card(card), class_="in-hand just" if new else "in-hand")
                if not self.picking:
                    token = v.CARDS.tokens[card]
                    label = self.scene.phrases.thing(v.CARDS, token)
                    box = (-width / 2, -height / 2, width, height)
                    drawn = touchable(token, label, drawn, box)
                found.append((drawn, key))
        return found

    def spread(self, own: Hand) -> str:
        """SIR-S3: return the cards from which the hand is picked, where own ones will lie later."""
        halves = [n for _, n in unseen_cards(self.scene, self.table)]  # both have the same cards
        parts: list[str] = []
        first = 0
        for n, y in OFFERED:
            for card in range(first, first + n):
                left = halves[card] - int(own.cards[card])
                if left > 0:
                    shown = self.offered(card, left, card < own.last_pick)
                    x = WIDTH / 2 + 109 * (card - first - (n - 1) / 2)
                    parts.append(group(shown, x=x, y=y, scale=0.88))
            first += n
        return "".join(parts)

    def offered(self, card: int, left: int, past: bool) -> str:
        """Return the copies of a card that are left to pick. Picks go upwards, so some are past."""
        drawn = "".join(group(held_card(card), x=-5 * i, y=-6 * i) for i in reversed(range(left)))
        if left > 1:
            drawn += badge(left, 42, -62, 21, 10, "copies")
        token = v.CARDS.tokens[card]
        class_ = "offered past" if past else "offered"
        label = self.scene.phrases.thing(v.CARDS, token)
        return touchable(token, label, drawn, (-62, -86, 124, 166), class_=class_)

    # --- What both have -------------------------------------------------------------------------

    def emblem(self, seat: int) -> int:
        """Return whose emblem cards bear on their backs: with more tactics each has its own."""
        return seat if self.table.more_tactics == 1 else -1

    def free_octopus(self, seat: int, x: float, y: float) -> str:
        if self.table.octopus[seat] >= 0:
            return ""
        return placed(octopus(seat, 68), f"octopus-{seat + 1}", x, y)

    def pearls(self, seat: int, x: float, y: float) -> str:
        """Return a pearl for each point, and a hollow for each that is still needed (SIR-P4)."""
        points = int(self.table.points[seat])
        class_ = "pearl just" if seat in self.just.won.values() else "pearl"
        pearl = tag("g", use("pearl", 0, 0, 38), class_=class_)
        hollow = tag("circle", r=12, class_="hollow")
        return "".join(
            group(pearl if i < points else hollow, x=x + 36 * i, y=y)
            for i in range(max(v.POINTS_TO_WIN, points))
        )

    def trophies(self, seat: int, spots: list[tuple[int, int]]) -> str:
        """Return the parts of the ship a player has taken, and a hat for each of the crew."""
        table, just = self.table, self.just
        taken = [ship for ship in range(v.N_SHIPS) if table.ships[ship] == TAKEN + seat]
        crew = int(table.points[seat]) - len(taken)
        with_crew = any(just.won[ship] == seat for ship in just.with_crew)
        drawn: list[str] = []
        for ship, (x, y) in zip(taken, spots, strict=False):
            class_ = "trophy just" if ship in just.won else "trophy"
            part = tag("g", trophy(ship), class_=class_)
            drawn.append(placed(part, f"ship-{v.SHIPS.tokens[ship]}", x, y))
        for x, y in spots[len(taken) : len(taken) + crew]:
            class_ = "trophy just" if with_crew else "trophy"
            drawn.append(group(tag("g", use("hat", 0, 0, 50), class_=class_), x=x, y=y))
        return "".join(drawn)

    def pile(self, pile: int, where: tuple[int, int], size: tuple[int, int]) -> str:
        """Return the cards still to be drawn, the more the higher, and how many they are."""
        n = int(self.table.pile_size[pile])
        width, height = size
        x, y = where
        if n == 0:
            hollow = tag(
                "rect",
                x=-width / 2,
                y=-height / 2,
                width=width,
                height=height,
                rx=10,
                class_="slot",
            )
            return group(hollow, x=x, y=y)
        card = back(width, height, self.emblem(pile))
        layers = min(5, (n + 5) // 6)
        below = [group(card, y=-3 * i) for i in range(layers - 1)]
        top = group(tag("g", card, data_key=f"pile-{pile}-{n}"), y=3 - 3 * layers)
        r = width * 0.31
        class_ = "count" if width > HELD[0] / 2 else "count small"
        count = badge(n, width * 0.36, height * 0.42, r, r * 0.42, class_)
        return group(*below, top, count, x=x, y=y)

    # --- What may still come --------------------------------------------------------------------

    def unseen(self) -> str:
        """Return the cards the viewer has not seen: a dot for each under its value."""
        cards = unseen_cards(self.scene, self.table)
        plate = tag("rect", x=12, y=RIBBON, width=876, height=56, rx=18, class_="ribbon")
        parts = [plate, use("unseen", 44, RIBBON + 28, 40)]
        for card, (left, all_) in enumerate(cards):
            x = 97 + 54.5 * card
            class_ = "unseen-value" if left else "unseen-value none"
            dots = [f"M{x + 12 * (i - (all_ - 1) / 2):g} {RIBBON + 45}h.1" for i in range(all_)]
            parts += [
                text(printed(card), x, RIBBON + 31, class_),
                tag("path", d="".join(dots), class_="dots seen"),
                tag("path", d="".join(dots[:left]), class_="dots"),
            ]
        label = unseen_in_words(self.scene, self.table)
        return tag("g", *parts, class_="unseen", role="img", aria_label=label)
