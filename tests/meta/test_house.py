"""The house around the code: what a person finds who opens it for the first time."""

from __future__ import annotations

import ast
import re
import runpy
import signal
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
MOST_LINES = 450
CODE = {".py", ".js", ".css", ".html", ".sh", ".toml"}
FOLDERS = (".ci", ".github", "benchmarks", "deploy", "docs", "examples", "scripts", "src", "tests")
SCRIPT = re.compile(r"benchmarks/[\w/]+\.py")
LEFTOVERS = re.compile(r"__pycache__|\.egg-info|_cache/|\.sqlite3|^\.git$")  # of a worktree: a file


def files() -> list[Path]:
    """Return the files of the project, without what tools leave behind."""
    inside = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    return [
        path
        for path in [*sorted(ROOT.glob("*.*")), ROOT / "Makefile", *inside]
        if path.is_file() and not LEFTOVERS.search(str(path.relative_to(ROOT)))
    ]


@cache
def texts() -> dict[Path, str]:
    found: dict[Path, str] = {}
    for path in files():
        data = path.read_bytes()
        if b"\0" not in data:
            found[path.relative_to(ROOT)] = data.decode("utf-8")
    return found


@cache
def pages() -> dict[Path, str]:
    return {path: text for path, text in texts().items() if path.suffix == ".md"}


def test_every_file_is_read_in_one_sitting() -> None:
    """All but data, and the drawers: a program writes them, and fields.py is what one reads."""
    code = {p: text for p, text in texts().items() if p.suffix in CODE and p.parent.name != "data"}
    code = {p: text for p, text in code.items() if p.name != "drawers.py"}
    lines = {str(path): text.count("\n") for path, text in code.items()}
    assert {name: n for name, n in lines.items() if n > MOST_LINES} == {}


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    homes = re.compile(r"(?<![\w.])/(?:home|Users|root|work|farm|tmp|opt|mnt)/\w")
    found = [f"{path}: {m[0]}" for path, text in texts().items() for m in homes.finditer(text)]
    assert found == []


def test_every_text_file_ends_with_one_newline_and_has_no_tabs_by_accident() -> None:
    shaped = {path: text for path, text in texts().items() if text and path.suffix != ".svg"}
    assert [str(path) for path, text in shaped.items() if not text.endswith("\n")] == []
    assert [str(path) for path, text in shaped.items() if text.endswith("\n\n")] == []
    assert [str(p) for p, text in shaped.items() if "\t" in text and p.name != "Makefile"] == []


def test_tests_leave_waiting_to_those_who_know_how() -> None:
    """A limit of a test's own is met on a busy machine; a loop of its own, beside Playwright's."""
    loops = r"asyncio\.run\b|run_until_complete"
    own = re.compile(loops + r"|deadline =|timeout=[1-9]|until =|\.timeout\(\d")
    know = {
        Path("tests/patience.py"),
        Path("tests/server/house.py"),
        Path("tests/server/room/evening.py"),  # which is lived through in a thread of its own
        Path("tests/meta/test_house.py"),
    }
    found = [
        f"{path}: {m[0]}"
        for path, text in texts().items()
        if path.parts[0] == "tests" and path not in know
        for m in own.finditer(text)
    ]
    assert found == []


def anchor(heading: str) -> str:
    """Return what a heading is linked by, as the usual hosts make it."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def anchors(text: str) -> set[str]:
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", prose, re.MULTILINE)}


def test_links_between_pages_lead_somewhere() -> None:
    lost = []
    for page, text in pages().items():
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"\w+:", link):
                continue
            file, _, part = unquote(link).partition("#")
            target = (ROOT / page).parent / file if file else ROOT / page
            if not target.exists():
                lost.append(f"{page}: {link}")
            elif part and part not in anchors(target.read_text(encoding="utf-8")):
                lost.append(f"{page}: {link} (no such heading)")
    assert lost == []


def test_files_that_pages_name_are_there() -> None:
    """A file that has moved takes its name along; the example's own files are on its page alone."""
    named = re.compile(r"`([\w./-]+(?:\.py|/))`")
    there = [f"/{path}" for path in texts()]
    elsewhere = {Path("CHANGELOG.md"), Path("docs/program/adding-a-game.md")}
    lost = [
        f"{page}: {name}"
        for page, text in pages().items()
        if page not in elsewhere
        for name in named.findall(text)
        if not any(f"/{name}" in path for path in there)
    ]
    assert lost == []


def test_an_sdist_is_the_checkout_and_nothing_that_was_made(tmp_path: Path) -> None:
    """Also after a wheel was built: setuptools takes up again what a list of then names."""
    made = ROOT / "build" / "made.c"
    made.parent.mkdir(exist_ok=True)
    made.touch()
    listed = tmp_path / "tidetable.egg-info" / "SOURCES.txt"
    listed.parent.mkdir()
    listed.write_text("build/made.c\nsrc/tidetable/__pycache__/made.pyc\n")
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    rows = listed.read_text(encoding="utf-8").splitlines()
    packed = {Path(row) for row in rows if not row.startswith(str(tmp_path))}
    made.unlink()
    assert packed == {path.relative_to(ROOT) for path in files()} | {Path("LICENSE")}


