"""Gather the pages of the site: docs_site.py FOLDER

They are those of docs/, some that lie elsewhere in the repository, and the examples, which are run.
In the repository a link leads to a file; on the site it leads to the page that was made of that
file, or, where there is none, is plain text. The generator gets a plain folder and needs no plugin
of ours, so that another can take its place.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
from pathlib import Path
from typing import Final

import notebooks

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
EXAMPLES: Final = sorted(ROOT.glob("examples/*.py"))
PAGES: Final = {  # files that become pages, and where
    **{f"docs/{path.relative_to(DOCS)}": str(path.relative_to(DOCS)) for path in DOCS.rglob("*")},
    **{f"examples/{path.name}": f"examples/{path.stem}.md" for path in EXAMPLES},
    "CHANGELOG.md": "develop/changes.md",
    "CONTRIBUTING.md": "develop/contributing.md",
    "SECURITY.md": "host/security.md",
}
LOGO: Final = ROOT / "src/tidetable/server/web/static/icons/favicon.svg"
LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def gather(folder: Path) -> None:
    """Write all pages, and what lies beside them."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    shutil.copy(LOGO, folder / "images" / "logo.svg")
    for home, page in PAGES.items():
        if home.endswith(".md"):
            write(folder / page, led((ROOT / home).read_text("utf-8"), home))
    for path in EXAMPLES:
        for name, text in shown(path).items():
            write(folder / "examples" / name, text)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def led(text: str, home: str) -> str:
    """Let the links of a file lead to the pages that files have become."""
    here = posixpath.dirname(PAGES[home])

    def lead(link: re.Match[str]) -> str:
        words, target, part = link.groups(default="")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(home), target))
        if file in PAGES:
            there = posixpath.relpath(PAGES[file], here or ".")
            return f"[{title(file) if words.endswith('.md') else words}]({there}{part})"
        if (ROOT / file).exists():
            return f"`{words}`" if re.fullmatch(r"[\w.]+/[\w./]+", words) else words
        return link[0]

    return LINK.sub(lead, text)


def title(file: str) -> str:
    """Return what a page is called: on the site a link says that, and no file's name."""
    heading = re.search(r"^# (.+)$", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    return heading[1] if heading else file


def shown(path: Path) -> dict[str, str]:
    """Return the page of an example, and what lies beside it."""
    source, name = path.read_text("utf-8"), path.stem
    if not notebooks.is_notebook(source):
        return {f"{name}.md": f"# {path.name}\n\n```python\n{source}```\n"}
    cells = notebooks.run(path)
    page, pictures = notebooks.page(name, cells)
    beside = {f"{name}.py": source, f"{name}.ipynb": notebooks.notebook(cells)}
    return {f"{name}.md": led(page, f"examples/{path.name}"), **beside, **pictures}


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
