"""What went wrong in one process can be told in another: else a pool breaks, and nobody hears."""

from __future__ import annotations

import ast
import pickle
from importlib import import_module
from inspect import Parameter, signature
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


def exceptions() -> list[tuple[str, str]]:
    """Find all of them in the files: module and name."""
    bases: dict[tuple[str, str], set[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(("tidetable", *path.relative_to(PACKAGE).with_suffix("").parts))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases[module, node.name] = {ast.unparse(base) for base in node.bases}
    known = {"Exception"}
    while more := {name for (_, name), its in bases.items() if its & known} - known:
        known |= more
    return [one for one, its in bases.items() if its & known]


@pytest.mark.parametrize(("module", "name"), exceptions())
def test_it_is_the_same_in_another_process(module: str, name: str) -> None:
    kind: type[Exception] = getattr(import_module(module), name)
    has_own = kind.__init__ is not Exception.__init__
    wanted = signature(kind).parameters.values() if has_own else ()
    kinds = [one.kind for one in wanted]
    facts = {"found": "this", "n": 3} if Parameter.VAR_KEYWORD in kinds else {}
    plain = [SAMPLES[one.annotation] for one in wanted if one.kind is not Parameter.VAR_KEYWORD]
    error = kind(*(plain if has_own else ["why"]), **facts)
    told = pickle.loads(pickle.dumps(error))
    assert type(told) is kind
    assert str(told) == str(error)
    assert repr((told.args, vars(told))) == repr((error.args, vars(error)))
