"""What speaks for answers, in whole games at random: always something that can be said."""

from __future__ import annotations

import pytest

from tidetable import games
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.think.merits import Merit, merits_of, say_merit

DECISIONS = 120
ANSWERS = 4  # of each question that are looked at


@pytest.mark.parametrize("game", games.names())
def test_all_merits_met_in_a_random_game_can_be_said(game: str) -> None:
    box = games.box(game)
    table = box.table(box.game.max_seats, seed=bytes(16))
    luck = Luck(2)
    met: list[Merit] = []
    for _ in range(DECISIONS):
        if table.over:
            break
        seat = table.asked()[0]
        view, legal = table.view(seat), table.legal(seat)
        for action in {legal[luck.below(len(legal))] for _ in range(ANSWERS)}:
            met += merits_of(box.merits, box.game, view, action, luck, worlds=1)
        table.play(seat, legal[luck.below(len(legal))])
    assert len({merit.name for merit in met}) > 2
    for language in LANGUAGES:
        phrases = Phrases(box.game, box.words(language), ["Anna", "Ben", "Cleo", "Dora"])
        for merit in met:
            said = say_merit(merit.name, merit.facts, phrases)
            assert "⟦" not in said
            assert "{" not in said
