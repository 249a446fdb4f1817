"""A forge and hooks run what the Makefile runs, on every Python that we promise."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tests.meta.test_site import BUILD

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, TOOLS = PYPROJECT["project"], PYPROJECT["tool"]


def promised() -> list[str]:
    """Return the versions of Python that the package says it runs on."""
    classifiers = "\n".join(PROJECT["classifiers"])
    return re.findall(r"^Programming Language :: Python :: (3\.\d+)$", classifiers, re.MULTILINE)


def systems() -> list[str]:
    """Return what tests run on with every Python, and what packages are made on."""
    return re.findall(r"^ +system: \[(.+)\]$", WORKFLOW, re.MULTILINE)


def test_the_oldest_python_is_the_one_that_is_required() -> None:
    assert PROJECT["requires-python"] == f">={promised()[0]}"


def test_every_python_is_tested_and_packed() -> None:
    (tested,) = re.findall(r"^ +python: \[(.+)\]$", WORKFLOW, re.MULTILINE)
    assert re.findall(r'"([\d.]+)"', tested) == promised()
    packed = TOOLS["cibuildwheel"]["build"]
    assert packed == [f"cp{version.replace('.', '')}-*" for version in promised()]


def test_a_wheel_must_be_compiled_and_must_play() -> None:
    wheels = TOOLS["cibuildwheel"]
    assert wheels["environment"] == {"TIDETABLE_COMPILE": "1"}
    tried = wheels["test-command"].removeprefix("python {package}/")
    assert (ROOT / tried).is_file()
    assert "python -m cibuildwheel" in WORKFLOW


def test_an_sdist_is_packed_and_wheels_are_made_from_it() -> None:
    """On each system, so that it holds all that a package needs; both are kept."""
    _tested, packed = systems()
    assert packed == "ubuntu-latest, macos-latest"
    made = re.findall(r"^ +- run: python -m (build|cibuildwheel) (.+)$", WORKFLOW, re.MULTILINE)
    sdist = "dist/*.tar.gz"
    assert made == [("build", "--sdist"), ("cibuildwheel", f"--output-dir dist {sdist}")]
    assert re.search(r"^ +path: dist/$", WORKFLOW, re.MULTILINE)


def test_the_workflow_runs_what_a_person_runs_before_each_change() -> None:
    ours = re.findall(r"^ +- run: make (\w+)", WORKFLOW, re.MULTILINE)
    assert ours == ["test", "docs"]
    tested, _packed = systems()
    assert tested == "ubuntu-latest"
    assert re.search(r"^ +- system: macos-latest$", WORKFLOW, re.MULTILINE)


def test_the_site_is_built_in_the_same_way_here_and_in_its_test() -> None:
    (build,) = re.findall(r"\$\(BIN\)/python (-m mkdocs .+)", MAKEFILE)
    assert build.split() == BUILD


def test_what_others_wrote_cannot_change_under_us() -> None:
    """A tag can be moved to other code, a commit cannot."""
    used = re.findall(r"uses: (.+)", WORKFLOW)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action), action


def test_hooks_run_what_make_lint_runs() -> None:
    assert re.findall(r"^ +entry: (.+)$", HOOKS, re.MULTILINE) == ["make lint"]
    assert re.search(r"^lint:", MAKEFILE, re.MULTILINE)
