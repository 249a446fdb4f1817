"""The way to what can be chosen, as the picture draws it beside the thing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.games.nassau.fittings import alley_of
from tests.games.nassau.positions import Play, position
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.games import box

NASSAU = box("nassau")
SVG = "{http://www.w3.org/2000/svg}"


def ways(play: Play, viewer: int = 0) -> dict[str, ElementTree.Element]:
    """Return the way to each thing that has one."""
    phrases = Phrases(play.game, NASSAU.words("en"), ["Ann", "Ben"])
    picture = NASSAU.picture(Scene(look(play.state, viewer), phrases)).element()
    found = {}
    for pair in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        if pair.get("class") == "leads":
            (line,) = pair.findall(f"{SVG}g[@class='line seat-1']")
            tokens = [thing.get("data-token") for thing in pair.findall(".//*[@data-token]")]
            found[str(tokens[0])] = line
            assert line.find(".//*[@data-token]") is None
    return found


def pieces(line: ElementTree.Element) -> list[str]:
    return [str(piece.get("href")) for piece in line.iter(f"{SVG}use")]


@pytest.mark.rule("NAS-N1")
def test_a_pirate_on_each_section_of_a_free_alley() -> None:
    play = position(captain="d4")
    found = ways(play)
    assert {f"walk {square}" for square in found} >= play.can("walk")
    for square in ("c4", "d3"):
        name = "-".join(sorted(("d4", square)))
        n = play.table.sections[alley_of(name)]
        assert pieces(found[square]) == ["#coin-seat-1"] * n
    assert ways(play, 1) == ways(play, SPECTATOR) == {}, "only who is asked is shown ways"


@pytest.mark.rule("NAS-N1")
def test_nobody_is_shown_a_way_where_somebody_stands() -> None:
    play = position(captain="d4")
    play.table.occupied[alley_of("c4-d4")] = 2
    assert "c4" not in ways(play)
    assert "d3" in ways(play)


@pytest.mark.rule("NAS-A2", "NAS-R-27", "NAS-R-29")
def test_a_course_goes_round_a_kraken_and_shows_who_is_laid_down() -> None:
    """From I to A: not through E; with two sailors two pirates are laid down for four zones."""
    mine = boat(boat="I", sails=5, sailors=2, pirates=3, provisions=3)
    found = ways(at_sea(mine, foes={"E1": "kraken-2", "B1": "kraken-3"}))
    assert "I" not in found
    assert pieces(found["A"]) == ["#nassau-pirate"] * 2
    assert pieces(found["E"]) == []
    path = found["A"].find(f"{SVG}path")
    assert path is not None
    _, *spots = str(path.get("d")).split("L")
    assert spots == ["405 205", "135 205", "135 458", "135 711"]  # H, G, D, A
