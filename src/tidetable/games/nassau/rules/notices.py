"""What everybody is told: what is done without a question, what is gained, what lapses, points."""

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.state import Tabletop


def tell_gain(news: News | None, seat: i64, what: i64, got: i64, due: i64) -> None:
    """Tell what was taken, or that it lapsed (NAS-R-17)."""
    if got > 0:
        tell(news, seat, v.GETS.of(what * v.N_AMOUNTS + got - 1))
    else:
        tell(news, seat, v.LAPSES.of(what * v.N_AMOUNTS + due - 1))


def score(table: Tabletop, seat: i64, points: i64, news: News | None) -> None:
    table.add_points(seat, points)
    if 0 < points < v.N_POINTS:
        tell(news, seat, v.SCORES.of(points))


def pay_points(table: Tabletop, seat: i64, points: i64, news: News | None) -> None:
    """NAS-R-11: points may fall below those of the start."""
    table.add_points(seat, -points)
    tell(news, seat, v.PAYS.of(points))
