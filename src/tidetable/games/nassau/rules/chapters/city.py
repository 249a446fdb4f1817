"""Phase I, the city of Nassau: how the captain walks, the barge, the pass."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import objects, steps, streets, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters import walking
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.notices import pay_points
from tidetable.games.nassau.rules.places import zone_of_outpost
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop

HARBOUR: Final = 0  # the zone A
QUAY_PROVISIONS: Final = 2
BARGE_POINTS: Final = 2
FIRST_MOVE: Final = 0
SECOND_MOVE: Final = 1
SECOND_FROM_HERE: Final = 2  # when he was set somewhere for it
# --- A turn in the city (NAS-R-25: a move, a pause, or the pass) ----------------------------------


class CaptainMove(Question):
    """NAS-N1, NAS-N2: the captain goes along an alley, or by barge. NAS-N6: or begins anew."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        walking.ways(table, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.WALK.has(action):
            return walking.forbids_walk(table, v.WALK.number(action), walking.DIRECT)
        if v.DETOUR.has(action):
            return walking.forbids_walk(table, v.DETOUR.number(action), walking.LONGER)
        if v.BARGE.has(action):
            exits = action - v.BARGE.base
            return walking.forbids_barge(table, exits // v.N_EXITS, exits % v.N_EXITS)
        if v.SET.has(action):
            return walking.forbids_anew(table) or walking.forbids_set(table, v.SET.number(action))
        if v.STAND.has(action):
            return "NAS-N1"  # it is the captain who moves
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        if v.SET.has(action):
            set_captain(state, v.SET.number(action), arg)
            return
        if arg == FIRST_MOVE:
            table.push(steps.AGAIN)
        if v.WALK.has(action):
            walk(table, v.WALK.number(action), walking.DIRECT)
        elif v.DETOUR.has(action):
            walk(table, v.DETOUR.number(action), walking.LONGER)
        else:
            exits = action - v.BARGE.base
            barge(table, exits // v.N_EXITS, exits % v.N_EXITS, news)


@final
class City(CaptainMove):
    """NAS-R-25: a move, with or without an extra one; a pause; or the pass."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        if not objects.forbids_paid_by(table, v.DOUBLOON):
            walking.ways(table, into)
        if not forbids_pause(table):
            into.add(v.PAUSE.base)
            objects.or_spare(table, v.RUM, into)
        if not objects.forbids_unpaid(table):
            quays(table, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if action == v.PAUSE.base:
            return forbids_pause(table)
        if v.MOOR.has(action):
            return objects.forbids_unpaid(table) or forbids_quay(table, v.MOOR.number(action))
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if action == v.PAUSE.base:
            objects.pay(state.table, v.RUM)
        elif v.MOOR.has(action):
            moor(state.table, v.MOOR.number(action), news)
        else:
            super().do(state, arg, action, news)


@final
class Walk(CaptainMove):
    """NAS-R-24: a move must follow, when it is paid for or when the captain was set somewhere."""

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        is_set = arg != SECOND_MOVE  # NAS-R-7: from where he was set
        if is_set and (action == v.ENOUGH.base or v.SET.has(action) or v.MOOR.has(action)):
            return "NAS-R-7"
        if v.MOOR.has(action):
            return "NAS-R-24"
        if action == v.AGAIN.base and arg != FIRST_MOVE:
            return "NAS-R-13"
        return super().forbids(table, hand, islands, arg, action)


def forbids_pause(table: Tabletop) -> str:
    """NAS-N4: a rum for it."""
    if table.owns(table.player, v.RUM) == 0:
        return "NAS-N4"
    return objects.forbids_paid_by(table, v.RUM)


def fill(table: Tabletop, alley: i64) -> None:
    """Put a pirate on each section."""
    me = table.player
    table.set_occupied(alley, me + 1)
    table.add_pirates(me, -table.sections[alley])
    table.add_in_city(me, table.sections[alley])


def walk(table: Tabletop, square: i64, way: i64) -> None:
    """NAS-N1, NAS-E1: fill the alley, move the captain, take what the square shows."""
    fill(table, walking.alley_to(table, table.captain, square, table.pirates[table.player], way))
    arrive(table, square)


def barge(table: Tabletop, out: i64, back: i64, news: News | None) -> None:
    """NAS-N2, NAS-E2: a doubloon, or 2 points for whoever has none left, before the new gain."""
    fill(table, streets.FIRST_EXIT + out)
    if table.owns(table.player, v.DOUBLOON) > 0:
        objects.pay(table, v.DOUBLOON)
    else:
        pay_points(table, table.player, BARGE_POINTS, news)
    fill(table, streets.FIRST_EXIT + back)
    arrive(table, streets.exit_of(table, back))


def arrive(table: Tabletop, square: i64) -> None:
    """NAS-R-23: a square gives again each time it is entered."""
    table.captain = square
    table.set_visited(square, 1)
    if square == table.figure:
        table.push(steps.FIGURE)  # NAS-R-50: after the square's gain
    table.push(steps.SQUARE)


def set_captain(state: NassauState, square: i64, which: i64) -> None:
    """NAS-N6: setting him there gives nothing; a move from there must follow (NAS-R-7)."""
    state.table.captain = square
    if which == SECOND_MOVE:
        state.open(WALK.asks(state.table.player, SECOND_FROM_HERE))
    else:
        state.open(WALK.asks(state.table.player))


def take_square(state: NassauState) -> None:
    """NAS-N1: what the square shows; with a stroke between them, one of two."""
    table = state.table
    one = streets.options_of(table, state.islands, table.captain, 0)
    other = streets.options_of(table, state.islands, table.captain, 1)
    if other == 0 or other == one:
        table.push(steps.GAIN, one)
    else:
        state.open(OPTION.asks(table.player))


@final
class SquareOption(Question):
    """NAS-R-17: either side, also one that would lapse."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for n in range(2):
            into.add(v.TAKE.of(v.named(streets.options_of(table, islands, table.captain, n))))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.push(steps.GAIN, v.gain_named(action - v.TAKE.base))


# --- The extra move (NAS-N3, NAS-R-24) -----------------------------------------------------------


def offer_again(state: NassauState) -> None:
    """Asked when the first move is resolved, of whoever can pay and can move."""
    table = state.table
    if table.owns(table.player, v.DOUBLOON) > 0 and walking.can_move(table):
        state.open(AGAIN.asks(table.player))


@final
class Again(Question):
    """NAS-N3: for a doubloon, once a turn (NAS-R-13)."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        into.add(v.AGAIN.base)
        objects.or_enough(table, v.DOUBLOON, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.MOOR.has(action):
            return "NAS-R-24"
        if any(verb.has(action) for verb in (v.WALK, v.DETOUR, v.BARGE, v.SET)):
            return "NAS-N3"  # to be paid first
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if action == v.AGAIN.base:
            objects.pay(state.table, v.DOUBLOON)
            state.open(WALK.asks(state.table.player, SECOND_MOVE))


# --- The pass (NAS-N5) ---------------------------------------------------------------------------


def quays(table: Tabletop, into: Buffer) -> None:
    for quay in range(v.N_HARBOUR_QUAYS + len(table.outpost_owner)):
        if not forbids_quay(table, quay):
            into.add(v.MOOR.of(quay))


def forbids_quay(table: Tabletop, quay: i64) -> str:
    """NAS-R-6: a free quay of the harbour, or that of an own outpost (NAS-N5)."""
    if quay < v.N_HARBOUR_QUAYS:
        return "" if table.quays[quay] < 0 else "NAS-R-6"
    outpost = quay - v.N_HARBOUR_QUAYS
    is_mine = outpost < len(table.outpost_owner) and table.outpost_owner[outpost] == table.player
    return "" if is_mine else "NAS-N5"


def moor(table: Tabletop, quay: i64, news: News | None) -> None:
    """NAS-N5: 2 provisions, and the quay's bonus. The first to pass takes the dolphin."""
    me = table.player
    if all(table.passed[seat] == 0 for seat in range(table.seats)):
        table.dolphin = me
        tell(news, me, v.DOLPHIN.base)
    table.set_passed(me, 1)
    if quay < v.N_HARBOUR_QUAYS:
        table.set_quays(quay, me)
        table.set_boat(me, HARBOUR)  # NAS-R-5
        table.push(steps.QUAY, quay)
    else:
        table.set_boat(me, zone_of_outpost(quay - v.N_HARBOUR_QUAYS))
    table.push(steps.GAIN, v.PROVISION * v.AMOUNT + QUAY_PROVISIONS)


def quay_bonus(state: NassauState, quay: i64) -> None:
    """NAS-Z6: the kraken doubles the bonus, if its owner wishes."""
    table = state.table
    push_quay_bonus(table, state.islands, quay)
    if not objects.forbids_use(table, table.player, v.KRAKEN):
        state.open(KRAKEN.asks(table.player, quay))


def push_quay_bonus(table: Tabletop, islands: Islands, quay: i64) -> None:
    table.push(steps.GAIN, islands.quay_gains[quay * 2 + 1])
    table.push(steps.GAIN, islands.quay_gains[quay * 2])


@final
class Kraken(Question):
    """NAS-Z6: whether it doubles the bonus."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        into.add(v.USE.of(v.KRAKEN))
        into.add(v.ENOUGH.base)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if v.USE.has(action):
            objects.turn_over(state.table, state.table.player, v.KRAKEN)
            push_quay_bonus(state.table, state.islands, arg)


def go_into_the_city(table: Tabletop) -> None:
    """NAS-N1: a new round in the city; the captain stays where he is (NAS-P1)."""
    for square in range(v.N_SQUARES):
        table.set_visited(square, 0)
    table.set_visited(table.captain, 1)
    for quay in range(v.N_HARBOUR_QUAYS):
        table.set_quays(quay, -1)
    for seat in range(table.seats):
        table.set_passed(seat, 0)
        table.set_boat(seat, -1)


CITY: Final = City(18, "city", "NAS-R-25")
WALK: Final = Walk(19, "walk", "NAS-R-24")
AGAIN: Final = Again(20, "again", "NAS-N3")
OPTION: Final = SquareOption(21, "option", "NAS-R-17")
KRAKEN: Final = Kraken(28, "kraken", "NAS-Z6")
