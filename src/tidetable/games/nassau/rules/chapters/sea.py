"""Phase II, the Caribbean: a provision, sailing, and one action in the zone reached."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import places, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters.fight import begin_fight, forbids_dutchman, forbids_fight
from tidetable.games.nassau.rules.chapters.home import forbids_stop, go_home, stops
from tidetable.games.nassau.rules.chapters.trade import forbids_trade
from tidetable.games.nassau.rules.crew import lay_pirates, pairs, reach_of
from tidetable.games.nassau.rules.drawers import Hand, seat_good
from tidetable.games.nassau.rules.notices import score
from tidetable.games.nassau.rules.objects import forbids_paid_by, forbids_unpaid, or_spare, pay
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, NassauState, Tabletop

FAR: Final = 99
TOWER_POINTS: Final = 2
SEA_DOG_RUM: Final = 2
PLUNDER_ARMS: Final = 2
PLUNDER_SAILORS: Final = 2


# --- Sailing (NAS-A1, NAS-A2) --------------------------------------------------------------------


class Sea(Question):
    """NAS-A1: a turn begins by sailing for a provision, by a compass, or on the way home."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        if not forbids_sailing(table):
            sails(table, islands, into)
        if not forbids_compass(table):
            compasses(table, into)
        if not forbids_unpaid(table):
            stops(table, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.SAIL_TO.has(action):
            zone = action - v.SAIL_TO.base
            return forbids_sailing(table) or forbids_sail(table, islands, zone)
        if v.STEER.has(action):
            return forbids_compass(table) or forbids_steer(table, action - v.STEER.base)
        if v.HOME.has(action):
            return forbids_unpaid(table) or forbids_stop(table, action - v.HOME.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if v.SAIL_TO.has(action):
            sail_to(state.table, state.islands, action - v.SAIL_TO.base, news)
        elif v.STEER.has(action):
            steer(state, action - v.STEER.base)
        else:
            go_home(state, action - v.HOME.base, news)


@final
class Sail(Sea):
    """NAS-R-28: from where the compass has steered the boat it may sail on."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        sails(table, islands, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.STEER.has(action):
            return forbids_compass(table) or "NAS-R-28"
        if v.HOME.has(action):
            return "NAS-A4"
        return super().forbids(table, hand, islands, arg, action)


def sails(table: Tabletop, islands: Islands, into: Buffer) -> None:
    """NAS-R-27: every zone within range, also the one where the boat is (0 zones)."""
    reach = reach_of(table, table.player)
    ways = distances(table, islands, table.boat[table.player])
    for zone in range(v.N_ZONES):
        if ways[zone] <= reach:
            into.add(v.SAIL_TO.of(zone))


def forbids_sailing(table: Tabletop) -> str:
    """NAS-A1: a provision for it."""
    if table.provisions[table.player] + table.paid == 0:
        return "NAS-A1"
    return forbids_unpaid(table)


def forbids_sail(table: Tabletop, islands: Islands, zone: i64) -> str:
    """NAS-A2: too far; NAS-R-27: or only because of a kraken."""
    reach = reach_of(table, table.player)
    start = table.boat[table.player]
    if distances(table, islands, start)[zone] <= reach:
        return ""
    calm = table.copy()
    calm.adversaries = vec[i64]([-1] * len(table.adversaries))
    return "NAS-R-27" if distances(calm, islands, start)[zone] <= reach else "NAS-A2"


def distances(table: Tabletop, islands: Islands, start: i64) -> vec[i64]:
    """Count zones to sail. A kraken ends the movement, but not where it begins (NAS-R-27)."""
    ways = FAR_ZONES[:]
    ways[start] = 0
    for far in range(v.N_ZONES):
        for zone in range(v.N_ZONES):
            if ways[zone] != far or (zone != start and has_kraken(table, islands, zone)):
                continue
            for other in range(v.N_ZONES):
                if islands.neighbours[zone * v.N_ZONES + other] == 1 and ways[other] > far + 1:
                    ways[other] = far + 1
    return ways


FAR_ZONES: Final = vec[i64]([FAR] * v.N_ZONES)


def has_kraken(table: Tabletop, islands: Islands, zone: i64) -> bool:
    for i in range(len(table.adversaries) // v.N_ZONES):
        foe = table.adversaries[places.slot_at(zone, i)]
        if foe >= 0 and islands.adversary_type[foe] == v.KRAKEN_TYPE:
            return True
    return False


def forbids_compass(table: Tabletop) -> str:
    """NAS-O4: a compass for it; NAS-R-12: and a provision all the same."""
    if table.owns(table.player, v.COMPASS) == 0:
        return "NAS-O4"
    if table.provisions[table.player] + table.paid == 0:
        return "NAS-R-12"
    return forbids_paid_by(table, v.COMPASS)


def zone_of(table: Tabletop, figure: i64) -> i64:
    """Return where the sea dog is, or the Dutchman; -1: nowhere."""
    if figure == v.SEA_DOG:
        return table.sea_dog
    return table.dutchman


def forbids_steer(table: Tabletop, figure: i64) -> str:
    """NAS-R-28: at most one a turn, before any sailing, and not to where one is."""
    zone = zone_of(table, figure)
    return "" if zone >= 0 and zone != table.boat[table.player] else "NAS-R-28"


def compasses(table: Tabletop, into: Buffer) -> None:
    before = into.n
    for figure in range(v.FLYING_DUTCHMAN + 1):
        if not forbids_steer(table, figure):
            into.add(v.STEER.of(figure))
    if into.n > before:
        or_spare(table, v.COMPASS, into)


def steer(state: NassauState, figure: i64) -> None:
    """NAS-R-12: the provision is still paid. From there the boat may sail on."""
    table = state.table
    me = table.player
    pay(table, v.COMPASS)
    table.add_provisions(me, -1)
    table.paid = 1
    table.set_boat(me, zone_of(table, figure))
    state.open(SAIL.asks(me))


def sail_to(table: Tabletop, islands: Islands, zone: i64, news: News | None) -> None:
    """NAS-A1: a provision for sailing and one action. NAS-R-29: as few pirates as needed."""
    me = table.player
    ways = distances(table, islands, table.boat[me])
    lay_pirates(table, ways[zone] - table.sailors[me], news)
    if table.paid == 0:
        table.add_provisions(me, -1)
    table.paid = 0
    table.set_boat(me, zone)
    table.push(steps.ACTION)


# --- The action (NAS-A4) -------------------------------------------------------------------------


@final
class Action(Question):
    """NAS-A4: exactly one of these."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        actions(table, islands, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        zone = table.boat[table.player]
        if v.FIGHT.has(action):
            slot = v.FIGHT.number(action)
            is_here = slot < len(table.adversaries) and places.zone_of_slot(slot) == zone
            return forbids_fight(table, islands, slot) if is_here else "NAS-A5"
        if v.TOWER.has(action):
            tower = v.TOWER.number(action)
            return forbids_tower(table, tower // v.N_NUMBERS, tower % v.N_NUMBERS)
        if action == v.MEET.base:
            return forbids_meeting(table)
        if action == v.ATTACK_DUTCHMAN.base:
            return forbids_dutchman(table)
        if v.BUY.has(action):
            return forbids_trade(table) or "NAS-A9"
        if v.HOME.has(action):
            return "NAS-A4"
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        table = state.table
        if v.FIGHT.has(action):
            begin_fight(table, v.FIGHT.number(action))
        elif v.CLAIM.has(action):
            claim(table, state.islands, v.CLAIM.number(action))
        elif v.TOWER.has(action):
            tower = v.TOWER.number(action)
            occupy_tower(table, tower // v.N_NUMBERS, tower % v.N_NUMBERS, news)
        elif v.PLUNDER.has(action):
            plunder(table, action - v.PLUNDER.base, news)
        elif action == v.MEET.base:
            meet_sea_dog(table)
        elif action == v.ATTACK_DUTCHMAN.base:
            begin_fight(table, THE_DUTCHMAN)
        else:
            table.push(steps.TALES, 1)  # NAS-A10


def actions(table: Tabletop, islands: Islands, into: Buffer) -> None:
    """Write what can be done in the zone reached; a tale can always be drawn (NAS-R-20)."""
    me = table.player
    zone = table.boat[me]
    for i in range(len(table.adversaries) // v.N_ZONES):
        if not forbids_fight(table, islands, places.slot_at(zone, i)):
            into.add(v.FIGHT.of(places.slot_at(zone, i)))
    for i in range(len(table.outposts) // v.N_ZONES):
        place = places.outpost_at(zone, i)
        is_free = table.outposts[place] >= 0 and table.outpost_owner[place] < 0
        if is_free and table.pirates[me] + table.lying[me] > 0:
            into.add(v.CLAIM.of(place))
    for i in range(len(table.towers) // v.N_ZONES):
        towers(table, places.tower_at(zone, i), into)
        if i < places.POSTS_OF_ZONE and can_plunder(table, zone * places.POSTS_OF_ZONE + i):
            into.add(v.PLUNDER.of(zone * places.POSTS_OF_ZONE + i))
    if not forbids_meeting(table):
        into.add(v.MEET.base)
    if not forbids_dutchman(table):
        into.add(v.ATTACK_DUTCHMAN.base)
    into.add(v.LISTEN.base)


def claim(table: Tabletop, islands: Islands, place: i64) -> None:
    """NAS-A6: a pirate stays there to the end; a lying one goes first, it is of no other use."""
    me = table.player
    if table.lying[me] > 0:
        table.add_lying(me, -1)
    else:
        table.add_pirates(me, -1)
    table.set_outpost_owner(place, me)
    table.push(steps.GAIN, islands.outpost_gains[table.outposts[place] * 2 + 1])
    table.push(steps.GAIN, islands.outpost_gains[table.outposts[place] * 2])


def towers(table: Tabletop, place: i64, into: Buffer) -> None:
    """NAS-A7, NAS-R-37: more crates than lie there, up to the pairs."""
    if table.towers[place] < 0:
        return
    most = pairs(table, table.player, table.towers[place])
    for crates in range(table.tower_crates[place] + 1, most + 1):
        into.add(v.TOWER.of2(place, crates))


def forbids_tower(table: Tabletop, place: i64, crates: i64) -> str:
    is_here = place < len(table.towers) and places.zone_of_tower(place) == table.boat[table.player]
    if not is_here or table.towers[place] < 0:
        return "NAS-A7"
    if crates <= table.tower_crates[place]:
        return "NAS-R-37"
    return "" if crates <= pairs(table, table.player, table.towers[place]) else "NAS-A7"


def occupy_tower(table: Tabletop, place: i64, crates: i64, news: News | None) -> None:
    """NAS-A7, NAS-E9: the old crates return to their owner's supply, who gets 2 points."""
    me = table.player
    owner = table.tower_owner[place]
    lay_pirates(table, crates - table.sailors[me], news)
    table.add_crates(me, -crates)
    if owner >= 0:
        table.add_crate_supply(owner, table.tower_crates[place])
        score(table, owner, TOWER_POINTS, news)
    table.set_tower_owner(place, me)
    table.set_tower_crates(place, crates)


def can_plunder(table: Tabletop, place: i64) -> bool:
    """NAS-A8, NAS-E10: 2 weapons of the shown type, 2 sailors, and a good that lies there."""
    me = table.player
    if table.post_good[place] < 0:
        return False
    hands = table.sailors[me] + table.pirates[me]
    return table.arms(me, table.posts[place]) >= PLUNDER_ARMS and hands >= PLUNDER_SAILORS


def plunder(table: Tabletop, place: i64, news: News | None) -> None:
    """NAS-A8: into an empty hold; with none, one must be emptied (NAS-R-18: the good is kept)."""
    me = table.player
    good = table.post_good[place]
    lay_pirates(table, PLUNDER_SAILORS - table.sailors[me], news)
    table.set_post_good(place, -1)
    table.add_goods(seat_good(me, good), 1)
    table.push(steps.CARGO, me * 8 + good + 1)


def forbids_meeting(table: Tabletop) -> str:
    """NAS-A9: where the sea dog is; NAS-R-38: if he is there at all."""
    if table.sea_dog == table.boat[table.player]:
        return ""
    return "NAS-A9" if table.with_sea_dog == 1 else "NAS-R-38"


def meet_sea_dog(table: Tabletop) -> None:
    """NAS-A9, NAS-R-38, NAS-E11: 2 rum and a tale, then trade."""
    table.push(steps.TRADE)
    table.push(steps.TALES, 1)
    table.push(steps.GAIN, (v.FIRST_OBJECT + v.RUM) * v.AMOUNT + SEA_DOG_RUM)


SEA: Final = Sea(31, "sea", "NAS-A1")
SAIL: Final = Sail(32, "sail", "NAS-A4")
ACTION: Final = Action(33, "action", "NAS-A4")
