"""Chances that come true: a network is taught who wins, by how games of its own ended.

What it answers stays as it is. While a player learns to win, its chances follow a critic, who
foresees what the player still becomes. Here it stands still, and results alone count. All that
learns is the last layer of one head, and beside it how sure to be of what that says: the network
finds the chances that the results of its games are least surprised by, held to those before by
some caution.
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
from scipy.optimize import minimize

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
EVERY: Final = 10  # decisions: those between teach nearly the same
HELD_BACK: Final = 5  # at one place in so many, games are not learned from: they tell how much
CAUTIONS: Final = (30.0, 10.0, 3.0, 1.0, 0.3, 0.1, 0.03)  # times what is usually read
STEPS: Final = 300
LEAST: Final = 1e-6  # a chance of 0 would surprise without end
CHANCES: Final = ("chances.weight", "chances.bias")


class Looks(NamedTuple):
    """Decisions of games that have ended, a row for each."""

    read: Table  # what the network makes of the view: the last layer learns from that
    won: Table  # what each seat came to, that of the view first; 0 where there is no seat
    here: Table  # whether there is such a seat
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
    read = [play.network.read(one).astype(np.float16) for one in rows if len(one)]
    seats, most = play.batch.seats, play.opened.game.max_seats
    all_won = np.pad(np.concatenate(won).astype(np.float32), ((0, 0), (0, most - seats)))
    here = np.tile(np.arange(most) < seats, (len(all_won), 1))
    return Looks(np.concatenate(read), all_won, here, np.concatenate(held))


# --- Learning -------------------------------------------------------------------------------------


def learn(begin: Table, looks: Looks) -> tuple[Table, float, float, float]:
    """Return a head that says who wins: a row for each seat, and one for how sure that is; the last
    column is what is said whatever is read.

    How cautious it must be, those games tell that were held back; then it learns from all. That is
    told, too, and how surprising those games were before, and to who had not learned from them.
    """
    looks = Looks(*(one[np.argsort(looks.held, kind="stable")] for one in looks))
    read = np.ones((len(looks.read), looks.read.shape[1] + 1), np.float32)
    read[:, :-1] = looks.read
    first = int(np.count_nonzero(~looks.held))
    kept, held = (
        (read[part], looks.won[part], looks.here[part])
        for part in (slice(first), slice(first, None))
    )
    before = surprise(begin, *held)
    tried: list[tuple[float, float, Table]] = [(inf, 0.0, begin)]
    for caution in CAUTIONS:  # each begins where one that was more careful came to
        head = fit(begin, tried[-1][-1], *kept, caution)
        tried.append((surprise(head, *held), caution, head))
        if tried[-1][0] > tried[-2][0]:
            break
    after, caution, head = min(tried, key=itemgetter(0))
    return fit(begin, head, read, looks.won, looks.here, caution), caution, before, after


def fit(begin: Table, head: Table, read: Table, won: Table, here: Table, caution: float) -> Table:
    """Go on to the head that is least surprised, and not far from where it began."""
    care = caution * float(np.einsum("ij,ij->", read, read)) / read.shape[1]

    def surprised(change: Table) -> tuple[float, Table]:
        """Return how much all results surprise, and with what that grows."""
        change = change.reshape(begin.shape).astype(read.dtype)
        said, sure = says(begin + change, read)
        known = shares(said * sure, here)
        off = known - won
        slope = care * change
        slope[:-1] += (off * sure).T @ read
        slope[-1] += (off * sure * np.where(here, said, 0)).sum(1) @ read
        whole = surprise_of(known, won) + care * float((change**2).sum()) / 2
        return whole / len(read), slope.ravel().astype(np.float64) / len(read)

    begun = (head - begin).ravel()
    found = minimize(surprised, begun, jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    return np.asarray(begin + found.x.reshape(begin.shape))


def says(head: Table, read: Table) -> tuple[Table, Table]:
    """Return what a head says of each seat, and how sure it is."""
    return read @ head[:-1].T, np.exp(read @ head[-1:].T)


def shares(said: Table, here: Table) -> Table:
    """Return chances that add up to 1 among the seats that there are."""
    said = np.where(here, said, -np.inf)
    found = np.exp(said - said.max(1, keepdims=True))
    return np.asarray(found / found.sum(1, keepdims=True))


def surprise(head: Table, read: Table, won: Table, here: Table) -> float:
    """Return how surprising the results are, on average."""
    said, sure = says(head, read)
    return surprise_of(shares(said * sure, here), won) / max(1, len(won))


def surprise_of(known: Table, won: Table) -> float:
    return -float((won * np.log(np.maximum(known, LEAST))).sum())


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


def head_of(tables: dict[str, Table]) -> Table:
    """Return what says who wins, and how sure that is, in one table."""
    chances = np.column_stack([tables[name] for name in CHANCES])
    sure = [tables[name] for name in SURE if name in tables] or [np.zeros(len(chances[0]))]
    return np.vstack([chances, np.concatenate(sure)])


def tables_of(head: Table) -> dict[str, Table]:
    (weight, bias), (sure, most) = ((head[part, :-1], head[part, -1]) for part in (slice(-1), -1))
    return dict(zip((*CHANCES, *SURE), (weight, bias, sure, np.array([most])), strict=True))
