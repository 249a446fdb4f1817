"""What things are worth to a player of Titania, in points, as far as its own view tells."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.vec import vec
from tidetable.games.titania.rules import kingdom as k, placing, verbs as v
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.spaces import ONE_POINT_TILE, face_down
from tidetable.games.titania.rules.state import FACE_UP, Tabletop

# In points. What is kept for later counts as much as it brings on average:
LATER: Final = 0.5  # the part that counts of a floor's points while its shells are in the purse
CARD: Final = 2.5
STARFISH: Final = 2.0
TILE: Final = 4.0
EXTRA_SHIP: Final = 3.0
ENOUGH_SHIPS: Final = 3.0  # with so many still to place, all that is kept can be used

N_PRICES: Final = v.MOST_FLOORS + 1
NO_PRICES: Final = vec[i64]([0] * (v.N_SHELLS * N_PRICES))
NOT_RAISED: Final = vec[i64]([0] * k.N_NEIGHBOURS)
UNSEEN: Final = -1.0
UNSEEN_SPACES: Final = vec[float]([UNSEEN] * v.N_SPACES)
UNSEEN_GAINS: Final = vec[float]([UNSEEN] * (v.AMOUNT * (v.GIVES_SHIP + 1)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Worth:
    """A table through the eyes of the player whose turn it is. Nothing on it is touched."""

    def __init__(self, table: Tabletop, kingdom: Kingdom) -> None:
        self.table = table
        self.kingdom = kingdom
        self.me: i64 = table.player
        self.time: float = time_left(table)
        self.prices: vec[i64] = prices_of(table, kingdom)
        # What was asked for once and will be again
        self.spaces: vec[float] = UNSEEN_SPACES[:]
        self.gains: vec[float] = UNSEEN_GAINS[:]

    # --- Shells and floors -----------------------------------------------------------------------

    def of_floors(self, floors: float) -> float:
        """Return what floors are worth that can be paid for but are not built yet."""
        return float(v.FLOOR_POINTS) * LATER * self.time * floors

    def of_shells(self, shell: i64, n: i64) -> float:
        """Return what n more shells of a colour are worth."""
        have = self.table.purse(self.me, shell)
        more = have + min(n, self.table.shell_supply[shell])
        after = floors_for(self.prices, shell, more)
        return self.of_floors(after - floors_for(self.prices, shell, have))

    def of_floor(self, space: i64, shell: i64) -> float:
        """Return what it is worth to build the next floor of a tower now."""
        price = self.table.height(space, shell) + 1
        return self.of_buying(self.prices[:], space, shell, price, self.table.purse(self.me, shell))

    def of_buying(self, prices: vec[i64], space: i64, shell: i64, price: i64, have: i64) -> float:
        """Return what the points of a floor are worth more than its shells; strike its price."""
        before = floors_for(prices, shell, have)
        strike(prices, shell, price)
        lost = before - floors_for(prices, shell, have - price)
        points = v.FLOOR_POINTS + v.STARFISH_POINT * self.table.starfish_on[space]
        return float(points) - self.of_floors(lost)

    def of_crane(self, crane: i64) -> float:
        """Return what all the floors are worth that would be built at a crane."""
        whole = 0.0
        for shell in range(v.N_SHELLS):
            if self.table.purse(self.me, shell) > 0:
                whole += self.of_crane_in(crane, shell)
        return whole

    def of_crane_in(self, crane: i64, shell: i64) -> float:
        """Return the same for one colour: the cheapest first, as long as they pay."""
        table, kingdom = self.table, self.kingdom
        prices = self.prices[:]
        raised = NOT_RAISED[:]
        have = table.purse(self.me, shell)
        left = table.floor_supply[shell]
        whole = 0.0
        while left > 0:
            cheapest: i64 = -1
            price: i64 = v.MOST_FLOORS
            space: i64 = v.N_SPACES
            for i in range(k.N_NEIGHBOURS):
                at = kingdom.neighbours[crane * k.N_NEIGHBOURS + i]
                if at < 0:
                    break
                if kingdom.has_tower(at, shell):
                    its_price = table.height(at, shell) + raised[i] + 1
                    if its_price < price or (its_price == price and at < space):
                        price = its_price
                        space = at
                        cheapest = i
            if cheapest < 0 or price > have:
                break
            whole += max(0.0, self.of_buying(prices, space, shell, price, have))
            have -= price
            left -= 1
            raised[cheapest] += 1
        return whole

    # --- Starfish --------------------------------------------------------------------------------

    def of_occupying(self, space: i64) -> float:
        """Return what the points of a tower space are worth more than the starfish it takes."""
        shown = self.kingdom.towers_on(space)
        return float(shown + self.table.floors_on(space)) - STARFISH * self.time * float(shown)

    def of_starfish(self, n: i64) -> float:
        """Return what n more starfish are worth, with the moment to use them that they bring."""
        table, kingdom = self.table, self.kingdom
        n = min(n, table.starfish_supply)
        if n == 0:
            return 0.0
        best = 0.0
        for space in range(v.N_SPACES):
            is_free = kingdom.kinds[space] == k.TOWER_SPACE and table.starfish_on[space] == 0
            if is_free and kingdom.towers_on(space) <= table.starfish[self.me] + n:
                best = max(best, self.of_occupying(space))
        return STARFISH * self.time * float(n) + best

    # --- Spaces ----------------------------------------------------------------------------------

    def of_space(self, space: i64) -> float:
        """Return what a ship on a space brings its player."""
        found = self.spaces[space]
        if found == UNSEEN:
            found = self.look_at(space)
            self.spaces[space] = found
        return found

    def look_at(self, space: i64) -> float:
        kind = self.kingdom.kinds[space]
        if kind == k.CRANE:
            return self.of_crane(space)
        if kind == k.FOG_SPACE:
            return self.of_fog(space)
        if kind == k.BONUS_SPACE:
            first = space * k.N_GAINS
            gains = self.kingdom.gains
            return self.of_gain(gains[first]) + self.of_gain(gains[first + 1])
        return self.of_gain(ONE_POINT_TILE)

    def of_gain(self, gain: i64) -> float:
        """Return the worth of one thing that a space or a tile gives."""
        if gain == 0:
            return 0.0
        found = self.gains[gain]
        if found == UNSEEN:
            found = self.of_things(gain // v.AMOUNT, gain % v.AMOUNT)
            self.gains[gain] = found
        return found

    def of_things(self, what: i64, n: i64) -> float:
        if what < v.N_SHELLS:
            return self.of_shells(what, n)
        if what in (v.GIVES_ANY, v.GIVES_EACH):
            best = 0.0
            whole = 0.0
            for shell in range(v.N_SHELLS):
                found = self.of_shells(shell, n)
                best = max(best, found)
                whole += found
            return best if what == v.GIVES_ANY else whole
        if what == v.GIVES_STARFISH:
            return self.of_starfish(n)
        if what == v.GIVES_CARDS:
            return CARD * self.time * float(n)
        if what == v.GIVES_POINTS:
            return float(n)
        if what == v.GIVES_TILE:
            return TILE if self.table.tile_supply > 0 else 0.0
        return EXTRA_SHIP

    def of_fog(self, space: i64) -> float:
        """Return what a tile gives; face down, what those give on average that it may be."""
        tile = self.table.fog[space]
        if tile >= FACE_UP:
            return self.of_gain(k.FOG_GAINS[tile - FACE_UP])
        bag = face_down(self.table, space)
        whole = 0.0
        tiles: i64 = 0
        for kind in range(v.N_FOG):
            if bag[kind] > 0:
                whole += float(bag[kind]) * self.of_gain(k.FOG_GAINS[kind])
                tiles += bag[kind]
        return whole / float(tiles)

    # --- Ways ------------------------------------------------------------------------------------

    def beyond(self, space: i64, colour: i64) -> float:
        """Return the best that only a ship here brings within reach of its colour."""
        table, kingdom = self.table, self.kingdom
        best = 0.0
        for i in range(k.N_NEIGHBOURS):
            at = kingdom.neighbours[space * k.N_NEIGHBOURS + i]
            if at < 0:
                break
            if kingdom.kinds[at] == k.TOWER_SPACE or kingdom.kinds[at] == k.CASTLE:
                continue
            if (table.near[at] | table.ships[at]) & v.SAILS[colour] != 0:
                continue
            if placing.has_room(table, kingdom, at):
                best = max(best, self.of_space(at))
        return best


# --- Floors by price: colour x price -> floors that can still be built ---------------------------


def prices_of(table: Tabletop, kingdom: Kingdom) -> vec[i64]:
    """Count what the floors cost that can still be built; of a colour only as many as are left."""
    prices = NO_PRICES[:]
    for space in range(v.N_SPACES):
        if kingdom.towers[space] != 0:
            for shell in range(v.N_SHELLS):
                if kingdom.has_tower(space, shell):
                    for price in range(table.height(space, shell) + 1, N_PRICES):
                        prices[shell * N_PRICES + price] += 1
    for shell in range(v.N_SHELLS):
        left = table.floor_supply[shell]
        for price in range(1, N_PRICES):
            at = shell * N_PRICES + price
            prices[at] = min(prices[at], left)
            left -= prices[at]
    return prices


def floors_for(prices: vec[i64], shell: i64, shells: i64) -> float:
    """Return how many floors some shells pay for, the cheapest first; the last one in part."""
    floors: i64 = 0
    for price in range(1, N_PRICES):
        n = prices[shell * N_PRICES + price]
        if shells < n * price:
            return float(floors) + float(shells) / float(price)
        floors += n
        shells -= n * price
    return float(floors)


def strike(prices: vec[i64], shell: i64, price: i64) -> None:
    """Strike a price that was paid; a dearer floor takes the last one."""
    at = shell * N_PRICES + price
    if prices[at] == 0:
        at = shell * N_PRICES + v.MOST_FLOORS
        while prices[at] == 0:
            at -= 1
    prices[at] -= 1


def time_left(table: Tabletop) -> float:
    """Return the part of what is kept that can still be used: all of it, but near the end."""
    if table.period < v.LAST_PERIOD:
        return 1.0
    return min(1.0, 2.0 * float(fewest_ships(table)) / (ENOUGH_SHIPS * float(table.seats)))


def fewest_ships(table: Tabletop) -> i64:
    return min(table.reserve[0], min(table.reserve[1], table.reserve[2]))
