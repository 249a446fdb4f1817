"""The page of pictures: in every language, one click away wherever a game is chosen or played."""

from __future__ import annotations

import pytest

from tests.server.house import Visitor
from tidetable import games
from tidetable.core.say.words import LANGUAGES

MOST = 250_000  # characters, before they are compressed


@pytest.mark.parametrize("game", games.names())
def test_it_is_there_in_every_language(visitor: Visitor, game: str) -> None:
    for language in LANGUAGES:
        page = visitor.http.get(f"/guide/{game}", params={"lang": language})
        assert page.status_code == 200
        say = games.box(game).words(language)
        for said in ("guide-goal", "guide-goal.title", "guide-section-signs"):
            assert say(said).partition("’")[0] in page.text
        assert "⟦" not in page.text
        assert " style=" not in page.text, "nothing inline is allowed"
        assert len(page.text) < MOST, "grounds are drawn once, and nothing beside what is seen"


def test_a_game_that_is_not_there_has_none(visitor: Visitor) -> None:
    assert visitor.http.get("/guide/chess").status_code == 404


@pytest.mark.parametrize("game", games.names())
def test_it_is_one_click_away(visitor: Visitor, game: str) -> None:
    player = visitor.set_up(game, seat_1="here", seat_2="bot:random")
    link = f'href="/guide/{game}"'
    for path in ("/", f"/new/{game}", f"/rules/{game}", player.path):
        assert link in visitor.http.get(path).text, path
    assert f'href="/rules/{game}"' in visitor.http.get(f"/guide/{game}").text
