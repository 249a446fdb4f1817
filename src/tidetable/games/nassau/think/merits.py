"""What speaks for an answer in Nassau: what lies open, and the own tales."""

from collections.abc import Iterator
from typing import Final

from tidetable.core.codec import SEATS
from tidetable.core.contract import arg_of
from tidetable.core.think.merits import Merit, Trial, choices, kind_asked, thing
from tidetable.games.nassau.rules import cargo, menagerie, tales, verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARY_GAINS, Islands
from tidetable.games.nassau.rules.chapters import city, gains, goods, sea
from tidetable.games.nassau.rules.chapters.fight import strength
from tidetable.games.nassau.rules.chapters.losses import is_hold_missed
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.chapters.trade import is_to_be_had
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.menagerie import animals_of
from tidetable.games.nassau.rules.state import CARIBBEAN, NO_FIGHT, THE_DUTCHMAN, Tabletop
from tidetable.games.nassau.rules.tales import is_met

LEFTOVERS: Final = 5  # the category of cargo: every thing counts there, so it tells nothing
# What is asked next when something is gained that is yet to be chosen or drawn
COMING: Final = {
    menagerie.TAME.kind: v.ANIMAL,
    gains.WEAPON.kind: v.ANY_WEAPON,
    gains.TABLE.kind: v.PIRATE,
    goods.GOOD.kind: v.GOOD,
    tales.PILE.kind: v.TALE,
    tales.TALE.kind: v.TALE,
}
# What is lost is chosen; what is gained after that would be gained in any case.
COMES_ANYWAY: Final = (v.THROW, v.WAIT, v.GIVE_CRATE, v.PAY_RUM, v.LAY, v.REPEL, v.LOSE)
# These say by name what is gained.
SAID_ALREADY: Final = (v.TAKE, v.ARM, v.TAME, v.DRAW_FROM, v.GIFT, v.BUY, v.LISTEN)
# What can be done in a zone, besides drawing a tale
THERE: Final = (
    (v.FIGHT, Merit("foe-there")),
    (v.PLUNDER, Merit("post-there")),
    (v.CLAIM, Merit("outpost-there")),
    (v.TOWER, Merit("tower-there")),
    (v.MEET, Merit("sea-dog-there")),
)


def merits(trial: Trial) -> Iterator[Merit]:
    """Tell points, then what will count in the end, then what comes aboard."""
    before, after = trial.before.public, trial.after.public
    assert isinstance(before, Tabletop)
    assert isinstance(after, Tabletop)
    assert isinstance(trial.game, Nassau)
    islands = trial.game.islands
    me = trial.seat
    if v.FIGHT.has(trial.action):
        yield from _of_fight(before, islands, v.FIGHT.number(trial.action))
    if v.PROMISE.has(trial.action) or trial.action == v.HOME.of(v.CAMPFIRE):
        yield from _of_tales(trial, after, islands)
    if kind_asked(trial.after) == tales.TALE.kind and v.DRAW_FROM.has(trial.action):
        yield Merit("new-tale")
    if v.LOSE.has(trial.action):
        yield from _of_order(trial, after, islands)
    if (before.round, before.phase) != (after.round, after.phase):
        return  # what a round ends with is no longer this answer's doing
    if any(verb.has(trial.action) for verb in COMES_ANYWAY):
        return
    if after.points[me] > before.points[me]:
        yield Merit("points", n=after.points[me] - before.points[me])
    for place in range(len(after.towers)):
        if after.tower_owner[place] == me and before.tower_owner[place] not in (-1, me):
            yield Merit("tower-from", who=thing(SEATS, before.tower_owner[place]))
    if v.PUT.has(trial.action) and _is_enough(after, islands):
        yield Merit("enough-crates")
    yield from _of_final(before, after, islands, me)
    if kind_asked(trial.after) == sea.ACTION.kind:
        yield from _of_zone(trial)
    yield from _of_gains(trial, before, after)
    is_last_voyage = after.phase == CARIBBEAN and after.round == v.ROUNDS
    if after.dolphin == me != before.dolphin and not is_last_voyage:
        yield Merit("dolphin")


def _of_fight(table: Tabletop, islands: Islands, slot: int) -> Iterator[Merit]:
    """NAS-A5b: with one crate that it does not dodge."""
    foe = table.adversaries[slot]
    gain = islands.adversary_reward[foe * N_ADVERSARY_GAINS]
    if gain > 0 and is_to_be_had(table, islands, gain):
        points = islands.adversary_points[foe]
        yield Merit("fight", n=points, gain=thing(v.GAINS, v.named(gain)))


