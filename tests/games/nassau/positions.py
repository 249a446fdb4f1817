"""Positions of Nassau, said in words and played on by words."""

from __future__ import annotations

from functools import cache

from tests.games.nassau.fittings import (
    COUNTS,
    ISLANDS,
    Ship,
    alley_name,
    clear,
    equip,
    keep_animals,
    keep_goods,
    lay_out_animals,
    lay_out_sea,
    share_out_tales,
    turn_up,
    walk_about,
)
from tests.games.play import BarePlay
from tidetable.core.options import read_options
from tidetable.games.nassau import GAME
from tidetable.games.nassau.rules import turn
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import (
    CARIBBEAN,
    CITY,
    NOT_OWNED,
    READY,
    USED,
    NassauState,
    Tabletop,
)
from tidetable.games.nassau.rules.verbs import (
    ANIMALS,
    GOODS,
    N_ANIMALS,
    N_GOODS,
    N_WEAPONS,
    OBJECTS,
    SQUARES,
    TALES,
    WEAPONS,
    ZONES,
)

__all__ = ["GAME", "ISLANDS", "PLAIN", "Play", "Ship", "position", "ship", "start"]

PLAIN = "2A0 3A0 4A0 5A0 1A0 6A0 7A0 8A0 9A0"  # the districts, row by row; the captain is on d4


class Play(BarePlay[Nassau, NassauState]):
    """A game of Nassau on a bare state."""

    def __init__(self, state: NassauState, game: Nassau = GAME) -> None:
        super().__init__(state, game)

    # --- doing ----------------------------------------------------------------------------------

    def draw(self) -> Play:
        """Let chance answer whatever it is asked, always with the first thing there is."""
        while not self.over and not self.asked():
            self.do(next(iter(self.odds())))
        return self

    def fight(self, tokens: str = "", dice: str = "") -> Play:
        """Let chance draw these tokens, and then roll these dice."""
        self.do(*(f"token {token}" for token in tokens.split()))
        return self.do(*(f"die {face}" for face in dice.split()))

    # --- looking --------------------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        return self.state.table

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return int(self.table.player) + 1

    @property
    def captain(self) -> str:
        return SQUARES.tokens[self.table.captain]

    @property
    def figure(self) -> str:
        """Return the square of the figure."""
        return SQUARES.tokens[self.table.figure]

    def zone(self, player: int) -> str:
        """Return where a boat is; `-`: on the ship."""
        zone = self.table.boat[player - 1]
        return "-" if zone < 0 else ZONES.tokens[zone]

    @property
    def dolphin(self) -> int:
        """Who has it."""
        return int(self.table.dolphin) + 1

    def ship(self, player: int) -> dict[str, int]:
        """Return all that a player has, by the names that `ship` knows them by."""
        table, seat = self.table, player - 1
        found = {name: int(getattr(table, name)[seat]) for name in COUNTS}
        found["in_city"] = int(table.in_city[seat])
        found["supply"] = int(table.crate_supply[seat])
        found["tavern"] = sum(table.in_tavern[seat * N_WEAPONS : (seat + 1) * N_WEAPONS])
        found["tales"] = int(table.hand_size(seat))
        found |= {name: int(table.arms(seat, i)) for i, name in enumerate(WEAPONS.tokens)}
        found |= {name: int(table.owns(seat, i)) for i, name in enumerate(OBJECTS.tokens)}
        found |= dict(zip(GOODS.tokens, table.goods[seat * N_GOODS :], strict=False))
        found |= dict(zip(ANIMALS.tokens, table.animals[seat * N_ANIMALS :], strict=False))
        return found

    def of(self, player: int, thing: str) -> int:
        return self.ship(player)[thing]

    def change(self, before: dict[str, int], player: int = 1) -> dict[str, int]:
        """Return by how much things have changed; only those that have."""
        now = self.ship(player)
        return {name: now[name] - n for name, n in before.items() if now[name] != n}

    def points(self) -> list[int]:
        return [int(self.table.points[seat]) for seat in range(self.table.seats)]

    def hand(self, player: int) -> list[str]:
        held = self.state.hands[player - 1].tales
        return [tale for i, tale in enumerate(TALES.tokens) if held[i]]

    def animal(self, player: int, name: str) -> str:
        """Return what an animal does: `ready`, `used`, with `waiting` before it, or nothing."""
        at = (player - 1) * N_ANIMALS + ANIMALS.index[name]
        word = {NOT_OWNED: "", READY: "ready", USED: "used"}[self.table.animals[at]]
        return f"waiting {word}" if self.table.waiting[at] else word

    def open_animals(self) -> list[str]:
        return ["-" if i < 0 else ANIMALS.tokens[i] for i in self.table.open_animals]

    def bag(self) -> dict[str, int]:
        """Return the goods in the bag, without kinds of which there are none."""
        bag = zip(GOODS.tokens, self.table.goods_bag, strict=True)
        return {good: int(n) for good, n in bag if n}

    def occupied(self) -> dict[str, int]:
        """Return the alleys on which pirates stand, by whose they are."""
        return {alley_name(i): int(seat) for i, seat in enumerate(self.table.occupied) if seat}


