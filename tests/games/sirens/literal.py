"""The rules once more, read off the rulebook without a thought for speed: to compare with.

Every card is a thing of its own here, so a card under an octopus is told from its twin.
"""

from __future__ import annotations

from collections import Counter

RING = [28, 30, 32, 34, 36]


class Lying:
    """A card at the ship."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.under = 0  # whose octopus lies on it


class Literal:
    """What lies open, and how it changes. Players are 1 and 2."""

    def __init__(self) -> None:
        self.ring = RING[:]
        self.sides: dict[tuple[int, int], list[Lying]] = {
            (ship, player): [] for ship in RING for player in (1, 2)
        }
        self.crew = {"captain": 30, "mate": 34}
        self.rum = Counter[int]()
        self.mugs = {1, 2}
        self.points = {1: 0, 2: 0}
        self.over = False
        self.checks: list[int] = []  # ship cards to be looked at, in this order

    # --- what may be done ---------------------------------------------------------------------

    def turn(self, me: int, hand: set[int]) -> set[str]:
        """Return all that a player may do in a turn."""
        free = [side for side in self.in_play() if len(self.sides[side]) < 5]
        can = {f"play {value} {named(side, me)}" for value in hand for side in free}
        if not any(card.under == me for cards in self.sides.values() for card in cards):
            can |= {
                f"octopus {named(side, me)}/{card.value} {named(to, me)}"
                for side in self.in_play()
                for card in self.sides[side]
                for to in free
                if card.under == 0 and to != side
            }
        return (can or {"pass"}) | self.places_for_rum(me)

    def in_play(self) -> list[tuple[int, int]]:
        return [side for side in self.sides if side[0] in self.ring]

    def places_for_rum(self, me: int) -> set[str]:
        return {f"rum {ship}" for ship in self.ring} if me in self.mugs else set()

    # --- what comes of it ---------------------------------------------------------------------

    def do(self, me: int, text: str) -> set[int]:
        """Carry out a decision; return where crew may be sent, if somebody has to say."""
        verb, *things = text.split()
        if verb == "rum":
            self.rum[int(things[0])] += 1
            self.mugs.remove(me)
        elif verb == "play":
            return self.lay(Lying(int(things[0])), side_of(things[1], me))
        elif verb == "octopus":
            place, value = things[0].split("/")
            source = side_of(place, me)
            card = next(c for c in self.sides[source] if (c.value, c.under) == (int(value), 0))
            self.sides[source].remove(card)
            card.under = me
            self.checks = [source[0]]
            return self.lay(card, side_of(things[1], me))
        return set()

    def lay(self, card: Lying, side: tuple[int, int]) -> set[int]:
        self.sides[side].append(card)
        self.checks = [side[0], *(ship for ship in self.checks if ship != side[0])]
        if card.value <= 0 and side[0] in self.crew.values() and len(self.ring) > len(self.crew):
            ways = {self.next(side[0], step) for step in (1, -1)}
            if len(ways) == 2:
                return ways
            self.send(ways.pop())
        self.check()
        return set()

    def next(self, ship: int, step: int) -> int:
        """Return where crew come to in a direction, past the other one."""
        n = self.ring.index(ship) + step
        while self.ring[n % len(self.ring)] in self.crew.values():
            n += step
        return self.ring[n % len(self.ring)]

    def send(self, to: int) -> None:
        who = next(who for who, ship in self.crew.items() if ship == self.checks[0])
        self.crew[who] = to

    def check(self) -> None:
        for ship in self.checks:
            if not self.over:
                self.look_at(ship)
        self.checks = []

    def look_at(self, ship: int) -> None:
        totals = {p: sum(card.value for card in self.sides[ship, p]) for p in (1, 2)}
        reached = [p for p in (1, 2) if totals[p] >= ship + 3 * self.rum[ship]]
        assert len(reached) < 2
        full = all(len(self.sides[ship, p]) == 5 for p in (1, 2))
        if not reached and not full:
            return
        ahead = [p for p in (1, 2) if totals[p] > totals[3 - p]]
        on_it = [who for who, at in self.crew.items() if at == ship]
        for player in reached or ahead:
            self.points[player] += 1 + len(on_it)
        for who in on_it:
            del self.crew[who]
        self.ring.remove(ship)
        self.sides[ship, 1], self.sides[ship, 2] = [], []
        self.rum[ship] = 0
        self.over = max(self.points.values()) >= 4 or not self.ring


def named(side: tuple[int, int], me: int) -> str:
    return f"{side[0]}:{'mine' if side[1] == me else 'theirs'}"


def side_of(text: str, me: int) -> tuple[int, int]:
    ship, whose = text.split(":")
    return int(ship), me if whose == "mine" else 3 - me
