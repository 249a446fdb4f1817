"""What an action at sea promises to a player of Nassau: fights, towers, posts, where to sail."""

from functools import lru_cache
from math import comb
from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, total
from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.cargo import holds_needed
from tidetable.games.nassau.rules.chapters import defence, fight, reward, scoring, sea, trade
from tidetable.games.nassau.rules.crew import pairs
from tidetable.games.nassau.rules.drawers import seat_foe_type, slot_seat
from tidetable.games.nassau.rules.objects import forbids_use
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, Tabletop
from tidetable.games.nassau.think.worth import GROWTH, LOSS, NEVER, TALE_DRAWN, Worth

HITS: Final = 2.0 / 3.0  # of a die
CRATES_LEFT_THERE: Final = 2.0  # a tale each time one comes home, and a beginning
TOWER_KEPT: Final = 0.8  # how sure one may be that nobody puts more crates there
TAKEN_FROM_OTHERS: Final = 0.7  # the part that counts of what others lose
OUTPOST_KEPT: Final = 0.5  # a crate each time one comes home, but a pirate less
DUTCHMAN_CRATE: Final = 3.0
NOT_AT_ALL: Final = -1.0e6
NEXT_TIME: Final = 0.25  # the part that counts of what can be done in the zone after this


@lru_cache(maxsize=1 << 10)
def chances(tokens: int, bag: int, marked: int) -> list[float]:
    """Return how likely it is to draw 0, 1, 2 ... marked tokens."""
    all_draws = comb(bag, tokens)
    return [
        comb(marked, n) * comb(bag - marked, tokens - n) / float(all_draws)
        for n in range(tokens + 1)
    ]


@lru_cache(maxsize=1 << 10)
def attacks_left(attacks: int, dice: int) -> float:
    """Return how many attacks the dice do not repel, on average."""
    hits = [comb(dice, h) * pow(HITS, h) * pow(1.0 - HITS, dice - h) for h in range(dice + 1)]
    return sum(chance * max(0, attacks - h) for h, chance in enumerate(hits))


@lru_cache(maxsize=1 << 10)
def attacks_expected(tokens: int, bag: int, marked: int, dice: int) -> float:
    """Return how many attacks of those that will be drawn the dice do not repel, on average."""
    drawn = chances(tokens, bag, marked)
    return sum(chance * attacks_left(n, dice) for n, chance in enumerate(drawn))


