"""What a page's script needs, known before the browser has read it: it can ask for all at once."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
IMPORT: Final = re.compile(r"""^import (?:[^;]* from )?"\./(\w+\.js)";""", re.MULTILINE)


@cache
def imports_of(script: str) -> list[str]:
    """Return all that a script imports, and what that imports, each once."""
    found: dict[str, None] = {}
    for name in IMPORT.findall((STATIC / script).read_text(encoding="utf-8")):
        found |= dict.fromkeys([name, *imports_of(name)])
    return list(found)
