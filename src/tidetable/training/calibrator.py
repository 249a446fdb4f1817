"""Chances that come true: a network is taught who wins, by how games of its own ended.

What it answers stays as it is. While a player learns to win, its chances follow a critic, who
foresees what the player still becomes. Here it stands still, and results alone count. One head
learns: its last layer, and beside it how sure to be of what that says. It finds the chances that
the results are least surprised by, held to those before by some caution.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from itertools import count
from math import inf
from operator import itemgetter
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize, minimize_scalar

from tidetable.bots.networked import instinct_of
from tidetable.core.learn.processes import CONTEXT
from tidetable.games import box
from tidetable.networks.network import SURE, load, save
from tidetable.training.selfplay import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tidetable.training.course import Course, TableKind

Table = NDArray[Any]

GAMES: Final = 4  # one after the other, at each place
EVERY: Final = 20  # decisions: those between teach nearly the same
HELD_BACK: Final = 5  # at one place in so many, games are not learned from: they tell how much
CAUTIONS: Final = (3.0, 1.0, 0.3, 0.1, 0.03, 0.01)  # times what is usually read
STEPS: Final = 300
LEAST: Final = 1e-6  # a chance of 0 would surprise without end
CHANCES: Final = ("chances.weight", "chances.bias")
MOST_STRETCHED: Final = 2.0  # how much surer it may be at tables for so many, as a logarithm


class Looks(NamedTuple):
    """Decisions of games that have ended, a row for each."""

    read: Table  # what the network makes of the view, and a 1: the last layer learns from that
    won: Table  # what each seat came to, that of the view first; 0 where there is no seat
    here: Table  # whether there is such a seat
    players: Table  # how many play
    held: Table  # whether it is not to be learned from


class Calibration(NamedTuple):
    """From how much was learned, and how surprising the results were that were held back."""

    games: int
    decisions: int
    caution: float
    before: float
    after: float


# --- Playing --------------------------------------------------------------------------------------


def look_at_games(game: str, path: Path, n: int, tables: TableKind, seed: str) -> Looks:
    """Let a network play, and look at some decisions of every game."""
    play, luck = SelfPlay(game, path, tables, n, seed), np.random.default_rng([*seed.encode()])
    rows, won, held = list[Table](), list[Table](), list[Table]()
    for ended in play.play(GAMES):
        some = slice(int(luck.integers(EVERY)), None, EVERY)
        rows.append(ended.rows[some])
        won.append(ended.won[some])
        held.append(np.full(len(won[-1]), ended.place % HELD_BACK == 0))
    read = np.concatenate([play.network.read(one).astype(np.float32) for one in rows if len(one)])
    seats, most = play.batch.seats, play.opened.game.max_seats
    all_won = np.pad(np.concatenate(won).astype(np.float32), ((0, 0), (0, most - seats)))
    here = np.tile(np.arange(most) < seats, (len(read), 1))
    with_one = np.pad(read, ((0, 0), (0, 1)), constant_values=1)
    return Looks(with_one, all_won, here, np.full(len(read), seats), np.concatenate(held))


# --- Learning -------------------------------------------------------------------------------------


class ValueHead(NamedTuple):
    """What says who wins, and how surely."""

    chances: Table  # a row for each seat; the last column is what is said whatever is read
    sure: Table  # as a logarithm, by what is read,
    seats: Table  # and by how many play


def learn(begin: ValueHead, looks: Looks) -> tuple[ValueHead, float, float, float]:
    """Return the head that is least surprised.

    How cautious it must be, those games tell that were held back; then it learns from all but them.
    How sure it may be with so many players, they tell, too: who learned from a game is too sure
    there. The caution is told, and how surprising those games were before, and are now.
    """
    kept, held = (Looks(*(one[part] for one in looks)) for part in (~looks.held, looks.held))
    before = surprise(begin, held)
    tried: list[tuple[float, float, ValueHead]] = [(inf, 0.0, begin)]
    for caution in CAUTIONS:  # each begins where one that was more careful came to
        head = fit(begin, tried[-1][-1], kept, caution)
        tried.append((surprise(head, held), caution, head))
        if tried[-1][0] > tried[-2][0]:
            break
    _, caution, head = min(tried, key=itemgetter(0))
    head = steadied(head, held)
    return head, caution, before, surprise(head, held)


def fit(begin: ValueHead, head: ValueHead, looks: Looks, caution: float) -> ValueHead:
    """Go on to the head that is least surprised, and not far from where it began."""
    read = looks.read
    care = caution * float(np.einsum("ij,ij->", read, read)) / read.shape[1]

    def surprised(change: Table) -> tuple[float, Table]:
        """Return how much all results surprise, and with what that grows."""
        said, sure = says(unpacked(start + change, begin), looks)
        known = shares(said * sure, looks.here)
        off = (known - looks.won) * sure
        more = np.where(looks.here, off * said, 0).sum(1)
        by_seats = np.bincount(looks.players - 1, more, len(begin.seats))
        slope = packed(ValueHead(off.T @ read, more @ read[:, :-1], by_seats)) + care * change
        whole = surprise_of(known, looks.won) + care * float((change**2).sum()) / 2
        return whole / len(read), slope / len(read)

    start = packed(begin)
    begun, options = packed(head) - start, {"maxiter": STEPS}
    found = minimize(surprised, begun, jac=True, method="L-BFGS-B", options=options)
    return unpacked(start + found.x, begin)


def steadied(head: ValueHead, looks: Looks) -> ValueHead:
    """Let it be as sure with so many players as games tell from which it has not learned."""
    said, sure = says(head, looks)
    seats = head.seats.copy()
    for players in np.unique(looks.players):
        its = looks.players == players
        parts = (said * sure)[its], looks.here[its], looks.won[its]
        found = minimize_scalar(stretched, args=parts, bounds=(-MOST_STRETCHED, MOST_STRETCHED))
        seats[players - 1] += found.x
    return head._replace(seats=seats)


def stretched(more: float, said: Table, here: Table, won: Table) -> float:
    return surprise_of(shares(said * np.exp(more), here), won)


def says(head: ValueHead, looks: Looks) -> tuple[Table, Table]:
    """Return what a head says of each seat, and how sure it is."""
    sure = looks.read[:, :-1] @ head.sure.astype(np.float32) + head.seats[looks.players - 1]
    return looks.read @ head.chances.T.astype(np.float32), np.exp(sure)[:, None]


def shares(said: Table, here: Table) -> Table:
    """Return chances that add up to 1 among the seats that there are."""
    said = np.where(here, said, -np.inf)
    found = np.exp(said - said.max(1, keepdims=True))
    return np.asarray(found / found.sum(1, keepdims=True))


def surprise(head: ValueHead, looks: Looks) -> float:
    """Return how surprising the results are, on average."""
    said, sure = says(head, looks)
    return surprise_of(shares(said * sure, looks.here), looks.won) / max(1, len(looks.won))


def surprise_of(known: Table, won: Table) -> float:
    return -float((won * np.log(np.maximum(known, LEAST))).sum())


def packed(head: ValueHead) -> Table:
    return np.concatenate([np.ravel(one).astype(np.float64) for one in head])


def unpacked(numbers: Table, like: ValueHead) -> ValueHead:
    ends = np.cumsum([one.size for one in like])
    parts = zip(np.split(numbers, ends[:-1]), like, strict=True)
    return ValueHead(*(part.reshape(one.shape) for part, one in parts))


# --- All of it ------------------------------------------------------------------------------------


class Calibrator:
    """Teaches a network who wins, and writes it into a folder."""

    def __init__(
        self, course: Course, folder: Path, path: Path, clock: Callable[[], float] = monotonic
    ) -> None:
        instinct_of(box(course.game), path)  # or it is said now what is wrong with the file
        self.course: Final = course
        self.path: Final = path
        self.network: Final = folder / f"{course.game}.npz"
        self.clock: Final = clock
        self.began: Final = clock()
        self.looks: Final[list[Looks]] = []

    @property
    def games(self) -> int:
        return GAMES * self.course.games * len(self.looks)

    def play(self) -> Iterator[int]:
        """Play in rounds until the time is over, and tell after each how many games there were."""
        course = self.course
        kinds = course.tables * course.actors
        look = partial(look_at_games, course.game, self.path, course.games)
        with ProcessPoolExecutor(course.actors, CONTEXT, signal, (SIGINT, SIG_IGN)) as pool:
            for played in count(1):
                seeds = range(len(self.looks), len(self.looks) + len(kinds))
                found = pool.map(look, kinds, [f"{course.seed} {seed}" for seed in seeds])
                self.looks.extend(found)
                yield self.games
                if played == course.lessons or self.clock() - self.began > course.seconds:
                    return

    def learn(self) -> Calibration:
        """Learn from all that was played, and write the network."""
        record, tables = load(self.path)
        looks = Looks(*map(np.concatenate, zip(*self.looks, strict=True)))
        head, *told = learn(head_of(tables), looks)
        found = Calibration(self.games, len(looks.read), *told)
        course = {"tables": [asdict(one) for one in self.course.tables], "seed": self.course.seed}
        calibrated = {"calibrated": course | found._asdict()}
        save(self.network, tables | tables_of(head), record | calibrated)
        return found


def head_of(tables: dict[str, Table]) -> ValueHead:
    """Return what says who wins, and how surely: as ever, if that was never learned."""
    chances = np.column_stack([tables[name] for name in CHANCES])
    plain = np.zeros(chances.shape[1] - 1), np.zeros(len(chances))
    return ValueHead(
        chances, *(tables.get(name, zero) for name, zero in zip(SURE, plain, strict=True))
    )


def tables_of(head: ValueHead) -> dict[str, Table]:
    parts = head.chances[:, :-1], head.chances[:, -1], head.sure, head.seats
    return dict(zip((*CHANCES, *SURE), parts, strict=True))
