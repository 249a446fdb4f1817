"""Proximal policy optimisation: what was played becomes a lesson for a player and its critic.

A player reads what its seat sees; the critic, who is asked only while training, also what the
others hide, and all that a player hears of it is whether a decision was better than expected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tidetable.training.minds import Mind, critic, log_shares, player
from tidetable.training.rollout import LED, WON, Rollout
from tidetable.training.weights import Adam

if TYPE_CHECKING:
    from tidetable.core.learn.processes import Processes
    from tidetable.training.backend import Array, Backend
    from tidetable.training.course import Course, Dimensions

WARM_UP: Final = 20  # lessons until the rate is what it should be
CRITIC_WEIGHT, LEAD_WEIGHT, CHANCE_WEIGHT = 0.5, 0.25, 0.25
TOLD: Final = ("entropy", "chances", "clipped", "won", "led")
DECIDED: Final = ("rows", "legal", "advice", "action", "before")
RATE, ENTROPY, PACE, TEACHING = range(4)

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
        self.played: Final = Rollout(course, shape, groups, self.player, self.critic)
        self.lessons = 0
        size, seats = course.steps * len(groups) * course.games, shape.seats
        self.size: Final = size
        self.lesson: Final[Lot] = (
            {  # every decision, and what came of it
                name: on.xp.zeros_like(on.xp.reshape(seen[:-1], (size, *seen.shape[3:])))
                for name, seen in self.played.seen.items()
                if name in DECIDED
            }
            | {
                "gain": on.zeros(size),
                "mine": on.zeros(size),
                "won": on.zeros(size, seats),
                "led": on.zeros(size, seats),
                "here": on.zeros(size, seats, kind="bool"),
            }
        )
        self.seats_of: Final = on.put(np.array([group.seats for group in groups]))
        self.order: Final = on.zeros(size, kind="int64")
        self.picked: Final = on.zeros(size // course.lots, kind="int64")
        self.knobs: Final = on.zeros(4)
        self.told: Final = on.zeros(len(TOLD))
        self.improve: Final = on.repeated(self._improve)

    def hear(self, far: float) -> None:
        """Take over what was played, so far on the way, and let what was learned be played by."""
        for name in DECIDED:
            seen, column = self.played.seen[name][:-1], self.lesson[name]
            column[:] = self.on.xp.reshape(seen, column.shape)
        self._find_out(self.course.at(self.course.margin, far))
        self.order[:] = self.on.shuffled(self.size)
        for mind in (self.player, self.critic):
            mind.lighten()

    def learn(self, far: float) -> dict[str, float]:
        """Learn from what was heard; return what there is to tell of it."""
        course = self.course
        self.knobs[RATE] = course.at(course.rate, far) * min(1.0, (self.lessons + 1) / WARM_UP)
        self.knobs[ENTROPY] = course.at(course.entropy, far)
        self.knobs[TEACHING] = course.teaching(far)
        self.told[:] = 0
        lot = self.size // course.lots
        for k in range(course.lots):
            self.knobs[PACE] = Adam.pace(self.lessons * course.lots + k + 1)
            self.picked[:] = self.order[k * lot : (k + 1) * lot]
            self.improve()
        self.lessons += 1
        told = self.on.get(self.told) / course.lots
        return {name: float(one) for name, one in zip(TOLD, told, strict=True)}

    # --- What came of it -------------------------------------------------------------------------

    def _find_out(self, margin: float) -> None:
        """Find out what came of all decisions since the last lesson."""
        xp, played, lesson = self.on.xp, self.played, self.lesson
        gains, aims = self._gains()

        def flat(table: Array) -> Array:
            return xp.reshape(table, (self.size, -1))

        seat = flat(played.seen["seat"][:-1])
        seats = xp.stack(
            [played.done[:, g] * 0 + group.seats for g, group in enumerate(played.groups)], axis=1
        )
        seats = xp.astype(flat(seats), xp.int64)
        order = played.order[None, :]
        here, turned = order < seats, (order + seat) % seats
        won, led = (xp.take_along_axis(flat(gains[..., k, :]), seat, axis=1) for k in (WON, LED))
        gain = (2 * (1 - margin) * won + margin * led)[:, 0]
        mine = flat(played.seen["mine"][:-1])[:, 0]
        lesson["gain"][:] = (gain - xp.mean(gain)) / (xp.std(gain) + 1e-6)
        lesson["mine"][:] = mine / xp.mean(mine)
        lesson["here"][:] = here
        for k, name in ((WON, "won"), (LED, "led")):
            lesson[name][:] = xp.take_along_axis(flat(aims[..., k, :]), turned, axis=1) * here
        lesson["won"][:] = self.on.clip(lesson["won"], 0, 1)

    def _gains(self) -> tuple[Array, Array]:
        """Return how much better each decision turned out than expected, and what it came to."""
        played, trace = self.played, self.course.trace
        foreseen = played.seen["foreseen"]
        keep = (1 - played.done)[..., None, None]
        surprise = played.result + keep * foreseen[1:] - foreseen[:-1]
        gains = self.on.xp.zeros_like(surprise)
        later = gains[0]
        for t in reversed(range(self.course.steps)):
            later = surprise[t] + trace * keep[t] * later
            gains[t] = later
        return gains, gains + foreseen[:-1]

    # --- Learning from it ------------------------------------------------------------------------

    def _improve(self) -> None:
        """Learn from the decisions that were picked."""
        xp = self.on.xp
        lot = {name: column[self.picked] for name, column in self.lesson.items()}
        told = [*self._improve_player(lot), *self._improve_critic(lot)]
        self.told[:] = self.told + xp.stack(told)

    def _improve_player(self, lot: Lot) -> list[Array]:
        """Make decisions likelier that were better than expected; learn the chances to win."""
        xp, mind = self.on.xp, self.player
        w = mind.weights.named(xp.astype(mind.weights.flat, self.on.half))
        said, tape = mind.net.forward(w, mind.intake.read(lot["rows"][:, : self.shape.row]))
        n = lot["gain"].shape[0]
        logs = log_shares(self.on, said["policy"], lot["legal"])
        chances = log_shares(self.on, said["chances"], lot["here"])
        ratio = xp.exp(
            xp.take_along_axis(logs, lot["action"][:, None], axis=1)[:, 0] - lot["before"]
        )
        slope, doubt = self._slope_of_policy(lot, logs, ratio)
        off = _slope_of_shares(xp, chances, lot["won"])
        self._step(mind, w, tape, {"policy": slope / n, "chances": off * CHANCE_WEIGHT / n})
        clipped = xp.mean(xp.astype(xp.abs(ratio - 1) > self.course.clip, xp.float32))
        return [xp.mean(doubt), _cross_entropy(xp, lot, chances), clipped]

    def _slope_of_policy(self, lot: Lot, logs: Array, ratio: Array) -> tuple[Array, Array]:
        """Return where to go for more gain, as far as a lesson may go, and for a bit of doubt;
        while there is a teacher, for its answers.
        """
        xp, clip = self.on.xp, self.course.clip
        shares = xp.exp(logs)
        worth = ratio * lot["gain"]
        counts = worth <= self.on.clip(ratio, 1 - clip, 1 + clip) * lot["gain"]
        push = (xp.astype(counts, xp.float32) * worth * lot["mine"])[:, None]
        logs = xp.where(lot["legal"], logs, xp.zeros_like(logs))
        doubt = -xp.sum(shares * logs, axis=1, keepdims=True)
        calm = self.knobs[ENTROPY] * lot["mine"][:, None]
        actions = self.on.below(shares.shape[1])[None, :]
        by_gain = shares * (push + calm * (logs + doubt)) - push * (
            actions == lot["action"][:, None]
        )
        by_advice = shares - (actions == lot["advice"][:, None])
        taught = self.knobs[TEACHING]
        return taught * by_advice + (1 - taught) * by_gain, doubt

    def _improve_critic(self, lot: Lot) -> list[Array]:
        """Learn to foresee, by all that is known to anybody."""
        xp, mind = self.on.xp, self.critic
        w = mind.weights.named(xp.astype(mind.weights.flat, self.on.half))
        said, tape = mind.net.forward(w, mind.intake.read(lot["rows"]))
        n = lot["gain"].shape[0]
        won, led = log_shares(self.on, said["won"], lot["here"]), xp.tanh(said["led"])
        off = (led - lot["led"]) * lot["here"]
        down = {
            "won": _slope_of_shares(xp, won, lot["won"]) * CRITIC_WEIGHT / n,
            "led": 2 * off * (1 - led * led) * LEAD_WEIGHT / n,
        }
        self._step(mind, w, tape, down)
        return [_cross_entropy(xp, lot, won), xp.sum(off * off) / n]

    def _step(self, mind: Mind, w: Any, tape: Any, down: dict[str, Array]) -> None:
        slope = self.on.xp.zeros_like(mind.weights.flat)
        mind.net.backward(w, tape, down, mind.weights.named(slope))
        mind.adam.step(slope, self.knobs[RATE], self.knobs[PACE])


def _slope_of_shares(xp: Any, logs: Array, aims: Array) -> Array:
    """Return the slope of shares that should be what is aimed at."""
    return xp.exp(logs) * xp.sum(aims, axis=1, keepdims=True) - aims


def _cross_entropy(xp: Any, lot: Lot, logs: Array) -> Array:
    """Return how surprising the results were."""
    aims = lot["won"]
    return -xp.sum(aims * xp.where(lot["here"], logs, xp.zeros_like(logs))) / aims.shape[0]
