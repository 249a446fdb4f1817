"""Sailors, and pirates laid down to be sailors (NAS-A3, NAS-R-29)."""

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.state import Tabletop


def reach_of(table: Tabletop, seat: i64) -> i64:
    """NAS-A2, NAS-E4: pairs of a sailor and a sail. NAS-A3: pirates laid down are sailors too."""
    return min(table.sails[seat], table.sailors[seat] + table.pirates[seat])


def pairs(table: Tabletop, seat: i64, weapon: i64) -> i64:
    """Count the crates that may be put: pairs of a sailor or pirate and a weapon (NAS-E5)."""
    hands = table.sailors[seat] + table.pirates[seat]
    return min(table.crates[seat], min(table.arms(seat, weapon), hands))


def lay_pirates(table: Tabletop, n: i64, news: News | None) -> None:
    """NAS-A3: each pirate once a phase."""
    if n <= 0:
        return
    table.add_pirates(table.player, -n)
    table.add_lying(table.player, n)
    tell(news, table.player, v.LAYS.of(n))
