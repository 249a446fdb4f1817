"""The site of the docs: built without a broken link, complete, and of nobody else's things."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tidetable as tt
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BUILD = ["-m", "mkdocs", "build", "--strict"]
NOTEBOOKS = ["first_game", "own_bot", "reading_a_record", "small_learner"]
OURS = {"family", *"abcd"}  # inside refusals and luck: nothing to rely on
DRAWN = {"first_game", "own_bot", "reading_a_record"}  # they show boards
# What a browser would fetch by itself to show a page, or to style it
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?([^"'\s>]+)"""
    r"""|<link\b(?=[^>]*rel=["']?(?:stylesheet|preload|preconnect|icon))[^>]*href=["']?([^"'\s>]+)"""
    r"""|url\(["']?([^"')]+)|@import\s+["']([^"']+)"""
)


def test_the_site_has_every_page_and_explains_every_name(tmp_path: Path) -> None:
    """What can be told before pages are made of it: that takes four times as long."""
    gathered = run("scripts/docs_site.py", str(tmp_path))
    assert gathered.returncode == 0, gathered.stderr
    listed = re.findall(
        r"[:-] ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE
    )
    assert len(listed) > 40
    assert [page for page in listed if not (tmp_path / page).is_file()] == []
    reference = (tmp_path / "program" / "reference.md").read_text(encoding="utf-8")
    assert {*tt.__all__} <= {*re.findall(r"^::: tidetable\.(\w+)$", reference, re.MULTILINE)}
    every_notebook_was_run(tmp_path)


@pytest.mark.long
def test_the_site_is_whole(tmp_path: Path) -> None:
    """One test, since the pages are made once."""
    site = built(tmp_path)
    nothing_is_fetched_from_elsewhere(site)
    every_name_of_the_library_is_explained(site)
    every_notebook_was_run(site)
    every_notebook_can_be_opened(site)
    the_home_page_shows_what_it_is(site)


def built(folder: Path) -> Path:
    """Build the site as `make docs` does; a link or an anchor that leads nowhere is an error."""
    gathered = run("scripts/docs_site.py", "build/docs")
    assert gathered.returncode == 0, gathered.stderr
    done = run(*BUILD, "--site-dir", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_links_that_lead_nowhere_are_errors(tmp_path: Path) -> None:
    config = f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: docs\nnav: [index.md]\nplugins: []\n"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[a](#gone), [b](gone.md)\n", encoding="utf-8")
    here = ["--config-file", str(tmp_path / "mkdocs.yml"), "--site-dir", str(tmp_path / "site")]
    done = run(*BUILD, *here)
    assert done.returncode != 0
    assert "2 warnings" in done.stdout + done.stderr


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def nothing_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = {
        (path.name, address)
        for path in site.rglob("*")
        if path.suffix in {".html", ".css", ".svg"}
        for found in FETCHED.findall(path.read_text(encoding="utf-8"))
        for address in found
        if re.match(r"(?:\w+:)?//", address)
    }
    assert fetched == set()
    diagrams = [path for path in site.rglob("*.html") if 'class="mermaid"' in path.read_text()]
    assert diagrams == []  # the theme would fetch what draws them


def every_name_of_the_library_is_explained(site: Path) -> None:
    """Every name of `tt`, and all that its classes offer."""
    page = (site / "program" / "reference.html").read_text(encoding="utf-8")
    explained = set(re.findall(r'id="tidetable\.([\w.]+)"', page))
    wanted = set(tt.__all__)
    for name in tt.__all__:
        offered: Any = getattr(tt, name)
        if isinstance(offered, type):
            public = {each for each in vars(offered) if not each.startswith("_")} - OURS
            wanted |= {f"{name}.{each}" for each in public}
    assert wanted - explained == set()


def every_notebook_was_run(site: Path) -> None:
    for name in NOTEBOOKS:
        book = json.loads((site / "examples" / f"{name}.ipynb").read_text(encoding="utf-8"))
        assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
        code = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
        kinds = {kind for cell in code for out in cell["outputs"] for kind in out.get("data", {})}
        assert [cell for cell in book["cells"] if "](.." in cell["source"]] == []
        assert any(out["output_type"] == "stream" for cell in code for out in cell["outputs"])
        assert ("image/svg+xml" in kinds) == (name in DRAWN)


def every_notebook_can_be_opened(site: Path) -> None:
    for name in NOTEBOOKS:
        page = (site / "examples" / f"{name}.html").read_text(encoding="utf-8")
        files = re.findall(r'<a href="([\w.]+)" download', page)
        assert files == [f"{name}.ipynb", f"{name}.py"]
        assert [file for file in files if not (site / "examples" / file).exists()] == []
        assert (f'src="{name}-1.svg"' in page) == (name in DRAWN)


def the_home_page_shows_what_it_is(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    for door in ("play", "host", "program", "learn"):
        assert f'<a href="{door}/index.html">' in page
    assert "images/titania-table-desk-light.jpeg" in page
    assert "tidetable" in page.partition("A whole game in six lines")[2]
