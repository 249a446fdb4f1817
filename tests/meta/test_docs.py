"""What the pages under docs/ say is true: their games run, their numbers come out."""

from __future__ import annotations

import hashlib
import re
import runpy
import tomllib
from pathlib import Path

import pytest

from tests.example import (
    DOCS,
    GAME,
    TYPED,
    blocks,
    library_examples,
    titled_blocks,
    write_typed,
)
from tests.meta.generated import BENCHMARK, HOW, benchmark_page
from tidetable import games
from tidetable.cli import new
from tidetable.core import record
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.table import Entry, Table
from tidetable.league.benchmark import FOLDER

ROOT = Path(__file__).parents[2]
SEED = seed_from_text("7")


def test_a_whole_game_is_played_in_six_lines() -> None:
    (code,) = [code for head, code in blocks("../README.md") if head == "python"]
    assert len([line for line in code.splitlines() if line]) == 6


@pytest.mark.parametrize("code", library_examples(), ids=range(len(library_examples())))
def test_what_is_said_of_the_library_runs(code: str) -> None:
    exec(compile(code, "docs", "exec"), {"__name__": "docs"})


def test_what_is_said_of_the_library_uses_no_name_but_those_that_tt_offers() -> None:
    for code in library_examples():
        imported = re.findall(r"^(?:from|import) tidetable.*", code, re.MULTILINE)
        assert imported == ["import tidetable as tt"]


def test_the_types_of_what_others_are_shown_are_checked_with_ours(tmp_path: Path) -> None:
    """All examples, and a new game with its tests, lie where `make types` has mypy look."""
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["files"]
    assert TYPED.relative_to(ROOT).as_posix() in checked
    assert "python -m tests.example\n\t$(BIN)/mypy" in (ROOT / "Makefile").read_text()
    write_typed(tmp_path)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.py")}
    examples = {f"example_{n}.py" for n in range(len(library_examples()))}
    game = {f"new/{name.replace('ebb', GAME)}" for name in new.files() if name.endswith(".py")}
    assert written == examples | game
    assert len(examples) > 5


def test_the_walkthrough_shows_the_files_that_new_writes() -> None:
    shown, written = titled_blocks(), new.files()
    assert {name: code for name, code in shown.items() if code != written.get(name)} == {}, HOW
    unshown = {"ebb/rules/__init__.py", "ebb/rules/drawers.py"}  # a line, and a file that is made
    assert set(written) - set(shown) == unshown


def test_what_is_said_to_be_compiled_of_core_is_what_is_compiled() -> None:
    """In the same order, so that nothing is named twice."""
    page = (DOCS / "develop/performance.md").read_text(encoding="utf-8")
    (said,) = re.findall(r"^Of core, (.+?) are compiled;", page, re.MULTILINE)
    compiling = runpy.run_path(str(ROOT / "src" / "tidetable" / "compiling.py"))
    assert re.findall(r"`(.+?)`", said) == [*compiling["CORE"]]


def example_record() -> str:
    (text,) = [code for _, code in blocks("play/notation.md") if code.startswith("tidetable 1\n")]
    return text


def test_the_tables_of_the_benchmark_follow_from_its_games() -> None:
    assert BENCHMARK.read_text(encoding="utf-8") == benchmark_page(), HOW
    assert benchmark_page().count("| **greedy** | 1000 |") == len(list(FOLDER.glob("*.json")))


def test_the_example_record_is_what_seed_7_gives() -> None:
    table = games.box("chests").table(2, seed=SEED)
    table.play(0, "roll")
    players = [record.Player("human", "Anna"), record.Player("bot", "greedy")]
    assert record.write(table, players, SEED) == example_record()


def test_the_example_actions_are_actions() -> None:
    codec = games.box("chests").game.codec
    (text,) = [code for _, code in blocks("play/notation.md") if code.startswith("roll\n")]
    for row in text.splitlines():
        assert codec.text(codec.parse(row)) == row


def test_the_commands_of_the_notation_page_print_what_they_say() -> None:
    (first, second) = [code for head, code in blocks("play/notation.md") if head == "sh"]
    assert f"printf {SEED.hex()} |" in first
    assert first.splitlines()[1] == f"# {commitment(SEED)}"
    key = re.findall(r"printf '([^']+)'", second)[0]
    assert second.splitlines()[1] == f"# {hashlib.sha256(SEED + key.encode()).hexdigest()}"


def test_the_draws_of_the_example_can_be_checked_by_hand() -> None:
    text = (DOCS / "play/notation.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| `(.+?)` \| `(\w+)` \| (\d+) \| (\d+) \| `(.+?)` \|$", text, re.MULTILINE
    )
    draws = [row[2:] for row in example_record().splitlines() if row.startswith("~ ")]
    assert [drawn for *_, drawn in rows] == draws
    table = Table(games.box("chests").game, 2, {}, SEED)
    for key, start, n, rest, drawn in rows:
        if not table.luck_is_asked:
            table.repeat(Entry(0, table.game.codec.parse("roll")))
        x = hashlib.sha256(SEED + key.encode()).digest()[:8]
        assert x.hex() == start
        assert int.from_bytes(x, "big") % int(n) == int(rest)
        action = table.luck_says()
        assert table.game.codec.text(action) == drawn
        table.repeat(Entry(-1, action))
