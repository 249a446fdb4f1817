"""Compiled where a C compiler works, plain Python where none does, and always clear which."""

from __future__ import annotations

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Barrier
from types import SimpleNamespace

import pytest

from tests.example import environment, write_example
from tests.patience import PATIENCE
from tidetable.cli import new

ROOT = Path(__file__).parents[2]
SETUP = SimpleNamespace(**runpy.run_path(str(ROOT / "setup.py"), run_name="setup"))
COMPILING = SETUP.COMPILING


@cache
def rules() -> list[str]:
    """Return what is compiled: to find it, every module is read."""
    found: list[str] = SETUP.rules()
    return found


def run(package: Path | str, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(package), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def libraries(folder: Path) -> set[str]:
    """Return the compiled modules in a folder, as the paths of their sources."""
    found = (path.relative_to(folder) for path in folder.glob("tidetable/**/*.so"))
    return {f"src/{path.parent.as_posix()}/{path.name.split('.')[0]}.py" for path in found}


@cache
def parsed(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


@pytest.mark.compiled
def test_exactly_the_rules_are_compiled(copy: Path) -> None:
    assert libraries(copy) == set(rules())
    assert "rules compiled" in run(copy, "-m", "tidetable", "--version")
    assert libraries(ROOT / "src") == set(), "the source stays as it is"


def test_no_compiled_class_rests_on_one_that_is_not() -> None:
    """It would be as slow as its base: so once every game took twice as long."""
    compiled = set(rules())
    for path in compiled:
        module = parsed(path)
        imported = {
            name.name: f"src/{node.module.replace('.', '/')}.py"
            for node in ast.walk(module)
            if isinstance(node, ast.ImportFrom)
            and node.module
            and node.module.startswith("tidetable")
            for name in node.names
        }
        classes = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
        bases = {ast.unparse(base).partition("[")[0] for node in classes for base in node.bases}
        above = {imported[base] for base in bases & set(imported)}
        assert above - compiled == set()


@pytest.mark.compiled
def test_a_copy_counts_only_as_long_as_the_source_is_the_same(copy: Path, checkout: Path) -> None:
    """`make play` takes the copy where there is one, and never an old one."""
    asked = (str(checkout / "scripts" / "compiled.py"), "--if-built")
    assert run(copy, *asked) == ""
    mark = checkout / "build" / "compiled" / "made-from"
    mark.parent.mkdir(parents=True)
    mark.write_bytes((copy / "made-from").read_bytes())
    assert run(copy, *asked).strip() == str(mark.parent)
    (checkout / "src" / "tidetable" / "new.py").touch()
    assert run(copy, *asked) == ""


@pytest.mark.compiled
def test_what_is_not_compiled_is_only_copied(
    copy: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here nothing can be compiled, but what another compiled of the same rules is as good."""
    monkeypatch.setenv("CC", "false")
    shutil.copytree(copy.parent / "rules", checkout / "build" / "rules")
    (checkout / "src" / "tidetable" / "server" / "app.py").write_text("changed = True")
    made = Path(run(copy, str(checkout / "scripts" / "compiled.py")).strip())
    assert made == checkout / "build" / "compiled"
    assert libraries(made) == set(rules())
    assert (made / "tidetable" / "server" / "app.py").read_text() == "changed = True"


@pytest.mark.compiled
def test_tests_take_the_copy_that_is_there_and_leave_none_to_play_with(
    copy: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here nothing can be compiled: so none is made where there is one, quick or not."""
    monkeypatch.setenv("CC", "false")
    script = str(checkout / "scripts" / "compiled.py")
    shutil.copytree(copy.parent / "rules", checkout / "build" / "quick" / "rules")
    quick = checkout / "build" / "quick" / "compiled"
    assert run(copy, script, "--quick").strip() == str(quick)
    assert run(copy, script, "--if-built") == ""
    (checkout / "build" / "quick" / "rules").rename(checkout / "build" / "rules")
    assert run(copy, script, "--quick").strip() == str(checkout / "build" / "compiled")


def test_rules_are_compiled_anew_when_they_have_changed(checkout: Path) -> None:
    script = SimpleNamespace(**runpy.run_path(str(checkout / "scripts" / "compiled.py")))
    paths = script.rules()

    def counts(name: str) -> bool:
        before = script.fingerprint(paths)
        with (checkout / name).open("a") as file:
            file.write("# changed")
        return bool(script.fingerprint(paths) != before)

    assert counts("setup.py")
    assert counts("src/tidetable/core/vec.py")
    assert counts("src/tidetable/core/think/search.py")
    assert counts("src/tidetable/games/nassau/rules/chapters/fight.py")
    assert not counts("src/tidetable/games/nassau/show/screen.py")
    assert not counts("src/tidetable/server/web/app.py")


def test_rules_import_nothing_whose_change_would_go_unnoticed() -> None:
    ours = {Path(path).with_suffix("").as_posix().replace("/", ".") for path in rules()}
    known = {name.removeprefix("src.") for name in ours} | {"tidetable.core.vec"}
    for path in rules():
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tidetable"):
                names = {f"{node.module}.{name.name}" for name in node.names}
                assert node.module in known or names <= known, f"{path} imports {node.module}"


def test_a_game_from_outside_is_found_by_its_relative_imports(tmp_path: Path) -> None:
    """Its rules and no more: what declares and shows them stays as it is."""
    new.write("reef", tmp_path / "reef")
    found = COMPILING.of_game(tmp_path / "reef" / "reef", tmp_path / "reef")
    rules = tmp_path / "reef" / "reef" / "rules"
    names = ["drawers", "game", "state", "turn", "verbs"]
    assert found == [(rules / f"{name}.py").as_posix() for name in names]


def test_modules_are_put_together_to_parts_of_about_the_same_size(tmp_path: Path) -> None:
    """Each is in one of them, and nothing is left without any."""
    sizes = [900, 500, 400, *[10] * 20]
    names = [f"module_{n}.c" for n in range(len(sizes))]
    for name, size in zip(names, sizes, strict=True):
        (tmp_path / name).write_text("x" * size)
    parts = COMPILING.in_parts([str(tmp_path / name) for name in names], tmp_path)
    assert len(parts) == COMPILING.PARTS
    held = [re.findall(r'#include "(.*)"', Path(part).read_text()) for part in parts]
    assert sorted(name for part in held for name in part) == sorted(names)
    assert [part for part in held if "module_0.c" in part] == [["module_0.c"]]
    assert COMPILING.in_parts([str(tmp_path / names[0])], tmp_path) == parts[:1]


def test_modules_share_a_door_unless_they_have_the_same_name(tmp_path: Path) -> None:
    """Python looks for a module by its last name: a file can have it once, and each is in one."""
    names = ["here.rules.state", "here.rules.turn", "there.rules.state"]
    doors = [SimpleNamespace(name=name, sources=[f"{name}.c"]) for name in names]
    COMPILING.share_doors(doors, tmp_path)
    state, turn, other = (Path(*door.sources) for door in doors)
    assert state == turn != other
    held = [re.findall(r'#include ".*/(.*)\.c"', file.read_text()) for file in (state, other)]
    assert held == [names[:2], names[2:]]


def test_files_are_compiled_side_by_side_with_a_line_for_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each waits for another to begin: one after the other, the first would wait for ever."""
    sources = [str(tmp_path / f"{n}.c") for n in range(2)]
    for n, source in enumerate(sources):
        Path(source).write_text("x" * n)
    both = Barrier(2)

    def compile_files(files: list[str], folder: str) -> list[str]:
        both.wait(PATIENCE)
        return [f"{folder}/{Path(file).stem}.o" for file in files]

    with ThreadPoolExecutor(2) as cores:
        progress = COMPILING.Progress(compile_files, cores, files=3)
        assert progress(sources, "temp") == ["temp/1.o", "temp/0.o"]
    lines = capsys.readouterr().err.splitlines()
    assert sorted(line.split(": ")[0] for line in lines) == ["compiled 1 of 3", "compiled 2 of 3"]


def test_a_file_that_does_not_compile_is_not_passed_over(tmp_path: Path) -> None:
    def fail(files: list[str]) -> list[str]:
        raise OSError(files[0])

    source = tmp_path / "broken.c"
    source.touch()
    with ThreadPoolExecutor(1) as cores, pytest.raises(OSError, match="broken"):
        COMPILING.Progress(fail, cores, files=1)([str(source)])


@pytest.mark.parametrize("words", [[], ["{new}"], ["{new}", "poker"], ["{old}", "chests"]])
def test_a_copy_that_cannot_be_made_is_refused_before_anything_is_done(
    tmp_path: Path, words: list[str]
) -> None:
    folders = {"old": str(tmp_path), "new": str(tmp_path / "new")}
    with pytest.raises(SystemExit, match=r"chests, nassau, sirens, titania"):
        COMPILING.main(*(word.format(**folders) for word in words))
    assert list(tmp_path.iterdir()) == []


PLAYED = """
from tidetable.core.play import random_games
from tidetable.core.vec import COMPILED
from reef import BOX
from reef.rules import game

print(COMPILED, game.__file__.endswith(".py"), random_games(BOX.game, 3, [], 40, seed=1).trace)
"""


@pytest.mark.compiled
@pytest.mark.long
def test_a_game_from_outside_is_compiled_with_core_and_plays_the_same(tmp_path: Path) -> None:
    """The compiler does as little as it can: whether the code is right is asked, not how fast."""
    write_example(tmp_path / "reef")
    quick = tmp_path / "cc"
    quick.write_text('#!/bin/sh\nexec cc "$@" -O0 -fno-lto\n')
    quick.chmod(0o755)
    here = environment(tmp_path / "reef") | {"CC": str(quick), "TIDETABLE_COMPILE": "1"}
    made = tmp_path / "made"
    command = [sys.executable, "-m", "tidetable.compiling", str(made), "reef"]
    subprocess.run(command, cwd=tmp_path, env=here, check=True)
    assert not (made / "build").exists()
    before = run(tmp_path / "reef", "-c", PLAYED).split()
    both = os.pathsep.join([str(made), str(tmp_path / "reef")])  # its entry point is there
    assert run(both, "-c", PLAYED).split() == ["True", "False", before[-1]]
    assert "Every promise is kept" in run(both, "-m", "tidetable", "check", "reef", "--games", "1")


def test_every_game_brings_its_rules() -> None:
    """All of them, but what declares the fields of drawers; and what search goes by."""
    games = [init.parent for init in (ROOT / "src" / "tidetable" / "games").glob("*/__init__.py")]
    assert games
    for game in games:
        modules = {*(game / "rules").rglob("*.py"), game / "think" / "evaluator.py"}
        hot = {path for path in modules if path.name not in ("__init__.py", "fields.py")}
        assert game / "rules" / "game.py" in hot
        assert {path.relative_to(ROOT).as_posix() for path in hot} - {*rules()} == set()


PROMISING = """#!/bin/sh
case " $* " in *" -fsyntax-only "*) exit 0 ;; esac
exit 1
"""


@pytest.mark.compiled
@pytest.mark.parametrize("fails", ["at once", pytest.param("late", marks=pytest.mark.long)])
def test_without_a_compiler_that_works_the_rules_stay_python(
    copy: Path, tmp_path: Path, fails: str
) -> None:
    """All else is there, nothing half compiled is left, and the build says what it did.

    It comes after the copy, for both write the same C.
    """
    assert copy.exists()
    promising = tmp_path / "cc"
    promising.write_text(PROMISING)
    promising.chmod(0o755)
    compiler = "false" if fails == "at once" else str(promising)
    env = {**os.environ, "CC": compiler, "TIDETABLE_COMPILE": ""}
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(tmp_path)]
    command += ["--build-temp", str(tmp_path / "temp")]
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "The rules are not compiled" in built.stderr
    assert libraries(tmp_path) == set()
    assert "rules not compiled" in run(tmp_path, "-m", "tidetable", "--version")
    begun = run(tmp_path, "-c", "from tidetable.cli.new import files; print(*files())")
    assert begun.split() == [*new.files()], "what a new game begins with is in the package"


ASKED = """
import backend, json, os, sys

for wish in json.loads(sys.argv[1]):
    os.environ |= wish
    print("needed:", *backend.get_requires_for_build_wheel())
"""


def needed(*wishes: dict[str, str]) -> list[set[str]]:
    """Return what the backend asks for before it builds a wheel, in each environment."""
    usual = {"TIDETABLE_COMPILE": "", "CC": os.environ.get("CC", "")}
    done = subprocess.run(
        [sys.executable, "-c", ASKED, json.dumps([usual | wish for wish in wishes])],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "scripts"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    return [{*line.split()[1:]} for line in lines if line.startswith("needed:")]


def test_the_rules_compiler_is_fetched_only_where_it_is_of_use() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = set(project["dependency-groups"]["compile"])
    wished, possible, not_wished, impossible = needed(
        {"TIDETABLE_COMPILE": "1"},
        {"CC": "sh"},
        {"TIDETABLE_COMPILE": "0"},
        {"CC": "no-such-compiler"},
    )
    assert compiler <= wished & possible
    assert compiler.isdisjoint(not_wished | impossible)


def test_the_rules_compiler_is_pinned_like_everything_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert set(project["dependency-groups"]["compile"]) <= set(pins)
