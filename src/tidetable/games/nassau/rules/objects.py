"""Objects and how they are paid: each has its uses (NAS-O1), the monkey spirit saves one."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.drawers import seat_animal, seat_thing
from tidetable.games.nassau.rules.state import USED, Table


def can_spare(table: Table, thing: i64) -> bool:
    """NAS-Z8, NAS-R-46: the object must be owned; one at a time."""
    me = table.player
    return table.spared < 0 and table.owns(me, thing) > 0 and table.can_use(me, v.MONKEY)


def spare(table: Table, thing: i64) -> None:
    """Turn the monkey spirit over; what is paid next with such an object stays."""
    turn_over(table, table.player, v.MONKEY)
    table.spared = thing


def turn_over(table: Table, seat: i64, animal: i64) -> None:
    """An animal is used once a round."""
    table.animals[seat_animal(seat, animal)] = USED


def pay(table: Table, thing: i64) -> None:
    if table.spared == thing:
        table.spared = -1
    else:
        lose_object(table, table.player, thing)


def lose_object(table: Table, seat: i64, thing: i64) -> None:
    table.objects[seat_thing(seat, thing)] -= 1
    table.objects_left[thing] += 1
