"""A network learns who wins: its chances come true, its answers stay as they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tidetable.bots.networked import instinct_of
from tidetable.games import box
from tidetable.networks.network import SURE, NoNetwork, load, save
from tidetable.training import calibrator
from tidetable.training.backend import Backend
from tidetable.training.calibrator import (
    CHANCES,
    GAMES,
    HELD_BACK,
    Calibration,
    Calibrator,
    Looks,
    ValueHead,
    fit,
    head_of,
    look_at_games,
    packed,
    says,
    shares,
    steadied,
    surprise,
    tables_of,
    unpacked,
)
from tidetable.training.course import Course, TableKind
from tidetable.training.trainer import Trainer

NEVER = 1e9  # seconds: rounds are counted
COURSE = Course("chests", (TableKind(2), TableKind(3)), NEVER, lessons=1, games=60)
CHESTS = box("chests")


def stretched(folder: Path, times: float) -> Path:
    """Return the network that ships, so many times as sure of who wins."""
    assert CHESTS.network is not None
    record, tables = load(CHESTS.network)
    path = folder / f"{times}.npz"
    save(path, tables | {name: times * tables[name] for name in CHANCES}, record)
    return path


def calibrated(course: Course, folder: Path, network: Path) -> Calibration:
    one = Calibrator(course, folder, network)
    assert [*one.play()] == [GAMES * course.games * len(course.tables)]
    return one.learn()


def test_chances_come_true_and_answers_stay(tmp_path: Path) -> None:
    """One that is three times too sure comes most of the way to the one that ships."""
    wrong, right = stretched(tmp_path, 3), stretched(tmp_path, 1)
    found = calibrated(COURSE, tmp_path, wrong)
    best = calibrated(COURSE, tmp_path / "..", right)
    too_sure = found.before - best.before
    assert too_sure > 0.1
    assert found.after - best.before < 0.3 * too_sure
    assert best.after < best.before + 0.01, "what is true stays true"
    (first, before), (record, after) = load(wrong), load(tmp_path / "chests.npz")
    assert record["course"] == first["course"]
    assert record["calibrated"]["tables"][1] == {"seats": 3, "options": {}}
    assert record["calibrated"]["games"] == found.games == 480
    assert {*after} == {*before, *SURE}
    for name, table in before.items():
        assert np.array_equal(table, after[name]) == (name not in CHANCES), name


def test_who_is_calibrated_judges_as_it_has_learned(tmp_path: Path) -> None:
    """What was written is what is heard, also when it is calibrated once more or learns on."""
    network = stretched(tmp_path, 1)
    looks = look_at_games("chests", network, 5, TableKind(3), "1")
    record, tables = load(network)
    plain = head_of(tables)
    head = unpacked(packed(plain) + np.random.default_rng(1).normal(0, 0.05, 5 * 257 + 3), plain)
    path = tmp_path / "chests.npz"
    save(path, tables | tables_of(head), record)
    said, sure = says(head, looks)
    judged = instinct_of(CHESTS, path).network.judge(looks.read[:, :-1], 3)
    assert judged == pytest.approx(shares(said * sure, looks.here)[:, :3], abs=0.02)
    assert np.std(sure) > 0.01, "else nobody would notice if it were not heard"
    assert packed(head_of(load(path)[1])) == pytest.approx(packed(head), abs=0.02)
    course = replace(COURSE, width=256, blocks=3)
    one = Trainer(course, tmp_path / "on", Backend(1), begin_with=path)
    one._begin()
    one.close()


def test_who_knew_nothing_learns_whose_chances_are_whose(tmp_path: Path) -> None:
    """Chances begin with whoever looks; were they another seat's, nothing could be learned."""
    course = replace(COURSE, tables=(TableKind(3),), games=60)
    found = calibrated(course, tmp_path, stretched(tmp_path, 0))
    assert found.before == pytest.approx(np.log(3), abs=1e-3)
    assert found.after < found.before - 0.1


def test_every_place_plays_as_many_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Else short games would count for more; and of some places no game is learned from."""
    monkeypatch.setattr(calibrator, "EVERY", 1)
    network = stretched(tmp_path, 1)
    first, again, other = (
        look_at_games("chests", network, 5, TableKind(3), seed) for seed in ("1", "1", "2")
    )
    assert np.array_equal(first.read, again.read)
    assert not np.array_equal(first.read[:50], other.read[:50])
    assert first.here.tolist() == [[True, True, True, False]] * len(first.read)
    assert first.won.sum(1) == pytest.approx(1)
    assert (first.won[:, 3] == 0).all()
    assert 0 < first.held.mean() < 2 / HELD_BACK
    monkeypatch.setattr(calibrator, "GAMES", 2 * GAMES)
    more = look_at_games("chests", network, 5, TableKind(3), "1")
    assert 1.5 < len(more.read) / len(first.read) < 3


def played_by(truth: ValueHead, seed: int) -> Looks:
    """Return made-up games for two and three, in which everybody wins as often as that says."""
    luck, n = np.random.default_rng(seed), 20_000
    read = np.concatenate([luck.normal(size=(n, 6)), np.ones((n, 1))], 1, dtype=np.float32)
    players = np.tile([2, 3], n // 2)
    here = np.arange(3) < players[:, None]
    looks = Looks(read, here, here, players, np.arange(n) % 5 == 0)
    said, sure = says(truth, looks)
    winner = (luck.random((n, 1)) > np.cumsum(shares(said * sure, here), 1)).sum(1)
    return looks._replace(won=(np.arange(3) == winner[:, None]).astype(np.float32))


def test_what_is_found_is_true() -> None:
    """From results alone; with more caution it stays nearer to where it began."""
    luck = np.random.default_rng(1)
    truth = ValueHead(luck.normal(size=(3, 7)), luck.normal(size=6) / 4, np.array([0, 0.4, -0.4]))
    begin, looks = unpacked(np.zeros(30), truth), played_by(truth, 2)
    heads = [fit(begin, begin, looks, caution) for caution in (1e-5, 0.1, 1e5)]
    found = [surprise(head, looks) for head in heads]
    assert found[0] == pytest.approx(surprise(truth, looks), abs=0.002)
    assert found[0] < found[1] < found[2]
    assert packed(heads[2]) == pytest.approx(packed(begin), abs=1e-3)
    assert found[2] == pytest.approx((np.log(2) + np.log(3)) / 2, abs=1e-3)
    for part in ("sure", "seats"):
        without = truth._replace(**{part: getattr(begin, part)})
        assert surprise(without, looks) > found[0] + 0.005, f"{part} matters"


def test_how_sure_to_be_is_known_for_every_number_of_players() -> None:
    """One that is too sure with two and too modest with three comes right with both."""
    luck = np.random.default_rng(3)
    truth = ValueHead(luck.normal(size=(3, 7)), np.zeros(6), np.array([0, 0, 0]))
    wrong = truth._replace(seats=np.array([0.2, 0.5, -0.7]))
    assert steadied(wrong, played_by(truth, 4)).seats == pytest.approx([0.2, 0, 0], abs=0.05)


def test_a_file_for_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(NoNetwork):
        Calibrator(replace(COURSE, game="sirens"), tmp_path, stretched(tmp_path, 1))
