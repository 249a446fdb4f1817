"""The booklet of Chests & Sabres, in its order: setup, turn, end of turn, end of game.

What is asked on the way is an object of its chapter; the list of them all stands at the end.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.chests.rules import dice, filling, verbs as v
from tidetable.games.chests.rules.components import Components
from tidetable.games.chests.rules.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.rules.questions import Draw, Question
from tidetable.games.chests.rules.state import NO_DICE, ChestsState, Tabletop

# --- Setup -------------------------------------------------------------------------------------


def set_up(state: ChestsState, first: i64) -> None:
    """CHE-S1: the pile, three open chests. CHE-S2, CHE-R13: who starts is named, or drawn."""
    table = state.table
    table.pile = table.all_unopened()
    table.player = first
    lay_out_chests(state)


def lay_out_chests(state: ChestsState) -> bool:
    """CHE-T8: fill empty places from the pile, and show the keys of its new top card (CHE-R1).

    Chance is asked when the next top card is to be seen; True when all lies as it should.
    """
    table = state.table
    place: i64 = 0
    while True:
        if table.top == 0 and table.pile > 0:
            state.open(CHEST.asks())
            return False
        while place < v.N_PLACES and table.places[place] > 0:
            place += 1
        if place == v.N_PLACES or table.top == 0:
            return True
        table.places[place] = table.top
        table.top = 0
        table.pile -= 1


@final
class DrawChest(Draw):
    """CHE-S1: the next card of the pile, any that is neither opened nor lies open."""

    def odds(self, components: Components, table: Tabletop, arg: i64, into: Buffer) -> None:
        for keys in range(1, v.MAX_KEYS + 1):
            n = table.unopened_with(keys)
            for place in range(v.N_PLACES):
                if table.places[place] == keys:
                    n -= 1
            if n > 0:
                into.add_weighted(v.CHEST.of(keys - 1), n)

    def do(self, state: ChestsState, action: i64, news: News | None) -> None:
        state.table.top = action - v.CHEST.base + 1
        if lay_out_chests(state):
            chests_lie(state)


def chests_lie(state: ChestsState) -> None:
    """Go on once the chests lie there: with the first turn, or with the next."""
    table = state.table
    if table.turn > 0:
        pass_the_dice(state)
    elif table.player >= 0:
        begin_turn(state, table.player)
    else:
        state.open(START.asks())


@final
class DrawStart(Draw):
    """CHE-R13: every seat is as likely to start."""

    def odds(self, components: Components, table: Tabletop, arg: i64, into: Buffer) -> None:
        for seat in range(table.seats):
            into.add_weighted(v.START.of(seat), 1)

    def do(self, state: ChestsState, action: i64, news: News | None) -> None:
        begin_turn(state, action - v.START.base)


# --- Turn --------------------------------------------------------------------------------------


def begin_turn(state: ChestsState, player: i64) -> None:
    table = state.table
    table.player = player
    table.turn += 1
    table.rolls = 0
    table.n_filled = 0
    table.dice = NO_DICE[:]
    state.open(ROLL.asks(player))


@final
class Roll(Question):
    """CHE-T1: first of all the dice are rolled."""

    def allows(self, table: Tabletop, into: Buffer) -> None:
        into.add(v.ROLL.base)

    def do(self, state: ChestsState, action: i64) -> None:
        roll(state)


def roll(state: ChestsState) -> None:
    """Ask chance for the dice. Which roll of which turn it is, is all its luck depends on."""
    table = state.table
    state.open(DICE.asks(table.turn * 2 + table.rolls))


@final
class DrawDice(Draw):
    """CHE-T1: all dice, or once more those not placed."""

    def odds(self, components: Components, table: Tabletop, arg: i64, into: Buffer) -> None:
        dice.draw_dice(table, components.die, into)

    def sample(
        self, components: Components, table: Tabletop, arg: i64, luck: Luck, into: Buffer
    ) -> i64:
        return dice.throw_dice(table, components.sides, luck)

    def do(self, state: ChestsState, action: i64, news: News | None) -> None:
        state.table.dice = dice.faces_of(action)
        state.table.rolls += 1
        if not go_on(state):
            # CHE-T2: they fit nowhere. Said, since nobody is asked.
            tell(news, state.table.player, v.LOST.base)
            end_turn(state)


@final
class Use(Question):
    """CHE-T2: what to do with dice that lie there."""

    def allows(self, table: Tabletop, into: Buffer) -> None:
        if not filling.forbids_roll(table):
            into.add(v.ROLL.base)
        obliged = filling.cards_to_fill(table, into)
        if table.old_sea_dogs == 1:
            filling.thefts(table, into)
        if not obliged:
            into.add(v.DONE.base)

    def forbids(self, table: Tabletop, action: i64) -> str:
        if action == v.ROLL.base:
            return filling.forbids_roll(table)
        if v.OPEN.has(action):
            return filling.forbids_open(table, action - v.OPEN.base)
        if v.LOAD.has(action):
            return filling.forbids_load(table, action - v.LOAD.base)
        if v.STEAL.has(action):
            owner = (action - v.STEAL.base) // v.N_TREASURES
            treasure = (action - v.STEAL.base) % v.N_TREASURES
            boarding = filling.forbids_board(table, owner)
            return boarding or filling.forbids_steal(table, owner, treasure)
        return super().forbids(table, action)

    def do(self, state: ChestsState, action: i64) -> None:
        if action == v.ROLL.base:
            roll(state)
        elif action == v.DONE.base:
            end_turn(state)
        else:
            filling.fill(state.table, action)
            if not go_on(state):
                end_turn(state)


def go_on(state: ChestsState) -> bool:
    """Ask what to do with the dice, unless there is nothing to choose; then the turn is over."""
    table = state.table
    if filling.forbids_roll(table):
        SCRATCH.clear()
        USE.allows(table, SCRATCH)
        if SCRATCH.n == 1 and SCRATCH.actions[0] == v.DONE.base:
            return False
    state.open(USE.asks(table.player))
    return True


# --- End of the turn ---------------------------------------------------------------------------


def end_turn(state: ChestsState) -> None:
    """CHE-T7, CHE-R14: every card filled takes effect now, those of a greedy pirate's first roll
    too (CHE-R2); there is nothing left to choose.
    """
    load_treasures(state.table)
    resolve(state)


def load_treasures(table: Tabletop) -> None:
    """CHE-R14: loadings and thefts first. All of them go under the player's own boat."""
    under = seat_treasure(table.player, 0)
    for i in range(table.n_filled):
        action = table.filled[i]
        if v.LOAD.has(action):
            treasure = action - v.LOAD.base
            table.treasures[under + treasure] -= 1
            table.loot[under + treasure] += 1
        elif v.STEAL.has(action):
            there = action - v.STEAL.base
            table.treasures[there] -= 1
            table.loot[under + there % v.N_TREASURES] += 1


