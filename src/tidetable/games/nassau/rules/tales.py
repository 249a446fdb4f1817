"""Sailor's tales: drawing them, and whether what they tell is true (NAS-R-51)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, count, sealed_ask, tell
from tidetable.games.nassau.rules import archipelago, drawers, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.menagerie import animals_of, is_owned
from tidetable.games.nassau.rules.places import slot_at
from tidetable.games.nassau.rules.questions import Draw, Question
from tidetable.games.nassau.rules.state import N_PILES, NassauState, Tabletop

ONE_DECK: Final = 16  # of a draw's argument: a deck of its own, as long as there are three
ON_THE_TABLE: Final = 1  # face down before its player
AMONG_DISCARDS: Final = 2  # face down among the discards


# --- Drawing (NAS-R-20) --------------------------------------------------------------------------


def draw_tales(state: NassauState, n: i64, news: News | None) -> None:
    """One by one, each seen before the next pile is chosen; no question if one pile is left."""
    if n > 0 and are_tales_left(state.table):
        state.table.push(steps.TALES, n - 1)
        PILE.put_to(state, state.table.player, n, news)


def are_tales_left(table: Tabletop) -> bool:
    return any(can_draw(table, pile) for pile in range(N_PILES))


def can_draw(table: Tabletop, pile: i64) -> bool:
    return table.pile_size[pile] + table.discards_open[pile] + table.discards_hidden[pile] > 0


@final
class Pile(Question):
    """NAS-R-20: either pile, if it has tales or discards."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for pile in range(N_PILES):
            if can_draw(table, pile):
                into.add(v.DRAW_FROM.of(pile))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        draw_from(state, action - v.DRAW_FROM.base, news)


def draw_from(state: NassauState, pile: i64, news: News | None) -> None:
    """NAS-R-20: an empty pile is rebuilt from its own discards when a card is wanted."""
    table = state.table
    if table.pile_size[pile] == 0:
        rebuild(state, pile, news)
    state.open(sealed_ask(CHANCE, TALE.kind, table.player * N_PILES + pile))


def rebuild(state: NassauState, pile: i64, news: News | None) -> None:
    """Face up and face down alike (NAS-R-41: nobody is shown what those were)."""
    table = state.table
    table.set_pile_size(pile, table.discards_open[pile] + table.discards_hidden[pile])
    for tale in range(v.N_TALES):
        if state.islands.tale_pile[tale] != pile:
            continue
        if table.discards[tale] == 1:
            table.set_discards(tale, 0)
            state.piles.set_tales(tale, 1)
        for seat in range(table.seats):
            if state.hands[seat].laid[tale] == AMONG_DISCARDS:
                state.hands[seat].set_laid(tale, 0)
                state.piles.set_tales(tale, 1)
    table.set_discards_open(pile, 0)
    table.set_discards_hidden(pile, 0)
    tell(news, table.player, v.RESHUFFLED.of(pile))


