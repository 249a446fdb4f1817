"""A game as PettingZoo's AEC environment: all seats, one after another.

An observation is a row of numbers and the mask of legal actions. Only whoever wins or loses gets a
reward, at the end, and the rewards sum to 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.library.adapters.spaces import action_space, observation_space, observed, rendered

try:
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'tidetable[rl]'") from missing

if TYPE_CHECKING:
    from gymnasium.spaces import Dict, Discrete

    from tidetable.library.setup import Setup


class SeatsEnv(AECEnv):
    """The agents are `seat_1`, `seat_2` … in the order of play."""

    def __init__(
        self,
        game: Setup[Any, Any],
        max_cycles: int | None = None,
        render_mode: str | None = None,
        history: int = 0,
    ) -> None:
        super().__init__()
        self.game = game
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.history = history
        self.metadata = {
            "name": game.learning.recalling(history).observation.name,
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{n + 1}" for n in range(game.seats)]
        self.observation_spaces = {
            agent: observation_space(game, history) for agent in self.possible_agents
        }
        self.action_spaces = {a: action_space(game) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed its luck follows from the one before."""
        if seed is not None or not hasattr(self, "_chance"):
            self._chance = np.random.default_rng(seed)
        self.position = self.game.start(int(self._chance.integers(1 << 63)))
        self.agents = [*self.possible_agents]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; the mask of those who are not asked is empty."""
        seat = self.possible_agents.index(agent)
        return observed(self.position, seat, agent == self.agent_selection, self.history)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        move = self.game.learning.actions.ids[int(action)]
        self.position.play(move, self.possible_agents.index(agent))
        self.cycles += 1
        over = self.position.over
        late = self.max_cycles is not None and self.cycles >= self.max_cycles and not over
        self.rewards = dict(zip(self.possible_agents, self.position.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        if not over:
            self.agent_selection = self.possible_agents[self.position.asked[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as whoever watches sees it: as sentences, or as a picture."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
