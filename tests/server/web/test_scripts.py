"""What pages load: all that they need, by addresses that change with it, to be kept for good."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.house import Visitor
from tidetable.server.web.files import STATIC, VERSION, imports_of

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
