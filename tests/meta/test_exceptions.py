"""What went wrong in one process can be told in another: else a pool breaks, and nobody hears."""

from __future__ import annotations

import ast
import pickle
from importlib import import_module
from pathlib import Path

import pytest

import tidetable
from tidetable.core.errors import BadData
from tidetable.league.game import Fault

PACKAGE = Path(tidetable.__file__).parent
SAMPLES: dict[str, object] = {
    "str": "why",
    "int": 7,
    "bool": True,
    "Path": Path("a.npz"),
    "Fault": Fault(1, "slow"),
    "list[str]": ["why"],
    "list[BadData]": [BadData("why", 7, found="this")],
}


def classes() -> dict[str, tuple[str, ast.ClassDef]]:
    """Find all of them in the files, by name: what is compiled knows no annotations."""
    found = dict[str, tuple[str, ast.ClassDef]]()
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(("tidetable", *path.relative_to(PACKAGE).with_suffix("").parts))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = module, node
    return found


CLASSES = classes()


def bases(name: str) -> set[str]:
    return {ast.unparse(base) for base in CLASSES[name][1].bases} if name in CLASSES else set()


def exceptions() -> list[str]:
    known = {"Exception"}
    while more := {name for name in CLASSES if bases(name) & known} - known:
        known |= more
    return [name for name in CLASSES if name in known]


def wanted(name: str) -> ast.arguments | None:
    """Return what it is made with, if it or a class above it says so."""
    for part in CLASSES[name][1].body if name in CLASSES else ():
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return part.args
    return next(filter(None, map(wanted, sorted(bases(name)))), None)


@pytest.mark.parametrize("name", exceptions())
def test_it_is_the_same_in_another_process(name: str) -> None:
    kind: type[Exception] = getattr(import_module(CLASSES[name][0]), name)
    told_of: list[object] = ["why"]
    facts: dict[str, object] = {}
    if args := wanted(name):
        told_of = [SAMPLES[ast.unparse(one.annotation)] for one in args.args if one.annotation]
        facts = {"found": "this", "n": 3} if args.kwarg else {}
    error = kind(*told_of, **facts)
    told = pickle.loads(pickle.dumps(error))
    assert type(told) is kind
    assert str(told) == str(error)
    assert repr((told.args, vars(told))) == repr((error.args, vars(error)))
