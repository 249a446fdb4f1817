"""A fight (NAS-A5), in the order of NAS-R-30; against the Flying Dutchman too (NAS-X2)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import objects, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import EDITION_1, Islands
from tidetable.games.nassau.rules.crew import lay_pirates, pairs
from tidetable.games.nassau.rules.drawers import Hand, slot_seat
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, NassauState, Tabletop

BOMB_DAMAGE: Final = 2


# --- (1) the adversary ---------------------------------------------------------------------------


def forbids_fight(table: Tabletop, islands: Islands, slot: i64) -> str:
    """NAS-A5: an adversary; NAS-R-31: and a crate to put, a bomb, or a crab that is enough."""
    if table.adversaries[slot] < 0:
        return "NAS-A5"
    me = table.player
    if table.crates[me] > 0 or table.owns(me, v.BOMB) > 0:
        return ""
    if is_crab_enough(table, islands, slot) and not objects.forbids_use(table, me, v.CRAB):
        return ""
    return "NAS-R-31"


def is_crab_enough(table: Tabletop, islands: Islands, slot: i64) -> bool:
    """NAS-R-32: if it leaves no strength; in edition 1, none beyond the crates of all."""
    left = strength_of(table, islands, slot) - 1
    if islands.edition == EDITION_1:
        return table.crates_of_all(slot) >= left
    return left == 0


def forbids_dutchman(table: Tabletop) -> str:
    """NAS-X2: where he is; NAS-R-31: with crates only."""
    if table.dutchman != table.boat[table.player]:
        return "NAS-X2"
    return "" if table.crates[table.player] > 0 else "NAS-R-31"


def begin_fight(table: Tabletop, foe: i64) -> None:
    table.foe = foe
    table.put = 0
    table.bombed = 0
    table.bomb_crates = 0
    table.crabbed = 0
    table.at_once = 0
    table.times = 0
    table.signed = 0
    for face in range(len(table.dice)):
        table.set_dice(face, 0)
    table.push(steps.PREPARE)


def weapon_against(table: Tabletop, islands: Islands) -> i64:
    if table.foe == THE_DUTCHMAN:
        return table.dutchman_weapons[table.round - 1]
    return islands.type_weapon[islands.adversary_type[table.adversaries[table.foe]]]


def strength(table: Tabletop, islands: Islands) -> i64:
    """The strength of whom one fights."""
    return strength_of(table, islands, table.foe)


def strength_of(table: Tabletop, islands: Islands, slot: i64) -> i64:
    """NAS-Z3, NAS-E13: the crab makes it 1 less, for tokens and for the crates needed."""
    printed = islands.adversary_strength[table.adversaries[slot]]
    if table.foe == slot:
        return printed - table.crabbed
    return printed


# --- (2) bomb and crab, (3) crates ---------------------------------------------------------------


def prepare(state: NassauState, news: News | None) -> None:
    """Beaten at once, or ask, if there is a choice."""
    table = state.table
    if is_beaten_at_once(table, state.islands):
        table.at_once = 1
        table.push(steps.BEATEN)
        table.push(steps.REWARD)
        return
    least = least_crates(table)
    is_choice = least < pairs(table, table.player, weapon_against(table, state.islands))
    if is_choice or not forbids_bomb(table) or not forbids_crab(table, state.islands):
        state.open(PREPARE.asks(table.player))
    else:
        tell(news, table.player, v.PUT.of(least))
        put(table, state.islands, least, news)


def is_beaten_at_once(table: Tabletop, islands: Islands) -> bool:
    """NAS-R-32: by a bomb with the crates of all, or by a crab that lowers its strength to 0."""
    if table.foe == THE_DUTCHMAN:
        return False
    if table.bombed == 0:
        by_crates = islands.edition == EDITION_1 and table.crabbed == 1
        reached = table.crates_of_all(table.foe) if by_crates else 0
        return reached >= strength(table, islands)
    missing = BOMB_DAMAGE - table.bomb_crates
    return table.crates_of_all(table.foe) + missing >= strength(table, islands)


def least_crates(table: Tabletop) -> i64:
    if table.bombed == 1:
        return 0
    return 1


@final
class Prepare(Question):
    """NAS-R-30: a bomb and the crab, then the crates."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        if not forbids_bomb(table):
            into.add(v.THROW_BOMB.base)
            objects.or_spare(table, v.BOMB, into)
        if objects.forbids_unpaid(table):
            return
        if not forbids_crab(table, islands):
            into.add(v.USE.of(v.CRAB))
        most = pairs(table, table.player, weapon_against(table, islands))
        for crates in range(least_crates(table), most + 1):
            into.add(v.PUT.of(crates))

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if action == v.THROW_BOMB.base:
            return forbids_bomb(table)
        if action == v.USE.of(v.CRAB):
            return objects.forbids_unpaid(table) or forbids_crab(table, islands)
        if v.PUT.has(action):
            crates = action - v.PUT.base
            return objects.forbids_unpaid(table) or forbids_put(table, islands, crates)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        if action == v.THROW_BOMB.base:
            throw_bomb(table, state.islands)
        elif action == v.USE.of(v.CRAB):
            objects.turn_over(table, table.player, v.CRAB)
            table.crabbed = 1
            table.push(steps.PREPARE)
        else:
            put(table, state.islands, action - v.PUT.base, news)


