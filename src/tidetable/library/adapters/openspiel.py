"""A game as OpenSpiel's Python game, with chance, information states and tensors.

Seats that are asked at once answer one after another: what one has answered, the other cannot see.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, look, seat_of
from tidetable.core.facts import view_bytes
from tidetable.core.learn.fleet import rewards_of
from tidetable.core.play import answer, choices
from tidetable.games import box
from tidetable.library import text
from tidetable.library.setup import Setup, set_up

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'tidetable[openspiel]'") from missing

if TYPE_CHECKING:
    from tidetable.core.contract import State
    from tidetable.library.retelling import Told

LONGEST = 100_000  # answers and draws: no game comes near it


def spiel_of(game: Setup[Any, Any], history: int = 0) -> Any:
    """Return a game as OpenSpiel knows it: a `pyspiel.Game`."""
    registered(game.name)
    options = "/".join(game.options.values())  # commas are between parameters
    chosen = {"seats": game.seats, "options": options, "history": history}
    return pyspiel.load_game(f"tidetable_{game.name}", chosen)


@cache
def registered(name: str) -> None:
    """Tell OpenSpiel of a game, so that it can be loaded and deserialized by its name."""
    # A class of its own, and no function: OpenSpiel lets go of it when Python has ended already.
    pyspiel.register_game(kind_of(name, 0), type(f"Spiel{name}", (SpielGame,), {"name": name}))


def kind_of(name: str, history: int) -> Any:
    """Return what OpenSpiel is told of a game; information states are tensors if they recall."""
    rules = box(name).game
    return pyspiel.GameType(
        short_name=f"tidetable_{name}",
        long_name=f"Tidetable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=history > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.min_seats, "options": "", "history": 0},
    )


class SpielGame(pyspiel.Game):
    """A game that is set up, for OpenSpiel."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        first = set_up(self.name, params["seats"], {})
        chosen = params["options"].split("/") if params["options"] else []
        options = dict(zip(first.options, chosen, strict=bool(chosen)))
        self.setup = set_up(self.name, params["seats"], options)
        self.history: int = params["history"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.learning.actions),
            max_chance_outcomes=self.setup.rules.codec.size,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.name, self.history), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setup, recall, self.history if recall else 0)


class Held:
    """A state that can be deep-copied and pickled, as OpenSpiel does with all that it holds."""

    def __init__(self, setup: Setup[Any, Any], state: State) -> None:
        self.setup = setup
        self.state = state
        self.views: dict[int, str] = {}  # as far as somebody asked for them; a copy has none

    def seen(self, player: int) -> str:
        """Return what a player sees now."""
        if player not in self.views:
            self.views[player] = view_bytes(look(self.state, player)).decode()
        return self.views[player]

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.setup, self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return held, (text.write(self.setup, self.state),)


def held(written: str) -> Held:
    return Held(*text.read(written, set_up))


class Heard(list["tuple[int, Told, str]"]):
    """For whom, who did what, and that as a line. Nothing in it ever changes, so a copy has the
    same: to copy each anew took most of a game's time, and OpenSpiel copies at every step.
    """

    def __deepcopy__(self, memo: object) -> Heard:
        return Heard(self)


class SpielState(pyspiel.State):
    """A game as it stands, for OpenSpiel: chance is asked like anybody else."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        self.held = Held(setup, setup.rules.setup(setup.seats, setup.chosen))
        self.heard = Heard()

    @property
    def setup(self) -> Setup[Any, Any]:
        setup: Setup[Any, Any] = self.get_game().setup
        return setup

    def _question(self) -> int:
        return int(self.held.state.asks[0])

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = seat_of(self._question())
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def is_terminal(self) -> bool:
        return bool(self.held.state.n_asks == 0)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.setup.learning.actions.number
        legal = choices(self.setup.rules, self.held.state, 0)
        return sorted(number[action] for action in legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = Buffer()
        self.setup.rules.odds(self.held.state, self._question(), odds)
        drawn = odds.to_list()
        return [(drawn[i], int(odds.weights[i]) / int(odds.total)) for i in range(odds.n)]

    def _apply_action(self, action: int) -> None:
        news = News()
        answer(self.setup.rules, self.held.state, 0, self._id(self.current_player(), action), news)
        self.held.views.clear()
        said = self.setup.rules.codec.text
        self.heard += [
            (audience, (who, what), f"{who} {said(what)}") for audience, who, what in news.items
        ]

    def _id(self, player: int, action: int) -> int:
        """Return an action's number in the game: chance answers by it, seats by their own."""
        return action if player < 0 else self.setup.learning.actions.ids[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.setup.rules.codec.text(self._id(player, action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setup.seats
        return rewards_of(self.setup.rules.places(self.held.state.public()))

    def told(self, player: int) -> list[Told]:
        """Return all that a player was told."""
        return [one for audience, one, _ in self.heard if audience in (EVERYONE, player)]

    def said(self, player: int) -> str:
        """Return the same line by line."""
        return "\n".join(line for audience, _, line in self.heard if audience in (EVERYONE, player))

    def __str__(self) -> str:
        return "\n".join([self.said(EVERYONE), *map(self.held.seen, range(self.setup.seats))])


class SpielObserver:
    """What a player sees, as numbers and as text; with recall, also all that it was told."""

    def __init__(self, setup: Setup[Any, Any], recall: bool, history: int) -> None:
        self.learning = setup.learning.recalling(history)
        self.recall = recall
        observation = self.learning.observation
        self.tensor = np.zeros(observation.size, np.float32)
        self.dict = {
            feature.name: self.tensor[feature.cells].reshape(feature.shape or (1,))
            for feature in observation.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        told = state.told(player) if self.learning.observation.history else []
        self.tensor[:] = self.learning.row(state.held.state, player, told)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.held.seen(player)
        return f"{state.said(player)}\n{seen}" if self.recall else seen