def ship(**things: int | str) -> Ship:
    """Say what a player has, where it is not what everybody starts with.

    Weapons are counted with the first one; an animal is 1, or "used", "waiting", "waiting used".
    `tavern="1 3"` are tables at which pirates sit, `tales="1 31"` the hand, `boat="E"` a zone,
    `hidden="silver spices"` goods in the hideout (`filled=1` of them on its spaces),
    `towers="E5:3"` and `on="E2:1"` crates on towers and adversaries, `outposts="E9"`, and
    `beaten="kraken-4"` adversaries. Pirates named nowhere have gone to lie down, at sea they are
    still in the city; crates named nowhere are in the supply, unless `supply` is named too: then
    they mark victories over the Dutchman.
    """
    return {name.replace("_", "-"): n for name, n in things.items()}


def start(seats: int = 2, **options: str) -> Play:
    """Return a game before its first draw."""
    wished = {name.replace("_", "-"): choice for name, choice in options.items()}
    return Play(GAME.setup(seats, read_options(GAME.options, wished)))


@cache
def dealt(seats: int, districts: str, options: tuple[int, ...]) -> NassauState:
    """Return a game that is about to begin. It is dealt once: play on a copy of it."""
    play = Play(GAME.setup(seats, [*options]))
    for district in districts.split():
        play.do(f"district {district}")
    return play.draw().state


def position(
    *,
    seats: int = 2,
    player: int = 1,
    phase: str = "city",
    round_: int = 1,
    one: Ship | None = None,
    two: Ship | None = None,
    three: Ship | None = None,
    four: Ship | None = None,
    districts: str = PLAIN,
    captain: str = "",
    visited: str = "",
    sections: dict[str, int] | None = None,
    occupied: dict[str, int] | None = None,
    quays: dict[int, int] | None = None,
    figure: str = "",
    foes: dict[str, str] | None = None,
    towers: dict[str, str] | None = None,
    posts: dict[str, str] | None = None,
    animals: str = "turtle parrot lizard",
    pile: str | None = None,
    bag: str | None = None,
    discards: str = "",
    sea_dog: str = "B",
    offering: int = 1,
    dutchman: str = "",
    dutchman_alone: bool = False,
) -> Play:
    """Return a game in which it is a player's turn, in the city or (`phase="sea"`) at sea.

    All have what they start with, but no animal, no tale and only the weapons of the ship; there
    are no adversaries but those named (`{"E2": "kraken-4"}`). Named are towers' weapons, posts'
    weapon and good (`{"E7": "pistol silver"}`, `"pistol"` is an empty post), whose pirates stand on
    alleys (`{"c4-c5": 1, "a1n": 2}`), other lengths of alleys, the quays taken (`{3: 2}`), the
    square of the figure and the Dutchman's zone (if they are in play), open animals and those left
    in the pile, goods in the bag (the last player has hidden the others), and tales that lie face
    up among the discards. Boats begin in A, where not said otherwise.
    """
    wished = {"first": "1"}
    if figure:
        wished["figure"] = "yes"
    if dutchman:
        wished["dutchman"] = "alone" if dutchman_alone else "yes"
    values = read_options(GAME.options, wished)
    play = Play(dealt(seats, districts, tuple(values)).copy())
    state, table = play.state, play.table
    state.close(0)
    clear(state)
    table.round = round_
    table.phase = CITY if phase == "city" else CARIBBEAN
    walk_about(table, captain, visited, sections or {}, occupied or {})
    table.figure = SQUARES.index[figure] if figure else -1
    for quay, owner in (quays or {}).items():
        table.quays[quay - 1] = owner - 1
    lay_out_sea(table, foes or {}, towers or {}, posts or {})
    turn_up(table, sea_dog, offering, dutchman)
    lay_out_animals(table, animals)
    for seat, things in enumerate([one, two, three, four][:seats]):
        equip(state, seat, things or {})
    if pile is not None:
        keep_animals(table, pile)
    if bag is not None:
        keep_goods(table, bag)
    share_out_tales(state, discards)
    table.next_seat = player - 1
    table.dolphin = player - 1
    turn.go_on(state, None)
    assert play.game.audit(state) == "", play.game.audit(state)
    play.news = []
    return play
