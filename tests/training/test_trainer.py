"""A training on this machine: it learns, is told of, and is gone on with."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training.duel import wins
from tidetable.bots.networked import instinct_of
from tidetable.core.contract import look, seat_of
from tidetable.core.learn.batch import Batch
from tidetable.core.learn.fleet import BEST
from tidetable.core.learn.observation import Observation
from tidetable.core.luck import Luck
from tidetable.core.play import choices
from tidetable.games import box
from tidetable.league.remote import LOCAL, join
from tidetable.networks.network import Network, load
from tidetable.training import trainer
from tidetable.training.backend import Backend
from tidetable.training.course import Course, Dimensions, TableKind, coach_of
from tidetable.training.learner import MOST_SINCE
from tidetable.training.minds import likely, player
from tidetable.training.trainer import OtherTraining, Trainer

NEVER = 1e9  # seconds: lessons are counted
SHORT = Course(
    "chests",
    (TableKind(2), TableKind(3, {"old-sea-dogs": "yes"})),
    NEVER,
    lessons=3,
    games=8,
    steps=8,
    lots=2,
    width=16,
    blocks=1,
    critic_blocks=1,
    rivals=0.5,
)


def train(course: Course, folder: Path, to_beat: Path | None = None) -> Trainer:
    training = Trainer(course, folder, Backend(1), to_beat=to_beat)
    try:
        list(training.train())
    finally:
        training.close()
    return training


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    """A short training that is over; whoever goes on with it takes a copy of its folder."""
    return train(SHORT, tmp_path_factory.mktemp("short"))


@pytest.mark.parametrize(
    ("lessons", "games", "deals"),
    [(12, 64, 50), pytest.param(30, 128, 100, marks=pytest.mark.long)],
)
def test_it_learns(lessons: int, games: int, deals: int, tmp_path: Path) -> None:
    """Chests, for some seconds on one core: clearly better than at random, and than before."""
    course = replace(
        SHORT, tables=(TableKind(2),), games=games, steps=32, lots=4, width=48, rivals=0.1
    )
    course = replace(course, rate=(3e-3, 3e-4))
    shares = []
    for n in (1, lessons):
        network = train(replace(course, lessons=n), tmp_path / f"{n}").network
        shares.append(wins("chests", network, "random", deals))
    assert shares[0] + 0.1 < shares[1]
    assert shares[1] > 0.65


def test_who_changes_too_much_learns_more_slowly(tmp_path: Path) -> None:
    """By as much as it may change, the same lessons lead less far."""
    hasty = replace(SHORT, rate=(0.1, 0.1), lots=4, times=3)
    rash, careful = (
        train(replace(hasty, most_clipped=most, lessons=8), tmp_path / f"{most}")
        for most in (1.0, 0.0)
    )
    assert rash.learner.care == 1
    assert careful.learner.care < 0.7
    first = rash.older[0]
    far = [np.abs(one.learner.player.weights.flat - first).sum() for one in (rash, careful)]
    assert far[1] < far[0]


def test_a_coach_is_imitated(tmp_path: Path) -> None:
    """What it would do becomes likely, and it leads less and less."""
    course = replace(SHORT, tables=(TableKind(2),), taught=1.0, rivals=0)
    course = replace(course, games=32, steps=16, width=32, rate=(1e-2, 2e-3))

    def agreed(lessons: int) -> float:
        training = train(replace(course, lessons=lessons), tmp_path / f"{lessons}")
        mind, heard = training.learner.player, training.learner.heard
        said = mind.says(heard["rows"][:, : training.shape.row], mind.weights.flat)["policy"]
        legal = heard["glances"] > 0
        likeliest = np.where(legal, said, -np.inf).argmax(1)
        return float((likeliest == heard["advice"])[legal.sum(1) > 1].mean())

    assert agreed(1) + 0.1 < agreed(30)


def test_a_player_can_begin_with_the_coachs_first_glance(tmp_path: Path) -> None:
    """Before it has learned anything, it answers what looks best; and the file plays the same."""
    course = replace(SHORT, glance=1.0, lessons=2, rate=(0.0, 0.0), rivals=0)
    learner = (trained := train(course, tmp_path)).learner
    rows, glances = learner.heard["rows"][:, : learner.shape.row], learner.heard["glances"]
    said = learner.player.says(rows, learner.player.light)["policy"]
    shares = np.exp(likely(learner.on, said, glances, 1.0))
    assert (glances[np.arange(len(glances)), shares.argmax(1)] >= BEST - 2).all()
    chests = box("chests")
    network = Network(Observation(chests.game, chests.drawers), trained.network)
    for row, glance, share in zip(rows[::9], glances[::9], shares[::9], strict=True):
        legal = np.flatnonzero(glance).tolist()
        found = network.weigh(network.read(row[None])[0], legal, glance[legal].tolist())
        assert found == pytest.approx(share[legal], abs=0.02)
    instinct = instinct_of(chests, trained.network)
    batch, luck = Batch(chests, 4, seed=5, coach=coach_of(chests)), Luck(3)
    for _ in range(25):
        for i, state in enumerate(batch.fleet.states):
            legal = choices(chests.game, state, 0)
            told = instinct._glance(look(state, seat_of(state.asks[0])), legal)
            assert told == batch.glances[i][[instinct.numbers[one] for one in legal]].tolist()
        batch.step(batch.random_actions(luck))
    with pytest.raises(OtherTraining):
        Trainer(replace(course, glance=0.5), tmp_path, Backend(1))._begin()


def test_a_lesson_counts_from_what_the_player_is_now(tmp_path: Path) -> None:
    """It was played by what the player was a lesson ago, and is learned from more than once."""
    learner = train(replace(SHORT, rate=(0.05, 0.05), lessons=3, times=2), tmp_path).learner
    assert [sorted(order) for order in learner.order.tolist()] == [[*range(learner.size)]] * 2
    learner.foresee()
    looked, newest = learner.looked, learner.newest[learner.looked]
    learner.player.lighten()
    learner.foresee()
    assert not np.array_equal(newest, learner.newest[looked]), "it goes by what plays now"
    lot = {name: column[:4] for name, column in (learner.heard | learner.lesson).items()}
    lot["gain"], lot["mine"] = np.ones(4, np.float32), np.ones(4, np.float32)
    logs, ratio = np.log(np.full((4, learner.shape.actions), 0.1, np.float32)), np.ones(4)
    learner.knobs[:] = 0
    pushes = []
    for since in (1.0, 1.5, 9.0):
        lot["before"] = lot["newest"] - np.float32(np.log(since))
        slope, _ = learner._slope_of_policy(lot, logs, ratio)
        pushes.append(slope[0, lot["action"][0]] / 0.9)
    assert pushes == pytest.approx([-1, -1.5, -MOST_SINCE])


def test_what_nothing_was_learned_about_is_not_kept(tmp_path: Path) -> None:
    """Inputs that were never on and actions that were never legal: the file is smaller by them."""
    trained = train(replace(SHORT, tables=(TableKind(2),)), tmp_path)
    first = trained.learner.player.weights.tables()["first.weight"]
    assert (first != 0).all(), "the training itself goes on with all of them"
    _, tables = load(trained.network)
    rows = trained.learner.heard["rows"][:, : trained.shape.row]
    is_on = (trained.learner.player.intake.read(rows) != 0).any(0)
    kept = (tables["first.weight"] != 0).any(0)
    assert kept[is_on].all()
    assert not kept.all()


def test_a_coach_plays_the_first_games_itself(tmp_path: Path) -> None:
    heard = train(replace(SHORT, taught=0.5, lessons=1, rivals=0), tmp_path).learner.heard
    assert np.array_equal(heard["action"], heard["advice"])


def test_a_critic_begins_with_what_the_coach_expects(tmp_path: Path) -> None:
    """Before it has learned anything, each seat's chance is what the evaluator says."""
    learner = train(replace(SHORT, lessons=1, rate=(0.0, 0.0)), tmp_path).learner
    looks, seats = learner.foreseen.shape[0], learner.seats_there[:, 0]
    expected = np.exp(learner.heard["prospects"])  # from the seat that is asked on
    for i in range(0, looks, 7):
        mine = [(k - learner.heard["seat"][i]) % seats[i] for k in range(seats[i])]
        shares = expected[i, : seats[i]] / expected[i, : seats[i]].sum()
        assert learner.foreseen[i, 0, : seats[i]] == pytest.approx(shares[mine], abs=0.02)