# --- Dependencies ------------------------------------------------------------------------------


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted() -> set[str]:
    """Return the packages that pyproject.toml asks for."""
    project = tomllib.loads(texts()[Path("pyproject.toml")])["project"]
    extras = project["optional-dependencies"].values()
    asked = [*project["dependencies"], *(name for extra in extras for name in extra)]
    named = {normal(re.split(r"[\[<>=!~; ]", line)[0]) for line in asked}
    return named - {project["name"]}  # an extra may bring another of ours


def pinned() -> dict[str, str]:
    rows = texts()[Path("constraints.txt")].splitlines()
    pins = [row.split("==") for row in rows if not row.startswith("#")]
    return {normal(name): version for name, version in pins}


def test_every_dependency_is_explained() -> None:
    page = texts()[Path("docs/develop/dependencies.md")]
    explained = {normal(name) for name in re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)}
    assert explained == wanted()


def test_every_dependency_is_pinned() -> None:
    assert wanted() - set(pinned()) == set()


def test_pins_are_names_and_numbers_only() -> None:
    for row in texts()[Path("constraints.txt")].splitlines():
        assert re.fullmatch(r"#.*|[\w.-]+==[\w.+!]+", row), row


# --- Layers and scripts ------------------------------------------------------------------------


@pytest.mark.parametrize("script", sorted(ROOT.glob("scripts/*.sh")), ids=lambda path: path.name)
def test_shell_scripts_are_plain_sh(script: Path) -> None:
    subprocess.run(["sh", "-n", str(script)], check=True)


def test_make_explains_itself() -> None:
    said = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = set(re.findall(r"^make (\w+)", said, re.MULTILINE))
    assert {"play", "serve", "test", "check", "bench"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", texts()[Path("Makefile")], re.MULTILINE)


def test_make_bench_runs_whatever_needs_no_word() -> None:
    """It stopped at the first of them that asked which game: such as those have a folder."""
    for path in sorted(ROOT.glob("benchmarks/*.py")):
        if path.name == "speed.py":  # the Makefile names its copy
            continue
        for one in ast.walk(ast.parse(path.read_text())):
            if isinstance(one, ast.Call) and ast.unparse(one.func).endswith(".add_argument"):
                name, how = ast.unparse(one.args[0]), {word.arg for word in one.keywords}
                assert name.startswith("'-") or "nargs" in how, f"{path.name}: {name}"


def test_every_benchmark_that_is_named_is_there() -> None:
    pages = {path: text for path, text in texts().items() if path.suffix in (".md", ".py")}
    named = {(path, one) for path, text in pages.items() for one in SCRIPT.findall(text)}
    assert {(path, one) for path, one in named if not (ROOT / one).exists()} == set()
    assert len({one for _, one in named}) > 15


def test_an_old_python_is_refused_with_advice(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *sys.exit*) exit 1;; esac\necho 3.9\n')
    old.chmod(0o755)
    script = str(ROOT / "scripts" / "environment.sh")
    refused = subprocess.run(
        ["sh", script, str(tmp_path / "venv"), "."],
        env={"PATH": "/usr/bin:/bin", "PYTHON": str(old)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 1
    assert "Python 3.11 or later is needed" in refused.stderr
    assert "(3.9)" in refused.stderr


def test_a_browser_that_does_not_start_is_not_taken(tmp_path: Path) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    code = "import find_chromium as f; print(f.starts(%r), f.starts(%r))"
    said = subprocess.run(
        [sys.executable, "-c", code % (str(broken), str(tmp_path / "none"))],
        cwd=ROOT / "scripts",
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said == "False False\n"


@pytest.mark.parametrize("number", [0, 3])
def test_as_many_compete_as_were_wished_and_none_afterwards(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are there before the command, are killed after it, and do not hide its fate."""
    begun: list[subprocess.Popen[bytes]] = []
    busy: list[int] = []  # who competed as each process began

    class Seen(subprocess.Popen[bytes]):
        def __init__(self, *about: Any, **more: Any) -> None:
            busy.append(sum(one.poll() is None for one in begun))
            super().__init__(*about, **more)
            begun.append(self)

    main = runpy.run_path(str(ROOT / "scripts" / "busy.py"))["main"]
    monkeypatch.setattr(subprocess, "Popen", Seen)
    monkeypatch.setattr(sys, "argv", ["busy.py", str(number), "sh", "-c", "exit 7"])
    try:
        assert main() == 7
        assert busy == [*range(number + 1)]
        assert [one.returncode for one in begun] == [-signal.SIGKILL] * number + [7]
    finally:
        for one in begun:  # whoever is left would compete with all tests that follow
            one.kill()
            one.wait()
