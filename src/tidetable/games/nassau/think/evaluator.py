"""What looks good in Nassau: for search, and for the bot that does not search.

What things are worth stands in worth.py; what can be done with them in errands.py for the city,
in plans.py for the sea, in campfire.py for the tales.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import NO_WORTHS, Buffer, arg_of, seat_of
from tidetable.core.think.evaluator import Evaluator, chances_of
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import verbs
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters.home import ALL, TOWER_POINTS, own_adversaries, price
from tidetable.games.nassau.rules.chapters.walking import DIRECT, LONGER
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import CITY, THE_DUTCHMAN, Hand, NassauState, Tabletop
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.rules.verbs import ROUNDS, gain_named
from tidetable.games.nassau.think.campfire import Campfire
from tidetable.games.nassau.think.errands import Errands
from tidetable.games.nassau.think.plans import Plans
from tidetable.games.nassau.think.prospects import prospect
from tidetable.games.nassau.think.worth import LEFTOVER, NEVER, TALE_DRAWN, Worth

A_PROVISION_KEPT: Final = 3.5  # going home with one is better than a worse action
ANIMAL_KEPT: Final = 1.0  # it may be of more use later in the round

SOFTNESS: Final = 1.0  # an answer that promises so much less is tried e times less often
EVEN: Final = 6.0  # points that make a win e times as likely in the end,
EVEN_LATER: Final = 6.0  # and so many more for each voyage still to come


@final
class TurnWorth:
    """One question, and what each answer to it is worth."""

    def __init__(
        self, table: Tabletop, hand: Hand, islands: Islands, question: i64, into: Buffer
    ) -> None:
        self.table = table
        self.islands = islands
        self.me: i64 = seat_of(question)
        self.arg: i64 = arg_of(question)
        self.legal = into
        self.worth = Worth(table, islands, self.me)
        self.plans = Plans(table, islands, self.worth)
        self.errands = Errands(table, islands, self.plans)
        self.campfire = Campfire(table, islands, hand, self.worth)

    def worth_of(self, action: i64) -> float:
        if action < verbs.TAKE.base:
            return self.of_way(action)
        if action < verbs.SAIL_TO.base:
            return self.of_gain(action)
        if action < verbs.HIDE.base:
            return self.of_deed(action)
        if verbs.LOSE.has(action):
            return self.worth.of_losing_first(action - verbs.LOSE.base)
        if action < verbs.DISTRICT.base:
            return self.of_evening(action)
        return self.of_what_came_later(action)

    def of_what_came_later(self, action: i64) -> float:
        """What an owner's file has more of than ours is numbered after all the rest."""
        if verbs.FIGHT.has(action) or verbs.CLAIM.has(action) or verbs.TOWER.has(action):
            return self.of_deed(action)
        if verbs.STAND.has(action):
            return self.of_gain(action)
        return self.of_way(action)

    # --- In the city -----------------------------------------------------------------------------

    def of_way(self, action: i64) -> float:
        errands = self.errands
        if verbs.WALK.has(action):
            return errands.of_walk_from(self.table.captain, verbs.WALK.number(action), DIRECT)
        if verbs.DETOUR.has(action):
            return errands.of_walk_from(self.table.captain, verbs.DETOUR.number(action), LONGER)
        if verbs.BARGE.has(action):
            return errands.of_barge(action - verbs.BARGE.base)
        if verbs.SET.has(action):
            return errands.of_beginning_at(verbs.SET.number(action))
        if verbs.MOOR.has(action):
            return errands.of_quay(verbs.MOOR.number(action))
        if action == verbs.AGAIN.base:
            return errands.of_another_move()
        return -NEVER

    def of_gain(self, action: i64) -> float:
        """Return the worth of what is gained, given up or used, in the city or elsewhere."""
        worth = self.worth
        if verbs.TAKE.has(action):
            return worth.of_gain(gain_named(action - verbs.TAKE.base))
        if verbs.ARM.has(action):
            return worth.of_weapon(action - verbs.ARM.base)
        if verbs.HIRE.has(action):
            return worth.of_table(action - verbs.HIRE.base)
        if verbs.TAME.has(action):
            return worth.of_animal(action - verbs.TAME.base)
        if verbs.DRAW_FROM.has(action):
            return self.campfire.of_pile(action - verbs.DRAW_FROM.base)
        if verbs.THROW.has(action):
            return -worth.of_throwing(action - verbs.THROW.base)
        if verbs.WAIT.has(action):
            return -worth.of_animal(action - verbs.WAIT.base)
        if verbs.GIFT.has(action):
            fare = worth.price(verbs.DOUBLOON) if self.arg == 1 else 0.0
            return self.errands.of_gift(action - verbs.GIFT.base) - fare
        if verbs.USE.has(action):
            return self.of_using(action - verbs.USE.base)
        if verbs.SPARE.has(action):
            return self.of_sparing(action - verbs.SPARE.base)
        return 0.0

    # --- Animals ---------------------------------------------------------------------------------

    def of_using(self, animal: i64) -> float:
        if animal == verbs.CRAB:
            return self.plans.of_crab(self.table.foe) - ANIMAL_KEPT
        if animal == verbs.LIZARD:
            return self.of_reward() - ANIMAL_KEPT
        if animal == verbs.KRAKEN:
            return self.errands.of_bonus(self.arg)
        return LEFTOVER  # the cat, and the rat: better than to lose something

    def of_reward(self) -> float:
        return self.plans.of_reward_again(self.table.adversaries[self.table.foe])

    def of_sparing(self, thing: i64) -> float:
        """NAS-Z8: what it pays for, and the object is still there."""
        best = -NEVER
        for i in range(self.legal.n):
            action = self.legal.actions[i]
            if is_paid_with(action, thing):
                best = max(best, self.worth_of(action))
        return best + self.worth.price(thing) - ANIMAL_KEPT

    # --- At sea ----------------------------------------------------------------------------------

    def of_deed(self, action: i64) -> float:
        table, plans, worth = self.table, self.plans, self.worth
        if verbs.SAIL_TO.has(action):
            return plans.of_sailing(table.boat[self.me], action - verbs.SAIL_TO.base)
        if verbs.STEER.has(action):
            return self.of_steering(action - verbs.STEER.base)
        if verbs.HOME.has(action):
            return self.of_stop(action - verbs.HOME.base)
        if verbs.BUY.has(action):
            return plans.of_buying(gain_named(action - verbs.BUY.base))
        if action == verbs.THROW_BOMB.base:
            return plans.of_bomb(table.foe)
        if verbs.PUT.has(action):
            return self.of_putting(action - verbs.PUT.base)
        if action == verbs.GIVE_CRATE.base:
            return -plans.of_a_dodge()
        if action == verbs.PAY_RUM.base:
            return -worth.price(verbs.RUM)
        if verbs.LAY.has(action):
            return plans.of_defence(action - verbs.LAY.base)
        if verbs.REPEL.has(action):
            return worth.of_losing(action - verbs.REPEL.base)
        if action == verbs.SIGN.base:
            return self.of_reward() - worth.price(verbs.CONTRACT)
        return plans.of_action(action)

    def of_steering(self, figure: i64) -> float:
        zone = self.table.sea_dog if figure == verbs.SEA_DOG else self.table.dutchman
        return self.plans.of_sailing(zone, zone) - self.worth.price(verbs.COMPASS)

    def of_putting(self, crates: i64) -> float:
        if self.table.foe == THE_DUTCHMAN:
            return self.plans.of_dutchman_crates(crates)
        return self.plans.of_fight(self.table.foe, crates)

    # --- On the way home -------------------------------------------------------------------------

    def of_stop(self, stop: i64) -> float:
        """All stops on the way if they pay; what counts at sea is the provision kept."""
        kept = A_PROVISION_KEPT if self.worth.later > 0 else LEFTOVER
        if stop == verbs.SKULL_ISLAND:
            return kept + (0.2 if self.worth.of_best_hidden() > 0.0 else -0.2)
        return kept + (0.1 if stop == verbs.CAMPFIRE else 0.0)

    def of_evening(self, action: i64) -> float:
        campfire = self.campfire
        if verbs.HIDE.has(action):
            doubloons = price(self.table, self.islands)
            return self.worth.of_hiding(action - verbs.HIDE.base, doubloons)
        if verbs.DRINK.has(action):
            return campfire.of_drinking(action - verbs.DRINK.base)
        if verbs.PROMISE.has(action):
            return campfire.of_promising(action - verbs.PROMISE.base)
        if verbs.TELL.has(action):
            return 1.0 if action - verbs.TELL.base == campfire.to_tell(self.arg) else 0.0
        if verbs.TWICE.has(action):
            return float(campfire.points(action - verbs.TWICE.base))
        if verbs.DOUBLE.has(action):
            return self.of_line(action - verbs.DOUBLE.base)
        return 0.0

    def of_line(self, line: i64) -> float:
        """NAS-Z2: what the home port gives for each of the three, once more."""
        table, me = self.table, self.me
        if line == 0:
            return self.worth.of_crates(outposts_of(table, me))
        if line == 1:
            return TALE_DRAWN * float(own_adversaries(table, me))
        return float(TOWER_POINTS * towers_with(table, me, 1, ALL))


