"""The programs of the page on learners run, with fewer games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tidetable as tt
from tests.example import blocks, run, write_example

OUTSIDE = """
from tidetable import games
from tidetable.core.contract import look
from tidetable.core.learn.batch import Batch
from tidetable.core.luck import Luck

batch, luck = Batch(games.box("reef"), 3, seed=1), Luck(2)
assert type(batch.fleet.observer).__name__ == "Observer", "its drawers write themselves"
for _ in range(60):
    seat = int(batch.seat[1])
    seen = batch.observation.read(look(batch.fleet.states[1], seat), batch.seats)
    assert batch.observations[1].tolist() == seen
    batch.step(batch.random_actions(luck))
assert batch.fleet.number[1] > 0
"""


@pytest.mark.parametrize("title", ["random.py", "several.py", "history.py", "environments.py"])
def test_the_programs_of_the_page_run(title: str, tmp_path: Path) -> None:
    (code,) = [code for head, code in blocks("learn/learners.md") if f'"{title}"' in head]
    fewer = re.sub(r"\b100\b", "5", re.sub(r"\b1000\b", "4", code))
    (tmp_path / "program.py").write_text(fewer, encoding="utf-8")
    run(tmp_path, "program.py")


def test_the_agent_of_the_page_plays(tmp_path: Path) -> None:
    (code,) = [code for head, code in blocks("learn/learners.md") if '"mine.py"' in head]
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    game = tt.game("chests")
    position, mine = game.start(1), tt.bot(str(tmp_path / "mine.py"), game)
    while not position.over:
        position.play(mine(position.view(position.asked[0])))


def test_a_game_of_somebody_else_is_learned_the_same_way(tmp_path: Path) -> None:
    write_example(tmp_path / "reef")
    run(tmp_path / "reef", "-c", OUTSIDE)
