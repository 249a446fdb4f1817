"""Whatever the API's own document allows is answered as it says, and the rest is refused.

schemathesis makes requests out of the document, right ones and wrong ones, the same in every run;
`make soak` asks many more. They come to tables that are running and over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server.house import serving
from tests.server.store.test_kept import KEPT


@pytest.fixture(scope="module")
def kept_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a table of each game that is over, and one that is not."""
    folder = tmp_path_factory.mktemp("schema")
    with closing(sqlite3.connect(folder / "tidetable.sqlite3")) as database:
        database.executescript((KEPT / "tables.sql").read_text(encoding="utf-8"))
    with serving(folder) as base:
        yield base


def test_what_is_documented_is_answered_so(kept_house: str) -> None:
    from tests.server.web.asking import ask_rightly

    ask_rightly(kept_house)


def test_what_is_not_documented_is_refused(kept_house: str) -> None:
    from tests.server.web.asking import ask_wrongly

    ask_wrongly(kept_house)
