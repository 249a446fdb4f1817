"""What things are worth to a player of Titania, in points, as far as its own view tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.games.titania import placing
from tidetable.games.titania.kingdom import (
    BONUS_SPACE,
    CASTLE,
    CRANE,
    FOG_GAINS,
    FOG_SPACE,
    N_GAINS,
    N_NEIGHBOURS,
    TOWER_SPACE,
)
from tidetable.games.titania.spaces import ONE_POINT_TILE
from tidetable.games.titania.state import DEALT_AGAIN, FACE_UP
from tidetable.games.titania.verbs import (
    AMOUNT,
    FLOOR_POINTS,
    GIVES_ANY,
    GIVES_CARDS,
    GIVES_EACH,
    GIVES_POINTS,
    GIVES_STARFISH,
    GIVES_TILE,
    LAST_PERIOD,
    MOST_FLOORS,
    N_FOG,
    N_SHELLS,
    N_SPACES,
    SAILS,
    STARFISH_POINT,
)

if TYPE_CHECKING:
    from tidetable.games.titania.kingdom import Kingdom
    from tidetable.games.titania.state import Table

# In points. What is kept for later counts as much as it brings on average:
LATER: Final = 0.5  # the part that counts of a floor's points while its shells are in the purse
CARD: Final = 2.5
STARFISH: Final = 2.0
TILE: Final = 4.0
EXTRA_SHIP: Final = 3.0
ENOUGH_SHIPS: Final = 3  # with so many still to place, all that is kept can be used


class Worth:
    """A table through the eyes of the player whose turn it is. Nothing on it is touched."""

    def __init__(self, table: Table, kingdom: Kingdom) -> None:
        me = table.player
        self.table = table
        self.kingdom = kingdom
        self.starfish = int(table.starfish[me])
        self.purse = [int(table.purse(me, shell)) for shell in range(N_SHELLS)]
        self.prices = [self.prices_of(shell) for shell in range(N_SHELLS)]
        self.time = self.time_left()
        # What was asked for once and will be again
        self.spaces: dict[int, float] = {}
        self.gains: dict[int, float] = {}

    def time_left(self) -> float:
        """Return the part of what is kept that can still be used: all of it, but near the end."""
        if self.table.period < LAST_PERIOD:
            return 1
        my_ships = 2 * int(min(self.table.reserve)) / int(self.table.seats)
        return min(1, my_ships / ENOUGH_SHIPS)

    # --- Shells, by the floors they will pay for -------------------------------------------------

    def prices_of(self, shell: int) -> list[int]:
        """Return what the floors of a colour cost that can still be built, the cheapest first."""
        prices = [
            price
            for space in range(N_SPACES)
            if self.kingdom.has_tower(space, shell)
            for price in range(int(self.table.height(space, shell)) + 1, MOST_FLOORS + 1)
        ]
        return sorted(prices)[: int(self.table.floor_supply[shell])]

    def of_floors(self, floors: float) -> float:
        """Return what floors are worth that can be paid for but are not built yet."""
        return FLOOR_POINTS * LATER * self.time * floors

    def of_shells(self, shell: int, n: int) -> float:
        """Return what n more shells of a colour are worth."""
        have = self.purse[shell]
        more = have + min(n, int(self.table.shell_supply[shell]))
        prices = self.prices[shell]
        return self.of_floors(floors_for(more, prices) - floors_for(have, prices))

    # --- Building --------------------------------------------------------------------------------

    def of_floor(self, space: int, shell: int) -> float:
        """Return what it is worth to build the next floor of a tower now."""
        price = int(self.table.height(space, shell)) + 1
        return self.of_buying(space, price, self.purse[shell], self.prices[shell])

    def of_buying(self, space: int, price: int, have: int, prices: list[int]) -> float:
        """Return what the points of a floor are worth more than its shells."""
        points = FLOOR_POINTS + STARFISH_POINT * int(self.table.starfish_on[space])
        lost = floors_for(have, prices) - floors_for(have - price, without(price, prices))
        return points - self.of_floors(lost)

    def of_crane(self, crane: int) -> float:
        """Return what all the floors are worth that would be built at a crane."""
        return sum(self.of_crane_in(crane, shell) for shell in range(N_SHELLS))

    def of_crane_in(self, crane: int, shell: int) -> float:
        """Return the same for one colour: the cheapest first, as long as they pay."""
        towers = [
            (int(self.table.height(space, shell)) + 1, space)
            for space in self.around(crane)
            if self.kingdom.has_tower(space, shell)
        ]
        have, prices = self.purse[shell], self.prices[shell]
        total = 0.0
        while towers and prices:
            price, space = min(towers)
            if price > min(have, MOST_FLOORS):
                break
            total += max(0, self.of_buying(space, price, have, prices))
            have -= price
            prices = without(price, prices)
            towers.remove((price, space))
            towers.append((price + 1, space))
        return total

    # --- Starfish --------------------------------------------------------------------------------

    def of_occupying(self, space: int) -> float:
        """Return what the points of a tower space are worth more than the starfish it takes."""
        shown = int(self.kingdom.towers_on(space))
        return shown + int(self.table.floors_on(space)) - STARFISH * self.time * shown

    def of_starfish(self, n: int) -> float:
        """Return what n more starfish are worth, with the moment to use them that they bring."""
        n = min(n, int(self.table.starfish_supply))
        if n == 0:
            return 0
        best = max(
            (
                self.of_occupying(space)
                for space in range(N_SPACES)
                if self.kingdom.kinds[space] == TOWER_SPACE
                and self.table.starfish_on[space] == 0
                and self.kingdom.towers_on(space) <= self.starfish + n
            ),
            default=0.0,
        )
        return STARFISH * self.time * n + max(0, best)

    # --- Spaces ----------------------------------------------------------------------------------

    def of_space(self, space: int) -> float:
        """Return what a ship on a space brings its player."""
        if space not in self.spaces:
            self.spaces[space] = self.look_at(space)
        return self.spaces[space]

    def look_at(self, space: int) -> float:
        kind = self.kingdom.kinds[space]
        if kind == CRANE:
            return self.of_crane(space)
        if kind == FOG_SPACE:
            return self.of_fog(space)
        if kind == BONUS_SPACE:
            first = space * N_GAINS
            return sum(self.of_gain(self.kingdom.gains[first + i]) for i in range(N_GAINS))
        return self.of_gain(ONE_POINT_TILE)

    def of_gain(self, gain: int) -> float:
        """Return the worth of one thing that a space or a tile gives."""
        if gain not in self.gains:
            self.gains[gain] = self.of_things(*divmod(int(gain), AMOUNT))
        return self.gains[gain]

    def of_things(self, what: int, n: int) -> float:
        if what < N_SHELLS:
            return self.of_shells(what, n)
        if what == GIVES_ANY:
            return max(self.of_shells(shell, n) for shell in range(N_SHELLS))
        if what == GIVES_EACH:
            return sum(self.of_shells(shell, n) for shell in range(N_SHELLS))
        if what == GIVES_STARFISH:
            return self.of_starfish(n)
        if what == GIVES_CARDS:
            return CARD * self.time * n
        if what == GIVES_POINTS:
            return n
        if what == GIVES_TILE:
            return TILE if self.table.tile_supply > 0 else 0
        return EXTRA_SHIP

    def of_fog(self, space: int) -> float:
        """Return what a tile gives; face down, what those give on average that it may be."""
        tile = int(self.table.fog[space])
        if tile >= FACE_UP:
            return self.of_gain(FOG_GAINS[tile - FACE_UP])
        bag = self.table.dealt_again if tile == DEALT_AGAIN else self.table.never_turned
        total = sum(int(bag[kind]) * self.of_gain(FOG_GAINS[kind]) for kind in range(N_FOG))
        return total / int(sum(bag))

    # --- Ways ------------------------------------------------------------------------------------

    def within_reach(self, colour: int) -> list[int]:
        """Return the spaces where a ship of a colour may go."""
        table = self.table
        return [
            space
            for space in range(N_SPACES)
            if table.near[space] & ~table.ships[space] & SAILS[colour]
            and placing.has_room(table, self.kingdom, space)
        ]

    def beyond(self, space: int, colour: int) -> float:
        """Return the best that only a ship here brings within reach of its colour."""
        table = self.table
        found = [
            self.of_space(at)
            for at in self.around(space)
            if self.kingdom.kinds[at] not in (TOWER_SPACE, CASTLE)
            and not (table.near[at] | table.ships[at]) & SAILS[colour]
            and placing.has_room(table, self.kingdom, at)
        ]
        return max(found, default=0)

    def around(self, space: int) -> list[int]:
        first = space * N_NEIGHBOURS
        found = [int(self.kingdom.neighbours[first + i]) for i in range(N_NEIGHBOURS)]
        return [at for at in found if at >= 0]


def floors_for(shells: int, prices: list[int]) -> float:
    """Return how many floors some shells pay for, the cheapest first; the last one in part."""
    floors = 0
    for price in prices:
        if shells < price:
            return floors + shells / price
        shells -= price
        floors += 1
    return floors


def without(price: int, prices: list[int]) -> list[int]:
    """Return the prices that are left after one was paid; a dearer floor takes the last one."""
    left = prices.copy()
    left.remove(price if price in left else left[-1])
    return left