def forbids_bomb(table: Tabletop) -> str:
    """NAS-O3; NAS-R-35: at most one a fight. NAS-R-48: none against the Dutchman."""
    if table.foe == THE_DUTCHMAN:
        return "NAS-R-48"
    if table.bombed == 1:
        return "NAS-R-35"
    return "" if table.owns(table.player, v.BOMB) > 0 else "NAS-O3"


def forbids_crab(table: Tabletop, islands: Islands) -> str:
    """NAS-Z3; NAS-R-31: not if nothing could follow: no crate, no bomb, some strength left."""
    me = table.player
    rule = objects.forbids_use(table, me, v.CRAB)
    if rule:
        return rule
    if table.crates[me] > 0 or table.bombed == 1 or table.owns(me, v.BOMB) > 0:
        return ""
    return "" if is_crab_enough(table, islands, table.foe) else "NAS-R-31"


def forbids_put(table: Tabletop, islands: Islands, crates: i64) -> str:
    """NAS-R-31: one at least; NAS-A5, NAS-X2: one for each pair at most."""
    if crates < least_crates(table):
        return "NAS-R-31"
    if crates <= pairs(table, table.player, weapon_against(table, islands)):
        return ""
    return "NAS-X2" if table.foe == THE_DUTCHMAN else "NAS-A5"


def throw_bomb(table: Tabletop, islands: Islands) -> None:
    """NAS-O3: 2 damage at once. If that is not enough, 2 crates are put on it (NAS-R-3)."""
    me = table.player
    objects.pay(table, v.BOMB)
    table.bombed = 1
    table.push(steps.PREPARE)
    if table.crates_of_all(table.foe) + BOMB_DAMAGE >= strength(table, islands):
        return
    at = slot_seat(table.foe, me)
    for _crate in range(BOMB_DAMAGE):  # NAS-R-35: from the supply, then from the holds
        if table.crate_supply[me] > 0:
            table.add_crate_supply(me, -1)
        elif table.crates[me] > 0:
            table.add_crates(me, -1)
        else:
            return
        table.add_crates_on(at, 1)
        table.bomb_crates += 1


def put(table: Tabletop, islands: Islands, crates: i64, news: News | None) -> None:
    """NAS-A5: a crate for each pair of a sailor and a weapon; more than needed may be put."""
    me = table.player
    lay_pirates(table, crates - table.sailors[me], news)
    table.add_crates(me, -crates)
    table.put = crates
    if table.foe == THE_DUTCHMAN:
        table.add_dutchman_crates(me, crates)
        n_tokens = islands.dutchman_tokens[table.round - 1]
    else:
        table.add_crates_on(slot_seat(table.foe, me), crates)
        n_tokens = strength(table, islands)
    table.push(steps.BEATEN)
    table.push(steps.REWARD)
    table.push(steps.LOSSES)
    table.push(steps.REPEL)
    table.push(steps.CAT)
    table.push(steps.DEFENCE)
    table.push(steps.DODGES)
    table.push(steps.TOKENS, n_tokens)


PREPARE: Final = Prepare(34, "prepare", "NAS-R-31")
