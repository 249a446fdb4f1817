"""What pages load: all that they need, by addresses that change with it, to be kept for good."""

from __future__ import annotations

import re

from tests.server.house import Visitor
from tidetable.server.web.files import STATIC, VERSION, imports_of


def test_every_import_is_found_however_it_is_written() -> None:
    for script in STATIC.glob("*.js"):
        code = re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
        named = set(re.findall(r'"\./(\w+\.js)"', code))
        indirect = {other for name in named for other in imports_of(name)}
        assert set(imports_of(script.name)) == named | indirect
    assert {"dom.js", "clock.js"} <= set(imports_of("table.js"))  # the second by way of the room
    assert imports_of("dom.js") == []


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
    plain = visitor.http.get("/static/table.js")
    assert "immutable" not in plain.headers.get("cache-control", "")
    assert plain.text == visitor.http.get(f"/static/{VERSION}/table.js").text
