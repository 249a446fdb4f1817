"""Agents from files, as Kaggle has them: what they get, whole games, and how they fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tidetable as tt
from tidetable import bots
from tidetable.bots.agents import IllegalAnswer, NoAgent
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.games import box
from tidetable.league.entrants import BadBot, maker
from tidetable.league.game import Unwatched, play
from tidetable.league.plan import Fixture, LeaguePlan

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "agent.py")

NOTING = """
import json
import random

def agent(observation, configuration):
    with open(f"{__file__}.notes", "a") as notes:
        print(json.dumps([observation, configuration]), file=notes)
    luck = random.Random(configuration.seed + observation.step)
    if observation.step % 2:
        return luck.choice(observation.legal)
    return luck.choice(observation["texts"])
"""


def written(folder: Path, text: str) -> str:
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", tt.list_games())
def test_an_agent_plays_whole_games_by_what_its_seat_sees(name: str, tmp_path: Path) -> None:
    game = tt.game(name)
    file = written(tmp_path, NOTING)
    mine = tt.bot(file, game, seed=1)
    other, position, views = tt.bot("random", game, seed=2), game.start(5), []
    while not position.over:
        seat = position.asked[0]
        view = position.view(seat)
        if seat == 1:
            views.append(view)
        position.play((other, mine)[seat](view), seat)
    notes = [*map(json.loads, Path(f"{file}.notes").read_text().splitlines())]
    assert len(notes) == len(views) > 3
    number = game.learning.actions.number
    for step, ((seen, _), view) in enumerate(zip(notes, views, strict=True)):
        assert (seen["seat"], seen["step"], seen["question"]) == (1, step, view.question)
        assert seen["legal"] == [number[move] for move in view.legal]
        assert seen["texts"] == [move.text for move in view.legal]
        row = view.observation()
        for feature in game.learning.observation.features:
            cells = row[feature.cells].reshape(feature.shape)
            assert seen["features"][feature.name] == cells.tolist()
        assert {*seen} == {"seat", "step", "question", "legal", "texts", "features"}
    configuration = notes[0][1]
    assert configuration["game"] == name
    assert configuration["observation"] == game.learning.observation.name
    assert (configuration["seats"], configuration["actions"]) == (2, len(number))


def test_the_example_beats_moves_at_random() -> None:
    game = tt.game("chests")
    best, _ = tt.match(game, {"file": tt.bot(EXAMPLE, game), "random": tt.bot("random", game, 1)})
    assert best.name == "file"
    assert best.share.low > 0.5


@pytest.mark.parametrize(
    "text",
    [
        "def helper(): ...\ndef agent(observation):\n    return observation.legal[0]",
        "class Mine:\n    def act(self, seen, how):\n        return seen.legal[0]\na = Mine().act",
        "agent = lambda *given: given[0].legal[0]",
    ],
    ids=["one parameter", "a method", "any number"],
)
def test_the_last_callable_plays_with_what_it_takes(text: str, tmp_path: Path) -> None:
    game = tt.game("chests")
    view = game.start(1).view(0)
    assert tt.bot(written(tmp_path, text), game)(view) == view.legal[0]


@pytest.mark.parametrize("answer", ["999", "-1", "'hoist'", "None", "0.5", "[0]", "'x' * 999"])
def test_an_illegal_answer_is_told_with_file_and_line(answer: str, tmp_path: Path) -> None:
    file = written(tmp_path, f"\n\ndef agent(observation, configuration):\n    return {answer}\n")
    game = tt.game("chests", first=1)
    with pytest.raises(IllegalAnswer) as refused:
        tt.bot(file, game)(game.start(1).view(0))
    said = str(refused.value)
    assert said.startswith(f"{file}, line 3: answered ")
    assert said.endswith("to roll. Legal were 0 (roll).")
    assert len(said) < len(file) + 150


def test_a_league_names_file_and_line_and_goes_on(tmp_path: Path) -> None:
    raising = written(tmp_path, "def agent(seen, how):\n    return seen.treasure")
    wrong = str(tmp_path / "wrong.py")
    Path(wrong).write_text("def agent(seen, how):\n    return 'sink'")
    for file, kind, detail in [
        (raising, "raised", f"{raising}, line 2: AttributeError: there is no treasure, but seat, "),
        (wrong, "illegal", f"{wrong}, line 1: answered 'sink' to "),
    ]:
        plan = LeaguePlan("chests", ("random", file))
        result = play(plan, plan.box(), Fixture(0, (file, "random")), Unwatched())
        assert result.fault is not None
        assert (result.fault.seat, result.fault.kind) == (0, kind)
        assert result.fault.detail.startswith(detail)


def test_a_file_that_cannot_play_says_why(tmp_path: Path) -> None:
    game, chests = tt.game("chests"), box("chests")
    for text, error, reason, detail in [
        ("RATE = 1", NoAgent, "agent", ""),
        ("def agent(:", SyntaxError, "import", "SyntaxError"),
        ("import nowhere_at_all", ModuleNotFoundError, "import", "mine.py:1"),
    ]:
        file = written(tmp_path, text)
        with pytest.raises(error):
            tt.bot(file, game)
        with pytest.raises(BadBot) as refused:
            maker(chests, file)
        assert refused.value.reason == reason
        assert detail in refused.value.detail
    with pytest.raises(FileNotFoundError):
        tt.bot(str(tmp_path / "gone.py"), game)
    with pytest.raises(BadBot):
        maker(chests, str(tmp_path / "gone.py"))


def test_no_server_runs_a_file(tmp_path: Path) -> None:
    """Whoever sets up a table names bots of the house, and no file of the host."""
    with pytest.raises(BadTable):
        bots.make(box("chests"), written(tmp_path, NOTING), Luck(1))


def test_an_agent_cannot_make_its_answer_legal(tmp_path: Path) -> None:
    game = tt.game("chests")
    file = written(tmp_path, "def agent(seen):\n    seen.legal.append(5)\n    return 5")
    with pytest.raises(IllegalAnswer):
        tt.bot(file, game)(game.start(1).view(0))
