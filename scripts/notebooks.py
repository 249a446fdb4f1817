"""Examples as notebooks: each cell is run, and becomes part of a page and of a file for Jupyter.

An example is a Python file in cells, as editors know them: `# %%` begins a cell of code, and
`# %% [markdown]` one of words, written as comments.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from html import unescape
from io import StringIO
from pathlib import Path
from typing import Any, Final

MARK: Final = re.compile(r"^# %%(.*)\n", re.MULTILINE)
FILE_LINK: Final = re.compile(r"\[([^\]]*)\]\(\.[^)]*\)")
KERNEL: Final = {"name": "python3", "display_name": "Python 3", "language": "python"}


@dataclass(frozen=True)
class Cell:
    """Some words, or some code with what it printed and what its last line is."""

    source: str
    words: bool
    printed: str = ""
    shown: object = None

    @property
    def picture(self) -> str:
        """What is shown as SVG, or nothing."""
        draw = getattr(self.shown, "_repr_svg_", None)
        return "" if draw is None else str(draw())


def is_notebook(source: str) -> bool:
    return MARK.match(source) is not None


def run(path: Path) -> list[Cell]:
    """Run a notebook from top to bottom, as Jupyter would."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [
        Cell(source, True) if words else _run(source, line, path, names)
        for source, line, words in _cells(path.read_text(encoding="utf-8"))
    ]


def _cells(source: str) -> Iterator[tuple[str, int, bool]]:
    """Give the cells of a file: what stands there, from which line on, and whether it is words."""
    marks = [*MARK.finditer(source)]
    ends = [mark.start() for mark in marks[1:]] + [len(source)]
    for mark, end in zip(marks, ends, strict=True):
        text, line = source[mark.end() : end].strip("\n"), source.count("\n", 0, mark.end())
        if words := "[markdown]" in mark[1]:
            text = re.sub(r"^# ?", "", text, flags=re.MULTILINE)
        yield text, line, words


def _run(source: str, line: int, path: Path, names: dict[str, Any]) -> Cell:
    tree = ast.increment_lineno(ast.parse(source), line)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    shown = None
    with redirect_stdout(StringIO()) as printed:
        exec(compile(tree, path, "exec", dont_inherit=True), names)
        if isinstance(last, ast.Expr):
            value = compile(ast.Expression(last.value), path, "eval", dont_inherit=True)
            shown = eval(value, names)
    return Cell(source, False, printed.getvalue(), shown)


# --- For Jupyter ----------------------------------------------------------------------------------


def notebook(cells: list[Cell]) -> str:
    """Return the file that Jupyter opens, with all that was printed and shown."""
    metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    written = [_written(cell, n) for n, cell in enumerate(cells, 1)]
    whole = {"cells": written, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _written(cell: Cell, n: int) -> dict[str, Any]:
    both = {"id": f"cell-{n}", "metadata": {}, "source": cell.source}
    if cell.words:  # a notebook that was fetched lies alone: links to files would lead nowhere
        return {"cell_type": "markdown", **both, "source": FILE_LINK.sub(r"\1", cell.source)}
    return {"cell_type": "code", "execution_count": n, "outputs": [*_outputs(cell, n)], **both}


def _outputs(cell: Cell, n: int) -> Iterator[dict[str, Any]]:
    if cell.printed:
        yield {"output_type": "stream", "name": "stdout", "text": cell.printed}
    if cell.shown is not None:
        data = {"image/svg+xml": cell.picture} if cell.picture else {"text/plain": repr(cell.shown)}
        head = {"output_type": "execute_result", "execution_count": n, "metadata": {}}
        yield {**head, "data": data}


# --- For the site ---------------------------------------------------------------------------------


def page(name: str, cells: list[Cell]) -> tuple[str, dict[str, str]]:
    """Return a notebook as Markdown, and the pictures that lie beside it."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in cells:
        parts.append(cell.source if cell.words else f"```python\n{cell.source}\n```")
        if cell.printed:
            parts.append(f"```{{.text .output}}\n{cell.printed}```")
        if cell.picture:
            file = f"{name}-{len(pictures) + 1}.svg"
            pictures[file] = cell.picture
            parts.append(f"![{_said(cell.picture)}]({file}){{.board}}")
        elif cell.shown is not None:
            parts.append(f"```{{.text .output}}\n{cell.shown!r}\n```")
    files = {f"{name}.ipynb": "Notebook for Jupyter", f"{name}.py": "Python file"}
    ways = [f'<a href="{file}" download>{said}</a>' for file, said in files.items()]
    parts.insert(1, " · ".join(ways))
    return "\n\n".join(parts) + "\n", pictures


def _said(picture: str) -> str:
    """Return the words of a picture, for whoever does not see it."""
    said = re.search(r"<desc>(.*?)</desc>", picture, re.DOTALL)
    return unescape(said[1]).replace("[", "(").replace("]", ")") if said else ""
