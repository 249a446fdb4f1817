"""What a table's page asks for ahead is what its script needs: no more, no less."""

from __future__ import annotations

import re

from tidetable.server.web.files import STATIC, imports_of


def test_every_import_is_found_however_it_is_written() -> None:
    for script in STATIC.glob("*.js"):
        code = re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
        named = set(re.findall(r'"\./(\w+\.js)"', code))
        indirect = {other for name in named for other in imports_of(name)}
        assert set(imports_of(script.name)) == named | indirect
    assert {"dom.js", "clock.js"} <= set(imports_of("table.js"))  # the second by way of the room
    assert imports_of("dom.js") == []
