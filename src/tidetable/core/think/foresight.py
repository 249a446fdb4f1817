"""What a seat may be asked next, so that it can answer ahead: as far as it can know.

Others are let play at random in worlds that the seat cannot rule out, until it is asked. All of it
follows from the seat's view.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable.core.contract import Buffer, is_sealed, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import choices, settle

if TYPE_CHECKING:
    from tidetable.core.contract import State, View
    from tidetable.core.play import AnyGame

WORLDS: Final = 12
OFTEN: Final = 3  # worlds in which an answer must come to be worth a look
FARTHEST: Final = 80  # answers of others until then


@dataclass(frozen=True)
class Foreseen:
    """Answers that a seat may be asked for, and what others may do right before."""

    kinds: dict[int, int]  # an answer -> to which kind of question
    firsts: list[tuple[int, int]]  # who may do what, openly


def foresee(game: AnyGame, view: View) -> Foreseen:
    """Return what may come, without what hangs on a rare chance; where all does, all of it."""
    luck, kinds = Luck(0), dict[int, int]()
    firsts: dict[tuple[int, int], None] = {}
    times: Counter[int] = Counter()
    for _ in range(WORLDS):
        world = game.guess(view, luck)
        settle(game, world, luck, Buffer())
        firsts.update(_firsts(game, world, int(view.seat)))
        asked = _asked_next(game, world, int(view.seat), luck)
        kinds = {**asked, **kinds}
        times.update(asked.keys())
    often = {action: kind for action, kind in kinds.items() if times[action] >= OFTEN}
    return Foreseen(often or kinds, [*firsts])


def _firsts(game: AnyGame, world: State, seat: int) -> dict[tuple[int, int], None]:
    """Return what may be done now by others, where everybody hears of it."""
    return {
        (int(seat_of(world.asks[i])), action): None
        for i in range(world.n_asks)
        if seat_of(world.asks[i]) != seat and not is_sealed(world.asks[i])
        for action in choices(game, world, i)
    }


def _asked_next(game: AnyGame, world: State, seat: int, luck: Luck) -> dict[int, int]:
    """Let others play until a seat is asked; return its answers and the kind of question."""
    for _ in range(FARTHEST):
        mine = [i for i in range(world.n_asks) if seat_of(world.asks[i]) == seat]
        if mine or not world.n_asks:
            return {
                action: int(kind_of(world.asks[i]))
                for i in mine
                for action in choices(game, world, i)
            }
        question, into = world.asks[0], Buffer()
        game.legal(world.public(), world.own(seat_of(question)), question, into)
        action = into.pick(luck)
        world.close(0)
        game.apply(world, question, action, None)
        settle(game, world, luck, Buffer())
    return {}