def is_paid_with(action: i64, thing: i64) -> bool:
    """Whether a move costs an object that the monkey spirit can save."""
    if thing == verbs.DOUBLOON:
        in_town = verbs.BARGE.has(action) or action == verbs.AGAIN.base or verbs.GIFT.has(action)
        return in_town or verbs.BUY.has(action) or verbs.HIDE.has(action)
    if thing == verbs.RUM:
        return action == verbs.PAY_RUM.base or verbs.DRINK.has(action)
    if thing == verbs.BOMB:
        return action == verbs.THROW_BOMB.base
    if thing == verbs.COMPASS:
        return verbs.STEER.has(action)
    return action == verbs.SIGN.base


@final
class NassauEvaluator(Evaluator[Tabletop, Hand, NassauState]):
    """What search goes by."""

    def __init__(self, game: Nassau) -> None:
        super().__init__(game)
        self.islands: Final = game.islands

    def prior(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        """Weigh each answer by what it is worth, compared with the best."""
        turn = TurnWorth(public, own, self.islands, question, into)
        worths = NO_WORTHS[: into.n]
        i: i64 = 0
        while i < into.n:
            worths[i] = turn.worth_of(into.actions[i])
            i += 1
        into.weigh_by(worths, SOFTNESS)

    def evaluate(
        self, state: NassauState, public: Tabletop, scale: float, into: vec[float]
    ) -> None:
        """Write each seat's chance to win, by what its points and its ship promise."""
        voyages = float(ROUNDS - public.round) + (1.0 if public.phase == CITY else 0.5)
        even = EVEN + EVEN_LATER * voyages
        for seat in range(public.seats):
            into[seat] = prospect(public, self.islands, state.hands[seat], seat)
        chances_of(into, even)
