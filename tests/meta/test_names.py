"""One name, one thing: no class has the name of another, but for games that mean the same by it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import tidetable

PACKAGE = Path(tidetable.__file__).parent
EXAMPLE = PACKAGE / "cli" / "new" / "package"


def role(path: Path) -> str:
    """Return where a file stands; that of a game, where it stands in any game."""
    game = path.relative_to(EXAMPLE) if EXAMPLE in path.parents else None
    parts = ("games", *game.parts) if game else path.relative_to(PACKAGE).parts
    return "/".join(("games", "*", *parts[2:]) if parts[0] == "games" else parts)


def test_no_class_name_means_two_things() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].add(role(path))
    twice = {name: sorted(roles) for name, roles in found.items() if len(roles) > 1}
    assert twice == {}