def resolve(state: ChestsState) -> None:
    """Turn over what was opened, lay out new chests, pass the dice on: whatever comes next."""
    table = state.table
    place = next_opened(table)
    if place >= 0:
        state.open(TREASURE.asks(table.places[place]))
    elif lay_out_chests(state):
        chests_lie(state)


def next_opened(table: Tabletop) -> i64:
    """Return the place of the next chest to turn over, -1 when none is left."""
    for i in range(table.n_filled):
        action = table.filled[i]
        if v.OPEN.has(action) and table.places[action - v.OPEN.base] > 0:
            return action - v.OPEN.base
    return -1


@final
class DrawTreasure(Draw):
    """CHE-T3: what a chest with so many keys holds, any such card not opened yet."""

    def odds(self, components: Components, table: Tabletop, arg: i64, into: Buffer) -> None:
        first = keys_treasure(arg - 1, 0)
        into.add_bag(v.TREASURE.base, table.unopened[first : first + v.N_TREASURES])

    def do(self, state: ChestsState, action: i64, news: News | None) -> None:
        turn_over(state.table, action - v.TREASURE.base, news)
        resolve(state)


def turn_over(table: Tabletop, treasure: i64, news: News | None) -> None:
    """CHE-T3: the treasure lies before the boat; CHE-T6: fish bones go into it at once."""
    place = next_opened(table)
    table.unopened[keys_treasure(table.places[place] - 1, treasure)] -= 1
    table.places[place] = 0
    mine = seat_treasure(table.player, treasure)
    if treasure == v.FISH_BONES:
        table.loot[mine] += 1
    else:
        table.treasures[mine] += 1
    if table.pile == 0 and table.all_unopened() == 0:
        # CHE-E1, CHE-R11: whatever the last chest holds. One turn each follows this one.
        table.turns_left = table.seats
        tell(news, table.player, v.LAST_ROUND.base)


def pass_the_dice(state: ChestsState) -> None:
    """CHE-T8, CHE-R5: the final round begins with the left neighbour of whoever began it."""
    table = state.table
    if table.turns_left == 0:
        table.dice = NO_DICE[:]
        table.n_filled = 0
        return
    if table.turns_left > 0:
        table.turns_left -= 1
    begin_turn(state, (table.player + 1) % table.seats)


# --- End of the game ---------------------------------------------------------------------------


def coins(table: Tabletop, seat: i64) -> i64:
    return loaded(table, seat, v.COINS)


def diamonds(table: Tabletop, seat: i64) -> i64:
    return loaded(table, seat, v.DIAMONDS)


def loaded(table: Tabletop, seat: i64, shown: vec[i64]) -> i64:
    """Count what the treasures in a boat show of coins, or of diamonds."""
    n: i64 = 0
    for treasure in range(v.N_TREASURES):
        n += table.loot[seat_treasure(seat, treasure)] * shown[treasure]
    return n


def fish_bones(table: Tabletop, seat: i64) -> i64:
    return table.loot[seat_treasure(seat, v.FISH_BONES)]


def standing(table: Tabletop, seat: i64) -> i64:
    """CHE-E2, CHE-E3 as one number: points, then more diamonds, then fewer fish bones."""
    points = coins(table, seat) + diamonds(table, seat)
    return (points * 100 + diamonds(table, seat)) * 100 - fish_bones(table, seat)


# --- All that is asked, in the order of its numbers --------------------------------------------

START: Final = DrawStart(0, "start")
CHEST: Final = DrawChest(1, "chest")
DICE: Final = DrawDice(2, "dice")
TREASURE: Final = DrawTreasure(3, "treasure")
ROLL: Final = Roll(4, "roll", "CHE-T1")
USE: Final = Use(5, "use", "CHE-R7")

DRAWS: Final[vec[Draw]] = vec[Draw]([START, CHEST, DICE, TREASURE])
QUESTIONS: Final[vec[Question]] = vec[Question]([ROLL, USE])
N_DRAWS: Final = 4
SCRATCH: Final = Buffer()  # to look whether there is anything to choose