@final
class DrawTale(Draw):
    """Any tale of the pile; at the start, of one of the three decks (NAS-S2)."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        deck = arg // ONE_DECK - 1
        for tale in range(v.N_TALES):
            if state.piles.tales[tale] == 0:
                continue
            if deck >= 0:
                if state.islands.tale_deck[tale] == deck:
                    into.add_weighted(v.TALE_DRAWN.of(tale), 1)
            elif state.islands.tale_pile[tale] == arg % N_PILES:
                into.add_weighted(v.TALE_DRAWN.of(tale), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        seat = arg % ONE_DECK // N_PILES
        take_tale(state, seat, action - v.TALE_DRAWN.base, news)


def take_tale(state: NassauState, seat: i64, tale: i64, news: News | None) -> None:
    """Its owner sees it, everybody sees its back (NAS-R-52)."""
    table = state.table
    back = state.islands.tale_deck[tale]
    state.piles.set_tales(tale, 0)
    table.add_pile_size(state.islands.tale_pile[tale], -1)
    state.hands[seat].set_tales(tale, 1)
    table.add_backs(drawers.seat_back(seat, back), 1)
    if news is not None:
        news.tell(seat, CHANCE, v.TALE_DRAWN.of(tale))
        news.tell(EVERYONE, seat, v.GETS_TALE.of(back))


TALE: Final = DrawTale(9, "tale")
PILE: Final = Pile(25, "pile", "NAS-R-17")


# --- Conditions ----------------------------------------------------------------------------------


def is_met(table: Tabletop, islands: Islands, seat: i64, tale: i64) -> bool:
    """Whether a tale is true (NAS-T1). Starting pieces count, pirates are no sailors."""
    op = islands.tale_op[tale]
    what = islands.tale_what[tale]
    if op == archipelago.MOST_WEAPONS:
        return nobody_has_more_arms(table, seat, what)
    if op == archipelago.GOODS_IN_HOLDS_EXACT:
        n = islands.tale_n[tale]
        return table.all_goods(seat) == n and kinds_of_goods(table, seat) == n
    if op == archipelago.TOWERS_EXACT_SET:
        return has_towers_of(table, seat, what)
    if op == archipelago.ZONE_CLEARED:
        return foes_left(table, what) == 0
    if op == archipelago.SCORE_RANK:
        return nobody_is_ahead(table, seat, what)
    return counted(table, islands, seat, tale) >= needed(islands, tale)


def needed(islands: Islands, tale: i64) -> i64:
    """Return how many a tale asks for: one, if it does not say."""
    return max(1, islands.tale_n[tale])


def counted(table: Tabletop, islands: Islands, seat: i64, tale: i64) -> i64:
    """Count what a tale asks for at least so many of."""
    op = islands.tale_op[tale]
    what = islands.tale_what[tale]
    m = islands.tale_m[tale]
    if op == archipelago.SAILS_GE:
        return table.sails[seat]
    if op == archipelago.SAILORS_GE:
        return table.sailors[seat]
    if op == archipelago.WEAPONS_GE:
        return table.arms(seat, what)
    if op == archipelago.SAME_WEAPON_GE:
        return most_arms(table, seat)
    if op == archipelago.PROVISIONS_GE:
        return table.provisions[seat]
    if op == archipelago.CRATES_IN_HOLDS_GE:
        return table.crates[seat]
    if op == archipelago.RUM_GE:
        return table.owns(seat, v.RUM)
    if op == archipelago.DOUBLOONS_GE:
        return table.owns(seat, v.DOUBLOON)
    if op == archipelago.HAS_ANIMAL:
        return i64(is_owned(table, seat, what))
    if op == archipelago.ANIMALS_GE:
        return animals_of(table, seat)
    if op == archipelago.HAS_GOOD:
        at = drawers.seat_good(seat, what)
        return table.goods[at] + table.hidden[at]
    if op == archipelago.OPEN_HOLDS_GE:
        return table.holds[seat]
    if op == archipelago.STANDING_PIRATES_GE:
        return table.pirates[seat]
    if op == archipelago.OUTPOSTS_GE:
        return outposts_of(table, seat)
    if op == archipelago.DEFEATED_GE:
        return table.beaten[drawers.seat_foe_type(seat, what)]
    if op == archipelago.ADVERSARIES_WITH_OWN_CRATES:
        return adversaries_with(table, islands, seat, m, what)
    if op == archipelago.TOWERS_WITH_OWN_CRATES:
        return towers_with(table, seat, m, 99)
    assert op == archipelago.TOWER_EXACT
    return towers_with(table, seat, m, m)


def most_arms(table: Tabletop, seat: i64) -> i64:
    """Count the weapons of the type of which there are most."""
    most: i64 = 0
    for weapon in range(v.N_WEAPONS):
        most = max(most, table.arms(seat, weapon))
    return most


def nobody_has_more_arms(table: Tabletop, seat: i64, weapon: i64) -> bool:
    mine = table.arms(seat, weapon)
    return all(table.arms(other, weapon) <= mine for other in range(table.seats))


def kinds_of_goods(table: Tabletop, seat: i64) -> i64:
    n: i64 = 0
    for good in range(v.N_GOODS):
        if table.goods[drawers.seat_good(seat, good)] > 0:
            n += 1
    return n


def outposts_of(table: Tabletop, seat: i64) -> i64:
    return count(table.outpost_owner, seat)


def adversaries_with(
    table: Tabletop, islands: Islands, seat: i64, crates: i64, strength: i64
) -> i64:
    """Count adversaries with exactly so many own crates; of a strength, if one is given."""
    n: i64 = 0
    for slot in range(len(table.adversaries)):
        foe = table.adversaries[slot]
        if foe < 0 or table.crates_on[drawers.slot_seat(slot, seat)] != crates:
            continue
        if strength == 0 or islands.adversary_strength[foe] == strength:
            n += 1
    return n


def towers_with(table: Tabletop, seat: i64, least: i64, most: i64) -> i64:
    """Count watchtowers with so many own crates."""
    n: i64 = 0
    for place in range(len(table.tower_owner)):
        if table.tower_owner[place] == seat and least <= table.tower_crates[place] <= most:
            n += 1
    return n


def has_towers_of(table: Tabletop, seat: i64, numbers: i64) -> bool:
    """Whether there are towers with exactly each of these numbers of crates, a bit each."""
    crates: i64 = 0
    while numbers > 0:
        if numbers & 1 == 1 and towers_with(table, seat, crates, crates) == 0:
            return False
        numbers >>= 1
        crates += 1
    return True


def foes_left(table: Tabletop, zone: i64) -> i64:
    n: i64 = 0
    for i in range(len(table.adversaries) // v.N_ZONES):
        if table.adversaries[slot_at(zone, i)] >= 0:
            n += 1
    return n


def nobody_is_ahead(table: Tabletop, seat: i64, last: i64) -> bool:
    """First on the score track, or last; ties count."""
    mine = table.points[seat]
    if last == 1:
        return all(table.points[other] >= mine for other in range(table.seats))
    return all(table.points[other] <= mine for other in range(table.seats))
