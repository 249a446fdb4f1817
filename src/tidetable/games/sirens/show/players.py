"""Above and below the ship: the players, their hands, piles and trophies, and the cards to come."""

from __future__ import annotations

from typing import Final

from tidetable.core.codec import Verb
from tidetable.core.show.kit import around, badge, dots, fresh, placed, rect, spread, touchable
from tidetable.core.show.svg import group, tag, text
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.state import Hand
from tidetable.games.sirens.show import drawings
from tidetable.games.sirens.show.drawings import HELD, back, held_card, octopus, use
from tidetable.games.sirens.show.picture import Picture
from tidetable.games.sirens.show.scenery import WIDTH, name_plate, siren
from tidetable.games.sirens.show.sheet import taken_by, unseen_cards, unseen_in_words

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
        hand = self.in_a_row(self.backs(seat, THEIR_CARDS), 40, THEIR_HAND)
        mug = placed(use("mug", 0, 0, 62), f"mug-{seat + 1}", 668, 70) if table.mugs[seat] else ""
        pile = self.pile(seat, THEIR_PILE, THEIR_CARDS) if table.more_tactics == 1 else ""
        plate = name_plate(seat, self.scene.names[seat], seat == table.player, 200)
        return "".join(
            [
                siren(seat, 52, 72, 88),
                group(plate, x=212, y=36),
                self.pearls(seat, 152, 92),
                hand,
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
                self.button(v.DONE, DONE_AT),
                self.pile(int(table.pile_of(seat)), PILE, PILED),
            ]
        )

    def own_mug(self) -> str:
        drawn = tag("g", use("mug", 0, 0, 96), data_key=f"mug-{self.me + 1}")
        label = self.scene.say("board-own-mug")
        x, y = RUM_AT
        return group(touchable("rum", label, drawn, BUTTON, class_="control held"), x=x, y=y)

    def button(self, verb: Verb, at: tuple[int, int]) -> str:
        label = self.scene.phrases.label(verb.base)
        drawn = touchable(verb.name, label, use(verb.name), BUTTON, class_="control")
        return group(drawn, x=at[0], y=at[1])

    def hand(self) -> str:
        """Return the viewer's cards, for a spectator their backs. With none, passing is offered."""
        own = self.own
        cards = self.backs(self.me, HELD) if own is None else self.held(own)
        offered = self.spread(own) if own is not None and self.picking else ""
        if not cards and not offered:
            return self.button(v.PASS, HAND)
        return offered + self.in_a_row(cards, 122, HAND)

    def backs(self, seat: int, size: tuple[int, int]) -> list[tuple[str, str]]:
        paper = back(*size, self.emblem(seat))
        return [(paper, self.back_key(seat, i)) for i in range(self.table.hand_size[seat])]

    def in_a_row(self, cards: list[tuple[str, str]], step: int, at: tuple[int, int]) -> str:
        x, y = at
        spots = zip(cards, spread(len(cards), step, x), strict=True)
        return "".join(placed(card, key, x, y) for (card, key), x in spots)

    def held(self, own: Hand) -> list[tuple[str, str]]:
        """Return the cards in the hand with their keys, the lowest first."""
        found: list[tuple[str, str]] = []
        for card in range(v.N_CARDS):
            n = int(own.cards[card])
            for copy in range(n):
                new = self.just.drew == self.me and self.just.drawn == card and copy == n - 1
                key = self.drawn_key(self.me) if new else f"held-{self.me + 1}-{card}-{copy}"
                drawn = fresh(held_card(card), "in-hand", new)
                if not self.picking:
                    drawn = touchable(*self.scene.thing(v.CARDS, card), drawn, around(*HELD))
                found.append((drawn, key))
        return found

    def spread(self, own: Hand) -> str:
        """SIR-S3: return the cards from which the hand is picked, where own ones will lie later."""
        halves = [n for _, n in unseen_cards(self.scene, self.table)]  # both have the same cards
        parts: list[str] = []
        first = 0
        for n, y in OFFERED:
            for card, x in enumerate(spread(n, 109, WIDTH / 2), first):
                left = halves[card] - int(own.cards[card])
                if left > 0:
                    shown = self.offered(card, left, card < own.last_pick)
                    parts.append(group(shown, x=x, y=y, scale=0.88))
            first += n
        return "".join(parts)

    def offered(self, card: int, left: int, past: bool) -> str:
        """Return the copies of a card that are left to pick. Picks go upwards, so some are past."""
        drawn = "".join(group(held_card(card), x=-5 * i, y=-6 * i) for i in reversed(range(left)))
        if left > 1:
            drawn += badge(left, 42, -62, 21, 10, "copies")
        class_ = "offered past" if past else "offered"
        named = self.scene.thing(v.CARDS, card)
        return touchable(*named, drawn, (-62, -86, 124, 166), class_=class_)

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
        pearl = fresh(use("pearl", 0, 0, 38), "pearl", seat in self.just.won.values())
        hollow = tag("circle", r=12, class_="hollow")
        return "".join(
            group(pearl if i < points else hollow, x=x + 36 * i, y=y)
            for i in range(max(v.POINTS_TO_WIN, points))
        )

    def trophies(self, seat: int, spots: list[tuple[int, int]]) -> str:
        """Return the parts of the ship a player has taken, and a hat for each of the crew."""
        just, taken = self.just, taken_by(self.table, seat)
        crew = int(self.table.points[seat]) - len(taken)
        with_crew = any(just.won[ship] == seat for ship in just.with_crew)
        drawn: list[str] = []
        for ship, (x, y) in zip(taken, spots, strict=False):
            part = fresh(drawings.trophy(ship), "trophy", ship in just.won)
            drawn.append(placed(part, f"ship-{v.SHIPS.tokens[ship]}", x, y))
        for x, y in spots[len(taken) : len(taken) + crew]:
            drawn.append(group(fresh(use("hat", 0, 0, 50), "trophy", with_crew), x=x, y=y))
        return "".join(drawn)

    def pile(self, pile: int, where: tuple[int, int], size: tuple[int, int]) -> str:
        """Return the cards still to be drawn, the more the higher, and how many they are."""
        n = int(self.table.pile_size[pile])
        width, height = size
        x, y = where
        if n == 0:
            return group(rect(around(*size), 10, "slot"), x=x, y=y)
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
        parts = [rect((12, RIBBON, 876, 56), 18, "ribbon"), use("unseen", 44, RIBBON + 28, 40)]
        for card, (left, all_) in enumerate(unseen_cards(self.scene, self.table)):
            x = 97 + 54.5 * card
            class_ = "unseen-value" if left else "unseen-value none"
            copies = [(at, RIBBON + 45) for at in spread(all_, 12, x)]
            parts += [
                text(drawings.printed(card), x, RIBBON + 31, class_),
                dots(copies, "dots seen"),
                dots(copies[:left], "dots"),
            ]
        label = unseen_in_words(self.scene, self.table)
        return tag("g", *parts, class_="unseen", role="img", aria_label=label)
