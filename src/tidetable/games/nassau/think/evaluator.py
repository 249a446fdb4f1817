"""What looks good in Nassau: for search, and for the bot that does not search.

What things are worth stands in worth.py; what can be done with them in errands.py for the city,
in plans.py for the sea, in campfire.py for the tales.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import NO_WORTHS, Buffer, arg_of, seat_of
from tidetable.core.think.evaluator import Evaluator, between, chances_of
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters import home
from tidetable.games.nassau.rules.chapters.sea import zone_of
from tidetable.games.nassau.rules.chapters.walking import DIRECT, LONGER
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, NassauState, Tabletop
from tidetable.games.nassau.think.campfire import Campfire
from tidetable.games.nassau.think.errands import Errands
from tidetable.games.nassau.think.plans import Plans
from tidetable.games.nassau.think.prospects import time_left, write_prospects
from tidetable.games.nassau.think.worth import LEFTOVER, NEVER, TALE_DRAWN, Worth

A_PROVISION_KEPT: Final = 3.5  # going home with one is better than a worse action
ANIMAL_KEPT: Final = 1.0  # it may be of more use later in the round

SOFTNESS: Final = 1.0  # an answer that promises so much less is tried e times less often
# Points that make a win e times as likely among three: with no voyage to come, with one, with two
EVEN: Final = vec[float]([4.5, 15.5, 22.0, 31.0, 52.0])

# What costs an object that the monkey spirit can save, for each object
PAID_WITH: Final = (
    (v.BARGE, v.AGAIN, v.GIFT, v.BUY, v.HIDE),
    (v.PAY_RUM, v.DRINK),
    (v.THROW_BOMB,),
    (v.STEER,),
    (v.SIGN,),
)


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
        if action < v.TAKE.base:
            return self.of_way(action)
        if action < v.SAIL_TO.base:
            return self.of_gain(action)
        if action < v.HIDE.base:
            return self.of_deed(action)
        if v.LOSE.has(action):
            return self.worth.of_losing_first(action - v.LOSE.base)
        if action < v.DISTRICT.base:
            return self.of_evening(action)
        return self.of_what_came_later(action)

    def of_what_came_later(self, action: i64) -> float:
        """What an owner's file has more of than ours is numbered after all the rest."""
        if v.FIGHT.has(action) or v.CLAIM.has(action) or v.TOWER.has(action):
            return self.of_deed(action)
        if v.STAND.has(action):
            return self.of_gain(action)
        return self.of_way(action)

    # --- In the city -----------------------------------------------------------------------------

    def of_way(self, action: i64) -> float:
        errands = self.errands
        if v.WALK.has(action):
            return errands.of_walk_from(self.table.captain, v.WALK.number(action), DIRECT)
        if v.DETOUR.has(action):
            return errands.of_walk_from(self.table.captain, v.DETOUR.number(action), LONGER)
        if v.BARGE.has(action):
            return errands.of_barge(action - v.BARGE.base)
        if v.SET.has(action):
            return errands.of_beginning_at(v.SET.number(action))
        if v.MOOR.has(action):
            return errands.of_quay(v.MOOR.number(action))
        if action == v.AGAIN.base:
            return errands.of_another_move()
        return -NEVER

    def of_gain(self, action: i64) -> float:
        """Return the worth of what is gained, given up or used, in the city or elsewhere."""
        worth = self.worth
        if v.TAKE.has(action):
            return worth.of_gain(v.gain_named(action - v.TAKE.base))
        if v.ARM.has(action):
            return worth.of_weapon(action - v.ARM.base)
        if v.HIRE.has(action):
            return worth.of_table(action - v.HIRE.base)
        if v.TAME.has(action):
            return worth.of_animal(action - v.TAME.base)
        if v.DRAW_FROM.has(action):
            return self.campfire.of_pile(action - v.DRAW_FROM.base)
        if v.THROW.has(action):
            return -worth.of_throwing(action - v.THROW.base)
        if v.WAIT.has(action):
            return -worth.of_animal(action - v.WAIT.base)
        if v.GIFT.has(action):
            fare = worth.price(v.DOUBLOON) if self.arg == 1 else 0.0
            return self.errands.of_gift(action - v.GIFT.base) - fare
        if v.USE.has(action):
            return self.of_using(action - v.USE.base)
        if v.SPARE.has(action):
            return self.of_sparing(action - v.SPARE.base)
        return 0.0

    # --- Animals ---------------------------------------------------------------------------------

    def of_using(self, animal: i64) -> float:
        if animal == v.CRAB:
            return self.plans.of_crab(self.table.foe) - ANIMAL_KEPT
        if animal == v.LIZARD:
            return self.of_reward() - ANIMAL_KEPT
        if animal == v.KRAKEN:
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
        if v.SAIL_TO.has(action):
            return plans.of_sailing(table.boat[self.me], action - v.SAIL_TO.base)
        if v.STEER.has(action):
            return self.of_steering(action - v.STEER.base)
        if v.HOME.has(action):
            return self.of_stop(action - v.HOME.base)
        if v.BUY.has(action):
            return plans.of_buying(v.gain_named(action - v.BUY.base))
        if action == v.THROW_BOMB.base:
            return plans.of_bomb(table.foe)
        if v.PUT.has(action):
            return self.of_putting(action - v.PUT.base)
        if action == v.GIVE_CRATE.base:
            return -plans.of_a_dodge()
        if action == v.PAY_RUM.base:
            return -worth.price(v.RUM)
        if v.LAY.has(action):
            return plans.of_defence(action - v.LAY.base)
        if v.REPEL.has(action):
            return worth.of_losing(action - v.REPEL.base)
        if action == v.SIGN.base:
            return self.of_reward() - worth.price(v.CONTRACT)
        return plans.of_action(action)

    def of_steering(self, figure: i64) -> float:
        zone = zone_of(self.table, figure)
        return self.plans.of_sailing(zone, zone) - self.worth.price(v.COMPASS)

    def of_putting(self, crates: i64) -> float:
        if self.table.foe == THE_DUTCHMAN:
            return self.plans.of_dutchman_crates(crates)
        return self.plans.of_fight(self.table.foe, crates)

    # --- On the way home -------------------------------------------------------------------------

    def of_stop(self, stop: i64) -> float:
        """All stops on the way if they pay; what counts at sea is the provision kept."""
        kept = A_PROVISION_KEPT if self.worth.later > 0 else LEFTOVER
        if stop == v.SKULL_ISLAND:
            return kept + (0.2 if self.worth.of_best_hidden() > 0.0 else -0.2)
        return kept + (0.1 if stop == v.CAMPFIRE else 0.0)

    def of_evening(self, action: i64) -> float:
        campfire = self.campfire
        if v.HIDE.has(action):
            doubloons = home.price(self.table, self.islands)
            return self.worth.of_hiding(action - v.HIDE.base, doubloons)
        if v.DRINK.has(action):
            return campfire.of_drinking(action - v.DRINK.base)
        if v.PROMISE.has(action):
            n = action - v.PROMISE.base
            return campfire.of_the_best(n, n)
        if v.TELL.has(action):
            return 1.0 if action - v.TELL.base == campfire.to_tell(self.arg) else 0.0
        if v.TWICE.has(action):
            return float(campfire.points(action - v.TWICE.base))
        if v.DOUBLE.has(action):
            return self.of_line(action - v.DOUBLE.base)
        return 0.0

    def of_line(self, line: i64) -> float:
        """NAS-Z2: what the home port gives for each of the three, once more."""
        n = home.on_line(self.table, line)
        if line == home.CRATES:
            return self.worth.of_crates(n)
        return float(n) * (TALE_DRAWN if line == home.TALES_DRAWN else float(home.TOWER_POINTS))


def is_paid_with(action: i64, thing: i64) -> bool:
    return any(verb.has(action) for verb in PAID_WITH[thing])


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
        for i in range(into.n):
            worths[i] = turn.worth_of(into.actions[i])
        into.weigh_by(worths, SOFTNESS)

    def evaluate(
        self, state: NassauState, public: Tabletop, scale: float, into: vec[float]
    ) -> None:
        """Write each seat's chance to win, by what its points and its ship promise."""
        write_prospects(state, public, into)
        chances_of(into, between(EVEN, time_left(public)) * (1.3 - 0.1 * float(public.seats)))
