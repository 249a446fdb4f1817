"""A game as OpenSpiel's Python game, with chance, information states and tensors.

Seats that are asked at once answer one after another: what one has answered, the other cannot see.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, look, seat_of
from tidetable.core.facts import view_bytes
from tidetable.core.learn.arrays import np
from tidetable.core.learn.fleet import rewards_of
from tidetable.core.play import answer, choices
from tidetable.library import text
from tidetable.library.setup import Setup, set_up

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'tidetable[openspiel]'") from missing

if TYPE_CHECKING:
    from tidetable.core.contract import State

LONGEST = 100_000  # answers and draws: no game comes near it


def spiel_of(game: Setup[Any, Any]) -> Any:
    """Return a game as OpenSpiel knows it: a `pyspiel.Game`."""
    registered(game.name, game.rules.min_seats, game.rules.max_seats)
    options = "/".join(game.options.values())  # commas are between parameters
    return pyspiel.load_game(f"tidetable_{game.name}", {"seats": game.seats, "options": options})


@cache
def registered(name: str, least: int, most: int) -> None:
    """Tell OpenSpiel of a game, so that it can be loaded and deserialized by its name."""
    kind = pyspiel.GameType(
        short_name=f"tidetable_{name}",
        long_name=f"Tidetable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": least, "options": ""},
    )
    # A class of its own, and no function: OpenSpiel lets go of it when Python has ended already.
    pyspiel.register_game(kind, type(f"Spiel{name}", (SpielGame,), {"kind": kind, "name": name}))


class SpielGame(pyspiel.Game):
    """A game that is set up, for OpenSpiel."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        first = set_up(self.name, params["seats"], {})
        chosen = params["options"].split("/") if params["options"] else []
        options = dict(zip(first.options, chosen, strict=bool(chosen)))
        self.setup = set_up(self.name, params["seats"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.learning.actions),
            max_chance_outcomes=self.setup.rules.codec.size,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A state that can be deep-copied and pickled, as OpenSpiel does with all that it holds."""

    def __init__(self, setup: Setup[Any, Any], state: State) -> None:
        self.setup = setup
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.setup, self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return held, (text.write(self.setup, self.state),)


def held(written: str) -> Held:
    return Held(*text.read(written, set_up))


class SpielState(pyspiel.State):
    """A game as it stands, for OpenSpiel: chance is asked like anybody else."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        self.held = Held(setup, setup.rules.setup(setup.seats, setup.chosen))
        self.heard: list[tuple[int, str]] = []  # for whom, and what
        self.views: dict[int, str] = {}  # as far as somebody asked for them

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
        said = self.setup.rules.codec.text
        self.views = {}
        self.heard += [(audience, f"{seat} {said(what)}") for audience, seat, what in news.items]

    def _id(self, player: int, action: int) -> int:
        """Return an action's number in the game: chance answers by it, seats by their own."""
        return action if player < 0 else self.setup.learning.actions.ids[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.setup.rules.codec.text(self._id(player, action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setup.seats
        return rewards_of(self.setup.rules.places(self.held.state.public()))

    def told(self, player: int) -> str:
        """Return all that a player was told, line by line."""
        return "\n".join(line for audience, line in self.heard if audience in (EVERYONE, player))

    def seen(self, player: int) -> str:
        """Return what a player sees now."""
        if player not in self.views:
            self.views[player] = view_bytes(look(self.held.state, player)).decode()
        return self.views[player]

    def __str__(self) -> str:
        return "\n".join([self.told(EVERYONE), *map(self.seen, range(self.setup.seats))])


class SpielObserver:
    """What a player sees, as numbers and as text; with recall, also all that it was told."""

    def __init__(self, setup: Setup[Any, Any], recall: bool) -> None:
        self.setup = setup
        self.recall = recall
        observation = setup.learning.observation
        self.tensor = np.zeros(observation.size, np.float32)
        self.dict = {
            feature.name: self.tensor[feature.cells].reshape(feature.shape or (1,))
            for feature in observation.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.setup.learning.row(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.seen(player)
        return f"{state.told(player)}\n{seen}" if self.recall else seen
