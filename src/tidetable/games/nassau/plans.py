"""What an action at sea promises to a player of Nassau: fights, towers, posts, where to sail."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from tidetable.core.contract import Buffer
from tidetable.games.nassau import sea
from tidetable.games.nassau.answers import N_NUMBERS
from tidetable.games.nassau.archipelago import N_ADVERSARY_GAINS, N_CHOICES, N_COPIES
from tidetable.games.nassau.crew import pairs
from tidetable.games.nassau.fight import BOMB_DAMAGE, attacks
from tidetable.games.nassau.losses import INSTEAD
from tidetable.games.nassau.reward import DUTCHMAN_RUM
from tidetable.games.nassau.sea import is_to_be_had
from tidetable.games.nassau.state import N_PLACES, THE_DUTCHMAN
from tidetable.games.nassau.verbs import (
    ATTACK,
    ATTACK_DUTCHMAN,
    BOMB,
    CLAIM,
    CRAB,
    DODGES,
    DOUBLOON,
    FIGHT,
    LISTEN,
    MEET,
    N_CARGO,
    N_TYPES,
    PLUNDER,
    RUM,
    TOWER,
)
from tidetable.games.nassau.worth import GROWTH, TALE_DRAWN, Worth

if TYPE_CHECKING:
    from tidetable.games.nassau.archipelago import Archipelago
    from tidetable.games.nassau.state import Table

HITS: Final = 2 / 3  # of a die
LOSS: Final = float(INSTEAD)  # what an attack costs that nothing repels
CRATES_LEFT_THERE: Final = 2.0  # a tale each time one comes home, and a beginning
TOWER_KEPT: Final = 0.8  # how sure one may be that nobody puts more crates there
TAKEN_FROM_OTHERS: Final = 0.7  # the part that counts of what others lose
OUTPOST_KEPT: Final = 0.5  # a crate each time one comes home, but a pirate less
DUTCHMAN_CRATE: Final = 3.0
NEXT_TIME: Final = 0.25  # the part that counts of what can be done in the zone after this


@lru_cache(maxsize=1 << 10)
def chances(tokens: int, bag: int, marked: int) -> list[float]:
    """Return how likely it is to draw 0, 1, 2 ... marked tokens."""
    all_draws = comb(bag, tokens)
    return [comb(marked, n) * comb(bag - marked, tokens - n) / all_draws for n in range(tokens + 1)]


@lru_cache(maxsize=1 << 10)
def attacks_left(attacks: int, dice: int) -> float:
    """Return how many attacks the dice do not repel, on average."""
    hits = [comb(dice, h) * HITS**h * (1 - HITS) ** (dice - h) for h in range(dice + 1)]
    return sum(chance * max(0, attacks - h) for h, chance in enumerate(hits))


class Plans:
    """What the player may do in the zone where the boat is."""

    def __init__(self, table: Table, islands: Archipelago, me: int) -> None:
        self.table = table
        self.islands = islands
        self.me = me
        self.worth = Worth(table, islands, me)

    def of_action(self, action: int) -> float:
        if FIGHT.has(action):
            return self.of_best_fight(action - FIGHT.base)
        if CLAIM.has(action):
            return self.of_outpost(action - CLAIM.base)
        if TOWER.has(action):
            return self.of_tower(*divmod(int(action - TOWER.base), N_NUMBERS))
        if PLUNDER.has(action):
            return self.of_plundering(int(self.table.post_good[action - PLUNDER.base]))
        if action == MEET.base:
            return self.of_sea_dog()
        if action == ATTACK_DUTCHMAN.base:
            return self.of_dutchman()
        assert action == LISTEN.base
        return TALE_DRAWN

    def of_crates(self, n: int) -> float:
        """Return what crates cost that are put somewhere, and pirates who must help."""
        laid = n - int(self.table.sailors[self.me])
        return self.worth.cost_of_crates(n) + self.worth.cost_of_pirates(laid)

    # --- Fights (NAS-A5) -------------------------------------------------------------------------

    def of_best_fight(self, slot: int) -> float:
        """Return what a fight promises, begun in the best way: with crates, bomb or crab."""
        foe = int(self.table.adversaries[slot])
        weapon = self.islands.type_weapon[foe // N_COPIES]
        most = int(pairs(self.table, self.me, weapon))
        ways = [self.of_fight(slot, n) for n in range(1, most + 1)]
        if self.table.owns(self.me, BOMB) > 0:
            ways.append(self.of_bomb(slot))
        if self.table.can_use(self.me, CRAB):
            ways.append(self.of_crab(slot))
        return max(ways)

    def of_fight(self, slot: int, put: int) -> float:
        """Return what crates on an adversary promise, against the tokens it will draw."""
        strength, damage = self.strength(slot), int(self.table.crates_of_all(slot))
        bombed = int(self.table.bombed) if self.table.foe == slot else 0
        tokens = [int(n) for n in self.islands.tokens]
        dodges = chances(strength, sum(tokens), tokens[DODGES])
        hurt = sum(dodges[:put]) if bombed == 0 else 1
        spare = damage + put - strength  # so many dodges do no harm
        beaten = 1.0 if spare >= put else sum(dodges[: max(0, spare + 1)])
        return (
            hurt * self.of_reward(slot)
            + beaten * self.of_trophy(slot)
            + max(0, hurt - beaten) * CRATES_LEFT_THERE
            - self.of_crates(put)
            - self.of_attacks(strength)
        )

    def of_attacks(self, strength: int) -> float:
        tokens = [int(n) for n in self.islands.tokens]
        dice = int(min(self.table.sails[self.me], self.table.sailors[self.me]))
        drawn = chances(strength, sum(tokens), sum(tokens[ATTACK:]))
        return LOSS * sum(chance * attacks_left(n, dice) for n, chance in enumerate(drawn))

    def strength(self, slot: int) -> int:
        crabbed = self.table.crabbed if self.table.foe == slot else 0
        return int(self.islands.adversary_strength[self.table.adversaries[slot]] - crabbed)

    def of_reward(self, slot: int) -> float:
        foe = int(self.table.adversaries[slot])
        return int(self.islands.adversary_points[foe]) + self.of_reward_again(foe)

    def of_reward_again(self, foe: int) -> float:
        first = foe * N_ADVERSARY_GAINS
        gains = [int(self.islands.adversary_reward[first + i]) for i in range(N_ADVERSARY_GAINS)]
        return self.worth.of_gains(gains)

    def of_trophy(self, slot: int) -> float:
        """NAS-F2: scores x types; there will be more of both."""
        foe = int(self.table.adversaries[slot])
        beaten = [int(self.table.beaten[self.me * N_TYPES + kind]) for kind in range(N_TYPES)]
        types = sum(n > 0 for n in beaten)
        new = beaten[foe // N_COPIES] == 0
        later = min(N_TYPES, types + new + GROWTH * self.worth.voyages)
        score = int(self.islands.adversary_score[foe])
        return score * later + (int(self.table.beaten_score[self.me]) if new else 0)

    def of_bomb(self, slot: int) -> float:
        """NAS-O3: beaten at once, or a help."""
        missing = self.strength(slot) - int(self.table.crates_of_all(slot))
        reward = self.of_reward(slot) - self.worth.price(BOMB)
        if missing <= BOMB_DAMAGE:
            return reward + self.of_trophy(slot)
        return reward + CRATES_LEFT_THERE - self.of_attacks(self.strength(slot))

    def of_crab(self, slot: int) -> float:
        """NAS-Z3: best kept for what is beaten with it and not without."""
        table = self.table.copy()
        table.foe, table.crabbed, table.bombed = slot, 1, 0
        plans = Plans(table, self.islands, self.me)
        if table.crates_of_all(slot) >= plans.strength(slot):
            return self.of_reward(slot) + self.of_trophy(slot)
        foe = int(table.adversaries[slot])
        most = int(pairs(table, self.me, self.islands.type_weapon[foe // N_COPIES]))
        return max((plans.of_fight(slot, n) for n in range(1, most + 1)), default=-1.0)

    def of_a_dodge(self) -> float:
        """Return what is lost with one of the crates just put."""
        table, slot = self.table, int(self.table.foe)
        if slot == THE_DUTCHMAN:
            return DUTCHMAN_CRATE
        lost = 0.0
        if table.put == 1 and table.bombed == 0:
            lost += self.of_reward(slot)
        if table.crates_of_all(slot) == self.strength(slot):
            lost += self.of_trophy(slot)
        return lost

    def of_defence(self, laid: int) -> float:
        """Return what is lost if so many pirates help against the attacks drawn."""
        dice = int(min(self.table.sails[self.me], self.table.sailors[self.me] + laid))
        left = attacks_left(int(attacks(self.table)), dice)
        return -self.worth.cost_of_pirates(laid) - LOSS * left

    # --- The other actions -----------------------------------------------------------------------

    def of_outpost(self, zone: int) -> float:
        """NAS-A6: the reward now, crates later, for a pirate who may be lying anyway."""
        tile = int(self.table.outposts[zone])
        reward = self.worth.of_gains(
            [int(self.islands.outpost_gains[tile * 2 + i]) for i in (0, 1)]
        )
        pirate = 0 if self.table.lying[self.me] > 0 else self.worth.cost_of_pirates(1)
        return reward + OUTPOST_KEPT * self.worth.voyages - pirate

    def of_tower(self, place: int, crates: int) -> float:
        """NAS-F1: own crates x towers; there will be more of both. NAS-H3: 2 points at home."""
        table, me = self.table, self.me
        mine = [p for p in range(N_PLACES) if table.tower_owner[p] == me]
        before = int(sum(table.tower_crates[p] for p in mine))
        there = int(table.tower_crates[place])
        later = GROWTH * self.worth.voyages
        if place in mine:
            return (crates - there) * (len(mine) + later) * TOWER_KEPT - self.of_crates(crates)
        more = (len(mine) + 1 + later) * crates + before
        at_home = sea.TOWER_POINTS * (1 + self.worth.later)
        return TOWER_KEPT * (more + at_home) + self.of_taking(place) - self.of_crates(crates)

    def of_taking(self, place: int) -> float:
        """Return what it is worth that the owner of a tower loses it: most where there are two."""
        table, owner = self.table, int(self.table.tower_owner[place])
        if owner < 0:
            return 0
        held = [
            int(table.tower_crates[p]) for p in range(N_PLACES) if table.tower_owner[p] == owner
        ]
        after = (len(held) - 1) * (sum(held) - int(table.tower_crates[place]))
        lost = len(held) * sum(held) - after - sea.TOWER_POINTS
        return TAKEN_FROM_OTHERS * lost / (int(table.seats) - 1)

    def of_plundering(self, good: int) -> float:
        """NAS-A8: into an empty hold, or one must be emptied."""
        laid = sea.PLUNDER_SAILORS - int(self.table.sailors[self.me])
        return self.worth.of_good(good) - self.worth.cost_of_pirates(laid) - self.of_hold()

    def of_hold(self) -> float:
        """Return what it costs to empty a hold: nothing if one is empty."""
        table, worth = self.table, self.worth
        crates, provisions = int(table.crates[self.me]), int(table.provisions[self.me])
        needed = worth.holds_for(crates, provisions) + int(table.all_goods(self.me))
        if needed < table.holds[self.me]:
            return 0
        return min(worth.of_throwing(thing) for thing in range(N_CARGO))

    def of_sea_dog(self) -> float:
        """NAS-A9: 2 rum and a tale, and something of the offering for a doubloon."""
        found = self.worth.of_objects(RUM, sea.SEA_DOG_RUM) + TALE_DRAWN
        if self.table.traded[self.me] == 1 or self.table.owns(self.me, DOUBLOON) == 0:
            return found
        first = int(self.table.offering) * N_CHOICES
        wares = [int(self.islands.offering_gains[first + i]) for i in range(N_CHOICES)]
        return found + max(0.0, *(self.of_buying(gain) for gain in wares))

    def of_buying(self, gain: int) -> float:
        if not is_to_be_had(self.table, self.islands, gain):
            return 0
        return self.worth.of_gain(gain) - self.worth.price(DOUBLOON)

    def of_dutchman(self) -> float:
        """NAS-X2: crates for this round's points and for the quay; rum in any case."""
        weapon = self.table.dutchman_weapons[self.table.round - 1]
        most = int(pairs(self.table, self.me, weapon))
        return max(self.of_dutchman_crates(n) for n in range(1, most + 1))

    def of_dutchman_crates(self, crates: int) -> float:
        table, me = self.table, self.me
        others = [int(table.dutchman_crates[s]) for s in range(table.seats) if s != me]
        leads = int(table.dutchman_crates[me]) + crates > max(others)
        points = int(self.islands.dutchman_points[table.dutchman]) if leads else 0
        tokens = int(self.islands.dutchman_tokens[table.round - 1])
        rum = self.worth.of_objects(RUM, DUTCHMAN_RUM)
        losses = self.of_crates(crates) + self.of_attacks(tokens)
        return points / 2 + DUTCHMAN_CRATE * crates + rum - losses

    # --- Sailing ---------------------------------------------------------------------------------

    def of_zone(self) -> float:
        """Return the best that can be done here, and some of the next best if there is time."""
        into = Buffer()
        sea.actions(self.table, self.islands, into)
        best, *rest = sorted((self.of_action(action) for action in into.to_list()), reverse=True)
        if rest and self.table.provisions[self.me] > 0:
            best += NEXT_TIME * max(0, rest[0])
        return best


def of_sailing(table: Table, islands: Archipelago, me: int, start: int, zone: int) -> float:
    """Return the best that can be done in a zone within reach, less what it takes to get there."""
    way = int(sea.distances(table, islands, start)[zone])
    laid = max(0, way - int(table.sailors[me]))
    there = table.copy()
    there.boat[me] = zone
    there.pirates[me] -= laid
    there.lying[me] += laid
    if there.paid == 0:
        there.provisions[me] -= 1
    return Plans(there, islands, me).of_zone() - Worth(table, islands, me).cost_of_pirates(laid)
