"""What follows from declared fields in text: the module with a game's drawers, and a page.

A compiled class forgets its annotations, so the class is written from the declaration and checked
in: `python -m tidetable.core.drawers FOLDER/fields.py` writes `drawers.py` beside it.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from tidetable.core import observing
from tidetable.core.codec import Domain
from tidetable.core.fields import Drawer, Drawers, Field

HEAD: Final = '''"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final{final}

from mypy_extensions import {i16}i64, mypyc_attr

{row}from tidetable.core.contract import {bases}
from tidetable.core.vec import vec

'''

WRITTEN: Final = """
    def unwritten(self) -> i64:
        return self.marked_lists

    def all_is_written(self) -> None:
        self.marked_lists = 0
"""
MARKING: Final = """
    def {way}_{name}(self, at: i64, value: i64) -> None:
        self.{name}[at] {sign} value
        self.marked_lists |= {bit:#x}
"""

WHOLE: Final = "@final\n@mypyc_attr(acyclic=True, free_list_len=1)"
EXTENDED: Final = "@mypyc_attr(acyclic=True)"


# --- The module --------------------------------------------------------------------------------


def source(drawers: Drawers) -> str:
    """Return the module: empty lists, a function for each mix of axes, a class for each drawer."""
    kinds = [("Own", drawers.own), ("Public", drawers.public), ("Secret", drawers.secret)]
    bases = {base: drawer for base, drawer in kinds if drawer.fields}
    fields = [field for drawer in bases.values() for field in drawer.fields]
    lists = sorted((field for field in fields if field.stored_axes), key=lambda one: one.stored)
    empty = {_empty(field): _values(field) for field in lists}  # the longest of each kind
    seen = {base: observing.methods(drawers, base) for base in bases}
    written = {base: _class(drawer, base) + seen[base] for base, drawer in bases.items()}
    parts = [_head(", ".join(bases), "".join(written.values()))]
    parts += [f"{name}: Final = vec[i64]({values})\n" for name, values in sorted(empty.items())]
    parts += sorted({_index(field.stored_axes) for field in fields if len(field.stored_axes) > 1})
    parts += written.values()
    text = "".join(parts)
    _check(text)
    return text


def _head(bases: str, classes: str) -> str:
    final = ", final" if "@final" in classes else ""
    i16 = "i16, " if "i16" in classes else ""
    row = "from tidetable.core import row\n" if "row." in classes else ""
    return HEAD.format(bases=bases, final=final, i16=i16, row=row)


def _empty(field: Field) -> str:
    """Name what a new list has: fields that begin alike copy as much of it as they have cells."""
    if isinstance(field.start, tuple):
        return f"{field.name.upper()}_AT_START"
    return {0: "ZERO", -1: "NONE"}.get(field.start, f"EACH_{field.start}")


def _values(field: Field) -> str:
    if isinstance(field.start, tuple):
        return str([*field.start])
    return f"[{field.start}] * {field.stored}"


def _index(axes: tuple[Domain, ...]) -> str:
    """Write the function that finds a cell by its axes: `seat_treasure(2, 0)`."""
    names = [axis.name for axis in axes]
    where = names[0]
    for axis in axes[1:]:
        where = f"({where})" if "+" in where else where
        where = f"{where} * {len(axis.tokens)} + {axis.name}"
    args = ", ".join(f"{name}: i64" for name in names)
    return f"\n\ndef {'_'.join(names)}({args}) -> i64:\n    return {where}\n"


def _class(drawer: Drawer, base: str) -> str:
    """Write the class: a new drawer without `like`, a copy with it."""
    name = f"{drawer.name}Fields" if drawer.extended else drawer.name
    new = [f"            self.{field.name}: {_new(field)}\n" for field in drawer.fields]
    old = [f"            self.{field.name} = {_copy(field)}\n" for field in drawer.fields]
    copy = f"\n    def copy(self) -> {name}:\n        return {name}(self)\n"
    return "".join(
        [
            f"\n\n{EXTENDED if drawer.extended else WHOLE}\n",
            f'class {name}({base}):\n    """{drawer.text}"""\n\n',
            f"    def __init__(self, like: {name} | None = None) -> None:\n",
            "        self.marked_lists: i64 = -1\n" if drawer.marks else "",
            *("        if like is None:\n", *new, "        else:\n", *old),
            "" if drawer.extended else copy,
            WRITTEN if drawer.marks else "",
            *(_marking(field, drawer.marks) for field in drawer.fields),
        ]
    )


def _marking(field: Field, marks: dict[str, int]) -> str:
    """Write the methods that change a marked list: any cell can be set, an amount be added to."""
    if field.name not in marks:
        return ""
    is_amount = field.of is None and field.most > 1
    ways = [("set", "="), ("add", "+=")] if is_amount else [("set", "=")]
    bit = marks[field.name]
    return "".join(
        MARKING.format(way=way, sign=sign, name=field.name, bit=bit) for way, sign in ways
    )


def _new(field: Field) -> str:
    if not field.stored_axes:
        return f"i64 = {field.start}"
    return f"vec[i64] = {_empty(field)}[:{field.stored}]"


def _copy(field: Field) -> str:
    return f"like.{field.name}{'[:]' if field.stored_axes else ''}"


def _check(text: str) -> None:
    """Two mixes of axes must not have one name, or cells would be found in the wrong place."""
    found = [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    twice = {name for name in found if found.count(name) > 1}
    if twice:
        raise ValueError(f"axes of different lengths have one name: {', '.join(sorted(twice))}")


# --- The page ----------------------------------------------------------------------------------


def reference(drawers: Drawers) -> str:
    """Return tables of what each field of a view means, in Markdown."""
    kinds = [("public", drawers.public), ("own", drawers.own)]
    shown = [_table(kind, drawer) for kind, drawer in kinds if drawer.fields]
    rows = [f"| {name} | {_some(tokens)} |" for name, tokens in sorted(drawers.domains().items())]
    return "\n".join([*shown, "| axis | its things, in order |", "|---|---|", *rows, ""])


def _table(kind: str, drawer: Drawer) -> str:
    rows = [f"`{kind}`: {drawer.text}", "", "| field | axes | value | says |", "|---|---|---|---|"]
    for field in drawer.fields:
        axes = " × ".join(axis.name for axis in field.axes)
        rows.append(f"| `{field.name}` | {axes} | {_value(field)} | {field.text} |")
    return "\n".join([*rows, ""])


def _value(field: Field) -> str:
    if field.of is None:
        return f"{field.least} to {field.most}"
    return field.of.name if field.none is None else f"{field.of.name} or null"


def _some(tokens: list[str]) -> str:
    few = tokens if len(tokens) <= 16 else [*tokens[:3], "…", tokens[-1]]
    return ", ".join(few)


# --- Writing it --------------------------------------------------------------------------------


def write(fields: Path) -> None:
    """Write the module beside the fields. Their packages stay shut: they need what is written."""
    folder = fields.resolve().parent
    packages: list[str] = []
    root = folder
    while (root / "__init__.py").exists():
        packages.insert(0, root.name)
        root = root.parent
    sys.path.insert(0, str(root))
    for n in range(1, len(packages) + 1):
        shut = ModuleType(".".join(packages[:n]))
        shut.__path__ = [str(root.joinpath(*packages[:n]))]
        sys.modules.setdefault(shut.__name__, shut)
    declared = import_module(".".join([*packages, fields.stem]))
    (folder / "drawers.py").write_text(source(declared.DRAWERS), encoding="utf-8")


if __name__ == "__main__":
    for path in sys.argv[1:]:
        write(Path(path))