@final
class Plans:
    """What the player may do in the zone where the boat is."""

    def __init__(self, table: Tabletop, islands: a.Islands, worth: Worth) -> None:
        self.table = table
        self.islands = islands
        self.me: i64 = worth.me
        self.worth = worth
        self.into = Buffer()

    def of_action(self, action: i64) -> float:
        if v.FIGHT.has(action):
            return self.of_best_fight(v.FIGHT.number(action))
        if v.CLAIM.has(action):
            return self.of_outpost(v.CLAIM.number(action))
        if v.TOWER.has(action):
            n = v.TOWER.number(action)
            return self.of_tower(n // v.N_NUMBERS, n % v.N_NUMBERS)
        if v.PLUNDER.has(action):
            return self.of_plundering(self.table.post_good[action - v.PLUNDER.base])
        if action == v.MEET.base:
            return self.of_sea_dog()
        if action == v.ATTACK_DUTCHMAN.base:
            return self.of_dutchman()
        assert action == v.LISTEN.base
        return TALE_DRAWN

    def of_crates(self, n: i64) -> float:
        """Return what crates cost that are put somewhere, and pirates who must help."""
        laid = n - self.table.sailors[self.me]
        return self.worth.cost_of_crates(n) + self.worth.cost_of_pirates(laid)

    def bag(self, first: i64) -> i64:
        """Count the combat tokens from a kind on."""
        return total(self.islands.tokens, first, v.N_TOKENS - first)

    # --- Fights (NAS-A5) -------------------------------------------------------------------------

    def of_best_fight(self, slot: i64) -> float:
        """Return what a fight promises, begun in the best way: with crates, bomb or crab."""
        foe = self.table.adversaries[slot]
        weapon = self.islands.type_weapon[self.islands.adversary_type[foe]]
        best = NOT_AT_ALL
        for n in range(1, pairs(self.table, self.me, weapon) + 1):
            best = max(best, self.of_fight(slot, n))
        if self.table.owns(self.me, v.BOMB) > 0:
            best = max(best, self.of_bomb(slot))
        if not forbids_use(self.table, self.me, v.CRAB):
            best = max(best, self.of_crab(slot))
        return best

    def of_fight(self, slot: i64, put: i64) -> float:
        """Return what crates on an adversary promise, against the tokens it will draw."""
        table, strength = self.table, fight.strength_of(self.table, self.islands, slot)
        own = table.crates_on[slot_seat(slot, self.me)] + put  # more is never dodged
        fresh = put + table.bomb_crates if table.foe == slot else put  # the damage of this fight
        spare = table.crates_of_all(slot) + put - strength  # so many dodges do no harm
        hurt = 0.0
        beaten = 1.0 if spare >= own else 0.0
        for n, chance in enumerate(self.dodges(strength)):
            if n < fresh:
                hurt += chance
            if n <= spare < own:
                beaten += chance
        return (
            hurt * self.of_reward(slot)
            + beaten * self.of_trophy(slot)
            + max(0.0, hurt - beaten) * CRATES_LEFT_THERE
            - self.of_crates(put)
            - self.of_attacks(strength)
        )

    def dodges(self, tokens: i64) -> list[float]:
        return chances(tokens, self.bag(0), self.islands.tokens[v.DODGES])

    def of_attacks(self, strength: i64) -> float:
        dice = min(self.table.sails[self.me], self.table.sailors[self.me])
        return LOSS * attacks_expected(strength, self.bag(0), self.bag(v.ATTACK), dice)

    def of_reward(self, slot: i64) -> float:
        foe = self.table.adversaries[slot]
        return float(self.islands.adversary_points[foe]) + self.of_reward_again(foe)

    def of_reward_again(self, foe: i64) -> float:
        first = foe * a.N_ADVERSARY_GAINS
        return self.worth.of_gains(self.islands.adversary_reward, first, a.N_ADVERSARY_GAINS)

    def of_trophy(self, slot: i64) -> float:
        """NAS-F2: scores x types; there will be more of both."""
        table, me = self.table, self.me
        foe = table.adversaries[slot]
        types = scoring.types_beaten(table, me)
        known: i64 = 0  # what the others of the player's trophies gain by one more type
        if table.beaten[seat_foe_type(me, self.islands.adversary_type[foe])] == 0:
            types += 1
            known = table.beaten_score[me]
        later = min(float(v.N_TYPES), float(types) + GROWTH * self.worth.voyages)
        return float(self.islands.adversary_score[foe]) * later + float(known)

    def of_bomb(self, slot: i64) -> float:
        """NAS-O3: beaten at once, or a help."""
        strength, reward = fight.strength_of(self.table, self.islands, slot), self.of_reward(slot)
        if strength - self.table.crates_of_all(slot) <= fight.BOMB_DAMAGE:
            return reward + self.of_trophy(slot) - self.worth.price(v.BOMB)
        hurt = sum(self.dodges(strength)[: fight.BOMB_DAMAGE])
        left = hurt * (reward + CRATES_LEFT_THERE)
        return left - self.of_attacks(strength) - self.worth.price(v.BOMB)

    def of_crab(self, slot: i64) -> float:
        """NAS-Z3: best kept for what is beaten with it and not without."""
        table = self.table.copy()
        if table.foe != slot:
            table.foe, table.bombed, table.bomb_crates = slot, 0, 0
        table.crabbed = 1
        if fight.is_beaten_at_once(table, self.islands):
            return self.of_reward(slot) + self.of_trophy(slot)
        plans = Plans(table, self.islands, self.worth)
        most = pairs(table, self.me, fight.weapon_against(table, self.islands))
        best = NOT_AT_ALL
        for n in range(fight.least_crates(table), most + 1):
            best = max(best, plans.of_fight(slot, n))
        return best if best > NOT_AT_ALL else -1.0

    def of_a_dodge(self) -> float:
        """Return what is lost with one of the own crates."""
        table, slot = self.table, self.table.foe
        if slot == THE_DUTCHMAN:
            return DUTCHMAN_CRATE
        lost = 0.0
        if defence.damage(table) == 1:
            lost += self.of_reward(slot)
        if table.crates_of_all(slot) == fight.strength_of(self.table, self.islands, slot):
            lost += self.of_trophy(slot)
        return lost

    def of_defence(self, laid: i64) -> float:
        """Return what is lost if so many pirates help against the attacks drawn."""
        dice = min(self.table.sails[self.me], self.table.sailors[self.me] + laid)
        left = attacks_left(defence.attacks(self.table), dice)
        return -self.worth.cost_of_pirates(laid) - LOSS * left

    # --- The other actions -----------------------------------------------------------------------

    def of_outpost(self, place: i64) -> float:
        """NAS-A6: the reward now, crates later, for a pirate who may be lying anyway."""
        first = self.table.outposts[place] * a.N_GAINS
        reward = self.worth.of_gains(self.islands.outpost_gains, first, a.N_GAINS)
        pirate = 0.0 if self.table.lying[self.me] > 0 else self.worth.cost_of_pirates(1)
        return reward + OUTPOST_KEPT * self.worth.voyages - pirate

    def of_tower(self, place: i64, crates: i64) -> float:
        """NAS-F1: own crates x towers; there will be more of both. NAS-H3: 2 points at home."""
        table, me = self.table, self.me
        mine, before = scoring.own_towers(table, me)
        factor = float(mine) + GROWTH * self.worth.voyages
        if table.tower_owner[place] == me:
            more = float(crates - table.tower_crates[place]) * factor
            return more * TOWER_KEPT - self.of_crates(crates)
        more = (factor + 1.0) * float(crates) + float(before)
        at_home = float(sea.TOWER_POINTS * (1 + self.worth.later))
        return TOWER_KEPT * (more + at_home) + self.of_taking(place) - self.of_crates(crates)

    def of_taking(self, place: i64) -> float:
        """Return what it is worth that the owner of a tower loses it: most where there are two."""
        table, owner = self.table, self.table.tower_owner[place]
        if owner < 0:
            return 0.0
        towers, held = scoring.own_towers(table, owner)
        after = (towers - 1) * (held - table.tower_crates[place])
        lost = towers * held - after - sea.TOWER_POINTS
        return TAKEN_FROM_OTHERS * float(lost) / float(table.seats - 1)

    def of_plundering(self, good: i64) -> float:
        """NAS-A8: into an empty hold, or one must be emptied."""
        laid = sea.PLUNDER_SAILORS - self.table.sailors[self.me]
        return self.worth.of_good(good) - self.worth.cost_of_pirates(laid) - self.of_hold()

    def of_hold(self) -> float:
        """Return what it costs to empty a hold: nothing if one is empty."""
        if holds_needed(self.table, self.islands, self.me) < self.table.holds[self.me]:
            return 0.0
        least = NEVER
        for thing in range(v.N_CARGO):
            least = min(least, self.worth.of_throwing(thing))
        return least

    def of_sea_dog(self) -> float:
        """NAS-A9: 2 rum and a tale, and something of the offering for a doubloon."""
        found = self.worth.of_objects(v.RUM, sea.SEA_DOG_RUM) + TALE_DRAWN
        if trade.forbids_trade(self.table):
            return found
        best = 0.0
        for i in range(a.MOST_CHOICES):
            best = max(best, self.of_buying(trade.offered(self.table, self.islands, i)))
        return found + best

    def of_buying(self, gain: i64) -> float:
        if not trade.is_to_be_had(self.table, self.islands, gain):
            return 0.0
        return self.worth.of_gain(gain) - self.worth.price(v.DOUBLOON)

    def of_dutchman(self) -> float:
        """NAS-X2: crates for this round's points and for the quay; rum in any case."""
        weapon = self.table.dutchman_weapons[self.table.round - 1]
        best = NOT_AT_ALL
        for n in range(1, pairs(self.table, self.me, weapon) + 1):
            best = max(best, self.of_dutchman_crates(n))
        return best

    def of_dutchman_crates(self, crates: i64) -> float:
        table, me = self.table, self.me
        mine = table.dutchman_crates[me] + crates
        leads = all(seat == me or table.dutchman_crates[seat] < mine for seat in range(table.seats))
        points = self.islands.dutchman_points[table.dutchman] if leads else 0
        tokens = self.islands.dutchman_tokens[table.round - 1]
        rum = self.worth.of_objects(v.RUM, reward.DUTCHMAN_RUM)
        losses = self.of_crates(crates) + self.of_attacks(tokens)
        return float(points) / 2.0 + DUTCHMAN_CRATE * float(crates) + rum - losses

    # --- Sailing ---------------------------------------------------------------------------------

    def of_zone(self) -> float:
        """Return the best that can be done here, and some of the next best if there is time."""
        into = self.into
        into.clear()
        sea.actions(self.table, self.islands, into)
        best = NOT_AT_ALL
        second = 0.0
        for i in range(into.n):
            found = self.of_action(into.actions[i])
            if found > best:
                second = max(second, best)
                best = found
            else:
                second = max(second, found)
        if self.table.provisions[self.me] > 0:
            best += NEXT_TIME * second
        return best

    def of_sailing(self, start: i64, zone: i64) -> float:
        """Return the best that can be done in a zone within reach, less what it takes to sail."""
        way = sea.distances(self.table, self.islands, start)[zone]
        return self.of_being_at(zone, max(0, way - self.table.sailors[self.me]))

    def of_being_at(self, zone: i64, laid: i64) -> float:
        """Return the best that can be done in a zone, less the pirates laid on the way.

        The table is as it would be there, only as long as it takes to look.
        """
        table, me = self.table, self.me
        cost = self.worth.cost_of_pirates(laid)
        boat, eaten = table.boat[me], 1 - table.paid
        table.boat[me] = zone
        table.pirates[me] -= laid
        table.lying[me] += laid
        table.provisions[me] -= eaten
        found = self.of_zone()
        table.boat[me] = boat
        table.pirates[me] += laid
        table.lying[me] -= laid
        table.provisions[me] += eaten
        return found - cost
