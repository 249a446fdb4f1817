"""The campfire (NAS-H2, NAS-R-40): rum for tales, and whether they are true."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, sealed_ask, tell
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import Hand, seat_back
from tidetable.games.nassau.rules.notices import score
from tidetable.games.nassau.rules.objects import forbids_use, or_spare, pay, turn_over
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import ON_THE_TABLE, is_met

TALES_PER_RUM: Final = 3
IN_HAND: Final = 1
LAID: Final = 2


def most_rum(table: Tabletop) -> i64:
    """At most one for each three tales in hand, begun ones too."""
    me = table.player
    wanted = (table.hand_size(me) + TALES_PER_RUM - 1) // TALES_PER_RUM
    return min(table.owns(me, v.RUM), wanted)


@final
class Rum(Question):
    """NAS-H2: how many rum the tales are told for."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for rum in range(1, most_rum(table) + 1):
            into.add(v.DRINK.of(rum))
        or_spare(table, v.RUM, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.DRINK.has(action):
            return forbids_drink(table, action - v.DRINK.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        drink(state, action - v.DRINK.base, news)


def forbids_drink(table: Tabletop, rum: i64) -> str:
    if not 0 < rum <= table.owns(table.player, v.RUM):
        return "NAS-H2"
    return "" if rum <= most_rum(table) else "NAS-R-40"


def drink(state: NassauState, rum: i64, news: News | None) -> None:
    """NAS-R-8: what is paid counts for no tale any more."""
    table = state.table
    for _rum in range(rum):
        pay(table, v.RUM)
    if table.hand_size(table.player) > rum:
        state.open(TALES.asks(table.player, rum))
    else:
        tell(news, table.player, v.PROMISE.of(rum))
        promise(table, rum)


def most_tales(table: Tabletop, rum: i64) -> i64:
    """1 to 3 tales for each rum."""
    return min(table.hand_size(table.player), rum * TALES_PER_RUM)


@final
class Tales(Question):
    """NAS-H2: how many tales will be told for this rum."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for tales in range(arg, most_tales(table, arg) + 1):
            into.add(v.PROMISE.of(tales))

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.PROMISE.has(action):
            return forbids_promise(table, arg, action - v.PROMISE.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        promise(state.table, action - v.PROMISE.base)


def forbids_promise(table: Tabletop, rum: i64, tales: i64) -> str:
    """NAS-R-40: one at least for each rum."""
    if tales < rum:
        return "NAS-R-40"
    return "" if tales <= most_tales(table, rum) else "NAS-H2"


def promise(table: Tabletop, tales: i64) -> None:
    """How many is said openly, so that the sealed answers are as many, whatever they are."""
    table.promised = tales
    table.push(steps.JUDGE)
    table.push(steps.TWICE)
    table.push(steps.TELL, tales)


def tell_next(state: NassauState, n: i64) -> None:
    if n > 0:
        state.table.push(steps.TELL, n - 1)
        state.open(TELL.asks(state.table.player, n))


@final
class Tell(Question):
    """NAS-R-40: what may be laid next: upwards, and with enough left above."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        above: i64 = 0
        for tale in range(v.N_TALES):
            if hand.tales[tale] == IN_HAND and tale > hand.last:
                above += 1
        for tale in range(v.N_TALES):
            if hand.tales[tale] == IN_HAND and tale > hand.last:
                if above >= arg:
                    into.add(v.TELL.of(tale))
                above -= 1

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.TELL.has(action) and hand.tales[action - v.TELL.base] > 0:
            return "NAS-R-40" if super().forbids(table, hand, islands, arg, action) else ""
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        hand = state.hands[state.table.player]
        hand.set_tales(action - v.TELL.base, LAID)
        hand.last = action - v.TELL.base


def offer_parrot(state: NassauState) -> None:
    """NAS-R-45: said when the tales are laid; sealed, for it may name a bad joke."""
    table = state.table
    if not forbids_use(table, table.player, v.PARROT):
        state.open(sealed_ask(table.player, TWICE.kind))


@final
class Twice(Question):
    """NAS-Z7: whether a tale that was laid counts twice, and which."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for tale in range(v.N_TALES):
            if not forbids_twice(hand, tale):
                into.add(v.TWICE.of(tale))
        into.add(v.ONCE.base)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.TWICE.has(action):
            return forbids_twice(hand, action - v.TWICE.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if v.TWICE.has(action):
            turn_over(state.table, state.table.player, v.PARROT)
            state.hands[state.table.player].twice = action - v.TWICE.base


def forbids_twice(hand: Hand, tale: i64) -> str:
    """NAS-R-45: one of those laid now."""
    return "" if hand.tales[tale] == LAID else "NAS-R-45"


def judge(state: NassauState, news: News | None) -> None:
    """NAS-R-40: all checked together, before any point is given; what is met lies face up.

    NAS-R-41: a bad joke stays hidden for ever.
    """
    table = state.table
    me = table.player
    hand = state.hands[me]
    points: i64 = 0
    extra: i64 = 0
    for tale in range(v.N_TALES):
        if hand.tales[tale] != LAID:
            continue
        back = state.islands.tale_deck[tale]
        worth: i64 = 1
        hand.set_tales(tale, 0)
        table.add_backs(seat_back(me, back), -1)
        if is_met(table, state.islands, me, tale):
            worth = state.islands.tale_points[tale]
            table.set_told(tale, me + 1)
            tell(news, me, v.TOLD.of(tale))
        else:
            hand.set_laid(tale, ON_THE_TABLE)
            table.add_jokes(seat_back(me, back), 1)
            tell(news, me, v.JOKED.of(back))
        points += worth
        if tale == hand.twice:
            extra = worth  # NAS-Z7: not for the comparison
    table.add_told_points(me, points)
    hand.last = -1
    hand.twice = -1
    score(table, me, points + extra, news)


RUM: Final = Rum(44, "rum", "NAS-R-40")
TALES: Final = Tales(45, "tales", "NAS-R-40")
TELL: Final = Tell(46, "tell", "NAS-R-40", sealed=True)
TWICE: Final = Twice(47, "twice", "NAS-R-45")
