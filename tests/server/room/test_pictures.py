"""A picture is made once for all who see the same, for nobody else, and sent as what differs."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from hypothesis import given, strategies as st

from tests.server.house import changed, run_async
from tests.server.store.test_saved import CHESTS, a_table
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.server.room.live import LiveTable
from tidetable.server.room.pictures import CUT, SceneText, difference, write
from tidetable.server.web import scenes
from tidetable.server.web.languages import WORDS

PIECES = st.lists(st.sampled_from(["", "g>", "use/>", r"\/g>", "🐙 <", "}"]), max_size=12)


async def seen(live: LiveTable, seat: int, language: str = "en") -> SceneText:
    return await scenes.shown(live, [seat], live.box.words(language, WORDS))


def test_a_picture_is_made_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    drawn: list[int] = []

    def draw(scene: Scene) -> list[Area]:
        drawn.append(scene.seat)
        return [Area(f"{scene.seat} {scene.say.language} {scene.names}")]

    async def look() -> None:
        async with a_table(tmp_path) as (tables, live):
            live.box = replace(CHESTS, board=draw, layouts=None)
            first, second = await asyncio.gather(seen(live, 0), seen(live, 0))
            assert first is second is await seen(live, 0)
            assert drawn == [0]
            assert (await seen(live, 1)).text != first.text  # another seat
            assert (await seen(live, 0, "de")).text != first.text  # another language
            assert drawn == [0, 1, 0]
            await tables.play(live, 0, "roll", 0)
            after = await seen(live, 0)
            assert after is not first
            assert drawn == [0, 1, 0, 0]
            assert after.since(first) is after.since(first)  # and so is what has changed
            live.sitters[1] = replace(live.sitters[1], name="Ben")
            renamed = await seen(live, 0)
            assert "Ben" in renamed.text
            assert renamed.mark != after.mark

    run_async(look())


def test_who_goes_away_leaves_the_picture_to_the_others(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_table(tmp_path) as (_, live):
            gone = asyncio.create_task(seen(live, 0))
            await asyncio.sleep(0)
            gone.cancel()
            assert (await seen(live, 0)).version == 0

    run_async(look())


@given(PIECES, PIECES)
def test_a_change_leads_from_one_picture_to_the_other(before: list[str], now: list[str]) -> None:
    """Letter by letter, whatever stands there: even what would end a page's script."""
    one = SceneText({"version": 1, "board": CUT.join(before)})
    other = SceneText({"version": 2, "board": CUT.join(now)})
    told = other.since(one)
    assert changed(one.text, told) == other.text
    assert "</" not in told + one.text
    assert "<!" not in told + one.text
    assert json.loads(one.text)["board"] == CUT.join(before)


def test_nothing_ends_the_script_that_a_scene_stands_in() -> None:
    name = "<!--<script></script>-->"
    text = write({"name": name})
    assert json.loads(text) == {"name": name}
    assert "</" not in text
    assert "<!" not in text


def test_what_stays_is_named_and_not_said_again() -> None:
    assert difference(["a", "b", "c", "d"], ["a", "b", "x", "y", "d"]) == [(0, 2), "x<y", (3, 1)]
    assert difference(["a", "b", "a", "c"], ["a", "c"]) == [(0, 1), (3, 1)]
    assert difference(["a"], []) == []
