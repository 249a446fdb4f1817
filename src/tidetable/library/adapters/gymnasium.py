"""A game as Gymnasium's environment: one seat learns, and the others are played by opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import NotLegal
from tidetable.library.adapters.spaces import action_space, observation_space, observed, rendered

try:
    from gymnasium import Env
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'tidetable[rl]'") from missing

if TYPE_CHECKING:
    from tidetable.library.players import Chooser
    from tidetable.library.setup import Setup


class OneSeatEnv(Env[dict[str, Any], Any]):
    """A learner's seat. The reward comes at the end: 1 for a win of one's own, less for a share.

    An action that the mask does not allow loses the game at once; `info` says why.
    """

    def __init__(
        self,
        game: Setup[Any, Any],
        opponents: Sequence[str | Chooser],
        seat: int = 0,
        render_mode: str | None = None,
        history: int = 0,
    ) -> None:
        named = [*opponents] or ["greedy"] * (game.seats - 1)
        if len(named) != game.seats - 1 or not 0 <= seat < game.seats:
            raise ValueError(
                f"a table of {game.seats} has {game.seats - 1} opponents and a seat below "
                f"{game.seats}, not {len(named)} and seat {seat}"
            )
        self.metadata = {"render_modes": ["ansi", "svg"]}
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self.history = history
        self.named = [*named[:seat], "", *named[seat:]]
        self.observation_space = observation_space(game, history)
        self.action_space = action_space(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game in which the learner is asked something, and let others play up to there."""
        super().reset(seed=seed)
        while True:
            self.position = self.game.start(int(self.np_random.integers(1 << 63)))
            self.players = [self._player(who) for who in self.named]
            self._let_others_play()
            if not self.position.over:
                return self._observed(), {}

    def _player(self, who: str | Chooser) -> Chooser:
        from tidetable.library.players import bot

        if not isinstance(who, str):
            return who
        return bot(who or "random", self.game, int(self.np_random.integers(1 << 63)))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.position.play(self.game.learning.actions.ids[int(action)], self.seat)
        except NotLegal as refusal:
            return self._observed(), -1.0, True, False, {"illegal": str(refusal)}
        self._let_others_play()
        over = self.position.over
        return self._observed(), self.position.rewards[self.seat], over, False, {}

    def _let_others_play(self) -> None:
        position = self.position
        while not position.over and position.asked[0] != self.seat:
            seat = position.asked[0]
            position.play(self.players[seat](position.view(seat)), seat)

    def _observed(self) -> dict[str, Any]:
        return observed(self.position, self.seat, True, self.history)

    def render(self) -> Any:
        """Return the board as the learner sees it: as sentences, or as a picture."""
        return rendered(self.position, self.render_mode, self.seat)