def _is_enough(table: Tabletop, islands: Islands) -> bool:
    """NAS-A5c: whether the crates on the adversary reach its strength."""
    if table.foe in (NO_FIGHT, THE_DUTCHMAN):
        return False
    return bool(table.crates_of_all(table.foe) >= strength(table, islands))


def _of_order(trial: Trial, table: Tabletop, islands: Islands) -> Iterator[Merit]:
    """NAS-R-34: whether all finds room when this is lost first, or the rat can still help."""
    is_short = kind_asked(trial.after) == cargo.THROW.kind or is_hold_missed(table, islands)
    if trial.action == v.LOSE.of(v.TAKES_PROVISION) and not is_short:
        yield Merit("room")
    if trial.action == v.LOSE.of(v.TAKES_HOLD) and v.USE.of(v.RAT) in choices(
        trial.game, trial.after
    ):
        yield Merit("rat-helps")


def _of_tales(trial: Trial, table: Tabletop, islands: Islands) -> Iterator[Merit]:
    """Tell how many of the own tales are true, if no more than those are promised."""
    hand = trial.after.own
    assert isinstance(hand, Hand)
    held = [tale for tale in range(v.N_TALES) if hand.tales[tale] > 0]
    true = sum(1 for tale in held if is_met(table, islands, trial.seat, tale))
    promised = trial.action - v.PROMISE.base if v.PROMISE.has(trial.action) else 1
    if promised <= true:
        yield Merit("true-tales", n=true)


def _of_final(before: Tabletop, after: Tabletop, islands: Islands, me: int) -> Iterator[Merit]:
    """Tell by how much the final scoring rises, the most first."""
    rises = [
        (score_of(after, islands, me, i) - score_of(before, islands, me, i), i)
        for i in range(len(v.CATEGORIES.tokens))
        if i != LEFTOVERS
    ]
    for n, i in sorted(rises, key=lambda rise: -rise[0]):
        if n > 0:
            yield Merit("final", n=n, category=thing(v.CATEGORIES, i))


def _of_zone(trial: Trial) -> Iterator[Merit]:
    """Tell what can be done in the zone reached."""
    can = choices(trial.game, trial.after)
    for verb, merit in THERE:
        if any(verb.has(action) for action in can):
            yield merit


def _of_gains(trial: Trial, before: Tabletop, after: Tabletop) -> Iterator[Merit]:
    """Tell what comes aboard: what lasts before what is used up."""
    if any(verb.has(trial.action) for verb in SAID_ALREADY):
        return
    had, has = aboard(before, trial.seat), aboard(after, trial.seat)
    asked = kind_asked(trial.after)
    if asked == city.OPTION.kind:
        yield from _of_options(trial, after)
    if asked in COMING and after.player == trial.seat:  # others may come home unasked
        n = int(arg_of(trial.after.asks[0])) if asked == tales.PILE.kind else 1
        yield Merit("gets", gain=thing(v.GAINS, v.named(COMING[asked] * v.AMOUNT + n)))
    for kind, n in has.items():
        if 0 < n - had[kind] <= v.N_AMOUNTS:
            yield Merit("gets", gain=thing(v.GAINS, v.named(kind * v.AMOUNT + n - had[kind])))


def _of_options(trial: Trial, table: Tabletop) -> Iterator[Merit]:
    """NAS-N1: one of two things, as far as they can be had (NAS-R-17)."""
    assert isinstance(trial.game, Nassau)
    shown = [action - v.TAKE.base for action in choices(trial.game, trial.after)]
    can = [n for n in shown if is_to_be_had(table, trial.game.islands, v.gain_named(n))]
    if len(can) == 2:
        yield Merit("either", gain=thing(v.GAINS, can[0]), other=thing(v.GAINS, can[1]))
    elif can:
        yield Merit("gets", gain=thing(v.GAINS, can[0]))


def aboard(table: Tabletop, seat: int) -> dict[int, int]:
    """Count what a player has, by kind of gain."""
    lasting = {
        v.ANIMAL: animals_of(table, seat),
        v.SAIL: table.sails[seat],
        v.SAILOR: table.sailors[seat],
        v.HOLD: table.holds[seat],
        **{weapon: table.arms(seat, weapon) for weapon in range(v.N_WEAPONS)},
        v.PIRATE: table.pirates[seat],
        v.GOOD: table.all_goods(seat),
    }
    objects = {v.FIRST_OBJECT + i: table.owns(seat, i) for i in range(v.N_OBJECTS)}
    return {**lasting, **objects, v.PROVISION: table.provisions[seat], v.CRATE: table.crates[seat]}
