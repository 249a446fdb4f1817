"""A board is drawn once for all who see the same, and for nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.server.house import run_async
from tests.server.store.test_saved import CHESTS, a_table
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import Svg
from tidetable.core.table import Entry
from tidetable.server.room.live import LiveTable, Pictures
from tidetable.server.web import scenes
from tidetable.server.web.languages import WORDS


def board(live: LiveTable, seat: int, language: str = "en") -> Svg:
    phrases = scenes.phrases_of(live, live.box.words(language, WORDS))
    return scenes.board(live, scenes.picture(live, seat, phrases))


def test_a_board_is_drawn_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    drawn: list[int] = []

    def draw(scene: Scene) -> list[Area]:
        drawn.append(scene.seat)
        return [Area(f"{scene.seat} {scene.say.language} {scene.names}")]

    async def look() -> None:
        async with a_table(tmp_path) as (tables, live):
            live.box = replace(CHESTS, board=draw)
            assert board(live, 0) is board(live, 0)
            assert drawn == [0]
            assert board(live, 1) != board(live, 0)  # another seat
            assert board(live, 0, "de") != board(live, 0)  # another language
            assert drawn == [0, 1, 0]
            before = board(live, 0)
            await tables.play(live, 0, "roll", 0)
            assert board(live, 0) is not before
            assert drawn == [0, 1, 0, 0]
            after = board(live, 0)
            live.sitters[1] = replace(live.sitters[1], name="Ben")
            assert "Ben" in board(live, 0).inside
            assert board(live, 0) != after

    run_async(look())


def test_a_version_that_comes_again_with_another_move_is_drawn_anew() -> None:
    """So it is when a move could not be saved."""
    pictures, svg = Pictures(), Svg("", (1, 1), "", "")
    pictures.drawn((1, Entry(0, 3)))["seen",] = svg
    assert pictures.drawn((1, Entry(0, 3))) == {("seen",): svg}
    assert pictures.drawn((1, Entry(0, 4))) == {}
    assert pictures.drawn((1, Entry(0, 3))) == {}
