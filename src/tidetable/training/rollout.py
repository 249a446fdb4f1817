"""Games that are played to be learned from.

Processes play them and they are thought about here, one kind of tables after the other: while one
is thought about, the others are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from numpy.typing import NDArray

from tidetable.training.minds import Mind, likely

if TYPE_CHECKING:
    from tidetable.core.learn.processes import Processes
    from tidetable.training.backend import Array, Backend, Fetched
    from tidetable.training.course import Course, Dimensions

READ: Final = (
    "observations",
    "hidden",
    "glances",
    "seat",
    "done",
    "scores",
    "rewards",
    "prospects",
    "advice",
)
WON, LED = 0, 1  # what is foreseen for each seat


class Rollout:
    """All that is seen and decided between two lessons. Its arrays stay where they are."""

    def __init__(
        self, course: Course, shape: Dimensions, groups: list[Processes], player: Mind
    ) -> None:
        self.course: Final = course
        self.shape: Final = shape
        self.groups: Final = groups
        self.player: Final = player
        self.on: Final[Backend] = player.on
        self.rival: Final = self.on.halves(*player.light.shape)  # who else plays
        self.rival[:] = player.light
        self.n_rivals: Final = int(course.games * course.rivals)
        n, seats, zeros = course.games, shape.seats, self.on.zeros
        self.now: Final = {  # at tables of one kind
            "rows": zeros(n, shape.row + shape.hidden, kind="int16"),
            "glances": zeros(n, shape.actions, kind="uint8"),  # 0 where an action is not legal
            "seat": zeros(n, kind="int64"),
            "advice": zeros(n, kind="int64"),  # what the coach would do
            "prospects": zeros(n, seats),  # and how well each seat stands, whoever is asked first
            "action": zeros(n, kind="int64"),
            "before": zeros(n),  # how likely that action was
            "mine": zeros(n) + 1,  # 0: a rival decides
        }
        self.lead: Final = zeros(1)  # how many decisions are the coach's own
        self.seats: Final = zeros(1, kind="int64")  # there
        looks = course.steps + 1, len(groups)  # the last one to foresee what comes of the others
        self.seen: Final = {
            name: zeros(*looks, *array.shape, kind=str(array.dtype).removeprefix("torch."))
            for name, array in self.now.items()
        }
        self.result: Final = zeros(course.steps, len(groups), n, 2, seats)
        self.done: Final = zeros(course.steps, len(groups), n)
        self.think: Final = self.on.repeated(self._think)
        self.on.pin(group.arrays[name] for group in groups for name in READ)

    def play(self, advised: bool = False) -> int:
        """Play some decisions of every game; return how many games ended.

        While tables of one kind are thought about, those of the next are looked at, if they have
        answered; if they have not, nobody waits for them before the answers are given.
        """
        answers: list[tuple[Processes, Fetched]] = []  # thought of, but perhaps not here yet

        def give_answers() -> None:
            for group, fetched in answers:
                group.send(fetched(), sure=True, advised=advised)
            answers.clear()

        for t in range(self.course.steps + 1):
            for g, group in enumerate(self.groups):
                if t:
                    if not group.has_answered():
                        give_answers()
                    group.wait()
                    self._take_results(g, t - 1)
                self._take_in(group)
                self.think()
                for name, seen in self.seen.items():
                    seen[t, g] = self.now[name]
                fetched = self.on.fetch(self.now["action"])
                give_answers()
                if t < self.course.steps:
                    answers.append((group, fetched))
        return int(self.on.xp.sum(self.done))

    def _take_in(self, group: Processes) -> None:
        """Take in what is seen at tables of one kind."""
        now, row = self.now, self.shape.row
        now["rows"][:, :row] = self._got(group, "observations")
        now["rows"][:, row:] = self._got(group, "hidden")
        now["advice"][:] = self._got(group, "advice")[:, 0]
        now["seat"][:] = self._got(group, "seat")[:, 0]
        now["prospects"][:, : group.seats] = self._got(group, "prospects")
        self.seats[:] = group.seats
        now["glances"][:] = self._got(group, "glances")

    def _take_results(self, g: int, t: int) -> None:
        xp, group, n = self.on.xp, self.groups[g], self.groups[g].seats
        done = xp.astype(self._got(group, "done"), xp.float32)
        scores = xp.astype(self._got(group, "scores"), xp.float32)
        won = (xp.astype(self._got(group, "rewards"), xp.float32) * (n - 1) + 1) / n
        others = (xp.sum(scores, axis=1, keepdims=True) - scores) / (n - 1)
        led = self.on.clip((scores - others) / self.course.scale, -1, 1)
        self.result[t, g, :, WON, :n] = won * done
        self.result[t, g, :, LED, :n] = led * done
        self.done[t, g] = done[:, 0]

    def _got(self, group: Processes, name: str) -> Array:
        return self.on.put(group.arrays[name].reshape(group.n, -1))

    # --- Thinking --------------------------------------------------------------------------------

    def _think(self) -> None:
        """Answer by what is likely."""
        xp, now = self.on.xp, self.now
        logs = self._weigh(now["rows"], now["glances"], self.player.light)
        is_led = xp.exp(-self.on.exponential(now["before"])) < self.lead
        now["action"][:] = xp.where(is_led, now["advice"], self._drawn(logs))
        now["before"][:] = xp.take_along_axis(logs, now["action"][:, None], axis=1)[:, 0]
        if self.n_rivals:
            self._let_rivals_answer()

    def _let_rivals_answer(self) -> None:
        """In the last games, let the rival answer for all seats but one."""
        xp, now, first = self.on.xp, self.now, self.course.games - self.n_rivals
        theirs = self._drawn(self._weigh(now["rows"][first:], now["glances"][first:], self.rival))
        is_mine = now["seat"][first:] == self.on.below(self.n_rivals) % self.seats
        now["action"][first:] = xp.where(is_mine, now["action"][first:], theirs)
        now["mine"][first:] = xp.astype(is_mine, xp.float32)

    def _weigh(self, rows: Array, glances: Array, light: Array) -> Array:
        """Return how likely each action is, as a logarithm."""
        said = self.player.says(rows[:, : self.shape.row], light)["policy"]
        return likely(self.on, said, glances, self.course.glance)

    def _drawn(self, logs: Array) -> Array:
        """Draw an action of each row by how likely it is."""
        xp = self.on.xp
        return xp.argmax(logs - xp.log(self.on.exponential(logs) + 1e-20), axis=1)

    # --- Rivals ----------------------------------------------------------------------------------

    def meet(self, flat: NDArray[Any]) -> None:
        """Let a network with these weights be the rival."""
        self.rival[:] = self.on.xp.astype(self.on.put(flat), self.on.half)

    def against_rivals(self) -> tuple[float, float]:
        """Return how many games against rivals ended since the last lesson, and how many it won."""
        xp, first = self.on.xp, self.course.games - self.n_rivals
        ended = won = 0.0
        for g, group in enumerate(self.groups):
            done = self.done[:, g, first:]
            mine = xp.broadcast_to(self.on.below(self.n_rivals) % group.seats, done.shape)
            shares = xp.take_along_axis(self.result[:, g, first:, WON, :], mine[..., None], axis=2)
            ended += float(xp.sum(done))
            won += float(xp.sum(shares))
        return ended, won
