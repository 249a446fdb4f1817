"""Objects and animals: what each is good for, what forbids its use, how it is paid."""

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.drawers import seat_animal, seat_thing
from tidetable.games.nassau.rules.state import READY, THE_DUTCHMAN, USED, Tabletop

# What each object is good for, and what each animal does
GOOD_FOR: Final = ["NAS-O1", "NAS-O1", "NAS-O3", "NAS-O4", "NAS-O2"]
HELPS: Final = [*("NAS-Z1", "NAS-Z2", "NAS-Z3", "NAS-Z4", "NAS-Z5", "NAS-Z6", "NAS-Z7", "NAS-Z8")]


def forbids_use(table: Tabletop, seat: i64, animal: i64) -> str:
    """NAS-N8: an animal helps only from a sailor's hat, and once a round.

    NAS-R-48: crab, cat and lizard do not help against the Dutchman.
    """
    at = seat_animal(seat, animal)
    if table.waiting[at] > 0:
        return "NAS-N8"
    if table.foe == THE_DUTCHMAN and v.CRAB <= animal <= v.LIZARD:
        return "NAS-R-48"
    return "" if table.animals[at] == READY else HELPS[animal]


def turn_over(table: Tabletop, seat: i64, animal: i64) -> None:
    """An animal is used once a round."""
    table.set_animals(seat_animal(seat, animal), USED)


# --- The monkey spirit saves an object (NAS-Z8) --------------------------------------------------


def forbids_spare(table: Tabletop, thing: i64) -> str:
    """NAS-Z8, NAS-R-46: the object must be owned; one at a time."""
    if table.spared >= 0:
        return "NAS-Z8"
    rule = forbids_use(table, table.player, v.MONKEY)
    if rule:
        return rule
    return "" if table.owns(table.player, thing) > 0 else "NAS-R-46"


def forbids_unpaid(table: Tabletop) -> str:
    """NAS-Z8: once an object is saved, something must be paid with it."""
    return "" if table.spared < 0 else "NAS-Z8"


def forbids_paid_by(table: Tabletop, thing: i64) -> str:
    """NAS-Z8: nor may something be paid with another object."""
    return "" if table.spared < 0 or table.spared == thing else "NAS-Z8"


def or_enough(table: Tabletop, thing: i64, into: Buffer) -> None:
    """Write what goes beside paying an object: to leave it, or to save it."""
    if table.spared < 0:
        into.add(v.ENOUGH.base)
        or_spare(table, thing, into)


def or_spare(table: Tabletop, thing: i64, into: Buffer) -> None:
    if not forbids_spare(table, thing):
        into.add(v.SPARE.of(thing))


def spare(table: Tabletop, thing: i64) -> None:
    """Turn the monkey spirit over; what is paid next with such an object stays."""
    turn_over(table, table.player, v.MONKEY)
    table.spared = thing


def pay(table: Tabletop, thing: i64) -> None:
    if table.spared == thing:
        table.spared = -1
    else:
        lose_object(table, table.player, thing)


def lose_object(table: Tabletop, seat: i64, thing: i64) -> None:
    table.add_objects(seat_thing(seat, thing), -1)
    table.add_objects_left(thing, 1)
