"""Goods: the bag they are drawn from (NAS-R-19), the trading posts they lie on (NAS-S5)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import seat_good
from tidetable.games.nassau.rules.notices import tell_gain
from tidetable.games.nassau.rules.places import N_POSTS, POSTS_OF_ZONE
from tidetable.games.nassau.rules.questions import Draw
from tidetable.games.nassau.rules.state import NassauState, Tabletop

FIRST_POSTS: Final = vec[i64]([1, 1, 1, 1, 1, 0, 1, 0, 0])  # NAS-S5: A to E, and G


def is_bag_empty(table: Tabletop) -> bool:
    return all(table.goods_bag[good] == 0 for good in range(v.N_GOODS))


def gain_good(state: NassauState, n: i64, news: News | None) -> None:
    """NAS-R-19: from the bag; if it is empty, the good lapses."""
    table = state.table
    if n > 1:
        table.push(steps.GAIN, v.GOOD * v.AMOUNT + n - 1)
    if is_bag_empty(table):
        tell_gain(news, table.player, v.GOOD, 0, 1)
    else:
        state.open(GOOD.asks())


@final
class DrawGood(Draw):
    """NAS-R-19: any of the bag; for a player, or for the trading post before the argument."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        into.add_bag(v.GOOD_DRAWN.base, state.table.goods_bag)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        good = action - v.GOOD_DRAWN.base
        state.table.add_goods_bag(good, -1)
        if arg > 0:
            put_good(state.table, state.islands, arg - 1, good)
        else:
            load_good(state.table, good, news)


def load_good(table: Tabletop, good: i64, news: News | None) -> None:
    """It comes aboard; what is too much is thrown away then (NAS-R-18)."""
    table.add_goods(seat_good(table.player, good), 1)
    tell(news, table.player, v.GETS_GOOD.of(good))
    table.push(steps.CARGO, table.player * 8)


def put_good(table: Tabletop, islands: Islands, place: i64, good: i64) -> None:
    """NAS-S5: when each kind lies on a post, the other goods join the bag."""
    table.set_post_good(place, good)
    if table.round > 1 or table.bag_is_full == 1:
        return
    for other in range(N_POSTS):
        if FIRST_POSTS[other // POSTS_OF_ZONE] == 1 and is_bare(table, islands, other):
            return
    table.bag_is_full = 1
    for kind in range(v.N_GOODS):
        table.add_goods_bag(kind, islands.goods[kind] - 1)


def is_bare(table: Tabletop, islands: Islands, place: i64) -> bool:
    """Whether a trading post has no good."""
    return islands.post_places[place] == 1 and table.post_good[place] < 0


def refill_posts(state: NassauState) -> None:
    """NAS-R-19: from A to I, while the bag lasts."""
    if is_bag_empty(state.table):
        return
    for place in range(N_POSTS):
        if is_bare(state.table, state.islands, place):
            state.table.push(steps.REFILL_POSTS)
            state.open(GOOD.asks(place + 1))
            return


GOOD: Final = DrawGood(5, "good")
