"""What a tale still lacks is said in words, behind what it asks for."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.core.contract import look
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.games import box
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.rules.verbs import N_TALES
from tidetable.games.nassau.show.reading import Reading
from tidetable.games.nassau.show.words import missing

NASSAU = box("nassau")
FOES = {"B1": "kraken-2", "E1": "fortress-7", "E2": "treasure-island-6"}


def phrases(play: Play, language: str = "en") -> Phrases:
    return Phrases(play.game, NASSAU.words(language), ["Ann", "Ben"])


def lacks(play: Play, tale: int, language: str = "en") -> str:
    assert not is_met(play.table, play.game.islands, 0, tale - 1)
    reading = Reading(Scene(look(play.state, 0), phrases(play, language)))
    return missing(reading, tale - 1)


@pytest.mark.parametrize(
    ("tale", "mine", "said"),
    [
        (30, {"sails": 3}, "3 of 4"),
        (31, {"rum": 1}, "1 of 2"),
        (34, {"pirates": 0}, "0 of 1"),
        (48, {"beaten": "kraken-3"}, "1 of 2"),
        (71, {"hook": 2, "sabre": 3}, "3 of 4"),
        (14, {}, "none yet: cat"),
        (23, {"sapphires": 1}, "none yet: emeralds"),
        (73, {}, "no goods in the holds"),
        (73, {"silver": 1}, "1 good in the holds"),
        (73, {"silver": 2, "crates": 0}, "2 goods in the holds, kinds: 1"),
        (35, {"towers": "B5:1 C5:2"}, "2 of 3 watchtowers"),
        (54, {"towers": "B5:1 C5:2"}, "1 of 2 watchtowers"),
        (56, {"towers": "B5:3 C5:2"}, "crates on your watchtowers: 2, 3"),
        (57, {}, "crates on your watchtowers: –"),
        (33, {"on": "B1:1"}, "1 of 2 adversaries"),
        (61, {"on": "B1:1"}, "0 of 1 adversaries"),
        (62, {}, "2 are left"),
    ],
)
def test_how_far_one_has_come(tale: int, mine: dict[str, int | str], said: str) -> None:
    assert lacks(at_sea(boat(**mine), foes=FOES), tale) == said


def test_what_others_have_is_compared() -> None:
    play = at_sea(boat(hook=2, points=20), boat(hook=4, points=23))
    assert lacks(play, 41) == "you have 2, somebody has 4"
    assert lacks(play, 68) == "3 points away from it"
    play = at_sea(boat(points=21), boat(points=20))
    assert lacks(play, 69) == "1 point away from it"


@pytest.mark.parametrize("language", ["en", "de", "fr", "zh-Hant"])
def test_every_tale_that_is_not_true_says_why(language: str) -> None:
    """In each language, and the whole description of the table says it too."""
    poor = boat(sails=1, sailors=1, provisions=0, crates=0, pirates=0, rum=0, points=5, holds=3)
    rich = boat(pistol=3, sabre=3, cannon=3, hook=3, harpoon=3, points=9)
    play = at_sea(poor | {"tales": " ".join(map(str, range(1, N_TALES + 1)))}, rich, foes=FOES)
    open_ = [tale for tale in range(N_TALES) if not is_met(play.table, play.game.islands, 0, tale)]
    assert len(open_) > 60
    said = [lacks(play, tale + 1, language) for tale in open_]
    assert all(said)
    scene = Scene(look(play.state, 0), phrases(play, language))
    for words in (NASSAU.describe(scene), NASSAU.draw(scene)):
        assert all(why in words for why in said)