def test_a_coach_counts_for_less_and_less() -> None:
    course = replace(SHORT, taught=0.2)
    way = (0, 0.1, 0.2, 0.3, 0.4, 1)
    assert [course.leading(far) for far in way] == pytest.approx([1, 0.5, 0, 0, 0, 0])
    assert [course.teaching(far) for far in way] == pytest.approx([1, 1, 1, 0.5, 0, 0])
    assert SHORT.leading(0) == SHORT.teaching(0) == 0


def test_what_was_trained_anew_is_what_plays(short: Trainer, tmp_path: Path) -> None:
    """A network is read once, and again when its file has changed."""
    network = Path(shutil.copy(short.network, tmp_path))
    before = instinct_of(box("chests"), network)
    assert instinct_of(box("chests"), network) is before
    train(SHORT, tmp_path)
    assert instinct_of(box("chests"), network) is not before


def test_what_it_tells_is_kept(short: Trainer) -> None:
    lines = (short.folder / "chests.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["lessons"] == 3
    chests = box("chests")
    record = Network(Observation(chests.game, chests.drawers), short.network).record
    assert record["course"]["tables"][1] == {"seats": 3, "options": {"old-sea-dogs": "yes"}}
    assert record["decisions"] == 3 * 2 * 8 * 8


def test_nobody_waits_for_the_next_tables_before_answers_are_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless those have answered already: then they are thought about first."""
    training = Trainer(SHORT, tmp_path, Backend(1))
    done: list[str] = []

    def noted(what: str, does: Callable[..., None]) -> Callable[..., None]:
        def do(*args: Any, **wishes: Any) -> None:
            done.append(what)
            does(*args, **wishes)

        return do

    for name, group in zip("ab", training.groups, strict=True):
        for what in ("send", "wait"):
            monkeypatch.setattr(group, what, noted(f"{what} {name}", getattr(group, what)))
    looked_at_first = ["send a", "wait a", "send b", "wait b", "send a"]
    given_first = ["send a", "send b", "wait a", "send a", "wait b"]
    for has_answered, order in ((True, looked_at_first), (False, given_first)):
        for group in training.groups:
            monkeypatch.setattr(group, "has_answered", lambda said=has_answered: said)
        training.learner.played.play()
        assert done[:5] == order
        assert sorted(done) == sorted(["send a", "send b", "wait a", "wait b"] * SHORT.steps)
        done.clear()
    training.close()


def test_the_same_seed_learns_the_same(short: Trainer, tmp_path: Path) -> None:
    again = train(SHORT, tmp_path)
    first, second = (one.learner.player.weights.flat for one in (short, again))
    assert np.array_equal(first, second)


@pytest.mark.long
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """With actors of Ray the same is learned, and what is wrong is said in the same words."""
    taught = replace(SHORT, taught=0.5)
    here = train(taught, tmp_path / "here").learner.player.weights.flat
    ray = join(LOCAL, 2)
    try:
        training = Trainer(taught, tmp_path / "there", Backend(1), ray=ray)
        list(training.train())
        there, group = training.learner.player.weights.flat, training.groups[0]
        with pytest.raises(ValueError, match="game 3: there is no action 999"):
            group.send([*group.legal[group.offsets[:3]], 999, *[0] * 4])
        training.close()
    finally:
        ray.shutdown()
    assert np.array_equal(here, there)


def test_what_is_written_is_the_average_of_the_last_lessons(short: Trainer) -> None:
    """A player goes on from where it is; a file has the mean of where it has lately been."""
    mind = short.learner.player
    _, kept = load(short.network)
    assert np.array_equal(kept["first.bias"], mind.average.tables()["first.bias"])
    assert not np.array_equal(kept["first.bias"], mind.weights.tables()["first.bias"])


def test_an_average_forgets_what_is_long_ago() -> None:
    shape = Dimensions(box("chests"))
    mind = player(replace(SHORT, width=4), shape, Backend(1))
    assert np.array_equal(mind.average.flat, mind.weights.flat), "before any lesson"
    for lesson in range(1, 41):
        mind.weights.flat[:] = lesson
        mind.settle()
        assert lesson > 1 or mind.average.flat == pytest.approx(1), "whatever was before"
    assert 35 < mind.average.flat[0] < 36


def test_it_is_gone_on_with(short: Trainer, tmp_path: Path) -> None:
    shutil.copytree(short.folder, tmp_path, dirs_exist_ok=True)
    after = Trainer(SHORT, tmp_path, Backend(1))
    after._begin()
    after.close()
    learned = short.learner.player.weights.flat
    assert after.learner.player.weights.flat == pytest.approx(learned, abs=1e-3)
    with pytest.raises(OtherTraining):
        train(replace(SHORT, width=24), tmp_path)


def test_it_can_begin_with_a_network(short: Trainer, tmp_path: Path) -> None:
    """The player knows what it knew; while only the critic learns, that stays as it is."""
    first, tables = load(short.network)
    course = replace(SHORT, heard_out=1.0)
    going_on = Trainer(course, tmp_path, Backend(1), begin_with=short.network)
    fresh = going_on.learner.critic.weights.flat.copy()
    list(going_on.train())
    going_on.close()
    record, kept = load(going_on.network)
    assert record["before"] == first
    weights = going_on.learner.player.weights
    assert np.array_equal(weights.flat, np.concatenate([tables[n].ravel() for n in weights.sizes]))
    assert {*kept} == {*tables}
    assert not np.array_equal(going_on.learner.critic.weights.flat, fresh)


def test_a_best_answer_is_gone_on_with(short: Trainer, tmp_path: Path) -> None:
    """Who learned to beat a network knows it again, and the other is still that network."""
    course = replace(SHORT, rivals=1.0, rate=(0.5, 0.5))  # so fast that nobody takes it for the old
    before = train(course, tmp_path, short.network)
    after = Trainer(course, tmp_path, Backend(1), to_beat=short.network)
    after._begin()
    after.close()
    learned = before.learner.player.weights.flat
    assert after.learner.player.weights.flat == pytest.approx(learned, abs=1e-3)
    assert after.learner.player.weights.flat != pytest.approx(after.learner.played.rival, abs=1e-2)
    assert np.array_equal(after.learner.played.rival, before.learner.played.rival)


def test_a_network_can_be_what_is_to_be_beaten(
    short: Trainer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its weights stay as they are, and who learns begins as it is."""
    monkeypatch.setattr(trainer, "SELF_EVERY", 1)
    answer = train(replace(SHORT, rivals=1.0), tmp_path, short.network)
    played, sizes = answer.learner.played, answer.learner.player.weights.sizes
    _, kept = load(short.network)
    assert np.array_equal(played.rival, np.concatenate([np.ravel(kept[name]) for name in sizes]))
    assert not np.array_equal(played.rival, answer.learner.player.weights.flat)
    decided = played.seen["mine"][:-1]
    assert 0 < decided.mean() < 1, "some decisions are its own, the others the rival's"
