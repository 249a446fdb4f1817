"""What the house looks like: faces of bots, emblems of seats, covers, a typeface."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.meta.generated import EMBLEMS, HOW
from tests.spread import tongues
from tidetable import bots
from tidetable.bots.names import called, name_of, temper
from tidetable.core.show.cover import COVER
from tidetable.core.show.emblems import icon
from tidetable.games import box, names
from tidetable.server.web.files import STATIC, face_of, faces
from tidetable.server.web.languages import WORDS
from tidetable.server.web.start import cover

LIGHT = 20_000  # bytes of the typeface: what a page may spend on headings
BOTS = sorted({bot for name in names() for bot in bots.makers(box(name))})


@pytest.mark.parametrize("language", tongues())
def test_every_bot_has_a_name_and_a_temper(language: str) -> None:
    say = box("chests").words(language, WORDS)
    assert all(say.has(f"bot-{bot}.name") and say.has(f"bot-{bot}.temper") for bot in BOTS)
    told = [(name_of(bot, say), temper(bot, say)) for bot in BOTS]
    assert len({*told}) == len(told), "no two are alike"
    for bot, (name, _) in zip(BOTS, told, strict=True):
        assert name in called(bot, say)
        assert say(f"bot-{bot}") in called(bot, say)


def test_every_bot_has_a_face_and_no_face_is_nobodys() -> None:
    assert faces() == BOTS
    for bot in BOTS:
        ElementTree.parse(STATIC / "faces" / f"{bot}.svg")
    assert face_of("shark") == "", "a bot of somebody's own game is a parrot"
    say = box("chests").words("en", WORDS)
    assert temper("shark", say) == ""


@pytest.mark.parametrize("n", EMBLEMS)
def test_pages_and_boards_have_the_same_emblems(n: int) -> None:
    assert EMBLEMS[n].read_text(encoding="utf-8") == icon(n), HOW


@pytest.mark.parametrize("name", names())
def test_a_cover_is_box_art_made_of_the_games_own_shapes(name: str) -> None:
    found = box(name)
    art = cover(found, "en")
    assert art.size == COVER
    drawn = ElementTree.fromstring(str(art))
    ids = {one.get("id", "") for one in drawn.iter()}
    used = {one.get("href", "")[1:] for one in drawn.iter() if one.get("href")}
    assert used <= ids
    assert len({one for one in used if one.startswith(f"{name}-")}) > 5
    board = cover(replace(found, cover=None), "en")
    assert board.size != COVER, "a game without one shows its board"


def test_the_typeface_is_light_and_its_licence_lies_beside_it() -> None:
    folder = STATIC / "type"
    assert (folder / "display.woff2").stat().st_size < LIGHT
    licence = (folder / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert "Berkshire Swash" in licence, "the name is reserved: ours is another"
    assert "Berkshire" not in (STATIC / "style" / "house.css").read_text(encoding="utf-8")
