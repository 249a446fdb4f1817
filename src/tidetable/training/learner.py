"""Proximal policy optimisation: what was played becomes a lesson for a player and its critic.

A player reads what its seat sees; the critic, who is asked only while training, also what the
others hide, and all that a player hears of it is whether a decision was better than expected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tidetable.training.minds import Mind, critic, likely, log_shares, player
from tidetable.training.rollout import LED, WON, Rollout
from tidetable.training.weights import Adam

if TYPE_CHECKING:
    from tidetable.core.learn.processes import Processes
    from tidetable.training.backend import Array, Backend
    from tidetable.training.course import Course, Dimensions

WARM_UP: Final = 20  # lessons until the rate is what it should be
CRITIC_WEIGHT, LEAD_WEIGHT, CHANCE_WEIGHT = 0.5, 0.25, 0.25
TOLD: Final = ("entropy", "chances", "clipped", "won", "led")
SLOWER, FASTER = 0.9, 1.03  # what follows a lesson that changed more than it may, or less
MOST_SINCE: Final = 2.0  # times its part, no decision counts for having become likelier
LEAST_CHANCE: Final = 0.01  # no coach is surer than that
RATE, PLAYER_RATE, ENTROPY, PACE, TEACHING = range(5)

Lot = dict[str, Any]


class Learner:
    def __init__(
        self, course: Course, shape: Dimensions, groups: list[Processes], on: Backend
    ) -> None:
        self.course: Final = course
        self.shape: Final = shape
        self.on: Final = on
        self.player: Final = player(course, shape, on)
        self.critic: Final = critic(course, shape, on)
        self.played: Final = Rollout(course, shape, groups, self.player)
        self.lessons = 0
        self.care = 1.0  # times this its rate, the player learns no faster than it may change
        at_once, seats = len(groups) * course.games, shape.seats
        looks, size = (course.steps + 1) * at_once, course.steps * at_once
        self.size: Final = size
        self.heard: Final[Lot] = {  # all that was seen, the last look too, from which nothing came
            name: on.xp.zeros_like(on.xp.reshape(seen, (looks, *seen.shape[3:])))
            for name, seen in self.played.seen.items()
        }
        self.result: Final = on.xp.zeros_like(self.played.result)
        self.done: Final = on.xp.zeros_like(self.played.done)
        self.lesson: Final[Lot] = {  # what came of every decision
            "gain": on.zeros(size),
            "mine": on.zeros(size),
            "newest": on.zeros(size),
            "won": on.zeros(size, seats),
            "led": on.zeros(size, seats),
            "here": on.zeros(size, seats, kind="bool"),
        }
        there = np.repeat([group.seats for group in groups], course.games)
        self.seats_there: Final = on.put(np.tile(there, course.steps + 1)[:, None])
        self.seat_order: Final = on.below(seats)[None, :]
        self.foreseen: Final = on.zeros(looks, 2, seats)  # for each seat, by the seats' own numbers
        self.newest: Final = on.zeros(looks)  # how likely each decision is by now, as a logarithm
        self.looked: Final = on.below(at_once)
        self.order: Final = on.zeros(course.times, size, kind="int64")
        self.picked: Final = on.zeros(size // course.lots, kind="int64")
        self.knobs: Final = on.zeros(5)
        self.told: Final = on.zeros(len(TOLD))
        self.foresee: Final = on.repeated(self._foresee)
        self.improve: Final = on.repeated(self._improve)

    def hear(self) -> None:
        """Take over what was played, and let what was learned be played by."""
        for name, seen in self.played.seen.items():
            column = self.heard[name]
            column[:] = self.on.xp.reshape(seen, column.shape)
        self.result[:], self.done[:] = self.played.result, self.played.done
        self._look_from_seats()
        for order in self.order:  # here: beside a lesson luck is for playing
            order[:] = self.on.shuffled(self.size)
        for mind in (self.player, self.critic):
            mind.lighten()

    def learn(self, far: float) -> dict[str, float]:
        """Learn from what was heard; return what there is to tell of it."""
        course = self.course
        for t in range(course.steps + 1):
            self.looked[:] = self.on.below(len(self.looked)) + t * len(self.looked)
            self.foresee()
        self._find_out(course.at(course.margin, far))
        rate = course.at(course.rate, far) * min(1.0, (self.lessons + 1) / WARM_UP)
        self.knobs[RATE] = rate
        self.knobs[PLAYER_RATE] = rate * self.care if far >= course.heard_out else 0.0
        self.knobs[ENTROPY] = course.at(course.entropy, far)
        self.knobs[TEACHING] = course.teaching(far)
        self.told[:] = 0
        lot, lots = self.size // course.lots, course.lots * course.times
        for k in range(lots):
            time, part = divmod(k, course.lots)
            self.knobs[PACE] = Adam.pace(self.lessons * lots + k + 1)
            self.picked[:] = self.order[time, part * lot : (part + 1) * lot]
            self.improve()
        self.player.settle()
        self.lessons += 1
        means = self.on.get(self.told) / lots
        told = {name: float(one) for name, one in zip(TOLD, means, strict=True)}
        change = SLOWER if told["clipped"] > course.most_clipped else FASTER
        self.care = min(1.0, self.care * change)
        return {**told, "care": self.care}

    # --- What came of it -------------------------------------------------------------------------

    def _look_from_seats(self) -> None:
        """Let what the coach expects begin with whoever is asked: a critic adds to it."""
        xp, expected = self.on.xp, self.heard["prospects"]
        turned = (self.seat_order + self.heard["seat"][:, None]) % self.seats_there
        mine_first = xp.take_along_axis(expected, turned, axis=1)
        expected[:] = xp.log(self.on.clip(mine_first, LEAST_CHANCE, None))

    def _foresee(self) -> None:
        """Let the critic foresee what comes of one look at all games, and let the player say what
        it thinks of its decisions by now: they were made by what it was a lesson ago.
        """
        xp, looked, seats = self.on.xp, self.looked, self.seats_there[self.looked]
        rows, action = self.heard["rows"][looked], self.heard["action"][looked]
        weighed = self.player.says(rows[:, : self.shape.row], self.player.light)["policy"]
        logs = likely(self.on, weighed, self.heard["glances"][looked], self.course.glance)
        self.newest[looked] = xp.take_along_axis(logs, action[:, None], axis=1)[:, 0]
        here = self.seat_order < seats
        said = self.critic.says(rows, self.critic.light)
        won = xp.exp(log_shares(self.on, said["won"] + self.heard["prospects"][looked], here))
        turned = (self.seat_order - self.heard["seat"][looked][:, None]) % seats
        found = [xp.take_along_axis(one, turned, axis=1) for one in (won, xp.tanh(said["led"]))]
        self.foreseen[looked] = xp.stack(found, axis=1) * here[:, None, :]

    def _find_out(self, margin: float) -> None:
        """Find out what came of all decisions since the last lesson."""
        xp, size, lesson = self.on.xp, self.size, self.lesson
        gains, aims = self._gains()

        def flat(table: Array) -> Array:
            return xp.reshape(table, (size, -1))

        seat, seats = self.heard["seat"][:size, None], self.seats_there[:size]
        here, turned = self.seat_order < seats, (self.seat_order + seat) % seats
        won, led = (xp.take_along_axis(flat(gains[..., k, :]), seat, axis=1) for k in (WON, LED))
        gain = (2 * (1 - margin) * won + margin * led)[:, 0]
        mine = self.heard["mine"][:size]
        lesson["gain"][:] = (gain - xp.mean(gain)) / (xp.std(gain) + 1e-6)
        lesson["mine"][:] = mine / xp.mean(mine)
        lesson["newest"][:] = self.newest[:size]
        lesson["here"][:] = here
        for k, name in ((WON, "won"), (LED, "led")):
            lesson[name][:] = xp.take_along_axis(flat(aims[..., k, :]), turned, axis=1) * here
        lesson["won"][:] = self.on.clip(lesson["won"], 0, 1)

    def _gains(self) -> tuple[Array, Array]:
        """Return how much better each decision turned out than expected, and what it came to."""
        xp, trace, result = self.on.xp, self.course.trace, self.result
        foreseen = xp.reshape(self.foreseen, (self.course.steps + 1, *result.shape[1:]))
        keep = (1 - self.done)[..., None, None]
        surprise = result + keep * foreseen[1:] - foreseen[:-1]
        gains = xp.zeros_like(surprise)
        later = gains[0]
        for t in reversed(range(self.course.steps)):
            later = surprise[t] + trace * keep[t] * later
            gains[t] = later
        return gains, gains + foreseen[:-1]

    # --- Learning from it ------------------------------------------------------------------------

    def _improve(self) -> None:
        """Learn from the decisions that were picked."""
        xp = self.on.xp
        lot = {name: column[self.picked] for name, column in (self.heard | self.lesson).items()}
        told = [*self._improve_player(lot), *self._improve_critic(lot)]
        self.told[:] = self.told + xp.stack(told)

    def _improve_player(self, lot: Lot) -> list[Array]:
        """Make decisions likelier that were better than expected; learn the chances to win."""
        xp, mind = self.on.xp, self.player
        w = mind.weights.named(xp.astype(mind.weights.flat, self.on.half))
        said, tape = mind.net.forward(w, mind.intake.read(lot["rows"][:, : self.shape.row]))
        n = lot["gain"].shape[0]
        logs = likely(self.on, said["policy"], lot["glances"], self.course.glance)
        chances = log_shares(self.on, said["chances"], lot["here"])
        ratio = xp.exp(
            xp.take_along_axis(logs, lot["action"][:, None], axis=1)[:, 0] - lot["newest"]
        )
        slope, doubt = self._slope_of_policy(lot, logs, ratio)
        off = _slope_of_shares(xp, chances, lot["won"])
        self._step(
            mind, w, tape, {"policy": slope / n, "chances": off * CHANCE_WEIGHT / n}, PLAYER_RATE
        )
        clipped = xp.mean(xp.astype(xp.abs(ratio - 1) > self.course.clip, xp.float32))
        return [xp.mean(doubt), _cross_entropy(xp, lot, chances), clipped]

    def _slope_of_policy(self, lot: Lot, logs: Array, ratio: Array) -> tuple[Array, Array]:
        """Return where to go for more gain, as far as a lesson may go, and for a bit of doubt;
        while the coach is imitated, for its answers.

        A lesson is one lesson old. How far it may go is counted from what the player is now, and a
        decision counts by how much likelier it has become since it was made.
        """
        xp, clip = self.on.xp, self.course.clip
        shares = xp.exp(logs)
        worth = ratio * lot["gain"]
        counts = worth <= self.on.clip(ratio, 1 - clip, 1 + clip) * lot["gain"]
        since = self.on.clip(xp.exp(lot["newest"] - lot["before"]), None, MOST_SINCE)
        push = (xp.astype(counts, xp.float32) * since * worth * lot["mine"])[:, None]
        logs = xp.where(lot["glances"] > 0, logs, xp.zeros_like(logs))
        doubt = -xp.sum(shares * logs, axis=1, keepdims=True)
        calm = self.knobs[ENTROPY] * lot["mine"][:, None]
        actions = self.on.below(shares.shape[1])[None, :]
        by_gain = shares * (push + calm * (logs + doubt)) - push * (
            actions == lot["action"][:, None]
        )
        by_advice = shares - xp.astype(actions == lot["advice"][:, None], xp.float32)
        taught = self.knobs[TEACHING]
        return taught * by_advice + (1 - taught) * by_gain, doubt

    def _improve_critic(self, lot: Lot) -> list[Array]:
        """Learn to foresee, by all that is known to anybody, what the coach did not expect."""
        xp, mind = self.on.xp, self.critic
        w = mind.weights.named(xp.astype(mind.weights.flat, self.on.half))
        said, tape = mind.net.forward(w, mind.intake.read(lot["rows"]))
        n = lot["gain"].shape[0]
        won = log_shares(self.on, said["won"] + lot["prospects"], lot["here"])
        led = xp.tanh(said["led"])
        off = (led - lot["led"]) * lot["here"]
        down = {
            "won": _slope_of_shares(xp, won, lot["won"]) * CRITIC_WEIGHT / n,
            "led": 2 * off * (1 - led * led) * LEAD_WEIGHT / n,
        }
        self._step(mind, w, tape, down, RATE)
        return [_cross_entropy(xp, lot, won), xp.sum(off * off) / n]

    def _step(self, mind: Mind, w: Any, tape: Any, down: dict[str, Array], rate: int) -> None:
        slope = self.on.xp.zeros_like(mind.weights.flat)
        mind.net.backward(w, tape, down, mind.weights.named(slope))
        mind.adam.step(slope, self.knobs[rate], self.knobs[PACE])


def _slope_of_shares(xp: Any, logs: Array, aims: Array) -> Array:
    """Return the slope of shares that should be what is aimed at."""
    return xp.exp(logs) * xp.sum(aims, axis=1, keepdims=True) - aims


def _cross_entropy(xp: Any, lot: Lot, logs: Array) -> Array:
    """Return how surprising the results were."""
    aims = lot["won"]
    return -xp.sum(aims * xp.where(lot["here"], logs, xp.zeros_like(logs))) / aims.shape[0]
