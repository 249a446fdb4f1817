"""The owners' own suites accept our games: PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import warnings
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tidetable as tt


def tables() -> list[tt.Setup[Any, Any]]:
    rules = {name: tt.game(name).rules for name in tt.list_games()}
    return [
        tt.game(name, seats)
        for name, game in rules.items()
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


# With three players nothing is new that is not with four.
EACH = pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            game, id=f"{game.name}-{game.seats}", marks=[pytest.mark.long] * (game.seats == 3)
        )
        for game in tables()
    ],
)
# They warn of every observation that has a mask beside it, which is how they say it should be.
MASKED = ("Observation is not a NumPy array", "Observation space for each agent probably")


@EACH
def test_pettingzoo_accepts_it(game: tt.Setup[Any, Any]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(game.pettingzoo(), num_cycles=60)
        api_test(game.pettingzoo(max_cycles=15), num_cycles=40)
        seed_test(game.pettingzoo, num_cycles=15)
    said = [str(one.message) for one in warned]
    assert [one for one in said if not one.startswith(MASKED)] == []


@EACH
def test_gymnasium_accepts_it(game: tt.Setup[Any, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        last = game.seats - 1
        check_env(game.gymnasium(*["random"] * last, seat=last), skip_render_check=True)


# A long game is written as text and read again and again; what many seats change a short one shows.
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            game,
            id=f"{game.name}-{game.seats}",
            marks=[pytest.mark.long]
            * (game.seats > 2 and (game.name, game.seats) != ("chests", 4)),
        )
        for game in tables()
    ],
)
def test_openspiel_accepts_it(game: tt.Setup[Any, Any]) -> None:
    """It also writes states as text and reads them again, ever fewer as a game goes on."""
    pyspiel.random_sim_test(game.openspiel(), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["chests", "sirens"])
def test_owners_accept_a_history_too(name: str) -> None:
    game = tt.game(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # as above
        api_test(game.pettingzoo(history=4), num_cycles=20)
        check_env(game.gymnasium("random", history=4), skip_render_check=True)
    pyspiel.random_sim_test(game.openspiel(history=4), num_sims=1, serialize=True, verbose=False)
    assert game.pettingzoo(history=4).metadata["name"] == f"{name}_v1_history4"


def test_an_information_state_is_a_tensor_of_what_a_player_sees_and_was_told() -> None:
    game = tt.game("sirens", first=1)
    spiel = game.openspiel(history=6)
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation = game.learning.recalling(6).observation
    tensors = [np.array(state.information_state_tensor(player)) for player in (0, 1)]
    assert spiel.information_state_tensor_shape() == [observation.size]
    assert spiel.observation_tensor_shape() == [game.learning.observation.size]
    for player, tensor in enumerate(tensors):
        told = observation.recall(state.told(player), player, 2)
        assert tensor[observation.told_at :].tolist() == told
        assert tensor[: observation.told_at].tolist() == state.observation_tensor(player)
    assert not game.openspiel().get_type().provides_information_state_tensor


def test_a_whole_game_of_pettingzoo_pays_at_the_end() -> None:
    env = tt.game("titania", seats=3).pettingzoo(render_mode="ansi")
    env.reset(seed=3)
    paid: Counter[str] = Counter()
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        paid[agent] += reward
        if over or late:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        assert not env.observe(next(other for other in env.agents if other != agent))[
            "action_mask"
        ].any()
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == pytest.approx(1)
    assert env.metadata["name"] == "titania_v1"


def test_of_agents_that_are_asked_at_once_only_the_selected_one_has_a_mask() -> None:
    env = tt.game("sirens", more_tactics=True).pettingzoo()
    env.reset(seed=1)
    while len(env.position.asked) < 2:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_a_game_of_pettingzoo_that_is_cut_short_pays_nothing() -> None:
    env = tt.game("chests").pettingzoo(max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        seen, reward, *_ = env.last()
        assert reward == 0
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_seat_of_gymnasium_plays_against_whom_it_chose() -> None:
    game = tt.game("sirens")
    asked: list[int | None] = []

    def watching(view: tt.Sight) -> int:
        asked.append(view.seat)
        return view.legal[0]

    env = game.gymnasium(watching, seat=1, render_mode="svg")
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert info == {}
    assert {*asked} == {0}
    assert reward in (-1, 0, 1)
    assert env.render().startswith("<svg")
    with pytest.raises(ValueError, match="a table of 2 has 1 opponents"):
        game.gymnasium("random", "random")


def test_an_action_that_is_not_legal_loses_and_says_why() -> None:
    env = tt.game("chests").gymnasium("random")
    seen, _ = env.reset(seed=1)
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(bad)
    assert (reward, over) == (-1, True)
    assert "Rule CHE-" in info["illegal"]


def test_an_information_state_of_openspiel_hides_what_a_seat_cannot_see() -> None:
    game = tt.game("sirens").openspiel()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    texts = [state.information_state_string(player) for player in (0, 1)]
    assert texts[0] != texts[1]
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(0) == texts[0]
    assert len(state.observation_tensor(0)) == tt.game("sirens").learning.observation.size
    assert sum(chance for _, chance in game.new_initial_state().chance_outcomes()) == pytest.approx(
        1
    )


def test_a_card_is_told_to_nobody_of_openspiel_but_who_draws_it() -> None:
    state = tt.game("sirens", first=1).openspiel().new_initial_state()
    learned = Counter[tuple[bool, ...]]()
    while state.is_chance_node():
        worlds = [state.child(outcome) for outcome, _ in state.chance_outcomes()[:2]]
        seen = [[world.information_state_string(player) for player in (0, 1)] for world in worlds]
        learned[tuple(one != other for one, other in zip(*seen, strict=True))] += 1
        state = worlds[0]
    assert learned == {(True, False): 4, (False, True): 4}


def test_a_batch_plays_the_same_games_as_one_begun_by_hand() -> None:
    game = tt.game("chests")
    batch = game.batch(3, seed=1)
    assert batch.observations.shape == (3, game.learning.observation.size)
    for _ in range(50):
        batch.step([int(batch.legal[at]) for at in batch.offsets[:-1]])
    assert batch.mask.sum() == batch.offsets[-1]


def test_a_position_observes_as_a_batch_does() -> None:
    game = tt.game("titania")
    position = game.start(4)
    seat = position.asked[0]
    row, mask = position.observation(seat), position.mask(seat)
    features = game.learning.observation.named
    assert row[features["me"].cells][0] == seat
    assert mask.sum() == len(position.legal)
    assert position.rewards == [0.0, 0.0]
