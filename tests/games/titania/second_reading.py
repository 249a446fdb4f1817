"""The rules a second time, read off the statements without a thought for speed: to compare with.

A game is one generator that asks its way from the first card dealt to the last ship placed. Things
have their names and lie in dicts and lists; whether spaces are neighbours is seen on the plane.
Players are 1 to 4, chance is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

COLOURS = ["blue", "yellow", "red"]
SHELLS = ["brown", "green", "black", "white"]


class Asked(NamedTuple):
    """A question: who is asked what, about how much or what, and all the answers."""

    who: int
    what: str
    about: str
    answers: dict[str, int]  # chance's weights; a player's answers all weigh 1


Script = Generator[Asked, str, None]


def of_player(who: int, what: str, about: object, answers: Iterable[str]) -> Asked:
    return Asked(who, what, str(about), dict.fromkeys(answers, 1))


def of_chance(what: str, about: object, verb: str, things: Iterable[object]) -> Asked:
    return Asked(0, what, str(about), dict(Counter(f"{verb} {thing}" for thing in things)))


def card_colours(card: str) -> list[str]:
    return card.split("-")


class Reading:
    """Everything on the table, open and hidden, and how it changes."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.n_players = players
        self.board: dict[str, dict[str, Any]] = {space["name"]: space for space in data["space"]}
        self.around = {at: [to for to in self.board if next_to(at, to)] for at in self.board}
        # Hidden
        self.pile = [card["name"] for card in data["card"] for _ in range(card["count"])]
        self.tiles_left = [t["value"] for t in data["point_tile"] for _ in range(t["count"])]
        # Fog: the spaces whose tile was never turned share one bag, those dealt anew another.
        tiles = [tile["gives"] for tile in data["fog_tile"] for _ in range(tile["count"])]
        fog = {at for at, space in self.board.items() if space["kind"] == "fog"}
        self.face_down = [(fog, tiles), (set[str](), list[str]())]
        self.face_up: dict[str, str] = {}
        self.beside: list[str] = []
        # Ships
        self.ships: dict[str, list[str]] = {at: [] for at in self.board}
        self.aside = {row["colour"]: row["aside"] for row in data["ships"]}
        self.reserve = {row["colour"]: row["count"] - row["aside"] for row in data["ships"]}
        self.man_the_castle()
        # Supplies
        self.shells = {row["colour"]: row["ones"] + 2 * row["twos"] for row in data["shells"]}
        self.floors = {row["colour"]: row["count"] for row in data["floors"]}
        self.starfish = sum(row["count"] for row in data["starfish"])
        self.towers = {
            (at, shell): 0 for at, space in self.board.items() for shell in space.get("towers", [])
        }
        self.occupied: set[str] = set()
        # Players
        everybody = range(1, players + 1)
        self.hands: dict[int, list[str]] = {who: [] for who in everybody}
        self.tiles: dict[int, list[int]] = {who: [] for who in everybody}
        self.purses = {who: dict.fromkeys(SHELLS, 0) for who in everybody}
        self.caught = dict.fromkeys(everybody, 0)
        self.points = dict.fromkeys(everybody, 0)
        # The turn
        self.discards: list[str] = []
        self.played: list[str] = []
        self.period = 1
        self.calm = 0  # turns in a row without a ship
        self.is_ending = False

    def man_the_castle(self) -> None:
        for at, space in self.board.items():
            for colour in space.get("flags", []):
                self.ships[at].append(colour)
                self.reserve[colour] -= 1

    # --- the game -----------------------------------------------------------------------------

    def game(self, first: int | None = None) -> Script:
        for who in self.hands:
            for _ in range(4):
                yield from self.draw_one(who)
        if first is None:
            said = yield of_chance("start", 0, "start", self.hands)
            first = int(said.split()[1])
        who = first
        while True:
            yield from self.turn(who)
            if self.is_ending and self.period == 2:
                break
            if self.is_ending:
                self.begin_second_period()
            who = who % self.n_players + 1
        for who, tiles in self.tiles.items():
            self.points[who] += sum(tiles)

    def turn(self, who: int) -> Script:
        plays = 0
        while plays < 3 and self.hands[who] and not self.is_ending:
            said = yield of_player(who, "turn", 3 - plays, [*self.cards_to_play(who), "stop"])
            if said == "stop":
                break
            verb, card, *colour = said.split()
            self.hands[who].remove(card)
            self.played.append(card)
            plays += 1
            yield from self.place_ship(who, colour[0] if verb == "joker" else card, None)
        if self.is_ending and self.period == 2:
            return
        yield from self.draw(who, 3 - plays)
        self.discards += self.played
        self.played = []
        while len(self.hands[who]) > 7:
            hand = self.hands[who]
            said = yield of_player(who, "discard", len(hand) - 7, [f"discard {c}" for c in hand])
            hand.remove(said.split()[1])
            self.discards.append(said.split()[1])
        self.calm = 0 if plays else self.calm + 1
        if self.calm == 3 * self.n_players:
            self.is_ending = True

    def cards_to_play(self, who: int) -> list[str]:
        return [
            f"play {card}" if card == colour else f"joker {card} {colour}"
            for card in set(self.hands[who])
            for colour in card_colours(card)
            if self.spaces_for(who, colour, None)
        ]

    def draw(self, who: int, n: int) -> Script:
        for _ in range(n):
            if not self.pile:
                self.pile, self.discards = self.discards, []
            if self.pile:
                yield from self.draw_one(who)

    def draw_one(self, who: int) -> Script:
        said = yield of_chance("card", who, "card", self.pile)
        self.pile.remove(said.split()[1])
        self.hands[who].append(said.split()[1])

    # --- ships --------------------------------------------------------------------------------

    def spaces_for(self, who: int, colour: str, beside: str | None) -> list[str]:
        """Return where a ship may go: next to any of its colour, or beside the last one placed."""
        return [
            at
            for at in self.board
            if self.board[at]["kind"] != "tower"
            and len(self.ships[at]) < 2
            and colour not in self.ships[at]
            and any(colour in self.ships[to] for to in self.around[at])
            and (beside is None or beside in self.around[at])
            and (self.board[at]["kind"] != "crane" or self.floors_to_build(who, at))
        ]

    def place_ship(self, who: int, colour: str, beside: str | None) -> Script:
        spaces = self.spaces_for(who, colour, beside) if self.reserve[colour] else []
        if not spaces:
            return
        at = spaces[0]
        if len(spaces) > 1:
            what = "place" if beside is None else "extra"
            said = yield of_player(who, what, colour, [f"place {to}" for to in spaces])
            at = said.split()[1]
        self.reserve[colour] -= 1
        self.ships[at].append(colour)
        self.is_ending = self.is_ending or self.reserve[colour] == 0
        yield from self.resolve(who, colour, at)

    def resolve(self, who: int, colour: str, at: str) -> Script:
        kind = self.board[at]["kind"]
        if kind == "crane":
            yield from self.build(who, at)
            return
        gains = self.board[at].get("gives", ["tile-1"])
        if kind == "fog":
            if at not in self.face_up:
                spaces, bag = next((s, bag) for s, bag in self.face_down if at in s)
                said = yield of_chance("fog", at, "fog", bag)
                spaces.remove(at)
                bag.remove(said.split()[1])
                self.face_up[at] = said.split()[1]
            gains = [self.face_up[at]]
            if len(self.ships[at]) == 2:
                self.beside.append(self.face_up.pop(at))
        if gains == ["ship-1"]:
            yield from self.place_ship(who, colour, at)
            return
        before = self.caught[who]
        for gain in gains:
            what, n = gain.split("-")
            yield from self.take(who, what, int(n))
        if self.caught[who] > before:
            yield from self.occupy(who)

    def take(self, who: int, what: str, n: int) -> Script:
        if what == "cards":
            yield from self.draw(who, n)
        elif what == "points":
            self.points[who] += n
        elif what == "starfish":
            n = min(n, self.starfish)
            self.starfish -= n
            self.caught[who] += n
        elif what == "tile":
            if self.tiles_left:
                said = yield of_chance("tile", who, "tile", self.tiles_left)
                self.tiles_left.remove(int(said.split()[1]))
                self.tiles[who].append(int(said.split()[1]))
        elif what == "any":
            left = [shell for shell in SHELLS if self.shells[shell]]
            if len(left) > 1:
                said = yield of_player(who, "shells", n, [f"choose {shell}" for shell in left])
                left = [said.split()[1]]
            for shell in left:
                self.take_shells(who, shell, n)
        else:
            for shell in SHELLS if what == "each" else [what]:
                self.take_shells(who, shell, n)

    def take_shells(self, who: int, shell: str, n: int) -> None:
        n = min(n, self.shells[shell])
        self.shells[shell] -= n
        self.purses[who][shell] += n

    # --- towers -------------------------------------------------------------------------------

    def floors_to_build(self, who: int, crane: str) -> list[tuple[str, str]]:
        return [
            (at, shell)
            for (at, shell), height in self.towers.items()
            if at in self.around[crane]
            and height < 4
            and self.floors[shell]
            and self.purses[who][shell] >= height + 1
        ]

    def build(self, who: int, crane: str) -> Script:
        built = 0
        while towers := self.floors_to_build(who, crane):
            at, shell = towers[0]
            answers = [f"build {at}:{shell}" for at, shell in towers] + ["enough"] * (built > 0)
            if len(answers) > 1:
                said = yield of_player(who, "build", built, answers)
                if said == "enough":
                    break
                at, shell = said.split()[1].split(":")
            self.towers[at, shell] += 1
            self.floors[shell] -= 1
            self.purses[who][shell] -= self.towers[at, shell]
            self.shells[shell] += self.towers[at, shell]
            self.points[who] += 4 if at in self.occupied else 3
            built += 1

    def occupy(self, who: int) -> Script:
        while True:
            free = [
                at
                for at, space in self.board.items()
                if space["kind"] == "tower"
                and at not in self.occupied
                and len(space["towers"]) <= self.caught[who]
            ]
            if not free:
                return
            said = yield of_player(who, "starfish", 0, [*(f"occupy {at}" for at in free), "keep"])
            if said == "keep":
                return
            at = said.split()[1]
            price = len(self.board[at]["towers"])
            self.caught[who] -= price
            self.occupied.add(at)
            self.starfish += price - 1
            floors = sum(height for (on, _), height in self.towers.items() if on == at)
            self.points[who] += price + floors

    # --- the second period --------------------------------------------------------------------

    def begin_second_period(self) -> None:
        self.period, self.calm, self.is_ending = 2, 0, False
        for at, ships in self.ships.items():
            for colour in ships:
                self.reserve[colour] += 1
            self.ships[at] = []
        for colour in COLOURS:
            self.reserve[colour] += self.aside[colour]
            self.aside[colour] = 0
        self.man_the_castle()
        self.starfish += len(self.occupied)
        self.occupied = set()
        never, _ = self.face_down[0]
        free = {at for at, space in self.board.items() if space["kind"] == "fog"} - never
        self.face_down[1] = (free, [*self.face_up.values(), *self.beside])
        self.face_up, self.beside = {}, []


def next_to(at: str, to: str) -> bool:
    """Whether two spaces touch: half a space counts 1, odd rows lie half a space to the left."""
    (x, y), (u, v) = plane(at), plane(to)
    return (abs(x - u), abs(y - v)) in ((2, 0), (1, 1))


def plane(at: str) -> tuple[int, int]:
    row = "ABCDEFGHIJKL".index(at[0])
    return 2 * int(at[1:]) - row % 2, row
