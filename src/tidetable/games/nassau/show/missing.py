"""What a sailor's tale still lacks, in words. It stands behind what the tale asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.games.nassau.rules import archipelago as a
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.rules.tales import counted, foes_left, kinds_of_goods, needed
from tidetable.games.nassau.rules.verbs import ANIMALS, GOODS

if TYPE_CHECKING:
    from tidetable.core.say.phrases import Phrases

NAMED: Final = {a.HAS_ANIMAL: ANIMALS, a.HAS_GOOD: GOODS}


def missing(phrases: Phrases, table: Tabletop, islands: a.Islands, seat: int, tale: int) -> str:
    """Say why a tale is not true yet. Where it names a number, say how far one has come."""
    say = phrases.say
    op, what = int(islands.tale_op[tale]), int(islands.tale_what[tale])
    if op in NAMED:
        return say("missing-thing", thing=phrases.thing(NAMED[op], NAMED[op].tokens[what]))
    if op == a.MOST_WEAPONS:
        most = max(int(table.arms(other, what)) for other in range(table.seats))
        return say("missing-most", have=int(table.arms(seat, what)), most=most)
    if op == a.GOODS_IN_HOLDS_EXACT:
        kinds = int(kinds_of_goods(table, seat))
        return say("missing-goods", have=int(table.all_goods(seat)), kinds=kinds)
    if op in (a.TOWER_EXACT, a.TOWERS_EXACT_SET):
        return say("missing-crates", crates=", ".join(towers_of(table, seat)) or "–")
    if op == a.ZONE_CLEARED:
        return say("missing-clear", n=int(foes_left(table, what)))
    if op == a.SCORE_RANK:
        return say("missing-rank", n=behind(table, seat, bool(what)))
    have, enough = int(counted(table, islands, seat, tale)), int(needed(islands, tale))
    if op == a.TOWERS_WITH_OWN_CRATES:
        return say("missing-towers", have=have, needed=enough)
    if op == a.ADVERSARIES_WITH_OWN_CRATES:
        return say("missing-adversaries", have=have, needed=enough)
    return say("missing-count", have=have, needed=enough)


def towers_of(table: Tabletop, seat: int) -> list[str]:
    """Return how many crates lie on each of a player's watchtowers."""
    owned = [place for place, owner in enumerate(table.tower_owner) if owner == seat]
    return [str(n) for n in sorted(int(table.tower_crates[place]) for place in owned)]


def behind(table: Tabletop, seat: int, last: bool) -> int:
    """Return by how many points one is not the first, or not the last."""
    points = [int(table.points[other]) for other in range(table.seats)]
    return points[seat] - min(points) if last else max(points) - points[seat]
