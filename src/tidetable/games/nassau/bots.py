"""Heuristics for Nassau, from the view alone.

What things are worth stands in worth.py; what can be done with them in errands.py for the city,
in plans.py for the sea, in campfire.py for the tales.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.bot import Bot
from tidetable.core.contract import arg_of
from tidetable.games.nassau import verbs
from tidetable.games.nassau.campfire import Campfire
from tidetable.games.nassau.errands import Errands
from tidetable.games.nassau.home import ALL, TOWER_POINTS, own_adversaries, price
from tidetable.games.nassau.plans import Plans, of_sailing
from tidetable.games.nassau.state import THE_DUTCHMAN, Hand, Table
from tidetable.games.nassau.tales import outposts_of, towers_with
from tidetable.games.nassau.verbs import (
    CODEC,
    DOUBLOON,
    SEA_DOG,
    gain_named,
)
from tidetable.games.nassau.worth import LEFTOVER, NEVER, TALE_DRAWN, Worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.codec import Verb
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.games.nassau.game import Nassau

N_GRAINS: Final = 101
A_PROVISION_KEPT: Final = 3.5  # going home with one is better than a worse action
ANIMAL_KEPT: Final = 1.0  # it may be of more use later in the round
# Which moves are paid with what the monkey spirit can save:
PAID_WITH: Final = {
    verbs.DOUBLOON: (verbs.BARGE, verbs.AGAIN, verbs.BUY, verbs.HIDE, verbs.GIFT),
    verbs.RUM: (verbs.PAY_RUM, verbs.DRINK),
    verbs.BOMB: (verbs.THROW_BOMB,),
    verbs.COMPASS: (verbs.STEER,),
    verbs.CONTRACT: (verbs.SIGN,),
}


class Greedy(Bot):
    """Takes what is worth most right now: it plans no further than its own turn."""

    def __init__(self, game: Nassau, luck: Luck) -> None:
        self.game = game
        # Between equals a grain of luck decides, so that not every game goes the same way.
        self.grain = [luck.below(100) / 100_000 for _ in range(N_GRAINS)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        turn = Turn(self.game, view, question, legal)
        return max(legal, key=lambda action: turn.worth_of(action) + self.grain[action % N_GRAINS])


class Turn:
    """One question, and what each answer to it is worth."""

    def __init__(self, game: Nassau, view: View, question: int, legal: list[int]) -> None:
        table, hand = view.public, view.own
        assert isinstance(table, Table)
        assert isinstance(hand, Hand)
        self.table = table
        self.islands = game.islands
        self.me = int(view.seat)
        self.question = question
        self.legal = legal
        self.worth = worth = Worth(table, self.islands, self.me)
        self.plans = plans = Plans(table, self.islands, self.me)
        self.errands = errands = Errands(table, self.islands, worth)
        self.campfire = campfire = Campfire(table, self.islands, hand, worth)
        self.answers: dict[Verb, Callable[[int], float]] = {
            verbs.WALK: errands.of_walk,
            verbs.BARGE: errands.of_barge,
            verbs.SET: errands.of_beginning_at,
            verbs.PAUSE: lambda _: -NEVER,
            verbs.MOOR: errands.of_quay,
            verbs.AGAIN: lambda _: errands.of_another_move(),
            verbs.TAKE: lambda gain: worth.of_gain(gain_named(gain)),
            verbs.ARM: worth.of_weapon,
            verbs.HIRE: worth.of_table,
            verbs.TAME: worth.of_animal,
            verbs.DRAW_FROM: campfire.of_pile,
            verbs.THROW: lambda cargo: -worth.of_throwing(cargo),
            verbs.WAIT: lambda animal: -worth.of_animal(animal),
            verbs.GIFT: self.of_gift,
            verbs.STAND: lambda _: 0,
            verbs.USE: self.of_using,
            verbs.SPARE: self.of_sparing,
            verbs.ENOUGH: lambda _: 0,
            verbs.SAIL_TO: self.of_sailing,
            verbs.STEER: self.of_steering,
            verbs.HOME: self.of_stop,
            verbs.BUY: lambda gain: plans.of_buying(gain_named(gain)),
            verbs.THROW_BOMB: lambda _: plans.of_bomb(int(table.foe)),
            verbs.PUT: self.of_putting,
            verbs.GIVE_CRATE: lambda _: -plans.of_a_dodge(),
            verbs.PAY_RUM: lambda _: -worth.price(verbs.RUM),
            verbs.LAY: plans.of_defence,
            verbs.REPEL: worth.of_losing,
            verbs.SIGN: lambda _: self.of_reward() - worth.price(verbs.CONTRACT),
            verbs.HIDE: lambda good: worth.of_hiding(good, int(price(table, self.islands))),
            verbs.DRINK: campfire.of_drinking,
            verbs.PROMISE: campfire.of_promising,
            verbs.TELL: self.of_tale,
            verbs.TWICE: campfire.points,
            verbs.ONCE: lambda _: 0,
            verbs.DOUBLE: self.of_line,
        }

    def worth_of(self, action: int) -> float:
        verb = CODEC.verb(action)
        if verb in self.answers:
            return self.answers[verb](int(action - verb.base))
        return self.plans.of_action(action)

    def of_gift(self, gift: int) -> float:
        fare = self.worth.price(DOUBLOON) if arg_of(self.question) == 1 else 0
        return self.errands.of_gift(gift) - fare

    # --- Animals ---------------------------------------------------------------------------------

    def of_using(self, animal: int) -> float:
        if animal == verbs.CRAB:
            return self.plans.of_crab(int(self.table.foe)) - ANIMAL_KEPT
        if animal == verbs.LIZARD:
            return self.of_reward() - ANIMAL_KEPT
        if animal == verbs.KRAKEN:
            return self.errands.of_bonus(int(arg_of(self.question)))
        return LEFTOVER  # the cat, and the rat: better than to lose something

    def of_reward(self) -> float:
        return self.plans.of_reward_again(int(self.table.adversaries[self.table.foe]))

    def of_sparing(self, thing: int) -> float:
        """NAS-Z8: what it pays for, and the object is still there."""
        paid = [a for a in self.legal if CODEC.verb(a) in PAID_WITH[thing]]
        best = max(map(self.worth_of, paid), default=-NEVER)
        return best + self.worth.price(thing) - ANIMAL_KEPT

    # --- At sea ----------------------------------------------------------------------------------

    def of_sailing(self, zone: int) -> float:
        return of_sailing(self.table, self.islands, self.me, int(self.table.boat[self.me]), zone)

    def of_steering(self, figure: int) -> float:
        zone = int(self.table.sea_dog if figure == SEA_DOG else self.table.dutchman)
        there = of_sailing(self.table, self.islands, self.me, zone, zone)
        return there - self.worth.price(verbs.COMPASS)

    def of_putting(self, crates: int) -> float:
        if self.table.foe == THE_DUTCHMAN:
            return self.plans.of_dutchman_crates(crates)
        return self.plans.of_fight(int(self.table.foe), crates)

    # --- On the way home -------------------------------------------------------------------------

    def of_stop(self, stop: int) -> float:
        """All stops on the way if they pay; what counts at sea is the provision kept."""
        kept = A_PROVISION_KEPT if self.worth.later > 0 else LEFTOVER
        if stop == verbs.SKULL_ISLAND:
            best = max(map(self.worth.of_hidden, self.worth.goods_aboard()))
            return kept + (0.2 if best > 0 else -0.2)
        return kept + (0.1 if stop == verbs.CAMPFIRE else 0)

    def of_tale(self, tale: int) -> float:
        return float(tale == self.campfire.to_tell(int(arg_of(self.question))))

    def of_line(self, line: int) -> float:
        """NAS-Z2: what the home port gives for each of the three, once more."""
        table, me = self.table, self.me
        if line == 0:
            return self.worth.of_crates(int(outposts_of(table, me)))
        if line == 1:
            return TALE_DRAWN * int(own_adversaries(table, me))
        return TOWER_POINTS * int(towers_with(table, me, 1, ALL))
