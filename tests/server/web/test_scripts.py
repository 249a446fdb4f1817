"""What pages load: all that they need, by addresses that change with it, to be kept for good."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import httpx
import pytest
from jinja2 import Environment, FileSystemLoader

from tests.server.house import Visitor
from tidetable.server.web.files import STATIC, VERSION, imports_of, packed as packed_once
from tidetable.server.web.pages import Translated

# Each room knows those after it, and none before it: pages are put together from all of them.
ROOMS = ["pages", "help", "answering", "telling", "people", "board", "shared"]
SCRIPTS = sorted((STATIC / "scripts").rglob("*.js"))


def imported_by(script: Path) -> set[Path]:
    """Return what a script names in its code; types, which stand in comments, are for reading."""
    code = re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
    return {(script.parent / name).resolve() for name in re.findall(r'"(\.[\w./]+\.js)"', code)}


def test_every_import_is_found_however_it_is_written() -> None:
    for script in SCRIPTS:
        named = {str(path.relative_to(STATIC)) for path in imported_by(script)}
        indirect = {other for name in named for other in imports_of(name)}
        assert set(imports_of(str(script.relative_to(STATIC)))) == named | indirect
    loaded = imports_of("scripts/pages/table.js")
    assert {"scripts/shared/dom.js", "scripts/people/clock.js"} <= set(loaded)  # by way of the room
    assert imports_of("scripts/shared/dom.js") == []


def test_scripts_lie_in_rooms_and_none_imports_upward() -> None:
    assert {script.parent.name for script in SCRIPTS} == set(ROOMS)
    for script in SCRIPTS:
        here = ROOMS.index(script.parent.name)
        upward = [path.name for path in imported_by(script) if ROOMS.index(path.parent.name) < here]
        assert upward == [], script.name


def test_what_a_page_loads_is_kept_for_good_by_an_address_of_its_own(visitor: Visitor) -> None:
    page = visitor.http.get(visitor.set_up(seat_1="here", seat_2="here").path).text
    addresses = set(re.findall(r'(?:href|src)="(/(?:static|games)/[^"]+\.(?:js|css|svg))"', page))
    named = {address for address in addresses if "/icons/" not in address}
    assert {address.rpartition("/")[2] for address in named} >= {
        "table.js",
        "board.css",
        "shapes.svg",
    }
    for address in named:
        answer = visitor.http.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        folder, _, name = address.rpartition("/")
        other = re.sub("[0-9a-f]{12}", "0" * 12, f"{folder}/{name}")
        assert other != address
        assert visitor.http.get(other).status_code == 404
    plain = visitor.http.get("/static/scripts/pages/table.js")
    assert "immutable" not in plain.headers.get("cache-control", "")
    assert plain.text == visitor.http.get(f"/static/{VERSION}/scripts/pages/table.js").text


def test_files_are_packed_for_who_reads_that_and_only_where_it_helps(visitor: Visitor) -> None:
    def answer(name: str, reads: str) -> httpx.Response:
        address = f"/static/{VERSION}/{name}"
        return visitor.http.get(address, headers={"accept-encoding": reads})

    for name, kind in (
        ("scripts/pages/table.js", "text/javascript"),
        ("style/table.css", "text/css"),
    ):
        packed, plain = answer(name, "gzip"), answer(name, "identity")
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content == (STATIC / name).read_bytes()
        with visitor.http.stream("GET", packed.url, headers={"accept-encoding": "gzip"}) as sent:
            assert b"".join(sent.iter_raw()) == packed_once(name)
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert "accept-encoding" in packed.headers["vary"]
        assert "accept-encoding" in plain.headers["vary"]
        assert packed.headers["content-type"].startswith(kind)
    face = next((STATIC / "type").glob("*.woff2"))
    assert "content-encoding" not in answer(f"type/{face.name}", "gzip").headers
    assert answer("scripts", "gzip").status_code == 404
    assert visitor.http.post(f"/static/{VERSION}/style/table.css").status_code == 405


def test_templates_are_translated_once_where_that_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, kept = tmp_path / "page.html", tmp_path / "kept"
    page.write_text("{{ 6 * 7 }}")

    def render(folder: Path) -> str:
        cache = Translated(str(folder))
        loader = FileSystemLoader(tmp_path)
        return (
            Environment(autoescape=True, loader=loader, bytecode_cache=cache)
            .get_template("page.html")
            .render()
        )

    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert render(kept) == "42"
    assert not kept.exists()
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    assert render(tmp_path / "no" / "such" / "folder") == "42"
    assert render(kept) == "42"
    (translated,) = kept.iterdir()
    written = translated.stat().st_mtime_ns
    assert render(kept) == "42"
    assert translated.stat().st_mtime_ns == written
    page.write_text("{{ 6 * 8 }}")
    assert render(kept) == "48"
